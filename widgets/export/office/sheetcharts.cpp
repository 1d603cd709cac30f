#include "widgets/export/office/sheetcharts.h"

#include "data/core/tr.h"
#include "widgets/export/office/sheetbook.h"

#include <algorithm>
#include <vector>

#include <xlsxwriter.h>

namespace chipboard {
namespace {

constexpr quint32 gridColour = 0xE6E8EC;
constexpr double usualChartHeight = 288.0;

void setRange(const ColumnRange &range, const auto &set)
{
    const auto rowOf = [](int row) { return static_cast<lxw_row_t>(row); };
    const auto column = static_cast<lxw_col_t>(range.column);
    const QByteArray sheet = range.sheet.toUtf8();
    set(sheet.constData(), rowOf(range.first), column, rowOf(range.last), column);
}

lxw_chart_series *newSeries(lxw_chart *chart, const QString &name, const ColumnRange &along, const ColumnRange &values)
{
    lxw_chart_series *series = chart_add_series(chart, nullptr, nullptr);
    setRange(along, [series](auto... range) { chart_series_set_categories(series, range...); });
    setRange(values, [series](auto... range) { chart_series_set_values(series, range...); });
    chart_series_set_name(series, cellText(name).toUtf8().constData());
    return series;
}

// White would make marks invisible without a border.
quint32 tinted(quint32 colour)
{
    constexpr quint32 white = 0xFF;
    quint32 result = 0;
    for (const int shift : {16, 8, 0}) {
        const quint32 part = (colour >> shift) & white;
        result |= (part + 2 * (white - part) / 3) << shift;
    }
    return result;
}

// One style per bar.
void paintBars(lxw_chart_series *series, const BarChart &chart)
{
    const auto count = static_cast<std::size_t>(chart.colours.size());
    std::vector<lxw_chart_fill> fills(count);
    std::vector<lxw_chart_pattern> patterns(count);
    std::vector<lxw_chart_line> lines(count);
    std::vector<lxw_chart_point> points(count);
    std::vector<lxw_chart_point *> list;
    for (std::size_t i = 0; i < count; ++i) {
        const auto at = static_cast<qsizetype>(i);
        fills[i].color = chart.colours.at(at);
        patterns[i].fg_color = chart.colours.at(at);
        patterns[i].bg_color = 0xFFFFFF;
        patterns[i].type = LXW_CHART_PATTERN_WIDE_UPWARD_DIAGONAL;
        lines[i].color = chart.colours.at(at);
        lines[i].width = 1.5F;
        const BarLook look = chart.looks.value(at);
        if (look == BarLook::Outlined)
            fills[i].color = tinted(chart.colours.at(at));
        if (look == BarLook::Hatched)
            points[i].pattern = &patterns[i];
        else
            points[i].fill = &fills[i];
        points[i].line = &lines[i];
        list.push_back(&points[i]);
    }
    list.push_back(nullptr);
    chart_series_set_points(series, list.data());
}

void setTitle(lxw_chart *chart, const QString &title)
{
    chart_title_set_name(chart, cellText(title).toUtf8().constData());
    lxw_chart_font heading{};
    heading.size = 12;
    heading.bold = LXW_TRUE;
    chart_title_set_name_font(chart, &heading);
    chart_legend_set_position(chart, LXW_CHART_LEGEND_NONE);
}

void setAxis(lxw_chart_axis *axis, const QString &title)
{
    chart_axis_set_name(axis, cellText(title).toUtf8().constData());
    chart_axis_set_num_format(axis, "#,##0.###");
    chart_axis_major_gridlines_set_visible(axis, LXW_TRUE);
    lxw_chart_line grid{};
    grid.color = gridColour;
    grid.width = 0.5F;
    chart_axis_major_gridlines_set_line(axis, &grid);
}

// Each axis crosses at the start of the other.
void setAxis(lxw_chart_axis *axis, const ScatterAxis &spec)
{
    setAxis(axis, spec.title);
    if (spec.isLogarithmic)
        chart_axis_set_log_base(axis, static_cast<uint16_t>(spec.logBase));
    if (spec.isLogarithmic)
        chart_axis_set_major_unit(axis, spec.logBase);
    if (spec.isDate)
        chart_axis_set_num_format(axis, "yyyy\\-mm");
    if (spec.isOfRows) {
        chart_axis_set_label_position(axis, LXW_CHART_AXIS_LABEL_POSITION_NONE);
        chart_axis_major_gridlines_set_visible(axis, LXW_FALSE);
    }
    // Points exactly at the end would be dropped if logarithms round beyond it.
    constexpr double beyond = 1.0 + 1e-9;
    chart_axis_set_min(axis, spec.minimum);
    chart_axis_set_max(axis, spec.isLogarithmic ? spec.maximum * beyond : spec.maximum);
    chart_axis_set_crossing(axis, spec.minimum);
    lxw_chart_font small{};
    small.size = 9;
    chart_axis_set_name_font(axis, &small);
}

uint8_t typeOf(MarkShape shape)
{
    switch (shape) {
    case MarkShape::Circle:
        return LXW_CHART_MARKER_CIRCLE;
    case MarkShape::Square:
        return LXW_CHART_MARKER_SQUARE;
    case MarkShape::Diamond:
        return LXW_CHART_MARKER_DIAMOND;
    case MarkShape::Triangle:
        return LXW_CHART_MARKER_TRIANGLE;
    }
    Q_UNREACHABLE();
}

void paintMarks(lxw_chart_series *series, const ScatterSeries &spec)
{
    constexpr uint8_t size = 8;
    chart_series_set_marker_type(series, spec.marker ? typeOf(*spec.marker) : uint8_t{LXW_CHART_MARKER_NONE});
    if (!spec.marker)
        return;
    lxw_chart_fill fill{};
    fill.color = spec.isHollow ? tinted(spec.colour) : spec.colour;
    lxw_chart_line border{};
    border.color = spec.colour;
    border.width = 1.5F;
    chart_series_set_marker_size(series, size);
    chart_series_set_marker_fill(series, &fill);
    chart_series_set_marker_line(series, &border);
}

void paintLine(lxw_chart_series *series, const ScatterSeries &spec)
{
    lxw_chart_line line{};
    line.color = spec.colour;
    line.width = static_cast<float>(spec.line);
    line.none = spec.line <= 0.0 ? LXW_TRUE : LXW_FALSE;
    line.dash_type = spec.isDashed ? LXW_CHART_LINE_DASH_DASH : LXW_CHART_LINE_DASH_SOLID;
    chart_series_set_line(series, &line);
}

// One text per point, to its right.
void nameThePoints(lxw_chart_series *series, const ScatterSeries &spec)
{
    std::vector<QByteArray> texts;
    for (const QString &name : spec.pointNames)
        texts.push_back(cellText(name).toUtf8());
    std::vector<lxw_chart_data_label> labels(texts.size());
    std::vector<lxw_chart_data_label *> list;
    for (std::size_t i = 0; i < texts.size(); ++i) {
        labels[i].value = texts[i].data();
        list.push_back(&labels[i]);
    }
    list.push_back(nullptr);
    chart_series_set_labels(series);
    chart_series_set_labels_position(series, LXW_CHART_LABEL_POSITION_RIGHT);
    chart_series_set_labels_custom(series, list.data());
}

// With too many names for the plane: a number at the last point.
void numberTheEnd(lxw_chart_series *series, const ScatterSeries &spec)
{
    QByteArray number = cellText(spec.number).toUtf8();
    lxw_chart_font small{};
    small.size = 8;
    small.color = spec.colour;
    lxw_chart_data_label hidden{};
    hidden.hide = LXW_TRUE;
    lxw_chart_data_label end{};
    end.value = number.data();
    end.font = &small;
    std::vector<lxw_chart_data_label *> list(static_cast<std::size_t>(spec.x.last - spec.x.first), &hidden);
    list.push_back(&end);
    list.push_back(nullptr);
    const bool isLine = !spec.marker;
    chart_series_set_labels(series);
    chart_series_set_labels_position(series, isLine ? LXW_CHART_LABEL_POSITION_ABOVE : LXW_CHART_LABEL_POSITION_RIGHT);
    chart_series_set_labels_custom(series, list.data());
}

// Numbers with names, on the right; excludes series named in the plane and unnamed ones.
void addKey(lxw_chart *plane, const ScatterChart &chart)
{
    std::vector<int16_t> without;
    for (qsizetype i = 0; i < chart.series.size(); ++i) {
        if (chart.series.at(i).number.isEmpty() || !chart.series.at(i).isInKey)
            without.push_back(static_cast<int16_t>(i));
    }
    if (without.size() == static_cast<std::size_t>(chart.series.size()))
        return;
    without.push_back(-1);
    lxw_chart_font small{};
    small.size = 8;
    chart_legend_set_position(plane, LXW_CHART_LEGEND_RIGHT);
    chart_legend_set_font(plane, &small);
    chart_legend_delete_series(plane, without.data());
}

// Only at the last point: a name at each point of a line would repeat.
void nameAtTheEnd(lxw_chart_series *series, const ScatterSeries &spec)
{
    chart_series_set_labels(series);
    const bool isOver = !spec.marker && !spec.isNamedBeside;
    chart_series_set_labels_position(series, isOver ? LXW_CHART_LABEL_POSITION_ABOVE : LXW_CHART_LABEL_POSITION_RIGHT);
    lxw_chart_font small{};
    small.size = 8;
    small.color = spec.colour;
    chart_series_set_labels_font(series, &small);
    const auto before = static_cast<std::size_t>(spec.x.last - spec.x.first);
    std::vector<lxw_chart_data_label> labels(before);
    std::vector<lxw_chart_data_label *> list;
    for (lxw_chart_data_label &label : labels) {
        label.hide = LXW_TRUE;
        list.push_back(&label);
    }
    list.push_back(nullptr);
    if (before > 0)
        chart_series_set_labels_custom(series, list.data());
    chart_series_set_labels_options(series, LXW_TRUE, LXW_FALSE, LXW_FALSE); // the default also shows the value
}

// An invisible series that extends the axis to the ends of the ranges, even when these grow.
void addEnds(lxw_chart *bars, const BarChart &chart)
{
    lxw_chart_series *ends = newSeries(bars, tr("End of the range"), chart.names, chart.ends);
    lxw_chart_fill nothing{};
    nothing.none = LXW_TRUE;
    lxw_chart_line no{};
    no.none = LXW_TRUE;
    chart_series_set_fill(ends, &nothing);
    chart_series_set_line(ends, &no);
    constexpr int8_t fullOverlap = 100; // per cent
    chart_set_series_overlap(bars, fullOverlap);
}

} // namespace

lxw_chart *newChart(lxw_workbook *book, const BarChart &chart)
{
    lxw_chart *bars = workbook_add_chart(book, LXW_CHART_BAR);
    lxw_chart_series *series = newSeries(bars, chart.title, chart.names, chart.values);
    paintBars(series, chart);
    chart_series_set_labels(series);
    chart_series_set_labels_num_format(series, chart.numbers.toUtf8().constData());
    if (chart.hasRange())
        addEnds(bars, chart);
    setTitle(bars, chart.title);
    chart_axis_set_reverse(bars->y_axis);          // names, the first on top
    chart_axis_set_crossing_max(bars->y_axis);     // numbers below the last row, with their title
    chart_axis_set_interval_unit(bars->y_axis, 1); // show all names
    chart_axis_set_min(bars->x_axis, 0);
    setAxis(bars->x_axis, chart.axis);
    constexpr uint16_t gap = 60; // per cent of a bar
    chart_set_series_gap(bars, gap);
    return bars;
}

lxw_chart *newChart(lxw_workbook *book, const ScatterChart &chart)
{
    lxw_chart *plane = workbook_add_chart(book, LXW_CHART_SCATTER);
    for (const ScatterSeries &spec : chart.series) {
        lxw_chart_series *series = newSeries(plane, spec.name, spec.x, spec.y);
        paintMarks(series, spec);
        paintLine(series, spec);
        if (!spec.pointNames.isEmpty())
            nameThePoints(series, spec);
        else if (!spec.number.isEmpty())
            numberTheEnd(series, spec);
        else if (spec.isNamed)
            nameAtTheEnd(series, spec);
    }
    setTitle(plane, chart.title);
    addKey(plane, chart);
    setAxis(plane->x_axis, chart.x);
    setAxis(plane->y_axis, chart.y);
    chart_show_blanks_as(plane, LXW_CHART_BLANKS_AS_GAP);
    return plane;
}

bool BarChart::hasRange() const
{
    return std::ranges::any_of(bars, [](const BarValue &bar) {
        return bar.value && ((bar.low && *bar.low < *bar.value) || (bar.high && *bar.high > *bar.value));
    });
}

double chartHeight(const BarChart &chart)
{
    constexpr double heightOfABar = 26.0;
    constexpr double around = 110.0;
    constexpr double most = 820.0;
    return std::clamp(around + heightOfABar * (chart.values.last - chart.values.first + 1), usualChartHeight, most);
}

// As high as its key.
double chartHeight(const ScatterChart &chart)
{
    constexpr double least = 440.0;
    constexpr double most = 1240.0;
    constexpr double lineOfKey = 17.0;
    constexpr double around = 80.0;
    const auto numbers = std::ranges::count_if(
        chart.series, [](const ScatterSeries &series) { return !series.number.isEmpty() && series.isInKey; });
    return std::clamp(around + lineOfKey * static_cast<double>(numbers), least, most);
}

} // namespace chipboard
