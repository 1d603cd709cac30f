#include "data/core/numerals.h"

#include <algorithm>
#include <charconv>
#include <cmath>

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

// Digits before the first separator; 0 if there is none.
qsizetype firstGroup(const QString &text, const QLocale &locale)
{
    const QString separator = locale.groupSeparator();
    const qsizetype start = firstDigit(text);
    const qsizetype digits = digitsFrom(text, start);
    const bool isGroup = !separator.isEmpty() && text.mid(start + digits, separator.size()) == separator;
    return isGroup ? digits : 0;
}

// French group separator: Qt's rich text breaks lines at it, but not at the wider one.
constexpr QChar narrowSpace(0x202F);
constexpr QChar noBreakSpace(0x00A0);

// Four digits before the first separator mean that one separator is missing.
QString grouped(QString text, const QLocale &locale)
{
    if (firstGroup(text, locale) == groupSize + 1)
        text.insert(firstDigit(text) + 1, locale.groupSeparator());
    return text.replace(narrowSpace, noBreakSpace);
}

// Empty unless all groups have three digits and the first one to three, without a leading zero.
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

bool isDigit(QChar c) { return c >= u'0' && c <= u'9'; }

// True for a letter at a position, or the surrogate pair that starts or ends there.
bool isLetterAt(const QString &text, qsizetype at)
{
    const QChar c = text.at(at);
    if (c.isHighSurrogate() && at + 1 < text.size())
        return QChar::isLetter(QChar::surrogateToUcs4(c, text.at(at + 1)));
    return c.isLetter();
}

bool isLetterBefore(const QString &text, qsizetype at)
{
    const QChar c = text.at(at - 1);
    return c.isLowSurrogate() && at > 1 ? isLetterAt(text, at - 2) : c.isLetter();
}

// False inside "p5", "2026-07" and "1/2".
bool mayBegin(const QString &text, qsizetype at)
{
    if (at == 0)
        return true;
    const QChar before = text.at(at - 1);
    return !isDigit(before) && before != u'.' && before != u'_' && before != u'/' && before != u'-'
        && !isLetterBefore(text, at);
}

bool mayEnd(const QString &text, qsizetype at)
{
    if (at == text.size())
        return true;
    const QChar next = text.at(at);
    const bool isSign = next == u'.' || next == u',' || next == u'-';
    return next != u'_' && !isLetterAt(text, at) && !(isSign && at + 1 < text.size() && isDigit(text.at(at + 1)));
}

qsizetype endOfDigits(const QString &text, qsizetype at)
{
    while (at < text.size() && isDigit(text.at(at)))
        ++at;
    return at;
}

// True if QLocale would print exactly these digits: no rounding and no grouping needed.
bool isWrittenSo(QStringView whole, qsizetype decimals)
{
    constexpr qsizetype mostDigits = 15;
    const bool isLed = whole.size() > 1 && whole.front() == u'0';
    return whole.size() <= groupSize && !isLed && whole.size() + decimals <= mostDigits;
}

// For digits 0 to 9 and at most one point. QStringView::toDouble() takes ten times as long.
double valueOf(QStringView number)
{
    std::array<char, 64> text{};
    if (number.size() > static_cast<qsizetype>(text.size()))
        return number.toDouble();
    std::transform(number.begin(), number.end(), text.begin(), [](QChar one) { return one.toLatin1(); });
    double value = 0.0;
    std::from_chars(text.data(), text.data() + number.size(), value);
    return value;
}

} // namespace

std::optional<PlainDecimal> plainDecimal(double value, int decimals)
{
    constexpr double mostWhole = 1e15; // a double holds whole numbers up to here
    constexpr int mostDecimals = 15;
    if (std::signbit(value) || !(value < mostWhole) || decimals < 0 || decimals > mostDecimals)
        return std::nullopt;
    PlainDecimal written;
    char *const begin = written.chars.data();
    char *const most = begin + written.chars.size();
    if (decimals == 0 && value == std::floor(value)) { // ten times as fast
        written.size = std::to_chars(begin, most, static_cast<qint64>(value)).ptr - begin;
        return written;
    }
    // At exact halves QString rounds up, to_chars() to even. Such a number is an odd multiple of a power of a half.
    const double halves = std::ldexp(value, decimals + 1);
    if (halves < 0x1p53 && halves == std::floor(halves) && std::fmod(halves, 2.0) == 1.0)
        return std::nullopt;
    written.size = std::to_chars(begin, most, value, std::chars_format::fixed, decimals).ptr - begin;
    return written;
}

// 2.235 is stored slightly too low, and so may 35.76 / 16 be; halves must still round away from zero. A billionth of
// the last digit exceeds such noise and is smaller than any real difference.
static double withHalvesUp(double value, int decimals)
{
    constexpr std::array units{1e-9, 1e-10, 1e-11, 1e-12, 1e-13, 1e-14, 1e-15}; // by decimals
    const auto place = static_cast<std::size_t>(std::max(0, decimals));
    if (place >= units.size() || value == std::floor(value))
        return value;
    return value + std::copysign(units.at(place), value);
}

QString numberText(double exact, int decimals, const QLocale &locale)
{
    const double value = withHalvesUp(exact, decimals);
    // Each slider step formats hundreds of numbers, mostly without groups, and QLocale takes ten times as long.
    const std::optional<PlainDecimal> plain =
        locale.zeroDigit() == QLatin1String("0") ? plainDecimal(value, decimals) : std::nullopt;
    const qsizetype whole = plain ? plain->size - (decimals > 0 ? decimals + 1 : 0) : 0;
    if (!plain || whole > groupSize)
        return grouped(locale.toString(value, 'f', decimals), locale);
    QString text = QString::fromLatin1(plain->chars.data(), plain->size);
    if (decimals > 0)
        text.replace(whole, 1, locale.decimalPoint());
    return text;
}

QString numberText(qint64 value, const QLocale &locale) { return grouped(locale.toString(value), locale); }

std::optional<double> numberFrom(const QString &written, const QLocale &locale)
{
    const QString separator = locale.groupSeparator();
    const QString text = separator == narrowSpace ? QString(written).replace(noBreakSpace, separator) : written;
    if (firstGroup(text, locale) > groupSize) // Qt's grouping, not the language's
        return std::nullopt;
    bool isNumber = false;
    double value = locale.toDouble(text, &isNumber);
    if (!isNumber)
        value = locale.toDouble(ungrouped(text, locale), &isNumber);
    return isNumber ? std::optional(value) : std::nullopt;
}

QString spaceBeforePercent(const QLocale &locale)
{
    constexpr std::array joined{QLocale::C, QLocale::English, QLocale::Portuguese}; // as Brazilian newspapers do
    const bool isJoined = std::ranges::find(joined, locale.language()) != joined.end();
    return isJoined ? QString() : QString(QChar(0x00A0));
}

// By hand: each slider step rewrites the formulas of all marks, and a regular expression with lookarounds at each digit
// would take most of that time.
QString withLocalNumbers(const QString &plain, const QLocale &locale)
{
    const QString point = locale.decimalPoint();
    const bool hasPlainDigits = locale.zeroDigit() == QLatin1String("0");
    QString text;
    text.reserve(plain.size() + groupSize);
    qsizetype told = 0;
    for (qsizetype at = 0; at < plain.size(); ++at) {
        if (!isDigit(plain.at(at)) || !mayBegin(plain, at))
            continue;
        const qsizetype whole = endOfDigits(plain, at);
        const bool hasPoint = whole + 1 < plain.size() && plain.at(whole) == u'.' && isDigit(plain.at(whole + 1));
        const qsizetype end = hasPoint ? endOfDigits(plain, whole + 1) : whole;
        const QStringView number = QStringView(plain).sliced(at, end - at);
        const qsizetype decimals = hasPoint ? end - whole - 1 : 0;
        if (mayEnd(plain, end)) {
            text += QStringView(plain).sliced(told, at - told);
            if (hasPlainDigits && isWrittenSo(number.first(whole - at), decimals)) {
                text += number.first(whole - at);
                if (hasPoint)
                    text.append(point).append(number.last(decimals));
            } else {
                text += numberText(valueOf(number), static_cast<int>(decimals), locale);
            }
            if (end < plain.size() && plain.at(end) == u'%')
                text += spaceBeforePercent(locale);
            told = end;
        }
        at = end - 1;
    }
    return text.append(QStringView(plain).sliced(told));
}

} // namespace chipboard
