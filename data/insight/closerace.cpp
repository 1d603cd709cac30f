#include "data/insight/closerace.h"

#include <QCoreApplication>

namespace chipboard {
namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(Takeaway)
};

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
        ? Texts::tr("but the range of %1, about %2, meets its own").arg(others.constFirst(), farthest)
        : Texts::tr("but the ranges of %1, up to about %2, meet its own").arg(namesText(others, formatter), farthest);
}

} // namespace chipboard
