// Purpose: preview of an export: sheets of paper or slides, each drawn from the contents of its file.
#pragma once

#include "widgets/export/office/presentation.h"
#include "widgets/export/sheetpainting.h"

#include <QImage>

#include <memory>

namespace chipboard {

struct SeenSheet
{
    std::shared_ptr<const PaperPage> paper = {}; ///< the page it is a sheet of; null: it is a slide
    qsizetype sheet = 0;
    std::shared_ptr<const SlidePicture> slide = {};
    QString title = {}; ///< of a slide
    int place = -1;     ///< index of the deck slide that it is or continues

    /// In pixels of 1/96 inch.
    [[nodiscard]] QSizeF size() const;
    /// The background is transparent.
    [[nodiscard]] bool isClear() const { return paper && paper->theme.window.alpha() == 0; }
};

/// For PDF and pictures. Precondition: at least one page.
[[nodiscard]] Result<QList<SeenSheet>> seenSheets(const QList<PageSpec> &pages, const std::optional<ReportSpec> &report,
                                                  const ExportOptions &options);
/// For a presentation; same precondition.
[[nodiscard]] Result<QList<SeenSheet>> seenSlides(const QList<PageSpec> &pages, const std::optional<ReportSpec> &report,
                                                  const ExportOptions &options,
                                                  const std::optional<DeckTemplate> &base = {});
/// `factor` pixels per sheet pixel, times the device pixel ratio.
[[nodiscard]] QImage sheetPicture(const SeenSheet &seen, double factor, double ratio);

} // namespace chipboard
