#include "data/insight/valueoffers.h"

#include <QCoreApplication>

#include <algorithm>

namespace chipboard {
namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(Takeaway)
};

bool isPositive(const Cell *cell) { return cell != nullptr && cell->value && cell->value->low > 0.0; }

// How many of it the workload takes.
double unitsOf(const SubjectEstimate &row)
{
    const int each = row.subject.level == Level::Chip ? 1 : std::max(1, row.request->chipsEach);
    return std::max(1.0, static_cast<double>(row.estimate.count) / each);
}

void markFront(QList<ValueOffer> &offers)
{
    QList<Offer> plain;
    for (const ValueOffer &offer : std::as_const(offers))
        plain << Offer{offer.rent.value, offer.speed.value};
    for (const qsizetype index : paretoFront(plain))
        offers[index].onFront = true;
}

QList<const ValueOffer *> byRatio(const QList<ValueOffer> &offers)
{
    QList<const ValueOffer *> sorted;
    for (const ValueOffer &offer : offers)
        sorted << &offer;
    std::stable_sort(sorted.begin(), sorted.end(), [](const ValueOffer *a, const ValueOffer *b) {
        return a->ratio->value->value < b->ratio->value->value;
    });
    return sorted;
}

// The best, and those whose ranges meet its own.
QStringList bestOf(const QList<const ValueOffer *> &sorted)
{
    QStringList best;
    for (const ValueOffer *offer : sorted) {
        if (offer->ratio->value->low <= sorted.constFirst()->ratio->value->high)
            best << offer->row->subject.name;
    }
    return best;
}

QStringList beatenNames(const QList<ValueOffer> &offers)
{
    QStringList names;
    for (const ValueOffer &offer : offers) {
        if (!offer.onFront)
            names << offer.row->subject.name;
    }
    return names;
}

QString frontSentence(const QStringList &beaten, qsizetype all, const Formatter &formatter)
{
    if (beaten.isEmpty())
        return Texts::tr("whatever is faster costs more an hour");
    if (beaten.size() == all - 1)
        return Texts::tr("nothing is cheaper or faster");
    return Texts::tr("another is both cheaper and faster than %1").arg(namesText(beaten, formatter));
}

} // namespace

QList<MetricId> valueMetrics(Task task)
{
    const TaskMetrics metrics = taskMetrics(task);
    return {metrics.speed, MetricId(QStringLiteral("usd_per_hour")), metrics.cost};
}

QList<ValueOffer> valueOffers(const ResultTable &table, const WorkloadView &view)
{
    QList<ValueOffer> offers;
    if (!view.work)
        return offers;
    const QList<MetricId> metrics = valueMetrics(view.work->workload.task);
    for (const SubjectEstimate &row : view.rows) {
        const Cell *speed = table.cell(row.subject.id, metrics.at(0));
        const Cell *rent = table.cell(row.subject.id, metrics.at(1));
        const Cell *ratio = table.cell(row.subject.id, metrics.at(2));
        if (!row.request || !isPositive(speed) || !isPositive(rent) || !isPositive(ratio))
            continue;
        const double share = 1.0 / unitsOf(row);
        offers << ValueOffer{&row, rent->value->scaled(share), speed->value->scaled(share), ratio, false};
    }
    markFront(offers);
    return offers;
}

double ratioFactor(const QList<ValueOffer> &offers)
{
    if (offers.isEmpty())
        return 0.0;
    const ValueOffer &any = offers.constFirst();
    return any.ratio->value->value * any.speed.value / any.rent.value;
}

QString valueTakeaway(const WorkloadView &view, const QList<ValueOffer> &offers, const Formatter &formatter)
{
    if (!view.work)
        return Texts::tr("Choose a workload");
    if (view.rows.isEmpty())
        return Texts::tr("Choose chips to compare");
    const Workload &work = view.work->workload;
    const auto about = [&work](const QString &sentence) { return Texts::tr("%1: %2").arg(work.name, sentence); };
    if (offers.isEmpty())
        return about(Texts::tr("nothing that is compared both runs it and has a price"));
    const QList<const ValueOffer *> sorted = byRatio(offers);
    const QString price = formatter.compactMoney(sorted.constFirst()->ratio->value->value) + QChar(0x00A0)
        + formatter.unitWords(costUnitText(work.task));
    const QStringList best = bestOf(sorted);
    QString text = offers.size() == 1 ? Texts::tr("%1 costs about %2").arg(best.constFirst(), price)
        : best.size() == 1
        ? Texts::tr("%1 gives most for its price, about %2").arg(best.constFirst(), price)
        : Texts::tr("%1 give most for their price, about the same: from %2").arg(namesText(best, formatter), price);
    if (offers.size() > 1 && best.size() == 1) // of several that cannot be told apart, none is beaten for certain
        text = Texts::tr("%1; %2").arg(text, frontSentence(beatenNames(offers), offers.size(), formatter));
    return about(text);
}

} // namespace chipboard
