#include "tests/support/testmain.h"
#include "widgets/charts/chartaccessible.h"

#include "tests/support/guitest.h"
#include "tests/support/sampleplanes.h"
#include "tests/widgets/charts/chartfixture.h"

#include <QAccessible>
#include <QApplication>
#include <QSignalSpy>

#include <memory>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_chartaccessible {

namespace {

struct Event
{
    QAccessible::Event type;
    QObject *object;
    int child;
};

/// The announced events. On platforms without an accessibility bridge, like that of the tests, Qt drops events before
/// its own handler: the tests install an earlier one.
QList<Event> &heard()
{
    static QList<Event> events;
    return events;
}

// Qt updates the interface on table changes before it notifies anyone.
void hear(QAccessibleEvent *event)
{
    if (event->type() == QAccessible::TableModelChanged)
        event->accessibleInterface()->tableInterface()->modelChange(
            static_cast<QAccessibleTableModelChangeEvent *>(event));
    heard() << Event{event->type(), event->object(), event->child()};
}

int countOf(QAccessible::Event type)
{
    return static_cast<int>(
        std::count_if(heard().cbegin(), heard().cend(), [&](const Event &event) { return event.type == type; }));
}

} // namespace

class TestChartAccessible : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_view.reset(); }
    void aChartHasRoleNameAndDescription();
    void isATable();
    void cellsAreFoundAsChildren();
    void cellsSayWhatTheBarsShow();
    void cellsLieOnTheRows();
    void pointsAreFound();
    void rowsOutOfSightAreOffscreen();
    void focusFollowsTheCurrentBar();
    void currentBarIsSelected();
    void cellsCanBePressed();
    void newNumbersAreAnnounced();
    void newRowsAreAnnounced();
    void theCurrentBarIsAnnounced();
    void nothingIsAnnouncedWithoutFocus();
    void cellsOfLostRowsAreInvalid();
    void anEmptyChartHasNoCells();
    void otherWidgetsAreLeftAlone();
    void goesWithItsView();
    void aPlaneIsATableOfThreeColumns();

private:
    [[nodiscard]] QAccessibleInterface *chart() const { return QAccessible::queryAccessibleInterface(m_view.get()); }
    [[nodiscard]] QAccessibleTableInterface *table() const { return chart()->tableInterface(); }
    void focus();

    std::unique_ptr<ChartView> m_view;
};

void TestChartAccessible::init()
{
    QTest::failOnWarning(anyWarning());
    m_view = std::make_unique<ChartView>(lightTheme());
    m_view->resize(440, 272);
    m_view->setSpec(computeChart());
    m_view->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
    heard().clear();
}

void TestChartAccessible::focus()
{
    m_view->activateWindow();
    m_view->setFocus();
    QTRY_VERIFY(m_view->hasFocus());
    heard().clear();
}

void TestChartAccessible::aChartHasRoleNameAndDescription()
{
    QVERIFY(chart() != nullptr);
    QCOMPARE(chart()->role(), QAccessible::Chart);
    QCOMPARE(chart()->object(), m_view.get());
    QCOMPARE(chart()->text(QAccessible::Name), u"Compute, PFLOPS per chip · FP8 dense · higher is better"_s);
    QCOMPARE(chart()->text(QAccessible::Description),
             u"7 of 8 have a value. Lowest: Trainium, 0.19. Highest: Trainium4, ~7.55. Without a value: A100 80GB "
             "(no FP8)."_s);
}

void TestChartAccessible::isATable()
{
    QVERIFY(table() != nullptr);
    QCOMPARE(table()->rowCount(), 8);
    QCOMPARE(table()->columnCount(), 2);
    QCOMPARE(table()->columnDescription(0), u"Name"_s);
    QCOMPARE(table()->columnDescription(1), u"Compute"_s);
    QCOMPARE(table()->columnDescription(2), QString());
    QCOMPARE(table()->rowDescription(6), u"H100"_s);
    QVERIFY(table()->caption() == nullptr && table()->summary() == nullptr);
    for (const auto &[row, column] : {std::pair(-1, 0), {8, 0}, {0, 2}, {0, -1}})
        QVERIFY(table()->cellAt(row, column) == nullptr);
}

void TestChartAccessible::cellsAreFoundAsChildren()
{
    QCOMPARE(chart()->childCount(), 16);
    for (int i = 0; i < 16; ++i) {
        QAccessibleInterface *cell = chart()->child(i);
        QVERIFY(cell != nullptr && cell->isValid());
        QCOMPARE(cell, table()->cellAt(i / 2, i % 2));
        QCOMPARE(cell->parent(), chart());
        QCOMPARE(chart()->indexOfChild(cell), i);
        QCOMPARE(cell->childCount(), 0);
        QCOMPARE(cell->role(), QAccessible::Cell);
        QCOMPARE(cell->tableCellInterface()->rowIndex(), i / 2);
        QCOMPARE(cell->tableCellInterface()->columnIndex(), i % 2);
        QCOMPARE(cell->tableCellInterface()->table(), chart());
        QVERIFY(cell->window() == m_view->windowHandle());
    }
    QVERIFY(chart()->child(16) == nullptr);
    QVERIFY(chart()->child(-1) == nullptr);
    QCOMPARE(chart()->indexOfChild(chart()), -1);
    QCOMPARE(table()->cellAt(3, 1)->tableCellInterface()->rowHeaderCells(), QList{table()->cellAt(3, 0)});
}

void TestChartAccessible::cellsSayWhatTheBarsShow()
{
    QCOMPARE(table()->cellAt(7, 0)->text(QAccessible::Name), u"Blackwell Ultra"_s);
    QCOMPARE(table()->cellAt(7, 1)->text(QAccessible::Name),
             u"Blackwell Ultra, Compute: 4.50 PFLOPS, published, a source, 2026-08-21."_s);
    QCOMPARE(table()->cellAt(7, 1)->text(QAccessible::Value), u"4.50"_s);
    QCOMPARE(table()->cellAt(5, 1)->text(QAccessible::Name), u"A100 80GB, Compute: not published."_s);
    QCOMPARE(table()->cellAt(5, 1)->text(QAccessible::Value), u"no FP8"_s);
    QCOMPARE(table()->cellAt(6, 0)->text(QAccessible::Description), u"The others are compared with this one."_s);
    QCOMPARE(table()->cellAt(7, 0)->text(QAccessible::Description), QString());
}

void TestChartAccessible::cellsLieOnTheRows()
{
    for (int row = 0; row < 8; ++row) {
        const QRect onScreen(m_view->mapToGlobal(m_view->rowRect(row).topLeft()), m_view->rowRect(row).size());
        const QRect name = table()->cellAt(row, 0)->rect();
        const QRect value = table()->cellAt(row, 1)->rect();
        QCOMPARE(name.united(value), onScreen);
        QVERIFY(!name.intersects(value));
        QVERIFY(chart()->rect().contains(onScreen));
    }
}

void TestChartAccessible::pointsAreFound()
{
    for (int i = 0; i < 16; ++i) {
        const QPoint place = chart()->child(i)->rect().center();
        QCOMPARE(chart()->childAt(place.x(), place.y()), chart()->child(i));
    }
    const QPoint corner = chart()->rect().topLeft();
    QVERIFY(chart()->childAt(corner.x() + 2, corner.y() + 2) == nullptr);
}

void TestChartAccessible::rowsOutOfSightAreOffscreen()
{
    m_view->setSpec(computeChart(40));
    QVERIFY(table()->cellAt(39, 1)->state().offscreen);
    QCOMPARE(table()->cellAt(39, 1)->rect(), QRect());
    QVERIFY(!table()->cellAt(0, 1)->state().offscreen);
    m_view->setCurrentIndex(39);
    QVERIFY(!table()->cellAt(39, 1)->state().offscreen);
    QVERIFY(!table()->cellAt(39, 1)->rect().isEmpty());
}

void TestChartAccessible::focusFollowsTheCurrentBar()
{
    focus();
    QVERIFY(chart()->focusChild() == nullptr);
    m_view->setCurrentIndex(2);
    QCOMPARE(chart()->focusChild(), table()->cellAt(2, 1));
    QVERIFY(chart()->focusChild()->state().focused);
    QVERIFY(!table()->cellAt(2, 0)->state().focused);
    QTest::keyClick(m_view.get(), Qt::Key_Down);
    QCOMPARE(chart()->focusChild(), table()->cellAt(3, 1));
}

void TestChartAccessible::currentBarIsSelected()
{
    QCOMPARE(table()->selectedRowCount(), 0);
    QVERIFY(!table()->unselectRow(0));
    QVERIFY(table()->selectRow(4));
    QCOMPARE(m_view->currentIndex(), 4);
    QCOMPARE(table()->selectedRows(), QList{4});
    QCOMPARE(table()->selectedCells(), (QList{table()->cellAt(4, 0), table()->cellAt(4, 1)}));
    QCOMPARE(table()->selectedCellCount(), 2);
    QVERIFY(table()->isRowSelected(4) && !table()->isRowSelected(3));
    QVERIFY(table()->cellAt(4, 0)->state().selected);
    QVERIFY(!table()->selectRow(8) && !table()->selectRow(-1));
    QVERIFY(!table()->selectColumn(0) && !table()->unselectColumn(0) && !table()->isColumnSelected(0));
    QVERIFY(table()->selectedColumns().isEmpty() && table()->selectedColumnCount() == 0);
    QVERIFY(table()->unselectRow(4));
    QCOMPARE(m_view->currentIndex(), -1);
}

void TestChartAccessible::cellsCanBePressed()
{
    QSignalSpy activated(m_view.get(), &ChartView::categoryActivated);
    QAccessibleActionInterface *cell = table()->cellAt(1, 1)->actionInterface();
    QVERIFY(cell->actionNames().contains(QAccessibleActionInterface::pressAction()));
    cell->doAction(QAccessibleActionInterface::setFocusAction());
    QCOMPARE(m_view->currentIndex(), 1);
    QCOMPARE(activated.size(), 0);
    cell->doAction(QAccessibleActionInterface::pressAction());
    QCOMPARE(activated.size(), 1);
    QCOMPARE(activated.constFirst().constFirst().toString(), u"trainium2"_s);
    cell->doAction(QAccessibleActionInterface::increaseAction());
    QCOMPARE(activated.size(), 1);
}

void TestChartAccessible::newNumbersAreAnnounced()
{
    QAccessibleInterface *cell = table()->cellAt(0, 1);
    const ChartSpec before = computeChart();
    ChartSpec spec = before;
    spec.series.first().points.first().description = u"Now 0.25."_s;
    m_view->setSpec(spec);
    announceSpec(*m_view, before, hear);
    QCOMPARE(countOf(QAccessible::TableModelChanged), 1);
    QCOMPARE(countOf(QAccessible::NameChanged), 0);
    QCOMPARE(countOf(QAccessible::DescriptionChanged), 1);
    QCOMPARE(table()->cellAt(0, 1), cell);
    QCOMPARE(cell->text(QAccessible::Name), u"Now 0.25."_s);
    spec.subtitle = u"BF16"_s;
    m_view->setSpec(spec);
    announceSpec(*m_view, before, hear);
    QCOMPARE(countOf(QAccessible::NameChanged), 1);
    QCOMPARE(chart()->text(QAccessible::Name), u"Compute, BF16"_s);
}

void TestChartAccessible::newRowsAreAnnounced()
{
    const QAccessible::Id old = QAccessible::uniqueId(table()->cellAt(7, 1));
    m_view->setSpec(computeChart(3));
    announceSpec(*m_view, computeChart(), hear);
    QCOMPARE(countOf(QAccessible::TableModelChanged), 1);
    QVERIFY(QAccessible::accessibleInterface(old) == nullptr);
    QCOMPARE(table()->rowCount(), 3);
    QVERIFY(table()->cellAt(7, 1) == nullptr);
    QVERIFY(table()->cellAt(2, 1) != nullptr);
}

void TestChartAccessible::theCurrentBarIsAnnounced()
{
    focus();
    announceCurrent(*m_view, hear);
    QVERIFY(heard().isEmpty()); // no interface yet
    QTest::keyClick(m_view.get(), Qt::Key_Down);
    QTest::keyClick(m_view.get(), Qt::Key_Down);
    announceCurrent(*m_view, hear);
    QCOMPARE(countOf(QAccessible::Focus), 1);
    QCOMPARE(heard().constLast().object, m_view.get());
    QCOMPARE(heard().constLast().child, 3); // row 1, value
}

void TestChartAccessible::nothingIsAnnouncedWithoutFocus()
{
    m_view->clearFocus();
    m_view->setCurrentIndex(4);
    announceCurrent(*m_view, hear);
    QVERIFY(heard().isEmpty());
}

void TestChartAccessible::cellsOfLostRowsAreInvalid()
{
    // A client holds a cell and does not know of the change.
    QAccessibleInterface *cell = table()->cellAt(7, 1);
    m_view->setSpec(computeChart(3));
    QVERIFY(!cell->isValid());
    QVERIFY(cell->state().invalid);
    QCOMPARE(cell->text(QAccessible::Name), QString());
    QCOMPARE(cell->rect(), QRect());
    cell->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    QCOMPARE(m_view->currentIndex(), -1);
}

void TestChartAccessible::anEmptyChartHasNoCells()
{
    m_view->setSpec(ChartSpec());
    QCOMPARE(chart()->childCount(), 0);
    QCOMPARE(chart()->text(QAccessible::Description), u"Nothing is chosen."_s);
    QVERIFY(chart()->focusChild() == nullptr);
}

void TestChartAccessible::otherWidgetsAreLeftAlone()
{
    const QWidget plain;
    QAccessibleInterface *other = QAccessible::queryAccessibleInterface(const_cast<QWidget *>(&plain));
    QVERIFY(other->role() != QAccessible::Chart);
    QVERIFY(other->tableInterface() == nullptr);
}

void TestChartAccessible::goesWithItsView()
{
    const QAccessible::Id chartId = QAccessible::uniqueId(chart());
    const QAccessible::Id cellId = QAccessible::uniqueId(table()->cellAt(0, 0));
    m_view.reset();
    QVERIFY(QAccessible::accessibleInterface(chartId) == nullptr);
    QVERIFY(QAccessible::accessibleInterface(cellId) == nullptr);
}

void TestChartAccessible::aPlaneIsATableOfThreeColumns()
{
    m_view->resize(560, 400);
    m_view->setSpec(test::valueChart());
    QCoreApplication::processEvents();
    QCOMPARE(table()->rowCount(), 11);
    QCOMPARE(table()->columnCount(), 3);
    QCOMPARE(chart()->childCount(), 33);
    QCOMPARE(table()->columnDescription(0), u"Name"_s);
    QCOMPARE(table()->columnDescription(1), u"Price"_s);
    QCOMPARE(table()->columnDescription(2), u"Throughput"_s);
    QCOMPARE(table()->rowDescription(6), u"H100"_s);
    const auto text = [&](int column, QAccessible::Text kind) { return table()->cellAt(6, column)->text(kind); };
    QCOMPARE(text(0, QAccessible::Name), u"H100"_s);
    QCOMPARE(text(0, QAccessible::Description), u"The others are compared with this one."_s);
    QCOMPARE(text(1, QAccessible::Name), u"H100: 1980 tok/s for 6.88 USD/h."_s);
    QCOMPARE(text(1, QAccessible::Value), u"6.88 USD/h"_s);
    QCOMPARE(text(2, QAccessible::Value), u"1980 tok/s"_s);
    const QPoint place = m_view->mapToGlobal(m_view->rowRect(6).center());
    QAccessibleInterface *under = chart()->childAt(place.x(), place.y());
    QVERIFY(under != nullptr && under->tableCellInterface()->rowIndex() == 6);
    QVERIFY(under->rect().contains(place));
    const QPoint corner = m_view->mapToGlobal(QPoint(5, 5));
    QVERIFY(chart()->childAt(corner.x(), corner.y()) == nullptr);
    table()->cellAt(8, 2)->actionInterface()->doAction(QAccessibleActionInterface::setFocusAction());
    QCOMPARE(m_view->currentIndex(), 8);
    QCOMPARE(table()->selectedCellCount(), 3);
    QVERIFY(chart()->text(QAccessible::Description).startsWith(u"11 marks. Price: from Inferentia2, 1.08 USD/h"_s));
}

CHIPBOARD_TEST(TestChartAccessible, QApplication)

} // namespace tst_chartaccessible

#include "tst_chartaccessible.moc"
