// Purpose: queries to the sanitizers' run-time library. Tests are compiled without the sanitizers (CMakeLists.txt says
// why), so whether the library is there is known only at run time.
#pragma once

#include <cstddef>

#if defined(__GNUC__) && defined(__ELF__)
// Its headers are not on every system. An undefined weak symbol is null.
extern "C" {
std::size_t __sanitizer_get_current_allocated_bytes() __attribute__((weak));
void __sanitizer_set_death_callback(void (*callback)()) __attribute__((weak));
}
#else
inline std::size_t (*const __sanitizer_get_current_allocated_bytes)() = nullptr;
inline void (*const __sanitizer_set_death_callback)(void (*callback)()) = nullptr;
#endif

namespace chipboard::testing {

[[nodiscard]] inline bool isSanitized() { return __sanitizer_get_current_allocated_bytes != nullptr; }

} // namespace chipboard::testing
