// Purpose: small steps that the metric functions are made of: a Cell from a figure, a total over chips, a ratio of two
// Cells. Each carries range, status, date and sources along, so that no formula can forget them.
#pragma once

#include "data/compare/evaluate.h"
#include "data/core/format.h"

namespace chipboard {

[[nodiscard]] Cell missingCell(Unit unit, MissingKind kind, const QString &reason);

/// The figure in `unit` (or in its own unit when the metric keeps it), formula "667 TFLOPS".
[[nodiscard]] Cell cellOf(const Figure &figure, const Metric &metric);

/// chips x figure of one chip, "16 x 667 TFLOPS = 10,672 TFLOPS"; a count of one leaves the cell as it is.
[[nodiscard]] Cell totalOf(const Cell &perChip, const Figure &chips);

/// The less certain of two: missing, estimated, own, announced, approximate, derived, published in that order.
[[nodiscard]] FigureStatus weaker(FigureStatus a, FigureStatus b);

/// Status, date (the older one), sources and notes of `other` joined to those of `cell`.
void inherit(Cell &cell, const Cell &other);

/// Keys of figures of a person's own that the cell is made from, each once.
void addOwn(Cell &cell, const QStringList &keys);

/// The ids of the contradictions about a subject's metric, each once.
void addContradictions(Cell &cell, const Catalog &catalog, const QString &subjectId, const MetricId &metric);

/// A / B in `unit`, both as Cells of those dimensions. Missing when either is, or when B's range reaches zero.
template<Dimension A, Dimension B>
[[nodiscard]] Cell ratioOf(const Cell &top, const Cell &bottom, Unit unit);

/// The shared, untyped part of ratioOf: everything but the value.
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

// What a table says about one metric, for charts that stand alone.

/// The same rows with the cells of that column alone; with none where `column` is below 0, as columnOf() tells of a
/// metric that the table does not have.
[[nodiscard]] ResultTable ofColumn(ResultTable table, int column);

} // namespace chipboard
