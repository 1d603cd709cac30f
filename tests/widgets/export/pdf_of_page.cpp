// Manual tool: writes the sample page as PDF: pdf_of_page FILE [page size] [chips or "planes"] [numbers].
#include "tests/support/samplepage.h"
#include "tests/support/sampleplanes.h"
#include "widgets/export/pdfexport.h"

#include <QApplication>

using namespace chipboard;

int main(int argc, char *argv[])
{
    QApplication app(argc, argv);
    const QStringList words = app.arguments();
    ExportOptions options;
    options.pageSize = words.value(2, options.pageSize);
    options.numbersPage = words.contains(QStringLiteral("numbers"));
    const QString what = words.value(3, QStringLiteral("8"));
    const PageSpec page = what == QStringLiteral("planes") ? test::planePage() : test::samplePage(what.toInt());
    const Result<QByteArray> pdf = pagesPdf({page}, options);
    return pdf && writeFileSafely(words.value(1), pdf.value()) ? 0 : 1;
}
