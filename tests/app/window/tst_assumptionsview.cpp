// Defaults that the assumptions panel shows beside changed dimensions.
#include "app/window/assumptionsview.h"
#include "tests/support/workloadfixture.h"

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

class TestAssumptionsView : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".?"_s)); }
    void defaultsFollowOtherDimensions();
};

static QuantityEntry entryOf(const Catalog &catalog, const Board &board, const QString &id)
{
    const AssumptionsState state = assumptionsState(catalog, board, Formatter());
    const auto found = std::find_if(state.entries.begin(), state.entries.end(),
                                    [&id](const QuantityEntry &entry) { return entry.id == id; });
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

QTEST_GUILESS_MAIN(TestAssumptionsView)
#include "tst_assumptionsview.moc"
