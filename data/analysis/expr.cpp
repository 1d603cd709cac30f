#include "data/analysis/expr.h"

#include <algorithm>
#include <cmath>

namespace chipboard {
namespace {

// Units are powers of ten, hours and the like: their quotients are to read as such.
double rounded(double ratio) { return QString::number(ratio, 'g', 15).toDouble(); }

bool isWhole(double number) { return number == std::round(number); }

// The factor is written as people would: 1000, 1/1000, 100000000/3600 where hours meet seconds.
LiveFormula converted(const LiveFormula &formula, double ratio)
{
    constexpr double secondsOfAnHour = 3600.0;
    const double times = rounded(ratio);
    const double over = rounded(1.0 / ratio);
    if (times == 1.0)
        return formula;
    if (formula.kind == LiveFormula::Kind::Number)
        return rounded(formula.number * ratio);
    if (isWhole(over))
        return formula / LiveFormula(over);
    if (const double hourly = rounded(ratio * secondsOfAnHour); !isWhole(times) && isWhole(hourly))
        return formula * LiveFormula(hourly) / LiveFormula(secondsOfAnHour);
    return formula * LiveFormula(times);
}

Expr joined(LiveFormula (*operation)(const LiveFormula &, const LiveFormula &), const Expr &a, const Expr &b)
{
    const double unit = Expr::sharedUnit(a, b);
    return Expr(operation(a.in(unit), b.in(unit)), unit);
}

Expr compared(LiveFormula (*operation)(const LiveFormula &, const LiveFormula &), const Expr &a, const Expr &b)
{
    const double unit = Expr::sharedUnit(a, b);
    const LiveFormula condition = operation(a.in(unit), b.in(unit));
    if (a.isNumber() && b.isNumber())
        return std::get<double>(valueOf(condition, {}));
    return Expr(condition);
}

double numberOf(const Expr &expression) { return expression.in().number; }

// MAX(MAX(a,b),c) is MAX(a,b,c).
LiveFormula flat(LiveFormula (*function)(const QList<LiveFormula> &), const LiveFormula &a, const LiveFormula &b)
{
    LiveFormula made = function({a, b});
    if (a.kind == LiveFormula::Kind::Function && a.text == made.text)
        made.parts = a.parts + QList<LiveFormula>{b};
    return made;
}

Expr flatIn(LiveFormula (*function)(const QList<LiveFormula> &), const Expr &a, const Expr &b)
{
    const double unit = Expr::sharedUnit(a, b);
    return Expr(flat(function, a.in(unit), b.in(unit)), unit);
}

bool isInfinite(const Expr &expression) { return expression.isNumber() && std::isinf(numberOf(expression)); }

bool areNumbers(const Expr &a, const Expr &b) { return a.isNumber() && b.isNumber(); }

} // namespace

Expr::Expr(double number)
    : m_formula(number)
{
}

Expr::Expr(const LiveFormula &formula, double unit)
    : m_formula(formula)
    , m_unit(unit)
{
    if (isNumber() && unit != 1.0) {
        m_formula = LiveFormula(formula.number * unit);
        m_unit = 1.0;
    }
}

LiveFormula Expr::in(double unit) const { return converted(m_formula, m_unit / unit); }

double Expr::sharedUnit(const Expr &a, const Expr &b) { return a.isNumber() ? b.m_unit : a.m_unit; }

Expr operator+(const Expr &a, const Expr &b)
{
    if (areNumbers(a, b))
        return numberOf(a) + numberOf(b);
    return a.isZero() ? b : b.isZero() ? a : joined(&chipboard::operator+, a, b);
}

Expr operator-(const Expr &a, const Expr &b)
{
    if (areNumbers(a, b))
        return numberOf(a) - numberOf(b);
    return b.isZero() ? a : joined(&chipboard::operator-, a, b);
}

Expr operator*(const Expr &a, const Expr &b)
{
    if (areNumbers(a, b))
        return numberOf(a) * numberOf(b);
    if (a.isZero() || b.isZero())
        return 0.0;
    if (a.isOne() || b.isOne())
        return a.isOne() ? b : a;
    if (isInfinite(a) || isInfinite(b)) // no peak is known: arithmetic takes no time
        return isInfinite(a) ? a : b;
    return Expr(a.m_formula * b.m_formula, a.m_unit * b.m_unit);
}

Expr operator/(const Expr &a, const Expr &b)
{
    if (areNumbers(a, b))
        return numberOf(a) / numberOf(b);
    if (isInfinite(b))
        return 0.0;
    return a.isZero() || b.isOne() ? a : Expr(a.m_formula / b.m_formula, a.m_unit / b.m_unit);
}

Expr operator<(const Expr &a, const Expr &b) { return compared(&isBelow, a, b); }
Expr operator>(const Expr &a, const Expr &b) { return compared(&isAbove, a, b); }
Expr operator<=(const Expr &a, const Expr &b) { return compared(&isAtMost, a, b); }
Expr operator>=(const Expr &a, const Expr &b) { return compared(&isAtLeast, a, b); }

Expr operator&&(const Expr &a, const Expr &b)
{
    if (a.isNumber() || b.isNumber())
        return (a.isNumber() ? a : b).isZero() ? Expr(0.0) : a.isNumber() ? b : a;
    return Expr(flat(&allOf, a.in(), b.in()));
}

Expr operator||(const Expr &a, const Expr &b)
{
    if (a.isNumber() || b.isNumber())
        return (a.isNumber() ? a : b).isZero() ? (a.isNumber() ? b : a) : Expr(1.0);
    return Expr(flat(&anyOf, a.in(), b.in()));
}

Expr operator!(const Expr &condition)
{
    return condition.isNumber() ? Expr(condition.isZero() ? 1.0 : 0.0) : Expr(choice(condition.in(), 0.0, 1.0));
}

Expr timesUnit(const Expr &value, double factor) { return Expr(value.m_formula, value.m_unit * factor); }

Expr overUnit(const Expr &value, double factor) { return Expr(value.m_formula, value.m_unit / factor); }

Expr select(const Expr &condition, const Expr &then, const Expr &otherwise)
{
    if (condition.isNumber())
        return condition.isZero() ? otherwise : then;
    if (then == otherwise)
        return then;
    const double unit = Expr::sharedUnit(then, otherwise);
    return Expr(choice(condition.in(), then.in(unit), otherwise.in(unit)), unit);
}

Expr minOf(const Expr &a, const Expr &b)
{
    return areNumbers(a, b) ? Expr(std::min(numberOf(a), numberOf(b))) : flatIn(&least, a, b);
}

Expr maxOf(const Expr &a, const Expr &b)
{
    return areNumbers(a, b) ? Expr(std::max(numberOf(a), numberOf(b))) : flatIn(&greatest, a, b);
}

Expr floorOf(const Expr &value)
{
    return value.isNumber() ? Expr(std::floor(numberOf(value))) : Expr(wholeBelow(value.in()));
}

Expr ceilOf(const Expr &value)
{
    return value.isNumber() ? Expr(std::ceil(numberOf(value))) : Expr(wholeAbove(value.in()));
}

Expr powOf(const Expr &base, const Expr &exponent)
{
    return areNumbers(base, exponent) ? Expr(std::pow(numberOf(base), numberOf(exponent)))
                                      : Expr(powerOf(base.in(), exponent.in()));
}

Expr powerOfTwoFrom(const Expr &number) { return Expr(powerOfTwoFrom(number.in())); }

Expr remainderOf(const Expr &number, const Expr &divisor) { return Expr(remainderOf(number.in(), divisor.in())); }

Expr words(const QString &text) { return Expr(LiveFormula(text)); }

Expr noWords() { return words({}); }

Expr areOther(const Expr &a, const Expr &b)
{
    using Kind = LiveFormula::Kind;
    if (a.in().kind == Kind::Text && b.in().kind == Kind::Text)
        return a == b ? 0.0 : 1.0;
    return compared(&isOther, a, b);
}

Expr hasWords(const Expr &expression) { return areOther(expression, noWords()); }

bool isNever(const Expr &condition) { return condition.isZero(); }

} // namespace chipboard
