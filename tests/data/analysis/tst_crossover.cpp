// Break-even points of two rows: calculated by hand in a small catalogue, and checked against trying values one by one
// on two hundred random boards of the shipped catalogue.
#include "data/analysis/crossover.h"

#include "data/files/catalogreader.h"
#include "tests/support/bruteforce.h"
#include "tests/support/rounds.h"
#include "tests/support/testmain.h"
#include "tests/support/workloadfixture.h"

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_crossover {

class TestCrossover : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void solvesWhatAPriceMayRiseTo();
    void solvesAnEfficiency();
    void whatMovesBothAlikeTurnsNothing();
    void findsTwoTurns();
    void turnsAtAJumpOfWholeInstances();
    void betweenWholeNumbers();
    void tellsWhereThereIsNothingToCompare();
    void higherIsBetterToo();
    void tellsWhatAFactorMeans();
    void looksAtWhatIsUsual();
    void agreesWithBruteForce();
    void rowsThatAreEqualForAWhile();
};

static Inquiry inquiryOf(const Catalog &catalog, const Board &board, const char *metric, const QString &subject,
                         const QString &against)
{
    return valueOrFail(Inquiry::about(catalog, board, {metricId(metric), subject, against}));
}

static Lever lever(const char *id, Side side = Side::Both) { return {AssumptionId(QString::fromLatin1(id)), side}; }

void TestCrossover::solvesWhatAPriceMayRiseTo()
{
    const Catalog catalog = workloadWorld();
    const Board board = aWorkloadBoard("train", {u"h100-sxm"_s, u"trainium2"_s});
    const Inquiry inquiry = inquiryOf(catalog, board, "cost", u"trainium2"_s, u"h100-sxm"_s);
    const double ratio = *inquiry.answer().value;
    QVERIFY(ratio < 1.0);
    const Crossover own = crossoverOf(inquiry, lever("price_factor", Side::Subject)).value();
    QCOMPARE(own.now, Order::Subject);
    QCOMPARE(own.crossings.size(), 1);
    const Crossing &crossing = own.crossings.constFirst();
    // cost is proportional to the price: equal at 1 / ratio
    QVERIFY(std::abs(crossing.value * ratio - 1.0) < 1e-6);
    QVERIFY(crossing.before < crossing.value);
    QCOMPARE(crossing.below, Order::Subject);
    QCOMPARE(crossing.above, Order::Against);
    QVERIFY(!crossing.jump);
    QVERIFY(std::abs(crossing.answer / *inquiry.valueOf(inquiry.against(), {}).value - 1.0) < 1e-6);
    const Crossover other = crossoverOf(inquiry, lever("price_factor", Side::Against)).value();
    QVERIFY(std::abs(other.crossings.value(0).value / ratio - 1.0) < 1e-6);
    QCOMPARE(other.crossings.value(0).below, Order::Against);
}

void TestCrossover::solvesAnEfficiency()
{
    const Catalog catalog = workloadWorld();
    const Board board = aWorkloadBoard("train", {u"h100-sxm"_s, u"trainium2"_s});
    const Inquiry inquiry = inquiryOf(catalog, board, "cost", u"trainium2"_s, u"h100-sxm"_s);
    const Crossover found = crossoverOf(inquiry, lever("training_efficiency", Side::Subject)).value();
    // In this catalogue only matrix products and attention take time: cost is proportional to 1 / efficiency.
    QCOMPARE(found.crossings.size(), 1);
    QVERIFY(std::abs(found.crossings.constFirst().value / (100.0 * *inquiry.answer().value) - 1.0) < 1e-6);
    QCOMPARE(found.crossings.constFirst().above, Order::Subject);
}

void TestCrossover::whatMovesBothAlikeTurnsNothing()
{
    const Catalog catalog = workloadWorld();
    const Board board = aWorkloadBoard("train", {u"h100-sxm"_s, u"trainium2"_s});
    const Inquiry inquiry = inquiryOf(catalog, board, "cost", u"trainium2"_s, u"h100-sxm"_s);
    const Crossover found = crossoverOf(inquiry, lever("price_factor")).value();
    QVERIFY(found.crossings.isEmpty());
    QVERIFY(found.silences.isEmpty());
    QCOMPARE(found.now, Order::Subject);
    QCOMPARE(found.range.low, 0.05);
}

// Cost of output against prompt length: one chip has more compute per USD, the other more bandwidth.
void TestCrossover::findsTwoTurns()
{
    const Catalog catalog = workloadWorld();
    const Board board = aWorkloadBoard("serve", {u"h100-sxm"_s, u"trainium2"_s});
    const Inquiry inquiry = inquiryOf(catalog, board, "usd_per_1m_tokens", u"h100-sxm"_s, u"trainium2"_s);
    // A price at which the costs are equal somewhere: between the extremes of the ratio over the range.
    const Lever length = lever("input");
    const LeverRange range = rangeOf(inquiry, length, Reach::Far).value();
    double least = 1e9;
    double most = 0.0;
    for (int i = 0; i <= 200; ++i) {
        const double ratio = *inquiry.answer(pulled(inquiry.settings(), length, range.at(i / 200.0))).value;
        least = std::min(least, ratio);
        most = std::max(most, ratio);
    }
    QVERIFY(most > 1.01 * least);
    RowSettings settings = inquiry.settings();
    settings.subject.priceFactor = 1.0 / std::sqrt(least * most);
    const Crossover found = crossoverOf(inquiry, length, range, settings);
    QVERIFY(!found.crossings.isEmpty());
    for (const Crossing &crossing : found.crossings) {
        const auto lead = [&](double value) { return *inquiry.answer(pulled(settings, length, value)).value > 1.0; };
        QVERIFY(lead(crossing.before) != lead(crossing.value));
        QCOMPARE(crossing.value - crossing.before, 1.0); // whole tokens
    }
}

void TestCrossover::turnsAtAJumpOfWholeInstances()
{
    Catalog catalog = workloadWorld();
    Board board = aWorkloadBoard("serve-70b", {u"h100-sxm"_s, u"trainium2"_s}, Level::Instance);
    const Inquiry inquiry = inquiryOf(catalog, board, "usd_per_hour", u"p5.48xlarge"_s, u"trn2.48xlarge"_s);
    // Rent rises by whole instances with the memory for the parameters: two p5 (110.08) cost more than one trn2
    // (35.7608) from the start; with trn2 at twice its price (71.52) one p5 (55.04) is cheaper until two are needed.
    RowSettings settings = inquiry.settings();
    settings.against.priceFactor = 2.0;
    const LeverRange range{50.0, 70.0, 600.0, {}, 0.0, {}};
    const Crossover found = crossoverOf(inquiry, lever("parameters"), range, settings);
    QVERIFY(!found.crossings.isEmpty());
    const Crossing &crossing = found.crossings.constFirst();
    QVERIFY(crossing.jump);
    QCOMPARE(crossing.below, Order::Subject);
    QCOMPARE(crossing.above, Order::Against);
    // At the last value before the jump one p5 is enough, at the first one after it is not.
    RowSettings before = pulled(settings, lever("parameters"), crossing.before);
    RowSettings after = pulled(settings, lever("parameters"), crossing.value);
    QCOMPARE(*inquiry.valueOf(inquiry.subject(), before.subject).value, 55.04);
    QCOMPARE(*inquiry.valueOf(inquiry.subject(), after.subject).value, 110.08);
}

void TestCrossover::betweenWholeNumbers()
{
    const Catalog catalog = workloadWorld();
    const Board board = aWorkloadBoard("images", {u"h100-sxm"_s, u"trainium2"_s});
    const Inquiry inquiry = inquiryOf(catalog, board, "usd_per_hour", u"h100-sxm"_s, u"trainium2"_s);
    // 6.88 a chip against 2.23505: n H100 are always dearer; n Trainium2 are dearer from 4 on.
    const Crossover found = crossoverOf(inquiry, lever("chips", Side::Against)).value();
    QCOMPARE(found.crossings.size(), 1);
    QCOMPARE(found.crossings.constFirst().before, 3.0);
    QCOMPARE(found.crossings.constFirst().value, 4.0);
    QVERIFY(found.crossings.constFirst().jump);
}

void TestCrossover::tellsWhereThereIsNothingToCompare()
{
    const Catalog catalog = workloadWorld();
    Board board = aWorkloadBoard("serve", {u"h100-sxm"_s, u"trainium2"_s});
    board.assumptions.chips = 1.0;
    const Inquiry inquiry = inquiryOf(catalog, board, "usd_per_hour", u"h100-sxm"_s, u"trainium2"_s);
    const LeverRange range{1.0, 8.0, 100.0, {}, 0.0, {}};
    const Crossover found = crossoverOf(inquiry, lever("parameters"), range, inquiry.settings());
    QCOMPARE(found.silences.size(), 1);
    QVERIFY(found.silences.constFirst().reason.contains(u"does not fit"_s));
    QCOMPARE(found.silences.constFirst().to, 100.0);
    const double edge = found.silences.constFirst().from;
    QVERIFY(inquiry.answer(pulled(inquiry.settings(), lever("parameters"), edge * (1.0 - 1e-6))).value);
    QVERIFY(!inquiry.answer(pulled(inquiry.settings(), lever("parameters"), edge)).value);
    QVERIFY(found.crossings.isEmpty());
}

void TestCrossover::higherIsBetterToo()
{
    const Catalog catalog = workloadWorld();
    const Board board = aWorkloadBoard("train", {u"h100-sxm"_s, u"trainium2"_s});
    const Inquiry inquiry = inquiryOf(catalog, board, "tokens_per_s_per_chip", u"h100-sxm"_s, u"trainium2"_s);
    const Crossover found = crossoverOf(inquiry, lever("training_efficiency", Side::Subject)).value();
    QCOMPARE(found.now, Order::Subject); // faster
    QCOMPARE(found.crossings.size(), 1);
    // speed is proportional to the peak: 667 / 989
    QVERIFY(std::abs(found.crossings.constFirst().value - 100.0 * 667.0 / 989.0) < 1e-4);
    QCOMPARE(found.crossings.constFirst().below, Order::Against);
}

void TestCrossover::tellsWhatAFactorMeans()
{
    const Catalog catalog = workloadWorld();
    const Board board = aWorkloadBoard("train", {u"h100-sxm"_s, u"trainium2"_s});
    const Inquiry inquiry = inquiryOf(catalog, board, "cost", u"trainium2"_s, u"h100-sxm"_s);
    const Meaning price = *meaningOf(inquiry, lever("price_factor", Side::Subject), 2.0);
    QCOMPARE(price, (Meaning{metricId("price_chip_hour"), 2.0 * 35.7608 / 16.0, Unit::UsdPerHour}));
    const Meaning dearer = *meaningOf(inquiry, lever("price_factor", Side::Against), 1.5);
    QCOMPARE(dearer.value, 1.5 * 6.88);
    const Meaning share = *meaningOf(inquiry, lever("training_efficiency", Side::Subject), 50.0);
    QCOMPARE(share.metric, metricId("mfu"));
    const double full = cellAt(catalog, board, u"trainium2"_s, "mfu").value->value;
    QVERIFY(std::abs(share.value - full / 2.0) < 1e-9);
    QVERIFY(!meaningOf(inquiry, lever("discount", Side::Subject), 2.0));
    QVERIFY(!meaningOf(inquiry, lever("price_factor"), 2.0));
}

void TestCrossover::looksAtWhatIsUsual()
{
    const Catalog catalog = workloadWorld();
    const Board board = aWorkloadBoard("train", {u"h100-sxm"_s, u"trainium2"_s});
    const QList<Crossover> found = crossoversOf(inquiryOf(catalog, board, "cost", u"trainium2"_s, u"h100-sxm"_s));
    // Price and training efficiency of each side; serving efficiencies have no effect here.
    QVERIFY(found.size() >= 4);
    QCOMPARE(found.at(0).lever, lever("price_factor", Side::Subject));
    QCOMPARE(found.at(3).lever, lever("training_efficiency", Side::Against));
    for (const Crossover &crossover : found)
        QVERIFY(crossover.lever.side != Side::Both || !crossover.crossings.isEmpty());
}

/// Changes of the order over evenly spaced values, each refined with as many values between its two neighbours.
static QList<double> turnsByTrying(const Catalog &catalog, const AskedBoard &asked, const Lever &lever,
                                   const LeverRange &range, int values, int narrowings = 2)
{
    QList<double> turns;
    std::optional<double> lastSign;
    double lastValue = range.low;
    for (int i = 0; i <= values; ++i) {
        const double value = i == values ? range.high : range.at(static_cast<double>(i) / values);
        const auto [first, second] = tabled(catalog, asked, lever, value);
        const std::optional<double> sign = first && second ? std::optional(*first - *second) : std::nullopt;
        if (sign && lastSign && (*sign > 0.0) != (*lastSign > 0.0)) {
            LeverRange part = range;
            part.low = lastValue;
            part.high = value;
            turns << (narrowings > 0 ? turnsByTrying(catalog, asked, lever, part, values, narrowings - 1)
                                     : QList<double>{value});
        }
        lastSign = sign;
        lastValue = value;
    }
    return turns;
}

// In both directions: the solver finds every turn found by trying, and the full tables before and after each solved
// turn differ.
void TestCrossover::agreesWithBruteForce()
{
    const Catalog catalog = loadCatalog({}).catalog;
    QRandomGenerator random(2026);
    const QList<const char *> moved{"price_factor",
                                    "training_efficiency",
                                    "memory_efficiency",
                                    "compute_efficiency",
                                    "input",
                                    "output",
                                    "parameters",
                                    "tokens",
                                    "utilisation"};
    const int wanted = rounds(200);
    int boards = 0;
    int turns = 0;
    while (boards < wanted) {
        const auto asked = anyAskedBoard(catalog, random);
        if (!asked)
            continue;
        // In separate statements: argument order is unspecified, so each compiler would make other boards.
        const char *assumption = moved.at(random.bounded(static_cast<int>(moved.size())));
        const Lever pulledLever = lever(assumption, static_cast<Side>(random.bounded(3)));
        const Inquiry inquiry = Inquiry::about(catalog, asked->board, asked->question).value();
        const auto solved = crossoverOf(inquiry, pulledLever);
        if (!solved)
            continue;
        ++boards;
        const QByteArray about = QStringLiteral("board %1: %2 of %3 on side %4")
                                     .arg(QString::number(boards), pulledLever.assumption.text(),
                                          asked->board.workload.text(), QString::number(int(pulledLever.side)))
                                     .toUtf8();
        constexpr double tolerance = 1e-3;
        for (const double turn : turnsByTrying(catalog, *asked, pulledLever, solved.value().range, 30)) {
            const bool known = std::any_of(
                solved.value().crossings.begin(), solved.value().crossings.end(),
                [turn](const Crossing &crossing) { return std::abs(crossing.value / turn - 1.0) <= tolerance; });
            QVERIFY2(known, about + ": not solved: " + QByteArray::number(turn, 'g', 12));
        }
        for (const Crossing &crossing : solved.value().crossings) {
            ++turns;
            QVERIFY2(crossing.value - crossing.before <= std::max(1.0, 1e-6 * crossing.value), about);
            const auto [a, b] = tabled(catalog, *asked, pulledLever, crossing.before);
            const auto [c, d] = tabled(catalog, *asked, pulledLever, crossing.value);
            QVERIFY2(a && b && c && d, about);
            QVERIFY2((*a < *b) == (crossing.below == Order::Subject), about);
            QVERIFY2((*c < *d) == (crossing.above == Order::Subject), about);
        }
    }
    QVERIFY2(turns >= wanted / 5, QByteArray::number(turns));
}

namespace {

/// 1: the subject needs fewer; 0: as many; empty: one of them has no number.
std::optional<int> orderByTable(const Catalog &catalog, const AskedBoard &asked, const Lever &lever, double value)
{
    const auto [first, second] = tabled(catalog, asked, lever, value);
    if (!first || !second)
        return std::nullopt;
    return *first < *second ? 1 : *first > *second ? -1 : 0;
}

/// The order after a tie, searched in small steps.
std::optional<int> orderBehind(const Catalog &catalog, const AskedBoard &asked, const Lever &lever, double value,
                               double highest)
{
    constexpr double step = 1.002;
    std::optional<int> order = orderByTable(catalog, asked, lever, value);
    for (double at = value; order == 0 && at < highest;) {
        at = std::min(at * step, highest);
        order = orderByTable(catalog, asked, lever, at);
    }
    return order;
}

/// Pairs of values between which the order changes, ignoring ties, found by trying.
QList<std::pair<double, double>> turnsBetween(const Catalog &catalog, const AskedBoard &asked, const Lever &lever,
                                              const LeverRange &range, int values)
{
    QList<std::pair<double, double>> turns;
    std::optional<int> last;
    double lastValue = range.low;
    for (int i = 0; i <= values; ++i) {
        const double value = i == values ? range.high : range.at(static_cast<double>(i) / values);
        const std::optional<int> order = orderByTable(catalog, asked, lever, value);
        if (order == 0)
            continue;
        if (order && last && *order != *last)
            turns << std::pair(lastValue, value);
        last = order;
        lastValue = value;
    }
    return turns;
}

} // namespace

// Chip counts rise in steps, so two rows may be tied over a range: that is a turn only if the order after the tie
// differs from the order before it.
void TestCrossover::rowsThatAreEqualForAWhile()
{
    const Catalog catalog = loadCatalog({}).catalog;
    QRandomGenerator random(7);
    int ties = 0;
    int turns = 0;
    int asks = 0;
    const int tried = rounds(400);
    for (int round = 0; round < tried; ++round) {
        auto asked = anyAskedBoard(catalog, random);
        if (!asked)
            continue;
        asked->question.metric = metricId(random.bounded(2) == 0 ? "fewest_chips" : "month_chips");
        const auto inquiry = Inquiry::about(catalog, asked->board, asked->question);
        if (!inquiry || !inquiry.value().isRatio())
            continue;
        const char *moved[] = {"parameters", "memory_efficiency", "training_efficiency", "output"};
        const char *assumption = moved[random.bounded(4)];
        const Lever pulledLever = lever(assumption, random.bounded(2) == 0 ? Side::Subject : Side::Against);
        const auto solved = crossoverOf(inquiry.value(), pulledLever);
        if (!solved)
            continue;
        ++asks;
        const QList<Crossing> &crossings = solved.value().crossings;
        for (const auto &part : turnsBetween(catalog, *asked, pulledLever, solved.value().range, 90)) {
            const bool isKnown = std::ranges::any_of(crossings, [&part](const Crossing &one) {
                return one.before >= part.first && one.before <= part.second;
            });
            QVERIFY2(isKnown,
                     QStringLiteral("round %1: %2 to %3").arg(round).arg(part.first).arg(part.second).toUtf8());
        }
        for (const Crossing &crossing : solved.value().crossings) {
            ++turns;
            const QByteArray about =
                QStringLiteral("round %1, %2 at %3")
                    .arg(QString::number(round), pulledLever.assumption.text(), QString::number(crossing.value))
                    .toUtf8();
            QVERIFY2(orderByTable(catalog, *asked, pulledLever, crossing.before)
                         == (crossing.below == Order::Subject ? 1 : -1),
                     about);
            ties += orderByTable(catalog, *asked, pulledLever, crossing.value) == 0 ? 1 : 0;
            const auto behind = orderBehind(catalog, *asked, pulledLever, crossing.value, solved.value().range.high);
            QVERIFY2(!behind || *behind == (crossing.above == Order::Subject ? 1 : -1), about);
        }
    }
    QVERIFY2(ties >= tried / 80,
             QByteArray::number(ties) + " of " + QByteArray::number(turns) + " of " + QByteArray::number(asks));
}

CHIPBOARD_TEST(TestCrossover, QCoreApplication)

} // namespace tst_crossover

#include "tst_crossover.moc"
