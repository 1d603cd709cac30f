// Purpose: an export as it is seen before it is written: sheets of paper, or the slides of a presentation, each drawn
// from what its file gets.
#pragma once

#include "widgets/export/office/presentation.h"
#include "widgets/export/sheetpainting.h"

#include <QImage>

#include <memory>

namespace chipboard {

struct SeenSheet
{
    std::shared_ptr<const PaperPage> paper = {}; ///< of which it is a sheet; null: it is a slide
    qsizetype sheet = 0;
    std::shared_ptr<const SlidePicture> slide = {};
    QString title = {}; ///< of a slide
    int place = -1;     ///< of a deck: that of the slide which it is, or goes on

    /// In pixels of 1/96 inch.
    [[nodiscard]] QSizeF size() const;
    /// What is behind it can be seen.
    [[nodiscard]] bool isClear() const { return paper && paper->theme.window.alpha() == 0; }
};

/// Of PDF and pictures. Precondition: at least one page.
[[nodiscard]] Result<QList<SeenSheet>> seenSheets(const QList<PageSpec> &pages, const std::optional<ReportSpec> &report,
                                                  const ExportOptions &options);
/// Of a presentation; the same precondition.
[[nodiscard]] Result<QList<SeenSheet>> seenSlides(const QList<PageSpec> &pages, const std::optional<ReportSpec> &report,
                                                  const ExportOptions &options,
                                                  const std::optional<DeckTemplate> &base = {});
/// `factor` pixels for each of the sheet's, times the screen's own ratio.
[[nodiscard]] QImage sheetPicture(const SeenSheet &seen, double factor, double ratio);

} // namespace chipboard
