// A result under two assumptions.
#include "data/analysis/twoway.h"

#include "tests/support/testmain.h"
#include "tests/support/workloadfixture.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_twoway {

class TestTwoWay : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void reckonsTheGrid();
    void solvesTheLine();
    void aFlatLineIsFoundToo();
    void whatIsInForceIsAmongTheValues();
    void betweenCellsTheSameLineIsFound();
    void hasNoMoreValuesThanThereAre();
    void refusesTheSameTwice();
    void refusesWhatCannotMove();
};

static Lever lever(const char *id, Side side = Side::Both) { return {AssumptionId(QString::fromLatin1(id)), side}; }

static Inquiry anInquiry(const Catalog &catalog, const char *workload, const QString &against = u"h100-sxm"_s)
{
    const Board board = aWorkloadBoard(workload, {u"h100-sxm"_s, u"trainium2"_s});
    return valueOrFail(Inquiry::about(catalog, board, {metricId("usd_per_hour"), u"trainium2"_s, against}));
}

void TestTwoWay::reckonsTheGrid()
{
    const Catalog catalog = workloadWorld();
    const Inquiry inquiry = anInquiry(catalog, "images", {});
    const TwoWay table = twoWayOf(inquiry, lever("price_factor"), lever("discount")).value();
    QCOMPARE(table.columns.size(), 7);
    QCOMPARE(table.rows.size(), 7);
    QCOMPARE(table.columns.constFirst(), 0.75);
    QCOMPARE(table.columns.at(3), 1.0);
    QCOMPARE(table.columns.at(1), 0.83); // 0.8333 rounded: steps of 0.083 need only hundredths
    QCOMPARE(table.rows.constLast(), 50.0);
    QCOMPARE(table.rows.at(1), 8.0);                        // 8.333 rounded
    const double chips = *inquiry.answer().value / 2.23505; // 35.7608 / 16 a chip
    for (qsizetype row = 0; row < 7; ++row) {
        for (qsizetype column = 0; column < 7; ++column) {
            const double expected = 2.23505 * chips * table.columns.at(column) * (1.0 - table.rows.at(row) / 100.0);
            QVERIFY(std::abs(*table.answers.at(row).at(column).value / expected - 1.0) < 1e-12);
        }
        QVERIFY(table.turns.at(row).isEmpty());
    }
}

// Rent of one chip each: 2.23505 p against 6.88 (1 - d): equal where p = 3.0782 (1 - d).
void TestTwoWay::solvesTheLine()
{
    const Catalog catalog = workloadWorld();
    Board board = aWorkloadBoard("images", {u"h100-sxm"_s, u"trainium2"_s});
    board.assumptions.priceFactor = 2.0;
    const Inquiry inquiry =
        Inquiry::about(catalog, board, {metricId("usd_per_hour"), u"trainium2"_s, u"h100-sxm"_s}).value();
    const TwoWay table =
        twoWayOf(inquiry, lever("price_factor", Side::Subject), lever("discount", Side::Against), 5, 11).value();
    int turns = 0;
    for (qsizetype row = 0; row < table.rows.size(); ++row) {
        const double equal = 2.0 * 6.88 * (1.0 - table.rows.at(row) / 100.0) / 2.23505;
        const bool isInside = equal > table.acrossRange.low && equal < table.acrossRange.high;
        QCOMPARE(table.turns.at(row).size(), isInside ? 1 : 0);
        if (isInside) {
            ++turns;
            QVERIFY(std::abs(table.turns.at(row).constFirst().value / equal - 1.0) < 1e-6);
        }
    }
    QCOMPARE(table.columns.size(), 5);
    QCOMPARE(table.rows.size(), 11);
    QVERIFY(turns == 0); // 2 x 6.88 / 2.235 = 6.16 without discount, 3.08 at half: always above 2.5
    board.assumptions.priceFactor = 1.0;
    const Inquiry plain =
        Inquiry::about(catalog, board, {metricId("usd_per_hour"), u"trainium2"_s, u"h100-sxm"_s}).value();
    const TwoWay cheap = twoWayOf(plain, lever("discount", Side::Against), lever("chips", Side::Subject)).value();
    // 2 Trainium2 chips at 4.4701 against 6.88 (1 - d): equal at d = 35.03 %.
    QCOMPARE(cheap.rows.constLast(), 2.0);
    QCOMPARE(cheap.turns.constLast().size(), 1);
    QVERIFY(std::abs(cheap.turns.constLast().constFirst().value - 100.0 * (1.0 - 4.4701 / 6.88)) < 1e-4);
}

// An assumption shared by both sides turns nothing along a row; down a column the order turns at the same value.
void TestTwoWay::aFlatLineIsFoundToo()
{
    const Catalog catalog = workloadWorld();
    const Board board = aWorkloadBoard("images", {u"h100-sxm"_s, u"trainium2"_s});
    const Inquiry inquiry =
        Inquiry::about(catalog, board, {metricId("usd_per_hour"), u"trainium2"_s, u"h100-sxm"_s}).value();
    // 2.23505 a chip against 6.88 (1 - d): one chip is always cheaper, two are cheaper up to a discount of 35.03 %.
    const TwoWay table = twoWayOf(inquiry, lever("utilisation"), lever("chips", Side::Subject), 3, 2).value();
    QVERIFY(table.line().isEmpty()); // no turn: 4.47 is below 6.88
    const TwoWay flat =
        twoWayOf(inquiry, lever("chips", Side::Subject), lever("discount", Side::Against), 2, 3).value();
    QVERIFY(flat.turnsDown.at(0).isEmpty());
    QCOMPARE(flat.turnsDown.at(1).size(), 1);
    QVERIFY(std::abs(flat.turnsDown.at(1).constFirst().value - 100.0 * (1.0 - 4.4701 / 6.88)) < 1e-4);
    const auto line = flat.line();
    QVERIFY(std::ranges::is_sorted(line));
    QVERIFY(line.contains(std::pair(2.0, flat.turnsDown.at(1).constFirst().value)));
}

void TestTwoWay::whatIsInForceIsAmongTheValues()
{
    const Catalog catalog = workloadWorld();
    for (const double discount : {0.0, 1.0, 7.0, 25.0, 49.0, 50.0, 70.0}) {
        Board board = aWorkloadBoard("images", {u"h100-sxm"_s, u"trainium2"_s});
        board.assumptions.discount = discount;
        const Inquiry inquiry =
            Inquiry::about(catalog, board, {metricId("usd_per_hour"), u"trainium2"_s, u"h100-sxm"_s}).value();
        const TwoWay table = twoWayOf(inquiry, lever("price_factor"), lever("discount"), 5, 5).value();
        QVERIFY2(table.rows.contains(discount), qPrintable(QString::number(discount)));
        QVERIFY(std::ranges::is_sorted(table.rows));
        QCOMPARE(table.rows.constFirst(), table.downRange.low);
        QCOMPARE(table.rows.constLast(), table.downRange.high);
        QVERIFY(table.rows.size() == 5 || table.rows.size() == 6);
    }
}

// If the order turns once between two neighbours, both searches find it at the same place.
void TestTwoWay::betweenCellsTheSameLineIsFound()
{
    const Catalog catalog = workloadWorld();
    const Board board = aWorkloadBoard("serve", {u"h100-sxm"_s, u"trainium2"_s});
    const QStringList words{u"price_factor@subject"_s, u"price_factor@against"_s, u"discount@against"_s,
                            u"chips@subject"_s,        u"utilisation@subject"_s,  u"compute_bits@subject"_s};
    int compared = 0;
    for (const char *metric : {"usd_per_hour", "tokens_per_s", "usd_per_1m_tokens"}) {
        const Inquiry inquiry =
            Inquiry::about(catalog, board, {metricId(metric), u"trainium2"_s, u"h100-sxm"_s}).value();
        for (const QString &across : words) {
            for (const QString &down : words) {
                const Lever x = *leverFromWord(across);
                const Lever y = *leverFromWord(down);
                const auto full = twoWayOf(inquiry, x, y, 5, 5);
                if (!full)
                    continue;
                const TwoWay quick = twoWayOf(inquiry, x, y, 5, 5, LineSearch::BetweenCells).value();
                QCOMPARE(quick.answers, full.value().answers);
                for (qsizetype row = 0; row < quick.rows.size(); ++row) {
                    const QList<Crossing> &wanted = full.value().turns.at(row);
                    if (wanted.size() != 1 || quick.turns.at(row).size() != 1)
                        continue;
                    ++compared;
                    const double width = quick.acrossRange.high - quick.acrossRange.low;
                    const double slip = quick.turns.at(row).constFirst().value - wanted.constFirst().value;
                    QVERIFY2(std::abs(slip) <= 2e-4 * width, qPrintable(across + u" by "_s + down));
                    QCOMPARE(quick.turns.at(row).constFirst().below, wanted.constFirst().below);
                }
            }
        }
    }
    QVERIFY2(compared > 5, qPrintable(QString::number(compared)));
}

void TestTwoWay::hasNoMoreValuesThanThereAre()
{
    const Catalog catalog = workloadWorld();
    const TwoWay table = twoWayOf(anInquiry(catalog, "serve"), lever("compute_bits"), lever("chips")).value();
    QCOMPARE(table.columns, (QList<double>{8.0, 16.0}));
    QCOMPARE(table.rows, (QList<double>{1.0, 2.0}));
    QCOMPARE(twoWayOf(anInquiry(catalog, "serve"), lever("discount"), lever("input"), 0, -3).value().rows,
             (QList<double>{500.0, 1000.0, 2000.0})); // both ends and the current value
}

void TestTwoWay::refusesTheSameTwice()
{
    const Catalog catalog = workloadWorld();
    const Inquiry inquiry = anInquiry(catalog, "serve");
    QVERIFY(!twoWayOf(inquiry, lever("discount"), lever("discount")));
    QVERIFY(!twoWayOf(inquiry, lever("discount", Side::Subject), lever("discount")));
    QVERIFY(twoWayOf(inquiry, lever("discount", Side::Subject), lever("discount", Side::Against)));
}

void TestTwoWay::refusesWhatCannotMove()
{
    const Catalog catalog = workloadWorld();
    const Inquiry inquiry = anInquiry(catalog, "serve");
    QVERIFY(!twoWayOf(inquiry, lever("goodput"), lever("discount")));
    QVERIFY(!twoWayOf(inquiry, lever("discount"), lever("goodput")));
}

CHIPBOARD_TEST(TestTwoWay, QCoreApplication)

} // namespace tst_twoway

#include "tst_twoway.moc"
