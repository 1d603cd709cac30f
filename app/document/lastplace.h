// Purpose: where a window keeps its comparison for the next start, and whether another window, here or in another
// process, has a file open.
#pragma once

#include "app/document/boardkeeper.h"
#include "data/core/result.h"

#include <QLockFile>
#include <QString>
#include <QStringList>

#include <memory>
#include <optional>

namespace chipboard {

// Warns when a board's file is open in another window, here or in another process. A dead window leaves no lock.

class BoardLock
{
public:
    /// `folder` is where all windows of this user keep their locks; made when needed.
    explicit BoardLock(const QString &folder);

    /// This window has the file at `path` open, and no other; empty: none. A warning when another window has it.
    [[nodiscard]] std::optional<Problem> hold(const QString &path);

private:
    QString m_folder;
    std::unique_ptr<QLockFile> m_lock;
};

// Locks of what a window holds for days: stale as soon as their process is gone, never by their age.

/// Taken if it is free; isLocked() and error() of it tell. A lock without a holder's name, as a process leaves that
/// ends while it writes it, counts as free.
[[nodiscard]] std::unique_ptr<QLockFile> takenLock(const QString &path);

// Where a window keeps its comparison for the next start. The first window of a user has the one place that the next
// start looks at; a further window beside it has a place of its own, so that neither writes over the other.

class LastPlace
{
public:
    /// `first` is the place of the first window; locks and further places are beside it.
    explicit LastPlace(const QString &first);

    [[nodiscard]] const QString &path() const { return m_path; }
    [[nodiscard]] bool isFirst() const { return m_isFirst; }
    /// No other window writes here. Unknown, so false, where no lock can be written.
    [[nodiscard]] bool isHeld() const { return m_lock && m_lock->isLocked(); }
    /// Puts what lies at the place under a name that lasts. False when it cannot be moved.
    [[nodiscard]] bool makeRoom();
    /// What further windows left behind that are gone by now, put under names that last; their paths. The first window
    /// finds those of all, another one what lay at the place that it has now.
    [[nodiscard]] QStringList takeLeft();

private:
    QString m_first;
    QString m_path;
    bool m_isFirst = true;
    QStringList m_left; ///< moved away by this window, and not told yet
    std::unique_ptr<QLockFile> m_lock;
};

// Whether a window may keep its comparison at the place that it has got, and what becomes of what lies there.
// Asked once the place is the window's own: until then another one may be writing what seems damaged.

struct LastClaim
{
    bool mayWrite = true;   ///< nothing of worth is lost by it
    bool isAnother = false; ///< what was at the first window's place is not what the window shows
    QString damaged;        ///< where the first window's damaged file is kept now; empty: none was put aside
};

/// `seen` is what was read before the window had its place. What is damaged is put aside; what cannot be read, or not
/// be moved, is left as it is; a comparison that came there meanwhile goes to what LastPlace::takeLeft() tells.
[[nodiscard]] LastClaim claimPlace(LastPlace &place, const LastBoard &seen);

} // namespace chipboard
