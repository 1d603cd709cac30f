// Purpose: lays out a report: cover, contents, then each chapter on a new sheet; charts as on separate pages, texts and
// tables flowing across sheets. Pure geometry, in pixels of 1/96 inch.
#pragma once

#include "data/views/reportspec.h"
#include "widgets/export/pagelayout.h"

namespace chipboard {

struct ReportOutline
{
    QString title;
    int sheet = 0; ///< from 0, across all layouts
};

struct ReportLayout
{
    QList<PageLayout> layouts; ///< all of one paper size
    QList<ReportOutline> outline;
};

/// `family`: font family; empty: ours.
[[nodiscard]] ReportLayout layoutReport(const ReportSpec &report, const PageSize &paper, bool numbersPage,
                                        TextRuler &ruler, const ExportType &type = normalType(),
                                        const QString &family = {});

} // namespace chipboard
