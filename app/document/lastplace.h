// Purpose: where a window saves its comparison for the next start, and whether a file is open in another window or
// process.
#pragma once

#include "app/document/boardkeeper.h"
#include "data/core/result.h"

#include <QLockFile>
#include <QString>
#include <QStringList>

#include <memory>
#include <optional>

namespace chipboard {

// Warns if a board file is open in another window or process. A crashed window leaves no lock.

class BoardLock
{
public:
    /// `folder`: the shared folder for locks of all windows of this user; created if needed.
    explicit BoardLock(const QString &folder);

    /// Releases the previous file and locks `path`; empty: none. Returns a warning if another window has it open.
    [[nodiscard]] std::optional<Problem> hold(const QString &path);

private:
    QString m_folder;
    std::unique_ptr<QLockFile> m_lock;
};

// Locks held for days: they are stale once their process has ended, regardless of age.

/// Tries to lock; see isLocked() and error(). A lock file without an owner, left by a process that ended while writing
/// it, counts as free.
[[nodiscard]] std::unique_ptr<QLockFile> takenLock(const QString &path);

// Where a window saves its comparison for the next start. The first window of a user has the default place that the
// next start reads; each further window gets its own, so that they do not overwrite each other.

class LastPlace
{
public:
    /// `first`: the place of the first window; locks and further places are next to it.
    explicit LastPlace(const QString &first);

    [[nodiscard]] const QString &path() const { return m_path; }
    [[nodiscard]] bool isFirst() const { return m_isFirst; }
    /// This window holds the place exclusively. Unknown, hence false, if no lock can be written.
    [[nodiscard]] bool isHeld() const { return m_lock && m_lock->isLocked(); }
    /// Renames the file at the place to a lasting name. False if it cannot be moved.
    [[nodiscard]] bool makeRoom();
    /// Renames files left by ended windows to lasting names and returns their paths. The first window collects all;
    /// others only the file found at their own place.
    [[nodiscard]] QStringList takeLeft();

private:
    QString m_first;
    QString m_path;
    bool m_isFirst = true;
    QStringList m_left; ///< renamed by this window and not reported yet
    std::unique_ptr<QLockFile> m_lock;
};

// Whether a window may write to its place, and what happens to the file there. Decided only once the window owns the
// place: before that, another one may still be writing a file that seems damaged.

struct LastClaim
{
    bool mayWrite = true;   ///< nothing of value is lost
    bool isAnother = false; ///< the file at the first window's place is not the board shown
    QString damaged;        ///< new path of the first window's damaged file; empty: none was moved
};

/// `seen`: what was read before the window had its place. A damaged file is renamed; one that cannot be read or moved
/// is left alone; a comparison saved meanwhile is moved and reported by LastPlace::takeLeft().
[[nodiscard]] LastClaim claimPlace(LastPlace &place, const LastBoard &seen);

} // namespace chipboard
