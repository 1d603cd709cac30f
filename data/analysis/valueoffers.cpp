#include "data/analysis/valueoffers.h"

#include "data/analysis/contest.h"
#include "data/core/tr.h"

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
    std::stable_sort(order.begin(), order.end(), [&offers](qsizetype left, qsizetype right) {
        const Offer &a = offers.at(left);
        const Offer &b = offers.at(right);
        return a.cost != b.cost ? a.cost < b.cost : a.performance > b.performance;
    });
    // From cheap to dear, only what gives more than everything before is worth its price; or what equals the last one.
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

// The best, and those that cannot be told from it.
QList<const ValueOffer *> bestOf(const QList<const ValueOffer *> &sorted)
{
    QList<Racer> racers;
    for (const ValueOffer *offer : sorted)
        racers << Racer{offer->row->subject.name, *offer->ratio->value};
    QList<const ValueOffer *> best;
    for (const qsizetype index : closeToFirst(racers))
        best << sorted.at(index);
    return best;
}

QStringList namesOf(const QList<const ValueOffer *> &offers)
{
    QStringList names;
    for (const ValueOffer *offer : offers)
        names << offer->row->subject.name;
    return names;
}

/// Offers with the table of one of each, by which rules of comparability are asked.
struct ToldOffers
{
    const QList<ValueOffer> &all;
    ResultTable ofOne;
    const Formatter &formatter;
    QHash<QString, qsizetype> rowAt = {}; ///< of that table, by subject: each is asked for with each other

    [[nodiscard]] qsizetype rowOf(const ValueOffer &offer) const { return rowAt.value(offer.row->subject.id, -1); }
    /// By any of speed, rent and cost.
    [[nodiscard]] bool areAlike(const ValueOffer &a, const ValueOffer &b) const
    {
        const qsizetype first = rowOf(a);
        const qsizetype second = rowOf(b);
        for (qsizetype column = 0; column < ofOne.metrics.size(); ++column) {
            if (!notAlike(ofOne, column, first, second).isEmpty())
                return false;
        }
        return true;
    }
    /// With whom this one is not comparable by what the work costs, and why; empty where it is with all.
    [[nodiscard]] QString unlikeText(const ValueOffer &one) const
    {
        QList<qsizetype> rows;
        for (const ValueOffer &other : all)
            rows << rowOf(other);
        const qsizetype cost = ofOne.metrics.size() - 1;
        return notComparableTexts(ofOne, cost, rowOf(one), rows, formatter).join(QStringLiteral("; "));
    }
};

// By all that the ranges leave open, not only by the middle values that the front is drawn through.
bool isClearlyBetter(const ToldOffers &offers, const ValueOffer &a, const ValueOffer &b)
{
    return a.rent.high < b.rent.low && a.speed.low > b.speed.high && offers.areAlike(a, b);
}

/// One offer, and those that it clearly beats in both respects.
struct Beating
{
    const ValueOffer *by = nullptr;
    QList<const ValueOffer *> beaten;
};

// Who beats most, so that one name says most; nobody where no offer clearly beats another.
Beating mostBeating(const ToldOffers &offers)
{
    Beating most;
    for (const ValueOffer &offer : offers.all) {
        Beating own{&offer, {}};
        for (const ValueOffer &other : offers.all) {
            if (isClearlyBetter(offers, offer, other))
                own.beaten << &other;
        }
        if (own.beaten.size() > most.beaten.size())
            most = own;
    }
    return most;
}

bool areAllAlike(const ToldOffers &offers)
{
    for (const ValueOffer &one : offers.all) {
        for (const ValueOffer &other : offers.all) {
            if (!offers.areAlike(one, other))
                return false;
        }
    }
    return true;
}

// Empty where the ranges leave it open.
QString frontSentence(const ToldOffers &offers)
{
    const QList<ValueOffer> &all = offers.all;
    const bool allOnFront =
        std::all_of(all.cbegin(), all.cend(), [](const ValueOffer &offer) { return offer.onFront; });
    if (allOnFront && areAllAlike(offers))
        return tr("whatever is faster costs more an hour");
    const Beating most = mostBeating(offers);
    if (most.beaten.isEmpty())
        return {};
    if (most.beaten.size() == all.size() - 1)
        return tr("nothing is cheaper or faster");
    return tr("%1 is both cheaper and faster than %2", "a chip, and chips")
        .arg(most.by->row->subject.name, namesText(namesOf(most.beaten), offers.formatter));
}

bool isAnyEstimated(const WorkloadView &view)
{
    return std::any_of(view.rows.cbegin(), view.rows.cend(),
                       [](const SubjectEstimate &row) { return row.estimate.fits && row.estimate.bound.has_value(); });
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

QString valueTakeaway(const ResultTable &table, const WorkloadView &view, const QList<ValueOffer> &offers,
                      const Formatter &formatter, const QString &kinds)
{
    if (!view.work)
        return tr("Choose a workload");
    if (view.rows.isEmpty())
        return tr("Choose chips to compare");
    const Workload &work = view.work->workload;
    const auto about = [&work](const QString &sentence) { return tr("%1: %2").arg(work.name, sentence); };
    if (offers.isEmpty())
        return about(isAnyEstimated(view) ? tr("nothing that is compared both runs it and has a price")
                                          : noEstimateText(view, view.rows.constFirst().subject.level, formatter));
    const QList<const ValueOffer *> sorted = byRatio(offers);
    const auto amount = [&](const ValueOffer *offer) { return formatter.compactMoney(offer->ratio->value->value); };
    const QString name = sorted.constFirst()->row->subject.name;
    const QString price = amount(sorted.constFirst()) + QChar(0x00A0) + formatter.unitWords(costUnitText(work.task));
    if (offers.size() == 1)
        return about(tr("%1 costs about %2").arg(name, price));
    if (!kinds.isEmpty())
        return about(kinds);
    ToldOffers told{offers, tableOfOne(table, view), formatter};
    for (qsizetype row = 0; row < told.ofOne.rows.size(); ++row)
        told.rowAt.insert(told.ofOne.rows.at(row).subject.id, row);
    const QString unlike = told.unlikeText(*sorted.constFirst());
    QString text = unlike.isEmpty() ? tr("%1 gives most for its price, about %2").arg(name, price)
                                    : tr("%1 is lowest at about %2").arg(name, price);
    const QList<const ValueOffer *> best = bestOf(sorted);
    // Of several that cannot be told apart, none is beaten for certain.
    if (best.size() > 1)
        text = tr("%1, %2", "a statement, but the ranges of others meet its own")
                   .arg(text, closeText(namesOf(best.sliced(1)), amount(best.constLast()), formatter));
    if (!unlike.isEmpty())
        text = tr("%1; %2", "who is lowest; with whom it is not comparable, and why").arg(text, unlike);
    const QString front = best.size() > 1 ? QString() : frontSentence(told);
    if (!front.isEmpty())
        text = tr("%1; %2").arg(text, front);
    return about(text);
}

} // namespace chipboard
