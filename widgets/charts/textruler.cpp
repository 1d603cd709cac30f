#include "widgets/charts/textruler.h"

#include "widgets/theme/typefaces.h"

#include <QFontMetricsF>
#include <QPaintEngine>
#include <QPainter>
#include <QTextBoundaryFinder>

#include <algorithm>

namespace chipboard {
namespace {

constexpr int paperSize = 64; // pixel size for measuring paper texts

bool isForPaper(const QFont &font) { return font.hintingPreference() == QFont::PreferNoHinting; }

// Characters that fonts do not substitute.
bool joins(QChar c) { return c.isLetterOrNumber() || c.isSpace() || c == u'.' || c == u',' || c == u'%'; }

// "16x3": Inter draws a multiplication sign.
bool isTimes(const QString &text, qsizetype at)
{
    return text.at(at).toLower() == u'x' && at > 0 && (text.at(at - 1).isDigit() || text.at(at - 1).isSpace());
}

qsizetype endOfRun(const QString &text, qsizetype from)
{
    qsizetype end = from + 1;
    if (text.at(from).isHighSurrogate()) { // an emoji may consist of several characters
        QTextBoundaryFinder letters(QTextBoundaryFinder::Grapheme, text);
        letters.setPosition(from);
        return std::max(letters.toNextBoundary(), std::min(text.size(), end + 1));
    }
    while (joins(text.at(from)) && end < text.size() && joins(text.at(end)) && !isTimes(text, end))
        ++end;
    return end;
}

} // namespace

TextRuler::Face &TextRuler::face(const QFont &font)
{
    const int size = isForPaper(font) ? 0 : font.pixelSize();
    const int key = size * 8 + (font.styleStrategy() == QFont::PreferNoShaping ? 4 : 0)
        + (font.weight() > QFont::Normal ? 2 : 0) + (font.italic() ? 1 : 0);
    const auto found = m_faces.find(key);
    if (found != m_faces.end()) {
        found->scale = size > 0 ? 1.0 : font.pixelSize() / double(paperSize);
        return *found;
    }
    Face face{.measured = font};
    if (size == 0)
        face.measured.setPixelSize(paperSize);
    face.scale = font.pixelSize() / double(face.measured.pixelSize());
    const QFontMetricsF metrics(face.measured);
    face.ascent = metrics.ascent();
    face.descent = metrics.descent();
    return *m_faces.insert(key, face);
}

double TextRuler::width(const QFont &font, const QString &text)
{
    Face &known = face(font);
    auto found = known.widths.constFind(text);
    if (found == known.widths.constEnd())
        found = known.widths.insert(text, QFontMetricsF(fontShowing(known.measured, text)).horizontalAdvance(text));
    return *found * known.scale;
}

double TextRuler::ascent(const QFont &font)
{
    const Face &known = face(font);
    return known.ascent * known.scale;
}

double TextRuler::descent(const QFont &font)
{
    const Face &known = face(font);
    return known.descent * known.scale;
}

qsizetype TextRuler::fittingLength(const QFont &font, const QString &text, double room)
{
    qsizetype fits = 0;
    qsizetype tooLong = text.size() + 1;
    while (fits + 1 < tooLong) {
        const qsizetype middle = (fits + tooLong) / 2;
        (width(font, text.left(middle)) <= room ? fits : tooLong) = middle;
    }
    return fits > 0 && text.at(fits - 1).isHighSurrogate() ? fits - 1 : fits;
}

QString TextRuler::elided(const QFont &font, const QString &text, double room)
{
    if (width(font, text) <= room)
        return text;
    const QChar ellipsis(0x2026);
    const qsizetype length = fittingLength(font, text, room - width(font, ellipsis));
    return length == 0 && width(font, ellipsis) > room ? QString() : text.left(length).trimmed() + ellipsis;
}

// The preferred break of a long word: after its last hyphen before a letter that fits.
static qsizetype afterHyphen(const QString &word, qsizetype most)
{
    for (qsizetype end = std::min(most, word.size() - 1); end > 1; --end) {
        if (word.at(end - 1) == QLatin1Char('-') && word.at(end - 2).isLetterOrNumber() && word.at(end).isLetter())
            return end;
    }
    return most;
}

QStringList TextRuler::wrapped(const QFont &font, const QString &text, double room, int mostLines)
{
    QStringList lines;
    const QStringList words = text.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    const double space = width(font, QStringLiteral(" "));
    double used = 0.0;
    for (QString word : words) {
        double size = width(font, word);
        if (!lines.isEmpty() && (used + space + size <= room || lines.size() == mostLines)) {
            lines.last() += QLatin1Char(' ') + word;
            used += space + size;
            continue;
        }
        while (!word.isEmpty() && size > room && lines.size() + 1 < mostLines) {
            const qsizetype least = word.at(0).isHighSurrogate() ? 2 : 1; // do not split a surrogate pair
            const qsizetype most = std::min(word.size(), std::max(least, fittingLength(font, word, room)));
            const qsizetype part = afterHyphen(word, most);
            lines.append(word.left(part));
            word.remove(0, part);
            size = width(font, word);
        }
        if (word.isEmpty()) // no room at all: it is broken completely
            continue;
        lines.append(word);
        used = size;
    }
    if (!lines.isEmpty())
        lines.last() = elided(font, lines.last(), room);
    return lines;
}

void drawSearchable(QPainter &painter, const QPointF &at, const QString &text)
{
    if (painter.paintEngine()->type() != QPaintEngine::Pdf || !isForPaper(painter.font())) {
        drawLetters(painter, at, text);
        return;
    }
    QPointF place = at;
    for (qsizetype from = 0; from < text.size();) {
        const qsizetype end = endOfRun(text, from);
        const QString run = text.mid(from, end - from);
        drawLetters(painter, place, run);
        if (end < text.size())
            place.rx() += QFontMetricsF(fontShowing(painter.font(), run)).horizontalAdvance(run);
        from = end;
    }
}

} // namespace chipboard
