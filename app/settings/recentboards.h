// Purpose: the files of boards that were opened or saved last, newest first.
#pragma once

#include "app/settings/settings.h"

#include <QStringList>

namespace chipboard {

constexpr qsizetype recentBoardsKept = 10;

/// Those that are still there.
[[nodiscard]] QStringList recentBoards(const Settings &settings);
/// Puts it first; an empty path is none.
void rememberBoard(Settings &settings, const QString &path);
void forgetRecentBoards(Settings &settings);

} // namespace chipboard
