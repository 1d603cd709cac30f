// Scenario edits: undo names, and that edits without effect change nothing.
#include "app/document/boardedit.h"
#include "tests/support/ondemandboard.h"
#include "tests/support/testmain.h"

using namespace Qt::StringLiterals;
using namespace chipboard;

namespace tst_scenarioedit {

class TestScenarioEdit : public QObject
{
    Q_OBJECT

private slots:
    void adds();
    void choosesRenamesAndRemoves();
    void comparesWithAnother();
    void copiesOneSettingOrAll();
    void whatCannotBeDoneChangesNothing();
    void anotherWorkloadForgetsDimensionsEverywhere();
};

static Board two()
{
    Board board = addScenario(testing::onDemandBoard(), u"Half"_s).after;
    board.assumptions.discount = 50.0;
    return board;
}

void TestScenarioEdit::adds()
{
    const BoardEdit edit = addScenario(testing::onDemandBoard(), u"  Half "_s);
    QCOMPARE(edit.kind, EditKind::Scenario);
    QCOMPARE(edit.name, u"New scenario “Half”"_s);
    QCOMPARE(edit.after.scenarios.all.size(), 2);
    QCOMPARE(edit.after.scenarios.all.at(0).name, u"As it was"_s);
    QCOMPARE(edit.after.scenarios.all.at(1).name, u"Half"_s);
    QCOMPARE(edit.gesture, 0U);
}

void TestScenarioEdit::choosesRenamesAndRemoves()
{
    const BoardEdit chosen = chooseScenario(two(), 0);
    QCOMPARE(chosen.name, u"Scenario “As it was”"_s);
    QVERIFY(!chosen.after.assumptions.discount);
    const BoardEdit renamed = renameScenario(two(), 0, u"List"_s);
    QCOMPARE(renamed.name, u"Rename scenario “As it was” to “List”"_s);
    QCOMPARE(renamed.after.scenarios.all.at(0).name, u"List"_s);
    const BoardEdit removed = removeScenario(two(), 0);
    QCOMPARE(removed.name, u"Remove scenario “As it was”"_s);
    QVERIFY(removed.after.scenarios.isEmpty());
    QCOMPARE(removed.after.assumptions.discount, std::optional(50.0));
}

void TestScenarioEdit::comparesWithAnother()
{
    const BoardEdit edit = compareWithScenario(two(), 1);
    QCOMPARE(edit.name, u"Compare with scenario “Half”"_s);
    QCOMPARE(edit.after.scenarios.baseline, 1);
    QCOMPARE(edit.after.scenarios.inForce, two().scenarios.inForce);
    QCOMPARE(chooseScenarioBaseline(Catalog(), two(), u"against"_s, u"1"_s), std::optional(edit));
    QVERIFY(!chooseScenarioBaseline(Catalog(), two(), u"region"_s, u"1"_s));
    for (const QString &choice : {u"2"_s, u"-1"_s, u"Half"_s, QString()})
        QVERIFY(!chooseScenarioBaseline(Catalog(), two(), u"against"_s, choice));
}

void TestScenarioEdit::copiesOneSettingOrAll()
{
    Board board = two();
    board.assumptions.priceFactor = 2.0;
    const BoardEdit one = copyScenario(Catalog(), board, 1, 0, u"assumption/discount"_s);
    QCOMPARE(one.name, u"Copy Discount to “As it was”"_s);
    QCOMPARE(scenarioAt(one.after, 0).assumptions.discount, std::optional(50.0));
    QVERIFY(!scenarioAt(one.after, 0).assumptions.priceFactor);
    const BoardEdit all = copyScenario(Catalog(), board, 1, 0, {});
    QCOMPARE(all.name, u"Copy all of “Half” to “As it was”"_s);
    QVERIFY(differingSettings(all.after).isEmpty());
}

void TestScenarioEdit::whatCannotBeDoneChangesNothing()
{
    QCOMPARE(addScenario(two(), u"Half"_s).after, two());
    QCOMPARE(addScenario(two(), u" "_s).after, two());
    for (const qsizetype index : {-1, 2, 99}) {
        QCOMPARE(chooseScenario(two(), index).after, two());
        QCOMPARE(renameScenario(two(), index, u"Other"_s).after, two());
        QCOMPARE(removeScenario(two(), index).after, two());
        QCOMPARE(compareWithScenario(two(), index).after, two());
        QCOMPARE(copyScenario(Catalog(), two(), index, 0, {}).after, two());
        QCOMPARE(copyScenario(Catalog(), two(), 0, index, {}).after, two());
    }
    QCOMPARE(chooseScenario(testing::onDemandBoard(), 0).after, testing::onDemandBoard());
}

void TestScenarioEdit::anotherWorkloadForgetsDimensionsEverywhere()
{
    Board board = two();
    board.assumptions.layers = 12.0;
    board = chooseScenario(board, 0).after;
    const Board after = setWorkload(Catalog(), board, WorkloadId(u"another"_s)).after;
    QVERIFY(!scenarioAt(after, 1).assumptions.layers);
    QCOMPARE(scenarioAt(after, 1).assumptions.discount, std::optional(50.0));
}

CHIPBOARD_TEST(TestScenarioEdit, QCoreApplication)

} // namespace tst_scenarioedit

#include "tst_scenarioedit.moc"
