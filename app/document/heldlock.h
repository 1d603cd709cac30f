// Purpose: locks of what a window holds for days: stale as soon as their process is gone, never by their age.
#pragma once

#include <QLockFile>

#include <memory>

namespace chipboard {

/// Taken if it is free; isLocked() and error() of it tell. A lock without a holder's name, as a process leaves that
/// ends while it writes it, counts as free.
[[nodiscard]] std::unique_ptr<QLockFile> takenLock(const QString &path);

} // namespace chipboard
