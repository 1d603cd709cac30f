#include "app/window/delayedfiles.h"
#include "app/window/helpcontroller.h"
#include "app/window/mainwindow.h"
#include "app/window/settingscontroller.h"
#include "app/window/tour.h"
#include "app/window/windowactions.h"
#include "data/core/tr.h"
#include "widgets/dialogs/aboutdialog.h"
#include "widgets/dialogs/shortcutsdialog.h"
#include "widgets/theme/icons.h"

#include <QAction>

namespace chipboard {
namespace {

/// "&File" as a word.
QString plainWord(const char *text) { return tr(text).remove(QLatin1Char('&')); }

} // namespace

void WindowActions::showSettings() { m_window.settings().open(); }
void WindowActions::showHelp() { m_window.help().openHere(); }
void WindowActions::whatsThis() { m_window.help().whatsThis(); }
void WindowActions::showTour() { m_window.tour().start(m_window.theme()); }

QList<ShortcutRow> WindowActions::shortcuts() const
{
    QList<ShortcutRow> rows;
    for (const MenuRow &menuRow : menuTable()) {
        for (const ActionRow &row : actionTable()) {
            const QAction *shown = row.menu == menuRow.id ? action(QLatin1String(row.id)) : nullptr;
            if (shown != nullptr && !shown->shortcut().isEmpty())
                rows << ShortcutRow{plainWord(menuRow.title), plainWord(row.text),
                                    shown->shortcut().toString(QKeySequence::NativeText)};
        }
    }
    for (const QAction *page : std::as_const(m_pages)) {
        if (!page->shortcut().isEmpty())
            rows << ShortcutRow{tr("Pages"), page->text(), page->shortcut().toString(QKeySequence::NativeText)};
    }
    const QString table = tr("Numbers");
    rows << ShortcutRow{table, tr("Sort by this column, smallest first"), tr("Alt+Up")}
         << ShortcutRow{table, tr("Sort by this column, largest first"), tr("Alt+Down")}
         << ShortcutRow{table, tr("Same order as the charts"), tr("Alt+Home")}
         << ShortcutRow{table, tr("Open the source card"), tr("Enter")}
         << ShortcutRow{tr("Charts"), tr("Walk the bars"), tr("Up, Down")}
         << ShortcutRow{tr("Charts"), tr("Open the source card"), tr("Enter")}
         << ShortcutRow{tr("Charts"), tr("Open the menu of what the keyboard is on"), tr("Shift+F10")}
         << ShortcutRow{tr("Charts"), tr("Zoom a chart with two axes"), tr("+, -, wheel, Shift+drag inside")}
         << ShortcutRow{tr("Charts"), tr("Move what is zoomed"), tr("Alt+arrow keys, drag")}
         << ShortcutRow{tr("Charts"), tr("Show all again"), tr("0, Esc, double click")}
         << ShortcutRow{tr("Search"), tr("Check the first thing found"), tr("Enter")}
         << ShortcutRow{tr("Help"), tr("Search the help"), tr("Ctrl+F")}
         << ShortcutRow{tr("Help"), tr("Back, forward"), tr("Alt+Left, Alt+Right")}
         << ShortcutRow{tr("Help"), tr("Print the page"), tr("Ctrl+P")}
         << ShortcutRow{tr("Tour"), tr("Go on"), tr("Enter")} << ShortcutRow{tr("Tour"), tr("End it"), tr("Esc")};
    for (const DragFile &file : dragFiles())
        rows << ShortcutRow{tr("Charts"), tr("Drag a chart out as %1").arg(dragFileName(file)), dragKeys(file)};
    return rows;
}

void WindowActions::showShortcuts()
{
    auto *dialog = new ShortcutsDialog(shortcuts(), &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void WindowActions::showAbout()
{
    const Catalog &catalog = m_presenter.catalog();
    const CatalogCounts counts = countsOf(catalog);
    const Formatter &formatter = m_presenter.formatter();
    const auto told = [&formatter](auto count) { return formatter.integer(count); };
    AboutFacts facts;
    facts.version = QStringLiteral(CHIPBOARD_VERSION);
    facts.catalogRevision = catalog.revision;
    facts.catalogSummary = tr("%1 chips, %2 instances, %3 systems, %4 figures from %5 sources")
                               .arg(told(counts.chips), told(counts.instances), told(counts.systems),
                                    told(counts.figures), told(counts.sources));
    auto *dialog = new AboutDialog(facts, applicationIcon(), &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

} // namespace chipboard
