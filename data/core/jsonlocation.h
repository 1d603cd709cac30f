// Purpose: JSON pointer -> line and column, by walking the text. The parser stores no positions, which keeps loading
// fast; they are looked up only to show a problem. One walk locates all problems.
#pragma once

#include "data/core/result.h"

#include <QByteArray>

namespace chipboard {

/// Fills in line and column of the problems in `file` that lack them. An unknown or duplicate key is located at the
/// key, anything else at its value; a pointer that leads nowhere at its deepest existing ancestor. Overlong messages
/// and pointers are shortened.
void locate(Problems &problems, const QString &file, const QByteArray &text);

struct TextPlace
{
    int line = 1;
    int column = 1; ///< in characters, not bytes
};
/// Position of a byte offset.
[[nodiscard]] TextPlace placeOf(const QByteArray &text, qsizetype offset);

/// "a/b" -> "a~1b" (RFC 6901).
[[nodiscard]] QString pointerToken(const QString &key);

// Collects the problems of one file. Readers give the JSON pointer; line and column are looked up at the end, and only
// if there are problems.

class ReadLog
{
public:
    /// Limit of stored problems; further ones are only counted.
    static constexpr int mostProblems = 500;

    explicit ReadLog(QString file)
        : m_file(std::move(file))
    {
    }

    void error(ProblemCode code, const QString &pointer, const QString &message, const QString &remedy = {});
    /// For faults of the text itself, whose line and column are known.
    void errorAt(ProblemCode code, int line, int column, const QString &message, const QString &remedy = {});

    void add(Problem problem);

    [[nodiscard]] const QString &file() const { return m_file; }
    [[nodiscard]] int errorCount() const { return m_errors; }
    /// True when further problems are only counted, so that suggestions for them would be wasted work.
    [[nodiscard]] bool isFull() const { return m_errors >= mostProblems; }
    /// True if there is an error at or below a pointer, including errors that the parser reported.
    [[nodiscard]] bool hasErrorBelow(const QString &pointer) const;
    /// All problems, located in the text. The last one gives the number of omitted ones.
    [[nodiscard]] Problems problems(const QByteArray &text) const;

private:
    QString m_file;
    Problems m_problems;
    int m_errors = 0;
};

} // namespace chipboard
