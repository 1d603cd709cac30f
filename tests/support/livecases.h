// Purpose: seeded boards on the shipped catalogue and seeded changes of their assumptions, for tests of live formulas.
#pragma once

#include "data/analysis/livemodel.h"
#include "data/compare/boardestimate.h"

#include <QMap>
#include <QRandomGenerator>

#include <algorithm>
#include <cmath>

namespace chipboard::testing {

using namespace Qt::StringLiterals;

template<typename Items, typename IdType>
void chooseSome(QRandomGenerator &random, const Items &items, QList<IdType> &ids)
{
    for (int i = 0; i < 4 && !items.isEmpty(); ++i) {
        const auto &id = items.at(random.bounded(static_cast<int>(items.size()))).id;
        if (!ids.contains(id))
            ids << id;
    }
}

/// Some chips, instances or systems with any workload.
[[nodiscard]] inline Board anyLiveBoard(const Catalog &catalog, QRandomGenerator &random)
{
    Board board{.level = static_cast<Level>(random.bounded(3))};
    chooseSome(random, catalog.chips, board.chips);
    if (board.level == Level::Instance)
        chooseSome(random, catalog.instances, board.instances);
    if (board.level == Level::System)
        chooseSome(random, catalog.systems, board.systems);
    board.priceBook = catalog.books.at(random.bounded(static_cast<int>(catalog.books.size()))).id;
    board.workload = catalog.workloads.at(random.bounded(static_cast<int>(catalog.workloads.size()))).id;
    if (random.bounded(4) == 0)
        board.assumptions.commitment = random.bounded(2) == 0 ? 1.0 : 3.0;
    if (random.bounded(12) == 0) // adds a search to the formulas
        board.assumptions.userSpeed = std::pow(2.0, 1.0 + 6.0 * random.generateDouble());
    if (random.bounded(20) == 0)
        board.assumptions.firstTokenLimit = std::pow(2.0, -2.0 + 7.0 * random.generateDouble());
    if (random.bounded(4) == 0) // no cell changes these
        board.assumptions.experts = 1.0 + random.bounded(256);
    if (random.bounded(4) == 0)
        board.assumptions.expertsPerToken = 1.0 + random.bounded(16);
    if (random.bounded(4) == 0)
        board.assumptions.windowTokens = 64.0 * (1 + random.bounded(256));
    return board;
}

/// Within the row's range: near the current value, or anywhere.
[[nodiscard]] inline double anyValue(const LiveInput &input, QRandomGenerator &random)
{
    if (!input.choices.isEmpty())
        return input.choices.at(random.bounded(static_cast<int>(input.choices.size())));
    double value = input.minimum + random.generateDouble() * (input.maximum - input.minimum);
    if (input.fallback && *input.fallback > 0.0 && random.bounded(5) != 0)
        value = *input.fallback * std::pow(2.0, 2.0 * random.generateDouble() - 1.0);
    else if (input.maximum > 1e3 * std::max(1.0, input.minimum))
        value = std::max(1.0, input.minimum) * std::pow(1e3, random.generateDouble());
    value = std::clamp(value, input.minimum, input.maximum);
    return input.whole ? std::round(value) : value;
}

/// Some of the assumptions; in some cases those of the model, too.
[[nodiscard]] inline QMap<QString, double> anyChanges(const LiveModel &model, QRandomGenerator &random)
{
    QMap<QString, double> changes;
    for (const LiveInput &input : model.inputs) {
        const bool isRisky = input.id == "chips"_L1 || input.id == "heads"_L1 || input.id == "kv_heads"_L1
            || input.id == "active_parameters"_L1 || input.id == "context"_L1;
        if (input.id != QLatin1String(exchangeRateCell) && random.bounded(isRisky ? 12 : 3) == 0)
            changes.insert(input.id, anyValue(input, random));
    }
    return changes;
}

/// The value that the program shows for a row: counts only where the work can be estimated.
[[nodiscard]] inline std::optional<Interval> shownResult(const SubjectEstimate &row, const QString &metric)
{
    const EstimateResult *result = row.request ? row.estimate.result(metric) : nullptr;
    const Metric *known = findMetric(MetricId(metric));
    if (result == nullptr || (known != nullptr && countsNobody(row, *known)))
        return std::nullopt;
    return result->value;
}

[[nodiscard]] inline Board withChanges(Board board, const QMap<QString, double> &changes)
{
    for (auto change = changes.begin(); change != changes.end(); ++change) {
        if (const AssumptionRow *row = findAssumption(AssumptionId(change.key())))
            board.assumptions.*row->member = change.value();
    }
    return board;
}

} // namespace chipboard::testing
