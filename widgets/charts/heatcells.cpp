#include "widgets/charts/heatcells.h"

#include <algorithm>
#include <cmath>

namespace chipboard {
namespace {

constexpr double besideNumber = 6.0;
constexpr double capShare = 0.8; // of a font's size, with accents

QString textIn(const PlaneCell &cell) { return cell.value ? cell.label : cell.gap; }

PlaneField fieldOf(const QRectF &rect, const QString &text, const QFont &font, TextRuler &ruler)
{
    PlaneField field;
    field.rect = rect;
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

} // namespace

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
    const bool isRoomy = std::all_of(spec.plane.cells.begin(), spec.plane.cells.end(), fits)
        && ruler.height(fonts.mark) <= plot.height() / rows;
    PlacedCells placed;
    placed.font = isRoomy ? fonts.mark : fonts.axis;
    for (const PlaneCell &cell : spec.plane.cells) {
        const QRectF rect(QPointF(x(cell.column), y(cell.row + 1)), QPointF(x(cell.column + 1), y(cell.row)));
        placed.fields << fieldOf(rect, textIn(cell), placed.font, ruler);
        placed.whole = placed.whole && !placed.fields.constLast().text.text.isEmpty();
    }
    return placed;
}

} // namespace chipboard
