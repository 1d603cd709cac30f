// Units of the prices in a row.
#include "tests/support/importfixture.h"
#include "tests/support/testmain.h"

using namespace chipboard;
using namespace chipboard::testing;
using namespace Qt::StringLiterals;

namespace tst_pricerowreader {

class TestPriceRowReader : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void pricesPerChip();
    void pricesBeyondAllNumbers();
    void units_data();
    void units();
    void unreadColumnsAreLookedAt_data();
    void unreadColumnsAreLookedAt();
    void termsOfNoReservation_data();
    void termsOfNoReservation();
    void conversionsAreTold();
    void otherCurrenciesNeedARate();
    void rateHints_data();
    void rateHints();
    void invertedRatesAreDoubted_data();
    void invertedRatesAreDoubted();
    void datesOfRows_data();
    void datesOfRows();
    void theFieldAtFaultIsNamed_data();
    void theFieldAtFaultIsNamed();
    void durationsInHoursAndMinutes();
    void cellsWithWords_data();
    void cellsWithWords();
    void zonesHaveTheirRegion();
    void unitsOfAzure();
    void columnsThatContradictEachOther_data();
    void columnsThatContradictEachOther();
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
    QCOMPARE(run.count(Reason::OtherTerms), 1); // without a chip count the total is unknown
}

// Each number is finite; eight times the first is not.
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

// An A10G at 1.006 USD an hour in each row, in the list's notation.
void TestPriceRowReader::units_data()
{
    QTest::addColumn<QByteArray>("price");
    QTest::addColumn<QString>("reason");
    QTest::newRow("USD/hour") << QByteArray("1.006") << u"catalogue-chip"_s;
    QTest::newRow("cents/hour") << QByteArray("100.6") << u"catalogue-chip"_s;  // 100.6 / 100
    QTest::newRow("100 Hours") << QByteArray("100.6") << u"catalogue-chip"_s;   // 100.6 / 100
    QTest::newRow("per 1K hours") << QByteArray("1006") << u"catalogue-chip"_s; // 1006 / 1000
    QTest::newRow("EUR/hour") << QByteArray("1.006") << u"other-currency"_s;
    QTest::newRow("three months") << QByteArray("2203.14") << u"catalogue-chip"_s; // 2203.14 / (3 * 730)
    QTest::newRow("1/Month") << QByteArray("734.38") << u"catalogue-chip"_s;       // 734.38 / 730
    QTest::newRow("day") << QByteArray("24.144") << u"catalogue-chip"_s;           // 24.144 / 24
    QTest::newRow("1/Second") << QByteArray("1.006") << u"not-hourly"_s;
    QTest::newRow("GB-hours") << QByteArray("1.006") << u"unknown-unit"_s;
    QTest::newRow("10/Hour") << QByteArray("1.006") << u"unknown-unit"_s;
}

void TestPriceRowReader::units()
{
    QFETCH(const QByteArray, price);
    QFETCH(const QString, reason);
    const ImportRun run =
        runOnText("csv", u"a.csv"_s, "Instance,Price,Unit\ng5.xlarge," + price + ',' + QTest::currentDataTag() + '\n',
                  {u"provider==AWS"_s, u"region==us-east-1"_s});
    QCOMPARE(run.reasons(), reason);
    QCOMPARE(run.prices().size(), reason == u"catalogue-chip" ? 1 : 0);
    if (!run.prices().isEmpty())
        QCOMPARE(run.prices().constFirst().usdPerHour, 1.006);
    QVERIFY(!canBeAccepted(Reason::UnknownUnit));
}

void TestPriceRowReader::unreadColumnsAreLookedAt_data()
{
    QTest::addColumn<QString>("heading");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("reason");
    QTest::newRow("euros") << u"Geld"_s << u"EUR"_s << u"other-currency"_s;
    QTest::newRow("their sign") << u"Geld"_s << u" € "_s << u"other-currency"_s;
    QTest::newRow("dollars") << u"Geld"_s << u"USD"_s << u"catalogue-chip"_s;
    QTest::newRow("ten hours") << u"wie lange"_s << u"per 10 hours"_s << u"unknown-unit"_s;
    QTest::newRow("a hundred") << u"wie lange"_s << u"100 Hours"_s << u"unknown-unit"_s;
    QTest::newRow("a month's price") << u"wie lange"_s << u"USD/month"_s << u"unknown-unit"_s;
    QTest::newRow("cents") << u"wie lange"_s << u"cents per hour"_s << u"unknown-unit"_s;
    QTest::newRow("an hour") << u"wie lange"_s << u"1 Hour"_s << u"catalogue-chip"_s;
    QTest::newRow("a term") << u"at least"_s << u"1 month"_s << u"catalogue-chip"_s;
    QTest::newRow("words") << u"remark"_s << u"ready in 2 hours"_s << u"catalogue-chip"_s;
    // Known headings work like any other.
    QTest::newRow("a currency in German") << u"Währung"_s << u"EUR"_s << u"other-currency"_s;
    QTest::newRow("a unit of measure") << u"UoM"_s << u"per 10 hours"_s << u"catalogue-chip"_s;
}

void TestPriceRowReader::unreadColumnsAreLookedAt()
{
    QFETCH(const QString, heading);
    QFETCH(const QString, text);
    QFETCH(const QString, reason);
    const QByteArray price = heading == u"UoM" ? "10.06" : "1.006"; // 10.06 / 10
    const QByteArray list = "Instance,Price," + heading.toUtf8() + "\ng5.xlarge," + price + ',' + text.toUtf8() + '\n';
    const QStringList terms{u"provider==AWS"_s, u"region==us-east-1"_s};
    const ImportRun run = runOnText("csv", u"a.csv"_s, list, terms);
    QCOMPARE(run.reasons(), reason);
    if (!run.prices().isEmpty())
        QCOMPARE(run.prices().constFirst().usdPerHour, 1.006);
    // An explicit currency or unit is trusted.
    if (heading == u"Geld" || heading == u"wie lange") {
        const QStringList said = terms + QStringList{u"currency==USD"_s, u"unit==hour"_s};
        QCOMPARE(runOnText("csv", u"a.csv"_s, list, said).reasons(), u"catalogue-chip"_s);
    }
}

void TestPriceRowReader::termsOfNoReservation_data()
{
    QTest::addColumn<QString>("term");
    QTest::addColumn<QString>("reason");
    for (const char *none : {"on-demand", "OnDemand", "On Demand", "none", "0", "-"})
        QTest::newRow(none) << QString::fromLatin1(none) << u"catalogue-chip"_s;
    QTest::newRow("1 month") << u"1 month"_s << u"other-terms"_s;
    QTest::newRow("a word") << u"flexible"_s << u"other-terms"_s;
}

void TestPriceRowReader::termsOfNoReservation()
{
    QFETCH(const QString, term);
    QFETCH(const QString, reason);
    const ImportRun run =
        runOnText("csv", u"a.csv"_s, "Instance,Price,Commitment\ng5.xlarge,1.006," + term.toUtf8() + '\n',
                  {u"provider==AWS"_s, u"region==us-east-1"_s});
    QCOMPARE(run.reasons(), reason);
    if (!run.prices().isEmpty())
        QVERIFY(run.prices().constFirst().kind == PriceKind::OnDemand);
}

void TestPriceRowReader::conversionsAreTold()
{
    const ImportRun run =
        runOnText("csv", u"a.csv"_s, "Instance,Price (cents),Unit\ng5.xlarge,100.6,hour\ng5.xlarge,100.6,second\n",
                  {u"provider==AWS"_s, u"region==us-east-1"_s, u"price=Price (cents)"_s});
    QCOMPARE(run.reasons(), u"catalogue-chip not-hourly"_s);
    QCOMPARE(run.prices().constFirst().usdPerHour, 1.006);
    QCOMPARE(run.report.remarks.at(Reason::UnitConverted), 1); // only imported rows
    const ImportRun plain =
        runOnText("csv", u"a.csv"_s, "Instance,Price\ng5.xlarge,1.006\n", {u"provider==AWS"_s, u"region==us-east-1"_s});
    QVERIFY(plain.report.remarks.empty());
}

// No price is stored at a guessed rate.
void TestPriceRowReader::otherCurrenciesNeedARate()
{
    const QByteArray header = "Instance,Preis EUR/h\n";
    const QStringList terms{u"provider==AWS"_s, u"price=Preis EUR/h"_s};
    const auto run = [&](const QByteArray &text, const QStringList &more) {
        return runOnText("csv", u"a.csv"_s, text, terms + more);
    };
    const ImportRun asked = run(header + "g5.xlarge,1.006\n", {});
    QVERIFY(asked.problem && asked.outcomes.isEmpty());
    QVERIFY2(asked.problem->toText().contains(u"for one EUR: --map rate==1.1"_s), qPrintable(asked.problem->toText()));
    const ImportRun converted = run(header + "g5.xlarge,1.006\n", {u"rate==1.1"_s});
    QCOMPARE(converted.reasons(), u"catalogue-chip"_s);
    QCOMPARE(converted.prices().constFirst().usdPerHour, 1.006 * 1.1);
    QCOMPARE(converted.report.remarks.at(Reason::UnitConverted), 1);
    QVERIFY(run(header + "g5.xlarge,1\n", {u"rate==much"_s}).problem->message.contains(u"\"much\""_s));
    // Monthly euros are converted to hourly, and the euro's rate does not apply to pounds.
    const ImportRun month = runOnText("csv", u"a.csv"_s, "Instance,Preis pro Monat (EUR)\ng5.xlarge,700\n",
                                      {u"provider==AWS"_s, u"rate==1.1"_s});
    QCOMPARE(month.prices().constFirst().usdPerHour, 700.0 * 1.1 / 730.0);
    const ImportRun two =
        runOnText("csv", u"a.csv"_s, "Instance,Price,Currency\ng5.xlarge,1,EUR\ng5.2xlarge,1,GBP\ng5.2xlarge,1.2,USD\n",
                  {u"provider==AWS"_s, u"rate==1.1"_s});
    QCOMPARE(two.reasons(), u"catalogue-chip other-currency catalogue-chip"_s);
    QCOMPARE(two.prices().constFirst().usdPerHour, 1.1);
    QCOMPARE(two.prices().constLast().usdPerHour, 1.2);
}

// The same hint everywhere: the currency code with the catalogue's rate: 1 / 0.876691 and 1 / 6.77477 of July 2026.
void TestPriceRowReader::rateHints_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("hint");
    const QString euro = u"one EUR: --map rate==1.1407 (rate of 22 Jul 2026)"_s;
    QTest::newRow("a header") << QByteArray("GPU,Count,Preis pro Monat (EUR)\nH100 SXM,8,900\n") << euro;
    QTest::newRow("a column") << QByteArray("GPU,Count,Price,Currency\nH100 SXM,8,20,EUR\n") << euro;
    QTest::newRow("a sign") << QByteArray("GPU;Count;Price\nH100 SXM;8;€23,92\n") << euro;
    QTest::newRow("yuan") << QByteArray("GPU,Count,Price,Currency\nH100 SXM,8,20,CNY\n")
                          << u"one CNY: --map rate==0.14761 (rate of 22 Jul 2026)"_s;
    QTest::newRow("of no rate") << QByteArray("GPU,Count,Price,Currency\nH100 SXM,8,20,XAU\n")
                                << u"one unit of the currency: --map rate==RATE"_s;
}

void TestPriceRowReader::rateHints()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QString, hint);
    const ImportRun run = runOnText("csv", u"a.csv"_s, text, {u"provider==X"_s});
    const QString told = run.problem ? run.problem->remedy : reportToText(run.report, {});
    QVERIFY2(told.contains(hint), qPrintable(told));
}

// One EUR is 1.1407 USD (1 / 0.876691 of July 2026), so 0.877 is inverted; 1.05 is an older rate.
void TestPriceRowReader::invertedRatesAreDoubted_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("rate");
    QTest::addColumn<bool>("isDoubted");
    const QByteArray header = "GPU,Count,Preis pro Stunde (EUR)\nH100 SXM,8,20\n";
    const QByteArray column = "GPU,Count,Price,Currency\nH100 SXM,8,20,EUR\n";
    QTest::newRow("a header, inverted") << header << u"0.877"_s << true;
    QTest::newRow("a header, right") << header << u"1.1407"_s << false;
    QTest::newRow("a header, older") << header << u"1.05"_s << false;
    QTest::newRow("a column, inverted") << column << u"0.877"_s << true;
    QTest::newRow("a column, right") << column << u"1.14"_s << false;
    QTest::newRow("a sign, inverted") << QByteArray("GPU;Count;Price\nH100 SXM;8;€23,92\n") << u"0.9"_s << true;
    QTest::newRow("dollars alone") << QByteArray("GPU,Count,Price\nH100 SXM,8,20\n") << u"0.877"_s << false;
}

void TestPriceRowReader::invertedRatesAreDoubted()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QString, rate);
    QFETCH(const bool, isDoubted);
    const ImportRun run = runOnText("csv", u"a.csv"_s, text, {u"provider==X"_s, u"rate=="_s + rate});
    const QString told = reportToText(run.report, {});
    const QString doubt = u"The rate %1 looks inverted: one EUR was 1.1407 US dollars on 22 Jul 2026."_s.arg(rate);
    QVERIFY2(told.contains(doubt) == isDoubted, qPrintable(told));
    QVERIFY2(told.contains(u"looks inverted"_s) == isDoubted, qPrintable(told));
}

// If day and month are ambiguous, the user must choose.
void TestPriceRowReader::datesOfRows_data()
{
    QTest::addColumn<QString>("date");
    QTest::addColumn<QString>("reason");
    QTest::newRow("ISO") << u"2026-11-15"_s << u"catalogue-chip"_s;
    QTest::newRow("German") << u"15.11.2026"_s << u"catalogue-chip"_s;
    QTest::newRow("the month first") << u"11/15/2026"_s << u"catalogue-chip"_s;
    QTest::newRow("either first") << u"11/10/2026"_s << u"unreadable-date"_s;
}

void TestPriceRowReader::datesOfRows()
{
    QFETCH(const QString, date);
    QFETCH(const QString, reason);
    const ImportRun run =
        runOnText("csv", u"a.csv"_s, "GPU,Count,Price,Date\nH100 SXM,8,20," + date.toUtf8() + '\n', {u"provider==X"_s});
    QCOMPARE(run.reasons(), reason);
    if (reason == u"catalogue-chip")
        QCOMPARE(run.prices().constFirst().asOf, u"2026-11-15"_s);
    else
        QVERIFY2(run.outcomes.constFirst().detail.contains(u"--map as_of=none --as-of 2026-11-15"_s),
                 qPrintable(run.outcomes.constFirst().detail));
}

// The message does not blame "price: 3020.00".
void TestPriceRowReader::theFieldAtFaultIsNamed_data()
{
    QTest::addColumn<QByteArray>("row"); // hours, minutes, machines
    QTest::addColumn<QString>("told");
    QTest::newRow("no hours") << QByteArray("0,,2") << u"hours: 0"_s;
    QTest::newRow("words") << QByteArray("two,,2") << u"hours: two"_s;
    QTest::newRow("minutes") << QByteArray("1,x,2") << u"minutes: x"_s;
    QTest::newRow("no machine") << QByteArray("24,0,0") << u"machines: 0"_s;
}

void TestPriceRowReader::theFieldAtFaultIsNamed()
{
    QFETCH(const QByteArray, row);
    const ImportRun run =
        runOnText("csv", u"a.csv"_s, "Instance,Price,h,min,n\np5.48xlarge,3020.00," + row + '\n',
                  {u"provider==AWS"_s, u"hours=h"_s, u"minutes=min"_s, u"machines=n"_s, u"kind==capacity-block"_s});
    QCOMPARE(run.reasons(), u"unreadable-number"_s);
    QTEST(run.outcomes.constFirst().detail, "told");
}

// By hand: 24031.2576 USD / (168 h x 4 machines) = 35.7608 USD/h, whether 168 h are given in hours with no extra
// minutes, in minutes, or in both (shared/samples/cases-2026).
void TestPriceRowReader::durationsInHoursAndMinutes()
{
    for (const char *row : {"168,0,4", "168,,4", ",10080,4", "168,10080,4"}) {
        const ImportRun run =
            runOnText("csv", u"a.csv"_s, "Instance,Price,h,min,n\ntrn2.48xlarge,24031.2576," + QByteArray(row) + '\n',
                      {u"provider==AWS"_s, u"hours=h"_s, u"minutes=min"_s, u"machines=n"_s, u"kind==capacity-block"_s});
        const auto prices = run.prices();
        QVERIFY2(prices.size() == 1 && std::abs(prices.constFirst().usdPerHour - 35.7608) < 1e-4, row);
    }
}

void TestPriceRowReader::cellsWithWords_data()
{
    QTest::addColumn<QByteArray>("row"); // accelerator, count, memory, price
    QTest::addColumn<double>("chips");
    QTest::addColumn<double>("usd"); // 0: refused
    QTest::newRow("count before the name") << QByteArray("8x H100,,,$23.60 hourly") << 8.0 << 23.6;
    QTest::newRow("count behind the name") << QByteArray("NVIDIA H100 x 8,,,23.60 USD/hr") << 8.0 << 23.6;
    QTest::newRow("count in its column") << QByteArray("H100,8 GPUs,640 GiB,23.60") << 8.0 << 23.6;
    QTest::newRow("name in the count's column") << QByteArray(",8x H100,,23.60") << 8.0 << 23.6;
    QTest::newRow("a literal") << QByteArray("\"[{'Name': 'H100', 'Count': 8}]\",,,23.60") << 8.0 << 23.6;
    QTest::newRow("JSON") << QByteArray("\"{\"\"type\"\": \"\"H100\"\", \"\"count\"\": 8}\",,,23.60") << 8.0 << 23.6;
    QTest::newRow("a part of one") << QByteArray("1/8th MI25,,2 GB,0.10") << 0.125 << 0.1;
    QTest::newRow("per GPU") << QByteArray("H100,8,,2.95 per GPU hour") << 8.0 << 23.6;
    QTest::newRow("cents") << QByteArray("H100,8,,2360 cents/hour") << 8.0 << 23.6;
    QTest::newRow("a month") << QByteArray("H100,8,,17228 $/month") << 8.0 << 17228.0 / 730.0;
    QTest::newRow("a range") << QByteArray("H100,8,,20-30") << 8.0 << 0.0;
    QTest::newRow("a name is no count") << QByteArray("RTX4090,1,,0.40") << 1.0 << 0.4;
}

void TestPriceRowReader::cellsWithWords()
{
    QFETCH(const QByteArray, row);
    QFETCH(const double, usd);
    const ImportRun run = runOnText("csv", u"a.csv"_s, "gpu,count,vram,price\n" + row + '\n', {u"provider==X"_s});
    QVERIFY2(!run.problem, qPrintable(run.problem ? run.problem->toText() : QString()));
    QVERIFY(run.report.addsUp());
    QCOMPARE(run.prices().isEmpty(), !(usd > 0.0));
    if (run.prices().isEmpty())
        return;
    QCOMPARE(run.prices().constFirst().usdPerHour, usd);
    QTEST(run.prices().constFirst().chips.value(), "chips");
}

void TestPriceRowReader::zonesHaveTheirRegion()
{
    const ImportRun run = runOnText("csv", u"a.csv"_s,
                                    "gpu,count,price,region\nH100,1,3,us-east4-c\nH100,1,3,us-gov-west-1a\n"
                                    "H100,1,3,eu-north1\nH100,1,3,paris-france-5\n",
                                    {u"provider==X"_s});
    QStringList places =
        mapped(run.prices(), [](const PriceRecord &record) { return record.region + u'/' + record.zone; });
    QCOMPARE(places,
             (QStringList{u"us-east4/us-east4-c"_s, u"us-gov-west-1/us-gov-west-1a"_s, u"eu-north1/"_s,
                          u"paris-france-5/"_s}));
}

void TestPriceRowReader::unitsOfAzure()
{
    const QByteArray header = "currencyCode,armRegionName,armSkuName,type,reservationTerm,unitOfMeasure,retailPrice\n";
    const QByteArray sku = "Standard_ND96isr_H100_v5";
    // 9,832 / 100 = 98.32; 551,221 / 8,760 = 62.925.
    const ImportRun run = runOnText("azure", u"retail.csv"_s,
                                    header + "USD,eastus," + sku + ",Consumption,,100 Hours,9832\n" + "USD,eastus,"
                                        + sku + ",Reservation,1 Year,1 Hour,551221\n" + "USD,eastus," + sku
                                        + ",Reservation,1 Year,100 Hours,551221\n" + "USD,eastus," + sku
                                        + ",Consumption,,1 GB Hour,98.32\n");
    QCOMPARE(run.reasons(), u"catalogue-chip catalogue-chip unknown-unit unknown-unit"_s);
    QCOMPARE(run.prices().at(0).usdPerHour, 98.32);
    QVERIFY(std::abs(run.prices().at(1).usdPerHour - 62.925) < 0.001);
}

void TestPriceRowReader::columnsThatContradictEachOther_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QStringList>("terms");
    QTest::addColumn<QString>("reasons");
    const QByteArray twice = "Instance,Price,Price\n";
    QTest::newRow("one name, two prices") << twice + "g5.xlarge,1.006,2.012\n"
                                          << QStringList() << u"two-prices-in-a-row"_s;
    QTest::newRow("one name, one price") << twice + "g5.xlarge,1.006,1.0060\n" << QStringList() << u"catalogue-chip"_s;
    QTest::newRow("one name, mapped") << twice + "g5.xlarge,1.006,2.012\n"
                                      << QStringList{u"price=Price"_s} << u"two-prices-in-a-row"_s;
    QTest::newRow("price beside cost") << QByteArray(
        "Instance,Price,Cost\ng5.xlarge,1.006,8.05\ng5.xlarge,1.006,\ng5.2xlarge,1.212,1.212\n")
                                       << QStringList() << u"two-prices-in-a-row catalogue-chip catalogue-chip"_s;
    QTest::newRow("price beside cost, mapped") << QByteArray("Instance,Price,Cost\ng5.xlarge,1.006,8.05\n")
                                               << QStringList{u"price=Price"_s} << u"catalogue-chip"_s;
    QTest::newRow("two regions") << QByteArray("Instance,Region,Region,Price\ng5.xlarge,us-east-1,eu-west-1,1.006\n"
                                               "g5.xlarge,us-west-2,us-west-2,1.006\n")
                                 << QStringList() << u"two-values-in-a-row catalogue-chip"_s;
    QTest::newRow("a region and a location")
        << QByteArray("Instance,Region,Location,Price\ng5.xlarge,us-east-1,US East,1.006\n") << QStringList()
        << u"catalogue-chip"_s;
}

void TestPriceRowReader::columnsThatContradictEachOther()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QStringList, terms);
    const ImportRun run = runOnText("csv", u"a.csv"_s, text, terms + QStringList{u"provider==AWS"_s});
    QVERIFY2(!run.problem, qPrintable(run.problem ? run.problem->toText() : QString()));
    QTEST(run.reasons(), "reasons");
    QVERIFY(!canBeAccepted(Reason::TwoValuesInRow));
}

CHIPBOARD_TEST(TestPriceRowReader, QCoreApplication)

} // namespace tst_pricerowreader

#include "tst_pricerowreader.moc"
