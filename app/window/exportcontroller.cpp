#include "app/window/exportcontroller.h"

#include "app/document/catalogmessages.h"
#include "app/surroundings.h"
#include "data/board/books.h"
#include "data/compare/apply.h"
#include "data/compare/moved.h"
#include "data/core/find.h"
#include "data/core/tr.h"
#include "data/files/boardio.h"
#include "widgets/export/office/decktemplate.h"
#include "widgets/export/pdfexport.h"
#include "widgets/export/safefile.h"
#include "widgets/export/slidefacts.h"
#include "widgets/theme/parts.h"

#include <QDir>
#include <QFileInfo>
#include <QMimeData>
#include <QPrintDialog>
#include <QPrintPreviewDialog>
#include <QPrinter>
#include <QStandardPaths>

#include <algorithm>

namespace chipboard {

const Language *ExportLanguages::other(const QString &id) const
{
    return m_services.speech != nullptr && m_services.readCatalog ? findLanguage(id) : nullptr;
}

QList<ExportOffer::Language> ExportLanguages::choices() const
{
    QList<ExportOffer::Language> choices;
    for (const Language &language : languageTable()) {
        const QString id = QLatin1String(language.id);
        if (other(id) != nullptr)
            choices << ExportOffer::Language{id, QString::fromUtf8(language.name)};
    }
    return choices;
}

std::shared_ptr<void> ExportLanguages::speak(const QString &id) const
{
    const Language *language = other(id);
    return language == nullptr ? nullptr : m_services.speech->aside(*language, fileLocaleOf(*language));
}

std::shared_ptr<const Catalog> ExportLanguages::published(const Language &language)
{
    const QList<BookId> books = booksOf(m_presenter.board());
    auto &catalog = m_read[{QLatin1String(language.id), books}];
    if (!catalog)
        catalog = std::make_shared<const Catalog>(inSpokenLanguage(m_services.readCatalog(books).catalog));
    const QList<ModelShape> models = m_presenter.board().models;
    return models.isEmpty() ? catalog : std::make_shared<const Catalog>(withModels(*catalog, models));
}

ExportGround ExportLanguages::ground(const QString &id)
{
    const Language *language = other(id);
    const Board board = m_presenter.board();
    if (language == nullptr)
        return {board, m_presenter.view().catalog, m_presenter.formatter(),
                [board, formatter = m_presenter.formatter(), view = m_presenter.viewsOfNow()](const PageRow &row) {
                    const PageView shown = view(row);
                    return statedPage(shown.page, shown.table, *shown.catalog, board, formatter);
                }};
    const std::shared_ptr<void> spoken = speak(id);
    const auto shipped = published(*language);
    const auto catalog = std::make_shared<const Catalog>(withFigures(*shipped, board));
    const Formatter formatter = Formatter(readingLocale()).in(m_presenter.formatter().currency());
    const auto check = std::make_shared<std::optional<ModelCheck>>();
    const PageSources sources = m_presenter.sourcesWith([shipped, check]() -> const ModelCheck & {
        return *check ? **check : check->emplace(checkShippedRuns(*shipped));
    });
    return {board, catalog, formatter, [this, id, board, shipped, catalog, formatter, sources](const PageRow &row) {
                const std::shared_ptr<void> aside = speak(id);
                const ResultTable table = row.table(*catalog, board);
                const PageSpec page = row.page({*shipped, *catalog, board, table, formatter, sources});
                return statedPage(page, table, *catalog, board, formatter);
            }};
}

/// Existing files of a page and of its parts, whose number is unknown before layout.
static QStringList existingOf(const QString &path, const Exporter &exporter)
{
    const QFileInfo info(path);
    const QString stem = info.completeBaseName() + QLatin1Char('-');
    QStringList existing;
    for (const QFileInfo &file : info.dir().entryInfoList(QDir::Files | QDir::Hidden | QDir::System)) {
        const bool isPart =
            exporter.parts != nullptr && file.suffix() == info.suffix() && file.fileName().startsWith(stem);
        if (isPart || file.fileName() == info.fileName())
            existing << file.fileName();
    }
    return existing;
}

QStringList filesInTheWay(const ExportChoice &choice)
{
    const auto rows = rowsAskedFor(choice.recipe.ask);
    QStringList existing;
    for (const ExportTarget &target : targetsFor(choice.formats, choice.folder, choice.name)) {
        QStringList paths{target.path};
        if (rows && choice.recipe.ask.what != ExportWhat::Deck && rows.value().size() > 1
            && !hasUse(target.exporter->uses, ExportUse::ManyPages)) {
            paths.clear();
            for (const PageRow *row : rows.value())
                paths << fileNamed(target.path, QLatin1String(row->id));
        }
        for (const QString &path : std::as_const(paths))
            existing << existingOf(path, *target.exporter);
    }
    existing.removeDuplicates();
    return existing;
}

// Why that file cannot provide slide masters, as a sentence; empty if it can.
static QString faultOfTemplate(const QString &path)
{
    const Result<TemplateFile> read = readTemplateOf(ExportOptions{.deckTemplate = path});
    return read ? QString() : QString(read.problem().message + QLatin1Char(' ') + read.problem().remedy).trimmed();
}

ExportController::ExportController(Presenter &presenter, const WindowServices &services, QWidget *window)
    : QObject(window)
    , m_presenter(presenter)
    , m_services(services)
    , m_window(window)
    , m_choice(remembered())
{
    connectJob();
    // The cached pages refer to the old catalogue.
    connect(&presenter, &Presenter::catalogChanged, this, [this] {
        m_job.stop();
        m_languages.forget();
    });
    connect(&presenter, &Presenter::viewChanged, this, &ExportController::renewOffer, Qt::QueuedConnection);
}

void ExportController::setLook(const CompanyLook &look)
{
    m_look = look;
    renewOffer();
}

// A fix of the slide check changes the board while the dialog is open.
void ExportController::renewOffer()
{
    if (m_dialog != nullptr && m_dialog->isVisible() && !m_dialog->isBusy())
        m_dialog->renew(offer());
}

void ExportController::connectJob()
{
    connect(&m_job, &ExportJob::progress, this, [this](double share) {
        if (m_dialog != nullptr && m_dialog->isVisible())
            m_dialog->showProgress(share);
        else
            emit progress(share);
    });
    connect(&m_job, &ExportJob::written, this, &ExportController::finish);
    connect(&m_job, &ExportJob::failed, this, &ExportController::fail);
    connect(&m_job, &ExportJob::stopped, this, [this] {
        if (m_dialog != nullptr)
            m_dialog->showIdle();
        emit ended();
    });
}

void ExportController::connectDialog()
{
    connect(m_dialog, &ExportDialog::browseRequested, this, &ExportController::browse);
    connect(m_dialog, &ExportDialog::templateRequested, this, &ExportController::chooseTemplate);
    connect(m_dialog, &ExportDialog::stopRequested, this, &ExportController::stop);
    connect(m_dialog, &ExportDialog::mendRequested, this, &ExportController::mendRequested);
    connect(m_dialog, &ExportDialog::exportRequested, this, [this](const ExportChoice &choice) {
        remember(choice);
        start(choice);
    });
}

void ExportController::exportPage() { ask(proposed()); }

void ExportController::exportBrief()
{
    ExportChoice choice = proposed();
    choice.recipe.ask = {ExportWhat::Brief, {}, {}};
    if (choice.formats == QStringList{QStringLiteral("pdf")}) // other formats are shown, not printed
        choice.recipe.options.pageSize = documentPageSize(QLocale::system());
    choice.name = nameOf(QStringLiteral("brief"));
    ask(choice);
}

std::shared_ptr<QPrinter> ExportController::printer() const
{
    auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
    const bool isUpright = usualOptions().pageSize.endsWith(QLatin1String("portrait"));
    printer->setPageOrientation(isUpright ? QPageLayout::Portrait : QPageLayout::Landscape);
    return printer;
}

void ExportController::printOn(QPrinter &printer)
{
    m_presenter.complete();
    const PageView &view = m_presenter.view();
    const ExportedPage stated =
        statedPage(view.page, view.table, *view.catalog, m_presenter.board(), m_presenter.formatter());
    ExportOptions options = usualOptions();
    options.look = m_look;
    if (options.theme == QLatin1String("dark")) // dark is for slides and screens
        options.theme = ExportOptions().theme;
    if (const Result<Done> printed = printPages({stated.page}, options, printer); !printed)
        emit failed(printed.problem());
    else if (!printer.outputFileName().isEmpty())
        emit exported({printer.outputFileName()});
}

void ExportController::printPage()
{
    const auto paper = printer();
    auto *dialog = transient<QPrintDialog>(paper.get(), m_window);
    connect(dialog, &QDialog::accepted, this, [this, paper] { printOn(*paper); });
    connect(dialog, &QObject::destroyed, this, [paper] {}); // keeps the printer alive for the dialog
    dialog->open();
}

void ExportController::previewPrint()
{
    const auto paper = printer();
    auto *dialog = transient<QPrintPreviewDialog>(paper.get(), m_window);
    connect(dialog, &QPrintPreviewDialog::paintRequested, this, [this, paper](QPrinter *shown) { printOn(*shown); });
    connect(dialog, &QObject::destroyed, this, [paper] {});
    dialog->open();
}

void ExportController::exportAs(const QString &format)
{
    ExportChoice choice = proposed();
    choice.formats = {format};
    ask(choice);
}

void ExportController::exportChart(const QString &chart)
{
    ExportChoice choice = proposed();
    choice.recipe.ask = {ExportWhat::Chart, {m_presenter.view().page.id}, chart};
    ask(choice);
}

void ExportController::exportDeck(const QString &format)
{
    ExportChoice choice = proposed();
    choice.recipe.ask = {ExportWhat::Deck, {}, {}};
    choice.formats = {format};
    choice.name = nameOf(QStringLiteral("deck"));
    ask(choice);
}

void ExportController::savePicture(const QString &chart)
{
    m_presenter.complete();
    const ExportChoice choice = proposed();
    const FileQuestion question{tr("Save the picture"),
                                QDir(choice.folder).filePath(choice.name + QStringLiteral(".png")),
                                tr("Pictures (*.png *.svg)"), QStringLiteral("png")};
    const std::optional<QString> path = m_services.fileChooser.fileToSave(m_window, question);
    if (!path)
        return;
    const bool isSvg = QFileInfo(*path).suffix().compare(QLatin1String("svg"), Qt::CaseInsensitive) == 0;
    const std::unique_ptr<QMimeData> data = clipOf(clip(chart), isSvg ? QStringLiteral("svg") : QStringLiteral("png"));
    const Result<Done> written =
        writeFileSafely(*path, data->data(isSvg ? QStringLiteral("image/svg+xml") : QStringLiteral("image/png")));
    if (written)
        emit exported({*path});
    else
        emit failed(written.problem());
}

void ExportController::ask(const ExportChoice &choice)
{
    if (const auto problem = nothingToExport(m_presenter.view().page)) {
        emit failed(*problem);
        return;
    }
    if (m_dialog == nullptr) {
        m_dialog = new ExportDialog(m_window);
        connectDialog();
    }
    m_dialog->setOffer(offer());
    m_dialog->setChoice(choice);
    m_dialog->open();
}

// On another page, that page is exported to its own file instead of the first one's.
void ExportController::exportAgain()
{
    const PageSpec &page = m_presenter.view().page;
    if (m_written.isEmpty() || m_exportedFrom != m_presenter.boardPath()) {
        exportPage();
        return;
    }
    if (const auto problem = nothingToExport(page)) {
        emit failed(*problem);
        return;
    }
    ExportChoice again = m_choice;
    ExportAsk &ask = again.recipe.ask;
    const bool isOfPage = ask.what == ExportWhat::Page || ask.what == ExportWhat::Chart;
    if (isOfPage && ask.pages != QStringList{page.id}) {
        ask.pages = {page.id};
        if (again.name == m_usualName)
            again.name = nameOf();
    }
    const auto isChart = [&ask](const ChartSpec &chart) { return chart.id == ask.chart; };
    const bool isThere =
        ask.what != ExportWhat::Chart || ask.chart.isEmpty() || std::ranges::any_of(page.charts, isChart);
    if (!isThere || (!m_written.contains(again) && !filesInTheWay(again).isEmpty()))
        this->ask(again);
    else
        start(again);
}

void ExportController::take(const ExportRecipe &recipe)
{
    const bool keepsBoard = m_choice.recipe.options.keepsBoard; // every opened file has its board
    m_choice.recipe = recipe;
    m_choice.recipe.options.keepsBoard = keepsBoard;
}

namespace {

/// The pages of one board, made once per language.
class OfferedPages
{
public:
    explicit OfferedPages(ExportLanguages &languages)
        : m_languages(languages)
    {
    }

    const ExportGround &ground(const QString &language)
    {
        const auto known = m_grounds.find(language);
        return known != m_grounds.end() ? known->second
                                        : m_grounds.emplace(language, m_languages.ground(language)).first->second;
    }

    Result<ExportInput> input(const ExportRecipe &recipe)
    {
        const QString &language = recipe.options.language;
        const ExportGround &made = ground(language);
        const std::shared_ptr<void> spoken = m_languages.speak(language);
        return exportInput(recipe, *made.catalog, made.board, made.formatter, [&](const PageRow &row) {
            const std::pair key(language, &row);
            const auto known = m_pages.find(key);
            return known != m_pages.end() ? known->second : m_pages.emplace(key, made.make(row)).first->second;
        });
    }

private:
    ExportLanguages &m_languages;
    std::map<QString, ExportGround> m_grounds;
    std::map<std::pair<QString, const PageRow *>, ExportedPage> m_pages;
};

/// Prefixes findings with their page, if there are several.
QList<SlideFinding> onPage(QList<SlideFinding> findings, const QString &name)
{
    for (SlideFinding &finding : findings)
        finding.text = ExportController::tr("%1: %2").arg(name, finding.text);
    return findings;
}

} // namespace

ExportOffer ExportController::offer()
{
    m_presenter.complete();
    const PageSpec &page = m_presenter.view().page;
    ExportOffer offer{.look = m_look, .page = page.id, .theme = m_theme};
    for (const ChartSpec &chart : page.charts)
        offer.charts << ExportOffer::Chart{chart.id, chart.title};
    offer.existing = filesInTheWay;
    offer.templateFault = faultOfTemplate;
    offer.languages = m_languages.choices();
    offer.speak = [this](const QString &language) { return m_languages.speak(language); };
    const auto known = std::make_shared<OfferedPages>(m_languages);
    offer.content = [known](const ExportRecipe &recipe) -> Result<ExportContent> {
        const Result<ExportInput> input = known->input(recipe);
        if (!input)
            return input.problem();
        const Result<TemplateFile> read = readTemplateOf(recipe.options); // its field shows its problems
        return ExportContent{input.value().specs(), input.value().report, read ? read.value().deck : std::nullopt};
    };
    offer.check = [this, known](const ExportRecipe &recipe) {
        return findingsOf(recipe, known->input(recipe), known->ground(recipe.options.language));
    };
    return offer;
}

// Findings are in the window's language, whatever the pages' language.
QList<SlideFinding> ExportController::findingsOf(const ExportRecipe &recipe, const Result<ExportInput> &input,
                                                 const ExportGround &ground) const
{
    QList<SlideFinding> findings;
    const Result<TemplateFile> read = readTemplateOf(recipe.options); // its field shows its problems
    const std::optional<DeckTemplate> base = read ? read.value().deck : std::nullopt;
    for (const ExportedPage &one : input ? input.value().pages : QList<ExportedPage>()) {
        const Result<QList<SlideFinding>> found =
            slideFindings(one, *ground.catalog, ground.board, ground.formatter, recipe.options, currentDay(), base);
        if (!found)
            continue; // the dialog reports it for the export
        const PageRow *row = findPage(one.page.id);
        const bool isOne = input.value().pages.size() == 1 || row == nullptr;
        const QString where = one.slide ? tr("Slide %1").arg(one.slide->chapters.constFirst().slide + 1)
            : isOne                     ? QString()
                                        : tr(row->name);
        findings << (where.isEmpty() ? found.value() : onPage(found.value(), where));
    }
    std::ranges::stable_sort(findings, [](const SlideFinding &one, const SlideFinding &other) {
        return one.severity < other.severity; // faults first
    });
    return findings;
}

Clip ExportController::clip(const QString &chart) const
{
    const PageView &view = m_presenter.view();
    ExportOptions options = usualOptions();
    options.look = m_look;
    options.day = currentDay(view.catalog->revision).toString(Qt::ISODate);
    options.numbersPage = false;
    options.language.clear();
    options.deckTemplate.clear(); // its file would have to be read first
    options.templateDigest.clear();
    const Board &board = m_presenter.board();
    Clip clip{{view.page, view.table, {}}, options, {}, view.catalog, board};
    if (!chart.isEmpty()) {
        const ExportedPage stated = statedPage(view.page, view.table, *view.catalog, board, m_presenter.formatter());
        clip.shown = exportedChart(stated, chart).valueOr(clip.shown);
    }
    const ExportWhat what = chart.isEmpty() ? ExportWhat::Page : ExportWhat::Chart;
    if (options.keepsBoard)
        clip.boardText = writeBoard(boardToSave(m_presenter.published(), clip.board),
                                    ExportRecipe{{what, {view.page.id}, chart}, options});
    return clip;
}

ExportChoice ExportController::proposed() const
{
    ExportChoice choice = m_choice;
    choice.recipe.options = usualOptions();
    const QString folder = m_services.settings.text(Setting::ExportFolder);
    const QStringList folders{folder, QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation)};
    const auto *found = findWhere(folders, [](const QString &one) { return !one.isEmpty() && QDir(one).exists(); });
    choice.folder = found == nullptr ? QDir::homePath() : *found;
    choice.name = nameOf();
    return choice;
}

QString ExportController::nameOf(const QString &what) const
{
    const PageView &view = m_presenter.view();
    return exportName(view.page, currentDay(view.catalog->revision).toString(Qt::ISODate), what);
}

ExportOptions ExportController::usualOptions() const
{
    ExportOptions options = m_choice.recipe.options;
    if (m_choice.recipe.ask.what == ExportWhat::Brief)
        options.pageSize = m_services.settings.text(Setting::ExportPageSize);
    return options;
}

void ExportController::browse()
{
    const ExportChoice now = m_dialog->choice();
    const Exporter *exporter = findExporter(now.formats.value(0));
    FileQuestion question{.title = tr("Export to"), .path = QDir(now.folder).filePath(now.name)};
    if (exporter != nullptr) {
        question.suffix = QLatin1String(exporter->suffix);
        question.path += QLatin1Char('.') + question.suffix;
        question.filter = tr("%1 (*.%2)").arg(tr(exporter->name), question.suffix);
    }
    const std::optional<QString> path = m_services.fileChooser.fileToSave(m_dialog, question);
    if (!path)
        return;
    const QFileInfo info(*path);
    const bool hasEnding = exporterForFile(*path) != nullptr;
    m_dialog->setTarget(info.absolutePath(), hasEnding ? info.completeBaseName() : info.fileName());
}

void ExportController::chooseTemplate()
{
    FileQuestion question{.title = tr("Choose a template"),
                          .path = m_dialog->choice().recipe.options.deckTemplate,
                          .filter = tr("Presentations and templates (*.pptx *.potx)")};
    if (const std::optional<QString> path = m_services.fileChooser.fileToOpen(m_dialog, question))
        m_dialog->setTemplate(*path);
}

void ExportController::start(const ExportChoice &choice)
{
    m_exportedFrom = m_presenter.boardPath();
    m_presenter.complete();
    m_started = choice;
    m_usualName = nameOf();
    ExportOptions options = choice.recipe.options;
    options.look = m_look;
    std::optional<DeckTemplate> deckTemplate;
    const QList<ExportTarget> targets = targetsFor(choice.formats, choice.folder, choice.name);
    const auto hasMasters = [](const ExportTarget &target) {
        return hasUse(target.exporter->uses, ExportUse::Template);
    };
    if (std::ranges::any_of(targets, hasMasters)) {
        Result<TemplateFile> read = readTemplateOf(options);
        if (!read) {
            fail(read.problem());
            return;
        }
        for (const Problem &warning : read.value().warnings)
            emit failed(warning);
        options = read.value().options;
        deckTemplate = std::move(read).value().deck;
    } else if (options.templateDigest.isEmpty()) {
        options.deckTemplate.clear(); // other formats have no masters, and must not reveal the template's path
    }
    const ExportGround ground = m_languages.ground(options.language);
    // Files that appear after the overwrite question are not replaced.
    const auto old = filesInTheWay(choice).isEmpty() ? ExportRun::OldFiles::Kept : ExportRun::OldFiles::Replaced;
    m_job.start({choice.recipe.ask, options, targets, ground.catalog, ground.board,
                 boardToSave(m_presenter.published(), ground.board), ground.formatter, ground.make,
                 [this, language = options.language] { return m_languages.speak(language); }, deckTemplate, old});
}

void ExportController::finish(const QStringList &paths)
{
    const auto isReplaced = [this](const ExportChoice &one) {
        return one.folder == m_started.folder && one.name == m_started.name;
    };
    m_written.erase(std::remove_if(m_written.begin(), m_written.end(), isReplaced), m_written.end());
    m_written << m_started;
    m_choice = m_started; // for the next export
    m_services.settings.set(Setting::ExportFolder, QFileInfo(paths.constFirst()).absolutePath());
    if (m_dialog != nullptr && m_dialog->isVisible()) {
        m_dialog->showIdle();
        m_dialog->accept();
    }
    emit ended();
    emit exported(paths);
}

void ExportController::fail(const Problem &problem)
{
    if (m_dialog != nullptr && m_dialog->isVisible()) {
        m_dialog->showIdle();
        m_dialog->showProblem(problem.message + QLatin1Char(' ') + problem.remedy);
    }
    emit ended();
    emit failed(problem);
}

template<typename Options, typename Visit>
static void eachRemembered(Options &options, const Visit &visit)
{
    visit(Setting::ExportPageSize, options.pageSize);
    visit(Setting::ExportNumbers, options.numbersPage);
    visit(Setting::ExportScale, options.scale);
    visit(Setting::ExportBoard, options.keepsBoard);
    visit(Setting::ExportTheme, options.theme);
    visit(Setting::ExportType, options.typeScale);
    visit(Setting::ExportArchive, options.forArchives);
    visit(Setting::ExportLanguage, options.language);
    visit(Setting::ExportTemplate, options.deckTemplate);
}

ExportChoice ExportController::remembered() const
{
    ExportChoice choice;
    for (const QString &id : m_services.settings.text(Setting::ExportFormat).split(QLatin1Char(','))) {
        if (findExporter(id) != nullptr)
            choice.formats << id;
    }
    eachRemembered(choice.recipe.options, [this]<typename Value>(Setting setting, Value &value) {
        value = m_services.settings.value(setting).value<Value>();
    });
    return choice;
}

void ExportController::remember(const ExportChoice &choice)
{
    m_choice = choice;
    m_services.settings.set(Setting::ExportFormat, choice.formats.join(QLatin1Char(',')));
    const bool isBrief = choice.recipe.ask.what == ExportWhat::Brief; // a brief uses the locale's paper size
    eachRemembered(choice.recipe.options, [&](Setting setting, const auto &value) {
        if (!isBrief || setting != Setting::ExportPageSize)
            m_services.settings.set(setting, value);
    });
}

} // namespace chipboard
