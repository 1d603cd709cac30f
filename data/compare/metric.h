// Purpose: what can be compared. Each metric is a row: id, label, units, which way is better, formula in words,
// evaluate function, what it depends on, how it is shown. Adding a metric is adding a row to metric.cpp.
#pragma once

#include "data/board/board.h"
#include "data/catalog/catalog.h"

#include <span>

namespace chipboard {

enum class Better { Higher, Lower };
/// Workload: results of the board's workload, by the estimators.
enum class MetricGroup { Compute, SparseCompute, InferenceCompute, Memory, Link, Power, Price, Ratio, Workload };

/// Bits of Metric::traits: what a result of the workload depends on besides the speed of the chips.
enum MetricTrait : unsigned {
    OfPrice = 1U << 0,    ///< a price of the list
    OfRent = 1U << 1,     ///< no speed bounds it: what the chips do meanwhile does not count
    OfEnergy = 1U << 2,   ///< the power of the chips; its money is of no price list
    OfSize = 1U << 3,     ///< memory alone; no speed bounds it
    OfCount = 1U << 4,    ///< how many do the work
    OfServing = 1U << 5,  ///< only this task has it
    OfBatches = 1U << 6,  ///< only this task has it
    OfTraining = 1U << 7, ///< only these tasks have it
    OfOwning = 1U << 8,   ///< what a machine costs to buy
    OfApi = 1U << 9,      ///< what an API charges
    OfSale = 1U << 10,    ///< what tokens are sold for
    OfFleet = 1U << 11,   ///< a budget in money or power
};

struct Cell;
struct Subject;
struct EvaluationContext;
struct Metric;

using MetricFunction = Cell (*)(const EvaluationContext &, const Subject &, const Metric &);

struct Metric
{
    const char *id;
    const char *label;   ///< QT_TR_NOOP: "Memory bandwidth"
    const char *formula; ///< in words, translated likewise: "price per hour / chips"
    MetricGroup group;
    Better better;
    Unit unit;                          ///< of tables and files
    std::optional<Precision> precision; ///< of a compute metric; empty there means the board's precision
    MetricFunction evaluate;
    unsigned traits = 0;             ///< MetricTraits
    const char *unitWords = nullptr; ///< where the unit alone does not say what is counted: "USD per 1M tokens"
    const char *of = nullptr;        ///< of a ratio: the metric that is divided
    const char *per = nullptr;       ///< and by which one
    const char *remark = nullptr;    ///< under the heading of its chart, in place of the number of chips; may be ""

    [[nodiscard]] bool is(MetricTrait trait) const { return (traits & trait) != 0; }
    /// Whether the task has it at all.
    [[nodiscard]] bool isOf(Task task) const;
    [[nodiscard]] MetricId metricId() const { return MetricId(QString::fromLatin1(id)); }
    [[nodiscard]] QString labelText() const;
    [[nodiscard]] QString formulaText() const;
    [[nodiscard]] QString unitWordsText() const;
    [[nodiscard]] QString remarkText() const;
};

[[nodiscard]] std::span<const Metric> metricTable();
[[nodiscard]] const Metric *findMetric(const MetricId &id);

} // namespace chipboard
