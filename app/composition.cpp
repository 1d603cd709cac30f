#include "app/composition.h"

#include "app/cli/catalogloading.h"
#include "app/cli/commands.h"
#include "app/document/lastplace.h"
#include "app/settings/settings.h"
#include "app/store/importedbooks.h"
#include "app/store/pricestore.h"
#include "app/surroundings.h"
#include "app/window/firstpaint.h"
#include "app/window/mainwindow.h"
#include "app/window/ownthings.h"
#include "app/window/tour.h"
#include "app/window/windowowner.h"
#include "data/core/neutrallocale.h"
#include "data/core/tr.h"
#include "data/files/boardio.h"
#include "data/files/catalogreader.h"
#include "data/files/exportrecipeio.h"
#include "data/import/importedbook.h"
#include "widgets/export/exporters.h"
#include "widgets/export/safefile.h"
#include "widgets/panels/messagepanel.h"
#include "widgets/theme/icons.h"
#include "widgets/theme/typefaces.h"

#include <QApplication>
#include <QBuffer>
#include <QDesktopServices>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QFontInfo>
#include <QTextStream>
#include <QThread>

#include <future>

#ifdef CHIPBOARD_HAS_DBUS
#include <QDBusConnection>
#endif
#ifdef CHIPBOARD_HAS_FONTCONFIG
#include <fontconfig/fontconfig.h>
#endif

namespace chipboard {
namespace {

/// As an undo step, so that the last session is not lost.
void showExample(BoardDocument &document)
{
    BoardEdit edit{
        .kind = EditKind::Preset, .after = defaultBoard(), .name = tr("Start with the example"), .path = QString()};
    document.edit(edit);
}

/// The last session's board, and whether its file contains it.
struct LastTime
{
    LastBoard last;
    QString path;
    bool isSaved = true;
};

/// Does not write to disk: the window has no place yet.
LastTime restoreLast(BoardDocument &document, MainWindow &window, const Settings &settings, const Catalog &catalog)
{
    LastTime before{readLastBoard(lastBoardFile()), {}};
    if (before.last.board) {
        const Board &board = *before.last.board;
        before.path = settings.text(Setting::BoardPath);
        before.isSaved = before.path.isEmpty() || isSaved(board, before.path, catalog);
        document.restore(board, before.path, before.isSaved);
        window.checkBoardIds(nameOfLast(board, before.path));
    } else if (!before.last.problems.isEmpty()) {
        window.messages().add(before.last.problems);
        window.messages().add(tr("The last comparison cannot be read and is not shown."));
    }
    return before;
}

/// Opens a file, the example, or the last session; reports what cannot be read.
void openFirstBoard(BoardDocument &document, MainWindow &window, const WindowOptions &options, const Settings &settings,
                    const LastTime &before)
{
    if (options.boardPath.isEmpty()) {
        if (before.last.board && !settings.value(Setting::StartWithLast).toBool())
            showExample(document);
        else if (before.last.board && options.screenshot.isEmpty())
            window.choosePage(settings.text(Setting::LastPage));
        return;
    }
    const QString file = QFileInfo(before.path).fileName();
    if (isSameFile(options.boardPath, before.path) && !before.isSaved) {
        window.messages().add(
            tr("Unsaved changes of \"%1\" from the last session are shown. File > Open shows the saved version.")
                .arg(file));
        return;
    }
    // If it cannot be opened, the unsaved changes are still shown.
    if (window.openBoard(options.boardPath) && !before.isSaved)
        window.messages().add(tr("\"%1\" was closed with unsaved changes. Edit > Undo returns to them.").arg(file));
}

/// As a normal, undoable edit.
void assumeAsAsked(const Catalog &catalog, BoardDocument &document, MainWindow &window, const WindowOptions &options)
{
    if (!options.assume)
        return;
    const Result<Board> board = options.assume(catalog, document.board());
    if (!board) {
        window.messages().add(Problems{board.problem()});
        return;
    }
    BoardEdit edit{
        .kind = EditKind::Assumption, .after = board.value(), .name = tr("Apply the options of the command line")};
    document.edit(edit);
}

/// Problems that would make the screenshot differ from the request.
Problems pictureFaults(const WindowOptions &options, const Catalog &catalog)
{
    const BoardLoad load =
        options.boardPath.isEmpty() ? BoardLoad{defaultBoard(), {}} : readBoardFile(options.boardPath);
    Problems faults = load.board ? Problems() : load.problems;
    if (load.board && options.assume) {
        if (const Result<Board> assumed = options.assume(catalog, *load.board); !assumed)
            faults << assumed.problem();
    }
    if (!options.look.isEmpty() && options.look != QLatin1String("none")) {
        if (const LookLoad look = readLookFile(options.look); !look.look)
            faults << look.problems;
    }
    return faults;
}

/// The exit status if no screenshot is possible, after printing the reasons.
std::optional<int> refusedPicture(const WindowOptions &options, const Catalog &catalog)
{
    const Problems faults = options.screenshot.isEmpty() ? Problems() : pictureFaults(options, catalog);
    for (const Problem &fault : faults)
        QTextStream(stderr) << "chipboard: " << fault.toText() << '\n';
    return faults.isEmpty() ? std::nullopt : std::optional(worstStatus(faults));
}

/// Slow work that needs no window: loads the font configuration, for Qt to find it ready, and the catalogue.
CatalogLoad prepare(const QStringList &folders)
{
    growHeap(heapOfCatalog);
#ifdef CHIPBOARD_HAS_FONTCONFIG
    FcInit(); // thread-safe: fontconfig keeps the first configuration (FcInit(3))
#endif
    return loadCatalog(folders);
}

/// Opens the session bus connection early: otherwise Qt waits 1 to 14 ms for it while creating menus.
std::future<void> greetSessionBus()
{
#ifdef CHIPBOARD_HAS_DBUS
    const QString platform = QGuiApplication::platformName();
    if (platform == QLatin1String("xcb") || platform.startsWith(QLatin1String("wayland")))
        return std::async(std::launch::async, [] { QDBusConnection::sessionBus(); });
#endif
    return {};
}

/// Loads the fonts used by every window while waiting for the session bus.
void setFonts(const TypeScale &type)
{
    QApplication::setFont(type.font(type.body));
    for (const QFont &font : {type.font(type.body), type.font(type.body, true), type.font(type.small),
                              type.font(type.heading, true), type.font(type.title, true)})
        QFontInfo(font).pixelSize();
}

void takePicture(QWidget &window, const QString &path)
{
    QCoreApplication::processEvents(); // for panels that appear after the first paint
    QByteArray content;
    QBuffer buffer(&content);
    window.grab().save(&buffer, "PNG");
    const Result<Done> written = writeFileSafely(path, content);
    if (!written)
        QTextStream(stderr) << "chipboard: " << written.problem().toText() << '\n';
    QCoreApplication::exit(written ? Fine : CannotWrite);
}

void tellFirstPaint()
{
    QTextStream(stdout) << QString::number(millisecondsSinceStart(), 'f', 1) << '\n';
    std::fflush(stdout);      // the measuring script reads this line before the program exits
    QCoreApplication::exit(); // unlike quit(), does not touch the settings
}

/// CHIPBOARD_QUIT_AFTER_FIRST_PAINT=1 measures the start-up time.
bool isMeasured() { return qEnvironmentVariableIntValue("CHIPBOARD_QUIT_AFTER_FIRST_PAINT") != 0; }

/// Work that can wait until the window is visible.
void afterFirstPaint(MainWindow &window, Presenter &presenter, const WindowOptions &options)
{
    if (isMeasured())
        tellFirstPaint();
    else if (!options.screenshot.isEmpty()) {
        presenter.complete();
        takePicture(window, options.screenshot);
    } else {
        window.setWindowIcon(applicationIcon());
        window.offerTour();
    }
}

/// Messages created before the language was set are untranslated, so the catalogue is then loaded again.
CatalogLoad inWordsOf(const Language &language, CatalogLoad load, const QStringList &folders)
{
    const bool isSilent = load.problems.isEmpty() && load.overlaid.isEmpty();
    return isSilent || &language == &languageTable().front() ? std::move(load) : loadCatalog(folders);
}

CatalogLoad complete(CatalogLoad load, const WindowOptions &options, const QList<BookId> &pinned = {})
{
    load.problems = missingDirectories(options.catalogDirectories) + load.problems;
    load.problems << addImportedBooks(load.catalog, defaultPriceStore(), pinned);
    load.catalog = withAbsentBooks(std::move(load.catalog), pinned);
    load.catalog.today = currentDay(load.catalog.revision);
    return load;
}

/// Also on stderr, because the window may be closing.
void tellLoss(MessagePanel &messages, const Problem &problem)
{
    if (messages.messages().contains(problem.toText()))
        return; // already reported
    messages.add(Problems{problem});
    QTextStream(stderr) << "chipboard: " << problem.toText() << '\n';
}

/// Saves the board for the next start: at the first window's place, or at one of its own.
class Keeping
{
public:
    Keeping(BoardDocument &document, Presenter &presenter, Settings &settings, WindowOwner &owner)
        : m_document(document)
        , m_settings(settings)
        , m_owner(owner)
        , m_keeper(document, QString())
    {
        QObject::connect(&presenter, &Presenter::pageShown, &m_keeper, [this](const QString &page) { keepPage(page); });
        const auto tell = [this](const Problem &problem) { tellLoss(m_owner.window().messages(), problem); };
        QObject::connect(&m_keeper, &BoardKeeper::failed, &m_keeper, tell);
        m_settings.setTold(tell);
        // Between saving the board and the settings, the board has no file, so that it is never assigned to the wrong
        // one.
        QObject::connect(&m_keeper, &BoardKeeper::pathMoved, &m_keeper, [this] {
            setPath(QString());
            m_settings.sync();
        });
        QObject::connect(&m_keeper, &BoardKeeper::kept, &m_keeper, [this](const QString &path) { setPath(path); });
    }
    ~Keeping()
    {
        m_keeper.finish();
        // A further window's saved comparison is not needed if it is in a file.
        if (m_place && !m_place->isFirst() && !m_document.isModified() && !m_document.path().isEmpty())
            QFile::remove(m_place->path());
        m_settings.sync();
        m_settings.setTold({});
    }
    Q_DISABLE_COPY_MOVE(Keeping)

    /// Call once the window is shown, because finding a place accesses the disk. `seen`: what was restored.
    void begin(const LastBoard &seen)
    {
        m_place.emplace(lastBoardFile());
        const LastClaim claim = claimPlace(*m_place, seen);
        m_mayWrite = claim.mayWrite;
        if (m_mayWrite && claim.isAnother && !m_settings.text(Setting::BoardPath).isEmpty()) {
            setPath(QString()); // the place will contain another board
            m_settings.sync();
        }
        if (m_mayWrite && claim.isAnother && seen.board)
            m_keeper.keepAnewAt(m_place->path());
        else if (m_mayWrite)
            m_keeper.keepAt(m_place->path());
        keepPage(m_owner.window().pageId());
        tell(claim);
    }

private:
    void tell(const LastClaim &claim)
    {
        if (!claim.damaged.isEmpty())
            m_owner.window().messages().add(
                tr("The last comparison was damaged; it is kept as %1.").arg(QDir::toNativeSeparators(claim.damaged)));
        if (!claim.mayWrite)
            m_owner.window().messages().add(
                tr("%1 is unchanged. Nothing is saved for the next start until the file can be read or is moved away.")
                    .arg(QDir::toNativeSeparators(m_place->path())));
        for (const QString &path : m_place->takeLeft())
            m_owner.window().messages().add(
                tr("The comparison of another window from the last session is kept as %1. File > Open shows it.")
                    .arg(QDir::toNativeSeparators(path)));
    }

    /// The next start continues from this window.
    [[nodiscard]] bool isFirst() const { return m_place && m_place->isFirst() && m_mayWrite; }

    void keepPage(const QString &page)
    {
        if (isFirst() && m_settings.text(Setting::LastPage) != page)
            m_settings.set(Setting::LastPage, page);
    }

    void setPath(const QString &path)
    {
        if (isFirst())
            m_settings.set(Setting::BoardPath, path);
    }

    BoardDocument &m_document;
    Settings &m_settings;
    WindowOwner &m_owner;
    BoardKeeper m_keeper;
    std::optional<LastPlace> m_place;
    bool m_mayWrite = true; ///< to m_place
};

void arrange(MainWindow &window, const WindowOptions &options)
{
    if (options.screenshot.isEmpty())
        window.restoreLayout();
    if (!options.look.isEmpty())
        window.useLook(options.look, MainWindow::Keep::ForThisRun);
    if (options.dark)
        window.overrideTheme(*options.dark);
    if (!options.windowSize.isEmpty())
        window.resize(options.windowSize);
}

int runApplication(const WindowOptions &options, const QStringList &folders, std::future<CatalogLoad> loading)
{
    Settings settings(settingsFile());
    NativeFileChooser fileChooser;
    const auto openLink = [](const QUrl &url) { QDesktopServices::openUrl(url); };
    CatalogLoad load;
    BoardDocument document(defaultBoard());
    Speech speech;
    const Language &language =
        languageFor(options.language.isEmpty() ? settings.text(Setting::Language) : options.language);
    speech.speak(language, localeOf(language));
    Presenter presenter(load.catalog, document, Formatter(readingLocale()));
    const WindowServices services{
        settings,
        fileChooser,
        openLink,
        defaultPriceStore(),
        userCatalogFolder(),
        mappingsFolder(),
        [folders, options](const QList<BookId> &books) { return complete(loadCatalog(folders), options, books); },
        [&load](Catalog catalog) { load.catalog = inSpokenLanguage(std::move(catalog)); },
        folders,
        &speech};
    WindowOwner owner(presenter, document, services, speech);
    MainWindow &window = owner.window();
    arrange(window, options);
    load = complete(inWordsOf(language, loading.get(), folders), options);
    load.catalog = inSpokenLanguage(std::move(load.catalog));
    if (const std::optional<int> status = refusedPicture(options, load.catalog))
        return *status;
    owner.tellCatalog(load);
    const LastTime before = restoreLast(document, window, settings, load.catalog);
    Keeping keeping(document, presenter, settings, owner);
    openFirstBoard(document, window, options, settings, before);
    window.choosePage(options.page); // regardless of the page of an opened export
    assumeAsAsked(load.catalog, document, window, options);
    window.messages().add(settings.problems());
    if (const auto fault = typefaceFault(lightTheme().type.family))
        tellLoss(window.messages(), *fault);
    presenter.update();
    window.ownThings().watch(load.problems);
    owner.setPrepare([&](MainWindow &next) {
        next.setWindowIcon(applicationIcon());
        if (options.dark)
            next.overrideTheme(*options.dark);
    });
    new FirstPaint(window, [&] {
        // A screenshot or measurement does not change what the next start restores.
        if (options.screenshot.isEmpty() && !isMeasured())
            keeping.begin(before.last);
        afterFirstPaint(window, presenter, options);
    });
    window.show();
    return QApplication::exec();
}

} // namespace

int runWindow(int &argc, char **argv, const WindowOptions &options)
{
    QCoreApplication::setApplicationName(QStringLiteral("chipboard"));
    growHeap();
    // Loading the catalogue takes about as long as creating the window, so both run in parallel.
    const QStringList folders = QStringList{userCatalogFolder()} + options.catalogDirectories;
    QThread::currentThread(); // Qt takes the first thread that asks as the main thread
    std::future<CatalogLoad> loading = std::async(std::launch::async, [folders] { return prepare(folders); });

    QApplication::setStyle(new ChipboardStyle);
    QCoreApplication::setAttribute(Qt::AA_UseStyleSheetPropagationInWidgetStyles); // palette and font reach all widgets
    const QApplication application(argc, argv);
    useNeutralLocale();
    const std::future<void> greeting = greetSessionBus();
    setFonts(lightTheme().type);
    const std::optional<Problem> fault = typefaceFault(lightTheme().type.family);
    if (fault && fault->severity == Severity::Error && !options.screenshot.isEmpty()) {
        QTextStream(stderr) << "chipboard: " << fault->toText() << '\n';
        return CannotWrite;
    }
    QGuiApplication::setApplicationDisplayName(QStringLiteral("Chipboard"));
    QGuiApplication::setDesktopFileName(QStringLiteral("org.chipboard.Chipboard"));
    return runApplication(options, folders, std::move(loading));
}

} // namespace chipboard
