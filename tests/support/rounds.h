// Purpose: how often a property is tried. Under the sanitizers every access is looked at, which takes several times as
// long and looks for other faults: there a quarter of the cases does. The ordinary build tries all of them.
#pragma once

#include "tests/support/sanitizers.h"

#include <algorithm>

namespace chipboard::testing {

[[nodiscard]] inline int rounds(int all) { return isSanitized() ? std::max(1, all / 4) : all; }

} // namespace chipboard::testing
