// Purpose: a page as a picture: SVG with text as text, and PNG of exact pixels. Several sheets stand below one another.
// Title and a description for those who cannot see it are inside; equal bytes for equal input.
#pragma once

#include "data/core/result.h"
#include "data/views/pagespec.h"
#include "widgets/export/exporters.h"

namespace chipboard {

/// `board` goes into the file, so that it opens again as it. `sheet` is the one that is drawn, counted from 0; -1: all
/// of them, below one another.
/// Nothing outside of the file is referred to; a viewBox lets it be of any size. Needs a QApplication.
[[nodiscard]] Result<QByteArray> pageSvg(const PageSpec &page, const ExportOptions &options,
                                         const QByteArray &board = {}, qsizetype sheet = -1,
                                         const std::optional<ReportSpec> &slide = {});
/// sRGB; options.scale pixels for each of the layout's, and as many dots an inch as make it that size. Needs a
/// QApplication.
[[nodiscard]] Result<QByteArray> pagePng(const PageSpec &page, const ExportOptions &options,
                                         const QByteArray &board = {}, qsizetype sheet = -1,
                                         const std::optional<ReportSpec> &slide = {});
/// What the page says: takeaway, then each chart in a few sentences.
[[nodiscard]] QString pageInWords(const PageSpec &page);

} // namespace chipboard
