// Purpose: where everything of an exported page goes: pure geometry from PageSpec and page size. Chooses the largest
// type that leaves every label whole, fewer charts a page when there are many chips, and more pages rather than cut
// rows. Numbers come with their notes and sources. Lengths are in pixels of 1/96 inch.
#pragma once

#include "widgets/charts/chartlayout.h"
#include "widgets/export/exporttheme.h"
#include "widgets/export/pagesize.h"
#include "widgets/export/tablelayout.h"
#include "widgets/export/textflow.h"

#include <QRect>

namespace chipboard {

struct ChartPlace
{
    ChartSpec chart; ///< with the categories of this page only
    QRect rect;
};

struct LegendKey
{
    ColourRole role = ColourRole::Other;
    QRectF swatch;
    PlacedText text;
};

/// A place that leads somewhere when it is clicked.
struct SheetLink
{
    QRectF rect;
    QString url;
    int sheet = -1; ///< from 0, where there is no address
};

struct Sheet
{
    QList<TextBlock> texts;
    QList<ChartPlace> charts;
    QList<LegendKey> legend;
    QFont legendFont;
    TablePart table;
    double rule = 0.0;      ///< y of the line above the footer
    QRectF accent;          ///< filled in the accent's colour: on a cover
    QList<SheetLink> links; ///< within the document
};

struct PageLayout
{
    QSizeF paper; ///< in points
    QSize size;
    QRectF body; ///< inside the margins
    TypeScale type;
    QList<Sheet> sheets;
};

/// In the font of that family; empty: ours.
[[nodiscard]] PageLayout layoutPage(const PageSpec &page, const PageSize &paper, bool numbersPage, TextRuler &ruler,
                                    const ExportType &type = normalType(), const QString &family = {});
/// One layout a page, without the numbers of sheets.
[[nodiscard]] QList<PageLayout> layoutUncounted(const QList<PageSpec> &pages, const PageSize &paper, bool numbersPage,
                                                TextRuler &ruler, const ExportType &type = normalType(),
                                                const QString &family = {});
/// One layout a page; sheets are counted through all of them.
[[nodiscard]] QList<PageLayout> layoutPages(const QList<PageSpec> &pages, const PageSize &paper, bool numbersPage,
                                            TextRuler &ruler, const ExportType &type = normalType(),
                                            const QString &family = {});

} // namespace chipboard
