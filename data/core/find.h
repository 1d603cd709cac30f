// Purpose: the first element that a test holds for, as tables and catalogues are asked for a row.
#pragma once

#include <algorithm>
#include <iterator>

namespace chipboard {

/// Null where there is none. The range has to outlive the pointer: it is a container, or a view of one.
template<class Range, class Test>
[[nodiscard]] auto *findWhere(Range &&range, const Test &test)
{
    const auto found = std::find_if(std::begin(range), std::end(range), test);
    return found == std::end(range) ? nullptr : &*found;
}

} // namespace chipboard
