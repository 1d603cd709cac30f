// Purpose: the help in a separate window: contents, search, pages with history. It shows a HelpBook; web links are only
// emitted, and only http and https.
#pragma once

#include "data/views/helpbook.h"
#include "widgets/theme/theme.h"

#include <QWidget>

#include <functional>

class QLabel;
class QLineEdit;
class QPagedPaintDevice;
class QPushButton;
class QTextBrowser;
class QToolButton;
class QTreeWidget;
class QTreeWidgetItem;
class QUrl;
class QVBoxLayout;
class QWidget;

namespace chipboard {

class HelpWindow : public QWidget
{
    Q_OBJECT

public:
    explicit HelpWindow(const Theme &theme, QWidget *parent = nullptr);

    /// The current page keeps its scroll position.
    void setBook(const HelpBook &book);
    [[nodiscard]] const HelpBook &book() const { return m_book; }
    void setTheme(const Theme &theme);
    /// Adds a history entry; an unknown place opens the first page.
    void openPlace(const HelpPlace &place);
    [[nodiscard]] const HelpPlace &place() const { return m_place; }
    /// Prints the current page, dark on white.
    void print(QPagedPaintDevice &device) const;

    void back();
    void forward();

signals:
    void linkRequested(const QUrl &url);
    void printRequested();

private:
    void build();
    QVBoxLayout *buildContents();
    void buildKeys();
    void fillContents();
    void addContents(const QList<HelpPlace> &found);
    void openChosen();
    void openFirst();
    void showPlace(const HelpPlace &place);
    void showSteps();
    void lightWords();
    void follow(const QUrl &url);
    [[nodiscard]] QTreeWidgetItem *itemOf(const QString &topic) const;

    Theme m_theme;
    HelpBook m_book;
    HelpPlace m_place;
    QList<HelpPlace> m_steps; ///< opened places, in order
    qsizetype m_step = -1;    ///< the current one
    QToolButton *m_back;
    QToolButton *m_forward;
    QPushButton *m_print;
    QLineEdit *m_search;
    QLabel *m_nothing;
    QTreeWidget *m_contents;
    QTextBrowser *m_text;
};

// Asks for print settings and prints. A function, so that tests can replace it.

/// False if cancelled.
using Printing = std::function<bool(QWidget &parent, const std::function<void(QPagedPaintDevice &)> &print)>;

[[nodiscard]] bool printOnPaper(QWidget &parent, const std::function<void(QPagedPaintDevice &)> &print);

} // namespace chipboard
