// Defaults that the assumptions panel shows next to changed values.
#include "app/window/pageview.h"
#include "tests/support/testmain.h"
#include "tests/support/workloadfixture.h"

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_assumptionsview {

class TestAssumptionsView : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void defaultsFollowOtherDimensions();
    void moneyIsInTheCurrencyShown();
    void aCurrencyAsksForItsRate();
};

static QuantityEntry entryOf(const Catalog &catalog, const Board &board, const QString &id)
{
    const AssumptionsState state = assumptionsState(catalog, board, Formatter());
    const auto found =
        std::ranges::find_if(state.entries, [&id](const QuantityEntry &entry) { return entry.id == id; });
    return found == state.entries.end() ? QuantityEntry() : *found;
}

void TestAssumptionsView::defaultsFollowOtherDimensions()
{
    Catalog catalog = workloadWorld();
    catalog.models.first().parameters = 8e9;
    catalog.models.first().activeParameters = 2e9; // one in four
    Board board = aWorkloadBoard("serve", {u"h100-sxm"_s});
    board.assumptions.parameters = 16.0;
    QCOMPARE(entryOf(catalog, board, u"parameters"_s).value, std::optional(16.0));
    QCOMPARE(entryOf(catalog, board, u"parameters"_s).fallback, std::optional(8.0));
    QCOMPARE(entryOf(catalog, board, u"active_parameters"_s).fallback, std::optional(4.0));
    board.assumptions.activeParameters = 5.0;
    QCOMPARE(entryOf(catalog, board, u"active_parameters"_s).fallback, std::optional(4.0));
}

// 0.08 USD/kWh by default, 0.001 to 2 USD/kWh: at 150 yen 12, 0.15 to 300.
void TestAssumptionsView::moneyIsInTheCurrencyShown()
{
    const Catalog catalog = workloadWorld();
    Board board = aWorkloadBoard("serve", {u"h100-sxm"_s});
    board.currency = {u"JPY"_s, 150.0};
    board.assumptions.weekRate = 1000.0;
    const AssumptionsState state =
        assumptionsState(catalog, board, Formatter(QLocale::c(), shownCurrency(board.currency)));
    const auto entry = [&state](const QString &id) {
        return *std::ranges::find_if(state.entries, [&id](const QuantityEntry &one) { return one.id == id; });
    };
    const QuantityEntry energy = entry(u"energy_price"_s);
    QCOMPARE(energy.suffix, u"JPY/kWh"_s);
    QCOMPARE(energy.fallback, std::optional(12.0));
    QCOMPARE(energy.minimum, 0.15);
    QCOMPARE(energy.maximum, 300.0);
    QCOMPARE(energy.value, std::nullopt);
    QCOMPARE(entry(u"week_rate"_s).value, std::optional(150'000.0));
    QCOMPARE(entry(u"week_rate"_s).step, 20'000.0); // 100 x 150, rounded to a number that reads well
    QCOMPARE(entry(u"discount"_s), entryOf(catalog, board, u"discount"_s)); // not money
    QCOMPARE(entryOf(catalog, board, u"energy_price"_s).suffix, u"USD/kWh"_s);
}

void TestAssumptionsView::aCurrencyAsksForItsRate()
{
    const Catalog catalog = workloadWorld();
    Board board = aWorkloadBoard("serve", {u"h100-sxm"_s});
    const AssumptionsState usd = assumptionsState(catalog, board, Formatter());
    QVERIFY(!usd.rate);
    QCOMPARE(usd.currency, u"USD"_s);
    board.currency = {u"XTS"_s, std::nullopt};
    const AssumptionsState other = assumptionsState(catalog, board, Formatter());
    QVERIFY(other.rate);
    QCOMPARE(other.rate->label, u"XTS per USD"_s);
    QCOMPARE(other.rate->value, std::nullopt);
    QCOMPARE(other.rate->fallback, std::nullopt);
    QCOMPARE(other.changed, usd.changed + 1);
    QCOMPARE(other.currencies.size(), usd.currencies.size() + 1); // a custom currency code is kept
    QCOMPARE(other.currencies.constLast().id, u"XTS"_s);
}

CHIPBOARD_TEST(TestAssumptionsView, QCoreApplication)

} // namespace tst_assumptionsview

#include "tst_assumptionsview.moc"
