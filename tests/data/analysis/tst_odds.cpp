// Odds by hand from the normal distribution, and against the draws of the page Sensitivity.
#include "data/analysis/contest.h"

#include "data/analysis/uncertainty.h"
#include "data/files/catalogreader.h"
#include "tests/support/testmain.h"

#include <cmath>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_odds {

class TestOdds : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void areThoseOfTheNormal_data();
    void areThoseOfTheNormal();
    void bothWaysMakeOne();
    void wordsFollowOddsAndGap_data();
    void wordsFollowOddsAndGap();
    void textIsInStepsOfFive();
    void chancesAreOfBeatingAll();
    void superlativesNameWhoMayBeFirst();
    void agreeWithTheDraws();
};

void TestOdds::areThoseOfTheNormal_data()
{
    QTest::addColumn<Interval>("one");
    QTest::addColumn<Interval>("other");
    QTest::addColumn<double>("below");

    // ln(1.2) = 0.18232; both ends at a factor of 1.2 give 0.18232 / 1.28155 = 0.14227 each, 0.20120 together; 0.18232
    // / 0.20120 = 0.9062, where the normal distribution is 0.8176 (table of the standard normal).
    QTest::newRow("a gap of one range") << Interval{1.0 / 1.2, 1.0, 1.2} << Interval{1.0, 1.2, 1.44} << 0.8176;
    QTest::newRow("equal") << Interval{0.8, 1.0, 1.25} << Interval{0.8, 1.0, 1.25} << 0.5;
    QTest::newRow("exact and below") << Interval::exactly(1.0) << Interval::exactly(1.01) << 1.0;
    QTest::newRow("exact and equal") << Interval::exactly(1.0) << Interval::exactly(1.0) << 0.5;
    // Only the facing sides count: the far sides may have any width.
    QTest::newRow("far sides") << Interval{0.01, 1.0, 1.2} << Interval{1.0, 1.2, 90.0} << 0.8176;
    QTest::newRow("a range from zero") << Interval::exactly(1.0) << Interval{0.0, 1.2, 1.2}
                                       << 0.5134; // 0.18232 / (6.9078 / 1.28155) = 0.03383
}

void TestOdds::areThoseOfTheNormal()
{
    QFETCH(const Interval, one);
    QFETCH(const Interval, other);
    QFETCH(const double, below);
    QVERIFY2(std::abs(oddsOfBelow(one, other) - below) < 2e-4, qPrintable(QString::number(oddsOfBelow(one, other))));
}

// Of two, the odds of the pair: 0.8176 as above. Of equal numbers each has its share.
void TestOdds::chancesAreOfBeatingAll()
{
    const auto about = [](double value, double factor) { return Interval{value / factor, value, value * factor}; };
    const auto isNear = [](double one, double other) { return std::abs(one - other) < 2e-3; };
    const QList<double> two = chancesOfBest({about(1.0, 1.2), about(1.2, 1.2)}, Better::Lower);
    QVERIFY2(isNear(two.at(0), 0.8176) && isNear(two.at(1), 0.1824), qPrintable(QString::number(two.at(0))));
    QVERIFY(isNear(chancesOfBest({about(1.0, 1.2), about(1.2, 1.2)}, Better::Higher).at(1), 0.8176));
    for (const double chance : chancesOfBest({about(1.0, 1.5), about(1.0, 1.5), about(1.0, 1.5)}, Better::Lower))
        QVERIFY2(isNear(chance, 1.0 / 3.0), qPrintable(QString::number(chance)));
    QCOMPARE(chancesOfBest({Interval::exactly(2.0), Interval::exactly(1.0)}, Better::Lower), QList<double>({0.0, 1.0}));
    QCOMPARE(chancesOfBest({Interval::exactly(1.0), Interval::exactly(1.0)}, Better::Lower), QList<double>({0.5, 0.5}));
}

// Six chips of which the first beats each other one, most of them by far, but is best of all in only 42 of 100 cases.
void TestOdds::superlativesNameWhoMayBeFirst()
{
    QCOMPARE(likelyBest({0.42, 0.39, 0.08, 0.06, 0.05, 0.0}), QList<qsizetype>({0, 1}));
    QCOMPARE(likelyBest({0.2, 0.7, 0.1}), QList<qsizetype>{1});
    QCOMPARE(likelyBest({0.3, 0.34, 0.36}), QList<qsizetype>({2, 1, 0}));
    QCOMPARE(likelyBest({0.45, 0.2, 0.2, 0.15}), QList<qsizetype>({0, 1})); // none is likely
    QCOMPARE(likelyBest({0.55, 0.45}), QList<qsizetype>({0, 1}));
    QCOMPARE(likelyBest({1.0}), QList<qsizetype>{0});
}

void TestOdds::bothWaysMakeOne()
{
    const Interval one{0.7, 1.0, 1.3};
    const Interval other{0.9, 1.1, 1.9};
    QCOMPARE(oddsOfBelow(one, other) + oddsOfBelow(other, one), 1.0);
}

void TestOdds::wordsFollowOddsAndGap_data()
{
    QTest::addColumn<double>("odds");
    QTest::addColumn<double>("gap");
    QTest::addColumn<Lead>("lead");

    QTest::newRow("nothing between them") << 1.0 << 0.0 << Lead::Level;
    QTest::newRow("as good as equal") << 0.55 << 0.03 << Lead::Level;
    QTest::newRow("a third is never the same") << 0.55 << 0.35 << Lead::Leaning;
    QTest::newRow("from 60") << 0.60 << 0.05 << Lead::Leaning;
    QTest::newRow("from 75") << 0.75 << 0.05 << Lead::Probable;
    QTest::newRow("at 90") << 0.90 << 0.05 << Lead::Probable;
    QTest::newRow("over 90") << 0.91 << 0.05 << Lead::Clear;
}

void TestOdds::wordsFollowOddsAndGap()
{
    QFETCH(const double, odds);
    QFETCH(const double, gap);
    QTEST(leadOf(odds, gap), "lead");
}

void TestOdds::textIsInStepsOfFive()
{
    const Formatter formatter;
    QCOMPARE(oddsText(0.5, formatter), u"50:50"_s);
    QCOMPARE(oddsText(0.63, formatter), u"65:35"_s);
    QCOMPARE(oddsText(0.95, formatter), u"95:5"_s);
    QCOMPARE(oddsText(0.999, formatter), u"above 95:5"_s);
    QCOMPARE(oddsText(0.35, formatter), u"35:65"_s);
    QCOMPARE(oddsText(0.001, formatter), u"below 5:95"_s);
}

// The draws use each row's factors; the odds use only the ranges.
void TestOdds::agreeWithTheDraws()
{
    const Catalog catalog = loadCatalog({}).catalog;
    Board board = defaultBoard();
    board.chips = {ChipId(u"h100-sxm"_s), ChipId(u"h200-sxm"_s), ChipId(u"trainium2"_s), ChipId(u"b200"_s)};
    board.priceBook = BookId(u"capacity-blocks"_s);
    const MetricId cost(u"usd_per_1m_tokens"_s);
    const ResultTable table = evaluate(catalog, board, {cost});
    const Result<DrawTask> task = drawTaskOf(catalog, board, cost);
    QVERIFY(task);
    const std::optional<Uncertainty> sure = drawn(task.value(), DrawPlan{20'000, 1});
    QVERIFY(sure);
    int pairs = 0;
    for (qsizetype a = 0; a < table.rows.size(); ++a) {
        for (qsizetype b = a + 1; b < table.rows.size(); ++b) {
            const Cell &one = table.rows.at(a).cells.constFirst();
            const Cell &other = table.rows.at(b).cells.constFirst();
            QVERIFY(!one.isMissing() && !other.isMissing());
            const double closed = oddsOfBelow(one, other);
            const double seen = sure->beats.at(a).at(b);
            QVERIFY2(std::abs(closed - seen) < 0.06,
                     qPrintable(u"%1 %2: %3 drawn %4"_s.arg(a).arg(b).arg(closed).arg(seen)));
            ++pairs;
        }
    }
    QCOMPARE(pairs, 6);
}

CHIPBOARD_TEST(TestOdds, QCoreApplication)

} // namespace tst_odds

#include "tst_odds.moc"
