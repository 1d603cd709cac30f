// The scenarios dialog, with keys and clicks.
#include "tests/support/guitest.h"
#include "tests/support/testmain.h"
#include "widgets/dialogs/scenariosdialog.h"

#include <QApplication>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableWidget>
#include <QToolButton>

using namespace chipboard;
using namespace chipboard::testing;
using namespace Qt::StringLiterals;

namespace tst_scenariosdialog {

class TestScenariosDialog : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_dialog.reset(); }
    void offersTheFirst();
    void showsWhatDiffers();
    void nothingDiffersYet();
    void aTakenNameIsRefusedInWords();
    void theChosenColumnIsActedOn();
    void copiesTheSettingOrEverything();
    void theSelectionStaysWhenValuesMove();
    void aNewOneIsSelected();
    void headsAreWhole();

private:
    template<typename Object>
    Object *child(const char *name) const
    {
        return m_dialog->findChild<Object *>(QLatin1String(name));
    }
    QTableWidget *table() const { return child<QTableWidget>("scenariosTable"); }
    QPushButton *button(const char *name) const { return child<QPushButton>(name); }
    static ScenariosState three();

    std::unique_ptr<ScenariosDialog> m_dialog;
};

ScenariosState TestScenariosDialog::three()
{
    return {{u"List"_s, u"Half"_s, u"Block"_s},
            2,
            {{u"prices"_s, u"Prices"_s, {u"On-demand"_s, u"On-demand"_s, u"Blocks"_s}},
             {u"assumption/discount"_s, u"Discount"_s, {u"0%"_s, u"50%"_s, u"0%"_s}}}};
}

void TestScenariosDialog::init()
{
    QTest::failOnWarning(anyWarning());
    m_dialog = std::make_unique<ScenariosDialog>();
    m_dialog->show();
    QVERIFY(QTest::qWaitForWindowActive(m_dialog.get()));
}

void TestScenariosDialog::offersTheFirst()
{
    QVERIFY(!table()->isVisible());
    QVERIFY(child<QLabel>("scenariosHint")->text().contains(u"As it was"_s));
    for (const char *name : {"scenarioAdd", "scenarioRename", "scenarioRemove", "scenarioChoose"})
        QVERIFY2(!button(name)->isEnabled(), name);
    QVERIFY(!child<QToolButton>("scenarioCopy")->isEnabled());
    const QSignalSpy added(m_dialog.get(), &ScenariosDialog::addRequested);
    QTest::keyClicks(child<QLineEdit>("scenarioName"), u" Half "_s);
    QVERIFY(button("scenarioAdd")->isEnabled());
    QTest::keyClick(child<QLineEdit>("scenarioName"), Qt::Key_Return);
    QCOMPARE(added, QList<QVariantList>({{u"Half"_s}}));
    m_dialog->setState({{u"As it was"_s, u"Half"_s}, 1, {}});
    QVERIFY(child<QLineEdit>("scenarioName")->text().isEmpty()); // ready for the next one
    QVERIFY(table()->isVisible());
}

void TestScenariosDialog::showsWhatDiffers()
{
    m_dialog->setState(three());
    QCOMPARE(table()->columnCount(), 4);
    QCOMPARE(table()->rowCount(), 2);
    QCOMPARE(table()->horizontalHeaderItem(3)->text(), u"Block (active)"_s);
    QCOMPARE(table()->item(1, 0)->text(), u"Discount"_s);
    QCOMPARE(table()->item(1, 2)->text(), u"50%"_s);
    QCOMPARE(table()->currentColumn(), 3); // the active scenario
    QVERIFY(!button("scenarioChoose")->isEnabled());
}

void TestScenariosDialog::nothingDiffersYet()
{
    m_dialog->setState({{u"A"_s, u"B"_s}, 0, {}});
    QCOMPARE(table()->rowCount(), 1);
    QCOMPARE(table()->item(0, 0)->text(), u"No differences yet"_s);
    QVERIFY(button("scenarioRemove")->isEnabled());
}

void TestScenariosDialog::aTakenNameIsRefusedInWords()
{
    m_dialog->setState(three());
    QTest::keyClicks(child<QLineEdit>("scenarioName"), u"List"_s);
    QVERIFY(!button("scenarioAdd")->isEnabled());
    QVERIFY(child<QLabel>("scenariosHint")->text().contains(u"“List”"_s));
    QTest::keyClicks(child<QLineEdit>("scenarioName"), u" price"_s);
    QVERIFY(button("scenarioAdd")->isEnabled());
}

void TestScenariosDialog::theChosenColumnIsActedOn()
{
    m_dialog->setState(three());
    const QSignalSpy chosen(m_dialog.get(), &ScenariosDialog::chosen);
    const QSignalSpy removed(m_dialog.get(), &ScenariosDialog::removeRequested);
    const QSignalSpy renamed(m_dialog.get(), &ScenariosDialog::renameRequested);
    table()->setFocus();
    QTest::keyClick(table(), Qt::Key_Left);
    QTest::mouseClick(button("scenarioChoose"), Qt::LeftButton);
    QCOMPARE(chosen, QList<QVariantList>({{QVariant::fromValue(qsizetype(1))}}));
    QTest::mouseClick(button("scenarioRemove"), Qt::LeftButton);
    QCOMPARE(removed, QList<QVariantList>({{QVariant::fromValue(qsizetype(1))}}));
    QTest::keyClicks(child<QLineEdit>("scenarioName"), u"Half price"_s);
    QTest::mouseClick(button("scenarioRename"), Qt::LeftButton);
    QCOMPARE(renamed, QList<QVariantList>({{QVariant::fromValue(qsizetype(1)), u"Half price"_s}}));
    table()->setCurrentCell(0, 0); // the column of setting names is not a scenario
    QVERIFY(!button("scenarioRemove")->isEnabled());
}

void TestScenariosDialog::copiesTheSettingOrEverything()
{
    m_dialog->setState(three());
    table()->setCurrentCell(1, 2);
    QMenu &menu = *child<QToolButton>("scenarioCopy")->menu();
    emit menu.aboutToShow();
    QCOMPARE(menu.actions().size(), 4); // two others, the setting, and everything for each
    QCOMPARE(menu.actions().at(0)->text(), u"Discount to “List”"_s);
    const QSignalSpy copied(m_dialog.get(), &ScenariosDialog::copyRequested);
    menu.findChild<QAction *>(u"copyOne.2"_s)->trigger();
    menu.findChild<QAction *>(u"copyAll.0"_s)->trigger();
    QCOMPARE(copied.size(), 2);
    QCOMPARE(
        copied.at(0),
        QVariantList({QVariant::fromValue(qsizetype(1)), QVariant::fromValue(qsizetype(2)), u"assumption/discount"_s}));
    QCOMPARE(copied.at(1),
             QVariantList({QVariant::fromValue(qsizetype(1)), QVariant::fromValue(qsizetype(0)), QString()}));
}

void TestScenariosDialog::theSelectionStaysWhenValuesMove()
{
    ScenariosState state = three();
    m_dialog->setState(state);
    table()->setCurrentCell(1, 1);
    state.settings[1].values[1] = u"40%"_s; // dragged in the panel
    m_dialog->setState(state);
    QCOMPARE(table()->currentRow(), 1);
    QCOMPARE(table()->currentColumn(), 1);
    m_dialog->setState({});
    QVERIFY(!table()->isVisible());
}

void TestScenariosDialog::aNewOneIsSelected()
{
    ScenariosState state = three();
    m_dialog->setState(state);
    table()->setCurrentCell(1, 1);
    state.names << u"Mine"_s;
    state.inForce = 3;
    for (ScenariosState::Setting &setting : state.settings)
        setting.values << u"0%"_s;
    m_dialog->setState(state);
    QCOMPARE(table()->currentColumn(), 4);
    const QSignalSpy removed(m_dialog.get(), &ScenariosDialog::removeRequested);
    QTest::mouseClick(button("scenarioRemove"), Qt::LeftButton);
    QCOMPARE(removed, QList<QVariantList>({{QVariant::fromValue(qsizetype(3))}}));
}

void TestScenariosDialog::headsAreWhole()
{
    ScenariosState state = three();
    state.names = {u"List price of the year"_s, u"A commitment of three years, paid at once"_s, u"B"_s};
    m_dialog->setState(state);
    for (int column = 0; column < table()->columnCount(); ++column) {
        const QString head = table()->horizontalHeaderItem(column)->text();
        const int needed = table()->horizontalHeader()->fontMetrics().horizontalAdvance(head);
        QVERIFY2(table()->columnWidth(column) > needed, qPrintable(head));
    }
}

CHIPBOARD_TEST(TestScenariosDialog, QApplication)

} // namespace tst_scenariosdialog

#include "tst_scenariosdialog.moc"
