// Purpose: boards of older formats are brought up to date one version at a time before they are read. Adding a format
// is adding a row to boardmigrations.cpp.
#pragma once

#include "data/core/result.h"

#include <QByteArray>
#include <QJsonObject>

#include <span>

namespace chipboard {

struct BoardMigration
{
    int from; ///< the version that it reads; it gives the next one
    QJsonObject (*upgrade)(QJsonObject);
};

/// Rows in the order of their versions; today there is but one version.
[[nodiscard]] std::span<const BoardMigration> boardMigrations();

/// Text of version `from` -> text of the version after the last migration, by way of all steps between. The text must
/// be a JSON object.
[[nodiscard]] QByteArray migrated(const QByteArray &text, int from, std::span<const BoardMigration> migrations);

} // namespace chipboard
