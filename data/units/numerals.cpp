#include "data/units/numerals.h"

#include <QRegularExpression>

#include <algorithm>

namespace chipboard {
namespace {

constexpr qsizetype groupSize = 3;

qsizetype firstDigit(const QString &text)
{
    return std::find_if(text.cbegin(), text.cend(), [](QChar one) { return one.isDigit(); }) - text.cbegin();
}

qsizetype digitsFrom(const QString &text, qsizetype at)
{
    const auto from = text.cbegin() + at;
    return std::find_if(from, text.cend(), [](QChar one) { return !one.isDigit(); }) - from;
}

// Of digits before the first separator; 0 where there is none.
qsizetype firstGroup(const QString &text, const QLocale &locale)
{
    const QString separator = locale.groupSeparator();
    const qsizetype start = firstDigit(text);
    const qsizetype digits = digitsFrom(text, start);
    const bool isGroup = !separator.isEmpty() && text.mid(start + digits, separator.size()) == separator;
    return isGroup ? digits : 0;
}

// Four digits before the first separator are one group too few.
QString grouped(QString text, const QLocale &locale)
{
    if (firstGroup(text, locale) == groupSize + 1)
        text.insert(firstDigit(text) + 1, locale.groupSeparator());
    return text;
}

// Empty unless all groups have three digits and the first has one to three, none of them a leading zero.
QString ungrouped(const QString &text, const QLocale &locale)
{
    const QString separator = locale.groupSeparator();
    qsizetype at = firstDigit(text);
    if (separator.isEmpty() || at == text.size() || text.at(at).digitValue() == 0)
        return {};
    QString plain = text.left(at);
    qsizetype digits = digitsFrom(text, at);
    if (digits > groupSize)
        return {};
    plain += text.mid(at, digits);
    at += digits;
    while (text.mid(at, separator.size()) == separator) {
        at += separator.size();
        if (digitsFrom(text, at) != groupSize)
            return {};
        plain += text.mid(at, groupSize);
        at += groupSize;
    }
    return plain + text.mid(at);
}

} // namespace

QString numberText(double value, int decimals, const QLocale &locale)
{
    return grouped(locale.toString(value, 'f', decimals), locale);
}

QString numberText(qint64 value, const QLocale &locale) { return grouped(locale.toString(value), locale); }

std::optional<double> numberFrom(const QString &text, const QLocale &locale)
{
    if (firstGroup(text, locale) > groupSize) // as Qt would write it, and nobody else
        return std::nullopt;
    bool isNumber = false;
    double value = locale.toDouble(text, &isNumber);
    if (!isNumber)
        value = locale.toDouble(ungrouped(text, locale), &isNumber);
    return isNumber ? std::optional(value) : std::nullopt;
}

QString withLocalNumbers(const QString &plain, const QLocale &locale)
{
    static const QRegularExpression number(
        QStringLiteral("(?<![\\p{L}\\d._/-])(\\d+)(?:\\.(\\d+))?(?![\\p{L}\\d_]|[.,-]\\d)"));
    QString text;
    qsizetype told = 0;
    for (auto next = number.globalMatch(plain); next.hasNext();) {
        const QRegularExpressionMatch match = next.next();
        const int decimals = static_cast<int>(match.captured(2).size());
        text += plain.mid(told, match.capturedStart() - told);
        text += numberText(match.captured().toDouble(), decimals, locale);
        told = match.capturedEnd();
    }
    return text + plain.mid(told);
}

} // namespace chipboard
