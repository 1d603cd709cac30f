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
QList<NamedCell> bestOf(const QList<const ValueOffer *> &sorted)
{
    QList<NamedCell> best;
    for (const ValueOffer *offer : sorted) {
        if (offer->ratio->value->low <= sorted.constFirst()->ratio->value->high)
            best << NamedCell{offer->row->subject.name, offer->ratio};
    }
    return best;
}

QStringList namesOf(const QList<NamedCell> &cells)
{
    QStringList names;
    for (const NamedCell &cell : cells)
        names << cell.name;
    return names;
}

QStringList frontNames(QList<ValueOffer> offers)
{
    std::stable_sort(offers.begin(), offers.end(),
                     [](const ValueOffer &a, const ValueOffer &b) { return a.rent.value < b.rent.value; });
    QStringList names;
    for (const ValueOffer &offer : std::as_const(offers)) {
        if (offer.onFront)
            names << offer.row->subject.name;
    }
    return names;
}

QString frontSentence(const QStringList &front, qsizetype all, const Formatter &formatter)
{
    if (front.size() == all)
        return Texts::tr("whatever is faster costs more an hour");
    if (front.size() == 1)
        return Texts::tr("none is cheaper or faster than %1").arg(front.constFirst());
    return Texts::tr("nothing is both cheaper and faster than any of %1").arg(namesText(front, formatter));
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

QString valueTakeaway(const Catalog &catalog, const Board &board, const WorkloadView &view,
                      const QList<ValueOffer> &offers, const Formatter &formatter)
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
    const QString price =
        formatter.compactMoney(sorted.constFirst()->ratio->value->value) + QChar(0x00A0) + costUnitText(work.task);
    const QList<NamedCell> best = bestOf(sorted);
    const QString count = countText(board.level, offers.size(), formatter);
    QString text = offers.size() == 1 ? Texts::tr("%1 costs about %2").arg(best.constFirst().name, price)
        : best.size() == 1
        ? Texts::tr("of %1, %2 gives most for its price, about %3").arg(count, best.constFirst().name, price)
        : Texts::tr("of %1, %2 give most for their price, about the same: from %3")
              .arg(count, namesText(namesOf(best), formatter), price);
    if (offers.size() > 1)
        text = Texts::tr("%1; %2").arg(text, frontSentence(frontNames(offers), offers.size(), formatter));
    return about(withPrices(text, catalog, board, best, formatter));
}

} // namespace chipboard
