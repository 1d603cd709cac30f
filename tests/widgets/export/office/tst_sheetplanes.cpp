// Workbook charts that match the page: its own first and in its colours, dates and row names where a spreadsheet would
// have numbers, and the page's caution by name.
#include "data/files/catalogreader.h"
#include "data/views/pages.h"
#include "tests/support/officefiles.h"
#include "tests/support/ondemandboard.h"
#include "tests/support/testmain.h"
#include "tests/support/workbookparts.h"
#include "widgets/export/office/boardworkbook.h"
#include "widgets/export/office/planesheets.h"

#include <QDate>
#include <QGuiApplication>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_sheetplanes {

class TestSheetPlanes : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { m_catalog = loadCatalog({}).catalog; }
    void dotsStandInNamedRows();
    void datesAreDays();
    void logarithmsTickAtPowers();
    void namesBesideTheirMarksOrInAKey();
    void namesStandWhereTheyHideNothing();
    void thePagesChartsComeFirst();
    void barsHaveTheirColours();
    void cautionsAreNamed();

private:
    [[nodiscard]] PackageParts partsOf(const WorkbookPage &page, const Board &board) const
    {
        const auto colour = [](ColourRole role) { return role == ColourRole::Trainium ? 0xB85C00U : 0x123456U; };
        return readPackage(boardWorkbook({m_catalog, board, {page}, colour}).value(), u"x"_s).value();
    }
    Catalog m_catalog;
};

static ScatterChart drawn(const ChartSpec &chart)
{
    WorkbookPage page{.page = {.charts = {chart}}};
    const auto book = SheetBook::create({});
    return writePlanes(book.value()->addSheet(u"Points"_s), {page}, [](ColourRole) { return 0U; }).constFirst();
}

void TestSheetPlanes::dotsStandInNamedRows()
{
    ChartSpec chart{.kind = ChartKind::HorizontalDots,
                    .axis = {u"Cost"_s, u"USD"_s, AxisScale::Logarithmic, 1.0, 10.0, {}, {}},
                    .categories = {{u"a"_s, u"Layers"_s, ColourRole::Other, false},
                                   {u"b"_s, u"Price"_s, ColourRole::Other, false}}};
    ChartPoint point{.value = 2.0, .low = 1.5, .high = 4.0, .label = u"1.5 to 4.0"_s};
    ChartPoint none{.gap = u"no estimate"_s};
    chart.series = {{{}, {point, none}}};
    QVERIFY(isSheetPlane(chart));
    const ScatterChart plane = drawn(chart);
    QVERIFY(plane.y.isOfRows && !plane.x.isOfRows);
    const ScatterSeries &rows = plane.series.constLast();
    QCOMPARE(rows.pointNames, (QStringList{u"Price (no estimate)"_s, u"Layers: 1.5 to 4.0"_s})); // bottom to top
    QCOMPARE(plane.series.size(), 3); // the range, one dot, the names
    QCOMPARE(plane.series.at(1).name, u"Layers"_s);
    chart.categories.clear();
    QVERIFY(!isSheetPlane(chart));
}

void TestSheetPlanes::datesAreDays()
{
    ChartSpec chart{.kind = ChartKind::Plane,
                    .axis = {u"Date"_s, {}, AxisScale::Linear, 0, 0, {}, {u"2024"_s, u"2025"_s}}};
    chart.axis.minimum = static_cast<double>(QDate(2024, 1, 1).toJulianDay());
    chart.axis.maximum = static_cast<double>(QDate(2025, 1, 1).toJulianDay());
    chart.axis.ticks = {chart.axis.minimum, chart.axis.maximum};
    const PlaneMark mark{.id = u"m1"_s, .x = chart.axis.minimum + 31.0, .name = u"List price"_s};
    chart.plane.marks = {mark};
    const ScatterChart plane = drawn(chart);
    QVERIFY(plane.x.isDate && !plane.y.isDate);
    QVERIFY(std::ranges::any_of(plane.series, [](const ScatterSeries &one) { return one.name == u"List price"_s; }));
    QCOMPARE(plane.x.minimum, 45292.0); // 2024-01-01 in any spreadsheet
}

// Ticks count from the start of the axis: on 50 to 20,000 they would be 50, 500, 5000, so it starts at 10.
void TestSheetPlanes::logarithmsTickAtPowers()
{
    ChartSpec chart{.kind = ChartKind::Plane, .axis = {{}, {}, AxisScale::Logarithmic, 50.0, 20000.0, {}, {}}};
    chart.plane.y = {{}, {}, AxisScale::Logarithmic, 50.0, 800.0, {}, {}};
    chart.plane.marks = {PlaneMark()};
    const ScatterChart plane = drawn(chart);
    QCOMPARE(plane.x.logBase, 10.0);
    QCOMPARE(plane.x.minimum, 10.0);
    QCOMPARE(plane.x.maximum, 100000.0);
    QCOMPARE(plane.y.logBase, 2.0);
    QCOMPARE(plane.y.minimum, 50.0);
}

// A roofline has the number of its chip, as do the marks below it; the key lists it once.
void TestSheetPlanes::namesBesideTheirMarksOrInAKey()
{
    ChartSpec chart{.kind = ChartKind::Plane};
    for (const char16_t *name : {u"A", u"B", u"C", u"D"}) {
        PlaneMark mark;
        mark.id = mark.label = QString::fromUtf16(name);
        PlaneLine line{.id = mark.id, .points = {{1, 1}, {2, 2}}};
        chart.plane.marks << mark << mark;
        chart.plane.lines << line;
    }
    const ScatterChart plane = drawn(chart);
    QStringList inKey;
    for (const ScatterSeries &series : plane.series) {
        QVERIFY(!series.number.isEmpty() && !series.isNamed);
        if (series.isInKey)
            inKey << series.name;
    }
    QCOMPARE(inKey, (QStringList{u"1 A"_s, u"2 B"_s, u"3 C"_s, u"4 D"_s}));
    chart.plane.marks.resize(6);
    chart.plane.lines.resize(3);
    QVERIFY(drawn(chart).series.constFirst().isNamed);
}

// Above the end of a line; right of a mark, or of a line that reaches the edge of the plane; likewise for numbers that
// replace names. Only the last point is labelled: the other labels are deleted.
void TestSheetPlanes::namesStandWhereTheyHideNothing()
{
    ScatterSeries mark{.name = u"Mark"_s, .marker = MarkShape::Circle};
    mark.x = mark.y = {u"Points"_s, 0, 0, 0};
    ScatterSeries line{.name = u"Line"_s};
    line.x = line.y = {u"Points"_s, 0, 1, 3};
    ScatterSeries toTheEdge = line;
    toTheEdge.name = u"To the edge"_s;
    toTheEdge.isNamedBeside = true;
    ScatterChart chart{.series = {mark, line, toTheEdge}};
    for (ScatterSeries &series : chart.series)
        series.isNamed = true;
    for (ScatterSeries series : {mark, line}) {
        series.number = u"1"_s;
        chart.series << series;
    }
    const auto book = SheetBook::create({});
    book.value()->addSheet(u"Points"_s).chart(0, 0, chart);
    const PackageParts parts = readPackage(book.value()->finish().value(), u"x"_s).value();
    QStringList labels; // by series: positions of the default and of single labels, "-" if deleted
    for (const XmlElement &element : elementsOf(partOf(parts, u"xl/charts/chart1.xml"_s))) {
        if (element.name == u"c:valAx")
            break;
        if (element.name == u"c:ser")
            labels << QString();
        else if (element.name == u"c:dLblPos")
            labels.last() += element.attributes.value(u"val"_s);
        else if (element.name == u"c:delete" && !labels.isEmpty())
            labels.last() += u'-';
    }
    QCOMPARE(labels, (QStringList{QString(), u"--t"_s, u"--"_s, QString(), u"--tt"_s})); // right is the default
}

void TestSheetPlanes::thePagesChartsComeFirst()
{
    const Board board = onDemandBoard();
    const ResultTable table = evaluate(m_catalog, board, valueMetrics(m_catalog, board));
    const WorkbookPage page{valuePage(m_catalog, board, table, Formatter()), table};
    const PackageParts parts = partsOf(page, board);
    QVERIFY(partOf(parts, u"xl/charts/chart1.xml"_s).contains("<c:scatterChart>"));
    QVERIFY(partOf(parts, u"xl/charts/chart2.xml"_s).contains("<c:barChart>")); // followed by the results
    const ResultTable seen = evaluate(m_catalog, board, answerMetrics(m_catalog, board));
    const PageSpec overview = answerPage(m_catalog, board, seen, Formatter());
    const PackageParts other = partsOf({overview, seen}, board);
    const QByteArray first = partOf(other, u"xl/charts/chart1.xml"_s);
    const Metric *metric = findMetric(MetricId(overview.charts.constFirst().id));
    QVERIFY(metric != nullptr);
    QVERIFY2(first.contains(metric->labelText().toUtf8()), first);
}

// Also on a page without rows, such as the Value page.
void TestSheetPlanes::barsHaveTheirColours()
{
    const Board board = onDemandBoard();
    const ResultTable table = evaluate(m_catalog, board, valueMetrics(m_catalog, board));
    const PackageParts parts = partsOf({valuePage(m_catalog, board, table, Formatter()), table}, board);
    int bars = 0;
    for (const PackagePart &part : parts) {
        if (!part.name.startsWith(u"xl/charts/chart"_s) || !part.bytes.contains("<c:barChart>"))
            continue;
        ++bars;
        QVERIFY2(part.bytes.contains("B85C00") && part.bytes.contains("123456"), qPrintable(part.name));
    }
    QVERIFY(bars >= 2);
}

void TestSheetPlanes::cautionsAreNamed()
{
    const Board board = onDemandBoard();
    const ResultTable table = evaluate(m_catalog, board, answerMetrics(m_catalog, board));
    PageSpec page = answerPage(m_catalog, board, table, Formatter());
    page.warning = u"Prices are of two kinds."_s;
    const ReadSheet sheet = readBook(partsOf({page, table}, board)).sheets.value(u"Overview"_s);
    int cautions = 0;
    int titles = 0;
    for (const ReadCell &cell : sheet) {
        cautions += cell.text == u"◆ Not comparable: Prices are of two kinds."_s ? 1 : 0;
        titles += cell.text == page.title ? 1 : 0;
    }
    QCOMPARE(cautions, 1);
    QCOMPARE(titles, 1);
}

CHIPBOARD_TEST(TestSheetPlanes, QGuiApplication)

} // namespace tst_sheetplanes

#include "tst_sheetplanes.moc"
