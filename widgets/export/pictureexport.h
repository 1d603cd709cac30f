// Purpose: a page as a picture: SVG with text as text, and PNG of exact pixels. Several sheets stand below one another.
// Title and a description for those who cannot see it are inside; equal bytes for equal input.
#pragma once

#include "data/charts/pagespec.h"
#include "data/core/result.h"
#include "widgets/export/exporters.h"

namespace chipboard {

/// `board` goes into the file, so that it opens again as it.
/// Nothing outside of the file is referred to; a viewBox lets it be of any size. Needs a QApplication.
[[nodiscard]] Result<QByteArray> pageSvg(const PageSpec &page, const ExportOptions &options,
                                         const QByteArray &board = {});
/// sRGB; options.scale pixels for each of the layout's, and as many dots an inch as make it that size. Needs a
/// QApplication.
[[nodiscard]] Result<QByteArray> pagePng(const PageSpec &page, const ExportOptions &options,
                                         const QByteArray &board = {});
/// What the page says: takeaway, then each chart in a few sentences.
[[nodiscard]] QString pageInWords(const PageSpec &page);

} // namespace chipboard
