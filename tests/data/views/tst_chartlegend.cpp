// The legend of a page for one chart: what is not on it is not told.
#include "data/views/chartlegend.h"

#include "data/files/catalogreader.h"
#include "data/views/answerpage.h"
#include "data/views/breakevenpage.h"
#include "data/views/historypage.h"
#include "data/views/rooflinepage.h"
#include "data/views/valuepage.h"
#include "data/views/workloadpage.h"
#include "tests/support/ondemandboard.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace chipboard;

namespace tst_chartlegend {

class TestChartLegend : public QObject
{
    Q_OBJECT

private slots:
    void rowsOfMarks_data();
    void rowsOfMarks();
    void marksOfPlanes();
    void whatIsNotKnownStays();
    void partsOfThePagesAreKnown();
    void tablesHaveSignsAlone();
};

static PageSpec pageWith(const QString &legend)
{
    PageSpec page;
    page.legend = legend;
    return page;
}

void TestChartLegend::rowsOfMarks_data()
{
    QTest::addColumn<QString>("part");
    QTest::addColumn<ChartPoint>("point");
    ChartPoint point;
    point.value = 1.0;
    ChartPoint hatched = point;
    hatched.style = MarkStyle::Hatched;
    QTest::newRow("announced") << u"hatched = announced"_s << hatched;
    ChartPoint outlined = point;
    outlined.style = MarkStyle::Outlined;
    QTest::newRow("estimates") << u"outlined = our estimate"_s << outlined;
    ChartPoint ranged = point;
    ranged.low = 0.5;
    QTest::newRow("ranges") << u"whisker = range, ~ = approximate"_s << ranged;
    ChartPoint gap;
    gap.gap = u"n/p"_s;
    QTest::newRow("gaps") << u"n/p = not published"_s << gap;
}

void TestChartLegend::rowsOfMarks()
{
    QFETCH(const QString, part);
    QFETCH(const ChartPoint, point);
    ChartPoint plain;
    plain.value = 2.0;
    ChartSpec chart;
    chart.series = {{{}, {plain}}};
    const PageSpec page = pageWith(part + u" · ring = now"_s);
    QCOMPARE(legendOn(page, chart), QString());
    chart.series[0].points << point;
    QCOMPARE(legendOn(page, chart), part);
    ChartSpec scores; // the same in a score table
    ScoreColumn column;
    column.points = {point};
    scores.scores.columns = {column};
    QCOMPARE(legendOn(page, scores), part);
}

void TestChartLegend::marksOfPlanes()
{
    const PageSpec page =
        pageWith(u"diamond = break-even · band = move to Trainium2, eight of ten cases · ring = now"_s);
    ChartSpec chart;
    QCOMPARE(legendOn(page, chart), QString());
    PlaneMark mark;
    mark.shape = MarkShape::Diamond;
    chart.plane.marks = {mark};
    QCOMPARE(legendOn(page, chart), u"diamond = break-even"_s);
    chart.plane.marks[0].baseline = true;
    chart.plane.bands = {PlaneBand()};
    QCOMPARE(legendOn(page, chart), page.legend);
    const PageSpec roadmap = pageWith(u"hatched, dashed = announced"_s);
    QCOMPARE(legendOn(roadmap, chart), QString());
    PlaneLine line;
    line.dashed = true;
    chart.plane.lines = {line};
    QCOMPARE(legendOn(roadmap, chart), roadmap.legend);
}

void TestChartLegend::whatIsNotKnownStays()
{
    const PageSpec page = pageWith(u"in brackets: growth · colour = maker of the chip"_s);
    QCOMPARE(legendOn(page, ChartSpec()), page.legend);
    QCOMPARE(legendOn(pageWith({}), ChartSpec()), QString());
    ScoreColumn column;
    ChartSpec chart;
    chart.scores.columns = {column};
    const PageSpec overview = pageWith(u"★ = best that can be had · ◀ = baseline"_s);
    QCOMPARE(legendOn(overview, chart), QString());
    chart.scores.columns[0].best = {0};
    chart.categories = {{u"h100"_s, u"H100"_s, ColourRole::Nvidia, true}};
    QCOMPARE(legendOn(overview, chart), overview.legend);
}

// Whoever changes what a page's legend says of its marks is told here: it would stand below every chart. What a page
// says of all its charts stays.
void TestChartLegend::partsOfThePagesAreKnown()
{
    const Catalog catalog = loadCatalog({}).catalog;
    const Board board = testing::onDemandBoard();
    const Formatter formatter;
    const auto on = [&](const QList<MetricId> &metrics) { return evaluate(catalog, board, metrics); };
    const QList<PageSpec> pages{workloadPage(catalog, board, on(workloadMetrics(catalog, board)), formatter),
                                valuePage(catalog, board, on(valueMetrics(catalog, board)), formatter),
                                rooflinePage(catalog, board, on(rooflineMetrics(catalog, board)), formatter),
                                breakEvenPage(catalog, board, on(breakEvenMetrics(catalog, board)), formatter),
                                historyPage(catalog, board, on(historyMetrics(catalog, board)), {}, {}, formatter),
                                answerPage(catalog, board, on(answerMetrics(catalog, board)), formatter)};
    const QStringList ofAll{u"point = price on that date"_s, u"text instead of a bar"_s,
                            u"square = reading the prompt (prefill), circle = writing the answer (decode)"_s};
    QSet<QString> told;
    for (const PageSpec &page : pages) {
        for (const QString &part : page.legend.split(u" · "_s, Qt::SkipEmptyParts)) {
            const bool stays =
                std::any_of(ofAll.begin(), ofAll.end(), [&part](const QString &one) { return part.startsWith(one); });
            PageSpec alone;
            alone.legend = part;
            const bool isOfMarks = legendOn(alone, ChartSpec()).isEmpty(); // which are not there
            QVERIFY2(isOfMarks || stays, qPrintable(page.id + u": "_s + part));
            told << part;
        }
    }
    QVERIFY(told.size() > 10);
}

void TestChartLegend::tablesHaveSignsAlone()
{
    const PageSpec page = pageWith(u"outlined = our estimate · n/p = not published · n/c = not comparable"_s);
    Table table;
    QCOMPARE(legendOn(page, table), QString());
    table.rows = {{u"H100"_s, u"n/p"_s}};
    QCOMPARE(legendOn(page, table), u"n/p = not published"_s);
    table.rows << Table::Row{u"Trainium2"_s, u"2.24 n/c"_s};
    QCOMPARE(legendOn(page, table), u"n/p = not published · n/c = not comparable"_s);
}

CHIPBOARD_TEST(TestChartLegend, QCoreApplication)

} // namespace tst_chartlegend

#include "tst_chartlegend.moc"
