// Purpose: how often a property is tried. Under the sanitizers every access is looked at, which takes several times as
// long and looks for other faults: there a quarter of the cases does. The ordinary build tries all of them.
#pragma once

#include <algorithm>

namespace chipboard::testing {

[[nodiscard]] constexpr int rounds(int all)
{
#ifdef __SANITIZE_ADDRESS__
    return std::max(1, all / 4);
#else
    return all;
#endif
}

} // namespace chipboard::testing
