// Purpose: collects what is wrong with one file. Readers name the JSON pointer; line and column are looked up at the
// end, and only when there is something to say.
#pragma once

#include "data/core/result.h"

namespace chipboard {

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
