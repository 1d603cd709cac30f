// The published measurement shown next to an estimate.
#include "data/model/measurements.h"
#include "tests/support/testmain.h"

#include <cmath>
#include <functional>

using namespace Qt::StringLiterals;
using namespace chipboard;

namespace tst_measurements {

namespace {

ModelShape model(const char *id, double parameters, double active)
{
    ModelShape shape{.id = ModelId(QString::fromLatin1(id))};
    shape.name = shape.id.text();
    shape.parameters = parameters;
    shape.activeParameters = active;
    shape.layers = 32;
    shape.hidden = 4096;
    shape.heads = 32;
    shape.kvHeads = 8;
    shape.headSize = 128;
    return shape;
}

MeasuredChip chip(const char *id)
{
    MeasuredChip chip{.id = QString::fromLatin1(id), .memory = gigabytes(80), .bandwidth = gigabytesPerSecond(3350)};
    chip.peaks[Precision::Bf16] = teraflops(989);
    return chip;
}

MeasuredRun run(const char *id, const char *chip, const char *model, int chips, int batch, int input, int output)
{
    MeasuredRun run{.id = QString::fromLatin1(id), .kind = u"serving"_s, .chip = QString::fromLatin1(chip)};
    run.model = run.architecture = QString::fromLatin1(model);
    run.chips = chips;
    run.batch = batch;
    run.input = input;
    run.output = output;
    run.precision = u"bf16"_s;
    run.measured.tokens = 1000.0;
    return run;
}

} // namespace

class TestMeasurements : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void addsUpWhatDiffers();
    void prefersTheOneThatIsLikest_data();
    void prefersTheOneThatIsLikest();
    void takesWeightsOfFourBitsForThem();
    void namesNothingThatIsNotComparable_data();
    void namesNothingThatIsNotComparable();
    void findsTheSameWork_data();
    void findsTheSameWork();

private:
    [[nodiscard]] std::optional<NearestRun> nearest(const QList<MeasuredRun> &runs) const
    {
        return Measurements(runs, *m_bench).nearest(m_request, m_estimate);
    }

    Calibration m_calibration;
    std::optional<CheckBench> m_bench;
    EstimateRequest m_request; ///< an 8B in BF16 on two "swift" chips, 1,000 tokens in, 500 out
    Estimate m_estimate;       ///< 64 concurrent requests
};

void TestMeasurements::initTestCase()
{
    m_bench.emplace(m_calibration);
    m_bench->add(QList<ModelShape>{model("small-8b", 8e9, 8e9), model("other-10b", 10e9, 10e9),
                                   model("large-70b", 70e9, 70e9), model("sparse-30b", 30e9, 8e9)});
    m_bench->add(QList<MeasuredChip>{chip("swift"), chip("slow")});
    QVERIFY(m_bench->device(u"swift"_s) != nullptr);
    m_request.model = *m_bench->model(u"small-8b"_s);
    m_request.device = *m_bench->device(u"swift"_s);
    m_request.workload.task = Task::Serve;
    m_request.workload.input = 1000;
    m_request.workload.output = 500;
    m_estimate.count = 2;
    m_estimate.results << EstimateResult{.metric = u"requests_at_once"_s, .value = Interval{64.0, 64.0, 64.0}};
}

// By hand: four times the input and half the requests per chip, 0.3 (ln 4 + ln 2); twice the chips, 0.2 ln 2; a 10B
// model instead of 8B, 1.5 ln 1.25.
void TestMeasurements::addsUpWhatDiffers()
{
    const auto same = nearest({run("same", "swift", "small-8b", 2, 64, 1000, 500)});
    QVERIFY(same);
    QCOMPARE(same->distance, 0.0);
    QCOMPARE(same->row.measured, std::optional(1000.0));
    const auto far = nearest({run("far", "swift", "other-10b", 4, 64, 4000, 500)});
    QVERIFY(far);
    const double wanted = 0.3 * (std::log(4.0) + std::log(2.0)) + 0.2 * std::log(2.0) + 1.5 * std::log(1.25);
    QVERIFY2(std::abs(far->distance - wanted) < 1e-9, qPrintable(QString::number(far->distance - wanted)));
    MeasuredRun eightBits = run("fp8", "swift", "small-8b", 2, 64, 1000, 500);
    eightBits.precision = u"fp8"_s;
    QCOMPARE(nearest({eightBits})->distance, 0.5);
    MeasuredRun silent = run("silent", "swift", "small-8b", 2, 64, 1000, 500);
    silent.input.reset();
    silent.batch.reset();
    QVERIFY(std::abs(nearest({silent})->distance - 0.6 * std::log(4.0)) < 1e-9);
}

void TestMeasurements::prefersTheOneThatIsLikest_data()
{
    QTest::addColumn<QString>("wanted");
    QTest::addColumn<int>("input");
    QTest::newRow("short prompts") << u"short"_s << 200;
    QTest::newRow("between, nearer to short") << u"short"_s << 800; // geometric mean of 128 and 8,192: 1,024
    QTest::newRow("between, nearer to long") << u"long"_s << 1200;
    QTest::newRow("long prompts") << u"long"_s << 20000;
}

void TestMeasurements::prefersTheOneThatIsLikest()
{
    QFETCH(const QString, wanted);
    QFETCH(const int, input);
    EstimateRequest request = m_request;
    request.workload.input = input;
    const QList<MeasuredRun> runs{run("short", "swift", "small-8b", 2, 64, 128, 500),
                                  run("long", "swift", "small-8b", 2, 64, 8192, 500)};
    const auto found = Measurements(runs, *m_bench).nearest(request, m_estimate);
    QVERIFY(found);
    QCOMPARE(found->run.id, wanted);
}

void TestMeasurements::takesWeightsOfFourBitsForThem()
{
    MeasuredRun whole = run("whole", "swift", "small-8b", 2, 64, 1000, 500);
    MeasuredRun packed = run("packed", "swift", "small-8b", 2, 64, 1000, 500);
    packed.precision = u"int4"_s;
    const Precision before = m_request.workload.precision;
    m_request.workload.precision = Precision::Fp4;
    const auto found = nearest({whole, packed});
    m_request.workload.precision = before;
    QVERIFY(found);
    QCOMPARE(found->run.id, u"packed"_s);
}

void TestMeasurements::namesNothingThatIsNotComparable_data()
{
    QTest::addColumn<MeasuredRun>("run");
    const auto row = [](const char *name, const std::function<void(MeasuredRun &)> &change) {
        MeasuredRun one = run("one", "swift", "small-8b", 2, 64, 1000, 500);
        change(one);
        QTest::newRow(name) << one;
    };
    row("another chip", [](MeasuredRun &one) { one.chip = u"slow"_s; });
    row("another size", [](MeasuredRun &one) { one.model = one.architecture = u"large-70b"_s; });
    row("many more experts", [](MeasuredRun &one) { one.model = one.architecture = u"sparse-30b"_s; });
    row("speculation", [](MeasuredRun &one) { one.plain = false; });
    row("a broken row", [](MeasuredRun &one) { one.fault = u"Unreadable."_s; });
    row("no speed", [](MeasuredRun &one) { one.measured.tokens.reset(); });
    row("chips not stated", [](MeasuredRun &one) { one.chips.reset(); });
}

void TestMeasurements::namesNothingThatIsNotComparable()
{
    QFETCH(const MeasuredRun, run);
    QVERIFY(!nearest({run}));
}

void TestMeasurements::findsTheSameWork_data()
{
    QTest::addColumn<MeasuredRun>("run");
    QTest::addColumn<bool>("isFound");
    const auto row = [](const char *name, bool isFound, const std::function<void(MeasuredRun &)> &change) {
        MeasuredRun one = run("one", "swift", "small-8b", 8, 16, 1000, 500);
        change(one);
        QTest::newRow(name) << one << isFound;
    };
    row("more chips and fewer requests", true, [](MeasuredRun &) {});
    row("half as long again", true, [](MeasuredRun &one) { one.input = 1499; });
    row("longer than that", false, [](MeasuredRun &one) { one.input = 1510; });
    row("two thirds", true, [](MeasuredRun &one) { one.output = 334; });
    row("shorter than that", false, [](MeasuredRun &one) { one.output = 330; });
    row("another precision", true, [](MeasuredRun &one) { one.precision = u"fp8"_s; });
    row("lengths not stated", false, [](MeasuredRun &one) { one.output.reset(); });
    row("requests not stated", false, [](MeasuredRun &one) { one.batch.reset(); });
    row("a model of nearly that size", false, [](MeasuredRun &one) { one.architecture = u"other-10b"_s; });
    row("another chip", false, [](MeasuredRun &one) { one.chip = u"slow"_s; });
    row("speculation", false, [](MeasuredRun &one) { one.plain = false; });
}

void TestMeasurements::findsTheSameWork()
{
    QFETCH(const MeasuredRun, run);
    QFETCH(const bool, isFound);
    const Measurements measurements({run}, *m_bench);
    QCOMPARE(measurements.ofSameWork(m_request).size(), isFound ? 1 : 0);
    EstimateRequest request = m_request;
    request.workload.task = Task::Pretrain;
    QVERIFY(measurements.ofSameWork(request).isEmpty());
    request = m_request;
    request.model.parameters *= 1.1; // a custom model
    QVERIFY(measurements.ofSameWork(request).isEmpty());
}

CHIPBOARD_TEST(TestMeasurements, QCoreApplication)

} // namespace tst_measurements

#include "tst_measurements.moc"
