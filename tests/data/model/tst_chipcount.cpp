// Number of chips of an estimate when none is given.
#include "data/model/chipcount.h"

#include "data/compare/request.h"
#include "data/files/catalogreader.h"
#include "data/model/setup.h"
#include "tests/support/testmain.h"

using namespace Qt::StringLiterals;
using namespace chipboard;

namespace tst_chipcount {
static Result<int> chipsFor(const EstimateRequest &request, const Calibration &calibration)
{
    return chipboard::chipsFor(request, usualServing(request, calibration));
}

class TestChipCount : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void initTestCase() { m_catalog = loadCatalog({}).catalog; }
    void countsThatAreAskedForAreTaken();
    void instancesAreTakenWhole();
    void takesTheWorkloadsOwnCount_data();
    void takesTheWorkloadsOwnCount();
    void servingTakesTheFewestThatServeWell();
    void oneRequestAtATimeTakesTheFewest();
    void smallModelsRunAsCopies();
    void copiesServeNoLessThanOne_data();
    void copiesServeNoLessThanOne();
    void oddCountsAreSplitInPowersOfTwo_data();
    void oddCountsAreSplitInPowersOfTwo();
    void requestsAtOnceAreShared_data();
    void requestsAtOnceAreShared();
    void memoryHoldsTheRequestsAskedFor();
    void memoryNeededIsOfWhatRuns();
    void fillsTheMemoryThatSoftwareFinds();
    void countsTheCopiesOfTheCache();
    void copiesAttentionWhereThatServesMore();

private:
    [[nodiscard]] EstimateRequest asked(const char *workload, const char *on, int count = 0) const;

    Catalog m_catalog;
};

EstimateRequest TestChipCount::asked(const char *workload, const char *on, int count) const
{
    EstimatePlace place{.on = QString::fromLatin1(on), .count = count};
    const Workload *work = m_catalog.workload(WorkloadId(QString::fromLatin1(workload)));
    const auto request = requestFor(m_catalog, *work, place);
    if (!request)
        qFatal("%s", qPrintable(request.problem().message));
    return preparedRequest(request.value()).value();
}

void TestChipCount::countsThatAreAskedForAreTaken()
{
    QCOMPARE(chipsFor(asked("serve-llama-3.1-8b", "h100-sxm", 3), m_catalog.calibration).value(), 3);
    const auto refused = chipsFor(asked("serve-llama-3.1-8b", "trn1.32xlarge", 3), m_catalog.calibration);
    QVERIFY(!refused);
    QVERIFY2(refused.problem().message.contains(u"16"_s), qPrintable(refused.problem().message));
}

void TestChipCount::instancesAreTakenWhole()
{
    // 16 Trainium chips of 32 GB hold the 141 GB of a 70B model in BF16; no instance has 8.
    QCOMPARE(chipsFor(asked("serve-llama-3.1-70b", "trn1.32xlarge"), m_catalog.calibration).value() % 16, 0);
    QCOMPARE(chipsFor(asked("resnet-50-batch", "p5.48xlarge"), m_catalog.calibration).value(), 8);
    QCOMPARE(chipsFor(asked("resnet-50-batch", "h100-sxm"), m_catalog.calibration).value(), 1);
}

void TestChipCount::takesTheWorkloadsOwnCount_data()
{
    QTest::addColumn<QByteArray>("workload");
    QTest::addColumn<QByteArray>("on");
    QTest::addColumn<int>("chips");
    QTest::newRow("as Meta trained it") << QByteArray("pretrain-llama-3.1-405b") << QByteArray("h100-sxm") << 16384;
    QTest::newRow("whole instances of 16")
        << QByteArray("pretrain-llama-3.1-405b") << QByteArray("trn1.32xlarge") << 16384;
    QTest::newRow("LoRA") << QByteArray("lora-llama-3.1-70b") << QByteArray("h100-sxm") << 8;
    QTest::newRow("LoRA, whole instances") << QByteArray("lora-llama-3.1-70b") << QByteArray("trn2.48xlarge") << 16;
}

void TestChipCount::takesTheWorkloadsOwnCount()
{
    QFETCH(const QByteArray, workload);
    QFETCH(const QByteArray, on);
    QTEST(chipsFor(asked(workload.constData(), on.constData()), m_catalog.calibration).value(), "chips");
}

// 141 GB of weights leave an H100 pair (160 GB) no room for requests; four serve far more tokens per chip.
void TestChipCount::servingTakesTheFewestThatServeWell()
{
    QVERIFY(fitOf(asked("serve-llama-3.1-70b", "h100-sxm", 2), 2).fits);
    const int chosen = chipsFor(asked("serve-llama-3.1-70b", "h100-sxm"), m_catalog.calibration).value();
    QVERIFY2(chosen >= 4 && chosen <= 16, qPrintable(QString::number(chosen)));
    const auto perChip = [this](int chips) {
        const Estimate found = estimate(asked("serve-llama-3.1-70b", "h100-sxm", chips), m_catalog.calibration);
        return found.result(u"tokens_per_s_per_chip")->value->value;
    };
    for (int chips = 2; chips <= 64; chips *= 2)
        QVERIFY(perChip(chosen) >= perChip(chips) * (1 - 1e-9));
}

void TestChipCount::oneRequestAtATimeTakesTheFewest()
{
    QCOMPARE(chipsFor(asked("chat-realtime", "h100-sxm"), m_catalog.calibration).value(), 1);
}

// 8B fills a fifth of an H100: eight replicas serve more than one on eight chips.
void TestChipCount::smallModelsRunAsCopies()
{
    const EstimateRequest request = asked("serve-llama-3.1-8b", "p5.48xlarge");
    const ServingChoice choice = usualServing(request, m_catalog.calibration);
    const ServingSpread spread = spreadOf(request, choice.constants, 8);
    QCOMPARE(spread.copies * spread.chipsEach, 8);
    QVERIFY(spread.copies > 1);
    const Estimate whole = estimate(request, m_catalog.calibration);
    const Estimate one = estimate(asked("serve-llama-3.1-8b", "h100-sxm", spread.chipsEach), m_catalog.calibration);
    const auto value = [](const Estimate &found, QStringView metric) { return found.result(metric)->value->value; };
    QVERIFY(qAbs(value(whole, u"tokens_per_s") / (spread.copies * value(one, u"tokens_per_s")) - 1.0) < 1e-9);
    QVERIFY(qAbs(value(whole, u"tpot") / value(one, u"tpot") - 1.0) < 1e-9); // as slow as a single replica
    QVERIFY(qAbs(value(whole, u"tokens_per_s_per_chip") * 8.0 / value(whole, u"tokens_per_s") - 1.0) < 1e-9);
    const QString note = u"Runs as %1 replicas"_s.arg(spread.copies);
    QVERIFY2(whole.notes.join(u' ').contains(note), qPrintable(whole.notes.join(u' ')));
}

void TestChipCount::copiesServeNoLessThanOne_data()
{
    QTest::addColumn<QByteArray>("on");
    for (const char *on : {"p5.48xlarge", "trn1.32xlarge", "inf2.48xlarge", "trn2.48xlarge", "p4de.24xlarge"})
        QTest::newRow(on) << QByteArray(on);
}

void TestChipCount::copiesServeNoLessThanOne()
{
    QFETCH(const QByteArray, on);
    for (const char *workload : {"serve-llama-3.1-8b", "serve-llama-3.1-70b", "summarise-batch"}) {
        const EstimateRequest request = asked(workload, on.constData());
        const int chips = chipsFor(request, m_catalog.calibration).value();
        const ServingChoice choice = usualServing(request, m_catalog.calibration);
        const ServingSpread spread = spreadOf(request, choice.constants, chips);
        QVERIFY(spread.copies * spread.chipsEach <= chips);
        QVERIFY(fitOf(request, spread.chipsEach).fits);
        const auto tokens = [&](int each) {
            return servingSpeed(request.model, servingSetupOf(request.workload, each), request.device, choice.constants)
                .value()
                .tokens.value;
        };
        QVERIFY(tokens(spread.chipsEach) * spread.copies >= tokens(chips));
    }
}

void TestChipCount::oddCountsAreSplitInPowersOfTwo_data()
{
    QTest::addColumn<int>("chips");
    for (const int chips : {3, 12, 72, 144, 1000, 500'000})
        QTest::addRow("%d chips", chips) << chips;
}

// 500,000 chips do not form 32 replicas of 15,625: a replica uses 1, 2, 4 ... 64 chips, or all of a few.
void TestChipCount::oddCountsAreSplitInPowersOfTwo()
{
    QFETCH(const int, chips);
    const EstimateRequest request = asked("serve-llama-3.1-70b", "h100-sxm", chips);
    const ServingChoice choice = usualServing(request, m_catalog.calibration);
    const ServingSpread spread = spreadOf(request, choice.constants, chips);
    const auto tokens = [&](int copies, int each) {
        const auto speed =
            servingSpeed(request.model, copyOf(request.workload, {copies, each}), request.device, choice.constants);
        return speed ? speed.value().tokens.value.base() * copies : 0.0;
    };
    QVERIFY(spread.chipsEach == chips || (spread.chipsEach & (spread.chipsEach - 1)) == 0);
    QVERIFY(spread.chipsEach <= 64);
    QCOMPARE(spread.copies, chips / spread.chipsEach);
    for (int each = 2; each <= std::min(64, chips); each *= 2) // 1 does not hold 141 GB
        QVERIFY(tokens(spread.copies, spread.chipsEach) >= tokens(chips / each, each) * (1 - 1e-9));
    const Estimate found = estimate(request, m_catalog.calibration);
    const QString notes = found.notes.join(u' ');
    QCOMPARE(notes.contains(u"are idle"_s), spread.copies * spread.chipsEach < chips);
    QCOMPARE(notes.contains(u"replicas"_s), spread.copies > 1);
    QVERIFY(!(notes.contains(u"split across"_s) && notes.contains(u"replicas"_s)));
    // Weights of 141.1 GB, 131.4 GiB, once per replica, and the cache of each running request: 327,680 B x (1,024 + 512
    // / 2) tokens, as answers are half done on average, stored once for up to 8 KV heads.
    const double requests = found.result(u"requests_at_once")->value->value;
    const double cache = 327680.0 * 1280.0 / 1073741824.0 * std::max(1.0, spread.chipsEach / 8.0);
    const double needed =
        weightsOf(request.model, servingSetupOf(request.workload, 1)) / gibibytes(1) * spread.copies + cache * requests;
    QVERIFY(qAbs(found.result(u"memory_needed")->value->value / needed - 1.0) < 1e-9);
    QVERIFY(needed > 131.4 * spread.copies);
    QVERIFY(needed <= 0.9 * 80.0 * chips);
    const QStringList inputs = found.result(u"tokens_per_s_per_chip")->inputTexts();
    QVERIFY(inputs.contains(u"chips = %1"_s.arg(QString::number(double(chips), 'g', 12))));
    QVERIFY(inputs.contains(u"busy_copies = %1"_s.arg(QString::number(double(spread.copies), 'g', 12))));
    QVERIFY(inputs.contains(u"chips_of_a_copy = %1"_s.arg(spread.chipsEach)));
}

void TestChipCount::requestsAtOnceAreShared_data()
{
    QTest::addColumn<int>("batch");
    QTest::addColumn<int>("chips");
    for (const int batch : {1, 5, 100})
        for (const int chips : {8, 12, 1000})
            QTest::addRow("%d requests, %d chips", batch, chips) << batch << chips;
}

// No more replicas than requests, each with an equal share rounded up, and in total no more requests than sent.
void TestChipCount::requestsAtOnceAreShared()
{
    QFETCH(const int, batch);
    QFETCH(const int, chips);
    EstimateRequest request = asked("serve-llama-3.1-8b", "h100-sxm", chips);
    request.workload.batch = batch;
    const ServingChoice choice = usualServing(request, m_catalog.calibration);
    const ServingSpread spread = spreadOf(request, choice.constants, chips);
    QVERIFY(spread.copies <= batch);
    QVERIFY(spread.chipsEach <= 64);
    QVERIFY(spread.copies * spread.chipsEach <= chips);
    QCOMPARE(copyOf(request.workload, spread).batch, (batch + spread.copies - 1) / spread.copies);
    const Estimate found = estimate(request, m_catalog.calibration);
    const auto value = [&found](QStringView metric) { return found.result(metric)->value->value; };
    QVERIFY(qAbs(value(u"requests_at_once") - batch) < 1e-9);
    // A round includes the first token and all others; tokens/s cannot exceed that of the others alone.
    QVERIFY(value(u"tokens_per_s") <= 1000.0 * batch / value(u"tpot") * (1 + 1e-9) || spread.copies < batch);
    QCOMPARE(found.notes.join(u' ').contains(u"are idle"_s), spread.copies * spread.chipsEach < chips);
}

// Llama 3.1 70B in BF16: 141.11 GB of weights, 131.42 GiB; 32 requests of 3,584 + 512 tokens, 327,680 B each: 40 GiB.
// The sum of 171.42 GiB, at 72 GiB per H100 (0.9 x 80), needs 3 chips, while one request fits on two.
void TestChipCount::memoryHoldsTheRequestsAskedFor()
{
    EstimateRequest request = asked("serve-llama-3.1-70b", "h100-sxm", 4);
    request.workload.input = 3584;
    request.workload.output = 512;
    request.workload.batch = 32;
    const auto value = [this](const EstimateRequest &each, QStringView metric) {
        return estimate(each, m_catalog.calibration).result(metric)->value->value;
    };
    QCOMPARE(spreadOf(request, usualServing(request, m_catalog.calibration).constants, 4).copies, 1);
    QVERIFY2(qAbs(value(request, u"memory_needed") - 171.42) < 0.01,
             qPrintable(QString::number(value(request, u"memory_needed"))));
    QCOMPARE(value(request, u"fewest_chips"), 3.0);
    QCOMPARE(value(request, u"requests_at_once"), 32.0);
    request.count = 3; // the fewest chips serve all requests concurrently
    QCOMPARE(value(request, u"requests_at_once"), 32.0);
    request.count = 2; // fewer chips serve, too: the other requests wait
    QVERIFY(value(request, u"requests_at_once") < 32.0);
    QVERIFY(qAbs(value(request, u"memory_needed") - 171.42) < 0.01);
    QVERIFY(estimate(request, m_catalog.calibration).notes.join(u' ').contains(u"the others wait"_s));
    request.count = 0; // without a count: never fewer than hold all requests
    QVERIFY(chipsFor(request, m_catalog.calibration).value() >= 3);
    request.workload.batch = 1;
    QCOMPARE(value(request, u"fewest_chips"), 2.0);
}

// Without a number of requests: as many as run in the available memory.
void TestChipCount::memoryNeededIsOfWhatRuns()
{
    for (const int chips : {2, 4, 8, 64}) {
        const EstimateRequest request = asked("serve-llama-3.1-70b", "h100-sxm", chips);
        const Estimate found = estimate(request, m_catalog.calibration);
        const double needed = found.result(u"memory_needed")->value->value;
        const double running = found.result(u"requests_at_once")->value->value;
        QVERIFY(needed > 131.4 + running * 0.39); // 1,280 tokens of 327,680 bytes: 0.39 GiB
        QVERIFY(needed <= 0.9 * 80.0 * chips);
        QCOMPARE(found.result(u"fewest_chips")->value->value, 2.0); // one request
    }
}

// A B200 of "180 GB" has 183,359 MiB for software, 179.06 GiB; of an H100 only the printed 80 GB is known, which means
// GiB. A value entered by the user is not changed.
void TestChipCount::fillsTheMemoryThatSoftwareFinds()
{
    const auto memoryOf = [this](const Chip &chip) {
        return deviceFrom(chip, m_catalog.calibration).value().memory / gibibytes(1);
    };
    QCOMPARE(memoryOf(*m_catalog.chip(ChipId(u"h100-sxm"_s))), 80.0);
    Chip changed = *m_catalog.chip(ChipId(u"b200"_s));
    QCOMPARE(memoryOf(changed), 183359.0 / 1024.0);
    changed.memory.own = u"180 GB"_s;
    QCOMPARE(memoryOf(changed), 180.0);
}

// As in data/model/tst_inference.cpp: (0.9 x 640 x 2^30 - 235.1e9) / (96,256 x (8,192 + 512) x 2) = 228.8.
void TestChipCount::countsTheCopiesOfTheCache()
{
    EstimateRequest request = asked("serve-llama-3.1-70b", "h100-sxm", 8);
    request.model = *m_catalog.model(ModelId(u"qwen3-235b-a22b"_s));
    request.workload.precision = Precision::Fp8;
    request.workload.input = 8192;
    request.workload.output = 1024;
    const ServingSetup setup = servingSetupOf(request.workload, 8);
    QCOMPARE(capacityOf<double>(servingFigures(request.model, setup, request.device, {}), setup.chips), 228.0);
    const Estimate found = estimate(request, m_catalog.calibration);
    const ServingChoice choice = usualServing(request, m_catalog.calibration);
    const ServingSpread spread = spreadOf(request, choice.constants, 8);
    const double divided = spread.chipsEach == 8 ? 228.0 : 88.0 * spread.copies; // on 4 chips: (309.2 - 235.1) / 0.8378
    const double most = spread.attentionCopied ? 457.0 : divided;                // once: (618.5 - 235.1) / 0.8378
    QVERIFY(found.result(u"requests_at_once")->value->value <= most);
}

// DeepSeek-V3 has one latent cache per token: eight chips that divide its layers store it eight times, with all of
// attention on each chip it is stored once. The chosen layout is not worse than the divided one; dense models have only
// that.
void TestChipCount::copiesAttentionWhereThatServesMore()
{
    EstimateRequest request = asked("serve-deepseek-v3", "b200", 8);
    const ServingConstants constants = usualServing(request, m_catalog.calibration).constants;
    const ServingSpread spread = spreadOf(request, constants, 8);
    QVERIFY(spread.attentionCopied);
    const double chosen = estimate(request, m_catalog.calibration).result(u"tokens_per_s")->value->value;
    ServingSetup divided = copyOf(request.workload, spread);
    divided.attentionCopied = false;
    const auto speed = servingSpeed(request.model, divided, request.device, constants);
    QVERIFY(chosen > 1.2 * spread.copies * speed.value().tokens.value.base());
    const EstimateRequest dense = asked("serve-llama-3.1-70b", "b200", 8);
    QVERIFY(!spreadOf(dense, usualServing(dense, m_catalog.calibration).constants, 8).attentionCopied);
}

CHIPBOARD_TEST(TestChipCount, QCoreApplication)

} // namespace tst_chipcount

#include "tst_chipcount.moc"
