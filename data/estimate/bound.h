// Purpose: what holds a result back, and how far it can be trusted: the words that every estimate carries.
#pragma once

#include "data/units/interval.h"

#include <QString>

namespace chipboard {

enum class Bound { Compute, MemoryBandwidth, Latency, Link, Capacity };

[[nodiscard]] QString boundWord(Bound bound); ///< "memory bandwidth": for files and scripts
/// One translated sentence: "Reading weights and cache from memory takes most of the time."
[[nodiscard]] QString boundSentence(Bound bound);

/// `value` with the range that eight of ten measured rows fell into: value / (1 + error) to value * (1 + error).
template<Dimension D>
[[nodiscard]] constexpr Ranged<D> withError(Quantity<D> value, double error)
{
    return {value / (1.0 + error), value, value * (1.0 + error)};
}

template<Dimension D>
[[nodiscard]] constexpr Ranged<D> exactly(Quantity<D> value)
{
    return {value, value, value};
}

} // namespace chipboard
