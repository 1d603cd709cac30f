// Purpose: paints a laid-out sheet: texts, legend, table, charts. PDF, SVG and PNG use it on different devices, so they
// look the same.
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

struct PaperPage
{
    PageLayout layout;
    Theme theme;           ///< with the layout's type scale
    CompanyLook look = {}; ///< provides the logo
};
/// A slide of a deck replaces its page. A problem if page size, theme or type scale is unknown.
[[nodiscard]] Result<PaperPage> paperPage(const PageSpec &page, const ExportOptions &options, TextRuler &ruler,
                                          const std::optional<ReportSpec> &slide = {});
/// One per page, in order; sheets are numbered across all pages.
[[nodiscard]] Result<QList<PaperPage>> paperPages(const QList<PageSpec> &pages, const ExportOptions &options,
                                                  TextRuler &ruler);
struct PaperReport
{
    QList<PaperPage> pages;
    QList<ReportOutline> outline;
};
[[nodiscard]] Result<PaperReport> paperReport(const ReportSpec &report, const ExportOptions &options, TextRuler &ruler);
/// The theme with the brand colours it accepts, and the brand theme reduced to what is used. Precondition:
/// checkOptions(options).
[[nodiscard]] std::pair<Theme, CompanyLook> coloursOf(const ExportOptions &options);
/// Why no page can be exported with these options.
[[nodiscard]] Result<Done> checkOptions(const ExportOptions &options);

/// The role of a content run for screen readers. An artifact is decoration: rules, logos.
enum class ContentKind { Artifact, Title, Heading, Paragraph, Figure, TableHead, TableCell };

struct ContentTag
{
    ContentKind kind = ContentKind::Artifact;
    QRectF rect = {};      ///< of a paragraph or figure, in pixels; unknown for table cells
    QString words = {};    ///< of a figure: its description; of a multi-line text: the joined text
    qsizetype row = 0;     ///< of a table cell; the header is row 0
    bool isFooter = false; ///< read last
};

/// Marks the start of each content run with a tiny rectangle far off the paper, whose position encodes its index. The
/// PDF post-processing finds the runs by it.
class ContentTags
{
public:
    static constexpr int first = 100000; ///< the rectangle of tag i is at x = -(first + i)
    static constexpr int line = -77777;  ///< and at this y

    void begin(QPainter &painter, const ContentTag &tag);
    /// Ends the last run.
    void end(QPainter &painter) { begin(painter, {}); }
    [[nodiscard]] const QList<ContentTag> &tags() const { return m_tags; }

private:
    QList<ContentTag> m_tags;
};

/// White paper is not painted; other colours are.
void paintGround(QCPPainter &painter, const PaperPage &page);
/// One sheet for the screen: `factor` pixels per layout pixel, times the device pixel ratio.
[[nodiscard]] QImage sheetPicture(const PaperPage &page, qsizetype sheet, double factor, double ratio);
/// Layout coordinates; the painter maps them to its device.
void paintSheet(QCPPainter &painter, const PaperPage &page, const Sheet &sheet, TextRuler &ruler,
                ContentTags *tags = nullptr);

// Candidate grids for the charts of a page on paper, best first. A leading chart gets two thirds of a sheet, as on
// screen, or its own sheet followed by the others; it is never as small as they are.

struct SheetGrid
{
    ChartGrid grid; ///< of each sheet
    int alone = 0;  ///< number of leading charts on sheets of their own

    friend bool operator==(const SheetGrid &, const SheetGrid &) = default;
};

/// In descending order of charts per sheet, down to one. The first `leads` charts lead: none, one, or the parts of one
/// that is too high for a sheet. `charts` is at least 1.
[[nodiscard]] QList<SheetGrid> sheetGrids(const PageSize &paper, int charts, int leads);
/// Rectangle of a chart on its sheet, in whole pixels, before any chart is split.
[[nodiscard]] QRect placeOf(const SheetGrid &grid, qsizetype chart, const QRect &area, int gap);
/// The chart shares its sheet with others.
[[nodiscard]] bool standsBeside(const SheetGrid &grid, qsizetype chart);

// Web addresses in a sheet's texts and their positions, so that they are clickable in a PDF.

/// One per line; an address that wraps has one link per line, all with the full address.
[[nodiscard]] QList<SheetLink> webLinks(const Sheet &sheet, TextRuler &ruler);

} // namespace chipboard
