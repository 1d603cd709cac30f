// Purpose: writing a file without ever leaving half of it behind.
#pragma once

#include "data/core/result.h"

#include <QByteArray>

namespace chipboard {

/// What stands in the way before anything is written: no folder, or a folder or a device in the file's place.
[[nodiscard]] Result<Done> checkTarget(const QString &path);

/// Through QSaveFile: either the whole new file or the untouched old one.
[[nodiscard]] Result<Done> writeFileSafely(const QString &path, const QByteArray &content);

} // namespace chipboard
