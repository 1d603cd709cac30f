// Purpose: building blocks of metric functions: a Cell from a figure, a total over chips, a ratio of two Cells. Each
// propagates range, status, date and sources.
#pragma once

#include "data/compare/evaluate.h"
#include "data/core/format.h"

namespace chipboard {

[[nodiscard]] Cell missingCell(Unit unit, MissingKind kind, const QString &reason);

/// The figure in `unit` (or its own unit if the metric keeps it), formula "667 TFLOPS".
[[nodiscard]] Cell cellOf(const Figure &figure, const Metric &metric);

/// chips x figure per chip, "16 x 667 TFLOPS = 10,672 TFLOPS"; a count of one leaves the cell unchanged.
[[nodiscard]] Cell totalOf(const Cell &perChip, const Figure &chips);

/// The less certain of two, in this order: missing, estimated, own, announced, approximate, derived, published.
[[nodiscard]] FigureStatus weaker(FigureStatus a, FigureStatus b);

/// Merges status, date (the older one), sources and notes of `other` into `cell`.
void inherit(Cell &cell, const Cell &other);

/// Adds unique keys of the custom figures behind the cell.
void addOwn(Cell &cell, const QStringList &keys);

/// Adds unique ids of the contradictions about a subject's metric.
void addContradictions(Cell &cell, const Catalog &catalog, const QString &subjectId, const MetricId &metric);

/// A / B in `unit`, both as Cells of those dimensions. Missing if either is, or if B's range includes zero.
template<Dimension A, Dimension B>
[[nodiscard]] Cell ratioOf(const Cell &top, const Cell &bottom, Unit unit);

/// The untyped part of ratioOf: everything but the value.
[[nodiscard]] Cell ratioFrame(const Cell &top, const Cell &bottom, Unit unit);

template<Dimension A, Dimension B>
Cell ratioOf(const Cell &top, const Cell &bottom, Unit unit)
{
    Cell cell = ratioFrame(top, bottom, unit);
    if (top.isMissing() || bottom.isMissing() || bottom.value->low <= 0.0)
        return cell;
    cell.value = inUnit(ranged<A>(*top.value, top.unit) / ranged<B>(*bottom.value, bottom.unit), unit);
    return cell;
}

// One metric of a table, for charts that stand alone.

/// The rows with only the cells of that column; without cells if `column` is negative, as columnOf() returns for a
/// metric that the table lacks.
[[nodiscard]] ResultTable ofColumn(ResultTable table, int column);
/// Precondition: the table has these columns.
[[nodiscard]] ResultTable ofColumns(ResultTable table, const QList<int> &columns);

} // namespace chipboard
