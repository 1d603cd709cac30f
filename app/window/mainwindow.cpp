#include "app/window/mainwindow.h"

#include "app/document/lastplace.h"
#include "app/settings/settings.h"
#include "app/window/chartcontroller.h"
#include "app/window/clipformats.h"
#include "app/window/deckcontroller.h"
#include "app/window/exportcontroller.h"
#include "app/window/helpcontroller.h"
#include "app/window/importcontroller.h"
#include "app/window/overridecontroller.h"
#include "app/window/ownthings.h"
#include "app/window/pagebar.h"
#include "app/window/pagedraws.h"
#include "app/window/pagetable.h"
#include "app/window/panelopener.h"
#include "app/window/presentation.h"
#include "app/window/pricelists.h"
#include "app/window/settingscontroller.h"
#include "app/window/slidecontroller.h"
#include "app/window/taborder.h"
#include "app/window/tour.h"
#include "app/window/windowactions.h"
#include "data/core/find.h"
#include "data/core/tr.h"
#include "data/files/boardio.h"
#include "data/files/exportrecipeio.h"
#include "data/files/modelconfig.h"
#include "data/views/pages.h"
#include "data/views/pagetexts.h"
#include "widgets/dialogs/dialogroom.h"
#include "widgets/dialogs/helpdialogs.h"
#include "widgets/models/pickermodel.h"
#include "widgets/pages/pagewidget.h"
#include "widgets/panels/assumptionspanel.h"
#include "widgets/panels/linklabel.h"
#include "widgets/panels/messagepanel.h"
#include "widgets/panels/numberstable.h"
#include "widgets/panels/pickerpanel.h"
#include "widgets/panels/sourcecardpanel.h"
#include "widgets/panels/topbar.h"
#include "widgets/theme/lookedtheme.h"
#include "widgets/theme/parts.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QCloseEvent>
#include <QContextMenuEvent>
#include <QCoreApplication>
#include <QDir>
#include <QDockWidget>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFileInfo>
#include <QLabel>
#include <QMenu>
#include <QMimeData>
#include <QScrollArea>
#include <QShortcut>
#include <QStackedWidget>
#include <QStatusBar>
#include <QTabBar>
#include <QTimer>
#include <QToolBar>
#include <QToolButton>
#include <QUrl>
#include <QVBoxLayout>

namespace chipboard {

// Window actions on the current page's charts: texts, clipboard, slide check, presentation.

constexpr int tellMs = 10000;

void MainWindow::connectCharts()
{
    const auto tell = [this](const QString &sentence) { statusBar()->showMessage(sentence, tellMs); };
    connect(m_charts, &ChartController::refused, this, tell);
    connect(m_charts, &ChartController::copyRequested, this, [this](const QString &chart) {
        m_presenter.complete();
        QApplication::clipboard()->setMimeData(clipOf(m_exporting->clip(chart)).release());
        statusBar()->showMessage(tr("Copied"), tellMs);
    });
    connect(m_charts, &ChartController::copyAsRequested, this, [this](const QString &chart, const QString &format) {
        m_presenter.complete();
        copyClip(m_exporting->clip(chart), format);
    });
    connect(m_charts, &ChartController::pictureRequested, m_exporting, &ExportController::savePicture);
    connect(m_charts, &ChartController::exportRequested, m_exporting, &ExportController::exportChart);
    connect(m_charts, &ChartController::slideRequested, m_decks, &DeckController::addChart);
    connect(m_slides, &SlideController::told, this, tell);
    connect(m_decks, &DeckController::told, this, tell);
    connect(m_exporting, &ExportController::mendRequested, m_slides, &SlideController::mend);
    connect(m_slides, &SlideController::lookRefused, this, [this] { useLook({}); });
}

void MainWindow::exportShown()
{
    const ChartSpec *focused = shownPage()->focusedChart();
    if (focused != nullptr)
        m_exporting->exportChart(focused->id);
    else
        m_exporting->exportPage();
}

PageWidget *MainWindow::shownPage() const { return m_pageWidgets.at(m_shown); }

void MainWindow::fillChartMenu(QMenu &menu)
{
    const ChartSpec *focused = shownPage()->focusedChart();
    const QList<ChartSpec> &charts = m_presenter.view().page.charts;
    m_charts->fillMenu(menu,
                       focused != nullptr     ? focused->id
                           : charts.isEmpty() ? QString()
                                              : charts.constFirst().id,
                       focused != nullptr ? shownPage()->focusedMark() : QString());
}

void MainWindow::showNumbers()
{
    const ChartSpec *focused = shownPage()->focusedChart();
    const QString metric = focused != nullptr ? focused->id : QString();
    const QString subject = shownPage()->focusedMark();
    bringUp("numbersDock");
    m_numbers->focusMetric(metric, subject);
}

void MainWindow::editPageTitle() { shownPage()->editTitle(); }

// A broken file changes nothing; one with poor contrast is used with a warning.
void MainWindow::useLook(const QString &path, Keep keep)
{
    CompanyLook look;
    if (!path.isEmpty() && path != QLatin1String("none")) {
        const LookLoad load = readLookFile(path);
        m_messages->add(load.problems);
        if (!load.look)
            return;
        look = *load.look;
        m_messages->add(checkLook(look, QDir::toNativeSeparators(path)));
    }
    if (keep == Keep::Always)
        m_services.settings.set(Setting::CompanyLook, look.isEmpty() ? QString() : path);
    m_look = look;
    m_slides->setLook(look);
    m_exporting->setLook(look);
    followTheme();
}

// The window is being destroyed: do not report the last page to it.
void MainWindow::leavePresentation()
{
    const QList<Presentation *> all = findChildren<Presentation *>();
    for (Presentation *one : all)
        one->disconnect(this);
}

void MainWindow::present() { presentPages({}); }

void MainWindow::presentDeck()
{
    QStringList pages;
    for (const BoardSlide &slide : m_presenter.board().deck) {
        for (const SlideChart &chart : slide.charts)
            pages << chart.page;
    }
    pages.removeDuplicates();
    presentPages(pages);
}

void MainWindow::presentPages(const QStringList &pages)
{
    auto *presentation = new Presentation(m_presenter, chosenTheme({}), m_look, this);
    connect(presentation, &Presentation::ended, this, [this](const QString &page) {
        choosePage(page);
        showView(m_presenter.view());
        activateWindow();
    });
    presentation->setPages(pages);
    presentation->start(pages.isEmpty() ? pageId() : pages.constFirst(), screen());
}

// F2 on a chart edits its title, on a mark the figure behind it.
void MainWindow::overrideFigure()
{
    if (shownPage()->focusedChart() != nullptr && shownPage()->focusedMark().isEmpty()) {
        shownPage()->editText({}, ChartText::Title, {});
        return;
    }
    if (m_numbers->isAncestorOf(QApplication::focusWidget()))
        m_numbers->requestOverride();
    else
        m_overriding->askAboutCard();
}

void MainWindow::copy()
{
    m_presenter.complete(); // the clipboard must match an export
    if (m_card->isAncestorOf(QApplication::focusWidget()))
        QApplication::clipboard()->setText(m_card->toText());
    else if (shownPage()->focusedChart() != nullptr)
        QApplication::clipboard()->setMimeData(clipOf(shownPart()).release());
    else
        QApplication::clipboard()->setText(m_numbers->toTsv());
    statusBar()->showMessage(tr("Copied"), tellMs);
}

void MainWindow::copyAs(const QString &formatId)
{
    m_presenter.complete();
    copyClip(shownPart(), formatId);
}

// An unavailable format leaves the clipboard unchanged.
void MainWindow::copyClip(const Clip &clip, const QString &formatId)
{
    std::unique_ptr<QMimeData> copy = clipOf(clip, formatId);
    const bool isThere = !copy->formats().isEmpty();
    if (isThere)
        QApplication::clipboard()->setMimeData(copy.release());
    statusBar()->showMessage(isThere ? tr("Copied") : tr("This is a table: copy it as cells or as a picture."), tellMs);
}

void MainWindow::paste()
{
    const BoardLoad load = readBoardLine(QApplication::clipboard()->text());
    if (!load.board) {
        m_messages->add(load.problems);
        return;
    }
    BoardEdit edit{EditKind::Preset, *load.board, tr("Paste comparison")};
    edit.path = QString();
    m_document.edit(edit);
    m_messages->add(load.problems);
    checkBoardIds(tr("The text of the comparison"));
}

Clip MainWindow::shownPart() const
{
    const ChartSpec *chart = shownPage()->focusedChart();
    return m_exporting->clip(chart == nullptr ? QString() : chart->id);
}

// Files that the main window opens, from dialogs or drops.

static bool isBoard(const QString &path) { return boardEndings().contains(QFileInfo(path).suffix().toLower()); }

/// The files that the window accepts.
static QStringList droppedFiles(const QMimeData &data)
{
    QStringList files;
    for (const QUrl &url : data.urls()) {
        const QString path = url.toLocalFile();
        if (!path.isEmpty() && (isBoard(path) || ImportController::takes(path)))
            files << path;
    }
    return files;
}

bool MainWindow::openBoard(const QString &path)
{
    Problems problems = m_document.open(path);
    const bool isOpen = !hasErrors(problems);
    if (!isOpen) {
        // Make clear that the requested file is not shown.
        QString &remedy = problems.last().remedy;
        const QString instead = m_document.board() == defaultBoard() ? tr("The example comparison is shown instead.")
                                                                     : tr("The previous comparison is still shown.");
        remedy += remedy.isEmpty() ? instead : QLatin1Char(' ') + instead;
    }
    m_messages->add(problems);
    if (isOpen)
        checkBoardIds(QDir::toNativeSeparators(path));
    return isOpen;
}

void MainWindow::checkBoardIds(const QString &name)
{
    m_priceLists->bringNamed();
    m_messages->add(checkBoard(m_document.board(), m_presenter.shipped(), name));
    m_messages->withdraw(QStringLiteral("moves"));
    m_overriding->lookForMoves();
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    if (!droppedFiles(*event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

// Opens a board, serves a model, and tries to import any other file as a price list.
void MainWindow::dropEvent(QDropEvent *event)
{
    QStringList lists;
    for (const QString &path : droppedFiles(*event->mimeData())) {
        if (isBoard(path))
            openBoard(path);
        else if (isModelConfig(path))
            m_ownThings->importModel(path);
        else
            lists << path;
    }
    event->acceptProposedAction();
    m_importing->importFiles(lists);
}

namespace {

constexpr QLatin1String claimsLink("claims");
constexpr QLatin1String dataLink("data"); // help entry

LinkLabel *linkLabel(const char *name, QWidget *parent)
{
    auto *label = named<LinkLabel>(name, parent);
    label->setTextFormat(Qt::RichText);
    label->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    return label;
}

// Qt opens it only for the Menu key.
void openMenuByKey(const QWidget &window)
{
    QWidget *focused = window.focusWidget();
    if (focused == nullptr)
        return;
    const QPoint place = focused->inputMethodQuery(Qt::ImCursorRectangle).toRect().center();
    QContextMenuEvent event(QContextMenuEvent::Keyboard, place, focused->mapToGlobal(place));
    QCoreApplication::sendEvent(focused, &event);
}

QString linkText(const QColor &colour, const QString &link, const QString &text)
{
    return QStringLiteral("<a style=\"color:%1\" href=\"%2\">%3</a>").arg(colour.name(), link, text.toHtmlEscaped());
}

// A reminder: a forgotten simulation would look like the program's own colours.
void showEyes(LinkLabel &label, const EyesRow &eyes, const QColor &colour)
{
    const bool isPreview = &eyes != eyesTable().data();
    const QString name = tr(eyes.name).remove(QLatin1Char('&'));
    const QString note = MainWindow::tr("Preview: %1").arg(name);
    const QString back = MainWindow::tr("Back to all colours");
    const QString link = linkText(colour, QLatin1String(eyesTable().front().id), back);
    label.showLinks(isPreview ? note.toHtmlEscaped() + QStringLiteral(" · ") + link : QString());
    label.setAccessibleName(isPreview ? MainWindow::tr("%1. %2").arg(note, back) : QString());
    label.setVisible(isPreview);
}

void showOffer(LinkLabel &offer, const Theme &theme)
{
    const QString text = MainWindow::tr("Start tour");
    offer.showLinks(linkText(theme.accent, QStringLiteral("tour"), text) + QStringLiteral(" · ")
                    + linkText(theme.textMuted, QStringLiteral("hide"), MainWindow::tr("Hide")));
    offer.setAccessibleName(text);
}

} // namespace

void MainWindow::buildHelp()
{
    const auto keys = [this] {
        return mapped(m_actions->shortcuts(), [](const ShortcutRow &row) {
            return HelpKey{row.group, row.text, row.keys};
        });
    };
    m_help = new HelpController(*this, m_presenter, m_services.openLink, keys);
    m_settings = new SettingsController(*this, m_services.settings, m_services.fileChooser);
    m_tour = new Tour(*this, m_services.settings);
    connect(m_tour, &Tour::started, findChild<LinkLabel *>(QStringLiteral("tourOffer")), &QWidget::hide);
    connect(m_help, &HelpController::hinted, this,
            [this](const QString &text) { statusBar()->showMessage(text, tellMs); });
}

void MainWindow::offerTour()
{
    if (m_tour->isNew())
        findChild<LinkLabel *>(QStringLiteral("tourOffer"))->show();
}

void MainWindow::buildTourOffer()
{
    LinkLabel *offer = linkLabel("tourOffer", this);
    offer->setContentsMargins(0, 0, gridStep + gridStep / 2, 0);
    statusBar()->addPermanentWidget(offer);
    offer->hide(); // addPermanentWidget() shows it
    connect(offer, &QLabel::linkActivated, this, [this, offer](const QString &link) {
        offer->hide();
        if (link == QLatin1String("tour"))
            m_tour->start(m_theme);
        else
            m_tour->decline();
    });
}

// Links are no higher than a line of text, so the bar keeps its height.
void MainWindow::buildStatus()
{
    m_status = linkLabel("statusText", this);
    m_status->setContentsMargins(gridStep + gridStep / 2, 0, 0, 0);
    connect(m_status, &QLabel::linkActivated, this, [this](const QString &link) {
        if (link == claimsLink)
            showDisagreements();
        else
            m_help->open(dataLink);
    });
    if (isOnSmallScreen(*this))
        m_status->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    statusBar()->addWidget(m_status, 1);
    buildNotes();
    LinkLabel *eyes = linkLabel("eyesNote", this);
    eyes->setContentsMargins(0, 0, gridStep + gridStep / 2, 0);
    connect(eyes, &QLabel::linkActivated, this, [this](const QString &id) { chooseEyes(id); });
    statusBar()->setObjectName(QStringLiteral("statusBar"));
    statusBar()->addPermanentWidget(eyes);
    eyes->hide(); // addPermanentWidget() shows it
    buildTourOffer();
    for (const char *dock : {"numbersDock", "assumptionsDock", "sourceDock"})
        addPanelButton(dock);
    statusBar()->setSizeGripEnabled(false);
    statusBar()->setContentsMargins(0, 0, gridStep, 0);
    auto *menuKey = new QShortcut(QKeySequence(Qt::SHIFT | Qt::Key_F10), this);
    connect(menuKey, &QShortcut::activated, this, [this] { openMenuByKey(*this); });
}

// One text at a time on the left: the status, or temporarily the last action.
void MainWindow::showNote(LinkLabel &note)
{
    constexpr int noteMs = 20000;
    for (LinkLabel *one : {m_status, m_changed, m_exported})
        one->setVisible(one == &note);
    statusBar()->clearMessage();
    m_noteEnd->start(noteMs);
}

void MainWindow::buildNotes()
{
    m_changed = linkLabel("changeNote", this);
    m_exported = linkLabel("exportedNote", this);
    for (LinkLabel *note : {m_changed, m_exported}) {
        note->setContentsMargins(gridStep + gridStep / 2, 0, 0, 0);
        statusBar()->addWidget(note, 1);
        note->hide(); // addWidget() shows it
    }
    m_noteEnd = new QTimer(m_status);
    m_noteEnd->setSingleShot(true);
    connect(m_noteEnd, &QTimer::timeout, m_status, [this] { showNote(*m_status); });
    // After another change, its Undo link would undo the wrong step.
    connect(&m_document.undoStack(), &QUndoStack::indexChanged, m_changed, [this] {
        if (!m_changed->isHidden())
            showNote(*m_status);
    });
    connect(m_changed, &QLabel::linkActivated, &m_document.undoStack(), &QUndoStack::undo);
    connect(m_exported, &QLabel::linkActivated, this,
            [this](const QString &path) { m_services.openLink(QUrl::fromLocalFile(path)); });
    const auto tellChange = [this](const QString &sentence) {
        m_changed->showLinks(sentence.toHtmlEscaped() + u' '
                             + linkText(m_theme.accent, QStringLiteral("undo"), tr("Undo")));
        m_changed->setAccessibleName(sentence);
        showNote(*m_changed);
    };
    connect(&m_presenter, &Presenter::changedAtOnce, m_changed, tellChange);
    connect(m_slides, &SlideController::changedAtOnce, m_changed, tellChange);
}

// Pressed while its panel is visible; if it is behind another one, a click raises it.
void MainWindow::addPanelButton(const char *dockName)
{
    auto *dock = findChild<QDockWidget *>(QLatin1String(dockName));
    auto *button = new QToolButton(this);
    button->setObjectName(QStringLiteral("panelButton.") + dock->objectName());
    button->setText(dock->windowTitle());
    button->setCheckable(true);
    button->setFocusPolicy(Qt::TabFocus);
    const auto show = [button, title = dock->windowTitle()](bool seen) {
        button->setChecked(seen);
        button->setAccessibleName(seen ? tr("Hide the panel %1").arg(title) : tr("Show the panel %1").arg(title));
        button->setToolTip(button->accessibleName());
    };
    show(false);
    connect(dock, &QDockWidget::visibilityChanged, button, show);
    connect(button, &QToolButton::clicked, this, [this, dock, dockName](bool wanted) {
        if (wanted)
            bringUp(dockName);
        else
            dock->hide();
    });
    statusBar()->addPermanentWidget(button);
}

void MainWindow::showDisagreements()
{
    bringUp("sourceDock");
    m_card->setCard(disagreementCard(m_presenter.catalog(), m_presenter.board(), m_presenter.view().table));
}

void MainWindow::showStatus(const QStringList &parts)
{
    // Without contradictions the status has no link.
    const QLatin1String claims = m_presenter.view().contradictions > 0 ? QLatin1String(claimsLink) : QLatin1String();
    const QLatin1String links[] = {{}, claims, dataLink};
    QStringList shown;
    for (qsizetype i = 0; i < parts.size(); ++i) {
        const QLatin1String link = links[i];
        shown << (link.isEmpty() ? parts.at(i).toHtmlEscaped() : linkText(m_theme.textMuted, link, parts.at(i)));
    }
    m_status->showLinks(shown.join(QStringLiteral(" · ")));
    m_status->setToolTip(oldListsText(m_presenter.catalog()));
    m_status->setAccessibleDescription(m_status->toolTip());
    m_status->setAccessibleName(parts.join(QStringLiteral(", ")));
    showOffer(*findChild<LinkLabel *>(QStringLiteral("tourOffer")), m_theme);
    showEyes(*findChild<LinkLabel *>(QStringLiteral("eyesNote")), findEyes(m_eyes), m_theme.accent);
}

namespace {

struct ThemeRow
{
    const char *choice;
    Theme (*theme)();
    bool takesLook; ///< brand colours would reduce the contrast
};

constexpr ThemeRow themes[] = {
    {"system", [] { return themeFor(QApplication::palette()); }, true},
    {"light", lightTheme, true},
    {"dark", darkTheme, true},
    {"contrastLight", [] { return contrastTheme(false); }, false},
    {"contrastDark", [] { return contrastTheme(true); }, false},
};

const ThemeRow &rowOf(const QString &choice)
{
    for (const ThemeRow &row : themes) {
        if (choice == QLatin1String(row.choice))
            return row;
    }
    return themes[0];
}

} // namespace

Theme MainWindow::chosenTheme(const QString &eyes) const
{
    const ThemeRow &row = m_darkOverride ? rowOf(*m_darkOverride ? QStringLiteral("dark") : QStringLiteral("light"))
                                         : rowOf(m_themeChoice);
    const Theme theme = row.takesLook ? withLook(row.theme(), m_look) : row.theme();
    return seenThrough(findEyes(eyes), enlarged(theme, m_textSize));
}

void MainWindow::chooseTheme(const QString &choice)
{
    m_themeChoice = choice;
    m_darkOverride.reset();
    m_services.settings.set(Setting::Theme, choice);
    followTheme();
}

void MainWindow::overrideTheme(bool dark)
{
    m_darkOverride = dark;
    followTheme();
}

void MainWindow::chooseTextSize(int percent)
{
    m_textSize = percent;
    m_services.settings.set(Setting::TextSize, percent);
    followTheme();
}

void MainWindow::chooseEyes(const QString &id)
{
    m_eyes = id;
    followTheme();
}

void MainWindow::followTheme()
{
    const Theme theme = chosenTheme(m_eyes);
    if (!(theme == m_theme))
        setTheme(theme);
}

void MainWindow::setTheme(const Theme &theme)
{
    if (!(theme.type == m_theme.type))
        QApplication::setFont(theme.type.font(theme.type.body)); // dialogs inherit it
    m_theme = theme;
    setPalette(paletteOf(theme));
    setStyleSheet(styleSheetOf(theme));
    m_bar->setTheme(theme);
    m_picker->setTheme(theme);
    m_numbers->setTheme(theme);
    m_card->setTheme(theme);
    m_assumptions->setTheme(theme);
    m_exporting->setTheme(theme);
    m_help->setTheme(theme);
    m_tour->setTheme(theme);
    showStatus(m_presenter.view().status);
    for (PageWidget *page : std::as_const(m_pageWidgets)) {
        if (page != nullptr)
            page->setTheme(theme);
    }
}

constexpr QSize standardSize{1440, 900};
constexpr int stateVersion = 1; ///< layouts of other versions are not restored
constexpr int messageMs = 10000;
constexpr int lowestNumbers = 104; ///< minimum dock height, in pixels
constexpr int highestNumbers = 240;
constexpr int lowWindow = 790;     ///< below it there is no room for four charts and a table
constexpr int narrowWindow = 1500; ///< below it there is no room for a chart between panels

// Charts have priority: in a narrow or low window the panels start closed.
static void makeRoomForCharts(QMainWindow &window)
{
    const bool isNarrow = window.width() < narrowWindow;
    auto *numbers = window.findChild<QDockWidget *>(QStringLiteral("numbersDock"));
    numbers->setVisible(!isNarrow && window.height() >= lowWindow);
    for (const char *name : {"pickerDock", "assumptionsDock", "sourceDock"}) {
        if (isNarrow)
            window.findChild<QDockWidget *>(QLatin1String(name))->hide();
    }
    window.resizeDocks({numbers}, {qBound(lowestNumbers, window.height() / 4 - lowestNumbers, highestNumbers)},
                       Qt::Vertical);
}

static QWidget *scrolled(QWidget &content, QWidget &parent)
{
    auto *area = named<QScrollArea>("pagesArea", &parent);
    area->setFrameShape(QFrame::NoFrame);
    area->setFocusPolicy(Qt::NoFocus);
    area->setWidgetResizable(true);
    area->setWidget(&content);
    return area;
}

MainWindow::MainWindow(Presenter &presenter, BoardDocument &document, const WindowServices &services)
    : m_presenter(presenter)
    , m_document(document)
    , m_services(services)
    , m_lock(std::make_unique<BoardLock>(services.settings.folder() + QStringLiteral("/open")))
    , m_themeChoice(services.settings.text(Setting::Theme))
    , m_textSize(nextTextSize(services.settings.value(Setting::TextSize).toInt(), 0))
    , m_theme(chosenTheme({}))
{
    setObjectName(QStringLiteral("mainWindow"));
    if (m_textSize != 100)
        QApplication::setFont(m_theme.type.font(m_theme.type.body));
    setPalette(paletteOf(m_theme));
    setStyleSheet(styleSheetOf(m_theme));
    resize(standardSize.boundedTo(roomFor(*this)));
    new DialogRoom(this);
    m_overriding = new OverrideController(presenter, document, this);
    m_ownThings = new OwnThings(presenter, document, services, this);
    m_exporting = new ExportController(presenter, services, this);
    m_exporting->setTheme(m_theme);
    m_importing = new ImportController(presenter, services, this);
    m_priceLists = new PriceLists(presenter, document, services, this);
    m_charts = new ChartController(
        presenter, document, [this] { return shownPage(); },
        [this](const QString &chart) { return m_exporting->clip(chart); }, this);
    m_slides = new SlideController(presenter, document, services.settings, this);
    m_decks = new DeckController(presenter, document, services.settings, this);
    m_actions = new WindowActions(*this, presenter, document, services);
    buildBar();
    buildCentre();
    buildDocks();
    buildStatus();
    buildHelp();
    tellDraws();
    connectPanels();
    connectDocument();
    connectExport();
    connectOverrides();
    connectOwnThings();
    connectImport();
    connectCharts();
    setAcceptDrops(true);
    (void)m_lock->hold(document.path()); // an existing lock was reported when the file was opened
    m_standardState = saveState(stateVersion);
    m_pages->setFocus(); // avoids a focus ring on the first button before any key press
    showTitle();
    if (const QString look = services.settings.text(Setting::CompanyLook); !look.isEmpty())
        useLook(look);
}

MainWindow::~MainWindow()
{
    m_document.setStamp({});
    // The panel is destroyed after MainWindow, which its signals must not reach.
    findChild<QDockWidget *>(QStringLiteral("pickerDock"))->toggleViewAction()->disconnect(this);
    leavePresentation();
}

void MainWindow::buildBar()
{
    auto *toolBar = new QToolBar(tr("Comparison"), this);
    m_bar = new TopBar(m_theme, toolBar);
    toolBar->setObjectName(QStringLiteral("toolBar"));
    toolBar->setMovable(false);
    toolBar->setContextMenuPolicy(Qt::PreventContextMenu);
    toolBar->toggleViewAction()->setVisible(false);
    toolBar->addWidget(m_bar);
    addToolBar(toolBar);
}

void MainWindow::buildCentre()
{
    auto *centre = named<QWidget>("centre", this);
    m_messages = new MessagePanel(centre);
    m_pageBar = new PageBar(m_services.settings, centre);
    m_pages = named<QStackedWidget>("pages", centre);
    m_pageWidgets.resize(static_cast<qsizetype>(pageTable().size()));
    auto *layout = arranged<QVBoxLayout>(centre, 0);
    layout->addWidget(m_messages);
    layout->addWidget(m_pageBar);
    layout->addWidget(isOnSmallScreen(*this) ? scrolled(*m_pages, *centre) : m_pages, 1);
    setCentralWidget(centre);
    showPage(0);
    connect(m_pageBar, &PageBar::pageChosen, this, &MainWindow::choosePage);
    connect(m_pageBar, &PageBar::chipsRequested, this, &MainWindow::findChip);
}

PageWidget *MainWindow::newPage(const PageRow &row)
{
    PageWidget *page = row.create(m_theme, m_pages);
    m_pages->addWidget(page);
    connect(page, &PageWidget::subjectHovered, &m_presenter, &Presenter::hover);
    connect(page, &PageWidget::cellActivated, &m_presenter, &Presenter::openCard);
    connect(page, &PageWidget::tipAsked, &m_presenter, &Presenter::addNearest);
    connect(page, &PageWidget::metricChosen, &m_presenter, &Presenter::chooseMetric);
    connect(page, &PageWidget::remedyRequested, this, &MainWindow::followRemedy);
    connect(page, &PageWidget::filterChosen, &m_presenter, &Presenter::choosePageFilter);
    connect(page, &PageWidget::presetRequested, &m_presenter, &Presenter::choosePreset);
    connect(&m_presenter, &Presenter::highlightChanged, page, &PageWidget::setHighlighted);
    connect(&m_presenter, &Presenter::filterAnswered, page, &PageWidget::tellFilter);
    const QUndoStack &steps = m_document.undoStack();
    page->setUndoable(steps.canUndo());
    connect(&steps, &QUndoStack::canUndoChanged, page, &PageWidget::setUndoable);
    m_charts->listenTo(*page);
    keepForm(*page, QString::fromLatin1(row.id));
    return page;
}

void MainWindow::showPage(int index)
{
    if (index == m_shown)
        return;
    m_shown = index;
    const PageRow &row = shownRow();
    PageWidget *&page = m_pageWidgets[index];
    if (page == nullptr)
        page = newPage(row);
    m_focusGoesOn = isVisible() && (m_pages->hasFocus() || m_pages->isAncestorOf(focusWidget()));
    m_pages->setCurrentWidget(page);
    m_pages->setAccessibleName(tr(row.name));
    m_pageBar->showPage(row);
    m_presenter.setPage(row);
    bringUpPanelOf(row);
}

const PageRow &MainWindow::shownRow() const { return pageTable()[static_cast<std::size_t>(m_shown)]; }

void MainWindow::keepForm(PageWidget &page, const QString &id)
{
    page.setFormOpen(m_services.settings.value(Setting::OpenForms).toStringList().contains(id));
    connect(&page, &PageWidget::formOpened, this, [this, id](bool open) {
        m_services.settings.change(Setting::OpenForms, [id, open](const QVariant &before) {
            QStringList ids = before.toStringList();
            ids.removeAll(id);
            if (open)
                ids << id;
            return ids;
        });
    });
}

// Sources matter most when comparing specs, assumptions when comparing workloads.
void MainWindow::bringUpPanelOf(const PageRow &page)
{
    const QString dock = page.aboutWork ? QStringLiteral("assumptionsDock") : QStringLiteral("sourceDock");
    if (auto *panel = findChild<QDockWidget *>(dock); panel != nullptr && !panel->isHidden())
        panel->raise();
}

void MainWindow::choosePage(const QString &id)
{
    if (const PageRow *row = findPage(id))
        showPage(static_cast<int>(row - pageTable().data()));
}

void MainWindow::buildDocks()
{
    setDockOptions(QMainWindow::AllowNestedDocks | QMainWindow::AllowTabbedDocks); // no animation: it delays the start
    setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
    setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    m_picker = addDock<PickerPanel>("pickerDock", tr("Selection"), Qt::LeftDockWidgetArea);
    m_numbers = addDock<NumbersTable>("numbersDock", tr("Numbers"), Qt::BottomDockWidgetArea);
    m_assumptions = addDock<AssumptionsPanel>("assumptionsDock", tr("Assumptions"), Qt::RightDockWidgetArea);
    m_card = addDock<SourceCardPanel>("sourceDock", tr("Source"), Qt::RightDockWidgetArea);
    auto *assumptions = qobject_cast<QDockWidget *>(m_assumptions->parentWidget());
    auto *source = qobject_cast<QDockWidget *>(m_card->parentWidget());
    tabifyDockWidget(assumptions, source);
    source->raise();
    connect(source, &QDockWidget::visibilityChanged, &m_presenter, &Presenter::setCardSeen);
    m_assumptions->setSeen(false); // Qt considers it visible behind the other tab
    m_assumptions->hide();
    connect(assumptions, &QDockWidget::visibilityChanged, m_assumptions, &AssumptionsPanel::setSeen);
}

// Creates the panel inside its dock: moving it there later would style it and its children again.
template<typename Panel>
Panel *MainWindow::addDock(const char *name, const QString &title, Qt::DockWidgetArea area)
{
    auto *dock = named<QDockWidget>(name, title, this);
    auto *panel = new Panel(m_theme, dock);
    QSizePolicy policy = panel->sizePolicy();
    policy.setRetainSizeWhenHidden(true); // stacked docks keep its width
    panel->setSizePolicy(policy);
    dock->setWidget(panel);
    // A panel behind another dock is off-screen and could still take the focus, so hide it.
    connect(dock, &QDockWidget::visibilityChanged, panel, &QWidget::setVisible);
    connect(dock, &QDockWidget::visibilityChanged, this, &MainWindow::keepDockTabs, Qt::QueuedConnection);
    addDockWidget(area, dock);
    return panel;
}

void MainWindow::connectPanels()
{
    connect(m_bar, &TopBar::levelChosen, &m_presenter, &Presenter::chooseLevel);
    connect(m_bar, &TopBar::precisionChosen, &m_presenter, &Presenter::choosePrecision);
    connect(m_bar, &TopBar::priceBookChosen, &m_presenter, &Presenter::choosePriceBook);
    connect(m_bar, &TopBar::mixedPricesChosen, &m_presenter, &Presenter::chooseMixedPrices);
    connect(m_bar, &TopBar::regionChosen, &m_presenter, &Presenter::chooseRegion);
    connect(m_bar, &TopBar::baselineChosen, &m_presenter, &Presenter::chooseBaseline);
    connect(m_bar, &TopBar::valuesChosen, &m_presenter, &Presenter::chooseValues);
    connect(m_bar, &TopBar::scenarioChosen, &m_presenter,
            [this](const QString &id) { m_presenter.chooseScenario(id.toLongLong()); });
    connect(m_bar, &TopBar::exportRequested, m_exporting, &ExportController::exportPage);
    connect(findChild<QDockWidget *>(QStringLiteral("pickerDock"))->toggleViewAction(), &QAction::toggled, this,
            &MainWindow::showChips);
    connect(m_picker, &PickerPanel::checkRequested, &m_presenter, &Presenter::checkThing);
    connect(m_picker, &PickerPanel::filterRequested, this, &MainWindow::askFilter);
    connect(m_picker, &PickerPanel::presetRequested, &m_presenter, &Presenter::choosePreset);
    connect(m_numbers, &NumbersTable::subjectSelected, &m_presenter, &Presenter::chooseSubject);
    connect(m_numbers, &NumbersTable::cellActivated, &m_presenter,
            [this](const QString &subject, const QString &metric) { m_presenter.openCard(subject, metric); });
    connect(m_card, &SourceCardPanel::linkRequested, this, m_services.openLink);
    connect(&m_presenter, &Presenter::viewChanged, this, &MainWindow::showView);
    connect(&m_presenter, &Presenter::highlightChanged, m_numbers, &NumbersTable::setHighlighted);
    connect(&m_presenter, &Presenter::cardChanged, m_card, &SourceCardPanel::setCard);
    connect(&m_presenter, &Presenter::cardCleared, m_card, &SourceCardPanel::clear);
    connect(&m_presenter, &Presenter::cardOpened,
            new PanelOpener(*findChild<QDockWidget *>(QStringLiteral("sourceDock"))), &PanelOpener::open);
    connect(&m_presenter, &Presenter::pageAsked, this, &MainWindow::choosePage);
    connect(m_assumptions, &AssumptionsPanel::workloadChosen, &m_presenter, &Presenter::chooseWorkload);
    connect(m_assumptions, &AssumptionsPanel::assumed, &m_presenter, &Presenter::assume);
    connect(m_assumptions, &AssumptionsPanel::takenBack, &m_presenter, &Presenter::takeBack);
    connect(m_assumptions, &AssumptionsPanel::currencyChosen, &m_presenter, &Presenter::chooseCurrency);
    connect(m_assumptions, &AssumptionsPanel::allTakenBack, &m_presenter, &Presenter::takeBackAll);
}

// While the picker is closed, a button shows the selection's size and opens it.
void MainWindow::showChips()
{
    const QAction *isOpen = findChild<QDockWidget *>(QStringLiteral("pickerDock"))->toggleViewAction();
    const qsizetype count = m_presenter.view().subjects.size();
    const QString number = m_presenter.formatter().integer(count);
    switch (m_presenter.board().level) {
    case Level::Chip:
        m_pageBar->showChips(isOpen->isChecked() ? QString() : tr("Chips (%1)").arg(number));
        break;
    case Level::Instance:
        m_pageBar->showChips(isOpen->isChecked() ? QString() : tr("Instances (%1)").arg(number));
        break;
    case Level::System:
        m_pageBar->showChips(isOpen->isChecked() ? QString() : tr("Systems (%1)").arg(number));
        break;
    }
}

void MainWindow::bringUp(const char *dockName)
{
    auto *dock = findChild<QDockWidget *>(QLatin1String(dockName));
    dock->show();
    dock->raise();
}

void MainWindow::connectDocument()
{
    connect(&m_document, &BoardDocument::pathChanged, this, &MainWindow::showTitle);
    connect(&m_document, &BoardDocument::pathChanged, this, [this](const QString &path) {
        rememberBoard(m_services.settings, path);
        if (const std::optional<Problem> elsewhere = m_lock->hold(path))
            m_messages->add(Problems{*elsewhere});
    });
    connect(&m_document, &BoardDocument::modifiedChanged, this, &MainWindow::showTitle);
}

void MainWindow::tellDraws()
{
    auto *strip = new ProgressStrip(tr("Drawing"), this);
    statusBar()->addPermanentWidget(strip);
    strip->hide(); // addPermanentWidget() shows it
    PageDraws &draws = m_presenter.draws();
    connect(&draws, &PageDraws::progress, strip, &ProgressStrip::showShare);
    connect(&draws, &PageDraws::ended, strip, &ProgressStrip::finish);
    connect(strip, &ProgressStrip::stopRequested, &draws, &PageDraws::stop);
}

// Opens the file, or the first of several.
void MainWindow::tellExported(const QStringList &paths)
{
    const QFileInfo first(paths.constFirst());
    const bool isOne = paths.size() == 1;
    const QString done = isOne ? tr("Exported %1.").arg(first.fileName())
                               : tr("Exported %n files.", nullptr, static_cast<int>(paths.size()));
    const QString open = isOne ? tr("Open") : tr("Open %1").arg(first.fileName());
    m_exported->showLinks(
        done.toHtmlEscaped() + u' ' + linkText(m_theme.accent, first.absoluteFilePath().toHtmlEscaped(), open)
        + QStringLiteral(" · ") + linkText(m_theme.accent, first.absolutePath().toHtmlEscaped(), tr("Show in folder")));
    m_exported->setAccessibleName(done);
    m_exported->setToolTip(QDir::toNativeSeparators(first.absoluteFilePath()));
    showNote(*m_exported);
}

void MainWindow::connectExport()
{
    auto *strip = new ProgressStrip(tr("Exporting"), this);
    statusBar()->addPermanentWidget(strip);
    strip->hide(); // addPermanentWidget() shows it
    connect(m_exporting, &ExportController::progress, strip, &ProgressStrip::showShare);
    connect(m_exporting, &ExportController::ended, strip, &ProgressStrip::finish);
    connect(strip, &ProgressStrip::stopRequested, m_exporting, &ExportController::stop);
    connect(m_exporting, &ExportController::exported, this, &MainWindow::tellExported);
    connect(&m_document, &BoardDocument::exportOpened, this, [this](const ExportRecipe &recipe) {
        m_exporting->take(recipe);
        choosePage(recipe.ask.pages.value(0));
    });
    connect(m_exporting, &ExportController::failed, this,
            [this](const Problem &problem) { m_messages->add(Problems{problem}); });
}

void MainWindow::connectOverrides()
{
    const QString moves = QStringLiteral("moves");
    connect(m_numbers, &NumbersTable::overrideRequested, m_overriding, &OverrideController::ask);
    connect(m_card, &SourceCardPanel::overrideRequested, m_overriding, &OverrideController::askAboutCard);
    connect(m_overriding, &OverrideController::figuresMoved, this,
            [this, moves](const QString &summary) { m_messages->offer(summary, moves, tr("Show…")); });
    connect(m_overriding, &OverrideController::movesDecided, this, [this, moves] { m_messages->withdraw(moves); });
    connect(m_messages, &MessagePanel::actionRequested, this, [this, moves](const QString &action) {
        if (action == moves)
            m_overriding->showMoves();
    });
    m_document.setStamp([this](const Board &board) { return boardToSave(m_presenter.published(), board); });
}

void MainWindow::connectOwnThings()
{
    const QString edit = QStringLiteral("edit:");
    connect(m_ownThings, &OwnThings::duplicated, this, [this, edit](const QString &message, const QString &path) {
        m_messages->offer(message, edit + path, tr("Open the file"));
    });
    connect(m_ownThings, &OwnThings::modelImported, this, [this](const QString &message) { m_messages->add(message); });
    connect(m_ownThings, &OwnThings::reloaded, this,
            [this](const QString &message) { statusBar()->showMessage(message, messageMs); });
    connect(m_ownThings, &OwnThings::refused, this, [this](const Problems &problems, const QString &message) {
        m_messages->add(problems);
        m_messages->add(message);
    });
    connect(m_messages, &MessagePanel::actionRequested, this, [this, edit](const QString &action) {
        if (action.startsWith(edit))
            m_services.openLink(QUrl::fromLocalFile(action.mid(edit.size())));
    });
}

void MainWindow::connectImport()
{
    connect(m_importing, &ImportController::imported, m_priceLists, &PriceLists::note); // already loaded
    connect(m_priceLists, &PriceLists::failed, this, [this](const Problems &problems) { m_messages->add(problems); });
    connect(m_priceLists, &PriceLists::removed, this,
            [this](const QString &message) { statusBar()->showMessage(message, messageMs); });
    m_presenter.setPriceStore(m_services.priceStore);
    connect(m_importing, &ImportController::imported, this,
            [this](const QString &summary) { statusBar()->showMessage(summary, messageMs); });
    connect(m_importing, &ImportController::failed, this,
            [this](const Problem &problem) { m_messages->add(Problems{problem}); });
    connect(&m_presenter, &Presenter::catalogChanged, this, [this] { m_treeLevel.reset(); });
}

void MainWindow::showView(const PageView &view)
{
    m_bar->setState(view.bar);
    showChips();
    showTree(view);
    if (view.page.id == QLatin1String(shownRow().id))
        shownPage()->setPage(view.page); // else a presentation shows another page
    if (m_focusGoesOn)
        m_focusGoesOn = !focusFirstOf(*shownPage());
    m_numbers->setPage(view.page);
    m_assumptions->setState(view.assumptions);
    showStatus(view.status);
    m_actions->show(view);
}

/// Moves focus to the top of a page instead of its old position in the hidden one.
bool MainWindow::focusFirstOf(const QWidget &page)
{
    for (QWidget *next = page.nextInFocusChain(); next != &page; next = next->nextInFocusChain()) {
        if (!page.isAncestorOf(next) || !next->isVisible() || (next->focusPolicy() & Qt::TabFocus) == 0)
            continue;
        next->setFocus(Qt::TabFocusReason);
        return true;
    }
    return false;
}

void MainWindow::showTree(const PageView &view)
{
    if (m_treeLevel == view.table.level) {
        m_picker->setChosen(view.subjects);
        const QString wanted = m_picker->expression();
        if (!wanted.isEmpty() && m_asked != Asked{wanted, m_presenter.board().priceBook, view.catalog})
            askFilter(wanted);
        return;
    }
    m_treeLevel = view.table.level;
    m_picker->setTree(pickerTree(m_presenter.catalog(), view.table.level), view.subjects);
    const bool isInstances = view.table.level == Level::Instance;
    const bool isChips = view.table.level == Level::Chip;
    m_picker->setFilterFields(isInstances   ? instanceFields()
                                  : isChips ? chipFields()
                                            : QList<QueryField>(),
                              isInstances ? filterGroups(m_presenter.catalog()) : QList<FilterGroup>());
}

// Evaluates all instances, so not on each step of a drag.
void MainWindow::askFilter(const QString &expression)
{
    m_asked = {expression, m_presenter.board().priceBook, m_presenter.view().catalog};
    m_picker->setFound(m_presenter.thingsWhere(expression));
}

void MainWindow::showTitle()
{
    const QString &path = m_document.path();
    setWindowTitle(path.isEmpty() ? tr("Chipboard") : tr("%1[*] — Chipboard").arg(QFileInfo(path).fileName()));
    setWindowModified(!path.isEmpty() && m_document.isModified());
    setWindowFilePath(path);
}

// A remedy is a change of the board, or a menu action.
void MainWindow::followRemedy(const QString &remedyId)
{
    const QString toDo = QStringLiteral("do:");
    if (!remedyId.startsWith(toDo))
        m_presenter.followRemedy(remedyId);
    else if (auto *action = findChild<QAction *>(remedyId.mid(toDo.size())))
        action->trigger();
}

// Qt creates the tab bars of stacked docks itself, and keeps them off-screen and empty while fewer than two docks are
// open: they would take the focus without a name.
void MainWindow::keepDockTabs()
{
    const QList<QTabBar *> bars = findChildren<QTabBar *>(QString(), Qt::FindDirectChildrenOnly);
    for (QTabBar *bar : bars) {
        bar->setObjectName(QStringLiteral("dockTabs"));
        bar->setAccessibleName(tr("Panels"));
        bar->setFocusPolicy(bar->count() > 0 ? Qt::TabFocus : Qt::NoFocus);
    }
}

void MainWindow::showEvent(QShowEvent *event)
{
    QMainWindow::showEvent(event);
    if (m_shown > 0)
        bringUpPanelOf(shownRow());
    if (m_arranged)
        return;
    m_arranged = true;
    makeRoomForCharts(*this);
}

bool MainWindow::event(QEvent *event)
{
    const bool handled = QMainWindow::event(event);
    if (event->type() == QEvent::WindowActivate)
        m_priceLists->lookAgain(); // the command line may have imported something
    // The system switched between light and dark; our palette is set on the window, not on the application.
    if (event->type() == QEvent::ApplicationPaletteChange || event->type() == QEvent::ThemeChange)
        followTheme();
    return handled;
}

bool MainWindow::focusNextPrevChild(bool next) { return moveByTab(*this, next); }

void MainWindow::rememberLayout()
{
    m_services.settings.set(Setting::WindowGeometry, saveGeometry());
    m_services.settings.set(Setting::WindowState, saveState(stateVersion));
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    rememberLayout();
    m_services.settings.sync();
    QMainWindow::closeEvent(event);
}

void MainWindow::restoreLayout()
{
    const QByteArray geometry = m_services.settings.value(Setting::WindowGeometry).toByteArray();
    if (!geometry.isEmpty())
        restoreGeometry(geometry);
    const QByteArray state = m_services.settings.value(Setting::WindowState).toByteArray();
    m_arranged = !state.isEmpty() && restoreState(state, stateVersion);
}

QString MainWindow::pageId() const { return QLatin1String(shownRow().id); }

void MainWindow::resetLayout()
{
    restoreState(m_standardState, stateVersion);
    makeRoomForCharts(*this);
}

void MainWindow::toggleFullScreen() { setWindowState(windowState() ^ Qt::WindowFullScreen); }

void MainWindow::findChip()
{
    bringUp("pickerDock");
    m_picker->focusSearch();
}

} // namespace chipboard
