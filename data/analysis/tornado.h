// Purpose: which assumption moves a result most. Each assumption that acts on the board's workload goes to the two ends
// of its plausible range (see lever.h), the others stay as they are; the rows come by how far the result swings. What
// is published of the model (layers, heads, parameters) is moved only where the board has set it.
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
    double swing = 0.0; ///< largest less smallest of both ends and the result in force, as far as they exist
};

/// How far what is uncertain anyway moves the result, beside what is assumed: P10 and P90 of one factor.
struct TornadoSpread
{
    FactorKind kind = FactorKind::Estimate;
    QString subject;  ///< id of the row that it is about
    double low = 0.0; ///< of the result, in the unit of Tornado::now
    double high = 0.0;

    [[nodiscard]] double swing() const { return high - low; }
};

/// An assumption that has no row, and why.
struct Unmoved
{
    AssumptionId assumption;
    QString reason;
};

struct Tornado
{
    Answer now;                   ///< without a value there are no rows
    QList<TornadoRow> rows;       ///< widest swing first; where an end is impossible, its answer says why
    QList<TornadoSpread> spreads; ///< widest first; what both rows share is left out
    QList<AssumptionId> idle;     ///< moved without any effect on the result
    QList<Unmoved> unmoved;
};

[[nodiscard]] Tornado tornadoOf(const Inquiry &inquiry);

/// The end of a row's range at which the other of the two is ahead; null: at neither, or one row is asked about.
[[nodiscard]] const TornadoEnd *turningEnd(const Inquiry &inquiry, const Tornado &tornado, const TornadoRow &row);
/// An assumption that alone turns the order within its range, and is no number of chips: people choose that one last.
[[nodiscard]] bool turnsBesideCounts(const Inquiry &inquiry, const Tornado &tornado, const TornadoRow &row);

} // namespace chipboard
