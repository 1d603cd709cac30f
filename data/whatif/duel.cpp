#include "data/whatif/duel.h"

#include <algorithm>

namespace chipboard {
namespace {

struct Entrant
{
    const Subject *subject = nullptr;
    double value = 0.0;
};

// Best first.
QList<Entrant> entrantsOf(const ResultTable &table, int column)
{
    QList<Entrant> entrants;
    for (const ResultRow &row : table.rows) {
        const Cell &cell = row.cells.at(column);
        if (cell.value && cell.value->value > 0.0)
            entrants << Entrant{&row.subject, cell.value->value * unitInfo(cell.unit).factor};
    }
    const bool lower = table.metrics.at(column)->better == Better::Lower;
    std::stable_sort(entrants.begin(), entrants.end(), [lower](const Entrant &a, const Entrant &b) {
        return lower ? a.value < b.value : a.value > b.value;
    });
    return entrants;
}

} // namespace

std::optional<AskedNumber> duelOf(const ResultTable &table, const Board &board, const QList<MetricId> &metrics)
{
    for (const MetricId &metric : metrics) {
        const int column = table.columnOf(metric);
        if (column < 0)
            continue;
        const QList<Entrant> entrants = entrantsOf(table, column);
        if (entrants.size() < 2)
            continue;
        const auto baseline = std::find_if(entrants.cbegin(), entrants.cend(), [&board](const Entrant &entrant) {
            return isBaseline(board, *entrant.subject);
        });
        const bool bestIsBaseline = baseline == entrants.cbegin();
        const Entrant &subject = entrants.at(bestIsBaseline ? 1 : 0);
        const Entrant &against = baseline != entrants.cend() ? *baseline : entrants.at(1);
        return AskedNumber{metric, subject.subject->id, against.subject->id};
    }
    return std::nullopt;
}

} // namespace chipboard
