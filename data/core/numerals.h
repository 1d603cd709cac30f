// Purpose: localized numbers where QLocale is wrong. Qt 6.4 applies the minimum grouping size to every group instead of
// only the first: Spanish, which groups from five digits on, got "1200.000" for 1.200.000, and the correct form could
// not be read. Pages use Formatter, which calls this.
#pragma once

#include <QLocale>
#include <QString>

#include <array>
#include <optional>

namespace chipboard {

/// "1200.50", as QString::number(value, 'f', decimals), but on the stack, because most numbers are only compared.
struct PlainDecimal
{
    std::array<char, 40> chars{};
    qsizetype size = 0;
};
/// Empty where QString must do it: negative and huge numbers, more than 15 decimals, and exact halves.
[[nodiscard]] std::optional<PlainDecimal> plainDecimal(double value, int decimals);

/// Exactly this many decimals, halves away from zero: "1.200.000,50", "1200,50", 2.235 as "2.24". Infinity and NaN as
/// QLocale writes them.
[[nodiscard]] QString numberText(double value, int decimals, const QLocale &locale);
[[nodiscard]] QString numberText(qint64 value, const QLocale &locale);
/// Parses user input or numberText() output, with or without groups of three; empty if it is not a number.
[[nodiscard]] std::optional<double> numberFrom(const QString &text, const QLocale &locale);

/// Separator between a number and the percent sign: none in English and Portuguese, otherwise a no-break space.
/// Translations use the same (update.py --check).
[[nodiscard]] QString spaceBeforePercent(const QLocale &locale);

/// Localizes the numbers and percentages ("76.4%") of a text in the C locale ("35.7608 USD/h / 16"). Names with digits
/// ("p5.48xlarge", "2026-07-20", "1e6") stay.
[[nodiscard]] QString withLocalNumbers(const QString &plain, const QLocale &locale);

} // namespace chipboard
