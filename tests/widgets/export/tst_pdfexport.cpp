// The exported PDF as other programs read it.
#include "tests/support/testmain.h"
#include "widgets/export/pdfexport.h"

#include "tests/e2e/program.h"
#include "tests/support/guitest.h"
#include "tests/support/samplepage.h"
#include "tests/support/sampleplanes.h"
#include "widgets/export/pagelayout.h"

#include <QApplication>
#include <QFileInfo>
#include <QPrinter>
#include <QRegularExpression>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::test;

namespace tst_pdfexport {

class TestPdfExport : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(m_directory.isValid()); }
    void init() { QTest::failOnWarning(chipboard::testing::anyWarning()); }
    void writesEqualBytesTwice();
    void unknownSizesAreTold();
    void hasAsManyPagesAsLaidOut_data();
    void hasAsManyPagesAsLaidOut();
    void saysWhatItIs();
    void isSound_data() { hasAsManyPagesAsLaidOut_data(); }
    void isSound();
    void holdsEveryText_data() { hasAsManyPagesAsLaidOut_data(); }
    void holdsEveryText();
    void oddSignsAreFound();
    void planesAreVectorsWithText();
    void isReadAloudInOrder();
    void tagsAreOfEveryPage();
    void linksAreTagged();
    void longTablesAreTaggedByRows();
    void printsTheSamePages();
    void printsARangeOfPages();

private:
    [[nodiscard]] QString write(const PageSpec &page, const ExportOptions &options);
    [[nodiscard]] QString textIn(const QString &file);

    QTemporaryDir m_directory;
};

QString TestPdfExport::write(const PageSpec &page, const ExportOptions &options)
{
    const QString path = m_directory.filePath(u"page.pdf"_s);
    const Result<QByteArray> pdf = pagesPdf({page}, options);
    return pdf && writeFileSafely(path, pdf.value()) ? path : QString();
}

QString TestPdfExport::textIn(const QString &file)
{
    return QString::fromUtf8(runProgram(u"pdftotext"_s, {u"-layout"_s, file, u"-"_s}).out);
}

static QString infoOf(const QString &file, const QString &key)
{
    const QString info = QString::fromUtf8(runProgram(u"pdfinfo"_s, {file}).out);
    const QRegularExpression line(u"^%1:\\s+(.*)$"_s.arg(key), QRegularExpression::MultilineOption);
    return line.match(info).captured(1).trimmed();
}

void TestPdfExport::writesEqualBytesTwice()
{
    for (const PageSize &size : pageSizes()) {
        const ExportOptions options{QLatin1String(size.id), true};
        const Result<QByteArray> first = pagesPdf({samplePage()}, options);
        const Result<QByteArray> second = pagesPdf({samplePage()}, options);
        QVERIFY(first && second);
        QVERIFY(first.value() == second.value());
        const Result<QByteArray> other = pagesPdf({changedSamplePage()}, options);
        QVERIFY(other && other.value() != first.value());
    }
}

void TestPdfExport::unknownSizesAreTold()
{
    const Result<QByteArray> pdf = pagesPdf({samplePage()}, {u"a3"_s, false});
    QVERIFY(!pdf);
    QCOMPARE(pdf.problem().code, ProblemCode::WrongUsage);
    QVERIFY(pdf.problem().message.contains(u"a3"));
    for (const PageSize &size : pageSizes())
        QVERIFY2(pdf.problem().remedy.contains(QLatin1String(size.id)), size.id);
}

void TestPdfExport::hasAsManyPagesAsLaidOut_data()
{
    QTest::addColumn<QString>("size");
    QTest::addColumn<int>("chips");
    QTest::addColumn<bool>("numbers");

    for (const PageSize &size : pageSizes()) {
        const QString id = QLatin1String(size.id);
        QTest::addRow("%s, charts alone", size.id) << id << 8 << false;
        QTest::addRow("%s, with numbers", size.id) << id << 12 << true;
    }
    QTest::newRow("slide, no chip") << u"slide"_s << 0 << true;
    QTest::newRow("a4, very many chips") << u"a4"_s << 60 << true;
}

void TestPdfExport::hasAsManyPagesAsLaidOut()
{
    QFETCH(const QString, size);
    QFETCH(const int, chips);
    QFETCH(const bool, numbers);
    if (!haveTools({u"pdfinfo"_s}))
        QSKIP("poppler-utils is missing; ./dev test installs it.");
    const QString file = write(samplePage(chips), {size, numbers});
    TextRuler ruler;
    const PageLayout layout = layoutPage(samplePage(chips), *findPageSize(size), numbers, ruler);
    QCOMPARE(infoOf(file, u"Pages"_s).toInt(), layout.sheets.size());
    const QStringList told = infoOf(file, u"Page size"_s).split(u' ');
    QVERIFY(qAbs(told.value(0).toDouble() - layout.paper.width()) < 1.0);
    QVERIFY(qAbs(told.value(2).toDouble() - layout.paper.height()) < 1.0);
}

void TestPdfExport::saysWhatItIs()
{
    const PageSpec page = samplePage();
    const Result<QByteArray> pdf = pagesPdf({page}, {});
    QVERIFY(pdf);
    QVERIFY(pdf.value().contains("<x:xmpmeta"));
    QVERIFY(pdf.value().contains("/CreationDate (D:20261120000000Z)"));
    if (!haveTools({u"pdfinfo"_s}))
        QSKIP("poppler-utils is missing; ./dev test installs it.");
    const QString file = write(page, {});
    QCOMPARE(infoOf(file, u"Title"_s), page.title);
    QVERIFY(infoOf(file, u"Creator"_s).startsWith(u"Chipboard "));
    QCOMPARE(infoOf(file, u"Metadata Stream"_s), u"yes"_s);
}

void TestPdfExport::isSound()
{
    QFETCH(const QString, size);
    QFETCH(const int, chips);
    QFETCH(const bool, numbers);
    if (!haveTools({u"pdffonts"_s, u"pdfimages"_s, u"qpdf"_s}))
        QSKIP("poppler-utils or qpdf is missing; ./dev test installs them.");
    const QString file = write(samplePage(chips), {size, numbers});
    const QStringList fonts = linesOf(runProgram(u"pdffonts"_s, {file}).out).sliced(2);
    QVERIFY(!fonts.isEmpty());
    for (const QString &font : fonts) // columns: name, type, encoding, emb, sub, uni, object
        QVERIFY2(font.contains(QRegularExpression(u"\\s+yes\\s+(yes|no)\\s+yes\\s+\\d+\\s+\\d+\\s*$"_s)),
                 qPrintable(font));
    QCOMPARE(linesOf(runProgram(u"pdfimages"_s, {u"-list"_s, file}).out).size(), 2); // only the heading
    const Ran checked = runProgram(u"qpdf"_s, {u"--check"_s, file});
    QVERIFY2(checked.status == 0, checked.out.constData());
}

void TestPdfExport::holdsEveryText()
{
    QFETCH(const QString, size);
    QFETCH(const int, chips);
    QFETCH(const bool, numbers);
    if (!haveTools({u"pdftotext"_s}))
        QSKIP("poppler-utils is missing; ./dev test installs it.");
    const PageSpec page = samplePage(chips);
    const QString text = textIn(write(page, {size, numbers}));
    for (const ChartSpec &chart : page.charts) {
        QVERIFY2(text.contains(chart.title), qPrintable(chart.title));
        for (qsizetype i = 0; i < chart.categories.size(); ++i) {
            const ChartPoint &point = chart.series.first().points.at(i);
            QVERIFY2(text.contains(chart.categories.at(i).label), qPrintable(chart.categories.at(i).label));
            QVERIFY2(text.contains(point.value ? point.label : point.gap), qPrintable(point.label));
        }
    }
}

void TestPdfExport::oddSignsAreFound()
{
    if (!haveTools({u"pdftotext"_s}))
        QSKIP("poppler-utils is missing; ./dev test installs it.");
    PageSpec page = samplePage(2);
    // Fonts have ligatures or substitute glyphs for these.
    page.title = u"Roofline -> 2026-07-20: 16x3, 8 x 3, 48xl, (A/B) ~ 5% & efficient offers <é>"_s;
    QVERIFY2(textIn(write(page, {})).contains(page.title), qPrintable(textIn(write(page, {})).left(200)));
}

void TestPdfExport::planesAreVectorsWithText()
{
    if (!haveTools({u"pdftotext"_s, u"pdfimages"_s, u"pdffonts"_s}))
        QSKIP("poppler-utils is missing; ./dev test installs it.");
    PageSpec page = planePage();
    page.hasLead = false;
    page.charts << modelCheckChart(400);
    const QString file = write(page, {u"a4"_s, true});
    const QString text = textIn(file);
    for (const ChartSpec &chart : page.charts) {
        QVERIFY2(text.contains(chart.title), qPrintable(chart.title));
        for (const PlaneMark &mark : chart.plane.marks)
            QVERIFY2(text.contains(mark.label), qPrintable(mark.label)); // small marks have no labels
    }
    QVERIFY(text.contains(u"Arithmetic intensity, FLOP/byte"_s));
    QVERIFY(text.contains(u"predicted = measured"_s));
    QCOMPARE(linesOf(runProgram(u"pdfimages"_s, {u"-list"_s, file}).out).size(), 2); // only the heading
    for (const QString &font : linesOf(runProgram(u"pdffonts"_s, {file}).out).sliced(2))
        QVERIFY2(font.contains(QRegularExpression(u"\\s+yes\\s+(yes|no)\\s+yes\\s+"_s)), qPrintable(font));
    QVERIFY(QFileInfo(file).size() < 1024 * 1024);
}

CHIPBOARD_TEST(TestPdfExport, QApplication)

static QString structureOf(const QString &file)
{
    return QString::fromUtf8(runProgram(u"pdfinfo"_s, {u"-struct-text"_s, file}).out)
        .simplified(); // spaces are extracted as tabs
}

// Title, texts below it, charts in order, then legend, numbers and footer.
void TestPdfExport::isReadAloudInOrder()
{
    if (!haveTools({u"pdfinfo"_s}))
        QSKIP("poppler-utils is missing; ./dev test installs it.");
    const PageSpec page = samplePage();
    const QString file = write(page, {u"a4"_s, true});
    QCOMPARE(infoOf(file, u"Tagged"_s), u"yes"_s);
    const QString text = structureOf(file);
    qsizetype last = text.indexOf(page.title.left(20));
    QVERIFY2(last >= 0 && text.left(last).contains(u"H1"_s), qPrintable(text.left(400)));
    for (const ChartSpec &chart : page.charts) {
        const qsizetype at = text.indexOf(chart.title, last);
        QVERIFY2(at > last, qPrintable(chart.title + u'\n' + text));
        last = at;
    }
    QCOMPARE(text.count(u"Figure"_s), page.charts.size());
    for (const QString &part : {u"Table"_s, u"TR"_s, u"TH"_s, u"TD"_s})
        QVERIFY2(text.indexOf(part, last) > last, qPrintable(part));
    QVERIFY(text.lastIndexOf(u"Page "_s) > text.lastIndexOf(u"TD"_s)); // the footer of the last page
    QFile read(file);
    QVERIFY(read.open(QIODevice::ReadOnly));
    const QByteArray pdf = read.readAll();
    QCOMPARE(pdf.count("/S /Figure"), page.charts.size());
    QCOMPARE(pdf.count("/Alt <FEFF"), page.charts.size()); // each has alternative text
    QVERIFY(pdf.contains("/Lang (en)") && pdf.contains("/DisplayDocTitle true"));
}

void TestPdfExport::tagsAreOfEveryPage()
{
    for (const bool forArchives : {false, true}) {
        ExportOptions options{u"a4"_s, true};
        options.forArchives = forArchives;
        const Result<QByteArray> pdf = pagesPdf({samplePage(40), changedSamplePage()}, options);
        QVERIFY(pdf);
        const auto pages = pdf.value().count("/Type /Page\n");
        QVERIFY(pages > 2);
        QCOMPARE(pdf.value().count("/StructParents "), pages);
        QVERIFY(!pdf.value().contains(QByteArray::number(ContentTags::line)));
        const QString path = m_directory.filePath(u"tags.pdf"_s);
        QVERIFY(writeFileSafely(path, pdf.value()));
        if (haveTools({u"qpdf"_s}))
            QCOMPARE(runProgram(u"qpdf"_s, {u"--check"_s, path}).status, 0);
    }
    QCOMPARE(withTags("no PDF", {}, 10.0), QByteArray("no PDF")); // returned unchanged
}

// Contents link to pages, notes to addresses: each link tag is inside its text (ISO 32000-1, 14.8.4.4.2).
void TestPdfExport::linksAreTagged()
{
    ReportSpec report{.title = u"Report"_s, .date = u"2026-01-31"_s};
    report.chapters << ReportChapter{
        u"sources"_s, u"Sources"_s, {}, {{{}, {u"See https://example.org/a and https://example.org/b."_s}, {}}}};
    const Result<QByteArray> pdf = reportPdf(report, {});
    QVERIFY(pdf);
    QCOMPARE(pdf.value().count("/Subtype /Link"), 3); // one in the contents
    QCOMPARE(pdf.value().count("/S /Link "), 3);
    QCOMPARE(pdf.value().count("/Type /OBJR"), 3);
    QCOMPARE(pdf.value().count("/StructParent "), 3);
    const QString path = m_directory.filePath(u"links.pdf"_s);
    QVERIFY(writeFileSafely(path, pdf.value()));
    if (haveTools({u"qpdf"_s}))
        QCOMPARE(runProgram(u"qpdf"_s, {u"--check"_s, path}).status, 0);
    if (haveTools({u"pdfinfo"_s})) {
        const QString text = structureOf(path);
        QCOMPARE(text.count(u"Link"_s), 3);
        QVERIFY2(text.contains(u"Object"_s), qPrintable(text));
    }
}

// Tags of 8,000 cells would dominate the file size.
void TestPdfExport::longTablesAreTaggedByRows()
{
    PageSpec page = samplePage(4);
    const Table::Row row = page.numbers.rows.constFirst();
    while (page.numbers.rows.size() < 2000)
        page.numbers.rows << row;
    const Result<QByteArray> pdf = pagesPdf({page}, {u"a4"_s, true});
    QVERIFY(pdf);
    QVERIFY(pdf.value().count("/S /TR ") >= 2000);
    QCOMPARE(pdf.value().count("/S /TD "), 2000);
}

static void setUpPaper(QPrinter &printer, const QString &file)
{
    printer.setOutputFormat(QPrinter::PdfFormat);
    printer.setOutputFileName(file);
    printer.setPageSize(QPageSize(QPageSize::A4));
    printer.setPageOrientation(QPageLayout::Landscape);
}

// On A4: same number and size of pages and same texts as in the exported file.
void TestPdfExport::printsTheSamePages()
{
    if (!haveTools({u"pdfinfo"_s, u"pdftotext"_s}))
        QSKIP("poppler-utils is missing; ./dev test installs it.");
    const QString printed = m_directory.filePath(u"printed.pdf"_s);
    {
        QPrinter printer(QPrinter::HighResolution);
        setUpPaper(printer, printed);
        QVERIFY(printPages({samplePage()}, {}, printer)); // whatever the file's page size
    }
    const QString file = write(samplePage(), {u"a4"_s, false});
    QCOMPARE(infoOf(printed, u"Pages"_s), infoOf(file, u"Pages"_s));
    QCOMPARE(infoOf(printed, u"Page size"_s), infoOf(file, u"Page size"_s));
    QCOMPARE(textIn(printed), textIn(file));
    QPrinter nowhere(QPrinter::HighResolution);
    setUpPaper(nowhere, m_directory.filePath(u"none/printed.pdf"_s));
    QTest::ignoreMessage(QtWarningMsg, QRegularExpression(u".*"_s));
    const Result<Done> failed = printPages({samplePage()}, {}, nowhere);
    QVERIFY(!failed && failed.problem().message.contains(u"printed.pdf"_s) && !failed.problem().remedy.isEmpty());
}

void TestPdfExport::printsARangeOfPages()
{
    if (!haveTools({u"pdfinfo"_s}))
        QSKIP("poppler-utils is missing; ./dev test installs it.");
    const QString printed = m_directory.filePath(u"range.pdf"_s);
    {
        QPrinter printer(QPrinter::HighResolution);
        setUpPaper(printer, printed);
        printer.setFromTo(2, 2);
        QVERIFY(printPages({samplePage(12)}, {u"a4"_s, true}, printer));
    }
    QCOMPARE(infoOf(printed, u"Pages"_s), u"1"_s);
}

} // namespace tst_pdfexport

#include "tst_pdfexport.moc"
