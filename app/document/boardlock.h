// Purpose: tells when a board's file is open in another window already, here or in another process: both would save
// over each other. It warns; it forbids nothing. A window that died leaves no lock behind.
#pragma once

#include "data/core/result.h"

#include <QLockFile>
#include <QString>

#include <memory>
#include <optional>

namespace chipboard {

class BoardLock
{
public:
    /// `folder` is where all windows of this user keep their locks; made when needed.
    explicit BoardLock(const QString &folder);

    /// From now on this window has the file at `path` open, and no other; empty: none. A warning when another window
    /// has it.
    [[nodiscard]] std::optional<Problem> hold(const QString &path);

private:
    QString m_folder;
    std::unique_ptr<QLockFile> m_lock;
};

// Locks of what a window holds for days: stale as soon as their process is gone, never by their age.

/// Taken if it is free; isLocked() and error() of it tell. A lock without a holder's name, as a process leaves that
/// ends while it writes it, counts as free.
[[nodiscard]] std::unique_ptr<QLockFile> takenLock(const QString &path);

} // namespace chipboard
