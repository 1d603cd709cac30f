// The legend of a page for one chart: it explains only the chart's marks.
#include "data/views/chartlegend.h"

#include "data/views/pagetexts.h"
#include "tests/support/testmain.h"

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
    void coloursOfCells();
    void whatIsOfThePageStays();
    void oldPricesAreExplainedWhereTheyAreMarked();
    void tablesHaveSignsAlone();
    void linesSayWhatRangesHeld();
    void eachChartStatesItsOwnShare();
    void aSharedSignHasOneMeaning();
};

using enum LegendMark;

static LegendPart part(LegendMark mark) { return {mark, u"mark = %1"_s.arg(static_cast<int>(mark))}; }

static Legend legendOf(std::initializer_list<LegendMark> marks)
{
    Legend legend;
    for (const LegendMark mark : marks)
        legend << part(mark);
    return legend;
}

void TestChartLegend::rowsOfMarks_data()
{
    QTest::addColumn<int>("mark");
    QTest::addColumn<ChartPoint>("point");
    const auto add = [](const char *name, LegendMark mark, const ChartPoint &point) {
        QTest::newRow(name) << static_cast<int>(mark) << point;
    };
    ChartPoint plain{.value = 1.0};
    ChartPoint hatched = plain;
    hatched.style = MarkStyle::Hatched;
    add("announced", Hatched, hatched);
    ChartPoint outlined = plain;
    outlined.style = MarkStyle::Outlined;
    add("estimates", Outlined, outlined);
    ChartPoint ranged = plain;
    ranged.low = 0.5;
    add("ranges", Whisker, ranged);
    add("reasons instead of numbers", Gap, ChartPoint{.gap = u"no FP8"_s});
}

void TestChartLegend::rowsOfMarks()
{
    QFETCH(const int, mark);
    QFETCH(const ChartPoint, point);
    const auto of = static_cast<LegendMark>(mark);
    ChartPoint plain{.value = 2.0};
    ChartSpec chart{.series = {{{}, {plain}}}};
    const Legend legend = legendOf({of, Ring});
    QCOMPARE(legendOn(legend, {chart}), Legend());
    chart.series[0].points << point;
    QCOMPARE(legendOn(legend, {chart}), legendOf({of}));
    ChartSpec scores; // the same point in a score table
    ScoreColumn column{.points = {point}};
    scores.scores.columns = {column};
    QCOMPARE(legendOn(legend, {scores}), legendOf({of}));
    QCOMPARE(legendOn(legend, {ChartSpec(), scores}), legendOf({of})); // on one of several charts
}

void TestChartLegend::marksOfPlanes()
{
    const Legend legend = legendOf({Diamond, Band, Ring});
    ChartSpec chart;
    QCOMPARE(legendOn(legend, {chart}), Legend());
    PlaneMark mark{.shape = MarkShape::Diamond};
    chart.plane.marks = {mark};
    QCOMPARE(legendOn(legend, {chart}), legendOf({Diamond}));
    chart.plane.marks[0].baseline = true;
    chart.plane.bands = {PlaneBand()};
    QCOMPARE(legendOn(legend, {chart}), legend);
    const Legend roadmap = legendOf({Announced});
    QCOMPARE(legendOn(roadmap, {chart}), Legend());
    PlaneLine line{.dashed = true};
    chart.plane.lines = {line};
    QCOMPARE(legendOn(roadmap, {chart}), roadmap);
    QCOMPARE(legendOn(legendOf({Dashed, Strong, Thin, Hatched}), {chart}), legendOf({Dashed, Strong}));
}

// The better and the worse end of a two-way table.
void TestChartLegend::coloursOfCells()
{
    const Legend legend = legendOf({BetterColour, WorseColour});
    ChartSpec chart{.kind = ChartKind::Heat};
    PlaneCell cell{.value = 1.0};
    chart.plane.cells = {cell};
    QCOMPARE(legendOn(legend, {chart}), Legend());
    cell.tone = 0.5;
    chart.plane.cells << cell;
    QCOMPARE(legendOn(legend, {chart}), legendOf({BetterColour}));
    cell.tone = -0.5;
    chart.plane.cells << cell;
    QCOMPARE(legendOn(legend, {chart}), legend);
}

// The old-price sign follows the date of a price: below a chart's title, or in the line of sources.
void TestChartLegend::oldPricesAreExplainedWhereTheyAreMarked()
{
    const Legend legend = legendOf({Stale, Brackets});
    ChartSpec memory{.subtitle = u"GiB per chip"_s};
    QCOMPARE(legendOn(legend, {memory}, u"Sources: A · Catalogue of 29 Nov 2026"_s), Legend());
    QCOMPARE(legendOn(legend, {memory}, u"Prices: Blocks, 22 Jul 2026 ⚠"_s), legendOf({Stale}));
    ChartSpec price{.subtitle = u"USD · Blocks, 22 Jul 2026 ⚠"_s};
    QCOMPARE(legendOn(legend, {memory, price}), legendOf({Stale}));
    PlaneMark mark{.label = u"144"_s};
    memory.plane.marks = {mark};
    QCOMPARE(legendOn(legend, {memory}), Legend());
    memory.plane.marks[0].label = u"144 (1.5x)"_s;
    QCOMPARE(legendOn(legend, {memory}), legendOf({Brackets}));
}

void TestChartLegend::whatIsOfThePageStays()
{
    const Legend legend = legendOf({Page, Own});
    QCOMPARE(legendOn(legend, {ChartSpec()}), legend);
    QCOMPARE(legendOn(Legend(), {ChartSpec()}), Legend());
    ScoreColumn column;
    ChartSpec chart{.scores = {.columns = {column}}};
    const Legend overview = legendOf({Best, Baseline});
    QCOMPARE(legendOn(overview, {chart}), Legend());
    chart.scores.columns[0].best = {0};
    chart.categories = {{u"h100"_s, u"H100"_s, ColourRole::Nvidia, true}};
    QCOMPARE(legendOn(overview, {chart}), overview);
}

void TestChartLegend::tablesHaveSignsAlone()
{
    const Legend legend = legendOf({Outlined, Stale, Own});
    Table table;
    QCOMPARE(legendOn(legend, table), Legend());
    table.rows = {{u"H100"_s, u"6.88 ⚠"_s}};
    QCOMPARE(legendOn(legend, table), legendOf({Stale}));
    table.rows << Table::Row{u"Trainium2"_s, u"2.24 ✎"_s};
    QCOMPARE(legendOn(legend, table), legendOf({Stale, Own}));
    QCOMPARE(legendOf({Page, Ring}).text(), part(Page).text + u" · "_s + part(Ring).text);
}

// Coverage by the displayed kind: 0.7285 for full load, 0.7829 for a stated batch (calibration.json), never a general
// 80.
void TestChartLegend::linesSayWhatRangesHeld()
{
    const auto point = [](double coverage) { return ChartPoint{.value = 1.0, .low = 0.5, .coverage = coverage}; };
    ChartSpec chart{.series = {{{}, {point(0.7285), point(0.7285)}}}};
    QCOMPARE(whiskerPart({chart}, Formatter()).text, u"line = 73% of published results"_s);
    chart.series[0].points << point(0.0); // a published price has another range
    QCOMPARE(coverageText({chart}, Formatter()), u"73% of published results"_s);
    ChartSpec scores;
    ScoreColumn column{.points = {point(0.7829)}};
    scores.scores.columns = {column};
    QCOMPARE(coverageText({chart, scores}, Formatter()), u"73% to 78% of published results"_s);
    ChartSpec plane;
    PlaneMark mark{.coverage = 0.8133};
    plane.plane.marks = {mark};
    QCOMPARE(coverageText({plane}, Formatter()), u"81% of published results"_s);
    chart.series = {{{}, {point(0.0)}}};
    QCOMPARE(coverageText({chart}, Formatter()), u"range of the estimate"_s);
}

// On a slide of one chart, "73% to 81%" of the page's legend contradicted the 73% in the chart's own head.
void TestChartLegend::eachChartStatesItsOwnShare()
{
    const auto chartOf = [](double coverage) {
        ChartPoint point{.value = 1.0, .low = 0.5, .high = 2.0, .coverage = coverage};
        point.style = MarkStyle::Outlined;
        return ChartSpec{.subtitle = u"USD"_s, .series = {{{}, {point}}}};
    };
    const auto named = [&chartOf](double one, double other) {
        PageSpec page;
        page.charts = {chartOf(one), chartOf(other)};
        page.legend = {{outlinedPart(), whiskerPart(page.charts, Formatter())}};
        nameRanges(page, Formatter());
        return page;
    };
    const PageSpec unlike = named(0.7285, 0.8133);
    QCOMPARE(unlike.charts.at(0).subtitle, u"USD · line: 73% of published results"_s);
    QCOMPARE(unlike.charts.at(1).subtitle, u"USD · line: 81% of published results"_s);
    QCOMPARE(unlike.legend.text(), u"outlined = our estimate"_s);
    const PageSpec alike = named(0.7285, 0.7285);
    QCOMPARE(alike.charts.at(1).subtitle, u"USD"_s); // the legend states it for both
    QCOMPARE(alike.legend.text(), u"outlined = our estimate · line = 73% of published results"_s);
}

// A line that is a range on one chart and a roof on the other is said of each; what both have alike stands once.
void TestChartLegend::aSharedSignHasOneMeaning()
{
    const LegendPart range{Whisker, u"line = range"_s};
    const LegendPart roof{Strong, u"line = roof"_s};
    const LegendPart hatched{Hatched, u"hatched = announced"_s};
    ChartPoint ranged{.value = 1.0, .low = 0.5};
    ChartSpec memory{.title = u"Memory"_s, .series = {{{}, {ranged}}}};
    ChartSpec roofline{.kind = ChartKind::Plane, .title = u"Roofline"_s, .plane = {.lines = {PlaneLine()}}};
    const Legend both = joinedLegend({{memory, {{hatched, range}}}, {roofline, {{roof, hatched}}}});
    QCOMPARE(both.text(), u"hatched = announced · Memory: line = range · Roofline: line = roof"_s);
    QCOMPARE(joinedLegend({{memory, {{range}}}, {memory, {{range, hatched}}}}).text(),
             u"line = range · hatched = announced"_s);
    // A line that nothing explains is no range either.
    QCOMPARE(joinedLegend({{memory, {{range}}}, {roofline, {}}}).text(), u"Memory: line = range"_s);
    ChartSpec bars{.title = u"Bars"_s};
    QCOMPARE(joinedLegend({{memory, {{range}}}, {bars, {}}}).text(), u"line = range"_s);
    // Parts of a page say what they explain.
    const LegendPart dots{Page, u"dots = prices"_s, {LegendSign::Circle}};
    roofline.plane.marks = {PlaneMark()};
    QCOMPARE(joinedLegend({{bars, {{dots}}}, {roofline, {}}}).text(), u"Bars: dots = prices"_s);
    QCOMPARE(joinedLegend({{bars, {{part(Page)}}}, {roofline, {}}}).text(), part(Page).text);
    QCOMPARE(legendOn(both, {memory}).text(), u"line = range"_s); // alone it needs no name
    QCOMPARE(legendOn(both, {memory, roofline}), Legend({{both.parts.at(1), both.parts.at(2)}}));
}

CHIPBOARD_TEST(TestChartLegend, QCoreApplication)

} // namespace tst_chartlegend

#include "tst_chartlegend.moc"
