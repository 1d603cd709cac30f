// Purpose: the comparable metrics. Each row has id, label, units, better direction, formula in words, evaluate
// function, dependencies and presentation. To add a metric, add a row to metric.cpp.
#pragma once

#include "data/board/board.h"
#include "data/catalog/catalog.h"

#include <span>

namespace chipboard {

enum class Better { Higher, Lower };
/// Workload: estimated results of the board's workload.
enum class MetricGroup { Compute, SparseCompute, InferenceCompute, Memory, Link, Power, Price, Ratio, Workload };

/// Bits of Metric::traits: what a workload result depends on besides chip speed.
enum MetricTrait : unsigned {
    OfPrice = 1U << 0,    ///< a list price
    OfRent = 1U << 1,     ///< independent of speed: the rent as such
    OfEnergy = 1U << 2,   ///< power of the chips; its cost is in no price list
    OfSize = 1U << 3,     ///< memory size only, independent of speed
    OfCount = 1U << 4,    ///< number of chips or units
    OfServing = 1U << 5,  ///< serving only
    OfBatches = 1U << 6,  ///< batches only
    OfTraining = 1U << 7, ///< training tasks only
    OfOwning = 1U << 8,   ///< purchase price of a machine
    OfApi = 1U << 9,      ///< price of an API
    OfSale = 1U << 10,    ///< selling price of tokens
    OfFleet = 1U << 11,   ///< budget in money or power
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
    const char *formula; ///< in words, QT_TR_NOOP: "price per hour / chips"
    MetricGroup group;
    Better better;
    Unit unit;                          ///< in tables and files
    std::optional<Precision> precision; ///< compute metrics only; empty: the board's precision
    MetricFunction evaluate;
    unsigned traits = 0;             ///< MetricTraits
    const char *unitWords = nullptr; ///< if the unit does not say what is counted: "USD per 1M output tokens"
    const char *of = nullptr;        ///< numerator of a ratio
    const char *per = nullptr;       ///< denominator of a ratio
    const char *remark = nullptr;    ///< chart subtitle instead of the number of chips; may be ""

    [[nodiscard]] bool is(MetricTrait trait) const { return (traits & trait) != 0; }
    [[nodiscard]] bool isRatio() const { return of != nullptr; }
    /// Numerator and denominator of a ratio; empty for others.
    [[nodiscard]] QList<const Metric *> parts() const;
    /// True if the metric applies to the task.
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
