#include "data/model/memoryfit.h"

#include "data/model/batch.h"
#include "data/model/cost.h"
#include "data/model/terms.h"
#include "tests/support/estimatefixture.h"
#include "tests/support/testmain.h"

#include <cmath>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_memoryfit {

static PriceTerms priceOf(double usdPerHour, int chipsEach, const Terms &terms)
{
    return {exactly(usDollarsPerHour(usdPerHour)), chipsEach, terms};
}

class TestMemoryFit : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void dividesStatesAsZeroDoes_data();
    void dividesStatesAsZeroDoes();
    void countsActivations();
    void findsTheSimplestLayout();
    void namesTheFewestChips();
    void holdsEveryRequest_data();
    void holdsEveryRequest();
    void fitsWithAttentionOnEachChip();
    void repeatsTheCacheBeyondTheHeads();
    void costsWhatSourcesPrint_data();
    void costsWhatSourcesPrint();
    void rentsWholeInstances();
    void refusesTermsOutOfRange();
    void doublesTheCostWithThePrice();
    void countsTheOperationsOfAnItem();
    void reckonsBatches();
};

// Rajbhandari et al. 2019 (arXiv 1910.02054), figure 1: 7.5 billion parameters on 64 chips.
void TestMemoryFit::dividesStatesAsZeroDoes_data()
{
    QTest::addColumn<int>("stage");
    QTest::addColumn<double>("gigabytes");
    QTest::newRow("plain data parallelism holds everything") << 0 << 120.0;
    QTest::newRow("stage 1 divides the optimiser") << 1 << 31.4;
    QTest::newRow("stage 2 divides the gradients too") << 2 << 16.6;
    QTest::newRow("stage 3 divides all") << 3 << 1.9;
}

void TestMemoryFit::dividesStatesAsZeroDoes()
{
    QFETCH(int, stage);
    QFETCH(double, gigabytes);
    ModelShape model = llama8b();
    model.parameters = model.activeParameters = 7.5e9;
    const TrainingMemory memory = trainingMemory(model, Task::Pretrain, 1, 64, TrainingLayout{.zeroStage = stage});
    const double states = (memory.weights + memory.gradients + memory.optimizer) / chipboard::gigabytes(1);
    QVERIFY2(isNear(states, gigabytes, 0.02), qPrintable(QString::number(states)));
}

// Korthikanti et al. 2022 (arXiv 2205.05198): 34 s b h a layer with fused attention; the 22B model has s 2048, h 6144,
// 48 layers: 20.5 GB; 2 s b h with full recomputation: 1.2 GB.
void TestMemoryFit::countsActivations()
{
    ModelShape model = llama8b();
    model.hidden = 6144;
    model.layers = 48;
    TrainingLayout layout;
    QVERIFY(isNear(trainingMemory(model, Task::Pretrain, 2048, 1, layout).activations / gigabytes(1), 20.535, 1e-3));
    layout.recomputes = true;
    QVERIFY(isNear(trainingMemory(model, Task::Pretrain, 2048, 1, layout).activations / gigabytes(1), 1.208, 1e-3));
    layout.tensorParts = 8;
    QVERIFY(isNear(trainingMemory(model, Task::Pretrain, 2048, 8, layout).activations / gigabytes(1), 0.151, 1e-2));
}

void TestMemoryFit::findsTheSimplestLayout()
{
    const TrainingFit few = fitTraining(llama70b(), Task::Pretrain, 4096, 8, plainDevice());
    QVERIFY(!few.fits); // 16 x 70.6e9 bytes are already 1.1 TB
    const TrainingFit many = fitTraining(llama70b(), Task::Pretrain, 4096, 64, plainDevice());
    QVERIFY(many.fits);
    QCOMPARE(many.layout.zeroStage, 3);
    QVERIFY(layoutInWords(many.layout).startsWith(u"ZeRO stage 3"_s));
    QCOMPARE(layoutInWords({3, 8, 4, 1, true, false}),
             u"ZeRO stage 3, layers in 8 parts, 4 pipeline stages, activations recomputed"_s);
    QCOMPARE(layoutInWords(TrainingLayout()), u"plain data parallelism"_s);
    ModelShape tiny = llama8b();
    tiny.parameters = tiny.activeParameters = 1e9;
    QCOMPARE(fitTraining(tiny, Task::Pretrain, 2048, 8, plainDevice()).layout, TrainingLayout());
}

void TestMemoryFit::namesTheFewestChips()
{
    const TrainingFit fit = fitTraining(llama70b(), Task::Pretrain, 4096, 8, plainDevice());
    QVERIFY(fit.fewestChips > 8 && fit.fewestChips < 64);
    QVERIFY(fitTraining(llama70b(), Task::Pretrain, 4096, fit.fewestChips, plainDevice()).fits);
    ServingSetup setup{.input = 1000};
    const ServingFit serving = fitServing(llama70b(), setup, plainDevice());
    QVERIFY(!serving.fits);
    QCOMPARE(serving.fewestChips, 2); // 141.1 GB on chips of 81.6 GB
    // A sequence at full length: prompt and answer, 2 x 80 layers x 8 heads x 128 x 2 bytes per token.
    setup.output = 3000;
    QCOMPARE(fitServing(llama70b(), setup, plainDevice()).cache, bytes(4000.0 * 327680));
}

// Usable on a chip of 80 GiB, 85.90 GB: 81.60 GB (0.95) for one request, 77.31 GB (0.9) for more.
// Llama 3.1 70B in BF16: 141.107 GB of weights; a request of 3,584 + 512 tokens: 327,680 B x 4,096 = 1.342 GB.
// Qwen3 235B in FP8: 235 GB; a request of 8,192 + 1,024 tokens: 2 x 94 x 4 x 128 B x 9,216 = 0.8871 GB, stored max(1,
// n/4) times by a replica on n chips.
void TestMemoryFit::holdsEveryRequest_data()
{
    QTest::addColumn<bool>("isQwen");
    QTest::addColumn<int>("batch");
    QTest::addColumn<int>("fewest");
    QTest::newRow("as many as fit count as one: 142.4 / 81.6 = 1.75") << false << 0 << 2;
    QTest::newRow("one: 142.4 / 81.6 = 1.75") << false << 1 << 2;
    QTest::newRow("32: (141.107 + 42.950) / 77.31 = 2.38") << false << 32 << 3;
    QTest::newRow("1,000: (141.107 + 1342.2) / 77.31 = 19.2; beyond 8 heads 141.107 / (77.31 - 167.8) never; on 4 each:"
                  " 125 held, 8 replicas, on 8 each: 355 held, 3 replicas")
        << false << 1000 << 24;
    QTest::newRow("no more chips than heads: (235 + 44.4) / 77.31 = 3.61") << true << 50 << 4;
    QTest::newRow("one replica beyond the heads: 235 / (77.31 - 88.7 / 4) = 4.26; on 4 each: 83 held, 8 chips")
        << true << 100 << 5;
    QTest::newRow("replicas: one never, 77.31 - 887 / 4 < 0; on 4 each: 83 held, 52 chips; on 8 each: 216 held, 40"
                  " chips; on 16 each: 282 held, 64 chips")
        << true << 1000 << 40;
}

void TestMemoryFit::holdsEveryRequest()
{
    QFETCH(const bool, isQwen);
    QFETCH(const int, batch);
    ServingSetup setup{.precision = isQwen ? Precision::Fp8 : Precision::Bf16,
                       .input = isQwen ? 8192 : 3584,
                       .output = isQwen ? 1024 : 512,
                       .batch = batch};
    QTEST(fitServing(isQwen ? qwen235b() : llama70b(), setup, plainDevice()).fewestChips, "fewest");
}

// With 128 experts, 8 of them per token, the share (235 - 22) / (235 x 120/128) = 0.96681 of the weights is in experts:
// 227.20 GB; the other 7.80 GB are on each chip with attention there, and the cache is stored once. 1,000 requests of
// 0.8871 GB: (227.20 + 887.1) / (77.31 - 7.80) = 16.03 chips, while divided layers need 40.
void TestMemoryFit::fitsWithAttentionOnEachChip()
{
    ModelShape mixture = qwen235b();
    mixture.experts = ExpertShape{128, 8, 1536, 0, 0, 0};
    ServingSetup setup{.precision = Precision::Fp8, .input = 8192, .output = 1024, .batch = 1000};
    QCOMPARE(fitServing(mixture, setup, plainDevice()).fewestChips, 17);
    setup.batch = 100; // 4.26 or 4.54
    QCOMPARE(fitServing(mixture, setup, plainDevice()).fewestChips, 5);
    // One request of 2.4 million tokens, 231.0 GB: on 8 chips 235 + 2 x 231.0 GB do not fit into 8 x 81.6 GB, but 227.2
    // + 8 x 7.80 + 231.0 GB do.
    setup.batch = 1;
    setup.input = 2'400'000 - 1024;
    setup.chips = 8;
    QVERIFY(!fitServing(qwen235b(), setup, plainDevice()).fits);
    QVERIFY(fitServing(mixture, setup, plainDevice()).fits);
    const int fewest = fitServing(mixture, setup, plainDevice()).fewestChips; // (227.2 + 231.0) / (81.6 - 7.8) = 6.2
    QCOMPARE(fewest, 7);
    setup.chips = fewest;
    QVERIFY(fitServing(mixture, setup, plainDevice()).fits);
    setup.chips = fewest - 1;
    QVERIFY(!fitServing(mixture, setup, plainDevice()).fits);
}

void TestMemoryFit::repeatsTheCacheBeyondTheHeads()
{
    ServingSetup setup{.input = 3584, .output = 512, .chips = 8, .batch = 32};
    // 32 x 327,680 x 4,096 bytes on 8 chips and 8 KV heads, 141.1 GB of weights: 184.06 GB.
    const ServingFit dense = fitServing(llama70b(), setup, plainDevice());
    QCOMPARE(dense.cache, bytes(32.0 * 327680 * 4096));
    QVERIFY(isNear((dense.weights + dense.cache) / gigabytes(1), 184.057, 1e-5));
    setup.chips = 16; // each head is stored twice
    QCOMPARE(fitServing(llama70b(), setup, plainDevice()).cache, dense.cache * 2.0);
    setup.shards = 1; // software that gives each chip whole layers stores the cache once
    QCOMPARE(fitServing(llama70b(), setup, plainDevice()).cache, dense.cache);
    setup.shards = 0;
    setup.chips = 2; // the weights and 16 requests: the others wait
    QVERIFY(fitServing(llama70b(), setup, plainDevice()).fits);
    setup.chips = 1;
    QVERIFY(!fitServing(llama70b(), setup, plainDevice()).fits);
}

// AWS Neuron documentation, inf2-performance: price, inferences per second, cost per million.
void TestMemoryFit::costsWhatSourcesPrint_data()
{
    QTest::addColumn<double>("price");
    QTest::addColumn<double>("rate");
    QTest::addColumn<double>("printed");
    QTest::newRow("BERT-base on inf2.xlarge") << 0.328 << 2674.18956433 << 0.0341;
    QTest::newRow("ResNet-50 on inf2.xlarge") << 0.328 << 4393.304 << 0.0207;
}

void TestMemoryFit::costsWhatSourcesPrint()
{
    QFETCH(double, price);
    QFETCH(double, rate);
    QFETCH(double, printed);
    const Span<double> cost = money::costPerItem(exactSpan(rate), exactSpan(price), Terms());
    QVERIFY(std::abs(cost.value * 1e6 - printed) < 0.00005);
}

void TestMemoryFit::rentsWholeInstances()
{
    QCOMPARE(instancesFor(17, 16), 2);
    const auto rent = rentOf(17, priceOf(40, 16, {0.25, 1.0, 730.0, 1.0}));
    QVERIFY(isNear(rent.value().value / usDollarsPerHour(1), 60.0)); // 2 x 40 x 0.75
    const auto range = rentOf(4, {{usDollarsPerHour(3), usDollarsPerHour(3.5), usDollarsPerHour(4)}, 1, {}});
    QVERIFY(isNear(range.value().low / usDollarsPerHour(1), 12.0));
    QVERIFY(isNear(range.value().high / usDollarsPerHour(1), 16.0));
    const auto refused = exactCount(3, 16, u"trn1.32xlarge"_s);
    QVERIFY(!refused.hasValue());
    QVERIFY(refused.problem().remedy.contains(u"16"_s));
    QVERIFY(exactCount(20, 16, u"trn1.32xlarge"_s).problem().remedy.contains(u"16 and 32"_s));
    QCOMPARE(exactCount(32, 16, u"trn1.32xlarge"_s).value().instances, 2);
}

void TestMemoryFit::refusesTermsOutOfRange()
{
    QVERIFY(!rentOf(0, priceOf(1, 1, {})).hasValue());
    QVERIFY(!rentOf(1, priceOf(-1, 1, {})).hasValue());
    QVERIFY(!rentOf(1, priceOf(std::nan(""), 1, {})).hasValue());
    QVERIFY(!rentOf(1, priceOf(1, 1, {1.0, 1.0, 730.0, 1.0})).hasValue());
    QVERIFY(!rentOf(1, priceOf(1, 1, {0.0, 0.0, 730.0, 1.0})).hasValue());
    QVERIFY(!rentOf(1, priceOf(1, 1, {0.0, 1.0, 0.0, 1.0})).hasValue());
    QVERIFY(!rentOf(1, priceOf(1, 1, {0.0, 1.0, 730.0, -1.0})).hasValue());
}

void TestMemoryFit::doublesTheCostWithThePrice()
{
    for (quint32 seed = 0; seed < 500; ++seed) {
        QRandomGenerator random(seed);
        const Span<double> price = exactSpan(0.01 + 100.0 * random.generateDouble());
        const Span<double> twice = price * 2.0;
        const Terms busy{0.0, 0.01 + 0.99 * random.generateDouble()};
        const double each = 1.0 + 1e5 * random.generateDouble(); // drawn first: argument order is unspecified
        const Span<double> rate = spanOf(each, random.generateDouble());
        const double once = money::costPerItem(rate, price, busy).value;
        QVERIFY(std::isfinite(once) && once > 0.0);
        QVERIFY(isNear(money::costPerItem(rate, twice, busy).value, 2.0 * once));
        const Span<double> wall = spanOf(3600.0 * (1.0 + 1e4 * random.generateDouble()), 0.2);
        QVERIFY(isNear(money::costOfRun(wall, twice, busy).value / money::costOfRun(wall, price, busy).value, 2.0));
        QVERIFY(isNear(money::energyPerItem(rate, exactSpan(500.0)).value * rate.value, 500.0));
    }
}

// BERT-large, 128 tokens: 2 x 302,514,176 x 128 + 4 x 24 x 1024 x 128^2 = 79.05e9. ResNet-50: twice 4.13 GMAC.
void TestMemoryFit::countsTheOperationsOfAnItem()
{
    ModelShape bert = llama8b();
    bert.kind = ModelKind::Encoder;
    bert.parameters = bert.activeParameters = 333768704.0;
    bert.layers = 24;
    bert.hidden = 1024;
    bert.vocabulary = 30522;
    BatchSetup setup{.input = 128};
    QVERIFY(isNear(*itemOperations(bert, setup) / flop(1), 79.0542418e9, 1e-6));
    ModelShape resnet{.kind = ModelKind::Vision};
    QVERIFY(!itemOperations(resnet, setup).has_value());
    resnet.flopPerItem = 8.26e9;
    QVERIFY(isNear(*itemOperations(resnet, setup) / flop(1), 8.26e9));
}

void TestMemoryFit::reckonsBatches()
{
    const BatchConstants plain{u"vision"_s, {u"any"_s}, 0.5, microseconds(10), 2, {}};
    const BatchConstants *constants = &plain;
    ModelShape resnet{.name = u"ResNet-50"_s, .kind = ModelKind::Vision};
    resnet.parameters = resnet.activeParameters = 25.56e6;
    resnet.layers = 50;
    resnet.flopPerItem = 8.26e9;
    const auto speed = batchSpeed(resnet, {Precision::Bf16, 0, 8, 1, 4}, plainDevice(), constants);
    // two batches of 8: 16 x 8.26e9 / 494.5e12 + 50 x 10 us = 0.767260 ms; throughput 4 chips x 16 / this time
    QVERIFY(isNear(speed.value().items.value / perSecond(1), 83413.2, 1e-4));
    QCOMPARE(speed.value().bound, Bound::Latency);
    QVERIFY(!batchSpeed(resnet, {Precision::Bf16, 0, 0, 1, 4}, plainDevice(), constants).hasValue());
    resnet.flopPerItem = 0.0;
    QVERIFY(!batchSpeed(resnet, {Precision::Bf16, 0, 8, 1, 4}, plainDevice(), constants).hasValue());
}

CHIPBOARD_TEST(TestMemoryFit, QCoreApplication)

} // namespace tst_memoryfit

#include "tst_memoryfit.moc"
