#include "data/core/result.h"

#include <QStringList>

#include <algorithm>

namespace chipboard {

QString Problem::toText() const
{
    QString place = where.file;
    if (where.line > 0) {
        place += QLatin1Char(':') + QString::number(where.line);
        if (where.column > 0)
            place += QLatin1Char(':') + QString::number(where.column);
    }
    QStringList parts;
    const bool isNamed = where.line == 0 && message.contains(u'"' + where.file + u'"');
    if (!place.isEmpty() && !isNamed)
        parts << place;
    if (!where.pointer.isEmpty())
        parts << where.pointer;
    parts << (remedy.isEmpty() ? message : message + QLatin1Char(' ') + remedy);
    return parts.join(QLatin1String(": "));
}

bool hasErrors(const Problems &problems)
{
    return std::ranges::any_of(problems, [](const Problem &problem) { return problem.severity == Severity::Error; });
}

} // namespace chipboard
