#include "data/core/format.h"

#include "data/core/find.h"
#include "data/core/numerals.h"
#include "data/core/tr.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <utility>

namespace chipboard {
namespace {

constexpr int exactDigits = 15;        ///< decimal digits that a double always holds
constexpr double compactFrom = 9999.5; ///< smaller numbers are written in full, without "k"
constexpr int shownDigits = 12;        ///< of converted money: 50 / 0.92 x 0.92 is 50 again

struct CountedThing
{
    Unit unit;
    const char *one;
    const char *many;
};

constexpr std::array countedThings{
    CountedThing{Unit::Chips, QT_TR_NOOP("chip"), QT_TR_NOOP("chips")},
    CountedThing{Unit::Cores, QT_TR_NOOP("core"), QT_TR_NOOP("cores")},
    CountedThing{Unit::TokensPerSecond, QT_TR_NOOP("tokens/s"), QT_TR_NOOP("tokens/s")},
};

// Units are symbols, the same in all languages, but counted things are words.
QString wordOf(Unit unit, double number, const Formatter &formatter)
{
    const auto *row = findWhere(countedThings, [unit](const CountedThing &thing) { return thing.unit == unit; });
    return row == nullptr ? formatter.unitText(unit) : tr(number == 1.0 ? row->one : row->many);
}

bool isEnglish(const QLocale &locale)
{
    return locale.language() == QLocale::English || locale.language() == QLocale::C;
}

QString withUnit(const QString &number, const QString &unit, const QLocale &locale)
{
    if (unit == QLatin1String("%"))
        return number + spaceBeforePercent(locale) + unit;
    return unit.isEmpty() ? number : number + QChar(0x00A0) + unit;
}

// Decimals for three significant digits, but no more than the value has.
int labelDecimals(double value)
{
    const double size = std::fabs(value);
    if (size == 0.0 || size >= 99.95)
        return 0;
    if (size >= 9.995)
        return 1;
    if (size >= 0.0995)
        return 2;
    return std::min(12, 1 - static_cast<int>(std::floor(std::log10(size))));
}

// Decimals of the shortest text that reads back as the value to 12 significant digits.
int shortestDecimals(double value)
{
    const double size = std::fabs(value);
    constexpr double mostWhole = 1e15; // a double holds whole numbers up to here
    if (size < mostWhole && size == std::floor(size))
        return 0;
    const int whole = size < 1.0 ? 0 : static_cast<int>(std::floor(std::log10(size))) + 1;
    int decimals = std::clamp(12 - whole, 0, 15);
    if (const std::optional<PlainDecimal> plain = plainDecimal(value, decimals)) {
        for (qsizetype last = plain->size - 1; decimals > 0 && plain->chars.at(static_cast<std::size_t>(last)) == '0';
             --last)
            --decimals;
        return decimals;
    }
    const QString text = QString::number(value, 'f', decimals);
    for (qsizetype last = text.size() - 1; decimals > 0 && text.at(last) == u'0'; --last)
        --decimals;
    return decimals;
}

// 80 is written "80", not "80.0": a label has no more digits than the figure.
int tidyDecimals(double value) { return shortestDecimals(value) == 0 ? 0 : labelDecimals(value); }

struct Thousands
{
    double size;
    const char *letter;
    const char *ofMoney;        ///< money is not counted in giga
    const char *note = nullptr; ///< for translators: the letter alone is ambiguous
};

struct MoneyLetter
{
    const char *source;
    const char *comment;
};
constexpr MoneyLetter millions =
    QT_TRANSLATE_NOOP3("Chipboard", "M", "millions of money, right behind the number: 1.12M USD");
constexpr MoneyLetter ofThousand =
    QT_TRANSLATE_NOOP3("Chipboard", "k", "thousands of money, right behind the number: 150k USD");

constexpr std::array thousands{
    Thousands{1e12, "T", QT_TR_NOOP(" tn")},
    Thousands{1e9, "G", QT_TR_NOOP(" bn")},
    Thousands{1e6, "M", millions.source, millions.comment},
    Thousands{1e3, "k", ofThousand.source, ofThousand.comment},
};

// Magnitude for a value; a value that rounds up to the next one (999.6) belongs there.
const Thousands *thousandsOf(double value)
{
    return findWhere(thousands, [&](const Thousands &step) { return std::fabs(value) >= step.size * 0.9995; });
}

// Languages with words for thousands of money use them for all numbers: "518 Tsd." beside "100 Tsd. USD" in German.
QString letterOf(const Thousands &step)
{
    const bool hasWords = tr(ofThousand.source, ofThousand.comment) != QLatin1String(ofThousand.source);
    return hasWords ? tr(step.ofMoney, step.note) : QString::fromLatin1(step.letter);
}

// Cents, unless the amount is written as a whole number.
int moneyDecimals(double value)
{
    if (value >= 1000.0)
        return 0;
    return value == 0.0 || value >= 0.0995 ? 2 : tidyDecimals(value);
}

// Two digits below 10: 4.1, 0.55.
int percentDecimals(double points)
{
    constexpr double leastWhole = 9.95;
    if (points == 0.0 || points >= leastWhole)
        return 0;
    return std::clamp(1 - static_cast<int>(std::floor(std::log10(std::fabs(points) * 1.005))), 1, 12);
}

// False for ISO 4217 currencies without a minor unit in use.
bool hasCents(const Currency &currency)
{
    constexpr std::array without{"BIF", "CLP", "DJF", "GNF", "ISK", "JPY", "KMF", "KRW",
                                 "PYG", "RWF", "UGX", "VND", "VUV", "XAF", "XOF", "XPF"};
    return std::ranges::none_of(without,
                                [&currency](const char *code) { return currency.code == QLatin1String(code); });
}

// Decimals for currencies without cents: three significant digits, whole from 100 on.
int decimalsWithoutCents(double value)
{
    const double size = std::fabs(value);
    return size == 0.0 || size >= 99.95
        ? 0
        : std::clamp(2 - static_cast<int>(std::floor(std::log10(size * 1.0005))), 0, 12);
}

} // namespace

Formatter::Formatter(const QLocale &locale, Currency currency)
    : m_locale(locale)
    , m_currency(std::move(currency))
{
}

Formatter Formatter::in(const Currency &currency) const
{
    Formatter other = *this;
    other.m_currency = currency;
    return other;
}

Formatter Formatter::rounding(Rounding rounding) const
{
    Formatter other = *this;
    if (m_rounding != Rounding::None)
        other.m_rounding = rounding;
    return other;
}

double Formatter::atDecimals(double value, int decimals) const
{
    if (m_rounding == Rounding::Nearest || m_rounding == Rounding::None || !std::isfinite(value))
        return value;
    // A number that is exact in decimal stays, even if its double is slightly off: 0.29 must not become 0.28.
    constexpr double noise = 1e-12;
    const double scale = std::pow(10.0, decimals);
    const double nearest = std::round(value * scale);
    const double allowed = noise * std::fabs(value * scale);
    if (m_rounding == Rounding::Down)
        return (nearest > value * scale + allowed ? nearest - 1.0 : nearest) / scale;
    return (nearest < value * scale - allowed ? nearest + 1.0 : nearest) / scale;
}

QString Formatter::numberWith(double value, int (*decimalsOf)(double)) const
{
    if (m_rounding == Rounding::None)
        return full(value);
    const int decimals = decimalsOf(value);
    const double told = atDecimals(value, decimals);
    return numberText(told, told == value ? decimals : decimalsOf(told), m_locale);
}

double Formatter::shown(double value, Unit unit) const
{
    if (m_currency.isUsd() || !isOfCurrency(unit))
        return value;
    const bool isInverse = unitInfo(unit).dimension == Dimension::PerMoney;
    return significant(isInverse ? value / m_currency.rate : value * m_currency.rate, shownDigits);
}

Interval Formatter::shown(const Interval &value, Unit unit) const
{
    return {shown(value.low, unit), shown(value.value, unit), shown(value.high, unit)};
}

double Formatter::toldIn(double value, Unit unit, int digits) const
{
    if (m_rounding == Rounding::None)
        return value;
    const double number = shown(value, unit);
    if (m_rounding == Rounding::Nearest || number == 0.0 || !std::isfinite(number))
        return stored(significant(number, digits), unit);
    return stored(atDecimals(number, digits - 1 - static_cast<int>(std::floor(std::log10(std::fabs(number))))), unit);
}

Interval Formatter::toldIn(const Interval &value, Unit unit, int digits) const
{
    constexpr int endDigits = 2;
    if (value.isExact())
        return Interval::exactly(toldIn(value.value, unit, digits));
    return withEnds(value, unit, digits, endDigits);
}

Interval Formatter::estimated(const Interval &value, Unit unit) const
{
    if (value.isExact()) {
        const bool isCount = value.value == std::floor(value.value) && !isMoney(unit);
        return isCount ? value : Interval::exactly(toldIn(value.value, unit, estimateDigits));
    }
    return withEnds(value, unit, estimateDigits, estimateDigits);
}

// An end equal to the value, as in a bill of whole instances, is printed as the value.
Interval Formatter::withEnds(const Interval &value, Unit unit, int digits, int endDigits) const
{
    const double middle = toldIn(value.value, unit, digits);
    const bool isLow = value.low < value.value;
    const bool isHigh = value.high > value.value;
    return {isLow ? lowEnd().toldIn(value.low, unit, endDigits) : middle, middle,
            isHigh ? highEnd().toldIn(value.high, unit, endDigits) : middle};
}

double Formatter::stored(double shownValue, Unit unit) const
{
    if (m_currency.isUsd() || !isOfCurrency(unit))
        return shownValue;
    // Not rounded: shown() then returns exactly the number that was entered.
    return unitInfo(unit).dimension == Dimension::PerMoney ? shownValue * m_currency.rate
                                                           : shownValue / m_currency.rate;
}

QString Formatter::unitText(Unit unit) const
{
    if (m_currency.isUsd() || unitInfo(unit).dimension != Dimension::PerMoney)
        return unitWords(symbolOf(unit));
    return QStringLiteral("1/") + m_currency.code;
}

QString Formatter::unitInSentence(Unit unit) const
{
    constexpr double several = 2.0;
    return wordOf(unit, several, *this);
}

QString Formatter::unitWords(QString words) const
{
    return m_currency.isUsd() ? words : words.replace(QLatin1String("USD"), m_currency.code);
}

QString Formatter::rateText() const
{
    if (m_currency.isUsd())
        return {};
    return tr("1 USD = %1 %2 (%3)", "%3: your rate, or rate of a date")
        .arg(full(m_currency.rate), m_currency.code, rateOrigin());
}

QString Formatter::rateOrigin() const
{
    return m_currency.asOf.isEmpty() ? tr("your rate") : tr("rate of %1").arg(dateText(m_currency.asOf, m_locale));
}

QString Formatter::formulaText(const QString &formula, Unit unit) const
{
    if (m_currency.isUsd() || !isOfCurrency(unit) || formula.isEmpty())
        return formula;
    const QString sign = unitInfo(unit).dimension == Dimension::PerMoney ? QStringLiteral("/") : QStringLiteral("×");
    // After a list of inputs, the step would read as part of the last one.
    const bool hasParts = formula.contains(QLatin1String(", ")) || formula.contains(QLatin1Char(';'));
    const QString step = hasParts ? tr("%1, then %2 %3 %4 per USD (%5)", "formula, × or /, rate, where it is from")
                                  : tr("%1 %2 %3 %4 per USD (%5)", "formula, × or /, rate, where it is from");
    return step.arg(formula, sign, full(m_currency.rate), m_currency.code, rateOrigin());
}

QString Formatter::label(double value) const
{
    if (!std::isfinite(value))
        return {};
    return numberWith(value, &tidyDecimals);
}

double Formatter::labelNumber(double value) const
{
    if (!std::isfinite(value) || m_rounding == Rounding::None)
        return value;
    const double scale = std::pow(10.0, tidyDecimals(value));
    return std::round(value * scale) / scale;
}

QString Formatter::label(double value, int decimals) const
{
    if (!std::isfinite(value))
        return {};
    if (m_rounding == Rounding::None)
        return full(value);
    const int shown = std::clamp(decimals, 0, std::max(0, labelDecimals(value)));
    return numberText(atDecimals(value, shown), shown, m_locale);
}

double Formatter::significant(double value, int digits)
{
    if (value == 0.0 || !std::isfinite(value))
        return value;
    // Via decimal text, which has no rounding errors of its own. Called some hundred times per drawn page.
    if (digits > exactDigits)
        return value;
    // Halves round up (10,450 is 10,500), but to_chars() rounds them to even. Calculated values may be slightly off
    // such a half.
    constexpr double noise = 1e-14;
    const double above =
        digits > shownDigits ? std::nextafter(value, std::copysign(HUGE_VAL, value)) : value * (1.0 + noise);
    std::array<char, 32> text{};
    const auto written = std::to_chars(text.data(), text.data() + text.size(), above, std::chars_format::scientific,
                                       std::max(0, digits - 1));
    double read = value;
    std::from_chars(text.data(), written.ptr, read);
    return read;
}

int Formatter::decimalsFor(double smallest)
{
    const double size = std::fabs(smallest);
    if (!(size > 0.0) || !std::isfinite(size) || size >= 9.95)
        return 0;
    return std::clamp(1 - static_cast<int>(std::floor(std::log10(size))), 2, 12);
}

constexpr int figureDigits = 4; // for converted or calculated values
constexpr int priceDigits = 6;  // as price lists print them

static int tableDecimals(double value, int digits)
{
    const double size = std::fabs(value);
    const int whole = size < 1.0 ? 0 : static_cast<int>(std::floor(std::log10(size))) + 1;
    const int leadingZeros = size > 0.0 && size < 1.0 ? -1 - static_cast<int>(std::floor(std::log10(size))) : 0;
    return std::clamp(digits - whole + leadingZeros, 0, 15);
}

QString Formatter::table(double value) const
{
    return std::isfinite(value) ? rounded(value, 0, tableDecimals(value, figureDigits)) : QString();
}

QString Formatter::rounded(double value, int least, int most) const
{
    if (m_rounding == Rounding::None)
        return full(value);
    value = atDecimals(value, most);
    if (least == 0 && value == std::floor(value))
        return numberText(value, 0, m_locale);
    QString text = numberText(value, most, m_locale);
    const QString zero = m_locale.zeroDigit();
    const QString point = m_locale.decimalPoint();
    int decimals = most;
    while (decimals > least && text.endsWith(zero)) {
        text.chop(zero.size());
        --decimals;
    }
    if (decimals == 0 && most > 0)
        text.chop(point.size());
    return text;
}

QString Formatter::table(double value, Unit unit) const
{
    const double number = shown(value, unit);
    const QString text =
        isMoney(unit) && std::isfinite(number) ? rounded(number, 0, tableDecimals(number, priceDigits)) : table(number);
    return withUnit(text, wordOf(unit, number, *this), m_locale);
}

QString Formatter::tableMoney(double usdValue) const
{
    const double value = ofUsd(usdValue);
    if (!std::isfinite(value))
        return {};
    if (!hasCents(m_currency))
        return rounded(value, 0, decimalsWithoutCents(value));
    const int most = std::max(4, labelDecimals(value) + 1);
    return rounded(value, 2, most);
}

QString Formatter::compact(double value) const
{
    const Thousands *step = thousandsOf(value);
    if (step == nullptr || !std::isfinite(value))
        return label(value);
    return std::fabs(value) < compactFrom ? label(toldIn(value, Unit::One, estimateDigits))
                                          : label(value / step->size) + letterOf(*step);
}

QString Formatter::compactInFull(double value) const
{
    return std::fabs(value) < compactFrom ? compact(value) : label(toldIn(value, Unit::One, estimateDigits));
}

bool Formatter::areInFull(const QList<double> &values)
{
    constexpr double thousand = 999.5;
    constexpr double million = 999'500.0;
    const auto isOfFour = [](double value) { return std::fabs(value) >= thousand && std::fabs(value) < compactFrom; };
    return std::ranges::any_of(values, isOfFour)
        && std::ranges::all_of(values, [](double value) { return std::fabs(value) < million; });
}

QString Formatter::compactMoney(double usdValue) const
{
    const double value = ofUsd(usdValue);
    const Thousands *step = thousandsOf(value);
    if (step == nullptr || !std::isfinite(value) || std::fabs(value) < compactFrom)
        return moneyLabel(usdValue);
    return label(value / step->size) + tr(step->ofMoney, step->note);
}

QString Formatter::tick(double value) const
{
    const Thousands *step = thousandsOf(value);
    return step == nullptr || !std::isfinite(value) ? table(value) : table(value / step->size) + letterOf(*step);
}

QString Formatter::full(double value) const
{
    constexpr double mostDigits = 1e21; // no full digits beyond that: 1e308 has three hundred
    if (!std::isfinite(value))
        return {};
    if (std::fabs(value) >= mostDigits)
        return m_locale.toString(value, 'g', 6);
    return numberText(value, shortestDecimals(value), m_locale);
}

QString Formatter::full(double value, Unit unit) const
{
    const double number = shown(value, unit);
    return withUnit(full(number), wordOf(unit, number, *this), m_locale);
}

QString Formatter::range(const Interval &value, Unit unit) const
{
    if (value.isExact())
        return full(value.value, unit);
    return tr("%1 to %2", "a range of two numbers, the second with its unit")
        .arg(full(shown(value.low, unit)), full(value.high, unit));
}

QString Formatter::withRange(const Interval &value, Unit unit) const
{
    if (value.isExact())
        return full(value.value, unit);
    return tr("%1 (%2 to %3)", "a value with its unit, and its range")
        .arg(full(value.value, unit), full(shown(value.low, unit)), full(shown(value.high, unit)));
}

QString Formatter::money(double usdValue) const
{
    const double value = ofUsd(usdValue);
    if (!std::isfinite(value))
        return {};
    return numberText(value, std::max(hasCents(m_currency) ? 2 : 0, shortestDecimals(value)), m_locale);
}

QString Formatter::moneyLabel(double usdValue) const
{
    const double value = ofUsd(usdValue);
    if (!std::isfinite(value))
        return {};
    if (!hasCents(m_currency))
        return rounded(value, 0, decimalsWithoutCents(value));
    return numberWith(value, &moneyDecimals);
}

namespace {

struct CurrencySign
{
    const char *code;
    const char *sign;
};

// Signs that readers know; all other currencies use their code.
constexpr CurrencySign currencySigns[] = {
    {"USD", "$"},
    {"EUR", "\u20ac"},
    {"GBP", "\u00a3"},
    {"JPY", "\u00a5"},
};

} // namespace

QString Formatter::withSign(const QString &number) const
{
    const auto *found = findWhere(
        currencySigns, [this](const CurrencySign &one) { return m_currency.code == QLatin1String(one.code); });
    const bool isPortuguese = m_locale.language() == QLocale::Portuguese;
    if (found == nullptr)
        return isEnglish(m_locale) ? m_currency.code + QChar(0x00A0) + number
                                   : number + QChar(0x00A0) + m_currency.code;
    const QString sign = QString::fromUtf8(found->sign);
    if (isPortuguese) // Brazil's own currency uses the dollar sign too
        return (m_currency.isUsd() ? QStringLiteral("US$") : sign) + QChar(0x00A0) + number;
    return isEnglish(m_locale) ? sign + number : number + QChar(0x00A0) + sign;
}

// Three digits are enough.
static bool isWholeAmount(double value)
{
    constexpr double from = 99.995;
    constexpr double to = 999.5;
    return std::fabs(value) >= from && std::fabs(value) < to;
}

QString Formatter::amountLabel(double usdValue) const
{
    const double value = ofUsd(usdValue);
    return isWholeAmount(value) ? rounded(value, 0, 0) : compactMoney(usdValue);
}

double Formatter::amountNumber(double usdValue) const
{
    const double value = ofUsd(usdValue);
    if (!std::isfinite(value) || m_rounding == Rounding::None)
        return value;
    if (std::fabs(value) >= compactFrom)
        return significant(value, estimateDigits);
    const int ofMoney = hasCents(m_currency) ? moneyDecimals(std::fabs(value)) : decimalsWithoutCents(value);
    const double scale = std::pow(10.0, isWholeAmount(value) ? 0 : ofMoney);
    return std::round(value * scale) / scale;
}

QString Formatter::amount(double usdValue) const
{
    return signedText(usdValue, withSign(amountLabel(std::fabs(usdValue))));
}

double Formatter::estimatedUsd(double usdValue) const
{
    constexpr double wholeFrom = 999.5; // below, cents are rounded from the exact number
    return std::fabs(ofUsd(usdValue)) < wholeFrom ? usdValue : toldIn(usdValue, Unit::Usd, estimateDigits);
}

QString Formatter::estimatedAmount(double usdValue) const { return amount(estimatedUsd(usdValue)); }

QString Formatter::percent(double fraction) const
{
    if (!std::isfinite(fraction))
        return {};
    return withUnit(numberWith(fraction * 100.0, &percentDecimals), QStringLiteral("%"), m_locale);
}

QString Formatter::signedPercent(double fraction) const
{
    const QString size = percent(std::fabs(fraction));
    return fraction < 0.0 ? signedText(fraction, size) : QChar(u'+') + size;
}

QString Formatter::wholePercent(double fraction) const
{
    const double points = std::round(fraction * 100.0);
    if (!std::isfinite(points))
        return percent(fraction);
    const auto text = [this](double whole) {
        return withUnit(numberText(whole, 0, m_locale), QStringLiteral("%"), m_locale);
    };
    return points == 0.0 && fraction != 0.0 ? tr("less than %1", "1%").arg(text(1.0)) : text(points);
}

QString Formatter::signedWholePercent(double fraction) const
{
    const QString size = wholePercent(std::fabs(fraction));
    if (std::round(fraction * 100.0) == 0.0) // too close to know which is larger
        return size;
    return fraction < 0.0 ? signedText(fraction, size) : QChar(u'+') + size;
}

QList<int> wholePercents(const QList<double> &shares)
{
    constexpr double slack = 1e-9; // 0.29 times 100 is just below 29
    QList<int> percents;
    QList<qsizetype> order;
    double sum = 0.0;
    int given = 0;
    for (const double share : shares) {
        order << percents.size();
        percents << static_cast<int>(std::floor(100.0 * share + slack));
        sum += share;
        given += percents.constLast();
    }
    const auto cut = [&](qsizetype i) { return percents.at(i) - 100.0 * shares.at(i); };
    std::ranges::stable_sort(order, {}, cut); // the first of equal ones gets more
    const int rest = static_cast<int>(std::round(100.0 * sum)) - given;
    for (int i = 0; i < rest; ++i)
        ++percents[order.at(i)];
    return percents;
}

QString signedText(double value, const QString &size) { return value < 0.0 ? QChar(0x2212) + size : size; }

QString Formatter::integer(qint64 value) const { return numberText(value, m_locale); }

QLocale readingLocale()
{
    const QLocale standard;
    return standard.language() == QLocale::C ? QLocale(QLocale::English, QLocale::UnitedStates) : standard;
}

constexpr qsizetype isoYearSize = 4;  ///< "2026"
constexpr qsizetype isoMonthSize = 7; ///< "2026-07"
constexpr qsizetype isoDaySize = 10;  ///< "2026-07-22"

// "Jul", "juil.", "Juli": as written between a day and a year. Languages without translations read English.
static QString monthText(const QDate &date, const QLocale &locale)
{
    constexpr std::array spoken{QLocale::German, QLocale::French, QLocale::Spanish, QLocale::Portuguese};
    const bool isSpoken = std::ranges::find(spoken, locale.language()) != spoken.end();
    return (isSpoken ? locale : QLocale::c()).monthName(date.month(), QLocale::ShortFormat);
}

// True if a character next to digits makes them part of a name, number or address instead of a date.
static bool joinsDate(QChar sign) { return sign.isLetterOrNumber() || QStringView(u"-_/@").contains(sign); }

// By hand: each comparability rule parses the dates of all prices, and QDate::fromString() takes microseconds.
DateSpan dateSpan(QStringView date)
{
    const bool hasDay = date.size() == isoDaySize;
    const bool hasMonth = hasDay || date.size() == isoMonthSize;
    if (!hasMonth && date.size() != isoYearSize)
        return {};
    std::array numbers{0, 0, 0}; // year, month, day
    std::size_t part = 0;
    for (qsizetype i = 0; i < date.size(); ++i) {
        const bool isHyphen = i == isoYearSize || i == isoMonthSize;
        if (isHyphen ? date.at(i) != u'-' : date.at(i) < u'0' || date.at(i) > u'9')
            return {};
        if (isHyphen)
            ++part;
        else
            numbers.at(part) = 10 * numbers.at(part) + (date.at(i).unicode() - u'0');
    }
    const QDate first(numbers[0], hasMonth ? numbers[1] : 1, hasDay ? numbers[2] : 1);
    if (!first.isValid())
        return {};
    return {first, hasDay ? first : (hasMonth ? first.addMonths(1) : first.addYears(1)).addDays(-1)};
}

bool isIsoDate(QStringView text) { return text.size() != isoYearSize && dateSpan(text).isKnown(); }

QString dateText(const QString &date, const QLocale &locale)
{
    if (date == QLatin1String("undated"))
        return tr("undated");
    if (!isIsoDate(date))
        return date;
    const QDate day = dateSpan(date).first;
    if (date.size() == isoDaySize && locale.language() == QLocale::German)
        return day.toString(QStringLiteral("dd.MM.yyyy"));
    const QString month = monthText(day, locale) + u' ' + date.first(isoYearSize);
    return date.size() == isoDaySize ? QString::number(day.day()) + u' ' + month : month;
}

QString filedDate(const QString &date) { return isIsoDate(date) ? date : dateText(date); }

QString withDateTexts(const QString &text, const QLocale &locale)
{
    QString written = text;
    // Backwards, so that earlier positions stay valid.
    for (qsizetype at = text.lastIndexOf(u'-'); at >= isoYearSize; at = text.lastIndexOf(u'-', at - 1)) {
        const qsizetype from = at - isoYearSize;
        for (const qsizetype size : {isoDaySize, isoMonthSize}) {
            const QStringView found = QStringView(text).mid(from, size);
            const bool isWhole = (from == 0 || !joinsDate(text.at(from - 1)))
                && (from + size >= text.size() || !joinsDate(text.at(from + size)));
            if (!isWhole || !isIsoDate(found))
                continue;
            written.replace(from, size, dateText(found.toString(), locale));
            break;
        }
    }
    return written;
}

QString midSentence(const QString &label)
{
    const bool isAbbreviation = label.size() > 1 && label.at(1).isUpper();
    if (label.isEmpty() || isAbbreviation || QLocale().language() == QLocale::German)
        return label;
    return label.at(0).toLower() + label.sliced(1);
}

QString sentenceCase(const QString &text) { return text.isEmpty() ? text : text.at(0).toUpper() + text.sliced(1); }

} // namespace chipboard
