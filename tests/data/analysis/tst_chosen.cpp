// The question of the What-if page: as chosen, otherwise by default, with a note for each skipped choice.
#include "data/analysis/chosen.h"

#include "data/analysis/twoway.h"
#include "data/files/catalogreader.h"
#include "tests/support/ondemandboard.h"
#include "tests/support/rounds.h"
#include "tests/support/testmain.h"
#include "tests/support/workloadfixture.h"

#include <QRandomGenerator>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_chosen {

class TestChosen : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void asksWhatWasChosen_data();
    void asksWhatWasChosen();
    void passesOverWhatIsGone();
    void aChipStandsForItsInstance();
    void aMetricWithoutNumbersIsPassedOver();
    void oneRowIsAskedAboutAlone();
    void saysWhyAChosenRowHasNoNumber();
    void movesWhatWasChosen();
    void movesBySelfWhereNobodyChose();
    void theTableIsNotMovedByJumps();
    void twoPricesMakeATable();
    void twoDirectionsDiffer();
    void whatDoesNotActIsPassedOver();
    void offersEachRowAlone();
    void anyChoiceLeadsSomewhere();
};

static const QStringList three{u"trainium2"_s, u"h100-sxm"_s, u"a100-80-sxm"_s};
static const char *const costOfOutput = "usd_per_1m_tokens";

static Lever lever(const char *word) { return leverFromWord(QString::fromLatin1(word)).value(); }

static Board boardOf(const WhatIfChoice &choice, const QStringList &chips = three)
{
    Board board = aWorkloadBoard("serve", chips);
    board.baseline = u"h100-sxm"_s;
    board.whatIf = choice;
    return board;
}

static ChosenQuestion chosenBy(const Catalog &catalog, const Board &board)
{
    QList<MetricId> metrics{metricId(costOfOutput), metricId("tokens_per_s")};
    QList<MetricId> all = metrics;
    if (findMetric(board.whatIf.metric) != nullptr && !all.contains(board.whatIf.metric))
        all.prepend(board.whatIf.metric);
    return chosenQuestion(evaluate(catalog, board, all), board, metrics);
}

static ChosenLevers leversBy(const WhatIfChoice &choice)
{
    const Catalog catalog = workloadWorld();
    const Board board = boardOf(choice);
    const auto inquiry = Inquiry::about(catalog, board, chosenBy(catalog, board).question.value());
    return chosenLevers(inquiry.value(), tornadoOf(inquiry.value()));
}

// Cost: Trainium2 0.26, H100 0.60, A100 0.78 USD. Speed: H100 3,183, Trainium2 2,388, A100 1,228 tokens/s.
void TestChosen::asksWhatWasChosen_data()
{
    QTest::addColumn<QString>("metric");
    QTest::addColumn<QString>("subject");
    QTest::addColumn<QString>("against");
    QTest::addColumn<QString>("asked"); // metric subject against
    const auto row = [](const char *name, const char *metric, const char *subject, const char *against,
                        const char *asked) {
        QTest::newRow(name) << QString::fromLatin1(metric) << QString::fromLatin1(subject)
                            << QString::fromLatin1(against) << QString::fromLatin1(asked);
    };
    row("nothing", "", "", "", "usd_per_1m_tokens trainium2 h100-sxm");
    row("a metric", "tokens_per_s", "", "", "tokens_per_s trainium2 h100-sxm");
    row("a figure of the chips", "memory_bandwidth", "", "", "memory_bandwidth trainium2 h100-sxm");
    row("a subject", "", "a100-80-sxm", "", "usd_per_1m_tokens a100-80-sxm h100-sxm");
    row("the baseline as subject", "", "h100-sxm", "", "usd_per_1m_tokens h100-sxm trainium2");
    row("another one", "", "", "a100-80-sxm", "usd_per_1m_tokens trainium2 a100-80-sxm");
    row("the best as the other one", "", "", "trainium2", "usd_per_1m_tokens h100-sxm trainium2");
    row("both", "", "h100-sxm", "a100-80-sxm", "usd_per_1m_tokens h100-sxm a100-80-sxm");
    row("alone", "", "a100-80-sxm", "none", "usd_per_1m_tokens a100-80-sxm ");
    row("the best alone", "", "", "none", "usd_per_1m_tokens trainium2 ");
    row("the fastest alone", "tokens_per_s", "", "none", "tokens_per_s h100-sxm ");
    row("everything", "chips_used", "h100-sxm", "trainium2", "chips_used h100-sxm trainium2");
}

void TestChosen::asksWhatWasChosen()
{
    QFETCH(const QString, metric);
    QFETCH(const QString, subject);
    QFETCH(const QString, against);
    const ChosenQuestion chosen = chosenBy(workloadWorld(), boardOf({MetricId(metric), subject, against, {}, {}, {}}));
    QCOMPARE(chosen.passedOver, QStringList());
    QVERIFY2(chosen.question, qPrintable(chosen.reason));
    const QString asked =
        QStringList{chosen.question->metric.text(), chosen.question->subject, chosen.question->against}.join(u' ');
    QTEST(asked, "asked");
}

void TestChosen::passesOverWhatIsGone()
{
    const ChosenQuestion chosen =
        chosenBy(workloadWorld(), boardOf({MetricId(u"happiness"_s), u"abacus"_s, u"slide-rule"_s, {}, {}, {}}));
    QVERIFY(chosen.question == (AskedNumber{metricId(costOfOutput), u"trainium2"_s, u"h100-sxm"_s}));
    QCOMPARE(chosen.passedOver,
             (QStringList{u"There is no metric “happiness”; the page selected one."_s,
                          u"“abacus” is not part of the comparison; the page selected another one."_s,
                          u"“slide-rule” is not part of the comparison; the page selected another one."_s}));
}

// Chosen for another workload: the cost of a run does not apply to serving.
void TestChosen::aMetricWithoutNumbersIsPassedOver()
{
    const ChosenQuestion chosen = chosenBy(workloadWorld(), boardOf({metricId("cost"), {}, {}, {}, {}, {}}));
    QVERIFY2(chosen.question, qPrintable(chosen.reason));
    QVERIFY(chosen.question == (AskedNumber{metricId(costOfOutput), u"trainium2"_s, u"h100-sxm"_s}));
    QCOMPARE(chosen.passedOver.size(), 1);
    QVERIFY2(chosen.passedOver.constFirst().endsWith(u"the page selected another metric."_s),
             qPrintable(chosen.passedOver.constFirst()));
}

void TestChosen::oneRowIsAskedAboutAlone()
{
    const ChosenQuestion chosen = chosenBy(workloadWorld(), boardOf({}, {u"h100-sxm"_s}));
    QVERIFY2(chosen.question, qPrintable(chosen.reason));
    QVERIFY(chosen.question == (AskedNumber{metricId(costOfOutput), u"h100-sxm"_s, {}}));
    QCOMPARE(chosen.passedOver, QStringList());
}

void TestChosen::aChipStandsForItsInstance()
{
    const Catalog catalog = loadCatalog({}).catalog;
    Board board = onDemandBoard({ChipId(u"trainium2"_s), ChipId(u"h100-sxm"_s)});
    board.level = Level::Instance;
    board.whatIf.subject = u"h100-sxm"_s;
    board.whatIf.against = u"trainium2"_s;
    const ChosenQuestion chosen = chosenBy(catalog, board);
    QVERIFY(chosen.question);
    QCOMPARE(chosen.passedOver, QStringList());
    QVERIFY2(chosen.question->subject.startsWith(u"p5"_s), qPrintable(chosen.question->subject));
    QVERIFY2(chosen.question->against.startsWith(u"trn2"_s), qPrintable(chosen.question->against));
    board.whatIf.subject = chosen.question->against; // an instance against its own chip
    QVERIFY(chosenBy(catalog, board).question->against.startsWith(u"p5"_s));
}

void TestChosen::saysWhyAChosenRowHasNoNumber()
{
    const QStringList chips = three + QStringList{u"trainium4"_s};
    const ChosenQuestion chosen = chosenBy(workloadWorld(), boardOf({{}, u"trainium4"_s, {}, {}, {}, {}}, chips));
    QVERIFY(!chosen.question); // no memory is published
    QVERIFY2(chosen.reason.startsWith(u"Trainium4: "_s) && chosen.reason.size() > 15, qPrintable(chosen.reason));
    const ChosenQuestion other = chosenBy(workloadWorld(), boardOf({{}, {}, u"trainium4"_s, {}, {}, {}}, chips));
    QVERIFY(!other.question);
    QCOMPARE(other.reason, chosen.reason);
    const ChosenQuestion none = chosenBy(workloadWorld(), boardOf({}, {u"trainium4"_s}));
    QCOMPARE(none.reason, u"Choose two options that run the workload to see what would change the answer"_s);
}

void TestChosen::movesWhatWasChosen()
{
    const ChosenLevers chosen =
        leversBy({{}, {}, {}, lever("price_factor@against"), lever("discount"), lever("utilisation@subject")});
    QVERIFY(chosen.crossover == lever("price_factor@against"));
    QVERIFY(chosen.across == lever("discount"));
    QVERIFY(chosen.down == lever("utilisation@subject"));
    QCOMPARE(chosen.passedOver, QStringList());
}

void TestChosen::movesBySelfWhereNobodyChose()
{
    const ChosenLevers chosen = leversBy({});
    QVERIFY(chosen.crossover == lever("price_factor@subject"));
    QVERIFY(chosen.across == lever("price_factor@subject"));
    QVERIFY(!chosen.down.assumption.isEmpty());
    QVERIFY(chosen.down.assumption.text() != u"price_factor"_s);
    QVERIFY(leversBy({metricId("tokens_per_s"), {}, {}, {}, {}, {}}).crossover == lever("chips@subject"));
    // One of the two is chosen: the other still differs from it.
    const ChosenLevers down = leversBy({{}, {}, {}, {}, {}, lever("price_factor")});
    QVERIFY(down.down == lever("price_factor"));
    QVERIFY(down.across.assumption.text() != u"price_factor"_s);
    const ChosenLevers other = leversBy({{}, {}, {}, {}, {}, lever("discount")});
    QVERIFY(other.down == lever("discount"));
    QVERIFY(other.across == lever("price_factor@subject")); // as by default: it differs from the chosen one
}

// A commitment of 0, 1 or 3 years may change the answer most, but has no values in between.
void TestChosen::theTableIsNotMovedByJumps()
{
    const Catalog catalog = loadCatalog({}).catalog;
    Board board = onDemandBoard();
    board.chips = {ChipId(u"a100-80-sxm"_s), ChipId(u"h100-sxm"_s)}; // both have one-year and three-year prices
    const auto inquiry = Inquiry::about(catalog, board, {metricId(costOfOutput), u"a100-80-sxm"_s, u"h100-sxm"_s});
    Tornado tornado = tornadoOf(inquiry.value());
    std::stable_partition(tornado.rows.begin(), tornado.rows.end(),
                          [](const TornadoRow &row) { return !row.range.choices.isEmpty(); });
    QVERIFY(!tornado.rows.constFirst().range.choices.isEmpty()); // else tests nothing
    const ChosenLevers chosen = chosenLevers(inquiry.value(), tornado);
    QVERIFY(rangeOf(inquiry.value(), chosen.down, Reach::Plausible).value().choices.isEmpty());
}

// If nothing else changes the answer, the table uses both prices; with one price there is no table but a message.
void TestChosen::twoPricesMakeATable()
{
    const Catalog catalog = workloadWorld();
    const Board board = boardOf({});
    const auto inquiry = Inquiry::about(catalog, board, chosenBy(catalog, board).question.value());
    Tornado tornado = tornadoOf(inquiry.value());
    tornado.rows.removeIf([](const TornadoRow &row) { return row.lever.assumption.text() != u"price_factor"; });
    QCOMPARE(tornado.rows.size(), 2);
    const ChosenLevers both = chosenLevers(inquiry.value(), tornado);
    QVERIFY(both.across == lever("price_factor@subject") && both.down == lever("price_factor@against"));
    QVERIFY(twoWayOf(inquiry.value(), both.across, both.down));
    tornado.rows.removeIf([](const TornadoRow &row) { return row.lever.side == Side::Against; });
    const ChosenLevers one = chosenLevers(inquiry.value(), tornado);
    const auto table = twoWayOf(inquiry.value(), one.across, one.down);
    QVERIFY(!table);
    QCOMPARE(table.problem().message, u"A two-way table needs two assumptions that change the result."_s);
}

void TestChosen::twoDirectionsDiffer()
{
    const ChosenLevers same = leversBy({{}, {}, {}, {}, lever("discount"), lever("discount@subject")});
    QVERIFY(same.across == lever("discount"));
    QVERIFY(same.down.assumption.text() != u"discount"_s);
    QCOMPARE(same.passedOver.size(), 1);
    const ChosenLevers each = leversBy({{}, {}, {}, {}, lever("price_factor@subject"), lever("price_factor@against")});
    QVERIFY(each.down == lever("price_factor@against"));
    QCOMPARE(each.passedOver, QStringList());
}

void TestChosen::whatDoesNotActIsPassedOver()
{
    const ChosenLevers chosen = leversBy({{}, {}, {}, lever("no_such"), lever("steps"), lever("monthly_spend")});
    QVERIFY(chosen.crossover == lever("price_factor@subject"));
    QVERIFY(chosen.across == lever("price_factor@subject"));
    QCOMPARE(chosen.passedOver.size(), 3);
    QVERIFY2(chosen.passedOver.constFirst().contains(u"no_such"_s), qPrintable(chosen.passedOver.constFirst()));
    // A single row has no other side.
    const ChosenLevers alone = leversBy({{}, {}, WhatIfChoice::noOther(), lever("price_factor@against"), {}, {}});
    QVERIFY(alone.crossover == lever("price_factor"));
}

void TestChosen::offersEachRowAlone()
{
    const Catalog catalog = workloadWorld();
    const Board board = boardOf({});
    const auto ratio = Inquiry::about(catalog, board, {metricId(costOfOutput), u"trainium2"_s, u"h100-sxm"_s});
    const QList<Lever> levers = leversToChoose(ratio.value());
    for (const char *word : {"price_factor", "price_factor@subject", "price_factor@against", "utilisation", "input"})
        QVERIFY2(levers.contains(lever(word)), word);
    QVERIFY(!levers.contains(lever("input@subject"))); // both do the same work
    QVERIFY(!levers.contains(lever("steps")));         // of another task
    const auto alone = Inquiry::about(catalog, board, {metricId(costOfOutput), u"trainium2"_s, {}});
    QVERIFY(!leversToChoose(alone.value()).contains(lever("price_factor@subject")));
    QVERIFY(leversToChoose(alone.value()).contains(lever("price_factor")));
}

// Whatever a file chooses, there is a question about two different rows of the table, or a reason.
void TestChosen::anyChoiceLeadsSomewhere()
{
    const Catalog catalog = workloadWorld();
    const QStringList rows{{}, u"none"_s, u"trainium2"_s, u"h100-sxm"_s, u"a100-80-sxm"_s, u"trainium4"_s, u"?"_s};
    const QStringList words{{},
                            u"price_factor"_s,
                            u"price_factor@against"_s,
                            u"chips"_s,
                            u"discount"_s,
                            u"no_such"_s,
                            u"weight_bits@subject"_s,
                            u"steps"_s};
    for (quint32 seed = 1; seed <= quint32(rounds(200)); ++seed) {
        QRandomGenerator random(seed);
        const auto one = [&random](const QStringList &from) {
            return from.at(random.bounded(static_cast<int>(from.size())));
        };
        const auto leverOf = [&](const QString &word) { return leverFromWord(word).value_or(Lever()); };
        const WhatIfChoice choice{MetricId(one({{}, u"memory"_s, u"ttft"_s, u"chips_used"_s, u"?"_s})),
                                  one(rows),
                                  one(rows),
                                  leverOf(one(words)),
                                  leverOf(one(words)),
                                  leverOf(one(words))};
        const Board board = boardOf(choice, three + QStringList{u"trainium4"_s});
        const ChosenQuestion chosen = chosenBy(catalog, board);
        const QByteArray which = QByteArrayLiteral("seed ") + QByteArray::number(seed);
        QVERIFY2(chosen.question.has_value() == chosen.reason.isEmpty(), which);
        if (!chosen.question)
            continue;
        const auto inquiry = Inquiry::about(catalog, board, *chosen.question);
        QVERIFY2(inquiry, which);
        const ChosenLevers levers = chosenLevers(inquiry.value(), tornadoOf(inquiry.value()));
        QVERIFY2(findAssumption(levers.crossover.assumption) != nullptr, which);
        QVERIFY2(levers.across.assumption != levers.down.assumption || levers.across.side != levers.down.side, which);
    }
}

CHIPBOARD_TEST(TestChosen, QCoreApplication)

} // namespace tst_chosen

#include "tst_chosen.moc"
