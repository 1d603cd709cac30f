// Purpose: numbers written and read as a language does it, where QLocale does not. Qt 6.4 asks of every group of
// thousands what a language asks of the first one alone: Spanish, which groups from five digits on, got "1200.000" for
// 1.200.000, and reading the right form failed. Formatter is what pages ask; this is under it.
#pragma once

#include <QLocale>
#include <QString>

#include <array>
#include <optional>

namespace chipboard {

/// "1200.50", as QString::number(value, 'f', decimals) writes it, on the stack: most numbers are written to be looked
/// at.
struct PlainDecimal
{
    std::array<char, 40> chars{};
    qsizetype size = 0;
};
/// Empty where QString has to be asked: below zero, of huge numbers, of more than 15 decimals, and of what lies just
/// between two.
[[nodiscard]] std::optional<PlainDecimal> plainDecimal(double value, int decimals);

/// With exactly so many decimals, a half away from zero: "1.200.000,50", "1200,50", 2.235 as "2.24". Infinite ones and
/// NaN as QLocale writes them.
[[nodiscard]] QString numberText(double value, int decimals, const QLocale &locale);
[[nodiscard]] QString numberText(qint64 value, const QLocale &locale);
/// What a person or numberText() wrote, with or without groups of three; empty where the text is no number.
[[nodiscard]] std::optional<double> numberFrom(const QString &text, const QLocale &locale);

/// What a language writes between a number and its percent sign: English and Portuguese nothing, others a space that
/// does not break. Translations have the same (update.py --check).
[[nodiscard]] QString spaceBeforePercent(const QLocale &locale);

/// A text that plain Formatter made ("35.7608 USD/h / 16") with its numbers and shares ("76.4%") as the language writes
/// them. Names that hold digits ("p5.48xlarge", "2026-07-20", "1e6") stay as they are.
[[nodiscard]] QString withLocalNumbers(const QString &plain, const QLocale &locale);

} // namespace chipboard
