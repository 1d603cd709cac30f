// Purpose: writes a page as a picture: SVG with real text, or PNG of exact pixel size. Several sheets are stacked
// vertically. Includes title and description for screen readers; equal bytes for equal input.
#pragma once

#include "data/core/result.h"
#include "data/views/pagespec.h"
#include "widgets/export/exporters.h"

namespace chipboard {

/// `board` is embedded, so that the file can be reopened as a board. `sheet`: the sheet to draw, from 0; -1: all,
/// stacked. The SVG is self-contained and scalable (viewBox). Requires a QApplication.
[[nodiscard]] Result<QByteArray> pageSvg(const PageSpec &page, const ExportOptions &options,
                                         const QByteArray &board = {}, qsizetype sheet = -1,
                                         const std::optional<ReportSpec> &slide = {});
/// sRGB; options.scale pixels per layout pixel, with the matching DPI. Requires a QApplication.
[[nodiscard]] Result<QByteArray> pagePng(const PageSpec &page, const ExportOptions &options,
                                         const QByteArray &board = {}, qsizetype sheet = -1,
                                         const std::optional<ReportSpec> &slide = {});
/// The page as text: takeaway, then each chart in a few sentences.
[[nodiscard]] QString pageInWords(const PageSpec &page);

} // namespace chipboard
