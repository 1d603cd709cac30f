// Offers with price and speed, and what the Value page says about them.
#include "data/analysis/valueoffers.h"

#include "tests/support/testmain.h"
#include "tests/support/workloadfixture.h"

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_valueoffers {

class TestValueOffers : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void dividesByHowManyItTakes();
    void asATableOfOne();
    void aWholeInstanceIsOneOffer();
    void leavesOutWhatHasNoPrice();
    void everyOfferHasTheSameFactor_data();
    void everyOfferHasTheSameFactor();
    void theFrontHoldsForTheOffers();
    void theFrontLeavesOutWhatMayNotLead();
};

namespace {

struct Scene
{
    Catalog catalog = workloadWorld();
    Board board;
    ResultTable table;
    WorkloadView view;
    QList<ValueOffer> offers;
};

void reckon(Scene &scene)
{
    scene.view = workloadView(scene.catalog, scene.board);
    const Task task = scene.view.work ? scene.view.work->workload.task : Task::Serve;
    scene.table = evaluate(scene.catalog, scene.board, valueMetrics(task));
    scene.offers = valueOffers(scene.table, scene.view);
}

void start(Scene &scene, const char *workload, const QStringList &chips, Level level = Level::Chip)
{
    scene.board = aWorkloadBoard(workload, chips, level);
    reckon(scene);
}

} // namespace

void TestValueOffers::dividesByHowManyItTakes()
{
    Scene scene;
    start(scene, "serve-70b", {u"h100-sxm"_s});
    scene.board.assumptions.chips = 4.0;
    reckon(scene);
    QCOMPARE(scene.offers.size(), 1);
    const SubjectEstimate &row = *scene.offers.constFirst().row;
    QCOMPARE(row.estimate.count, 4);
    // p5.48xlarge: 55.04 USD an hour for eight chips; four form a replica.
    QCOMPARE(scene.offers.constFirst().rent.value, 6.88);
    QCOMPARE(scene.offers.constFirst().speed.value * 4.0, row.estimate.result(u"tokens_per_s")->value->value);
}

// Four H100 serve for 4 x 6.88 = 27.52 USD an hour; Trainium4 is not an offer and has neither number.
void TestValueOffers::asATableOfOne()
{
    Scene scene;
    start(scene, "serve-70b", {u"h100-sxm"_s, u"trainium4"_s});
    scene.board.assumptions.chips = 4.0;
    reckon(scene);
    const MetricId rent(u"usd_per_hour"_s);
    QCOMPARE(scene.table.cell(u"h100-sxm"_s, rent)->value->value, 27.52);
    const ResultTable ofOne = tableOfOne(scene.table, scene.view);
    QCOMPARE(ofOne.cell(u"h100-sxm"_s, rent)->value->value, 6.88);
    const MetricId speed = valueMetrics(Task::Serve).at(0);
    QCOMPARE(ofOne.cell(u"h100-sxm"_s, speed)->value->value * 4.0,
             scene.table.cell(u"h100-sxm"_s, speed)->value->value);
    const MetricId cost = valueMetrics(Task::Serve).at(2);
    QCOMPARE(*ofOne.cell(u"h100-sxm"_s, cost), *scene.table.cell(u"h100-sxm"_s, cost));
    QVERIFY(ofOne.cell(u"trainium4"_s, rent)->isMissing());
    QVERIFY(ofOne.estimates.isEmpty());
}

void TestValueOffers::aWholeInstanceIsOneOffer()
{
    Scene scene;
    start(scene, "serve", {u"a100-80-sxm"_s}, Level::Instance);
    QCOMPARE(scene.offers.constFirst().rent.value, 27.44705); // p4de.24xlarge
    QCOMPARE(scene.offers.constFirst().row->estimate.count, 8);
}

void TestValueOffers::leavesOutWhatHasNoPrice()
{
    Scene scene;
    start(scene, "serve", {u"trainium4"_s, u"h100-sxm"_s, u"nobody"_s});
    QCOMPARE(scene.offers.size(), 1);
    QCOMPARE(scene.offers.constFirst().row->subject.id, u"h100-sxm"_s);
}

void TestValueOffers::everyOfferHasTheSameFactor_data()
{
    QTest::addColumn<QString>("workload");
    for (const char *workload : {"serve", "serve-70b", "train", "images"})
        QTest::newRow(workload) << QString::fromLatin1(workload);
}

void TestValueOffers::everyOfferHasTheSameFactor()
{
    QFETCH(const QString, workload);
    for (const Level level : {Level::Chip, Level::Instance}) {
        Scene scene;
        start(scene, qPrintable(workload), {u"trainium2"_s, u"h100-sxm"_s, u"a100-80-sxm"_s}, level);
        QCOMPARE(scene.offers.size(), 3);
        const double factor = ratioFactor(scene.offers);
        for (const ValueOffer &offer : std::as_const(scene.offers)) {
            const double cost = factor * offer.rent.value / offer.speed.value;
            QVERIFY(std::abs(cost / offer.ratio->value->value - 1.0) < 1e-9);
        }
    }
    // USD per million tokens = 1e6 / 3600 x USD an hour / tokens a second, at full utilisation.
    Scene scene;
    start(scene, "serve", {u"h100-sxm"_s});
    QVERIFY(std::abs(ratioFactor(scene.offers) - 1e6 / 3600.0) < 1e-6);
    QCOMPARE(ratioFactor({}), 0.0);
}

void TestValueOffers::theFrontHoldsForTheOffers()
{
    Scene scene;
    start(scene, "serve", {u"trainium2"_s, u"h100-sxm"_s, u"a100-80-sxm"_s});
    // Trainium2 costs 2.24 USD and is faster than an A100 at 3.43 USD; H100 is fastest.
    QVERIFY(scene.offers.at(0).onFront);
    QVERIFY(scene.offers.at(1).onFront);
    QVERIFY(!scene.offers.at(2).onFront);
}

// Without it the line of best offers went through what the title leaves out.
void TestValueOffers::theFrontLeavesOutWhatMayNotLead()
{
    Catalog catalog = workloadWorld();
    const Board board = aWorkloadBoard("serve", {u"trainium2"_s, u"h100-sxm"_s});
    const auto onFront = [&] {
        const ResultTable table = evaluate(catalog, board, valueMetrics(Task::Serve));
        return valueOffers(table, workloadView(catalog, board, table)).constFirst().onFront;
    };
    QVERIFY(onFront());
    for (Chip &chip : catalog.chips) {
        if (chip.id == ChipId(u"trainium2"_s))
            chip.servingSoftware.value = u"maintenance"_s;
    }
    QVERIFY(!onFront());
}

CHIPBOARD_TEST(TestValueOffers, QCoreApplication)

} // namespace tst_valueoffers

#include "tst_valueoffers.moc"
