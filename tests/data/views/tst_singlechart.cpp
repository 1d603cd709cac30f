// One chart of a page as a separate page, and its numbers as a table.
#include "data/views/pagetables.h"

#include "data/views/chartlegend.h"
#include "data/views/pagetexts.h"
#include "tests/support/samplepage.h"
#include "tests/support/tabletexts.h"
#include "tests/support/testmain.h"

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_singlechart {

class TestSingleChart : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void keepsWhatStandsAround();
    void saysWhatTheChartSays();
    void aTitleOfAPersonIsTheTitle();
    void aChartWithoutASentenceHasItsTitle();
    void aPlaneOfTheTitleHasItsOwnSources();
    void hasTheNumbersOfTheChartAlone();
    void tellsRatiosInAColumnOfTheirOwn();
    void namesItsOwnSources();
    void marksHaveNames();
};

void TestSingleChart::keepsWhatStandsAround()
{
    const PageSpec page = test::samplePage();
    const PageSpec alone = chartPage(page, page.charts.at(1));
    QCOMPARE(alone.charts, QList<ChartSpec>{page.charts.at(1)});
    QCOMPARE(alone.title, page.title);
    QCOMPARE(alone.warning, page.warning);
    QCOMPARE(alone.footer, page.footer);
    QCOMPARE(alone.legend, legendOn(page.legend, {page.charts.at(1)}));
    QVERIFY(alone.fileStem.endsWith(u'_' + page.charts.at(1).id));
}

// The chart that answers the page's question keeps the page's sentence; a custom page title applies to none of its
// charts.
void TestSingleChart::saysWhatTheChartSays()
{
    PageSpec page = test::samplePage();
    page.charts[0].alone.statement = u"Compute: A is highest"_s;
    page.charts[1].alone.statement = u"Memory: B is highest"_s;
    page.charts[1].alone.caution = u"Of memory alone."_s;
    page.charts[1].alone.footer = u"Sources: those of the memory"_s;
    page.notice.text = u"Prices of the title."_s;
    PageSpec alone = chartPage(page, page.charts.at(1));
    QCOMPARE(alone.footer, page.charts.at(1).alone.footer);
    QCOMPARE(alone.notice, PageNotice());
    QCOMPARE(alone.title, page.charts.at(1).alone.statement);
    QCOMPARE(alone.warning, page.charts.at(1).alone.caution);
    QCOMPARE(chartPage(page, page.charts.at(0)).title, page.title);
    QCOMPARE(chartPage(page, page.charts.at(0)).warning, page.warning);
    QCOMPARE(chartPage(page, page.charts.at(0)).notice, page.notice);
    page.answer = std::exchange(page.title, u"Our choice"_s);
    page.doubt = u"It is no longer so."_s;
    alone = chartPage(page, page.charts.at(1));
    QCOMPARE(alone.title, page.charts.at(1).alone.statement);
    QCOMPARE(alone.answer, QString());
    QCOMPARE(alone.doubt, QString());
    QCOMPARE(chartPage(page, page.charts.at(0)).title, page.answer); // the sentence from the data
    QCOMPARE(chartPage(page, page.charts.at(0)).answer, QString());
}

// Whether or not the chart answers the page's question, and for any page title.
void TestSingleChart::aTitleOfAPersonIsTheTitle()
{
    PageSpec page = test::samplePage();
    for (const int at : {0, 1}) {
        page.charts[at].axis.label = page.charts.at(at).title;
        page.charts[at].title = u"MY OWN TITLE"_s;
        page.charts[at].doubt = u"2 is now 3."_s;
        page.charts[at].alone = {u"MY OWN TITLE"_s, {}, u"Sources: of its own"_s};
    }
    page.warning = u"Prices differ."_s;
    for (const QString &title : {page.title, u"Our page"_s}) {
        page.answer = title == page.title ? QString() : std::exchange(page.title, title);
        for (const int at : {0, 1}) {
            const PageSpec alone = chartPage(page, page.charts.at(at));
            QCOMPARE(alone.title, u"MY OWN TITLE"_s);
            QCOMPARE(alone.answer, QString());
            QCOMPARE(alone.warning, QString()); // not about prices
            QCOMPARE(alone.footer, u"Sources: of its own"_s);
            QCOMPARE(alone.doubt, u"2 is now 3."_s);
            QCOMPARE(alone.charts.constFirst().title, page.charts.at(at).axis.label); // the name from the data
            QCOMPARE(alone.charts.constFirst().doubt, QString());
        }
    }
}

// Watts have no statement; their caution and sources are still known.
void TestSingleChart::aChartWithoutASentenceHasItsTitle()
{
    PageSpec page = test::samplePage();
    page.charts[1].alone = {{}, {}, u"Sources: of the power"_s};
    page.warning = u"Prices differ."_s;
    const PageSpec alone = chartPage(page, page.charts.at(1));
    QCOMPARE(alone.title, page.charts.at(1).title);
    QCOMPARE(alone.warning, QString());
    QCOMPARE(alone.footer, u"Sources: of the power"_s);
}

// A timeline has no prices, though another chart of its page has: no old prices to explain. A title about metrics keeps
// the sources of all of them.
void TestSingleChart::aPlaneOfTheTitleHasItsOwnSources()
{
    PageSpec page = test::samplePage();
    ChartSpec dates{.kind = ChartKind::Plane, .id = u"dates"_s, .title = u"Dates"_s};
    dates.alone = {u"Dates: A is the newest"_s, {}, u"Sources: A"_s};
    page.charts.prepend(dates);
    page.hasLead = true;
    page.answerMetrics.clear();
    page.footer = u"Sources: A · Prices: B, 22 Jul 2026 "_s + staleGlyph;
    page.legend = {{stalePart()}};
    const PageSpec alone = chartPage(page, page.charts.constFirst());
    QCOMPARE(alone.title, page.title);
    QCOMPARE(alone.footer, u"Sources: A"_s);
    QVERIFY2(alone.legend.isEmpty(), qPrintable(alone.legend.text()));
    page.answerMetrics = {MetricId(u"price_chip_hour"_s)};
    QCOMPARE(chartPage(page, page.charts.constFirst()).footer, page.footer);
}

// Row 5 of the sample has no FP8.
void TestSingleChart::hasTheNumbersOfTheChartAlone()
{
    PageSpec page = test::samplePage();
    page.lists = {{u"more"_s, {}, {}}};
    page.data.columns = {{u"x"_s, false}};
    const PageSpec alone = chartPage(page, page.charts.at(0));
    QCOMPARE(alone.numbers, tableOf(page.charts.at(0)));
    QCOMPARE(alone.numbers.rows.size(), 8);
    QCOMPARE(alone.numbers.rows.at(5).at(1).text, u"no FP8"_s);
    QVERIFY(alone.lists.isEmpty() && alone.data.columns.isEmpty());
}

// The number keeps its column for sums; bars and score tables alike.
void TestSingleChart::tellsRatiosInAColumnOfTheirOwn()
{
    ChartSpec chart = test::samplePage().charts.at(0);
    QCOMPARE(tableOf(chart).columns.size(), 2);
    ChartPoint &point = chart.series.first().points.first();
    const QString number = tableOf(chart).rows.at(0).at(1).text;
    point.absolute = point.label;
    point.label = u"▲ 2.1×"_s;
    point.beside = Beside::Better;
    const Table table = tableOf(chart);
    QCOMPARE(table.columns.size(), 3);
    QCOMPARE(table.columns.at(2).title, u"Compared with the baseline"_s);
    QCOMPARE(textRows(table).at(0), (QStringList{chart.categories.at(0).label, number, u"▲ 2.1×"_s}));
    QCOMPARE(besideIn(table.rows.at(0)), (QList<Beside>{Beside::Untold, Beside::Untold, Beside::Better}));
    QCOMPARE(table.rows.at(1).at(2).text, QString()); // none for the baseline
    ChartSpec scores{.kind = ChartKind::Scores, .categories = {{u"a"_s, u"A"_s}}};
    scores.scores.columns = {{u"memory"_s, u"Memory"_s, u"GB"_s, true, false, 100.0, {point}, {}},
                             {u"price"_s, u"Price"_s, u"USD"_s, true, false, 100.0, {ChartPoint()}, {}}};
    QCOMPARE(tableOf(scores).columns.size(), 4); // name, memory, comparison, price
    QCOMPARE(tableOf(scores).rows.at(0).at(2).text, u"▲ 2.1×"_s);
    QCOMPARE(tableOf(scores).columns.at(3).title, u"Price, USD"_s);
}

// A mark without a label has its name, a mark without a name its id.
void TestSingleChart::marksHaveNames()
{
    ChartSpec chart{.kind = ChartKind::Plane};
    chart.plane.marks = {PlaneMark{.id = u"m1"_s, .label = u"H100"_s, .name = u"Llama on H100"_s},
                         PlaneMark{.id = u"m2"_s, .name = u"Llama on H200"_s}, PlaneMark{.id = u"m3"_s}};
    QCOMPARE(textRows(tableOf(chart)).at(0).at(0), u"H100"_s);
    QCOMPARE(textRows(tableOf(chart)).at(1).at(0), u"Llama on H200"_s);
    QCOMPARE(textRows(tableOf(chart)).at(2).at(0), u"m3"_s);
}

void TestSingleChart::namesItsOwnSources()
{
    PageSpec page = test::samplePage();
    page.sources = {u"A"_s, u"B"_s};
    QCOMPARE(chartPage(page, page.charts.at(0)).sources, page.sources);
    page.charts[0].sources = {u"B"_s};
    QCOMPARE(chartPage(page, page.charts.at(0)).sources, QStringList{u"B"_s});
}

CHIPBOARD_TEST(TestSingleChart, chipboard::testing::NoApplication)

} // namespace tst_singlechart

#include "tst_singlechart.moc"
