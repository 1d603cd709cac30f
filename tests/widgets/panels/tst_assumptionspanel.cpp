// Workload, collapsible groups, editors that are reused, and the reset of all.
#include "tests/support/guitest.h"
#include "tests/support/testmain.h"
#include "widgets/panels/assumptionspanel.h"

#include <QApplication>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalSpy>

using namespace chipboard;
using namespace chipboard::testing;
using namespace Qt::StringLiterals;

namespace tst_assumptionspanel {

class TestAssumptionsPanel : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_panel.reset(); }
    void showsTheWorkload();
    void makesEditorsOnlyWhereTheyAreSeen();
    void makesNoneBehindAnotherTab();
    void groupsFold();
    void findsByWords();
    void isAsWideAsItsWidestRow();
    void editorsStayWhileTheirRowsDo();
    void otherRowsMakeOtherEditors();
    void theKeyboardGoesInTheOrderShown();
    void aCurrencyIsChosenAndAsksForItsRate();
    void valuesCarryAGesture();
    void allAreTakenBackAtOnce();

private:
    static QuantityEntry entry(const char *id, AssumptionGroup group);
    static AssumptionsState state();
    QuantityEdit *editor(const char *id) const
    {
        return m_panel->findChild<QuantityEdit *>(u"assumption."_s + QLatin1String(id));
    }

    std::unique_ptr<AssumptionsPanel> m_panel;
};

QuantityEntry TestAssumptionsPanel::entry(const char *id, AssumptionGroup group)
{
    QuantityEntry entry{.id = QLatin1String(id)};
    entry.label = entry.id;
    entry.group = group;
    entry.minimum = 1.0;
    entry.maximum = 100.0;
    entry.fallback = 50.0;
    return entry;
}

AssumptionsState TestAssumptionsPanel::state()
{
    return AssumptionsState{
        .workloads = {{u"chat"_s, u"Chat"_s, u"Chat"_s, u"Serving"_s, true}, {u"train"_s, u"Train"_s, {}, {}, true}},
        .workload = u"chat"_s,
        .summary = u"8B, BF16"_s,
        .entries = {entry("discount", AssumptionGroup::Price), entry("hours", AssumptionGroup::Price),
                    entry("layers", AssumptionGroup::Model)}};
}

void TestAssumptionsPanel::init()
{
    QTest::failOnWarning(anyWarning());
    m_panel = std::make_unique<AssumptionsPanel>(lightTheme());
    m_panel->setState(state());
    m_panel->resize(264, 600);
    m_panel->show();
    QVERIFY(QTest::qWaitForWindowActive(m_panel.get()));
}

void TestAssumptionsPanel::showsTheWorkload()
{
    QCOMPARE(m_panel->findChild<ChoiceButton *>(u"workload"_s)->current(), u"chat"_s);
    QCOMPARE(m_panel->findChild<QLabel *>(u"workloadSummary"_s)->text(), u"8B, BF16"_s);
    QSignalSpy chosen(m_panel.get(), &AssumptionsPanel::workloadChosen);
    emit m_panel->findChild<ChoiceButton *>(u"workload"_s)->chosen(u"train"_s);
    QCOMPARE(chosen.constFirst().constFirst().toString(), u"train"_s);
}

void TestAssumptionsPanel::makesEditorsOnlyWhereTheyAreSeen()
{
    AssumptionsPanel panel(lightTheme());
    panel.setState(state());
    QVERIFY(panel.findChildren<QuantityEdit *>().isEmpty());
    panel.show();
    QCOMPARE(panel.findChildren<QuantityEdit *>().size(), 3);
    panel.hide();
    AssumptionsState other = state();
    other.entries.removeLast();
    panel.setState(other);
    QCOMPARE(panel.findChildren<QuantityEdit *>().size(), 3);
    panel.show();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QCOMPARE(panel.findChildren<QuantityEdit *>().size(), 2);
}

void TestAssumptionsPanel::makesNoneBehindAnotherTab()
{
    AssumptionsPanel panel(lightTheme());
    panel.setSeen(false);
    panel.setState(state());
    panel.show();
    QVERIFY(QTest::qWaitForWindowExposed(&panel));
    QVERIFY(panel.findChildren<QuantityEdit *>().isEmpty());
    panel.setSeen(true);
    QCOMPARE(panel.findChildren<QuantityEdit *>().size(), 3);
}

void TestAssumptionsPanel::groupsFold()
{
    QVERIFY(editor("discount")->isVisible());
    QVERIFY(!editor("layers")->isVisible()); // model dimensions start collapsed
    const auto heading = [this](AssumptionGroup group) {
        return m_panel->findChild<QToolButton *>(u"group.%1"_s.arg(static_cast<int>(group)));
    };
    QTest::mouseClick(heading(AssumptionGroup::Model), Qt::LeftButton);
    QVERIFY(editor("layers")->isVisible());
    QTest::mouseClick(heading(AssumptionGroup::Price), Qt::LeftButton);
    QVERIFY(!editor("discount")->isVisible());
    AssumptionsState other = state();
    other.entries.removeAt(1);
    m_panel->setState(other); // recreates editors; collapsed groups stay collapsed
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QTRY_VERIFY(editor("layers")->isVisible());
    QVERIFY(!editor("discount")->isVisible());
}

void TestAssumptionsPanel::findsByWords()
{
    auto *search = m_panel->findChild<QLineEdit *>(u"assumptionSearch"_s);
    auto *nothing = m_panel->findChild<QLabel *>(u"noAssumption"_s);
    QVERIFY(!editor("layers")->isVisible()); // its group is collapsed
    QTest::keyClicks(search, u"LAY"_s);
    QVERIFY(editor("layers")->isVisible());
    QVERIFY(!editor("discount")->isVisible());
    QTest::keyClicks(search, u" nothing of the kind"_s);
    QVERIFY(nothing->isVisible());
    QVERIFY(!editor("layers")->isVisible());
    AssumptionsState other = state();
    other.entries.prepend(entry("chips", AssumptionGroup::Scale)); // recreates editors; the search stays
    m_panel->setState(other);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QVERIFY(!editor("chips")->isVisible());
    search->clear();
    QVERIFY(!nothing->isVisible());
    QVERIFY(editor("discount")->isVisible() && editor("chips")->isVisible());
    QVERIFY(!editor("layers")->isVisible()); // collapsed as before
}

// German words are long: a row wider than the panel would hide the arrows of its field.
void TestAssumptionsPanel::isAsWideAsItsWidestRow()
{
    AssumptionsState wide = state();
    wide.entries.first().label = u"Beschaffungskostenzuschlag"_s;
    m_panel->setState(wide);
    m_panel->resize(1, 600); // limited by the minimum width
    QTRY_COMPARE(m_panel->width(), m_panel->minimumSizeHint().width());
    const auto *area = m_panel->findChild<QScrollArea *>(u"assumptions"_s);
    QTRY_VERIFY(area->widget()->width() <= area->viewport()->width());
    const QWidget *field = editor("discount")->findChild<QWidget *>(u"field"_s);
    const int right = field->mapTo(m_panel.get(), QPoint(field->width(), 0)).x();
    QVERIFY2(right <= area->x() + area->viewport()->width(), qPrintable(QString::number(right)));
}

void TestAssumptionsPanel::editorsStayWhileTheirRowsDo()
{
    const QuantityEdit *before = editor("discount");
    AssumptionsState changed = state();
    changed.entries[0].value = 20.0;
    m_panel->setState(changed);
    QCOMPARE(editor("discount"), before); // keeps the focus and a running drag
    QCOMPARE(editor("discount")->findChild<QDoubleSpinBox *>()->value(), 20.0);
}

void TestAssumptionsPanel::otherRowsMakeOtherEditors()
{
    AssumptionsState other = state();
    other.entries = {entry("tokens", AssumptionGroup::Work)};
    m_panel->setState(other);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QVERIFY(editor("tokens") != nullptr);
    QCOMPARE(editor("discount"), nullptr);
}

void TestAssumptionsPanel::theKeyboardGoesInTheOrderShown()
{
    AssumptionsState other = state();
    other.entries = {entry("chips", AssumptionGroup::Scale), entry("discount", AssumptionGroup::Price),
                     entry("hours", AssumptionGroup::Price)};
    m_panel->setState(other);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QStringList order;
    const QWidget *first = m_panel->findChild<ChoiceButton *>(u"workload"_s);
    for (const QWidget *part = first->nextInFocusChain(); part != first; part = part->nextInFocusChain()) {
        if (part->objectName() == u"field")
            order << part->parentWidget()->objectName();
        else if (part->objectName().startsWith(u"group.") || part->objectName() == u"takeBackAll"
                 || part->objectName() == u"slider")
            order << part->objectName();
    }
    QCOMPARE(order,
             QStringList({u"group.0"_s, u"assumption.chips"_s, u"slider"_s, u"group.1"_s, u"assumption.discount"_s,
                          u"slider"_s, u"assumption.hours"_s, u"slider"_s, u"takeBackAll"_s}));
}

void TestAssumptionsPanel::aCurrencyIsChosenAndAsksForItsRate()
{
    AssumptionsState other = state();
    other.currencies = {{u"USD"_s, u"USD"_s, {}, {}, false}, {u"EUR"_s, u"EUR"_s, {}, {}, true}};
    other.currency = u"USD"_s;
    m_panel->setState(other);
    auto *button = m_panel->findChild<ChoiceButton *>(u"currency"_s);
    QCOMPARE(button->current(), u"USD"_s);
    QCOMPARE(editor("exchange_rate"), nullptr);
    QSignalSpy chosen(m_panel.get(), &AssumptionsPanel::currencyChosen);
    emit button->chosen(u"EUR"_s);
    QCOMPARE(chosen.constFirst().constFirst().toString(), u"EUR"_s);
    other.currency = u"EUR"_s;
    other.rate = entry("exchange_rate", AssumptionGroup::Price);
    m_panel->setState(other);
    QVERIFY(editor("exchange_rate") != nullptr && editor("exchange_rate")->isVisible());
    QSignalSpy assumed(m_panel.get(), &AssumptionsPanel::assumed);
    emit editor("exchange_rate")->edited(u"exchange_rate"_s, 0.92);
    QCOMPARE(assumed.constFirst().at(1).toDouble(), 0.92);
    other.entries.removeLast(); // recreates the others, but not the rate
    QuantityEdit *rate = editor("exchange_rate");
    other.rate->value = 0.92;
    m_panel->setState(other);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QCOMPARE(editor("exchange_rate"), rate);
    QCOMPARE(rate->entry().value, std::optional(0.92));
    other.rate.reset();
    m_panel->setState(other);
    QVERIFY(!rate->isVisible());
}

void TestAssumptionsPanel::valuesCarryAGesture()
{
    QSignalSpy assumed(m_panel.get(), &AssumptionsPanel::assumed);
    const auto type = [this](const char *id) {
        auto *field = editor(id)->findChild<QDoubleSpinBox *>();
        field->setFocus();
        QTest::keyClick(field, Qt::Key_Up);
        QTest::keyClick(field, Qt::Key_Up);
    };
    type("discount");
    type("hours");
    QCOMPARE(assumed.size(), 4);
    QCOMPARE(assumed.at(0).at(0).toString(), u"discount"_s);
    QCOMPARE(assumed.at(0).at(2), assumed.at(1).at(2)); // one gesture per visit of a field
    QVERIFY(assumed.at(1).at(2) != assumed.at(2).at(2));
}

void TestAssumptionsPanel::allAreTakenBackAtOnce()
{
    auto *button = m_panel->findChild<QPushButton *>(u"takeBackAll"_s);
    QVERIFY(!button->isVisible());
    AssumptionsState changed = state();
    changed.changed = 2;
    m_panel->setState(changed);
    QVERIFY(button->isVisible());
    QCOMPARE(button->text(), u"Reset 2 assumptions"_s);
    QSignalSpy back(m_panel.get(), &AssumptionsPanel::allTakenBack);
    QTest::mouseClick(button, Qt::LeftButton);
    QCOMPARE(back.size(), 1);
}

CHIPBOARD_TEST(TestAssumptionsPanel, QApplication)

} // namespace tst_assumptionspanel

#include "tst_assumptionspanel.moc"
