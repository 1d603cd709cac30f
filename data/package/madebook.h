// Purpose: workbooks that libxlsxwriter puts together out of temporary files, looked at before anybody gets one: where
// these find no room the library says that all is well, and parts of the workbook break off.
#pragma once

#include "data/core/result.h"

#include <QByteArray>

namespace chipboard {

/// Why there is no workbook, and where room is wanted. `reason` without or with a full stop.
[[nodiscard]] Problem workbookNotMade(const QString &reason);

/// What the library has left at `path`. Errors: it cannot be read, is no package, or one of its parts is no whole XML.
[[nodiscard]] Result<QByteArray> madeWorkbook(const QString &path);

} // namespace chipboard
