#include "data/analysis/valueoffers.h"

#include "data/core/find.h"

#include <algorithm>
#include <limits>
#include <numeric>

namespace chipboard {

bool dominates(const Offer &a, const Offer &b)
{
    const bool noWorse = a.cost <= b.cost && a.performance >= b.performance;
    return noWorse && (a.cost < b.cost || a.performance > b.performance);
}

QList<qsizetype> paretoFront(const QList<Offer> &offers)
{
    QList<qsizetype> order(offers.size());
    std::iota(order.begin(), order.end(), 0);
    std::ranges::stable_sort(order, [&offers](qsizetype left, qsizetype right) {
        const Offer &a = offers.at(left);
        const Offer &b = offers.at(right);
        return a.cost != b.cost ? a.cost < b.cost : a.performance > b.performance;
    });
    // From cheap to expensive: an offer is on the front if it performs better than all before, or equals the last one.
    QList<qsizetype> front;
    double most = -std::numeric_limits<double>::infinity();
    for (const qsizetype index : std::as_const(order)) {
        const Offer &offer = offers.at(index);
        const bool equalsLast = !front.isEmpty() && !dominates(offers.at(front.constLast()), offer)
            && offer.cost == offers.at(front.constLast()).cost;
        if (offer.performance > most || equalsLast)
            front << index;
        most = std::max(most, offer.performance);
    }
    return front;
}

namespace {

bool isPositive(const Cell *cell) { return cell != nullptr && cell->value && cell->value->low > 0.0; }

// Number of units that the workload needs.
double unitsOf(const SubjectEstimate &row)
{
    const int each = row.subject.level == Level::Chip ? 1 : std::max(1, row.request->chipsEach);
    return std::max(1.0, static_cast<double>(row.estimate.count) / each);
}

// Of those that may lead a title, so that no line of best offers goes through what a title leaves out.
void markFront(QList<ValueOffer> &offers)
{
    QList<ValueOffer *> leading;
    QList<Offer> plain;
    for (ValueOffer &offer : offers) {
        if (!mayLead(offer.row->subject))
            continue;
        leading << &offer;
        plain << Offer{offer.rent.value, offer.speed.value};
    }
    for (const qsizetype index : paretoFront(plain))
        leading.at(index)->onFront = true;
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

ResultTable tableOfOne(ResultTable table, const WorkloadView &view)
{
    const QList<ValueOffer> offers = valueOffers(table, view);
    const QList<MetricId> metrics = view.work ? valueMetrics(view.work->workload.task) : QList<MetricId>();
    for (ResultRow &row : table.rows) {
        const auto offer = std::find_if(offers.cbegin(), offers.cend(), [&row](const ValueOffer &one) {
            return one.row->subject.id == row.subject.id;
        });
        const auto tell = [&](const MetricId &metric, const std::optional<Interval> &value) {
            const int column = table.columnOf(metric);
            if (column >= 0)
                row.cells[column].value = value;
        };
        const bool isOffer = offer != offers.cend();
        tell(metrics.value(0), isOffer ? std::optional(offer->speed) : std::nullopt);
        tell(metrics.value(1), isOffer ? std::optional(offer->rent) : std::nullopt);
    }
    table.estimates.clear();
    return table;
}

double ratioFactor(const QList<ValueOffer> &offers)
{
    if (offers.isEmpty())
        return 0.0;
    const ValueOffer &any = offers.constFirst();
    return any.ratio->value->value * any.speed.value / any.rent.value;
}

} // namespace chipboard
