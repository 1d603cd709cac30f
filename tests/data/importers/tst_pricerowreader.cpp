// What one row's prices are per.
#include "tests/support/importfixture.h"

#include <QRegularExpression>
#include <QTest>

using namespace chipboard;
using namespace chipboard::testing;
using namespace Qt::StringLiterals;

class TestPriceRowReader : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".?"_s)); }
    void pricesPerChip();
    void pricesBeyondAllNumbers();
};

void TestPriceRowReader::pricesPerChip()
{
    const ImportRun run = runOnText("csv", u"a.csv"_s,
                                    "GPU,Count,Price,Unit\nH100,8,2.5,USD per GPU hour\n"
                                    "H100,8,20,USD per hour\nNosuch,,2.5,per GPU-hour\n",
                                    {u"provider==X"_s, u"region==here"_s});
    // Eight chips at 2.50 are 20.00 an hour: the second row repeats the first.
    QCOMPARE(run.prices().size(), 1);
    QCOMPARE(run.prices().constFirst().usdPerHour, 20.0);
    QCOMPARE(run.prices().constFirst().usdPerChipHour().value(), 2.5);
    QCOMPARE(run.count(Reason::RepeatedRow), 1);
    QCOMPARE(run.count(Reason::OtherTerms), 1); // without a number of chips there is no price of the whole
}

// Each of them is a number; eight times the first is none.
void TestPriceRowReader::pricesBeyondAllNumbers()
{
    const ImportRun run = runOnText("csv", u"a.csv"_s,
                                    "GPU,Count,Price,Unit\nH100,8,1e308,USD per GPU hour\n"
                                    "H100,8,1e308,USD per hour\nH100,1e308,20,USD per hour\nH100,8,1e309,per hour\n",
                                    {u"provider==X"_s, u"region==here"_s});
    QVERIFY(run.report.addsUp());
    QCOMPARE(run.report.imported, 0);
    QCOMPARE(run.count(Reason::UnreadableNumber), 2);
    QCOMPARE(run.report.suspicious, 4);
}

QTEST_GUILESS_MAIN(TestPriceRowReader)
#include "tst_pricerowreader.moc"
