// Expected values are calculated by hand; published ones name their source.
#include "data/model/inference.h"

#include "tests/support/estimatefixture.h"
#include "tests/support/testmain.h"

#include <cmath>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_inference {

static double milliseconds(Duration time) { return time / seconds(1) * 1e3; }

static ServingSetup fp8Setup() { return ServingSetup{.precision = Precision::Fp8, .input = 500, .output = 1000}; }

class TestInference : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void slowLinksBoundPrompts();
    void countsTheCacheOfAToken();
    void addsUpADecodeStep();
    void exchangesBetweenChips();
    void tokensGoToTheirExpertsAlone();
    void machinesAddTheWayBetweenThem();
    void touchesExpertsByOccupancy();
    void copiesTheCacheBeyondItsHeads();
    void reckonsPrefill();
    void fillsTheMemoryAtMost();
    void copiesOfTheCacheTakeRoom();
    void saysWhatDoesNotFit();
    void letsRequestsWait();
    void holdsForManyModels();
    void takesAllExpertsActiveAsDense();
};

// JAX scaling book, inference: Llama 3 70B caches 160 KiB per token at one byte per element (2 x 8 x 128 x 80). kipply,
// Transformer Inference Arithmetic: a 52B model of 64 layers, width 8192, caches 4 x 64 x 8192 bytes per token.
void TestInference::countsTheCacheOfAToken()
{
    QVERIFY(isNear(cachePerToken(llama70b(), fp8Setup()) / bytes(1), 163840.0));
    ModelShape chinchillaLike = llama70b();
    chinchillaLike.layers = 64;
    chinchillaLike.kvHeads = 64;
    QVERIFY(isNear(cachePerToken(chinchillaLike, ServingSetup()) / bytes(1), 2097152.0));
}

void TestInference::addsUpADecodeStep()
{
    const DecodeTime time = decodeTime(llama70b(), fp8Setup(), plainDevice(), plainServing(), 10.0, 1000.0);
    QVERIFY(isNear(milliseconds(time.weights), 42.121616, 1e-6)); // 70.553706496e9 / (3.35e12 x 0.5)
    QVERIFY(isNear(milliseconds(time.cache), 0.978149, 1e-5));    // 10 x 1000 x 163840 / (3.35e12 x 0.5)
    // 10 x (2 x 70.553706496e9 + 4 x 8192 x 80 x 1000 for attention) / (1979e12 x 0.5)
    QVERIFY(isNear(milliseconds(time.compute), 1.452541, 1e-5));
    QVERIFY(isNear(milliseconds(time.layers), 0.8));     // 80 x 10 us
    QVERIFY(isNear(milliseconds(time.sequences), 0.05)); // 10 x 5 us
    QCOMPARE(time.exchange, Duration());
    QCOMPARE(time.bound(), Bound::MemoryBandwidth);
}

void TestInference::exchangesBetweenChips()
{
    ServingSetup setup = fp8Setup();
    setup.chips = 8;
    const DecodeTime time = decodeTime(llama70b(), setup, plainDevice(), plainServing(), 100.0, 0.0);
    // 100 x 80 layers x 2 exchanges x 4 x 8192 bytes x 7/8 over 225 GB/s
    QVERIFY(isNear(milliseconds(time.exchange), 2.0388978, 1e-6));
    QVERIFY(isNear(milliseconds(time.layers), 2.4)); // 80 x (10 + 20) us
}

// With attention on each chip a token is sent to the chips of its k experts and back, once a layer: of 64 chips to 8,
// of 4 to the 3 others. 100 x 94 layers x 4 x 4,096 bytes x 8/64 over 225 GB/s take 0.0856 ms, x 3/4 0.5134 ms.
void TestInference::tokensGoToTheirExpertsAlone()
{
    ServingSetup setup = fp8Setup();
    setup.attentionCopied = true;
    const auto exchange = [&setup](int chips) {
        setup.chips = chips;
        ModelShape mixture = qwen235b();
        mixture.layers = 94;
        mixture.hidden = 4096;
        mixture.experts = ExpertShape{128, 8, 1536, 0, 0, 0};
        return milliseconds(decodeTime(mixture, setup, plainDevice(), plainServing(), 100.0, 0.0).exchange);
    };
    QVERIFY2(isNear(exchange(64), 0.0855609, 1e-5), qPrintable(QString::number(exchange(64), 'f', 7)));
    QVERIFY2(isNear(exchange(4), 0.5133653, 1e-5), qPrintable(QString::number(exchange(4), 'f', 7)));
}

// 32 chips in groups of eight: 4 machines, 2 x log2(4) hops of 5 us for each of 80 x 2 exchanges: 3.2 ms, for any
// amount of data; 80 x 2 x 4 x 8,192 bytes x 31/32 of one request over 25 GB/s of network take 0.2032 ms. 5 machines
// have 2 x 3 hops: 4.8 ms and 0.2045. One machine has none.
void TestInference::machinesAddTheWayBetweenThem()
{
    Device device = plainDevice();
    device.joined = 8;
    device.network = gigabytesPerSecond(50);
    ServingSetup setup = fp8Setup();
    const auto exchange = [&setup, &device](int chips) {
        setup.chips = chips;
        return milliseconds(decodeTime(llama70b(), setup, device, plainServing(), 1.0, 0.0).exchange);
    };
    QVERIFY2(isNear(exchange(32), 3.2 + 0.2031616, 1e-6), qPrintable(QString::number(exchange(32), 'f', 7)));
    QVERIFY2(isNear(exchange(40), 4.8 + 0.2044723, 1e-6), qPrintable(QString::number(exchange(40), 'f', 7)));
    QVERIFY(isNear(exchange(8), 0.0203890, 1e-4)); // over 225 GB/s of link
    setup.chips = 32;
    setup.input = 1; // a prompt's exchanges use the same path
    const auto prompt = [&setup](const Device &on) {
        return milliseconds(prefillTime(llama70b(), setup, on, plainServing()).exchange);
    };
    QVERIFY(isNear(prompt(device), 3.2 + 0.2031616, 1e-6));
    device.joined = 32;
    QVERIFY(prompt(device) < 0.03);
}

void TestInference::touchesExpertsByOccupancy()
{
    ModelShape mixture = llama8b();
    mixture.parameters = 100e9;
    mixture.activeParameters = 30e9;
    mixture.experts = ExpertShape{8, 2, 25000, 0, 0, 0};
    const double experts = (100e9 - 30e9) / (0.75 * 100e9); // a token skips 70e9 weights, 6 of 8 experts
    const DecodeTime full = decodeTime(mixture, fp8Setup(), plainDevice(), plainServing(), 1000.0, 0.0);
    const DecodeTime one = decodeTime(mixture, fp8Setup(), plainDevice(), plainServing(), 1.0, 0.0);
    const DecodeTime two = decodeTime(mixture, fp8Setup(), plainDevice(), plainServing(), 2.0, 0.0);
    QVERIFY(isNear(one.weights / full.weights, 1.0 - experts * 0.75, 1e-6));
    QVERIFY(isNear(two.weights / full.weights, 1.0 - experts * 0.5625, 1e-6));
}

void TestInference::copiesTheCacheBeyondItsHeads()
{
    ServingSetup setup = fp8Setup();
    setup.chips = 12;
    const Duration plain = decodeTime(llama70b(), setup, plainDevice(), plainServing(), 1.0, 1000.0).cache;
    setup.shards = 24; // 8 heads: three copies instead of one and a half
    QVERIFY(isNear(decodeTime(llama70b(), setup, plainDevice(), plainServing(), 1.0, 1000.0).cache / plain, 2.0));
}

void TestInference::reckonsPrefill()
{
    ServingSetup setup = fp8Setup();
    setup.input = 2048;
    // (2 x 70.553706496e9 x 2048 + 2 x 80 x 8192 x 2048^2) / (1979e12 x 0.5)
    QVERIFY(
        isNear(milliseconds(prefillTime(llama70b(), setup, plainDevice(), plainServing()).total()), 297.6165, 1e-4));
    setup.input = 0;
    QCOMPARE(prefillTime(llama70b(), setup, plainDevice(), plainServing()).total(), Duration());
}

void TestInference::fillsTheMemoryAtMost()
{
    ServingSetup setup = fp8Setup();
    setup.chips = 2;
    // (0.9 x 160 x 2^30 - 70.553706496e9) / (163840 x 1000) = 513.1
    const auto speed = servingSpeed(llama70b(), setup, plainDevice(), plainServing());
    QVERIFY(speed.hasValue());
    QVERIFY(isNear(speed.value().sequences, 513.0));
    QVERIFY(speed.value().tokens.low < speed.value().tokens.value);
}

// FP8: (0.9 x 640 x 2^30 - 235e9) / (96,256 x (8,192 + 512)) = 457.7 without copies; on 8 chips with 4 KV heads each
// head's cache is stored twice: 228.9.
void TestInference::copiesOfTheCacheTakeRoom()
{
    ServingSetup setup = fp8Setup();
    setup.input = 8192;
    setup.output = 1024;
    setup.chips = 8;
    QCOMPARE(cacheCopies(qwen235b(), setup), 2.0);
    QCOMPARE(capacityOf<double>(servingFigures(qwen235b(), setup, plainDevice(), {}), setup.chips), 228.0);
    QCOMPARE(servingSpeed(qwen235b(), setup, plainDevice(), plainServing()).value().sequences, 228.0);
    ServingConstants whole = plainServing();
    whole.layerSplit = true; // each chip has the whole cache of its layers
    QCOMPARE(servingSpeed(qwen235b(), setup, plainDevice(), whole).value().sequences, 457.0);
    setup.chips = 4; // (288 x 2^30 - 235e9) / 837,812,224 = 88.6
    QCOMPARE(cacheCopies(qwen235b(), setup), 1.0);
    QCOMPARE(capacityOf<double>(servingFigures(qwen235b(), setup, plainDevice(), {}), setup.chips), 88.0);
}

void TestInference::saysWhatDoesNotFit()
{
    ServingSetup setup{.input = 100, .output = 100};
    const auto speed = servingSpeed(llama70b(), setup, plainDevice(), plainServing());
    QVERIFY(!speed.hasValue());
    QVERIFY2(speed.problem().remedy.contains(u"2 chip"_s), qPrintable(speed.problem().remedy));
}

void TestInference::letsRequestsWait()
{
    ServingSetup setup = fp8Setup();
    setup.chips = 2;
    setup.batch = 100000;
    const auto many = servingSpeed(llama70b(), setup, plainDevice(), plainServing());
    // A stated number may use all memory: (0.95 x 2 x 80 GiB - 70.553706496e9) / 163,840,000 = 565.6
    QVERIFY(isNear(many.value().sequences, 565.0));
    QCOMPARE(many.value().bound == Bound::Capacity || many.value().bound == Bound::Compute, true);
}

void TestInference::holdsForManyModels()
{
    for (quint32 seed = 0; seed < 500; ++seed) {
        QRandomGenerator random(seed);
        const ModelShape model = anyModel(random);
        ServingSetup setup = fp8Setup();
        setup.chips = random.bounded(1, 65);
        setup.batch = random.bounded(1, 300);
        setup.input = random.bounded(0, 4000);
        Device faster = plainDevice();
        faster.bandwidth = faster.bandwidth * (1.0 + random.generateDouble());
        const DecodeTime time = decodeTime(model, setup, plainDevice(), plainServing(), setup.batch, 1000.0);
        QVERIFY(decodeTime(model, setup, faster, plainServing(), setup.batch, 1000.0).total() <= time.total());
        const auto speed = servingSpeed(model, setup, plainDevice(), plainServing());
        if (!speed)
            continue; // does not fit, with a message
        const double tokens = speed.value().tokens.value / perSecond(1);
        QVERIFY(std::isfinite(tokens) && tokens > 0.0);
        QVERIFY(speed.value().firstToken.value >= Duration());
        const auto fast = servingSpeed(model, setup, faster, plainServing());
        QVERIFY(fast.value().tokens.value >= speed.value().tokens.value);
    }
}

void TestInference::takesAllExpertsActiveAsDense()
{
    ModelShape mixture = llama8b();
    mixture.experts = ExpertShape{16, 16, 1024, 0, 0, 0};
    const auto dense = servingSpeed(llama8b(), fp8Setup(), plainDevice(), plainServing());
    QCOMPARE(servingSpeed(mixture, fp8Setup(), plainDevice(), plainServing()).value(), dense.value());
}

// 1000 tokens of an 8B model take 16.3 TFLOP: 16.5 ms on 2 chips at half of 989 TFLOPS; their exchanges are 1000 x 32 x
// 2 x 2 x 2 x 4096 / 2 = 524 MB: 2.33 ms at half of 450 GB/s, 32.8 ms at half of 32 GB/s.
void TestInference::slowLinksBoundPrompts()
{
    ServingSetup setup{.input = 1000, .chips = 2};
    Device device = plainDevice();
    const PrefillTime fast = prefillTime(llama8b(), setup, device, plainServing());
    QVERIFY(isNear(milliseconds(fast.exchange), 2.33, 0.01));
    QCOMPARE(fast.bound(), Bound::Compute);
    device.link = assumedLink;
    const PrefillTime slow = prefillTime(llama8b(), setup, device, plainServing());
    QVERIFY(isNear(milliseconds(slow.exchange), 32.77, 0.01));
    QCOMPARE(slow.bound(), Bound::Link);
    QCOMPARE(slow.compute, fast.compute);
    QCOMPARE(slow.total(), slow.compute + slow.exchange);
    QCOMPARE(servingSpeed(llama8b(), setup, device, plainServing()).value().bound, Bound::Link);
}

CHIPBOARD_TEST(TestInference, QCoreApplication)

} // namespace tst_inference

#include "tst_inference.moc"
