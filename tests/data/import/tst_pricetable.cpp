// Price lists in CSV: every trap of real files in a few rows, and the promise that all rows are accounted for.
#include "data/import/pricetable.h"
#include "tests/support/importfixture.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QRandomGenerator>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_pricetable {

const QByteArray awsHeader =
    "InstanceType,AcceleratorName,AcceleratorCount,vCPUs,MemoryGiB,GpuInfo,Price,SpotPrice,Region,AvailabilityZone\n";
const QByteArray gcpHeader =
    "InstanceType,vCPUs,MemoryGiB,AcceleratorName,AcceleratorCount,GpuInfo,Region,AvailabilityZone,Price,SpotPrice\n";

static ImportRun aws(const QByteArray &rows) { return runOnText("skypilot", u"aws.csv"_s, awsHeader + rows); }
static ImportRun gcp(const QByteArray &rows) { return runOnText("skypilot", u"gcp.csv"_s, gcpHeader + rows); }

class TestPriceTable : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void traps_data();
    void traps();
    void columnsInAnyOrder();
    void spotAndOnDemandOfOneRow();
    void placeholdersLeaveTheOtherPrice();
    void machinesAreJoined();
    void slicesArePricedWhole();
    void repeatedRows();
    void rowsSetAsideShadowNothing();
    void partlyRepeatedRows();
    void twoPricesOfOneKind();
    void cloudsInFoldersOfTheirOwn();
    void orderDoesNotMatter();
    void acceptedRowsGetIn();
    void mappedTables();
    void decimalCommas();
    void datesOfRowsComeFirst();
    void editionsOfSpreadsheets();
    void ambiguousNumbersAreSetAside();
    void linesAboveTheHeader();
    void retailPricesOfAzure();
    void kindsAreRead_data();
    void kindsAreRead();
    void providersOfFileNames();
    void unusableFiles_data();
    void unusableFiles();
    void againstWhatWasKnown();
    void cancelling();
    void everyRowIsAccountedFor();
};

void TestPriceTable::traps_data()
{
    QTest::addColumn<QByteArray>("rows");
    QTest::addColumn<QString>("reasons");
    const auto row = [](const char *name, const QByteArray &rows, const QString &reasons) {
        QTest::newRow(name) << rows << reasons;
    };
    const QByteArray t4 = "\"{'Gpus': [{'Name': 'T4', 'Manufacturer': 'NVIDIA', 'Count': 1, 'MemoryInfo': "
                          "{'SizeInMiB': 16384}}], 'TotalGpuMemoryInMiB': 16384}\"";
    row("a sound row", "g4dn.xlarge,T4,1.0,4.0,16.0," + t4 + ",0.526,0.2,us-east-1,use1-az1\n", u"catalogue-chip"_s);
    row("a bare name as description", "g4dn.xlarge,T4,1.0,4.0,16.0,T4,0.526,0.2,us-east-1,a\n", u"catalogue-chip"_s);
    row("no description", "g4dn.xlarge,T4,1.0,4.0,16.0,,0.526,0.2,us-east-1,a\n", u"catalogue-chip"_s);
    row("a broken description", "g4dn.xlarge,T4,1.0,4.0,16.0,{'Gpus': [,0.526,0.2,us-east-1,a\n",
        u"unreadable-gpu-info"_s);
    row("no accelerator", "a1.large,,,2.0,4.0,,0.051,0.01,us-east-1,a\n", u"no-accelerator"_s);
    row("an accelerator that is not in the catalogue", "p2.xlarge,K80,1.0,4.0,61.0,,0.9,0.2,us-east-1,a\n",
        u"chip-not-in-catalogue"_s);
    row("no price at all", "g4dn.xlarge,T4,1.0,4.0,16.0,,,,us-east-1,a\n", u"no-price"_s);
    row("no on-demand price", "g4dn.xlarge,T4,1.0,4.0,16.0,,,0.2,us-east-1,a\n", u"catalogue-chip"_s);
    row("no spot price", "g4dn.xlarge,T4,1.0,4.0,16.0,,0.526,,us-east-1,a\n", u"catalogue-chip"_s);
    row("spot at exactly a tenth", "trn1n.32xlarge,Trainium,16.0,128.0,512.0,,24.78,2.478000,us-west-2,a\n",
        u"spot-floor"_s);
    row("spot at a tenth, rounded", "g5g.xlarge,T4g,1.0,4.0,8.0,,0.5877,0.058800,ap-southeast-1,a\n", u"spot-floor"_s);
    row("spot near a tenth", "g5g.xlarge,T4g,1.0,4.0,8.0,,0.5877,0.059000,ap-southeast-1,a\n", u"catalogue-chip"_s);
    row("spot above on-demand", "g4dn.xlarge,T4,1.0,4.0,16.0,,0.526,0.6,us-east-1,a\n", u"spot-above-on-demand"_s);
    row("spot as dear as on-demand", "p2.xlarge,K80,1.0,4.0,61.0,,1.718,1.718,us-east-1,a\n",
        u"spot-equals-on-demand"_s);
    row("a B200 at 0.01", "p6-b200.48xlarge,B200,8.0,192.0,2048.0,,0.08,,us-east-1,a\n", u"price-too-low"_s);
    row("a B200 at 0.01 each", ",B200,1.0,,,,0.01,,us-east-1,a\n", u"price-too-low"_s);
    row("a price of 0", "g4dn.xlarge,T4,1.0,4.0,16.0,,0.0,,us-east-1,a\n", u"no-price"_s);
    row("no price in words", "g4dn.xlarge,T4,1.0,4.0,16.0,,unavailable,N/A,us-east-1,a\n", u"no-price"_s);
    row("a count of 0", "g4dn.xlarge,T4,0,4.0,16.0,,0.526,,us-east-1,a\n", u"catalogue-chip"_s);
    row("a memory of 0", "g4dn.xlarge,T4,1.0,4.0,16.0,\"{'MemoryInfo': {'SizeInMiB': 0}}\",0.526,,us-east-1,a\n",
        u"catalogue-chip"_s);
    row("words around the price", "g4dn.xlarge,T4,1.0,4 vCPUs,16.0 GiB,,$0.5260 hourly,,us-east-1,a\n",
        u"catalogue-chip"_s);
    row("a price of a month in the cell", "g4dn.xlarge,T4,1.0,4.0,16.0,,384 USD per month,,us-east-1,a\n",
        u"catalogue-chip"_s); // 384 / 730 = 0.526
    row("a price of a second in the cell", "g4dn.xlarge,T4,1.0,4.0,16.0,,384 USD per second,,us-east-1,a\n",
        u"not-hourly"_s);
    row("a B200 far below every known price", ",B200,1.0,,,,0.2,,us-east-1,a\n", u"far-from-known-prices"_s);
    row("a month's price", "p2.xlarge,K80,1.0,4.0,61.0,,648,,us-east-1,a\n", u"price-too-high"_s);
    row("a Trainium2 of 512 GiB",
        "trn2.48xlarge,Trainium2,16.0,192.0,2048.0,\"{'Gpus': [{'Name': 'Trainium2', 'Count': 16, 'MemoryInfo': "
        "{'SizeInMiB': 524288}}]}\",46.2,,us-east-2,a\n",
        u"memory-mismatch"_s);
    row("inf2 called Inferentia", "inf2.xlarge,Inferentia,1.0,4.0,16.0,,0.7582,0.2,us-east-1,a\n", u"catalogue-chip"_s);
    row("other counts in description and column",
        "g4dn.xlarge,T4,4.0,4.0,16.0," + t4 + ",0.526,0.2,us-east-1,use1-az1\n", u"count-mismatch"_s);
    row("another count than the catalogue's", "trn1.32xlarge,Trainium,8.0,128.0,512.0,,21.5,,us-east-1,a\n",
        u"count-mismatch"_s);
    row("no name", ",,,4.0,16.0,,0.526,0.2,us-east-1,a\n", u"nameless"_s);
    row("a word in place of a price", "g4dn.xlarge,T4,1.0,4.0,16.0,,ask us,0.2,us-east-1,a\n", u"unreadable-number"_s);
    row("a negative price", "g4dn.xlarge,T4,1.0,4.0,16.0,,-0.5,,us-east-1,a\n", u"negative-price"_s);
    row("euros", "g4dn.xlarge,T4,1.0,4.0,16.0,,0.5 EUR,,us-east-1,a\n", u"other-currency"_s);
    row("a column too few", "g4dn.xlarge,T4,1.0,4.0,16.0,,0.526,0.2,us-east-1\n", u"wrong-shape"_s);
    row("a decimal comma without quotes", "g4dn.xlarge,T4,1.0,4.0,16.0,,0,526,0.2,us-east-1,a\n", u"wrong-shape"_s);
    row("two faults: the first of the table counts", ",B200,1.0,,,,0.01,0.02,us-east-1,a\n", u"price-too-low"_s);
}

void TestPriceTable::traps()
{
    QFETCH(const QByteArray, rows);
    const ImportRun run = aws(rows);
    QVERIFY2(!run.problem, qPrintable(run.problem ? run.problem->toText() : QString()));
    QTEST(run.reasons(), "reasons");
    QVERIFY(run.report.addsUp());
    QCOMPARE(run.report.rows, 1);
}

void TestPriceTable::columnsInAnyOrder()
{
    const ImportRun run = runOnText("skypilot", u"lambda-2024-06.csv"_s,
                                    "region,NewColumn,SPOTPRICE,price,AcceleratorCount,acceleratorname,instancetype\n"
                                    "us-east-1,x,,4.4,8.0,V100,gpu_8x_v100\n");
    QCOMPARE(run.reasons(), u"catalogue-chip"_s);
    const PriceRecord record = run.prices().constFirst();
    QCOMPARE(record.provider, u"Lambda"_s);
    QCOMPARE(record.chip.text(), u"v100-sxm2"_s);
    QCOMPARE(record.usdPerChipHour().value(), 0.55); // 4.4 / 8
    QCOMPARE(record.asOf, u"2024-06"_s);
    QCOMPARE(record.line, 2);
    QCOMPARE(run.report.notUsed, QStringList{u"NewColumn"_s});
    QCOMPARE(run.report.asOfFrom, u"file name"_s);
}

void TestPriceTable::spotAndOnDemandOfOneRow()
{
    const ImportRun run = aws("inf2.48xlarge,Inferentia,12.0,192.0,768.0,,12.98127,4.2,us-east-1,use1-az4\n");
    QCOMPARE(run.report.prices, 2);
    const QList<PriceRecord> prices = run.prices();
    QCOMPARE(prices.at(0).kind, PriceKind::OnDemand);
    QCOMPARE(prices.at(1).kind, PriceKind::Spot);
    QCOMPARE(prices.at(1).usdPerHour, 4.2);
    QCOMPARE(prices.at(0).chip.text(), u"inferentia2"_s);
    QCOMPARE(prices.at(0).zone, u"use1-az4"_s);
    QCOMPARE(prices.at(0).vcpus.value(), 192.0);
    QCOMPARE(prices.at(0).memoryGib.value(), 768.0);
    QCOMPARE(run.report.remarks.at(Reason::Renamed), 1);
    QCOMPARE(run.report.providerFrom, u"machine names"_s);
}

void TestPriceTable::placeholdersLeaveTheOtherPrice()
{
    const ImportRun run = gcp(",,,T4,1.0,,us-east1,us-east1-a,700.0,700.0\n"
                              ",,,T4,1.0,,us-east1,us-east1-b,700.0,0.11\n"
                              ",,,T4,1.0,,us-east1,us-east1-c,0.35,700.0\n"
                              ",,,T4,1.0,,us-east1,us-east1-d,700.0,\n"
                              ",,,tpu-v4-8,1.0,tpu-v4-8,us-central2,us-central2-b,12.88,3.88\n");
    QCOMPARE(run.reasons(),
             u"placeholder-price accelerator-without-machine accelerator-without-machine "
             "placeholder-price catalogue-chip"_s);
    QCOMPARE(run.report.prices, 4);
    QCOMPARE(run.prices().at(0).kind, PriceKind::Spot);
    QCOMPARE(run.prices().at(1).kind, PriceKind::OnDemand);
    QCOMPARE(run.report.remarks.at(Reason::PlaceholderPrice), 2);
}

// us-central1 in June 2024: 5.91582 for a2-highgpu-8g and 23.47126 for 8 A100 add up to the list price of 29.38708.
void TestPriceTable::machinesAreJoined()
{
    const ImportRun run = gcp("a2-highgpu-8g,96.0,680.0,,,,us-central1,us-central1-a,5.91582,2.36604\n"
                              "a2-highgpu-4g,48.0,340.0,,,,us-central1,us-central1-a,2.95791,1.18302\n"
                              "a2-highgpu-8g,96.0,680.0,,,,us-west4,us-west4-b,5.91582,2.36604\n"
                              "n1-standard-8,8.0,30.0,,,,us-central1,us-central1-a,0.38,0.08\n"
                              ",,,A100,8.0,\"{'Gpus': [{'MemoryInfo': {'SizeInMiB': 40960}}]}\",us-central1,"
                              "us-central1-a,23.47126,9.3888\n");
    QCOMPARE(run.reasons(),
             u"machine-and-accelerator machine-without-accelerator-price "
             "machine-without-accelerator-price no-accelerator accelerator-without-machine"_s);
    const QList<PriceRecord> prices = run.prices();
    QCOMPARE(prices.size(), 4);
    const PriceRecord machine = prices.at(2);
    QCOMPARE(machine.instance.text(), u"a2-highgpu-8g"_s);
    QCOMPARE(machine.chip.text(), u"a100-40-sxm"_s);
    QCOMPARE(machine.chips.value(), 8.0);
    QCOMPARE(machine.usdPerHour, 29.38708);
    QCOMPARE(prices.at(3).usdPerHour, 11.75484); // 2.36604 + 9.3888
    QCOMPARE(prices.at(0).scope, PriceScope::Accelerator);
    QCOMPARE(machine.scope, PriceScope::Machine);
    // Read as a generic table the file gives the same.
    const ImportRun other =
        runOnText("csv", u"gcp.csv"_s, gcpHeader + "a2-highgpu-8g,96.0,680.0,,,,us-west4,us-west4-b,5.91582,2.36604\n",
                  {u"provider==GCP"_s});
    QCOMPARE(other.reasons(), u"machine-without-accelerator-price"_s);
}

void TestPriceTable::slicesArePricedWhole()
{
    const ImportRun run = gcp(",,,tpu-v4-8,1.0,tpu-v4-8,us-central2,us-central2-b,12.88,3.88\n"
                              "TPU-VM,0.0,0.0,tpu-v5litepod-8,1.0,,us-central1,us-central1-a,9.6,\n");
    QCOMPARE(run.reasons(), u"catalogue-chip catalogue-chip"_s);
    const QList<PriceRecord> prices = run.prices();
    QCOMPARE(prices.at(0).chips.value(), 4.0);
    QCOMPARE(prices.at(0).usdPerChipHour().value(), 3.22); // Google's list price of a v4 chip in us-central2
    QCOMPARE(prices.at(0).instance.text(), u"tpu-v4-8"_s); // the catalogue's instance
    QCOMPARE(prices.at(2).chips.value(), 8.0);
    QCOMPARE(prices.at(2).usdPerChipHour().value(), 1.2);
}

void TestPriceTable::repeatedRows()
{
    const QByteArray row = "g4dn.xlarge,T4,1.0,4.0,16.0,,0.526,0.2,us-east-1,a\n";
    const ImportRun run = aws(row + row + "g4dn.xlarge,T4,1.0,4.0,16.0,,0.526,0.3,us-east-1,a\n"
                              + "g4dn.xlarge,T4,1.0,4.0,16.0,,0.526,0.3,us-east-1,b\n");
    QCOMPARE(run.reasons(), u"catalogue-chip repeated-row two-prices catalogue-chip"_s);
    QVERIFY2(run.outcomes.at(2).detail.contains(u"line 2 has 0.2"_s), qPrintable(run.outcomes.at(2).detail));
}

// The first row is set aside for its price; the second has the machine's price.
void TestPriceTable::rowsSetAsideShadowNothing()
{
    const QByteArray bad = "g4dn.xlarge,T4,1.0,4.0,16.0,,0.0001,,us-east-1,a\n";
    const QByteArray good = "g4dn.xlarge,T4,1.0,4.0,16.0,,0.526,,us-east-1,a\n";
    const ImportRun run = aws(bad + good + good);
    QCOMPARE(run.reasons(), u"price-too-low catalogue-chip repeated-row"_s);
    QCOMPARE(run.prices().size(), 1);
    QCOMPARE(run.prices().constFirst().usdPerHour, 0.526);
    QTemporaryDir directory;
    ImportRequest request{.path = writeTo(directory, u"aws.csv"_s, awsHeader + bad + good),
                          .accepted = {Reason::PriceTooLow}};
    QCOMPARE(runOn("skypilot", request).reasons(), u"price-too-low two-prices"_s); // the first row is imported now
}

void TestPriceTable::partlyRepeatedRows()
{
    const ImportRun run = aws("g4dn.xlarge,T4,1.0,4.0,16.0,,0.526,,us-east-1,a\n"
                              "g4dn.xlarge,T4,1.0,4.0,16.0,,0.526,0.2,us-east-1,a\n"
                              "g4dn.xlarge,T4,1.0,4.0,16.0,,,0.2,us-east-1,a\n");
    QCOMPARE(run.reasons(), u"catalogue-chip catalogue-chip repeated-row"_s);
    QCOMPARE(run.prices().size(), 2);
    QCOMPARE(run.report.prices, 2);
    QCOMPARE(run.prices().at(1).kind, PriceKind::Spot);
}

void TestPriceTable::twoPricesOfOneKind()
{
    const ImportRun run = runOnText("csv", u"a.csv"_s,
                                    "instance,accelerator,count,price,spot_price,kind,region\n"
                                    "m,RTX9,1,5,5,spot,us\nn,RTX9,1,5,4,spot,us\n",
                                    {u"provider==X"_s});
    QCOMPARE(run.reasons(), u"chip-not-in-catalogue two-prices-in-a-row"_s);
    QCOMPARE(run.prices().size(), 1);
    QVERIFY(!canBeAccepted(Reason::TwoPricesInRow));
}

// As in SkyPilot's repository: gcp/vms.csv.
void TestPriceTable::cloudsInFoldersOfTheirOwn()
{
    const QByteArray text = gcpHeader + "a2-highgpu-8g,96.0,680.0,,,,us-central1,us-central1-a,5.91582,2.36604\n"
        + ",,,A100,8.0,,us-central1,us-central1-a,23.47126,9.3888\n";
    QTemporaryDir directory;
    QVERIFY(QDir(directory.path()).mkpath(u"gcp"_s) && QDir(directory.path()).mkpath(u"clouds"_s));
    ImportRequest request{.path = writeTo(directory, u"gcp/vms.csv"_s, text)};
    const ImportRun run = runOn("skypilot", request);
    QCOMPARE(run.reasons(), u"machine-and-accelerator accelerator-without-machine"_s);
    QCOMPARE(run.report.provider, u"GCP"_s);
    const QByteArray box = "InstanceType,AcceleratorName,AcceleratorCount,Price\nbox-8,H100,8,20\n";
    request.path = writeTo(directory, u"clouds/vms.csv"_s, box); // no hint at the provider
    const ImportRun unknown = runOn("skypilot", request);
    QVERIFY(unknown.problem.has_value());
    QVERIFY2(unknown.problem->toText().contains(u"--map provider==NAME"_s), qPrintable(unknown.problem->toText()));
    request.path = writeTo(directory, u"clouds/vms.csv"_s, text);
    request.mapping = mappingFrom({u"provider==GCP"_s}).value();
    const ImportRun mapped = runOn("skypilot", request);
    QCOMPARE(mapped.reasons(), u"machine-and-accelerator accelerator-without-machine"_s);
    QCOMPARE(mapped.report.provider, u"GCP"_s);
}

void TestPriceTable::orderDoesNotMatter()
{
    const QByteArrayList rows{"a2-highgpu-1g,12.0,85.0,,,,us-central1,us-central1-a,0.73948,0.29576\n",
                              ",,,A100,1.0,,us-central1,us-central1-a,2.93391,1.1736\n",
                              ",,,tpu-v4-8,1.0,tpu-v4-8,us-central2,us-central2-b,12.88,3.88\n",
                              "n1-standard-8,8.0,30.0,,,,us-central1,us-central1-a,0.38,0.08\n"};
    QByteArrayList reversed(rows.rbegin(), rows.rend());
    const ImportRun forth = gcp(rows.join());
    const ImportRun back = gcp(reversed.join());
    const auto counts = [](const ImportRun &run) {
        QMap<QString, qint64> result;
        for (const auto &[reason, count] : run.report.reasons)
            result[reasonRow(reason).reasonId()] = count.rows;
        return result;
    };
    QCOMPARE(counts(forth), counts(back));
    QCOMPARE(forth.count(Reason::MachineJoined), 1);
}

void TestPriceTable::acceptedRowsGetIn()
{
    QTemporaryDir directory;
    ImportRequest request{.path =
                              writeTo(directory, u"aws.csv"_s,
                                      awsHeader + "trn1n.32xlarge,Trainium,16.0,128.0,512.0,,24.78,2.478,us-west-2,a\n"
                                          + "g4dn.xlarge,T4,1.0,4.0,16.0,,ask us,,us-east-1,a\n"),
                          .accepted = {Reason::SpotFloor, Reason::UnreadableNumber}};
    const ImportRun run = runOn("skypilot", request);
    QCOMPARE(run.report.imported, 1);
    QCOMPARE(run.report.accepted, 1);
    QCOMPARE(run.report.suspicious, 1); // an unreadable price cannot be accepted
    QCOMPARE(run.prices(request.accepted).size(), 2);
    QCOMPARE(run.prices().size(), 0);
    QCOMPARE(run.report.verdictOf(Reason::SpotFloor), RowVerdict::Imported);
    QCOMPARE(run.report.verdictOf(Reason::SpotAboveOnDemand), RowVerdict::Suspicious);
}

void TestPriceTable::mappedTables()
{
    const QByteArray text = "what;per hour;where\nH100 SXM;2.49;Helsinki\nA100 80GB SXM;1.29;Helsinki\n";
    const ImportRun run = runOnText("csv", u"mine.csv"_s, text,
                                    {u"accelerator=what"_s, u"price=per hour"_s, u"region=where"_s, u"count==1"_s,
                                     u"provider==Nebius"_s, u"as_of==2026-11-01"_s, u"kind==spot"_s});
    QVERIFY2(!run.problem, qPrintable(run.problem ? run.problem->toText() : QString()));
    QCOMPARE(run.reasons(), u"catalogue-chip catalogue-chip"_s);
    const PriceRecord record = run.prices().constFirst();
    QCOMPARE(record.provider, u"Nebius"_s);
    QCOMPARE(record.region, u"Helsinki"_s);
    QCOMPARE(record.kind, PriceKind::Spot);
    QCOMPARE(record.asOf, u"2026-11-01"_s);
    QCOMPARE(record.scope, PriceScope::Machine);
    QCOMPARE(record.usdPerChipHour().value(), 2.49);
}

void TestPriceTable::decimalCommas()
{
    const QStringList terms{u"provider==X"_s};
    const ImportRun semicolons =
        runOnText("csv", u"a.csv"_s, "GPU;Count;Price\nH100;64;1.020,50\nL4;1;0,715\nT4;1;1,250\n", terms);
    QCOMPARE(semicolons.prices().size(), 3);
    QCOMPARE(semicolons.prices().at(0).usdPerHour, 1020.5);
    QCOMPARE(semicolons.prices().at(1).usdPerHour, 0.715);
    QCOMPARE(semicolons.prices().at(2).usdPerHour, 1.25); // not 1250: the file has decimal commas
    const ImportRun quoted = runOnText("csv", u"a.csv"_s, "GPU,Count,Price\nL4,1,\"0,715\"\nT4,1,\"1,250\"\n", terms);
    QCOMPARE(quoted.prices().at(1).usdPerHour, 1.25);
    const ImportRun thousands =
        runOnText("csv", u"a.csv"_s, "GPU,Count,Price\nL4,1,0.71\nH100,1024,\"2,560\"\n", terms);
    QCOMPARE(thousands.prices().at(1).usdPerHour, 2560.0);
}

void TestPriceTable::datesOfRowsComeFirst()
{
    const ImportRun run = runOnText("aws-ondemand", u"list_2020-01-01.csv"_s,
                                    "instance_type,region,usd_per_hour,as_of\n"
                                    "trn1.2xlarge,us-east-1,1.34375,2026-07-19\n"
                                    "trn1.32xlarge,us-east-1,21.5,2026-07-20T00:00:00Z\n"
                                    "inf2.xlarge,us-east-1,0.7582,\n"
                                    "inf2.8xlarge,us-east-1,1.96786,soon\n");
    QCOMPARE(run.reasons(), u"catalogue-chip catalogue-chip catalogue-chip unreadable-date"_s);
    QCOMPARE(run.report.asOf, u"2026-07-20"_s);
    QCOMPARE(run.prices().at(0).asOf, u"2026-07-19"_s);
    QCOMPARE(run.prices().at(2).asOf, u"2020-01-01"_s); // no date in the row: that of the file name
    // A row that is set aside does not date the file.
    QTemporaryDir directory;
    ImportRequest request{
        .path = writeTo(directory, u"list.csv"_s,
                        "provider,gpu,count,price,date\nX,H100 SXM,8,23.92,2026-11-01\nX,H200,8,29,2031-05-01\n"),
        .today = QDate(2090, 11, 30)};
    QCOMPARE(runOn("csv", request).report.asOf, u"2031-05-01"_s);
    request.today = QDate(2030, 11, 30);
    const ImportRun future = runOn("csv", request);
    QCOMPARE(future.reasons(), u"catalogue-chip future-date"_s);
    QCOMPARE(future.report.asOf, u"2026-11-01"_s);
}

// A catalogue exported from a spreadsheet: separators, decimal commas in the prices, a byte order mark, another order.
void TestPriceTable::editionsOfSpreadsheets()
{
    const ImportRun run =
        runOnText("skypilot", u"aws.csv"_s,
                  "\xEF\xBB\xBFSpotPrice;Region;AcceleratorCount;AcceleratorName;Arch;Price;InstanceType;vCPUs\r\n"
                  "0,2;us-east-1;1.0;T4;x86_64;0,526;g4dn.xlarge;4.0\r\n"
                  "2,478;us-west-2;16.0;Trainium;x86_64;24,78;trn1n.32xlarge;128.0\r\n"
                  ";us-east-1;;;arm64;0,051;a1.large;2.0\r\n");
    QCOMPARE(run.reasons(), u"catalogue-chip spot-floor no-accelerator"_s);
    QCOMPARE(run.prices().at(0).usdPerHour, 0.526);
    QCOMPARE(run.prices().at(0).vcpus.value(), 4.0);
}

void TestPriceTable::ambiguousNumbersAreSetAside()
{
    const QByteArray text = "GPU,Count,Price\nH100,1,\"2,560\"\nH100,2,\"5,120\"\n";
    QCOMPARE(runOnText("csv", u"a.csv"_s, text, {u"provider==X"_s}).reasons(), u"ambiguous-number ambiguous-number"_s);
    const ImportRun told = runOnText("csv", u"a.csv"_s, text, {u"provider==X"_s, u"decimal=,"_s});
    QCOMPARE(told.prices().at(0).usdPerHour, 2.56);
}

// AWS's bulk list starts with a few lines about itself.
void TestPriceTable::linesAboveTheHeader()
{
    const ImportRun run = runOnText("aws-ondemand", u"index.csv"_s,
                                    "\"FormatVersion\",\"v1.0\"\n\"Publication Date\",\"2026-07-20T00:00:00Z\"\n"
                                    "\"SKU\",\"TermType\",\"Unit\",\"PricePerUnit\",\"Currency\",\"Instance Type\","
                                    "\"Region Code\",\"Operating System\",\"Tenancy\"\n"
                                    "\"A\",\"OnDemand\",\"Hrs\",\"21.5\",\"USD\",\"trn1.32xlarge\",\"us-east-1\","
                                    "\"Linux\",\"Shared\"\n"
                                    "\"B\",\"OnDemand\",\"Hrs\",\"25\",\"USD\",\"p5.4xlarge\",\"us-east-1\","
                                    "\"Windows\",\"Shared\"\n"
                                    "\"C\",\"OnDemand\",\"Hrs\",\"23.65\",\"USD\",\"trn1.32xlarge\",\"us-east-1\","
                                    "\"Linux\",\"Dedicated\"\n"
                                    "\"D\",\"OnDemand\",\"Quantity\",\"9\",\"USD\",\"trn1.2xlarge\",\"us-east-1\","
                                    "\"Linux\",\"Shared\"\n"
                                    "\"E\",\"OnDemand\",\"Hrs\",\"9\",\"CNY\",\"trn1.2xlarge\",\"cn-north-1\","
                                    "\"Linux\",\"Shared\"\n");
    QVERIFY2(!run.problem, qPrintable(run.problem ? run.problem->toText() : QString()));
    QCOMPARE(run.reasons(), u"catalogue-chip other-terms other-terms not-hourly other-currency"_s);
    QCOMPARE(run.prices().constFirst().usdPerHour, 21.5);
    QCOMPARE(run.prices().constFirst().line, 4);
}

void TestPriceTable::retailPricesOfAzure()
{
    const QByteArray header = "currencyCode,retailPrice,armRegionName,meterName,productName,unitOfMeasure,type,"
                              "armSkuName,reservationTerm\n";
    const QByteArray sku = "Standard_ND96isr_H100_v5";
    const ImportRun run =
        runOnText("azure", u"retail.csv"_s,
                  header + "USD,98.32,eastus,ND96isr H100 v5,NDsrH100v5 Series,1 Hour,Consumption," + sku + ",\n"
                      + "USD,39.3,eastus,ND96isr H100 v5 Spot,NDsrH100v5 Series,1 Hour,Consumption," + sku + ",\n"
                      + "USD,102.8,eastus,ND96isr H100 v5,NDsrH100v5 Series Windows,1 Hour,Consumption," + sku + ",\n"
                      + "USD,551880,eastus,ND96isr H100 v5,NDsrH100v5 Series,1 Hour,Reservation," + sku + ",1 Year\n"
                      + "USD,1103760,eastus,ND96isr H100 v5,NDsrH100v5 Series,1 Hour,Reservation," + sku + ",3 Years\n"
                      + "USD,90,eastus,ND96isr H100 v5,NDsrH100v5 Series,1 Hour,DevTestConsumption," + sku + ",\n"
                      + "USD,0.2,eastus,D2,Dv5 Series,1 Hour,Consumption,Standard_D2_v5,\n");
    QCOMPARE(run.reasons(),
             u"catalogue-chip catalogue-chip other-terms catalogue-chip catalogue-chip other-terms "
             "no-accelerator"_s);
    const QList<PriceRecord> prices = run.prices();
    QCOMPARE(prices.at(1).kind, PriceKind::Spot);
    QCOMPARE(prices.at(2).kind, PriceKind::Reserved1Year);
    QCOMPARE(prices.at(2).usdPerHour, 63.0); // 551880 / 8760
    QCOMPARE(prices.at(3).kind, PriceKind::Reserved3Years);
    QCOMPARE(prices.at(3).usdPerHour, 42.0); // 1103760 / 26280
}

void TestPriceTable::kindsAreRead_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QString>("term");
    QTest::addColumn<QString>("word");
    QTest::newRow("nothing") << QString() << QString() << u"on-demand"_s;
    QTest::newRow("as in the catalogue") << u"capacity-block"_s << QString() << u"capacity-block"_s;
    QTest::newRow("On Demand") << u"On Demand"_s << QString() << u"on-demand"_s;
    QTest::newRow("preemptible") << u"Preemptible VM"_s << QString() << u"spot"_s;
    QTest::newRow("reserved for a year") << u"Reserved"_s << u"1yr"_s << u"reserved-1y"_s;
    QTest::newRow("committed for three") << u"3 Year Commitment"_s << QString() << u"reserved-3y"_s;
    QTest::newRow("a term alone") << QString() << u"1 Year"_s << u"reserved-1y"_s;
    QTest::newRow("months") << u"reserved"_s << u"12 months"_s << u"reserved-1y"_s;
    QTest::newRow("36 months") << u"reserved"_s << u"36 months"_s << u"reserved-3y"_s;
    QTest::newRow("as GCP writes it") << u"Commit3Yr"_s << QString() << u"reserved-3y"_s;
    QTest::newRow("in words") << u"reserved"_s << u"Three years"_s << u"reserved-3y"_s;
    QTest::newRow("one month") << u"reserved"_s << u"1 month"_s << QString();
    QTest::newRow("thirteen months") << u"reserved"_s << u"13 months"_s << QString();
    QTest::newRow("ten days") << u"commitment"_s << u"10 days"_s << QString();
    QTest::newRow("a year and a half") << u"reserved"_s << u"1.5 years"_s << QString();
    QTest::newRow("two terms") << u"3 year commitment"_s << u"1 year"_s << QString();
    QTest::newRow("reserved, who knows how long") << u"Reserved"_s << QString() << QString();
    QTest::newRow("something else") << u"Barter"_s << QString() << QString();
}

void TestPriceTable::kindsAreRead()
{
    QFETCH(const QString, kind);
    QFETCH(const QString, term);
    const ImportRun run = runOnText(
        "csv", u"a.csv"_s, ("gpu,count,price,kind,term\nH100,1,2.5," + kind.toUtf8() + ',' + term.toUtf8() + '\n'),
        {u"provider==X"_s});
    QFETCH(const QString, word);
    QCOMPARE(run.reasons(), word.isEmpty() ? u"other-terms"_s : u"catalogue-chip"_s);
    if (!word.isEmpty())
        QCOMPARE(priceKindWord(run.prices().constFirst().kind), word);
}

void TestPriceTable::providersOfFileNames()
{
    QCOMPARE(providerInPath(u"/x/aws.csv"_s), u"AWS"_s);
    QCOMPARE(providerInPath(u"/x/gcp-2024-06.csv"_s), u"GCP"_s);
    QCOMPARE(providerInPath(u"/x/OCI.csv"_s), u"Oracle"_s);
    QCOMPARE(providerInPath(u"/x/prices.csv"_s), QString());
    QCOMPARE(providerInPath(u"/x/2024.csv"_s), QString());
    QCOMPARE(providerInPath(u"/x/azure/vms.csv"_s), u"Azure"_s);
    QCOMPARE(providerInPath(u"/aws/gcp.csv"_s), u"GCP"_s);
    QCOMPARE(providerInPath(u"/x/do-not-use/vms.csv"_s), QString());
    QCOMPARE(providerInPath(u"/x/skypilot_v8_mithril_vms.csv"_s), u"Mithril"_s);
    QCOMPARE(providerInPath(u"/x/gpuhunt_v2_aws.csv"_s), u"AWS"_s);
    QCOMPARE(providerInPath(u"/x/list-to-do.csv"_s), QString()); // "do" is an ordinary word
    QCOMPARE(providerInPath(u"/x/nebius-and-lambda.csv"_s), QString());
}

void TestPriceTable::unusableFiles_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("told");
    QTest::newRow("no price column") << QByteArray("InstanceType,Cost of it\nx,1\n")
                                     << u"The header has no column for a price. The columns are: InstanceType, Cost"_s;
    QTest::newRow("an open quote") << awsHeader + "g4dn.xlarge,\"T4,1.0\n" << u"aws.csv:2:13: The quote opened here"_s;
    QTest::newRow("a header alone") << awsHeader << u"aws.csv: The list has no rows."_s;
    QTest::newRow("empty") << QByteArray() << u"The file is empty."_s;
    QTest::newRow("cut off within a row") << awsHeader + "g4dn.xlarge,T4,1.0,4.0,16.0,,0.526,0.2,us-east-1,a\ng4dn.xl"
                                          << u"aws.csv:3: The file ends within a row"_s;
    QTest::newRow("binary") << awsHeader + QByteArray("g4\0dn", 5) << u"aws.csv:2:3: The file is binary"_s;
}

void TestPriceTable::unusableFiles()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QString, told);
    const ImportRun run = runOnText("skypilot", u"aws.csv"_s, text);
    QVERIFY(run.problem.has_value());
    QVERIFY2(run.problem->toText().contains(told), qPrintable(run.problem->toText()));
    const ImportRun nobody = runOnText("csv", u"a.csv"_s, "gpu,price\nH100,1\n");
    QVERIFY(nobody.problem->toText().contains(u"--map provider==NAME"_s));
}

void TestPriceTable::againstWhatWasKnown()
{
    QTemporaryDir directory;
    ImportRequest request{.path = writeTo(directory, u"aws.csv"_s,
                                          awsHeader + "g4dn.xlarge,T4,1.0,4.0,16.0,,0.526,0.2,us-east-1,a\n"
                                              + "g4dn.xlarge,T4,1.0,4.0,16.0,,0.526,0.2,us-east-1,b\n"
                                              + "g4dn.xlarge,T4,1.0,4.0,16.0,,0.526,0.2,us-east-1,c\n")};
    ImportSinks sinks;
    sinks.known = [](const PriceRecord &record) -> std::optional<double> {
        if (record.zone == u"a")
            return record.usdPerHour;
        if (record.zone == u"b")
            return record.kind == PriceKind::Spot ? 0.25 : record.usdPerHour;
        return std::nullopt;
    };
    const ImportReport report = runImport(*findImporter(u"skypilot"_s), request, shippedCatalog(), sinks).value();
    QCOMPARE(report.unchangedRows, 1);
    QCOMPARE(report.changedRows, 1);
    QCOMPARE(report.newRows, 1);
}

void TestPriceTable::cancelling()
{
    QTemporaryDir directory;
    ImportRequest request;
    request.path = writeTo(directory, u"aws.csv"_s, awsHeader + "a1.large,,,2.0,4.0,,0.051,0.01,us-east-1,a\n");
    ImportSinks rows{.row = [](const RowOutcome &) { return false; }};
    ImportSinks progress{.progress = [](double share) { return share < 0.0; }};
    for (const ImportSinks &sinks : {rows, progress}) {
        const Result<ImportReport> report = runImport(*findImporter(u"skypilot"_s), request, shippedCatalog(), sinks);
        QVERIFY(!report);
        QVERIFY(report.problem().message.contains(u"cancelled"_s));
    }
}

// Seeded: rows of any content are counted once each, and every imported one has a price and a name.
void TestPriceTable::everyRowIsAccountedFor()
{
    const QByteArrayList instances{"", "g4dn.xlarge", "a2-highgpu-8g", "c5.large", "inf2.xlarge", "x"};
    const QByteArrayList accelerators{"", "T4", "A100", "tpu-v4-8", "tpu-v4-x", "Inferentia", "B200", "\"a\nb\""};
    const QByteArrayList numbers{"", "1.0", "8", "0.526", "700.0", "0", "-1", "\"1,5\"", "x", "0.0526", "1e99", "2.5"};
    const QByteArrayList infos{"", "T4", "\"{'Gpus': [{'MemoryInfo': {'SizeInMiB': 40960}}]}\"", "{'a", "\"{'a': {\""};
    for (quint32 seed = 0; seed < 200; ++seed) {
        QRandomGenerator random(seed);
        const auto any = [&random](const QByteArrayList &list) { return list.at(random.bounded(int(list.size()))); };
        QByteArray text = random.bounded(2) == 0 ? awsHeader : gcpHeader;
        const QByteArrayList header = text.trimmed().split(',');
        const int rows = random.bounded(1, 40);
        for (int i = 0; i < rows; ++i) {
            QByteArrayList fields;
            for (const QByteArray &name : header)
                fields << (name == "InstanceType"          ? any(instances)
                               : name == "AcceleratorName" ? any(accelerators)
                               : name == "GpuInfo"         ? any(infos)
                               : name == "Region"          ? QByteArray("r")
                                                           : any(numbers));
            if (random.bounded(15) == 0)
                fields.removeLast();
            text += fields.join(',') + '\n';
        }
        const ImportRun run = runOnText("skypilot", random.bounded(2) == 0 ? u"aws.csv"_s : u"gcp.csv"_s, text);
        QVERIFY2(!run.problem, qPrintable(run.problem ? run.problem->toText() : QString()));
        QVERIFY(run.report.addsUp());
        QCOMPARE(run.report.rows, rows);
        QCOMPARE(run.outcomes.size(), rows);
        QCOMPARE(run.report.imported, run.report.newRows);
        qint64 counted = 0;
        for (const auto &[reason, count] : run.report.reasons)
            counted += count.rows;
        QCOMPARE(counted, rows);
        for (const PriceRecord &record : run.prices()) {
            QVERIFY(record.usdPerHour > 0.0 && !record.provider.isEmpty() && !record.region.isEmpty());
            QVERIFY(!record.instance.isEmpty() || !record.accelerator.isEmpty());
        }
    }
}

CHIPBOARD_TEST(TestPriceTable, chipboard::testing::NoApplication)

} // namespace tst_pricetable

#include "tst_pricetable.moc"
