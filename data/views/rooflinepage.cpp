#include "data/views/pages.h"

#include "data/analysis/workloadtexts.h"
#include "data/core/find.h"
#include "data/core/tr.h"
#include "data/model/roofline.h"
#include "data/views/pagebuilder.h"
#include "data/views/pagetexts.h"

#include <QSet>

#include <algorithm>
#include <cmath>
#include <utility>

namespace chipboard {
namespace {

/// A roof in axis units: TFLOPS and FLOP per byte.
struct Roof
{
    double peak = 0.0;
    Precision precision = Precision::Bf16; ///< of the peak
    double bandwidth = 0.0;                ///< TB/s

    [[nodiscard]] double knee() const { return peak / bandwidth; }
    [[nodiscard]] double at(double intensity) const { return std::min(peak, intensity * bandwidth); }
    [[nodiscard]] Bound boundAt(double intensity) const
    {
        return intensity < knee() ? Bound::MemoryBandwidth : Bound::Compute;
    }

    friend bool operator==(const Roof &, const Roof &) = default;
};

constexpr qsizetype mostNamed = 7; // rows up to which all marks have names

struct RoofRow
{
    const SubjectEstimate *estimate = nullptr;
    std::optional<Roof> roof;
    QList<RooflinePhase> phases;

    [[nodiscard]] const Subject &subject() const { return estimate->subject; }
};

std::optional<Roof> roofOf(const SubjectEstimate &row)
{
    if (!row.request)
        return std::nullopt;
    const Device &device = row.request->device;
    const auto peak = peakFor(device, row.request->workload.precision);
    if (!peak || !(device.bandwidth > DataRate()) || !(peak->rate > ComputeRate()))
        return std::nullopt;
    return Roof{peak->rate / teraflops(1), peak->precision, device.bandwidth / terabytesPerSecond(1)};
}

double intensityOf(const RooflinePhase &phase) { return phase.intensity.base(); }
double attainedBy(const RooflinePhase &phase) { return phase.attained / teraflops(1); }

bool canBeDrawn(const RooflinePhase &phase)
{
    const double intensity = intensityOf(phase);
    const double attained = attainedBy(phase);
    return intensity > 0.0 && attained > 0.0 && std::isfinite(intensity) && std::isfinite(attained);
}

QList<RoofRow> roofRows(const WorkloadView &view, const Calibration &calibration)
{
    QList<RoofRow> rows;
    for (const SubjectEstimate &estimate : view.rows) {
        RoofRow row{&estimate, roofOf(estimate), {}};
        if (row.roof) {
            for (const RooflinePhase &phase : phasesOf(*estimate.request, calibration)) {
                if (canBeDrawn(phase))
                    row.phases << phase;
            }
        }
        rows << row;
    }
    return rows;
}

// Serving has prefill and decode; other tasks have one phase.
MarkShape shapeOf(Task task, qsizetype index, qsizetype count)
{
    if (task == Task::Batch)
        return MarkShape::Triangle;
    if (task != Task::Serve)
        return MarkShape::Diamond;
    return index + 1 == count ? MarkShape::Circle : MarkShape::Square;
}

QString withUnit(double value, Unit unit, const Formatter &formatter)
{
    return formatter.label(value) + QChar(0x00A0) + symbolOf(unit);
}

PlaneMark markOf(const Board &board, const RoofRow &row, const RooflinePhase &phase, const Formatter &formatter)
{
    PlaneMark mark{.id = row.subject().id,
                   .label = row.subject().name,
                   .role = colourRoleOf(*row.subject().chip),
                   .style = isAnnounced(row.subject()) ? MarkStyle::Hatched : MarkStyle::Outlined,
                   .x = intensityOf(phase),
                   .y = attainedBy(phase),
                   .baseline = isBaseline(board, row.subject())};
    mark.xText = withUnit(mark.x, Unit::FlopPerByte, formatter);
    mark.yText = withUnit(mark.y, Unit::Tflops, formatter);
    mark.description = tr("%1, %2: %3 at %4, %5 of the %6 that the chip can reach there; estimated bottleneck: %7.")
                           .arg(row.subject().name, phase.name, mark.yText, mark.xText,
                                formatter.percent(mark.y / row.roof->at(mark.x)),
                                withUnit(row.roof->at(mark.x), Unit::Tflops, formatter), boundLabel(phase.bound));
    return mark;
}

PlaneLine lineOf(const RoofRow &row, const QString &names, const ChartAxis &x, const ChartAxis &y,
                 const Formatter &formatter)
{
    const Roof &roof = *row.roof;
    PlaneLine line{.id = row.subject().id, .label = names, .role = colourRoleOf(*row.subject().chip)};
    const double start = std::max(x.minimum, y.minimum / roof.bandwidth);
    if (start < roof.knee())
        line.points << QPointF(start, start * roof.bandwidth);
    line.points << QPointF(roof.knee(), roof.peak);
    if (x.maximum > roof.knee())
        line.points << QPointF(x.maximum, roof.peak);
    line.description =
        tr("%1: %2 in %3 and %4; up to %5 memory bandwidth is the limit, above it compute.")
            .arg(line.label, withUnit(roof.peak, Unit::Tflops, formatter), precisionLabel(roof.precision),
                 withUnit(roof.bandwidth, Unit::TBps, formatter), withUnit(roof.knee(), Unit::FlopPerByte, formatter));
    return line;
}

void fitPlane(ChartSpec &chart, const QList<RoofRow> &rows, const Formatter &formatter)
{
    QList<double> x;
    QList<double> y;
    for (const RoofRow &row : rows) {
        if (!row.roof)
            continue;
        // Space right of the knee for the flat part, left for some of the slope.
        x << row.roof->knee() / 4.0 << row.roof->knee() * 4.0;
        y << row.roof->peak / 4.0 << row.roof->peak;
        for (const RooflinePhase &phase : row.phases) {
            x << intensityOf(phase);
            y << attainedBy(phase) << row.roof->at(intensityOf(phase));
        }
    }
    chart.axis = logAxis(tr("Arithmetic intensity"), tr("FLOP per byte"), x, formatter);
    chart.plane.y = logAxis(tr("Compute"), tr("TFLOPS per chip"), y, formatter);
}

// Chips with equal roofs share a line and label, or one would hide the other. In catalogue order, so that a line looks
// the same in every comparison; several instances may have the same chip and roof.
QList<PlaneLine> roofLines(const Catalog &catalog, const QList<RoofRow> &rows, const ChartSpec &chart,
                           const Formatter &formatter)
{
    QList<const RoofRow *> roofs;
    for (const Chip &chip : catalog.chips) {
        const auto *row =
            findWhere(rows, [&chip](const RoofRow &one) { return one.roof && one.subject().chip->id == chip.id; });
        if (row != nullptr)
            roofs << row;
    }
    QList<PlaneLine> lines;
    for (qsizetype i = 0; i < roofs.size(); ++i) {
        const auto isSame = [&roofs, i](const RoofRow *other) { return *other->roof == *roofs.at(i)->roof; };
        if (std::any_of(roofs.cbegin(), roofs.cbegin() + i, isSame))
            continue;
        QStringList names;
        bool areAnnounced = true;
        for (const RoofRow *roof : std::as_const(roofs)) {
            if (!isSame(roof))
                continue;
            names << roof->subject().chip->name;
            areAnnounced = areAnnounced && roof->subject().chip->status == Availability::Announced;
        }
        lines << lineOf(*roofs.at(i), names.join(u" = "), chart.axis, chart.plane.y, formatter);
        lines.last().dashed = areAnnounced; // solid if one of the chips ships
    }
    return lines;
}

// With many rows only the baseline and the best of each phase keep their names, for legibility. Says which in a few
// words, also true in a file without the table; empty: all.
QString thinNames(ChartSpec &chart)
{
    QSet<QString> all;
    for (const PlaneMark &mark : std::as_const(chart.plane.marks))
        all << mark.id;
    if (all.size() <= mostNamed)
        return {};
    bool hasBaseline = false;
    for (PlaneMark &mark : chart.plane.marks) {
        const bool isBest =
            std::none_of(chart.plane.marks.cbegin(), chart.plane.marks.cend(),
                         [&](const PlaneMark &other) { return other.shape == mark.shape && other.y > mark.y; });
        if (!mark.baseline && !isBest)
            mark.name = std::exchange(mark.label, {}); // for its card and screen readers
        hasBaseline = hasBaseline || mark.baseline;
    }
    return hasBaseline ? tr("named: the baseline and the highest mark of each phase")
                       : tr("named: the highest mark of each phase");
}

/// "no estimate of Trainium4": rows without a mark.
QString absentText(const QList<RoofRow> &rows, const Formatter &formatter)
{
    QStringList names;
    for (const RoofRow &row : rows) {
        if (row.phases.isEmpty())
            names << row.subject().name;
    }
    return names.isEmpty() ? QString() : tr("no estimate of %1").arg(namesText(names, formatter));
}

ChartSpec planeChart(const Catalog &catalog, const Board &board, const QList<RoofRow> &rows, const WorkloadView &view,
                     const Formatter &formatter)
{
    ChartSpec chart{ChartKind::Plane, QStringLiteral("roofline"), tr("Rooflines and the phases of the workload")};
    fitPlane(chart, rows, formatter);
    chart.plane.lines = roofLines(catalog, rows, chart, formatter);
    qsizetype drawn = 0;
    for (const RoofRow &row : rows) {
        drawn += row.phases.isEmpty() ? 0 : 1;
        for (qsizetype i = 0; i < row.phases.size(); ++i) {
            PlaneMark mark = markOf(board, row, row.phases.at(i), formatter);
            mark.shape = shapeOf(row.estimate->request->workload.task, i, row.phases.size());
            chart.plane.marks << mark;
        }
    }
    const QString precision = precisionLabel(view.work ? view.work->workload.precision : Precision::Bf16);
    QStringList subtitle{tr("%1 dense").arg(precision), tr("both axes logarithmic"), tr("higher is better")};
    if (const QString absent = absentText(rows, formatter); drawn > 0 && !absent.isEmpty())
        subtitle << absent;
    if (const QString named = thinNames(chart); !named.isEmpty())
        subtitle << named;
    chart.subtitle = dot(subtitle);
    return chart;
}

Legend legendOf(Task task, const ChartSpec &chart)
{
    Legend legend{{{LegendMark::Strong, tr("line = what the chip can reach at best")}}};
    legend << legendOn({{{LegendMark::Dashed, tr("dashed, hatched = announced"), {LegendSign::Dash, LegendSign::Hatch}},
                         {LegendMark::Ring, tr("ring = baseline")}}},
                       {chart});
    if (!chart.plane.marks.isEmpty())
        legend << outlinedPart()
               << LegendPart{LegendMark::Page,
                             task == Task::Serve
                                 ? tr("square = reading the prompt (prefill), circle = writing the answer (decode)")
                                 : task == Task::Batch ? tr("triangle = a batch")
                                                       : tr("diamond = a training step"),
                             {LegendSign::Square, LegendSign::Circle, LegendSign::Triangle, LegendSign::Diamond}};
    return legend;
}

Table::Row rowCells(const RoofRow &row, const RooflinePhase *phase, const QString &sources, const Formatter &formatter)
{
    const QString none = QString::fromUtf8("–");
    const auto number = [](const QString &text, double value) { return Table::Cell(text, value); };
    Table::Row cells{row.subject().name};
    if (row.roof)
        cells << number(formatter.table(row.roof->peak), row.roof->peak) << precisionLabel(row.roof->precision)
              << number(formatter.table(row.roof->bandwidth), row.roof->bandwidth)
              << number(formatter.label(row.roof->knee()), row.roof->knee());
    else
        cells << none << none << none << none;
    if (phase != nullptr) {
        const double share = attainedBy(*phase) / row.roof->at(intensityOf(*phase));
        cells << phase->name << number(formatter.label(intensityOf(*phase)), intensityOf(*phase))
              << number(formatter.label(attainedBy(*phase)), attainedBy(*phase))
              << number(formatter.percent(share), 100.0 * share) << boundLabel(phase->bound);
    } else {
        cells << none << none << none << none << none;
    }
    return cells << (sources.isEmpty() ? none : sources);
}

Table numbersTable(const Catalog &catalog, const Board &board, const ResultTable &table, const QList<RoofRow> &rows,
                   const Formatter &formatter)
{
    Table numbers;
    // Roofs are per chip: only at chip level are they metrics of the table.
    const auto metric = [&table](qsizetype column) {
        const bool isThere = table.level == Level::Chip && column < table.metrics.size();
        return isThere ? table.metrics.at(column)->metricId().text() : QString();
    };
    numbers.columns = {{levelLabel(table.level), false},
                       {tr("Peak, TFLOPS per chip"), true, metric(0)},
                       {tr("Precision")},
                       {tr("Bandwidth, TB/s per chip"), true, metric(1)},
                       {tr("Ridge point, FLOP per byte"), true},
                       {tr("Phase")},
                       {tr("FLOP per byte"), true},
                       {tr("Attained, TFLOPS per chip"), true},
                       {tr("Share of roof"), true},
                       {tr("Estimated bottleneck")},
                       {tr("Source")}};
    for (qsizetype i = 0; i < rows.size() && i < table.rows.size(); ++i) {
        const RoofRow &row = rows.at(i);
        const QString sources = rowSources(catalog, table.rows.at(i));
        if (row.phases.isEmpty())
            numbers.rows << rowCells(row, nullptr, sources, formatter);
        for (qsizetype line = 0; line < std::max<qsizetype>(1, row.phases.size()); ++line)
            numbers.subjects << categoryOf(board, row.subject());
        for (const RooflinePhase &phase : row.phases)
            numbers.rows << rowCells(row, &phase, sources, formatter);
    }
    return numbers;
}

// The title counts what the chart shows: the side of the ridge point on which a mark lies.
QList<SubjectPhases> phasesForTakeaway(const QList<RoofRow> &rows)
{
    return mapped(rows, [](const RoofRow &row) {
        SubjectPhases subject{row.subject().name, row.phases};
        for (RooflinePhase &phase : subject.phases)
            phase.bound = row.roof->boundAt(intensityOf(phase));
        return subject;
    });
}

// Estimates use attained rates, which can give another bottleneck than the peak rates of the title and the lines.
QStringList bottleneckNotes(const QList<RoofRow> &rows, const Formatter &formatter)
{
    QStringList names;
    for (const RoofRow &row : rows) {
        const bool differs = std::ranges::any_of(row.phases, [&row](const RooflinePhase &phase) {
            return phase.bound != row.roof->boundAt(intensityOf(phase));
        });
        if (differs)
            names << row.subject().name;
    }
    if (names.isEmpty())
        return {};
    return {
        tr("%1: at attained rates, the estimated bottleneck differs from the limit at peak rates, which the title and "
           "the lines show; the column “%2” lists it by phase.")
            .arg(namesText(names, formatter), tr("Estimated bottleneck"))};
}

// Two questions about the same work give two limits; without a note they would seem to contradict.
QStringList capacityNotes(const WorkloadView &view, const Formatter &formatter)
{
    QStringList names;
    for (const SubjectEstimate &row : view.rows) {
        if (row.estimate.bound == Bound::Capacity && row.estimate.fits)
            names << row.subject.name;
    }
    if (names.isEmpty())
        return {};
    return {
        tr("%1: the overall bottleneck is memory bandwidth and capacity, as the page Your workload shows. Memory reads "
           "take most of the time, and capacity limits how many requests share a read. The limits here are per phase.")
            .arg(namesText(names, formatter))};
}

QStringList precisionNotes(const QList<RoofRow> &rows, const WorkloadView &view)
{
    QStringList notes;
    for (const RoofRow &row : rows) {
        if (row.roof && view.work && row.roof->precision != view.work->workload.precision)
            notes << tr("%1: no dense %2 peak is published; its line is of %3.")
                         .arg(row.subject().name, precisionLabel(view.work->workload.precision),
                              precisionLabel(row.roof->precision));
        else if (!row.roof && row.estimate->request)
            notes << tr("%1 has no line: no dense peak at this precision is published.").arg(row.subject().name);
    }
    return notes;
}

} // namespace

QList<MetricId> rooflineMetrics(const Catalog &catalog, const Board &board)
{
    const std::optional<EditedWorkload> work = workloadOf(catalog, board);
    const Precision precision = work ? work->workload.precision : Precision::Bf16;
    const MetricId compute(QStringLiteral("compute_") + precisionWord(precision));
    return {findMetric(compute) != nullptr ? compute : MetricId(QStringLiteral("compute_best")),
            MetricId(QStringLiteral("memory_bandwidth"))};
}

PageSpec rooflinePage(const Catalog &catalog, const Board &board, const ResultTable &table, const Formatter &formatter)
{
    const WorkloadView view = workloadView(catalog, board, table);
    const QList<RoofRow> rows = roofRows(view, catalog.calibration);
    PageSpec page = workloadFrame(QStringLiteral("roofline"), catalog, board, table, view, formatter);
    setHeadline(page, board, rooflineHeadline(view, phasesForTakeaway(rows), board.level, formatter));
    page.charts << planeChart(catalog, board, rows, view, formatter);
    page.notes = precisionNotes(rows, view) + bottleneckNotes(rows, formatter) + capacityNotes(view, formatter)
        + estimateNotes(view, formatter);
    page.numbers = numbersTable(catalog, board, table, rows, formatter);
    page.legend = legendOf(taskOf(view), page.charts.constFirst());
    page.keywords << tr("roofline");
    return page;
}

} // namespace chipboard
