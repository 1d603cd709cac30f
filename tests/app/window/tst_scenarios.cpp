// Scenarios in the window: created by keys, edited in the panel, compared, undone one by one, stored in files.
#include "data/files/boardio.h"
#include "tests/app/window/windowfixture.h"
#include "tests/support/testmain.h"
#include "widgets/dialogs/scenariosdialog.h"
#include "widgets/panels/choicebutton.h"

#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTableWidget>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_scenarios {

class TestScenarios : public WindowFixture
{
    Q_OBJECT

private slots:
    void initTestCase() { loadShipped(); }
    void init() { showWindow(); }
    void cleanup() { closeWindow(); }
    void madeByKeysAndSeenSideBySide();
    void theBarSwitchesThem();
    void everyStepIsUndone();
    void savedAndOpenedAgain();
    void whatIsRemovedComesBackByKey();
    void undoStopsWhereTheDialogBegan();
    void theLineKeepsItsOwnUndo();
    void theEmptyPageOffersOne();

private:
    void add(const QString &name);
    QString barText() const { return child<ChoiceButton>(u"scenarioChoice"_s)->current(); }
};

void TestScenarios::add(const QString &name)
{
    trigger("board.scenarios");
    auto *dialog = child<ScenariosDialog>(u"scenariosDialog"_s);
    QVERIFY(dialog != nullptr);
    auto *field = dialog->findChild<QLineEdit *>(u"scenarioName"_s);
    QTest::keyClicks(field, name);
    QTest::keyClick(field, Qt::Key_Return);
    m_presenter->update();
}

void TestScenarios::madeByKeysAndSeenSideBySide()
{
    QVERIFY(!child<ChoiceButton>(u"scenarioChoice"_s)->isVisible());
    trigger("page.scenarios");
    m_presenter->update();
    QCOMPARE(m_presenter->view().page.charts.size(), 1); // explains how to create one
    add(u"Half price"_s);
    m_presenter->assume(u"discount"_s, 50.0, 1);
    m_presenter->update();
    QVERIFY(child<ChoiceButton>(u"scenarioChoice"_s)->isVisible());
    const QList<ChartSpec> &charts = m_presenter->view().page.charts;
    QCOMPARE(charts.size(), 2);
    QCOMPARE(charts.at(0).title, u"As it was"_s);
    QCOMPARE(charts.at(1).title, u"Half price (active)"_s);
    auto *table = child<ScenariosDialog>(u"scenariosDialog"_s)->findChild<QTableWidget *>(u"scenariosTable"_s);
    QCOMPARE(table->item(0, 0)->text(), u"Discount"_s);
    QCOMPARE(table->item(0, 2)->text(), u"50%"_s);
    child<ScenariosDialog>(u"scenariosDialog"_s)->close();
}

void TestScenarios::theBarSwitchesThem()
{
    add(u"Half price"_s);
    m_presenter->assume(u"discount"_s, 50.0, 1);
    emit child<ChoiceButton>(u"scenarioChoice"_s)->chosen(u"0"_s);
    m_presenter->update();
    QCOMPARE(barText(), u"0"_s);
    QVERIFY(!m_document->board().assumptions.discount);
    emit child<ChoiceButton>(u"scenarioChoice"_s)->chosen(u"1"_s);
    m_presenter->update();
    QCOMPARE(m_document->board().assumptions.discount, std::optional(50.0));
}

void TestScenarios::everyStepIsUndone()
{
    const Board before = m_document->board();
    add(u"Half price"_s);
    m_presenter->assume(u"discount"_s, 50.0, 1);
    m_presenter->copyScenario(1, 0, u"assumption/discount"_s);
    m_presenter->renameScenario(0, u"Also half"_s);
    m_presenter->chooseScenario(0);
    m_presenter->removeScenario(1);
    QCOMPARE(m_document->undoStack().count(), 6);
    QCOMPARE(m_document->undoStack().undoText(), u"Remove scenario “Half price”"_s);
    while (m_document->undoStack().canUndo())
        trigger("edit.undo");
    QCOMPARE(m_document->board(), before);
    m_presenter->update();
    QVERIFY(!child<ChoiceButton>(u"scenarioChoice"_s)->isVisible());
}

void TestScenarios::savedAndOpenedAgain()
{
    add(u"Half price"_s);
    m_presenter->assume(u"discount"_s, 50.0, 1);
    const QString path = m_folder->filePath(u"two.chipboard"_s);
    QVERIFY(m_document->save(path));
    const BoardLoad load = readBoardFile(path);
    QVERIFY(load.board && load.problems.isEmpty());
    QCOMPARE(load.board->scenarios, m_document->board().scenarios);
    QCOMPARE(scenarioAt(*load.board, 1).assumptions.discount, std::optional(50.0));
}

void TestScenarios::whatIsRemovedComesBackByKey()
{
    add(u"Half price"_s);
    m_presenter->assume(u"discount"_s, 50.0, 1);
    m_presenter->update();
    const Board before = m_document->board();
    auto *dialog = child<ScenariosDialog>(u"scenariosDialog"_s);
    QVERIFY(QTest::qWaitForWindowActive(dialog));
    auto *table = dialog->findChild<QTableWidget *>(u"scenariosTable"_s);
    auto *remove = dialog->findChild<QPushButton *>(u"scenarioRemove"_s);
    const auto focused = [dialog]() -> QWidget * {
        return dialog->focusWidget() != nullptr ? dialog->focusWidget() : dialog;
    };
    table->setCurrentCell(0, 2);
    QTest::mouseClick(remove, Qt::LeftButton);
    m_presenter->update();
    QVERIFY(m_document->board().scenarios.isEmpty() || m_document->board().scenarios.all.size() == 1);
    QTest::keyClick(focused(), Qt::Key_Z, Qt::ControlModifier);
    m_presenter->update();
    QCOMPARE(m_document->board(), before);
    QCOMPARE(table->item(0, 2)->text(), u"50%"_s); // same value in the dialog
    QTest::keyClick(focused(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(m_document->board() != before);
    QTest::keyClick(focused(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(m_document->board(), before);
    table->setFocus();
    QTest::keyClick(table, Qt::Key_Z, Qt::ControlModifier); // works anywhere in the dialog
    QVERIFY(!m_document->board().assumptions.discount);
}

// In the dialog, undo stops at its opening, because earlier changes are not visible; in the window it continues.
void TestScenarios::undoStopsWhereTheDialogBegan()
{
    m_presenter->assume(u"discount"_s, 50.0, 1);
    m_presenter->update();
    const Board before = m_document->board();
    add(u"Half price"_s);
    auto *dialog = child<ScenariosDialog>(u"scenariosDialog"_s);
    QVERIFY(QTest::qWaitForWindowActive(dialog));
    QWidget *field = dialog->findChild<QLineEdit *>(u"scenarioName"_s);
    dialog->activateWindow();
    QTRY_COMPARE(QApplication::activeWindow(), dialog);
    for (int i = 0; i < 3; ++i)
        QTest::keyClick(field, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(m_document->board(), before);
    QTest::keyClick(field, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(!m_document->board().scenarios.isEmpty());
    QTest::keyClick(field, Qt::Key_Z, Qt::ControlModifier);
    trigger("edit.undo");
    QVERIFY(!m_document->board().assumptions.discount);
}

// Undo reverts the typed text first, then the board.
void TestScenarios::theLineKeepsItsOwnUndo()
{
    add(u"Half price"_s);
    auto *dialog = child<ScenariosDialog>(u"scenariosDialog"_s);
    QVERIFY(QTest::qWaitForWindowActive(dialog));
    auto *field = dialog->findChild<QLineEdit *>(u"scenarioName"_s);
    field->setFocus();
    QTest::keyClicks(field, u"abc"_s);
    QTest::keyClick(field, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(field->text(), QString());
    QVERIFY(!m_document->board().scenarios.isEmpty());
    QTest::keyClick(field, Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(m_document->board().scenarios.isEmpty());
    QTest::keyClick(field, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(field->text(), u"abc"_s); // the line's own redo
}

void TestScenarios::theEmptyPageOffersOne()
{
    trigger("page.scenarios");
    m_presenter->update();
    QVERIFY(m_presenter->view().page.warning.isEmpty());
    auto *button = child<QPushButton>(u"chartAction"_s); // on the card itself
    QVERIFY(button != nullptr);
    QTRY_VERIFY(button->isVisible());
    QCOMPARE(button->text(), u"Add a scenario"_s);
    button->setFocus();
    QVERIFY(child<ScenariosDialog>(u"scenariosDialog"_s) == nullptr);
    QTest::keyClick(button, Qt::Key_Space);
    QVERIFY(child<ScenariosDialog>(u"scenariosDialog"_s) != nullptr);
}

CHIPBOARD_TEST(TestScenarios, QApplication)

} // namespace tst_scenarios

#include "tst_scenarios.moc"
