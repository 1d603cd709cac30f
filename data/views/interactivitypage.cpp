#include "data/views/pages.h"

#include "data/analysis/contest.h"
#include "data/analysis/interactivity.h"
#include "data/analysis/mainquestion.h"
#include "data/core/find.h"
#include "data/core/tr.h"
#include "data/views/pagebuilder.h"
#include "data/views/pagetexts.h"
#include "data/views/planeaxis.h"

#include <QSet>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace chipboard {
namespace {

/// Default tokens/s per user if the board has no service level.
constexpr double usualUserSpeed = 50.0;

MetricId metricOf(const char *id) { return MetricId(QString::fromLatin1(id)); }
MetricId speedOfAChip() { return metricOf("tokens_per_s_per_chip"); }
MetricId costOfOutput() { return metricOf("usd_per_1m_tokens"); }

/// A published run next to its chip's curve.
struct PublishedPoint
{
    MeasuredRun run;
    const Subject *subject = nullptr;
    double userSpeed = 0.0;    ///< 1 / time between two tokens, or tokens/s / requests if that is not published
    bool isOfRequests = false; ///< the latter
    double perChip = 0.0;      ///< tokens/s / chips
    std::optional<double> usdPerMillion; ///< at the row's price; empty without one
    bool isOfPrecision = false;          ///< same precision as the workload
};

/// The board at a service level, and everything drawn of it.
struct LevelSight
{
    const Catalog &catalog;
    Board board;
    ResultTable table;
    WorkloadView view;
    double level = 0.0; ///< tokens/s per user
    bool isAsked = false;
    QList<LevelCurve> curves;
    QList<PublishedPoint> published;
    const Formatter &formatter;

    [[nodiscard]] const LevelCurve *curve(const QString &subject) const
    {
        const auto *found = findWhere(curves, [&subject](const LevelCurve &one) { return one.subject == subject; });
        return found == nullptr ? nullptr : found;
    }
    [[nodiscard]] QString levelText() const { return formatter.full(level, Unit::TokensPerSecond); }
    [[nodiscard]] QString nameOf(const QString &subject) const
    {
        const SubjectEstimate *row = view.row(subject);
        return row == nullptr ? subject : row->subject.name;
    }
    /// Three digits, rounded down.
    [[nodiscard]] QString fastestText(const LevelCurve &one) const
    {
        return formatter.lowEnd().label(one.fastest()) + QChar(0x00A0) + formatter.unitText(Unit::TokensPerSecond);
    }
    [[nodiscard]] QString costText(double usd) const
    {
        return formatter.compactMoney(usd) + QChar(0x00A0) + formatter.unitWords(costUnitText(Task::Serve));
    }
};

bool keepsLevel(const SubjectEstimate &row) { return row.estimate.bound && row.estimate.fits; }

/// Cost is inversely proportional to throughput: all points of a row have the same price.
std::optional<double> costAt(const LevelCurve &curve, double perChip)
{
    if (curve.points.isEmpty() || !curve.points.constFirst().usdPerMillion)
        return std::nullopt;
    const LevelPoint &any = curve.points.constFirst();
    return *any.usdPerMillion * any.perChip / perChip;
}

// Two instances with the same chip share its measurements, drawn once.
QList<PublishedPoint> publishedPoints(const LevelSight &sight, const Measurements &measurements)
{
    QList<PublishedPoint> points;
    QSet<QString> drawn;
    for (const SubjectEstimate &row : sight.view.rows) {
        const LevelCurve *curve = sight.curve(row.subject.id);
        if (!row.request || curve == nullptr || curve->points.isEmpty())
            continue;
        for (const MeasuredRun &run : measurements.ofSameWork(*row.request)) {
            if (drawn.contains(run.id))
                continue;
            drawn << run.id;
            PublishedPoint point{.run = run, .subject = &row.subject};
            const std::optional<Duration> perToken = run.measured.perToken;
            point.isOfRequests = !perToken || !(*perToken > Duration());
            point.userSpeed = point.isOfRequests ? *run.measured.tokens / *run.batch : seconds(1) / *perToken;
            point.perChip = *run.measured.tokens / *run.chips;
            point.usdPerMillion = costAt(*curve, point.perChip);
            point.isOfPrecision = askedPrecision(run) == row.request->workload.precision;
            points << point;
        }
    }
    return points;
}

LevelSight levelSight(const Catalog &catalog, const Board &board, const ResultTable &table,
                      const Measurements *measurements, const Formatter &formatter)
{
    LevelSight sight{catalog, board, table, {}, 0.0, false, {}, {}, formatter};
    const auto work = workloadOf(catalog, board);
    sight.isAsked = work && work->workload.userSpeed > 0.0;
    sight.level = sight.isAsked ? work->workload.userSpeed : usualUserSpeed;
    if (!sight.isAsked && work && work->workload.task == Task::Serve) {
        sight.board.assumptions.userSpeed = usualUserSpeed;
        sight.table = evaluate(catalog, sight.board, interactivityMetrics(catalog, board));
    }
    sight.view = workloadView(catalog, sight.board, sight.table);
    sight.curves = levelCurves(sight.view, catalog.calibration);
    if (measurements != nullptr)
        sight.published = publishedPoints(sight, *measurements);
    return sight;
}

// ---------------------------------------------------------------- Charts

/// Vertical axis of one of the two charts.
struct LevelMeasure
{
    const char *id;
    QString title;
    QString direction;
    QString label;
    QString unit;
    bool isCost = false;
};

std::optional<double> heightOf(const LevelMeasure &measure, double perChip, const std::optional<double> &usd,
                               const Formatter &formatter)
{
    if (!measure.isCost)
        return perChip;
    return usd ? std::optional(formatter.shown(*usd, Unit::UsdPerMillion)) : std::nullopt;
}

QString lineDescription(const LevelSight &sight, const SubjectEstimate &row, const LevelCurve &curve)
{
    const Cell *speed = sight.table.cell(row.subject.id, speedOfAChip());
    if (speed == nullptr || speed->isMissing())
        return tr("%1 gives a user at most %2; %3 is not reachable.")
            .arg(row.subject.name, sight.fastestText(curve), sight.levelText());
    return tr("%1: %2 per chip at %3 per user; a user gets at most %4.")
        .arg(row.subject.name, sight.formatter.full(Formatter::significant(speed->value->value, 3), speed->unit),
             sight.levelText(), sight.fastestText(curve));
}

constexpr double leastEnd = 1.2; // times the level: up to there, curves that reach it are drawn at any cost

/// At the far right few requests share many chips, and would take half of the chart. Points at the service level stay.
bool isInSight(const LevelPoint &point, const LevelCurve &curve, double level)
{
    constexpr double most = 20.0; // times the cost of the cheapest
    const bool isByLevel = curve.fastest() >= level && point.userSpeed <= leastEnd * level;
    return isByLevel || most * point.perChip >= curve.points.constFirst().perChip;
}

/// Too close to the previous point to be distinguishable.
bool isOnTop(const QPointF &before, const QPointF &point)
{
    constexpr double apart = 0.03;
    return std::abs(point.x() / before.x() - 1.0) < apart && std::abs(point.y() / before.y() - 1.0) < apart;
}

PlaneLine curveLine(const LevelSight &sight, const SubjectEstimate &row, const LevelCurve &curve,
                    const LevelMeasure &measure)
{
    PlaneLine line{.id = row.subject.id,
                   .label = row.subject.name,
                   .role = colourRoleOf(*row.subject.chip),
                   .dashed = isAnnounced(row.subject),
                   .description = lineDescription(sight, row, curve)};
    for (const LevelPoint &point : curve.points) {
        const auto height = heightOf(measure, point.perChip, point.usdPerMillion, sight.formatter);
        const bool isSeen = height && *height > 0.0 && isInSight(point, curve, sight.level);
        if (!isSeen)
            continue;
        const QPointF place(point.userSpeed, *height);
        if (line.points.isEmpty() || !isOnTop(line.points.constLast(), place))
            line.points << place;
    }
    return line;
}

QString sourceOfRun(const Catalog &catalog, const MeasuredRun &run)
{
    const Source *source = run.sources.isEmpty() ? nullptr : catalog.source(run.sources.constFirst());
    return source != nullptr ? titleWithDate(*source) : run.sourceTitle;
}

QString runText(const Catalog &catalog, const PublishedPoint &point, const Formatter &formatter)
{
    const MeasuredRun &run = point.run;
    QStringList parts{tr("%1 × %2", "a number of chips").arg(formatter.integer(*run.chips), point.subject->chip->name),
                      run.precision.isEmpty() ? run.model : run.model + u", "_s + run.precision.toUpper(),
                      tr("%1 tokens in, %2 out").arg(formatter.integer(*run.input), formatter.integer(*run.output)),
                      tr("%1 concurrent requests").arg(formatter.integer(*run.batch)),
                      run.stack,
                      sourceOfRun(catalog, run),
                      run.measuredOn};
    return dot(parts);
}

std::optional<PlaneMark> publishedMark(const LevelSight &sight, const PublishedPoint &point,
                                       const LevelMeasure &measure)
{
    const Formatter &formatter = sight.formatter;
    const auto height = heightOf(measure, point.perChip, point.usdPerMillion, formatter);
    if (!height)
        return std::nullopt;
    PlaneMark mark{.id = point.subject->id,
                   .role = colourRoleOf(*point.subject->chip),
                   .shape = point.isOfPrecision ? MarkShape::Circle : MarkShape::Diamond,
                   .x = point.userSpeed,
                   .y = *height,
                   .small = true};
    const auto speed = [&formatter](double value) { return formatter.full(Formatter::significant(value, 3)); };
    mark.xText = tr("%1 tokens/s per user").arg(speed(point.userSpeed));
    mark.yText =
        measure.isCost ? sight.costText(*point.usdPerMillion) : tr("%1 tokens/s per chip").arg(speed(point.perChip));
    const QString run = runText(sight.catalog, point, formatter);
    mark.description = measure.isCost
        ? tr("Published: %1 at %2; at today's price %3. %4", "tokens/s per chip, tokens/s per user, cost, the run")
              .arg(tr("%1 tokens/s per chip").arg(speed(point.perChip)), mark.xText, mark.yText, run)
        : tr("Published: %1 at %2. %3", "tokens/s per chip, tokens/s per user, the run")
              .arg(mark.yText, mark.xText, run);
    return mark;
}

void addLevelLine(ChartSpec &chart, const LevelSight &sight)
{
    PlaneLine line{.label = sight.levelText(),
                   .weight = LineWeight::Quiet,
                   .points = {{sight.level, chart.plane.y.minimum}, {sight.level, chart.plane.y.maximum}},
                   .description = sight.isAsked
                       ? tr("The service level: each user gets at least %1.").arg(sight.levelText())
                       : tr("The question in the title: each user gets at least %1. No service level is set yet.")
                             .arg(sight.levelText())};
    chart.plane.lines << line;
}

ChartSpec bareLevelChart(const LevelMeasure &measure, const QString &why)
{
    return barePlane(QLatin1String(measure.id), measure.title, dot({tr("by speed per user"), measure.direction}), why);
}

/// Why a measure has no data, from the rows.
QString whyNothing(const LevelSight &sight, const LevelMeasure &measure)
{
    QStringList reasons;
    for (const LevelCurve &curve : sight.curves) {
        const QString reason = curve.reason.isEmpty() && measure.isCost ? curve.noPrice : curve.reason;
        if (!reason.isEmpty() && !reasons.contains(reason) && reasons.size() < 3)
            reasons << reason;
    }
    return reasons.isEmpty() ? tr("Nothing is selected yet. Select chips on the left.") : reasons.join(u'\n');
}

ChartSpec levelChart(const LevelSight &sight, const LevelMeasure &measure)
{
    const Formatter &formatter = sight.formatter;
    ChartSpec chart = bareLevelChart(measure, {});
    QList<double> x{sight.level};
    QList<double> y;
    for (const SubjectEstimate &row : sight.view.rows) {
        const LevelCurve *curve = sight.curve(row.subject.id);
        PlaneLine line = curve == nullptr ? PlaneLine() : curveLine(sight, row, *curve, measure);
        for (const QPointF &point : std::as_const(line.points)) {
            x << point.x();
            y << point.y();
        }
        if (!line.points.isEmpty())
            chart.plane.lines << line;
    }
    if (chart.plane.lines.isEmpty())
        return bareLevelChart(measure, whyNothing(sight, measure));
    for (const PublishedPoint &point : sight.published) {
        if (const auto mark = publishedMark(sight, point, measure)) {
            x << mark->x;
            y << mark->y;
            chart.plane.marks << *mark;
        }
    }
    const RowScale chosen = wordsOf(sight.board.words, u"interactivity"_s, chart.id).scale;
    chart.axis = fittedAxis(tr("Speed per user"), tr("tokens/s"), x, chosen, formatter);
    chart.plane.y = fittedAxis(measure.label, measure.unit, y, chosen, formatter);
    chart.plane.takesScale = true;
    addLevelLine(chart, sight);
    return chart;
}

LevelMeasure throughputMeasure()
{
    return {"throughput",
            tr("Tokens/s per chip"),
            tr("up and right is better"),
            tr("Throughput per chip"),
            tr("tokens/s per chip"),
            false};
}

LevelMeasure costMeasure(const Formatter &formatter)
{
    return {"cost",
            tr("Cost per million tokens"),
            tr("down and right is better"),
            tr("Cost per million tokens"),
            formatter.unitWords(costUnitText(Task::Serve)),
            true};
}

// ---------------------------------------------------------------- Texts

/// The curve with the highest speed per user.
const LevelCurve *nearestToLevel(const LevelSight &sight)
{
    const LevelCurve *nearest = nullptr;
    for (const LevelCurve &curve : sight.curves) {
        if (!curve.points.isEmpty() && (nearest == nullptr || curve.fastest() > nearest->fastest()))
            nearest = &curve;
    }
    return nearest;
}

Headline withoutPricesText(const LevelSight &sight)
{
    const Contest contest = contestOf(sight.table, speedOfAChip());
    const ResultRow &best = sight.table.rows.at(contest.entries.constFirst());
    const Cell &speed = best.cells.at(sight.table.columnOf(speedOfAChip()));
    const QString most = sight.formatter.full(Formatter::significant(speed.value->value, 3), speed.unit);
    return {fittingTitle({tr("No prices; at %1 per user, %2 gives most: %3 per chip")
                              .arg(sight.levelText(), best.subject.name, most),
                          tr("No price is known for this selection")},
                         sight.formatter),
            tr("%1: %2 per chip.", "a row, its throughput").arg(best.subject.name, most)};
}

Headline answerAtLevel(const LevelSight &sight)
{
    const Verdict verdict = verdictOn(sight.board, sight.table, costOfOutput());
    if (verdict.kind == Verdict::Kind::Nothing)
        return withoutPricesText(sight);
    return costHeadline({sight.catalog, sight.board, sight.table, sight.formatter}, verdict, costOfOutput(), sight.view,
                        tr("at %1 per user").arg(sight.levelText()));
}

/// Why a board has no answer at all; empty if it has one.
QString lackOfServing(const LevelSight &sight, const Board &board)
{
    if (!sight.view.work)
        return tr("Choose a workload");
    if (sight.view.work->workload.task != Task::Serve)
        return tr("%1 serves no users; choose a workload that generates text").arg(sight.view.work->workload.name);
    if (sight.view.rows.isEmpty())
        return tr("Choose chips to compare");
    if (nearestToLevel(sight) == nullptr)
        return tr("%1: %2").arg(sight.view.work->workload.name,
                                noEstimateText(sight.view, board.level, sight.formatter));
    return {};
}

Headline answerOf(const LevelSight &sight, const Board &board)
{
    if (const QString lack = lackOfServing(sight, board); !lack.isEmpty())
        return {fittingTitle({lack, tr("None of this selection serves users of the workload")}, sight.formatter), {}};
    if (std::any_of(sight.view.rows.cbegin(), sight.view.rows.cend(), keepsLevel))
        return answerAtLevel(sight);
    const LevelCurve &nearest = *nearestToLevel(sight);
    const QString most = sight.fastestText(nearest);
    return {fittingTitle({tr("No option reaches %1 per user; %2 comes nearest with %3")
                              .arg(sight.levelText(), sight.nameOf(nearest.subject), most),
                          tr("No option reaches %1 per user").arg(sight.levelText())},
                         sight.formatter),
            tr("%1: %2.", "a row, what it reaches").arg(sight.nameOf(nearest.subject), most)};
}

/// Rows that serve, but below the level.
QString outOfReachText(const LevelSight &sight)
{
    QStringList names;
    for (const SubjectEstimate &row : sight.view.rows) {
        const LevelCurve *curve = sight.curve(row.subject.id);
        if (curve != nullptr && !curve->points.isEmpty() && !keepsLevel(row))
            names << tr("%1 (at most %2)", "a row, tokens/s").arg(row.subject.name, sight.fastestText(*curve));
    }
    return names.isEmpty() ? QString()
                           : tr("Cannot reach %1 per user: %2.", "the level, rows")
                                 .arg(sight.levelText(), namesText(names, sight.formatter));
}

QString questionText(const LevelSight &sight)
{
    const AssumptionRow *row = findAssumption(AssumptionId(u"user_speed"_s));
    if (sight.isAsked || row == nullptr)
        return {};
    return tr("%1 per user is an example (assumption “%2”).", "the level, an assumption")
        .arg(sight.levelText(), row->labelText());
}

/// About points further left than their curves would be.
QString pointsOfRequestsText(const LevelSight &sight)
{
    const bool isAny = std::any_of(sight.published.cbegin(), sight.published.cend(),
                                   [](const PublishedPoint &point) { return point.isOfRequests; });
    return isAny ? tr("Published points without an inter-token latency show tokens/s divided by concurrent requests, "
                      "which includes the wait for the first token.")
                 : QString();
}

QString statedRequestsText(const LevelSight &sight)
{
    const int batch = sight.view.work->workload.batch;
    return batch < 1
        ? QString()
        : tr("The workload has %1 concurrent requests; the curves end there.").arg(sight.formatter.integer(batch));
}

// ---------------------------------------------------------------- Numbers

Table levelNumbers(const LevelSight &sight, const Board &board)
{
    const Formatter &formatter = sight.formatter;
    const QString none = QString::fromUtf8("–");
    const QList<MetricId> metrics = interactivityMetrics(sight.catalog, board);
    // A cell's card is about the current board, so it opens only at the board's own level.
    const auto cardOf = [&](qsizetype i) { return sight.isAsked ? metrics.at(i).text() : QString(); };
    Table table{.columns = {{levelLabel(board.level), false},
                            {formatter.unitWords(tr("USD per 1M output tokens at %1 per user").arg(sight.levelText())),
                             true, cardOf(0)},
                            {tr("Tokens/s per chip at that speed"), true, cardOf(1)},
                            {tr("Chips"), true, cardOf(2)},
                            {tr("Concurrent requests"), true, cardOf(3)},
                            {tr("Highest tokens/s per user"), true},
                            {tr("Source")}}};
    for (const ResultRow &row : sight.table.rows) {
        const LevelCurve *curve = sight.curve(row.subject.id);
        const SubjectEstimate *estimate = sight.view.row(row.subject.id);
        const bool serves = curve != nullptr && !curve->points.isEmpty();
        const bool isBelow = serves && estimate != nullptr && !keepsLevel(*estimate);
        Table::Row cells{row.subject.name};
        for (qsizetype i = 0; i < metrics.size(); ++i)
            cells << (isBelow ? Table::Cell(tr("not reachable")) : numberCell(row.cells.at(i), formatter));
        const double most = serves ? Formatter::significant(curve->fastest(), 3) : 0.0;
        cells << (serves ? exactCell(formatter.table(most), curve->fastest(), most) : Table::Cell(none));
        const QString sources = rowSources(sight.catalog, row);
        cells << Table::Cell(sources.isEmpty() ? none : sources);
        table.subjects << categoryOf(board, row.subject);
        table.rows << cells;
    }
    return table;
}

/// In files, curve points and measurements have the same columns.
Table levelList(const char *name, const char *more = "")
{
    return listOf(
        name,
        qPrintable(u"id,name,user_tokens_per_s,chip_tokens_per_s,cost,unit,chips,requests"_s + QLatin1String(more)),
        {u"user_tokens_per_s"_s, u"chip_tokens_per_s"_s, u"cost"_s, u"chips"_s, u"requests"_s});
}

/// Chips and concurrent requests of a point.
Table::Row levelListRow(const LevelSight &sight, const QString &subject, const LevelPoint &point)
{
    constexpr int digits = 6;
    const auto usd = point.usdPerMillion;
    return {subject,
            sight.nameOf(subject),
            listNumber(point.userSpeed, digits),
            listNumber(point.perChip, digits),
            usd ? listNumber(sight.formatter.shown(*usd, Unit::UsdPerMillion), digits) : Table::Cell(),
            usd ? sight.formatter.unitText(Unit::UsdPerMillion) : QString(),
            listNumber(point.chips),
            listNumber(point.requests)};
}

/// The result for files: each row at the level, regardless of the board's own table.
Table levelData(const LevelSight &sight)
{
    Table list = listOf("interactivity",
                        "id,name,user_tokens_per_s,cost,cost_low,cost_high,unit,chip_tokens_per_s,"
                        "chip_tokens_per_s_low,chip_tokens_per_s_high,chips,requests,most_tokens_per_s,reason",
                        {u"user_tokens_per_s"_s, u"cost"_s, u"cost_low"_s, u"cost_high"_s, u"chip_tokens_per_s"_s,
                         u"chip_tokens_per_s_low"_s, u"chip_tokens_per_s_high"_s, u"chips"_s, u"requests"_s,
                         u"most_tokens_per_s"_s});
    for (const ResultRow &row : sight.table.rows) {
        const LevelCurve *curve = sight.curve(row.subject.id);
        const bool serves = curve != nullptr && !curve->points.isEmpty();
        const auto numbers = [&](qsizetype column) {
            const Cell &cell = row.cells.at(column);
            return listNumbers(sight.formatter.shown(cell.value, cell.unit));
        };
        list.rows << Table::Row{row.subject.id, row.subject.name, listNumber(sight.level)} + numbers(0)
                + Table::Row{sight.formatter.unitText(Unit::UsdPerMillion)} + numbers(1)
                + Table::Row{numbers(2).constFirst(), numbers(3).constFirst(),
                             serves ? listNumber(curve->fastest(), 6) : Table::Cell(), row.cells.at(0).reason};
    }
    return list;
}

Table curvesList(const LevelSight &sight)
{
    Table list = levelList("curves");
    for (const LevelCurve &curve : sight.curves) {
        for (const LevelPoint &point : curve.points)
            list.rows << levelListRow(sight, curve.subject, point);
    }
    return list;
}

Table publishedList(const LevelSight &sight)
{
    Table list = levelList("published", ",sentence");
    for (const PublishedPoint &point : sight.published)
        list.rows << levelListRow(sight, point.subject->id,
                                  {point.userSpeed, point.perChip, point.usdPerMillion, *point.run.chips,
                                   double(*point.run.batch)})
                + Table::Row{runText(sight.catalog, point, sight.formatter)};
    return list;
}

void addPublishedSources(PageSpec &page, const LevelSight &sight)
{
    QList<SourceId> ids;
    for (const PublishedPoint &point : sight.published)
        ids << point.run.sources;
    page.sources << sourceTexts(sight.catalog, ids);
    page.sources.removeDuplicates();
}

Legend levelLegend(const PageSpec &page, const LevelSight &sight)
{
    using enum LegendMark;
    Legend legend = legendOn(
        {{{Page, tr("line = our estimate"), {LegendSign::Line}}, {Dashed, tr("dashed = announced")}}}, page.charts);
    legend << LegendPart{Page, tr("vertical line = %1 per user").arg(sight.levelText()), {LegendSign::Line}};
    const auto isOther = [](const PublishedPoint &point) { return !point.isOfPrecision; };
    const qsizetype others = std::count_if(sight.published.cbegin(), sight.published.cend(), isOther);
    if (others < sight.published.size())
        legend << LegendPart{Page, tr("dots = published measurements of the same model"), {LegendSign::Circle}};
    if (others > 0)
        legend << LegendPart{Diamond, tr("diamonds = those at another precision")};
    return legend;
}

void addNothingServed(PageSpec &page, const Board &board, const LevelSight &sight, const QString &why)
{
    page.warning.clear(); // about numbers that are not shown
    page.remedyText.clear();
    page.remedyId.clear();
    const QString reason = sight.curves.isEmpty() ? why + u'.' : whyNothing(sight, throughputMeasure());
    page.charts << bareLevelChart(throughputMeasure(), reason);
    page.numbers = namesTable(board, sight.table);
}

} // namespace

QList<MetricId> interactivityMetrics(const Catalog &catalog, const Board &board)
{
    if (taskAsked(catalog, board) != Task::Serve)
        return {taskMetrics(taskAsked(catalog, board)).cost};
    return {costOfOutput(), speedOfAChip(), metricOf("chips_used"), metricOf("requests_at_once")};
}

PageSpec interactivityPage(const Catalog &catalog, const Board &board, const ResultTable &table,
                           const Measurements *measurements, const Formatter &formatter)
{
    const LevelSight sight = levelSight(catalog, board, table, measurements, formatter);
    PageSpec page = workloadFrame(u"interactivity"_s, catalog, board, sight.table, sight.view, formatter);
    page.keywords << tr("interactivity") << tr("service level") << tr("throughput");
    const Headline answer = answerOf(sight, board);
    setHeadline(page, board, answer);
    if (!lackOfServing(sight, board).isEmpty()) {
        addNothingServed(page, board, sight, answer.title);
        return page;
    }
    page.charts << levelChart(sight, throughputMeasure()) << levelChart(sight, costMeasure(formatter));
    page.legend = levelLegend(page, sight);
    page.numbers = levelNumbers(sight, board);
    page.data = levelData(sight);
    page.lists << curvesList(sight);
    if (!sight.published.isEmpty())
        page.lists << publishedList(sight);
    addPublishedSources(page, sight);
    tellBeside(page, {outOfReachText(sight), questionText(sight)});
    page.notice.inFiles = !page.notice.text.isEmpty();
    page.notes
        << statedRequestsText(sight) << pointsOfRequestsText(sight)
        << tr("Curves end at a twentieth of the chip's highest throughput; those of chips that reach the service "
              "level are drawn to %1 per user at least.")
               .arg(formatter.full(Formatter::significant(leastEnd * sight.level, 3), Unit::TokensPerSecond));
    page.notes.removeAll(QString());
    return page;
}

} // namespace chipboard
