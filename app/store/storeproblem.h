// Purpose: what SQLite says, in words that help: locked, full, damaged, not writable, no database at all.
#pragma once

#include "data/core/result.h"

class QSqlError;

namespace chipboard {

[[nodiscard]] Problem storeProblem(const QSqlError &error, const QString &path);
/// Of a file that can be read and lacks what must be in it.
[[nodiscard]] Problem damagedStore(const QString &path);
/// True when the file is a database and yet cannot be read as one.
[[nodiscard]] bool isDamage(const QSqlError &error);

} // namespace chipboard
