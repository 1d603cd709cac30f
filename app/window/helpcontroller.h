// Purpose: the help window beside the main one, F1 for what is in view, and "What's this?" for every control, also in
// dialogs. It makes the book of the tables when the help is first opened.
#pragma once

#include "data/views/helpbook.h"
#include "widgets/dialogs/helpwindow.h"
#include "widgets/theme/theme.h"

#include <QObject>
#include <QUrl>

#include <functional>
#include <memory>

namespace chipboard {

class HelpWindow;
class MainWindow;
class Presenter;

class HelpController : public QObject
{
    Q_OBJECT

public:
    /// `keys` tells the shortcuts; what is given here has to outlive it.
    HelpController(MainWindow &window, Presenter &presenter, std::function<void(const QUrl &)> openLink,
                   std::function<QList<HelpKey>()> keys);
    ~HelpController() override;

    /// At a topic or an entry, by its id.
    void open(const QString &id);
    /// At what the keyboard is on, else at the page in view.
    void openHere();
    /// The next click tells what it is on; asked a second time, what the keyboard is on is told.
    void whatsThis();
    void setTheme(const Theme &theme);
    /// Null until it was first opened.
    [[nodiscard]] HelpWindow *helpWindow() const { return m_help.get(); }
    [[nodiscard]] HelpBook book() const;

    /// How a page is printed, for tests.
    void setPrinting(Printing printing) { m_printing = std::move(printing); }

signals:
    /// How to go on, while "What's this?" waits for a click.
    void hinted(const QString &text);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void make();
    void openAt(const QWidget *widget);
    bool tell(QWidget &widget, const QPoint &place) const;
    [[nodiscard]] bool isOurs(const QWidget &widget) const;

    MainWindow &m_window;
    Presenter &m_presenter;
    std::function<void(const QUrl &)> m_openLink;
    std::function<QList<HelpKey>()> m_keys;
    Printing m_printing;
    std::unique_ptr<HelpWindow> m_help; ///< no child of the window: a dialog of that does not block it
};

} // namespace chipboard
