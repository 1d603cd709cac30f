// Purpose: what can be compared. Each metric is a row: id, label, units, which way is better, formula in words,
// evaluate function. Adding a metric is adding a row to metric.cpp.
#pragma once

#include "data/board/board.h"
#include "data/catalog/catalog.h"

#include <span>

namespace chipboard {

enum class Better { Higher, Lower };
/// Workload: results of the board's workload, by the estimators.
enum class MetricGroup { Compute, SparseCompute, Memory, Link, Power, Price, Ratio, Workload };

struct Cell;
struct Subject;
struct EvaluationContext;
struct Metric;

using MetricFunction = Cell (*)(const EvaluationContext &, const Subject &, const Metric &);

struct Metric
{
    const char *id;
    const char *label;   ///< QT_TRANSLATE_NOOP in context "Metric": "Memory bandwidth"
    const char *formula; ///< in words, translated likewise: "price per hour / chips"
    MetricGroup group;
    Better better;
    Unit unit;                          ///< of tables and files
    bool keepsPublishedUnit;            ///< memory: 96 GiB is told as GiB, 80 GB as GB
    std::optional<Precision> precision; ///< of a compute metric; empty there means the board's precision
    MetricFunction evaluate;

    [[nodiscard]] MetricId metricId() const { return MetricId(QString::fromLatin1(id)); }
    [[nodiscard]] QString labelText() const;
    [[nodiscard]] QString formulaText() const;
};

[[nodiscard]] std::span<const Metric> metricTable();
[[nodiscard]] const Metric *findMetric(const MetricId &id);

} // namespace chipboard
