// Purpose: one number as a share of another, told no stronger than their ranges allow.
#pragma once

#include "data/metrics/evaluate.h"
#include "data/units/format.h"

namespace chipboard {

struct Share
{
    double low = 0.0;
    double value = 0.0;
    double high = 0.0;
};

/// Precondition: both have values of one dimension, that of `whole` above zero.
[[nodiscard]] Share shareOf(const Cell &part, const Cell &whole);

/// "66 % of", "about 66 % of", "from 55 % to 77 % of"; from twice on "2.14 times", "from 3.18 to 4.45 times": the words
/// after it stay the same.
[[nodiscard]] QString shareText(const Share &share, const Formatter &formatter);

} // namespace chipboard
