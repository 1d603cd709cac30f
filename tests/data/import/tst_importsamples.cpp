// Real files, if they are next to the source tree: the counts of every reason, explained to the last row. A separate
// script in another language counted the rows.
#include "data/import/importlook.h"
#include "tests/support/importfixture.h"
#include "tests/support/testmain.h"

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_importsamples {

class TestImportSamples : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void everyRowIsExplained_data();
    void everyRowIsExplained();
    void casesOf2026_data();
    void casesOf2026();
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
    // 30,727 rows without accelerator; 1,630 with one: 45 have a spot price of a tenth (rounded to four decimals), 8 a
    // spot price equal to on-demand; the chips not in the catalogue are M60, K80, FPGA, HL-205, AI100. V520 (110) and
    // T4g (63) are in it. p4d in Tokyo and Seoul cost 1.4 times the price in Virginia at that time.
    QTest::newRow("SkyPilot, AWS") << u"skypilot"_s << skypilot + u"aws.csv"_s << 32357
                                   << u"catalogue-chip 1350, chip-not-in-catalogue 227, no-accelerator 30727, "
                                      "spot-equals-on-demand 8, spot-floor 45"_s;
    // 15,925 machines, 422 of them with accelerators: 15 a3-megagpu have none in the file, 407 are joined. 655
    // accelerators: 553 GPUs, 102 TPU rows: 35 are repeated, 35 are v4 and 32 v2 or v3.
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
    // In the catalogue since November 2026: G4ad (5), G5g (6), G7 (6), G7e (6).
    QTest::newRow("AWS's list") << u"aws-ondemand"_s << u"prices/aws_ondemand_us-east-1_2026-07-20.csv"_s << 1367
                                << u"catalogue-chip 83, chip-not-in-catalogue 19, no-accelerator 1265"_s;
    QTest::newRow("AWS's capacity blocks")
        << u"aws-capacity-blocks"_s << u"prices/aws_capacity_blocks_2026-07-22.json"_s << 69 << u"catalogue-chip 69"_s;
    // Far from known prices: sizes with RDMA or many processors, and the most expensive regions. In the catalogue since
    // November 2026: RTX PRO 6000 (289, in all machine sizes) and H100 NVL (54); two more prices are near known ones.
    QTest::newRow("Azure's list") << u"azure"_s << u"prices/azure_retail_ondemand_gpu_2026-06-18.csv"_s << 1363
                                  << u"catalogue-chip 766, chip-not-in-catalogue 586, far-from-known-prices 11"_s;
    // Set aside: MetaX MXC500 twice (18 TB/s from 64 GB), MTIA v1 and v2 (their caches), MI308X (10.3 TB/s), MI355X
    // (the FP8 rate of MI350X), MI300 (6.55 TB/s from the bus of MI300A, which has 5.3), Trainium1 (9.8 TB/s; it has
    // 820 GiB/s).
    QTest::newRow("Epoch AI's chips") << u"epoch"_s << u"chips/epoch_ml_hardware_2025-12-24.csv"_s << 170
                                      << u"new-chip 123, known-chip 38, no-figures 1, implausible-figures 7, "
                                         "differs-from-catalogue 1"_s;
}

void TestImportSamples::everyRowIsExplained()
{
    QFETCH(const QString, format);
    QFETCH(const QString, file);
    QFETCH(const int, rows);
    ImportRequest request{.path = samplePath(file)};
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

// Only the file is given. Prices are written "machine [region] kind USD an hour", as in the samples' README.
void TestImportSamples::casesOf2026_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("format");
    QTest::addColumn<QString>("provider");
    QTest::addColumn<QString>("counts");
    QTest::addColumn<QStringList>("prices");
    const auto row = [](const char *file, const char *format, const char *provider, const char *counts,
                        const QStringList &prices) {
        QTest::newRow(file) << QString::fromLatin1(file) << QString::fromLatin1(format) << QString::fromLatin1(provider)
                            << QString::fromLatin1(counts) << prices;
    };
    row("vantage_ec2_accelerated_excerpt.csv", "ec2instances", "AWS", "catalogue-chip 44, chip-not-in-catalogue 1",
        {u"p5.48xlarge on-demand 98.32"_s, u"p5.48xlarge spot 69.5871"_s, u"trn1.32xlarge on-demand 21.5"_s,
         u"trn1.32xlarge reserved-1y 13.2289"_s, u"trn1.32xlarge spot 5.303"_s, u"inf2.48xlarge on-demand 12.9813"_s,
         u"inf2.48xlarge reserved-1y 8.1782"_s, u"inf2.48xlarge spot 5.6868"_s});
    row("gpuhunt_v2_aws.csv", "gpuhunt", "AWS", "catalogue-chip 15",
        {u"p5.48xlarge us-east-1 on-demand 55.04"_s, u"p5.48xlarge sa-east-1 on-demand 92.4672"_s});
    row("gpuhunt_v2_gcp.csv", "gpuhunt", "GCP", "catalogue-chip 22, far-from-known-prices 23",
        {u"a3-highgpu-8g us-central1 on-demand 88.49"_s});
    row("gcp_h100_decoy.csv", "gpuhunt", "GCP", "catalogue-chip 5, far-from-known-prices 5",
        {u"a3-highgpu-8g us-west1 on-demand 88.49"_s});
    row("spot_equals_ondemand.csv", "aws-ondemand", "AWS", "far-from-known-prices 1, spot-equals-on-demand 1", {});
    row("skypilot_v8_mithril_vms.csv", "skypilot", "Mithril", "far-from-known-prices 2, spot-equals-on-demand 2", {});
    row("skypilot_v9_nebius_vms.csv", "skypilot", "Nebius", "catalogue-chip 22, no-accelerator 52",
        {u"gpu-h100-sxm_1gpu-16vcpu-200gb on-demand 2.95"_s, u"gpu-h200-sxm_1gpu-16vcpu-200gb on-demand 3.5"_s,
         u"gpu-b200-sxm_8gpu-160vcpu-1792gb on-demand 44"_s});
    row("skypilot_v8_shadeform_vms_excerpt.csv", "skypilot", "Shadeform", "catalogue-chip 15, chip-not-in-catalogue 9",
        {u"crusoe_A100-80G-sxm4x8 on-demand 18.4"_s, u"excesssupply_H200x8 on-demand 32"_s});
    row("skypilot_v8_yotta_vms.csv", "skypilot", "Yotta", "chip-not-in-catalogue 8",
        {u"8x112v952g_NVIDIA_GeForce_RTX_5090_32G_SECURE on-demand 5.2"_s});
    row("aws_describe_capacity_block_offerings.json", "aws-block-offerings", "AWS", "catalogue-chip 2",
        {u"p5en.48xlarge ap-northeast-2 capacity-block 41.612083"_s,
         u"trn2.48xlarge us-east-2 capacity-block 35.7608"_s});
    row("aws_describe_spot_price_history.json", "aws-spot-history", "AWS",
        "catalogue-chip 4, older-price 1, other-terms 1",
        {u"p5.48xlarge us-east-2 spot 13.4628"_s, u"trn2.3xlarge sa-east-1 spot 2.27"_s});
    for (const char *azure : {"azure_retail_mixed.csv", "azure_retail_mixed.json"})
        row(azure, "azure", "Azure", "catalogue-chip 3, no-accelerator 2, other-terms 2",
            {u"Standard_ND96isr_H100_v5 eastus on-demand 98.32"_s, u"Standard_ND96isr_H100_v5 eastus spot 18.169536"_s,
             u"Standard_ND96isr_H100_v5 eastus reserved-1y 62.924772"_s});
    const QStringList bulk{u"p5.48xlarge us-east-1 on-demand 55.04"_s, u"trn1.32xlarge us-east-1 on-demand 21.5"_s,
                           u"trn1.32xlarge us-east-1 reserved-1y 13.22895"_s,
                           u"trn1.32xlarge us-east-1 reserved-3y 8.19666"_s,
                           u"inf2.48xlarge us-east-1 on-demand 12.98127"_s};
    row("aws_bulk_p5_trn1_inf2.csv", "aws-ondemand", "AWS", "catalogue-chip 5, other-terms 6", bulk);
    row("aws_bulk_zero_first.csv", "aws-ondemand", "AWS", "catalogue-chip 5, other-terms 5", bulk);
}

void TestImportSamples::casesOf2026()
{
    QFETCH(const QString, file);
    ImportRequest request{.path = samplePath(u"cases-2026/"_s + file)};
    if (request.path.isEmpty())
        QSKIP("The sample files do not lie beside the source tree (../shared/samples).");
    const auto look = lookAtImport(request.path);
    QVERIFY2(look, qPrintable(look ? QString() : look.problem().toText()));
    QVERIFY(!look.value().needsMapping);
    QTEST(QString::fromLatin1(look.value().importer->id), "format");
    const ImportRun run = runOn(look.value().importer->id, request);
    QVERIFY2(!run.problem, qPrintable(run.problem ? run.problem->toText() : QString()));
    QTEST(run.report.provider, "provider");
    QVERIFY(run.report.addsUp() && !run.report.asOf.isEmpty() && !run.report.asOfFrom.isEmpty());
    QStringList counts;
    for (const ReasonRow &row : reasonTable()) {
        if (const qint64 count = run.count(row.reason); count > 0)
            counts << row.reasonId() + u' ' + QString::number(count);
    }
    QTEST(counts.join(u", "_s), "counts");
    QStringList found;
    for (const PriceRecord &record : run.prices()) {
        const QString end = priceKindWord(record.kind) + u' ' + QString::number(record.usdPerHour, 'g', 8);
        found << record.instance.text() + u' ' + record.region + u' ' + end << record.instance.text() + u' ' + end;
    }
    QFETCH(const QStringList, prices);
    for (const QString &price : prices)
        QVERIFY2(found.contains(price), qPrintable(price + u"; found: "_s + found.join(u", "_s).left(2000)));
    // A chip is identified by its machine, whatever the file calls it.
    for (const PriceRecord &record : run.prices())
        QVERIFY(!record.instance.text().startsWith(u"trn1") || record.chip.text() == u"trainium");
}

// Google's list price of a2-highgpu-1g in us-central1 was 3.673385 USD an hour.
void TestImportSamples::joinedMachinesMatchTheListPrice()
{
    ImportRequest request{.path = samplePath(u"prices/skypilot-2024-06/gcp.csv"_s)};
    if (request.path.isEmpty())
        QSKIP("The sample files do not lie beside the source tree (../shared/samples).");
    const QList<PriceRecord> prices = runOn("skypilot", request).prices();
    const auto found = std::ranges::find_if(prices, [](const PriceRecord &record) {
        return record.instance.text() == u"a2-highgpu-1g" && record.zone == u"us-central1-a"
            && record.kind == PriceKind::OnDemand;
    });
    QVERIFY(found != prices.end());
    QVERIFY(std::abs(found->usdPerHour - 3.673385) < 0.00001);
}

void TestImportSamples::newChipsCanBeLoaded()
{
    ImportRequest request{.path = samplePath(u"chips/epoch_ml_hardware_2025-12-24.csv"_s)};
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
    QCOMPARE(ids.size(), 123); // all new rows of the sample, as above
}

CHIPBOARD_TEST(TestImportSamples, chipboard::testing::NoApplication)

} // namespace tst_importsamples

#include "tst_importsamples.moc"
