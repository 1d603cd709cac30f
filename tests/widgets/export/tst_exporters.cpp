#include "tests/support/testmain.h"
#include "widgets/export/exportplan.h"

#include "data/core/package.h"
#include "data/views/pagebuilder.h"
#include "tests/support/guitest.h"
#include "tests/support/metricfixture.h"
#include "tests/support/ondemandboard.h"
#include "widgets/export/pptxexport.h"
#include "widgets/export/sheetpainting.h"

#include <QApplication>
#include <QDir>
#include <QSet>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_exporters {

class TestExporters : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(anyWarning()); }
    void rowsDiffer();
    void foundByEnding_data();
    void foundByEnding();
    void writesTheSameTwice_data();
    void writesTheSameTwice();
    void aPageMayHaveDataOfItsOwn();
    void aPageMayHaveMoreTables();
    void nothingIsNotWorthAFile();
    void writesAnEmptyBoard_data();
    void writesAnEmptyBoard();
    void presentationsTakeSizeAndColours();
    void presentationsTakeTheType();
    void filesForPages();
    void filesForParts();
    void aRunWritesAllOrNothing();
};

static void addFormats()
{
    QTest::addColumn<QString>("ending");
    QTest::addColumn<QByteArray>("start");

    QTest::newRow("PDF") << u"pdf"_s << QByteArray("%PDF-1.");
    QTest::newRow("CSV") << u"csv"_s << QByteArray("id,name,");
    QTest::newRow("JSON") << u"json"_s << QByteArray("{");
    QTest::newRow("SVG") << u"svg"_s << QByteArray("<?xml ");
    QTest::newRow("PNG") << u"png"_s << QByteArray("\x89PNG\r\n");
    QTest::newRow("PPTX") << u"pptx"_s << QByteArray("PK\3\4");
    QTest::newRow("XLSX") << u"xlsx"_s << QByteArray("PK\x03\x04");
    QTest::newRow("TSV") << u"tsv"_s << QByteArray();
    QTest::newRow("plain text") << u"txt"_s << QByteArray();
    QTest::newRow("Markdown") << u"md"_s << QByteArray("# ");
    QTest::newRow("HTML") << u"html"_s << QByteArray("<!DOCTYPE html>");
}

static Result<QByteArray> written(const QString &ending, const Board &board)
{
    const Catalog catalog = smallWorld();
    const ResultTable table = evaluate(catalog, board, board.charts);
    const PageSpec page = comparePage(catalog, board, table, Formatter());
    return exporterForFile(u"x."_s + ending)->write({catalog, board, {{page, table}}, {}});
}

void TestExporters::rowsDiffer()
{
    QSet<QString> ids;
    QSet<QString> endings;
    for (const Exporter &exporter : exporterTable()) {
        ids.insert(QLatin1String(exporter.id));
        endings.insert(QLatin1String(exporter.suffix));
        QVERIFY(*exporter.name != '\0');
        QVERIFY(exporter.write);
        QCOMPARE(hasUse(exporter.uses, ExportUse::Template), qstrcmp(exporter.id, "pptx") == 0); // only slides
    }
    QCOMPARE(static_cast<std::size_t>(ids.size()), exporterTable().size());
    QCOMPARE(static_cast<std::size_t>(endings.size()), exporterTable().size());
}

void TestExporters::foundByEnding_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("id"); // empty: no match

    QTest::newRow("by its ending") << u"/home/me/out.pdf"_s << u"pdf"_s;
    QTest::newRow("whatever the case") << u"OUT.PdF"_s << u"pdf"_s;
    QTest::newRow("by the last of two endings") << u"out.pdf.csv"_s << u"csv"_s;
    QTest::newRow("in a folder with a point") << u"/a.pdf/out.json"_s << u"json"_s;
    QTest::newRow("not without an ending") << u"/a.pdf/out"_s << QString();
    QTest::newRow("not with another ending") << u"out.docx"_s << QString();
    QTest::newRow("not with more than the ending") << u"out.pdfx"_s << QString();
    QTest::newRow("not without a name") << QString() << QString();
}

void TestExporters::foundByEnding()
{
    QFETCH(const QString, path);
    const Exporter *exporter = exporterForFile(path);
    QTEST(exporter ? QString::fromLatin1(exporter->id) : QString(), "id");
}

void TestExporters::writesTheSameTwice_data() { addFormats(); }

void TestExporters::writesTheSameTwice()
{
    QFETCH(const QString, ending);
    QFETCH(const QByteArray, start);
    const Board board = aBoard({u"trainium2"_s, u"trainium4"_s, u"h100-sxm"_s});
    const Result<QByteArray> first = written(ending, board);
    const Result<QByteArray> second = written(ending, board);
    QVERIFY(first && second);
    QVERIFY2(first.value().startsWith(start), first.value().left(20).constData());
    QVERIFY(first.value() == second.value());
    const Result<QByteArray> other = written(ending, aBoard({u"trainium2"_s, u"h100-sxm"_s}));
    QVERIFY(other && other.value() != first.value());
}

void TestExporters::writesAnEmptyBoard_data() { addFormats(); }

void TestExporters::writesAnEmptyBoard()
{
    QFETCH(const QString, ending);
    const Result<QByteArray> content = written(ending, aBoard({}));
    QVERIFY(content);
    QVERIFY(!content.value().isEmpty());
}

void TestExporters::aPageMayHaveDataOfItsOwn()
{
    const Catalog catalog = smallWorld();
    const Board board = onDemandBoard();
    const ResultTable table = evaluate(catalog, board, board.charts);
    PageSpec page = comparePage(catalog, board, table, Formatter());
    page.id = u"price-history"_s;
    page.data.columns = {{u"as_of"_s, false}, {u"value"_s, true}};
    page.data.rows = {{u"2026-07-20"_s, listNumber(6.88)}};
    const auto csv = exporterForFile(u"x.csv"_s)->write({catalog, board, {{page, table}}, {}});
    QCOMPARE(csv.value(), QByteArray("as_of,value\n2026-07-20,6.88\n"));
    const auto json = exporterForFile(u"x.json"_s)->write({catalog, board, {{page, table}}, {}});
    QVERIFY(json.value().contains("\"price_history\""));
    QVERIFY(json.value().contains("\"value\": 6.88"));
}

void TestExporters::aPageMayHaveMoreTables()
{
    const Catalog catalog = smallWorld();
    const Board board = onDemandBoard();
    const ResultTable table = evaluate(catalog, board, board.charts);
    PageSpec page = comparePage(catalog, board, table, Formatter());
    const QByteArray before = exporterForFile(u"x.csv"_s)->write({catalog, board, {{page, table}}, {}}).value();
    page.lists = {{u"bands"_s, {{u"id"_s, false}, {u"p50"_s, true}}, {{u"a,b"_s, listNumber(6.88)}}},
                  {u"none"_s, {{u"id"_s, false}}, {}}};
    const QByteArray csv = exporterForFile(u"x.csv"_s)->write({catalog, board, {{page, table}}, {}}).value();
    QCOMPARE(csv, before + QByteArray("\nbands\nid,p50\n\"a,b\",6.88\n"));
    const QByteArray json = exporterForFile(u"x.json"_s)->write({catalog, board, {{page, table}}, {}}).value();
    QVERIFY(json.contains("\"bands\"") && json.contains("\"p50\": 6.88") && json.contains("\"none\""));
}

void TestExporters::nothingIsNotWorthAFile()
{
    const Catalog catalog = smallWorld();
    const std::optional<Problem> problem = nothingToExport(comparePage(catalog, aBoard({}), Formatter()));
    QVERIFY(problem && !problem->message.isEmpty() && !problem->remedy.isEmpty());
    PageSpec page = comparePage(catalog, aBoard({u"h100-sxm"_s}), Formatter());
    QVERIFY(!nothingToExport(page));
    page.title = u"No cost is known"_s;
    page.numbers.columns.resize(1);  // only row names
    QVERIFY(!nothingToExport(page)); // its charts have bars
    page.charts.resize(1);
    page.charts.first().plane.empty = u"Choose others."_s;
    const std::optional<Problem> empty = nothingToExport(page);
    QVERIFY(empty);
    QCOMPARE(empty->message, u"This page has nothing to export. No cost is known."_s);
    QCOMPARE(empty->remedy, u"Choose others."_s);
    page.answer = u"Choose others"_s; // below a custom title
    QCOMPARE(nothingToExport(page)->message, u"This page has nothing to export. Choose others."_s);
    QVERIFY(nothingToExport(page)->remedy != u"Choose others."_s); // not repeated
    page.numbers.columns << Table::Column{u"Memory"_s, true};
    QVERIFY(!nothingToExport(page)); // a table with figures has content
}

static QList<ExportedPage> pagesOf(const QStringList &ids)
{
    QList<ExportedPage> pages;
    for (const QString &id : ids) {
        pages << ExportedPage();
        pages.last().page.id = id;
        pages.last().page.title = u"Page of %1"_s.arg(id);
    }
    return pages;
}

static QStringList pathsOf(const QList<PlannedFile> &files) { return mapped(files, &PlannedFile::path); }

void TestExporters::presentationsTakeSizeAndColours()
{
    const Theme dark = darkTheme();
    const OfficeLook look = officeLook(dark, QLocale::c());
    QCOMPARE(hexText(look.theme.trainium), u"F59B3A"_s);
    QCOMPARE(look.theme, dark);
    QCOMPARE(look.theme.type.family, dark.type.family);
    QCOMPARE(look.typeface(), u"+mn-lt"_s); // the theme's body font, which is that family
    const Catalog catalog = smallWorld();
    const Board board = aBoard({u"trainium2"_s, u"h100-sxm"_s});
    const ResultTable table = evaluate(catalog, board, board.charts);
    ExportInput input{catalog, board, {{comparePage(catalog, board, table, Formatter()), table}}, {}};
    input.options.theme = u"dark"_s;
    input.options.pageSize = u"slide-4x3"_s;
    const Result<QByteArray> file = pagesPptx(input, {});
    QVERIFY(file);
    const PackageParts parts = readPackage(file.value(), {}).value();
    QVERIFY(findPart(parts, u"ppt/presentation.xml"_s)->bytes.contains("cx=\"9144000\" cy=\"6858000\""));
    QVERIFY(findPart(parts, u"ppt/charts/chart1.xml"_s)->bytes.contains("<a:schemeClr val=\"accent1\"/>"));
    const QByteArray colours = findPart(parts, u"ppt/theme/theme1.xml"_s)->bytes;
    QVERIFY(colours.contains("<a:accent1><a:srgbClr val=\"F59B3A\"/></a:accent1>"));
    QVERIFY(colours.contains("<a:latin typeface=\"" + dark.type.family.toUtf8() + "\"/>"));
    input.options.pageSize = u"8x3in"_s;
    QVERIFY(pagesPptx(input, {}));
    // A company's colours, except in themes for printers.
    input.options.look.colours = {{u"trainium"_s, 0xFF0088}};
    const auto hasColour = [&input](const QString &theme) {
        input.options.theme = theme;
        const PackageParts made = readPackage(pagesPptx(input, {}).value(), {}).value();
        return findPart(made, u"ppt/theme/theme1.xml"_s)->bytes.contains("<a:accent1><a:srgbClr val=\"FF0088\"/>");
    };
    QVERIFY(hasColour(u"light"_s) && !hasColour(u"grey"_s));
    QVERIFY(coloursOf(input.options).second.colours.isEmpty());
    input.options.theme = u"none"_s;
    QVERIFY(!pagesPptx(input, {}));
    input.options.theme = u"light"_s;
    for (const QString &size : {u"poster"_s, u"2x2in"_s, u"8x2in"_s, u"100x100in"_s}) {
        input.options.pageSize = size;
        const Result<QByteArray> refused = pagesPptx(input, {});
        QVERIFY2(!refused && refused.problem().message.contains(size), qPrintable(size));
    }
    QCOMPARE(pagesPptx(input, {}).problem().remedy,
             u"Choose a size of 2.5 to 56 inches per side, or another format."_s);
}

// 11, 14 and 17 pixels are the smallest text of slides; a title of 24 points scales accordingly.
void TestExporters::presentationsTakeTheType()
{
    const Catalog catalog = smallWorld();
    const Board board = aBoard({u"trainium2"_s, u"h100-sxm"_s});
    const ResultTable table = evaluate(catalog, board, board.charts);
    ExportInput input{catalog, board, {{comparePage(catalog, board, table, Formatter()), table}}, {}};
    input.pages[0].page.title = u"Short"_s;
    input.pages[0].page.hasLead = true; // the title belongs to the first chart
    const QList<std::pair<QString, QByteArray>> sizes{
        {u"small"_s, "sz=\"1886\""}, {u"normal"_s, "sz=\"2400\""}, {u"large"_s, "sz=\"2914\""}};
    for (const auto &[type, size] : sizes) {
        input.options.typeScale = type;
        QVERIFY(std::abs(deckType(input.options) * 24.0 - size.mid(4, 4).toDouble() / 100.0) < 0.01);
        const PackageParts parts = readPackage(pagesPptx(input, {}).value(), {}).value();
        QVERIFY2(findPart(parts, u"ppt/slides/slide1.xml"_s)->bytes.contains(size), qPrintable(type));
    }
}

void TestExporters::filesForPages()
{
    const QList<ExportTarget> targets{{u"/a.b/out.v2.png"_s, findExporter(u"png"_s)},
                                      {u"x.pdf"_s, findExporter(u"pdf"_s)}};
    QCOMPARE(pathsOf(plannedFiles(targets, pagesOf({u"compare"_s}))), QStringList({u"/a.b/out.v2.png"_s, u"x.pdf"_s}));
    QCOMPARE(pathsOf(plannedFiles(targets, pagesOf({u"compare"_s, u"value"_s}))),
             QStringList({u"/a.b/out.v2-compare.png"_s, u"/a.b/out.v2-value.png"_s, u"x.pdf"_s}));
    QCOMPARE(pathsOf(plannedFiles({{u"out.png"_s, findExporter(u"png"_s)}}, pagesOf({u"a"_s, u"a"_s}))),
             QStringList({u"out-1.png"_s, u"out-2.png"_s}));
    QVERIFY(findExporter(u"docx"_s) == nullptr);
}

// A page with lists gives one CSV file per list, but one JSON file; with several pages, names include the page.
void TestExporters::filesForParts()
{
    QList<ExportedPage> pages = pagesOf({u"compare"_s});
    pages.first().page.data.columns = {{u"id"_s, false}};
    pages.first().page.lists = {{u"two_way"_s, {{u"x"_s, false}}, {{u"1"_s}}}, {u"none"_s, {{u"id"_s, false}}, {}}};
    const QList<ExportTarget> targets{{u"o.csv"_s, findExporter(u"csv"_s)}, {u"o.json"_s, findExporter(u"json"_s)}};
    const QList<PlannedFile> files = plannedFiles(targets, pages);
    QCOMPARE(pathsOf(files), QStringList({u"o.csv"_s, u"o-two-way.csv"_s, u"o.json"_s}));
    QCOMPARE(files.at(0).part, 0);
    QCOMPARE(files.at(1).part, 1);
    QCOMPARE(files.at(2).part, -1);
    const Catalog catalog = smallWorld();
    const Board board = onDemandBoard();
    ExportInput input{catalog, board, pages, {}};
    input.part = 1;
    QCOMPARE(findExporter(u"csv"_s)->write(input).value(), QByteArray("x\n1\n"));
    pages << pagesOf({u"value"_s});
    QCOMPARE(pathsOf(plannedFiles(targets, pages)),
             QStringList({u"o-compare.csv"_s, u"o-compare-two-way.csv"_s, u"o-value.csv"_s, u"o.json"_s}));
    // Unknown page size: one file, whose creation reports the error.
    ExportOptions options{.pageSize = u"poster"_s};
    const QList<PlannedFile> one = plannedFiles({{u"o.png"_s, findExporter(u"png"_s)}}, pagesOf({u"a"_s}), options);
    QCOMPARE(pathsOf(one), QStringList({u"o.png"_s}));
    PageSpec page{.id = u"compare"_s, .fileStem = u"a-vs-b_compare"_s};
    QCOMPARE(exportName(page, u"2026-11-30"_s), u"a-vs-b_compare_2026-11-30"_s);
    QCOMPARE(exportName(page, u"2026-11-30"_s, u"deck"_s), u"a-vs-b_deck_2026-11-30"_s);
    QCOMPARE(fileNamed(u"./a.b/c.d.png"_s, u"2"_s), u"./a.b/c.d-2.png"_s);
    QCOMPARE(fileNamed(u"c.png"_s, {}), u"c.png"_s);
}

// All contents are created first; the last step writes.
void TestExporters::aRunWritesAllOrNothing()
{
    QTemporaryDir folder;
    const Catalog catalog = smallWorld();
    const Board board = onDemandBoard();
    const QList<ExportedPage> pages = pagesOf({u"a"_s, u"b"_s});
    const QList<ExportTarget> targets{{folder.filePath(u"x.md"_s), findExporter(u"markdown"_s)},
                                      {folder.filePath(u"x.svg"_s), findExporter(u"svg"_s)}};
    QStringList told;
    const BoardText text = [&told](const ExportInput &input, const PlannedFile &file) {
        told << u"%1 %2"_s.arg(file.page).arg(input.pages.size());
        return QByteArray();
    };
    ExportRun run({catalog, board, pages, {}}, plannedFiles(targets, pages), text);
    QCOMPARE(run.stepCount(), 4); // x.md, x-a.svg, x-b.svg and the writing
    for (int i = 0; i < 3; ++i) {
        QVERIFY(run.step() && !run.isDone());
        QCOMPARE(run.stepsDone(), i + 1);
    }
    QVERIFY(existingFiles(run.files()).isEmpty());
    QVERIFY(run.step() && run.isDone());
    QCOMPARE(existingFiles(run.files()), pathsOf(run.files()));
    QCOMPARE(told, QStringList({u"-1 2"_s, u"0 1"_s, u"1 1"_s}));
    // An obstructed target is found before anything is written.
    QVERIFY(QDir(folder.path()).mkdir(u"y.svg"_s));
    ExportRun blocked({catalog, board, pagesOf({u"a"_s}), {}},
                      {{folder.filePath(u"y.md"_s), findExporter(u"markdown"_s), -1},
                       {folder.filePath(u"y.svg"_s), findExporter(u"svg"_s), -1}},
                      {});
    QVERIFY(blocked.step() && !blocked.step() && !blocked.isDone());
    QVERIFY(!QFile::exists(folder.filePath(u"y.md"_s)));
}

CHIPBOARD_TEST(TestExporters, QApplication)

} // namespace tst_exporters

#include "tst_exporters.moc"
