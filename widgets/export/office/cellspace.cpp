#include "widgets/export/office/cellspace.h"

#include "widgets/export/office/officelook.h"

#include <QStringList>

#include <algorithm>
#include <cmath>

namespace chipboard {
namespace {

constexpr double spare = 1.1; // how much wider the reader's font may be
constexpr double ofBold = 1.06;
constexpr double ofWideLetter = 0.28; // more than another letter, ems: "M" of Inter is 0.88 wide, "m" 0.87

double moreThanUsual(QChar sign)
{
    const bool isWide = QStringLiteral("mwMW@%").contains(sign);
    const bool isSign = sign >= QChar(0x25A0) && sign < QChar(0x2700); // the star, diamonds and arrows
    return isWide || isSign ? ofWideLetter : 0.0;
}

// With the space or hyphen that ends each.
QStringList piecesThatStay(const QString &text)
{
    QStringList pieces{QString()};
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar sign = text.at(i);
        pieces.last() += sign;
        const bool isHyphen = sign == QLatin1Char('-') && i > 0 && i + 1 < text.size() && text.at(i - 1).isLetter()
            && text.at(i + 1).isLetter();
        if (isHyphen || sign == QLatin1Char(' '))
            pieces << QString();
    }
    return pieces;
}

QString withoutSpace(const QString &piece) { return piece.endsWith(QLatin1Char(' ')) ? piece.chopped(1) : piece; }

} // namespace

double lineWidth(const QString &text, double size, bool bold)
{
    double width = textWidth(text, size);
    for (const QChar sign : text)
        width += moreThanUsual(sign) * size;
    return width * spare * (bold ? ofBold : 1.0);
}

double longestWord(const QString &text, double size, bool bold)
{
    double longest = 0.0;
    for (const QString &piece : piecesThatStay(text))
        longest = std::max(longest, lineWidth(withoutSpace(piece), size, bold));
    return longest;
}

int wrappedLines(const QString &text, double width, double size, bool bold)
{
    constexpr double rounding = 1e-6; // a column that is as wide as its word holds it
    const double room = std::max(width, size) + rounding;
    int lines = 1;
    double used = 0.0;
    for (const QString &piece : piecesThatStay(text)) {
        const double alone = lineWidth(withoutSpace(piece), size, bold);
        if (used > 0.0 && used + alone > room) {
            ++lines;
            used = 0.0;
        }
        const int broken = static_cast<int>(std::ceil(alone / room)) - 1;
        if (broken > 0) {
            lines += broken;
            used = alone - broken * room;
        } else {
            used += lineWidth(piece, size, bold);
        }
    }
    return lines;
}

} // namespace chipboard
