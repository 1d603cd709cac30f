// Purpose: how expected failures are reported. A Problem says what happened, where (file, line, column, JSON pointer)
// and what to do; a Result<T> is a T or a Problem. Programming errors are not Problems: they assert.
#pragma once

#include <QList>
#include <QString>

#include <optional>
#include <utility>
#include <variant>

namespace chipboard {

/// A position in a file. line and column count from 1; 0 means unknown.
struct Location
{
    QString file = {};
    int line = 0;
    int column = 0;
    QString pointer = {}; ///< JSON pointer (RFC 6901), empty for the whole document

    friend bool operator==(const Location &, const Location &) = default;
};

enum class Severity { Warning, Error };

/// Stable codes: tests and scripts rely on them; messages may change.
enum class ProblemCode {
    CannotRead,
    CannotWrite,
    TooLarge,
    BadEncoding,
    BadSyntax,
    TooDeep,
    DuplicateKey,
    WrongType,
    MissingKey,
    UnknownKey,
    BadValue,
    UnknownId,
    DuplicateId,
    BadRange,
    UnknownUnit,
    NoSource,
    Implausible,
    BadVersion,
    WrongUsage,
};

struct Problem
{
    ProblemCode code = ProblemCode::BadValue;
    QString message = {}; ///< what happened, one sentence
    QString remedy = {};  ///< what to do, one sentence; may be empty
    Location where = {};
    Severity severity = Severity::Error;

    /// "file:line:column: /pointer: message remedy", without unknown parts.
    [[nodiscard]] QString toText() const;

    friend bool operator==(const Problem &, const Problem &) = default;
};

/// An error about a number out of range, without a location.
[[nodiscard]] inline Problem badRange(const QString &message, const QString &remedy)
{
    return {ProblemCode::BadRange, message, remedy};
}

using Problems = QList<Problem>;

/// True if any problem is an error rather than a warning.
[[nodiscard]] bool hasErrors(const Problems &problems);

/// A value or the Problem that prevented it.
template<typename T>
class [[nodiscard]] Result
{
public:
    Result(T value)
        : m_content(std::in_place_index<0>, std::move(value))
    {
    }
    Result(Problem problem)
        : m_content(std::in_place_index<1>, std::move(problem))
    {
    }

    [[nodiscard]] bool hasValue() const { return m_content.index() == 0; }
    explicit operator bool() const { return hasValue(); }

    [[nodiscard]] const T &value() const &
    {
        Q_ASSERT(hasValue());
        return std::get<0>(m_content);
    }
    [[nodiscard]] T &&value() &&
    {
        Q_ASSERT(hasValue());
        return std::get<0>(std::move(m_content));
    }
    [[nodiscard]] const Problem &problem() const
    {
        Q_ASSERT(!hasValue());
        return std::get<1>(m_content);
    }
    [[nodiscard]] T valueOr(T fallback) const { return hasValue() ? value() : std::move(fallback); }

private:
    std::variant<T, Problem> m_content;
};

/// Success without a value.
struct Done
{
};

} // namespace chipboard
