#include "widgets/charts/scorelayout.h"

#include "widgets/charts/chartpainting.h"
#include "widgets/charts/markpainting.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace chipboard {
namespace {

constexpr double columnAir = 14.0;        // between two columns
constexpr double scoreLabelGap = 10.0;    // between a name and the first column
constexpr double widestScoreLabel = 0.22; // of the card's inner width
constexpr double barGap = 0.3;            // between a number's base line and its bar, in number sizes
constexpr double wordShare = 0.5;         // of the remaining width: for words on one line
constexpr double scoreBarShare = 0.2;     // height of a bar, as a share of the row
constexpr double whiskerCapShare =
    0.3; // of the bar height: whisker cap to each side of the line, so that the bar end stays the longer one
constexpr double lowestBar = 0.42; // in number sizes, likewise the next
constexpr double highestBar = 0.8;
constexpr int mostScoreTitleLines = 3;
constexpr int mostUnitLines = 2;
constexpr int mostWordLines = 2;

double barHeight(const ChartLayout &layout)
{
    const double size = layout.fonts.mark.pixelSize();
    return std::round(std::clamp(layout.pitch * scoreBarShare, lowestBar * size + 1.0, highestBar * size));
}

QFont fontOf(const ChartLayout &layout, bool isBest)
{
    return isBest ? layout.fonts.baselineLabel : layout.fonts.mark; // same size; the best is bold
}

QString textOf(const ScoreColumn &column, qsizetype row)
{
    const ChartPoint point = column.points.value(row);
    const QString text = point.value || !column.hasBars ? point.label : point.gap;
    if (text.isEmpty())
        return point.gap;
    return column.best.contains(row) ? QString(bestGlyph) + QChar(0x00A0) + text : text;
}

double widestWord(const QFont &font, const QString &text, TextRuler &ruler)
{
    double widest = 0.0;
    for (const QString &word : text.split(QLatin1Char(' ')))
        widest = std::max(widest, ruler.width(font, word));
    return widest;
}

double needOf(const ChartLayout &layout, const ScoreColumn &column, TextRuler &ruler)
{
    const QFont &small = layout.fonts.subtitle;
    double need =
        std::max(widestWord(layout.scores.titleFont, column.title, ruler), widestWord(small, column.unit, ruler));
    for (qsizetype row = 0; row < column.points.size(); ++row) {
        const ChartPoint &point = column.points.at(row);
        const QString text = textOf(column, row);
        const QFont font = fontOf(layout, column.best.contains(row));
        need = std::max(need,
                        column.hasBars && point.value
                            ? ruler.width(font, text) + badgeWidth(layout.fonts, point.badge, ruler)
                            : widestWord(font, text, ruler));
    }
    return std::ceil(need); // column widths are whole pixels
}

double nameWidth(const ChartLayout &layout, const ChartSpec &spec, TextRuler &ruler)
{
    double widest = 0.0;
    for (const ChartCategory &category : spec.categories)
        widest = std::max(widest,
                          category.baseline ? ruler.width(layout.fonts.baselineLabel, category.shownLabel())
                                  + layout.fonts.label.pixelSize()
                                            : ruler.width(layout.fonts.label, category.shownLabel()));
    return widest;
}

// Width of the longest text on one line; 0 for a column of numbers.
double wordsWish(const ChartLayout &layout, const ScoreColumn &column, TextRuler &ruler)
{
    double wish = 0.0;
    for (qsizetype row = 0; row < column.points.size() && !column.hasBars; ++row)
        wish = std::max(wish, std::ceil(ruler.width(fontOf(layout, column.best.contains(row)), textOf(column, row))));
    return wish;
}

// Width for title and unit on one line each, which leaves more height to the rows.
double headWish(const ChartLayout &layout, const ScoreColumn &column, TextRuler &ruler)
{
    return std::ceil(
        std::max(ruler.width(layout.scores.titleFont, column.title), ruler.width(layout.fonts.subtitle, column.unit)));
}

// Each column gets its minimum; the rest goes first to words, up to a limit, then to headings, then equally to all.
QList<double> columnWidths(const ChartLayout &layout, const QList<ScoreColumn> &columns, double room, TextRuler &ruler)
{
    QList<double> widths;
    double sum = 0.0;
    for (const ScoreColumn &column : columns) {
        widths << needOf(layout, column, ruler);
        sum += widths.constLast();
    }
    double rest = room - sum;
    const double most = rest * wordShare;
    for (const auto wish : {wordsWish, headWish}) {
        for (qsizetype i = 0; i < columns.size() && rest > 0.0; ++i) {
            const double more = std::clamp(wish(layout, columns.at(i), ruler) - widths.at(i), 0.0, most);
            const double given = std::min(more, rest);
            widths[i] += given;
            rest -= given;
        }
    }
    for (double &width : widths)
        width = std::floor(rest >= 0.0 ? width + rest / static_cast<double>(columns.size()) : width * room / sum);
    return widths;
}

void placeColumns(ChartLayout &layout, const ChartSpec &spec, TextRuler &ruler)
{
    const QList<ScoreColumn> &columns = spec.scores.columns;
    const double inner = layout.card.width() - 2.0 * layout.padding;
    const double name = std::min(nameWidth(layout, spec, ruler), inner * widestScoreLabel);
    double left = std::ceil(layout.card.left() + layout.padding + name + scoreLabelGap);
    layout.plot.setLeft(left);
    const auto count = static_cast<double>(columns.size());
    const double room = layout.card.right() - layout.padding - left - columnAir * (count - 1.0);
    for (const double width : columnWidths(layout, columns, room, ruler)) {
        layout.scores.columns << PlacedColumn{left, width, {}, {}};
        left += width + columnAir;
    }
    layout.plot.setRight(layout.card.right() - layout.padding);
}

// Not simplified(), which would replace the no-break space in "k. A.".
bool isCut(const QStringList &lines, const QString &text)
{
    return lines.join(QLatin1Char(' ')) != text.split(QLatin1Char(' '), Qt::SkipEmptyParts).join(QLatin1Char(' '));
}

QList<PlacedText> placed(const QStringList &lines, double x, double y, double height)
{
    QList<PlacedText> texts;
    for (const QString &line : lines) {
        texts << PlacedText{line, {x, y}};
        y += height;
    }
    return texts;
}

void placeNumber(ScoreField &field, const ChartLayout &layout, const ScoreColumn &column, const PlacedColumn &place,
                 const ChartPoint &point, TextRuler &ruler)
{
    const auto x = [&](double value) {
        return place.left + place.width * std::clamp(value / column.maximum, 0.0, 1.0);
    };
    // Digits have no descenders: the number is closer to its own bar than to the one above.
    const double room = layout.pitch - ruler.ascent(field.font) - barHeight(layout);
    const double below = std::max(1.0, std::min(std::round(layout.fonts.mark.pixelSize() * barGap), std::floor(room)));
    const double block = ruler.ascent(field.font) + below + barHeight(layout);
    const double top = std::max(0.0, (layout.pitch - block) / 2.0);
    const double base = top + ruler.ascent(field.font);
    const QString text = field.lines.constFirst().text;
    field.lines.first() = {ruler.elided(field.font, text, place.width), {place.left, base}};
    field.barTop = std::round(base + below);
    field.barEnd = x(*point.value);
    field.low = point.low ? x(*point.low) : field.barEnd;
    field.high = point.high ? x(*point.high) : field.barEnd;
    const double width = ruler.width(field.font, field.lines.constFirst().text);
    field.badge = placedBadge(layout.fonts, point.badge, {place.left + width, base}, place.width - width, ruler);
}

// As many lines as fit the row height.
QStringList wordsOf(const ChartLayout &layout, const QFont &font, const QString &text, double width, TextRuler &ruler)
{
    const auto fitting = static_cast<int>(layout.pitch / ruler.height(font));
    return ruler.wrapped(font, text, width, std::clamp(fitting, 1, mostWordLines));
}

bool isWords(const ScoreColumn &column, const ChartPoint &point) { return !column.hasBars || !point.value; }

QFont wordFont(const ChartLayout &layout, const ScoreColumn &column, qsizetype row)
{
    const ChartPoint point = column.points.value(row);
    const bool isGap = column.hasBars ? !point.value : point.label.isEmpty();
    return isGap ? layout.fonts.gap : fontOf(layout, column.best.contains(row));
}

QFont inSmallType(const ChartLayout &layout, QFont font)
{
    font.setPixelSize(std::min(font.pixelSize(), layout.fonts.subtitle.pixelSize()));
    return font;
}

// All words of a column have one size: the small one if that keeps any of them whole.
bool wantsSmallType(const ChartLayout &layout, const ScoreColumn &column, double width, TextRuler &ruler)
{
    for (qsizetype row = 0; row < column.points.size(); ++row) {
        const QString text = textOf(column, row);
        const QFont font = wordFont(layout, column, row);
        if (isWords(column, column.points.at(row)) && isCut(wordsOf(layout, font, text, width, ruler), text)
            && !isCut(wordsOf(layout, inSmallType(layout, font), text, width, ruler), text))
            return true;
    }
    return false;
}

ScoreField fieldOf(ChartLayout &layout, const ScoreColumn &column, const PlacedColumn &place, qsizetype row,
                   bool isSmall, TextRuler &ruler)
{
    const ChartPoint point = column.points.value(row);
    const QString text = textOf(column, row);
    ScoreField field{.font = wordFont(layout, column, row),
                     .isGap = column.hasBars ? !point.value : point.label.isEmpty()};
    if (!isWords(column, point)) {
        field.lines << PlacedText{text, {}};
        placeNumber(field, layout, column, place, point, ruler);
        layout.scores.whole =
            layout.scores.whole && field.lines.constFirst().text == text && field.badge.text.text == point.badge;
        return field;
    }
    if (isSmall)
        field.font = inSmallType(layout, field.font);
    const QStringList lines = wordsOf(layout, field.font, text, place.width, ruler);
    layout.scores.whole = layout.scores.whole && !isCut(lines, text);
    const double height = ruler.height(field.font);
    const double top = (layout.pitch - height * static_cast<double>(lines.size())) / 2.0;
    field.lines = placed(lines, place.left, top + ruler.ascent(field.font), height);
    return field;
}

} // namespace

// On bars this thin a casing would leave stripes of the bar and hide its end.
static void paintThinWhisker(QPainter &painter, const ScoreField &field, const QRectF &bar, const Theme &theme)
{
    const double cap = bar.height() * whiskerCapShare;
    const double y = bar.center().y();
    const QLineF lines[] = {{field.low, y, field.high, y},
                            {field.low, y - cap, field.low, y + cap},
                            {field.high, y - cap, field.high, y + cap}};
    painter.setRenderHint(QPainter::Antialiasing, true);
    painter.setPen(QPen(theme.text, theme.type.body / 10.0, Qt::SolidLine, Qt::FlatCap));
    painter.drawLines(lines, 3);
    painter.setRenderHint(QPainter::Antialiasing, false);
}

// Separates rows, so that a number belongs visibly to its own bar.
static void paintRowLine(QPainter &painter, const ChartLayout &layout, const QRectF &row, const Theme &theme)
{
    const double left = layout.card.left() + layout.padding;
    painter.fillRect(QRectF(left, std::round(row.top()), layout.card.width() - 2.0 * layout.padding, 1.0), theme.grid);
}

double smallestScorePitch(const TypeScale &type) { return std::ceil(type.small * 1.9); }

void placeScoreHeads(ChartLayout &layout, const ChartSpec &spec, const TypeScale &type, TextRuler &ruler)
{
    layout.scores.titleFont = type.font(type.small, true);
    placeColumns(layout, spec, ruler);
    const QFont &title = layout.scores.titleFont;
    const QFont &unit = layout.fonts.subtitle;
    double titles = 0.0; // the highest title, so that all units start on one line
    double units = 0.0;
    QList<std::pair<QStringList, QStringList>> texts;
    for (qsizetype i = 0; i < spec.scores.columns.size(); ++i) {
        const ScoreColumn &column = spec.scores.columns.at(i);
        const double width = layout.scores.columns.at(i).width;
        texts << std::pair(ruler.wrapped(title, column.title, width, mostScoreTitleLines),
                           ruler.wrapped(unit, column.unit, width, mostUnitLines));
        titles = std::max(titles, ruler.height(title) * static_cast<double>(texts.last().first.size()));
        units = std::max(units, ruler.height(unit) * static_cast<double>(texts.last().second.size()));
        layout.scores.whole =
            layout.scores.whole && !isCut(texts.last().first, column.title) && !isCut(texts.last().second, column.unit);
    }
    const double top = layout.rows.top();
    for (qsizetype i = 0; i < texts.size(); ++i) {
        PlacedColumn &place = layout.scores.columns[i];
        const double own = ruler.height(title) * static_cast<double>(texts.at(i).first.size());
        place.title =
            placed(texts.at(i).first, place.left, top + titles - own + ruler.ascent(title), ruler.height(title));
        place.unit = placed(texts.at(i).second, place.left, top + titles + ruler.ascent(unit), ruler.height(unit));
    }
    layout.rows.setTop(std::min(layout.rows.bottom() - 1.0, std::ceil(top + titles + units + type.body * 0.4)));
}

void placeScoreCells(ChartLayout &layout, const ChartSpec &spec, const TypeScale & /*type*/, TextRuler &ruler)
{
    layout.plot.setTop(layout.rows.top());
    layout.plot.setHeight(std::min(layout.rows.height(), layout.contentHeight()));
    QList<bool> small;
    for (qsizetype i = 0; i < spec.scores.columns.size(); ++i)
        small << wantsSmallType(layout, spec.scores.columns.at(i), layout.scores.columns.at(i).width, ruler);
    for (qsizetype row = 0; row < spec.categories.size(); ++row) {
        for (qsizetype i = 0; i < spec.scores.columns.size(); ++i)
            layout.scores.fields << fieldOf(layout, spec.scores.columns.at(i), layout.scores.columns.at(i), row,
                                            small.at(i), ruler);
    }
}

void paintScoreHeads(QPainter &painter, const ChartLayout &layout, const Theme &theme)
{
    for (const PlacedColumn &column : layout.scores.columns) {
        for (const PlacedText &text : column.title)
            paintText(painter, text, layout.scores.titleFont, theme.text);
        for (const PlacedText &text : column.unit)
            paintText(painter, text, layout.fonts.subtitle, theme.textMuted);
    }
    const double left = layout.card.left() + layout.padding;
    const double width = layout.card.width() - 2.0 * layout.padding;
    painter.fillRect(QRectF(left, std::round(layout.rows.top()) - 1.0, width, 1.0), theme.border);
}

void paintScoreRow(QPainter &painter, const ChartLayout &layout, const ChartSpec &spec, const Theme &theme,
                   const QRectF &rect, qsizetype row)
{
    const qsizetype columns = layout.scores.columns.size();
    const QColor colour = theme.colour(spec.categories.at(row).role);
    if (row > 0)
        paintRowLine(painter, layout, rect, theme);
    for (qsizetype i = 0; i < columns; ++i) {
        const ScoreField &field = layout.scores.fields.at(row * columns + i);
        const PlacedColumn &place = layout.scores.columns.at(i);
        const ChartPoint point = spec.scores.columns.at(i).points.value(row);
        for (const PlacedText &line : field.lines)
            paintText(painter, line, field.font, field.isGap ? theme.textMuted : theme.ink(point.beside), rect.top());
        if (point.value && spec.scores.columns.at(i).hasBars) {
            const double top = std::round(rect.top() + field.barTop);
            const QRectF bar(place.left, top, std::max(1.5, field.barEnd - place.left), barHeight(layout));
            paintBar(painter, bar, point.style, colour, theme);
            if (field.low < field.high)
                paintThinWhisker(painter, field, bar, theme);
        }
        paintBadge(painter, field.badge, layout.fonts.subtitle, theme, rect.top());
    }
}

} // namespace chipboard
