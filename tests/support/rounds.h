// Purpose: number of rounds of a property test. The sanitizers check every access and take several times as long, so
// they run a quarter of the cases. The ordinary build runs all of them.
#pragma once

#include "tests/support/sanitizers.h"

#include <algorithm>

namespace chipboard::testing {

[[nodiscard]] inline int rounds(int all) { return isSanitized() ? std::max(1, all / 4) : all; }

} // namespace chipboard::testing
