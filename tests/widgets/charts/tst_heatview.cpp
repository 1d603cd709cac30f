// Heat tables: painting, keyboard, pointing, accessibility and copying.
#include "data/views/pagetables.h"
#include "data/views/planeaxis.h"
#include "tests/support/guitest.h"
#include "tests/support/testmain.h"
#include "tests/widgets/charts/chartfixture.h"
#include "widgets/charts/chartitems.h"
#include "widgets/charts/planelayout.h"

#include <QAccessible>
#include <QApplication>
#include <QHelpEvent>
#include <QSignalSpy>
#include <QToolTip>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_heatview {

class TestHeatView : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QApplication::setStyle(u"Fusion"_s); }
    void init();
    void cleanup() { m_view.reset(); }
    void cellsFillThePlot();
    void eachRowHasRoom();
    void numbersGiveWayToSmallOnes();
    void otherPlanesKeepTheirFonts();
    void cellsHaveTheirColours_data();
    void cellsHaveTheirColours();
    void coloursAreReadAsGreys_data();
    void coloursAreReadAsGreys();
    void whatIsInForceIsFramed();
    void framesCrossNoNumber();
    void theLineIsDrawnOverTheCells();
    void keysWalkTheCells();
    void pointerAndToolTipFindTheCell();
    void screenReadersReadTheCells();
    void isCopiedAsATable();
    void anEmptyOneSaysWhy();

private:
    [[nodiscard]] QImage picture() const { return m_view->grab().toImage().convertToFormat(QImage::Format_RGB32); }
    [[nodiscard]] int indexOf(int column, int row) const { return 4 * row + column; }

    std::unique_ptr<ChartView> m_view;
};

// Four columns, three rows, values from 0.4 to 2.5; one is missing, one is the current setting.
static ChartSpec heat()
{
    ChartSpec chart{.kind = ChartKind::Heat,
                    .id = u"two-way"_s,
                    .title = u"Two-way sensitivity"_s,
                    .subtitle = u"Cost of A as a share of B"_s,
                    .axis = {.label = u"Price"_s, .maximum = 4.0}};
    chart.plane.y.label = u"Use"_s;
    chart.plane.y.maximum = 3.0;
    for (int i = 0; i < 4; ++i) {
        chart.axis.ticks << i + 0.5;
        chart.axis.tickLabels << QString::number(i);
    }
    for (int row = 0; row < 3; ++row) {
        chart.plane.y.ticks << row + 0.5;
        chart.plane.y.tickLabels << u"%1%"_s.arg(10 * row);
        for (int column = 0; column < 4; ++column) {
            PlaneCell cell{.id = u"%1.%2"_s.arg(column).arg(row),
                           .column = column,
                           .row = row,
                           .xText = u"%1 x"_s.arg(column),
                           .yText = u"%1%"_s.arg(10 * row)};
            const bool missing = column == 3 && row == 2;
            if (!missing)
                cell.value = 0.4 + 0.2 * column + 0.5 * row;
            cell.tone = missing ? 0.0 : (*cell.value - 1.0) / 1.0;
            cell.label = missing ? QString() : QString::number(*cell.value, 'f', 2);
            cell.gap = missing ? u"none"_s : QString();
            cell.valueText = missing ? u"none: does not fit"_s : cell.label + u" x"_s;
            cell.description = u"Price %1, use %2: %3."_s.arg(cell.xText, cell.yText, cell.valueText);
            cell.isNow = column == 1 && row == 1;
            chart.plane.cells << cell;
        }
    }
    PlaneLine line{.id = u"turn"_s, .points = {{0.5, 1.5}, {3.5, 1.5}}};
    line.description = u"On this line the order turns."_s;
    chart.plane.lines << line;
    return chart;
}

void TestHeatView::init()
{
    QTest::failOnWarning(anyWarning());
    m_view = std::make_unique<ChartView>(lightTheme());
    m_view->resize(480, 320);
    m_view->setSpec(heat());
    m_view->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
}

void TestHeatView::cellsFillThePlot()
{
    TextRuler ruler;
    const PlaneLayout layout = layoutPlane(heat(), lightTheme().type, {480, 320}, ruler);
    QCOMPARE(layout.cells.size(), 12);
    QVERIFY(layout.whole);
    QRectF all;
    double area = 0.0;
    for (const PlaneField &field : layout.cells) {
        all = all.united(field.rect);
        area += field.rect.width() * field.rect.height();
        QVERIFY(!field.text.text.isEmpty());
        QVERIFY(field.rect.contains(field.text.at));
    }
    QVERIFY(std::abs(all.width() - layout.plot.width()) <= 1.0);
    QVERIFY(std::abs(all.height() - layout.plot.height()) <= 1.0);
    QVERIFY(std::abs(area - all.width() * all.height()) < 1.0); // no gaps and no overlaps
    QVERIFY(layout.cells.at(indexOf(0, 2)).rect.top() < layout.cells.at(indexOf(0, 0)).rect.top()); // bottom to top
}

// Twenty providers in a low window: the page scrolls instead.
void TestHeatView::eachRowHasRoom()
{
    ChartSpec chart = heat();
    chart.notes = {u"No price of this kind: Trainium2 and Trainium3."_s};
    chart.plane.lines.clear();
    chart.plane.cells.clear();
    QStringList names;
    for (int row = 0; row < 20; ++row) {
        names << u"Provider %1"_s.arg(row);
        chart.plane.cells << PlaneCell{.row = row, .value = 2.0 + row, .label = u"~%1.25"_s.arg(2 + row)};
    }
    chart.plane.y = namesAxis(u"Provider"_s, names);
    for (const bool isLarge : {false, true}) {
        const Theme theme = isLarge ? enlarged(lightTheme(), 150) : lightTheme();
        ChartView view(theme);
        view.setSpec(chart);
        TextRuler ruler;
        const QSize least(600, view.minimumSizeHint().height());
        const PlaneLayout layout = layoutPlane(chart, theme.type, least, ruler);
        for (const PlaneTick &tick : layout.yTicks)
            QVERIFY(!tick.label.text.isEmpty());
        for (const PlaneField &field : layout.cells)
            QVERIFY(!field.text.text.isEmpty());
    }
}

void TestHeatView::numbersGiveWayToSmallOnes()
{
    TextRuler ruler;
    const TypeScale type = lightTheme().type;
    QCOMPARE(layoutPlane(heat(), type, {600, 400}, ruler).fonts.mark.pixelSize(), type.body);
    QCOMPARE(layoutPlane(heat(), type, {230, 320}, ruler).fonts.mark.pixelSize(), type.small);
    const PlaneLayout tiny = layoutPlane(heat(), type, {110, 320}, ruler);
    QVERIFY(!tiny.whole); // numbers that do not fit are omitted, not cut
    QVERIFY(std::ranges::any_of(tiny.cells, [](const PlaneField &field) { return field.text.text.isEmpty(); }));
}

// Its axes count thousands, not cells.
void TestHeatView::otherPlanesKeepTheirFonts()
{
    ChartSpec plane = heat();
    plane.kind = ChartKind::Plane;
    plane.plane.cells.clear();
    plane.plane.y.maximum = 2000.0;
    TextRuler ruler;
    const TypeScale type = lightTheme().type;
    QCOMPARE(layoutPlane(plane, type, {600, 400}, ruler).fonts.mark.pixelSize(), type.body);
}

void TestHeatView::cellsHaveTheirColours_data()
{
    QTest::addColumn<bool>("dark");
    QTest::newRow("light") << false;
    QTest::newRow("dark") << true;
}

void TestHeatView::cellsHaveTheirColours()
{
    QFETCH(const bool, dark);
    const Theme theme = dark ? darkTheme() : lightTheme();
    m_view->setTheme(theme);
    QApplication::processEvents();
    const QImage image = picture();
    for (int i = 0; i < m_view->spec().plane.cells.size(); ++i) {
        const PlaneCell &cell = m_view->spec().plane.cells.at(i);
        const QRect rect = m_view->rowRect(i);
        const QColor ground = cell.value ? heatColour(theme, cell.tone) : theme.window;
        QVERIFY2(countOf(image, rect, ground) > rect.width() * rect.height() / 3, qPrintable(cell.id));
        QVERIFY2(countOf(image, rect, cell.value ? theme.text : theme.textMuted) > 3, qPrintable(cell.id));
    }
}

void TestHeatView::coloursAreReadAsGreys_data() { cellsHaveTheirColours_data(); }

// WCAG 2.1: 4.5 for text of this size; the ends of the scale also differ in grey.
void TestHeatView::coloursAreReadAsGreys()
{
    QFETCH(const bool, dark);
    const Theme theme = dark ? darkTheme() : lightTheme();
    for (int step = -20; step <= 20; ++step) {
        const double contrast = contrastRatio(heatColour(theme, step / 20.0), theme.text);
        QVERIFY2(contrast >= 4.5, qPrintable(u"%1: %2"_s.arg(step).arg(contrast)));
    }
    QVERIFY(contrastRatio(theme.window, theme.textMuted) >= 4.5);
    QVERIFY(contrastRatio(theme.heatLow, theme.heatHigh) > 1.3);
    QCOMPARE(heatColour(theme, 0.0), theme.heatEven);
    QVERIFY(isColour(heatColour(theme, -1.0), theme.heatLow, 1));
    QVERIFY(isColour(heatColour(theme, 7.0), theme.heatHigh, 1)); // clamped to the end
}

void TestHeatView::whatIsInForceIsFramed()
{
    const QImage image = picture();
    const QRect rect = m_view->rowRect(indexOf(1, 1));
    QVERIFY(countOf(image, {rect.left(), rect.top(), rect.width(), 2}, lightTheme().text) > rect.width());
    const QRect other = m_view->rowRect(indexOf(2, 2));
    QCOMPARE(countOf(image, {other.left(), other.top(), other.width(), 2}, lightTheme().text), 0);
}

// If rows are hardly higher than their numbers, the frame is drawn in the gaps around its cell: the number looks the
// same.
void TestHeatView::framesCrossNoNumber()
{
    ChartSpec chart = heat();
    chart.plane.lines.clear();
    m_view->resize(480, 150);
    m_view->setSpec(chart);
    QApplication::processEvents();
    const QRect cell = m_view->rowRect(indexOf(1, 1));
    QVERIFY2(cell.height() < 20, QByteArray::number(cell.height()));
    const QRect inner = cell.adjusted(0, 0, -1, -1);
    const QImage framed = picture();
    for (PlaneCell &one : chart.plane.cells)
        one.isNow = false;
    m_view->setSpec(chart);
    QApplication::processEvents();
    const QImage plain = picture();
    QCOMPARE(framed.copy(inner), plain.copy(inner));
    const QRect around = cell.adjusted(-1, -1, 0, 0);
    QVERIFY(framed.copy(around) != plain.copy(around));
}

void TestHeatView::theLineIsDrawnOverTheCells()
{
    const QRect rect = m_view->rowRect(indexOf(2, 1));
    const QRect middle(rect.left() + 2, rect.center().y() - 2, 8, 5);
    QVERIFY(countOf(picture(), middle, lightTheme().text) >= 8);
}

void TestHeatView::keysWalkTheCells()
{
    m_view->activateWindow();
    m_view->setFocus();
    QTRY_VERIFY(m_view->hasFocus());
    const auto after = [&](Qt::Key key) {
        QTest::keyClick(m_view.get(), key);
        return itemId(m_view->spec(), m_view->currentIndex());
    };
    QCOMPARE(after(Qt::Key_Right), u"0.0"_s);
    QCOMPARE(after(Qt::Key_Right), u"1.0"_s);
    QCOMPARE(after(Qt::Key_Up), u"1.1"_s);
    QCOMPARE(after(Qt::Key_Left), u"0.1"_s);
    QCOMPARE(after(Qt::Key_Left), u"0.1"_s); // the edge
    QCOMPARE(after(Qt::Key_Down), u"0.0"_s);
    QCOMPARE(after(Qt::Key_End), u"3.2"_s);
    QCOMPARE(after(Qt::Key_Home), u"0.0"_s);
    QVERIFY(countOf(picture(), m_view->rowRect(0), lightTheme().accent) > 20);
    m_view->setSpec(heat()); // equal spec: the current cell is kept
    QCOMPARE(m_view->currentIndex(), 0);
}

void TestHeatView::pointerAndToolTipFindTheCell()
{
    const QPoint place = m_view->rowRect(indexOf(2, 0)).center();
    QCOMPARE(m_view->indexAt(place), indexOf(2, 0));
    QCOMPARE(m_view->indexAt(QPoint(2, 2)), -1);
    QHelpEvent event(QEvent::ToolTip, place, m_view->mapToGlobal(place));
    QApplication::sendEvent(m_view.get(), &event);
    QTRY_VERIFY2(QToolTip::text().contains(u"Price 2 x, use 0%: 0.80 x."_s), qPrintable(QToolTip::text()));
    const QSignalSpy activated(m_view.get(), &ChartView::categoryActivated);
    QTest::mouseClick(m_view.get(), Qt::LeftButton, {}, place);
    QCOMPARE(activated, QList<QVariantList>({{u"2.0"_s}}));
}

void TestHeatView::screenReadersReadTheCells()
{
    QAccessibleInterface *chart = QAccessible::queryAccessibleInterface(m_view.get());
    QAccessibleTableInterface *table = chart->tableInterface();
    QCOMPARE(table->rowCount(), 12);
    QCOMPARE(table->columnCount(), 2);
    const int missing = indexOf(3, 2);
    QCOMPARE(table->cellAt(missing, 0)->text(QAccessible::Name), u"3 x, 20%"_s);
    QCOMPARE(table->cellAt(missing, 1)->text(QAccessible::Value), u"none: does not fit"_s);
    QCOMPARE(table->cellAt(missing, 1)->text(QAccessible::Name), u"Price 3 x, use 20%: none: does not fit."_s);
    QVERIFY(!table->cellAt(missing, 1)->rect().isEmpty());
    const QString told = chart->text(QAccessible::Description);
    QVERIFY2(told.startsWith(u"Price by Use. 11 of 12 cells have a value. Lowest: 0.40 x at 0 x, 0%."_s),
             qPrintable(told));
}

void TestHeatView::isCopiedAsATable()
{
    const Table table = tableOf(heat());
    QCOMPARE(table.columns.size(), 5);
    QCOMPARE(table.columns.at(0).title, u"Use by Price"_s);
    QCOMPARE(table.columns.at(4).title, u"3 x"_s);
    QCOMPARE(table.rows.size(), 3);
    QCOMPARE(shownTexts(table.rows.at(0)), (QStringList{u"20%"_s, u"1.4"_s, u"1.6"_s, u"1.8"_s, u"none"_s}));
    QCOMPARE(table.rows.at(2).at(1).text, u"0.4"_s);
}

void TestHeatView::anEmptyOneSaysWhy()
{
    ChartSpec none = heat();
    none.plane = {};
    none.plane.empty = u"Choose two different options."_s;
    m_view->setSpec(none);
    QApplication::processEvents();
    QCOMPARE(itemCount(none), 0);
    QCOMPARE(itemAfter(none, -1, Step::Right), -1);
    QVERIFY(countOf(picture(), m_view->rect(), lightTheme().textMuted) > 20);
}

CHIPBOARD_TEST(TestHeatView, QApplication)

} // namespace tst_heatview

#include "tst_heatview.moc"
