// Scenarios in the window: made by keys, moved by the panel, shown side by side, undone one by one, kept in the file.
#include "data/json/boardio.h"
#include "tests/app/window/windowfixture.h"
#include "widgets/dialogs/scenariosdialog.h"
#include "widgets/panels/choicebutton.h"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTableWidget>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

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
    QCOMPARE(m_presenter->view().page.charts.size(), 1); // how to make one
    add(u"Half price"_s);
    m_presenter->assume(u"discount"_s, 50.0, 1);
    m_presenter->update();
    QVERIFY(child<ChoiceButton>(u"scenarioChoice"_s)->isVisible());
    const QList<ChartSpec> &charts = m_presenter->view().page.charts;
    QCOMPARE(charts.size(), 2);
    QCOMPARE(charts.at(0).title, u"As it was"_s);
    QCOMPARE(charts.at(1).title, u"Half price (in force)"_s);
    auto *table = child<ScenariosDialog>(u"scenariosDialog"_s)->findChild<QTableWidget *>(u"scenariosTable"_s);
    QCOMPARE(table->item(0, 0)->text(), u"Discount"_s);
    QCOMPARE(table->item(0, 2)->text(), u"50\u00a0%"_s);
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

QTEST_MAIN(TestScenarios)
#include "tst_scenarios.moc"
