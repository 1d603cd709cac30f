#include "data/views/barparts.h"

#include "data/analysis/whatiftexts.h"
#include "data/compare/workloadview.h"
#include "data/core/find.h"
#include "data/core/tr.h"
#include "data/views/chartlegend.h"
#include "data/views/describe.h"
#include "data/views/pagebuilder.h"
#include "data/views/pagetexts.h"
#include "data/views/planeaxis.h"

#include <algorithm>

namespace chipboard {
namespace {

constexpr qsizetype mostBands = 6; // files have all of them

// The ends are those of the ranges that other pages draw, which hold a measured share, not the nominal one of draws.
QString drawsText(const ChartSpec &chart, const Uncertainty &uncertainty, const Formatter &formatter)
{
    return uncertainty.plan.draws < DrawPlan().draws
        ? tr("line = range of the first %1 cases").arg(formatter.integer(uncertainty.plan.draws))
        : whiskerPart({chart}, formatter).text;
}

/// Indices of the drawn rows in board order: the two in question, and the best of the others. With many rows, those
/// without estimate are skipped.
QList<qsizetype> bandsDrawn(const Inquiry &inquiry, const QList<Band> &bands)
{
    QList<qsizetype> places;
    for (qsizetype i = 0; i < bands.size(); ++i)
        places << i;
    if (bands.size() <= mostBands)
        return places;
    const auto isAsked = [&](const Band &band) {
        return band.id == inquiry.subject().id || (inquiry.isRatio() && band.id == inquiry.against().id);
    };
    const double sign = inquiry.metric().better == Better::Lower ? 1.0 : -1.0;
    // By estimates, not draws: the selection stays while draws arrive.
    const auto isBefore = [&](qsizetype one, qsizetype other) {
        const Band &a = bands.at(one);
        const Band &b = bands.at(other);
        if (isAsked(a) != isAsked(b))
            return isAsked(a);
        if (a.point.value.has_value() != b.point.value.has_value())
            return a.point.value.has_value();
        return a.point.value && sign * *a.point.value < sign * *b.point.value;
    };
    std::ranges::stable_sort(places, isBefore);
    places.resize(mostBands);
    places.removeIf([&](qsizetype i) { return !bands.at(i).point.value; });
    std::ranges::sort(places);
    return places;
}

// In two or three words.
QString gapOf(const ResultTable &table, const Band &band, const MetricId &metric)
{
    const Cell *cell = table.cell(band.id, metric);
    return cell != nullptr && cell->isMissing() ? gapText(*cell) : tr("no estimate");
}

// Which rows are not drawn and why.
QStringList bandNotes(const ResultTable &table, const MetricId &metric, const QList<Band> &bands,
                      const QList<qsizetype> &places, const Formatter &formatter)
{
    QStringList worse;
    QStringList without;
    for (qsizetype i = 0; i < bands.size(); ++i) {
        const Band &band = bands.at(i);
        if (places.contains(i))
            continue;
        if (band.band)
            worse << band.name;
        else
            without << tr("%1 (%2)", "a row, why it has no estimate").arg(band.name, gapOf(table, band, metric));
    }
    QStringList notes;
    if (!worse.isEmpty())
        notes << tr("Not drawn because their estimates are worse than those shown: %1.", "names of rows")
                     .arg(namesText(worse, formatter));
    if (!without.isEmpty())
        notes << tr("Not drawn because there is no estimate: %1.", "names of rows")
                     .arg(formatter.locale().createSeparatedList(without));
    return notes;
}

} // namespace

// "H100: 1.4 to 2.6 USD per 1M tokens", of the only row that can be the best; else the odds.
static QString bandStatement(const Uncertainty &uncertainty, const Inquiry &inquiry, const Formatter &formatter)
{
    if (!uncertainty.unlike.isEmpty())
        return notComparedText(tr("Uncertainty"), uncertainty.unlike);
    if (const QString odds = uncertaintyTitle(uncertainty, formatter); !odds.isEmpty())
        return odds;
    const qsizetype place = contenders(uncertainty.bands).indexOf(true);
    const Band *only = place < 0 ? nullptr : &uncertainty.bands.at(place);
    if (only == nullptr || !only->band)
        return {};
    const Unit unit = only->point.unit;
    const Interval shown = formatter.shown(*only->band, unit);
    const QString words = QChar(0x00A0) + unitText(unit, inquiry.metric(), formatter);
    return shown.isExact() ? tr("%1: %2").arg(only->name, compactText(shown.value, unit, formatter) + words)
                           : tr("%1: %2 to %3", "a row, two values")
                                 .arg(only->name, compactText(shown.low, unit, formatter.lowEnd()),
                                      compactText(shown.high, unit, formatter.highEnd()) + words);
}

// The range, or the chance of being best in its place; an empty chance if the row cannot be best.
static void setTexts(ChartPoint &point, const Band &band, const Interval &shown, const std::optional<QString> &chance,
                     const Formatter &formatter)
{
    const QString low = compactText(shown.low, band.point.unit, formatter.lowEnd());
    const QString high = compactText(shown.high, band.point.unit, formatter.highEnd());
    if (!chance) {
        point.label = tr("%1 to %2").arg(low, high);
        point.description = tr("%1: %2 to %3.", "a row, two values").arg(band.name, low, high);
    } else if (!chance->isEmpty()) {
        point.label = *chance;
        point.description = tr("%1: %2 to %3; best in %4 of the draws.", "a row, two values, a percentage")
                                .arg(band.name, low, high, *chance);
    } else {
        point.label = tr("excluded");
        point.description = tr("%1: %2 to %3; not counted as best: %4.", "a row, two values, software in maintenance")
                                .arg(band.name, low, high, band.waiting);
    }
}

ChartSpec bandChart(const Board &board, const ResultTable &table, const Inquiry &inquiry,
                    const Uncertainty &uncertainty, const Formatter &formatter)
{
    ChartSpec chart{.id = bandChartId, .title = tr("Uncertainty"), .axis = {.label = inquiry.metric().labelText()}};
    ChartSeries series{chart.title, {}};
    const QList<qsizetype> places = bandsDrawn(inquiry, uncertainty.bands);
    if (places.size() < uncertainty.bands.size())
        chart.title = tr("Uncertainty (%1 of %2)", "rows that are drawn, of all")
                          .arg(formatter.integer(places.size()), formatter.integer(uncertainty.bands.size()));
    const bool hasBest = isContest(uncertainty);
    const QList<bool> inContest = contenders(uncertainty.bands);
    const QStringList chances = chanceTexts(uncertainty, formatter);
    const MetricId metric = inquiry.metric().metricId();
    chart.notes = bandNotes(table, metric, uncertainty.bands, places, formatter);
    for (const qsizetype i : places) {
        const Band &band = uncertainty.bands.at(i);
        chart.categories << categoryOf(board, table, i, inquiry.metric(), formatter);
        ChartPoint point;
        if (!band.band) {
            point.gap = gapOf(table, band, metric);
            point.description = tr("%1: %2").arg(band.name, band.point.reason);
            series.points << point;
            continue;
        }
        chart.axis.unit = unitText(band.point.unit, inquiry.metric(), formatter);
        const Interval shown = formatter.shown(*band.band, band.point.unit);
        point.value = shown.value;
        point.style = isAnnounced(table.rows.at(i).subject) ? MarkStyle::Hatched : MarkStyle::Outlined;
        if (!shown.isExact()) {
            point.low = shown.low;
            point.high = shown.high;
        }
        if (const Cell *cell = table.cell(band.id, metric)) {
            point.badge = priceBadge(*cell);
            point.coverage = point.low ? cell->basis.coverage : 0.0;
        }
        const std::optional<QString> chance =
            !hasBest ? std::nullopt : std::optional(inContest.at(i) ? chances.at(i) : QString());
        setTexts(point, band, shown, chance, formatter);
        series.points << point;
    }
    chart.series << series;
    chart.alone.statement = bandStatement(uncertainty, inquiry, formatter);
    QStringList legend{chart.axis.unit, drawsText(chart, uncertainty, formatter), tr("dot = middle")};
    if (hasBest)
        legend << tr("% = probability of being best");
    chart.subtitle = dot(legend);
    fitAxis(chart, formatter);
    chart.kind = ChartKind::HorizontalDots; // the marks show chances: the axis has the amounts
    chart.axis.tickLabels.clear();
    for (const double tick : std::as_const(chart.axis.ticks))
        chart.axis.tickLabels << tickText(tick, chart.axis.unit, formatter);
    return chart;
}

namespace {

qsizetype baselineOf(const ChartSpec &chart)
{
    const auto found = std::ranges::find_if(chart.categories, &ChartCategory::baseline);
    return found == chart.categories.end() ? -1 : found - chart.categories.begin();
}

void addRow(ScoreColumn &part, const ScoreColumn &column, qsizetype row)
{
    if (column.best.contains(row))
        part.best << part.points.size();
    part.points << column.points.value(row);
}

// The chart with these rows only, in this order.
ChartSpec withRows(const ChartSpec &chart, const QList<qsizetype> &rows)
{
    ChartSpec part = chart;
    part.categories.clear();
    for (ChartSeries &series : part.series)
        series.points.clear();
    for (ScoreColumn &column : part.scores.columns) {
        column.points.clear();
        column.best.clear();
    }
    for (const qsizetype row : rows) {
        part.categories << chart.categories.at(row);
        for (qsizetype i = 0; i < chart.series.size(); ++i)
            part.series[i].points << chart.series.at(i).points.at(row);
        for (qsizetype i = 0; i < chart.scores.columns.size(); ++i)
            addRow(part.scores.columns[i], chart.scores.columns.at(i), row);
    }
    part.arrows.clear();
    for (const RowArrow &arrow : chart.arrows) {
        const qsizetype from = rows.indexOf(arrow.from);
        const qsizetype to = rows.indexOf(arrow.to);
        if (from < 0 || to < 0)
            continue;
        part.arrows << arrow;
        part.arrows.last().from = from;
        part.arrows.last().to = to;
    }
    return part;
}

} // namespace

QList<BarPart> barParts(const ChartSpec &chart, qsizetype most)
{
    const qsizetype all = chart.categories.size();
    if (all <= std::max<qsizetype>(1, most))
        return {{chart, 0, all}};
    // A part of one row has no space for the baseline. Numbers of a table need no bar for comparison.
    const qsizetype baseline = most > 1 && chart.kind != ChartKind::Scores ? baselineOf(chart) : -1;
    const qsizetype own = std::max<qsizetype>(1, baseline < 0 ? most : most - 1);
    const qsizetype count = (all + own - 1) / own;
    QList<BarPart> parts;
    for (qsizetype i = 0; i < count; ++i) {
        // Equal shares: no part with only one bar.
        const qsizetype first = all * i / count;
        const qsizetype end = all * (i + 1) / count;
        QList<qsizetype> rows;
        for (qsizetype row = first; row < end; ++row)
            rows << row;
        if (baseline >= 0 && !rows.contains(baseline))
            rows << baseline;
        parts << BarPart{withRows(chart, rows), first, end - first};
    }
    return parts;
}

QString chartPartTitle(const QString &title, qsizetype part, qsizetype parts)
{
    return tr("%1 (part %2 of %3)", "a chart's title, part 1 of 3")
        .arg(title, QString::number(part), QString::number(parts));
}

QString partTitle(const QString &title, qsizetype part, qsizetype parts)
{
    return tr("%1 (sheet %2 of %3)", "a chart's title, part 1 of 3")
        .arg(title, QString::number(part), QString::number(parts));
}

} // namespace chipboard
