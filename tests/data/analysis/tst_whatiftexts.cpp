// Texts of the What-if answers.
#include "data/analysis/whatiftexts.h"

#include "data/files/catalogreader.h"
#include "tests/support/testmain.h"
#include "tests/support/workloadfixture.h"

#include <cmath>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_whatiftexts {

class TestWhatIfTexts : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void noChanceIsToldAsCertain();
    void namesLevers();
    void tellsUntilWhen();
    void tellsBothEnds();
    void tellsWhereTheOtherOrderEnds();
    void aTurnNextToTodayIsToldFromIt();
    void tellsStepsByTheFirstThatTurns();
    void tellsByHowMuch();
    void aSpeedNamesItsChips();
    void tellsThatItStays();
    void aTitleSaysWhatWasTried();
    void tellsSilenceAndTies();
    void tellsWhatMovesMost();
    void tellsDraws();
    void exactTurnsKeepTheirDigits();
    void namesWhatElseTurnsTheOrder();
    void tellsMoves_data();
    void tellsMoves();
    void tellsWhatTheGuideSays();
    void tellsCommitments();
    void namesQuestions();
    void saysWhyTwoMayNotBeCompared();
};

// Prefix of a sentence that compares a block price with a list price, as for these chips.
static const QString unlike = u"Not comparable, as their price types differ; by these numbers: "_s;

// Text with plain spaces, without the prefix about price types.
static QString plain(QString text)
{
    if (text.startsWith(unlike))
        text.remove(0, unlike.size());
    [&text] { QVERIFY2(!text.contains(u"Not comparable"), qPrintable(text)); }();
    return text.replace(QChar(0x00A0), u' ');
}

static Inquiry inquiryOf(const Catalog &catalog, const char *metric = "cost", const char *workload = "train",
                         const QString &against = u"h100-sxm"_s)
{
    const Board board = aWorkloadBoard(workload, {u"h100-sxm"_s, u"trainium2"_s});
    return valueOrFail(Inquiry::about(catalog, board, {metricId(metric), u"trainium2"_s, against}));
}

static Lever lever(const char *id, Side side = Side::Both) { return {AssumptionId(QString::fromLatin1(id)), side}; }

void TestWhatIfTexts::namesLevers()
{
    const Catalog catalog = workloadWorld();
    const Inquiry inquiry = inquiryOf(catalog);
    QCOMPARE(leverText(inquiry, lever("utilisation")), u"utilisation"_s);
    QCOMPARE(leverText(inquiry, lever("price_factor", Side::Subject)), u"the price of Trainium2"_s);
    QCOMPARE(leverText(inquiry, lever("training_efficiency", Side::Against)), u"the model FLOP utilisation of H100"_s);
    QCOMPARE(leverText(inquiry, lever("discount", Side::Against)), u"discount of H100 alone"_s);
    QCOMPARE(leverText(inquiry, lever("pue")), u"data-centre PUE"_s); // lower case within a sentence
    QCOMPARE(leverText(inquiry, lever("chips")), u"the number of chips"_s);
    QCOMPARE(plain(leverValueText(inquiry, lever("chips"), 1.0, Formatter())), u"1 chip"_s);
    QCOMPARE(plain(leverValueText(inquiry, lever("chips"), 2.0, Formatter())), u"2 chips"_s);
    QCOMPARE(plain(leverValueText(inquiry, lever("discount"), 12.0, Formatter())), u"12%"_s);
    QCOMPARE(plain(leverValueText(inquiry, lever("price_factor", Side::Subject), 2.0, Formatter())),
             u"4.47 USD/h (2 x)"_s);
}

void TestWhatIfTexts::tellsUntilWhen()
{
    const Catalog catalog = workloadWorld();
    const Inquiry inquiry = inquiryOf(catalog);
    const Crossover price = crossoverOf(inquiry, lever("price_factor", Side::Subject)).value();
    // 6.88 x 667 / 989 = 4.64 USD/h: speed is proportional to the peak
    QCOMPARE(plain(crossoverText(inquiry, price, Formatter())),
             // 2.23505 / 667 against 6.88 / 989: 0.4817 of the cost
             u"Trainium2 is about 52% cheaper than H100, unless its price rises 108%, above $4.64 an hour."_s);
    // Where neither leads, the title names both and the price at which that changes.
    const auto title = [&](const Crossover &one) {
        return plain(sensitivityTitle(inquiry, one, Lead::Level, Formatter()));
    };
    QCOMPARE(title(price),
             u"Trainium2 and H100 are about the same; break-even at $4.64 an hour (+108%) for Trainium2"_s);
    // Without space for the whole condition, the change from today's price stays.
    Catalog brief = workloadWorld();
    for (Chip &chip : brief.chips)
        chip.name = chip.id == ChipId(u"trainium2"_s) ? u"Trn2"_s : u"H1"_s;
    QCOMPARE(plain(sensitivityTitle(inquiryOf(brief), price, Lead::Level, Formatter())),
             u"Trn2 and H1 are about the same; break-even at $4.64 an hour (+108%) for Trn2"_s);
    Crossover slight = price; // 2.23505 and 2.236 are both "$2.24": no limit
    slight.crossings = {{1.0005, 1.0004, Order::Subject, Order::Against, false, 1.0}};
    QCOMPARE(plain(crossoverText(inquiry, slight, Formatter())),
             u"Trainium2 is about 52% cheaper than H100, unless its price rises slightly."_s);
    QCOMPARE(title(slight), u"Trainium2 and H100 are about the same; break-even at about today's price of Trainium2"_s);
    slight.crossings = {};
    QCOMPARE(title(slight), u"About the same: Trainium2 and H100"_s); // at ten times the price they are not
    const Crossover share = crossoverOf(inquiry, lever("training_efficiency", Side::Subject)).value();
    QVERIFY(plain(crossoverText(inquiry, share, Formatter()))
                .startsWith(
                    u"Trainium2 is about 52% cheaper than H100, unless the model FLOP utilisation of Trainium2 falls "
                    "below about "_s));
    const Crossover other = crossoverOf(inquiry, lever("price_factor", Side::Against)).value();
    QVERIFY(crossoverText(inquiry, other, Formatter()).contains(u"the price of H100 falls 52%, below $3.31 an hour"_s));
}

void TestWhatIfTexts::tellsBothEnds()
{
    const Catalog catalog = workloadWorld();
    const Inquiry inquiry = inquiryOf(catalog);
    Crossover both{.lever = lever("input")};
    both.range.now = 1000.0;
    both.now = Order::Against;
    both.crossings = {{500.0, 499.0, Order::Subject, Order::Against, false, 1.0},
                      {2000.0, 1999.0, Order::Against, Order::Subject, false, 1.0}};
    QCOMPARE(
        plain(crossoverText(inquiry, both, Formatter())),
        u"H100 is about 52% cheaper than Trainium2, unless the number of input tokens rises above about 2000 or falls "
        "below about 500."_s);
}

// The order on one side may change back farther away: "5 or more" would be wrong about 8.
void TestWhatIfTexts::tellsWhereTheOtherOrderEnds()
{
    const Catalog catalog = workloadWorld();
    const Inquiry inquiry = inquiryOf(catalog);
    const QString leads = u"H100 is about 52% cheaper than Trainium2, "_s;
    const auto textOf = [&](const Crossover &one) { return plain(crossoverText(inquiry, one, Formatter())); };
    Crossover one{.lever = lever("input")};
    one.range.now = 1000.0;
    one.now = Order::Against;
    one.crossings = {{100.0, 99.0, Order::Against, Order::Subject, false, 1.0},
                     {500.0, 499.0, Order::Subject, Order::Against, false, 1.0},
                     {2000.0, 1999.0, Order::Against, Order::Subject, false, 1.0}};
    QCOMPARE(textOf(one),
             leads
                 + u"unless the number of input tokens rises above about 2000 or is between about 100 and about "
                   "500."_s);
    one.crossings << Crossing{4000.0, 3999.0, Order::Subject, Order::Against, false, 1.0};
    QCOMPARE(textOf(one),
             leads
                 + u"unless the number of input tokens is between about 2000 and about 4000 or is between about 100 "
                   "and about 500."_s);
    one.crossings << Crossing{8000.0, 7999.0, Order::Against, Order::Subject, false, 1.0};
    QCOMPARE(textOf(one),
             leads
                 + u"but the order turns 5 times as the number of input tokens varies from about 99 to about 8000."_s);
    QVERIFY(!sensitivityTitle(inquiry, one, Lead::Clear, Formatter()).contains(u"rises"_s));
    // From one order over a tie to the other is one turn.
    one.crossings = {{2000.0, 1999.0, Order::Against, Order::Tied, false, 1.0},
                     {4000.0, 3999.0, Order::Tied, Order::Subject, false, 1.0}};
    QCOMPARE(textOf(one), leads + u"unless the number of input tokens rises above about 2000."_s);
    Crossover steps{.lever = lever("chips"),
                    .range = {.now = 4.0, .choices = {1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0}},
                    .now = Order::Against,
                    .crossings = {{4.0, 3.0, Order::Subject, Order::Against, true, 1.0},
                                  {5.0, 4.0, Order::Against, Order::Subject, true, 1.0},
                                  {8.0, 7.0, Order::Subject, Order::Against, true, 1.0}}};
    QCOMPARE(textOf(steps), leads + u"unless both run on 3 chips or fewer or 5 to 7 chips."_s);
    steps.crossings.last() = {6.0, 5.0, Order::Subject, Order::Against, true, 1.0};
    QCOMPARE(textOf(steps), leads + u"unless both run on 3 chips or fewer or 5 chips."_s);
    QCOMPARE(plain(sensitivityTitle(inquiry, steps, Lead::Level, Formatter())),
             u"About the same; Trainium2 comes first if both run on 3 chips or fewer or 5 chips"_s);
    steps.lever = lever("compute_bits");
    QCOMPARE(textOf(steps), leads + u"unless the compute precision in bits is 5 or falls to 3 or below."_s);
}

// In two digits 102% reads as 100%, today's value: nothing rises above its own value.
void TestWhatIfTexts::aTurnNextToTodayIsToldFromIt()
{
    const Catalog catalog = workloadWorld();
    const Inquiry inquiry = inquiryOf(catalog);
    const auto textOf = [&](double turn) {
        Crossover near{.lever = lever("memory_efficiency")};
        near.range.now = 100.0;
        near.now = Order::Subject;
        near.crossings = {{turn, turn, Order::Subject, Order::Against, false, 1.0}};
        if (turn < 100.0)
            std::swap(near.crossings.first().below, near.crossings.first().above);
        return plain(crossoverText(inquiry, near, Formatter()));
    };
    QVERIFY2(textOf(102.0).endsWith(u", unless the memory efficiency rises above about 102%."_s),
             qPrintable(textOf(102.0)));
    QVERIFY2(textOf(100.24).endsWith(u" rises above about 100.2%."_s), qPrintable(textOf(100.24)));
    QVERIFY2(textOf(100.001).endsWith(u", unless the memory efficiency rises slightly."_s),
             qPrintable(textOf(100.001)));
    QVERIFY2(textOf(99.999).endsWith(u", unless the memory efficiency falls slightly."_s), qPrintable(textOf(99.999)));
    QVERIFY2(textOf(123.0).endsWith(u" rises above about 120%."_s), qPrintable(textOf(123.0)));
}

// Between two adjacent values there is nothing to rise above: the text names the first value that turns the order.
void TestWhatIfTexts::tellsStepsByTheFirstThatTurns()
{
    const Catalog catalog = workloadWorld();
    const Inquiry inquiry = inquiryOf(catalog);
    Crossover steps{.lever = lever("compute_bits"),
                    .range = {.now = 8.0, .choices = {4.0, 8.0, 16.0}},
                    .now = Order::Subject,
                    .crossings = {{16.0, 8.0, Order::Subject, Order::Against, true, 1.0}}};
    QCOMPARE(plain(crossoverText(inquiry, steps, Formatter())),
             u"Trainium2 is about 52% cheaper than H100, unless the compute precision in bits "
             "rises to 16 or above."_s);
    steps.lever = lever("chips");
    steps.crossings.prepend({8.0, 4.0, Order::Against, Order::Subject, true, 1.0});
    QCOMPARE(plain(crossoverText(inquiry, steps, Formatter())),
             u"Trainium2 is about 52% cheaper than H100, unless both run on 4 chips or fewer or 16 chips or more."_s);
    steps.crossings = {{2.0, 1.0, Order::Against, Order::Subject, true, 1.0},
                       {16.0, 8.0, Order::Subject, Order::Against, true, 1.0}};
    QVERIFY2(plain(crossoverText(inquiry, steps, Formatter()))
                 .endsWith(u", unless both run on 1 chip or fewer or 16 chips or more."_s),
             qPrintable(crossoverText(inquiry, steps, Formatter())));
    steps.lever = lever("commitment");
    steps.range.choices = {0.0, 1.0, 3.0};
    steps.range.now = 0.0;
    steps.crossings = {{3.0, 1.0, Order::Subject, Order::Against, true, 1.0}};
    QCOMPARE(plain(crossoverText(inquiry, steps, Formatter())),
             u"Trainium2 is about 52% cheaper than H100, unless the commitment is 3 years or longer."_s);
    steps.range.now = 3.0;
    steps.now = Order::Against;
    QCOMPARE(plain(crossoverText(inquiry, steps, Formatter())),
             u"H100 is about 52% cheaper than Trainium2, unless the commitment is 1 year or shorter."_s);
    // Without a commitment there are no years to count.
    steps.crossings = {{1.0, 0.0, Order::Subject, Order::Against, true, 1.0}};
    QVERIFY2(plain(crossoverText(inquiry, steps, Formatter())).endsWith(u", unless the commitment is dropped."_s),
             qPrintable(crossoverText(inquiry, steps, Formatter())));
    steps.range.now = 0.0;
    steps.now = Order::Subject;
    QVERIFY2(
        plain(crossoverText(inquiry, steps, Formatter())).endsWith(u", unless the commitment is 1 year or longer."_s),
        qPrintable(crossoverText(inquiry, steps, Formatter())));
    // If rounding makes the two values equal, the boundary reads as for continuous values.
    steps.range = {1.0, 1000.0, 1e6, {}, 1.0, {}};
    steps.lever = lever("input");
    steps.crossings = {{123'457.0, 123'456.0, Order::Subject, Order::Against, true, 1.0}};
    QVERIFY(plain(crossoverText(inquiry, steps, Formatter()))
                .contains(u", unless the number of input tokens rises above "_s));
}

// Speeds on different chip counts name both; an order that never turns has no condition. Costs name no counts.
void TestWhatIfTexts::aSpeedNamesItsChips()
{
    Catalog catalog = workloadWorld();
    const Board board = aWorkloadBoard("serve-70b", {u"h100-sxm"_s, u"trainium2"_s});
    const auto inquiry = Inquiry::about(catalog, board, {metricId("tokens_per_s"), u"trainium2"_s, u"h100-sxm"_s});
    QVERIFY(inquiry);
    const auto subject = chipsInForce(inquiry.value(), Side::Subject);
    const auto against = chipsInForce(inquiry.value(), Side::Against);
    QVERIFY(subject && against);
    const auto on = [](double chips) { return u" on %1 %2"_s.arg(chips).arg(chips == 1.0 ? u"chip"_s : u"chips"_s); };
    const QString told = plain(leaderText(inquiry.value(), Order::Subject, Formatter()));
    const bool differ = *subject != *against;
    QVERIFY2(told.startsWith(u"Trainium2"_s + (differ ? on(*subject) : QString()) + u" has about "_s),
             qPrintable(told));
    QVERIFY2(told.contains(u" throughput "_s) && !told.contains(u"fast"_s), qPrintable(told)); // not the first token
    QVERIFY2(told.endsWith(u"H100"_s + (differ ? on(*against) : QString())), qPrintable(told));
    Crossover one{.lever = lever("chips", Side::Subject), .now = Order::Subject};
    QCOMPARE(plain(crossoverClaim(inquiry.value(), one, Formatter())), told);
    one.range.now = 2.0;
    one.crossings = {{6.0, 5.0, Order::Subject, Order::Against, true, 1.0}};
    QCOMPARE(plain(crossoverClaim(inquiry.value(), one, Formatter())),
             told + u", unless Trainium2 runs on 6 chips or more"_s);
    const Inquiry money = inquiryOf(catalog);
    QCOMPARE(plain(leaderText(money, Order::Subject, Formatter())), u"Trainium2 is about 52% cheaper than H100"_s);
    QCOMPARE(leaderText(money, Order::Tied, Formatter()), u"Trainium2 and H100 are currently about the same"_s);
}

// Costs in percent, speed in percent below a factor of two, anything else without a number.
void TestWhatIfTexts::tellsByHowMuch()
{
    const Catalog catalog = workloadWorld();
    Crossover same{.lever = lever("discount"), .now = Order::Against};
    const auto told = [&](const char *metric, const char *workload) {
        return plain(crossoverText(inquiryOf(catalog, metric, workload), same, Formatter())).section(u" today"_s, 0, 0);
    };
    QCOMPARE(told("wall_hours", "train"), u"H100 is about 48% faster than Trainium2"_s); // 989 / 667
    QCOMPARE(told("mfu", "train"), u"H100 is better than Trainium2"_s);
    const Board board = aWorkloadBoard("train", {u"h100-sxm"_s, u"a100-80-sxm"_s});
    const auto old = Inquiry::about(catalog, board, {metricId("wall_hours"), u"a100-80-sxm"_s, u"h100-sxm"_s});
    QVERIFY(old);
    // 989 / 312
    QCOMPARE(plain(crossoverText(old.value(), same, Formatter())).section(u" today"_s, 0, 0),
             u"H100 is about 3.2 times as fast as A100 80GB"_s);
}

void TestWhatIfTexts::tellsThatItStays()
{
    const Catalog catalog = workloadWorld();
    const Inquiry inquiry = inquiryOf(catalog);
    const Crossover same = crossoverOf(inquiry, lever("discount")).value();
    QCOMPARE(plain(crossoverText(inquiry, same, Formatter())),
             u"Trainium2 is about 52% cheaper than H100 today; the order stays the same for any value of the discount "
             "from 0% to 95%."_s);
}

// No claim goes beyond the values tried: a title without space for them is about today alone.
void TestWhatIfTexts::aTitleSaysWhatWasTried()
{
    Catalog catalog = workloadWorld();
    const auto titleOf = [&](const Crossover &one, Lead lead) {
        return plain(sensitivityTitle(inquiryOf(catalog), one, lead, Formatter()));
    };
    const Crossover discount = crossoverOf(inquiryOf(catalog), lever("discount")).value();
    QCOMPARE(titleOf(discount, Lead::Clear),
             u"Trainium2 stays cheaper than H100, for any value of the discount from 0% to 95%"_s);
    QCOMPARE(plain(unturnedText(inquiryOf(catalog), discount, Formatter())),
             u"The order stays the same for any value of the discount from 0% to 95%."_s);
    Crossover price = crossoverOf(inquiryOf(catalog), lever("price_factor", Side::Subject)).value();
    QVERIFY(unturnedText(inquiryOf(catalog), price, Formatter()).isEmpty()); // it turns at 2.08 times
    const Crossover turning = price;
    price.crossings.clear();
    QCOMPARE(titleOf(price, Lead::Clear),
             u"Trainium2 stays cheaper than H100 at 0.05 to 10 times today's price of Trainium2"_s);
    QCOMPARE(titleOf(price, Lead::Level), u"About the same: Trainium2 and H100"_s);
    const auto rename = [&](qsizetype letters) {
        for (Chip &chip : catalog.chips)
            chip.name = QString(letters, chip.id == ChipId(u"trainium2"_s) ? u'T' : u'H');
    };
    const auto claim = [](qsizetype letters, const QString &verb) {
        return u"%1 %2 cheaper than %3"_s.arg(QString(letters, u'T'), verb, QString(letters, u'H'));
    };
    rename(15);
    QCOMPARE(titleOf(price, Lead::Clear), claim(15, u"stays"_s) + u" over the range tried for its price"_s);
    Crossover silent = price;
    silent.silences = {{5.0, 6.0, u"It does not fit."_s}};
    QCOMPARE(titleOf(silent, Lead::Clear), claim(15, u"is"_s));
    rename(30);
    for (const Crossover &one : {price, turning}) {
        QCOMPARE(titleOf(one, Lead::Clear), claim(30, u"is"_s));
        QCOMPARE(titleOf(one, Lead::Probable), claim(30, u"is probably"_s));
    }
}

void TestWhatIfTexts::tellsSilenceAndTies()
{
    const Catalog catalog = workloadWorld();
    const Inquiry inquiry = inquiryOf(catalog);
    Crossover silent{.lever = lever("chips"), .silences = {{1.0, 1.0, u"It does not fit."_s}}};
    QVERIFY2(plain(crossoverText(inquiry, silent, Formatter()))
                 .endsWith(u" At 1 chip there is nothing to compare: It does not fit."_s),
             qPrintable(crossoverText(inquiry, silent, Formatter())));
    silent.silences = {{1.0, 4.0, u"It does not fit."_s}};
    QCOMPARE(plain(crossoverText(inquiry, silent, Formatter())),
             u"Trainium2 and H100 cannot currently be compared. From 1 chip to 4 chips there is "
             "nothing to compare: It does not fit."_s);
    Crossover tied{.lever = lever("discount"), .now = Order::Tied};
    QCOMPARE(crossoverText(inquiry, tied, Formatter()), u"Trainium2 and H100 are currently about the same."_s);
}

void TestWhatIfTexts::tellsWhatMovesMost()
{
    const Catalog catalog = workloadWorld();
    const Inquiry inquiry = inquiryOf(catalog, "usd_per_hour", "images", {});
    QCOMPARE(
        plain(tornadoText(inquiry, tornadoOf(inquiry), Formatter())),
        u"The number of chips affects hourly cost of Trainium2 most: 2.235 USD/h at 1 chip, 4.47 USD/h at 2 chips."_s);
    const Inquiry figures = inquiryOf(catalog, "memory_bandwidth", "train", {});
    QCOMPARE(tornadoText(figures, tornadoOf(figures), Formatter()), u"No assumption affects it."_s);
    const Inquiry none = inquiryOf(catalog, "usd_per_1m_items", "train", {});
    QVERIFY(tornadoText(none, tornadoOf(none), Formatter()).startsWith(u"There is no result: "_s));
    Tornado tight = tornadoOf(inquiry);
    tight.rows[0].high.answer = {std::nullopt, Unit::UsdPerHour, u"It does not fit."_s};
    QVERIFY(tornadoText(inquiry, tight, Formatter())
                .endsWith(u"most; at 2\u00A0chips there is no result: It does not fit."_s));
}

void TestWhatIfTexts::tellsDraws()
{
    DrawTask task{.metric = metricId("cost"),
                  .rows = {Band{u"a"_s, u"Anton"_s, {10.0, Unit::Usd, {}}, {}, 0.0, {}},
                           Band{u"b"_s, u"Berta"_s, {10.0, Unit::Usd, {}}, {}, 0.0, {}},
                           Band{u"c"_s, u"Caesar"_s, {std::nullopt, Unit::Usd, u"no price"_s}, {}, 0.0, {}}},
                  .factors = {{}, {}, {}}};
    const Uncertainty drawn = *chipboard::drawn(task, {10, 1});
    QCOMPARE(plain(uncertaintyText(drawn, Formatter())), u"Anton is cheapest in 50% of the draws, Berta in 50%."_s);
    QCOMPARE(plain(duelText(drawn, u"a"_s, u"b"_s, Formatter())),
             u"Anton is cheaper than Berta in 50% of the draws."_s);
    const auto title = [](const Uncertainty &one) { return plain(uncertaintyTitle(one, Formatter())); };
    QCOMPARE(title(drawn), u"Anton and Berta are each cheapest in 50% of cases"_s); // a tie has no leader
    Uncertainty odds = drawn;
    odds.bands[0].best = 0.38;
    odds.bands[1].best = 0.62;
    QCOMPARE(title(odds), u"Berta is cheapest in 62% of cases, Anton in 38%"_s);
    odds.bands[0].best = 0.001;
    QCOMPARE(title(odds), u"Berta is cheapest in 62% of cases"_s);
    odds.bands[2].point = odds.bands.at(0).point; // three options: 45, 33 and 22 are 100
    odds.bands[0].best = 0.219;
    odds.bands[1].best = 0.455;
    odds.bands[2].best = 0.326;
    QCOMPARE(chanceTexts(odds, Formatter()).join(u' ').replace(QChar::Nbsp, u' '), u"22% 45% 33%"_s);
    QCOMPARE(title(odds), u"Berta is cheapest in 45% of cases, Caesar in 33%, Anton in 22%"_s);
    odds.bands[0].best = odds.bands[1].best = odds.bands[2].best = 1.0 / 3.0; // the last point makes no leader
    QCOMPARE(title(odds), u"Anton and Berta are each cheapest in 33% of cases"_s);
    odds.bands[0].best = 0.004; // names the rest, not a part of the sum
    odds.bands[1].best = 0.6;
    odds.bands[2].best = 0.396;
    QCOMPARE(chanceTexts(odds, Formatter()).join(u' ').replace(QChar::Nbsp, u' '), u"under 1% 60% 40%"_s);
    odds.bands[2].point = drawn.bands.at(2).point;
    odds.bands[1].best = 0.62;
    odds.metric = metricId("mfu");
    odds.bands[1].name = u"Berta under a name of so many words that a title has no room for the other one"_s;
    odds.bands[0].best = 0.38;
    QCOMPARE(title(odds), odds.bands.at(1).name + u" is best in 62% of cases"_s);
    QVERIFY(duelText(drawn, u"a"_s, u"c"_s, Formatter()).isEmpty());
    QVERIFY(duelText(drawn, u"a"_s, u"z"_s, Formatter()).isEmpty());
    task.rows.remove(1);
    task.factors.remove(1);
    task.metric = metricId("mfu");
    QCOMPARE(uncertaintyText(*chipboard::drawn(task, {10, 1}), Formatter()), QString()); // no other option
    QCOMPARE(title(*chipboard::drawn(task, {10, 1})), QString());
    QVERIFY(uncertaintyText(*chipboard::drawn(DrawTask(), {10, 1}), Formatter()).contains(u"nothing to draw"_s));
}

// Rent is a price, not an estimate: 6.88 / 2.23505 = 3.0782.
void TestWhatIfTexts::exactTurnsKeepTheirDigits()
{
    const Catalog catalog = workloadWorld();
    const Board board = aWorkloadBoard("images", {u"h100-sxm"_s, u"trainium2"_s});
    const auto inquiry = Inquiry::about(catalog, board, {metricId("usd_per_hour"), u"trainium2"_s, u"h100-sxm"_s});
    QVERIFY(inquiry);
    const Lever price = lever("price_factor", Side::Subject);
    QCOMPARE(plain(turnText(inquiry.value(), price, 3.0782, Formatter())), u"$6.88 an hour (+208%)"_s);
    const Inquiry cost = inquiryOf(catalog);
    const Lever use = lever("utilisation");
    QCOMPARE(plain(turnText(inquiry.value(), use, 41.23, Formatter())), u"41.23%"_s);
    QCOMPARE(plain(turnText(cost, use, 41.23, Formatter())), u"about 41%"_s);
}

// The charted assumption is already named; of the others only those with one end on the other side of 1.
void TestWhatIfTexts::namesWhatElseTurnsTheOrder()
{
    const Catalog catalog = workloadWorld();
    const Inquiry inquiry = inquiryOf(catalog);
    const auto row = [](const char *id, double low, double high, double from, double to) {
        return TornadoRow{.lever = lever(id),
                          .low = {from, Answer{low, Unit::Times, {}}},
                          .high = {to, Answer{high, Unit::Times, {}}}};
    };
    Tornado tornado{.now = Answer{0.7, Unit::Times, {}},
                    .rows = {row("commitment", 0.7, 1.62, 0.0, 3.0), row("input", 0.5, 0.9, 500.0, 2000.0),
                             row("utilisation", 1.3, 0.6, 40.0, 100.0)}};
    QCOMPARE(plain(otherTurnsText(inquiry, tornado, lever("price_factor", Side::Subject), Formatter())),
             u"a commitment of 3 years, the utilisation at 40%"_s);
    QCOMPARE(plain(otherTurnsText(inquiry, tornado, lever("commitment"), Formatter())), u"the utilisation at 40%"_s);
    tornado.rows = {row("commitment", 1.62, 0.7, 0.0, 3.0)};
    QCOMPARE(otherTurnsText(inquiry, tornado, lever("input"), Formatter()), u"no commitment"_s);
    tornado.rows = {row("input", 0.5, 0.9, 500.0, 2000.0)};
    QVERIFY(otherTurnsText(inquiry, tornado, lever("commitment"), Formatter()).isEmpty());
    // The turn found by crossoverOf(), in its words, not the end of the range.
    const Crossover of = crossoverOf(inquiry, lever("price_factor", Side::Against)).value();
    const QString turn = turnText(inquiry, of.lever, of.crossings.constFirst().before, Formatter());
    TornadoRow price = row("price_factor", 1.1, 0.6, 0.01, 1.25);
    price.lever.side = Side::Against;
    price.range = of.range;
    tornado.rows = {price};
    QCOMPARE(otherTurnsText(inquiry, tornado, lever("input"), Formatter()), u"the price of H100 below "_s + turn);
    QVERIFY(of.crossings.constFirst().before > 0.011); // else tests nothing
    tornado.now.value.reset();
    QVERIFY(otherTurnsText(inquiry, tornado, lever("input"), Formatter()).isEmpty());
}

void TestWhatIfTexts::tellsMoves_data()
{
    QTest::addColumn<double>("low");
    QTest::addColumn<double>("value");
    QTest::addColumn<double>("high");
    QTest::addColumn<QString>("text");
    // 100,000 USD a month; 13 weeks at 3,900: 50,700 USD, done after 3 months
    QTest::newRow("exact") << 0.5 << 0.5 << 0.5
                           << u"Moving from H100 to Trainium2 saves 50000 USD a month and requires work worth "
                              "50700 USD. It pays back after 4 months."_s;
    QTest::newRow("range") << 0.4 << 0.5 << 0.7
                           << u"Moving from H100 to Trainium2 saves 50000 USD a month (30000 USD to 60000 USD) "
                              "and requires work worth 50700 USD. It pays back after 4 months (3.8 to 4.7)."_s;
    QTest::newRow("never at worst")
        << 0.4 << 0.5 << 1.2
        << u"Moving from H100 to Trainium2 saves 50000 USD a month (\u221220000 USD to 60000 USD) "
           "and requires work worth 50700 USD. It pays back after 4 months (3.8 at best, "
           "never at worst)."_s;
    // 5,990 USD saved, between -15,870 and 15,860; 3 + 50,700 / 5,990 = 11.46 months, 3 + 50,700 / 15,860 = 6.197 at
    // best
    QTest::newRow("a value keeps its digits in a wide range")
        << 0.8414 << 0.9401 << 1.1587
        << u"Moving from H100 to Trainium2 may save 5990 USD a month (\u221216000 USD to 16000 USD) "
           "and requires work worth 50700 USD. Payback is not reliable: after 11 months (6.1 at best, "
           "never at worst)."_s;
    // 19,609 USD saved, between 1,773 and 33,378; 3 + 50,700 / 19,609 = 5.586, / 33,378 = 4.519, / 1,773 = 31.60 months
    QTest::newRow("ends are rounded outwards")
        << 0.66622 << 0.80391 << 0.98227
        << u"Moving from H100 to Trainium2 saves 19600 USD a month (1700 USD to 34000 USD) "
           "and requires work worth 50700 USD. It pays back after 5.6 months (4.5 to 32)."_s;
    // 1,000 USD of 100,000 at odds of 53 to 47: no saving, as the title of the page says
    QTest::newRow("about the same")
        << 0.9 << 0.99 << 1.2
        << u"Moving from H100 to Trainium2 costs about the same a month (20000 USD more to 10000 USD less) "
           "and requires work worth 50700 USD. Payback is not reliable: after 54 months (8 at best, never at worst)."_s;
    QTest::newRow("only at best")
        << 0.9 << 1.1 << 1.3
        << u"Moving from H100 to Trainium2 may cost 10000 USD more a month (\u221210000 USD to 30000 "
           "USD) and requires work worth 50700 USD. By the estimate it does not pay back; at the low end of its cost "
           "range it does, after 8 months."_s;
    QTest::newRow("never") << 1.5 << 1.5 << 1.5
                           << u"Moving from H100 to Trainium2 costs 50000 USD more a month and requires work "
                              "worth 50700 USD. It never pays back."_s;
}

void TestWhatIfTexts::tellsMoves()
{
    QFETCH(const double, low);
    QFETCH(const double, value);
    QFETCH(const double, high);
    const Catalog catalog = workloadWorld();
    const QString text = moveText(inquiryOf(catalog), moveWith(movePlanOf({}), {low, value, high}), Formatter());
    QTEST(plain(text), "text");
}

void TestWhatIfTexts::tellsWhatTheGuideSays()
{
    const MoveGuide guide = moveGuideOf(loadCatalog({}).catalog);
    const auto told = [&guide](double usdAMonth, double ratio, const Formatter &formatter = Formatter()) {
        Assumptions assumptions{.monthlySpend = usdAMonth};
        return plain(guideText(guide, moveWith(movePlanOf(assumptions), Interval::exactly(ratio)), formatter));
    };
    QVERIFY(told(5000.0, 0.5).isEmpty());
    QVERIFY(told(20'000.0, 0.5).contains(u"threshold of 10000 USD in AWS's chip guide, which says: \u201c"_s));
    QVERIFY(told(100'000.0, 0.5).endsWith(u"the return is large.\u201d"_s));
    QCOMPARE(told(100'000.0, 1.5), QString()); // dearer: no payback
    const Formatter inEuro(QLocale::c(), {u"EUR"_s, 0.92});
    QVERIFY2(
        told(20'000.0, 0.5, inEuro)
            .startsWith(
                u"18400 EUR a month reaches the threshold of 9200 EUR (10000 USD) in AWS's chip guide, which says: \u201c"_s),
        qPrintable(told(20'000.0, 0.5, inEuro)));
}

void TestWhatIfTexts::tellsCommitments()
{
    Commitments commitments{.onDemand = FoundPrice{}};
    Commitment year{.price = {.kind = PriceKind::Reserved1Year, .usdPerHour = Interval::exactly(43.344)},
                    .evenAt = Interval::exactly(43.344 / 55.04)};
    Commitment block = year;
    block.price.kind = PriceKind::CapacityBlock;
    block.evenAt = Interval::exactly(1.1);
    commitments.offers = {year, block};
    const QStringList texts = commitmentTexts(commitments, Formatter());
    QVERIFY(plain(texts.at(0))
                .endsWith(u"at 43.344 USD/h: cheaper than on demand if more than 79% of the hours are used."_s));
    QVERIFY(texts.at(1).endsWith(u"never cheaper than on demand."_s));
}

void TestWhatIfTexts::namesQuestions()
{
    const Catalog catalog = workloadWorld();
    QCOMPARE(questionText(inquiryOf(catalog)), u"Cost of the run of Trainium2 as a share of H100"_s);
    QCOMPARE(questionText(inquiryOf(catalog, "memory", "train", {})), u"Memory of Trainium2"_s);
    QCOMPARE(plain(answerText(inquiryOf(catalog), {12345.6, Unit::Usd, {}}, Formatter())), u"12300 USD"_s);
    QCOMPARE(answerText(inquiryOf(catalog), {std::nullopt, Unit::Usd, u"no price"_s}, Formatter()), u"no price"_s);
    // The unit names the work.
    const Inquiry tokens = inquiryOf(catalog, "usd_per_1m_tokens", "serve");
    QCOMPARE(plain(answerText(tokens, {1.75, Unit::UsdPerMillion, {}}, Formatter())),
             u"1.75 USD per 1M output tokens"_s);
    const Inquiry prompts = inquiryOf(catalog, "usd_per_1m_input_tokens", "serve");
    QCOMPARE(plain(answerText(prompts, {0.2, Unit::UsdPerMillion, {}}, Formatter())), u"0.2 USD per 1M input tokens"_s);
    const Inquiry items = inquiryOf(catalog, "usd_per_1m_items", "images");
    QCOMPARE(plain(answerText(items, {0.5, Unit::UsdPerMillion, {}}, Formatter().in({u"EUR"_s, 2.0}))),
             u"1 EUR per 1M items"_s);
    QCOMPARE(aheadText(*findMetric(metricId("tokens_per_s"))), u"faster"_s);
    QCOMPARE(aheadText(*findMetric(metricId("memory"))), u"better"_s);
}

void TestWhatIfTexts::noChanceIsToldAsCertain()
{
    const Formatter formatter;
    const auto told = [&formatter](double chance) { return chanceText(chance, formatter).replace(QChar::Nbsp, u' '); };
    QCOMPARE(told(1.0), u"100%"_s);
    QCOMPARE(told(0.99735), u"over 99%"_s);
    QCOMPARE(told(0.62), u"62%"_s);
    QCOMPARE(told(0.003), u"under 1%"_s);
    QCOMPARE(told(0.0), u"under 1%"_s); // too few draws to be certain
}

// In each sentence, so that even alone it does not present one of two unlike prices as the lower one.
void TestWhatIfTexts::saysWhyTwoMayNotBeCompared()
{
    const Catalog catalog = workloadWorld();
    const Inquiry inquiry = inquiryOf(catalog);
    QCOMPARE(whyUnlike(inquiry), u"their price types differ"_s);
    QCOMPARE(qualified(inquiry, u"One is cheaper."_s), unlike + u"One is cheaper."_s);
    QCOMPARE(qualified(inquiry, {}), QString());
    const Crossover price = crossoverOf(inquiry, lever("price_factor", Side::Subject)).value();
    QVERIFY(crossoverText(inquiry, price, Formatter()).startsWith(unlike));
    QVERIFY(tornadoText(inquiry, tornadoOf(inquiry), Formatter()).startsWith(unlike));
    const Move move = moveWith(movePlanOf({}), Interval::exactly(0.5));
    QVERIFY(moveText(inquiry, move, Formatter()).startsWith(unlike));
    // One row alone, or prices of one list, need no reason.
    QVERIFY(whyUnlike(inquiryOf(catalog, "cost", "train", {})).isEmpty());
    Board blocks = aWorkloadBoard("train", {u"h100-sxm"_s, u"trainium2"_s});
    blocks.priceBook = BookId(u"capacity-blocks"_s);
    const auto alike = Inquiry::about(catalog, blocks, {metricId("cost"), u"trainium2"_s, u"h100-sxm"_s});
    QVERIFY(alike.hasValue());
    QCOMPARE(qualified(alike.value(), u"One is cheaper."_s), u"One is cheaper."_s);
}

CHIPBOARD_TEST(TestWhatIfTexts, QCoreApplication)

} // namespace tst_whatiftexts

#include "tst_whatiftexts.moc"
