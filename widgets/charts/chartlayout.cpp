#include "widgets/charts/chartlayout.h"

#include "widgets/charts/textfit.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

namespace chipboard {
namespace {

constexpr double markGap = 6.0;      // between a bar's end and its value
constexpr double labelGap = 10.0;    // between a label and its bar
constexpr double widestLabel = 0.35; // of the card's inner width
constexpr double barShare = 0.66;    // of a row's pitch
constexpr double narrowChart = 34.0; // inner width in small type sizes
constexpr int mostSubtitleLines = 2;

double cardPadding(const TypeScale &type) { return std::round(type.body * 1.2); }

ChartFonts chartFonts(const TypeScale &type, int labelSize)
{
    ChartFonts fonts;
    fonts.title = type.font(type.heading, true);
    fonts.subtitle = type.font(type.small);
    fonts.label = type.font(labelSize);
    fonts.baselineLabel = type.font(labelSize, true);
    fonts.mark = type.font(labelSize);
    fonts.gap = type.font(std::max(type.small, labelSize - 1));
    fonts.gap.setItalic(true);
    return fonts;
}

double axisFraction(const ChartAxis &axis, double value)
{
    const double span = axis.maximum - axis.minimum;
    if (!(span > 0.0) || !std::isfinite(value))
        return 0.0;
    if (axis.scale == AxisScale::Linear)
        return std::clamp((value - axis.minimum) / span, 0.0, 1.0);
    if (!(axis.minimum > 0.0) || !(value > 0.0))
        return 0.0;
    return std::clamp(std::log(value / axis.minimum) / std::log(axis.maximum / axis.minimum), 0.0, 1.0);
}

double diamondWidth(const ChartFonts &fonts) { return fonts.mark.pixelSize() * 0.8; }

double markWidth(const ChartPoint &point, const ChartFonts &fonts)
{
    if (!point.value)
        return QFontMetricsF(fonts.gap).horizontalAdvance(point.gap);
    const double text = QFontMetricsF(fonts.mark).horizontalAdvance(point.label);
    return point.flagged ? text + markGap + diamondWidth(fonts) : text;
}

double farEnd(const ChartPoint &point) { return std::max(point.value.value_or(0.0), point.high.value_or(0.0)); }

const QList<ChartPoint> &pointsOf(const ChartSpec &spec)
{
    static const QList<ChartPoint> none;
    return spec.series.isEmpty() ? none : spec.series.first().points;
}

void placeHeader(ChartLayout &layout, const ChartSpec &spec, const TypeScale &type, double padding)
{
    const double width = layout.card.width() - 2.0 * padding;
    const QFontMetricsF title(layout.fonts.title);
    const QFontMetricsF subtitle(layout.fonts.subtitle);
    double y = layout.card.top() + padding * 0.8 + title.ascent();
    layout.title = {title.elidedText(spec.title, Qt::ElideRight, width), {layout.card.left() + padding, y}};
    y += title.descent() + subtitle.ascent() + 2.0;
    for (const QString &line : wrappedText(spec.subtitle, layout.fonts.subtitle, width, mostSubtitleLines)) {
        layout.subtitle.append({line, {layout.card.left() + padding, y}});
        y += subtitle.lineSpacing();
    }
    // Narrow charts keep two lines, used or not: bars of charts side by side stay level.
    if (layout.subtitle.size() == 1 && width < narrowChart * type.small)
        y += subtitle.lineSpacing();
    const double top = std::round(y - subtitle.ascent() + type.body * 0.5);
    const double inset = gridStep;
    layout.rows = QRectF(layout.card.left() + inset, top, layout.card.width() - 2.0 * inset,
                         layout.card.bottom() - padding * 0.75 - top);
}

void placePlot(ChartLayout &layout, const ChartSpec &spec, double padding)
{
    const QFontMetricsF plain(layout.fonts.label);
    const QFontMetricsF strong(layout.fonts.baselineLabel);
    const double inner = layout.card.width() - 2.0 * padding;
    double label = 0.0;
    for (const ChartCategory &category : spec.categories) {
        const double width = category.baseline
            ? strong.horizontalAdvance(category.label) + layout.fonts.label.pixelSize()
            : plain.horizontalAdvance(category.label);
        label = std::max(label, width);
    }
    const double left = std::ceil(layout.card.left() + padding + std::min(label, inner * widestLabel) + labelGap);
    const double room = layout.card.right() - padding - left;
    double width = room;
    for (const ChartPoint &point : pointsOf(spec)) {
        const double share = axisFraction(spec.axis, farEnd(point));
        if (share > 0.0)
            width = std::min(width, (room - markGap - markWidth(point, layout.fonts)) / share);
    }
    layout.plot = QRectF(left, layout.rows.top(), std::floor(std::max(width, room * 0.25)), layout.rows.height());
}

void placeRow(ChartRow &row, const ChartLayout &layout, const ChartAxis &axis, const ChartPoint &point, double right)
{
    const auto x = [&](double value) { return layout.plot.left() + layout.plot.width() * axisFraction(axis, value); };
    const QFont &font = point.value ? layout.fonts.mark : layout.fonts.gap;
    const QFontMetricsF metrics(font);
    row.end = point.value ? x(*point.value) : layout.plot.left();
    const bool ranged = point.value && point.low && point.high && *point.low < *point.high;
    row.low = ranged ? x(*point.low) : row.end;
    row.high = ranged ? x(*point.high) : row.end;
    const double start = std::max(row.end, row.high) + markGap;
    const double diamond = point.value && point.flagged ? markGap + diamondWidth(layout.fonts) : 0.0;
    const QString &text = point.value ? point.label : point.gap;
    const double middle = layout.pitch / 2.0 + (metrics.ascent() - metrics.descent()) / 2.0;
    row.mark = {metrics.elidedText(text, Qt::ElideRight, std::max(0.0, right - start - diamond)), {start, middle}};
    if (diamond > 0.0)
        row.diamond = start + metrics.horizontalAdvance(row.mark.text) + markGap + diamondWidth(layout.fonts) / 2.0;
}

void placeLabel(ChartRow &row, const ChartLayout &layout, const ChartCategory &category, double left)
{
    const QFontMetricsF metrics(category.baseline ? layout.fonts.baselineLabel : layout.fonts.label);
    const double triangle = category.baseline ? layout.fonts.label.pixelSize() : 0.0;
    const double right = layout.plot.left() - labelGap;
    const QString text = metrics.elidedText(category.label, Qt::ElideRight, right - left - triangle);
    const double middle = layout.pitch / 2.0 + (metrics.ascent() - metrics.descent()) / 2.0;
    row.label = {text, {right - metrics.horizontalAdvance(text), middle}};
    if (category.baseline)
        row.triangle = row.label.at.x() - triangle * 0.85;
}

} // namespace

QRectF ChartLayout::rowRect(int index, double scroll) const
{
    return {rows.left(), rows.top() + pitch * index - scroll, rows.width(), pitch};
}

int ChartLayout::rowAt(const QPointF &position, double scroll) const
{
    if (!rows.contains(position) || !(pitch > 0.0))
        return -1;
    const auto index = static_cast<int>((position.y() - rows.top() + scroll) / pitch);
    return index < row.size() ? index : -1;
}

double smallestPitch(const TypeScale &type) { return std::ceil(type.small * 1.25); }

ChartLayout layoutChart(const ChartSpec &spec, const TypeScale &type, const QSizeF &size)
{
    ChartLayout layout;
    layout.card = QRectF({0.0, 0.0}, size);
    layout.fonts = chartFonts(type, type.body);
    const double padding = cardPadding(type);
    placeHeader(layout, spec, type, padding);
    const auto count = static_cast<double>(std::max<qsizetype>(1, spec.categories.size()));
    const double largest = std::floor(type.body * 3.2);
    layout.pitch = std::clamp(std::floor(layout.rows.height() / count), smallestPitch(type), largest);
    if (layout.pitch < type.body * 1.4)
        layout.fonts = chartFonts(type, type.small);
    layout.complete = layout.pitch * count <= layout.rows.height();
    // Where rows scroll, only whole rows are seen.
    if (!layout.complete)
        layout.rows.setHeight(std::max(1.0, std::floor(layout.rows.height() / layout.pitch)) * layout.pitch);
    layout.thickness = std::max(4.0, std::round(layout.pitch * barShare));
    placePlot(layout, spec, padding);
    const QList<ChartPoint> &points = pointsOf(spec);
    for (qsizetype i = 0; i < spec.categories.size(); ++i) {
        ChartRow row;
        placeLabel(row, layout, spec.categories.at(i), layout.card.left() + padding);
        if (i < points.size())
            placeRow(row, layout, spec.axis, points.at(i), layout.card.right() - padding);
        layout.row.append(row);
    }
    layout.plot.setHeight(std::min(layout.rows.height(), layout.contentHeight()));
    return layout;
}

} // namespace chipboard
