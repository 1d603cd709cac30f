// Which chip of the shipped catalogue a name in a price list means, or that it means none.
#include "data/import/chiplinker.h"
#include "tests/support/importfixture.h"
#include "tests/support/testmain.h"

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_chiplinker {

class TestChipLinker : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void links_data();
    void links();
    void namesOfTheCatalogue();
    void familiesAndCounts_data();
    void familiesAndCounts();
    void memoryDecidesBetweenVariants();
    void slices_data();
    void slices();
    void memoryOfOneOrOfAll();
    void anEmptyAcceleratorColumnMeansNone();
    void contradictionsAreKept();
};

void TestChipLinker::links_data()
{
    QTest::addColumn<QString>("provider");
    QTest::addColumn<QString>("instance");
    QTest::addColumn<QString>("accelerator");
    QTest::addColumn<QString>("chip");
    const auto row = [](const char *name, const char *provider, const char *instance, const char *accelerator,
                        const char *chip) {
        QTest::newRow(name) << QString::fromLatin1(provider) << QString::fromLatin1(instance)
                            << QString::fromLatin1(accelerator) << QString::fromLatin1(chip);
    };
    row("inf2 is no Inferentia", "AWS", "inf2.48xlarge", "Inferentia", "inferentia2");
    row("inf1 is one", "AWS", "inf1.xlarge", "Inferentia", "inferentia");
    row("an instance of a known family", "AWS", "trn1.64xlarge", "Trainium", "trainium");
    row("an instance alone", "AWS", "p5.48xlarge", "", "h100-sxm");
    row("another case", "azure", "standard_nd96isr_h100_v5", "", "h100-sxm");
    row("A100 of 80 GB", "X", "", "A100-80GB", "a100-80-sxm");
    row("A100 of 80 GB, SXM", "RunPod", "1x_A100-80GB-SXM_SECURE", "A100-80GB-SXM", "a100-80-sxm");
    row("A100 PCIe under the plain name", "RunPod", "1x_A100-80GB_SECURE", "A100-80GB", "");
    row("H100 PCIe under the plain name", "RunPod", "1x_H100_SECURE", "H100", "");
    row("H100 SXM", "RunPod", "1x_H100-SXM_SECURE", "H100-SXM", "h100-sxm");
    row("H100 PCIe by its instance", "Lambda", "gpu_1x_h100_pcie", "H100", "");
    row("H100 SXM by its instance", "Lambda", "gpu_8x_h100_sxm5", "H100", "h100-sxm");
    row("H100 NVL of Azure", "Azure", "Standard_NC40ads_H100_v5", "", "h100-nvl");
    row("A100 PCIe of Azure", "Azure", "Standard_NC24ads_A100_v4", "", "");
    row("A100 of 40 GB of Azure", "Azure", "Standard_ND96asr_A100_v4", "", "a100-40-sxm");
    row("GB200 of Azure", "Azure", "Standard_ND128isr_NDR_GB200_v6", "", "gb200");
    row("GB200 of AWS", "AWS", "u-p6e-gb200x72", "GB200", "gb200");
    row("a vendor before the name", "X", "", "NVIDIA Tesla T4", "t4");
    row("MI300X", "X", "", "AMD Instinct MI300X", "mi300x");
    row("Trainium2", "X", "", "Trainium2", "trainium2");
    row("the first Trainium, as AWS calls it", "X", "", "AWS Trainium", "trainium");
    row("the first Trainium by its number", "X", "", "Trainium1", "trainium");
    row("the first Inferentia, as AWS calls it", "X", "", "Amazon Inferentia", "inferentia");
    row("the first Inferentia by its number", "X", "", "Inferentia1", "inferentia");
    row("T4G is no T4", "AWS", "g5g.xlarge", "T4g", "t4g");
    row("as nvidia-smi writes it", "X", "", "NVIDIA H100 80GB HBM3", "h100-sxm");
    row("as RunPod writes it", "RunPod", "", "NVIDIA H100 80GB HBM3", "h100-sxm");
    row("H100 PCIe of RunPod", "RunPod", "", "NVIDIA H100 PCIe", "h100-pcie");
    row("H100 NVL with its memory", "X", "", "H100 NVL 94GB", "h100-nvl");
    row("H100 SXM with the memory of another", "X", "", "H100 SXM 94GB", "");
    row("H200 NVL is not in the catalogue", "X", "", "H200 NVL 141GB", "");
    row("A100 PCIe is not in the catalogue", "X", "", "A100 80GB PCIe", "");
    row("A100 of 80 GB by brackets", "X", "", "A100 (80 GB SXM4)", "a100-80-sxm");
    row("H100 with brackets", "Lambda", "gpu_8x_h100_sxm5", "H100 (80 GB SXM5)", "h100-sxm");
    row("a rack's chip", "X", "", "GB200 NVL72", "gb200");
    row("the workstation's card", "X", "", "NVIDIA RTX PRO 6000 Blackwell Workstation Edition", "");
    row("B300 by its family", "X", "", "Blackwell Ultra", "b300");
    row("B300 of RunPod", "RunPod", "", "NVIDIA B300 SXM6 AC", "b300");
    row("a TPU by its name", "X", "", "Trillium", "tpu-v6e");
    row("GH200 by its processor's memory", "X", "", "GH200 480GB", "gh200");
    row("A100 PCIe of Azure, in small letters", "Azure", "nc24ads-a100-v4", "NVIDIA A100", "");
    row("A100 PCIe of Azure, in one word", "Azure", "nc24adsa100v4", "NVIDIA A100", "");
    row("H100 NVL of Azure, in one word", "Azure", "nc40adsh100v5", "H100", "h100-nvl");
    row("A100 of Azure, in one word", "Azure", "nd96amsra100v4", "NVIDIA A100", "a100-80-sxm");
    row("L40 is no L40S", "X", "", "L40", "");
    row("V100 of 32 GB is not in the catalogue", "X", "", "V100-32GB", "");
    row("TPU v5e", "GCP", "", "tpu-v5litepod-8", "tpu-v5e");
    row("TPU v2 is not in the catalogue", "GCP", "", "tpu-v2-8", "");
}

void TestChipLinker::links()
{
    QFETCH(const QString, provider);
    QFETCH(const QString, instance);
    QFETCH(const QString, accelerator);
    RentedThing thing{.provider = provider, .instance = instance, .accelerator = accelerator};
    const ChipLink link = ChipLinker(shippedCatalog()).link(thing);
    QTEST(link.chip.text(), "chip");
    QVERIFY(link.isAccelerated);
}

// The program's own names of a chip are understood, also followed by its memory.
void TestChipLinker::namesOfTheCatalogue()
{
    const ChipLinker linker(shippedCatalog());
    for (const Chip &chip : shippedCatalog().chips) {
        QStringList names{chip.id.text(), chip.name, chip.fullName, chip.name.toLower()};
        const double gib = chip.memory.isMissing()
            ? 0.0
            : chip.memory.value->value * unitInfo(chip.memory.unit).factor / (1024.0 * 1024.0 * 1024.0);
        if (gib >= 1.0 && !chip.name.contains(u"GB"))
            names << u"%1 %2GB"_s.arg(chip.name).arg(qRound(gib));
        for (const QString &name : std::as_const(names)) {
            RentedThing thing{.provider = u"X"_s, .accelerator = name};
            QVERIFY2(linker.link(thing).chip == chip.id,
                     qPrintable(u"%1: %2, not %3"_s.arg(name, linker.link(thing).chip.text(), chip.id.text())));
        }
    }
}

void TestChipLinker::familiesAndCounts_data()
{
    QTest::addColumn<QString>("provider");
    QTest::addColumn<QString>("instance");
    QTest::addColumn<QString>("accelerator"); // "none": no accelerator
    QTest::addColumn<double>("count");
    QTest::newRow("a CPU machine") << u"AWS"_s << u"c5.large"_s << u"none"_s << 0.0;
    QTest::newRow("a large-memory machine") << u"AWS"_s << u"u-6tb1.metal"_s << u"none"_s << 0.0;
    QTest::newRow("an old GPU") << u"AWS"_s << u"p2.xlarge"_s << u"K80"_s << 0.0;
    QTest::newRow("a family to come") << u"AWS"_s << u"p9.48xlarge"_s << QString() << 0.0;
    QTest::newRow("Trainium3") << u"AWS"_s << u"trn3u.48xlarge"_s << u"Trainium3"_s << 0.0;
    QTest::newRow("8 A100") << u"GCP"_s << u"a2-highgpu-8g"_s << u"A100"_s << 8.0;
    QTest::newRow("16 A100") << u"GCP"_s << u"a2-megagpu-16g"_s << u"A100"_s << 16.0;
    QTest::newRow("a number of no machine") << u"GCP"_s << u"a2-megagpu-9999g"_s << u"A100"_s << 0.0;
    QTest::newRow("an A100 of 80 GB") << u"GCP"_s << u"a2-ultragpu-1g"_s << u"A100-80GB"_s << 1.0;
    QTest::newRow("an L4") << u"GCP"_s << u"g2-standard-16"_s << u"L4"_s << 1.0;
    QTest::newRow("two L4") << u"GCP"_s << u"g2-standard-24"_s << u"L4"_s << 2.0;
    QTest::newRow("8 L4") << u"GCP"_s << u"g2-standard-96"_s << u"L4"_s << 8.0;
    QTest::newRow("GCP without") << u"GCP"_s << u"n2-standard-8"_s << u"none"_s << 0.0;
    QTest::newRow("4 GB200") << u"Azure"_s << u"Standard_ND128isr_NDR_GB200_v6"_s << u"GB200"_s << 4.0;
    QTest::newRow("two A100") << u"Azure"_s << u"Standard_NC48ads_A100_v4"_s << u"A100-80GB"_s << 2.0;
    QTest::newRow("two A100 in one word") << u"Azure"_s << u"nc48adsa100v4"_s << u"A100-80GB"_s << 2.0;
    QTest::newRow("4 V100") << u"Azure"_s << u"Standard_NC24rs_v3"_s << u"V100-16GB"_s << 4.0;
    QTest::newRow("Azure without") << u"Azure"_s << u"Standard_D8s_v5"_s << u"none"_s << 0.0;
}

void TestChipLinker::familiesAndCounts()
{
    QFETCH(const QString, provider);
    QFETCH(const QString, instance);
    QTEST(familyAccelerator(provider, instance).value_or(u"none"_s), "accelerator");
    QTEST(countByName(provider, instance).value_or(0.0), "count");
}

void TestChipLinker::memoryDecidesBetweenVariants()
{
    RentedThing thing{.accelerator = u"A100"_s};
    const ChipLinker linker(shippedCatalog());
    QCOMPARE(linker.link(thing).chip.text(), u"a100-40-sxm"_s);
    thing.info.memoryMib = 81920.0;
    QCOMPARE(linker.link(thing).chip.text(), u"a100-80-sxm"_s);
    thing.info.memoryMib = 40960.0;
    QCOMPARE(linker.link(thing).chip.text(), u"a100-40-sxm"_s);
}

void TestChipLinker::slices_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("chip");
    QTest::addColumn<double>("chips");
    // Google Cloud's documentation: v2 to v4 and v5p count TensorCores, two per chip; v5e and v6e count chips.
    QTest::newRow("v2") << u"tpu-v2-8"_s << u"tpu-v2"_s << 4.0;
    QTest::newRow("v4") << u"tpu-v4-3968"_s << u"tpu-v4"_s << 1984.0;
    QTest::newRow("v5p") << u"tpu-v5p-8"_s << u"tpu-v5p"_s << 4.0;
    QTest::newRow("v5e") << u"tpu-v5litepod-16"_s << u"tpu-v5e"_s << 16.0;
    QTest::newRow("v6e") << u"tpu-v6e-256"_s << u"tpu-v6e"_s << 256.0;
    QTest::newRow("no slice") << u"TPU v4"_s << QString() << 0.0;
    QTest::newRow("a GPU") << u"A100-80GB"_s << QString() << 0.0;
}

void TestChipLinker::slices()
{
    QFETCH(const QString, name);
    const TpuSlice slice = tpuSlice(name).value_or(TpuSlice());
    QTEST(slice.chip, "chip");
    QTEST(slice.chips, "chips");
    if (!slice.chip.isEmpty()) {
        RentedThing thing{.provider = u"GCP"_s, .accelerator = name};
        thing.count = 1.0; // as in SkyPilot: the price covers the whole slice
        QCOMPARE(ChipLinker(shippedCatalog()).link(thing).chips.value(), slice.chips);
    }
}

void TestChipLinker::memoryOfOneOrOfAll()
{
    const Chip &l4 = *shippedCatalog().chip(ChipId(u"l4"_s));
    QVERIFY(memoryAgrees(l4, 22888.0, 1.0));
    QVERIFY(memoryAgrees(l4, 91553.0, 4.0)); // of all four, as in SkyPilot's list of June 2024
    QVERIFY(!memoryAgrees(l4, 91553.0, 1.0));
    QVERIFY(memoryAgrees(l4, 2861.0, 0.125)); // an eighth of one: AWS's g6f.large
    const Chip &trainium2 = *shippedCatalog().chip(ChipId(u"trainium2"_s));
    QVERIFY(!memoryAgrees(trainium2, 524288.0, 1.0));
    QVERIFY(!memoryAgrees(trainium2, 524288.0, 16.0));
    QVERIFY(memoryAgrees(trainium2, 98304.0, 16.0));
}

void TestChipLinker::anEmptyAcceleratorColumnMeansNone()
{
    RentedThing thing{.provider = u"AWS"_s, .instance = u"vt1.3xlarge"_s};
    const ChipLinker linker(shippedCatalog());
    QVERIFY(linker.link(thing).isAccelerated);
    thing.listsAccelerators = true;
    QVERIFY(!linker.link(thing).isAccelerated);
    thing.instance = u"trn2.48xlarge"_s; // the catalogue knows this machine better than an outdated list
    QVERIFY(linker.link(thing).isAccelerated);
    QCOMPARE(linker.link(thing).chips.value(), 16.0);
}

void TestChipLinker::contradictionsAreKept()
{
    RentedThing thing{.provider = u"AWS"_s, .instance = u"trn1.32xlarge"_s, .accelerator = u"Trainium"_s, .count = 8.0};
    const ChipLink link = ChipLinker(shippedCatalog()).link(thing);
    QCOMPARE(link.chips.value(), 8.0);
    QCOMPARE(link.countInCatalogue.value(), 16.0);
    QVERIFY(!link.isRenamed);
    thing.instance = u"inf2.xlarge"_s;
    thing.accelerator = u"Inferentia"_s;
    QVERIFY(ChipLinker(shippedCatalog()).link(thing).isRenamed);
}

CHIPBOARD_TEST(TestChipLinker, chipboard::testing::NoApplication)

} // namespace tst_chiplinker

#include "tst_chiplinker.moc"
