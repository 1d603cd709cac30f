// Purpose: what the program takes from the process around it, set right before anything else begins: the home of a
// user who has none in the environment, signals that end the program, the order of hashes, folders that Qt makes.
#pragma once

#include "data/core/ending.h"

#include <QByteArray>
#include <QDate>

#include <cstddef>

namespace chipboard {

// The process around the program: home folder, signals, order of hashes, folders that Qt makes.

/// First of all in main(), before a thread is started.
void prepareSurroundings();

/// The day that prices are old or new on: of SOURCE_DATE_EPOCH where the environment has it, so that files can be made
/// again as they were. Else that of the clock in UTC, wherever somebody is, but none before the catalogue's `revision`
/// (ISO): such a clock is wrong.
[[nodiscard]] QDate currentDay(const QString &revision = {});

/// Gives an application without a display a session folder, which Qt asks for, and removes it afterwards.
class SessionFolderGuard
{
public:
    SessionFolderGuard();
    ~SessionFolderGuard();
    SessionFolderGuard(const SessionFolderGuard &) = delete;
    SessionFolderGuard &operator=(const SessionFolderGuard &) = delete;

private:
    EndingHold m_hold;
    TemporaryFolder m_folder;
    QByteArray m_before; ///< null: the environment named none
};

// What the start allocates, taken from the system at once instead of page by page.

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
