// Purpose: what has to hold for every input. Unlike an assertion it is also there in an optimised build.
#pragma once

#include <cstdlib>

namespace chipboard::fuzz {

inline void require(bool holds)
{
    if (!holds)
        std::abort();
}

} // namespace chipboard::fuzz
