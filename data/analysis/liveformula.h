// Purpose: a formula as plain data: numbers, texts, cells by index in a model, operators and the few functions that
// estimates need. Evaluated here and exported to spreadsheets as the same formula, so that both agree.
#pragma once

#include <QList>
#include <QString>

#include <functional>
#include <variant>

namespace chipboard {

/// Content of a cell: nothing, a number, or text (the reason why it is missing).
using LiveValue = std::variant<std::monostate, double, QString>;

struct LiveFormula
{
    enum class Kind { Number, Text, Cell, Operator, Function };

    Kind kind = Kind::Number;
    double number = 0.0;
    int cell = -1;            ///< for Cell: index in the model
    QString text;             ///< content of a Text, sign of an operator, name of a function
    QList<LiveFormula> parts; ///< operands of operators and functions

    LiveFormula() = default;
    LiveFormula(double value);
    explicit LiveFormula(const QString &words);
    [[nodiscard]] static LiveFormula ofCell(int place);
    [[nodiscard]] bool isCell() const { return kind == Kind::Cell; }

    friend bool operator==(const LiveFormula &, const LiveFormula &) = default;
};

[[nodiscard]] LiveFormula operator+(const LiveFormula &a, const LiveFormula &b);
[[nodiscard]] LiveFormula operator-(const LiveFormula &a, const LiveFormula &b);
[[nodiscard]] LiveFormula operator*(const LiveFormula &a, const LiveFormula &b);
[[nodiscard]] LiveFormula operator/(const LiveFormula &a, const LiveFormula &b);
[[nodiscard]] LiveFormula powerOf(const LiveFormula &base, const LiveFormula &exponent);

// Conditions; as in spreadsheets they are numbers, 1 if true.
[[nodiscard]] LiveFormula isAbove(const LiveFormula &a, const LiveFormula &b);
[[nodiscard]] LiveFormula isBelow(const LiveFormula &a, const LiveFormula &b);
[[nodiscard]] LiveFormula isAtMost(const LiveFormula &a, const LiveFormula &b);
[[nodiscard]] LiveFormula isAtLeast(const LiveFormula &a, const LiveFormula &b);
[[nodiscard]] LiveFormula isOther(const LiveFormula &a, const LiveFormula &b);
[[nodiscard]] LiveFormula allOf(const QList<LiveFormula> &conditions);
[[nodiscard]] LiveFormula anyOf(const QList<LiveFormula> &conditions);
[[nodiscard]] LiveFormula choice(const LiveFormula &condition, const LiveFormula &then, const LiveFormula &otherwise);

[[nodiscard]] LiveFormula least(const QList<LiveFormula> &numbers);
[[nodiscard]] LiveFormula greatest(const QList<LiveFormula> &numbers);
[[nodiscard]] LiveFormula wholeBelow(const LiveFormula &number); ///< rounded down
[[nodiscard]] LiveFormula wholeAbove(const LiveFormula &number); ///< rounded up; for numbers above -1
[[nodiscard]] LiveFormula remainderOf(const LiveFormula &number, const LiveFormula &divisor);
[[nodiscard]] LiveFormula powerOfTwoFrom(const LiveFormula &number); ///< the smallest one not below; from 1 on

/// Spreadsheet syntax without "=": "IF(B4>0,B4,1E+99)". `nameOf` returns the name of a cell.
[[nodiscard]] QString toFormula(const LiveFormula &expression, const std::function<QString(int)> &nameOf);

/// For readers: "max({a}, 2 x {b}) / 3600"; cells by name in braces, ceil() and floor() for rounding.
[[nodiscard]] QString toWords(const LiveFormula &expression, const std::function<QString(int)> &nameOf);

/// Its value; `cells` must be evaluated already. An empty cell counts as 0; arithmetic with text gives NaN.
[[nodiscard]] LiveValue valueOf(const LiveFormula &expression, const QList<LiveValue> &cells);

/// Collects the indices of all cells used.
void collectCells(const LiveFormula &expression, QList<int> &cells);

// A number that is recorded instead of calculated: a formula with its unit. The templates of data/model accept it
// instead of a double; units appear in formulas only where a cell needs one (5 GB and 3 ms are 5e9 bytes and 3e-3 s,
// and their quotient needs one factor).

class Expr
{
public:
    Expr(double number = 0.0);
    /// `formula` counts in `unit`: 1e9 for gigabytes if the dimension's base unit is a byte.
    explicit Expr(const LiveFormula &formula, double unit = 1.0);

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

    /// The unit for sums and comparisons of both: that of the first one that is not a plain number.
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
/// Text instead of a number: why there is none; "" if there is one.
[[nodiscard]] Expr words(const QString &text);
[[nodiscard]] Expr noWords();
/// For numbers and text.
[[nodiscard]] Expr areOther(const Expr &a, const Expr &b);
[[nodiscard]] Expr hasWords(const Expr &expression);
/// Only for constant numbers: a condition over cells may become true.
[[nodiscard]] bool isNever(const Expr &condition);

} // namespace chipboard
