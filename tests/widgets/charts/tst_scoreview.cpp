// Score tables: layout, painting, keyboard, pointing, accessibility and slides.
#include "tests/support/guitest.h"
#include "tests/support/testmain.h"
#include "tests/widgets/charts/chartfixture.h"
#include "widgets/charts/chartitems.h"
#include "widgets/charts/chartlayout.h"
#include "widgets/export/office/scoreslide.h"
#include "widgets/export/slidefacts.h"

#include <QAccessible>
#include <QApplication>
#include <QHelpEvent>
#include <QSignalSpy>
#include <QToolTip>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_scoreview {

class TestScoreView : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QApplication::setStyle(u"Fusion"_s); }
    void init();
    void cleanup() { m_view.reset(); }
    void everyCellHasItsPlace_data();
    void everyCellHasItsPlace();
    void barsBeginAtZeroAndEndAtTheirShare();
    void bestIsBoldAndHasASign();
    void textsThatDoNotFitAreSaid();
    void wordsTakeRoomBeforeBars();
    void longWordsStandInSmallType();
    void headsTakeRoomBeforeBars();
    void barsHaveTheirColours_data();
    void barsHaveTheirColours();
    void theBaselineHasItsMark();
    void keysWalkTheCells();
    void theCellIsKeptWhenNumbersChange();
    void pointerAndToolTipFindTheCell();
    void hoverLightsTheRow();
    void screenReadersReadATable();
    void standsOnASlideAsATable();
    void itsSlideIsChecked();
    void anEmptyOneIsNoTable();

private:
    [[nodiscard]] QImage picture() const { return m_view->grab().toImage().convertToFormat(QImage::Format_RGB32); }
    [[nodiscard]] static int indexOf(int row, int column) { return 3 * row + column; }

    std::unique_ptr<ChartView> m_view;
};

static ChartPoint point(double value, const char *label, MarkStyle style = MarkStyle::Solid)
{
    return ChartPoint{.value = value, .style = style, .label = QString::fromLatin1(label)};
}

static ChartPoint gap(const char *why) { return ChartPoint{.gap = QString::fromLatin1(why)}; }

// Three rows, the second is the baseline; memory, an estimated cost with its range, and its bottleneck.
static ChartSpec scores()
{
    ChartSpec chart{.kind = ChartKind::Scores,
                    .id = u"scores"_s,
                    .title = u"Side by side"_s,
                    .subtitle = u"per chip"_s,
                    .categories = {{u"a"_s, u"Trainium2"_s, ColourRole::Trainium, false},
                                   {u"b"_s, u"H100"_s, ColourRole::Nvidia, true},
                                   {u"c"_s, u"MI300X"_s, ColourRole::Other, false}}};
    ScoreColumn memory{u"memory"_s, u"Memory"_s, u"GB"_s, true, false, 192.0, {}, {0}};
    memory.points = {point(96, "96"), point(80, "80"), point(192, "192", MarkStyle::Hatched)};
    ScoreColumn cost{u"cost"_s, u"Cost of the run"_s, u"USD"_s, true, true, 4.0, {}, {}};
    cost.points = {point(2, "2.00", MarkStyle::Outlined), point(4, "4.00", MarkStyle::Outlined), gap("no price")};
    cost.points[0].low = 1.5;
    cost.points[0].high = 3.0;
    cost.points[1].badge = u"spot"_s;
    ScoreColumn bound{u"cost"_s, u"Bottleneck"_s, {}, false, false, 1.0, {}, {}};
    bound.points = {gap("x"), gap("x"), gap("x")};
    for (qsizetype i = 0; i < 2; ++i)
        bound.points[i] = {{}, {}, {}, MarkStyle::Solid, u"compute"_s, {}, {}, {}, {}};
    chart.scores.columns = {memory, cost, bound};
    for (ScoreColumn &column : chart.scores.columns) {
        for (qsizetype i = 0; i < column.points.size(); ++i)
            column.points[i].description = u"%1 of %2."_s.arg(column.title, chart.categories.at(i).label);
    }
    return chart;
}

static ChartLayout layoutOf(const ChartSpec &chart, const QSizeF &size)
{
    TextRuler ruler;
    return layoutChart(chart, lightTheme().type, size, ruler);
}

void TestScoreView::init()
{
    QTest::failOnWarning(anyWarning());
    m_view = std::make_unique<ChartView>(lightTheme());
    m_view->resize(560, 320);
    m_view->setSpec(scores());
    m_view->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
}

void TestScoreView::everyCellHasItsPlace_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("as in a window") << QSize(560, 320);
    QTest::newRow("wide and high") << QSize(1400, 800);
    QTest::newRow("the smallest") << QSize(480, 248);
}

void TestScoreView::everyCellHasItsPlace()
{
    QFETCH(const QSize, size);
    const ChartLayout layout = layoutOf(scores(), size);
    QVERIFY(layout.complete);
    QVERIFY(layout.scores.whole);
    QCOMPARE(layout.scores.columns.size(), 3);
    QCOMPARE(layout.scores.fields.size(), 9);
    for (int row = 0; row < 3; ++row) {
        for (int column = 0; column < 3; ++column) {
            const QRectF cell = scoreCellRect(layout, row, column, 0.0);
            QVERIFY(layout.card.contains(cell));
            QVERIFY(layout.rows.top() <= cell.top() && cell.bottom() <= layout.rows.bottom() + 1.0);
            const ScoreField &field = layout.scores.fields.at(indexOf(row, column));
            QVERIFY(!field.lines.isEmpty());
            for (const PlacedText &line : field.lines) {
                QVERIFY(line.at.y() > 0.0 && line.at.y() < layout.pitch);
                QVERIFY(cell.left() <= line.at.x() && line.at.x() < cell.right());
            }
            QCOMPARE(scoreColumnAt(layout, cell.center().x()), column);
            if (column > 0) // side by side without overlap
                QVERIFY(scoreCellRect(layout, row, column - 1, 0.0).right() <= cell.left());
        }
    }
    QCOMPARE(scoreColumnAt(layout, 1.0), 0); // the name belongs to its row
}

void TestScoreView::barsBeginAtZeroAndEndAtTheirShare()
{
    const ChartLayout layout = layoutOf(scores(), {560, 320});
    const PlacedColumn &memory = layout.scores.columns.at(0);
    const auto fieldAt = [&](int row, int column) { return layout.scores.fields.at(indexOf(row, column)); };
    QCOMPARE(fieldAt(0, 0).barEnd, memory.left + memory.width * 0.5); // 96 of 192
    QCOMPARE(fieldAt(2, 0).barEnd, memory.left + memory.width);
    const PlacedColumn &cost = layout.scores.columns.at(1);
    QCOMPARE(fieldAt(0, 1).low, cost.left + cost.width * 0.375); // 1.5 of 4
    QCOMPARE(fieldAt(0, 1).high, cost.left + cost.width * 0.75);
    QCOMPARE(fieldAt(1, 1).low, fieldAt(1, 1).high); // no range, no whisker
    QVERIFY(!fieldAt(1, 1).badge.box.isNull() && fieldAt(0, 1).badge.box.isNull());
    QVERIFY(fieldAt(2, 1).isGap && !fieldAt(1, 1).isGap && !fieldAt(1, 2).isGap);
}

void TestScoreView::bestIsBoldAndHasASign()
{
    const ChartLayout layout = layoutOf(scores(), {560, 320});
    const ScoreField &best = layout.scores.fields.at(0);
    QCOMPARE(best.lines.constFirst().text, QString(bestGlyph) + QChar(0x00A0) + u"96"_s);
    QVERIFY(best.font.bold());
    for (qsizetype i = 1; i < layout.scores.fields.size(); ++i) {
        QVERIFY(!layout.scores.fields.at(i).lines.constFirst().text.contains(bestGlyph));
        QVERIFY(!layout.scores.fields.at(i).font.bold());
    }
}

void TestScoreView::textsThatDoNotFitAreSaid()
{
    ChartSpec chart = scores();
    chart.scores.columns[2].points[0].label = u"Donaudampfschifffahrtsgesellschaftskapitän"_s;
    QVERIFY(layoutOf(chart, {1400, 400}).scores.whole);
    QVERIFY(!layoutOf(chart, {300, 320}).scores.whole);
    chart = scores();
    chart.scores.columns[0].title = u"One two three four five six seven eight"_s; // three lines in narrow columns
    QVERIFY(!layoutOf(chart, {300, 320}).scores.whole);
}

// More room than needed, but not for two lines per row: long words such as "Speicherkapazität" are complete.
void TestScoreView::wordsTakeRoomBeforeBars()
{
    ChartSpec chart = scores();
    for (ChartPoint &point : chart.scores.columns[2].points)
        point.label = u"capacidad de memoria"_s;
    const ChartLayout layout = layoutOf(chart, {520, 200});
    QVERIFY(layout.scores.whole);
    QCOMPARE(layout.scores.fields.at(indexOf(1, 2)).lines.size(), 1);
    QVERIFY(layout.scores.columns.at(2).width > layout.scores.columns.at(0).width);
    double right = layout.scores.columns.at(0).left;
    for (const PlacedColumn &column : layout.scores.columns) {
        QVERIFY(column.left >= right);
        right = column.left + column.width;
    }
    QVERIFY(right <= layout.card.right());
}

// Two lines of small type fit into a row that is too low for two of default size; all texts of a column use one size.
void TestScoreView::longWordsStandInSmallType()
{
    ChartSpec chart = scores();
    chart.scores.columns[2].points[0].label = u"possible, range overlaps with the first of them"_s;
    const QSizeF size(520, 180);
    const ChartLayout layout = layoutOf(chart, size);
    const TypeScale type = lightTheme().type;
    TextRuler ruler;
    QVERIFY(2.0 * ruler.height(type.font(type.body)) > layout.pitch);
    QVERIFY(layout.scores.whole);
    const ScoreField &field = layout.scores.fields.at(indexOf(0, 2));
    QCOMPARE(field.lines.size(), 2);
    QCOMPARE(field.font.pixelSize(), type.small);
    QVERIFY(field.lines.constLast().at.y() < layout.pitch);
    QCOMPARE(layout.scores.fields.at(indexOf(1, 2)).font.pixelSize(), type.small);
    QCOMPARE(layout.scores.fields.at(indexOf(1, 1)).font.pixelSize(), type.body); // a number
    const ChartLayout high = layoutOf(chart, {520, 320});                         // with enough room no type is small
    QCOMPARE(high.scores.fields.at(indexOf(0, 2)).font.pixelSize(), type.body);
}

// Height is scarcer than width: a second line in the header costs height in every row.
void TestScoreView::headsTakeRoomBeforeBars()
{
    ChartSpec chart = scores();
    chart.scores.columns[1].title = u"Cost"_s;
    chart.scores.columns[1].unit = u"USD per chip and hour"_s;
    const ChartLayout layout = layoutOf(chart, {520, 320});
    for (const PlacedColumn &column : layout.scores.columns)
        QVERIFY(column.title.size() <= 1 && column.unit.size() <= 1);
    QVERIFY(layout.scores.columns.at(1).width > layout.scores.columns.at(0).width);
    const ChartLayout narrow = layoutOf(chart, {330, 320}); // the needs of a column come first
    QVERIFY(narrow.scores.columns.at(1).unit.size() > 1 && narrow.scores.whole);
}

void TestScoreView::barsHaveTheirColours_data()
{
    QTest::addColumn<bool>("dark");
    QTest::newRow("light") << false;
    QTest::newRow("dark") << true;
}

void TestScoreView::barsHaveTheirColours()
{
    QFETCH(const bool, dark);
    const Theme theme = dark ? darkTheme() : lightTheme();
    m_view->setTheme(theme);
    QApplication::processEvents();
    const QImage image = picture();
    const ChartSpec &spec = m_view->spec();
    for (int row = 0; row < 3; ++row) {
        const QRect memory = m_view->rowRect(indexOf(row, 0));
        QVERIFY(countOf(image, memory, theme.colour(spec.categories.at(row).role)) > 20);
        QVERIFY(countOf(image, memory, theme.text) > 3);
    }
    // Outlined, so that most pixels differ from its colour; without a price there is no bar.
    const QRect cost = m_view->rowRect(indexOf(1, 1));
    const int outline = countOf(image, cost, theme.colour(ColourRole::Nvidia));
    QVERIFY(outline > 20
            && outline < countOf(image, m_view->rowRect(indexOf(1, 0)), theme.colour(ColourRole::Nvidia)) * 4);
    if (theme.textMuted != theme.colour(ColourRole::Other)) // in dark mode the reason has that colour
        QCOMPARE(countOf(image, m_view->rowRect(indexOf(2, 1)), theme.colour(ColourRole::Other)), 0);
    QVERIFY(countOf(image, m_view->rowRect(indexOf(2, 1)), theme.textMuted) > 3);
}

void TestScoreView::theBaselineHasItsMark()
{
    const ChartLayout layout = layoutOf(scores(), {560, 320});
    QVERIFY(layout.row.at(1).triangle > 0.0);
    QCOMPARE(layout.row.at(0).triangle, 0.0);
    QCOMPARE(layout.row.at(1).label.text, u"H100"_s);
    QVERIFY(isBaselineItem(scores(), indexOf(1, 2)));
    QVERIFY(!isBaselineItem(scores(), indexOf(2, 0)));
}

void TestScoreView::keysWalkTheCells()
{
    m_view->activateWindow();
    m_view->setFocus();
    QTRY_VERIFY(m_view->hasFocus());
    const auto after = [&](Qt::Key key) {
        QTest::keyClick(m_view.get(), key);
        return m_view->currentIndex();
    };
    QCOMPARE(after(Qt::Key_Right), indexOf(0, 0));
    QCOMPARE(after(Qt::Key_Right), indexOf(0, 1));
    QCOMPARE(after(Qt::Key_Down), indexOf(1, 1));
    QCOMPARE(after(Qt::Key_Left), indexOf(1, 0));
    QCOMPARE(after(Qt::Key_Left), indexOf(1, 0)); // the edge
    QCOMPARE(after(Qt::Key_Up), indexOf(0, 0));
    QCOMPARE(after(Qt::Key_Up), indexOf(0, 0));
    QCOMPARE(after(Qt::Key_End), indexOf(2, 2));
    QCOMPARE(after(Qt::Key_Right), indexOf(2, 2));
    QCOMPARE(after(Qt::Key_Home), indexOf(0, 0));
    QVERIFY(countOf(picture(), m_view->rowRect(0), lightTheme().accent) > 20);
    const QSignalSpy activated(m_view.get(), &ChartView::categoryActivated);
    QTest::keyClick(m_view.get(), Qt::Key_Return);
    QCOMPARE(activated, QList<QVariantList>({{u"a"_s}}));
}

void TestScoreView::theCellIsKeptWhenNumbersChange()
{
    m_view->setCurrentIndex(indexOf(1, 1));
    ChartSpec next = scores();
    next.scores.columns[1].points[1].label = u"4.20"_s;
    QVERIFY(haveSameItems(scores(), next));
    m_view->setSpec(next);
    QCOMPARE(m_view->currentIndex(), indexOf(1, 1));
    next.categories.removeFirst();
    for (ScoreColumn &column : next.scores.columns)
        column.points.removeFirst();
    QVERIFY(!haveSameItems(scores(), next));
    m_view->setSpec(next);
    QCOMPARE(m_view->currentIndex(), indexOf(0, 1)); // H100 has moved up
    QCOMPARE(itemMetric(next, m_view->currentIndex()), u"cost"_s);
    m_view->setSpec(computeChart());
    QCOMPARE(m_view->currentIndex(), -1); // no H100 with that id
    QCOMPARE(itemMetric(computeChart(), 0), computeChart().id);
}

void TestScoreView::pointerAndToolTipFindTheCell()
{
    const QPoint place = m_view->rowRect(indexOf(2, 1)).center();
    QCOMPARE(m_view->indexAt(place), indexOf(2, 1));
    QCOMPARE(m_view->indexAt(QPoint(2, 2)), -1);
    QHelpEvent event(QEvent::ToolTip, place, m_view->mapToGlobal(place));
    QApplication::sendEvent(m_view.get(), &event);
    QTRY_VERIFY2(QToolTip::text().contains(u"Cost of the run of MI300X."_s), qPrintable(QToolTip::text()));
    const QSignalSpy activated(m_view.get(), &ChartView::categoryActivated);
    QTest::mouseClick(m_view.get(), Qt::LeftButton, {}, place);
    QCOMPARE(activated, QList<QVariantList>({{u"c"_s}}));
    QCOMPARE(m_view->currentIndex(), indexOf(2, 1));
}

void TestScoreView::hoverLightsTheRow()
{
    m_view->setHighlighted(u"b"_s);
    const QRect cell = m_view->rowRect(indexOf(1, 2));
    const QRect other = m_view->rowRect(indexOf(2, 2));
    QVERIFY(countOf(picture(), cell, lightTheme().highlight) > cell.width() * cell.height() / 2);
    QCOMPARE(countOf(picture(), other, lightTheme().highlight), 0);
    m_view->setHighlighted(u"nobody"_s);
    QCOMPARE(countOf(picture(), cell, lightTheme().highlight), 0);
}

void TestScoreView::screenReadersReadATable()
{
    QAccessibleInterface *chart = QAccessible::queryAccessibleInterface(m_view.get());
    QAccessibleTableInterface *table = chart->tableInterface();
    QCOMPARE(table->rowCount(), 3);
    QCOMPARE(table->columnCount(), 4);
    QCOMPARE(chart->childCount(), 12);
    QCOMPARE(table->rowDescription(1), u"H100"_s);
    QCOMPARE(table->columnDescription(1), u"Memory, GB"_s);
    QCOMPARE(table->columnDescription(3), u"Bottleneck"_s);
    QCOMPARE(table->cellAt(1, 0)->text(QAccessible::Name), u"H100"_s);
    QVERIFY(!table->cellAt(1, 0)->text(QAccessible::Description).isEmpty()); // the baseline
    QCOMPARE(table->cellAt(2, 2)->text(QAccessible::Value), u"no price"_s);
    QCOMPARE(table->cellAt(2, 2)->text(QAccessible::Name), u"Cost of the run of MI300X."_s);
    QCOMPARE(table->cellAt(0, 3)->text(QAccessible::Value), u"compute"_s);
    QVERIFY(table->cellAt(0, 0)->rect().right() < table->cellAt(0, 1)->rect().center().x());
    m_view->setFocus();
    m_view->setCurrentIndex(indexOf(1, 1));
    QVERIFY(table->cellAt(1, 2)->state().selected);
    QVERIFY(!table->cellAt(1, 1)->state().selected && !table->cellAt(2, 2)->state().selected);
    QCOMPARE(table->selectedRows(), QList<int>({1}));
    const QPoint middle = table->cellAt(0, 2)->rect().center();
    QCOMPARE(chart->childAt(middle.x(), middle.y()), table->cellAt(0, 2));
    table->cellAt(2, 1)->actionInterface()->doAction(QAccessibleActionInterface::setFocusAction());
    QCOMPARE(m_view->currentIndex(), indexOf(2, 0));
    QVERIFY2(chart->text(QAccessible::Description).contains(u"Memory, best: Trainium2 (96)."_s),
             qPrintable(chart->text(QAccessible::Description)));
}

void TestScoreView::standsOnASlideAsATable()
{
    const QList<SlideTable> tables = scoreSlideTables(scores(), {800, 300}, {});
    QCOMPARE(tables.size(), 1);
    const SlideTable &table = tables.constFirst();
    QCOMPARE(table.rows.size(), 4);
    QCOMPARE(table.widths.size(), 4);
    QCOMPARE(table.heights.size(), 4);
    double width = 0.0;
    for (const double one : table.widths)
        width += one;
    QVERIFY(std::abs(width - 800.0) < 0.5);
    QCOMPARE(table.rows.at(0).at(1).text, u"Memory"_s);
    QCOMPARE(table.rows.at(0).at(1).unit, u"GB"_s);
    QCOMPARE(table.rows.at(1).at(1).text, QString(bestGlyph) + QChar(0x00A0) + u"96"_s);
    QVERIFY(table.rows.at(1).at(1).bold && !table.rows.at(2).at(1).bold);
    QVERIFY(table.rows.at(2).at(0).bold); // the baseline
    QCOMPARE(table.rows.at(2).at(2).text, u"4.00 (spot)"_s);
    QCOMPARE(table.rows.at(3).at(2).text, u"no price"_s);
    QVERIFY(table.rows.at(2).at(0).text.startsWith(QChar(0x25C0))); // as in the legend
    // Bars below the numbers, one per value, inside their cells and proportional to the values.
    qsizetype values = 0;
    const ChartSpec chart = scores();
    for (const ScoreColumn &column : chart.scores.columns) {
        for (const ChartPoint &point : column.points)
            values += column.hasBars && point.value ? 1 : 0;
    }
    QVERIFY(values > 0);
    QCOMPARE(table.bars.size(), values);
    double height = 0.0;
    for (const double one : table.heights)
        height += one;
    for (const SlideBar &bar : table.bars)
        QVERIFY(bar.rect.left() >= table.widths.at(0) && bar.rect.right() <= 800.0 && bar.rect.bottom() <= height);
    const double full = 0.9 * (table.widths.at(1) - 12.0);
    const ScoreColumn &memory = chart.scores.columns.at(0);
    QVERIFY(std::abs(table.bars.at(0).rect.width() - full * *memory.points.at(0).value / memory.maximum) < 1e-9);
}

// Texts that do not fit on the slide are reported; the sizes are extreme.
void TestScoreView::itsSlideIsChecked()
{
    TextRuler ruler;
    PageSpec page{.title = u"Title"_s};
    page.charts << scores();
    const auto cutOn = [&](const QString &size) {
        return slideFacts(page, ExportOptions{.pageSize = size}, QDate(2026, 11, 23), ruler).value().cut;
    };
    const QString name(200, u'W');
    QVERIFY(cutOn(u"slide"_s).isEmpty());
    page.charts[0].categories[0].label = name; // wider than any slide
    QVERIFY(cutOn(u"slide"_s).contains(name));
    const QString many = u"word "_s.repeated(600).trimmed(); // a row higher than any slide
    page.charts[0].categories[0].label = many;
    QVERIFY(cutOn(u"slide"_s).contains(many));
    QVERIFY(cutOn(u"half-slide"_s).contains(many));
}

void TestScoreView::anEmptyOneIsNoTable()
{
    ChartSpec none = scores();
    none.categories.clear();
    none.scores = {};
    m_view->setSpec(none);
    QApplication::processEvents();
    QCOMPARE(itemCount(none), 0);
    QCOMPARE(itemAfter(none, -1, Step::Right), -1);
    QCOMPARE(m_view->indexAt(m_view->rect().center()), -1);
    QVERIFY(countOf(picture(), m_view->rect(), lightTheme().textMuted) > 20); // explains what to do
}

CHIPBOARD_TEST(TestScoreView, QApplication)

} // namespace tst_scoreview

#include "tst_scoreview.moc"
