#include "widgets/charts/chartlayout.h"

#include "data/core/find.h"
#include "widgets/charts/axistitles.h"
#include "widgets/charts/rowannotations.h"
#include "widgets/charts/scorelayout.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <tuple>

namespace chipboard {
namespace {

constexpr double markGap = 6.0;        // between a bar's end and its value
constexpr double columnGap = 12.0;     // between the longest whisker and the column of values
constexpr double badgeGap = 6.0;       // between a value and its badge
constexpr double badgeSide = 0.4;      // in type sizes, between text and edge
constexpr double badgeAbove = 0.9;     // in type sizes, above the base line
constexpr double badgeBelow = 0.25;    // likewise below: less than the row spacing
constexpr double labelGap = 10.0;      // between a label and its bar
constexpr double widestLabel = 0.35;   // of the card's inner width, by default
constexpr double widestDotLabel = 0.5; // dots need less room than bars
constexpr double longestLabel = 0.5;   // the limit where it keeps names whole
constexpr double longestDotLabel = 0.63;
constexpr double barShare = 0.66;    // of a row's pitch
constexpr double narrowChart = 34.0; // inner width in small type sizes
constexpr int mostTitleLines = 2;
constexpr int mostSubtitleLines = 2;
constexpr double thirdLine = 12.0;       // in body type sizes: a higher card has room for one more
constexpr double dotSize = 0.85;         // in body type sizes
constexpr double tickGap = 4.0;          // between the rows and the axis labels
constexpr double tickAir = 8.0;          // minimum gap between tick labels
constexpr double largestPitch = 9.0;     // of a row, in body type sizes: two rows fill most of a card
constexpr double largestCellPitch = 5.8; // likewise, of a table row
constexpr double thickestBar = 2.6;      // in body type sizes
constexpr double tickShare = 0.25;       // maximum share of the card for one tick label

ChartFonts chartFonts(const TypeScale &type, int labelSize)
{
    return ChartFonts{.title = type.font(type.heading, true),
                      .subtitle = type.font(type.small),
                      .label = type.font(labelSize),
                      .baselineLabel = type.font(labelSize, true),
                      .mark = type.font(labelSize),
                      .gap = type.font(std::max(type.small, labelSize - 1))};
}

double triangleRoom(const ChartFonts &fonts) { return fonts.label.pixelSize(); }

// Width of value and badge, or of the gap's reason.
double markWidth(const ChartPoint &point, const ChartFonts &fonts, TextRuler &ruler)
{
    if (!point.value)
        return ruler.width(fonts.gap, point.gap);
    return ruler.width(fonts.mark, point.label) + badgeWidth(fonts, point.badge, ruler);
}

double farEnd(const ChartPoint &point) { return std::max(point.value.value_or(0.0), point.high.value_or(0.0)); }

const QList<ChartPoint> &pointsOf(const ChartSpec &spec)
{
    static const QList<ChartPoint> none;
    return spec.series.isEmpty() ? none : spec.series.first().points;
}

void placeHeader(ChartLayout &layout, const ChartSpec &spec, const TypeScale &type, TextRuler &ruler)
{
    const double padding = layout.padding;
    const double width = layout.card.width() - 2.0 * padding;
    // A narrow card gets a smaller title rather than a truncated one, and a third line below it. Sheets enlarge the
    // card instead.
    if (!type.forPaper
        && ruler.wrapped(layout.fonts.title, spec.title, width, mostTitleLines).join(QLatin1Char(' ')) != spec.title)
        layout.fonts.title = type.font(type.body, true);
    const QFont &title = layout.fonts.title;
    const QFont &subtitle = layout.fonts.subtitle;
    const QStringList lines = ruler.wrapped(subtitle, spec.subtitle, width, mostSubtitleLines);
    const bool isCut = !type.forPaper && lines.join(QLatin1Char(' ')) != spec.subtitle;
    const int mostLines = mostSubtitleLines + (isCut && layout.card.height() >= thirdLine * type.body ? 1 : 0);
    const double left = layout.card.left() + padding;
    double y = layout.card.top() + padding * 0.8 + ruler.ascent(title);
    for (const QString &line : ruler.wrapped(title, spec.title, width, mostTitleLines))
        layout.title.append({line, {left, y + static_cast<double>(layout.title.size()) * ruler.height(title)}});
    if (layout.title.isEmpty())
        layout.title.append({QString(), {left, y}});
    y = layout.title.constLast().at.y() + ruler.descent(title) + ruler.ascent(subtitle) + 2.0;
    for (const QString &line : ruler.wrapped(subtitle, spec.subtitle, width, mostLines)) {
        layout.subtitle.append({line, {left, y}});
        y += ruler.height(subtitle);
    }
    // Narrow charts reserve two subtitle lines, used or not, to keep bars of neighbouring charts level; not if the rows
    // would then have to scroll.
    const double needed = static_cast<double>(spec.categories.size()) * smallestPitch(type);
    const double below = layout.card.bottom() - padding * 0.75 - (y - ruler.ascent(subtitle) + type.body * 0.5);
    if (layout.subtitle.size() == 1 && layout.title.size() == 1 && !hasTwoAxes(spec) && width < narrowChart * type.small
        && below - ruler.height(subtitle) >= needed)
        y += ruler.height(subtitle);
    const double top = std::round(y - ruler.ascent(subtitle) + type.body * 0.5);
    const double inset = gridStep;
    layout.rows = QRectF(layout.card.left() + inset, top, layout.card.width() - 2.0 * inset,
                         layout.card.bottom() - padding * 0.75 - top);
}

bool hasTicks(const ChartSpec &spec)
{
    return spec.kind == ChartKind::HorizontalDots && !spec.axis.tickLabels.isEmpty();
}

bool hasDots(const ChartSpec &spec) { return spec.kind == ChartKind::HorizontalDots; }

// Gap between bar or dot and value.
double gapAfter(const ChartSpec &spec, const ChartLayout &layout)
{
    return hasDots(spec) ? markGap + layout.thickness / 2.0 : markGap;
}

// Names may have two lines if rows are high enough.
int mostNameLines(const ChartLayout &layout, TextRuler &ruler)
{
    return layout.pitch >= nameHeight(layout.fonts.label, 2, ruler) * 1.1 ? 2 : 1;
}

// Width of the name column: as little as keeps names whole, within a limit that leaves room for bars.
double labelRoom(const ChartLayout &layout, const ChartSpec &spec, TextRuler &ruler)
{
    const double inner = layout.card.width() - 2.0 * layout.padding;
    const auto needed = [&](double room, int lines) -> std::optional<double> {
        double most = 0.0;
        for (const ChartCategory &category : spec.categories) {
            const QFont &font = category.baseline ? layout.fonts.baselineLabel : layout.fonts.label;
            const double before = (category.baseline ? triangleRoom(layout.fonts) : 0.0)
                + badgeWidth(layout.fonts, category.badge, ruler);
            const std::optional<double> width =
                widthOfNames(font, {category.shownLabel()}, std::max(0.0, room - before), lines, ruler);
            if (!width)
                return std::nullopt;
            most = std::max(most, *width + before);
        }
        return most;
    };
    const double usual = inner * (hasDots(spec) ? widestDotLabel : widestLabel);
    for (const double room : {usual, inner * (hasDots(spec) ? longestDotLabel : longestLabel)}) {
        for (int lines = 1; lines <= mostNameLines(layout, ruler); ++lines) {
            if (const std::optional<double> width = needed(room, lines))
                return *width;
        }
    }
    return hasDots(spec) ? inner * longestDotLabel : usual; // elides only a few names slightly
}

// Next to a line across the chart a number would look like the line's label, so numbers go into a column, as in a
// table, with badges and callouts after it. Returns the part of `room` that is left for the plot.
double placeNumbers(ChartLayout &layout, const ChartSpec &spec, double left, double room, TextRuler &ruler)
{
    double number = 0.0;
    double behind = 0.0;
    for (const ChartPoint &point : pointsOf(spec) + spec.reach) {
        if (!point.value)
            continue;
        number = std::max(number, ruler.width(layout.fonts.mark, point.label));
        behind =
            std::max(behind,
                     badgeWidth(layout.fonts, point.badge, ruler)
                         + calloutWidth(point, layout.fonts.mark, layout.card.width() - 2.0 * layout.padding, ruler));
    }
    layout.numbers = left + room - behind;
    return room - behind - number - columnGap;
}

void placePlot(ChartLayout &layout, const ChartSpec &spec, TextRuler &ruler)
{
    const double padding = layout.padding;
    const ChartFonts &fonts = layout.fonts;
    const double inner = layout.card.width() - 2.0 * padding;
    const double left = std::ceil(layout.card.left() + padding + labelRoom(layout, spec, ruler) + labelGap);
    const double room = layout.card.right() - padding - left - annotationGutter(spec, fonts.mark, ruler);
    const bool hasColumn = hasRanges(spec);
    double width = hasColumn ? placeNumbers(layout, spec, left, room, ruler) : room;
    for (const ChartPoint &point : hasColumn ? QList<ChartPoint>() : pointsOf(spec) + spec.reach) {
        const double share = boundedAxisShare(spec.axis, farEnd(point));
        if (share > 0.0)
            width = std::min(width,
                             (room - gapAfter(spec, layout) - markWidth(point, fonts, ruler)
                              - calloutWidth(point, fonts.mark, inner, ruler))
                                 / share);
    }
    layout.plot = QRectF(left, layout.rows.top(), std::floor(std::max(width, room * 0.25)), layout.rows.height());
    layout.zero = std::round(layout.plot.left() + layout.plot.width() * boundedAxisShare(spec.axis, 0.0));
}

void placeCallout(ChartRow &row, const ChartLayout &layout, const ChartPoint &point, double right, TextRuler &ruler)
{
    const QFont &font = layout.fonts.mark;
    const double around = calloutWidth(point, font, 0.0, ruler); // without its text
    const double left = row.right + around * 0.75;
    row.callout = {ruler.elided(font, point.callout, std::max(0.0, right - left - around * 0.25)),
                   {left, baselineIn(layout.pitch, font, ruler)}};
    row.right = left + ruler.width(font, row.callout.text) + around * 0.25;
}

void placeMark(ChartRow &row, const ChartLayout &layout, const ChartSpec &spec, const ChartPoint &point,
               TextRuler &ruler)
{
    const auto x = [&](double value) {
        return layout.plot.left() + layout.plot.width() * boundedAxisShare(spec.axis, value);
    };
    const QFont &font = point.value ? layout.fonts.mark : layout.fonts.gap;
    row.end = point.value ? x(*point.value) : layout.plot.left();
    const bool ranged = point.value && point.low && point.high && *point.low < *point.high;
    row.low = ranged ? x(*point.low) : row.end;
    row.high = ranged ? x(*point.high) : row.end;
    const double right = layout.card.right() - layout.padding - annotationGutter(spec, layout.fonts.mark, ruler);
    const QString &text = point.value ? point.label : point.gap;
    // Not before zero: the number of a negative bar goes to the side without a bar.
    const double end = hasDots(spec) ? row.end : std::max(row.end, layout.zero);
    double start = std::max(end + (point.value ? gapAfter(spec, layout) : markGap), row.high + markGap);
    if (point.value && layout.numbers > 0.0)
        start = std::max(start, layout.numbers - ruler.width(font, text));
    row.mark = {ruler.elided(font, text, std::max(0.0, right - start)), {start, baselineIn(layout.pitch, font, ruler)}};
    row.right = start + ruler.width(font, row.mark.text);
    const double edge = right + 1e-3; // tolerance, so that rounding does not elide an exact fit
    row.badge = placedBadge(layout.fonts, point.value ? point.badge : QString(), {row.right, row.mark.at.y()},
                            edge - row.right, ruler);
    row.right = std::max(row.right, row.badge.box.right());
    if (!point.callout.isEmpty())
        placeCallout(row, layout, point, edge, ruler);
}

void placeLabel(ChartRow &row, const ChartLayout &layout, const ChartCategory &category, TextRuler &ruler)
{
    const QFont &font = category.baseline ? layout.fonts.baselineLabel : layout.fonts.label;
    const double triangle = category.baseline ? triangleRoom(layout.fonts) : 0.0;
    const double badge = badgeWidth(layout.fonts, category.badge, ruler);
    const double left = layout.card.left() + layout.padding + badge;
    const double right = layout.plot.left() - labelGap;
    const QStringList lines =
        nameLines(font, category.shownLabel(), right - left - triangle, mostNameLines(layout, ruler), ruler);
    std::tie(row.label, row.more) = placedName(lines, font, {right, baselineIn(layout.pitch, font, ruler)}, ruler);
    const double start = row.more.text.isEmpty() ? row.label.at.x() : std::min(row.label.at.x(), row.more.at.x());
    if (category.baseline)
        row.triangle = start - triangle * 0.85;
    row.nameBadge = placedBadge(layout.fonts, category.badge, {start - triangle - badge - badgeGap, row.label.at.y()},
                                badge + 1.0, ruler);
}

void placeGrid(ChartLayout &layout, const ChartAxis &axis)
{
    for (const double tick : axis.ticks)
        layout.grid << std::round(layout.plot.left() + layout.plot.width() * boundedAxisShare(axis, tick));
}

// Shows every label, or every second, third...: as many as fit with a gap.
void placeTicks(ChartLayout &layout, const ChartSpec &spec, TextRuler &ruler)
{
    const double rows = std::min(layout.rows.height(), layout.contentHeight()); // few rows do not reach the bottom
    const double y = layout.rows.top() + rows + tickGap + ruler.ascent(layout.tickFont);
    const double most = layout.card.right() - layout.padding / 2.0;
    for (qsizetype stride = 1; stride <= spec.axis.ticks.size(); ++stride) {
        layout.ticks.clear();
        double end = layout.card.left();
        bool free = true;
        for (qsizetype i = 0; i < spec.axis.ticks.size(); i += stride) {
            const QString text = ruler.elided(layout.tickFont, spec.axis.tickLabels.value(i), tickShare * most);
            const double width = ruler.width(layout.tickFont, text);
            const double at =
                layout.plot.left() + layout.plot.width() * boundedAxisShare(spec.axis, spec.axis.ticks.at(i));
            const double left = std::min(at - width / 2.0, most - width);
            free = free && left >= end;
            end = left + width + tickAir;
            layout.ticks.append({text, {left, y}});
        }
        if (free)
            return;
    }
    layout.ticks.clear();
}

// Centres a few rows in the free space.
void centreRows(ChartLayout &layout, qsizetype count)
{
    const double rest = layout.rows.height() - layout.pitch * static_cast<double>(count);
    if (rest > 0.0)
        layout.rows.setTop(layout.rows.top() + std::floor(rest / 2.0));
}

QString joined(const QList<PlacedText> &lines) { return mapped(lines, &PlacedText::text).join(QLatin1Char(' ')); }

// Header, labels and positions are equal, so that only marks and their scale can differ.
bool sameAround(const ChartLayout &before, const ChartLayout &after)
{
    const auto sameLabel = [](const ChartRow &a, const ChartRow &b) {
        return a.label == b.label && a.more == b.more && a.triangle == b.triangle && a.nameBadge == b.nameBadge;
    };
    return before.card == after.card && before.rows == after.rows && before.plot.left() == after.plot.left()
        && before.title == after.title && before.subtitle == after.subtitle && before.ticks == after.ticks
        && before.isDoubtful == after.isDoubtful && before.annotations == after.annotations
        && before.fonts.label == after.fonts.label && before.thickness == after.thickness
        && std::equal(before.row.begin(), before.row.end(), after.row.begin(), after.row.end(), sameLabel);
}

} // namespace

QString ChartLayout::titleText() const { return joined(title); }

QString ChartLayout::subtitleText() const { return joined(subtitle); }

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

QRectF scoreCellRect(const ChartLayout &layout, int row, int column, double scroll)
{
    const PlacedColumn &place = layout.scores.columns.at(column);
    const QRectF whole = layout.rowRect(row, scroll);
    constexpr double around = 5.0;
    return {place.left - around, whole.top(), place.width + 2.0 * around, whole.height()};
}

int scoreColumnAt(const ChartLayout &layout, double x)
{
    const QList<PlacedColumn> &columns = layout.scores.columns;
    const auto after = std::ranges::find_if(columns, [x](const PlacedColumn &column) { return column.left > x; });
    return columns.isEmpty() ? -1 : std::max(0, static_cast<int>(after - columns.begin()) - 1);
}

QRect changedArea(const LaidOut &before, const LaidOut &after, double scroll)
{
    const ChartLayout &layout = after.layout;
    if (!sameAround(before.layout, layout) || layout.row.isEmpty() || after.spec.kind == ChartKind::Scores)
        return layout.card.toAlignedRect();
    const bool sameGrid = before.layout.grid == layout.grid;
    QRectF area = sameGrid ? QRectF() : layout.plot.adjusted(-1.0, -1.0, 1.0, 0.0);
    for (qsizetype i = 0; i < layout.row.size(); ++i) {
        const bool sameRow = before.layout.row.at(i) == layout.row.at(i)
            && pointsOf(before.spec).value(i) == pointsOf(after.spec).value(i);
        if (!sameRow)
            area |= layout.rowRect(static_cast<int>(i), scroll).adjusted(0.0, -1.0, 0.0, 1.0) & layout.rows;
    }
    // A dot at the start of the axis overlaps it by half its size, a bar does not.
    area.setLeft(layout.plot.left() - 1.0 - (hasDots(after.spec) ? layout.thickness / 2.0 : 0.0));
    area.setRight(std::min(layout.rows.right(), layout.card.right() - gridStep / 2.0));
    return area.height() > 0.0 ? area.toAlignedRect() : QRect();
}

double badgeWidth(const ChartFonts &fonts, const QString &text, TextRuler &ruler)
{
    return text.isEmpty() ? 0.0
                          : badgeGap + 2.0 * badgeSide * fonts.subtitle.pixelSize() + ruler.width(fonts.subtitle, text);
}

PlacedBadge placedBadge(const ChartFonts &fonts, const QString &text, const QPointF &end, double room, TextRuler &ruler)
{
    const QFont &font = fonts.subtitle;
    const double size = font.pixelSize();
    const double side = badgeSide * size;
    const QString shown = ruler.elided(font, text, std::max(0.0, room - badgeGap - 2.0 * side));
    if (shown.isEmpty())
        return {};
    const double left = end.x() + badgeGap;
    return {{shown, {left + side, end.y()}},
            QRectF(left, end.y() - badgeAbove * size, ruler.width(font, shown) + 2.0 * side,
                   (badgeAbove + badgeBelow) * size)};
}

double smallestPitch(const TypeScale &type) { return std::ceil(type.small * 1.25); }

ChartLayout layoutChartFrame(const ChartSpec &spec, const TypeScale &type, const QSizeF &size, TextRuler &ruler)
{
    ChartLayout layout{
        .fonts = chartFonts(type, type.body), .card = QRectF({0.0, 0.0}, size), .padding = std::round(type.body * 1.2)};
    placeHeader(layout, spec, type, ruler);
    layout.tickFont = type.font(type.small);
    layout.isDoubtful = !spec.doubt.isEmpty();
    if (hasTicks(spec))
        layout.rows.setHeight(std::max(1.0, layout.rows.height() - tickGap - ruler.height(layout.tickFont)));
    if (!isBare(spec) && !hasTwoAxes(spec))
        layout.rows.setHeight(std::max(1.0, layout.rows.height() - annotationFoot(spec, layout.tickFont, ruler)));
    const bool isTable = spec.kind == ChartKind::Scores;
    if (isTable)
        placeScoreHeads(layout, spec, type, ruler);
    const auto count = static_cast<double>(std::max<qsizetype>(1, spec.categories.size()));
    const double largest = std::floor(type.body * (isTable ? largestCellPitch : largestPitch));
    const double smallest = isTable ? smallestScorePitch(type) : smallestPitch(type);
    layout.pitch = std::clamp(std::floor(layout.rows.height() / count), smallest, largest);
    if (layout.pitch < type.body * 1.4) {
        const QFont title = layout.fonts.title; // the font that was used for layout
        layout.fonts = chartFonts(type, type.small);
        layout.fonts.title = title;
    }
    layout.complete = layout.pitch * count <= layout.rows.height();
    // If rows scroll, only whole rows are visible.
    if (!layout.complete)
        layout.rows.setHeight(std::max(1.0, std::floor(layout.rows.height() / layout.pitch)) * layout.pitch);
    else if (!isTable && !spec.categories.isEmpty())
        centreRows(layout, spec.categories.size());
    layout.thickness = std::clamp(std::round(layout.pitch * barShare), 4.0,
                                  std::round(type.body * (hasDots(spec) ? dotSize : thickestBar)));
    return layout;
}

ChartLayout layoutChart(const ChartSpec &spec, const TypeScale &type, const QSizeF &size, TextRuler &ruler)
{
    ChartLayout layout = layoutChartFrame(spec, type, size, ruler);
    const bool isTable = spec.kind == ChartKind::Scores;
    if (!isTable)
        placePlot(layout, spec, ruler);
    const QList<ChartPoint> &points = pointsOf(spec);
    for (qsizetype i = 0; i < spec.categories.size(); ++i) {
        ChartRow row;
        placeLabel(row, layout, spec.categories.at(i), ruler);
        if (i < points.size())
            placeMark(row, layout, spec, points.at(i), ruler);
        layout.row.append(row);
    }
    if (isTable) {
        placeScoreCells(layout, spec, type, ruler);
        return layout;
    }
    layout.plot.setHeight(std::min(layout.rows.height(), layout.contentHeight()));
    if (!layout.row.isEmpty())
        placeGrid(layout, spec.axis);
    if (hasTicks(spec))
        placeTicks(layout, spec, ruler);
    placeAnnotations(layout, spec, ruler);
    return layout;
}

ChartLayout layoutFitting(const ChartSpec &spec, const TypeScale &type, const QSizeF &size, TextRuler &ruler)
{
    constexpr double smaller = 0.92;
    const TypeScale usual;
    TypeScale fitting = type;
    ChartLayout layout = layoutChart(spec, fitting, size, ruler);
    while (spec.kind == ChartKind::Scores && !layout.scores.whole && fitting.body > usual.body) {
        const int body = std::max(usual.body, static_cast<int>(fitting.body * smaller));
        for (int TypeScale::*const part : {&TypeScale::title, &TypeScale::heading, &TypeScale::small})
            fitting.*part = usual.*part * body / usual.body;
        fitting.body = body;
        layout = layoutChart(spec, fitting, size, ruler);
    }
    return layout;
}

} // namespace chipboard
