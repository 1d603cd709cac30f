// Purpose: what the start allocates, taken from the system at once instead of page by page.
#pragma once

#include <cstddef>

namespace chipboard {

/// What a thread of the start is about to allocate, in bytes: measured, both for an export and for the window.
constexpr std::size_t heapOfStart = std::size_t{3} * 1024 * 1024;
/// The same of the thread that reads the shipped catalogue.
constexpr std::size_t heapOfCatalog = std::size_t{2} * 1024 * 1024;

/// Gives the calling thread's heap `bytes` (less than 8 MiB) of memory that is there already. The system hands out a
/// page when it is first written to, and each time costs half a microsecond, or twelve on a virtual machine: a third of
/// what an export of a page made of such faults was for memory that it needs anyway. Where the C library or the system
/// have no such call, nothing happens. Measured on a virtual machine of two cores, with and without, medians in turn:
/// the first paint under Xvfb 233 and 246 ms (of 60), offscreen 150 and 163 ms (of 30), a PDF 75 and 80 ms (of 30).
void growHeap(std::size_t bytes = heapOfStart);

} // namespace chipboard
