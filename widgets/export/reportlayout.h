// Purpose: where everything of a report goes: cover, contents, then each chapter from a new sheet on; charts as on
// pages of their own, texts and tables flowing from sheet to sheet. Pure geometry, in pixels of 1/96 inch.
#pragma once

#include "data/views/reportspec.h"
#include "widgets/export/pagelayout.h"

namespace chipboard {

struct ReportOutline
{
    QString title;
    int sheet = 0; ///< from 0, counted through all layouts
};

struct ReportLayout
{
    QList<PageLayout> layouts; ///< all of one paper
    QList<ReportOutline> outline;
};

/// In the font of that family; empty: ours.
[[nodiscard]] ReportLayout layoutReport(const ReportSpec &report, const PageSize &paper, bool numbersPage,
                                        TextRuler &ruler, const ExportType &type = normalType(),
                                        const QString &family = {});

} // namespace chipboard
