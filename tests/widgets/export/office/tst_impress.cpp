// Impress opens the files and renders their content: its PDF contains every name, label and axis title. Run by `./dev
// office`, otherwise skipped.
#include "tests/support/samplepage.h"
#include "tests/support/sampleplanes.h"
#include "tests/support/tabletexts.h"
#include "tests/support/testmain.h"
#include "widgets/export/office/chartpart.h"
#include "widgets/export/office/presentation.h"

#include <QFile>
#include <QGuiApplication>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_impress {

class TestImpress : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void showsEverything();
};

static QString output(const QString &program, const QStringList &arguments)
{
    QProcess process;
    process.start(program, arguments);
    process.waitForFinished(200'000);
    return process.exitCode() == 0 ? QString::fromUtf8(process.readAllStandardOutput()) : QString();
}

// Removes line breaks, and signs from other fonts, whose position in the text may differ.
static QString flat(QString text) { return text.remove(QRegularExpression(u"[\\s\u00A0\u25C0\u25C6]+"_s)); }

static QStringList wanted(const PageSpec &page)
{
    QStringList texts{page.title, page.footer};
    for (const ChartSpec &chart : page.charts) {
        texts << chart.title << chart.subtitle;
        for (qsizetype i = 0; i < chart.categories.size(); ++i) {
            texts << categoryText(chart, i);
            const ChartPoint &point = chart.series.constFirst().points.at(i);
            if (point.value)
                texts << pointText(point);
        }
        for (const PlaneLine &line : chart.plane.lines)
            texts << line.label;
        if (hasTwoAxes(chart))
            texts << chart.axis.label << chart.plane.y.label;
    }
    for (const QStringList &row : textRows(page.numbers))
        texts << row;
    return texts;
}

void TestImpress::showsEverything()
{
    const QString office = QStandardPaths::findExecutable(u"soffice"_s);
    const QString reader = QStandardPaths::findExecutable(u"pdftotext"_s);
    if (office.isEmpty() || reader.isEmpty())
        QSKIP("There is no soffice or no pdftotext; ./dev office installs them.");
    QTemporaryDir folder;
    const QList<PageSpec> pages{test::samplePage(), test::planePage()};
    QFile file(folder.filePath(u"deck.pptx"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(pptxOf(pages, {.numbers = true}).value());
    file.close();
    (void)output(office,
                 {u"--headless"_s, u"-env:UserInstallation=file://"_s + folder.filePath(u"profile"_s),
                  u"--convert-to"_s, u"pdf"_s, u"--outdir"_s, folder.path(), file.fileName()});
    const QString shown = flat(output(reader, {u"-raw"_s, folder.filePath(u"deck.pdf"_s), u"-"_s}));
    QVERIFY(!shown.isEmpty());
    for (const PageSpec &page : pages) {
        for (const QString &text : wanted(page))
            QVERIFY2(shown.contains(flat(text)), qPrintable(text));
    }
}

CHIPBOARD_TEST(TestImpress, QGuiApplication)

} // namespace tst_impress

#include "tst_impress.moc"
