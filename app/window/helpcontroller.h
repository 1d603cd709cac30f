// Purpose: the help window, F1 for the current context, and "What's this?" for every control, including dialogs. Builds
// the help book from the tables when help is first opened.
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
    /// `keys` returns the shortcuts; arguments must outlive this object.
    HelpController(MainWindow &window, Presenter &presenter, std::function<void(const QUrl &)> openLink,
                   std::function<QList<HelpKey>()> keys);
    ~HelpController() override;

    /// Opens a topic or an entry by id.
    void open(const QString &id);
    /// Opens the help for the focused control, else for the current page.
    void openHere();
    /// Explains the control of the next click; if triggered again, the focused control.
    void whatsThis();
    void setTheme(const Theme &theme);
    /// Null until first opened.
    [[nodiscard]] HelpWindow *helpWindow() const { return m_help.get(); }
    [[nodiscard]] HelpBook book() const;

    /// Replaces printing, for tests.
    void setPrinting(Printing printing) { m_printing = std::move(printing); }

signals:
    /// Instructions while "What's this?" waits for a click.
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
    std::unique_ptr<HelpWindow> m_help; ///< not a child of the window: modal dialogs must not block it
};

} // namespace chipboard
