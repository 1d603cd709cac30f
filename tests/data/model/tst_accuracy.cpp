// The accuracy promised for the estimators, on the shared collection of published measurements if present, and on the
// shipped evidence, which has the same runs as figures.
#include "data/files/catalogreader.h"
#include "data/files/evidencereader.h"
#include "data/model/modelcheck.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QFileInfo>
#include <QLocale>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

using namespace Qt::StringLiterals;
using namespace chipboard;

namespace tst_accuracy {

namespace {

QString sharedFacts() { return QStringLiteral(CHIPBOARD_SOURCE_DIR "/../shared/facts/workloads.json"); }

QString facts2026(const char *name)
{
    return QStringLiteral(CHIPBOARD_SOURCE_DIR "/../shared/facts/evidence-2026/") + QLatin1String(name);
}

// The collection of 2025; each run in that of 2026 states its area.
QList<MeasuredRun> firstRuns(const QList<MeasuredRun> &runs)
{
    return allWhere(runs, [](const MeasuredRun &run) { return run.area.isEmpty(); });
}

QByteArray textOf(const QList<Problem> &problems) { return mapped(problems, &Problem::toText).join(u'\n').toUtf8(); }

} // namespace

class TestAccuracy : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void keepsItsPromises_data();
    void keepsItsPromises();
    void itemsAreOfEitherFigureOrModel();
    void totalsOfSystemsAreOfTheirReplicas_data();
    void totalsOfSystemsAreOfTheirReplicas();
    void assumedPartsDoNotHoldASystemBack();
    void blackwellAgainstHopperHoldsInItsRange();
    void readsEveryShippedRun();
    void readmeCountsTheMeasurements();
    void shippedRowsSayWhatTheSharedOnesSay_data();
    void shippedRowsSayWhatTheSharedOnesSay();
    void findsEveryModelOf2026_data();
    void findsEveryModelOf2026();
    void namesModelsAsTheCatalogueDoes();
    void findsEveryChipOf2026();
    void listsEveryRunOfTheSharedFile();
    void callsNoPublishedConfigurationImpossible();
    void reproducesPublishedCosts();
    void leavesOutNoRunInSilence();
    void knowsTheErrorsOfResults_data();
    void knowsTheErrorsOfResults();

private:
    Catalog m_catalog;
    RunSet m_evidence;
    std::optional<ModelCheck> m_shared;
    ModelCheck m_shipped; ///< all runs
    ModelCheck m_first;   ///< those that the constants were found from
};

void TestAccuracy::init() { QTest::failOnWarning(QRegularExpression(u".?"_s)); }

void TestAccuracy::initTestCase()
{
    CatalogLoad load = loadCatalog({});
    QVERIFY2(!hasErrors(load.problems), textOf(load.problems));
    m_catalog = load.catalog;
    const RunSetLoad evidence = shippedEvidence(m_catalog);
    QVERIFY2(evidence.problems.isEmpty(), textOf(evidence.problems));
    m_evidence = evidence.set;
    CheckBench bench(m_catalog.calibration);
    bench.add(m_catalog.models);
    bench.add(m_evidence.chips);
    bench.add(m_catalog.chips);
    m_shipped = checkModel(m_evidence.runs, bench);
    m_first = checkModel(firstRuns(m_evidence.runs), bench);
    if (!QFileInfo::exists(sharedFacts()))
        return;
    const RunSetLoad shared = runsFromFile(sharedFacts());
    QVERIFY(shared.problems.isEmpty());
    CheckBench own(m_catalog.calibration);
    own.add(shared.set.models);
    own.add(shared.set.chips);
    own.add(m_catalog.models);
    own.add(m_catalog.chips);
    for (const MeasuredRun &run : m_evidence.runs)
        own.nameSource(m_catalog.source(run.sources.constFirst())->url, own.sourceOf(run));
    m_shared = checkModel(shared.set.runs, own);
}

void TestAccuracy::keepsItsPromises_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<double>("median");
    QTest::addColumn<double>("within25");
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("shared"); // the shipped file states DeepSeek-V2's hours as a speed
    QTest::newRow("training throughput") << u"throughput"_s << 0.12 << 0.80 << 289 << 288;
    QTest::newRow("full training runs in chip-hours") << u"full_run"_s << 0.20 << 0.0 << 35 << 36;
    QTest::newRow("largest serving throughput") << u"max_throughput"_s << 0.12 << 0.0 << 445 << 445;
    QTest::newRow("decode at a given batch") << u"decode"_s << 0.18 << 0.0 << 267 << 267;
}

void TestAccuracy::keepsItsPromises()
{
    QFETCH(QString, kind);
    QFETCH(double, median);
    QFETCH(double, within25);
    QFETCH(int, rows);
    QFETCH(int, shared);
    for (const ModelCheck *check : {&m_first, m_shared ? &*m_shared : nullptr}) {
        if (check == nullptr)
            continue;
        const ErrorSummary errors = check->byKind.at(kind);
        QCOMPARE(errors.n, check == &m_first ? rows : shared);
        QVERIFY2(errors.medianAbsError <= median, qPrintable(QString::number(errors.medianAbsError)));
        QVERIFY(errors.within25 >= within25);
        QVERIFY(check->utilisation.n >= 100);
        QVERIFY(check->utilisation.medianAbsError <= 0.03);
    }
}

// A decoder may be measured in images a second, and every run of an image model is predicted in items.
void TestAccuracy::itemsAreOfEitherFigureOrModel()
{
    CheckBench bench(m_catalog.calibration);
    bench.add(m_catalog.models);
    bench.add(m_evidence.chips);
    bench.add(m_catalog.chips);
    const auto found = std::ranges::find_if(m_evidence.runs, [&bench](const MeasuredRun &run) {
        const ModelShape *model = bench.modelOf(run);
        return run.measured.items && model != nullptr && model->kind != ModelKind::Decoder;
    });
    QVERIFY(found != m_evidence.runs.end());
    MeasuredRun run = *found;
    QCOMPARE(checkRun(run, bench).unit, u"items/s"_s);
    const auto decoder = std::ranges::find_if(m_catalog.models,
                                              [](const ModelShape &model) { return model.kind == ModelKind::Decoder; });
    run.architecture = decoder->id.text();
    QVERIFY(bench.modelOf(run) != nullptr && bench.modelOf(run)->kind == ModelKind::Decoder);
    QCOMPARE(checkRun(run, bench).unit, u"items/s"_s);
    run = *found;
    run.measured.tokens = run.measured.items;
    run.measured.items.reset();
    QCOMPARE(checkRun(run, bench).unit, u"items/s"_s);
}

void TestAccuracy::totalsOfSystemsAreOfTheirReplicas_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<int>("shards");
    QTest::addColumn<int>("replicas");
    QTest::addColumn<int>("chipsEach");
    QTest::newRow("MLPerf, two chips a replica") << u"mlperf_offline"_s << 2 << 4 << 2;
    QTest::newRow("MLPerf, one replica over all") << u"mlperf_server"_s << 8 << 1 << 8;
    QTest::newRow("MLPerf, three chips a replica leave two idle") << u"mlperf_interactive"_s << 3 << 2 << 3;
    QTest::newRow("other runs are one replica") << u"max_throughput"_s << 8 << 1 << 8;
}

// MLPerf Inference v5.1, closed, 8 x B200, Llama 2 70B in FP4, interactive: 62,851.2 tokens/s of the system (0046).
// Throughput of eight chips as replicas is the number of replicas times that of one replica with its share of requests.
void TestAccuracy::totalsOfSystemsAreOfTheirReplicas()
{
    QFETCH(const QString, kind);
    QFETCH(const int, shards);
    QFETCH(const int, replicas);
    QFETCH(const int, chipsEach);
    CheckBench bench(m_catalog.calibration);
    bench.add(m_catalog.models);
    bench.add(m_catalog.chips);
    MeasuredRun run{.id = u"system"_s, .kind = kind};
    run.model = run.architecture = u"llama-2-70b"_s;
    run.chip = u"B200"_s;
    run.precision = u"fp4"_s;
    run.chips = 8;
    run.shards = shards;
    run.input = 222;
    run.output = 274;
    run.batch = 800;
    run.measured.tokens = 62851.2;
    const CheckRow whole = checkRun(run, bench);
    QVERIFY2(whole.predicted.has_value(), qPrintable(whole.reason));
    MeasuredRun one = run;
    one.kind = u"max_throughput"_s;
    one.chips = chipsEach;
    one.shards = 0;
    one.batch = 800 / replicas;
    const double slower = kind == u"mlperf_server" ? trafficFactor(m_catalog.calibration, TermId::Server)
        : kind == u"mlperf_interactive"            ? trafficFactor(m_catalog.calibration, TermId::Interactive)
                                                   : 1.0;
    QVERIFY(slower >= 1.0);
    QVERIFY(std::abs(*whole.predicted * slower / (*checkRun(one, bench).predicted * replicas) - 1.0) < 1e-9);
    QCOMPARE(whole.note.contains(u"%1 replicas"_s.arg(replicas)), replicas > 1);
    run.kind = u"mlperf_offline"_s;
    run.shards = 0; // the best layout
    const double most = checkRun(run, bench).predicted.value_or(0.0);
    QVERIFY(most >= *whole.predicted);
    run.shards = shards;
    run.shardsAssumed = true; // then the best layout is predicted, too
    QCOMPARE(checkRun(run, bench).predicted, std::optional(most));
}

// FP4 weights of DeepSeek-V3, 376 GB, leave two B200 no room: an assumed layout is not how the system served.
void TestAccuracy::assumedPartsDoNotHoldASystemBack()
{
    CheckBench bench(m_catalog.calibration);
    bench.add(m_catalog.models);
    bench.add(m_catalog.chips);
    MeasuredRun run{.id = u"mixture"_s, .kind = u"mlperf_offline"_s};
    run.model = run.architecture = u"deepseek-v3"_s;
    run.chip = u"B200"_s;
    run.precision = u"fp4"_s;
    run.chips = 8;
    run.shards = 2;
    run.input = 804;
    run.output = 3886;
    run.measured.tokens = 58582; // MLPerf v6.0-0083
    const CheckRow stated = checkRun(run, bench);
    run.shardsAssumed = true;
    const CheckRow assumed = checkRun(run, bench);
    QVERIFY2(assumed.predicted.has_value(), qPrintable(assumed.reason));
    QVERIFY(*assumed.predicted > 1.2 * stated.predicted.value_or(0.0));
}

// AWS Capacity Blocks in the USA, Jul 2026: p6-b200 98.84, p5en 54.92, p5 41.528 USD an hour, 8 chips each. Which chip
// costs less per token, for each pair of rows of TensorRT-LLM 1.2 with equal model and lengths, measured and estimated.
void TestAccuracy::blackwellAgainstHopperHoldsInItsRange()
{
    const std::map<QString, double> prices{{u"B200"_s, 98.84}, {u"H200"_s, 54.92}, {u"H100-SXM"_s, 41.528}};
    int verdicts = 0;
    int wrong = 0;
    QStringList outside;
    for (qsizetype i = 0; i < m_evidence.runs.size(); ++i) {
        for (qsizetype j = 0; j < m_evidence.runs.size(); ++j) {
            const MeasuredRun &first = m_evidence.runs.at(i);
            const MeasuredRun &second = m_evidence.runs.at(j);
            const auto isOfOverview = [](const MeasuredRun &run) { return run.group == u"TensorRT-LLM 1.2 overview"; };
            if (!isOfOverview(first) || !isOfOverview(second) || first.chip != u"B200" || second.chip == u"B200"
                || !prices.contains(second.chip) || first.architecture != second.architecture
                || first.input != second.input || first.output != second.output)
                continue;
            const CheckRow &one = m_shipped.rows.at(i);
            const CheckRow &other = m_shipped.rows.at(j);
            QVERIFY2(one.low && other.low, qPrintable(one.id + one.reason + other.id + other.reason));
            // USD per token of Blackwell divided by that of Hopper
            const double price = prices.at(first.chip) * *first.chips / (prices.at(second.chip) * *second.chips);
            const double measured = price * *other.measured / *one.measured;
            const double estimated = price * *other.predicted / *one.predicted;
            const double least = price * *other.low / *one.high;
            const double most = price * *other.high / *one.low;
            ++verdicts;
            wrong += (measured < 1.0) != (estimated < 1.0) ? 1 : 0;
            if ((measured < 1.0 && least > 1.0) || (measured > 1.0 && most < 1.0))
                outside << one.id + u' ' + other.id;
        }
    }
    QCOMPARE(verdicts, 22);
    QCOMPARE(outside, QStringList());
    QVERIFY2(wrong <= 2, qPrintable(QString::number(wrong)));
}

void TestAccuracy::readsEveryShippedRun()
{
    QCOMPARE(firstRuns(m_evidence.runs).size(), 367 + 913);
    QCOMPARE(m_evidence.runs.size(), 367 + 913 + 53 + 2 + 2164); // two full runs are listed with those of 2026
    QSet<QString> ids;
    for (const MeasuredRun &run : m_evidence.runs)
        ids << run.id;
    QCOMPARE(m_shipped.rows.size(), m_evidence.runs.size());
    for (const MeasuredRun &run : m_evidence.runs) {
        QVERIFY2(!run.sources.isEmpty() || run.kind == u"mfu_only", qPrintable(run.id));
        for (const SourceId &source : run.sources)
            QVERIFY2(m_catalog.source(source) != nullptr, qPrintable(source.text()));
        QVERIFY2(run.twin.isEmpty() || ids.contains(run.twin), qPrintable(run.id));
        QVERIFY2(run.note.size() <= 120, qPrintable(run.id));
    }
}

void TestAccuracy::readmeCountsTheMeasurements()
{
    QFile file(QStringLiteral(CHIPBOARD_SOURCE_DIR "/README.md"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QString text = QString::fromUtf8(file.readAll());
    const QString count = QLocale(QLocale::English).toString(m_evidence.runs.size());
    QCOMPARE(text.count(count + u" published measurements."_s), 1);
    QCOMPARE(text.count(count + u" measurements and reports"_s), 1);
}

void TestAccuracy::shippedRowsSayWhatTheSharedOnesSay_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<int>("rows");
    QTest::newRow("serving") << facts2026("serving.json") << 2164;
    QTest::newRow("training") << facts2026("training.json") << 53;
}

// In the order of the collection; fields that the converter drops or rewords are made equal here.
void TestAccuracy::shippedRowsSayWhatTheSharedOnesSay()
{
    QFETCH(const QString, file);
    QFETCH(const int, rows);
    if (!QFileInfo::exists(file))
        QSKIP("The shared facts are not beside this source tree.");
    const QList<MeasuredRun> shared = runsFromFile(file).set.runs;
    QCOMPARE(shared.size(), rows);
    QList<MeasuredRun> shipped;
    for (const MeasuredRun &run : m_evidence.runs) {
        const bool isOfShared = !run.area.isEmpty() && run.area != u"full run";
        if (isOfShared && (run.area == u"training") == (shared.constFirst().area == u"training"))
            shipped << run;
    }
    QCOMPARE(shipped.size(), rows);
    for (qsizetype i = 0; i < shared.size(); ++i) {
        MeasuredRun ours = shipped.at(i);
        MeasuredRun theirs = shared.at(i);
        QVERIFY(theirs.traffic.startsWith(ours.traffic.section(u" of nominal"_s, 0, 0)));
        QVERIFY(theirs.stack.startsWith(ours.stack));
        QCOMPARE(ours.measuredOn.remove(u'-'), theirs.measuredOn.remove(u'-'));
        QCOMPARE(m_catalog.source(ours.sources.constFirst())->url, theirs.sourceUrl);
        QCOMPARE(ours.architecture.isEmpty() ? u""_s : theirs.architecture.toLower(), ours.architecture);
        for (MeasuredRun *run : {&ours, &theirs}) {
            run->id = run->traffic = run->stack = run->measuredOn = run->architecture = run->note = QString();
            run->measurement = run->twin = run->sourceTitle = run->sourceUrl = QString();
            run->sources.clear();
            run->shape = {};
        }
        // Power and times are converted between units.
        const auto nearly = [](const auto &one, const auto &other) {
            return one.has_value() == other.has_value()
                && (!one || std::abs(one->base() - other->base()) <= 1e-12 * other->base());
        };
        QVERIFY(nearly(ours.power, theirs.power));
        QVERIFY(nearly(ours.measured.perToken, theirs.measured.perToken));
        QVERIFY(nearly(ours.measured.firstToken, theirs.measured.firstToken));
        ours.power = theirs.power;
        ours.measured.perToken = theirs.measured.perToken;
        ours.measured.firstToken = theirs.measured.firstToken;
        QVERIFY2(ours == theirs, qPrintable(shipped.at(i).id));
    }
}

namespace {

// From shared/facts/evidence-2026/architectures.json; the ids are the names in lower case.
constexpr std::array modelsOf2026{"DeepSeek-V3.1",
                                  "DeepSeek-V3.2",
                                  "DeepSeek-V4-Pro",
                                  "DeepSeek-V4-Flash",
                                  "Kimi-K2",
                                  "Kimi-K2.5",
                                  "Kimi-K3",
                                  "GLM-5",
                                  "MiniMax-M2.5",
                                  "MiniMax-M2",
                                  "MiniMax-M2.7",
                                  "MiniMax-M3",
                                  "Qwen3-Coder-480B-A35B",
                                  "Qwen3.5-397B-A17B",
                                  "Qwen3.5-122B-A10B",
                                  "Qwen3.5-35B-A3B",
                                  "Qwen3.5-27B",
                                  "Qwen3.6-27B",
                                  "Qwen3.6-35B-A3B",
                                  "MiMo-V2-Flash",
                                  "GPT-OSS-120B",
                                  "GPT-OSS-20B",
                                  "Llama-4-Scout",
                                  "Llama-4-Maverick",
                                  "gemma-4-26B-A4B",
                                  "gemma-4-31B",
                                  "Step-3.7-Flash",
                                  "Step-3.5-Flash",
                                  "Nemotron-3-Nano-30B-A3B",
                                  "Qwen3-8B",
                                  "Qwen3-14B",
                                  "Qwen3-Next-80B-A3B",
                                  "Gemma-3-27B",
                                  "Gemma-3-12B",
                                  "Gemma-3-4B",
                                  "OLMo-3-32B",
                                  "OLMo-3-7B",
                                  "GLM-4.6",
                                  "GLM-4.5",
                                  "GLM-4.5-Air",
                                  "GLM-4.7-Flash",
                                  "Qwen3.5-9B",
                                  "Qwen3.5-4B",
                                  "Ministral-3-14B",
                                  "Trinity-Mini",
                                  "Trinity-Nano",
                                  "Trinity-Large"};

struct NamedModel
{
    const char *name;
    const char *id;
};
// Other names of models or architectures in the rows of serving.json and training.json.
constexpr std::array otherNames{NamedModel{"DeepSeek-V3", "deepseek-v3"},
                                NamedModel{"Kimi-K2-Thinking-MXFP4", "kimi-k2"},
                                NamedModel{"Llama-2-70B", "llama-2-70b"},
                                NamedModel{"llama2-70b-99", "llama-2-70b"},
                                NamedModel{"Llama-2-7B", "llama-2-7b"},
                                NamedModel{"Llama-3.1-405B", "llama-3.1-405b"},
                                NamedModel{"llama3.1-405b", "llama-3.1-405b"},
                                NamedModel{"Llama-3.1-70B", "llama-3.1-70b"},
                                NamedModel{"Llama-3.1-8B", "llama-3.1-8b"},
                                NamedModel{"llama3.1-8b", "llama-3.1-8b"},
                                NamedModel{"Mistral-7B", "mistral-7b"},
                                NamedModel{"Mixtral-8x7B", "mixtral-8x7b"},
                                NamedModel{"mixtral-8x7b", "mixtral-8x7b"},
                                NamedModel{"Qwen3-30B-A3B", "qwen3-30b-a3b"},
                                NamedModel{"Qwen3-30B-A3B-FP8", "qwen3-30b-a3b"},
                                NamedModel{"Qwen3-32B", "qwen3-32b"},
                                NamedModel{"Qwen3-Coder-480B-A35B-FP8", "qwen3-coder-480b-a35b"},
                                NamedModel{"Qwen3.5-397B-A17B-FP8", "qwen3.5-397b-a17b"},
                                NamedModel{"gpt-oss-120b", "gpt-oss-120b"},
                                NamedModel{"gpt-oss-20b", "gpt-oss-20b"}};

// The first seven are identified by the architecture in their rows; the others have no published dimensions, but
// parameters in their rows. The names alone must not match a similar model.
constexpr std::array unknownNames{"DeepSeek-R1",
                                  "DeepSeek-R1-0528",
                                  "deepseek-r1",
                                  "Llama-3.3-70B",
                                  "Llama-3-70B",
                                  "Llama-3-8B",
                                  "Qwen3-Coder-Next",
                                  "Kimi-Linear-48B-A3B",
                                  "Ministral-3-3B",
                                  "Ministral-3-8B",
                                  "Qwen3.5-2B",
                                  "gemma-4-E2B",
                                  "gemma-4-E4B",
                                  "Nemotron-3-Ultra-550B-A55B",
                                  "Nemotron-3.5-Lightning-30B-A3B"};

} // namespace

void TestAccuracy::findsEveryModelOf2026_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("id"); // empty: no name is close enough
    for (const char *name : modelsOf2026)
        QTest::newRow(name) << QString::fromLatin1(name) << QString::fromLatin1(name).toLower();
    for (const NamedModel &model : otherNames)
        QTest::addRow("row: %s", model.name) << QString::fromLatin1(model.name) << QString::fromLatin1(model.id);
    for (const char *name : unknownNames)
        QTest::addRow("row: %s", name) << QString::fromLatin1(name) << QString();
}

void TestAccuracy::findsEveryModelOf2026()
{
    QFETCH(const QString, name);
    QFETCH(const QString, id);
    CheckBench bench(m_catalog.calibration);
    bench.add(m_catalog.models);
    const ModelShape *model = bench.model(name);
    QCOMPARE(model == nullptr ? QString() : model->id.text(), id);
}

// A model known to the catalogue gets its spelling there. Another model keeps its own.
void TestAccuracy::namesModelsAsTheCatalogueDoes()
{
    CheckBench bench(m_catalog.calibration);
    bench.add(m_catalog.models);
    const auto written = [&bench](const QString &name) { return checkRun(MeasuredRun{.model = name}, bench).model; };
    QCOMPARE(written(u"Llama-3.1-70B"_s), u"Llama 3.1 70B"_s);
    QCOMPARE(written(u"llama3.1-8b"_s), u"Llama 3.1 8B"_s);
    QCOMPARE(written(u"Llama-3.3-70B"_s), u"Llama-3.3-70B"_s);
    QCOMPARE(written(u"LLaMA-3 70B"_s), u"LLaMA-3 70B"_s);
    for (const Workload &workload : m_catalog.workloads) {
        const QString family = workload.model.text().section(u'-', 0, 0); // "llama"
        const QString model = m_catalog.model(workload.model)->name;
        if (workload.name.contains(family, Qt::CaseInsensitive))
            QVERIFY2(workload.name.contains(model), qPrintable(workload.name));
    }
}

void TestAccuracy::findsEveryChipOf2026()
{
    CheckBench bench(m_catalog.calibration);
    bench.add(m_evidence.chips);
    bench.add(m_catalog.chips);
    QSet<QString> chips;
    for (const MeasuredRun &run : m_evidence.runs) {
        if (!run.area.isEmpty())
            chips << run.chip;
    }
    QCOMPARE(chips.size(), 17);
    for (const QString &chip : std::as_const(chips))
        QVERIFY2(bench.device(chip) != nullptr, qPrintable(chip));
    // H200 NVL is a separate card: less compute than the module, the same memory.
    QCOMPARE(bench.device(u"H200-NVL"_s)->peaks.at(Precision::Bf16) / teraflops(1), 835.0);
    QCOMPARE(bench.device(u"H200-NVL"_s)->memory / gibibytes(1), 141.0);
}

void TestAccuracy::listsEveryRunOfTheSharedFile()
{
    if (!m_shared)
        QSKIP("The shared facts are not beside this source tree.");
    QCOMPARE(m_shared->rows.size(), 1280);
}

void TestAccuracy::callsNoPublishedConfigurationImpossible()
{
    QVERIFY2(m_first.calledImpossible.isEmpty(), qPrintable(m_first.calledImpossible.join(u' ')));
    QVERIFY(m_first.fitsChecked > 1000);
    if (m_shared)
        QVERIFY2(m_shared->calledImpossible.isEmpty(), qPrintable(m_shared->calledImpossible.join(u' ')));
}

void TestAccuracy::reproducesPublishedCosts()
{
    QCOMPARE(m_shipped.cost.n, 18);
    // Published with three or four digits.
    QVERIFY(m_shipped.cost.p90AbsError < 0.005);
}

void TestAccuracy::leavesOutNoRunInSilence()
{
    for (const CheckRow &row : std::as_const(m_shipped.rows)) {
        QVERIFY2(row.error().has_value() || !row.reason.isEmpty(), qPrintable(row.id));
        QVERIFY(!row.predicted || (std::isfinite(*row.predicted) && *row.predicted >= 0.0));
    }
}

void TestAccuracy::knowsTheErrorsOfResults_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<Evidence>("stored");
    QTest::newRow("first token") << u"prefill"_s << m_catalog.calibration.errors.firstToken;
}

// The ranges of the calibration file equal those of this check within a tenth; tst_trainingfit checks those of runs.
void TestAccuracy::knowsTheErrorsOfResults()
{
    QFETCH(const QString, kind);
    QFETCH(const Evidence, stored);
    QList<double> errors;
    for (const CheckRow &row : std::as_const(m_first.rows)) {
        if (row.kind == kind && row.error())
            errors << std::abs(*row.error());
    }
    std::ranges::sort(errors);
    QCOMPARE(errors.size(), stored.rows);
    const double place = 0.8 * double(errors.size() - 1);
    const auto below = qsizetype(place);
    const double p80 = errors.at(below) + (errors.at(below + 1) - errors.at(below)) * (place - double(below));
    const double median = summaryOf(errors).medianAbsError;
    const QString found = u"median %1, p80 %2"_s.arg(median).arg(p80);
    QVERIFY2(qAbs(median / stored.medianError - 1.0) < 0.1, qPrintable(found));
    QVERIFY2(qAbs(p80 / stored.p80Error - 1.0) < 0.1, qPrintable(found));
    QCOMPARE(m_catalog.calibration.errors.borrowedFactor, 1.8);
}

CHIPBOARD_TEST(TestAccuracy, QCoreApplication)

} // namespace tst_accuracy

#include "tst_accuracy.moc"
