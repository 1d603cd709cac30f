// Expected values are calculated by hand from the figures of tests/support/estimatefixture.h.
#include "data/model/roofline.h"

#include "data/compare/request.h"
#include "data/files/catalogreader.h"
#include "tests/support/estimatefixture.h"
#include "tests/support/testmain.h"

#include <cmath>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_roofline {

namespace {

bool isNear(double actual, double expected, double share = 1e-5)
{
    return std::abs(actual - expected) <= share * std::abs(expected);
}

Calibration plainCalibration()
{
    Calibration calibration{.training = plainTraining()};
    calibration.training.trafficPerActivation = bytes(100);
    calibration.serving = plainServingModel();
    calibration.batch << BatchConstants{u"vision"_s, {u"any"_s}, 0.5, microseconds(10), 2, {}};
    return calibration;
}

EstimateRequest serving(int chips)
{
    return EstimateRequest{
        .workload = {.task = Task::Serve, .precision = Precision::Fp8, .input = 500, .output = 1000, .batch = 10},
        .model = llama70b(),
        .device = plainDevice(),
        .count = chips};
}

} // namespace

class TestRoofline : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void placesPrefillAndDecode();
    void placesAStepOfTraining();
    void placesABatch();
    void hasNoPhaseOfWhatCannotRun();
    void staysBelowTheRoof();
};

void TestRoofline::placesPrefillAndDecode()
{
    EstimateRequest request = serving(2);
    const QList<RooflinePhase> phases = phasesOf(request, plainCalibration());
    QCOMPARE(phases.size(), 2);
    QCOMPARE(phases.at(1).name, u"Decode"_s);
    // (2 x 70.553706496e9 + 4 x 80 x 8192 x 1000) x 10 FLOP over 70.553706496e9 + 10 x 1000 x 163840 bytes
    QVERIFY(isNear(phases.at(1).intensity.base(), 19.90922));
    // the same over 24.842 ms, on two chips: 13.2 us more for attention arithmetic
    QVERIFY(isNear(phases.at(1).attained / teraflops(1), 28.9279, 1e-4));
    QCOMPARE(phases.at(1).bound, Bound::MemoryBandwidth);

    request = serving(1);
    request.workload.input = 2048;
    request.workload.output = 1;
    request.workload.batch = 1;
    const RooflinePhase prefill = phasesOf(request, plainCalibration()).constFirst();
    // (2 x 70.553706496e9 x 2048 + 2 x 80 x 8192 x 2048^2) / (70.553706496e9 + 2048 x 163840)
    QVERIFY(isNear(prefill.intensity.base(), 4154.16));
    // over 297.617 ms of arithmetic
    QVERIFY(isNear(prefill.attained / teraflops(1), 989.5, 1e-4));
    QCOMPARE(prefill.bound, Bound::Compute);
}

void TestRoofline::placesAStepOfTraining()
{
    EstimateRequest request = serving(8);
    request.model = llama8b();
    request.workload.task = Task::Pretrain;
    request.workload.precision = Precision::Bf16;
    request.workload.tokens = 1e12;
    request.workload.sequence = 8192;
    const QList<RooflinePhase> phases = phasesOf(request, plainCalibration());
    QCOMPARE(phases.size(), 1);
    // 54.624018432e9 FLOP over 100 x 32 x 4096 bytes; over 110.463 us and 13107200 / 3.35e12 s
    QVERIFY(isNear(phases.constFirst().intensity.base(), 4167.48));
    QVERIFY(isNear(phases.constFirst().attained / teraflops(1), 477.584, 1e-4));
    // LoRA: 4 of 6 parts of both arithmetic and traffic.
    request.workload.task = Task::Lora;
    QVERIFY(isNear(phasesOf(request, plainCalibration()).constFirst().intensity.base(), 4167.48));
}

void TestRoofline::placesABatch()
{
    EstimateRequest request = serving(4);
    request.model = ModelShape();
    request.model.name = u"ResNet-50"_s;
    request.model.kind = ModelKind::Vision;
    request.model.parameters = request.model.activeParameters = 25.56e6;
    request.model.layers = 50;
    request.model.flopPerItem = 8.26e9;
    request.workload.task = Task::Batch;
    request.workload.precision = Precision::Bf16;
    request.workload.batch = 8;
    const QList<RooflinePhase> phases = phasesOf(request, plainCalibration());
    QCOMPARE(phases.size(), 1);
    QVERIFY(isNear(phases.constFirst().intensity.base(), 1292.645)); // 8 x 8.26e9 / (2 x 25.56e6)
    // two batches in 0.767260 ms
    QVERIFY(isNear(phases.constFirst().attained / teraflops(1), 172.249, 1e-4));
    QCOMPARE(phases.constFirst().bound, Bound::Latency);
}

void TestRoofline::hasNoPhaseOfWhatCannotRun()
{
    EstimateRequest request = serving(1);
    request.workload.precision = Precision::Bf16; // 141 GB on a chip of 80
    QVERIFY(phasesOf(request, plainCalibration()).isEmpty());
    request = serving(-1);
    QVERIFY(phasesOf(request, plainCalibration()).isEmpty());
    QVERIFY(phasesOf(serving(2), Calibration()).isEmpty());
}

void TestRoofline::staysBelowTheRoof()
{
    const CatalogLoad load = loadCatalog({});
    for (const Workload &work : load.catalog.workloads) {
        for (const Chip &chip : load.catalog.chips) {
            const auto request = requestFor(load.catalog, work, EstimatePlace{.on = chip.id.text()});
            if (!request)
                continue;
            const Device &device = request.value().device;
            for (const RooflinePhase &phase : phasesOf(request.value(), load.catalog.calibration)) {
                const double peak = peakFor(device, work.precision)->rate.base();
                const double roof = std::min(peak, phase.intensity.base() * device.bandwidth.base());
                const QString where = work.id.text() + u' ' + chip.id.text() + u' ' + phase.name;
                QVERIFY2(phase.attained.base() > 0.0 && phase.attained.base() <= roof * 1.001, qPrintable(where));
            }
        }
    }
}

CHIPBOARD_TEST(TestRoofline, QCoreApplication)

} // namespace tst_roofline

#include "tst_roofline.moc"
