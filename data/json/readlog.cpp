#include "data/json/readlog.h"

#include "data/core/tr.h"
#include "data/json/jsonlocation.h"

#include <algorithm>

namespace chipboard {

void ReadLog::error(ProblemCode code, const QString &pointer, const QString &message, const QString &remedy)
{
    add({code, message, remedy, {.file = m_file, .pointer = pointer}, Severity::Error});
}

void ReadLog::errorAt(ProblemCode code, int line, int column, const QString &message, const QString &remedy)
{
    add({code, message, remedy, {m_file, line, column, {}}, Severity::Error});
}

void ReadLog::add(Problem problem)
{
    ++m_errors;
    if (m_problems.size() < mostProblems)
        m_problems << std::move(problem);
}

bool ReadLog::hasErrorBelow(const QString &pointer) const
{
    return std::any_of(m_problems.begin(), m_problems.end(), [&pointer](const Problem &problem) {
        const QString &place = problem.where.pointer;
        return place == pointer || (place.startsWith(pointer) && place.at(pointer.size()) == QLatin1Char('/'));
    });
}

Problems ReadLog::problems(const QByteArray &text) const
{
    Problems located = m_problems;
    locate(located, m_file, text);
    if (m_errors > mostProblems) {
        Problem more;
        more.message = tr("There are %n more problems in this file.", nullptr, m_errors - mostProblems);
        more.where.file = m_file;
        located << more;
    }
    return located;
}

} // namespace chipboard
