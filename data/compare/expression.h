// Purpose: filter expressions, "memory >= 640 GB and price_chip_hour < 4": comparisons of named fields, joined by and,
// or, not and brackets. Parsed without recursion into a flat list of steps, so that hostile text is cheap. Comparisons
// with a missing figure are neither true nor false.
#pragma once

#include "data/core/result.h"
#include "data/core/unit.h"

#include <functional>
#include <span>

namespace chipboard {

struct QueryField
{
    enum class Type { Number, Text };

    QString id;
    Type type = Type::Text;
    Dimension dimension = Dimension::Count; ///< number fields only
    std::optional<Unit> unit;               ///< for numbers without unit; empty: the unit is required
};

/// In base units; empty if unknown.
struct QueryValue
{
    std::optional<double> number;
    std::optional<QString> text;
    QStringList members = {}; ///< of a list: "=" matches any of them
};

enum class Truth { No, Yes, Unknown };

class Expression
{
public:
    enum class Comparison { Equal, NotEqual, Less, AtMost, More, AtLeast, Contains };
    enum class Kind { Compare, Not, And, Or };

    /// Reverse Polish order: operands precede their operator.
    struct Step
    {
        Kind kind = Kind::Compare;
        int field = -1; ///< index in the fields used for parsing
        Comparison comparison = Comparison::Equal;
        double number = 0.0; ///< in base units
        QString text;

        friend bool operator==(const Step &, const Step &) = default;
    };

    explicit Expression(QList<Step> steps = {})
        : m_steps(std::move(steps))
    {
    }

    /// An empty expression is true for everything.
    [[nodiscard]] Truth test(const std::function<QueryValue(int field)> &valueOf) const;
    [[nodiscard]] const QList<Step> &steps() const { return m_steps; }
    /// Unique indices of the fields used.
    [[nodiscard]] QList<int> fields() const;

    friend bool operator==(const Expression &, const Expression &) = default;

private:
    QList<Step> m_steps;
};

inline constexpr qsizetype longestExpression = 2000; ///< characters
inline constexpr int deepestBrackets = 50;

/// The Problem's column counts from 1. Text comparison ignores case; "contains" matches substrings.
[[nodiscard]] Result<Expression> parseExpression(const QString &text, std::span<const QueryField> fields);

// Tokens of a filter expression with their columns, before they are interpreted.

struct Token
{
    enum class Kind { Word, Number, Quoted, Comparison, Open, Close, And, Or, Not, End };

    Kind kind = Kind::End;
    QString text;        ///< as written; quoted text without quotes
    double number = 0.0; ///< of a number
    int column = 1;
};

/// Ends with an End token.
[[nodiscard]] Result<QList<Token>> tokensOf(const QString &text);

[[nodiscard]] Problem expressionProblem(int column, const QString &message, const QString &remedy = {});

} // namespace chipboard
