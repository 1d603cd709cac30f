// Texts and charts of the Value page: one workload in full as text, otherwise invariants of every page.
#include "data/views/pages.h"

#include "data/files/catalogreader.h"
#include "data/views/planeaxis.h"
#include "tests/support/labels.h"
#include "tests/support/ondemandboard.h"
#include "tests/support/pagechecks.h"
#include "tests/support/spectext.h"
#include "tests/support/testmain.h"
#include "tests/support/workloadfixture.h"

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_valuepage {

class TestValuePage : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void drawsTheValuePage();
    void describesMarksAndLines();
    void saysWhoIsNotOnIt();
    void linesOfEqualCostRunThroughTheirCost();
    void takesLogarithmsOfATenfoldSpread();
    void aScaleAndAxisTitlesAreChosen();
    void carriesARangeOfPrices();
    void nothingToShow();
    void everyShippedWorkloadMakesAPage();
};

static PageSpec pageOf(const Catalog &catalog, const Board &board)
{
    return valuePage(catalog, board, evaluate(catalog, board, valueMetrics(catalog, board)), Formatter());
}

static const QStringList fourChips{u"trainium2"_s, u"trainium4"_s, u"h100-sxm"_s, u"a100-80-sxm"_s};

void TestValuePage::drawsTheValuePage()
{
    // 1e6 / 3600 / 0.25 = 1111 tokens a second per dollar an hour: 3.60 USD give 4000.
    const QString expected = uR"~(page value: H100 gives the most tokens per dollar: 1.67M, vs 1.29M on A100 80GB
support: 1.67M vs 1.29M tokens per dollar: $0.60 vs $0.78 per 1M output tokens (−23%); odds 90:10 that H100 is cheaper.
warning: Trainium2: no on-demand list price; the Capacity Block price dated 31 Jan 2026 is shown. [Compare all at: Book capacity-blocks -> prices:capacity-blocks]
chart value: Price and speed
  subtitle: both axes from zero · up and left is better · not drawn: Trainium4 (not on sale)
  axis: Price [USD per chip-hour] 0 to 8, ticks 0 2 4 6 8
  y axis: Throughput [tokens per second per chip] 0 to 4000, ticks 0 1000 2000 3000 4000
  line  other quiet "0.25 USD" (0, 0) (3.6, 4000)
  line  other quiet "0.45 USD" (0, 0) (6.48, 4000)
  line  other quiet "0.80 USD" (0, 0) (8, 2777.7778)
  line  other strong "" (2.23505, 2378.3486) (6.88, 3193.5349)
  mark trainium2 trainium (2.23505, 2378.3486 [1981.9571, 2854.0183]) outlined circle "Trainium2 (Capacity Block)"
  mark h100-sxm nvidia baseline (6.88, 3193.5349 [2661.2791, 3832.2419]) outlined circle "H100"
  mark a100-80-sxm nvidia (3.4308813, 1228.2875 [1023.5729, 1473.945]) outlined circle "A100 80GB"
legend: outlined = our estimate · line = range of the estimate · thick line = best offers, none is both cheaper and faster · thin lines = equal cost, USD per 1M output tokens · ring = baseline
footer: Sources: Title of source, Jan 2026 · Prices: Book on-demand, us-east-1, us-east-2, 31 Jan 2026 · Catalogue of 31 Jan 2026
numbers: Chip | USD per chip-hour | tokens per second per chip | USD per 1M output tokens | On the Pareto front | Source
  Trainium2 | 2.2351 | 2380 | ~0.261 (Capacity Block) | yes | Title of source, Jan 2026
  Trainium4 | – | – | not on sale | – | –
  H100 | 6.88 | 3190 | ~0.598 | yes | Title of source, Jan 2026
  A100 80GB | 3.4309 | 1230 | ~0.776 | no | Title of source, Jan 2026
file: trainium2-and-3-more_value
)~"_s;
    const QString text = toText(pageOf(workloadWorld(), aWorkloadBoard("serve", fourChips)));
    QCOMPARE(firstDifference(text, expected), QString());
}

void TestValuePage::describesMarksAndLines()
{
    const PlaneSpec plane = pageOf(workloadWorld(), aWorkloadBoard("serve", fourChips)).charts.constFirst().plane;
    QCOMPARE(QString(plane.marks.at(0).description).replace(QChar(0x00A0), u' '),
             u"Trainium2: 2380 tokens per second per chip for 2.24 USD per chip-hour, so 0.26 "
             "USD per 1M output tokens; throughput range 1980 to 2860; bottleneck: compute. No "
             "other option is both cheaper and faster."_s);
    QCOMPARE(QString(plane.lines.constFirst().description).replace(QChar(0x00A0), u' '),
             u"On this line the work costs 0.25 USD per 1M output tokens."_s);
}

void TestValuePage::saysWhoIsNotOnIt()
{
    Catalog catalog = workloadWorld();
    catalog.books.first().prices.removeAt(2); // p4de.24xlarge
    catalog.index();
    const PageSpec page = pageOf(catalog, aWorkloadBoard("serve", fourChips));
    QCOMPARE(page.charts.constFirst().plane.marks.size(), 2);
    QVERIFY2(page.notes.constFirst().startsWith(u"Not on the chart: Trainium4 ("_s), qPrintable(page.notes.first()));
    QVERIFY(page.notes.constFirst().contains(u"A100 80GB (no price)"_s));
    // The card has it too, for screen, slides and pictures.
    const QString subtitle = page.charts.constFirst().subtitle;
    QVERIFY2(subtitle.contains(u"not drawn: Trainium4 (not on sale), A100 80GB (no price)"_s), qPrintable(subtitle));
    const PageSpec whole = pageOf(workloadWorld(), aWorkloadBoard("serve", {u"h100-sxm"_s}));
    QVERIFY(!whole.charts.constFirst().subtitle.contains(u"not drawn"_s));
}

void TestValuePage::linesOfEqualCostRunThroughTheirCost()
{
    const ChartSpec chart = pageOf(workloadWorld(), aWorkloadBoard("serve", fourChips)).charts.constFirst();
    int quiet = 0;
    for (const PlaneLine &line : chart.plane.lines) {
        if (line.weight != LineWeight::Quiet)
            continue;
        ++quiet;
        const QPointF end = line.points.constLast();
        const double cost = end.x() / (3600.0 * end.y()) * 1e6;
        QVERIFY2(line.label.startsWith(Formatter().moneyLabel(cost)), qPrintable(line.label));
        QVERIFY(end.x() <= chart.axis.maximum * 1.0001 && end.y() <= chart.plane.y.maximum * 1.0001);
    }
    QCOMPARE(quiet, 3);
}

void TestValuePage::takesLogarithmsOfATenfoldSpread()
{
    Catalog catalog = workloadWorld();
    catalog.books.first().prices[1].usdPerHour = aFigure(60.0, Unit::UsdPerHour); // one H100, in a p5.4xlarge
    catalog.index();
    const ChartSpec chart = pageOf(catalog, aWorkloadBoard("serve", fourChips)).charts.constFirst();
    QCOMPARE(chart.axis.scale, AxisScale::Logarithmic);
    QCOMPARE(chart.plane.y.scale, AxisScale::Logarithmic);
    QVERIFY(chart.subtitle.contains(u"both axes logarithmic"_s));
}

// The page is linear by default; lines of equal cost follow the axes.
void TestValuePage::aScaleAndAxisTitlesAreChosen()
{
    Board board = aWorkloadBoard("serve", fourChips);
    const ChartSpec usual = pageOf(workloadWorld(), board).charts.constFirst();
    QVERIFY(usual.plane.takesScale);
    ChartWords words{.page = u"value"_s, .chart = usual.id};
    const bool wasLog = usual.axis.scale == AxisScale::Logarithmic;
    words.scale = wasLog ? RowScale::Linear : RowScale::Logarithmic;
    words.xTitle = u"Rent"_s;
    words.yTitle = u"Speed"_s;
    board.words = withWords({}, words);
    const PageSpec page = pageOf(workloadWorld(), board);
    const ChartSpec chart = labelled(page, board, {}, Formatter()).charts.constFirst();
    QCOMPARE(chart.axis.scale == AxisScale::Logarithmic, !wasLog);
    QCOMPARE(chart.plane.y.scale, chart.axis.scale);
    QCOMPARE(axisTitle(chart.axis), u"Rent, "_s + usual.axis.unit); // the unit stays with its numbers
    QCOMPARE(axisTitle(chart.plane.y), u"Speed, "_s + usual.plane.y.unit);
    QCOMPARE(faultOf(page), QString());
}

void TestValuePage::carriesARangeOfPrices()
{
    Catalog catalog = workloadWorld();
    catalog.books.first().prices[1].usdPerHour = aRange(6.0, 7.0, 8.0, Unit::UsdPerHour); // one H100, in a p5.4xlarge
    catalog.index();
    const PlaneMark mark =
        pageOf(catalog, aWorkloadBoard("serve", {u"h100-sxm"_s})).charts.constFirst().plane.marks.constFirst();
    QCOMPARE(mark.x, 7.0);
    QCOMPARE(*mark.xLow, 6.0);
    QCOMPARE(*mark.xHigh, 8.0);
    QVERIFY(mark.yLow && *mark.yLow < mark.y);
}

void TestValuePage::nothingToShow()
{
    const PageSpec page = pageOf(workloadWorld(), aWorkloadBoard("serve", {}));
    QCOMPARE(page.title, u"Choose chips to compare"_s);
    QVERIFY(page.charts.constFirst().plane.lines.isEmpty());
    QCOMPARE(page.charts.constFirst().plane.empty,
             u"No selected item has both an estimate and a price in \"Book on-demand\"."_s);
    QVERIFY(page.legend.isEmpty());
    QCOMPARE(faultOf(pageOf(workloadWorld(), aWorkloadBoard("no-such", fourChips))), QString());
}

void TestValuePage::everyShippedWorkloadMakesAPage()
{
    const Catalog catalog = loadCatalog({}).catalog;
    Board board = onDemandBoard(mapped(catalog.chips, &Chip::id));
    QCOMPARE(faultOfWorkloads(catalog, board, pageOf, 90), QString());
}

CHIPBOARD_TEST(TestValuePage, QCoreApplication)

} // namespace tst_valuepage

#include "tst_valuepage.moc"
