// Purpose: the one place where numbers become text. Labels carry three significant digits at most, tables the full
// value; separators follow the locale. Nothing else in the program formats a number for people.
#pragma once

#include "data/units/interval.h"
#include "data/units/unit.h"

#include <QLocale>
#include <QString>

namespace chipboard {

class Formatter
{
public:
    explicit Formatter(const QLocale &locale = QLocale::c());

    /// Three significant digits, trailing zeros of short numbers kept to two decimals: 2.52, 35.8, 667, 1,299, 0.190 ->
    /// "0.19".
    [[nodiscard]] QString label(double value) const;
    /// As label(), with at most so many decimals and all of them shown: a chart's labels agree ("0.19", "8.00", "34").
    [[nodiscard]] QString label(double value, int decimals) const;
    /// As label(), with "~" before an approximate value.
    [[nodiscard]] QString label(const Interval &value, bool approximate) const;
    /// Three significant digits at most, thousands and more with k, M, G, T: "1.23k", "30.8M"; money has "bn" for G.
    [[nodiscard]] QString compact(double value) const;
    /// Money up to 10,000 is told in full.
    [[nodiscard]] QString compactMoney(double value) const;
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
    [[nodiscard]] QString money(double value) const;
    /// For tables people read: six significant digits at most; files carry the rest.
    [[nodiscard]] QString table(double value) const;
    [[nodiscard]] QString table(double value, Unit unit) const;
    /// Cents at least, four decimals at most; small amounts to four significant digits.
    [[nodiscard]] QString tableMoney(double value) const;
    /// Money on a mark: cents from 0.10 on, three significant digits below, whole dollars from 1000 on.
    [[nodiscard]] QString moneyLabel(double value) const;
    /// "66 %" with the locale's digits, one decimal below 10 %.
    [[nodiscard]] QString percent(double fraction) const;
    [[nodiscard]] QString integer(qint64 value) const;

    [[nodiscard]] const QLocale &locale() const { return m_locale; }

    /// `value` with so many significant digits: 938.16 with three is 938, 10,450 is 10,500.
    [[nodiscard]] static double significant(double value, int digits);
    /// Decimals that show `value` to two significant digits: what the smallest of a chart's values needs.
    [[nodiscard]] static int decimalsFor(double smallest);

private:
    /// With `most` decimals, less the zeros at the end as far as `least` decimals stay.
    [[nodiscard]] QString rounded(double value, int least, int most) const;

    QLocale m_locale;
};

} // namespace chipboard
