// Purpose: writing a file without ever leaving half of it behind.
#pragma once

#include "data/core/result.h"

#include <QByteArray>

namespace chipboard {

/// Through QSaveFile: either the whole new file or the untouched old one.
[[nodiscard]] Result<Done> writeFileSafely(const QString &path, const QByteArray &content);

} // namespace chipboard
