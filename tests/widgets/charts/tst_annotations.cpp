// Annotations of bar charts: their positions, that they cover nothing and are drawn, and that the slide check gets
// those that did not fit.
#include "tests/support/testmain.h"
#include "tests/widgets/charts/chartfixture.h"
#include "widgets/charts/chartrenderer.h"
#include "widgets/charts/rowannotations.h"
#include "widgets/export/slidefacts.h"

#include <QApplication>
#include <QPainter>

using namespace chipboard;
using namespace chipboard::testing;
using namespace Qt::StringLiterals;

namespace tst_annotations {

class TestAnnotations : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void bareChartsStayAsTheyWere();
    void arrowsHaveAGutter();
    void labelsStandInBubblesOnTheirArrows();
    void arrowsKnowTheirRows();
    void linesStandAtTheirValue();
    void labelsOfLinesKeepApart();
    void theNoteStandsBelow();
    void calloutsFollowTheValue();
    void longCalloutsAreShortened();
    void everythingIsDrawn();
    void aDoubtfulTitleIsAmber();
    void changesRepaintTheWholeCard();
    void factsKnowTextsAndColours();
    void factsTellWhatIsCut();
    void factsRefuseUnknownSizes();

private:
    TextRuler m_ruler;
};

constexpr QSize size{520, 300};

static ChartLayout laidOut(const ChartSpec &chart, TextRuler &ruler)
{
    return layoutChart(chart, lightTheme().type, size, ruler);
}

static QImage drawn(const ChartSpec &chart)
{
    ChartView view(lightTheme());
    view.resize(size);
    view.setSpec(chart);
    view.show();
    return view.grab().toImage();
}

void TestAnnotations::bareChartsStayAsTheyWere()
{
    const ChartSpec chart = computeChart();
    QVERIFY(isBare(chart));
    const ChartLayout layout = laidOut(chart, m_ruler);
    QCOMPARE(layout.annotations, RowAnnotations());
    QCOMPARE(annotationFoot(chart, layout.tickFont, m_ruler), 0.0);
    QCOMPARE(annotationGutter(chart, layout.tickFont, m_ruler), 0.0);
    QVERIFY(!layout.isDoubtful);
}

// No value or badge extends into it.
void TestAnnotations::arrowsHaveAGutter()
{
    ChartSpec chart = computeChart();
    chart.arrows = {{0, 6, u"1.52×"_s}, {1, 6, u"3.0×"_s}};
    const ChartLayout layout = laidOut(chart, m_ruler);
    const double gutter = annotationGutter(chart, layout.fonts.mark, m_ruler);
    QVERIFY(gutter > 2.0 * m_ruler.width(layout.fonts.mark, u"3.0×"_s));
    QCOMPARE(layout.annotations.arrows.size(), 2);
    for (const ChartRow &row : layout.row)
        QVERIFY(row.right <= layout.card.right() - layout.padding - gutter + 0.5);
    const PlacedArrow &first = layout.annotations.arrows.at(0);
    const PlacedArrow &second = layout.annotations.arrows.at(1);
    QVERIFY(first.x > layout.row.at(0).right);
    const double end = first.label.at.x() + m_ruler.width(layout.fonts.mark, first.label.text);
    QVERIFY(second.x > end);
    QVERIFY(second.label.at.x() + m_ruler.width(layout.fonts.mark, second.label.text)
            <= layout.card.right() - layout.padding + 1.0);
}

void TestAnnotations::labelsStandInBubblesOnTheirArrows()
{
    ChartSpec chart = computeChart();
    chart.arrows = {{0, 6, u"+52%"_s}};
    const ChartLayout layout = laidOut(chart, m_ruler);
    const PlacedArrow &arrow = layout.annotations.arrows.constFirst();
    const double half = m_ruler.width(layout.fonts.mark, u"+52%"_s) / 2.0;
    QVERIFY(std::abs(arrow.label.at.x() + half - arrow.x) <= 1.0); // centred on the vertical line
    const QImage image = drawn(chart);
    const QRect edge(static_cast<int>(arrow.label.at.x() - 6.0), static_cast<int>(layout.rows.top()), 4,
                     static_cast<int>(layout.rows.height()));
    QVERIFY(countOf(image, edge, lightTheme().textMuted) > 3); // the bubble's left side
}

void TestAnnotations::arrowsKnowTheirRows()
{
    ChartSpec chart = computeChart();
    chart.arrows = {{2, 4, u"2×"_s}, {0, 99, u"9×"_s}}; // the second arrow refers to a removed row
    const ChartLayout layout = laidOut(chart, m_ruler);
    QCOMPARE(layout.annotations.arrows.size(), 1);
    const PlacedArrow &arrow = layout.annotations.arrows.constFirst();
    QCOMPARE(arrow.from, 2);
    QVERIFY(arrow.fromX > layout.row.at(2).right);
    const double middle = 3.5 * layout.pitch; // of rows 2 to 4
    QVERIFY(std::abs(arrow.label.at.y() - middle) < layout.pitch / 2.0);
}

void TestAnnotations::linesStandAtTheirValue()
{
    ChartSpec chart = computeChart();
    chart.lines = {{chart.axis.maximum / 2.0, u"half"_s}};
    const ChartLayout layout = laidOut(chart, m_ruler);
    const PlacedLine &line = layout.annotations.lines.constFirst();
    QVERIFY(std::abs(line.x - layout.plot.center().x()) <= 1.0);
    QVERIFY(line.label.at.y() > layout.rows.bottom());
    QVERIFY(line.label.at.y() < layout.card.bottom());
}

void TestAnnotations::labelsOfLinesKeepApart()
{
    ChartSpec chart = computeChart();
    for (int i = 0; i < 4; ++i)
        chart.lines << RowLine{chart.axis.maximum * (0.5 + i * 0.01), u"a line with a name %1"_s.arg(i)};
    const ChartLayout layout = laidOut(chart, m_ruler);
    double end = 0.0;
    for (const PlacedLine &line : layout.annotations.lines) {
        QVERIFY(line.label.at.x() >= end || line.label.text.isEmpty());
        end = line.label.at.x() + m_ruler.width(layout.tickFont, line.label.text);
        QVERIFY(end <= layout.card.right());
    }
}

void TestAnnotations::theNoteStandsBelow()
{
    ChartSpec chart = computeChart();
    const ChartLayout before = laidOut(chart, m_ruler);
    chart.remark = u"Mind the units."_s;
    chart.lines = {{1.0, u"one"_s}};
    const ChartLayout layout = laidOut(chart, m_ruler);
    QCOMPARE(layout.annotations.remark.text, chart.remark);
    QVERIFY(layout.annotations.remark.at.y() > layout.annotations.lines.constFirst().label.at.y());
    QVERIFY(layout.rows.bottom() < before.rows.bottom());
}

void TestAnnotations::calloutsFollowTheValue()
{
    ChartSpec chart = computeChart();
    chart.series.first().points[6].callout = u"ours today"_s;
    const ChartLayout layout = laidOut(chart, m_ruler);
    const ChartRow &row = layout.row.at(6);
    QCOMPARE(row.callout.text, u"ours today"_s);
    QVERIFY(row.callout.at.x() > row.mark.at.x() + m_ruler.width(layout.fonts.mark, row.mark.text));
    QVERIFY(row.right <= layout.card.right() - layout.padding + 0.5);
    QVERIFY(layout.row.at(0).callout.text.isEmpty());
}

void TestAnnotations::longCalloutsAreShortened()
{
    ChartSpec chart = computeChart();
    for (ChartPoint &point : chart.series.first().points)
        point.callout = QString(200, u'w');
    const ChartLayout layout = laidOut(chart, m_ruler);
    for (qsizetype i = 0; i < layout.row.size(); ++i) {
        QVERIFY(layout.row.at(i).right <= layout.card.right() - layout.padding + 6.0);
        QVERIFY(layout.row.at(i).callout.text.size() < 200);
    }
}

void TestAnnotations::everythingIsDrawn()
{
    const QImage bare = drawn(computeChart());
    ChartSpec chart = computeChart();
    chart.series.first().points[6].callout = u"ours"_s;
    const QImage called = drawn(chart);
    QVERIFY(countOf(called, called.rect(), lightTheme().highlight) > 100);
    QCOMPARE(countOf(bare, bare.rect(), lightTheme().highlight), 0);
    chart = computeChart();
    chart.lines = {{chart.axis.maximum, u"limit"_s}};
    ChartLayout layout = laidOut(chart, m_ruler);
    const QImage lined = drawn(chart);
    const double x = layout.annotations.lines.constFirst().x;
    const QRect around(static_cast<int>(x) - 1, layout.plot.toRect().top(), 3, layout.plot.toRect().height());
    QVERIFY(countOf(lined, around, lightTheme().text) > around.height() / 4);
    chart = computeChart();
    chart.arrows = {{0, 6, u"1.52×"_s}};
    layout = laidOut(chart, m_ruler);
    const QImage arrowed = drawn(chart);
    const int upright = static_cast<int>(layout.annotations.arrows.constFirst().x);
    const QRect beside(upright - 1, layout.rows.toRect().top(), 3, layout.rows.toRect().height());
    QVERIFY(countOf(arrowed, beside, lightTheme().textMuted) > beside.height() / 2);
}

void TestAnnotations::aDoubtfulTitleIsAmber()
{
    ChartSpec chart = computeChart();
    const QRect head(0, 0, size.width(), 30);
    const QColor amber = lightTheme().warning;
    QCOMPARE(countOf(drawn(chart), head, amber), 0);
    chart.doubt = u"2 is now 3."_s;
    QVERIFY(countOf(drawn(chart), head, amber) > 20);
}

void TestAnnotations::changesRepaintTheWholeCard()
{
    ChartSpec before = computeChart();
    before.arrows = {{0, 6, u"1.5×"_s}};
    ChartSpec after = before;
    after.arrows[0].label = u"1.6×"_s;
    const ChartLayout one = laidOut(before, m_ruler);
    const ChartLayout two = laidOut(after, m_ruler);
    QCOMPARE(changedArea({before, one}, {after, two}, 0.0), two.card.toAlignedRect());
    QVERIFY(changedArea({before, one}, {before, one}, 0.0).isEmpty());
}

// The sample page on a slide: all texts as large as they should be, the colours of the light theme, nothing cut.
void TestAnnotations::factsKnowTextsAndColours()
{
    const PageSpec page = test::samplePage();
    const Result<SlideFacts> facts = slideFacts(page, {}, QDate(2026, 11, 22), m_ruler);
    QVERIFY(facts);
    QCOMPARE(facts.value().types.size(), 4);
    for (const TypeFact &type : facts.value().types)
        QVERIFY2(type.points >= type.least, qPrintable(type.what));
    for (const QStringList &list : {facts.value().cut, facts.value().cutTexts, facts.value().overlapping,
                                    facts.value().struck, facts.value().crowded, facts.value().unnamed})
        QCOMPARE(list, QStringList());
    QVERIFY(!facts.value().isClear);
    QCOMPARE(facts.value().inks.constFirst().ink, rgbOf(lightTheme().trainium));
    ExportOptions small;
    small.typeScale = u"small"_s;
    small.pageSize = u"a4"_s;
    QCOMPARE(slideFacts(page, small, {}, m_ruler).value().types.at(1).least, 8.25);
    ExportOptions dark;
    dark.theme = u"dark"_s;
    QVERIFY(slideFacts(page, dark, {}, m_ruler).value().inks != facts.value().inks);
}

void TestAnnotations::factsTellWhatIsCut()
{
    PageSpec page = test::samplePage();
    page.charts[0].remark = QString(400, u'n');
    page.charts[1].title = QString(300, u'W');
    const SlideFacts facts = slideFacts(page, {}, {}, m_ruler).value();
    QVERIFY(facts.cut.contains(page.charts.at(0).remark));
    QVERIFY(facts.cut.contains(page.charts.at(1).title));
    page.support = u"This sentence repeats until the lines below the title cannot hold it. "_s.repeated(40).trimmed();
    QVERIFY(slideFacts(page, {}, {}, m_ruler).value().cutTexts.contains(page.support));
}

void TestAnnotations::factsRefuseUnknownSizes()
{
    ExportOptions options{.pageSize = u"stamp"_s};
    QVERIFY(!slideFacts(test::samplePage(), options, {}, m_ruler));
}

CHIPBOARD_TEST(TestAnnotations, QApplication)

} // namespace tst_annotations

#include "tst_annotations.moc"
