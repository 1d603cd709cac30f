// Purpose: filter expressions, "memory >= 640 GB and price_chip_hour < 4": comparisons of named fields, joined by and,
// or, not and brackets. Parsed once into a flat list of steps without recursion, so that hostile text costs little.
// What cannot be told of a thing (a missing figure) is neither true nor false.
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
    Dimension dimension = Dimension::Count; ///< of a number
    std::optional<Unit> unit;               ///< of a number without one; empty: a unit must be written
};

/// In base units; empty when it is not known.
struct QueryValue
{
    std::optional<double> number;
    std::optional<QString> text;
    QStringList members = {}; ///< of a text that is a list: "=" asks for one of them
};

enum class Truth { No, Yes, Unknown };

class Expression
{
public:
    enum class Comparison { Equal, NotEqual, Less, AtMost, More, AtLeast, Contains };
    enum class Kind { Compare, Not, And, Or };

    /// In reverse Polish order: what a step joins stands before it.
    struct Step
    {
        Kind kind = Kind::Compare;
        int field = -1; ///< place in the fields that it was parsed with
        Comparison comparison = Comparison::Equal;
        double number = 0.0; ///< in base units
        QString text;

        friend bool operator==(const Step &, const Step &) = default;
    };

    explicit Expression(QList<Step> steps = {})
        : m_steps(std::move(steps))
    {
    }

    /// An empty expression holds for everything.
    [[nodiscard]] Truth test(const std::function<QueryValue(int field)> &valueOf) const;
    [[nodiscard]] const QList<Step> &steps() const { return m_steps; }
    /// Places of the fields that it asks for, each once.
    [[nodiscard]] QList<int> fields() const;

    friend bool operator==(const Expression &, const Expression &) = default;

private:
    QList<Step> m_steps;
};

inline constexpr qsizetype longestExpression = 2000; ///< characters
inline constexpr int deepestBrackets = 50;

/// The Problem's column counts from 1. Text compares without case; "contains" looks inside.
[[nodiscard]] Result<Expression> parseExpression(const QString &text, std::span<const QueryField> fields);

// The words of a filter expression with their columns, before anything is known about their meaning.

struct Token
{
    enum class Kind { Word, Number, Quoted, Comparison, Open, Close, And, Or, Not, End };

    Kind kind = Kind::End;
    QString text;        ///< as written; of a quoted text without its quotes
    double number = 0.0; ///< of a number
    int column = 1;
};

/// With an End at its end.
[[nodiscard]] Result<QList<Token>> tokensOf(const QString &text);

[[nodiscard]] Problem expressionProblem(int column, const QString &message, const QString &remedy = {});

} // namespace chipboard
