#include "data/analysis/takeaway.h"

#include "tests/support/metricfixture.h"
#include "tests/support/testmain.h"

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_takeaway {

class TestTakeaway : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".?"_s)); }
    void saysWhatTheTableSays_data();
    void saysWhatTheTableSays();
    void tellsThePricesThatNoChartDraws();
    void isNeverStrongerThanTheRange();
    void aCommitmentIsToldAtThePricesDrawn();
    void theMostIsNoMoreThanCanBeCompared();
};

void TestTakeaway::saysWhatTheTableSays_data()
{
    QTest::addColumn<QStringList>("chips");
    QTest::addColumn<Level>("level");
    QTest::addColumn<QString>("baseline");
    QTest::addColumn<QString>("expected");

    // 1299 / 1979 = 65.6 %; Trainium2 has no list price, so both at capacity blocks: 2.23505 / 5.191 = 43.1 %
    QTest::newRow("both have compute and price")
        << QStringList{u"trainium2"_s, u"h100-sxm"_s} << Level::Chip << u"h100-sxm"_s
        << u"Trainium2 gives 66 % of the FP8 compute of H100 for 43 % of its hourly price, both at the prices of \"Book capacity-blocks\" (2.24 against 5.19 USD/h)"_s;
    // 16 x 1299 / (8 x 1979) = 131.3 %, 35.7608 / 41.528 = 86.1 %
    QTest::newRow("instances are compared whole")
        << QStringList{u"trainium2"_s, u"h100-sxm"_s} << Level::Instance << u"h100-sxm"_s
        << u"trn2.48xlarge gives 131 % of the FP8 compute of p5.48xlarge for 86 % of its hourly price, both at the prices of \"Book capacity-blocks\" (35.76 against 41.53 USD/h)"_s;
    // 667 / 312 = 213.8 %; of the A100 there is no block price
    QTest::newRow("the baseline is the opponent")
        << QStringList{u"trainium2"_s, u"h100-sxm"_s, u"a100-80-sxm"_s} << Level::Chip << u"a100-80-sxm"_s
        << u"Trainium2 gives 2.14 times the BF16 compute of A100 80GB; their prices are not comparable: capacity-block price against on-demand list price"_s;
    QTest::newRow("without a baseline the first rival")
        << QStringList{u"trainium2"_s, u"h100-sxm"_s} << Level::Chip << QString()
        << u"Trainium2 gives 66 % of the FP8 compute of H100 for 43 % of its hourly price, both at the prices of \"Book capacity-blocks\" (2.24 against 5.19 USD/h)"_s;
    QTest::newRow("only one can be had")
        << QStringList{u"trainium4"_s, u"h100-sxm"_s} << Level::Chip << u"h100-sxm"_s
        << u"Trainium4 and H100 are not comparable in compute: one of the two is announced, not yet to be had"_s;
    QTest::newRow("no Amazon chip") << QStringList{u"a100-80-sxm"_s, u"h100-sxm"_s} << Level::Chip << QString()
                                    << u"H100 gives the most BF16 compute of this selection: 989 TFLOPS"_s;
    QTest::newRow("one chip alone") << QStringList{u"h100-sxm"_s} << Level::Chip << QString()
                                    << u"H100 gives 1.98 PFLOPS of FP8 compute"_s;
    QTest::newRow("nothing chosen") << QStringList{} << Level::Chip << QString() << u"Choose chips to compare"_s;
    QTest::newRow("one of two is in the catalogue")
        << QStringList{u"h100-sxm"_s, u"nobody"_s} << Level::Chip << QString()
        << u"Only of H100 is dense FP8 compute known: 1.98 PFLOPS"_s;
    QTest::newRow("nothing in the catalogue")
        << QStringList{u"nobody"_s} << Level::Chip << QString() << u"Nothing of this selection is in the catalogue"_s;
}

void TestTakeaway::saysWhatTheTableSays()
{
    QFETCH(const QStringList, chips);
    QFETCH(const Level, level);
    QFETCH(const QString, baseline);
    QFETCH(const QString, expected);
    Board board = aBoard(chips, level);
    board.baseline = baseline;
    const Catalog catalog = smallWorld();
    QCOMPARE(takeaway(catalog, board, Formatter()).replace(QChar(0x00A0), u' '), expected);
    // A page's table says the same, whether it has the metrics that are needed, in any order, or not.
    for (const QStringList &metrics : {QStringList{u"memory"_s}, QStringList{u"price_hour"_s, u"compute_best"_s},
                                       QStringList{u"price_chip_hour"_s, u"memory"_s, u"compute_best"_s}}) {
        QList<MetricId> ids;
        for (const QString &metric : metrics)
            ids << MetricId(metric);
        const ResultTable table = evaluate(catalog, board, ids);
        QCOMPARE(takeaway(catalog, board, table, Formatter()).replace(QChar(0x00A0), u' '), expected);
    }
}

// The charts show Trainium2 at its block price, 2.24, beside H100 at its list price, 6.88: a third. The sentence
// divides two block prices, 2.23505 / 5.191, and is nothing that a reader can check without them.
void TestTakeaway::tellsThePricesThatNoChartDraws()
{
    const Catalog catalog = smallWorld();
    Board board = aBoard({u"trainium2"_s, u"h100-sxm"_s});
    board.baseline = u"h100-sxm"_s;
    const QString told = takeaway(catalog, board, Formatter());
    QVERIFY2(told.endsWith(u"(2.24 against 5.19 USD/h)"_s), qPrintable(told));
    // 2.23505 x 0.9 and 5.191 x 0.9 in another currency, of the same share.
    const QString inEuro = takeaway(catalog, board, Formatter().in(Currency{u"EUR"_s, 0.9}));
    QVERIFY2(inEuro.contains(QString(u"43"_s + QChar(0x00A0) + u"%"_s)), qPrintable(inEuro));
    QVERIFY2(inEuro.endsWith(u"(2.01 against 4.67 EUR/h)"_s), qPrintable(inEuro));
    const auto beside = [&](const QList<MetricId> &metrics) {
        return takeawayPrices(catalog, board, evaluate(catalog, board, metrics), Formatter());
    };
    const MetricId compute(u"compute_best"_s);
    QCOMPARE(beside({compute, MetricId(u"price_chip_hour"_s)}).replace(QChar(0x00A0), u' '),
             u"Shown here: Trainium2 2.24 (capacity-block price), H100 6.88 (on-demand list price)."_s);
    QCOMPARE(beside({compute}), QString()); // no price is drawn
    // Where the charts draw the very prices that were divided, they need not be told again.
    board.priceBook = BookId(u"capacity-blocks"_s);
    const QString drawn = takeaway(catalog, board, Formatter());
    QVERIFY2(drawn.contains(u"of its hourly price"_s) && !drawn.contains(u"against"_s), qPrintable(drawn));
    QCOMPARE(beside({compute, MetricId(u"price_chip_hour"_s)}), QString());
}

void TestTakeaway::isNeverStrongerThanTheRange()
{
    const auto sentence = [](double low, double high) {
        Chip ours = aChip("ours");
        ours.dense[Precision::Fp8] = aRange(low, (low + high) / 2, high, Unit::Tflops);
        const Catalog catalog =
            CatalogBuilder().add(ours).add(aChip("theirs", {.fp8 = 1000, .vendor = "NVIDIA"})).build();
        return takeaway(catalog, aBoard({u"ours"_s, u"theirs"_s}), Formatter()).replace(QChar(0x00A0), u' ');
    };
    QCOMPARE(sentence(500, 500), u"OURS gives 50 % of the FP8 compute of THEIRS"_s);
    QCOMPARE(sentence(490, 510), u"OURS gives about 50 % of the FP8 compute of THEIRS"_s);
    QCOMPARE(sentence(400, 600), u"OURS gives from 40 % to 60 % of the FP8 compute of THEIRS"_s);
}

// Trainium2 has a block price alone, 2.23505; H100 is reserved for three years: a share of the two would tell the
// difference between the contracts.
void TestTakeaway::aCommitmentIsToldAtThePricesDrawn()
{
    Catalog catalog = smallWorld();
    catalog.books << aBook("years", PriceKind::Reserved3Years, {aPrice("p5.48xlarge", 23.8)});
    catalog.index();
    Board board = aBoard({u"trainium2"_s, u"h100-sxm"_s});
    board.baseline = u"h100-sxm"_s;
    board.assumptions.commitment = 3.0;
    QCOMPARE(takeaway(catalog, board, Formatter()).replace(QChar(0x00A0), u' '),
             u"Trainium2 gives 66 % of the FP8 compute of H100; their prices are not comparable: capacity-block price "
             u"against 3-year reserved price"_s);
    // Where both are reserved, the two are told: 23.8 / 8 = 2.975 and 11.9 / 16 = 0.74375 are 25 %.
    catalog.books.last().prices << aPrice("trn2.48xlarge", 11.9);
    catalog.index();
    QCOMPARE(takeaway(catalog, board, Formatter()).replace(QChar(0x00A0), u' '),
             u"Trainium2 gives 66 % of the FP8 compute of H100 for 25 % of its hourly price"_s);
}

// Nobody of Amazon: who gives most, but not where ranges meet, and not of what cannot be had yet.
void TestTakeaway::theMostIsNoMoreThanCanBeCompared()
{
    const auto sentence = [](double low, double high, Availability status) {
        Chip first = aChip("first", {.fp8 = 900, .vendor = "NVIDIA"});
        first.dense[Precision::Fp8] = aRange(low, (low + high) / 2, high, Unit::Tflops);
        Chip second = aChip("second", {.fp8 = 800, .vendor = "NVIDIA"});
        second.status = status;
        const Catalog catalog = CatalogBuilder().add(first).add(second).build();
        return takeaway(catalog, aBoard({u"first"_s, u"second"_s}), Formatter()).replace(QChar(0x00A0), u' ');
    };
    QCOMPARE(sentence(900, 900, Availability::Shipping),
             u"FIRST gives the most FP8 compute of this selection: 900 TFLOPS"_s);
    QCOMPARE(sentence(700, 1100, Availability::Shipping),
             u"FIRST gives the most FP8 compute of this selection: 900 TFLOPS, but the range of SECOND, about 800 "
             "TFLOPS, meets its own"_s);
    QCOMPARE(sentence(800, 800, Availability::Shipping),
             u"FIRST and SECOND give the same FP8 compute, the most of this selection: 800 TFLOPS"_s);
    QCOMPARE(sentence(900, 900, Availability::Announced),
             u"FIRST gives 900 TFLOPS of FP8 compute; not comparable with SECOND: one of the two is announced, not yet "
             "to be had"_s);
}

CHIPBOARD_TEST(TestTakeaway, QCoreApplication)

} // namespace tst_takeaway

#include "tst_takeaway.moc"
