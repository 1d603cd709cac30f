// A window with nothing selected: every offer works, and no link is dead.
#include "tests/app/window/windowfixture.h"
#include "tests/support/ondemandboard.h"
#include "tests/support/testmain.h"

#include <QApplication>
#include <QLabel>

using namespace chipboard;
using namespace chipboard::testing;
using namespace Qt::StringLiterals;

namespace tst_emptyboard {

class TestEmptyBoard : public WindowFixture
{
    Q_OBJECT

private slots:
    void initTestCase() { loadShipped(); }
    void init() { showWindow(); }
    void cleanup() { closeWindow(); }
    void undoIsOfferedWhereThereIsSomethingToUndo();
    void nothingToUndoIsNotOffered();
    void noContradictionsAreNoLink();
    void presetsAreAWayOut();
};

void TestEmptyBoard::undoIsOfferedWhereThereIsSomethingToUndo()
{
    trigger("edit.selectNone");
    m_presenter->update();
    const auto *hint = child<QLabel>(u"emptyHint"_s);
    QVERIFY(hint->isVisible());
    QVERIFY(hint->text().contains(u"Ctrl+Z"_s));
    trigger("edit.undo");
    m_presenter->update();
    QVERIFY(!hint->isVisible());
    QCOMPARE(m_document->board(), onDemandBoard());
}

void TestEmptyBoard::nothingToUndoIsNotOffered()
{
    Board empty = m_document->board();
    empty.chips.clear();
    m_document->restore(empty, {}, true); // as from a file: no undo history
    m_presenter->update();
    QVERIFY(!m_document->undoStack().canUndo());
    const auto *hint = child<QLabel>(u"emptyHint"_s);
    QVERIFY(hint->isVisible());
    QVERIFY(!hint->text().contains(u"Ctrl+Z"_s));
    QVERIFY(hint->text().contains(u"Select chips"_s));
    // An edit can be undone, even on a page that is shown for the first time.
    m_presenter->checkThing(u"h100-sxm"_s, true);
    m_window->choosePage(u"value"_s);
    trigger("edit.selectNone");
    m_presenter->update();
    for (const QLabel *each : m_window->findChildren<QLabel *>(u"emptyHint"_s))
        QVERIFY(each->text().contains(u"Ctrl+Z"_s));
}

void TestEmptyBoard::noContradictionsAreNoLink()
{
    auto *status = child<QLabel>(u"statusText"_s);
    QVERIFY(m_presenter->view().contradictions > 0);
    QVERIFY(status->text().contains(u"href=\"claims\""_s));
    trigger("edit.selectNone");
    m_presenter->update();
    QCOMPARE(m_presenter->view().contradictions, 0);
    QVERIFY(!status->text().contains(u"href=\"claims\""_s));
    QVERIFY(status->text().contains(u"href=\"data\""_s)); // the catalogue exists
    QVERIFY(status->accessibleName().contains(u"Sources agree"_s));
}

void TestEmptyBoard::presetsAreAWayOut()
{
    trigger("edit.selectNone");
    m_presenter->update();
    const auto *empty = child<QWidget>(u"emptyPage"_s);
    QVERIFY(empty->isVisible());
    m_presenter->choosePreset(presets().first());
    m_presenter->update();
    QVERIFY(!empty->isVisible());
}

CHIPBOARD_TEST(TestEmptyBoard, QApplication)

} // namespace tst_emptyboard

#include "tst_emptyboard.moc"
