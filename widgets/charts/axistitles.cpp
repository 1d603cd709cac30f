#include "widgets/charts/axistitles.h"

#include "data/charts/planeaxis.h"

#include <algorithm>

namespace chipboard {
namespace {

constexpr double lowPlot = 64.0;    // of a plane: lower ones have the titles of both axes in one line
constexpr double lowestPlot = 40.0; // likewise: lower ones have none
constexpr double betweenNames = 10.0;

QString withArrow(const QChar &arrow, const ChartAxis &axis)
{
    const QString title = axisTitle(axis);
    return title.isEmpty() ? QString() : QString(arrow) + QChar(0x00A0) + title;
}

} // namespace

QString withoutArrow(const QString &title)
{
    return title.startsWith(axisUp) || title.startsWith(axisRight) ? title.mid(2) : title;
}

TitleLines titleLines(const ChartSpec &spec, double height, double line, double lowest)
{
    const bool isTable = !spec.plane.cells.isEmpty();
    const double title = line + titleGap;
    if (height - 2.0 * title >= (isTable ? lowest : lowPlot))
        return TitleLines::Apart;
    return isTable || height - title >= lowestPlot ? TitleLines::One : TitleLines::None;
}

PlacedTitles titlesApart(const ChartSpec &spec, const ChartLayout &frame, double plotRight, double bottom,
                         TextRuler &ruler)
{
    const QFont &font = frame.tickFont;
    const double left = frame.card.left() + frame.padding;
    const double room = frame.card.width() - 2.0 * frame.padding;
    const QString up = ruler.elided(font, axisTitle(spec.plane.y), room);
    const QString right = ruler.elided(font, axisTitle(spec.axis), room);
    const double x = std::max(left, plotRight - ruler.width(font, right));
    return {{right, {x, bottom - ruler.descent(font)}},
            {up, {left, frame.rows.top() + ruler.ascent(font)}},
            up == axisTitle(spec.plane.y) && right == axisTitle(spec.axis)};
}

PlacedTitles titlesInOneLine(const ChartSpec &spec, const ChartLayout &frame, TextRuler &ruler)
{
    const QFont &font = frame.tickFont;
    const double left = frame.card.left() + frame.padding;
    const double room = frame.card.width() - 2.0 * frame.padding;
    const QString up = withArrow(axisUp, spec.plane.y);
    const QString right = withArrow(axisRight, spec.axis);
    const double free = up.isEmpty() ? room : room - betweenNames - ruler.width(font, up);
    const QString across = ruler.elided(font, right, std::max((room - betweenNames) / 2.0, free));
    const double width = ruler.width(font, across);
    const QString along = ruler.elided(font, up, across.isEmpty() ? room : room - betweenNames - width);
    const double y = frame.rows.top() + ruler.ascent(font);
    return {{across, {left + room - width, y}}, {along, {left, y}}, across == right && along == up};
}

} // namespace chipboard
