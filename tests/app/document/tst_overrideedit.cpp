// Custom values as edits: their undo names, and that one edit is one undo step.
#include "app/document/boardedit.h"

#include "app/document/boarddocument.h"
#include "data/compare/moved.h"
#include "tests/support/metricfixture.h"
#include "tests/support/testmain.h"

#include <algorithm>

using namespace chipboard;
using namespace chipboard::testing;
using namespace Qt::StringLiterals;

namespace tst_overrideedit {

class TestOverrideEdit : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void namesWhatIsDone();
    void impossibleValuesChangeNothing();
    void undoesStepByStep();
    void oldFiguresAreKeptInEveryScenario();
};

static Override priceOf(const QString &chip, double value)
{
    return {{Level::Chip, chip, u"price"_s, BookId(u"on-demand"_s)}, Interval::exactly(value), Unit::UsdPerHour, {}};
}

void TestOverrideEdit::namesWhatIsDone()
{
    const Catalog catalog = smallWorld();
    const Board board = aBoard({u"trainium2"_s});
    const BoardEdit set = setOverride(catalog, board, priceOf(u"trainium2"_s, 1.8));
    QCOMPARE(set.name, u"Override Trainium2 price 1.80\u00a0USD/h"_s);
    QCOMPARE(set.kind, EditKind::Override);
    QCOMPARE(set.after.overrides, QList<Override>{priceOf(u"trainium2"_s, 1.8)});
    const BoardEdit back = takeBackOverride(catalog, set.after, set.after.overrides.constFirst().of);
    QCOMPARE(back.name, u"Reset Trainium2 price"_s);
    QCOMPARE(back.after, board);
    const BoardEdit all = takeBackOverrides(set.after);
    QCOMPARE(all.name, u"Reset all custom values"_s);
    QCOMPARE(all.after, board);
}

void TestOverrideEdit::impossibleValuesChangeNothing()
{
    const Board board = aBoard({u"trainium2"_s});
    QCOMPARE(setOverride(smallWorld(), board, priceOf(u"trainium2"_s, -1.0)).after, board);
}

void TestOverrideEdit::oldFiguresAreKeptInEveryScenario()
{
    Board board = aBoard({u"trainium2"_s});
    board = withScenario(withScenario(board, u"B"_s, u"A"_s), u"C"_s, {});
    board.drawn = figuresDrawn(smallWorld(), board);
    Catalog later = smallWorld();
    later.revision = u"2026-12-01"_s;
    Chip &chip = *std::ranges::find_if(later.chips, [](const Chip &one) { return one.id.text() == u"trainium2"; });
    chip.memory.value = Interval::exactly(7.0);
    later.index();
    const Board kept = keepOldFigures(later, board).after;
    QCOMPARE(kept.overrides.size(), 1);
    for (qsizetype i = 0; i < 3; ++i)
        QCOMPARE(scenarioAt(kept, i).overrides, kept.overrides);
    QVERIFY(differingSettings(kept).isEmpty());
}

void TestOverrideEdit::undoesStepByStep()
{
    const Catalog catalog = smallWorld();
    BoardDocument document(aBoard({u"trainium2"_s}));
    document.edit(setOverride(catalog, document.board(), priceOf(u"trainium2"_s, 1.8)));
    document.edit(setOverride(catalog, document.board(), priceOf(u"trainium2"_s, 1.9)));
    document.edit(setOverride(catalog, document.board(), priceOf(u"h100-sxm"_s, 3.0)));
    QCOMPARE(document.undoStack().count(), 3);
    QCOMPARE(document.board().overrides.size(), 2);
    document.undoStack().undo();
    document.undoStack().undo();
    QCOMPARE(document.board().overrides, QList<Override>{priceOf(u"trainium2"_s, 1.8)});
    document.undoStack().redo();
    QCOMPARE(document.board().overrides, QList<Override>{priceOf(u"trainium2"_s, 1.9)});
}

CHIPBOARD_TEST(TestOverrideEdit, QCoreApplication)

} // namespace tst_overrideedit

#include "tst_overrideedit.moc"
