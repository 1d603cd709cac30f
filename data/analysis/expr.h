// Purpose: a number that is written down instead of calculated: a formula and the unit that it is in. The formulas of
// data/model, templates over a number, take it in place of a double; units stay out of the formulas until a cell
// needs one (5 GB and 3 ms are 5e9 bytes and 3e-3 s, and their quotient needs one factor).
#pragma once

#include "data/analysis/liveformula.h"

namespace chipboard {

class Expr
{
public:
    Expr(double number = 0.0);
    /// `formula` counts units: 1e9 where it is gigabytes and the dimension's base unit is a byte.
    explicit Expr(const LiveFormula &formula, double unit = 1.0);

    /// The formula of the same value as a number of `unit`.
    [[nodiscard]] LiveFormula in(double unit = 1.0) const;
    [[nodiscard]] bool isNumber() const { return m_formula.kind == LiveFormula::Kind::Number; }
    [[nodiscard]] bool isZero() const { return isNumber() && m_formula.number == 0.0; }
    [[nodiscard]] bool isOne() const { return isNumber() && m_formula.number == 1.0; }

    friend Expr operator+(const Expr &a, const Expr &b);
    friend Expr operator-(const Expr &a, const Expr &b);
    friend Expr operator*(const Expr &a, const Expr &b);
    friend Expr operator/(const Expr &a, const Expr &b);
    // Conditions are expressions, as in spreadsheets.
    friend Expr operator<(const Expr &a, const Expr &b);
    friend Expr operator>(const Expr &a, const Expr &b);
    friend Expr operator<=(const Expr &a, const Expr &b);
    friend Expr operator>=(const Expr &a, const Expr &b);
    friend Expr operator&&(const Expr &a, const Expr &b);
    friend Expr operator||(const Expr &a, const Expr &b);
    friend Expr operator!(const Expr &condition);

    friend Expr timesUnit(const Expr &value, double factor);
    friend Expr overUnit(const Expr &value, double factor);

    /// The unit in which sums and comparisons of both are written: that of the first that is no plain number.
    [[nodiscard]] static double sharedUnit(const Expr &a, const Expr &b);

    friend bool operator==(const Expr &, const Expr &) = default;

private:
    LiveFormula m_formula;
    double m_unit = 1.0;
};

[[nodiscard]] Expr select(const Expr &condition, const Expr &then, const Expr &otherwise);
[[nodiscard]] Expr minOf(const Expr &a, const Expr &b);
[[nodiscard]] Expr maxOf(const Expr &a, const Expr &b);
[[nodiscard]] Expr floorOf(const Expr &value);
[[nodiscard]] Expr ceilOf(const Expr &value);
[[nodiscard]] Expr powOf(const Expr &base, const Expr &exponent);
[[nodiscard]] Expr powerOfTwoFrom(const Expr &number);
[[nodiscard]] Expr remainderOf(const Expr &number, const Expr &divisor);
/// Text in place of a number: why there is none; "" where there is one.
[[nodiscard]] Expr words(const QString &text);
[[nodiscard]] Expr noWords();
/// Of numbers and of words.
[[nodiscard]] Expr areOther(const Expr &a, const Expr &b);
[[nodiscard]] Expr hasWords(const Expr &expression);
/// Only where it is a number: a condition of cells may hold.
[[nodiscard]] bool isNever(const Expr &condition);

} // namespace chipboard
