// Purpose: the file of the price store before its prices are asked for: whose database it is, told from its header
// without writing to it or beside it (what another program or another version made must stay as it is; only a change
// that somebody began and did not finish is taken back first, where nothing can be told before), and what SQLite says,
// in words that help.
#pragma once

#include "data/core/result.h"

#include <chrono>

class QSqlDatabase;
class QSqlError;

namespace chipboard {

/// Told by SQLite's header at offset 68 (sqlite.org/fileformat2.html): "ChPb".
inline constexpr int storeApplicationId = 0x43685062;
/// Older ones are refused: a store is a copy of lists that can be imported again.
inline constexpr int storeVersion = 5;

/// Where somebody waits for the answer.
inline constexpr std::chrono::milliseconds shortPatience{2'000};
/// In a thread or a process of its own: an import that waits for others.
inline constexpr std::chrono::milliseconds longPatience{30'000};

enum class StoreIdentity {
    New,          ///< no file, or one that nothing was written to
    Store,        ///< of this version
    OtherVersion, ///< of a newer or an older Chipboard
    Foreign,      ///< another program's database
    Unclear,      ///< no database, or one so damaged that it cannot be told whose it is
    Unread,       ///< the file is there and cannot be read: it may be as good as ever
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
/// Lets SQLite roll back what was interrupted. Precondition: no connection of this thread is busy.
void takeBack(const QString &path, std::chrono::milliseconds patience = shortPatience);

/// What SQLite finds in the file; `problem` is what kept it from looking. Neither sound nor a problem: it is damaged.
struct StructureCheck
{
    bool isSound = false;
    std::optional<Problem> problem;
};
[[nodiscard]] StructureCheck checkStructure(const QSqlDatabase &database, const QString &path);
/// Renames it with its journal, which a notice tells; nothing is moved when not all of it can be.
[[nodiscard]] std::optional<Problem> setStoreAside(const QString &path, Problems &notices);

[[nodiscard]] Problem storeProblem(const QSqlError &error, const QString &path);
/// A problem with the file itself.
[[nodiscard]] Problem atStore(ProblemCode code, const QString &path, const QString &message, const QString &remedy,
                              Severity severity = Severity::Error);
[[nodiscard]] Problem otherVersion(const QString &path, int found);
[[nodiscard]] Problem foreignStore(const QString &path);
[[nodiscard]] Problem unreadStore(const QString &path);
[[nodiscard]] bool canBeReadWhole(const QString &path);

} // namespace chipboard
