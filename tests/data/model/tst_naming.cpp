// Names as on web pages, in nvidia-smi and in other people's files.
#include "data/model/naming.h"

#include "data/files/catalogreader.h"
#include "data/model/device.h"
#include "tests/support/testmain.h"

using namespace Qt::StringLiterals;
using namespace chipboard;

namespace tst_naming {

class TestNaming : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void initTestCase();
    void splitsChipNames_data();
    void splitsChipNames();
    void findsTheNearestChip_data();
    void findsTheNearestChip();
    void findsTheFamily_data();
    void findsTheFamily();
    void findsTheNearestModel_data();
    void findsTheNearestModel();
    void readsSizesInNames_data();
    void readsSizesInNames();

private:
    Calibration m_calibration;
};

void TestNaming::initTestCase() { m_calibration = loadCatalog({}).catalog.calibration; }

void TestNaming::splitsChipNames_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<ChipName>("expected");
    QTest::newRow("nvidia-smi") << u"NVIDIA H100 80GB HBM3"_s << ChipName{u"h100"_s, {u"80"_s}};
    QTest::newRow("form and memory") << u"NVIDIA A100-SXM4-80GB"_s << ChipName{u"a100"_s, {u"sxm"_s, u"80"_s}};
    QTest::newRow("vendor and line") << u"AMD Instinct MI300X"_s << ChipName{u"mi300x"_s, {}};
    QTest::newRow("an instance's short name") << u"trn2"_s << ChipName{u"trainium2"_s, {}};
    QTest::newRow("a first generation") << u"AWS Trainium"_s << ChipName{u"trainium1"_s, {}};
    QTest::newRow("a blank before the number") << u"AWS Inferentia 2"_s << ChipName{u"inferentia2"_s, {}};
    QTest::newRow("TPU") << u"Google Cloud TPU v5p"_s << ChipName{u"tpuv5p"_s, {}};
    QTest::newRow("nothing") << QString() << ChipName();
}

void TestNaming::splitsChipNames()
{
    QFETCH(const QString, name);
    QFETCH(const ChipName, expected);
    QCOMPARE(chipName(name).designation, expected.designation);
    QCOMPARE(chipName(name).variant, expected.variant);
}

void TestNaming::findsTheNearestChip_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("expected");
    QTest::newRow("the first of its kind") << u"H100"_s << 0;
    QTest::newRow("by form") << u"H100 80GB PCIe"_s << 1;
    QTest::newRow("by memory") << u"NVIDIA A100-SXM4-40GB"_s << 3;
    QTest::newRow("not another generation") << u"H200"_s << -1;
    QTest::newRow("not a chip of a like name") << u"MI300A"_s << -1;
    QTest::newRow("nothing") << u"NVIDIA"_s << -1;
}

void TestNaming::findsTheNearestChip()
{
    QFETCH(const QString, name);
    QFETCH(const int, expected);
    QList<ChipName> known;
    for (const char *each : {"H100-SXM", "H100-PCIe", "A100-80GB-SXM", "A100-40GB-SXM", "MI300X"})
        known << chipName(QString::fromLatin1(each));
    QCOMPARE(nearestChip(chipName(name), known), expected);
}

void TestNaming::findsTheFamily_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("family");
    const auto row = [](const char *name, const char *family) {
        QTest::newRow(name) << QString::fromLatin1(name) << QString::fromLatin1(family);
    };
    row("NVIDIA H100 80GB HBM3", "hopper");
    row("H100 SXM5", "hopper");
    row("NVIDIA GB200 NVL72", "blackwell-nvl");
    row("HGX B200", "blackwell");
    row("NVIDIA Quadro", "nvidia");
    row("AMD Instinct MI355X", "amd-mi350");
    row("MI300X", "amd-mi300");
    row("MI250X-1GCD", "amd-mi200");
    row("trn2.48xlarge", "neuron-next");
    row("Trainium1", "neuron");
    row("inf2", "inferentia");
    row("AWS Inferentia", "inferentia");
    row("TPU v6e (Trillium)", "tpu-v6e");
    row("Trillium", "tpu-v6e");
    row("Ironwood", "tpu-v7");
    row("RTX 4090", "ada");
    row("Microsoft Maia 200", "any");
    row("", "any");
}

void TestNaming::findsTheFamily()
{
    QFETCH(const QString, name);
    QFETCH(const QString, family);
    QCOMPARE(traitsOf(m_calibration, name).chain.constFirst(), family);
}

void TestNaming::findsTheNearestModel_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("expected");
    QTest::newRow("publisher and use") << u"meta-llama/Llama-3.1-70B-Instruct"_s << 1;
    QTest::newRow("without separators") << u"Llama3.1-8B"_s << 0;
    QTest::newRow("a word before") << u"Meta Llama 3.1 8B"_s << 0;
    QTest::newRow("punctuation") << u"qwen2_5:7b"_s << 2;
    QTest::newRow("digits that only run together alike") << u"Qwen2-57B-A14B"_s << -1;
    QTest::newRow("shorter") << u"GPT-3"_s << 3;
    QTest::newRow("another size") << u"Llama-3.1-7B"_s << -1;
    QTest::newRow("nothing") << QString() << -1;
}

void TestNaming::findsTheNearestModel()
{
    QFETCH(const QString, name);
    QFETCH(const int, expected);
    QList<QStringList> known;
    for (const char *each : {"Llama-3.1-8B", "Llama-3.1-70B", "Qwen2.5-7B", "GPT-3-175B"})
        known << modelWords(QString::fromLatin1(each));
    QCOMPARE(nearestModel(modelWords(name), known), expected);
}

void TestNaming::readsSizesInNames_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<double>("parameters");
    QTest::addColumn<double>("active");
    QTest::newRow("billions") << u"Foo-13B-chat"_s << 13e9 << 13e9;
    QTest::newRow("a fraction") << u"foo 1.5b"_s << 1.5e9 << 1.5e9;
    QTest::newRow("millions") << u"MPT-125m"_s << 125e6 << 125e6;
    QTest::newRow("active ones") << u"Foo3-30B-A3B"_s << 30e9 << 3e9;
    QTest::newRow("experts") << u"Foo-8x7B"_s << 45.92e9 << 12.6e9; // 0.82 x 56e9, 1.8 x 7e9
    QTest::newRow("a version is no size") << u"Foo v3"_s << 0.0 << 0.0;
    QTest::newRow("more digits than any size") << QString(400, u'9') + u'B' << 0.0 << 0.0;
    QTest::newRow("more experts than any model") << u"Foo-99999999999999999999x7B"_s << 0.0 << 0.0;
    QTest::newRow("nothing") << QString() << 0.0 << 0.0;
}

void TestNaming::readsSizesInNames()
{
    QFETCH(const QString, name);
    QFETCH(const double, parameters);
    QFETCH(const double, active);
    const NamedSize size = sizeInName(name);
    QVERIFY(std::abs(size.parameters - parameters) <= 1e-9 * parameters);
    QVERIFY(std::abs(size.activeParameters - active) <= 1e-9 * active);
}

CHIPBOARD_TEST(TestNaming, QCoreApplication)

} // namespace tst_naming

#include "tst_naming.moc"
