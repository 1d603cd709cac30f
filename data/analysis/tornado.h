// Purpose: which assumption affects a result most. Each assumption of the board's workload moves to both ends of its
// plausible range (see lever.h) while the others stay; rows are ordered by swing. Published model dimensions (layers,
// heads, parameters) are varied only if the board sets them.
#pragma once

#include "data/analysis/factors.h"
#include "data/analysis/lever.h"

namespace chipboard {

/// One end of the range.
struct TornadoEnd
{
    double assumed = 0.0; ///< value of the assumption
    Answer answer;
};

struct TornadoRow
{
    Lever lever;
    LeverRange range;
    TornadoEnd low;
    TornadoEnd high;
    double swing = 0.0; ///< largest minus smallest of both ends and the current result, as far as they exist
};

/// Effect of an uncertainty that is not an assumption: P10 and P90 of one factor.
struct TornadoSpread
{
    FactorKind kind = FactorKind::Estimate;
    QString subject;  ///< id of its row
    double low = 0.0; ///< result, in the unit of Tornado::now
    double high = 0.0;

    [[nodiscard]] double swing() const { return high - low; }
};

/// An assumption without a row, and why.
struct Unmoved
{
    AssumptionId assumption;
    QString reason;
};

struct Tornado
{
    Answer now;                   ///< without a value there are no rows
    QList<TornadoRow> rows;       ///< widest swing first; an impossible end has the reason in its answer
    QList<TornadoSpread> spreads; ///< widest first; factors shared by both rows are excluded
    QList<AssumptionId> idle;     ///< varied without effect
    QList<Unmoved> unmoved;
};

[[nodiscard]] Tornado tornadoOf(const Inquiry &inquiry);

/// The end of a row's range at which the other one is ahead; null if neither, or for a single row.
[[nodiscard]] const TornadoEnd *turningEnd(const Inquiry &inquiry, const Tornado &tornado, const TornadoRow &row);
/// True if the assumption alone changes the order within its range and is not a number of chips, the last choice.
[[nodiscard]] bool turnsBesideCounts(const Inquiry &inquiry, const Tornado &tornado, const TornadoRow &row);

} // namespace chipboard
