// Purpose: a PageSpec as PDF: vector, fonts embedded, text that can be searched, equal bytes for equal input. It is
// drawn by the same renderer as the screen, on white paper.
#pragma once

#include "data/charts/pagespec.h"
#include "data/core/result.h"
#include "widgets/export/exporters.h"

namespace chipboard {

/// Needs a QApplication (the offscreen platform will do). `board` is attached, so that the file opens again as it.
/// At least one page; all of the same size, title and date of the first.
[[nodiscard]] Result<QByteArray> pagesPdf(const QList<PageSpec> &pages, const ExportOptions &options,
                                          const QByteArray &board = {});
/// With an outline, contents that lead to their chapters, and links to the sources.
[[nodiscard]] Result<QByteArray> reportPdf(const ReportSpec &report, const ExportOptions &options,
                                           const QByteArray &board = {});
[[nodiscard]] Result<QByteArray> pagePdf(const PageSpec &page, const ExportOptions &options,
                                         const QByteArray &board = {});

} // namespace chipboard
