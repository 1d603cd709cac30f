#include "app/cli/catalogloading.h"
#include "app/cli/commands.h"
#include "app/cli/selection.h"
#include "app/document/boardedit.h"
#include "app/document/catalogmessages.h"
#include "app/settings/languages.h"
#include "app/store/importedbooks.h"
#include "app/store/pricestore.h"
#include "app/surroundings.h"
#include "app/window/exportjob.h"
#include "data/compare/apply.h"
#include "data/compare/moved.h"
#include "data/core/ending.h"
#include "data/core/find.h"
#include "data/core/jsonlocation.h"
#include "data/core/tr.h"
#include "data/files/boardparts.h"
#include "data/files/exportrecipeio.h"
#include "widgets/charts/textruler.h"
#include "widgets/export/exportplan.h"
#include "widgets/export/office/decktemplate.h"
#include "widgets/export/pptxexport.h"
#include "widgets/export/safefile.h"
#include "widgets/export/sheetpainting.h"
#include "widgets/export/slidefacts.h"
#include "widgets/theme/lookedtheme.h"
#include "widgets/theme/typefaces.h"

#include <QBuffer>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>
#include <memory>
#include <optional>

using namespace Qt::StringLiterals;

namespace chipboard {
namespace {

// The letters that nearly every text needs.
constexpr auto letters = u"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ 0123456789.,-+/%()~";

/// For a deck, only those that can show pages.
QStringList endings(bool isOfDeck)
{
    QStringList all;
    for (const Exporter &exporter : exporterTable()) {
        if (!isOfDeck || hasUse(exporter.uses, ExportUse::Page))
            all << u'.' + QLatin1String(exporter.suffix);
    }
    return all;
}

Problem alreadyThere(const QString &path)
{
    return {ProblemCode::CannotWrite,
            tr("The file already exists and was not changed."),
            tr("Replace it with --force, or choose another name."),
            {path}};
}

/// Checks one file before any work is done.
std::optional<Problem> obstacle(const ExportTarget &target, bool isOfDeck)
{
    if (const Result<Done> checked = checkTarget(target.path); !checked)
        return checked.problem();
    if (target.exporter == nullptr)
        return wrongUsage(tr("The name \"%1\" has no known format.").arg(target.path),
                          tr("Use a file name ending in %1.").arg(alternatives(endings(isOfDeck))));
    return std::nullopt;
}

/// Reports options that no requested format uses, instead of ignoring them.
std::optional<Problem> uselessOption(const Invocation &invocation, const QList<ExportTarget> &targets)
{
    const struct
    {
        const char *option;
        bool isGiven;
        ExportUse use;
    } rows[] = {{"--pdf-a", invocation.forArchives, ExportUse::Archive},
                {"--scale", !invocation.scale.isEmpty(), ExportUse::Scale},
                {"--svg-text", !invocation.svgText.isEmpty(), ExportUse::Curves},
                {"--charts-per-slide", !invocation.chartsPerSlide.isEmpty(), ExportUse::Template},
                {"--appendix", invocation.appendix, ExportUse::Template},
                {"--type", !invocation.typeScale.isEmpty(), ExportUse::Page},
                {"--size", !invocation.size.isEmpty(), ExportUse::Page}};
    for (const auto &row : rows) {
        const bool isUsed = std::ranges::any_of(targets, [&row](const ExportTarget &target) {
            return target.exporter != nullptr && hasUse(target.exporter->uses, row.use);
        });
        if (!row.isGiven || isUsed || targets.isEmpty())
            continue;
        QStringList formats;
        for (const Exporter &exporter : exporterTable()) {
            if (hasUse(exporter.uses, row.use))
                formats << u'.' + QLatin1String(exporter.suffix);
        }
        return wrongUsage(tr("%1 does not apply to any file of this export.").arg(QLatin1String(row.option)),
                          tr("It applies to files ending in %1.").arg(alternatives(formats)));
    }
    return std::nullopt;
}

/// The files to write, and problems with the others.
struct Targets
{
    QList<ExportTarget> good;
    QList<Problem> refused;
};

Result<Targets> targetsOf(const Invocation &invocation)
{
    const bool isOfDeck = !invocation.deck.isEmpty() || invocation.what == exportWhatWord(ExportWhat::Deck);
    if (invocation.to.isEmpty() && !invocation.checksSlides)
        return wrongUsage(tr("No output file is given."),
                          tr("Add --to FILE, ending in %1.").arg(alternatives(endings(isOfDeck))));
    if (!invocation.to.isEmpty() && invocation.checksSlides)
        return wrongUsage(tr("--check writes nothing, so --to cannot be used with it."),
                          tr("Check first, then export without --check."));
    Targets targets;
    QList<ExportTarget> all;
    for (const QString &path : invocation.to) {
        const ExportTarget target{path, exporterForFile(path)};
        const auto problem = obstacle(target, isOfDeck);
        if (problem && problem->code != ProblemCode::CannotWrite)
            return *problem;
        all << target;
        if (problem)
            targets.refused << *problem;
        else
            targets.good << target;
    }
    if (const auto problem = uselessOption(invocation, all))
        return *problem;
    if (targets.good.isEmpty() && !targets.refused.isEmpty())
        return targets.refused.constFirst();
    return targets;
}

/// Reports all problems of a brand theme; returns the first error.
Result<CompanyLook> lookOf(const QString &path, Streams &streams)
{
    LookLoad load = readLookFile(path);
    if (load.look)
        return *load.look;
    const auto error =
        std::ranges::find_if(load.problems, [](const Problem &one) { return one.severity == Severity::Error; });
    const Problem first = *error;
    load.problems.erase(error);
    tell(load.problems, streams);
    return first;
}

/// The board with the charts of --metrics, which only some pages use.
Result<Board> withChartsAsked(const Invocation &invocation, Board board, const ExportAsk &ask)
{
    if (invocation.metrics.isEmpty())
        return board;
    const auto metrics = chooseMetrics(invocation, board);
    if (!metrics)
        return metrics.problem();
    const auto rows = rowsAskedFor(ask);
    if (!rows)
        return rows.problem();
    const auto hasCharts = [](const PageRow *row) { return row->hasBoardCharts; };
    if (ask.what == ExportWhat::Brief || std::ranges::none_of(rows.value(), hasCharts))
        return wrongUsage(tr("--metrics does not apply to any page of this export."),
                          tr("It applies to the page compare: add --page compare, or remove --metrics."));
    board.charts.clear();
    addEachOnce(board.charts, metrics.value());
    return board;
}

/// A new brief or report for printing only; a re-exported one keeps its size.
bool isNewDocument(const ExportAsk &ask, const std::optional<ExportRecipe> &before, const QList<ExportTarget> &targets)
{
    const bool isDocument = ask.what == ExportWhat::Brief || ask.what == ExportWhat::Report;
    return isDocument && !(before && before->ask.what == ask.what) && !targets.isEmpty()
        && std::ranges::all_of(targets,
                               [](const ExportTarget &target) { return QLatin1String(target.exporter->id) == u"pdf"; });
}

/// A deck's slides already define their charts and how many share a slide.
std::optional<Problem> uselessOfDeck(const Invocation &invocation, ExportWhat what)
{
    if (what != ExportWhat::Deck)
        return std::nullopt;
    if (!invocation.pages.isEmpty())
        return wrongUsage(tr("--what deck exports the slides of the board; --page does not apply."),
                          tr("Remove --what deck to export these pages, or name the slides with --deck FILE."));
    if (!invocation.chartsPerSlide.isEmpty())
        return wrongUsage(tr("The slides of a deck say which charts they have; --charts-per-slide does not apply."),
                          tr("Remove it, or export pages with --page."));
    return std::nullopt;
}

/// The recipe from the options; unset ones default to the exported file that contained the board.
Result<ExportRecipe> recipeOf(const Invocation &invocation, const std::optional<ExportRecipe> &before,
                              const QList<ExportTarget> &targets, Streams &streams)
{
    ExportRecipe recipe = before.value_or(ExportRecipe());
    const bool isChart = !invocation.chart.isEmpty();
    if (!invocation.deck.isEmpty()) {
        const bool asksElse = !invocation.what.isEmpty() && invocation.what != exportWhatWord(ExportWhat::Deck);
        if (isChart || !invocation.pages.isEmpty() || asksElse)
            return wrongUsage(tr("--deck exports the slides of its file; --page, --chart and --what do not apply."),
                              tr("Remove --deck, or the others."));
        recipe.ask = {ExportWhat::Deck, {}, {}};
    }
    if (!invocation.pages.isEmpty())
        recipe.ask = {ExportWhat::Page, invocation.pages, {}};
    if (isChart)
        recipe.ask = {ExportWhat::Chart, recipe.ask.pages, invocation.chart};
    if (const auto what = exportWhatFromWord(invocation.what)) {
        if (isChart && *what != ExportWhat::Chart)
            return wrongUsage(tr("--chart names one chart, but --what exports more."), tr("Remove one of the two."));
        recipe.ask.what = *what;
    }
    if (const auto useless = uselessOfDeck(invocation, recipe.ask.what))
        return *useless;
    ExportOptions &options = recipe.options;
    if (isNewDocument(recipe.ask, before, targets))
        options.pageSize = documentPageSize(QLocale::system());
    options.numbersPage = options.numbersPage || invocation.numbers;
    recipe.ask.measurements = recipe.ask.measurements || invocation.measurements;
    options.keepsBoard = !invocation.withoutBoard;
    options.forArchives = invocation.forArchives;
    options.appendix = options.appendix || invocation.appendix;
    const std::pair<const QString &, QString &> texts[] = {{invocation.size, options.pageSize},
                                                           {invocation.theme, options.theme},
                                                           {invocation.typeScale, options.typeScale},
                                                           {invocation.language, options.language}};
    for (const auto &[given, option] : texts)
        option = given.isEmpty() ? option : given;
    if (!invocation.look.isEmpty() && invocation.look != u"none"_s) {
        Result<CompanyLook> look = lookOf(invocation.look, streams);
        if (!look)
            return look.problem();
        options.look = std::move(look).value();
    }
    tell(checkLook(options.look, invocation.look), streams);
    if (isInPixels(invocation.size))
        options.scale = smallestPictureScale; // exactly that size, by default
    if (!invocation.chartsPerSlide.isEmpty())
        options.chartsPerSlide = invocation.chartsPerSlide.toInt(); // validated
    if (!invocation.svgText.isEmpty())
        options.hasCurves = invocation.svgText == u"curves";
    if (!invocation.scale.isEmpty())
        options.scale = invocation.scale.toInt(); // validated
    if (!options.language.isEmpty() && findLanguage(options.language) == nullptr)
        return wrongUsage(tr("The file uses the language \"%1\", which is not available.").arg(options.language),
                          tr("Choose one with --lang LANGUAGE."));
    if (const Result<Done> checked = checkOptions(options); !checked)
        return checked.problem();
    return recipe;
}

/// Sets the file's language while the result is alive.
using Speaking = std::function<std::shared_ptr<void>()>;

/// Generates the files one by one. The last step writes them all, so its errors are in the command's language. Files
/// that cannot be written go to `refused`; the others are still written.
Result<Done> runAll(ExportRun &run, bool force, const Speaking &speak, QList<Problem> &refused)
{
    const QStringList existing = force ? QStringList() : existingFiles(run.files());
    for (const QString &path : existing) {
        const Problem problem = alreadyThere(path);
        if (!run.leaveOut(path))
            return problem;
        refused << problem;
    }
    while (!run.isDone()) {
        const std::shared_ptr<void> spoken = run.stepsDone() + 1 < run.stepCount() ? speak() : nullptr;
        const Result<Done> done = run.step();
        if (done)
            continue;
        const Problem &problem = done.problem();
        if (problem == fileExists(problem.where.file))
            return alreadyThere(problem.where.file); // another program created it meanwhile: nothing was written
        if (problem.code != ProblemCode::CannotWrite || !run.leaveOut(problem.where.file))
            return problem;
        refused << problem;
    }
    return Done();
}

/// Wrong figures must not get into a file, which is shared without this command's messages.
Problem otherCatalogue()
{
    return {ProblemCode::BadValue, tr("Nothing was written: the catalogue given with --catalog has errors."),
            tr("Fix the errors above, or remove --catalog.")};
}

/// Lists the written files as the result, the others as problems.
int writeFiles(ExportRun &run, bool force, const Speaking &speak, QList<Problem> refused, Streams &streams)
{
    const Result<Done> done = runAll(run, force, speak, refused);
    tell(refused, streams);
    if (!done)
        return streams.refuse(done.problem());
    for (const PlannedFile &file : run.files())
        streams.result(file.path);
    return worstStatus(refused);
}

/// Finding fonts and loading glyph outlines is slow, so it runs while the catalogue loads.
std::optional<Problem> prepareFonts(const QList<ExportTarget> &targets)
{
    const bool isDrawn = std::ranges::any_of(
        targets, [](const ExportTarget &target) { return hasUse(target.exporter->uses, ExportUse::Page); });
    if (!isDrawn)
        return std::nullopt;
    const TypeScale type = paperTheme().type;
    TextRuler ruler;
    for (const bool isBold : {false, true})
        (void)ruler.width(type.font(type.body, isBold), QString::fromUtf16(letters));
    return typefaceFault(type.family);
}

/// The company's slide masters, if requested now or in the exported file.
Result<TemplateFile> templateOf(const Invocation &invocation, const QList<ExportTarget> &targets, ExportOptions options)
{
    const bool isNone = invocation.deckTemplate == u"none"_s;
    if (!invocation.deckTemplate.isEmpty()) {
        options.deckTemplate = isNone ? QString() : QFileInfo(invocation.deckTemplate).absoluteFilePath();
        options.templateDigest.clear();
    }
    const bool hasSlides = std::ranges::any_of(
        targets, [](const ExportTarget &target) { return hasUse(target.exporter->uses, ExportUse::Template); });
    if (invocation.checksSlides)
        return readTemplateOf(options);
    if (!hasSlides && (invocation.deckTemplate.isEmpty() || isNone))
        return TemplateFile{std::nullopt, options, {}};
    if (!hasSlides)
        return wrongUsage(tr("--template applies to slides, and this export has none."),
                          tr("Add --to FILE.pptx, or remove --template."));
    return readTemplateOf(options);
}

/// The board with the slides of a file; problems refer to that file.
struct NamedDeck
{
    std::optional<DeckLoad> load; ///< empty if no file is named

    [[nodiscard]] Problem placed(Problem problem, const QString &file) const
    {
        const QString inBoard = u"/deck/"_s;
        if (!load || !problem.where.pointer.startsWith(inBoard))
            return problem;
        Problems one{problem};
        one.first().where = {QDir::toNativeSeparators(file), 0, 0,
                             u"/slides/"_s + problem.where.pointer.mid(inBoard.size())};
        locate(one, one.first().where.file, load->text);
        return one.constFirst();
    }
};

BoardChoice boardWith(NamedDeck &deck, const Invocation &invocation, const Catalog &catalog)
{
    BoardChoice choice = chooseBoard(invocation, catalog);
    if (invocation.deck.isEmpty())
        return choice;
    deck.load = readDeckFile(invocation.deck);
    choice.problems << deck.load->problems;
    if (choice.board && deck.load->deck)
        choice.board->deck = *deck.load->deck;
    else
        choice.board.reset();
    return choice;
}

/// Whether anything prevents writing all of them.
std::optional<Problem> obstacleOf(const QList<ExportTarget> &targets, const QList<PlannedFile> &files,
                                  const ExportAsk &ask)
{
    const std::optional<Problem> unfit = noDeckIn(targets, ask);
    return unfit ? unfit : twiceIn(files);
}

/// Makes pages of boards over one catalogue.
class PageMaking
{
public:
    PageMaking(const Invocation &invocation, const Catalog &published, const Catalog &catalog, const Board &board)
        : m_published(published)
        , m_catalog(catalog)
        , m_formatter(terminalFormatter().in(shownCurrency(board.currency)))
        , m_store(invocation.store.isEmpty() ? defaultPriceStore() : invocation.store)
        , m_sources{[this]() -> const ModelCheck & {
                        return m_check ? *m_check : m_check.emplace(checkShippedRuns(m_published));
                    },
                    [this](const QList<InstanceId> &instances) { return storedPrices(m_store, instances); },
                    {},
                    {},
                    [this]() -> const Measurements & { return measurements(); }}
    {
    }
    Q_DISABLE_COPY_MOVE(PageMaking)

    [[nodiscard]] ExportedPage page(const PageRow &row, const Board &board) const
    {
        const ResultTable table = row.table(m_catalog, board);
        const PageSpec page = row.page({m_published, m_catalog, board, table, m_formatter, m_sources});
        return statedPage(page, table, m_catalog, board, m_formatter);
    }
    /// The input for exporters; `board` must outlive it.
    [[nodiscard]] Result<ExportInput> input(const Board &board, const ExportRecipe &recipe) const
    {
        return exportInput(recipe, m_catalog, board, m_formatter, [&](const PageRow &row) { return page(row, board); });
    }
    /// The board with the titles from the command line, and what they claim about the current data.
    [[nodiscard]] Result<Board> titled(Board board, const QStringList &titles, const ExportAsk &ask) const
    {
        for (const QString &title : titles) {
            const QString address = title.left(std::max<qsizetype>(0, title.indexOf(u'='))).trimmed();
            if (address.mid(address.indexOf(u'/') + 1).isEmpty())
                return wrongUsage(tr("\"%1\" does not name a chart and its title.").arg(title),
                                  tr("Write --title CHART=TEXT, such as --title \"memory=Enough for 70B\"."));
            const Result<ChartText> one = chartText(board, title, ask);
            if (!one)
                return one.problem();
            board = setChartTitle(board, one.value().page, one.value().chart, one.value().text, m_formatter).after;
        }
        return board;
    }

    [[nodiscard]] Result<Board> withAxisTitles(Board board, const QStringList &titles, const ExportAsk &ask) const
    {
        static const QRegularExpression pattern(QStringLiteral("^([^=:]*[^=:/]):([xy])(=.*)$"));
        for (const QString &title : titles) {
            const QRegularExpressionMatch match = pattern.match(title);
            const QString remedy = tr("Write --axis-title CHART:x=TEXT or CHART:y=TEXT, such as value/value:y=Speed.");
            if (!match.hasMatch())
                return wrongUsage(tr("\"%1\" does not name an axis and its title.").arg(title), remedy);
            const Result<ChartText> one = chartText(board, match.captured(1) + match.captured(3), ask);
            if (!one)
                return one.problem();
            if (!hasTwoAxes(one.value().chart))
                return wrongUsage(tr("The chart \"%1\" does not have two axes.").arg(one.value().chart.id), remedy);
            const bool onX = match.captured(2) == u"x";
            board = setAxisTitle(board, one.value().page, one.value().chart.id, onX, one.value().text).after;
        }
        return board;
    }

private:
    struct ChartText
    {
        QString page;
        ChartSpec chart;
        QString text;
    };
    /// Parses "value/price-speed=Twice as fast".
    [[nodiscard]] Result<ChartText> chartText(const Board &board, const QString &option, const ExportAsk &ask) const
    {
        const qsizetype sign = option.indexOf(u'=');
        const QString address = option.left(sign).trimmed();
        const qsizetype slash = address.indexOf(u'/');
        const QString page = slash < 0 ? ask.pages.value(0) : address.left(slash);
        const auto rows = rowsAskedFor({ExportWhat::Page, page.isEmpty() ? QStringList() : QStringList(page), {}});
        if (!rows)
            return rows.problem();
        const auto found = exportedChart(this->page(*rows.value().constFirst(), board), address.mid(slash + 1));
        if (!found)
            return found.problem();
        const PageSpec &spec = found.value().page;
        return ChartText{spec.id, spec.charts.constFirst(), option.mid(sign + 1).trimmed()};
    }

    [[nodiscard]] const Measurements &measurements()
    {
        if (!m_measurements) // for a catalogue that outlives them
            m_measurements.emplace(std::shared_ptr<const Catalog>(std::shared_ptr<void>(), &m_published));
        return m_measurements->all();
    }

    const Catalog &m_published;
    const Catalog &m_catalog;
    Formatter m_formatter;
    QString m_store;
    std::optional<ModelCheck> m_check;
    std::optional<ShippedMeasurements> m_measurements;
    PageSources m_sources;
};

/// Applies the charts, titles and, for a deck, the slides that the command names.
Result<Board> boardAsked(const PageMaking &making, const Invocation &invocation, Board board, const ExportAsk &ask)
{
    if (ask.what == ExportWhat::Deck && board.deck.isEmpty())
        board.deck = usualDeckOf([&](const PageRow &row) { return making.page(row, board); });
    const Result<Board> charted = withChartsAsked(invocation, board, ask);
    const Result<Board> titled = charted ? making.titled(charted.value(), invocation.titles, ask) : charted;
    return titled ? making.withAxisTitles(titled.value(), invocation.axisTitles, ask) : titled;
}

/// Kept in the streams, which outlive the command: release builds exit before it would be destroyed.
const LoadedCatalog &held(LoadedCatalog loaded, Streams &streams)
{
    const auto kept = std::make_shared<const LoadedCatalog>(std::move(loaded));
    streams.held = kept;
    return *kept;
}

/// A re-exported file keeps its language, unless another one is requested.
class FileLanguage
{
public:
    explicit FileLanguage(const QString &id)
        : m_language(findLanguage(id))
    {
        if (m_language != nullptr && m_language->language == QLocale().language())
            m_language = nullptr; // already current
    }
    [[nodiscard]] std::shared_ptr<void> speak()
    {
        return m_language == nullptr ? nullptr : m_speech.aside(*m_language, fileLocaleOf(*m_language));
    }
    /// Call while speak()'s result is alive.
    [[nodiscard]] Catalog told(const Catalog &catalog) const
    {
        return m_language == nullptr ? catalog : inSpokenLanguage(catalog);
    }

private:
    Speech m_speech;
    const Language *m_language;
};

// Reports once, however many pages have list prices.
void tellUnusedDiscount(const ExportInput &input, const Board &board, Streams &streams)
{
    for (const ExportedPage &page : input.pages) {
        const Problems problems = unusedDiscount(board, page.table);
        tell(problems, streams);
        if (!problems.isEmpty())
            return;
    }
}

QString mendText(const SlideMend &mend)
{
    if (mend.board)
        return tr("Fix: %1 (in the window: File > Check slide).").arg(mend.text);
    QStringList options;
    for (auto option = mend.options.begin(); option != mend.options.end(); ++option)
        options << u"--%1 %2"_s.arg(option.key(), option.value());
    return options.isEmpty() ? mend.reason : tr("Fix: %1.").arg(options.join(u' '));
}

QString findingLine(const QString &where, const SlideFinding &finding)
{
    const QString severity = finding.severity == SlideSeverity::Fault ? tr("fault") : tr("caution");
    return u"%1: %2: %3: %4 %5"_s.arg(where, severity, finding.rule, finding.text, mendText(finding.mend));
}

/// Which layout the check is about.
Problem checkedLayouts()
{
    return {
        ProblemCode::BadValue,
        tr("Titles, rows and names are checked on slides of the template, type sizes and overlaps in Chipboard's own "
           "layout."),
        tr("Look at the written slides, too."),
        {},
        Severity::Warning};
}

/// Prints one line per finding and a verdict per page. BadData if a page has a fault; cautions are fine.
int tellSlideChecks(const ExportInput &input, const Formatter &formatter, const QDate &today, Streams &streams)
{
    int status = Fine;
    if (input.deckTemplate)
        tell({checkedLayouts()}, streams);
    for (const ExportedPage &one : input.pages) {
        const QString where = one.slide ? u"slide-%1"_s.arg(one.slide->chapters.constFirst().slide + 1) : one.page.id;
        const Result<QList<SlideFinding>> findings =
            slideFindings(one, input.catalog, input.board, formatter, input.options, today, input.deckTemplate);
        if (!findings)
            return streams.refuse(findings.problem());
        if (one.slide && one.page.charts.isEmpty() && findings.value().isEmpty())
            continue; // texts continue on another slide
        for (const SlideFinding &finding : findings.value()) {
            streams.result(findingLine(where, finding));
            if (finding.severity == SlideSeverity::Fault)
                status = BadData;
        }
        streams.result(u"%1: %2"_s.arg(where, slideVerdict(findings.value())));
    }
    return status;
}

void tellLostNames(const ExportInput &input, const QList<ExportTarget> &targets, Streams &streams)
{
    const auto isSlides = [](const ExportTarget &target) { return qstrcmp(target.exporter->id, "pptx") == 0; };
    if (std::ranges::any_of(targets, isSlides))
        tell(slidesWithoutNames(input), streams);
}

int exportFiles(const Invocation &invocation, Streams &streams)
{
    const auto asked = targetsOf(invocation);
    if (!asked)
        return streams.refuse(asked.problem());
    const QList<ExportTarget> &targets = asked.value().good;
    // The shipped catalogue has been loading in parallel since the start.
    const std::optional<Problem> fontFault = prepareFonts(targets);
    const LoadedCatalog &loaded = held(loadCatalogFor(invocation, streams), streams);
    if (fontFault && fontFault->severity == Severity::Error)
        return streams.refuse(*fontFault);
    tell(fontFault ? Problems{*fontFault} : Problems(), streams);
    if (!loaded.isAsAsked)
        return streams.refuse(otherCatalogue());
    NamedDeck deck;
    const BoardChoice choice = boardWith(deck, invocation, loaded.catalog);
    tell(choice.problems, streams);
    if (!choice.board)
        return worstStatus(choice.problems);
    const Result<ExportRecipe> recipe = recipeOf(invocation, choice.recipe, targets, streams);
    if (!recipe)
        return streams.refuse(recipe.problem());
    const Result<TemplateFile> deckTemplate = templateOf(invocation, targets, recipe.value().options);
    if (!deckTemplate)
        return streams.refuse(deckTemplate.problem());
    tell(deckTemplate.value().warnings, streams);
    const ExportRecipe whole{recipe.value().ask, deckTemplate.value().options};

    FileLanguage language(whole.options.language);
    std::shared_ptr<void> spoken = language.speak();
    const Catalog published = withModels(language.told(loaded.catalog), choice.board->models);
    const Catalog catalog = withFigures(published, *choice.board);
    const PageMaking making(invocation, published, catalog, *choice.board);
    const Result<Board> titled = boardAsked(making, invocation, *choice.board, whole.ask);
    if (!titled)
        return streams.refuse(titled.problem());
    const Board &board = titled.value();
    Result<ExportInput> made = making.input(board, whole);
    const QList<PlannedFile> files = made && !invocation.checksSlides
        ? plannedFiles(targets, made.value().pages, made.value().options)
        : QList<PlannedFile>();
    spoken.reset();
    if (!made)
        return streams.refuse(deck.placed(made.problem(), invocation.deck));

    if (const auto problem = obstacleOf(targets, files, whole.ask))
        return streams.refuse(*problem);
    ExportInput input = std::move(made).value();
    input.deckTemplate = deckTemplate.value().deck;
    if (invocation.checksSlides)
        return std::max(
            loaded.status,
            tellSlideChecks(input, terminalFormatter().in(shownCurrency(board.currency)), currentDay(), streams));
    tellUnusedDiscount(input, board, streams);
    tellLostNames(input, targets, streams);
    ExportRun run(input, files, boardTextFor(boardToSave(choice.catalog, board), recipe.value().ask),
                  invocation.force ? ExportRun::OldFiles::Replaced : ExportRun::OldFiles::Kept);
    const auto speak = [&language] { return language.speak(); };
    return std::max(loaded.status, writeFiles(run, invocation.force, speak, asked.value().refused, streams));
}

/// "-" or "-.pdf": standard output, JSON without an extension.
bool isPipe(const QString &path) { return path == u"-" || path.startsWith(u"-."); }

// Written to a temporary file first, because files are written completely or not at all.
int exportToPipe(Invocation invocation, Streams &streams)
{
    if (invocation.to.size() > 1)
        return streams.refuse(wrongUsage(tr("The standard output takes one export."),
                                         tr("Use --to - alone, or --to FILE for each file.")));
    const TemporaryFolder directory; // also removed when a signal ends the program
    if (!directory.isValid())
        return streams.refuse(Problem{ProblemCode::CannotWrite, tr("Cannot create the folder."),
                                      tr("Free some space in the temporary folder.")});
    const QString ending = invocation.to.constFirst() == u"-" ? u".json"_s : invocation.to.constFirst().sliced(1);
    invocation.to = {directory.filePath(u"export"_s) + ending};
    QBuffer names;
    names.open(QIODevice::WriteOnly);
    Streams aside{names, streams.err, std::move(streams.catalog), {}};
    const int status = exportFiles(invocation, aside);
    streams.held = aside.held;
    const QFileInfoList files = QDir(directory.path()).entryInfoList(QDir::Files);
    if (files.size() > 1)
        return streams.refuse(wrongUsage(tr("This export has several files, the standard output takes one."),
                                         tr("Name one page with --page, or use --to FILE.")));
    QFile made(files.isEmpty() ? QString() : files.constFirst().filePath());
    if (made.exists() && made.open(QIODevice::ReadOnly))
        streams.result(made.readAll());
    return status;
}

} // namespace

int runExport(const Invocation &invocation, Streams &streams)
{
    const bool isPiped = std::ranges::any_of(invocation.to, isPipe);
    return isPiped ? exportToPipe(invocation, streams) : exportFiles(invocation, streams);
}

} // namespace chipboard
