// The report as a document: its sheets, and the PDF as other programs read it.
#include "data/core/find.h"
#include "data/views/pagebuilder.h"
#include "tests/e2e/program.h"
#include "tests/support/guitest.h"
#include "tests/support/metricfixture.h"
#include "tests/support/testmain.h"
#include "widgets/export/pdfexport.h"
#include "widgets/export/reportlayout.h"
#include "widgets/export/sheetpainting.h"

#include <QApplication>
#include <QRegularExpression>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::test;
using namespace chipboard::testing;

namespace tst_report {

class TestReport : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(anyWarning()); }
    void everythingStaysOnItsSheet_data();
    void everythingStaysOnItsSheet();
    void longTablesGoOn();
    void chaptersNameTheirSources();
    void contentsLeadToChapters();
    void theCoverTellsItsFacts();
    void fewLinesHaveNoSheetOfTheirOwn();
    void linksAreFound_data();
    void linksAreFound();
    void navigationIsAddedBehind();
    void navigationNeedsAPdf();
    void isSound_data();
    void isSound();
    void isForArchives();
    void fixesTheIdentifier();

private:
    [[nodiscard]] QString written(const QByteArray &pdf);

    QTemporaryDir m_folder;
    TextRuler m_ruler;
};

QString TestReport::written(const QByteArray &pdf)
{
    const QString path = m_folder.filePath(u"r.pdf"_s);
    return writeFileSafely(path, pdf) ? path : QString();
}

static ReportSpec sampleReport()
{
    const Catalog catalog = smallWorld();
    const Board board = aBoard({u"trainium2"_s, u"h100-sxm"_s});
    const ResultTable table = evaluate(catalog, board, board.charts);
    ReportSpec report =
        reportOf(catalog, board, {{u"Compare"_s, comparePage(catalog, board, table, Formatter()), table}}, Formatter());
    ReportChapter sources{u"more"_s, u"More (sources) \\ ü 日本"_s, {}, {}};
    sources.blocks << ReportBlock{u"Sources"_s, {}, {}};
    for (int i = 0; i < 30; ++i)
        sources.blocks.first().paragraphs
            << u"Source %1, 2026-08-21, https://example.org/a(%1)/%2"_s.arg(i).arg(QString(i * 9, u'x'));
    report.chapters << sources;
    return report;
}

static ReportChapter longTable(int rows)
{
    ReportChapter chapter{u"table"_s, u"Numbers"_s, {}, {{u"All of them"_s, {u"A sentence before."_s}, {}}}};
    Table &table = chapter.blocks.first().table;
    table.columns = {{u"Name"_s, false}, {u"Value"_s, true}};
    for (int i = 0; i < rows; ++i)
        table.rows << Table::Row{u"Row %1"_s.arg(i), QString::number(i)};
    return chapter;
}

void TestReport::everythingStaysOnItsSheet_data()
{
    QTest::addColumn<QString>("size");
    for (const PageSize &size : pageSizes())
        QTest::newRow(size.id) << QString(QLatin1String(size.id));
}

void TestReport::everythingStaysOnItsSheet()
{
    QFETCH(const QString, size);
    ReportSpec report = sampleReport();
    report.chapters << longTable(60);
    report.chapters.last().footer = u"Sources: EC2 Capacity Blocks prices, Jul 2026 · "_s.repeated(6);
    for (const PageLayout &layout : layoutReport(report, *findPageSize(size), true, m_ruler).layouts) {
        const QRectF body = layout.body.adjusted(-0.5, -0.5, 0.5, 0.5);
        for (const Sheet &sheet : layout.sheets) {
            QList<QRectF> rects;
            for (const TextBlock &block : sheet.texts) {
                for (const PlacedText &line : block.lines)
                    rects << QRectF(line.at.x(), line.at.y() - m_ruler.ascent(block.font),
                                    m_ruler.width(block.font, line.text), m_ruler.height(block.font));
            }
            if (!sheet.table.isEmpty()) {
                const TableRow &last = sheet.table.rows.last();
                rects << QRectF(sheet.table.left, sheet.table.header.top, sheet.table.right - sheet.table.left,
                                last.top + last.height - sheet.table.header.top);
            }
            for (qsizetype i = 0; i < rects.size(); ++i) {
                QVERIFY(body.contains(rects.at(i)));
                for (qsizetype j = i + 1; j < rects.size(); ++j) {
                    const QRectF shared = rects.at(i) & rects.at(j);
                    QVERIFY(shared.width() < 0.5 || shared.height() < 0.5);
                }
            }
        }
    }
}

void TestReport::longTablesGoOn()
{
    ReportSpec report{.title = u"R"_s};
    report.chapters << longTable(200);
    const ReportLayout layout = layoutReport(report, *findPageSize(u"a4"_s), false, m_ruler);
    qsizetype rows = 0;
    const QList<Sheet> sheets = layout.layouts.last().sheets;
    for (const Sheet &sheet : sheets)
        rows += sheet.table.rows.size();
    QCOMPARE(rows, 200);
    QVERIFY(sheets.size() > 3);
    QVERIFY(sheets.first().table.rows.size() > 5); // starts below its sentence
}

// On each of its sheets, instead of the report's footer.
void TestReport::chaptersNameTheirSources()
{
    ReportSpec report{.title = u"R"_s, .footer = u"R · Catalogue"_s};
    report.chapters << longTable(60);
    report.chapters.last().footer = u"Sources: EC2 Capacity Blocks prices · Prices: AWS Capacity Blocks, 22 Jul 2026"_s;
    const QList<Sheet> sheets =
        layoutReport(report, *findPageSize(u"slide"_s), false, m_ruler).layouts.constLast().sheets;
    QVERIFY(sheets.size() > 1);
    for (const Sheet &sheet : sheets)
        QCOMPARE(mapped(sheet.texts.at(1).lines, &PlacedText::text).join(u' '), report.chapters.constLast().footer);
}

void TestReport::contentsLeadToChapters()
{
    const ReportSpec report = sampleReport();
    const ReportLayout layout = layoutReport(report, *findPageSize(u"slide"_s), false, m_ruler);
    QCOMPARE(layout.outline.size(), report.chapters.size() + 1); // plus the contents
    QList<Sheet> sheets;
    for (const PageLayout &one : layout.layouts)
        sheets += one.sheets;
    const Sheet &contents = sheets.at(1);
    QCOMPARE(contents.links.size(), report.chapters.size());
    for (qsizetype i = 0; i < report.chapters.size(); ++i) {
        const ReportOutline &entry = layout.outline.at(i + 1);
        const ReportChapter &chapter = report.chapters.at(i);
        QCOMPARE(entry.title, chapter.isAppendix ? u"Appendix: "_s + chapter.title : chapter.title);
        QCOMPARE(contents.links.at(i).sheet, entry.sheet);
        const Sheet &first = sheets.at(entry.sheet);
        if (!chapter.page)
            QVERIFY(first.texts.first().lines.first().text.startsWith(chapter.title)); // "(sheet 1 of 2)"
        else
            QVERIFY(chapter.page->title.startsWith(first.texts.first().lines.first().text));
        QCOMPARE(first.texts.last().lines.first().text, u"%1 / %2"_s.arg(entry.sheet + 1).arg(sheets.size()));
    }
    QCOMPARE(sheets.first().texts.last().lines.first().text, report.footer); // the cover is not numbered
}

// Labels form a column, with their texts next to them.
void TestReport::theCoverTellsItsFacts()
{
    ReportSpec report = sampleReport();
    report.facts = {{u"Payback of a move from one long name to another"_s, u"At once"_s}, // label longer than text
                    {u"Prices"_s, u"On demand, 2026-07-20"_s},
                    {u"Workload"_s, u"70B: chat"_s},
                    {{}, u"Nothing else: as it is"_s}};
    for (const PageSize &paper : pageSizes()) {
        const ReportLayout layout = layoutReport(report, paper, false, m_ruler);
        const Sheet &cover = layout.layouts.constFirst().sheets.constFirst();
        const QRectF body = layout.layouts.constFirst().body;
        QVERIFY(body.contains(cover.accent) && cover.accent.bottom() < cover.texts.constFirst().rect.top());
        QHash<QString, QPointF> at;
        for (const TextBlock &block : cover.texts) {
            if (block.lines.isEmpty())
                continue;
            at.insert(block.lines.constFirst().text, block.lines.constFirst().at);
            QVERIFY2(block.rect.bottom() <= body.bottom() + 1.0, paper.id);
            for (const TextBlock &other : cover.texts)
                QVERIFY2(&other == &block || !other.rect.intersects(block.rect), paper.id);
        }
        QVERIFY(at.contains(u"Prices"_s) && at.contains(u"Workload"_s) && at.contains(u"70B: chat"_s));
        QCOMPARE(at.value(u"Prices"_s).x(), at.value(u"Workload"_s).x());
        QCOMPARE(at.value(u"Workload"_s).y(), at.value(u"70B: chat"_s).y());
        QCOMPARE(at.value(u"Nothing else: as it is"_s).x(), at.value(u"70B: chat"_s).x());
    }
}

// One excess line is absorbed by smaller type; many take a second sheet in default type.
void TestReport::fewLinesHaveNoSheetOfTheirOwn()
{
    bool wasDrawnIn = false;
    const auto chapterOf = [this](int lines) {
        ReportSpec report = sampleReport();
        QList<ReportBlock> blocks; // short: long lists use two columns
        for (int i = 0; i < lines; ++i) {
            if (i % 7 == 0)
                blocks << ReportBlock{u"Heading"_s, {}, {}};
            blocks.last().paragraphs << u"Paragraph %1"_s.arg(i);
        }
        report.chapters = {{u"text"_s, u"Text"_s, {}, blocks}};
        return layoutReport(report, *findPageSize(u"slide"_s), false, m_ruler).layouts.constLast();
    };
    const int usual = chapterOf(1).type.small;
    qsizetype before = 1;
    for (int lines = 1; lines <= 40; ++lines) {
        const PageLayout chapter = chapterOf(lines);
        QVERIFY(chapter.sheets.size() >= before);
        before = chapter.sheets.size();
        QVERIFY(chapter.type.small >= usual - 2 && chapter.type.small <= usual);
        wasDrawnIn = wasDrawnIn || (chapter.type.small < usual && chapter.sheets.size() == 1);
        for (const Sheet &sheet : chapter.sheets) {
            for (const TextBlock &text : sheet.texts)
                QVERIFY(text.rect.bottom() <= chapter.body.bottom() + 1.0);
        }
    }
    QVERIFY(wasDrawnIn);
    QVERIFY(before > 1);
}

void TestReport::linksAreFound_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("urls");
    QTest::newRow("none") << u"Nothing here: ftp://x and www.y.org"_s << QStringList();
    QTest::newRow("one, without the stop") << u"See https://a.org/b."_s << QStringList{u"https://a.org/b"_s};
    QTest::newRow("two") << u"http://a.org, https://b.org/?q=1;"_s
                         << QStringList{u"http://a.org"_s, u"https://b.org/?q=1"_s};
    const QString longOne = u"https://a.org/"_s + QString(60, u'x');
    QTest::newRow("one over several lines") << u"See "_s + longOne + u" and more"_s << QStringList{longOne};
}

// A link over several lines has the same address on each.
void TestReport::linksAreFound()
{
    QFETCH(const QString, text);
    QFETCH(const QStringList, urls);
    const QFont font = paperTheme().type.font(12);
    Sheet sheet;
    sheet.texts << TextBlock{{}, font, TextTone::Plain, QRectF(10, 10, 220, 200)};
    double y = 10.0;
    for (const QString &line : m_ruler.wrapped(font, text, 220.0, 20))
        sheet.texts.first().lines << PlacedText{line, {10.0, (y += 20.0)}};
    QStringList found;
    for (const SheetLink &link : webLinks(sheet, m_ruler)) {
        QVERIFY(link.rect.left() >= 10.0 && link.rect.right() <= 231.0 && link.rect.width() > 1.0);
        if (!found.contains(link.url))
            found << link.url;
    }
    QCOMPARE(found, urls);
}

void TestReport::navigationIsAddedBehind()
{
    const QByteArray pdf = pagesPdf({comparePage(smallWorld(), aBoard({u"trainium2"_s}), Formatter())}, {}).value();
    const QByteArray more = withNavigation(
        pdf, {{{u"A ü"_s, 0}, {u"B"_s, 5}}, {{0, {96, 96, 96, 48}, u"https://a.org/(x)?q=ü"_s, -1}}}, 540);
    QVERIFY(more.startsWith(pdf) && more.size() > pdf.size());
    QVERIFY(more.contains("/Title <FEFF0041002000FC>"));
    QVERIFY(more.contains("/Rect [72.00 432.00 144.00 468.00]")); // 540 - 1.5 in and 540 - 1 in
    QVERIFY(more.contains("/URI (https://a.org/\\(x\\)?q=%C3%BC)"));
    QVERIFY(more.contains("/PageMode /UseOutlines"));
    QCOMPARE(withNavigation(pdf, {}, 540), pdf);
}

void TestReport::navigationNeedsAPdf()
{
    const PdfNavigation navigation{{{u"A"_s, 0}}, {}};
    for (const QByteArray text : {"", "%PDF-1.4\n%%EOF\n", "\ntrailer\n<< /Root 1 0 R /Size 2 >>\nstartxref\n0\n%%EOF"})
        QCOMPARE(withNavigation(text, navigation, 540), text);
}

void TestReport::isSound_data() { everythingStaysOnItsSheet_data(); }

// qpdf follows every reference; pdftotext finds the texts, pdfinfo the pages.
void TestReport::isSound()
{
    QFETCH(const QString, size);
    ExportOptions options{.pageSize = size};
    const QByteArray board = "{\"kind\": \"board\"}";
    const Result<QByteArray> pdf = reportPdf(sampleReport(), options, board);
    QVERIFY(pdf);
    QVERIFY(pdf.value() == reportPdf(sampleReport(), options, board).value());
    QVERIFY(pdf.value().contains("/Outlines ") && pdf.value().contains("board.chipboard"));
    if (!haveTools({u"qpdf"_s, u"pdftotext"_s, u"pdffonts"_s}))
        QSKIP("qpdf or poppler-utils is not installed.");
    const QString path = written(pdf.value());
    const Ran checked = runProgram(u"qpdf"_s, {u"--check"_s, path});
    QVERIFY2(checked.status == 0, qPrintable(checked.err));
    QVERIFY(checked.out.contains("No syntax or stream encoding errors"));
    const QString text = QString::fromUtf8(runProgram(u"pdftotext"_s, {u"-raw"_s, path, u"-"_s}).out);
    for (const char16_t *told : {u"Contents", u"Appendix: ", u"Glossary", u"MFU", u"HBM", u"Ridge point"})
        QVERIFY2(text.contains(QString::fromUtf16(told)), qPrintable(QString::fromUtf16(told)));
    const QByteArray fonts = runProgram(u"pdffonts"_s, {path}).out;
    for (const QByteArray &line : fonts.split('\n').mid(2))
        QVERIFY2(line.isEmpty() || line.contains("yes"), line.constData());
}

// ISO 19005-1: declares conformance, colour profile and identifier, embeds its fonts, and has no attachments.
void TestReport::isForArchives()
{
    ExportOptions options{.forArchives = true};
    const QByteArray pdf = reportPdf(sampleReport(), options, "{}").value();
    QCOMPARE(reportPdf(sampleReport(), options, "{}").value(), pdf);
    QVERIFY(pdf.contains("<pdfaid:part>1</pdfaid:part>") && pdf.contains("<pdfaid:conformance>B</pdfaid:conformance>"));
    QVERIFY(pdf.contains("/OutputIntent") && pdf.contains("<pdf:Producer>Qt "));
    QVERIFY(!pdf.contains("/EmbeddedFile") && !pdf.contains("board.chipboard"));
    QVERIFY(pdf.mid(pdf.lastIndexOf("trailer")).contains("/ID ["));
    QCOMPARE(pdf.count("/Subtype /Link"), pdf.count("/F 4 "));
    static const QRegularExpression clear(u"/(ca|CA) 0|/SMask [0-9]"_s);
    QVERIFY(!clear.match(QString::fromLatin1(pdf)).hasMatch());
    if (haveTools({u"qpdf"_s}))
        QCOMPARE(runProgram(u"qpdf"_s, {u"--check"_s, written(pdf)}).status, 0);
}

void TestReport::fixesTheIdentifier()
{
    const QByteArray one =
        "x\ntrailer\n<<\n/ID [ <0123456789abcdef0123456789abcdef> <0123456789abcdef0123456789abcdef> ]";
    QByteArray other = one;
    other.replace("0123", "ffff");
    QCOMPARE(withFixedId(one), withFixedId(other));
    QCOMPARE(withFixedId(one).size(), one.size());
    QVERIFY(withFixedId("y" + one) != "y" + withFixedId(one)); // other content
    for (const QByteArray pdf : {"", "x\ntrailer\n<< >>", "/ID [ <0123456789abcdef0123456789abcdef> ]\ntrailer\n<<"})
        QCOMPARE(withFixedId(pdf), pdf);
}

CHIPBOARD_TEST(TestReport, QApplication)

} // namespace tst_report

#include "tst_report.moc"
