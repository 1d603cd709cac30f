// Changes since a board was saved: two catalogues differ in chosen figures; the list has exactly these.
#include "data/compare/moved.h"

#include "data/board/books.h"
#include "data/compare/apply.h"
#include "data/compare/figuretable.h"
#include "data/files/boardio.h"
#include "tests/support/metricfixture.h"
#include "tests/support/rounds.h"
#include "tests/support/shippedcatalog.h"
#include "tests/support/testmain.h"

#include <QRandomGenerator>
#include <QSet>

#include <cmath>

using namespace chipboard;
using namespace chipboard::testing;
using namespace Qt::StringLiterals;

namespace tst_moved {

class TestMoved : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void remembersTheSelectionAlone();
    void nothingMovesWithoutAChange();
    void listsExactlyWhatMoved();
    void listsExactlyWhatMovedAnywhere();
    void namesTheChartsThatChange();
    void otherUnitsAreNoMove();
    void figuresComeAndGo();
    void overriddenFiguresDoNotMove();
    void goneAndUnchosenThingsDoNotMove();
    void keepsOldFigures();
    void aSavedBoardKeepsTheOldFiguresUntilSomebodyDecides();
    void survivesTheFile();
    void tellsMovesInWords();
    void whatIsTakenBackDidNotMove();
    void aCountNeedsNoCharts();
    void listsOfScenariosMoveToo();
    void listsOfScenariosThatAreOverriddenDoNot();
    void absentListsAreRemembered();
    void committedPricesMoveToo();
    void pricesOfTheMachineRentedMoveToo();
    void pricesThatNoRowUsesDoNotMove();
    void chipsMoveToAnotherMachine_data();
    void chipsMoveToAnotherMachine();
    void choicesOfTheUserMoveNoChip();
};

namespace {

Board savedBoard(const Catalog &catalog, Level level = Level::Chip)
{
    Board board = aBoard({u"trainium2"_s, u"h100-sxm"_s}, level);
    board.drawn = figuresDrawn(catalog, board);
    return board;
}

Chip &chipIn(Catalog &catalog, const QString &id)
{
    return *std::ranges::find_if(catalog.chips, [&id](const Chip &chip) { return chip.id.text() == id; });
}

QStringList keysOf(const QList<MovedFigure> &moved)
{
    return mapped(moved, [](const MovedFigure &one) { return one.of.key(); });
}

Figure &bookPrice(Catalog &catalog, qsizetype book, qsizetype entry)
{
    return catalog.books[book].prices[entry].usdPerHour;
}

// "List price" active at on-demand prices, and "Block" at capacity-block prices.
Board twoScenarios(const Catalog &catalog)
{
    Board board = withScenario(aBoard({u"trainium2"_s, u"h100-sxm"_s}), u"Block"_s, u"List price"_s);
    board.priceBook = BookId(u"capacity-blocks"_s);
    board = inScenario(board, 0);
    board.drawn = figuresDrawn(catalog, board);
    return board;
}

} // namespace

// Before: 41.528 USD an hour for 8 chips, 5.191 a chip; now 40, which is 5.
void TestMoved::listsOfScenariosMoveToo()
{
    const Board board = twoScenarios(smallWorld());
    QCOMPARE(board.drawn.book.text(), u"on-demand"_s);
    QCOMPARE(board.drawn.others.size(), 1);
    QCOMPARE(board.drawn.others.constFirst().book.text(), u"capacity-blocks"_s);
    QCOMPARE(keysOf(movedFigures(smallWorld(), board)), QStringList());
    Catalog later = smallWorld();
    later.revision = u"2026-12-01"_s;
    bookPrice(later, 1, 1) = aFigure(40, Unit::UsdPerHour);
    const QList<MovedFigure> moved = movedFigures(later, board);
    QCOMPARE(keysOf(moved), QStringList{u"chip/h100-sxm/price/capacity-blocks"_s});
    QVERIFY(std::fabs(moved.constFirst().before->value - 5.191) < 1e-9);
    QVERIFY(std::fabs(moved.constFirst().now->value - 5.0) < 1e-9);
    QVERIFY2(!moved.constFirst().charts.isEmpty(), "of the scenario that is reckoned with it");
    // With the other scenario active: the same change.
    QCOMPARE(keysOf(movedFigures(later, inScenario(board, 1))), keysOf(moved));
    // Through a file, and saved again before a decision.
    const std::optional<Board> read = readBoard(writeBoard(board), u"a"_s).board;
    QVERIFY(read && read->drawn == board.drawn);
    Board saved = board;
    saved.drawn = drawnToSave(later, board);
    QCOMPARE(keysOf(movedFigures(later, saved)), keysOf(moved));
    saved.drawn = figuresDrawn(later, board);
    QCOMPARE(keysOf(movedFigures(later, saved)), QStringList());
    // Keep: as if nothing had changed.
    Board kept = inScenario(board, 1);
    kept.overrides = keptFigures(kept, moved);
    QCOMPARE(keysOf(movedFigures(later, kept)), QStringList());
    // A removed scenario has no prices that could change.
    QCOMPARE(keysOf(movedFigures(later, withoutScenario(board, 1))), QStringList());
}

// Only if every scenario with that list overrides the figure.
void TestMoved::listsOfScenariosThatAreOverriddenDoNot()
{
    Board board = twoScenarios(smallWorld());
    Catalog later = smallWorld();
    bookPrice(later, 1, 1) = aFigure(40, Unit::UsdPerHour);
    const FigureAddress of{Level::Chip, u"h100-sxm"_s, u"price"_s, BookId(u"capacity-blocks"_s)};
    board.overrides = {{of, Interval::exactly(3), Unit::UsdPerHour, {}}};
    QCOMPARE(keysOf(movedFigures(later, board)), QStringList{of.key()}); // "Block" has none
    board.scenarios.all[1].overrides = board.overrides;
    QCOMPARE(keysOf(movedFigures(later, board)), QStringList());
}

// A board saved where its lists are missing is not reported to have lost its prices, there or at home.
void TestMoved::absentListsAreRemembered()
{
    const Board board = twoScenarios(smallWorld());
    Catalog elsewhere = smallWorld();
    for (PriceBook &book : elsewhere.books) {
        book.prices.clear();
        book.absence = u"It is not here."_s;
    }
    elsewhere.index();
    QCOMPARE(keysOf(movedFigures(elsewhere, board)), QStringList());
    Board saved = board;
    saved.drawn = drawnToSave(elsewhere, board);
    QCOMPARE(saved.drawn.others, board.drawn.others);
    QCOMPARE(figuresDrawn(elsewhere, board).others, board.drawn.others); // "Update" and "Keep" lose nothing either
    QCOMPARE(keysOf(movedFigures(smallWorld(), saved)), QStringList());
    Catalog later = smallWorld();
    bookPrice(later, 0, 0) = aFigure(44, Unit::UsdPerHour);
    bookPrice(later, 1, 1) = aFigure(40, Unit::UsdPerHour);
    QCOMPARE(keysOf(movedFigures(later, saved)), keysOf(movedFigures(later, board)));
    QCOMPARE(movedFigures(later, saved).size(), 2);
}

// One-year p5.48xlarge at 33 USD an hour, 4.125 a chip; later at 30. The board's own list has no such price.
// For this workload an L40S has the price of a g6e.xlarge, 1.861 USD; the reference machine is the g6e.48xlarge.
void TestMoved::pricesOfTheMachineRentedMoveToo()
{
    Catalog catalog = shippedCatalog();
    Board board = onDemandBoard({ChipId(u"l40s"_s)});
    board.workload = WorkloadId(u"serve-llama-3.1-8b"_s);
    board.charts = {metricId("price_chip_hour")};
    board.drawn = figuresDrawn(catalog, board);
    QCOMPARE(keysOf(movedFigures(catalog, board)), QStringList());
    PriceBook &book = *std::ranges::find(catalog.books, board.priceBook, &PriceBook::id);
    for (PriceEntry &entry : book.prices) {
        if (entry.instance.text() == u"g6e.xlarge")
            entry.usdPerHour = aFigure(1.5, Unit::UsdPerHour);
    }
    catalog.index();
    const QList<MovedFigure> moved = movedFigures(catalog, board);
    QCOMPARE(keysOf(moved), QStringList{u"instance/g6e.xlarge/price/on-demand"_s});
    QVERIFY(!moved.constFirst().charts.isEmpty());
    QCOMPARE(cellAt(catalog, board, u"l40s"_s, "price_chip_hour").value->value, 1.5);
    board.overrides = keptFigures(board, moved);
    QCOMPARE(cellAt(withFigures(catalog, board), board, u"l40s"_s, "price_chip_hour").value->value, 1.861);
}

namespace {

// One L40S, in a g6e.xlarge at 1.861 USD; a g6e.2xlarge, which has one, too, costs 2.24208.
Board oneL40s(const Catalog &catalog)
{
    Board board = onDemandBoard({ChipId(u"l40s"_s)});
    board.workload = WorkloadId(u"serve-llama-3.1-8b"_s);
    board.charts = {metricId("price_chip_hour"), metricId("usd_per_month")};
    board.drawn = figuresDrawn(catalog, board);
    return board;
}

// Without a price, the list no longer has the machine.
void setPrice(Catalog &catalog, const char *machine, std::optional<double> price)
{
    PriceBook &book = *std::ranges::find(catalog.books, BookId(u"on-demand"_s), &PriceBook::id);
    const auto isOf = [machine](const PriceEntry &entry) { return entry.instance.text() == QLatin1String(machine); };
    if (!price)
        book.prices.removeIf(isOf);
    for (PriceEntry &entry : book.prices) {
        if (price && isOf(entry))
            entry.usdPerHour = aFigure(*price, Unit::UsdPerHour);
    }
    catalog.index();
}

} // namespace

// The reference machine of the L40S is the g6e.48xlarge.
void TestMoved::pricesThatNoRowUsesDoNotMove()
{
    Catalog later = shippedCatalog();
    const Board board = oneL40s(later);
    setPrice(later, "g6e.48xlarge", 20.0);
    QCOMPARE(keysOf(movedFigures(later, board)), QStringList());
    // It counts in a scenario with a model that needs eight chips.
    Board two = withScenario(board, u"Large"_s, u"Small"_s);
    two.assumptions.chips = 8.0;
    two = inScenario(two, 0);
    two.drawn = figuresDrawn(shippedCatalog(), two);
    QCOMPARE(keysOf(movedFigures(later, two)), QStringList{u"chip/l40s/price/on-demand"_s});
    // Instances have their own prices.
    Board instances = aBoard({u"h100-sxm"_s}, Level::Instance);
    instances.instances = {InstanceId(u"p5.4xlarge"_s)};
    instances.drawn = figuresDrawn(smallWorld(), instances);
    Catalog small = smallWorld();
    bookPrice(small, 0, 0) = aFigure(44, Unit::UsdPerHour); // p5.48xlarge
    QVERIFY(!keysOf(movedFigures(small, instances)).contains(u"chip/h100-sxm/price/on-demand"_s));
}

void TestMoved::chipsMoveToAnotherMachine_data()
{
    QTest::addColumn<QString>("machine");
    QTest::addColumn<double>("price"); // 0: none
    QTest::addColumn<double>("now");   // of the g6e.2xlarge
    QTest::newRow("the price of its machine rose") << u"g6e.xlarge"_s << 2.5 << 2.24208;
    QTest::newRow("another machine became cheaper") << u"g6e.2xlarge"_s << 1.5 << 1.5;
    QTest::newRow("its machine left the list") << u"g6e.xlarge"_s << 0.0 << 2.24208;
}

void TestMoved::chipsMoveToAnotherMachine()
{
    QFETCH(const QString, machine);
    QFETCH(const double, price);
    QFETCH(const double, now);
    Catalog later = shippedCatalog();
    Board board = oneL40s(later);
    const ResultTable saved = evaluate(later, board, board.charts);
    later.revision = u"2099-01-01"_s;
    setPrice(later, machine.toLatin1().constData(), price > 0.0 ? std::optional(price) : std::nullopt);
    const QList<MovedFigure> moved = movedFigures(later, board);
    QCOMPARE(keysOf(moved), QStringList{u"instance/g6e.xlarge/price/on-demand"_s});
    const MovedFigure &one = moved.constFirst();
    QCOMPARE(one.movedTo.text(), u"g6e.2xlarge"_s);
    QCOMPARE(one.before, Interval::exactly(1.861));
    QCOMPARE(one.now, Interval::exactly(now));
    QCOMPARE(movedName(later, one), u"L40S price"_s);
    QVERIFY(beforeText(later, one, Formatter()).endsWith(u" (g6e.xlarge)"_s));
    QVERIFY(nowText(later, one, Formatter()).endsWith(u" (g6e.2xlarge)"_s));
    QVERIFY(!one.charts.isEmpty());
    // Until the user decides, a file keeps the machine of its date.
    Board again = board;
    again.drawn = drawnToSave(later, board);
    QCOMPARE(again.drawn, board.drawn);
    // Keep: every number as when the board was saved, also when the other machine's price changes later.
    board.overrides = keptFigures(board, moved);
    board.drawn = figuresDrawn(later, board);
    setPrice(later, "g6e.2xlarge", 1.25);
    QCOMPARE(keysOf(movedFigures(later, board)), QStringList());
    const ResultTable kept = evaluate(withFigures(later, board), board, board.charts);
    for (qsizetype column = 0; column < saved.metrics.size(); ++column)
        QCOMPARE(kept.rows.at(0).cells.at(column).value, saved.rows.at(0).cells.at(column).value);
}

// Eight chips are rented in another machine, and so is one chip at a custom price or at another list; whole machines
// are rented as chosen. No price changed.
void TestMoved::choicesOfTheUserMoveNoChip()
{
    const Catalog catalog = shippedCatalog();
    Board board = oneL40s(catalog);
    board.assumptions.chips = 8.0;
    QCOMPARE(keysOf(movedFigures(catalog, board)), QStringList());
    board.assumptions.chips = 4.0;
    QCOMPARE(keysOf(movedFigures(catalog, board)), QStringList());
    board = oneL40s(catalog);
    board.priceBook = BookId(u"spot"_s);
    QCOMPARE(keysOf(movedFigures(catalog, board)), QStringList());
    board = oneL40s(catalog);
    board.level = Level::Instance;
    board.instances = {InstanceId(u"g6e.2xlarge"_s)};
    board.drawn = figuresDrawn(catalog, board);
    board.level = Level::Chip;
    QCOMPARE(keysOf(movedFigures(catalog, board)), QStringList());
    board = oneL40s(catalog);
    board.overrides = {{{Level::Instance, u"g6e.2xlarge"_s, u"price"_s, BookId(u"on-demand"_s)},
                        Interval::exactly(2),
                        Unit::UsdPerHour,
                        {}}};
    QCOMPARE(keysOf(movedFigures(catalog, board)), QStringList());
    QCOMPARE(cellAt(withFigures(catalog, board), board, u"l40s"_s, "price_chip_hour").value->value, 2.0);
}

void TestMoved::committedPricesMoveToo()
{
    Catalog catalog = smallWorld();
    catalog.books << aBook("year", PriceKind::Reserved1Year, {aPrice("p5.48xlarge", 33), aPrice("p4de.24xlarge", 20)});
    catalog.index();
    const BookId year(u"year"_s);
    Board board = aBoard({u"trainium2"_s, u"h100-sxm"_s});
    QVERIFY(figuresDrawn(catalog, board).others.isEmpty());
    board.assumptions.commitment = 1.0;
    board.drawn = figuresDrawn(catalog, board);
    QCOMPARE(board.drawn.others.size(), 1);
    QCOMPARE(board.drawn.others.constFirst().book, year);
    QCOMPARE(board.drawn.others.constFirst().things.size(), 1);
    QVERIFY(booksOf(board).contains(year) && !booksInUse(board).contains(year));
    QCOMPARE(keysOf(movedFigures(catalog, board)), QStringList());
    Catalog later = catalog;
    later.books[2].prices = {aPrice("p5.48xlarge", 30), aPrice("p4de.24xlarge", 10)};
    later.index();
    const QList<MovedFigure> moved = movedFigures(later, board);
    QCOMPARE(keysOf(moved), QStringList{u"instance/p5.48xlarge/price/year"_s});
    QCOMPARE(*moved.constFirst().before, Interval::exactly(33));
    QCOMPARE(*moved.constFirst().now, Interval::exactly(30));
    QVERIFY(moved.constFirst().charts.contains(findMetric(metricId("price_chip_hour"))->labelText()));
    Board kept = board;
    kept.overrides = keptFigures(board, moved);
    QCOMPARE(cellAt(withOverrides(later, kept.overrides), kept, u"h100-sxm"_s, "price_chip_hour").value->value, 4.125);
    QCOMPARE(keysOf(movedFigures(later, kept)), QStringList());
    // In another scenario, and through a file.
    Board two = withScenario(aBoard({u"h100-sxm"_s}), u"A year"_s, u"List price"_s);
    two.assumptions.commitment = 1.0;
    two = inScenario(two, 0);
    two.drawn = figuresDrawn(catalog, two);
    const std::optional<Board> read = readBoard(writeBoard(two), u"a"_s).board;
    QVERIFY(read && read->drawn == two.drawn);
    QCOMPARE(keysOf(movedFigures(later, *read)), keysOf(moved));
    // A missing list is remembered.
    Catalog without = catalog;
    without.books.removeLast();
    without.index();
    QCOMPARE(figuresDrawn(without, board).others, board.drawn.others);
    board.assumptions.commitment.reset();
    QVERIFY(figuresDrawn(without, board).others.isEmpty());
}

void TestMoved::aCountNeedsNoCharts()
{
    const Board board = savedBoard(smallWorld());
    Catalog later = smallWorld();
    chipIn(later, u"trainium2"_s).memory.value = Interval::exactly(7.0);
    later.index();
    const QList<MovedFigure> alone = movedFiguresAlone(later, board);
    QCOMPARE(keysOf(alone), keysOf(movedFigures(later, board)));
    QCOMPARE(alone.size(), 1);
    QVERIFY(alone.constFirst().charts.isEmpty() && !movedFigures(later, board).constFirst().charts.isEmpty());
}

void TestMoved::whatIsTakenBackDidNotMove()
{
    const Catalog catalog = smallWorld();
    Board board = savedBoard(catalog);
    const Drawn before = board.drawn;
    Override memory;
    memory.of = {Level::Chip, u"trainium2"_s, u"memory"_s, {}};
    memory.value = Interval::exactly(200.0);
    memory.unit = Unit::GB;
    board.overrides << memory;
    board.drawn = drawnToSave(catalog, board); // saved with it
    QCOMPARE(board.drawn, before);
    board.overrides.clear();
    QVERIFY2(movedFigures(catalog, board).isEmpty(), qPrintable(keysOf(movedFigures(catalog, board)).join(u' ')));
}

void TestMoved::remembersTheSelectionAlone()
{
    const Drawn drawn = savedBoard(smallWorld()).drawn;
    QCOMPARE(drawn.revision, u"2026-01-31"_s);
    QCOMPARE(drawn.book, BookId(u"on-demand"_s));
    QCOMPARE(drawn.things.size(), 2);
    QStringList figures = mapped(drawn.things.at(0).figures, &DrawnFigure::figure);
    QCOMPARE(figures,
             (QStringList{u"compute_bf16"_s, u"compute_fp8"_s, u"memory"_s, u"memory_bandwidth"_s, u"price"_s}));
    QCOMPARE(drawn.things.at(0).figures.constLast().value->value, 35.7608 / 16.0);
    const Drawn ofInstances = savedBoard(smallWorld(), Level::Instance).drawn;
    QCOMPARE(ofInstances.things.size(), 4); // the instances and their chips
    QCOMPARE(ofInstances.things.at(0).id, u"trn2.48xlarge"_s);
    QCOMPARE(ofInstances.things.at(1).id, u"trainium2"_s);
}

void TestMoved::nothingMovesWithoutAChange()
{
    const Catalog catalog = smallWorld();
    for (const Level level : {Level::Chip, Level::Instance, Level::System})
        QCOMPARE(keysOf(movedFigures(catalog, savedBoard(catalog, level))), QStringList());
    QCOMPARE(keysOf(movedFigures(catalog, aBoard({u"trainium2"_s}))), QStringList()); // never saved
}

void TestMoved::listsExactlyWhatMoved()
{
    const Board board = savedBoard(smallWorld());
    Catalog later = smallWorld();
    later.revision = u"2026-12-01"_s;
    chipIn(later, u"trainium2"_s).memoryBandwidth = aFigure(3.0, Unit::TBps); // changed
    chipIn(later, u"a100-80-sxm"_s).memory = aFigure(96, Unit::GB);           // not on the board
    chipIn(later, u"h100-sxm"_s).memory.note = u"another note"_s;             // the same figure
    bookPrice(later, 0, 0) = aFigure(44.032, Unit::UsdPerHour);               // p5.48xlarge on demand: changed
    bookPrice(later, 0, 2) = aFigure(10, Unit::UsdPerHour);                   // p4de: not on the board
    bookPrice(later, 1, 1) = aFigure(10, Unit::UsdPerHour);                   // p5 block: H100 has a price on demand
    later.index();
    const QList<MovedFigure> moved = movedFigures(later, board);
    QCOMPARE(keysOf(moved), (QStringList{u"chip/trainium2/memory_bandwidth"_s, u"chip/h100-sxm/price/on-demand"_s}));
    QCOMPARE(moved.at(0).before, Interval::exactly(2.9));
    QCOMPARE(moved.at(0).now, Interval::exactly(3.0));
    QCOMPARE(moved.at(1).before->value, 6.88); // 55.04 / 8
    QCOMPARE(moved.at(1).now->value, 5.504);   // 44.032 / 8
    QCOMPARE(*moved.at(1).change(), 5.504 / 6.88 - 1.0);
}

// Random figures of random entries: the list has exactly those of the board's rows.
void TestMoved::listsExactlyWhatMovedAnywhere()
{
    QRandomGenerator random(5);
    for (int round = 0; round < rounds(60); ++round) {
        const auto level = static_cast<Level>(round % 3);
        const Board board = savedBoard(smallWorld(), level);
        Catalog later = smallWorld();
        QSet<QString> expected;
        for (const FigureRow &row : figureTable()) {
            for (const char *id : {"trainium2", "h100-sxm", "a100-80-sxm"}) {
                const FigureAddress of{Level::Chip, QString::fromLatin1(id), row.idText(), {}};
                if (row.isPrice() || !row.isOf(Level::Chip) || random.bounded(3) > 0)
                    continue;
                *makeFigureAt(later, of) = aFigure(row.lowest * (2 + random.bounded(9)), row.unit);
                if (of.id != u"a100-80-sxm"_s)
                    expected << of.key();
            }
        }
        later.index();
        const QStringList keys = keysOf(movedFigures(later, board));
        QCOMPARE(QSet<QString>(keys.begin(), keys.end()), expected);
        QCOMPARE(keys.size(), expected.size());
    }
}

void TestMoved::namesTheChartsThatChange()
{
    Board board = savedBoard(smallWorld());
    Catalog later = smallWorld();
    chipIn(later, u"trainium2"_s).dense[Precision::Fp8] = aFigure(1400, Unit::Tflops);
    chipIn(later, u"trainium2"_s).dense[Precision::Bf16] = aFigure(700, Unit::Tflops);
    board.precision = Precision::Fp8;
    board.charts = {MetricId(u"compute_best"_s), MetricId(u"memory"_s), MetricId(u"price_pflop_hour"_s)};
    const QList<MovedFigure> moved = movedFigures(later, board);
    QCOMPARE(keysOf(moved), (QStringList{u"chip/trainium2/compute_bf16"_s, u"chip/trainium2/compute_fp8"_s}));
    QCOMPARE(moved.at(0).charts, QStringList()); // no chart shows BF16
    QCOMPARE(moved.at(1).charts, (QStringList{u"Compute"_s, u"Cost of compute"_s}));
}

void TestMoved::otherUnitsAreNoMove()
{
    const Board board = savedBoard(smallWorld());
    Catalog later = smallWorld();
    chipIn(later, u"trainium2"_s).memoryBandwidth = aFigure(2900, Unit::GBps);
    QCOMPARE(keysOf(movedFigures(later, board)), QStringList());
    chipIn(later, u"trainium2"_s).memoryBandwidth = aRange(2.85, 2.9, 2.95, Unit::TBps); // the range is new
    QCOMPARE(keysOf(movedFigures(later, board)), QStringList{u"chip/trainium2/memory_bandwidth"_s});
}

void TestMoved::figuresComeAndGo()
{
    const Board board = savedBoard(smallWorld());
    Catalog later = smallWorld();
    chipIn(later, u"trainium2"_s).power = aFigure(500, Unit::Watt);
    chipIn(later, u"h100-sxm"_s).power = aGap(Unit::Watt);
    const QList<MovedFigure> moved = movedFigures(later, board);
    QCOMPARE(keysOf(moved), (QStringList{u"chip/trainium2/power"_s, u"chip/h100-sxm/power"_s}));
    QVERIFY(!moved.at(0).before && moved.at(0).now);
    QVERIFY(moved.at(1).before && !moved.at(1).now);
    QVERIFY(!moved.at(0).change() && !moved.at(1).change());
}

void TestMoved::overriddenFiguresDoNotMove()
{
    Board board = savedBoard(smallWorld());
    board.overrides = {{{Level::Chip, u"trainium2"_s, u"memory"_s, {}}, Interval::exactly(128), Unit::GB, {}}};
    Catalog later = smallWorld();
    chipIn(later, u"trainium2"_s).memory = aFigure(100, Unit::GB);
    QCOMPARE(keysOf(movedFigures(later, board)), QStringList());
}

void TestMoved::goneAndUnchosenThingsDoNotMove()
{
    Board board = savedBoard(smallWorld());
    Catalog later = smallWorld();
    chipIn(later, u"trainium2"_s).memory = aFigure(100, Unit::GB);
    board.chips.removeFirst();
    QCOMPARE(keysOf(movedFigures(later, board)), QStringList());
    Catalog without = smallWorld();
    without.chips.removeFirst();
    without.instances.removeFirst();
    without.index();
    QCOMPARE(keysOf(movedFigures(without, savedBoard(smallWorld()))), QStringList());
}

void TestMoved::keepsOldFigures()
{
    Board board = savedBoard(smallWorld());
    const ResultTable before = evaluate(smallWorld(), board, board.charts);
    Catalog later = smallWorld();
    chipIn(later, u"trainium2"_s).memoryBandwidth = aFigure(3.0, Unit::TBps);
    bookPrice(later, 0, 0) = aFigure(44.032, Unit::UsdPerHour);
    bookPrice(later, 0, 3) = aFigure(20, Unit::UsdPerHour); // trn2.48xlarge: none on demand before
    const QList<MovedFigure> moved = movedFigures(later, board);
    QCOMPARE(moved.size(), 3);
    board.overrides = keptFigures(board, moved);
    QCOMPARE(board.overrides.size(), 3);
    QCOMPARE(board.overrides.constFirst().note, u"as of catalogue 31 Jan 2026"_s);
    const ResultTable kept = evaluate(withOverrides(later, board.overrides), board, board.charts);
    for (qsizetype row = 0; row < before.rows.size(); ++row) {
        for (qsizetype column = 0; column < before.metrics.size(); ++column)
            QCOMPARE(kept.rows.at(row).cells.at(column).value, before.rows.at(row).cells.at(column).value);
    }
    QCOMPARE(keysOf(movedFigures(later, board)), QStringList()); // no decision is left
}

void TestMoved::aSavedBoardKeepsTheOldFiguresUntilSomebodyDecides()
{
    Board board = savedBoard(smallWorld());
    Catalog later = smallWorld();
    later.revision = u"2026-12-01"_s;
    chipIn(later, u"trainium2"_s).memoryBandwidth = aFigure(3.0, Unit::TBps);
    chipIn(later, u"trainium2"_s).power = aFigure(500, Unit::Watt);
    const QStringList moved = keysOf(movedFigures(later, board));
    QCOMPARE(moved.size(), 2);
    Board saved = board;
    saved.drawn = drawnToSave(later, board);
    QCOMPARE(saved.drawn.revision, u"2026-01-31"_s);
    QCOMPARE(keysOf(movedFigures(later, saved)), moved);
    // Update: as if drawn today.
    saved.drawn = figuresDrawn(later, board);
    QCOMPARE(keysOf(movedFigures(later, saved)), QStringList());
    QCOMPARE(drawnToSave(later, saved).revision, u"2026-12-01"_s);
}

void TestMoved::survivesTheFile()
{
    for (const Level level : {Level::Chip, Level::Instance, Level::System}) {
        const Board board = savedBoard(smallWorld(), level);
        const BoardLoad load = readBoard(writeBoard(board), u"a"_s);
        QVERIFY(load.board);
        QCOMPARE(keysOf(movedFigures(smallWorld(), *load.board)), QStringList());
        QCOMPARE(load.board->drawn.things.size(), board.drawn.things.size());
    }
}

void TestMoved::tellsMovesInWords()
{
    const MovedFigure moved{{Level::Chip, u"trainium2"_s, u"price"_s, BookId(u"on-demand"_s)},
                            Interval::exactly(2.5),
                            Unit::UsdPerHour,
                            Interval::exactly(2.0),
                            Unit::UsdPerHour,
                            {}};
    QCOMPARE(movedText(smallWorld(), moved, Formatter()),
             u"Trainium2 price: 2.50\u00a0USD/h to 2.00\u00a0USD/h, \u221220%"_s);
    MovedFigure same = moved; // only its source differs
    same.now = same.before.value();
    QCOMPARE(changeText(same, Formatter()), u"+0%"_s);
    MovedFigure came = moved;
    came.before.reset();
    QCOMPARE(movedText(smallWorld(), came, Formatter()), u"Trainium2 price: none to 2.00\u00a0USD/h"_s);
    QVERIFY(changeText(came, Formatter()).isEmpty());
}

CHIPBOARD_TEST(TestMoved, chipboard::testing::NoApplication)

} // namespace tst_moved

#include "tst_moved.moc"
