#include "app/window/exportjob.h"

#include "app/surroundings.h"
#include "data/compare/cells.h"
#include "data/core/find.h"
#include "data/core/tr.h"
#include "data/files/boardio.h"
#include "data/views/chartstatement.h"
#include "data/views/pages.h"
#include "data/views/pagetables.h"

#include <QDir>

#include <algorithm>

namespace chipboard {
static Problem unknownOf(const QString &message, const QString &wrong, const QStringList &known)
{
    const QStringList near = nearestIds(wrong, known);
    return {ProblemCode::UnknownId, message,
            tr("Choose one of %1.").arg((near.isEmpty() ? known : near).join(QLatin1String(", ")))};
}

// A chart's numbers are a column of the page's table, or a separate table.
static ExportedPage withoutOthers(ExportedPage one, const ChartSpec &chart)
{
    const int column = one.table.columnOf(MetricId(chart.id));
    if (column < 0)
        one.page.data = tableOf(chart);
    one.table = ofColumn(std::move(one.table), column);
    return one;
}

Result<QList<const PageRow *>> rowsAskedFor(const ExportAsk &ask)
{
    if (ask.what == ExportWhat::Brief) // regardless of the current page
        return QList<const PageRow *>{&pageTable().front()};
    QList<const PageRow *> rows;
    QStringList known;
    for (const PageRow &row : pageTable()) {
        known << QLatin1String(row.id);
        const bool isAll = ask.what == ExportWhat::All || ask.what == ExportWhat::Report;
        if (ask.pages.isEmpty() && (isAll || row.hasBoardCharts))
            rows << &row;
    }
    for (const QString &id : ask.pages) {
        const PageRow *row = findPage(id);
        if (row == nullptr)
            return unknownOf(tr("There is no page \"%1\".").arg(id), id, known);
        addOnce(rows, row);
    }
    return rows;
}

ExportedPage statedPage(const PageSpec &page, const ResultTable &table, const Catalog &catalog, const Board &board,
                        const Formatter &formatter)
{
    return {withStatements(page, catalog, board, table, formatter), table};
}

Result<ExportedPage> exportedChart(const ExportedPage &page, const QString &chart)
{
    const QList<ChartSpec> &charts = page.page.charts;
    const auto alone = [&page](const ChartSpec &spec) {
        return withoutOthers({chartPage(page.page, spec), page.table}, spec);
    };
    QStringList known;
    for (const ChartSpec &spec : charts) {
        if (chart.isEmpty() || spec.id == chart)
            return alone(spec);
        known << tr("%1 (%2)", "id and title of a chart").arg(spec.id, spec.title);
    }
    for (const ChartSpec &spec : charts) {
        if (spec.title.compare(chart, Qt::CaseInsensitive) == 0)
            return alone(spec);
    }
    return Problem{ProblemCode::UnknownId, tr("The page has no chart \"%1\".").arg(chart),
                   tr("Choose one of %1.").arg(known.join(QLatin1String(", ")))};
}

Result<QList<ExportedPage>> exportedPages(const ExportAsk &ask, const PageMaker &make)
{
    const Result<QList<const PageRow *>> rows = rowsAskedFor(ask);
    if (!rows)
        return rows.problem();
    const bool isAll = ask.what == ExportWhat::All || ask.what == ExportWhat::Report;
    QList<ExportedPage> pages;
    std::optional<Problem> empty;
    bool isAnyFull = false;
    for (const PageRow *row : rows.value()) {
        ExportedPage one = make(*row);
        one.name = tr(row->name);
        auto problem = nothingToExport(one.page);
        if (problem && rows.value().size() > 1) // name the page
            problem->message = tr("%1: %2", "a heading, what it says").arg(one.name, problem->message);
        // One of several pages asked for says why it has no numbers, instead of taking the others along.
        const bool isInWords = rows.value().size() > 1 && saysWhyEmpty(one.page);
        if (problem && !isAll && !isInWords)
            return *problem;
        empty = empty ? empty : problem;
        isAnyFull = isAnyFull || !problem;
        if (problem && isAll)
            continue;
        one.page.leavesNumbersOut = isAll && !ask.measurements && one.page.id == QLatin1String("model-check");
        if (ask.what == ExportWhat::Brief)
            one.page = briefOf(std::move(one.page));
        if (ask.what == ExportWhat::Chart) {
            Result<ExportedPage> alone = exportedChart(one, ask.chart);
            if (!alone)
                return alone.problem();
            one = std::move(alone).value();
        }
        pages << one;
    }
    if (!isAnyFull)
        return *empty;
    return pages;
}

namespace {

ReportSpec reportWith(const ExportRecipe &recipe, const Catalog &catalog, const Board &board,
                      const QList<ExportedPage> &pages, const Formatter &formatter)
{
    const auto chapter = [](const ExportedPage &one) { return ReportPage{one.name, one.page, one.table}; };
    // PDF/A allows no embedded files.
    const bool opensAgain = recipe.options.keepsBoard && !recipe.options.forArchives;
    return reportOf(catalog, board, mapped(pages, chapter), formatter,
                    opensAgain ? ReportFile::OpensAgain : ReportFile::IsAlone);
}

/// For a deck, the existing pages that its slides show.
ExportAsk askOf(ExportAsk ask, const Board &board)
{
    if (ask.what == ExportWhat::Deck) {
        ask.pages = pagesOf(board.deck);
        ask.pages.removeIf([](const QString &id) { return findPage(id) == nullptr; });
    }
    return ask;
}

std::optional<Problem> unknownPageIn(const BoardDeck &deck)
{
    for (qsizetype slide = 0; slide < deck.size(); ++slide) {
        for (qsizetype chart = 0; chart < deck.at(slide).charts.size(); ++chart) {
            const QString &page = deck.at(slide).charts.at(chart).page;
            if (findPage(page) != nullptr)
                continue;
            const QStringList known =
                mapped(pageTable(), [](const PageRow &row) { return QString::fromLatin1(row.id); });
            Problem problem = unknownOf(tr("There is no page \"%1\".").arg(page), page, known);
            problem.where.pointer = QStringLiteral("/deck/%1/charts/%2").arg(slide).arg(chart);
            return problem;
        }
    }
    return std::nullopt;
}

} // namespace

// Where a decision is summed up, and only there: on screen, a drag would rank all chips at each step.
static PageMaker withAdvice(const Catalog &catalog, const Board &board, const Formatter &formatter,
                            const PageMaker &make)
{
    return [&](const PageRow &row) {
        ExportedPage one = make(row);
        if (&row == &pageTable().front())
            one.page = withUnselected(std::move(one.page), catalog, board, formatter);
        return one;
    };
}

Result<DeckReport> madeDeck(const Catalog &catalog, const Board &board, const Formatter &formatter,
                            const PageMaker &make)
{
    if (board.deck.isEmpty())
        return Problem{ProblemCode::BadValue, tr("The board has no slides."),
                       tr("Add slides with File > Deck, or name a deck with --deck FILE.")};
    const bool sumsUp =
        std::ranges::any_of(board.deck, [](const BoardSlide &slide) { return slide.kind == SlideKind::Summary; });
    const PageMaker makeAll = sumsUp ? withAdvice(catalog, board, formatter, make) : make;
    QList<ReportPage> pages;
    for (const QString &id : askOf({ExportWhat::Deck, {}, {}}, board).pages) {
        const PageRow &row = *findPage(id);
        const ExportedPage one = makeAll(row);
        if (!nothingToExport(one.page))
            pages << ReportPage{tr(row.name), one.page, one.table};
    }
    return deckReport(catalog, board, pages, formatter);
}

BoardDeck usualDeckOf(const PageMaker &make)
{
    const auto isEmpty = [&make](const SlideChart &chart) {
        const ExportedPage one = make(*findPage(chart.page));
        return nothingToExport(one.page) || one.page.charts.isEmpty();
    };
    BoardDeck deck = usualDeck();
    deck.removeIf([&](const BoardSlide &slide) { return std::ranges::any_of(slide.charts, isEmpty); });
    return deck;
}

QList<ExportedPage> slidePages(const DeckReport &deck)
{
    QList<ExportedPage> pages;
    for (const ReportChapter &chapter : deck.report.chapters) {
        ReportSpec alone = deck.report;
        alone.chapters = {chapter};
        PageSpec page = chapter.page.value_or(PageSpec());
        page.title = chapter.title;
        pages << ExportedPage{page, deck.tables.value(page.id), chapter.title, alone};
    }
    return pages;
}

std::optional<Problem> noDeckIn(const QList<ExportTarget> &targets, const ExportAsk &ask)
{
    for (const ExportTarget &target : targets) {
        if (ask.what != ExportWhat::Deck || hasUse(target.exporter->uses, ExportUse::Page))
            continue;
        return Problem{ProblemCode::WrongUsage,
                       tr("A deck cannot be written to \"%1\".").arg(QDir::toNativeSeparators(target.path)),
                       tr("Choose PDF, PPTX, PNG or SVG.")};
    }
    return std::nullopt;
}

Result<ExportInput> exportInput(const ExportRecipe &recipe, const Catalog &catalog, const Board &board,
                                const Formatter &formatter, const PageMaker &make)
{
    ExportOptions options = recipe.options;
    options.day = currentDay(catalog.revision).toString(Qt::ISODate);
    if (recipe.ask.what != ExportWhat::Deck) {
        const bool sumsUp = recipe.ask.what == ExportWhat::Brief || recipe.ask.what == ExportWhat::Report;
        const Result<QList<ExportedPage>> pages =
            exportedPages(recipe.ask, sumsUp ? withAdvice(catalog, board, formatter, make) : make);
        if (!pages)
            return pages.problem();
        ExportInput input{catalog, board, pages.value(), options};
        if (recipe.ask.what == ExportWhat::Report)
            input.report = reportWith(recipe, catalog, board, pages.value(), formatter);
        return input;
    }
    if (const std::optional<Problem> unknown = unknownPageIn(board.deck))
        return *unknown;
    const Result<DeckReport> deck = madeDeck(catalog, board, formatter, make);
    if (!deck)
        return deck.problem();
    if (!deck.value().problems.isEmpty()) {
        Problem first = deck.value().problems.constFirst();
        first.where.pointer.prepend(QLatin1String("/deck"));
        return first;
    }
    ExportInput input{catalog, board, slidePages(deck.value()), options};
    input.report = deck.value().report;
    return input;
}

BoardText boardTextFor(const Board &board, const ExportAsk &ask)
{
    return [board, ask](const ExportInput &input, const PlannedFile &file) {
        ExportAsk own = ask;
        if (ask.what == ExportWhat::Deck)
            return writeBoard(board, ExportRecipe{own, input.options});
        if (file.page >= 0 && ask.what != ExportWhat::Chart)
            own.what = ExportWhat::Page;
        if (own.what == ExportWhat::Page || own.what == ExportWhat::Chart) {
            own.pages = mapped(input.pages, [](const ExportedPage &one) { return one.page.id; });
        }
        if (own.what == ExportWhat::Chart && !own.chart.isEmpty() && !input.page().charts.isEmpty())
            own.chart = input.page().charts.constFirst().id; // it may have been requested by title
        return writeBoard(board, ExportRecipe{own, input.options});
    };
}

ExportJob::ExportJob(QObject *parent)
    : QObject(parent)
{
    m_turn.setSingleShot(true);
    connect(&m_turn, &QTimer::timeout, this, &ExportJob::next);
}

void ExportJob::start(ExportTask task)
{
    stop();
    m_pages.clear();
    m_rows.clear();
    m_run.reset();
    m_refused.reset();
    const Result<QList<const PageRow *>> rows = rowsAskedFor(askOf(task.ask, task.board));
    if (!rows) {
        emit failed(rows.problem());
        return;
    }
    m_rows = rows.value();
    m_task = std::move(task);
    emit progress(0.0);
    m_turn.start(0);
}

void ExportJob::stop()
{
    if (!m_task)
        return;
    m_turn.stop();
    m_task.reset();
    m_run.reset();
    emit stopped();
}

void ExportJob::next()
{
    if (!m_task)
        return;
    const Result<Done> done = step();
    if (!done && m_run && done.problem().code == ProblemCode::CannotWrite
        && m_run->leaveOut(done.problem().where.file)) {
        m_refused = done.problem();
        m_turn.start(0);
        return;
    }
    if (!done) {
        m_task.reset();
        m_run.reset();
        emit failed(done.problem());
        return;
    }
    if (m_run && m_run->isDone()) {
        finish();
        return;
    }
    const auto all = static_cast<double>(m_rows.size() + (m_run ? m_run->stepCount() : m_task->targets.size() + 1));
    emit progress(static_cast<double>(m_pages.size() + (m_run ? m_run->stepsDone() : 0)) / all);
    m_turn.start(0);
}

void ExportJob::finish()
{
    const QStringList paths = mapped(m_run->files(), &PlannedFile::path);
    m_task.reset();
    m_run.reset();
    if (!m_refused) {
        emit written(paths);
        return;
    }
    // The dialog stays open for another try; the problem lists the files already written.
    Problem problem = *m_refused;
    const QStringList names = mapped(paths, QDir::toNativeSeparators);
    problem.remedy +=
        QLatin1Char(' ') + tr("These files are already written: %1.").arg(names.join(QStringLiteral(", ")));
    emit failed(problem);
}

// The last step only writes, so its errors are in the window's language.
Result<Done> ExportJob::step()
{
    const bool isMade = m_run && m_run->stepsDone() + 1 == m_run->stepCount();
    const std::shared_ptr<void> spoken = m_task->speak && !isMade ? m_task->speak() : nullptr;
    if (m_run)
        return m_run->step();
    for (const PageRow *row : std::as_const(m_rows)) {
        if (m_pages.contains(row))
            continue;
        m_pages.insert(row, m_task->make(*row));
        return Done();
    }
    return begin();
}

Result<Done> ExportJob::begin()
{
    if (const auto problem = noDeckIn(m_task->targets, m_task->ask))
        return *problem;
    Result<ExportInput> made =
        exportInput({m_task->ask, m_task->options}, *m_task->catalog, m_task->board, m_task->formatter,
                    [this](const PageRow &row) { return m_pages.value(&row); });
    if (!made)
        return made.problem();
    ExportInput input = std::move(made).value();
    input.deckTemplate = m_task->deckTemplate;
    const QList<PlannedFile> files = plannedFiles(m_task->targets, input.pages, m_task->options);
    if (const auto problem = twiceIn(files))
        return *problem;
    m_run = std::make_unique<ExportRun>(input, files, boardTextFor(m_task->toSave, m_task->ask), m_task->old);
    return Done();
}

QList<ExportTarget> targetsFor(const QStringList &formats, const QString &folder, const QString &name)
{
    QList<ExportTarget> targets;
    for (const QString &id : formats) {
        if (const Exporter *exporter = findExporter(id))
            targets << ExportTarget{QDir(folder).filePath(name + QLatin1Char('.') + QLatin1String(exporter->suffix)),
                                    exporter};
    }
    return targets;
}

} // namespace chipboard
