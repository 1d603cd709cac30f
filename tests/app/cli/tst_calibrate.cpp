// The calibrate command: its output for a few measurements, and that a failure leaves existing files alone.
#include "tests/app/cli/clirun.h"
#include "tests/support/diskfiles.h"
#include "tests/support/testmain.h"

#include <QApplication>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;
using chipboard::test::Outcome;
using chipboard::test::runCli;

namespace tst_calibrate {

namespace {

void write(const QString &path, const QByteArray &content)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(content), content.size());
}

/// An 8B model on one H100 at 1 to 2,048 requests, from two sources; the figures are invented.
QByteArray someRuns()
{
    QByteArrayList rows;
    for (int i = 0; i < 12; ++i) {
        const int batch = 1 << i;
        const double speed = 150.0 * batch / (1.0 + batch / 60.0);
        rows << QByteArray(R"({"id": "run-)") + QByteArray::number(i)
                + R"(", "kind": "serving", "model": "Llama-3.1-8B", "arch": "Llama-3.1-8B", "chip": "H100-SXM",
                "chip_count": 1, "precision": "fp8", "input_len": 1000, "output_len": 1000, "batch": )"
                + QByteArray::number(batch) + R"(, "output_tokens_per_s": )" + QByteArray::number(speed)
                + R"(, "stack": "vLLM", "source_title": "Source )" + QByteArray::number(i % 2) + R"("})";
    }
    return R"({"inference_runs": [)" + rows.join(",\n") + "]}";
}

} // namespace

class TestCalibrate : public QObject
{
    Q_OBJECT

private slots:
    void equalMeasurementsGiveEqualBytes();
    void leavesTheFileAloneWithoutMeasurements();
    void countsEachMeasurementOnce();

private:
    [[nodiscard]] QString path(const QString &name) const { return m_folder.filePath(name); }
    QTemporaryDir m_folder;
};

void TestCalibrate::equalMeasurementsGiveEqualBytes()
{
    write(path(u"runs.json"_s), someRuns());
    const QByteArray shipped = readFile(u":/specs/calibration.json"_s);
    QVERIFY(!shipped.isEmpty());
    for (const char *name : {"a.json", "b.json"}) {
        const QString file = path(QLatin1String(name));
        write(file, shipped);
        const Outcome outcome = runCli({u"calibrate"_s, file, u"--runs"_s, path(u"runs.json"_s)});
        QCOMPARE(outcome.err, QString());
        QCOMPARE(outcome.status, int(Fine));
    }
    const QByteArray found = readFile(path(u"a.json"_s));
    QCOMPARE(found, readFile(path(u"b.json"_s)));
    QVERIFY(found != shipped);
    const QJsonObject serving = QJsonDocument::fromJson(found).object()[u"serving"_s].toObject();
    QCOMPARE(serving[u"evidence"_s][u"rows"_s].toInt(), 12);
    QCOMPARE(serving[u"reach"_s][0][u"sources"_s].toInt(), 2);
    // Only the serving model changes.
    QCOMPARE(QJsonDocument::fromJson(found).object()[u"families"_s],
             QJsonDocument::fromJson(shipped).object()[u"families"_s]);
}

void TestCalibrate::leavesTheFileAloneWithoutMeasurements()
{
    write(path(u"none.json"_s), R"({"inference_runs": [{"id": "run-0", "kind": "serving", "model": "Llama-3.1-8B",
          "chip": "unknown", "chip_count": 1, "batch": 1, "input_len": 100, "output_len": 100,
          "output_tokens_per_s": 90, "source_title": "Source"}]})");
    const QByteArray shipped = readFile(u":/specs/calibration.json"_s);
    write(path(u"c.json"_s), shipped);
    const Outcome outcome = runCli({u"calibrate"_s, path(u"c.json"_s), u"--runs"_s, path(u"none.json"_s)});
    QCOMPARE(outcome.status, int(BadData));
    QVERIFY2(outcome.err.contains(u"The measurement cannot be used to fit constants."_s), qPrintable(outcome.err));
    QCOMPARE(readFile(path(u"c.json"_s)), shipped);
}

void TestCalibrate::countsEachMeasurementOnce()
{
    write(path(u"runs.json"_s), someRuns());
    const Outcome outcome = runCli({u"calibrate"_s, u"--runs"_s, path(u"runs.json"_s), u"--leave-out"_s, u"model"_s});
    QCOMPARE(outcome.status, int(Fine));
    const QStringList lines = QString::fromUtf8(outcome.out).split(u'\n');
    const auto line = std::ranges::find_if(lines, [](const QString &one) { return one.startsWith(u"throughput "_s); });
    QVERIFY2(line != lines.end(), outcome.out.constData());
    QCOMPARE(line->split(u' ', Qt::SkipEmptyParts).at(1), u"12"_s);
}

CHIPBOARD_TEST(TestCalibrate, QApplication)

} // namespace tst_calibrate

#include "tst_calibrate.moc"
