// SkyPilot's GpuInfo column as in its catalogues, and hostile text in its place.
#include "data/import/gpuinfo.h"

#include "tests/support/rounds.h"
#include "tests/support/testmain.h"

#include <QRandomGenerator>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_gpuinfo {

class TestGpuInfo : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void reads_data();
    void reads();
    void refuses_data();
    void refuses();
    void anyTextEnds();
};

void TestGpuInfo::reads_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("name");
    QTest::addColumn<double>("count");
    QTest::addColumn<double>("memory");
    QTest::newRow("all of it")
        << u"{'Gpus': [{'Name': 'A10G', 'Manufacturer': 'NVIDIA', 'Count': 4, 'MemoryInfo': {'SizeInMiB': 24576}}], 'TotalGpuMemoryInMiB': 98304}"_s
        << u"A10G"_s << 4.0 << 24576.0;
    QTest::newRow("memory alone") << u"{'Gpus': [{'MemoryInfo': {'SizeInMiB': 40960}}]}"_s << QString() << -1.0
                                  << 40960.0;
    QTest::newRow("a bare name") << u"A100-80GB"_s << u"A100-80GB"_s << -1.0 << -1.0;
    QTest::newRow("nothing") << QString() << QString() << -1.0 << -1.0;
    QTest::newRow("double quotes and other order")
        << uR"({"Gpus": [{"Count": 8.0, "MemoryInfo": {"SizeInMiB": 81920}, "Name": "H100"}]})"_s << u"H100"_s << 8.0
        << 81920.0;
    QTest::newRow("numbers in quotes")
        << u"{'Gpus': [{'Name': 'B200', 'Count': '8', 'MemoryInfo': {'SizeInMiB': '183359'}}]}"_s << u"B200"_s << 8.0
        << 183359.0;
    QTest::newRow("None, True and an escaped quote")
        << u"{'Gpus': [{'Name': 'O\\'x', 'New': None, 'Ok': True}],}"_s << u"O'x"_s << -1.0 << -1.0;
}

void TestGpuInfo::reads()
{
    QFETCH(const QString, text);
    const std::optional<GpuInfo> info = readGpuInfo(text);
    QVERIFY(info.has_value());
    QTEST(info->name, "name");
    QTEST(info->count.value_or(-1.0), "count");
    QTEST(info->memoryMib.value_or(-1.0), "memory");
}

void TestGpuInfo::refuses_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("cut off") << u"{'Gpus': [{'Name': 'T4'"_s;
    QTest::newRow("an open quote") << u"{'Gpus': 'T4}"_s;
    QTest::newRow("text after the end") << u"{'a': 1} and more"_s;
    QTest::newRow("no comma") << u"{'a': 1 'b': 2}"_s;
    QTest::newRow("a call") << u"{'a': __import__('os')}"_s;
    QTest::newRow("a number that is none") << u"{'Gpus': [{'Name': 'T4', 'Count': nan}]}"_s;
    QTest::newRow("endless") << u"{'Gpus': [{'Name': 'T4', 'Count': -inf}]}"_s;
    QTest::newRow("too deep") << QString(100'000, u'[');
}

void TestGpuInfo::refuses()
{
    QFETCH(const QString, text);
    QVERIFY(!readGpuInfo(text).has_value());
}

void TestGpuInfo::anyTextEnds()
{
    constexpr QChar alphabet[] = {u'{', u'}', u'[', u']', u'\'', u'"', u':', u',', u' ', u'1', u'N', u'\\'};
    for (quint32 seed = 0; seed < quint32(rounds(2000)); ++seed) {
        QRandomGenerator random(seed);
        QString text = u"{"_s;
        for (int i = random.bounded(40); i > 0; --i)
            text += alphabet[random.bounded(int(std::size(alphabet)))];
        (void)readGpuInfo(text);
    }
}

CHIPBOARD_TEST(TestGpuInfo, chipboard::testing::NoApplication)

} // namespace tst_gpuinfo

#include "tst_gpuinfo.moc"
