#include "data/import/numbertext.h"

#include <QLocale>
#include <QRegularExpression>

#include <algorithm>
#include <charconv>
#include <cmath>

using namespace Qt::StringLiterals;

namespace chipboard {
namespace {

using TextState = NumberText::State;

constexpr QStringView noValues[] = {u"-",
                                    u"\u2013",
                                    u"\u2014",
                                    u"?",
                                    u"n/a",
                                    u"na",
                                    u"nan",
                                    u"null",
                                    u"none",
                                    u"unknown",
                                    u"tbd",
                                    u"unavailable",
                                    u"not available",
                                    u"on request",
                                    u"contact us",
                                    u"contact sales",
                                    u"undefined",
                                    u"not listed"};
constexpr QStringView yeses[] = {u"true", u"yes"};
constexpr QStringView noes[] = {u"false", u"no"};
constexpr QStringView otherCurrencies[] = {
    u"€",   u"£",   u"¥",   u"₹",   u"₩",   u"eur", u"euro", u"euros", u"gbp", u"pound", u"pounds",
    u"jpy", u"yen", u"cny", u"rmb", u"inr", u"chf", u"cad",  u"aud",   u"nzd", u"sek",   u"nok",
    u"dkk", u"pln", u"czk", u"brl", u"krw", u"sgd", u"hkd",  u"twd",   u"ils", u"zar",   u"mxn"};
constexpr QStringView endings[] = {u"/hour", u"/hr", u"/h", u"perhour", u"usd", u"us$", u"$"};
constexpr QStringView beginnings[] = {u"usd", u"us$", u"$"};

template<std::size_t Size>
bool isOneOf(QStringView text, const QStringView (&words)[Size])
{
    return std::find(std::begin(words), std::end(words), text) != std::end(words);
}

// Lower case and trimmed, without words for dollars and hours around the number.
QString bare(QStringView text)
{
    QString rest = text.trimmed().toString().toLower();
    for (bool again = true; again;) {
        again = false;
        QString compact = rest;
        if (compact.endsWith(u"per hour"))
            compact = compact.chopped(8) + u"perhour"_s;
        for (const QStringView ending : endings) {
            if (compact.size() > ending.size() && compact.endsWith(ending)) {
                rest = compact.chopped(ending.size()).trimmed();
                again = true;
                break;
            }
        }
    }
    for (const QStringView beginning : beginnings) {
        if (rest.startsWith(beginning))
            rest = rest.sliced(beginning.size()).trimmed();
    }
    return rest;
}

bool isDigit(QChar character) { return character >= u'0' && character <= u'9'; }

bool isDigits(QStringView text)
{
    return !text.isEmpty() && std::ranges::all_of(text, [](QChar character) { return isDigit(character); });
}

// "1,234,567": one to three digits, then groups of three.
bool isGrouped(QStringView text, QChar mark)
{
    const auto parts = text.split(mark);
    for (qsizetype i = 0; i < parts.size(); ++i) {
        const bool fits = i == 0 ? parts.at(i).size() <= 3 : parts.at(i).size() == 3;
        if (!fits || !isDigits(parts.at(i)))
            return false;
    }
    return true;
}

// Spaces and apostrophes only ever group digits.
bool withoutBlankGroups(QString &text)
{
    constexpr QChar marks[] = {u' ', QChar(0x00A0), QChar(0x202F), QChar(0x2009), u'\''};
    for (const QChar mark : marks) {
        if (!text.contains(mark))
            continue;
        const qsizetype end =
            std::find_if(text.cbegin(), text.cend(), [](QChar c) { return c == u'.' || c == u','; }) - text.cbegin();
        if (!isGrouped(QStringView(text).first(end), mark))
            return false;
        text.remove(mark);
    }
    return true;
}

NumberText plain(const QString &digits)
{
    bool ok = false;
    const double value = QLocale::c().toDouble(digits, &ok);
    if (!ok || !std::isfinite(value))
        return {TextState::Malformed, 0.0};
    return {TextState::Value, value};
}

NumberText withMarks(const QString &text, QChar decimal, QChar group)
{
    const qsizetype at = text.indexOf(decimal);
    const QString whole = at < 0 ? text : text.first(at);
    const QString fraction = at < 0 ? QString() : text.sliced(at + 1);
    if (fraction.contains(decimal) || fraction.contains(group))
        return {TextState::Malformed, 0.0};
    if (whole.contains(group) && !isGrouped(whole, group))
        return {TextState::Malformed, 0.0};
    QString digits = whole;
    digits.remove(group);
    if (digits.isEmpty())
        digits = u"0"_s;
    if (!isDigits(digits) || (!fraction.isEmpty() && !isDigits(fraction)))
        return {TextState::Malformed, 0.0};
    return plain(fraction.isEmpty() ? digits : digits + u'.' + fraction);
}

// One mark, with one to three digits before and three after: decimal or thousands.
bool canBeThousand(const QString &text, QChar mark)
{
    const qsizetype at = text.indexOf(mark);
    return at >= 1 && at <= 3 && text.size() - at - 1 == 3 && text.at(0) != u'0';
}

DecimalMark provedBy(const QString &text)
{
    const qsizetype points = text.count(u'.');
    const qsizetype commas = text.count(u',');
    if (points > 0 && commas > 0)
        return text.lastIndexOf(u'.') > text.lastIndexOf(u',') ? DecimalMark::Point : DecimalMark::Comma;
    if (points > 1)
        return DecimalMark::Comma;
    if (commas > 1)
        return DecimalMark::Point;
    if (points == 1 && !canBeThousand(text, u'.'))
        return DecimalMark::Point;
    if (commas == 1 && !canBeThousand(text, u','))
        return DecimalMark::Comma;
    return DecimalMark::Unknown;
}

bool hasDigit(const QString &text) { return std::any_of(text.cbegin(), text.cend(), isDigit); }

NumberText unsignedNumber(const QString &text, DecimalMark mark)
{
    if (!hasDigit(text))
        return {TextState::Malformed, 0.0};
    if (text.contains(u'e'))
        return text.contains(u',') ? NumberText{TextState::Malformed, 0.0} : plain(text);
    const DecimalMark proved = provedBy(text);
    if (proved != DecimalMark::Unknown && mark != DecimalMark::Unknown && proved != mark)
        return {TextState::Malformed, 0.0};
    DecimalMark used = proved == DecimalMark::Unknown ? mark : proved;
    if (used == DecimalMark::Unknown && text.contains(u','))
        return {TextState::Ambiguous, 0.0};
    if (used == DecimalMark::Unknown)
        used = DecimalMark::Point; // a lone "1.344": programs write decimal points
    return used == DecimalMark::Point ? withMarks(text, u'.', u',') : withMarks(text, u',', u'.');
}

/// "8", "1.344": only digits and at most one point, which is not a thousands mark. Fast path for most numbers.
std::optional<double> plainDecimal(QStringView text, DecimalMark mark)
{
    constexpr qsizetype longest = 20;
    char digits[longest];
    qsizetype points = 0;
    if (text.size() > longest)
        return std::nullopt;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar character = text.at(i);
        points += character == u'.' ? 1 : 0;
        if (!isDigit(character) && character != u'.')
            return std::nullopt;
        digits[i] = static_cast<char>(character.unicode());
    }
    if (points > 1 || points == text.size() || (points == 1 && mark == DecimalMark::Comma))
        return std::nullopt;
    double value = 0.0;
    const auto read = std::from_chars(digits, digits + text.size(), value);
    return read.ec == std::errc() && read.ptr == digits + text.size() ? std::optional(value) : std::nullopt;
}

} // namespace

bool saysUnknown(QStringView text)
{
    const QStringView word = text.trimmed();
    return std::any_of(std::begin(noValues), std::end(noValues), [word](QStringView each) {
        return each.size() == word.size() && each.compare(word, Qt::CaseInsensitive) == 0;
    });
}

std::optional<bool> readBoolean(QStringView text)
{
    constexpr qsizetype longest = 5;
    const QStringView trimmed = text.trimmed();
    if (trimmed.isEmpty() || trimmed.size() > longest)
        return std::nullopt;
    const QString word = trimmed.toString().toLower();
    return isOneOf(word, yeses) ? std::optional(true) : isOneOf(word, noes) ? std::optional(false) : std::nullopt;
}

CellText readCell(QStringView text, DecimalMark mark)
{
    constexpr qsizetype longest = 60;
    CellText cell{.number = readNumber(text, mark)};
    const bool mayBeMore = cell.number.state == TextState::Malformed || cell.number.state == TextState::OtherCurrency;
    if (!mayBeMore || text.trimmed().size() > longest)
        return cell;
    static const QRegularExpression fraction(uR"(^\s*(\d{1,3})\s*/\s*(\d{1,3})(?:st|nd|rd|th)?(?![\d.,])\s*(.*)$)"_s);
    static const QRegularExpression number(
        uR"(^([^\d.,+-]*)([+-]?(?:\d+(?:[.,' \x{A0}\x{202F}\x{2009}]\d{3})*(?:[.,]\d+)?|[.,]\d+)(?!\d))(.*)$)"_s);
    const QString whole = text.toString();
    if (const auto parts = fraction.match(whole); parts.hasMatch() && parts.captured(2).toInt() > 0) {
        cell.number = {TextState::Value, parts.captured(1).toDouble() / parts.captured(2).toDouble()};
        cell.words = parts.captured(3).trimmed();
        cell.isFraction = true;
        return cell;
    }
    if (const auto parts = number.match(whole); parts.hasMatch()) {
        const NumberText bareNumber = readNumber(parts.capturedView(2), mark);
        const QString words = (parts.captured(1).trimmed() + u' ' + parts.captured(3).trimmed()).trimmed();
        if (bareNumber.state == TextState::Value || bareNumber.state == TextState::Ambiguous)
            return {bareNumber, words, false};
    }
    return cell;
}

bool namesOtherCurrency(QStringView word) { return isOneOf(word, otherCurrencies); }

DecimalMark decimalMarkIn(QStringView text)
{
    QString rest = bare(text);
    if (rest.startsWith(u'-') || rest.startsWith(u'+'))
        rest = rest.sliced(1);
    const bool isNumber = std::all_of(rest.cbegin(), rest.cend(), [](QChar character) {
        return isDigit(character) || character == u'.' || character == u',';
    });
    return isNumber && hasDigit(rest) ? provedBy(rest) : DecimalMark::Unknown;
}

NumberText readNumber(QStringView text, DecimalMark mark)
{
    constexpr qsizetype longest = 60;
    const QStringView trimmed = text.trimmed();
    if (trimmed.isEmpty())
        return {};
    if (trimmed.size() > longest)
        return {TextState::Malformed, 0.0};
    if (const auto value = plainDecimal(trimmed, mark))
        return {TextState::Value, *value};
    QString rest = bare(trimmed);
    if (isOneOf(rest, noValues))
        return {};
    for (const QStringView currency : otherCurrencies) {
        if (rest.contains(currency))
            return {TextState::OtherCurrency, 0.0};
    }
    const bool negative = rest.startsWith(u'-');
    if (negative || rest.startsWith(u'+'))
        rest = rest.sliced(1);
    if (rest.isEmpty() || !withoutBlankGroups(rest))
        return {TextState::Malformed, 0.0};
    NumberText number = unsignedNumber(rest, mark);
    if (negative)
        number.value = -number.value;
    return number;
}

} // namespace chipboard
