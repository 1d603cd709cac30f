#include "data/views/chartwording.h"

#include "data/core/tr.h"
#include "data/views/planeaxis.h"
#include "data/views/titleclaims.h"

#include <QSet>

#include <algorithm>
#include <numeric>

namespace chipboard {
namespace {

/// A mark's place and what it says along the axis that counts: the rows' own, else y.
struct Mark
{
    qsizetype index = -1;
    std::optional<double> value;
    bool isRange = false;
};

QList<ChartPoint> &pointsOf(ChartSpec &chart) { return chart.series.first().points; }

bool hasRows(const ChartSpec &chart)
{
    return !hasTwoAxes(chart) && !chart.series.isEmpty()
        && chart.series.constFirst().points.size() == chart.categories.size();
}

Mark markOf(const ChartSpec &chart, const QString &id)
{
    Mark mark;
    if (chart.kind == ChartKind::Plane) {
        const QList<PlaneMark> &marks = chart.plane.marks;
        const auto found =
            std::find_if(marks.begin(), marks.end(), [&id](const PlaneMark &one) { return one.id == id; });
        if (found != marks.end())
            mark = {found - marks.begin(), found->y, found->yLow.has_value()};
        return mark;
    }
    for (qsizetype i = 0; hasRows(chart) && i < chart.categories.size(); ++i) {
        const ChartPoint &point = chart.series.constFirst().points.at(i);
        if (chart.categories.at(i).id == id)
            mark = {i, point.value, point.low.has_value()};
    }
    return mark;
}

void order(ChartSpec &chart, RowOrder order)
{
    if (order == RowOrder::AsChosen || !hasRows(chart))
        return;
    QList<qsizetype> rows(chart.categories.size());
    std::iota(rows.begin(), rows.end(), 0);
    const QList<ChartPoint> points = chart.series.constFirst().points;
    if (order == RowOrder::Reversed)
        std::reverse(rows.begin(), rows.end());
    else // what is missing stands last
        std::stable_sort(rows.begin(), rows.end(), [&points](qsizetype a, qsizetype b) {
            const std::optional<double> &one = points.at(a).value;
            const std::optional<double> &other = points.at(b).value;
            return one && (!other || *one > *other);
        });
    const QList<ChartCategory> categories = chart.categories;
    for (qsizetype i = 0; i < rows.size(); ++i)
        chart.categories[i] = categories.at(rows.at(i));
    for (ChartSeries &series : chart.series) {
        const QList<ChartPoint> before = series.points;
        for (qsizetype i = 0; i < rows.size() && before.size() == rows.size(); ++i)
            series.points[i] = before.at(rows.at(i));
    }
}

void number(ChartSpec &chart, int digits, const Formatter &formatter)
{
    if (digits <= 0)
        return;
    for (ChartSeries &series : chart.series) {
        for (ChartPoint &point : series.points) {
            if (!point.value)
                continue;
            QString &text = point.absolute.isEmpty() ? point.label : point.absolute; // a ratio has digits of its own
            text = formatter.full(Formatter::significant(*point.value, digits));
            if (point.isApproximate)
                text.prepend(u'~');
        }
    }
}

QList<double> valuesOf(const ChartSpec &chart)
{
    QList<double> values;
    for (const ChartSeries &series : chart.series) {
        for (const ChartPoint &point : series.points) {
            for (const std::optional<double> &value : {point.value, point.low, point.high}) {
                if (value)
                    values << *value;
            }
        }
    }
    return values;
}

void scale(ChartSpec &chart, RowScale scale, const Formatter &formatter)
{
    const QString refused = tr("A logarithmic axis cannot show zero or negative values, so this value is not used.");
    if (scale == RowScale::Logarithmic && chart.plane.takesScale && chart.plane.y.scale != AxisScale::Logarithmic)
        chart.notes << refused;
    if (scale == RowScale::Automatic || !hasRows(chart))
        return;
    const QList<double> values = valuesOf(chart);
    const QString label = chart.axis.label;
    const QString unit = chart.axis.unit;
    if (scale == RowScale::Linear) {
        const RoundAxis round = roundAxis(values.isEmpty() ? 1.0 : *std::max_element(values.begin(), values.end()));
        chart.kind = ChartKind::HorizontalBars;
        chart.axis = {label, unit, AxisScale::Linear, 0.0, round.maximum, round.ticks, {}};
        return;
    }
    if (std::any_of(values.begin(), values.end(), [](double value) { return value <= 0.0; })) {
        chart.notes << refused;
        return;
    }
    chart.kind = ChartKind::HorizontalDots;
    chart.axis = logAxis(label, unit, values, formatter);
}

void light(ChartSpec &chart, const QString &id)
{
    if (id.isEmpty() || !markIds(chart).contains(id))
        return;
    const auto dim = [&id](auto &items) {
        for (auto &item : items) {
            if (item.id != id && !item.id.isEmpty())
                item.role = ColourRole::Quiet;
        }
    };
    dim(chart.categories);
    dim(chart.plane.marks);
    dim(chart.plane.lines);
}

void callOut(ChartSpec &chart, const Annotation &one)
{
    const Mark mark = markOf(chart, one.on);
    if (mark.index < 0) {
        chart.notes << tr("\"%1\" annotates %2, which this chart does not show.").arg(one.text, one.on);
        return;
    }
    if (hasRows(chart))
        pointsOf(chart)[mark.index].callout = one.text;
    chart.notes << tr("%1: %2").arg(markName(chart, one.on), one.text);
}

// In a plane, where it belongs to the label. Last of all, so that notes call marks by their own names.
void writeAtMarks(ChartSpec &chart, const QList<Annotation> &annotations)
{
    for (const Annotation &one : annotations) {
        const qsizetype at = markOf(chart, one.on).index;
        if (one.kind != Annotation::Kind::Callout || hasRows(chart) || at < 0)
            continue;
        QString &label = chart.plane.marks[at].label;
        label = label.isEmpty() ? one.text : tr("%1: %2").arg(label, one.text);
    }
}

void compare(ChartSpec &chart, const Annotation &one, const Formatter &formatter, const UnlikeReason &unlike)
{
    const Mark subject = markOf(chart, one.on);
    const Mark against = markOf(chart, one.against);
    const QString name = markName(chart, one.on);
    const QString other = markName(chart, one.against);
    if (!subject.value || !against.value || *against.value == 0.0) {
        chart.notes << tr("%1 cannot be compared with %2: a number is missing here.").arg(name, other);
        return;
    }
    if (const QString why = unlike ? unlike(chart.id, one.on, one.against) : QString(); !why.isEmpty()) {
        chart.notes << tr("The comparison of %1 with %2 is not drawn: %3.").arg(name, other, why);
        return;
    }
    const QString sign = subject.isRange || against.isRange ? QStringLiteral("~") : QString();
    const double times = *subject.value / *against.value;
    const QString ratio = tr("%1%2×").arg(sign, formatter.label(times));
    const QString shown = one.inPercent ? sign + formatter.signedPercent(times - 1.0) : ratio;
    if (hasRows(chart)) {
        chart.arrows << RowArrow{subject.index, against.index, shown};
    } else {
        PlaneLine arrow;
        const PlaneMark &from = chart.plane.marks.at(against.index);
        const PlaneMark &to = chart.plane.marks.at(subject.index);
        arrow.label = shown;
        arrow.weight = LineWeight::Quiet;
        arrow.dashed = true;
        arrow.points = {{from.x, from.y}, {to.x, to.y}};
        arrow.description = tr("%1 is %2 %3.").arg(name, ratio, other);
        chart.plane.lines << arrow;
    }
    chart.notes << tr("%1 is %2 %3.").arg(name, ratio, other);
}

void extend(ChartAxis &axis, double value, const QList<double> &others, const Formatter &formatter)
{
    if (value <= axis.maximum && value >= axis.minimum)
        return;
    if (axis.scale == AxisScale::Logarithmic) {
        axis = logAxis(axis.label, axis.unit, others + QList<double>{value, axis.minimum, axis.maximum}, formatter);
        return;
    }
    const bool hasLabels = !axis.tickLabels.isEmpty();
    const ChartAxis wider = linearAxis(axis.label, axis.unit, {value, axis.maximum}, formatter);
    axis.maximum = wider.maximum;
    axis.ticks = wider.ticks;
    if (hasLabels)
        axis.tickLabels = wider.tickLabels;
}

// A line needs a place on the axis; one that is off it makes the axis longer.
void refer(ChartSpec &chart, const Annotation &one, const Formatter &formatter)
{
    ChartAxis &axis = hasRows(chart) || one.onX ? chart.axis : chart.plane.y;
    const QString number = formatter.full(one.value);
    const QString unit = one.unit.isEmpty() ? QString() : QLatin1Char(' ') + one.unit;
    const QString label = one.text.isEmpty() ? number + unit : tr("%1: %2").arg(one.text, number + unit);
    const bool hasNoPlace = one.value < 0.0 || (axis.scale == AxisScale::Logarithmic && one.value <= 0.0);
    if (one.unit != axis.unit || hasNoPlace || chart.kind == ChartKind::Heat || chart.kind == ChartKind::Scores) {
        chart.notes << tr("The line \"%1\" is not drawn: it has no place on an axis in %2.").arg(label, axis.unit);
        return;
    }
    extend(axis, one.value, valuesOf(chart), formatter);
    if (hasRows(chart)) {
        chart.lines << RowLine{one.value, label};
    } else {
        PlaneLine line;
        line.label = label;
        line.weight = LineWeight::Quiet;
        line.dashed = true;
        const ChartAxis &across = one.onX ? chart.plane.y : chart.axis;
        const auto at = [&](double along) { return one.onX ? QPointF(one.value, along) : QPointF(along, one.value); };
        line.points = {at(across.minimum), at(across.maximum)};
        line.description = label;
        chart.plane.lines << line;
    }
    chart.notes << tr("The dashed line stands at %1.").arg(label);
}

void annotate(ChartSpec &chart, const Annotation &one, const Formatter &formatter, const UnlikeReason &unlike)
{
    switch (one.kind) {
    case Annotation::Kind::Callout:
        callOut(chart, one);
        break;
    case Annotation::Kind::Difference:
        compare(chart, one, formatter, unlike);
        break;
    case Annotation::Kind::Reference:
        refer(chart, one, formatter);
        break;
    }
}

PlaneMark markAt(const ChartSpec &chart, qsizetype row, const QPointF &at, bool alongX)
{
    const ChartCategory &category = chart.categories.at(row);
    const ChartPoint &point = chart.series.constFirst().points.at(row);
    PlaneMark mark;
    mark.id = category.id;
    mark.label = tr("%1: %2").arg(category.shownLabel(), point.label);
    mark.role = category.role;
    mark.style = point.style;
    mark.baseline = category.baseline;
    mark.x = at.x();
    mark.y = at.y();
    (alongX ? mark.xLow : mark.yLow) = point.low;
    (alongX ? mark.xHigh : mark.yHigh) = point.high;
    const QString number = tr("%1 %2", "a number and its unit").arg(point.label, chart.axis.unit);
    mark.xText = alongX ? number : category.label;
    mark.yText = alongX ? category.label : number;
    mark.description = point.description;
    return mark;
}

ChartAxis valueAxis(const ChartSpec &chart, const Formatter &formatter)
{
    QList<double> values;
    for (const RowArrow &arrow : chart.arrows) {
        for (const qsizetype row : {arrow.from, arrow.to}) {
            const ChartPoint &point = chart.series.constFirst().points.at(row);
            values << *point.value << point.low.value_or(*point.value) << point.high.value_or(*point.value);
        }
    }
    const bool isLog = chart.axis.scale == AxisScale::Logarithmic;
    return fittedAxis(chart.axis.label, chart.axis.unit, values, isLog ? RowScale::Logarithmic : RowScale::Linear,
                      formatter);
}

// Only the rows that are compared, each pair from one to the other; the ratio stands at the line between them.
void pair(ChartSpec &chart, PairForm form, const Formatter &formatter)
{
    if (form == PairForm::Rows || !hasRows(chart))
        return;
    if (chart.arrows.isEmpty()) {
        chart.notes << tr("No two rows are compared here, so all are shown.");
        return;
    }
    constexpr double start = 0.25; // of a slope's width, so that names find room
    const bool isDumbbell = form == PairForm::Dumbbell;
    const ChartAxis values = valueAxis(chart, formatter);
    PlaneSpec plane;
    QStringList names;
    for (const RowArrow &arrow : chart.arrows)
        names << tr("%1 and %2", "two chips")
                     .arg(chart.categories.at(arrow.to).label, chart.categories.at(arrow.from).label);
    ChartAxis across = isDumbbell ? namesAxis({}, names) : ChartAxis();
    QSet<QString> marked;
    for (qsizetype i = 0; i < chart.arrows.size(); ++i) {
        const RowArrow &arrow = chart.arrows.at(i);
        PlaneLine line;
        for (const qsizetype row : {arrow.to, arrow.from}) {
            const double value = *chart.series.constFirst().points.at(row).value;
            const double place = isDumbbell ? rowPlace(i, across) : row == arrow.to ? start : 1.0 - start;
            const QPointF at = isDumbbell ? QPointF(value, place) : QPointF(place, value);
            line.points << at;
            const QString key = QString::number(row) + u'/' + QString::number(place); // a slope may begin at another's
            if (!marked.contains(key))
                plane.marks << markAt(chart, row, at, isDumbbell);
            marked.insert(key);
        }
        const ChartCategory &subject = chart.categories.at(arrow.from);
        line.id = subject.id;
        line.role = subject.role;
        line.label = arrow.label;
        line.description = tr("%1: %2").arg(names.at(i), arrow.label);
        plane.lines << line;
    }
    plane.y = isDumbbell ? across : values;
    chart.axis = isDumbbell ? values : across;
    chart.plane = plane;
    chart.kind = ChartKind::Plane;
    chart.categories.clear();
    chart.series.clear();
    chart.arrows.clear();
    chart.lines.clear();
}

} // namespace

QStringList markIds(const ChartSpec &chart)
{
    QStringList ids;
    for (const ChartCategory &category : chart.categories)
        ids << category.id;
    for (const PlaneMark &mark : chart.plane.marks) {
        if (!mark.id.isEmpty() && !mark.small && !ids.contains(mark.id))
            ids << mark.id;
    }
    for (const PlaneLine &line : chart.plane.lines) {
        if (!line.id.isEmpty() && !ids.contains(line.id))
            ids << line.id;
    }
    return ids;
}

QString markName(const ChartSpec &chart, const QString &id)
{
    const auto nameIn = [&id](const auto &items) {
        const auto found = std::find_if(items.begin(), items.end(),
                                        [&id](const auto &item) { return item.id == id && !item.label.isEmpty(); });
        return found == items.end() ? QString() : found->label;
    };
    for (const QString &name : {nameIn(chart.categories), nameIn(chart.plane.marks), nameIn(chart.plane.lines)}) {
        if (!name.isEmpty())
            return name;
    }
    return id;
}

ChartSpec withWording(ChartSpec chart, const ChartWords &words, const Formatter &formatter, const UnlikeReason &unlike)
{
    order(chart, words.order);
    number(chart, words.digits, formatter);
    scale(chart, words.scale, formatter);
    chart.doubt = words.title.isEmpty() ? QString() : doubtOf(words.claims, chart, formatter);
    light(chart, words.lit);
    for (const Annotation &one : words.annotations)
        annotate(chart, one, formatter, unlike);
    pair(chart, words.form, formatter);
    writeAtMarks(chart, words.annotations);
    if (!words.title.isEmpty())
        chart.title = words.title;
    if (!words.subtitle.isEmpty())
        chart.subtitle = words.subtitle;
    for (const auto &[title, axis] :
         {std::pair(&words.xTitle, &chart.axis), std::pair(&words.yTitle, &chart.plane.y)}) {
        if (!title->isEmpty())
            axis->label = *title;
    }
    chart.remark = words.note;
    if (!words.note.isEmpty())
        chart.notes.prepend(words.note);
    return chart;
}

} // namespace chipboard
