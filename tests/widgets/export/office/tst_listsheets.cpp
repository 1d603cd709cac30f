// Lists of pages in a workbook: names instead of ids, words instead of keys, few digits.
#include "widgets/export/office/datasheets.h"

#include "data/files/catalogreader.h"
#include "data/views/listwords.h"
#include "data/views/pages.h"
#include "data/views/tableexport.h"
#include "tests/support/ondemandboard.h"
#include "tests/support/testmain.h"
#include "tests/support/workbookparts.h"
#include "widgets/export/office/boardworkbook.h"

#include <QGuiApplication>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_listsheets {

class TestListSheets : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void initTestCase() { m_catalog = loadCatalog({}).catalog; }
    void listsAreReadInWords();
    void roundedNumbersKeepTheirDigits();
    void numbersHaveFewDigits_data();
    void numbersHaveFewDigits();
    void notesAreToldOnce();
    void reasonsOfMovesHaveTheirColumn();

private:
    Catalog m_catalog;
};

// Ids of files are replaced by names, under separate headers if the column says so.
void TestListSheets::listsAreReadInWords()
{
    const Board board = onDemandBoard();
    const ResultTable table = evaluate(m_catalog, board, workloadMetrics(m_catalog, board));
    PageSpec page = workloadPage(m_catalog, board, table, Formatter());
    Table list{u"bands"_s, {{u"id"_s}, {u"price_factor@h100-sxm"_s, true}, {u"best"_s, true}}, {}, {}, 4};
    list.columns[0].head = u"Name"_s;
    list.columns[1].head = u"Price factor of H100"_s;
    list.columns[2].isShare = true;
    list.rows << Table::Row{subjectCell(m_catalog, u"trainium2"_s), listNumber(1.23456), listNumber(0.9381)};
    page.lists = {list};
    const PackageParts parts =
        readPackage(boardWorkbook({m_catalog, board, {{page, table}}, {}, {}}).value(), u"x"_s).value();
    const ReadBook book = readBook(parts);
    const ReadSheet sheet = book.sheets.value(listSheetName(listName(page.id), u"bands"_s));
    QCOMPARE(sheet.value(u"A3"_s).text, u"Name"_s);
    QCOMPARE(sheet.value(u"B3"_s).text, u"Price factor of H100"_s);
    QCOMPARE(sheet.value(u"A4"_s).text, u"Trainium2"_s);
    QVERIFY(partOf(parts, u"xl/styles.xml"_s).contains("#,##0.000\""));
    QVERIFY(partOf(parts, u"xl/styles.xml"_s).contains("0%;0.0%\""));
    QVERIFY(listToCsv(list).contains("trainium2,1.23456,0.9381"));
}

// Cells hold exact numbers, so that sums and differences agree; a format rounds the display of small ones.
void TestListSheets::roundedNumbersKeepTheirDigits()
{
    const Board board = onDemandBoard();
    const ResultTable table = evaluate(m_catalog, board, workloadMetrics(m_catalog, board));
    PageSpec page = workloadPage(m_catalog, board, table, Formatter());
    Table list{u"bands"_s, {{u"result"_s, true}}, {}, {}, 4};
    for (const auto &[exact, told] : {std::pair(0.0000204371, 0.0000204), std::pair(15234.5, 15200.0)}) {
        Table::Cell cell = listNumber(exact);
        cell.told = told;
        list.rows << Table::Row{cell};
    }
    page.lists = {list};
    const PackageParts parts =
        readPackage(boardWorkbook({m_catalog, board, {{page, table}}, {}, {}}).value(), u"x"_s).value();
    const ReadBook book = readBook(parts);
    const ReadSheet sheet = book.sheets.value(listSheetName(listName(page.id), u"bands"_s));
    QCOMPARE(sheet.value(u"A4"_s).text.toDouble(), 0.0000204371);
    QCOMPARE(sheet.value(u"A5"_s).text, u"15234.5"_s);
    QVERIFY(partOf(parts, u"xl/styles.xml"_s).contains("#,##0.0000000\""));
    QVERIFY(!partOf(parts, u"xl/styles.xml"_s).contains("#,##0.00000000\""));
    QVERIFY(listToCsv(list).contains("15234.5"));
}

void TestListSheets::numbersHaveFewDigits_data()
{
    QTest::addColumn<int>("digits");
    QTest::addColumn<double>("value");
    QTest::addColumn<QString>("format");
    QTest::newRow("0.07335") << 4 << 0.073347987073 << u"#,##0.00000"_s;
    QTest::newRow("0.698") << 4 << 0.698011786676 << u"#,##0.000"_s;
    QTest::newRow("0.75") << 4 << 0.75 << u"#,##0.00"_s;
    QTest::newRow("420,501") << 4 << 420501.178668 << u"#,##0"_s;
    QTest::newRow("0") << 4 << 0.0 << u"#,##0"_s;
    QTest::newRow("-12.35") << 4 << -12.345678 << u"#,##0.00"_s;
    QTest::newRow("a price keeps its six digits") << 6 << 35.7608 << u"#,##0.0000"_s;
}

void TestListSheets::numbersHaveFewDigits()
{
    QFETCH(const int, digits);
    QFETCH(const double, value);
    QTEST(digitsFormat(value, digits), "format");
}

// "The model is divided over 4 chips." is one note of the page, for all chips it applies to.
void TestListSheets::notesAreToldOnce()
{
    const Board board = onDemandBoard();
    const ResultTable table = evaluate(m_catalog, board, workloadMetrics(m_catalog, board));
    const PageSpec page = workloadPage(m_catalog, board, table, Formatter());
    const QByteArray file = boardWorkbook({m_catalog, board, {{page, table}}, {}, {}}).value();
    QMap<QString, int> told;
    const ReadSheet overview = readBook(readPackage(file, u"x"_s).value()).sheets.value(u"Overview"_s);
    for (const ReadCell &cell : overview) {
        for (const QString &sentence :
             {u"The model is split across 4 chips."_s, u"Serving software: tensorrt-llm of "_s,
              u"No dense peak of Trainium4 is published for this precision."_s})
            told[sentence] += cell.text.contains(sentence) ? 1 : 0;
    }
    for (auto count = told.begin(); count != told.end(); ++count)
        QVERIFY2(count.value() == 1, qPrintable(u"%1 %2 times"_s.arg(count.key()).arg(count.value())));
}

void TestListSheets::reasonsOfMovesHaveTheirColumn()
{
    const Board board = onDemandBoard();
    const ResultTable table = evaluate(m_catalog, board, workloadMetrics(m_catalog, board));
    const PageSpec page = workloadPage(m_catalog, board, table, Formatter());
    const QByteArray file = boardWorkbook({m_catalog, board, {{page, table}}, {}, {}}).value();
    const ReadSheet moving = readBook(readPackage(file, u"x"_s).value()).sheets.value(u"Moving"_s);
    QCOMPARE(moving.value(u"G4"_s).text, u"Savings in five years"_s);
    QCOMPARE(moving.value(u"H4"_s).text, u"Reason"_s);
    QCOMPARE(moving.value(u"H6"_s).text, u"It does not cost less there."_s);
}

CHIPBOARD_TEST(TestListSheets, QGuiApplication)

} // namespace tst_listsheets

#include "tst_listsheets.moc"
