// Throughput of a chip by speed per user: one point by hand in a small catalogue, and invariants of every curve over
// random boards of the shipped catalogue.
#include "data/analysis/interactivity.h"

#include "data/compare/request.h"
#include "data/model/chipcount.h"
#include "data/model/setup.h"
#include "tests/support/catalogboard.h"
#include "tests/support/shippedcatalog.h"
#include "tests/support/testmain.h"
#include "tests/support/workloadfixture.h"

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_interactivity {

class TestInteractivity : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void oneRequestByHand();
    void rentMovesTheCostAlone();
    void idleChipsArePaid();
    void statedRequestsAreTheMost();
    void aLateFirstTokenIsLeftOut();
    void aLevelIsKeptAsTheEstimateKeepsIt_data();
    void aLevelIsKeptAsTheEstimateKeepsIt();
    void curvesHoldWhatEstimatesTry_data();
    void curvesHoldWhatEstimatesTry();
    void costsAreOfTheMachineThatIsRented();
    void curvesFallOverRandomBoards();
    void moreBandwidthIsNeverWorse();
    void saysWhyThereIsNone();
    void trainingHasNoCurves();
};

static Board oneH100()
{
    Board board = aWorkloadBoard("serve", {u"h100-sxm"_s});
    board.assumptions.chips = 1.0;
    return board;
}

static QList<LevelCurve> curvesOf(const Catalog &catalog, const Board &board)
{
    return levelCurves(workloadView(catalog, board), catalog.calibration);
}

static bool isNear(double value, double wanted) { return std::abs(value / wanted - 1.0) < 1e-4; }

// Llama 3.1 8B in BF16 on one H100, 1,000 tokens in and 200 out, one request. Half of 3.35 TB/s reads 16.0605 GB of
// weights in 9.5884 ms and 1,100 x 131,072 bytes of cache in 0.0861 ms. Half of 989 TFLOPS: 2 x 8.0303e9 FLOP and 4 x
// 4,096 x 32 x 1,100 of attention take 0.0336 ms. 32 layers of 10 us and a request of 5 us: a step of 10.0331 ms, so a
// user gets 99.670 tokens/s. The prompt: 2 x 8.0303e9 x 1,000 + 2 x 32 x 4,096 x 1,000^2 FLOP take 33.0085 ms. 200
// tokens in 200 x 10.0331 + 33.0085 = 2,039.63 ms: 98.057 tokens/s. 6.88 USD an hour: 19.490 USD a million.
void TestInteractivity::oneRequestByHand()
{
    const QList<LevelCurve> curves = curvesOf(workloadWorld(), oneH100());
    QCOMPARE(curves.size(), 1);
    QCOMPARE(curves.constFirst().subject, u"h100-sxm"_s);
    QCOMPARE(curves.constFirst().reason, QString());
    QCOMPARE(curves.constFirst().noPrice, QString());
    const LevelPoint &alone = curves.constFirst().points.constLast();
    QCOMPARE(alone.requests, 1.0);
    QCOMPARE(alone.chips, 1);
    QVERIFY2(isNear(alone.userSpeed, 99.670), qPrintable(QString::number(alone.userSpeed, 'g', 9)));
    QVERIFY2(isNear(alone.perChip, 98.057), qPrintable(QString::number(alone.perChip, 'g', 9)));
    QVERIFY2(isNear(alone.usdPerMillion.value_or(0.0), 19.490), qPrintable(QString::number(*alone.usdPerMillion)));
    QCOMPARE(curves.constFirst().fastest(), alone.userSpeed);
}

// Half the price and half the utilisation: the same cost. A quarter off: three quarters of the cost.
void TestInteractivity::rentMovesTheCostAlone()
{
    Board board = oneH100();
    const LevelPoint usual = curvesOf(workloadWorld(), board).constFirst().points.constLast();
    board.assumptions.discount = 50.0;
    board.assumptions.utilisation = 50.0;
    const LevelPoint same = curvesOf(workloadWorld(), board).constFirst().points.constLast();
    QCOMPARE(same.userSpeed, usual.userSpeed);
    QCOMPARE(same.perChip, usual.perChip);
    QVERIFY(isNear(*same.usdPerMillion, *usual.usdPerMillion));
    board.assumptions.discount = 25.0;
    board.assumptions.utilisation = 100.0;
    const LevelPoint less = curvesOf(workloadWorld(), board).constFirst().points.constLast();
    QVERIFY(isNear(*less.usdPerMillion, 0.75 * *usual.usdPerMillion));
}

// A 70B needs at least two H100. Over a link of 50 MB/s two work faster than three, so with three rented chips a
// replica on two leaves one idle: throughput per chip is two thirds of that with two rented.
void TestInteractivity::idleChipsArePaid()
{
    const Catalog catalog = workloadWorld();
    const auto pointsOn = [&catalog](double chips) {
        Board board = aWorkloadBoard("serve-70b", {u"h100-sxm"_s});
        board.assumptions.chips = chips;
        WorkloadView view = workloadView(catalog, board);
        view.rows.first().request->device.link = gigabytesPerSecond(0.05);
        return levelCurves(view, catalog.calibration).constFirst().points;
    };
    const LevelPoint ofTwo = pointsOn(2.0).constLast();
    const LevelPoint ofThree = pointsOn(3.0).constLast();
    QCOMPARE(ofTwo.chips, 2);
    QCOMPARE(ofThree.chips, 2);
    QCOMPARE(ofThree.requests, 1.0);
    QCOMPARE(ofThree.userSpeed, ofTwo.userSpeed);
    QVERIFY(isNear(ofThree.perChip, ofTwo.perChip * 2.0 / 3.0));
    QVERIFY(isNear(*ofThree.usdPerMillion, *ofTwo.usdPerMillion * 1.5));
}

void TestInteractivity::statedRequestsAreTheMost()
{
    Board board = oneH100();
    board.assumptions.batch = 8.0;
    const QList<LevelPoint> points = curvesOf(workloadWorld(), board).constFirst().points;
    QCOMPARE(points.constFirst().requests, 8.0);
    QCOMPARE(points.constLast().requests, 1.0);
    const Cell estimate = cellAt(workloadWorld(), board, u"h100-sxm"_s, "tokens_per_s_per_chip");
    QVERIFY(isNear(points.constFirst().perChip, estimate.value->value)); // all eight at once
}

void TestInteractivity::aLateFirstTokenIsLeftOut()
{
    Board board = oneH100();
    const QList<LevelPoint> all = curvesOf(workloadWorld(), board).constFirst().points;
    board.assumptions.firstTokenLimit = 0.1; // the prompt alone takes 33 ms, plus the wait for other prompts
    const QList<LevelPoint> soon = curvesOf(workloadWorld(), board).constFirst().points;
    QVERIFY(!soon.isEmpty());
    QVERIFY(soon.constFirst().requests < all.constFirst().requests);
    QCOMPARE(soon.constLast(), all.constLast());
    board.assumptions.firstTokenLimit = 0.01;
    const LevelCurve none = curvesOf(workloadWorld(), board).constFirst();
    QVERIFY(none.points.isEmpty());
    QVERIFY2(none.reason.contains(u"The first token on H100 is estimated to take at least"_s), qPrintable(none.reason));
}

void TestInteractivity::aLevelIsKeptAsTheEstimateKeepsIt_data()
{
    QTest::addColumn<double>("level");
    for (const double level : {10.0, 30.0, 50.0, 100.0, 150.0})
        QTest::addRow("%g tokens/s", level) << level;
}

// At least the throughput of the estimate with that level, and no point below the level.
void TestInteractivity::aLevelIsKeptAsTheEstimateKeepsIt()
{
    QFETCH(const double, level);
    const Catalog &catalog = shippedCatalog();
    for (const char *workload : {"serve-llama-3.1-70b", "serve-deepseek-v3"}) {
        Board board = aWorkloadBoard(workload, {u"h100-sxm"_s, u"trainium2"_s, u"mi300x"_s, u"b200"_s, u"rubin"_s});
        board.assumptions.userSpeed = level;
        const WorkloadView view = workloadView(catalog, board);
        const QList<LevelCurve> curves = levelCurves(view, catalog.calibration);
        QCOMPARE(curves.size(), view.rows.size());
        for (qsizetype row = 0; row < curves.size(); ++row) {
            double most = 0.0;
            for (const LevelPoint &point : curves.at(row).points) {
                if (point.userSpeed >= level * (1.0 - 1e-9))
                    most = std::max(most, point.perChip);
            }
            const EstimateResult *estimated = view.rows.at(row).estimate.result(u"tokens_per_s_per_chip");
            QVERIFY(estimated != nullptr);
            QCOMPARE(most > 0.0, estimated->value.has_value());
            if (estimated->value)
                QVERIFY2(most >= estimated->value->value * (1.0 - 1e-9), qPrintable(curves.at(row).subject));
        }
    }
}

void TestInteractivity::curvesHoldWhatEstimatesTry_data()
{
    QTest::addColumn<QByteArray>("workload");
    QTest::addColumn<QString>("on");
    QTest::addColumn<double>("batch");
    QTest::addColumn<double>("input");
    QTest::addColumn<bool>("disaggregated");
    for (const auto &on : {u"h100-sxm"_s, u"trainium2"_s, u"inf2.48xlarge"_s, u"p5.48xlarge"_s}) {
        for (const bool isApart : {false, true}) {
            const auto add = [&](const char *workload, double batch, double input) {
                QTest::addRow("%s on %s, %g requests of %g tokens%s", workload, qPrintable(on), batch, input,
                              isApart ? ", prompts elsewhere" : "")
                    << QByteArray(workload) << on << batch << input << isApart;
            };
            add("serve-deepseek-v3", 256.0, 32'000.0); // with layers divided the latent cache does not nearly fit
            add("serve-deepseek-v3", 0.0, 100'000.0);
            add("serve-llama-3.1-70b", 0.0, 1'000.0);
        }
    }
}

// At each level the best point of a curve equals the best estimate over the chip counts that can be rented: no point
// has replicas or counts that no estimate tries.
void TestInteractivity::curvesHoldWhatEstimatesTry()
{
    QFETCH(const QByteArray, workload);
    QFETCH(const QString, on);
    QFETCH(const double, batch);
    QFETCH(const double, input);
    QFETCH(const bool, disaggregated);
    const Catalog &catalog = shippedCatalog();
    EstimatePlace place{.on = on};
    Workload work = *catalog.workload(WorkloadId(QString::fromLatin1(workload)));
    work.batch = int(batch);
    work.input = int(input);
    work.disaggregated = disaggregated;
    for (const double level : {5.0, 30.0, 60.0}) {
        work.userSpeed = level;
        WorkloadView view{.work = EditedWorkload{work, *catalog.model(work.model)}};
        SubjectEstimate row{.request = requestFor(catalog, work, place).value()};
        row.estimate = estimate(*row.request, catalog.calibration);
        view.rows = {row};
        double most = 0.0;
        const QList<LevelCurve> curves = levelCurves(view, catalog.calibration); // outlives the loop
        for (const LevelPoint &point : curves.constFirst().points) {
            if (point.userSpeed >= level * (1.0 - 1e-9))
                most = std::max(most, point.perChip);
        }
        const EstimateRequest prepared = preparedRequest(*row.request).value();
        const int first = firstServingCount(prepared, usualServing(prepared, catalog.calibration).constants);
        double best = 0.0;
        for (int count = first; count == first || count <= mostServingChips; count *= 2) {
            EstimateRequest asked = *row.request;
            asked.count = (disaggregated ? 2 : 1) * count;
            const Estimate found = estimate(asked, catalog.calibration);
            if (const EstimateResult *speed = found.result(u"tokens_per_s_per_chip"); speed != nullptr && speed->value)
                best = std::max(best, speed->value->value);
        }
        QVERIFY2(std::abs(most - best) <= 1e-6 * best,
                 qPrintable(u"%1 on the curve, %2 by estimates, at %3"_s.arg(most).arg(best).arg(level)));
    }
}

// At the highest throughput a curve has the estimate's cost: on one L40S that of a g6e.xlarge.
void TestInteractivity::costsAreOfTheMachineThatIsRented()
{
    const Catalog &catalog = shippedCatalog();
    Board board = aWorkloadBoard("serve-llama-3.1-8b", {u"l40s"_s, u"l4"_s, u"h100-sxm"_s});
    board.priceBook = BookId(u"on-demand"_s);
    const WorkloadView view = workloadView(catalog, board);
    const QList<LevelCurve> curves = levelCurves(view, catalog.calibration);
    QVERIFY(view.rows.constFirst().estimate.price->rented.startsWith(u"g6e.xlarge"_s));
    for (qsizetype row = 0; row < curves.size(); ++row) {
        const Estimate &estimate = view.rows.at(row).estimate;
        const double usd = estimate.result(u"usd_per_1m_tokens")->value->value;
        const LevelPoint &most = curves.at(row).points.constFirst();
        QCOMPARE(most.rented, estimate.count);
        QVERIFY2(std::abs(*most.usdPerMillion / usd - 1.0) < 1e-6, qPrintable(curves.at(row).subject));
    }
}

void TestInteractivity::curvesFallOverRandomBoards()
{
    const Catalog &catalog = shippedCatalog();
    int points = 0;
    for (quint32 seed = 1; seed <= 60; ++seed) {
        for (const LevelCurve &curve : curvesOf(catalog, randomBoardOf(catalog, seed))) {
            QCOMPARE(curve.points.isEmpty(), !curve.reason.isEmpty());
            for (qsizetype i = 0; i < curve.points.size(); ++i) {
                const LevelPoint &point = curve.points.at(i);
                QVERIFY(point.userSpeed > 0.0 && point.perChip > 0.0 && std::isfinite(point.userSpeed));
                QVERIFY(point.chips >= 1 && point.requests >= 1.0);
                QCOMPARE(point.usdPerMillion.has_value(), curve.noPrice.isEmpty());
                if (i == 0)
                    continue;
                QVERIFY(point.userSpeed > curve.points.at(i - 1).userSpeed);
                QVERIFY(point.perChip < curve.points.at(i - 1).perChip);
                ++points;
            }
        }
    }
    QVERIFY2(points > 600, qPrintable(QString::number(points)));
}

void TestInteractivity::moreBandwidthIsNeverWorse()
{
    const Catalog &catalog = shippedCatalog();
    const Board board = aWorkloadBoard("serve-llama-3.1-70b", {u"h100-sxm"_s, u"trainium2"_s, u"mi300x"_s});
    const WorkloadView usual = workloadView(catalog, board);
    WorkloadView swift = usual;
    for (SubjectEstimate &row : swift.rows)
        row.request->device.bandwidth = row.request->device.bandwidth * 1.3;
    const QList<LevelCurve> before = levelCurves(usual, catalog.calibration);
    const QList<LevelCurve> after = levelCurves(swift, catalog.calibration);
    for (qsizetype row = 0; row < before.size(); ++row) {
        QVERIFY(!before.at(row).points.isEmpty());
        for (const LevelPoint &point : before.at(row).points) {
            QVERIFY(std::any_of(after.at(row).points.cbegin(), after.at(row).points.cend(),
                                [&point](const LevelPoint &better) {
                                    return better.userSpeed >= point.userSpeed && better.perChip >= point.perChip;
                                }));
        }
    }
}

void TestInteractivity::saysWhyThereIsNone()
{
    Board board = aWorkloadBoard("serve-70b", {u"h100-sxm"_s, u"trainium4"_s});
    board.assumptions.chips = 1.0; // 141 GB of weights
    const QList<LevelCurve> curves = curvesOf(workloadWorld(), board);
    QVERIFY(curves.at(0).points.isEmpty() && curves.at(1).points.isEmpty());
    QVERIFY2(curves.at(0).reason.contains(u"does not fit"_s), qPrintable(curves.at(0).reason));
    QVERIFY(!curves.at(1).reason.isEmpty()); // its memory is not published
    const Catalog &catalog = shippedCatalog();
    const LevelCurve unsold = curvesOf(catalog, aWorkloadBoard("serve-llama-3.1-8b", {u"trainium3"_s})).constFirst();
    QVERIFY(!unsold.points.isEmpty());
    QVERIFY2(!unsold.noPrice.isEmpty(), "Trainium3 has no price");
}

void TestInteractivity::trainingHasNoCurves()
{
    QVERIFY(curvesOf(workloadWorld(), aWorkloadBoard("train", {u"h100-sxm"_s})).isEmpty());
    QVERIFY(curvesOf(workloadWorld(), aWorkloadBoard("images", {u"h100-sxm"_s})).isEmpty());
}

CHIPBOARD_TEST(TestInteractivity, QCoreApplication)

} // namespace tst_interactivity

#include "tst_interactivity.moc"
