// The numbers between a workload and its results, reckoned by hand in the small world: half of every peak, nothing but
// products and attention in training.
#include "data/whatif/worksteps.h"

#include "tests/support/testmain.h"
#include "tests/support/workloadfixture.h"

#include <QRegularExpression>
#include <QTest>

#include <cmath>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_worksteps {

class TestWorkSteps : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".?"_s)); }
    void ofTraining();
    void ofAdapters();
    void ofServing();
    void ofBatches();
    void factorsAreTold();
    void noneOfWhatDoesNotRun();
};

static QList<WorkStep> stepsOf(const Catalog &catalog, const Board &board)
{
    return workStepsOf(estimatesOf(catalog, board).constFirst(), catalog.calibration);
}

static WorkStep step(const QList<WorkStep> &steps, const char *id)
{
    for (const WorkStep &each : steps) {
        if (each.id == QLatin1String(id))
            return each;
    }
    qFatal("no step %s", id);
}

static bool isClose(double a, double b) { return std::abs(a / b - 1.0) < 1e-9; }

// Llama 3.1 8B on an H100: 6 x 8030261248 / (989e12 x 0.5) s, 6 x 32 x 4096 x 8192 / (989e12 x 0.5) s.
void TestWorkSteps::ofTraining()
{
    const Catalog catalog = workloadWorld();
    const QList<WorkStep> steps = stepsOf(catalog, aWorkloadBoard("train", {u"h100-sxm"_s}));
    QVERIFY(isClose(step(steps, "products").value, 6.0 * 8030261248.0 / (989e12 * 0.5) * 1e3));
    QVERIFY(isClose(step(steps, "attention").value, 6.0 * 32 * 4096 * 8192.0 / (989e12 * 0.5) * 1e3));
    QCOMPARE(step(steps, "traffic").value, 0.0);
    QCOMPARE(step(steps, "routing").value, 0.0);
    QVERIFY(isClose(step(steps, "time_per_token").value,
                    step(steps, "products").value + step(steps, "attention").value + step(steps, "exchange").value));
    QCOMPARE(step(steps, "efficiency").value, 50.0);
    QVERIFY(step(steps, "efficiency").origin.startsWith(u"Found from 100 measurements"_s));
    QCOMPARE(step(steps, "flop_per_parameter").value, 6.0);
    QVERIFY(isClose(step(steps, "precision_factor").value, 1.0));
    // w (N + 2 L h s): full attention is counted
    QVERIFY(isClose(step(steps, "flop_per_token").value, 6.0 * (8030261248.0 + 2.0 * 32 * 4096 * 8192)));
}

void TestWorkSteps::ofAdapters()
{
    Catalog catalog = workloadWorld();
    catalog.workloads[2].task = Task::Lora;
    catalog.calibration.training.loraFactor = 1.25;
    catalog.index();
    const QList<WorkStep> steps = stepsOf(catalog, aWorkloadBoard("train", {u"h100-sxm"_s}));
    QCOMPARE(step(steps, "flop_per_parameter").value, 4.0);
    QVERIFY(isClose(step(steps, "efficiency").value, 40.0)); // 50 / 1.25
    QVERIFY(isClose(step(steps, "products").value, 4.0 * 8030261248.0 / (989e12 * 0.4) * 1e3));
}

// 16 GB of BF16 weights at half of 3.35 TB/s.
void TestWorkSteps::ofServing()
{
    const Catalog catalog = workloadWorld();
    const Board board = aWorkloadBoard("serve", {u"h100-sxm"_s});
    const QList<WorkStep> steps = stepsOf(catalog, board);
    QVERIFY(isClose(step(steps, "weights").value, 16.060522496));
    QVERIFY(isClose(step(steps, "read_weights").value, 16.060522496 / (3350.0 * 0.5) * 1e3));
    QCOMPARE(step(steps, "weights_touched").value, 100.0);
    QCOMPARE(step(steps, "memory_share").value, 50.0);
    QCOMPARE(step(steps, "cache_share").value, 100.0);
    // 2 x 32 layers x 8 heads x 128 x 2 bytes a token, for 1,000 + 200 / 2 tokens
    QVERIFY(isClose(step(steps, "cache_of_a_request").value, 2.0 * 32 * 8 * 128 * 2 * 1100 / 1e9));
    const double requests = step(steps, "requests_of_a_copy").value;
    QCOMPARE(requests, cellAt(catalog, board, u"h100-sxm"_s, "requests_at_once").value->value);
    QVERIFY(isClose(step(steps, "layer_costs").value, 32 * 0.01)); // 10 microseconds a layer
    QVERIFY(isClose(step(steps, "request_costs").value, requests * 0.005));
    QCOMPARE(step(steps, "exchange").value, 0.0);
    // 2 N s + 2 L (heads x size) s^2, at half of the peak
    const double prompt = 2.0 * 8030261248.0 * 1000 + 2.0 * 32 * 4096 * 1e6;
    QVERIFY(isClose(step(steps, "prefill").value, prompt / (989e12 * 0.5) * 1e3));
}

// 64 images of 8.2 GFLOP at a quarter of the peak, and 50 layers of 10 microseconds.
void TestWorkSteps::ofBatches()
{
    const Catalog catalog = workloadWorld();
    const QList<WorkStep> steps = stepsOf(catalog, aWorkloadBoard("images", {u"h100-sxm"_s}));
    QVERIFY(isClose(step(steps, "arithmetic").value, 64 * 8.2e9 / (989e12 * 0.25) * 1e3));
    QVERIFY(isClose(step(steps, "layer_costs").value, 0.5));
    QCOMPARE(step(steps, "operations_of_an_item").value, 8.2e9);
    QCOMPARE(step(steps, "batches_at_once").value, 1.0);
    QCOMPARE(step(steps, "efficiency").value, 25.0);
}

void TestWorkSteps::factorsAreTold()
{
    const Catalog catalog = workloadWorld();
    Board board = aWorkloadBoard("serve", {u"h100-sxm"_s});
    board.assumptions.memoryEfficiency = 150.0;
    const WorkStep share = step(stepsOf(catalog, board), "memory_share");
    QVERIFY(isClose(share.value, 75.0));
    QVERIFY(share.origin.contains(u"Assumed: 150"_s));
    board = aWorkloadBoard("images", {u"h100-sxm"_s});
    board.assumptions.computeEfficiency = 80.0;
    QVERIFY(isClose(step(stepsOf(catalog, board), "efficiency").value, 20.0));
}

void TestWorkSteps::noneOfWhatDoesNotRun()
{
    const Catalog catalog = workloadWorld();
    QVERIFY(stepsOf(catalog, aWorkloadBoard("serve", {u"trainium4"_s})).isEmpty());
    QVERIFY(stepsOf(catalog, aWorkloadBoard("no-such", {u"h100-sxm"_s})).isEmpty());
    Board tight = aWorkloadBoard("serve-70b", {u"h100-sxm"_s});
    tight.assumptions.chips = 1.0;
    QVERIFY(stepsOf(catalog, tight).isEmpty());
}

CHIPBOARD_TEST(TestWorkSteps, QCoreApplication)

} // namespace tst_worksteps

#include "tst_worksteps.moc"
