#include "widgets/charts/chartpainting.h"

#include "data/core/tr.h"
#include "widgets/charts/markpainting.h"
#include "widgets/charts/rowannotations.h"
#include "widgets/charts/scorelayout.h"

#include <QImage>
#include <QLineF>
#include <QPaintEngine>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <array>
#include <cmath>

namespace chipboard {
constexpr double besideNumber = 6.0;
constexpr double capShare = 0.8; // in font sizes, including accents

static QString textIn(const PlaneCell &cell) { return cell.value ? cell.label : cell.gap; }

static PlaneField fieldOf(const QRectF &rect, const QString &text, const QFont &font, TextRuler &ruler)
{
    PlaneField field{.rect = rect};
    const QSizeF ink = inkSize(font, text, ruler);
    if (ink.width() + 2.0 > rect.width() || ink.height() > rect.height())
        return field;
    const QPointF middle = rect.center();
    const double base = middle.y() + (ruler.ascent(font) - ruler.descent(font)) / 2.0;
    const double left = middle.x() - ink.width() / 2.0;
    field.text = {text, {left, base}};
    field.ink = QRectF(left - 1.0, base - ink.height(), ink.width() + 2.0, ink.height() + 1.0);
    return field;
}

QSizeF inkSize(const QFont &font, const QString &text, TextRuler &ruler)
{
    return {ruler.width(font, text), font.pixelSize() * capShare + ruler.descent(font)};
}

double lowestCells(const ChartSpec &spec, const PlaneFonts &fonts, TextRuler &ruler)
{
    return std::max(1.0, spec.plane.y.maximum) * std::ceil(inkSize(fonts.axis, {}, ruler).height());
}

PlacedCells placeCells(const ChartSpec &spec, const QRectF &plot, const PlaneFonts &fonts, TextRuler &ruler)
{
    const double columns = std::max(1.0, spec.axis.maximum);
    const double rows = std::max(1.0, spec.plane.y.maximum);
    const auto x = [&](int column) { return std::round(plot.left() + plot.width() * column / columns); };
    const auto y = [&](int row) { return std::round(plot.bottom() - plot.height() * row / rows); };
    const auto fits = [&](const PlaneCell &cell) {
        return ruler.width(fonts.mark, textIn(cell)) + besideNumber <= plot.width() / columns;
    };
    const bool isRoomy =
        std::ranges::all_of(spec.plane.cells, fits) && ruler.height(fonts.mark) <= plot.height() / rows;
    PlacedCells placed{.font = isRoomy ? fonts.mark : fonts.axis};
    for (const PlaneCell &cell : spec.plane.cells) {
        const QRectF rect(QPointF(x(cell.column), y(cell.row + 1)), QPointF(x(cell.column + 1), y(cell.row)));
        placed.fields << fieldOf(rect, textIn(cell), placed.font, ruler);
        placed.whole = placed.whole && placed.fields.constLast().text.text == textIn(cell); // some are empty
    }
    return placed;
}

namespace {

constexpr double cardRadius = 8.0;
constexpr double barRadius = 2.0;
constexpr double outlinedGround = 0.78; // share of the card colour in the fill of an estimate
constexpr double mostRatio = 4.0;       // maximum device pixel ratio
constexpr auto mostEndPixels = static_cast<std::size_t>(barRadius * mostRatio) + 2; // maximum width of a round end

void paintRounded(QPainter &painter, const QRectF &rect, double radius)
{
    painter.setRenderHint(QPainter::Antialiasing, true);
    painter.drawRoundedRect(rect, radius, radius);
    painter.setRenderHint(QPainter::Antialiasing, false);
}

// Pixel coverage of a bar's round end in one pixel row, `depth` pixels below the bar's edge. The corner is a quadratic
// curve from (width - radius, 0) to (width, radius).
std::array<double, mostEndPixels> coverageOf(double width, double radius, int depth)
{
    constexpr int samples = 8; // vertical
    std::array<double, mostEndPixels> covered{};
    for (int i = 0; i < samples; ++i) {
        const double share = std::min(1.0, (depth + (i + 0.5) / samples) / radius);
        const double edge = width - radius * std::pow(1.0 - std::sqrt(share), 2.0);
        for (std::size_t x = 0; x < covered.size(); ++x)
            covered[x] += std::clamp(edge - static_cast<double>(x), 0.0, 1.0) / samples;
    }
    return covered;
}

// The right end of a bar in device pixels: same result as an antialiased path in a tenth of the time.
QImage barEnd(double width, int height, double radius, const QColor &colour)
{
    QImage image(static_cast<int>(std::ceil(width)), height, QImage::Format_ARGB32_Premultiplied);
    const QRgb full = colour.rgb() & RGB_MASK;
    const int straight = static_cast<int>(std::ceil(radius)); // first row below the corner
    for (int row = 0; row <= straight; ++row) {
        const auto covered = coverageOf(width, radius, row);
        auto *line = reinterpret_cast<QRgb *>(image.scanLine(row));
        for (int x = 0; x < image.width(); ++x) {
            const auto alpha = static_cast<QRgb>(std::lround(covered[static_cast<std::size_t>(x)] * 255.0));
            line[x] = qPremultiply(full | alpha << 24U);
        }
    }
    for (int row = straight + 1; row < height; ++row) {
        const int like = std::min(straight, height - 1 - row);
        std::copy_n(image.constScanLine(like), image.bytesPerLine(), image.scanLine(row));
    }
    return image;
}

// The painter maps its units to whole screen pixels, without rotation.
bool isOnPixels(const QPainter &painter)
{
    const QTransform &device = painter.deviceTransform();
    const auto whole = [](double value) { return value == std::floor(value); };
    return painter.paintEngine()->type() == QPaintEngine::Raster && device.type() <= QTransform::TxScale
        && device.m11() == device.m22() && device.m11() <= mostRatio && whole(device.m11()) && whole(device.dx())
        && whole(device.dy());
}

// Antialiasing a path takes longer than drawing a word, so on screens the round end is a small image.
void fillBarOnPixels(QPainter &painter, const QRectF &bar, double radius, const QColor &colour)
{
    const double ratio = painter.deviceTransform().m11();
    const double left = std::max(bar.left(), std::floor((bar.right() - radius) * ratio) / ratio);
    painter.fillRect(QRectF(bar.left(), bar.top(), left - bar.left(), bar.height()), colour);
    QImage end = barEnd((bar.right() - left) * ratio, static_cast<int>(bar.height() * ratio), radius * ratio, colour);
    end.setDevicePixelRatio(ratio);
    painter.drawImage(QPointF(left, bar.top()), end);
}

// Only the rounded right end needs antialiasing; it overlaps the plain fill, so that there is no visible seam.
void fillBar(QPainter &painter, const QRectF &bar, const QColor &colour)
{
    const double radius = std::min(barRadius, bar.width() / 2.0);
    if (radius == barRadius && bar.height() > 2.0 * radius + 1.0 && isOnPixels(painter)) {
        fillBarOnPixels(painter, bar, radius, colour);
        return;
    }
    const double capLeft = std::max(bar.left(), std::floor(bar.right() - 2.0 * barRadius));
    painter.fillRect(
        QRectF(bar.topLeft(), QPointF(std::ceil(std::min(capLeft + 1.0, bar.right() - radius)), bar.bottom())), colour);
    QPainterPath cap({capLeft, bar.top()});
    cap.lineTo(bar.right() - radius, bar.top());
    cap.quadTo(bar.right(), bar.top(), bar.right(), bar.top() + radius);
    cap.lineTo(bar.right(), bar.bottom() - radius);
    cap.quadTo(bar.right(), bar.bottom(), bar.right() - radius, bar.bottom());
    cap.lineTo(capLeft, bar.bottom());
    painter.setRenderHint(QPainter::Antialiasing, true);
    painter.fillPath(cap, colour);
    painter.setRenderHint(QPainter::Antialiasing, false);
}

// One tile of the hatch pattern, in device pixels.
QImage hatchTile(const QColor &colour, const QColor &ground, double width, int step)
{
    QImage tile(step, step, ground.alpha() < 255 ? QImage::Format_ARGB32_Premultiplied : QImage::Format_RGB32);
    tile.fill(ground);
    QPainter painter(&tile);
    painter.setRenderHint(QPainter::Antialiasing, true);
    painter.fillPath(stripes(QRectF(0, 0, step, step), width, step), colour);
    return tile;
}

// Lines on paper; tiles on screens, where each line would cost as much as drawing a word.
void fillHatch(QPainter &painter, const QRectF &area, const QColor &colour, const Theme &theme)
{
    const double width = theme.type.body * 0.13;
    const double step = theme.type.body * 0.5;
    if (painter.paintEngine()->type() == QPaintEngine::Raster) {
        const double ratio = painter.device()->devicePixelRatioF();
        QBrush brush(hatchTile(colour, theme.card, width * ratio, static_cast<int>(std::lround(step * ratio))));
        brush.setTransform(
            QTransform::fromScale(1.0 / ratio, 1.0 / ratio).translate(area.left() * ratio, area.top() * ratio));
        painter.fillRect(area, brush);
        return;
    }
    if (painter.paintEngine()->type() == QPaintEngine::SVG) { // it has no clipping
        QPainterPath inside;
        inside.addRect(area);
        painter.fillPath(stripes(area, width, step).intersected(inside), colour);
        return;
    }
    painter.save();
    painter.setClipRect(area, Qt::IntersectClip);
    painter.fillPath(stripes(area, width, step), colour);
    painter.restore();
}

void paintPolygon(QPainter &painter, const QPolygonF &polygon, const QColor &colour)
{
    painter.setRenderHint(QPainter::Antialiasing, true);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawPolygon(polygon);
    painter.setRenderHint(QPainter::Antialiasing, false);
}

QPolygonF leftTriangle(QPointF tip, double size)
{
    return {{tip, {tip.x() + size * 1.1, tip.y() - size * 0.75}, {tip.x() + size * 1.1, tip.y() + size * 0.75}}};
}

} // namespace

void paintBar(QPainter &painter, const QRectF &bar, MarkStyle style, const QColor &colour, const Theme &theme)
{
    const double line = std::round(theme.type.body / 11.0);
    const QRectF inner = bar.adjusted(line, line, -line, -line);
    if (style == MarkStyle::Hatched && theme.card.alpha() == 0 && inner.width() > line) {
        QPainterPath frame; // on a page without a background nothing covers an earlier fill
        frame.addRect(bar);
        frame.addRect(inner);
        painter.fillPath(frame, colour);
        fillHatch(painter, inner, colour, theme);
        return;
    }
    fillBar(painter, bar, colour);
    if (style == MarkStyle::Solid || inner.width() <= line)
        return;
    painter.fillRect(inner, style == MarkStyle::Outlined ? mixed(colour, theme.card, outlinedGround) : theme.card);
    if (style == MarkStyle::Hatched)
        fillHatch(painter, inner, colour, theme);
}

static void paintWhisker(QPainter &painter, double low, double high, double y, const Theme &theme)
{
    const double cap = theme.type.body * 0.28;
    const QLineF lines[] = {{low, y, high, y}, {low, y - cap, low, y + cap}, {high, y - cap, high, y + cap}};
    const double line = theme.type.body / 10.0;
    painter.setRenderHint(QPainter::Antialiasing, true);
    // Lines, because PDF viewers snap them to whole pixels; a casing separates the whisker from bar and hatch.
    painter.setPen(QPen(theme.card, line * 2.4, Qt::SolidLine, Qt::FlatCap));
    painter.drawLines(lines, 3);
    painter.setPen(QPen(theme.text, line, Qt::SolidLine, Qt::FlatCap));
    painter.drawLines(lines, 3);
    painter.setRenderHint(QPainter::Antialiasing, false);
}

void paintBadge(QPainter &painter, const PlacedBadge &badge, const QFont &font, const Theme &theme, double top)
{
    if (badge.box.isNull())
        return;
    constexpr double corner = 3.0;
    painter.setRenderHint(QPainter::Antialiasing, true);
    painter.setPen(QPen(theme.textMuted, theme.type.body / 13.0));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(badge.box.translated(0.0, top), corner, corner);
    painter.setRenderHint(QPainter::Antialiasing, false);
    paintText(painter, badge.text, font, theme.textMuted, top);
}

namespace {

void paintBarOf(QPainter &painter, const ChartLayout &layout, const ChartRow &row, const ChartPoint &point,
                const QColor &colour, const Theme &theme, double y)
{
    const double top = std::round(y - layout.thickness / 2.0);
    // A nonzero value is always visible.
    const double width = std::max(std::abs(row.end - layout.zero), *point.value != 0.0 ? 1.5 : 0.0);
    const double left = *point.value < 0.0 ? layout.zero - width : layout.zero;
    paintBar(painter, QRectF(left, top, width, layout.thickness), point.style, colour, theme);
}

void paintMark(QPainter &painter, const ChartLayout &layout, const ChartRow &row, const ChartPoint &point,
               ChartKind kind, const QColor &colour, const Theme &theme, const QRectF &rect)
{
    const double y = rect.center().y();
    if (!point.value) {
        paintText(painter, row.mark, layout.fonts.gap, theme.textMuted, rect.top());
        return;
    }
    const bool isDot = kind == ChartKind::HorizontalDots;
    if (isDot) // a thin line guides the eye from the name to the dot
        painter.fillRect(QRectF(layout.plot.left(), std::round(y), std::max(0.0, row.end - layout.plot.left()), 1.0),
                         theme.grid);
    else
        paintBarOf(painter, layout, row, point, colour, theme, y);
    if (row.low < row.high)
        paintWhisker(painter, row.low, row.high, y, theme);
    if (isDot)
        paintMarkShape(painter, {MarkShape::Circle, point.style, colour, theme.card, layout.thickness / 2.0},
                       {row.end, y});
    paintText(painter, row.mark, layout.fonts.mark, theme.ink(point.beside), rect.top());
    paintBadge(painter, row.badge, layout.fonts.subtitle, theme, rect.top());
    if (!row.callout.text.isEmpty())
        paintCallout(painter, layout, row, theme, rect.top());
}

// High-contrast grid lines would cross out the numbers; faint ones may show through.
void paintMarkGround(QPainter &painter, const ChartLayout &layout, const ChartRow &row, const Theme &theme, bool isLit,
                     double top)
{
    constexpr double strongGrid = 2.0;
    if (row.mark.text.isEmpty() || contrastRatio(theme.grid, theme.card) < strongGrid)
        return;
    const QFontMetricsF metrics(layout.fonts.mark);
    const QRectF ground(row.mark.at.x() - 2.0, top + row.mark.at.y() - metrics.ascent(),
                        metrics.horizontalAdvance(row.mark.text) + 4.0, metrics.height());
    painter.fillRect(ground, isLit ? theme.highlight : theme.card);
}

// Corners and border of the card, on top of its plain fill.
void paintFrame(QPainter &painter, const QRectF &card, const Theme &theme, bool focused)
{
    const double line = focused ? 2.0 : 1.0;
    const double inside = line / 2.0;
    QPainterPath corners;
    corners.addRect(card);
    corners.addRoundedRect(card, cardRadius, cardRadius);
    painter.setRenderHint(QPainter::Antialiasing, true);
    painter.fillPath(corners, theme.window);
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(QPen(focused ? theme.accent : theme.border, line));
    painter.setBrush(Qt::NoBrush);
    paintRounded(painter, card.adjusted(inside, inside, -inside, -inside), cardRadius - inside);
}

void paintGridLines(QPainter &painter, const ChartLayout &layout, const Theme &theme)
{
    const QRect plot = layout.plot.toRect();
    for (const double x : layout.grid)
        painter.fillRect(QRectF(x - 0.5, plot.top() - 0.5, 1.0, plot.height()), theme.grid);
    if (layout.zero > plot.left() + 1.0) // values on both sides of zero
        painter.fillRect(QRectF(layout.zero - 0.5, plot.top() - 0.5, 1.0, plot.height()), theme.textMuted);
}

void paintRow(QPainter &painter, const ChartLayout &layout, const ChartSpec &spec, const Theme &theme, qsizetype index,
              const QRectF &rect, bool isLit, const QRectF &dirty)
{
    const ChartRow &row = layout.row.at(index);
    const ChartCategory &category = spec.categories.at(index);
    if (dirty.left() < layout.plot.left() - 1.0) {
        const QFont &font = category.baseline ? layout.fonts.baselineLabel : layout.fonts.label;
        paintText(painter, row.label, font, theme.text, rect.top());
        paintText(painter, row.more, font, theme.text, rect.top());
        paintBadge(painter, row.nameBadge, layout.fonts.subtitle, theme, rect.top());
    }
    if (row.triangle > 0.0 && dirty.left() < row.triangle + theme.type.body)
        paintPolygon(painter, leftTriangle({row.triangle, rect.center().y()}, theme.type.body * 0.42), theme.text);
    if (spec.kind == ChartKind::Scores) {
        paintScoreRow(painter, layout, spec, theme, rect, index);
        return;
    }
    paintMarkGround(painter, layout, row, theme, isLit, rect.top());
    if (!spec.series.isEmpty() && index < spec.series.first().points.size())
        paintMark(painter, layout, row, spec.series.first().points.at(index), spec.kind, theme.colour(category.role),
                  theme, rect);
}

} // namespace

void paintChartCard(QPainter &painter, const ChartLayout &layout, const Theme &theme, const ChartState &state,
                    const QRectF &dirty)
{
    painter.fillRect(layout.card.intersected(dirty), theme.card);
    const QRectF inner = layout.card.adjusted(gridStep / 2.0, gridStep / 2.0, -gridStep / 2.0, -gridStep / 2.0);
    if (!inner.contains(dirty))
        paintFrame(painter, layout.card, theme, state.focused);
    if (dirty.top() < layout.rows.top()) {
        for (const PlacedText &text : layout.title)
            paintText(painter, text, layout.fonts.title, layout.isDoubtful ? theme.warning : theme.text);
        for (const PlacedText &text : layout.subtitle)
            paintText(painter, text, layout.fonts.subtitle, theme.textMuted);
    }
}

void paintChartGround(QPainter &painter, const ChartLayout &layout, const Theme &theme, const ChartState &state,
                      const QRectF &dirty)
{
    paintChartCard(painter, layout, theme, state, dirty);
    for (const PlacedText &tick : layout.ticks)
        paintText(painter, tick, layout.tickFont, theme.textMuted);
    paintAnnotationTexts(painter, layout, theme);
    if (layout.row.isEmpty()) {
        painter.setFont(layout.fonts.label);
        painter.setPen(theme.textMuted);
        painter.drawText(layout.rows, Qt::AlignCenter, tr("Select chips on the left."));
    }
    if (!layout.scores.columns.isEmpty())
        paintScoreHeads(painter, layout, theme);
    paintGridLines(painter, layout, theme);
}

void paintChartRows(QPainter &painter, const ChartLayout &layout, const ChartSpec &spec, const Theme &theme,
                    const ChartState &state, const QRectF &dirty)
{
    for (qsizetype i = 0; i < layout.row.size(); ++i) {
        const QRectF rect = layout.rowRect(static_cast<int>(i), state.scroll);
        if (rect.intersects(dirty) && rect.intersects(layout.rows))
            paintRow(painter, layout, spec, theme, i, rect, false, dirty);
    }
    paintAnnotationStrokes(painter, layout, theme, state.scroll, -1);
}

void paintLitRows(QPainter &painter, const ChartLayout &layout, const ChartSpec &spec, const Theme &theme,
                  const ChartState &state)
{
    const auto isRow = [&layout](int row) { return row >= 0 && row < layout.row.size(); };
    if (isRow(state.highlighted)) {
        const QRectF rect = layout.rowRect(state.highlighted, state.scroll);
        painter.save();
        painter.setClipRect(rect, Qt::IntersectClip);
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.highlight);
        paintRounded(painter, rect.intersected(layout.rows), 4.0);
        paintGridLines(painter, layout, theme);
        paintRow(painter, layout, spec, theme, state.highlighted, rect, true, rect);
        paintAnnotationStrokes(painter, layout, theme, state.scroll, state.highlighted);
        painter.restore();
    }
    if (!state.focused || state.current < 0)
        return;
    painter.setPen(QPen(theme.accent, 2.0));
    painter.setBrush(Qt::NoBrush);
    const auto columns = static_cast<int>(layout.scores.columns.size());
    if (columns > 0 && isRow(state.current / columns))
        painter.drawRect(scoreCellRect(layout, state.current / columns, state.current % columns, state.scroll)
                             .adjusted(1, 1, -1, -1));
    else if (columns == 0 && isRow(state.current))
        paintRounded(painter, layout.rowRect(state.current, state.scroll).adjusted(1.0, 1.0, -1.0, -1.0), 4.0);
}

} // namespace chipboard
