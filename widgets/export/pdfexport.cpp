#include "widgets/export/pdfexport.h"

#include "data/embedded/embeddedboard.h"
#include "data/embedded/seal.h"
#include "widgets/export/pagelayout.h"
#include "widgets/export/pdfmetadata.h"
#include "widgets/export/sheetpainting.h"

#include <qcustomplot.h>

#include <QBuffer>
#include <QPdfWriter>

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

Result<QByteArray> pagePdf(const PageSpec &page, const ExportOptions &options, const QByteArray &board)
{
    TextRuler ruler;
    const Result<PaperPage> paper = paperPage(page, options, ruler);
    if (!paper)
        return paper.problem();
    const PageLayout &layout = paper.value().layout;
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    setUp(writer, page, layout);
    if (!board.isEmpty())
        writer.addFileAttachment(QLatin1String(boardAttachment), board, u"application/json"_s);
    QCPPainter painter(&writer);
    for (qsizetype i = 0; i < layout.sheets.size(); ++i) {
        if (i > 0)
            writer.newPage();
        paintSheet(painter, paper.value(), layout.sheets.at(i), ruler);
    }
    painter.end();
    const QByteArray pdf = withFixedDate(buffer.data(), page.date);
    return board.isEmpty() ? pdf : sealed(pdf);
}

} // namespace chipboard
