// Purpose: the tables of the price store and their versions: makes them in a new file, takes an older file step by step
// to today's version after a copy of it was made, and leaves a newer one alone.
#pragma once

#include "data/core/result.h"

#include <QStringList>

#include <optional>
#include <span>

class QSqlDatabase;

namespace chipboard {

/// From one version to the next.
struct StoreMigration
{
    int from;
    const char *statements; ///< separated by semicolons
    /// What SQL cannot reckon, after the statements and in their transaction.
    std::optional<Problem> (*fill)(QSqlDatabase &database, const QString &path) = nullptr;
};

inline constexpr int storeVersion = 4;
inline constexpr int oldestStoreVersion = 1; ///< that can be looked into as it is

[[nodiscard]] std::span<const StoreMigration> storeMigrations();

/// All in one transaction each, and a new file's in one: after a kill the file is of the old version or of the new one,
/// and half of a new one is never seen.
/// The result names the copy that was made; it is empty when none was needed.
[[nodiscard]] Result<QString> prepareTables(QSqlDatabase &database, const QString &path,
                                            std::span<const StoreMigration> migrations = storeMigrations(),
                                            int version = storeVersion);

[[nodiscard]] Problem newerStore(const QString &path, int found);
[[nodiscard]] Problem foreignStore(const QString &path);

/// The ContentDigest of a snapshot's prices, reckoned from the rows: what a store of version 1 does not keep.
[[nodiscard]] Result<QString> contentOf(QSqlDatabase &database, const QString &path, qint64 snapshot);

/// The first row and column of an answer as text; empty for none.
[[nodiscard]] QString oneAnswer(QSqlDatabase &database, const QString &statement);
/// The same where an answer that could not be read must not pass for none.
[[nodiscard]] Result<QString> answerTo(QSqlDatabase &database, const QString &statement, const QString &path);

} // namespace chipboard
