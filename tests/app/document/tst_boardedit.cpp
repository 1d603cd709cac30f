// Edits of a board, as pure functions.
#include "app/document/boardedit.h"

#include "data/compare/figuretable.h"
#include "tests/support/metricfixture.h"
#include "tests/support/ondemandboard.h"
#include "tests/support/testmain.h"

using namespace chipboard;
using namespace chipboard::testing;
using namespace Qt::StringLiterals;

namespace tst_boardedit {

class TestBoardEdit : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void namesWhatItDoes_data();
    void namesWhatItDoes();
    void namesOfUnknownThingsAreTheirIds();
    void choosingKeepsTheCataloguesOrder();
    void outAndInAgainGivesTheSameBoard();
    void takingOutWhatIsNotThereChangesNothing();
    void takingOutAChipTakesOutItsInstancesAndSystems();
    void anotherInstancePinsTheOneThatIsShown();
    void takingOutTheOnlyInstanceTakesOutItsChip();
    void takingOutOneOfTwoInstancesKeepsTheOther();
    void takingOutARowWithoutAnInstanceTakesOutTheChip();
    void systemsBehaveLikeInstances();
    void unknownChipsStayAndCanBeTakenOut();
    void aPresetKeepsChosenPricesAndCharts();
    void aPresetTakesTheFairestPrices();
    void aPresetOfSystemsComparesWholes();
    void kindsOfPricesAreMixedWhenAskedFor();
    void aNewBoardStartsFromTheDefaultOne();
    void followsTheWayOutOfAnUnfairComparison_data();
    void followsTheWayOutOfAnUnfairComparison();
    void aMetricThatIsShownChangesPlaces();
    void aChartThatIsNotThereIsNotChanged();
    void numbersAreToldAnotherWay();
    void anotherWorkloadForgetsTheDimensions();
    void assumptionsAreSetAndTakenBack();
    void assumptionsOutOfRangeChangeNothing();
    void theCurrencyIsSetAndTakenBack();
    void wrongCurrenciesChangeNothing();
};

static QStringList shown(const Catalog &catalog, const Board &board)
{
    return mapped(subjectsOf(catalog, board), &Subject::id);
}

void TestBoardEdit::namesWhatItDoes_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("expected");
    const Catalog catalog = smallWorld();
    const Board board = aBoard({u"trainium2"_s});
    QTest::newRow("a chip is chosen") << selectThing(catalog, board, u"h100-sxm"_s, true).name << u"Select H100"_s;
    QTest::newRow("a chip is taken out") << selectThing(catalog, board, u"trainium2"_s, false).name
                                         << u"Remove Trainium2"_s;
    QTest::newRow("nothing is chosen any more") << selectNone(board).name << u"Clear selection"_s;
    QTest::newRow("the level changes") << setLevel(board, Level::System).name << u"Compare per system"_s;
    QTest::newRow("a precision is chosen") << setPrecision(board, Precision::Fp8).name << u"Compare at FP8"_s;
    QTest::newRow("the precision is left to the program")
        << setPrecision(board, {}).name << u"Compare at the best common precision"_s;
    QTest::newRow("other prices") << setPriceBook(catalog, board, BookId(u"capacity-blocks"_s)).name
                                  << u"Use prices “Book capacity-blocks”"_s;
    QTest::newRow("a baseline") << setBaseline(catalog, board, u"h100-sxm"_s).name << u"Compare with H100"_s;
    QTest::newRow("no baseline") << setBaseline(catalog, board, {}).name << u"Compare without a baseline"_s;
    QTest::newRow("ratios") << setValues(board, ValueForm::Times).name << u"Show numbers as: ratio to the baseline"_s;
    QTest::newRow("another chart") << setChart(board, 1, metricId("power")).name << u"Show Power"_s;
}

void TestBoardEdit::numbersAreToldAnotherWay()
{
    const Board board = aBoard({});
    for (const ValueForm form : valueForms) {
        const BoardEdit edit = setValues(board, form);
        QCOMPARE(edit.kind, EditKind::Values);
        QCOMPARE(edit.after.values, form);
        Board back = edit.after;
        back.values = board.values;
        QCOMPARE(back, board);
    }
}

void TestBoardEdit::anotherWorkloadForgetsTheDimensions()
{
    Board board = aBoard({});
    board.workload = WorkloadId(u"one"_s);
    board.assumptions.discount = 10.0;
    board.assumptions.layers = 12.0;
    board.assumptions.chips = 64.0;
    QCOMPARE(setWorkload(Catalog(), board, WorkloadId(u"one"_s)).after, board);
    const BoardEdit edit = setWorkload(Catalog(), board, WorkloadId(u"two"_s));
    QCOMPARE(edit.kind, EditKind::Workload);
    QCOMPARE(edit.name, u"Choose workload “two”"_s);
    QCOMPARE(edit.after.workload, WorkloadId(u"two"_s));
    QCOMPARE(edit.after.assumptions.discount, std::optional(10.0));
    QCOMPARE(edit.after.assumptions.layers, std::nullopt);
    QCOMPARE(edit.after.assumptions.chips, std::nullopt);
}

void TestBoardEdit::assumptionsAreSetAndTakenBack()
{
    const AssumptionId discount(u"discount"_s);
    const Board board = aBoard({});
    const BoardEdit set = setAssumption(board, discount, 12.0, 7);
    QCOMPARE(set.kind, EditKind::Assumption);
    QCOMPARE(set.gesture, quint64(7));
    QCOMPARE(set.name, u"Discount 0% to 12%"_s);
    QCOMPARE(set.after.assumptions.discount, std::optional(12.0));
    const BoardEdit back = setAssumption(set.after, discount, std::nullopt);
    QCOMPARE(back.name, u"Reset Discount"_s);
    QCOMPARE(back.after, board);
    Board changed = set.after;
    changed.assumptions.layers = 3.0;
    QCOMPARE(resetAssumptions(changed).after, board);
}

void TestBoardEdit::theCurrencyIsSetAndTakenBack()
{
    const Board board = aBoard({});
    const BoardEdit euro = setCurrency(board, {u"EUR"_s, 0.9, u"2026-07-22"_s});
    QCOMPARE(euro.kind, EditKind::Currency);
    QCOMPARE(euro.name, u"Currency USD to EUR"_s);
    QCOMPARE(euro.after.currency, (CurrencyChoice{u"EUR"_s, 0.9, u"2026-07-22"_s}));
    const BoardEdit rate = setExchangeRate(euro.after, 0.92, 5);
    QCOMPARE(rate.name, u"Exchange rate 0.9 to 0.92"_s);
    QCOMPARE(rate.after.currency, (CurrencyChoice{u"EUR"_s, 0.92})); // a custom rate has no date
    QCOMPARE(rate.gesture, quint64(5));
    const BoardEdit other = setExchangeRate(rate.after, 0.95);
    QCOMPARE(other.name, u"Exchange rate 0.92 to 0.95"_s);
    QCOMPARE(other.after.currency.rate, std::optional(0.95));
    QCOMPARE(rate.nameOfChange(rate.after, other.after), other.name);
    QCOMPARE(setCurrency(other.after, euro.after.currency).name, u"Reset the exchange rate"_s);
    QCOMPARE(setCurrency(other.after, euro.after.currency).after, euro.after);
    QCOMPARE(setCurrency(other.after, {}).after, board);
    QCOMPARE(resetAssumptions(other.after).after, board);
    // 0.1 USD/kWh x 0.92: undo names use the displayed currency.
    QCOMPARE(setAssumption(rate.after, AssumptionId(u"energy_price"_s), 0.1).name,
             u"Energy price 0.0736\u00a0EUR/kWh to 0.092\u00a0EUR/kWh"_s);
}

void TestBoardEdit::wrongCurrenciesChangeNothing()
{
    const Board board = aBoard({});
    QCOMPARE(setCurrency(board, {u"euro"_s, std::nullopt}).after, board);
    QCOMPARE(setCurrency(board, {}).after, board);
    QCOMPARE(setExchangeRate(board, 0.92).after, board); // USD needs no rate
    const Board euro = setCurrency(board, {u"EUR"_s, 0.9, u"2026-07-22"_s}).after;
    QCOMPARE(setExchangeRate(euro, 0.0).after, euro);
    QCOMPARE(setExchangeRate(euro, 1e8).after, euro);
}

void TestBoardEdit::assumptionsOutOfRangeChangeNothing()
{
    const Board board = aBoard({});
    QCOMPARE(setAssumption(board, AssumptionId(u"discount"_s), 200.0).after, board);
    QCOMPARE(setAssumption(board, AssumptionId(u"weather"_s), 1.0).after, board);
}

void TestBoardEdit::namesWhatItDoes()
{
    QFETCH(QString, name);
    QTEST(name, "expected");
}

void TestBoardEdit::namesOfUnknownThingsAreTheirIds()
{
    const Catalog catalog = smallWorld();
    QCOMPARE(thingName(catalog, Level::Chip, u"trainium9"_s), u"trainium9"_s);
    QCOMPARE(thingName(catalog, Level::Chip, u"p5.48xlarge"_s), u"p5.48xlarge"_s); // an instance, not a chip
    QCOMPARE(thingName(catalog, Level::System, u"trn2_ultraserver"_s), u"trn2_ultraserver"_s);
    QCOMPARE(setPriceBook(catalog, Board(), BookId(u"old"_s)).name, u"Use prices “old”"_s);
    QCOMPARE(setChart(aBoard({}), 0, metricId("hue")).name, u"Show hue"_s);
}

void TestBoardEdit::choosingKeepsTheCataloguesOrder()
{
    const Catalog catalog = smallWorld(); // trainium2, h100-sxm, a100-80-sxm, trainium4
    const Board board = aBoard({u"a100-80-sxm"_s});
    const BoardEdit edit = selectThing(catalog, board, u"trainium2"_s, true);
    QCOMPARE(edit.kind, EditKind::Selection);
    QCOMPARE(shown(catalog, edit.after), QStringList({u"trainium2"_s, u"a100-80-sxm"_s}));
}

void TestBoardEdit::outAndInAgainGivesTheSameBoard()
{
    const Catalog catalog = smallWorld();
    const Board board = aBoard({u"trainium2"_s, u"h100-sxm"_s, u"a100-80-sxm"_s});
    const Board without = selectThing(catalog, board, u"h100-sxm"_s, false).after;
    QCOMPARE(without.chips.size(), 2);
    QCOMPARE(selectThing(catalog, without, u"h100-sxm"_s, true).after, board);
}

void TestBoardEdit::takingOutWhatIsNotThereChangesNothing()
{
    const Catalog catalog = smallWorld();
    const Board board = aBoard({u"trainium2"_s});
    QCOMPARE(selectThing(catalog, board, u"h100-sxm"_s, false).after, board);
    QCOMPARE(selectThing(catalog, board, u"trainium2"_s, true).after, board);
}

void TestBoardEdit::takingOutAChipTakesOutItsInstancesAndSystems()
{
    const Catalog catalog = smallWorld();
    Board board = aBoard({u"h100-sxm"_s});
    board.instances = {InstanceId(u"trn2.48xlarge"_s), InstanceId(u"p5.4xlarge"_s)};
    board.systems = {SystemId(u"trn2_ultraserver"_s)};
    const Board after = selectThing(catalog, board, u"trainium2"_s, false).after;
    QCOMPARE(shown(catalog, after), QStringList({u"h100-sxm"_s}));
    QCOMPARE(after.instances, QList<InstanceId>({InstanceId(u"p5.4xlarge"_s)}));
    QVERIFY(after.systems.isEmpty());
}

void TestBoardEdit::anotherInstancePinsTheOneThatIsShown()
{
    const Catalog catalog = smallWorld();
    const Board board = aBoard({u"h100-sxm"_s, u"trainium2"_s}, Level::Instance);
    QVERIFY(shown(catalog, board).contains(u"p5.48xlarge"_s)); // represents H100
    const Board after = selectThing(catalog, board, u"p5.4xlarge"_s, true).after;
    QCOMPARE(shown(catalog, after), QStringList({u"p5.48xlarge"_s, u"p5.4xlarge"_s, u"trn2.48xlarge"_s}));
    QCOMPARE(after.chips.size(), 2);
}

void TestBoardEdit::takingOutTheOnlyInstanceTakesOutItsChip()
{
    const Catalog catalog = smallWorld();
    const Board board = aBoard({u"trainium2"_s, u"h100-sxm"_s}, Level::Instance);
    const Board after = selectThing(catalog, board, u"p5.48xlarge"_s, false).after;
    QCOMPARE(shown(catalog, after), QStringList({u"trn2.48xlarge"_s}));
}

void TestBoardEdit::takingOutOneOfTwoInstancesKeepsTheOther()
{
    const Catalog catalog = smallWorld();
    Board board = aBoard({u"h100-sxm"_s}, Level::Instance);
    board = selectThing(catalog, board, u"p5.4xlarge"_s, true).after;
    board = selectThing(catalog, board, u"p5.48xlarge"_s, false).after;
    QCOMPARE(shown(catalog, board), QStringList({u"p5.4xlarge"_s}));
}

void TestBoardEdit::takingOutARowWithoutAnInstanceTakesOutTheChip()
{
    const Catalog catalog = smallWorld(); // Trainium4 has no price
    const Board board = aBoard({u"trainium2"_s, u"trainium4"_s}, Level::Instance);
    const Board after = selectThing(catalog, board, u"trainium4"_s, false).after;
    QCOMPARE(after.chips, QList<ChipId>({ChipId(u"trainium2"_s)}));
}

void TestBoardEdit::systemsBehaveLikeInstances()
{
    const Catalog catalog = smallWorld();
    const Board board = aBoard({u"trainium2"_s}, Level::System);
    QCOMPARE(shown(catalog, board), QStringList({u"trn2_ultraserver"_s}));
    const Board none = selectThing(catalog, board, u"trn2_ultraserver"_s, false).after;
    QVERIFY(shown(catalog, none).isEmpty());
    const Board again = selectThing(catalog, none, u"trn2_ultraserver"_s, true).after;
    QCOMPARE(again.systems, QList<SystemId>({SystemId(u"trn2_ultraserver"_s)}));
}

void TestBoardEdit::unknownChipsStayAndCanBeTakenOut()
{
    const Catalog catalog = smallWorld();
    const Board board = aBoard({u"from-the-future"_s, u"h100-sxm"_s});
    const Board more = selectThing(catalog, board, u"trainium2"_s, true).after;
    QCOMPARE(shown(catalog, more), QStringList({u"trainium2"_s, u"h100-sxm"_s, u"from-the-future"_s}));
    const Board less = selectThing(catalog, more, u"from-the-future"_s, false).after;
    QCOMPARE(shown(catalog, less), QStringList({u"trainium2"_s, u"h100-sxm"_s}));
}

void TestBoardEdit::aPresetKeepsChosenPricesAndCharts()
{
    const Catalog catalog = smallWorld();
    Board board = setPriceBook(catalog, aBoard({u"trainium2"_s}), BookId(u"on-demand"_s)).after;
    QVERIFY(board.priceBookChosen);
    board.level = Level::Instance;
    board.instances = {InstanceId(u"p5.4xlarge"_s)};
    const Preset preset = presets().at(2);
    const BoardEdit edit = applyPreset(catalog, board, preset);
    QCOMPARE(edit.kind, EditKind::Preset);
    QCOMPARE(edit.after.chips, preset.chips);
    QCOMPARE(edit.after.baseline, preset.baseline);
    QVERIFY(edit.after.instances.isEmpty());
    QCOMPARE(edit.after.priceBook, board.priceBook);
    QCOMPARE(edit.after.level, Level::Instance);
    QVERIFY(!edit.path);
}

// Trainium2 or H100: only Capacity Blocks price both.
void TestBoardEdit::aPresetTakesTheFairestPrices()
{
    const Catalog catalog = smallWorld();
    const BoardEdit edit = applyPreset(catalog, onDemandBoard(), presets().at(2));
    QCOMPARE(edit.after.priceBook, BookId(u"capacity-blocks"_s));
    QVERIFY(!edit.after.priceBookChosen);
    Preset ampere = presets().at(2);
    ampere.chips = {ChipId(u"a100-80-sxm"_s)};
    QCOMPARE(applyPreset(catalog, edit.after, ampere).after.priceBook, BookId(u"on-demand"_s));
}

// Systems are compared as wholes: each has its own number of chips.
void TestBoardEdit::aPresetOfSystemsComparesWholes()
{
    const BoardEdit edit = applyPreset(smallWorld(), defaultBoard(), presets().constLast());
    QCOMPARE(presets().constLast().id, u"racks"_s);
    QVERIFY(edit.after.chips.isEmpty());
    QVERIFY(edit.after.systems.contains(SystemId(u"gb300-nvl72"_s)));
    QCOMPARE(edit.after.level, Level::System);
    QVERIFY(edit.after.charts.contains(MetricId(u"price_hour"_s)));
}

void TestBoardEdit::kindsOfPricesAreMixedWhenAskedFor()
{
    const BoardEdit mixed = setMixedPrices(defaultBoard(), true);
    QVERIFY(mixed.after.mixedPrices);
    QCOMPARE(mixed.name, u"Mix price types"_s);
    QCOMPARE(mixed.kind, EditKind::PriceBook);
    const BoardEdit back = setMixedPrices(mixed.after, false);
    QCOMPARE(back.after, defaultBoard());
    QCOMPARE(back.name, u"Compare at one price type"_s);
}

void TestBoardEdit::aNewBoardStartsFromTheDefaultOne()
{
    const Catalog catalog = smallWorld();
    const Preset preset = presets().at(2);
    const BoardEdit edit = newFromPreset(catalog, preset);
    Board expected = defaultBoard();
    expected.chips = preset.chips;
    expected.baseline = preset.baseline;
    QCOMPARE(edit.after, expected);
    QCOMPARE(edit.kind, EditKind::Open);
    QVERIFY(edit.path && edit.path->isEmpty());
}

void TestBoardEdit::followsTheWayOutOfAnUnfairComparison_data()
{
    QTest::addColumn<QString>("remedy");
    QTest::addColumn<QString>("name");
    QTest::newRow("other prices") << u"prices:capacity-blocks"_s << u"Use prices “Book capacity-blocks”"_s;
    QTest::newRow("other prices, no longer mixed")
        << u"mixed prices:capacity-blocks"_s << u"Make the comparison fair"_s;
    QTest::newRow("another precision") << u"precision:bf16"_s << u"Compare at BF16"_s;
    QTest::newRow("prices that are not there") << u"prices:gold"_s << QString();
    QTest::newRow("a precision that is not there") << u"precision:fp3"_s << QString();
    QTest::newRow("something else") << u"file:/etc/passwd"_s << QString();
    QTest::newRow("nothing") << QString() << QString();
    QTest::newRow("without a row") << u"without:trainium2"_s << u"Make the comparison fair"_s;
    QTest::newRow("several steps") << u"prices:capacity-blocks;without:trainium2"_s << u"Make the comparison fair"_s;
    QTest::newRow("several steps, one unknown") << u"prices:capacity-blocks;luck:1"_s << QString();
}

void TestBoardEdit::followsTheWayOutOfAnUnfairComparison()
{
    QFETCH(QString, remedy);
    QFETCH(QString, name);
    Board board = aBoard({u"trainium2"_s});
    board.mixedPrices = remedy.startsWith(u"mixed "_s);
    const std::optional<BoardEdit> edit = applyRemedy(smallWorld(), board, remedy.remove(u"mixed "_s));
    QCOMPARE(edit.has_value(), !name.isEmpty());
    if (!edit)
        return;
    QCOMPARE(edit->name, name);
    QVERIFY(!edit->after.mixedPrices);
}

// The file cannot hold two charts of one metric.
void TestBoardEdit::aMetricThatIsShownChangesPlaces()
{
    const Board board = aBoard({u"trainium2"_s});
    const QList<MetricId> before = board.charts;
    QCOMPARE(before.size(), 4);
    const QList<MetricId> after = setChart(board, 0, before.at(2)).after.charts;
    QCOMPARE(after, (QList<MetricId>{before.at(2), before.at(1), before.at(0), before.at(3)}));
    QCOMPARE(setChart(board, 2, before.at(2)).after, board);
}

void TestBoardEdit::aChartThatIsNotThereIsNotChanged()
{
    const Board board = aBoard({u"trainium2"_s});
    QCOMPARE(setChart(board, -1, metricId("power")).after, board);
    QCOMPARE(setChart(board, 4, metricId("power")).after, board);
    QCOMPARE(setChart(board, 3, metricId("power")).after.charts.at(3), metricId("power"));
}

CHIPBOARD_TEST(TestBoardEdit, QCoreApplication)

} // namespace tst_boardedit

#include "tst_boardedit.moc"
