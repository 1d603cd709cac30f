// Purpose: the functions of the metric table. Each takes what a row is about and gives a Cell: value with range,
// formula with live numbers, status, date, sources - or a reason. Sources of the formulas: sums over identical chips,
// and ratios defined in their names; the ridge point is peak compute / memory bandwidth (Williams, Waterman, Patterson:
// Roofline, CACM 52(4), 2009).
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
/// The same of a price that is chosen already.
[[nodiscard]] Cell priceHourCell(const EvaluationContext &context, const PriceChoice &choice, const Metric &metric);
[[nodiscard]] Cell priceChipHourCell(const EvaluationContext &context, const PriceChoice &choice, const Metric &metric);
/// Of Metric::of and Metric::per: a price of what is rented, else the figure of one chip.
[[nodiscard]] Cell ratioPart(const EvaluationContext &context, const Subject &subject, const char *metricId);
/// Of something that the catalogue does not have.
[[nodiscard]] Cell absentCell(const Subject &subject, const Metric &metric);

/// Metric::of / Metric::per, which are of those dimensions.
template<Dimension Of, Dimension Per>
[[nodiscard]] Cell ratioCell(const EvaluationContext &context, const Subject &subject, const Metric &metric)
{
    if (subject.isAbsent())
        return absentCell(subject, metric);
    return ratioOf<Of, Per>(ratioPart(context, subject, metric.of), ratioPart(context, subject, metric.per),
                            metric.unit);
}

/// How many chips the row has; null for a single chip.
[[nodiscard]] const Figure *chipsOf(const Subject &subject);

/// A chip's figure at a precision: MXFP8 counts as FP8 and MXFP4 as FP4 where they are at least as fast; `used` names
/// which it was. Null when the catalogue does not mention the precision at all.
struct PrecisionFigure
{
    const Figure *figure = nullptr;
    Precision used = Precision::Bf16;
};
[[nodiscard]] PrecisionFigure figureAt(const std::map<Precision, Figure> &figures, Precision precision);

} // namespace chipboard
