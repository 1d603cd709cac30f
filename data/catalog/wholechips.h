// Purpose: the number of chips of a machine as a count. Catalogues and boards of others may tell any number.
#pragma once

#include <algorithm>
#include <cmath>

namespace chipboard {

/// Of one machine. What a whole site could have; a figure above it is a fault of the catalogue.
inline constexpr double mostChipsOfMachine = 1e7;

/// Rounded, from 1 to the most.
[[nodiscard]] inline int wholeChipsOf(double chips)
{
    return static_cast<int>(std::lround(std::clamp(chips, 1.0, mostChipsOfMachine)));
}

} // namespace chipboard
