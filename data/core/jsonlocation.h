// Purpose: JSON pointer -> line and column, by walking the text. The parser keeps no places, so that loading costs
// nothing for them; they are looked up when a problem is shown. One walk finds the places of all problems.
#pragma once

#include "data/core/result.h"

#include <QByteArray>

namespace chipboard {

/// Fills in line and column of the problems in `file` that have none yet. A key that is unknown or there twice is
/// pointed at itself, anything else at its value; a pointer that leads nowhere gets the place of what is there of it.
/// Messages and pointers without end are cut.
void locate(Problems &problems, const QString &file, const QByteArray &text);

struct TextPlace
{
    int line = 1;
    int column = 1; ///< in characters, not bytes
};
/// Of a byte offset.
[[nodiscard]] TextPlace placeOf(const QByteArray &text, qsizetype offset);

/// "a/b" -> "a~1b" (RFC 6901).
[[nodiscard]] QString pointerToken(const QString &key);

// Collects what is wrong with one file. Readers name the JSON pointer; line and column are looked up at the
// end, and only when there is something to say.

class ReadLog
{
public:
    /// More than this says nothing new about a file; the rest is counted.
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
    /// True when further problems are only counted, so that help with them would be in vain.
    [[nodiscard]] bool isFull() const { return m_errors >= mostProblems; }
    /// True when something at or below a place is wrong; the parser may have said so before anybody read it.
    [[nodiscard]] bool hasErrorBelow(const QString &pointer) const;
    /// All problems, located in the text. What was left out because of its number is told in the last one.
    [[nodiscard]] Problems problems(const QByteArray &text) const;

private:
    QString m_file;
    Problems m_problems;
    int m_errors = 0;
};

} // namespace chipboard
