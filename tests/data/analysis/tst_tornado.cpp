// Assumptions that change a result most: by hand in a small catalogue, and against whole tables over random boards.
#include "data/analysis/tornado.h"

#include "tests/support/bruteforce.h"
#include "tests/support/ondemandboard.h"
#include "tests/support/shippedcatalog.h"
#include "tests/support/testmain.h"
#include "tests/support/workloadfixture.h"

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_tornado {

class TestTornado : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void ranksBySwing();
    void differentCountsMoveEachAlone();
    void ratiosForgetWhatMovesBothAlike();
    void saysWhichEndIsImpossible();
    void whatIsPublishedOfTheModelStays();
    void ofPlainFiguresNothingMoves();
    void withoutAValueThereAreNoRows();
    void tellsWhatIsUncertainAnyway();
    void agreesWithBruteForce();
    void aCommitmentOfOneSideAloneIsLeftOut();
    void whatOwningCostsIsMoved();
};

static Tornado tornado(const Catalog &catalog, const Board &board, const char *metric, const QString &subject,
                       const QString &against = {})
{
    return tornadoOf(valueOrFail(Inquiry::about(catalog, board, {metricId(metric), subject, against})));
}

static const TornadoRow *rowOf(const Tornado &tornado, const QString &id)
{
    for (const TornadoRow &row : tornado.rows) {
        if (row.lever.assumption.text() == id)
            return &row;
    }
    return nullptr;
}

void TestTornado::ranksBySwing()
{
    const Catalog catalog = workloadWorld();
    const Tornado found = tornado(catalog, aWorkloadBoard("train", {u"h100-sxm"_s}), "cost", u"h100-sxm"_s);
    const double now = *found.now.value;
    // Cost is proportional to price / utilisation: 100 % to 40 % raises it up to two and a half times.
    const TornadoRow *utilisation = rowOf(found, u"utilisation"_s);
    QVERIFY(qFuzzyCompare(*utilisation->low.answer.value, now / 0.4));
    QVERIFY(qFuzzyCompare(*utilisation->high.answer.value, now));
    QVERIFY(qFuzzyCompare(utilisation->swing, 1.5 * now));
    const TornadoRow *price = rowOf(found, u"price_factor"_s);
    QCOMPARE(price->low.assumed, 0.75);
    QVERIFY(qFuzzyCompare(*price->low.answer.value, 0.75 * now));
    QVERIFY(qFuzzyCompare(price->swing, 0.5 * now));
    const TornadoRow *tokens = rowOf(found, u"tokens"_s);
    QVERIFY(qFuzzyCompare(tokens->swing, 1.5 * now)); // half and double
    for (qsizetype i = 1; i < found.rows.size(); ++i)
        QVERIFY(found.rows.at(i - 1).swing >= found.rows.at(i).swing);
    // The result is in chip-hours: more chips cost the same here.
    QVERIFY(found.idle.contains(AssumptionId(u"hours_a_month"_s)));
    QVERIFY(std::ranges::any_of(found.unmoved, [](const Unmoved &row) {
        return row.assumption.text() == u"global_batch"_s && row.reason.contains(u"states it"_s);
    }));
}

// Trainium2 and H100 use different chip counts: each varies separately, from half to double.
void TestTornado::differentCountsMoveEachAlone()
{
    const Catalog catalog = workloadWorld();
    const Tornado found = tornado(catalog, aWorkloadBoard("serve", {u"h100-sxm"_s, u"trainium2"_s}), "tokens_per_s",
                                  u"trainium2"_s, u"h100-sxm"_s);
    const AssumptionId chips(u"chips"_s);
    QStringList sides;
    for (const TornadoRow &row : found.rows) {
        if (row.lever.assumption != chips)
            continue;
        QVERIFY(row.lever.side != Side::Both);
        QVERIFY(row.range.low < row.range.high);
        sides << QString::number(static_cast<int>(row.lever.side));
    }
    sides.sort();
    QCOMPARE(sides.size(), 2);
    QVERIFY(sides.at(0) != sides.at(1));
    for (const Unmoved &row : found.unmoved)
        QVERIFY(row.assumption != chips);
}

void TestTornado::ratiosForgetWhatMovesBothAlike()
{
    const Catalog catalog = workloadWorld();
    const Tornado found = tornado(catalog, aWorkloadBoard("train", {u"h100-sxm"_s, u"trainium2"_s}), "cost",
                                  u"trainium2"_s, u"h100-sxm"_s);
    QCOMPARE(found.now.unit, Unit::Times);
    for (const char *id : {"price_factor", "discount", "utilisation", "tokens", "goodput", "training_efficiency"})
        QVERIFY2(found.idle.contains(AssumptionId(QString::fromLatin1(id))), id);
}

void TestTornado::saysWhichEndIsImpossible()
{
    const Catalog catalog = workloadWorld();
    Board board = aWorkloadBoard("serve", {u"h100-sxm"_s});
    board.assumptions.chips = 1.0;
    board.assumptions.parameters = 36.0; // 72 GB of weights: a quarter more does not fit the chip
    const Tornado found = tornado(catalog, board, "usd_per_1m_tokens", u"h100-sxm"_s);
    QVERIFY(found.now.value);
    const TornadoRow *size = rowOf(found, u"parameters"_s);
    QVERIFY(size->low.answer.value);
    QVERIFY(!size->high.answer.value);
    QVERIFY(size->high.answer.reason.contains(u"does not fit"_s));
    QVERIFY(qFuzzyCompare(size->swing, std::abs(*found.now.value - *size->low.answer.value)));
}

// Published dimensions of the model stay fixed, but the user's own values vary.
void TestTornado::whatIsPublishedOfTheModelStays()
{
    const Catalog catalog = workloadWorld();
    Board board = aWorkloadBoard("serve", {u"h100-sxm"_s});
    const Tornado usual = tornado(catalog, board, "usd_per_1m_tokens", u"h100-sxm"_s);
    for (const char *id : {"parameters", "layers", "heads", "kv_heads", "head_size", "vocabulary"})
        QVERIFY2(rowOf(usual, QString::fromLatin1(id)) == nullptr, id);
    QVERIFY(rowOf(usual, u"price_factor"_s) != nullptr);
    board.assumptions.parameters = 8.0;
    const Tornado asked = tornado(catalog, board, "usd_per_1m_tokens", u"h100-sxm"_s);
    QVERIFY(rowOf(asked, u"parameters"_s) != nullptr);
    QVERIFY(rowOf(asked, u"layers"_s) == nullptr);
}

void TestTornado::ofPlainFiguresNothingMoves()
{
    const Catalog catalog = workloadWorld();
    const Tornado found = tornado(catalog, aWorkloadBoard("serve", {u"h100-sxm"_s}), "memory_bandwidth", u"h100-sxm"_s);
    QVERIFY(found.rows.isEmpty());
    QVERIFY(found.idle.size() > 10);
}

void TestTornado::withoutAValueThereAreNoRows()
{
    const Catalog catalog = workloadWorld();
    const Tornado found = tornado(catalog, aWorkloadBoard("serve", {u"trainium4"_s}), "cost", u"trainium4"_s);
    QVERIFY(!found.now.value);
    QVERIFY(!found.now.reason.isEmpty());
    QVERIFY(found.rows.isEmpty() && found.idle.isEmpty() && found.unmoved.isEmpty());
}

void TestTornado::tellsWhatIsUncertainAnyway()
{
    const Catalog catalog = workloadWorld();
    const Board board = aWorkloadBoard("train", {u"h100-sxm"_s, u"trainium2"_s});
    const Tornado alone = tornado(catalog, board, "cost", u"h100-sxm"_s);
    QCOMPARE(alone.spreads.size(), 1);
    QVERIFY(qFuzzyCompare(alone.spreads.constFirst().high, 1.25 * *alone.now.value));
    QVERIFY(qFuzzyCompare(alone.spreads.constFirst().low, *alone.now.value / 1.25));
    QCOMPARE(alone.spreads.constFirst().subject, u"h100-sxm"_s);
    const Tornado ratio = tornado(catalog, board, "cost", u"trainium2"_s, u"h100-sxm"_s);
    QCOMPARE(ratio.spreads.size(), 2);
    for (const TornadoSpread &spread : ratio.spreads)
        QVERIFY(qFuzzyCompare(spread.swing(), (1.25 - 0.8) * *ratio.now.value));
}

void TestTornado::agreesWithBruteForce()
{
    const Catalog &catalog = shippedCatalog();
    QRandomGenerator random(77);
    constexpr int wanted = 200;
    for (int boards = 0; boards < wanted;) {
        const auto asked = anyAskedBoard(catalog, random);
        if (!asked)
            continue;
        ++boards;
        const Tornado found = tornadoOf(Inquiry::about(catalog, asked->board, asked->question).value());
        const auto ratio = [&](const Lever &lever, double value) -> std::optional<double> {
            const auto [first, second] = tabled(catalog, *asked, lever, value);
            return first && second ? std::optional(*first / *second) : std::nullopt;
        };
        QVERIFY(!found.rows.isEmpty());
        const TornadoRow &row = found.rows.at(random.bounded(static_cast<int>(found.rows.size())));
        double least = *found.now.value;
        double most = least;
        for (const TornadoEnd *end : {&row.low, &row.high}) {
            const auto expected = ratio(row.lever, end->assumed);
            QCOMPARE(end->answer.value.has_value(), expected.has_value());
            if (!expected)
                continue;
            QVERIFY(std::abs(*end->answer.value / *expected - 1.0) <= 1e-3);
            least = std::min(least, *expected);
            most = std::max(most, *expected);
        }
        QVERIFY(std::abs(row.swing - (most - least)) <= 1e-3 * most);
        if (!found.idle.isEmpty()) {
            const Lever lever{found.idle.at(random.bounded(static_cast<int>(found.idle.size()))), Side::Both};
            const auto range =
                rangeOf(Inquiry::about(catalog, asked->board, asked->question).value(), lever, Reach::Plausible);
            QVERIFY(std::abs(*ratio(lever, range.value().low) / *found.now.value - 1.0) <= 1e-9);
            QVERIFY(std::abs(*ratio(lever, range.value().high) / *found.now.value - 1.0) <= 1e-9);
        }
    }
}

// H100 has one-year and three-year prices, Trainium2 has none: three years of one against the block price of the other
// would not be comparable.
void TestTornado::aCommitmentOfOneSideAloneIsLeftOut()
{
    const Catalog &catalog = shippedCatalog();
    Board board = onDemandBoard({ChipId(u"trainium2"_s), ChipId(u"h100-sxm"_s), ChipId(u"a100-80-sxm"_s)});
    const char *metric = "usd_per_1m_tokens";
    const Tornado mixed = tornado(catalog, board, metric, u"trainium2"_s, u"h100-sxm"_s);
    QVERIFY(rowOf(mixed, u"commitment"_s) == nullptr);
    const auto told =
        std::ranges::find_if(mixed.unmoved, [](const Unmoved &one) { return one.assumption.text() == u"commitment"; });
    QVERIFY(told != mixed.unmoved.end());
    QVERIFY2(told->reason.contains(u"Trainium2 has no price of this type"_s), qPrintable(told->reason));
    QVERIFY(rowOf(tornado(catalog, board, metric, u"h100-sxm"_s), u"commitment"_s) != nullptr);
}

// 30,000 USD a chip: PMT(0.075/12; 60; -30000) = 601.138 and staff of 125 USD a month. Both varied by a quarter: 363.07
// USD.
void TestTornado::whatOwningCostsIsMoved()
{
    const Catalog &catalog = shippedCatalog();
    Board board = onDemandBoard();
    board.assumptions.machinePrice = 30'000.0;
    board.assumptions.chips = 1.0;
    board.workload = WorkloadId(u"serve-llama-3.1-8b"_s);
    const Tornado found = tornado(catalog, board, "own_usd_per_month", u"h100-sxm"_s);
    const TornadoRow *price = rowOf(found, u"machine_price"_s);
    QVERIFY(price != nullptr);
    QVERIFY(std::abs(price->swing - 0.5 * (601.1384578687 + 125.0)) < 1e-6);
    for (const char *id :
         {"machine_years", "machine_residual", "interest", "host_power", "colocation", "staff", "pue", "energy_price"})
        QVERIFY2(rowOf(found, QString::fromLatin1(id)) != nullptr, id);
    QVERIFY(found.idle.contains(AssumptionId(u"discount"_s))); // nothing is rented
}

CHIPBOARD_TEST(TestTornado, QCoreApplication)

} // namespace tst_tornado

#include "tst_tornado.moc"
