// Purpose: the words of a filter expression with their columns, before anything is known about their meaning.
#pragma once

#include "data/core/result.h"

namespace chipboard {

struct Token
{
    enum class Kind { Word, Number, Quoted, Comparison, Open, Close, And, Or, Not, End };

    Kind kind = Kind::End;
    QString text;        ///< as written; of a quoted text without its quotes
    double number = 0.0; ///< of a number
    int column = 1;

    friend bool operator==(const Token &, const Token &) = default;
};

/// With an End at its end.
[[nodiscard]] Result<QList<Token>> tokensOf(const QString &text);

[[nodiscard]] Problem expressionProblem(int column, const QString &message, const QString &remedy = {});

} // namespace chipboard
