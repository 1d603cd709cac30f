// Measurement files from other people: usable rows are read, no row is dropped silently.
#include "data/files/evidencereader.h"

#include "data/files/catalogreader.h"
#include "data/files/specfile.h"
#include "data/model/modelcheck.h"
#include "tests/support/testmain.h"

using namespace Qt::StringLiterals;
using namespace chipboard;

namespace tst_runsreader {

class TestRunsReader : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void initTestCase() { m_catalog = loadCatalog({}).catalog; }
    void readsATrainingRun();
    void readsAnInferenceRun();
    void readsHowAModelWasSpread();
    void readsHowTrainingWasSpread();
    void bothLayoutsSayTheSame();
    void readsWhatSpeculationGives_data();
    void readsWhatSpeculationGives();
    void tellsWhatIsPlain_data();
    void tellsWhatIsPlain();
    void readsChipsAndModels();
    void readsAttention_data();
    void readsAttention();
    void warnsOfAttentionThatCannotBe();
    void takesNumbersWrittenAsText();
    void keepsWhatIsNoRun();
    void doesNotGuessAroundWhatCannotBe_data();
    void doesNotGuessAroundWhatCannotBe();
    void refusesNumbersThatCannotBe_data();
    void refusesNumbersThatCannotBe();
    void takesNumbersAtTheirLimits();
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

// Keys and values as in a row of shared/facts/evidence-2026/serving.json.
void TestRunsReader::readsHowAModelWasSpread()
{
    const QByteArray text = R"({"inference_runs": [{"id": "i", "kind": "latency", "model": "M", "chip": "GB200",
        "chip_count": 40, "tp": 32, "tp_shards": 64, "tp_assumed": true, "pp": 2, "ep": 32, "dp": 16,
        "dp_attention": true, "disaggregated": true, "prefill": {"workers": 1, "tp": 4, "gpus": 8},
        "decode": {"workers": 1, "tp": 32, "gpus": 32}, "prefix_caching": true,
        "spec_decoding": "MTP/EAGLE, accept length 2.61", "plain": false, "area": "interactivity",
        "source_group": "InferenceX", "traffic": "closed loop", "measured_on": "2026-05-20", "measurement": "m1",
        "shipped_twin": "old-1", "avg_power_w": 833.91, "effective_concurrency": 12.5, "tpot_ms": 10}]})";
    const MeasuredRun run = runsFromText(text, u"a.json"_s).set.runs.constFirst();
    QCOMPARE(run.chips, 40);
    QCOMPARE(run.shards, 64); // of the layers, shared by two cores of a chip
    QVERIFY(run.shardsAssumed);
    QCOMPARE(run.pipelineParts, 2);
    QCOMPARE(run.expertParts, 32);
    QVERIFY(run.attentionCopied);
    QVERIFY(run.disaggregated);
    QVERIFY(run.prefixCached);
    QCOMPARE(run.speculation, u"MTP/EAGLE, accept length 2.61"_s);
    QCOMPARE(run.acceptance, 2.61);
    QVERIFY(!run.plain);
    QCOMPARE(run.area, u"interactivity"_s);
    QCOMPARE(run.group, u"InferenceX"_s);
    QCOMPARE(run.traffic, u"closed loop"_s);
    QCOMPARE(run.measuredOn, u"2026-05-20"_s);
    QCOMPARE(run.measurement, u"m1"_s);
    QCOMPARE(run.twin, u"old-1"_s);
    QCOMPARE(run.power.value() / watts(1), 833.91);
    const QByteArray silent = R"({"inference_runs": [{"id": "i", "ep": null, "dp": null, "dp_attention": null,
        "disaggregated": null, "spec_decoding": null, "traffic": null, "shipped_twin": null, "avg_power_w": null}]})";
    MeasuredRun nothing{.id = u"i"_s};
    QCOMPARE(runsFromText(silent, u"a.json"_s).set.runs.constFirst(), nothing);
}

void TestRunsReader::readsHowTrainingWasSpread()
{
    const auto runWith = [](const QByteArray &parallelism) {
        return runsFromText(R"({"training_runs": [{"id": "r", "parallelism": )" + parallelism + "}]}", u"a.json"_s)
            .set.runs.constFirst();
    };
    const MeasuredRun run = runWith(R"("TP2 PP8 CP1 EP64")");
    QCOMPARE(run.shards, 2);
    QCOMPARE(run.pipelineParts, 8);
    QCOMPARE(run.expertParts, 64);
    for (const char *silent : {"null", R"("")", R"("TP12345678")", R"("XTP2")", "2"})
        QCOMPARE(runWith(silent).shards, 0);
}

void TestRunsReader::bothLayoutsSayTheSame()
{
    const QByteArray foreign = R"({"inference_runs": [{"id": "i", "kind": "latency", "model": "M", "arch": "m",
        "chip": "c", "chip_count": 16, "tp": 8, "tp_assumed": true, "pp": 2, "ep": 4, "dp": 3, "dp_attention": true,
        "disaggregated": true, "prefill": {"gpus": 6}, "decode": {"gpus": 10}, "prefix_caching": true,
        "spec_decoding": "MTP 2, accept length 2.58", "area": "a", "source_group": "g", "traffic": "t",
        "measured_on": "d", "measurement": "m", "shipped_twin": "w", "avg_power_w": 700, "tpot_ms": 10}]})";
    const QByteArray shipped = R"({"kind": "evidence", "version": 1, "runs": [{"id": "i", "kind": "latency",
        "model": "M", "architecture": "m", "shards": 8, "shards_assumed": true, "expert_parts": 4, "pipeline_parts": 2,
        "replicas": 3, "attention_copied": true, "disaggregated": true, "prefill_chips": 6, "decode_chips": 10,
        "prefix_cached": true, "speculation": "MTP 2, accept length 2.58", "acceptance": 2.58, "area": "a",
        "group": "g", "traffic": "t", "measured_on": "d", "measurement": "m", "twin": "w",
        "power": {"value": 700, "unit": "W", "status": "published", "as_of": "2026", "sources": ["s"]},
        "device": "c", "count": 16,
        "tpot": {"value": 10, "unit": "ms", "status": "published", "as_of": "2026", "sources": ["s"]}}]})";
    Problems problems;
    const SpecContent content = readSpecFile({u"e.json"_s, shipped}, problems);
    QVERIFY(problems.isEmpty());
    MeasuredRun run = content.evidence.runs.constFirst();
    QCOMPARE(run.sources, QList<SourceId>{SourceId(u"s"_s)});
    run.sources.clear();
    QVERIFY(!run.plain);
    QCOMPARE(run, runsFromText(foreign, u"a.json"_s).set.runs.constFirst());
}

void TestRunsReader::readsWhatSpeculationGives_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<double>("acceptance");
    QTest::newRow("none") << u"none"_s << 0.0;
    QTest::newRow("not stated") << u"MTP 3"_s << 0.0;
    QTest::newRow("an accept length") << u"EAGLE3 3 tokens, accept length 3.22"_s << 3.22;
    QTest::newRow("a mean") << u"DSpark 7, mean 5.45 tokens per step"_s << 5.45;
    QTest::newRow("relaxed") << u"MTP 3, relaxed acceptance"_s << 0.0;
    QTest::newRow("a number too long to be one") << u"accept length 12345678"_s << 123.0;
}

void TestRunsReader::readsWhatSpeculationGives()
{
    QFETCH(const QString, text);
    QFETCH(const double, acceptance);
    const QByteArray file = R"({"inference_runs": [{"id": "i", "spec_decoding": ")" + text.toUtf8() + R"("}]})";
    const MeasuredRun run = runsFromText(file, u"a.json"_s).set.runs.constFirst();
    QCOMPARE(run.acceptance, acceptance);
    QCOMPARE(run.speculation, text == u"none" ? QString() : text);
    QCOMPARE(run.plain, text == u"none");
}

void TestRunsReader::tellsWhatIsPlain_data()
{
    QTest::addColumn<QByteArray>("members");
    QTest::addColumn<bool>("plain");
    QTest::newRow("nothing") << QByteArray(R"("spec_decoding": "none")") << true;
    QTest::newRow("speculation") << QByteArray(R"("spec_decoding": "MTP")") << false;
    QTest::newRow("disaggregation") << QByteArray(R"("disaggregated": true)") << false;
    QTest::newRow("cached prefixes") << QByteArray(R"("prefix_caching": true)") << false;
    QTest::newRow("as the file says") << QByteArray(R"("plain": false)") << false;
    QTest::newRow("as the file says all the same") << QByteArray(R"("plain": true, "spec_decoding": "MTP")") << true;
    QTest::newRow("a word") << QByteArray(R"("plain": "no")") << true;
}

void TestRunsReader::tellsWhatIsPlain()
{
    QFETCH(const QByteArray, members);
    QFETCH(const bool, plain);
    const QByteArray file = R"({"inference_runs": [{"id": "i", )" + members + "}]}";
    QCOMPARE(runsFromText(file, u"a.json"_s).set.runs.constFirst().plain, plain);
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

// Models from shared/facts/evidence-2026/architectures.json, shortened.
void TestRunsReader::readsAttention_data()
{
    QTest::addColumn<QByteArray>("members");
    QTest::addColumn<AttentionShape>("expected");
    QTest::addColumn<double>("cached");
    const auto row = [](const char *name, const char *members, const AttentionShape &expected, double cached) {
        QTest::newRow(name) << QByteArray(members) << expected << cached;
    };
    row("full", R"("layers": 46, "kv_heads": 8, "head_dim": 128, "attention_layers": {"full": 46})", {}, 94208);
    AttentionShape sliding{.windowLayers = 25, .window = 1024, .windowElements = 102400};
    row("sliding", R"("layers": 30, "attention_layers": {"sliding": 25, "full": 5}, "sliding_window": 1024,
        "kv_elements_per_token": 112640, "kv_elements_full_layers": 10240, "kv_elements_within_window": 102400)",
        sliding, 112640);
    AttentionShape chunked{.windowLayers = 36, .window = 8192, .windowElements = 98304 - 24576};
    row("chunked", R"("layers": 48, "attention_layers": {"full": 12, "chunked": 36}, "sliding_window": null,
        "attention_chunk": 8192, "kv_elements_per_token": 98304, "kv_elements_full_layers": 24576)",
        chunked, 98304);
    AttentionShape linear{.linearLayers = 45, .stateElements = 1048576};
    row("linear", R"("layers": 60, "attention_layers": {"linear": 45, "full": 15}, "kv_elements_per_token": 15360,
        "kv_elements_full_layers": 15360, "linear_state_elements_per_layer": 1048576)",
        linear, 15360);
    AttentionShape mamba{.linearLayers = 23};
    row("Mamba", R"("layers": 52, "attention_layers": {"full": 6, "mamba": 23, "moe": 23},
        "kv_elements_per_token": 3072)",
        mamba, 3072);
    const AttentionShape latent{0, 0, 0, 0, 0, 512, 64, 128, 128, 2048, 64, 128};
    row("latent and sparse", R"("layers": 61, "attention_layers": {"full": 61}, "kv_elements_per_token": 35136,
        "mla": {"kv_lora_rank": 512, "q_lora_rank": 1536, "qk_rope_head_dim": 64, "qk_nope_head_dim": 128,
        "v_head_dim": 128}, "sparse_topk": 2048, "index_heads": 64, "index_head_dim": 128)",
        latent, 35136);
    AttentionShape blocks{.sparseTop = 2048};
    row("sparse by blocks", R"("layers": 60, "attention_layers": {"full": 60}, "kv_elements_per_token": 61440,
        "sparse_block": 128, "sparse_topk_blocks": 16)",
        blocks, 61440);
    const AttentionShape compressed{61, 128, 61 * 512, 0, 0, 0, 0, 0, 0, 1024, 64, 128};
    // Half the layers keep an entry of 512 every 4 tokens, the others every 128: 0.12890625 of 31,232 in addition.
    row("compressed", R"("layers": 61, "kv_heads": 1, "head_dim": 512, "attention_layers": {"full": 61},
        "sliding_window": 128, "kv_elements_per_token": 62464, "sparse_topk": 1024, "index_heads": 64,
        "index_head_dim": 128, "kv_upper_bound": true)",
        compressed, 31232 + 4026);
}

void TestRunsReader::readsAttention()
{
    QFETCH(const QByteArray, members);
    QFETCH(const AttentionShape, expected);
    QFETCH(const double, cached);
    const RunSetLoad load = runsFromText(R"({"training_runs": [{"id": "r"}], "model_architectures": [{"name": "M",
        "mtp_layers": 1, )" + members + "}]}",
                                         u"a.json"_s);
    QCOMPARE(load.problems.size(), 0);
    const ModelShape model = load.set.models.constFirst();
    QCOMPARE(model.attention, expected);
    QCOMPARE(model.cachedElements(), cached);
    QCOMPARE(model.draftLayers, 1);
}

void TestRunsReader::warnsOfAttentionThatCannotBe()
{
    const QByteArray text = R"({"training_runs": [{"id": "r"}], "model_architectures": [
        {"name": "A", "layers": 4, "kv_heads": 8, "head_dim": 64, "attention_layers": {"sliding": 5, "full": 1},
         "sliding_window": 128, "kv_elements_within_window": 64},
        {"name": "B", "layers": 4, "attention_layers": {"linear": 2000000000, "mamba": 2000000000}},
        {"name": "C", "layers": 4, "attention_layers": {"linear": 3}, "sparse_topk_blocks": 2e9, "sparse_block": 2e9}]})";
    const RunSetLoad load = runsFromText(text, u"a.json"_s);
    QVERIFY(!hasErrors(load.problems));
    QCOMPARE(load.problems.size(), 2);
    QCOMPARE(
        load.problems.at(0).message,
        u"The attention of A is not used: 5 layers with a window and 0 linear layers are more than the 4 layers of "
        "the model."_s);
    QVERIFY(!load.problems.at(0).remedy.isEmpty());
    QCOMPARE(load.set.models.at(0).attention, AttentionShape());
    QCOMPARE(load.set.models.at(1).attention, AttentionShape());
    QCOMPARE(load.set.models.at(2).attention.linearLayers, 3);
    QCOMPARE(load.set.models.at(2).attention.sparseTop, 2'000'000'000);
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
    QCOMPARE(chipsOf("2000000000"), 2'000'000'000); // the largest whole number accepted
    QCOMPARE(chipsOf("2000000001"), 0);
}

void TestRunsReader::keepsWhatIsNoRun()
{
    const RunSet set = runsFromText(R"({"training_runs": [5, {"kind": "throughput"}]})", u"a.json"_s).set;
    QCOMPARE(set.runs.size(), 2);
    QCOMPARE(set.runs.at(0).id, u"/training_runs/0"_s);
    const CheckRow row = checkRun(set.runs.at(0), CheckBench(m_catalog.calibration));
    QCOMPARE(row.reason, u"This entry is not an object: /training_runs/0."_s);
    QCOMPARE(checkRun(set.runs.at(1), CheckBench(m_catalog.calibration)).reason, u"The chip is not stated."_s);
}

void TestRunsReader::doesNotGuessAroundWhatCannotBe_data()
{
    QTest::addColumn<QByteArray>("members"); // of the run
    QTest::addColumn<QByteArray>("model");
    QTest::addColumn<QString>("reason");
    const QByteArray good = R"("name": "M1", "layers": 32, "hidden": 4096, "heads": 32, "kv_heads": 8, "head_dim": 128,
        "params_total": 8e9, "params_active": 8e9)";
    QTest::newRow("no chips") << R"("chip_count": 0)"_ba << good
                              << u"\"chip_count\" must be a whole number from 1 to 10,000,000, not number 0."_s;
    QTest::newRow("fewer than no chips")
        << R"("chip_count": -8)"_ba << good
        << u"\"chip_count\" must be a whole number from 1 to 10,000,000, not number -8."_s;
    QTest::newRow("a million million layers")
        << R"("layers": 1e12)"_ba << good << u"\"layers\" must be a whole number from 1 to 1,000, not number 1e+12."_s;
    QTest::newRow("a model without experts among its experts")
        << R"("chip_count": 1)"_ba << good + R"(, "moe": {"experts": 0, "top_k": 1})"
        << u"The model M1 is not used: \"experts\" must be a whole number from 1 to 10,000, not number 0."_s;
    QTest::newRow("nothing is wrong") << R"("chip_count": 1)"_ba << good << QString();
    QTest::newRow("null is not stated") << R"("chip_count": null, "layers": null)"_ba << good << QString();
}

void TestRunsReader::doesNotGuessAroundWhatCannotBe()
{
    QFETCH(QByteArray, members);
    QFETCH(QByteArray, model);
    QFETCH(QString, reason);
    const CheckRow row = checked(R"({"inference_runs": [{"id": "r", "kind": "decode", "model": "M1", "arch": "M1",
        "chip": "H100", "batch": 8, "input_len": 128, "output_len": 128, "precision": "bf16",
        "output_tokens_per_s": 500, )"
                                 + members + R"(}], "model_architectures": [{)" + model + "}]}");
    QCOMPARE(row.reason, reason);
    QCOMPARE(row.predicted.has_value(), reason.isEmpty());
}

// The message has file, line and column, pointer, fault and remedy: nothing is rounded or dropped silently.
void TestRunsReader::refusesNumbersThatCannotBe_data()
{
    QTest::addColumn<QByteArray>("member");
    QTest::addColumn<QString>("problem"); // after file and line
    const QString remedy = u" Correct the number, or remove it if the source does not state it."_s;
    const auto row = [&remedy](const QByteArray &member, const QString &problem) {
        QTest::newRow(member.constData()) << member << problem + remedy;
    };
    row(R"("batch": -1)",
        u"10: /inference_runs/0/batch: \"batch\" must be a whole number from 0 to 10,000,000, "
        "not number -1."_s);
    row(R"("batch": "-1")",
        u"10: /inference_runs/0/batch: \"batch\" must be a whole number from 0 to 10,000,000, "
        "not string \"-1\"."_s);
    row(R"("batch": 2.5)",
        u"10: /inference_runs/0/batch: \"batch\" must be a whole number from 0 to 10,000,000, "
        "not number 2.5."_s);
    row(R"("chip_count": 1.5)",
        u"15: /inference_runs/0/chip_count: \"chip_count\" must be a whole number from 1 to "
        "10,000,000, not number 1.5."_s);
    row(R"("tp": 1e12)",
        u"7: /inference_runs/0/tp: \"tp\" must be a whole number from 0 to 1,000,000, not number 1e+12."_s);
    row(R"("input_len": -5)",
        u"14: /inference_runs/0/input_len: \"input_len\" must be a number from 0 to "
        "100,000,000, not number -5."_s);
    row(R"("mfu_published": 41)",
        u"18: /inference_runs/0/mfu_published: \"mfu_published\" must be a number from 0 to "
        "1, not number 41."_s);
    row(R"("layers": 1e12)",
        u"11: /inference_runs/0/layers: \"layers\" must be a whole number from 1 to 1,000, "
        "not number 1e+12."_s);
}

void TestRunsReader::refusesNumbersThatCannotBe()
{
    QFETCH(const QByteArray, member);
    QFETCH(const QString, problem);
    const RunSetLoad load = runsFromText("{\"inference_runs\": [\n{\"id\": \"r\",\n" + member + "}]}", u"a.json"_s);
    QCOMPARE(load.problems.size(), 1);
    QVERIFY(hasErrors(load.problems));
    QCOMPARE(load.problems.constFirst().toText(), u"a.json:3:"_s + problem);
    QVERIFY(problem.contains(load.set.runs.constFirst().fault));
}

void TestRunsReader::takesNumbersAtTheirLimits()
{
    const RunSetLoad load = runsFromText(R"({"inference_runs": [{"id": "r", "chip_count": 1, "batch": 0, "tp": 0,
        "input_len": 511.5, "output_len": 0, "mfu_published": 1, "kv_bytes_per_element": 16, "dp": null,
        "ep": "many", "steps": 50.0}]})",
                                         u"a.json"_s);
    QVERIFY(load.problems.isEmpty());
    QVERIFY(load.set.runs.constFirst().fault.isEmpty());
}

void TestRunsReader::tellsBrokenFiles_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("problem");
    QTest::newRow("a list") << QByteArray("[]") << u"a.json:1:1: The file must contain an object."_s;
    QTest::newRow("nothing in it") << QByteArray("{}") << u"a.json:1:1: The file contains no measurements."_s;
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

// A chip and a model from no list, next to a known chip under another name.
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
