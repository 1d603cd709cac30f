// Purpose: sets up the process environment before anything else: a missing HOME, signals that end the program, hash
// seeds, folders that Qt creates.
#pragma once

#include "data/core/ending.h"

#include <QByteArray>
#include <QDate>

#include <cstddef>

namespace chipboard {

/// Call first in main(), before starting threads.
void prepareSurroundings();

/// The reference day for the age of prices: from SOURCE_DATE_EPOCH if set, for reproducible files. Else the clock's day
/// in UTC, but not before the catalogue's `revision` (ISO), because such a clock is wrong.
[[nodiscard]] QDate currentDay(const QString &revision = {});

/// Creates the session folder that Qt requests in an application without display, and removes it afterwards.
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
    QByteArray m_before; ///< null: the variable was unset
};

// Reserves the memory allocated during start-up at once instead of page by page.

/// Bytes that a thread allocates during start-up, measured for an export and for the window.
constexpr std::size_t heapOfStart = std::size_t{3} * 1024 * 1024;
/// The same for the thread that reads the shipped catalogue.
constexpr std::size_t heapOfCatalog = std::size_t{2} * 1024 * 1024;

/// Prefaults `bytes` (less than 8 MiB) for the calling thread's heap. Otherwise the system maps each page on its first
/// write, which costs half a microsecond, or twelve on a virtual machine: a third of the page faults of an export were
/// for heap memory. Does nothing if the C library or the system lacks the call. Measured on a virtual machine with two
/// cores, medians of alternating runs with and without: first paint under Xvfb 233 and 246 ms (of 60), offscreen 150
/// and 163 ms (of 30), a PDF 75 and 80 ms (of 30).
void growHeap(std::size_t bytes = heapOfStart);

} // namespace chipboard
