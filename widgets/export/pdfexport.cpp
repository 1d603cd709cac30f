#include "widgets/export/pdfexport.h"

#include "data/embedded/embeddedboard.h"
#include "data/embedded/seal.h"
#include "widgets/export/pagelayout.h"
#include "widgets/export/pdfmetadata.h"
#include "widgets/export/pdfnavigation.h"
#include "widgets/export/sheetlinks.h"
#include "widgets/export/sheetpainting.h"

#include <qcustomplot.h>

#include <QBuffer>
#include <QPdfWriter>

#include <cmath>

using namespace Qt::StringLiterals;

namespace chipboard {
namespace {

void setUp(QPdfWriter &writer, const PdfWords &words, const PageLayout &layout)
{
    const QString creator = u"Chipboard " CHIPBOARD_VERSION ""_s;
    if (words.forArchives)
        writer.setPdfVersion(QPagedPaintDevice::PdfVersion_A1b);
    // At 96 dots an inch lengths and fonts in pixels are those of the screen.
    writer.setResolution(96);
    writer.setPageSize(QPageSize(layout.paper, QPageSize::Point, QString(), QPageSize::ExactMatch));
    writer.setPageMargins(QMarginsF(0, 0, 0, 0));
    writer.setTitle(words.title);
    writer.setCreator(creator);
    writer.setDocumentXmpMetadata(xmpMetadata(words, creator));
}

QList<PdfLink> linksOf(const Sheet &sheet, int page, TextRuler &ruler)
{
    QList<PdfLink> links;
    for (const SheetLink &link : sheet.links + webLinks(sheet, ruler))
        links.append({page, link.rect, link.url, link.sheet});
    return links;
}

/// PDF/A-1 knows no attachments, so such a file has no board inside and will not open again.
Result<QByteArray> written(const QList<PaperPage> &papers, PdfWords words, const QList<OutlineEntry> &outline,
                           const ExportOptions &options, const QByteArray &board, TextRuler &ruler)
{
    words.forArchives = options.forArchives;
    const bool hasBoard = !board.isEmpty() && !options.forArchives;
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    setUp(writer, words, papers.constFirst().layout);
    if (hasBoard)
        writer.addFileAttachment(QLatin1String(boardAttachment), board, u"application/json"_s);
    QCPPainter painter(&writer);
    PdfNavigation navigation{outline, {}};
    int count = 0;
    for (const PaperPage &paper : papers) {
        for (const Sheet &sheet : paper.layout.sheets) {
            if (count > 0)
                writer.newPage();
            paintGround(painter, paper);
            paintSheet(painter, paper, sheet, ruler);
            navigation.links += linksOf(sheet, count++, ruler);
        }
    }
    painter.end();
    const QByteArray pdf = withNavigation(withFixedId(withFixedDate(buffer.data(), words.date)), navigation,
                                          std::round(papers.constFirst().layout.paper.height()));
    return hasBoard ? sealed(pdf) : pdf;
}

} // namespace

Result<QByteArray> pagesPdf(const QList<PageSpec> &pages, const ExportOptions &options, const QByteArray &board)
{
    TextRuler ruler;
    const Result<QList<PaperPage>> papers = paperPages(pages, options, ruler);
    if (!papers)
        return papers.problem();
    QList<OutlineEntry> outline;
    qsizetype sheets = 0;
    for (qsizetype i = 0; i < pages.size() && pages.size() > 1; ++i) {
        outline.append({pages.at(i).title, static_cast<int>(sheets)});
        sheets += papers.value().at(i).layout.sheets.size();
    }
    return written(papers.value(), wordsOf(pages.constFirst()), outline, options, board, ruler);
}

Result<QByteArray> reportPdf(const ReportSpec &report, const ExportOptions &options, const QByteArray &board)
{
    TextRuler ruler;
    const Result<PaperReport> paper = paperReport(report, options, ruler);
    if (!paper)
        return paper.problem();
    QList<OutlineEntry> outline;
    for (const ReportOutline &entry : paper.value().outline)
        outline.append({entry.title, entry.sheet});
    return written(paper.value().pages, {report.title, report.takeaway, report.keywords, report.date}, outline, options,
                   board, ruler);
}

Result<QByteArray> pagePdf(const PageSpec &page, const ExportOptions &options, const QByteArray &board)
{
    return pagesPdf({page}, options, board);
}

} // namespace chipboard
