// Offers of price and speed, and what the Value page claims about them.
#include "data/analysis/valueoffers.h"

#include "data/analysis/takeaway.h"

#include "tests/support/testmain.h"
#include "tests/support/workloadfixture.h"

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_valueoffers {

class TestValueOffers : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".?"_s)); }
    void dividesByHowManyItTakes();
    void asATableOfOne();
    void aWholeInstanceIsOneOffer();
    void leavesOutWhatHasNoPrice();
    void everyOfferHasTheSameFactor_data();
    void everyOfferHasTheSameFactor();
    void theFrontHoldsForTheOffers();
    void namesTheBestValue();
    void saysWhoIsBeaten();
    void namesThoseWhoseRangesMeet();
    void agreesWithTheWorkloadPage();
    void callsNoneBeatenThatMightNotBe();
    void nothingToSay();
};

namespace {

struct Scene
{
    Catalog catalog = workloadWorld();
    Board board;
    ResultTable table;
    WorkloadView view;
    QList<ValueOffer> offers;

    [[nodiscard]] QString sentence() const
    {
        return valueTakeaway(table, view, offers, Formatter()).replace(QChar(0x00A0), u' ');
    }
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
    // p5.48xlarge: 55.04 USD an hour for eight; four serve together.
    QCOMPARE(scene.offers.constFirst().rent.value, 6.88);
    QCOMPARE(scene.offers.constFirst().speed.value * 4.0, row.estimate.result(u"tokens_per_s")->value->value);
}

// Four of H100 serve for 4 x 6.88 = 27.52 USD an hour; Trainium4 is no offer, and neither number is told of it.
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
    // USD per million tokens = 1e6 / 3600 x USD an hour / tokens a second, where all hours work.
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

// Trainium2 has a block price alone: of it and those at list prices no difference is told. At block prices all are.
void TestValueOffers::namesTheBestValue()
{
    Scene scene;
    start(scene, "serve", {u"trainium2"_s, u"h100-sxm"_s, u"a100-80-sxm"_s});
    // 2.23505 USD/h / (3600 x 2388.17 tokens/s) x 1e6 = 0.26 USD
    QCOMPARE(scene.sentence(),
             u"Serve 8B: Trainium2 is lowest at about 0.26 USD per 1M tokens; not comparable with H100, A100 80GB: "
             "their prices are of different kinds"_s);
    start(scene, "serve", {u"trainium2"_s, u"h100-sxm"_s});
    scene.board.priceBook = BookId(u"capacity-blocks"_s);
    reckon(scene);
    QVERIFY2(scene.sentence().contains(u"Trainium2 gives most for its price, about 0.26 USD per 1M tokens; whatever is "
                                       "faster costs more an hour"_s),
             qPrintable(scene.sentence()));
    start(scene, "serve", {u"h100-sxm"_s});
    QCOMPARE(scene.sentence(), u"Serve 8B: H100 costs about 0.60 USD per 1M tokens"_s);
}

// Of one list: Trainium2 at 2.24 USD is cheaper and faster than A100 at 3.43 USD.
void TestValueOffers::saysWhoIsBeaten()
{
    Scene scene;
    start(scene, "serve", {u"trainium2"_s, u"h100-sxm"_s, u"a100-80-sxm"_s});
    for (ResultRow &row : scene.table.rows) {
        for (Cell &cell : row.cells)
            cell.priceKind = cell.priceKind ? std::optional(PriceKind::OnDemand) : std::nullopt;
    }
    scene.offers = valueOffers(scene.table, scene.view);
    QCOMPARE(scene.sentence(),
             u"Serve 8B: Trainium2 gives most for its price, about 0.26 USD per 1M tokens; Trainium2 is both cheaper "
             "and faster than A100 80GB"_s);
    scene.table.rows.removeAt(1);
    scene.view.rows.removeAt(1);
    scene.offers = valueOffers(scene.table, scene.view);
    QVERIFY2(scene.sentence().contains(u"; nothing is cheaper or faster"_s), qPrintable(scene.sentence()));
}

void TestValueOffers::namesThoseWhoseRangesMeet()
{
    Scene scene;
    start(scene, "serve", {u"h100-sxm"_s, u"a100-80-sxm"_s}); // 0.60 and 0.78 USD, each 20 % either way
    QVERIFY2(
        scene.sentence().contains(u"H100 gives most for its price, about 0.60 USD per 1M tokens, but the range of A100 "
                                  "80GB, about 0.78, meets its own"_s),
        qPrintable(scene.sentence()));
    QVERIFY(!scene.sentence().contains(u';')); // none of them is beaten for certain
}

// Who meets the best is one question, whatever page asks it.
void TestValueOffers::agreesWithTheWorkloadPage()
{
    Scene scene;
    start(scene, "serve", {u"h100-sxm"_s, u"a100-80-sxm"_s});
    const ResultTable table =
        evaluate(scene.catalog, scene.board, {taskMetrics(Task::Serve).speed, taskMetrics(Task::Serve).cost});
    const QString workload = workloadTakeaway(scene.board, table, scene.view, Formatter()).replace(QChar(0x00A0), u' ');
    const QString shared = u"about 0.60 USD per 1M tokens, but the range of A100 80GB, about 0.78, meets its own"_s;
    QVERIFY2(workload.contains(shared), qPrintable(workload));
    QVERIFY2(scene.sentence().contains(shared), qPrintable(scene.sentence()));
}

void TestValueOffers::callsNoneBeatenThatMightNotBe()
{
    Scene scene;
    start(scene, "serve", {u"trainium2"_s, u"h100-sxm"_s, u"a100-80-sxm"_s});
    // As slow as an A100 may be fast, Trainium2 is not certain to be faster.
    scene.offers[0].speed.low = scene.offers.at(2).speed.high;
    QVERIFY2(!scene.sentence().contains(u"faster"_s), qPrintable(scene.sentence()));
}

void TestValueOffers::nothingToSay()
{
    Scene scene;
    start(scene, "serve", {u"trainium4"_s});
    // The reason, not that nothing can do it: nobody has published what it takes to say so.
    QCOMPARE(scene.sentence(),
             u"Serve 8B: no estimate. Memory or memory bandwidth of Trainium4 is not published, so nothing can be "
             "estimated on it"_s);
    start(scene, "serve", {u"h100-sxm"_s});
    scene.catalog.books.clear();
    scene.catalog.index();
    reckon(scene);
    QCOMPARE(scene.sentence(), u"Serve 8B: nothing that is compared both runs it and has a price"_s);
    start(scene, "serve", {});
    QCOMPARE(scene.sentence(), u"Choose chips to compare"_s);
    start(scene, "no-such", {u"h100-sxm"_s});
    QCOMPARE(scene.sentence(), u"Choose a workload"_s);
}

CHIPBOARD_TEST(TestValueOffers, QCoreApplication)

} // namespace tst_valueoffers

#include "tst_valueoffers.moc"
