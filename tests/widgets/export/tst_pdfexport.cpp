// The finished PDF as other programs read it.
#include "tests/support/testmain.h"
#include "widgets/export/pdfexport.h"

#include "tests/e2e/program.h"
#include "tests/support/guitest.h"
#include "tests/support/samplepage.h"
#include "tests/support/sampleplanes.h"
#include "widgets/export/pagelayout.h"

#include <QApplication>
#include <QFileInfo>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

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
    QCOMPARE(linesOf(runProgram(u"pdfimages"_s, {u"-list"_s, file}).out).size(), 2); // the heading alone
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
    // Fonts join these to one glyph or put another one there.
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
            QVERIFY2(text.contains(mark.label), qPrintable(mark.label)); // small ones have none
    }
    QVERIFY(text.contains(u"Arithmetic intensity, FLOP/byte"_s));
    QVERIFY(text.contains(u"predicted = measured"_s));
    QCOMPARE(linesOf(runProgram(u"pdfimages"_s, {u"-list"_s, file}).out).size(), 2); // the heading alone
    for (const QString &font : linesOf(runProgram(u"pdffonts"_s, {file}).out).sliced(2))
        QVERIFY2(font.contains(QRegularExpression(u"\\s+yes\\s+(yes|no)\\s+yes\\s+"_s)), qPrintable(font));
    QVERIFY(QFileInfo(file).size() < 1024 * 1024);
}

CHIPBOARD_TEST(TestPdfExport, QApplication)

} // namespace tst_pdfexport

#include "tst_pdfexport.moc"
