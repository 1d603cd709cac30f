// Purpose: lays out an exported page: pure geometry from PageSpec and page size. Chooses the largest type that keeps
// every label whole, puts fewer charts on a sheet if there are many chips, and adds sheets rather than cutting rows.
// Numbers include their notes and sources. Lengths in pixels of 1/96 inch.
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
    ChartSpec chart; ///< with this sheet's categories only
    QRect rect;
};

struct LegendKey
{
    ColourRole role = ColourRole::Other;
    QRectF swatch;
    PlacedText text;
    std::optional<double> tone = {}; ///< of cells, which have no role
};

/// A clickable area.
struct SheetLink
{
    QRectF rect;
    QString url;
    int sheet = -1; ///< target sheet from 0, if there is no address
};

struct Sheet
{
    QList<TextBlock> texts;
    QList<ChartPlace> charts;
    QList<LegendKey> legend;
    QFont legendFont;
    TablePart table;
    double rule = 0.0;      ///< y of the footer rule
    QString footer;         ///< the whole, of which `texts` may have the part with room
    QRectF accent;          ///< on a cover: filled with the accent colour
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

/// `family`: font family; empty: ours.
[[nodiscard]] PageLayout layoutPage(const PageSpec &page, const PageSize &paper, bool numbersPage, TextRuler &ruler,
                                    const ExportType &type = normalType(), const QString &family = {});
/// One layout per page, without sheet numbers.
[[nodiscard]] QList<PageLayout> layoutUncounted(const QList<PageSpec> &pages, const PageSize &paper, bool numbersPage,
                                                TextRuler &ruler, const ExportType &type = normalType(),
                                                const QString &family = {});
/// One layout per page; sheets are numbered across all pages.
[[nodiscard]] QList<PageLayout> layoutPages(const QList<PageSpec> &pages, const PageSize &paper, bool numbersPage,
                                            TextRuler &ruler, const ExportType &type = normalType(),
                                            const QString &family = {});

} // namespace chipboard
