// Purpose: the one place where numbers become text. Labels carry three significant digits at most, tables the full
// value; separators follow the locale. Nothing else in the program formats a number for people. It is also the one
// place where money changes its currency: every amount that is told to it is in USD, every text is in the currency
// shown. Numbers of a chart or a file go through shown().
#pragma once

#include "data/core/unit.h"

#include <QDate>
#include <QLocale>
#include <QString>

namespace chipboard {

// The currency that money is shown in. Sources, catalogue, boards and all reckoning stay in USD; Formatter
// alone converts.

struct Currency
{
    QString code = QStringLiteral("USD"); ///< ISO 4217
    double rate = 1.0;                    ///< how much of it one USD buys; 1 for USD
    QString asOf = {};                    ///< ISO date of a published rate; empty: the user's own

    [[nodiscard]] bool isUsd() const { return code == QLatin1String("USD"); }

    friend bool operator==(const Currency &, const Currency &) = default;
};

class Formatter
{
public:
    static constexpr int estimateDigits = 3; ///< of a value that an estimate makes

    explicit Formatter(const QLocale &locale = QLocale::c(), Currency currency = {});
    /// The same with money in another currency.
    [[nodiscard]] Formatter in(const Currency &currency) const;
    [[nodiscard]] const Currency &currency() const { return m_currency; }
    /// For the ends of a range beside its value: what has to be rounded is rounded down (up), so that the printed range
    /// encloses the range, and with it the value as printed.
    [[nodiscard]] Formatter lowEnd() const { return rounding(Rounding::Down); }
    [[nodiscard]] Formatter highEnd() const { return rounding(Rounding::Up); }
    /// All digits everywhere: what a text says before it is rounded, to check a text against.
    [[nodiscard]] Formatter unrounded() const { return rounding(Rounding::None); }

    /// An amount of the unit in the currency shown; what is no money is as it was.
    [[nodiscard]] double shown(double value, Unit unit) const;
    [[nodiscard]] Interval shown(const Interval &value, Unit unit) const;
    [[nodiscard]] std::optional<Interval> shown(const std::optional<Interval> &value, Unit unit) const
    {
        return value ? std::optional(shown(*value, unit)) : std::nullopt;
    }
    /// `value` so that what is shown of it has so many significant digits; see significant().
    [[nodiscard]] double toldIn(double value, Unit unit, int digits) const;
    /// A value of an estimate as texts print it: so many digits of the value whatever its range, two of each end,
    /// rounded outwards. Hence low <= value <= high as printed.
    [[nodiscard]] Interval toldIn(const Interval &value, Unit unit, int digits = estimateDigits) const;
    /// An estimate as tables, tooltips and commands print it: three digits of the value and of each end, the ends
    /// rounded outwards. An exact whole number that is no money is a count and keeps all of them.
    [[nodiscard]] Interval estimated(const Interval &value, Unit unit) const;
    /// The way back, for what a person enters.
    [[nodiscard]] double stored(double shownValue, Unit unit) const;
    /// The unit's symbol with the currency shown: "EUR/h".
    [[nodiscard]] QString unitText(Unit unit) const;
    /// The unit in a sentence for people, where what is counted is a word of the language: "tokens/s", "Tokens/s".
    [[nodiscard]] QString unitInSentence(Unit unit) const;
    /// Words about USD with the currency shown: "USD per chip-hour" is "EUR per chip-hour".
    [[nodiscard]] QString unitWords(QString words) const;
    /// "1 USD = 0.92 EUR (your rate)"; empty while money is shown in USD.
    [[nodiscard]] QString rateText() const;
    /// A formula in USD with its last step: " × 0.92 EUR per USD (your rate)". Unchanged where the unit is no money.
    [[nodiscard]] QString formulaText(const QString &formula, Unit unit) const;

    /// Three significant digits, trailing zeros of short numbers kept to two decimals: 2.52, 35.8, 667, 1,299, 0.190 ->
    /// "0.19".
    [[nodiscard]] QString label(double value) const;
    /// As label(), with at most so many decimals and all of them shown: a chart's labels agree ("0.19", "8.00", "34").
    [[nodiscard]] QString label(double value, int decimals) const;
    /// Three significant digits at most, thousands and more with k, M, G, T: "1.23k", "30.8M"; money has "bn" for G.
    [[nodiscard]] QString compact(double value) const;
    /// Money up to 10,000 is told in full. Amounts of the functions for money are in USD.
    [[nodiscard]] QString compactMoney(double usdValue) const;
    /// Beside a tick of an axis, without digits that say nothing: "0.5", "20", "5k", "2M".
    [[nodiscard]] QString tick(double value) const;
    /// All digits that the value has (up to 12 significant), no exponent below 1e15.
    [[nodiscard]] QString full(double value) const;
    /// "2.9 TB/s"; units that read as words follow after a space too.
    [[nodiscard]] QString full(double value, Unit unit) const;
    /// "3 to 4 USD/h" for a range, full(value, unit) for an exact value.
    [[nodiscard]] QString range(const Interval &value, Unit unit) const;
    /// "9.8 USD/h (9.75 to 9.85)": the value first, for formulas; full(value, unit) for an exact value.
    [[nodiscard]] QString withRange(const Interval &value, Unit unit) const;
    /// Money in cents where that is enough, else in full: 55.04, 35.7608.
    [[nodiscard]] QString money(double usdValue) const;
    /// For tables people read: four significant digits at most, six of prices, none cut off whole numbers; files carry
    /// the rest.
    [[nodiscard]] QString table(double value) const;
    [[nodiscard]] QString table(double value, Unit unit) const;
    /// Cents at least, four decimals at most; small ones to four digits. Without cents (JPY): three, whole from 100 on.
    [[nodiscard]] QString tableMoney(double usdValue) const;
    /// Money on a mark: cents from 0.10 on, three significant digits below, whole from 1000 on; JPY as tables.
    [[nodiscard]] QString moneyLabel(double usdValue) const;
    /// An amount as a sentence has it, with the sign of the currency as the language writes it: "$2.24", "$15.2k",
    /// "2,24 $" in German, "CHF 1.61" where readers know no sign. In USD, as money() and compactMoney() take it.
    [[nodiscard]] QString amount(double usdValue) const;
    /// The same of an estimate: three digits from 1,000 on, as tables have it: "$8,610".
    [[nodiscard]] QString estimatedAmount(double usdValue) const;
    /// "66%" with the locale's digits, two significant ones below 10 %: "4.1%", "0.55%"; "66 %" where the language has
    /// a space there.
    [[nodiscard]] QString percent(double fraction) const;
    /// "+4.1 %", with a minus sign below zero.
    [[nodiscard]] QString signedPercent(double fraction) const;
    /// "5%": how far two numbers of three digits are apart, which is not known any closer; "less than 1%" where that
    /// rounds to nothing, then without a sign. `fraction` is not negative.
    [[nodiscard]] QString wholePercent(double fraction) const;
    [[nodiscard]] QString signedWholePercent(double fraction) const;
    [[nodiscard]] QString integer(qint64 value) const;

    [[nodiscard]] const QLocale &locale() const { return m_locale; }

    /// `value` with so many significant digits: 938.16 with three is 938, 10,450 is 10,500.
    [[nodiscard]] static double significant(double value, int digits);
    /// Decimals that show `value` to two significant digits: what the smallest of a chart's values needs.
    [[nodiscard]] static int decimalsFor(double smallest);

private:
    enum class Rounding { Nearest, Down, Up, None };
    [[nodiscard]] Interval withEnds(const Interval &value, Unit unit, int digits, int endDigits) const;
    [[nodiscard]] Formatter rounding(Rounding rounding) const;
    /// The number of so many decimals that stands for `value` by the rounding in force.
    [[nodiscard]] double atDecimals(double value, int decimals) const;
    /// `value` with as many decimals as `decimalsOf` finds for it, before and after it is rounded.
    [[nodiscard]] QString numberWith(double value, int (*decimalsOf)(double)) const;
    [[nodiscard]] QString rateOrigin() const;
    /// A number that is already in the currency shown, with the currency's sign or code.
    [[nodiscard]] QString withSign(const QString &number) const;
    /// With `most` decimals, less the zeros at the end as far as `least` decimals stay.
    [[nodiscard]] QString rounded(double value, int least, int most) const;

    [[nodiscard]] double ofUsd(double usdValue) const { return usdValue * m_currency.rate; }

    QLocale m_locale;
    Currency m_currency;
    Rounding m_rounding = Rounding::Nearest;
};

/// The size of a number with a minus sign before it where the number is below zero: "−11,000 USD".
[[nodiscard]] QString signedText(double value, const QString &size);

/// "2024-12" is a month, "2025" a year.
struct DateSpan
{
    QDate first; ///< invalid: not known
    QDate last;

    [[nodiscard]] bool isKnown() const { return first.isValid(); }
    friend bool operator==(const DateSpan &, const DateSpan &) = default;
};
[[nodiscard]] DateSpan dateSpan(QStringView date);
/// Of texts that people read where no formatter is at hand: QLocale(), but English where that is no language.
[[nodiscard]] QLocale readingLocale();
/// A date of the catalogue for people: "2026-07-22" is "22 Jul 2026", "2026-07" is "Jul 2026", as the language writes
/// it
/// ("22.07.2026" and "Juli 2026" in German); "undated" in words. What is no date stays as it is. Files and keys keep
/// ISO.
[[nodiscard]] QString dateText(const QString &date, const QLocale &locale = readingLocale());
/// As spreadsheets keep a date, so that it sorts: ISO; without a date as dateText().
[[nodiscard]] QString filedDate(const QString &date);
/// A text with each date in it as dateText() writes it. Parts of addresses and names ("v2026-07", "/2026-07-22") stay.
[[nodiscard]] QString withDateTexts(const QString &text, const QLocale &locale = readingLocale());
/// Whether the text is a date as files have it: "2026-07-22" or "2026-07".
[[nodiscard]] bool isIsoDate(QStringView text);
/// A label as it stands inside a sentence: "Cost of output" is "cost of output". Abbreviations ("PUE", "KV heads") keep
/// their capitals, and so does everything in German, whose nouns have them.
[[nodiscard]] QString midSentence(const QString &label);
/// The first letter as a capital.
[[nodiscard]] QString sentenceCase(const QString &text);

} // namespace chipboard
