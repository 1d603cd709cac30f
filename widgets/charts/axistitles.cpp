#include "widgets/charts/axistitles.h"

#include "data/views/planeaxis.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace chipboard {
constexpr double tightLine = 1.1; // line height in font sizes
constexpr double inkHeight = 0.95;

// At a space, or after a hyphen between two words.
static bool mayBreak(const QString &name, qsizetype at)
{
    const QChar before = name.at(at - 1);
    return name.at(at) == QLatin1Char(' ') ? before != QLatin1Char('-')
                                           : before == QLatin1Char('-') && name.at(at).isLetter();
}

QStringList nameLines(const QFont &font, const QString &name, double room, int mostLines, TextRuler &ruler)
{
    const bool isLong = mostLines > 1 && ruler.width(font, name) > room;
    for (qsizetype at = name.size() - 1; isLong && at > 0; --at) { // as much as fits on the first line
        if (!mayBreak(name, at) || ruler.width(font, name.left(at)) > room)
            continue;
        const QString rest = name.sliced(at).trimmed();
        if (ruler.width(font, rest) <= room)
            return {name.left(at), rest};
        break;
    }
    return {ruler.elided(font, name, room)};
}

std::optional<double> widthOfNames(const QFont &font, const QStringList &names, double room, int mostLines,
                                   TextRuler &ruler)
{
    double width = 0.0;
    for (const QString &name : names) {
        const QStringList lines = nameLines(font, name, room, mostLines, ruler);
        if (joined({lines.value(0), {}}, {lines.value(1), {}}) != name)
            return std::nullopt;
        for (const QString &line : lines)
            width = std::max(width, ruler.width(font, line));
    }
    return width;
}

double nameStep(const QFont &font) { return font.pixelSize() * tightLine; }

double nameHeight(const QFont &font, int lines, TextRuler &ruler)
{
    return lines < 2 ? ruler.height(font) : nameStep(font) * (lines - 1) + font.pixelSize() * inkHeight;
}

std::pair<PlacedText, PlacedText> placedName(const QStringList &lines, const QFont &font, const QPointF &at,
                                             TextRuler &ruler)
{
    const double up = lines.size() > 1 ? nameStep(font) / 2.0 : 0.0;
    const auto placed = [&](const QString &text, double y) {
        return text.isEmpty() ? PlacedText() : PlacedText{text, {at.x() - ruler.width(font, text), y}};
    };
    return {placed(lines.value(0), at.y() - up), placed(lines.value(1), at.y() + up)};
}

void keepApart(QList<PlaneTick> &ticks, const QList<QRectF> &places, double apart)
{
    for (qsizetype stride = 1; stride <= ticks.size(); ++stride) {
        bool free = true;
        for (qsizetype i = stride; i < places.size() && free; i += stride)
            free = !places.at(i - stride).adjusted(-apart, -1.0, apart, 1.0).intersects(places.at(i));
        if (!free)
            continue;
        for (qsizetype i = 0; i < ticks.size(); ++i) {
            if (i % stride != 0) {
                ticks[i].label.text.clear();
                ticks[i].more.text.clear();
            }
        }
        return;
    }
}

double axisShare(const ChartAxis &axis, double value)
{
    constexpr double nowhere = std::numeric_limits<double>::quiet_NaN();
    const double span = axis.maximum - axis.minimum;
    if (!(span > 0.0) || !std::isfinite(span) || !std::isfinite(value))
        return nowhere;
    if (axis.scale == AxisScale::Linear)
        return (value - axis.minimum) / span;
    if (!(axis.minimum > 0.0) || !(value > 0.0))
        return nowhere;
    return std::log(value / axis.minimum) / std::log(axis.maximum / axis.minimum);
}

double boundedAxisShare(const ChartAxis &axis, double value)
{
    const double share = axisShare(axis, value);
    return std::isfinite(share) ? std::clamp(share, 0.0, 1.0) : 0.0;
}

double axisValue(const ChartAxis &axis, double share)
{
    if (axis.scale == AxisScale::Linear)
        return axis.minimum + share * (axis.maximum - axis.minimum);
    return axis.minimum * std::pow(axis.maximum / axis.minimum, share);
}

constexpr double lowPlot = 64.0;    // in a lower plane, both axis titles share one line
constexpr double lowestPlot = 40.0; // a lower plane has none
constexpr double betweenNames = 10.0;

static QString withArrow(const QChar &arrow, const ChartAxis &axis)
{
    const QString title = axisTitle(axis);
    return title.isEmpty() ? QString() : QString(arrow) + QChar(0x00A0) + title;
}

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
