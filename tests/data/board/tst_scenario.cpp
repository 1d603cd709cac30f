// Scenarios: the active one is the board itself; switching between them loses nothing.
#include "data/board/board.h"

#include "tests/support/ondemandboard.h"
#include "tests/support/rounds.h"
#include "tests/support/testmain.h"

#include <QRandomGenerator>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_scenario {

class TestScenario : public QObject
{
    Q_OBJECT

private slots:
    void theFirstMakesTwo();
    void eachKeepsItsValues();
    void whatIsCommonStaysCommon();
    void namesAreUniqueAndNotEmpty();
    void thereIsAMost();
    void removing_data();
    void removing();
    void theBaselineStaysTheSame_data();
    void theBaselineStaysTheSame();
    void theLastTwoBecomeNone();
    void tellsWhatDiffers();
    void settingsAreCopied();
    void allIsCopied();
    void dimensionsAreForgottenEverywhere();
    void anyWayThroughThemLosesNothing();
    void regionsAreOfAScenario();
};

static Override memoryOf(const QString &chip, double value)
{
    return Override{.of = {Level::Chip, chip, u"memory"_s, {}}, .value = Interval::exactly(value), .unit = Unit::GB};
}

/// "List" (on-demand, no assumptions), "Half" (discount of 50%), "Block" (active: capacity blocks, custom memory).
static Board three()
{
    Board board = onDemandBoard();
    board.priceBook = BookId(u"on-demand"_s);
    board = withScenario(board, u"Half"_s, u"List"_s);
    board.assumptions.discount = 50.0;
    board = withScenario(board, u"Block"_s, {});
    board.assumptions = {};
    board.priceBook = BookId(u"capacity-blocks"_s);
    board.overrides = {memoryOf(u"trainium3"_s, 200.0)};
    return board;
}

void TestScenario::theFirstMakesTwo()
{
    Board board = onDemandBoard();
    board.assumptions.discount = 10.0;
    const Board two = withScenario(board, u"New"_s, u"Base"_s);
    QCOMPARE(two.scenarios.all.size(), 2);
    QCOMPARE(two.scenarios.inForce, 1);
    for (qsizetype i = 0; i < 2; ++i) {
        const Scenario one = scenarioAt(two, i);
        QCOMPARE(one.name, i == 0 ? u"Base"_s : u"New"_s);
        QCOMPARE(one.assumptions, board.assumptions);
        QCOMPARE(one.priceBook, board.priceBook);
    }
    QCOMPARE(two.scenarios.all.at(1), (Scenario{u"New"_s, {}, {}, {}})); // its other values are in the board
    QVERIFY(differingSettings(two).isEmpty());
}

void TestScenario::eachKeepsItsValues()
{
    Board board = three();
    board = inScenario(board, 0);
    QCOMPARE(board.priceBook, BookId(u"on-demand"_s));
    QVERIFY(!board.assumptions.discount);
    QVERIFY(board.overrides.isEmpty());
    board = inScenario(board, 1);
    QCOMPARE(board.assumptions.discount, std::optional(50.0));
    board = inScenario(board, 2);
    QCOMPARE(board, three());
    QCOMPARE(inScenario(board, 2), board);
}

void TestScenario::whatIsCommonStaysCommon()
{
    Board board = three();
    board.chips = {ChipId(u"h100-sxm"_s)};
    board.title = u"Mine"_s;
    const Board other = inScenario(board, 0);
    QCOMPARE(other.chips, board.chips);
    QCOMPARE(other.title, board.title);
    QCOMPARE(other.charts, board.charts);
}

void TestScenario::namesAreUniqueAndNotEmpty()
{
    const Board board = three();
    for (const QString &name : {u""_s, u"  "_s, u"Half"_s, u"Block"_s})
        QCOMPARE(withScenario(board, name, {}), board);
    QCOMPARE(withScenario(onDemandBoard(), u"New"_s, u"New"_s), onDemandBoard());
    QCOMPARE(withScenario(onDemandBoard(), u"New"_s, u" "_s), onDemandBoard());
    QCOMPARE(withScenarioNamed(board, 0, u"Half"_s), board);
    QCOMPARE(withScenarioNamed(board, 0, u""_s), board);
    const Board renamed = withScenarioNamed(board, 2, u"Blocks"_s);
    QCOMPARE(indexOfScenario(renamed, u"Blocks"_s), 2);
    QCOMPARE(indexOfScenario(renamed, u"Block"_s), -1);
    QCOMPARE(withScenarioNamed(board, 1, u"Half"_s), board); // its current name
}

void TestScenario::thereIsAMost()
{
    Board board = onDemandBoard();
    for (int i = 0; i < 2 * Scenarios::most; ++i)
        board = withScenario(board, QString::number(i), u"Base"_s);
    QCOMPARE(board.scenarios.all.size(), Scenarios::most);
}

void TestScenario::removing_data()
{
    QTest::addColumn<int>("inForce");
    QTest::addColumn<int>("removed");
    QTest::addColumn<QString>("then");
    const QStringList names{u"List"_s, u"Half"_s, u"Block"_s};
    for (int inForce = 0; inForce < 3; ++inForce) {
        for (int removed = 0; removed < 3; ++removed) {
            const QString then = inForce != removed ? names.at(inForce) : names.at(removed > 0 ? removed - 1 : 1);
            QTest::addRow("%d of %d", removed, inForce) << inForce << removed << then;
        }
    }
}

void TestScenario::removing()
{
    QFETCH(const int, inForce);
    QFETCH(const int, removed);
    QFETCH(const QString, then);
    const Board before = inScenario(three(), inForce);
    const Board after = withoutScenario(before, removed);
    QCOMPARE(after.scenarios.all.size(), 2);
    QCOMPARE(after.scenarios.all.at(after.scenarios.inForce).name, then);
    for (qsizetype i = 0; i < 2; ++i) {
        const Scenario left = scenarioAt(after, i);
        QCOMPARE(left, scenarioAt(three(), indexOfScenario(three(), left.name)));
    }
}

void TestScenario::theBaselineStaysTheSame_data() { removing_data(); }

// Whichever other scenario is removed; if the baseline itself is removed, the first one takes its place.
void TestScenario::theBaselineStaysTheSame()
{
    QFETCH(const int, inForce);
    QFETCH(const int, removed);
    QCOMPARE(three().scenarios.baseline, 0);
    for (qsizetype baseline = 0; baseline < 3; ++baseline) {
        const Board before = withScenarioAsBaseline(inScenario(three(), inForce), baseline);
        QCOMPARE(inScenario(before, removed).scenarios.baseline, baseline);
        const Scenarios after = withoutScenario(before, removed).scenarios;
        QCOMPARE(after.all.at(after.baseline).name,
                 baseline == removed ? after.all.constFirst().name : before.scenarios.all.at(baseline).name);
    }
}

void TestScenario::theLastTwoBecomeNone()
{
    const Board two = withoutScenario(three(), 0);
    const Board one = withoutScenario(two, two.scenarios.inForce == 0 ? 1 : 0);
    QVERIFY(one.scenarios.isEmpty());
    QCOMPARE(one.overrides, three().overrides); // the active scenario becomes the board
    const Board other = withoutScenario(two, two.scenarios.inForce);
    QVERIFY(other.scenarios.isEmpty());
    QCOMPARE(other.assumptions.discount, std::optional(50.0));
}

void TestScenario::tellsWhatDiffers()
{
    QCOMPARE(differingSettings(three()),
             QStringList({u"prices"_s, u"assumption/discount"_s, u"override/chip/trainium3/memory"_s}));
    QVERIFY(differingSettings(onDemandBoard()).isEmpty());
    const Board board = three();
    QVERIFY(sameSetting(scenarioAt(board, 0), scenarioAt(board, 2), u"assumption/discount"_s));
    QVERIFY(!sameSetting(scenarioAt(board, 0), scenarioAt(board, 1), u"assumption/discount"_s));
    QVERIFY(sameSetting(scenarioAt(board, 0), scenarioAt(board, 1), u"assumption/no-such"_s));
}

void TestScenario::settingsAreCopied()
{
    const QString memory = u"override/chip/trainium3/memory"_s;
    Board board = withSettingCopied(three(), 1, 2, u"assumption/discount"_s); // into the active one
    QCOMPARE(board.assumptions.discount, std::optional(50.0));
    QCOMPARE(board.priceBook, BookId(u"capacity-blocks"_s));
    board = withSettingCopied(board, 2, 0, memory); // out of the active one
    QCOMPARE(scenarioAt(board, 0).overrides, three().overrides);
    board = withSettingCopied(board, 1, 0, memory); // a missing value is copied, too
    QVERIFY(scenarioAt(board, 0).overrides.isEmpty());
    board = withSettingCopied(board, 2, 0, u"prices"_s);
    QCOMPARE(scenarioAt(board, 0).priceBook, BookId(u"capacity-blocks"_s));
    QCOMPARE(withSettingCopied(board, 0, 1, u"unknown"_s), board);
}

void TestScenario::allIsCopied()
{
    const Board board = withAllCopied(three(), 1, 2);
    QCOMPARE(scenarioAt(board, 2).name, u"Block"_s);
    QCOMPARE(board.assumptions, scenarioAt(board, 1).assumptions);
    QCOMPARE(board.priceBook, scenarioAt(board, 1).priceBook);
    QVERIFY(board.overrides.isEmpty());
}

void TestScenario::dimensionsAreForgottenEverywhere()
{
    Board board = three();
    board.scenarios.all[1].assumptions.layers = 12.0;
    board.scenarios = withoutDimensions(board.scenarios);
    QVERIFY(!scenarioAt(board, 1).assumptions.layers);
    QCOMPARE(scenarioAt(board, 1).assumptions.discount, std::optional(50.0));
}

// Whatever the steps, each name's values change only when edited.
void TestScenario::anyWayThroughThemLosesNothing()
{
    for (quint32 seed = 1; seed <= quint32(rounds(200)); ++seed) {
        QRandomGenerator random(seed);
        Board board = three();
        QMap<QString, double> discounts{{u"List"_s, 0.0}, {u"Half"_s, 50.0}, {u"Block"_s, 0.0}};
        for (int step = 0; step < 40; ++step) {
            const qsizetype count = board.scenarios.all.size();
            const qsizetype index = count > 0 ? random.bounded(static_cast<int>(count)) : 0;
            const QString name = u"s%1-%2"_s.arg(seed).arg(step);
            const int what = count < 3 ? 0 : random.bounded(4);
            if (what == 0) {
                const QString first = u"first "_s + name;
                const double now = board.assumptions.discount.value_or(0.0);
                const Board after = withScenario(board, name, first);
                if (after == board)
                    continue;
                if (count == 0)
                    discounts = {{first, now}};
                discounts[name] = now;
                board = after;
            } else if (what == 1) {
                board = inScenario(board, index);
            } else if (what == 2) {
                discounts.remove(board.scenarios.all.at(index).name);
                board = withoutScenario(board, index);
            } else {
                board.assumptions.discount = random.bounded(90) + 1.0;
                discounts[board.scenarios.all.at(board.scenarios.inForce).name] = *board.assumptions.discount;
            }
            QCOMPARE(board.scenarios.all.size(), discounts.size());
            for (qsizetype i = 0; i < board.scenarios.all.size(); ++i) {
                const Scenario one = scenarioAt(board, i);
                QVERIFY2(discounts.contains(one.name), qPrintable(u"seed %1"_s.arg(seed)));
                QCOMPARE(one.assumptions.discount.value_or(0.0), discounts.value(one.name));
            }
        }
    }
}

void TestScenario::regionsAreOfAScenario()
{
    Board board = three(); // "Block" is active
    QVERIFY(!differingSettings(board).contains(u"regions"_s));
    board.regions = {u"us-east-2"_s};
    QVERIFY(differingSettings(board).contains(u"regions"_s));
    QCOMPARE(inScenario(board, 0).regions, QStringList());
    QCOMPARE(inScenario(inScenario(board, 0), 2), board);
    QCOMPARE(scenarioAt(withSettingCopied(board, 2, 0, u"regions"_s), 0).regions, QStringList{u"us-east-2"_s});
}

CHIPBOARD_TEST(TestScenario, QCoreApplication)

} // namespace tst_scenario

#include "tst_scenario.moc"
