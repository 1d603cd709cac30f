// Purpose: the functions of the metric table. Each maps a row's subject to a Cell: value with range, formula with live
// numbers, status, date, sources, or a reason. Formulas: sums over identical chips, and ratios defined by their names;
// the ridge point is peak compute / memory bandwidth (Williams, Waterman, Patterson: Roofline, CACM 52(4), 2009).
#pragma once

#include "data/compare/cells.h"
#include "data/compare/pricing.h"

namespace chipboard {

[[nodiscard]] Cell computeCell(const EvaluationContext &context, const Subject &subject, const Metric &metric);
[[nodiscard]] Cell memoryCell(const EvaluationContext &context, const Subject &subject, const Metric &metric);
[[nodiscard]] Cell memoryBandwidthCell(const EvaluationContext &context, const Subject &subject, const Metric &metric);
[[nodiscard]] Cell sramCell(const EvaluationContext &context, const Subject &subject, const Metric &metric);
[[nodiscard]] Cell usableMemoryCell(const EvaluationContext &context, const Subject &subject, const Metric &metric);
[[nodiscard]] Cell inferenceCell(const EvaluationContext &context, const Subject &subject, const Metric &metric);
[[nodiscard]] Cell rackPowerCell(const EvaluationContext &context, const Subject &subject, const Metric &metric);
[[nodiscard]] Cell systemPowerCell(const EvaluationContext &context, const Subject &subject, const Metric &metric);
[[nodiscard]] Cell scaleUpCell(const EvaluationContext &context, const Subject &subject, const Metric &metric);
[[nodiscard]] Cell networkCell(const EvaluationContext &context, const Subject &subject, const Metric &metric);
[[nodiscard]] Cell powerCell(const EvaluationContext &context, const Subject &subject, const Metric &metric);
[[nodiscard]] Cell priceHourCell(const EvaluationContext &context, const Subject &subject, const Metric &metric);
[[nodiscard]] Cell priceChipHourCell(const EvaluationContext &context, const Subject &subject, const Metric &metric);
/// The same for a given price.
[[nodiscard]] Cell priceHourCell(const EvaluationContext &context, const PriceChoice &choice, const Metric &metric);
[[nodiscard]] Cell priceChipHourCell(const EvaluationContext &context, const PriceChoice &choice, const Metric &metric);
/// For Metric::of and Metric::per: the price of the rented unit, or the figure per chip.
[[nodiscard]] Cell ratioPart(const EvaluationContext &context, const Subject &subject, const char *metricId);
/// Cell of a row without a catalogue item.
[[nodiscard]] Cell absentCell(const Subject &subject, const Metric &metric);

/// Metric::of / Metric::per with these dimensions.
template<Dimension Of, Dimension Per>
[[nodiscard]] Cell ratioCell(const EvaluationContext &context, const Subject &subject, const Metric &metric)
{
    if (subject.isAbsent())
        return absentCell(subject, metric);
    return ratioOf<Of, Per>(ratioPart(context, subject, metric.of), ratioPart(context, subject, metric.per),
                            metric.unit);
}

/// Number of chips in the row; null for a single chip.
[[nodiscard]] const Figure *chipsOf(const Subject &subject);

/// A chip's figure at a precision: MXFP8 counts as FP8 and MXFP4 as FP4 if they are at least as fast; `used` is the
/// format found. Null if the catalogue does not mention the precision.
struct PrecisionFigure
{
    const Figure *figure = nullptr;
    Precision used = Precision::Bf16;
};
[[nodiscard]] PrecisionFigure figureAt(const std::map<Precision, Figure> &figures, Precision precision);

} // namespace chipboard
