// Purpose: which assumption moves a result most. Each assumption that acts on the board's workload goes to the two ends
// of its plausible range (see lever.h), the others stay as they are; the rows come by how far the result swings.
#pragma once

#include "data/whatif/lever.h"

namespace chipboard {

/// One end of the range.
struct TornadoEnd
{
    double assumed = 0.0; ///< value of the assumption
    Answer answer;

    friend bool operator==(const TornadoEnd &, const TornadoEnd &) = default;
};

struct TornadoRow
{
    Lever lever;
    LeverRange range;
    TornadoEnd low;
    TornadoEnd high;
    double swing = 0.0; ///< largest less smallest of both ends and the result in force, as far as they exist

    friend bool operator==(const TornadoRow &, const TornadoRow &) = default;
};

/// An assumption that has no row, and why.
struct Unmoved
{
    AssumptionId assumption;
    QString reason;

    friend bool operator==(const Unmoved &, const Unmoved &) = default;
};

struct Tornado
{
    Answer now;               ///< without a value there are no rows
    QList<TornadoRow> rows;   ///< widest swing first; where an end is impossible, its answer says why
    QList<AssumptionId> idle; ///< moved without any effect on the result
    QList<Unmoved> unmoved;

    friend bool operator==(const Tornado &, const Tornado &) = default;
};

[[nodiscard]] Tornado tornadoOf(const Inquiry &inquiry);

} // namespace chipboard
