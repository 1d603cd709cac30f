#include "widgets/export/pdfexport.h"

#include "data/embedded/embeddedboard.h"
#include "data/embedded/seal.h"
#include "widgets/export/pagelayout.h"
#include "widgets/export/pdfmetadata.h"
#include "widgets/export/sheetpainting.h"

#include <qcustomplot.h>

#include <QBuffer>
#include <QPdfWriter>

#include <utility>

using namespace Qt::StringLiterals;

namespace chipboard {
namespace {

void setUp(QPdfWriter &writer, const PageSpec &page, const PageLayout &layout)
{
    const QString creator = u"Chipboard " CHIPBOARD_VERSION ""_s;
    // At 96 dots an inch lengths and fonts in pixels are those of the screen.
    writer.setResolution(96);
    writer.setPageSize(QPageSize(layout.paper, QPageSize::Point, QString(), QPageSize::ExactMatch));
    writer.setPageMargins(QMarginsF(0, 0, 0, 0));
    writer.setTitle(page.title);
    writer.setCreator(creator);
    writer.setDocumentXmpMetadata(xmpMetadata(page, creator));
}

} // namespace

Result<QByteArray> pagesPdf(const QList<PageSpec> &pages, const ExportOptions &options, const QByteArray &board)
{
    TextRuler ruler;
    const Result<QList<PaperPage>> papers = paperPages(pages, options, ruler);
    if (!papers)
        return papers.problem();
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    setUp(writer, pages.constFirst(), papers.value().constFirst().layout);
    if (!board.isEmpty())
        writer.addFileAttachment(QLatin1String(boardAttachment), board, u"application/json"_s);
    QCPPainter painter(&writer);
    bool isFirst = true;
    for (const PaperPage &paper : papers.value()) {
        for (const Sheet &sheet : paper.layout.sheets) {
            if (!std::exchange(isFirst, false))
                writer.newPage();
            paintGround(painter, paper);
            paintSheet(painter, paper, sheet, ruler);
        }
    }
    painter.end();
    const QByteArray pdf = withFixedDate(buffer.data(), pages.constFirst().date);
    return board.isEmpty() ? pdf : sealed(pdf);
}

Result<QByteArray> pagePdf(const PageSpec &page, const ExportOptions &options, const QByteArray &board)
{
    return pagesPdf({page}, options, board);
}

} // namespace chipboard
