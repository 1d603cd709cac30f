#include "data/json/checkreport.h"

namespace chipboard {
namespace {

// A pointer holds "#/" only if a key ended in '#', and no key that is known does.
qsizetype pointerStart(const QString &where) { return where.lastIndexOf(QLatin1String("#/")); }

} // namespace

QString fileOf(const QString &where)
{
    const auto at = pointerStart(where);
    return at < 0 ? where : where.left(at);
}

Problem problemAt(const QString &where, ProblemCode code, const QString &message, const QString &remedy,
                  Severity severity)
{
    const auto at = pointerStart(where);
    return {code, message, remedy, {fileOf(where), 0, 0, at < 0 ? QString() : where.mid(at + 1)}, severity};
}

void CheckReport::error(const QString &where, const QString &below, ProblemCode code, const QString &message,
                        const QString &remedy)
{
    m_errors << problemAt(where + below, code, message, remedy);
}

void CheckReport::warning(const QString &where, const QString &below, ProblemCode code, const QString &message,
                          const QString &remedy)
{
    m_warnings << problemAt(where + below, code, message, remedy, Severity::Warning);
}

} // namespace chipboard
