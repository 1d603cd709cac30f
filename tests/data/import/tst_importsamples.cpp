// Real files, where they lie beside the source tree: the counts of every reason, explained to the last row. The numbers
// were counted by a script of its own in another language.
#include "tests/support/importfixture.h"
#include "tests/support/testmain.h"

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_importsamples {

class TestImportSamples : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".?"_s)); }
    void everyRowIsExplained_data();
    void everyRowIsExplained();
    void joinedMachinesMatchTheListPrice();
    void newChipsCanBeLoaded();
};

void TestImportSamples::everyRowIsExplained_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<QString>("file");
    QTest::addColumn<int>("rows");
    QTest::addColumn<QString>("counts");
    const QString skypilot = u"prices/skypilot-2024-06/"_s;
    // 30,727 rows without accelerator; 1,630 with one, of which 45 have a spot price of a tenth (rounded to four
    // decimals); the chips not in the catalogue are M60, V520, T4g, K80, FPGA, HL-205, AI100.
    QTest::newRow("SkyPilot, AWS") << u"skypilot"_s << skypilot + u"aws.csv"_s << 32357
                                   << u"catalogue-chip 1179, chip-not-in-catalogue 406, no-accelerator 30727, "
                                      "spot-floor 45"_s;
    // 15,925 machines, 422 of them with accelerators: 15 a3-megagpu have none in the file, 407 are joined. 655
    // accelerators: 553 GPUs, 102 TPU rows of which 35 stand twice, 35 are v4 and 32 v2 or v3.
    QTest::newRow("SkyPilot, GCP") << u"skypilot"_s << skypilot + u"gcp.csv"_s << 16580
                                   << u"catalogue-chip 35, chip-not-in-catalogue 32, accelerator-without-machine 553, "
                                      "machine-and-accelerator 407, no-accelerator 15503, repeated-row 35, "
                                      "machine-without-accelerator-price 15"_s;
    // In the catalogue: V100 (13), A100 on 8x and on _sxm4 (26), A100-80GB (13), H100 SXM (13).
    QTest::newRow("SkyPilot, Lambda") << u"skypilot"_s << skypilot + u"lambda.csv"_s << 182
                                      << u"catalogue-chip 65, chip-not-in-catalogue 117"_s;
    // In the catalogue: A100-80GB-SXM, H100-SXM, L4, 32 rows each.
    QTest::newRow("SkyPilot, RunPod") << u"skypilot"_s << skypilot + u"runpod.csv"_s << 480
                                      << u"catalogue-chip 96, chip-not-in-catalogue 384"_s;
    QTest::newRow("AWS's list") << u"aws-ondemand"_s << u"prices/aws_ondemand_us-east-1_2026-07-20.csv"_s << 1367
                                << u"catalogue-chip 60, chip-not-in-catalogue 42, no-accelerator 1265"_s;
    QTest::newRow("AWS's capacity blocks")
        << u"aws-capacity-blocks"_s << u"prices/aws_capacity_blocks_2026-07-22.json"_s << 69 << u"catalogue-chip 69"_s;
    QTest::newRow("Azure's list") << u"azure"_s << u"prices/azure_retail_ondemand_gpu_2026-06-18.csv"_s << 1363
                                  << u"catalogue-chip 434, chip-not-in-catalogue 929"_s;
    // Set aside: MetaX MXC500 twice (18 TB/s from 64 GB), Trainium1 (9.8 TB/s; it has 820 GiB/s).
    QTest::newRow("Epoch AI's chips") << u"epoch"_s << u"chips/epoch_ml_hardware_2025-12-24.csv"_s << 170
                                      << u"new-chip 134, known-chip 32, no-figures 1, implausible-figures 2, "
                                         "differs-from-catalogue 1"_s;
}

void TestImportSamples::everyRowIsExplained()
{
    QFETCH(const QString, format);
    QFETCH(const QString, file);
    QFETCH(const int, rows);
    ImportRequest request;
    request.path = samplePath(file);
    if (request.path.isEmpty())
        QSKIP("The sample files do not lie beside the source tree (../shared/samples).");
    const ImportRun run = runOn(format.toLatin1().constData(), request);
    QVERIFY2(!run.problem, qPrintable(run.problem ? run.problem->toText() : QString()));
    QCOMPARE(run.report.rows, rows);
    QVERIFY(run.report.addsUp());
    QCOMPARE(run.outcomes.size(), rows);
    QStringList counts;
    for (const ReasonRow &row : reasonTable()) {
        if (const qint64 count = run.count(row.reason); count > 0)
            counts << row.reasonId() + u' ' + QString::number(count);
    }
    QTEST(counts.join(u", "_s), "counts");
}

// Google's list price of a2-highgpu-1g in us-central1 was 3.673385 USD an hour.
void TestImportSamples::joinedMachinesMatchTheListPrice()
{
    ImportRequest request;
    request.path = samplePath(u"prices/skypilot-2024-06/gcp.csv"_s);
    if (request.path.isEmpty())
        QSKIP("The sample files do not lie beside the source tree (../shared/samples).");
    const QList<PriceRecord> prices = runOn("skypilot", request).prices();
    const auto found = std::find_if(prices.begin(), prices.end(), [](const PriceRecord &record) {
        return record.instance.text() == u"a2-highgpu-1g" && record.zone == u"us-central1-a"
            && record.kind == PriceKind::OnDemand;
    });
    QVERIFY(found != prices.end());
    QVERIFY(std::abs(found->usdPerHour - 3.673385) < 0.00001);
}

void TestImportSamples::newChipsCanBeLoaded()
{
    ImportRequest request;
    request.path = samplePath(u"chips/epoch_ml_hardware_2025-12-24.csv"_s);
    if (request.path.isEmpty())
        QSKIP("The sample files do not lie beside the source tree (../shared/samples).");
    QSet<ChipId> ids;
    for (const RowOutcome &outcome : runOn("epoch", request).outcomes) {
        if (outcome.reason != Reason::NewChip)
            continue;
        const Chip &chip = outcome.chips.constFirst();
        QVERIFY2(!ids.contains(chip.id) && shippedCatalog().chip(chip.id) == nullptr, qPrintable(chip.id.text()));
        QVERIFY(chip.name.size() <= 16 && !chip.name.isEmpty());
        ids << chip.id;
    }
    QCOMPARE(ids.size(), 134);
}

CHIPBOARD_TEST(TestImportSamples, chipboard::testing::NoApplication)

} // namespace tst_importsamples

#include "tst_importsamples.moc"
