// Purpose: the only place where numbers become text for people. Labels have at most three significant digits, tables
// the full value; separators follow the locale. It is also the only place that converts currency: all amounts passed in
// are in USD, all texts are in the display currency. Numbers of a chart or a file go through shown().
#pragma once

#include "data/core/unit.h"

#include <QDate>
#include <QList>
#include <QLocale>
#include <QString>

namespace chipboard {

// The display currency. Sources, catalogue, boards and all calculations stay in USD; only Formatter converts.

struct Currency
{
    QString code = QStringLiteral("USD"); ///< ISO 4217
    double rate = 1.0;                    ///< units of it per USD; 1 for USD
    QString asOf = {};                    ///< ISO date of a published rate; empty: the user's own rate

    [[nodiscard]] bool isUsd() const { return code == QLatin1String("USD"); }

    friend bool operator==(const Currency &, const Currency &) = default;
};

class Formatter
{
public:
    static constexpr int estimateDigits = 3; ///< digits of an estimated value

    explicit Formatter(const QLocale &locale = QLocale::c(), Currency currency = {});
    /// A copy that shows money in another currency.
    [[nodiscard]] Formatter in(const Currency &currency) const;
    [[nodiscard]] const Currency &currency() const { return m_currency; }
    /// For the ends of a printed range: rounds down (up), so that the printed range encloses the exact range and the
    /// printed value.
    [[nodiscard]] Formatter lowEnd() const { return rounding(Rounding::Down); }
    [[nodiscard]] Formatter highEnd() const { return rounding(Rounding::Up); }
    /// No rounding: the exact numbers behind a text, to check the text against.
    [[nodiscard]] Formatter unrounded() const { return rounding(Rounding::None); }

    /// A value in the display currency; values that are not money are unchanged.
    [[nodiscard]] double shown(double value, Unit unit) const;
    [[nodiscard]] Interval shown(const Interval &value, Unit unit) const;
    [[nodiscard]] std::optional<Interval> shown(const std::optional<Interval> &value, Unit unit) const
    {
        return value ? std::optional(shown(*value, unit)) : std::nullopt;
    }
    /// `value` rounded so that its displayed form has this many significant digits; see significant().
    [[nodiscard]] double toldIn(double value, Unit unit, int digits) const;
    /// An estimate inside a text: `digits` digits for the value whatever its range, two for each end, rounded outwards.
    /// Hence low <= value <= high as printed.
    [[nodiscard]] Interval toldIn(const Interval &value, Unit unit, int digits = estimateDigits) const;
    /// An estimate as tables, tooltips and commands print it: three digits for the value and each end, ends rounded
    /// outwards. An exact whole number that is not money is a count and keeps all its digits.
    [[nodiscard]] Interval estimated(const Interval &value, Unit unit) const;
    /// Inverse of shown(), for user input.
    [[nodiscard]] double stored(double shownValue, Unit unit) const;
    /// The unit's symbol in the display currency: "EUR/h".
    [[nodiscard]] QString unitText(Unit unit) const;
    /// The unit inside a sentence, with counted things as translated words: "tokens/s", "Tokens/s".
    [[nodiscard]] QString unitInSentence(Unit unit) const;
    /// Replaces USD in a text with the display currency: "USD per chip-hour" becomes "EUR per chip-hour".
    [[nodiscard]] QString unitWords(QString words) const;
    /// "1 USD = 0.92 EUR (your rate)"; empty if the display currency is USD.
    [[nodiscard]] QString rateText() const;
    /// Appends the conversion to a formula in USD: " × 0.92 EUR per USD (your rate)". No change if not money.
    [[nodiscard]] QString formulaText(const QString &formula, Unit unit) const;

    /// Three significant digits, at most two decimals for short numbers, no trailing zeros: 2.52, 35.8, 667, 1,299,
    /// 0.190 -> "0.19".
    [[nodiscard]] QString label(double value) const;
    /// The number that label() prints: readers compute ratios from it.
    [[nodiscard]] double labelNumber(double value) const;
    /// As label(), with up to `decimals` decimals, zeros kept, so that a chart's labels agree ("0.19", "8.00", "34").
    [[nodiscard]] QString label(double value, int decimals) const;
    /// At most three significant digits, with k, M, G, T from 10,000 on: "1,610", "12.3k", "30.8M"; money uses "bn" for
    /// G.
    [[nodiscard]] QString compact(double value) const;
    /// As compact(), but thousands in full, "12,900": for a column with "1,480", where "12.9k" would be a second style.
    [[nodiscard]] QString compactInFull(double value) const;
    /// True for such a column: numbers of four digits, none of a million.
    [[nodiscard]] static bool areInFull(const QList<double> &values);
    /// Amounts up to 10,000 are written in full. All money functions take USD.
    [[nodiscard]] QString compactMoney(double usdValue) const;
    /// Axis tick label without insignificant digits: "0.5", "20", "5k", "2M".
    [[nodiscard]] QString tick(double value) const;
    /// All significant digits (up to 12), no exponent below 1e15.
    [[nodiscard]] QString full(double value) const;
    /// "2.9 TB/s"; a space also precedes units that are words.
    [[nodiscard]] QString full(double value, Unit unit) const;
    /// "3 to 4 USD/h" for a range; as full(value, unit) for an exact value.
    [[nodiscard]] QString range(const Interval &value, Unit unit) const;
    /// "9.8 USD/h (9.75 to 9.85)", value first, for formulas; as full(value, unit) for an exact value.
    [[nodiscard]] QString withRange(const Interval &value, Unit unit) const;
    /// Two decimals if they are enough, otherwise all digits: 55.04, 35.7608.
    [[nodiscard]] QString money(double usdValue) const;
    /// For tables on screen: at most four significant digits, six for prices; whole numbers keep all digits. Files have
    /// full precision.
    [[nodiscard]] QString table(double value) const;
    [[nodiscard]] QString table(double value, Unit unit) const;
    /// Two to four decimals; small amounts four digits. Without cents (JPY): three digits, whole from 100 on.
    [[nodiscard]] QString tableMoney(double usdValue) const;
    /// Money at a chart mark: two decimals from 0.10 on, three digits below, whole from 1000 on; JPY as in tables.
    [[nodiscard]] QString moneyLabel(double usdValue) const;
    /// An amount inside a sentence, with the currency sign where the language puts it: "$2.24", "$15.2k", "2,24 $" in
    /// German, "CHF 1.61" where there is no common sign. In USD, as for money() and compactMoney().
    [[nodiscard]] QString amount(double usdValue) const;
    /// The digits of amount() without the sign, for marks of a chart, so that they agree with its title.
    [[nodiscard]] QString amountLabel(double usdValue) const;
    /// The number that amount() prints, in the display currency: readers compute differences from it.
    [[nodiscard]] double amountNumber(double usdValue) const;
    /// An estimated amount: three digits from 1,000 on, as in tables: "$8,610".
    [[nodiscard]] QString estimatedAmount(double usdValue) const;
    /// The amount that estimatedAmount() prints.
    [[nodiscard]] double estimatedUsd(double usdValue) const;
    /// "66%" in the locale's digits, two significant digits below 10 %: "4.1%", "0.55%"; "66 %" where the language puts
    /// a space before the sign.
    [[nodiscard]] QString percent(double fraction) const;
    /// "+4.1 %", with a minus sign below zero.
    [[nodiscard]] QString signedPercent(double fraction) const;
    /// "5%": the difference of two three-digit numbers, no more precise than they are; "less than 1%", without a sign,
    /// if it rounds to zero. `fraction` is not negative.
    [[nodiscard]] QString wholePercent(double fraction) const;
    [[nodiscard]] QString signedWholePercent(double fraction) const;
    [[nodiscard]] QString integer(qint64 value) const;

    [[nodiscard]] const QLocale &locale() const { return m_locale; }

    /// `value` rounded to this many significant digits: 938.16 with three is 938, 10,450 is 10,500.
    [[nodiscard]] static double significant(double value, int digits);
    /// Decimals needed to show two significant digits of `smallest`, the smallest value of a chart.
    [[nodiscard]] static int decimalsFor(double smallest);

private:
    enum class Rounding { Nearest, Down, Up, None };
    [[nodiscard]] Interval withEnds(const Interval &value, Unit unit, int digits, int endDigits) const;
    [[nodiscard]] Formatter rounding(Rounding rounding) const;
    /// `value` rounded to this many decimals by m_rounding.
    [[nodiscard]] double atDecimals(double value, int decimals) const;
    /// `value` with the decimals that `decimalsOf` returns for it, applied before and after rounding.
    [[nodiscard]] QString numberWith(double value, int (*decimalsOf)(double)) const;
    [[nodiscard]] QString rateOrigin() const;
    /// Adds the currency sign or code to a number that is already in the display currency.
    [[nodiscard]] QString withSign(const QString &number) const;
    /// `most` decimals, minus trailing zeros, but at least `least` decimals.
    [[nodiscard]] QString rounded(double value, int least, int most) const;

    [[nodiscard]] double ofUsd(double usdValue) const { return usdValue * m_currency.rate; }

    QLocale m_locale;
    Currency m_currency;
    Rounding m_rounding = Rounding::Nearest;
};

/// Shares of a whole, 0 to 1, as whole percents that add up to the percents of their sum: each is rounded down, and
/// those cut most get the rest (largest remainder, Hamilton).
[[nodiscard]] QList<int> wholePercents(const QList<double> &shares);
/// Prepends a minus sign to the absolute value if `value` is negative: "−11,000 USD".
[[nodiscard]] QString signedText(double value, const QString &size);

/// A period of a month ("2024-12") or a year ("2025").
struct DateSpan
{
    QDate first; ///< invalid: unknown
    QDate last;

    [[nodiscard]] bool isKnown() const { return first.isValid(); }
    /// Its place on time axes and in order, as a Julian day: a year alone is in its middle.
    [[nodiscard]] double middle() const
    {
        return (static_cast<double>(first.toJulianDay()) + static_cast<double>(last.toJulianDay())) / 2.0;
    }
    friend bool operator==(const DateSpan &, const DateSpan &) = default;
};
[[nodiscard]] DateSpan dateSpan(QStringView date);
/// Locale for texts without a Formatter at hand: QLocale(), or English if that is the C locale.
[[nodiscard]] QLocale readingLocale();
/// A catalogue date for people: "2026-07-22" becomes "22 Jul 2026", "2026-07" becomes "Jul 2026", in the language's
/// format ("22.07.2026", "Juli 2026" in German); "undated" as a word. Other text is unchanged. Files and keys keep ISO
/// dates.
[[nodiscard]] QString dateText(const QString &date, const QLocale &locale = readingLocale());
/// ISO date for spreadsheets, so that it sorts; without a date as dateText().
[[nodiscard]] QString filedDate(const QString &date);
/// Applies dateText() to each date in a text. Parts of URLs and names ("v2026-07", "/2026-07-22") stay.
[[nodiscard]] QString withDateTexts(const QString &text, const QLocale &locale = readingLocale());
/// True for dates in file format: "2026-07-22" or "2026-07".
[[nodiscard]] bool isIsoDate(QStringView text);
/// A label inside a sentence: "Cost of output" becomes "cost of output". Abbreviations ("PUE", "KV heads") keep their
/// capitals, and so do all German labels, whose nouns are capitalized.
[[nodiscard]] QString midSentence(const QString &label);
/// Capitalizes the first letter.
[[nodiscard]] QString sentenceCase(const QString &text);

} // namespace chipboard
