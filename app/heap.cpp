#include "app/heap.h"

#ifdef __GLIBC__
#include <malloc.h>
#include <sys/mman.h>
#include <unistd.h>

#include <cstdint>
#include <cstdlib>
#endif

namespace chipboard {

#if defined(__GLIBC__) && defined(MADV_POPULATE_WRITE)

void growHeap(std::size_t bytes)
{
    constexpr int mebibyte = 1024 * 1024;
    // Blocks of less than this come from the heap; what is free at its end stays, up to that much, and it grows by
    // steps instead of by pages.
    mallopt(M_MMAP_THRESHOLD, 8 * mebibyte);
    mallopt(M_TRIM_THRESHOLD, 16 * mebibyte);
    mallopt(M_TOP_PAD, mebibyte);

    void *block = std::malloc(bytes); // NOLINT(cppcoreguidelines-no-malloc)
    if (block == nullptr)
        return;
    const auto page = static_cast<std::uintptr_t>(sysconf(_SC_PAGESIZE));
    const std::uintptr_t before = reinterpret_cast<std::uintptr_t>(block) % page;
    const std::size_t skipped = before == 0 ? 0 : page - before;
    const std::size_t length = bytes > skipped ? (bytes - skipped) / page * page : 0;
    if (length > 0)
        (void)madvise(static_cast<char *>(block) + skipped, length, MADV_POPULATE_WRITE); // before Linux 5.14: refused
    std::free(block); // NOLINT(cppcoreguidelines-no-malloc): the heap keeps it
}

#else

void growHeap(std::size_t) { }

#endif

} // namespace chipboard
