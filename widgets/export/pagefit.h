// Purpose: refuses pages on paper that is too small for them, and finds the smallest size of the same shape that is
// not: by laying out, since what a page needs depends on its texts. For all formats that draw sheets.
#pragma once

#include "data/core/result.h"
#include "widgets/export/pagelayout.h"

#include <functional>

namespace chipboard {

/// Texts and charts do not cover each other, and each row is drawn with its name and number.
[[nodiscard]] bool holdsAll(const QList<PageLayout> &layouts, TextRuler &ruler);

/// A problem that names a larger size of the same shape, if `fits()` is false for this one. Offered sizes, and larger
/// ones, always fit. Precondition: pageSizeOf(id).
[[nodiscard]] Result<Done> checkRoom(const QString &id, const std::function<bool(const PageSize &)> &fits);

} // namespace chipboard
