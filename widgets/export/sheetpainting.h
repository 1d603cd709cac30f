// Purpose: draws a laid-out sheet: texts, legend, table, charts. PDF, SVG and PNG are this on different devices, so
// they show the same.
#pragma once

#include "data/core/result.h"
#include "widgets/charts/chartgrid.h"
#include "widgets/export/exporters.h"
#include "widgets/export/pagelayout.h"
#include "widgets/export/pagesize.h"
#include "widgets/export/reportlayout.h"

#include <QImage>

class QCPPainter;

namespace chipboard {

/// A page as it goes on paper.
struct PaperPage
{
    PageLayout layout;
    Theme theme;           ///< with the layout's type
    CompanyLook look = {}; ///< whose logo stands in its corner
};
/// Of a deck its slide in place of the page. A problem when there is no such page size, theme or type scale.
[[nodiscard]] Result<PaperPage> paperPage(const PageSpec &page, const ExportOptions &options, TextRuler &ruler,
                                          const std::optional<ReportSpec> &slide = {});
/// One a page, in the same order; sheets are counted through all of them.
[[nodiscard]] Result<QList<PaperPage>> paperPages(const QList<PageSpec> &pages, const ExportOptions &options,
                                                  TextRuler &ruler);
struct PaperReport
{
    QList<PaperPage> pages;
    QList<ReportOutline> outline;
};
[[nodiscard]] Result<PaperReport> paperReport(const ReportSpec &report, const ExportOptions &options, TextRuler &ruler);
/// The theme, with what it takes of the company look; and that much of the look. Precondition: checkOptions(options).
[[nodiscard]] std::pair<Theme, CompanyLook> coloursOf(const ExportOptions &options);
/// What stands in the way of exporting with these options, whatever the page.
[[nodiscard]] Result<Done> checkOptions(const ExportOptions &options);

/// What a stretch of a sheet's content is to whoever has it read aloud. An artifact is decoration: rules, logos.
enum class ContentKind { Artifact, Title, Heading, Paragraph, Figure, TableHead, TableCell };

struct ContentTag
{
    ContentKind kind = ContentKind::Artifact;
    QRectF rect = {};      ///< of a paragraph or figure, in pixels; of a table's cells its own is not known
    QString words = {};    ///< of a figure: it in words; of a text of several lines: it as one
    qsizetype row = 0;     ///< of a table's cells: the head's is 0
    bool isFooter = false; ///< read last
};

/// Where each stretch begins in the content that is drawn: a tiny rectangle far off the paper, whose place says which
/// one follows. Whoever reads the content afterwards finds them by it (PDF).
class ContentTags
{
public:
    static constexpr int first = 100000; ///< the rectangle of tag i is at x = -(first + i)
    static constexpr int line = -77777;  ///< and at this y

    void begin(QPainter &painter, const ContentTag &tag);
    /// The last stretch ends.
    void end(QPainter &painter) { begin(painter, {}); }
    [[nodiscard]] const QList<ContentTag> &tags() const { return m_tags; }

private:
    QList<ContentTag> m_tags;
};

/// White paper is left as it is, other colours are laid over it.
void paintGround(QCPPainter &painter, const PaperPage &page);
/// One sheet for the screen: `factor` pixels for each of the layout's, times the screen's own ratio.
[[nodiscard]] QImage sheetPicture(const PaperPage &page, qsizetype sheet, double factor, double ratio);
/// Lengths are the layout's; the painter maps them to its device.
void paintSheet(QCPPainter &painter, const PaperPage &page, const Sheet &sheet, TextRuler &ruler,
                ContentTags *tags = nullptr);

// In what grids the charts of a page may stand on sheets of paper, the best first. A leading chart has two
// thirds of a sheet as on the screen, or a sheet of its own with the others behind it; it is never made as small as
// they are.

struct SheetGrid
{
    ChartGrid grid; ///< of each sheet
    int alone = 0;  ///< that many of the first charts stand on sheets of their own, before these

    friend bool operator==(const SheetGrid &, const SheetGrid &) = default;
};

/// Most charts a sheet first; the last has one a sheet. The first `leads` of the charts lead: none, one, or the parts
/// of one that is too high for a sheet. `charts` is at least 1.
[[nodiscard]] QList<SheetGrid> sheetGrids(const PageSize &paper, int charts, int leads);
/// Of a chart of the page on its sheet, in whole pixels, before any is parted.
[[nodiscard]] QRect placeOf(const SheetGrid &grid, qsizetype chart, const QRect &area, int gap);
/// It shares its sheet with others.
[[nodiscard]] bool standsBeside(const SheetGrid &grid, qsizetype chart);

// Addresses of the web in the texts of a sheet, and where they stand, so that a PDF can be clicked there.

/// One a line; an address that goes on in the next line is one for each of its parts, all with the whole address.
[[nodiscard]] QList<SheetLink> webLinks(const Sheet &sheet, TextRuler &ruler);

} // namespace chipboard
