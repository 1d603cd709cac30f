#include "data/views/planeaxis.h"

#include "data/core/find.h"
#include "data/core/tr.h"
#include "data/views/barparts.h"

#include <QLineF>
#include <QSet>

#include <algorithm>
#include <array>
#include <cmath>

namespace chipboard {
static bool isThinWithLabel(const PlaneLine &line) { return line.weight == LineWeight::Quiet && !line.label.isEmpty(); }

// Adds the step that begins or ends where the line ends; false if there is none.
static bool grow(QList<QPointF> &line, QList<QLineF> &steps)
{
    const QPointF end = line.constLast();
    const auto next =
        std::ranges::find_if(steps, [&end](const QLineF &step) { return step.p1() == end || step.p2() == end; });
    if (next == steps.end())
        return false;
    line << (next->p1() == end ? next->p2() : next->p1());
    steps.erase(next);
    return true;
}

QList<QList<QPointF>> linesOfSteps(QList<QLineF> steps)
{
    QList<QList<QPointF>> lines;
    while (!steps.isEmpty()) {
        const QLineF first = steps.takeFirst();
        QList<QPointF> line{first.p1(), first.p2()};
        for (int end = 0; end < 2; ++end) {
            while (grow(line, steps)) { }
            std::ranges::reverse(line);
        }
        lines << line;
    }
    return lines;
}

bool hasOwnColour(const PlaneLine &line) { return line.weight == LineWeight::Strong || !line.id.isEmpty(); }

bool hasHeapOfNames(const PlaneSpec &plane)
{
    constexpr qsizetype longestOrdinal = 3;
    constexpr qsizetype mostLedNames = 24;
    return std::ranges::count_if(
               plane.marks, [](const PlaneMark &mark) { return !mark.small && mark.label.size() > longestOrdinal; })
        > mostLedNames;
}

bool isOfFamily(const PlaneLine &line, const QList<PlaneLine> &lines)
{
    return isThinWithLabel(line) && std::ranges::count_if(lines, isThinWithLabel) > 1;
}

static ChartSpec rowsOf(const ChartSpec &chart, qsizetype first, qsizetype count)
{
    const ChartAxis &whole = chart.plane.y;
    const double bottom = whole.maximum - static_cast<double>(first + count);
    const double top = whole.maximum - static_cast<double>(first);
    const auto isWithin = [bottom, top](double y) { return y > bottom && y < top; };
    ChartSpec part = chart;
    part.plane.y.maximum = static_cast<double>(count);
    part.plane.y.ticks.clear();
    part.plane.y.tickLabels.clear();
    for (qsizetype i = 0; i < whole.ticks.size(); ++i) {
        if (!isWithin(whole.ticks.at(i)))
            continue;
        part.plane.y.ticks << whole.ticks.at(i) - bottom;
        part.plane.y.tickLabels << whole.tickLabels.at(i);
    }
    part.plane.marks.removeIf([&](const PlaneMark &mark) { return !isWithin(mark.y); });
    for (PlaneMark &mark : part.plane.marks)
        mark.y -= bottom;
    part.plane.cells.removeIf([&](const PlaneCell &cell) { return !isWithin(cell.row + 0.5); });
    for (PlaneCell &cell : part.plane.cells)
        cell.row -= static_cast<int>(bottom);
    part.plane.lines.removeIf([&](const PlaneLine &line) {
        return chart.kind != ChartKind::Heat // in heat tables a line spans all rows, and each part shows its own
            && !std::ranges::all_of(line.points, [&](const QPointF &point) { return isWithin(point.y()); });
    });
    for (PlaneLine &line : part.plane.lines) {
        for (QPointF &point : line.points)
            point.ry() -= bottom;
    }
    return part;
}

static ChartSpec columnRange(const ChartSpec &chart, qsizetype first, qsizetype count)
{
    ChartSpec part = chart;
    part.axis.maximum = static_cast<double>(count);
    part.axis.ticks = chart.axis.ticks.first(count); // columns are numbered from the first of the part
    part.axis.tickLabels = chart.axis.tickLabels.mid(first, count);
    part.plane.cells.removeIf(
        [&](const PlaneCell &cell) { return cell.column < first || cell.column >= first + count; });
    for (PlaneCell &cell : part.plane.cells)
        cell.column -= static_cast<int>(first);
    for (PlaneLine &line : part.plane.lines) {
        for (QPointF &point : line.points)
            point.rx() -= static_cast<double>(first);
    }
    return part;
}

// How many rows or columns each part has: at most `most`, as even as possible, larger parts first.
static QList<qsizetype> evenShares(qsizetype all, qsizetype most)
{
    QList<qsizetype> shares;
    qsizetype left = all;
    for (qsizetype parts = most < 1 || all <= most ? 1 : (all + most - 1) / most; parts > 0; --parts) {
        shares << (left + parts - 1) / parts;
        left -= shares.constLast();
    }
    return shares;
}

qsizetype namedRows(const ChartSpec &chart) { return hasTwoAxes(chart) ? namedRows(chart.plane.y) : 0; }

qsizetype namedColumns(const ChartSpec &chart) { return chart.kind == ChartKind::Heat ? namedRows(chart.axis) : 0; }

QList<ChartSpec> rowParts(const ChartSpec &chart, qsizetype most) { return cellParts(chart, most, 0); }

QList<ChartSpec> cellParts(const ChartSpec &chart, qsizetype mostRows, qsizetype mostColumns)
{
    const QList<qsizetype> rows = evenShares(namedRows(chart), mostRows);
    const QList<qsizetype> columns = evenShares(namedColumns(chart), mostColumns);
    const qsizetype parts = rows.size() * columns.size();
    if (parts == 1)
        return {chart};
    QList<ChartSpec> charts;
    qsizetype left = 0;
    for (const qsizetype width : columns) {
        const ChartSpec group = columns.size() > 1 ? columnRange(chart, left, width) : chart;
        left += width;
        qsizetype top = 0;
        for (const qsizetype height : rows) {
            charts << (rows.size() > 1 ? rowsOf(group, top, height) : group);
            charts.last().title = chartPartTitle(chart.title, charts.size(), parts);
            top += height;
        }
    }
    return charts;
}

static bool countTheSame(const ChartAxis &one, const ChartAxis &other)
{
    return one.label == other.label && one.unit == other.unit && one.scale == other.scale
        && hasDates(one) == hasDates(other) && (namedRows(one) > 0) == (namedRows(other) > 0);
}

bool isContinuous(const ChartAxis &axis)
{
    return namedRows(axis) == 0 && axis.maximum > axis.minimum
        && (axis.scale == AxisScale::Linear || axis.minimum > 0.0);
}

bool canZoom(const ChartSpec &spec)
{
    return spec.kind == ChartKind::Plane && (!spec.plane.marks.isEmpty() || !spec.plane.lines.isEmpty())
        && (isContinuous(spec.axis) || isContinuous(spec.plane.y));
}

bool haveSameAxes(const ChartSpec &one, const ChartSpec &other)
{
    return one.kind == other.kind && one.id == other.id && countTheSame(one.axis, other.axis)
        && countTheSame(one.plane.y, other.plane.y);
}

ChartSpec zoomed(const ChartSpec &spec, const PlaneView &view, const Formatter &formatter)
{
    ChartSpec part = spec;
    if (view.x)
        part.axis = narrowed(spec.axis, *view.x, formatter);
    if (view.y)
        part.plane.y = narrowed(spec.plane.y, *view.y, formatter);
    return part;
}

// Half a chip is not a tick.
static RoundAxis wholeAxis(int largest)
{
    RoundAxis axis{.maximum = static_cast<double>(largest)};
    for (int tick = 0; tick <= largest; ++tick)
        axis.ticks << tick;
    return axis;
}

static RoundAxis axisFor(const QList<double> &values, const QList<double> &lows = {})
{
    const double largest = values.isEmpty() ? 0.0 : *std::max_element(values.cbegin(), values.cend());
    const double smallest = lows.isEmpty() ? 0.0 : *std::min_element(lows.cbegin(), lows.cend());
    if (smallest < 0.0)
        return roundAxis(largest, smallest);
    const bool whole =
        std::all_of(values.cbegin(), values.cend(), [](double value) { return value == std::floor(value); });
    return whole && largest >= 1.0 && largest < 5.0 ? wholeAxis(static_cast<int>(largest)) : roundAxis(largest);
}

void fitAxis(ChartSpec &chart, const Formatter &formatter)
{
    QList<double> ends; // a low end near zero alone does not widen the axis
    QList<double> lows;
    bool allPositive = true;
    for (const ChartSeries &series : std::as_const(chart.series)) {
        for (const ChartPoint &point : series.points) {
            if (!point.value)
                continue;
            const double low = point.low.value_or(*point.value);
            ends << *point.value << point.high.value_or(*point.value);
            lows << low;
            allPositive = allPositive && low > 0.0;
        }
    }
    const QString label = chart.axis.label;
    const QString unit = chart.axis.unit;
    if (allPositive && spansTenfold(ends)) {
        chart.kind = ChartKind::HorizontalDots;
        chart.axis = logAxis(label, unit, ends + lows, formatter);
        return;
    }
    chart.kind = ChartKind::HorizontalBars;
    const RoundAxis round = axisFor(ends, lows);
    chart.axis = {};
    chart.axis.label = label;
    chart.axis.unit = unit;
    chart.axis.minimum = round.minimum;
    chart.axis.maximum = round.maximum;
    chart.axis.ticks = round.ticks;
}

namespace {

/// Common axis data of the charts with one unit.
struct SharedEnds
{
    QList<double> ends;    ///< values, ends of ranges and lines
    QList<double> lows;    ///< of ranges
    QList<double> largest; ///< per chart
};

QList<ChartPoint> allPoints(const ChartSpec &chart)
{
    QList<ChartPoint> points;
    for (const ChartSeries &series : chart.series)
        points << series.points;
    return points;
}

void addEnds(SharedEnds &all, const ChartSpec &chart)
{
    double largest = 0.0;
    for (const ChartPoint &point : allPoints(chart)) {
        if (!point.value)
            continue;
        all.ends << *point.value << point.high.value_or(*point.value);
        all.lows << point.low.value_or(*point.value);
        largest = std::max(largest, all.ends.constLast());
    }
    for (const RowLine &line : chart.lines)
        all.ends << line.value;
    if (largest > 0.0)
        all.largest << largest;
}

/// True for bars from zero and dots on a logarithmic axis; others, such as swings around a value, have their own scale.
bool isMeasured(const ChartSpec &chart)
{
    const bool isLog = chart.axis.scale == AxisScale::Logarithmic;
    return chart.kind == ChartKind::HorizontalDots
        ? isLog
        : chart.kind == ChartKind::HorizontalBars && !isLog && chart.axis.minimum == 0.0;
}

bool areOfOneScale(const ChartSpec &one, const ChartSpec &other)
{
    if (one.kind == ChartKind::Plane && other.kind == ChartKind::Plane)
        return one.plane.y.unit == other.plane.y.unit && one.plane.y.label == other.plane.y.label
            && one.plane.y.scale == other.plane.y.scale && namedRows(one.plane.y) == 0 && one.plane.empty.isEmpty()
            && other.plane.empty.isEmpty();
    return isMeasured(one) && isMeasured(other) && !one.axis.unit.isEmpty() && one.axis.unit == other.axis.unit;
}

void shareLengths(const QList<ChartSpec *> &charts, RowScale chosen, const Formatter &formatter)
{
    SharedEnds all;
    bool hasLog = false;
    for (const ChartSpec *chart : charts) {
        addEnds(all, *chart);
        hasLog = hasLog || chart->kind == ChartKind::HorizontalDots;
    }
    const QList<double> values = all.ends + all.lows;
    const bool isPositive = std::ranges::all_of(values, [](double value) { return value > 0.0; });
    if (hasLog && !isPositive)
        return; // a logarithmic axis cannot show zero
    const bool isLog = isPositive && chosen != RowScale::Linear && (hasLog || spansTenfold(all.largest));
    const RoundAxis round = axisFor(all.ends);
    const QString unit = charts.constFirst()->axis.unit;
    for (ChartSpec *chart : charts) {
        const QString label = chart->axis.label;
        chart->kind = isLog ? ChartKind::HorizontalDots : ChartKind::HorizontalBars;
        chart->axis = isLog ? logAxis(label, unit, values, formatter)
                            : ChartAxis{label, unit, AxisScale::Linear, 0.0, round.maximum, round.ticks, {}};
        chart->reach.clear();
        for (const ChartSpec *other : charts)
            chart->reach << allPoints(*other);
    }
}

void shareHeights(const QList<ChartSpec *> &charts, const Formatter &formatter)
{
    constexpr double within = 1.1; // ends of an axis have room for marks already, which logAxis() would add again
    ChartAxis widest = charts.constFirst()->plane.y;
    QList<double> ends;
    for (const ChartSpec *chart : charts) {
        const ChartAxis &axis = chart->plane.y;
        ends << axis.minimum * within << axis.maximum / within;
        if (axis.maximum > widest.maximum)
            widest = axis;
    }
    const bool isAlike =
        std::ranges::all_of(charts, [&widest](const ChartSpec *chart) { return chart->plane.y == widest; });
    if (!isAlike && widest.scale == AxisScale::Logarithmic)
        widest = logAxis(widest.label, widest.unit, ends, formatter);
    for (ChartSpec *chart : charts) {
        const ChartAxis own = std::exchange(chart->plane.y, widest);
        for (PlaneLine &line : chart->plane.lines) { // at a date, from end to end
            if (line.points.size() == 2 && line.points.at(0).y() == own.minimum && line.points.at(1).y() == own.maximum)
                line.points = {{line.points.at(0).x(), widest.minimum}, {line.points.at(1).x(), widest.maximum}};
        }
    }
}

} // namespace

void shareAxes(QList<ChartSpec> &charts, const QList<RowScale> &chosen, const Formatter &formatter)
{
    QSet<qsizetype> done;
    for (qsizetype i = 0; i < charts.size(); ++i) {
        QList<ChartSpec *> beside{&charts[i]};
        for (qsizetype j = i + 1; j < charts.size(); ++j) {
            if (done.contains(i) || done.contains(j) || chosen.at(i) != chosen.at(j)
                || !areOfOneScale(charts.at(i), charts.at(j)))
                continue;
            beside << &charts[j];
            done << j;
        }
        if (beside.size() == 1)
            continue;
        if (charts.at(i).kind == ChartKind::Plane)
            shareHeights(beside, formatter);
        else
            shareLengths(beside, chosen.at(i), formatter);
    }
}

namespace {

struct ValueSpan
{
    double smallest = 0.0; ///< 0: no values
    double largest = 0.0;
};

ValueSpan spanOf(const QList<double> &values)
{
    ValueSpan span;
    for (const double value : values) {
        if (!(value > 0.0) || !std::isfinite(value))
            continue;
        span.smallest = span.smallest > 0.0 ? std::min(span.smallest, value) : value;
        span.largest = std::max(span.largest, value);
    }
    return span;
}

// ... 0.5 is step -1, 1 step 0, 2 step 1, 5 step 2, 10 step 3 ...; a single division gives the double closest to 0.2.
double stepValue(int step)
{
    constexpr std::array leading{1.0, 2.0, 5.0};
    const int decade = step >= 0 ? step / 3 : (step - 2) / 3;
    const double digit = leading.at(static_cast<std::size_t>(step - decade * 3));
    return decade >= 0 ? digit * std::pow(10.0, decade) : digit / std::pow(10.0, -decade);
}

int stepAtOrBelow(double value)
{
    int step = 3 * static_cast<int>(std::floor(std::log10(value))) + 3;
    while (stepValue(step) > value)
        --step;
    return step;
}

int stepAtOrAbove(double value)
{
    const int below = stepAtOrBelow(value);
    return stepValue(below) < value ? below + 1 : below;
}

// Space for a mark at the edge.
constexpr double margin = 1.08;
constexpr int mostTicks = 9;

// "Chips" needs no unit "chips".
QString unitBeside(const QString &label, const QString &unit)
{
    return unit.compare(label, Qt::CaseInsensitive) == 0 ? QString() : unit;
}

QList<double> logTicks(int first, int last)
{
    int stride = 1;
    if (last - first >= mostTicks) {
        const int decades = (last - first) / 3;
        stride = 3 * std::max(1, (decades + mostTicks - 1) / mostTicks);
        while (first % stride != 0)
            ++first;
    }
    QList<double> ticks;
    for (int step = first; step <= last; step += stride)
        ticks << stepValue(step);
    return ticks;
}

// A round number at or above a fifth of the length: 1, 2, 2.5 or 5 times a power of ten.
double roundStep(double length)
{
    const double rough = length / 5.0;
    const double power = std::pow(10.0, std::floor(std::log10(rough)));
    const double leading = rough / power;
    return power * (leading <= 1.0 ? 1.0 : leading <= 2.0 ? 2.0 : leading <= 2.5 ? 2.5 : leading <= 5.0 ? 5.0 : 10.0);
}

// Julian days.
struct DateTicks
{
    QList<double> ticks;
    QString form; ///< date format of the ticks, ISO
};

DateTicks monthTicks(const QDate &from, const QDate &to)
{
    constexpr int daysOfAMonth = 31;
    const qint64 months = from.daysTo(to) / daysOfAMonth;
    const int step = months <= 6 ? 1 : months <= 18 ? 3 : months <= 36 ? 6 : 12;
    DateTicks made{{}, step == 12 ? QStringLiteral("yyyy") : QStringLiteral("yyyy-MM")};
    for (QDate tick(from.year(), 1, 1); tick <= to; tick = tick.addMonths(step)) {
        if (tick >= from)
            made.ticks << static_cast<double>(tick.toJulianDay());
    }
    return made;
}

// Weeks start on Mondays, whose Julian days are divisible by seven.
DateTicks dayTicks(double from, double to)
{
    constexpr std::array steps{1, 2, 7, 14};
    constexpr double most = 6.0;
    const auto enough =
        std::find_if(steps.begin(), steps.end() - 1, [&](int step) { return (to - from) / step <= most; });
    DateTicks made{{}, QStringLiteral("yyyy-MM-dd")};
    for (auto tick = static_cast<qint64>(std::ceil(from / *enough)) * *enough; static_cast<double>(tick) <= to;
         tick += *enough)
        made.ticks << static_cast<double>(tick);
    return made;
}

QStringList dateLabels(const DateTicks &dates, const Formatter &formatter)
{
    return mapped(dates.ticks, [&](double tick) {
        return dateText(QDate::fromJulianDay(static_cast<qint64>(tick)).toString(dates.form), formatter.locale());
    });
}

QList<double> linearTicksIn(const AxisRange &range)
{
    constexpr double nearly = 1e-9;
    const double step = roundStep((range.high - range.low) * (1.0 - nearly));
    const auto last = static_cast<qint64>(std::floor(range.high / step + nearly));
    QList<double> ticks;
    for (auto i = static_cast<qint64>(std::ceil(range.low / step - nearly)); i <= last; ++i)
        ticks << step * static_cast<double>(i);
    return ticks;
}

QList<double> logTicksIn(const AxisRange &range)
{
    constexpr qsizetype fewestTicks = 3;
    const QList<double> ticks = logTicks(stepAtOrAbove(range.low), stepAtOrBelow(range.high));
    return ticks.size() < fewestTicks ? linearTicksIn(range) : ticks;
}

DateTicks dateTicksIn(const AxisRange &range)
{
    constexpr double shortest = 93.0; // days, which contain three first days of a month
    if (range.high - range.low < shortest)
        return dayTicks(range.low, range.high);
    return monthTicks(QDate::fromJulianDay(static_cast<qint64>(std::ceil(range.low))),
                      QDate::fromJulianDay(static_cast<qint64>(std::floor(range.high))));
}

// As on the whole axis: money differs from other numbers only from a billion on.
bool tellsMoney(const ChartAxis &axis, const Formatter &formatter)
{
    for (qsizetype i = 0; i < axis.ticks.size(); ++i) {
        const QString &label = axis.tickLabels.value(i);
        if (label != formatter.tick(axis.ticks.at(i)) && label == formatter.compactMoney(axis.ticks.at(i)))
            return true;
    }
    return false;
}

// Short, or in full if two ticks would look alike.
QStringList numberLabels(const ChartAxis &axis, const QString &unit, const Formatter &formatter)
{
    QStringList labels = mapped(axis.ticks, [&](double tick) { return tickText(tick, unit, formatter); });
    if (QSet<QString>(labels.cbegin(), labels.cend()).size() == labels.size())
        return labels;
    labels.clear();
    for (const double tick : axis.ticks)
        labels << formatter.full(Formatter::significant(tick, 12));
    return labels;
}

} // namespace

QString tickText(double tick, const QString &unit, const Formatter &formatter)
{
    constexpr double billion = 1e9;
    return unit == formatter.unitText(Unit::Usd) && tick >= billion
        ? formatter.compactMoney(formatter.stored(tick, Unit::Usd))
        : formatter.tick(tick);
}

QString axisTitle(const ChartAxis &axis)
{
    if (axis.unit.isEmpty() || axis.label.isEmpty())
        return axis.label + axis.unit;
    return tr("%1, %2").arg(axis.label, axis.unit);
}

RoundAxis roundAxis(double largest, double smallest)
{
    RoundAxis axis;
    const double above = std::max(0.0, largest);
    const double below = std::max(0.0, -smallest);
    if (!(above + below > 0.0) || !std::isfinite(above + below))
        return axis;
    constexpr double nearly = 1e-9;
    const double step = roundStep(above + below);
    const int first = -static_cast<int>(std::ceil(below / step - nearly));
    const int last = std::max(first < 0 ? 0 : 1, static_cast<int>(std::ceil(above / step - nearly)));
    axis.minimum = step * first;
    axis.maximum = step * last;
    axis.ticks.clear();
    for (int i = first; i <= last; ++i)
        axis.ticks << step * i;
    return axis;
}

ChartAxis fittedAxis(const QString &label, const QString &unit, const QList<double> &values, RowScale chosen,
                     const Formatter &formatter)
{
    const bool isPossible = std::ranges::all_of(values, [](double value) { return value > 0.0; });
    const bool isLog =
        chosen == RowScale::Automatic ? spansTenfold(values) : chosen == RowScale::Logarithmic && isPossible;
    return (isLog ? &logAxis : &linearAxis)(label, unit, values, formatter);
}

ChartSpec barePlane(const QString &id, const QString &title, const QString &subtitle, const QString &why)
{
    ChartSpec chart{ChartKind::Plane, id, title, subtitle, linearAxis({}, {}, {}, Formatter())};
    chart.plane.y = chart.axis;
    chart.plane.empty = why;
    return chart;
}

ChartAxis linearAxis(const QString &label, const QString &unit, const QList<double> &values, const Formatter &formatter)
{
    const RoundAxis round = roundAxis(spanOf(values).largest);
    ChartAxis axis{.label = label, .unit = unitBeside(label, unit), .maximum = round.maximum, .ticks = round.ticks};
    for (const double tick : std::as_const(axis.ticks))
        axis.tickLabels << tickText(tick, unit, formatter);
    return axis;
}

ChartAxis logAxis(const QString &label, const QString &unit, const QList<double> &values, const Formatter &formatter)
{
    const ValueSpan span = spanOf(values);
    const int first = span.smallest > 0.0 ? stepAtOrBelow(span.smallest / margin) : 0;
    const int last = span.smallest > 0.0 ? std::max(first + 3, stepAtOrAbove(span.largest * margin)) : 3;
    ChartAxis axis{.label = label,
                   .unit = unitBeside(label, unit),
                   .scale = AxisScale::Logarithmic,
                   .minimum = stepValue(first),
                   .maximum = stepValue(last),
                   .ticks = logTicks(first, last)};
    for (const double tick : std::as_const(axis.ticks))
        axis.tickLabels << tickText(tick, unit, formatter);
    return axis;
}

ChartAxis dateAxis(const QList<QDate> &dates, const Formatter &formatter)
{
    constexpr int aroundShare = 24; // of the span, at both ends
    constexpr int leastAround = 15; // days
    const auto [first, last] = std::minmax_element(dates.begin(), dates.end());
    ChartAxis axis{.label = tr("Date")};
    if (first == dates.end())
        return axis;
    const qint64 around = std::max<qint64>(leastAround, first->daysTo(*last) / aroundShare);
    const QDate from = first->addDays(-around);
    const QDate to = last->addDays(around);
    axis.minimum = static_cast<double>(from.toJulianDay());
    axis.maximum = static_cast<double>(to.toJulianDay());
    const DateTicks months = monthTicks(from, to);
    axis.ticks = months.ticks;
    axis.tickLabels = dateLabels(months, formatter);
    return axis;
}

bool hasDates(const ChartAxis &axis)
{
    if (axis.ticks.isEmpty() || axis.scale != AxisScale::Linear || axis.minimum <= 0.0)
        return false;
    for (qsizetype i = 0; i < axis.ticks.size(); ++i) {
        const QDate date = QDate::fromJulianDay(std::llround(axis.ticks.at(i)));
        if (!axis.tickLabels.value(i).endsWith(QString::number(date.year())))
            return false;
    }
    return true;
}

ChartAxis narrowed(const ChartAxis &axis, const AxisRange &range, const Formatter &formatter)
{
    ChartAxis part = axis;
    part.minimum = range.low;
    part.maximum = range.high;
    if (hasDates(axis)) {
        const DateTicks dates = dateTicksIn(range);
        part.ticks = dates.ticks;
        part.tickLabels = dateLabels(dates, formatter);
        return part;
    }
    part.ticks = axis.scale == AxisScale::Logarithmic ? logTicksIn(range) : linearTicksIn(range);
    part.tickLabels =
        numberLabels(part, tellsMoney(axis, formatter) ? formatter.unitText(Unit::Usd) : QString(), formatter);
    return part;
}

bool spansTenfold(const QList<double> &values)
{
    const ValueSpan span = spanOf(values);
    return span.smallest > 0.0 && span.largest >= 10.0 * span.smallest;
}

ChartAxis namesAxis(const QString &label, const QStringList &names)
{
    ChartAxis axis{.label = label, .maximum = static_cast<double>(std::max<qsizetype>(1, names.size()))};
    for (qsizetype i = names.size() - 1; i >= 0; --i) {
        axis.ticks << rowPlace(i, axis);
        axis.tickLabels << names.at(i);
    }
    return axis;
}

double rowPlace(qsizetype row, const ChartAxis &axis) { return axis.maximum - static_cast<double>(row) - 0.5; }

qsizetype namedRows(const ChartAxis &axis)
{
    constexpr double middle = 0.5;
    const auto rows = axis.ticks.size();
    if (rows == 0 || axis.tickLabels.size() != rows || axis.scale != AxisScale::Linear || axis.minimum != 0.0
        || axis.maximum != static_cast<double>(rows))
        return 0;
    for (qsizetype i = 0; i < rows; ++i) {
        if (axis.ticks.at(i) != static_cast<double>(i) + middle)
            return 0;
    }
    return rows;
}

} // namespace chipboard
