#include "data/json/readlog.h"

#include "data/json/jsonlocation.h"

#include <QCoreApplication>

namespace chipboard {

void ReadLog::error(ProblemCode code, const QString &pointer, const QString &message, const QString &remedy)
{
    add({code, message, remedy, {m_file, 0, 0, pointer}, Severity::Error});
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

Problems ReadLog::problems(const QByteArray &text) const
{
    Problems located = m_problems;
    locate(located, m_file, text);
    if (m_errors > mostProblems) {
        Problem more;
        more.message = QCoreApplication::translate("ReadLog", "There are %n more problems in this file.", nullptr,
                                                   m_errors - mostProblems);
        more.where.file = m_file;
        located << more;
    }
    return located;
}

} // namespace chipboard
