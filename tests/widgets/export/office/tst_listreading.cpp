// Lists of pages in a workbook: names instead of ids, words instead of keys, numbers in few digits.
#include "widgets/export/office/listreading.h"

#include "data/files/catalogreader.h"
#include "data/views/workloadpage.h"
#include "tests/support/ondemandboard.h"
#include "tests/support/tabletexts.h"
#include "tests/support/testmain.h"
#include "tests/support/workbookparts.h"
#include "widgets/export/office/boardworkbook.h"

#include <QGuiApplication>
#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_listreading {

class TestListReading : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".?"_s)); }
    void initTestCase() { m_catalog = loadCatalog({}).catalog; }
    void wordsInsteadOfIds_data();
    void wordsInsteadOfIds();
    void ownDataHaveWords();
    void idsBesideNamesStay();
    void headsNameTheChip();
    void numbersHaveFewDigits_data();
    void numbersHaveFewDigits();
    void notesAreToldOnce();
    void reasonsOfMovesHaveTheirColumn();

private:
    Catalog m_catalog;
};

void TestListReading::wordsInsteadOfIds_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("told");
    QTest::newRow("a chip") << u"of"_s << u"h100-sxm"_s << u"H100"_s;
    QTest::newRow("the better one") << u"below"_s << u"trainium2"_s << u"Trainium2"_s;
    QTest::newRow("neither") << u"now"_s << QString() << QString();
    QTest::newRow("an assumption") << u"assumption"_s << u"price_factor"_s << u"Price factor"_s;
    QTest::newRow("a list") << u"about"_s << u"tornado"_s << u"Swings"_s;
    QTest::newRow("a sentence about no list") << u"about"_s << u"own thing"_s << u"own thing"_s;
    QTest::newRow("an amount") << u"what"_s << u"cost_of_moving"_s << u"Cost of moving"_s;
    QTest::newRow("money of a month") << u"unit"_s << u"EUR/month"_s << u"EUR per month"_s;
    QTest::newRow("another unit") << u"unit"_s << u"USD/1M"_s << u"USD/1M"_s;
    QTest::newRow("a kind of price") << u"kind"_s << priceKindWord(PriceKind::CapacityBlock)
                                     << priceKindLabel(PriceKind::CapacityBlock);
    QTest::newRow("a kind of claim") << u"kind"_s << u"price-performance"_s << u"work per dollar"_s;
    QTest::newRow("who claims it") << u"who"_s << u"guide"_s << u"AWS chip guide"_s;
    QTest::newRow("a verdict") << u"verdict"_s << u"does-not-hold"_s << u"does not hold"_s;
    QTest::newRow("a verdict that is a sentence") << u"verdict"_s << u"Keep GiB."_s << u"Keep GiB."_s;
    QTest::newRow("whether it holds") << u"holds"_s << u"open"_s << u"left open"_s;
    QTest::newRow("no date") << u"as_of"_s << u"undated"_s << u"undated"_s;
    QTest::newRow("a date") << u"when"_s << u"2025-12"_s << u"2025-12"_s;
    QTest::newRow("a status") << u"status"_s << u"own"_s << u"custom"_s;
    QTest::newRow("a kind of something else") << u"kind"_s << u"memory"_s << u"memory"_s;
    QTest::newRow("a reason is a sentence") << u"reason"_s << u"trainium2"_s << u"trainium2"_s;
}

void TestListReading::wordsInsteadOfIds()
{
    QFETCH(const QString, key);
    QFETCH(const QString, text);
    const Table list = readableList({u"tornado"_s, {{key, false}}, {{text}}}, m_catalog);
    QTEST(list.rows.constFirst().constFirst().text, "told");
    QCOMPARE(list.columns.constFirst().title, key);
}

// What a page has as its own data keeps its ids, and gets words for those of machines; numbers stay.
void TestListReading::ownDataHaveWords()
{
    const Table list{{},
                     {{u"id"_s, false}, {u"who"_s, false}, {u"holds"_s, false}, {u"claimed"_s, true}},
                     {{u"trainium2"_s, u"AFP"_s, u"no"_s, u"4"_s}, {u"h100-sxm"_s, u"AWS"_s, QString(), u"2"_s}}};
    const Table told = wordedList(list);
    QCOMPARE(textRows(told).at(0), QStringList({u"trainium2"_s, u"AFP news agency"_s, u"no"_s, u"4"_s}));
    QCOMPARE(told.rows.at(1), list.rows.at(1));
    QCOMPARE(told.columns, list.columns);
}

void TestListReading::idsBesideNamesStay()
{
    const Table alone = readableList({u"bands"_s, {{u"id"_s, false}}, {{u"trainium2"_s}}}, m_catalog);
    QCOMPARE(alone.columns.constFirst().title, u"name"_s);
    QCOMPARE(textRows(alone).constFirst(), QStringList{u"Trainium2"_s});
    const Table both{u"options"_s, {{u"id"_s, false}, {u"name"_s, false}}, {{u"trainium2"_s, u"Trainium2"_s}}};
    QCOMPARE(readableList(both, m_catalog), both);
}

void TestListReading::headsNameTheChip()
{
    const Table list{
        u"cells"_s, {{u"price_factor@h100-sxm"_s, true}, {u"price_factor@h100-sxm_unit"_s, false}}, {{u"1"_s, u"x"_s}}};
    const Table read = readableList(list, m_catalog);
    QCOMPARE(read.columns.at(0).title, u"price_factor@H100"_s);
    QCOMPARE(read.columns.at(1).title, u"price_factor@H100_unit"_s);
    QCOMPARE(read.rows, list.rows);
}

void TestListReading::numbersHaveFewDigits_data()
{
    QTest::addColumn<QString>("list");
    QTest::addColumn<QString>("key");
    QTest::addColumn<double>("value");
    QTest::addColumn<QString>("format");
    QTest::newRow("0.07335") << u"tornado"_s << u"result_low"_s << 0.073347987073 << u"#,##0.00000"_s;
    QTest::newRow("0.698") << u"tornado"_s << u"result_high"_s << 0.698011786676 << u"#,##0.000"_s;
    QTest::newRow("0.75") << u"tornado"_s << u"low"_s << 0.75 << u"#,##0.00"_s;
    QTest::newRow("420,501") << u"months"_s << u"moving"_s << 420501.178668 << u"#,##0"_s;
    QTest::newRow("0") << u"months"_s << u"moving"_s << 0.0 << u"#,##0"_s;
    QTest::newRow("-12.35") << u"move"_s << u"value"_s << -12.345678 << u"#,##0.00"_s;
    QTest::newRow("a share") << u"bands"_s << u"best"_s << 0.9381 << u"[>=0.0995]0%;0.0%"_s;
    QTest::newRow("a price keeps its six digits") << u"commitments"_s << u"on_demand"_s << 35.7608 << u"#,##0.0000"_s;
}

void TestListReading::numbersHaveFewDigits()
{
    QFETCH(const QString, list);
    QFETCH(const QString, key);
    QFETCH(const double, value);
    QTEST(listNumberFormat(list, key, value), "format");
}

// "The model is divided over 4 chips." is a note of the page, for all the chips that it holds of.
void TestListReading::notesAreToldOnce()
{
    const Board board = onDemandBoard();
    const ResultTable table = evaluate(m_catalog, board, workloadMetrics(m_catalog, board));
    const PageSpec page = workloadPage(m_catalog, board, table, Formatter());
    const QByteArray file = boardWorkbook({m_catalog, board, {{page, table}}, {}, {}}).value();
    QMap<QString, int> told;
    const ReadSheet overview = readBook(readPackage(file, u"x"_s).value()).sheets.value(u"Overview"_s);
    for (const ReadCell &cell : overview) {
        for (const QString &sentence : {u"The model is split across 4 chips."_s, u"Serving software: tensorrt-llm."_s,
                                        u"No dense peak of Trainium4 is published for this precision."_s})
            told[sentence] += cell.text.contains(sentence) ? 1 : 0;
    }
    for (auto count = told.begin(); count != told.end(); ++count)
        QVERIFY2(count.value() == 1, qPrintable(u"%1 %2 times"_s.arg(count.key()).arg(count.value())));
}

void TestListReading::reasonsOfMovesHaveTheirColumn()
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

CHIPBOARD_TEST(TestListReading, QGuiApplication)

} // namespace tst_listreading

#include "tst_listreading.moc"
