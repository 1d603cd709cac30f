// Readable workbooks: headers that stay visible and repeat on paper, units below headers, and space between numbers and
// the next column.
#include "data/files/catalogreader.h"
#include "data/views/pages.h"
#include "tests/support/officefiles.h"
#include "tests/support/ondemandboard.h"
#include "tests/support/testmain.h"
#include "tests/support/workbookparts.h"
#include "widgets/export/office/boardworkbook.h"

#include <QGuiApplication>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_sheetheads {

namespace {

/// Frozen panes, repeated print rows and the filtered range of a sheet.
struct Frame
{
    QString firstFree; ///< the first scrolling cell: "B4"
    QString repeated;  ///< "$3:$3"
    QString filtered;  ///< "A3:O52"
};

QMap<QString, Frame> framesOf(const PackageParts &parts)
{
    QStringList names;
    QMap<QString, Frame> frames;
    for (const XmlElement &one : elementsOf(partOf(parts, u"xl/workbook.xml"_s))) {
        if (one.name == u"sheet")
            names << one.attributes.value(u"name"_s).toString();
        if (one.name == u"definedName" && one.attributes.value(u"name"_s) == u"_xlnm.Print_Titles")
            frames[names.at(one.attributes.value(u"localSheetId"_s).toInt())].repeated = one.text.section(u'!', -1);
    }
    for (qsizetype i = 0; i < names.size(); ++i) {
        Frame &frame = frames[names.at(i)];
        for (const XmlElement &one : elementsOf(partOf(parts, u"xl/worksheets/sheet%1.xml"_s.arg(i + 1)))) {
            if (one.name == u"pane")
                frame.firstFree = one.attributes.value(u"topLeftCell"_s).toString();
            if (one.name == u"autoFilter")
                frame.filtered = one.attributes.value(u"ref"_s).toString();
        }
    }
    return frames;
}

/// Alignments of the styles that cells reference, such as "right 1", unless they are the default.
QStringList alignmentsOf(const PackageParts &parts)
{
    QStringList alignments;
    bool isOfCells = false;
    for (const XmlElement &one : elementsOf(partOf(parts, u"xl/styles.xml"_s))) {
        isOfCells = one.name == u"cellXfs" || (isOfCells && one.name != u"cellStyles");
        if (isOfCells && one.name == u"xf")
            alignments << QString();
        if (isOfCells && one.name == u"alignment")
            alignments.last() =
                u"%1 %2"_s.arg(one.attributes.value(u"horizontal"_s), one.attributes.value(u"indent"_s));
    }
    return alignments;
}

/// The texts of a row up to its last one.
QString rowOf(const ReadSheet &sheet, int row)
{
    constexpr int most = 40; // more than any of these sheets
    QStringList texts;
    for (int column = 0; column < most; ++column)
        texts << sheet.value(cellAddress(row - 1, column)).text;
    while (!texts.isEmpty() && texts.constLast().isEmpty())
        texts.removeLast();
    return texts.join(u" | "_s);
}

} // namespace

class TestSheetHeads : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void initTestCase();
    void headsStayInView_data();
    void headsStayInView();
    void unitsStandBelowTheirHeads();
    void sourcesAreThoseOfTheCatalogue();
    void movesKeepTheirSigns();
    void sheetsHaveTheirNames();
    void movesHaveTheirUnits();
    void numbersDoNotTouchTheNextColumn();

private:
    Catalog m_catalog;
    Board m_board = onDemandBoard();
    PackageParts m_parts;
    ReadBook m_book;
};

// The Value page has a plane, bars and, here, a list; the price page has a date axis and a table. Trainium4 has no
// price: texts replace its numbers.
void TestSheetHeads::initTestCase()
{
    m_catalog = loadCatalog({}).catalog;
    m_board.chips = {ChipId(u"trainium2"_s), ChipId(u"h100-sxm"_s), ChipId(u"trainium4"_s)};
    const ResultTable table = evaluate(m_catalog, m_board, valueMetrics(m_catalog, m_board));
    WorkbookPage page{valuePage(m_catalog, m_board, table, Formatter()), table, u"Value"_s};
    page.page.lists = {
        {u"offers"_s, {{u"name"_s, false}, {u"price_per_hour"_s, true}}, {{u"A"_s, u"2.5"_s}, {u"B"_s, u"n/p"_s}}}};
    const ResultTable prices = evaluate(m_catalog, m_board, historyMetrics(m_catalog, m_board));
    const WorkbookPage history{historyPage(m_catalog, m_board, prices, {}, {}, Formatter()), prices, u"Prices"_s};
    m_parts = readPackage(boardWorkbook({m_catalog, m_board, {page, history}}).value(), u"x"_s).value();
    m_book = readBook(m_parts);
}

void TestSheetHeads::headsStayInView_data()
{
    QTest::addColumn<QString>("firstFree"); // the first scrolling cell
    QTest::addColumn<QString>("repeated");
    QTest::addColumn<QString>("filtered"); // without the last row, which depends on the catalogue
    QTest::addColumn<QString>("head");     // the last frozen row
    const auto row = [](const char *sheet, const QString &firstFree, const QString &repeated, const QString &filtered,
                        const QString &head) { QTest::newRow(sheet) << firstFree << repeated << filtered << head; };
    row("Overview", {}, {}, {}, {});
    row("Assumptions", u"C5"_s, u"$4:$4"_s, {},
        u"Assumption | Name | Value | Unit | Default | Least | Most | Changed | Effect | From"_s);
    row("Results", u"C5"_s, u"$3:$4"_s, {}, u"Unit | "_s);
    row("Moving", u"B6"_s, {}, {}, u"Unit | "_s);
    row("Charts", {}, {}, {}, {});
    row("Data", u"B4"_s, u"$3:$3"_s, u"A3:O"_s,
        u"Name | Id | Measure | Measure id | Value | Low | High | Unit | In a common unit | Status | Reason | As of | "
        u"Source | Address | Note"_s);
    row("Value Offers", u"B4"_s, u"$3:$3"_s, u"A3:B"_s, u"Name | Price per hour"_s);
    row("Prices", u"B4"_s, u"$3:$3"_s, u"A3:K"_s,
        u"Id | Instance | Provider | Region | Kind | As of | Value | Low | High | Unit | Source"_s);
    row("Points", u"A4"_s, u"$3:$3"_s, u"A3:D"_s, u"Chart | Name | Across | Up"_s);
    row("Bars", u"A4"_s, u"$3:$3"_s, {},
        u"Chart | Name | Value | Low | High | Down to the low end | Up to the high end | End of the bar or range"_s);
    row("Working", u"D5"_s, u"$4:$4"_s, {}, u"Step | Name | Unit | All rows | Trainium2 | H100 | Trainium4"_s);
    row("Sources", u"A4"_s, u"$3:$3"_s, {}, u"Title | Address | As of | Kind | Id"_s);
}

void TestSheetHeads::headsStayInView()
{
    const QString name = QString::fromLatin1(QTest::currentDataTag());
    QVERIFY(m_book.sheets.contains(name));
    const Frame frame = framesOf(m_parts).value(name);
    QTEST(frame.firstFree, "firstFree");
    QTEST(frame.repeated, "repeated");
    QTEST(frame.filtered.section(QRegularExpression(u"\\d+$"_s), 0, 0), "filtered");
    const int below = frame.firstFree.mid(1).toInt();
    QFETCH(const QString, head);
    const QString stays = rowOf(m_book.sheets.value(name), below - 1);
    QVERIFY2(below == 0 || stays.startsWith(head), qPrintable(stays));
}

// Central values, then low and high ends: each block has its own headers.
void TestSheetHeads::unitsStandBelowTheirHeads()
{
    const ReadSheet results = m_book.sheets.value(u"Results"_s);
    const int rows = static_cast<int>(m_board.chips.size());
    int found = 0;
    for (auto name = m_book.names.begin(); name != m_book.names.end(); ++name) {
        const Metric *metric = findMetric(MetricId(name.key()));
        if (metric == nullptr || !name->startsWith(u"Results!"_s))
            continue;
        const QString unit = metric->unit == Unit::PerUsd ? u"1/USD"_s : symbolOf(metric->unit);
        for (int block = 0; block < 3; ++block) { // separated by title, header and unit rows
            const int first = block * (rows + 4);
            QCOMPARE(results.value(addressIn(*name, first - 2)).text, metric->labelText());
            QCOMPARE(results.value(addressIn(*name, first - 1)).text, unit);
        }
        ++found;
    }
    QCOMPARE(found, rowOf(results, 3).split(u" | "_s).size() - 2); // excluding names and ids
    QVERIFY(found > 10);
    for (int block = 0; block < 3; ++block)
        QVERIFY(rowOf(results, 3 + block * (rows + 4)).startsWith(u"Name | Id | "_s));
}

// All sources of the catalogue, followed by additional ones of the pages.
void TestSheetHeads::sourcesAreThoseOfTheCatalogue()
{
    const ReadSheet sources = m_book.sheets.value(u"Sources"_s);
    int row = 4;
    for (; !rowOf(sources, row).isEmpty(); ++row) {
        const QStringList texts = rowOf(sources, row).split(u" | "_s);
        QCOMPARE(texts.size(), 5);
        const Source *source = m_catalog.source(SourceId(texts.at(4)));
        QVERIFY2(source != nullptr, qPrintable(texts.at(4)));
        QCOMPARE(texts.first(4),
                 QStringList({source->title, source->url, source->asOf, sourceKindLabel(source->kind)}));
    }
    QVERIFY(row > 6);
    QCOMPARE(rowOf(sources, row + 1), u"As shown on the pages"_s);
    QVERIFY(!rowOf(sources, row + 2).isEmpty());
}

// Savings may be negative, which formats with size conditions would hide.
void TestSheetHeads::movesKeepTheirSigns()
{
    const QByteArray sheet = partOf(m_parts, u"xl/worksheets/sheet4.xml"_s);
    QMap<QString, QString> codes{{u"3"_s, u"#,##0"_s}, {u"4"_s, u"#,##0.00"_s}}; // built-in formats
    QStringList formats;                                                         // by style index
    bool isOfCells = false;
    for (const XmlElement &one : elementsOf(partOf(m_parts, u"xl/styles.xml"_s))) {
        isOfCells = one.name == u"cellXfs" || (isOfCells && one.name != u"cellStyles");
        if (one.name == u"numFmt")
            codes[one.attributes.value(u"numFmtId"_s).toString()] = one.attributes.value(u"formatCode"_s).toString();
        if (isOfCells && one.name == u"xf")
            formats << codes.value(one.attributes.value(u"numFmtId"_s).toString());
    }
    QMap<QString, QString> found;
    for (const XmlElement &one : elementsOf(sheet)) {
        if (one.name == u"c")
            found[one.attributes.value(u"r"_s).toString()] = formats.value(one.attributes.value(u"s"_s).toInt());
    }
    QCOMPARE(m_book.sheets.value(u"Moving"_s).value(u"C6"_s).isNumber, true);
    QCOMPARE(QStringList({found.value(u"C6"_s), found.value(u"D6"_s), found.value(u"E6"_s), found.value(u"F6"_s)}),
             QStringList({u"#,##0.00"_s, u"#,##0"_s, u"#,##0"_s, u"#,##0.0"_s}));
}

// The first cell of each sheet says what it contains.
void TestSheetHeads::sheetsHaveTheirNames()
{
    for (auto sheet = m_book.sheets.begin(); sheet != m_book.sheets.end(); ++sheet) {
        const QString name = sheet->value(u"A1"_s).text;
        QVERIFY2(!name.isEmpty(), qPrintable(sheet.key()));
        if (sheet.key() == u"Charts" || sheet.key() == u"Sources")
            QCOMPARE(name, sheet.key());
    }
}

void TestSheetHeads::movesHaveTheirUnits()
{
    const ReadSheet moving = m_book.sheets.value(u"Moving"_s);
    QCOMPARE(rowOf(moving, 4),
             u"To | Id | New cost over current cost | Monthly savings | Cost of moving | "
             "Payback time | Savings in five years | Reason"_s);
    QCOMPARE(rowOf(moving, 5), u"Unit |  | x | USD | USD | months | USD"_s);
}

// Numbers are indented from the column's right edge, and so are texts in their place.
void TestSheetHeads::numbersDoNotTouchTheNextColumn()
{
    const QStringList alignments = alignmentsOf(m_parts);
    int numbers = 0;
    int gaps = 0;
    for (const PackagePart &part : m_parts) {
        if (!part.name.startsWith(u"xl/worksheets/sheet"_s))
            continue;
        const ReadSheet sheet = readSheet(part.bytes, sharedTexts(m_parts));
        for (const XmlElement &one : elementsOf(part.bytes)) {
            const ReadCell cell = sheet.value(one.attributes.value(u"r"_s).toString());
            const bool isGap = cell.text == u"n/p"_s;
            if (one.name != u"c" || (!cell.isNumber && !isGap))
                continue;
            const QString alignment = alignments.value(one.attributes.value(u"s"_s).toInt());
            const QString at = u"%1 %2 %3"_s.arg(part.name, one.attributes.value(u"r"_s), cell.text);
            QVERIFY2(alignment == u"right 1", qPrintable(at));
            ++(isGap ? gaps : numbers);
        }
    }
    QVERIFY(numbers > 500 && gaps > 20);
}

CHIPBOARD_TEST(TestSheetHeads, QGuiApplication)

} // namespace tst_sheetheads

#include "tst_sheetheads.moc"
