// Files of measurements as other people write them: what is usable is used, nothing is dropped in silence.
#include "data/files/evidencereader.h"

#include "data/files/catalogreader.h"
#include "data/model/modelcheck.h"
#include "tests/support/testmain.h"

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace chipboard;

namespace tst_runsreader {

class TestRunsReader : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { m_catalog = loadCatalog({}).catalog; }
    void init() { QTest::failOnWarning(QRegularExpression(u".?"_s)); }
    void readsATrainingRun();
    void readsAnInferenceRun();
    void readsChipsAndModels();
    void takesNumbersWrittenAsText();
    void keepsWhatIsNoRun();
    void tellsBrokenFiles_data();
    void tellsBrokenFiles();
    void predictsUnseenChipsAndModels();
    void choosesTheFigureThatIsStated_data();
    void choosesTheFigureThatIsStated();
    void reproducesAPublishedCost();

private:
    [[nodiscard]] CheckRow checked(const QByteArray &text) const;

    Catalog m_catalog;
};

CheckRow TestRunsReader::checked(const QByteArray &text) const
{
    const RunSetLoad load = runsFromText(text, u"runs.json"_s);
    CheckBench bench(m_catalog.calibration);
    bench.add(load.set.models);
    bench.add(load.set.chips);
    bench.add(m_catalog.models);
    bench.add(m_catalog.chips);
    return load.set.runs.isEmpty() ? CheckRow() : checkRun(load.set.runs.constFirst(), bench);
}

void TestRunsReader::readsATrainingRun()
{
    const QByteArray text = R"({"training_runs": [{"id": "r1", "kind": "throughput", "task": "sft", "model": "M",
        "arch": "A", "params_total": 8e9, "params_active": 2e9, "layers": 32, "hidden": 4096, "chip": "H100",
        "chip_count": 64, "precision": "fp8", "seq_len": 2048, "tokens": 1e12, "global_batch": 512,
        "tokens_per_s_per_chip": 9000, "mfu_published": 0.41, "source_title": "T", "source_url": "U", "more": []}]})";
    const RunSetLoad load = runsFromText(text, u"a.json"_s);
    QVERIFY(load.problems.isEmpty());
    const MeasuredRun run = load.set.runs.constFirst();
    QCOMPARE(run.id, u"r1"_s);
    QCOMPARE(run.shape.activeParameters, 2e9);
    QCOMPARE(run.shape.layers, 32);
    QCOMPARE(run.chips, 64);
    QCOMPARE(run.sequence, 2048);
    QCOMPARE(run.trainingTokens, 1e12);
    QCOMPARE(run.globalBatch, 512);
    QCOMPARE(run.measured.tokensPerChip, 9000.0);
    QCOMPARE(run.measured.utilisation, 0.41);
    QVERIFY(!run.measured.chipHours.has_value());
    QCOMPARE(run.sourceTitle, u"T"_s);
}

void TestRunsReader::readsAnInferenceRun()
{
    const QByteArray text = R"({"inference_runs": [{"id": "i1", "kind": "decode", "model": "M", "chip": "H100",
        "tp": 4, "batch": 8, "input_len": 128, "output_len": 256, "weight_gib": 2, "output_tokens_per_s": 500.5,
        "tpot_ms": 16, "ttft_ms": null, "usd_per_instance_hour_published": 2.5, "usd_per_1m_published": 0.5}]})";
    const MeasuredRun run = runsFromText(text, u"a.json"_s).set.runs.constFirst();
    QCOMPARE(run.shards, 4);
    QCOMPARE(run.batch, 8);
    QCOMPARE(run.weights.value() / gibibytes(1), 2.0);
    QCOMPARE(run.measured.tokens, 500.5);
    QCOMPARE(run.measured.perToken.value() / seconds(1), 0.016);
    QVERIFY(!run.measured.firstToken.has_value());
    QCOMPARE(run.measured.price.value() / usDollarsPerHour(1), 2.5);
}

void TestRunsReader::readsChipsAndModels()
{
    const QByteArray text = R"({"training_runs": [{"id": "r"}],
        "chips": {"X1": {"peak_dense_tflops": {"bf16": 100, "fp8": 200}, "mem_gb": 64, "mem_bw_gb_s": 1000,
                         "scale_up_link_gb_s_unidirectional": 50}},
        "model_architectures": [{"name": "M", "family": "cnn", "params_total": 25e6, "gmacs_per_image": 4.13},
            {"name": "E", "family": "decoder", "layers": 10, "moe": {"experts": 8, "top_k": 2, "expert_ffn": 100}}]})";
    const RunSet set = runsFromText(text, u"a.json"_s).set;
    QCOMPARE(set.chips.constFirst().id, u"X1"_s);
    QCOMPARE(set.chips.constFirst().peaks.at(Precision::Fp8) / teraflops(1), 200.0);
    QCOMPARE(set.chips.constFirst().link / gigabytesPerSecond(1), 50.0);
    QCOMPARE(set.models.at(0).kind, ModelKind::Vision);
    QCOMPARE(set.models.at(0).flopPerItem, 8.26e9);
    QCOMPARE(set.models.at(1).experts->count, 8);
}

void TestRunsReader::takesNumbersWrittenAsText()
{
    const QByteArray text = R"({"training_runs": [{"id": "r", "chip_count": " 64 ", "params_total": "8e9",
        "seq_len": "long", "tokens_per_s_per_chip": -5}]})";
    const MeasuredRun run = runsFromText(text, u"a.json"_s).set.runs.constFirst();
    QCOMPARE(run.chips, 64);
    QCOMPARE(run.shape.parameters, 8e9);
    QCOMPARE(run.sequence, 0);
    QVERIFY(!run.measured.tokensPerChip.has_value());
    const auto chipsOf = [](const QByteArray &count) {
        return runsFromText(R"({"training_runs": [{"id": "r", "chip_count": )" + count + "}]}", u"a.json"_s)
            .set.runs.constFirst()
            .chips.value_or(0);
    };
    QCOMPARE(chipsOf("2000000000"), 2'000'000'000); // the most that is taken for a whole number
    QCOMPARE(chipsOf("2000000001"), 0);
    QCOMPARE(chipsOf("0.5"), 1); // the nearest
}

void TestRunsReader::keepsWhatIsNoRun()
{
    const RunSet set = runsFromText(R"({"training_runs": [5, {"kind": "throughput"}]})", u"a.json"_s).set;
    QCOMPARE(set.runs.size(), 2);
    QCOMPARE(set.runs.at(0).id, u"/training_runs/0"_s);
    const CheckRow row = checkRun(set.runs.at(0), CheckBench(m_catalog.calibration));
    QCOMPARE(row.reason, u"This entry is no object: /training_runs/0."_s);
    QCOMPARE(checkRun(set.runs.at(1), CheckBench(m_catalog.calibration)).reason, u"The chip is not stated."_s);
}

void TestRunsReader::tellsBrokenFiles_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("problem");
    QTest::newRow("a list") << QByteArray("[]") << u"a.json:1:1: The file must hold an object."_s;
    QTest::newRow("nothing in it") << QByteArray("{}") << u"a.json:1:1: There is no measurement in the file."_s;
    QTest::newRow("cut off") << QByteArray("{\"training_runs\": [\n{\"id\": ") << u"a.json:2:"_s;
    QTest::newRow("empty") << QByteArray() << u"a.json:1:1: The file is empty."_s;
}

void TestRunsReader::tellsBrokenFiles()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QString, problem);
    const RunSetLoad load = runsFromText(text, u"a.json"_s);
    QVERIFY(load.set.runs.isEmpty());
    QVERIFY(hasErrors(load.problems));
    QVERIFY2(load.problems.constFirst().toText().startsWith(problem), qPrintable(load.problems.constFirst().toText()));
}

// A chip and a model that are in no list, beside a known chip by another name.
void TestRunsReader::predictsUnseenChipsAndModels()
{
    const QByteArray chips = R"("chips": {"Zork 9": {"peak_dense_tflops": {"bf16": 1000}, "mem_gb": 96,
        "mem_bw_gb_s": 4000}})";
    const CheckRow trained = checked(R"({"training_runs": [{"id": "r", "kind": "throughput", "model": "Foo-13B",
        "chip": "Zork 9", "chip_count": 8, "seq_len": 4096, "precision": "bf16", "tokens_per_s_per_chip": 4000}], )"
                                     + chips + "}");
    // 13e9 parameters at 41.6 % of 1 PFLOPS and some percent for attention and memory: 4,600 tokens a second
    QVERIFY2(trained.predicted && *trained.predicted > 3500 && *trained.predicted < 5400,
             qPrintable(trained.reason + QString::number(trained.predicted.value_or(0))));
    const CheckRow served = checked(R"({"inference_runs": [{"id": "i", "kind": "max_throughput", "model": "Foo-13B",
        "chip": "NVIDIA H100 80GB HBM3", "chip_count": 1, "input_len": 512, "output_len": 512, "precision": "fp8",
        "output_tokens_per_s": 8000, "stack": "TensorRT-LLM 1.0"}]})");
    QVERIFY2(served.predicted && *served.predicted > 1000, qPrintable(served.reason));
    QVERIFY(served.note.contains(u"guessed"_s));
    QCOMPARE(served.family, u"hopper"_s);
    const CheckRow unknown = checked(R"({"inference_runs": [{"id": "i", "chip": "Zork 9", "model": "Foo",
        "output_tokens_per_s": 1}]})");
    QVERIFY(unknown.reason.contains(u"Zork 9"_s));
}

void TestRunsReader::choosesTheFigureThatIsStated_data()
{
    QTest::addColumn<QByteArray>("members");
    QTest::addColumn<QString>("unit");
    QTest::newRow("training speed") << QByteArray(R"("tokens_per_s_per_chip": 10)") << u"tokens/s"_s;
    QTest::newRow("chip-hours") << QByteArray(R"("chip_hours": 10, "tokens": 1e12)") << u"h"_s;
    QTest::newRow("utilisation with recomputation") << QByteArray(R"("hfu_published": 0.5)") << u"MFU"_s;
    QTest::newRow("utilisation") << QByteArray(R"("mfu_published": 0.4)") << u"MFU"_s;
    QTest::newRow("output tokens") << QByteArray(R"("output_tokens_per_s": 10, "input_len": 1, "output_len": 9)")
                                   << u"tokens/s"_s;
    QTest::newRow("time per token") << QByteArray(R"("tpot_ms": 10, "batch": 1, "input_len": 1, "output_len": 9)")
                                    << u"s"_s;
    QTest::newRow("time to first token") << QByteArray(R"("ttft_ms": 10, "input_len": 1000)") << u"s"_s;
}

void TestRunsReader::choosesTheFigureThatIsStated()
{
    QFETCH(const QByteArray, members);
    QFETCH(const QString, unit);
    const CheckRow row = checked(R"({"inference_runs": [{"id": "i", "kind": "whatever", "model": "Llama-3.1-8B",
        "chip": "H100", "chip_count": 1, )"
                                 + members + "}]}");
    QCOMPARE(row.unit, unit);
    QVERIFY2(row.error().has_value(), qPrintable(row.reason));
}

// AWS Neuron documentation, inf2-performance: 0.328 USD/h, 2674.19 inferences a second, 0.034 USD per million.
void TestRunsReader::reproducesAPublishedCost()
{
    const QByteArray text = R"({"inference_runs": [{"id": "i", "kind": "encoder_batch", "inferences_per_s": 2674.19,
        "usd_per_instance_hour_published": 0.328, "usd_per_1m_published": 0.0341}]})";
    const auto row = checkCost(runsFromText(text, u"a.json"_s).set.runs.constFirst());
    QVERIFY(row.has_value());
    QVERIFY(std::abs(*row->predicted - 0.0341) < 0.00005);
}

CHIPBOARD_TEST(TestRunsReader, QCoreApplication)

} // namespace tst_runsreader

#include "tst_runsreader.moc"
