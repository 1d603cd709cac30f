#include "widgets/export/sheetlinks.h"

#include <QRegularExpression>

namespace chipboard {
namespace {

struct Part
{
    qsizetype line = 0;
    qsizetype from = 0;
    qsizetype length = 0;
};

// Words that are too long for a line begin on a line of their own and are broken where the next letter would not fit.
bool goesOn(const TextBlock &block, qsizetype line, TextRuler &ruler)
{
    if (line + 1 >= block.lines.size())
        return false;
    const QString &text = block.lines.at(line).text;
    const QString &next = block.lines.at(line + 1).text;
    return !text.contains(QLatin1Char(' ')) && !next.isEmpty()
        && ruler.width(block.font, text + next.at(0)) > block.rect.width();
}

QRectF rectOf(const TextBlock &block, const Part &part, TextRuler &ruler)
{
    const PlacedText &line = block.lines.at(part.line);
    const double left = line.at.x() + ruler.width(block.font, line.text.left(part.from));
    return {left, line.at.y() - ruler.ascent(block.font),
            ruler.width(block.font, line.text.mid(part.from, part.length)), ruler.height(block.font)};
}

QList<SheetLink> linksOf(const TextBlock &block, TextRuler &ruler)
{
    static const QRegularExpression address(QStringLiteral(R"(https?://[^\s"'<>]+)"));
    static const QRegularExpression tail(QStringLiteral(R"([.,;:)]+$)"));
    QList<SheetLink> links;
    for (qsizetype line = 0; line < block.lines.size(); ++line) {
        for (auto matches = address.globalMatch(block.lines.at(line).text); matches.hasNext();) {
            const QRegularExpressionMatch match = matches.next();
            QString url = match.captured();
            QList<Part> parts{{line, match.capturedStart(), match.capturedLength()}};
            while (match.capturedStart() == 0 && goesOn(block, parts.last().line, ruler)) {
                const qsizetype next = parts.last().line + 1;
                const QString rest = block.lines.at(next).text.section(QLatin1Char(' '), 0, 0);
                url += rest;
                parts.append({next, 0, rest.size()});
            }
            url.remove(tail);
            for (const Part &part : std::as_const(parts))
                links.append({rectOf(block, part, ruler), url, -1});
        }
    }
    return links;
}

} // namespace

QList<SheetLink> webLinks(const Sheet &sheet, TextRuler &ruler)
{
    QList<SheetLink> links;
    for (const TextBlock &block : sheet.texts)
        links += linksOf(block, ruler);
    return links;
}

} // namespace chipboard
