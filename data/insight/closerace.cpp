#include "data/insight/closerace.h"

#include "data/core/tr.h"

namespace chipboard {
namespace {

bool meet(const Interval &a, const Interval &b) { return a.low <= b.high && b.low <= a.high; }

} // namespace

QList<qsizetype> closeToFirst(const QList<Racer> &sorted)
{
    QList<qsizetype> close;
    for (qsizetype i = 0; i < sorted.size(); ++i) {
        if (meet(sorted.at(i).value, sorted.constFirst().value))
            close << i;
    }
    return close;
}

QString closeText(const QStringList &others, const QString &farthest, const Formatter &formatter)
{
    return others.size() == 1
        ? tr("but the range of %1, about %2, meets its own").arg(others.constFirst(), farthest)
        : tr("but the ranges of %1, up to about %2, meet its own").arg(namesText(others, formatter), farthest);
}

} // namespace chipboard
