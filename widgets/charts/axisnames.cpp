#include "widgets/charts/axisnames.h"

#include <algorithm>

namespace chipboard {
namespace {

constexpr double tightLine = 1.1; // of a font's size
constexpr double inkHeight = 0.95;

// A space, or a place behind a hyphen that joins two words.
bool mayBreak(const QString &name, qsizetype at)
{
    const QChar before = name.at(at - 1);
    return name.at(at) == QLatin1Char(' ') ? before != QLatin1Char('-')
                                           : before == QLatin1Char('-') && name.at(at).isLetter();
}

} // namespace

QStringList nameLines(const QFont &font, const QString &name, double room, int mostLines, TextRuler &ruler)
{
    const bool isLong = mostLines > 1 && ruler.width(font, name) > room;
    for (qsizetype at = name.size() - 1; isLong && at > 0; --at) { // as much as fits in the first line
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

} // namespace chipboard
