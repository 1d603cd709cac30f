#include "app/window/windowactions.h"

#include "app/settings/languages.h"
#include "app/settings/settings.h"
#include "app/window/clipformats.h"
#include "app/window/commandlist.h"
#include "app/window/deckcontroller.h"
#include "app/window/exportcontroller.h"
#include "app/window/mainwindow.h"
#include "app/window/pricelists.h"
#include "app/window/slidecontroller.h"
#include "app/window/widgethelp.h"
#include "data/core/find.h"
#include "data/core/format.h"
#include "data/core/tr.h"
#include "data/files/boardio.h"
#include "widgets/dialogs/commandpalette.h"
#include "widgets/dialogs/helpdialogs.h"
#include "widgets/dialogs/scenariosdialog.h"
#include "widgets/dialogs/slidechecklist.h"
#include "widgets/panels/messagepanel.h"
#include "widgets/theme/icons.h"
#include "widgets/theme/parts.h"
#include "widgets/theme/theme.h"

#include <QAction>
#include <QActionGroup>
#include <QDir>
#include <QDockWidget>
#include <QFileInfo>
#include <QMenu>
#include <QMenuBar>
#include <QStandardPaths>
#include <QStatusBar>

#include <algorithm>

namespace chipboard {
/// "&File" as a word.
static QString plainWord(const char *text) { return tr(text).remove(QLatin1Char('&')); }

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
         << ShortcutRow{tr("Charts"), tr("Move between bars"), tr("Up, Down")}
         << ShortcutRow{tr("Charts"), tr("Open the source card"), tr("Enter")}
         << ShortcutRow{tr("Charts"), tr("Open the menu of the focused item"), tr("Shift+F10")}
         << ShortcutRow{tr("Charts"), tr("Zoom a chart with two axes"), tr("+, -, wheel, Shift+drag inside")}
         << ShortcutRow{tr("Charts"), tr("Pan the zoomed chart"), tr("Alt+arrow keys, drag")}
         << ShortcutRow{tr("Charts"), tr("Reset the zoom"), tr("0, Esc, double click")}
         << ShortcutRow{tr("Search"), tr("Check the first match"), tr("Enter")}
         << ShortcutRow{tr("Help"), tr("Search the help"), tr("Ctrl+F")}
         << ShortcutRow{tr("Help"), tr("Back, forward"), tr("Alt+Left, Alt+Right")}
         << ShortcutRow{tr("Help"), tr("Print the page"), tr("Ctrl+P")}
         << ShortcutRow{tr("Tour"), tr("Continue"), tr("Enter")}
         << ShortcutRow{tr("Tour"), tr("End the tour"), tr("Esc")};
    for (const DragFile &file : dragFiles())
        rows << ShortcutRow{tr("Charts"), tr("Drag a chart out as %1").arg(dragFileName(file)), dragKeys(file)};
    return rows;
}

void WindowActions::showShortcuts()
{
    auto *dialog = transient<ShortcutsDialog>(shortcuts(), &m_window);
    dialog->open();
}

void WindowActions::showAbout()
{
    const Catalog &catalog = m_presenter.catalog();
    const CatalogCounts counts = countsOf(catalog);
    const Formatter &formatter = m_presenter.formatter();
    const auto told = [&formatter](auto count) { return formatter.integer(count); };
    AboutFacts facts{.version = QStringLiteral(CHIPBOARD_VERSION),
                     .catalogRevision = dateText(catalog.revision),
                     .catalogSummary = tr("%1 chips, %2 instances, %3 systems, %4 figures from %5 sources")
                                           .arg(told(counts.chips), told(counts.instances), told(counts.systems),
                                                told(counts.figures), told(counts.sources))};
    auto *dialog = transient<AboutDialog>(facts, applicationIcon(), &m_window);
    dialog->open();
}

constexpr int savedMs = 10000;

static QString boardFilter() { return tr("Chipboard comparison (*.chipboard)"); }

static QList<QKeySequence> keysOf(const ActionRow &row)
{
    QList<QKeySequence> keys =
        row.standard == QKeySequence::UnknownKey ? QList<QKeySequence>() : QKeySequence::keyBindings(row.standard);
    const QKeySequence own = QKeySequence::fromString(QLatin1String(row.keys), QKeySequence::PortableText);
    keys.removeAll(own);
    if (!own.isEmpty())
        keys.prepend(own);
    return keys;
}

WindowActions::WindowActions(MainWindow &window, Presenter &presenter, BoardDocument &document,
                             const WindowServices &services)
    : QObject(&window)
    , m_window(window)
    , m_presenter(presenter)
    , m_document(document)
    , m_services(services)
{
    buildMenus();
    buildPages();
    const QUndoStack &stack = document.undoStack();
    connect(&stack, &QUndoStack::indexChanged, this, &WindowActions::showUndo);
    connect(&stack, &QUndoStack::undoTextChanged, this, &WindowActions::showUndo);
    connect(&stack, &QUndoStack::redoTextChanged, this, &WindowActions::showUndo);
    showUndo();
    action(QStringLiteral("theme.") + window.themeChoice())->setChecked(true);
}

void WindowActions::buildMenus()
{
    for (const MenuRow &menuRow : menuTable()) {
        QMenu *menu = m_window.menuBar()->addMenu(tr(menuRow.title));
        menu->setObjectName(QLatin1String(menuRow.name));
        for (const ActionRow &row : actionTable()) {
            if (row.menu == menuRow.id)
                add(*menu, row);
        }
        connect(menu, &QMenu::aboutToShow, this, [this, menu] { addIcons(*menu); });
    }
}

void WindowActions::add(QMenu &menu, const ActionRow &row)
{
    if (row.fill != nullptr) {
        addSubmenu(menu, row);
        return;
    }
    if (row.run == nullptr) {
        menu.addSeparator();
        return;
    }
    const QString id = QLatin1String(row.id);
    QAction *added = menu.addAction(tr(row.text), this, [this, run = row.run] { run(*this); });
    added->setObjectName(id);
    added->setShortcuts(keysOf(row));
    added->setData(QLatin1String(row.icon));
    added->setMenuRole(row.role);
    added->setWhatsThis(actionHelp(id));
    const QString group = QLatin1String(row.group);
    if (!group.isEmpty()) {
        QActionGroup *&exclusive = m_groups[group];
        if (exclusive == nullptr)
            exclusive = new QActionGroup(this);
        added->setCheckable(true);
        exclusive->addAction(added);
    }
    m_actions.insert(id, added);
}

void WindowActions::addSubmenu(QMenu &menu, const ActionRow &row)
{
    QMenu *submenu = menu.addMenu(tr(row.text));
    submenu->setObjectName(QLatin1String(row.id));
    submenu->menuAction()->setWhatsThis(actionHelp(QLatin1String(row.id)));
    connect(submenu, &QMenu::aboutToShow, this, [this, submenu, fill = row.fill] {
        submenu->clear();
        (this->*fill)(*submenu);
    });
}

// Icons are loaded when a menu is first opened: the first paint needs none.
void WindowActions::addIcons(QMenu &menu) const
{
    const QList<QAction *> entries = menu.actions();
    for (QAction *entry : entries) {
        const QString name = entry->data().toString();
        if (!name.isEmpty())
            entry->setIcon(actionIcon(name, m_window.theme()));
    }
}

void WindowActions::show(const PageView &view)
{
    action(QStringLiteral("level.") + levelWord(view.table.level))->setChecked(true);
    action(QStringLiteral("values.") + valueFormWord(view.bar.values))->setChecked(true);
    for (const ValueForm form : valueForms)
        action(QStringLiteral("values.") + valueFormWord(form))->setEnabled(view.bar.fixed.isEmpty());
    for (const char *id : {"file.export", "file.brief", "file.exportAgain", "file.print", "file.printPreview",
                           "file.deck", "file.checkSlide", "edit.selectNone"})
        action(QLatin1String(id))->setEnabled(view.bar.canExport);
}

void WindowActions::showUndo()
{
    const QUndoStack &stack = m_document.undoStack();
    QAction *undoing = action(QStringLiteral("edit.undo"));
    undoing->setEnabled(stack.canUndo());
    undoing->setText(stack.canUndo() ? tr("&Undo: %1").arg(stack.undoText()) : tr("&Undo"));
    QAction *redoing = action(QStringLiteral("edit.redo"));
    redoing->setEnabled(stack.canRedo());
    redoing->setText(stack.canRedo() ? tr("&Redo: %1").arg(stack.redoText()) : tr("&Redo"));
}

void WindowActions::fillNew(QMenu &menu)
{
    for (const Preset &preset : presets()) {
        const auto start = [this, preset] { m_document.edit(newFromPreset(m_presenter.catalog(), preset)); };
        menu.addAction(preset.name, this, start)->setObjectName(QStringLiteral("new.") + preset.id);
    }
}

void WindowActions::fillPresets(QMenu &menu)
{
    for (const Preset &preset : presets()) {
        menu.addAction(preset.name, this, [this, preset] { m_presenter.choosePreset(preset); })
            ->setObjectName(QStringLiteral("choose.") + preset.id);
    }
}

// Created before the menu opens, because of their shortcuts.
void WindowActions::buildPages()
{
    int number = 0;
    auto *one = new QActionGroup(this);
    for (const PageRow &row : pageTable()) {
        ++number;
        const QString id = QLatin1String(row.id);
        auto *page = new QAction(tr(row.name), this);
        page->setObjectName(QStringLiteral("page.") + id);
        page->setCheckable(true);
        one->addAction(page);
        if (number <= 9) // the others are reached with "next page"
            page->setShortcut(
                QKeySequence::fromString(QStringLiteral("Ctrl+%1").arg(number), QKeySequence::PortableText));
        connect(page, &QAction::triggered, this, [this, id] { m_window.choosePage(id); });
        m_window.addAction(page);
        m_pages << page;
    }
}

void WindowActions::fillPages(QMenu &menu)
{
    menu.addActions(m_pages);
    for (QAction *page : std::as_const(m_pages))
        page->setChecked(page->objectName() == QStringLiteral("page.") + m_window.pageId());
}

// Wraps around.
void WindowActions::turnPage(int by)
{
    const std::span<const PageRow> pages = pageTable();
    const auto shown =
        std::ranges::find_if(pages, [&](const PageRow &row) { return m_window.pageId() == QLatin1String(row.id); });
    const auto count = static_cast<int>(pages.size());
    const auto place = static_cast<int>(shown - pages.begin());
    m_window.choosePage(QLatin1String(pages[static_cast<std::size_t>((place + by + count) % count)].id));
}

void WindowActions::fillPanels(QMenu &menu)
{
    QList<QDockWidget *> docks = m_window.findChildren<QDockWidget *>();
    std::ranges::sort(docks, [](const QDockWidget *first, const QDockWidget *second) {
        return first->windowTitle().localeAwareCompare(second->windowTitle()) < 0;
    });
    for (const QDockWidget *dock : docks) {
        dock->toggleViewAction()->setObjectName(QStringLiteral("panel.") + dock->objectName());
        menu.addAction(dock->toggleViewAction());
    }
}

void WindowActions::fillChoices(QMenu &menu, const QList<Choice> &choices, const QString &current,
                                const std::function<void(const QString &id)> &choose)
{
    for (const Choice &choice : choices) {
        if (choice.startsGroup)
            menu.addSeparator();
        const QString text = choice.detail.isEmpty() ? choice.text : tr("%1   (%2)").arg(choice.text, choice.detail);
        QAction *entry = menu.addAction(text, this, [choose, id = choice.id] { choose(id); });
        entry->setObjectName(menu.objectName() + QLatin1Char('.') + choice.id);
        entry->setCheckable(true);
        entry->setChecked(choice.id == current);
    }
}

void WindowActions::fillPrecisions(QMenu &menu)
{
    const TopBarState &bar = m_presenter.view().bar;
    fillChoices(menu, bar.precisions, bar.precision, [this](const QString &id) { m_presenter.choosePrecision(id); });
}

void WindowActions::fillBooks(QMenu &menu)
{
    m_window.priceLists().lookAgain();
    m_presenter.update();
    const TopBarState &bar = m_presenter.view().bar;
    fillChoices(menu, bar.books, bar.book, [this](const QString &id) { m_presenter.choosePriceBook(id); });
    menu.addSeparator();
    QAction *mixed = menu.addAction(mixPricesText(), this, [this](bool on) { m_presenter.chooseMixedPrices(on); });
    mixed->setObjectName(QStringLiteral("board.prices.mixed"));
    mixed->setCheckable(true);
    mixed->setChecked(bar.mixedPrices);
    qDeleteAll(menu.findChildren<QMenu *>(Qt::FindDirectChildrenOnly)); // regions from the previous opening
    QMenu *regions = menu.addMenu(regionMenuText());
    for (const Choice &choice : bar.regions) {
        QAction *entry = regions->addAction(choice.text, this,
                                            [this, id = choice.id](bool on) { m_presenter.chooseRegion(id, on); });
        entry->setObjectName(QStringLiteral("board.prices.region.") + choice.id);
        entry->setCheckable(true);
        entry->setChecked(choice.isOn.value_or(false));
    }
    menu.addAction(action(QStringLiteral("board.priceLists")));
}

void WindowActions::fillBaselines(QMenu &menu)
{
    const TopBarState &bar = m_presenter.view().bar;
    fillChoices(menu, bar.baselines, bar.baseline, [this](const QString &id) { m_presenter.chooseBaseline(id); });
}

void WindowActions::open()
{
    const QString filter = boardFilter() + QStringLiteral(";;")
        + tr("Exported files with an embedded comparison (%1)").arg(QStringLiteral("*.pdf *.svg *.png *.pptx *.xlsx"));
    const FileQuestion question{tr("Open a comparison"), QFileInfo(m_document.path()).path(), filter, {}};
    const std::optional<QString> path = m_services.fileChooser.fileToOpen(&m_window, question);
    if (path)
        m_window.openBoard(*path);
}

void WindowActions::fillRecent(QMenu &menu)
{
    const QStringList paths = recentBoards(m_services.settings);
    for (const QString &path : paths) {
        const QFileInfo file(path);
        const QString text =
            tr("%1 (%2)", "a file and its folder").arg(file.completeBaseName(), QDir::toNativeSeparators(file.path()));
        menu.addAction(text, this, [this, path] { m_window.openBoard(path); })
            ->setObjectName(QStringLiteral("recent.") + path);
    }
    menu.addSeparator();
    QAction *forget = menu.addAction(tr("&Clear this list"), this, [this] { forgetRecentBoards(m_services.settings); });
    forget->setObjectName(QStringLiteral("recent.forget"));
    forget->setEnabled(!paths.isEmpty());
}

void WindowActions::save()
{
    if (m_document.path().isEmpty())
        saveAs();
    else
        saveTo(m_document.path());
}

void WindowActions::saveAs()
{
    FileQuestion question{tr("Save the comparison"), m_document.path(), boardFilter(), QStringLiteral("chipboard")};
    if (question.path.isEmpty())
        question.path = QStringLiteral("%1/%2.chipboard")
                            .arg(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation),
                                 m_presenter.view().page.fileStem);
    const std::optional<QString> path = m_services.fileChooser.fileToSave(&m_window, question);
    if (path)
        saveTo(*path);
}

void WindowActions::saveTo(const QString &path)
{
    if (boardEndings().mid(1).contains(QFileInfo(path).suffix().toLower())) {
        m_window.messages().add(Problems{{ProblemCode::CannotWrite,
                                          tr("A comparison with this name would look like an exported file."),
                                          tr("Choose a name ending in .chipboard, or use File > Export."),
                                          {QDir::toNativeSeparators(path)}}});
        return;
    }
    const Result<Done> saved = m_document.save(path);
    if (!saved)
        m_window.messages().add(Problems{saved.problem()});
    else
        m_window.statusBar()->showMessage(tr("Saved %1").arg(QFileInfo(path).fileName()), savedMs);
}

void WindowActions::showDeck()
{
    const bool isNew = m_window.findChild<DeckDialog *>() == nullptr;
    DeckDialog &dialog = m_window.decks().showDeck(m_window.theme(), m_window.look());
    if (!isNew)
        return;
    connect(&dialog, &DeckDialog::exportRequested, &m_window.exporting(), &ExportController::exportDeck);
    connect(&dialog, &DeckDialog::mendRequested, &m_window.slides(), &SlideController::mend);
    connect(&dialog, &DeckDialog::presentRequested, &m_window, &MainWindow::presentDeck);
    addUndo(dialog);
}

void WindowActions::fillLook(QMenu &menu)
{
    const auto choose = [this] {
        const FileQuestion question{tr("Brand theme"), {}, tr("Brand theme (*.json)"), {}};
        if (const std::optional<QString> path = m_services.fileChooser.fileToOpen(&m_window, question))
            m_window.useLook(*path);
    };
    menu.addAction(tr("&Choose…"), this, choose)->setObjectName(QStringLiteral("look.choose"));
    QAction *none = menu.addAction(tr("&None"), this, [this] { m_window.useLook({}); });
    none->setObjectName(QStringLiteral("look.none"));
    none->setEnabled(!m_window.look().isEmpty());
}

void WindowActions::fillChart(QMenu &menu) { m_window.fillChartMenu(menu); }

void WindowActions::fillCopyAs(QMenu &menu)
{
    for (const ClipFormat &format : clipFormats()) {
        menu.addAction(tr(format.name), this, [this, &format] { m_window.copyAs(QLatin1String(format.id)); })
            ->setObjectName(menu.objectName() + QLatin1Char('.') + QLatin1String(format.id));
    }
}

void WindowActions::fillEyes(QMenu &menu)
{
    const QList<Choice> choices = mapped(eyesTable(), [](const EyesRow &row) {
        return Choice{QLatin1String(row.id), tr(row.name), {}, {}};
    });
    fillChoices(menu, choices, QLatin1String(findEyes(m_window.eyes()).id),
                [this](const QString &id) { m_window.chooseEyes(id); });
}

void WindowActions::fillLanguages(QMenu &menu)
{
    QList<Choice> choices{{QStringLiteral("system"), tr("Same as system"), {}, {}}};
    for (const Language &language : languageTable())
        choices << Choice{QLatin1String(language.id), QString::fromUtf8(language.name), {}, {}};
    fillChoices(menu, choices, m_services.settings.text(Setting::Language),
                [this](const QString &id) { emit m_window.languageChosen(id); });
}

void WindowActions::showScenarios()
{
    auto *dialog = m_window.findChild<ScenariosDialog *>();
    if (dialog == nullptr) {
        dialog = transient<ScenariosDialog>(&m_window);
        dialog->setState(m_presenter.view().scenarios);
        connect(&m_presenter, &Presenter::viewChanged, dialog,
                [dialog](const PageView &view) { dialog->setState(view.scenarios); });
        connect(dialog, &ScenariosDialog::addRequested, &m_presenter, &Presenter::addScenario);
        connect(dialog, &ScenariosDialog::chosen, &m_presenter, &Presenter::chooseScenario);
        connect(dialog, &ScenariosDialog::renameRequested, &m_presenter, &Presenter::renameScenario);
        connect(dialog, &ScenariosDialog::removeRequested, &m_presenter, &Presenter::removeScenario);
        connect(dialog, &ScenariosDialog::copyRequested, &m_presenter, &Presenter::copyScenario);
        addUndo(*dialog);
    }
    bringToFront(*dialog);
}

void WindowActions::checkSlide()
{
    const bool isNew = m_window.findChild<SlideCheckDialog *>() == nullptr;
    m_window.slides().showCheck(m_window.theme());
    if (isNew)
        addUndo(*m_window.findChild<SlideCheckDialog *>());
}

// Undo stops at the state when the dialog was opened: earlier steps are not visible there.
void WindowActions::addUndo(QWidget &dialog)
{
    const int opened = m_document.undoStack().index();
    const auto add = [&](const char *like, const auto &step) {
        auto *made = new QAction(&dialog);
        made->setShortcuts(action(QLatin1String(like))->shortcuts());
        connect(made, &QAction::triggered, &dialog, step);
        dialog.addAction(made);
    };
    add("edit.undo", [this, opened] {
        if (m_document.undoStack().index() > opened)
            m_document.undoStack().undo();
    });
    add("edit.redo", [this, opened] {
        if (m_document.undoStack().index() >= opened)
            m_document.undoStack().redo();
    });
}

void WindowActions::showCommands()
{
    m_presenter.update();
    const PageView &view = m_presenter.view();
    QList<WindowCommand> all = menuCommands(*m_window.menuBar());
    all << pickerCommands(pickerTree(m_presenter.catalog(), view.table.level), view.subjects,
                          [this](const QString &id, bool wanted) { m_presenter.checkThing(id, wanted); });
    all << sourcedCommands(m_window, m_presenter);
    addSynonyms(all);
    auto *palette = transient<CommandPalette>(mapped(all, &WindowCommand::shown), m_window.theme(), &m_window);
    connect(palette, &CommandPalette::chosen, this, [all](qsizetype place) { all.at(place).run(); });
    palette->open();
}

} // namespace chipboard
