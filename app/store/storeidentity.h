// Purpose: whose database a file is, told from its header and the names of its tables, without writing to it or
// beside it: what another program or a newer Chipboard made must stay as it is. Only a change that somebody began and
// did not finish is taken back first, where nothing can be told before.
#pragma once

#include <QString>

#include <chrono>

namespace chipboard {

/// Told by SQLite's header at offset 68 (sqlite.org/fileformat2.html): "ChPb".
inline constexpr int storeApplicationId = 0x43685062;

/// Where somebody waits for the answer.
inline constexpr std::chrono::milliseconds shortPatience{2'000};
/// In a thread or a process of its own: an import that waits for others.
inline constexpr std::chrono::milliseconds longPatience{30'000};

enum class StoreIdentity {
    New,     ///< no file, or one that nothing was written to
    Store,   ///< of this version or an older one
    Newer,   ///< of a newer Chipboard
    Foreign, ///< another program's database
    Unclear, ///< no database, or one so damaged that it cannot be told whose it is
    Unread,  ///< the file is there and cannot be read: it may be as good as ever
};

struct StoreFile
{
    StoreIdentity identity = StoreIdentity::New;
    int version = 0;
};
/// Where another program is in the middle of a change, it is waited for so long.
[[nodiscard]] StoreFile lookAtStore(const QString &path, std::chrono::milliseconds patience = shortPatience);

/// A journal beside it: somebody is writing, or was interrupted.
[[nodiscard]] bool hasJournal(const QString &path);
/// Lets SQLite take back what was interrupted. Precondition: no connection of this thread is in the middle of
/// something.
void takeBack(const QString &path, std::chrono::milliseconds patience = shortPatience);

} // namespace chipboard
