#include "data/analysis/liveformula.h"

#include <QLocale>
#include <QVarLengthArray>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <span>

using namespace Qt::StringLiterals;

namespace chipboard {

namespace {

using FormulaKind = LiveFormula::Kind;
using Values = QList<LiveValue>;
using Numbers = std::span<const double>;

double numberOf(const LiveValue &value)
{
    if (const double *number = std::get_if<double>(&value))
        return *number;
    return std::holds_alternative<QString>(value) ? std::numeric_limits<double>::quiet_NaN() : 0.0;
}

bool isTrue(const LiveValue &value) { return numberOf(value) != 0.0; }

// As in spreadsheets: a text is not a number, and an empty cell equals "" when compared with text.
bool differ(const LiveValue &a, const LiveValue &b)
{
    const auto *left = std::get_if<QString>(&a);
    const auto *right = std::get_if<QString>(&b);
    if (left == nullptr && right == nullptr)
        return numberOf(a) != numberOf(b);
    const auto textOf = [](const LiveValue &value, const QString *text) {
        return text != nullptr ? *text : std::holds_alternative<double>(value) ? u"\u0001"_s : QString();
    };
    return textOf(a, left) != textOf(b, right);
}

struct OperatorRow
{
    QLatin1String sign;
    int rank; ///< higher binds tighter
    double (*of)(double, double);
};

constexpr int closest = 9;

// Most frequent first.
constexpr std::array operators{
    OperatorRow{QLatin1String("*"), 3, [](double a, double b) { return a * b; }},
    OperatorRow{QLatin1String("+"), 2, [](double a, double b) { return a + b; }},
    OperatorRow{QLatin1String("/"), 3, [](double a, double b) { return a / b; }},
    OperatorRow{QLatin1String("-"), 2, [](double a, double b) { return a - b; }},
    OperatorRow{QLatin1String("^"), 4, [](double a, double b) { return std::pow(a, b); }},
    OperatorRow{QLatin1String(">"), 1, [](double a, double b) { return a > b ? 1.0 : 0.0; }},
    OperatorRow{QLatin1String("<"), 1, [](double a, double b) { return a < b ? 1.0 : 0.0; }},
    OperatorRow{QLatin1String("<="), 1, [](double a, double b) { return a <= b ? 1.0 : 0.0; }},
    OperatorRow{QLatin1String(">="), 1, [](double a, double b) { return a >= b ? 1.0 : 0.0; }},
    OperatorRow{QLatin1String("<>"), 1, nullptr}, // also for text
};

struct FunctionRow
{
    QLatin1String name;
    double (*of)(Numbers);
};

constexpr std::array functions{
    FunctionRow{QLatin1String("MIN"), [](Numbers values) { return *std::ranges::min_element(values); }},
    FunctionRow{QLatin1String("MAX"), [](Numbers values) { return *std::ranges::max_element(values); }},
    FunctionRow{QLatin1String("INT"), [](Numbers values) { return std::floor(values[0]); }},
    // Away from 0, as in spreadsheets.
    FunctionRow{QLatin1String("ROUNDUP"),
                [](Numbers values) { return std::copysign(std::ceil(std::abs(values[0])), values[0]); }},
    FunctionRow{QLatin1String("MOD"),
                [](Numbers values) { return values[0] - values[1] * std::floor(values[0] / values[1]); }},
    FunctionRow{QLatin1String("ROUND"),
                [](Numbers values) {
                    const double scale = std::pow(10.0, values[1]);
                    return std::round(values[0] * scale) / scale;
                }},
    FunctionRow{QLatin1String("LOG"), [](Numbers values) { return std::log(values[0]) / std::log(values[1]); }},
    FunctionRow{QLatin1String("AND"),
                [](Numbers values) {
                    return std::ranges::all_of(values, [](double value) { return value != 0.0; }) ? 1.0 : 0.0;
                }},
    FunctionRow{QLatin1String("OR"),
                [](Numbers values) {
                    return std::ranges::any_of(values, [](double value) { return value != 0.0; }) ? 1.0 : 0.0;
                }},
};

const OperatorRow &operatorOf(const QString &sign)
{
    return *std::ranges::find_if(operators, [&sign](const OperatorRow &row) { return row.sign == sign; });
}

int rankOf(const LiveFormula &expression)
{
    if (expression.kind == FormulaKind::Number && expression.number < 0.0)
        return 0; // its own sign
    return expression.kind == FormulaKind::Operator ? operatorOf(expression.text).rank : closest;
}

LiveFormula made(FormulaKind kind, const QString &name, const QList<LiveFormula> &parts)
{
    LiveFormula expression;
    expression.kind = kind;
    expression.text = name;
    expression.parts = parts;
    return expression;
}

LiveFormula operation(const QString &sign, const LiveFormula &a, const LiveFormula &b)
{
    return made(FormulaKind::Operator, sign, {a, b});
}

LiveFormula function(const QString &name, const QList<LiveFormula> &parts)
{
    return made(FormulaKind::Function, name, parts);
}

LiveValue valueOfFunction(const LiveFormula &expression, const Values &cells)
{
    if (expression.text == "IF"_L1)
        return valueOf(expression.parts.at(isTrue(valueOf(expression.parts.at(0), cells)) ? 1 : 2), cells);
    QVarLengthArray<double, 8> values;
    for (const LiveFormula &part : expression.parts)
        values << numberOf(valueOf(part, cells));
    const auto row = std::ranges::find_if(
        functions, [&expression](const FunctionRow &each) { return each.name == expression.text; });
    Q_ASSERT(row != functions.end());
    return row->of(Numbers(values.data(), static_cast<std::size_t>(values.size())));
}

LiveValue valueOfOperator(const LiveFormula &expression, const Values &cells)
{
    const LiveValue a = valueOf(expression.parts.at(0), cells);
    const LiveValue b = valueOf(expression.parts.at(1), cells);
    const OperatorRow &row = operatorOf(expression.text);
    return row.of != nullptr ? row.of(numberOf(a), numberOf(b)) : (differ(a, b) ? 1.0 : 0.0);
}

QString numberText(double number)
{
    return QString::number(number, 'g', QLocale::FloatingPointShortest).replace(u'e', u'E');
}

// Spreadsheets allow no longer text in a formula, and XML no control characters.
QString literal(const QString &text)
{
    constexpr qsizetype longest = 255;
    QString safe = text;
    for (QChar &character : safe)
        character = character.unicode() < 0x20 ? QChar(u' ') : character;
    QStringList pieces;
    for (qsizetype at = 0; at < safe.size() || pieces.isEmpty();) {
        QString piece = safe.mid(at, longest);
        if (piece.size() == longest && piece.back().isHighSurrogate())
            piece.chop(1);
        at += piece.size();
        pieces << u'"' + piece.replace(u'"', "\"\""_L1) + u'"';
    }
    return pieces.size() == 1 ? pieces.constFirst() : u'(' + pieces.join(u'&') + u')';
}

// 1e6 and 2.46e-5, not 1e+06 and 2.46e-05.
QString shortNumber(double number)
{
    QString text = QString::number(number, 'g', 6);
    text.replace("e+0"_L1, "e"_L1).replace("e+"_L1, "e"_L1).replace("e-0"_L1, "e-"_L1);
    return text;
}

/// Notation of a formula: for spreadsheets or for readers.
struct Style
{
    QString (*number)(double);
    bool isForPeople = false;
};

/// Appends a formula to a text: formulas of a service level have thousands of characters, which are copied only once.
struct FormulaWriter
{
    const Style &style;
    const std::function<QString(int)> &nameOf;
    QString text = {};

    void add(const LiveFormula &expression);
    void addOperation(const LiveFormula &expression);
    void addFunction(const LiveFormula &expression);
};

void FormulaWriter::addOperation(const LiveFormula &expression)
{
    const int rank = rankOf(expression);
    const auto addSide = [&](const LiveFormula &side, bool isSecond) {
        // Operators are left-associative; powers have brackets on both sides to avoid doubt. For readers, products of
        // products need no brackets.
        const bool isChain = style.isForPeople && (expression.text == "*"_L1 || expression.text == "+"_L1);
        const int sideRank = rankOf(side);
        const bool isBare = expression.text == "^"_L1 ? sideRank == closest
            : isSecond && !isChain                    ? sideRank > rank
                                                      : sideRank >= rank;
        if (!isBare)
            text += u'(';
        add(side);
        if (!isBare)
            text += u')';
    };
    addSide(expression.parts.at(0), false);
    if (!style.isForPeople)
        text += expression.text;
    else
        text += u' ' + (expression.text == "*"_L1 ? u"x"_s : expression.text) + u' ';
    addSide(expression.parts.at(1), true);
}

void FormulaWriter::addFunction(const LiveFormula &expression)
{
    const bool isUp = style.isForPeople && expression.text == "ROUNDUP"_L1;
    const qsizetype count = isUp ? 1 : expression.parts.size();
    text += !style.isForPeople        ? expression.text
        : isUp                        ? u"ceil"_s
        : expression.text == "INT"_L1 ? u"floor"_s
                                      : expression.text.toLower();
    text += u'(';
    for (qsizetype i = 0; i < count; ++i) {
        if (i > 0)
            text += style.isForPeople ? u", "_s : u","_s;
        add(expression.parts.at(i));
    }
    text += u')';
}

void FormulaWriter::add(const LiveFormula &expression)
{
    switch (expression.kind) {
    case FormulaKind::Number:
        text += style.number(expression.number);
        return;
    case FormulaKind::Text:
        text += literal(expression.text);
        return;
    case FormulaKind::Cell:
        text += nameOf(expression.cell);
        return;
    case FormulaKind::Operator:
        addOperation(expression);
        return;
    case FormulaKind::Function:
        addFunction(expression);
    }
}

QString textIn(const Style &style, const LiveFormula &expression, const std::function<QString(int)> &nameOf)
{
    FormulaWriter written{style, nameOf};
    written.add(expression);
    return written.text;
}

} // namespace

LiveFormula::LiveFormula(double value)
    : number(value)
{
}

LiveFormula::LiveFormula(const QString &words)
    : kind(FormulaKind::Text)
    , text(words)
{
}

LiveFormula LiveFormula::ofCell(int place)
{
    LiveFormula expression;
    expression.kind = FormulaKind::Cell;
    expression.cell = place;
    return expression;
}

LiveFormula operator+(const LiveFormula &a, const LiveFormula &b) { return operation(u"+"_s, a, b); }
LiveFormula operator-(const LiveFormula &a, const LiveFormula &b) { return operation(u"-"_s, a, b); }
LiveFormula operator*(const LiveFormula &a, const LiveFormula &b) { return operation(u"*"_s, a, b); }
LiveFormula operator/(const LiveFormula &a, const LiveFormula &b) { return operation(u"/"_s, a, b); }
LiveFormula powerOf(const LiveFormula &base, const LiveFormula &exponent) { return operation(u"^"_s, base, exponent); }

LiveFormula isAbove(const LiveFormula &a, const LiveFormula &b) { return operation(u">"_s, a, b); }
LiveFormula isBelow(const LiveFormula &a, const LiveFormula &b) { return operation(u"<"_s, a, b); }
LiveFormula isAtMost(const LiveFormula &a, const LiveFormula &b) { return operation(u"<="_s, a, b); }
LiveFormula isAtLeast(const LiveFormula &a, const LiveFormula &b) { return operation(u">="_s, a, b); }
LiveFormula isOther(const LiveFormula &a, const LiveFormula &b) { return operation(u"<>"_s, a, b); }
LiveFormula allOf(const QList<LiveFormula> &conditions) { return function(u"AND"_s, conditions); }
LiveFormula anyOf(const QList<LiveFormula> &conditions) { return function(u"OR"_s, conditions); }

LiveFormula choice(const LiveFormula &condition, const LiveFormula &then, const LiveFormula &otherwise)
{
    return function(u"IF"_s, {condition, then, otherwise});
}

LiveFormula least(const QList<LiveFormula> &numbers) { return function(u"MIN"_s, numbers); }
LiveFormula greatest(const QList<LiveFormula> &numbers) { return function(u"MAX"_s, numbers); }
LiveFormula wholeBelow(const LiveFormula &number) { return function(u"INT"_s, {number}); }
LiveFormula wholeAbove(const LiveFormula &number) { return function(u"ROUNDUP"_s, {number, 0.0}); }

LiveFormula remainderOf(const LiveFormula &number, const LiveFormula &divisor)
{
    return function(u"MOD"_s, {number, divisor});
}

LiveFormula powerOfTwoFrom(const LiveFormula &number)
{
    // The logarithm of 8 may slightly exceed 3; that of the next whole number differs by at least 1e-7.
    constexpr double digits = 9.0;
    return powerOf(2.0, wholeAbove(function(u"ROUND"_s, {function(u"LOG"_s, {number, 2.0}), digits})));
}

QString toFormula(const LiveFormula &expression, const std::function<QString(int)> &nameOf)
{
    return textIn({&numberText, false}, expression, nameOf);
}

QString toWords(const LiveFormula &expression, const std::function<QString(int)> &nameOf)
{
    return textIn({&shortNumber, true}, expression, nameOf);
}

LiveValue valueOf(const LiveFormula &expression, const Values &cells)
{
    switch (expression.kind) {
    case FormulaKind::Number:
        return expression.number;
    case FormulaKind::Text:
        return expression.text;
    case FormulaKind::Cell:
        return cells.at(expression.cell);
    case FormulaKind::Operator:
        return valueOfOperator(expression, cells);
    case FormulaKind::Function:
        break;
    }
    return valueOfFunction(expression, cells);
}

void collectCells(const LiveFormula &expression, QList<int> &cells)
{
    if (expression.isCell() && !cells.contains(expression.cell))
        cells << expression.cell;
    for (const LiveFormula &part : expression.parts)
        collectCells(part, cells);
}

namespace {

// Units are powers of ten, hours etc.: their ratios must read as such.
double rounded(double ratio) { return QString::number(ratio, 'g', 15).toDouble(); }

bool isWhole(double number) { return number == std::round(number); }

// The factor in readable form: 1000, 1/1000, 100000000/3600 where hours meet seconds.
LiveFormula converted(const LiveFormula &formula, double ratio)
{
    constexpr double secondsOfAnHour = 3600.0;
    if (ratio == 1.0) // by far the most frequent; rounding takes time
        return formula;
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
    if (isInfinite(a) || isInfinite(b)) // unknown peak: arithmetic takes no time
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
