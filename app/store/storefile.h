// Purpose: inspects the price store's file before use: identifies its owner by the header, without writing (files of
// other programs or versions must stay unchanged; only an interrupted transaction is rolled back first, because the
// header is unreliable until then), and translates SQLite errors into helpful messages.
#pragma once

#include "data/core/result.h"

#include <chrono>

class QSqlDatabase;
class QSqlError;

namespace chipboard {

/// SQLite's application id, at offset 68 of the header (sqlite.org/fileformat2.html): "ChPb".
inline constexpr int storeApplicationId = 0x43685062;
/// Older versions are refused: a store only has copies of lists that can be imported again.
inline constexpr int storeVersion = 5;

/// While a user waits.
inline constexpr std::chrono::milliseconds shortPatience{2'000};
/// In a background thread or process: an import that waits for others.
inline constexpr std::chrono::milliseconds longPatience{30'000};

enum class StoreIdentity {
    New,          ///< no file, or an empty one
    Store,        ///< of this version
    OtherVersion, ///< of a newer or an older Chipboard
    Foreign,      ///< another program's database
    Unclear,      ///< not a database, or too damaged to identify
    Unread,       ///< exists but cannot be read; it may be intact
};

struct StoreFile
{
    StoreIdentity identity = StoreIdentity::New;
    int version = 0;
};
/// Waits up to `patience` for another program's transaction.
[[nodiscard]] StoreFile lookAtStore(const QString &path, std::chrono::milliseconds patience = shortPatience);

/// There is a journal: a transaction is running, or was interrupted.
[[nodiscard]] bool hasJournal(const QString &path);
/// Lets SQLite roll back an interrupted transaction. Precondition: no connection of this thread is in use.
void takeBack(const QString &path, std::chrono::milliseconds patience = shortPatience);

/// Result of SQLite's integrity check; `problem`: why it failed to run. Neither sound nor a problem: the file is
/// damaged.
struct StructureCheck
{
    bool isSound = false;
    std::optional<Problem> problem;
};
[[nodiscard]] StructureCheck checkStructure(const QSqlDatabase &database, const QString &path);
/// Renames the file with its journal and adds a notice; if they cannot all be moved, none is.
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
