// Comparisons with the baseline on whole pages: which numbers become ratios, which stay, and that no board gets a
// misleading ratio.
#include "data/views/pagelabels.h"

#include "data/analysis/besidebaseline.h"
#include "data/analysis/comparability.h"
#include "data/analysis/contest.h"
#include "data/analysis/valueoffers.h"
#include "data/files/catalogreader.h"
#include "data/views/pagebuilder.h"
#include "data/views/pages.h"
#include "tests/support/labels.h"
#include "tests/support/metricfixture.h"
#include "tests/support/ondemandboard.h"
#include "tests/support/tabletexts.h"
#include "tests/support/testmain.h"

#include <QRandomGenerator>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_comparedvalues {

namespace {

const Formatter english{QLocale::c()};

QString plain(QString text) { return text.replace(QChar(0x00A0), u' '); }

/// The Compare page of smallWorld().
struct Compared
{
    Board board;
    ResultTable table;
    PageSpec page;
};

Compared compared(const QStringList &chips, const QString &baseline, ValueForm form, const QStringList &charts)
{
    static const Catalog catalog = smallWorld();
    Compared made{.board = aBoard(chips)};
    made.board.baseline = baseline;
    made.board.values = form;
    made.board.precision = Precision::Fp8;
    made.board.charts = mapped(charts, [](const QString &chart) { return MetricId(chart); });
    made.table = evaluate(catalog, made.board, made.board.charts);
    made.page =
        testing::labelled(comparePage(catalog, made.board, made.table, english), made.board, made.table, english);
    return made;
}

QStringList labelsOf(const ChartSpec &chart)
{
    QStringList labels;
    for (const ChartPoint &point : chart.series.constFirst().points)
        labels << plain(point.value ? point.label : point.gap);
    return labels;
}

/// A ratio shown on a page.
struct ShownRatio
{
    QString metric;
    QString subject;
    ChartPoint point;
};

QList<ShownRatio> ratiosOn(const PageSpec &page)
{
    QList<ShownRatio> ratios;
    const auto read = [&](const ChartSpec &chart, const QString &metric, const QList<ChartPoint> &points) {
        for (qsizetype i = 0; i < points.size(); ++i) {
            if (!points.at(i).absolute.isEmpty())
                ratios << ShownRatio{metric, chart.categories.at(i).id, points.at(i)};
        }
    };
    for (const ChartSpec &chart : page.charts) {
        for (const ChartSeries &series : chart.series)
            read(chart, chart.id, series.points);
        for (const ScoreColumn &column : chart.scores.columns)
            read(chart, column.metric, column.points);
    }
    return ratios;
}

} // namespace

class TestComparedValues : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void initTestCase() { m_catalog = loadCatalog({}).catalog; }
    void absoluteIsAsEver();
    void labelsAreRatios();
    void barsKeepTheirLengths();
    void tablesHaveBoth();
    void tooltipsHaveBoth();
    void legendAndSubtitleSayAgainstWhom();
    void aBaselineThatLacksTheMetricIsSaid();
    void unlikeNumbersStayAndAreExplained();
    void unlikeNumbersSaySoInAnyDigits();
    void withoutABaselineNumbersStay();
    void marksOfAPlaneAreTold();
    void priceAndSpeedOfOneAreTold();
    void whatIsNoOfferHasNoRatio();
    void roofsOfChipsAreTold();
    void theLegendIsOfWhatIsShown();
    void whatStaysIsSaidOnce();
    void otherPagesStayAsTheyAre();
    void reasonsAreOfTheChartsOwnMetric();
    void noBoardGetsARatioThatMisleads();

private:
    [[nodiscard]] Board anyBoard(QRandomGenerator &random) const;
    [[nodiscard]] QList<std::pair<PageSpec, ResultTable>> pagesOf(const Board &board) const;

    Catalog m_catalog;
};

void TestComparedValues::absoluteIsAsEver()
{
    const Compared made = compared({u"trainium2"_s, u"h100-sxm"_s}, u"h100-sxm"_s, ValueForm::Absolute,
                                   {u"compute_best"_s, u"price_chip_hour"_s});
    PageSpec plain = comparePage(smallWorld(), made.board, made.table, english);
    plain.numbers = withEvenDecimals(plain.numbers, english.locale());
    plain.legend = made.page.legend; // of the marks drawn
    QCOMPARE(made.page, plain);
    QVERIFY(ratiosOn(made.page).isEmpty());
}

// 1299 / 1979 = 0.656; 96 / 80 GiB = 1.2; 2.9 / 3.35 = 0.866
void TestComparedValues::labelsAreRatios()
{
    const QStringList chips{u"trainium2"_s, u"h100-sxm"_s};
    const QStringList charts{u"compute_best"_s, u"memory"_s, u"memory_bandwidth"_s};
    const PageSpec times = compared(chips, u"h100-sxm"_s, ValueForm::Times, charts).page;
    QCOMPARE(labelsOf(times.charts.at(0)), (QStringList{u"▽ 0.66×"_s, u"1979"_s}));
    QCOMPARE(labelsOf(times.charts.at(1)), (QStringList{u"▲ 1.20×"_s, u"80"_s}));
    const PageSpec percent = compared(chips, u"h100-sxm"_s, ValueForm::Percent, charts).page;
    QCOMPARE(labelsOf(percent.charts.at(0)), (QStringList{u"▽ −34%"_s, u"1979"_s}));
    QCOMPARE(labelsOf(percent.charts.at(2)), (QStringList{u"▽ −13%"_s, u"3.35"_s}));
    const ChartPoint &point = times.charts.at(0).series.constFirst().points.constFirst();
    QCOMPARE(point.beside, Beside::Worse);
    QCOMPARE(point.absolute, u"1299"_s);
    // In the other direction worse becomes better.
    const PageSpec turned = compared(chips, u"trainium2"_s, ValueForm::Times, charts).page;
    QCOMPARE(labelsOf(turned.charts.at(0)), (QStringList{u"1299"_s, u"▲ 1.52×"_s}));
    QCOMPARE(turned.charts.at(0).series.constFirst().points.at(1).beside, Beside::Better);
}

void TestComparedValues::barsKeepTheirLengths()
{
    const QStringList chips{u"trainium2"_s, u"h100-sxm"_s, u"a100-80-sxm"_s};
    const ChartSpec absolute = compared(chips, u"h100-sxm"_s, ValueForm::Absolute, {u"memory"_s}).page.charts.first();
    const ChartSpec ratio = compared(chips, u"h100-sxm"_s, ValueForm::Times, {u"memory"_s}).page.charts.first();
    QCOMPARE(ratio.axis, absolute.axis);
    for (qsizetype i = 0; i < chips.size(); ++i)
        QCOMPARE(ratio.series.first().points.at(i).value, absolute.series.first().points.at(i).value);
    QCOMPARE(labelsOf(ratio).at(2), u"1×"_s); // 80 GiB both
}

void TestComparedValues::tablesHaveBoth()
{
    const Table numbers =
        compared({u"trainium2"_s, u"h100-sxm"_s}, u"h100-sxm"_s, ValueForm::Percent, {u"compute_best"_s, u"memory"_s})
            .page.numbers;
    QCOMPARE(plain(numbers.rows.at(0).at(1).text), u"1299 (▽ −34%)"_s);
    QCOMPARE(plain(numbers.rows.at(0).at(2).text), u"96 (▲ +20%)"_s);
    QCOMPARE(numbers.rows.at(1).at(1).text, u"1979"_s);
    QCOMPARE(besideIn(numbers.rows.at(0)),
             (QList<Beside>{Beside::Untold, Beside::Worse, Beside::Better, Beside::Untold}));
    QCOMPARE(besideIn(numbers.rows.at(1)), QList<Beside>(4, Beside::Untold));
}

void TestComparedValues::tooltipsHaveBoth()
{
    const PageSpec page =
        compared({u"trainium2"_s, u"h100-sxm"_s}, u"h100-sxm"_s, ValueForm::Times, {u"memory"_s}).page;
    const QList<ChartPoint> &points = page.charts.constFirst().series.constFirst().points;
    const QString told = plain(points.at(0).description);
    QVERIFY2(told.contains(u"96 GiB"_s) && told.endsWith(u"1.20 times H100, which is better."_s), qPrintable(told));
    QVERIFY(!points.at(1).description.contains(u"times"_s));
}

void TestComparedValues::legendAndSubtitleSayAgainstWhom()
{
    const PageSpec page = compared({u"trainium2"_s, u"h100-sxm"_s, u"a100-80-sxm"_s}, u"h100-sxm"_s, ValueForm::Times,
                                   {u"compute_best"_s, u"memory"_s, u"memory_bandwidth"_s})
                              .page;
    QVERIFY2(page.legend.text().startsWith(u"full arrow = better, hollow arrow = worse than H100"_s),
             qPrintable(page.legend.text()));
    QVERIFY(page.charts.at(1).subtitle.startsWith(u"against H100 · GiB"_s));
}

void TestComparedValues::aBaselineThatLacksTheMetricIsSaid()
{
    const PageSpec page = compared({u"trainium2"_s, u"a100-80-sxm"_s}, u"a100-80-sxm"_s, ValueForm::Times,
                                   {u"compute_best"_s, u"memory"_s})
                              .page;
    QCOMPARE(labelsOf(page.charts.at(0)), (QStringList{u"1299"_s, u"no FP8"_s}));
    QVERIFY(!page.charts.at(0).subtitle.contains(u"against"_s));
    QCOMPARE(labelsOf(page.charts.at(1)).at(0), u"▲ 1.20×"_s);
    const QString said = u"A100 80GB has no value for Compute here, so these numbers stay absolute."_s;
    QVERIFY2(page.notice.text.contains(said), qPrintable(page.notice.text));
    QVERIFY(page.notes.contains(said)); // for exported files
}

// Also with custom digits.
void TestComparedValues::unlikeNumbersSaySoInAnyDigits()
{
    const Catalog catalog = smallWorld();
    Compared made = compared({u"trainium2"_s, u"h100-sxm"_s}, u"h100-sxm"_s, ValueForm::Times, {u"price_chip_hour"_s});
    ChartWords words = wordsOf({}, u"compare"_s, u"price_chip_hour"_s);
    words.digits = 2;
    made.board.words = {words};
    const PageSpec page =
        testing::labelled(comparePage(catalog, made.board, made.table, english), made.board, made.table, english);
    QCOMPARE(labelsOf(page.charts.at(0)).at(0), u"2.2 n/c"_s);
}

void TestComparedValues::unlikeNumbersStayAndAreExplained()
{
    const PageSpec page = compared({u"trainium2"_s, u"trainium4"_s, u"h100-sxm"_s, u"a100-80-sxm"_s}, u"h100-sxm"_s,
                                   ValueForm::Times, {u"compute_best"_s, u"price_chip_hour"_s})
                              .page;
    const QStringList compute = labelsOf(page.charts.at(0));
    QCOMPARE(compute.at(0), u"▽ 0.66×"_s);
    QVERIFY2(compute.at(1).startsWith(u"~7"_s) && compute.at(1).endsWith(u" n/c"_s), qPrintable(compute.at(1)));
    QVERIFY2(page.legend.text().contains(u"n/c = not comparable with H100"_s), qPrintable(page.legend.text()));
    const QStringList price = labelsOf(page.charts.at(1));
    QCOMPARE(price.at(0), u"2.24 n/c"_s); // a block price next to a list price
    QCOMPARE(price.at(3), u"▼ 0.50×"_s);  // 27.44705 / 55.04
    QVERIFY(page.notes.contains(u"No difference from H100 is shown for Trainium2: their price types differ."_s));
    QVERIFY(page.notes.contains(u"No difference from H100 is shown for Trainium4: one of the two is announced but "
                                "not on sale."_s));
}

void TestComparedValues::withoutABaselineNumbersStay()
{
    for (const QString &baseline : {QString(), u"a100-80-sxm"_s}) { // none, and one that is not displayed
        const Compared made =
            compared({u"trainium2"_s, u"h100-sxm"_s}, baseline, ValueForm::Times, {u"compute_best"_s});
        QVERIFY(ratiosOn(made.page).isEmpty());
        for (const Table::Row &row : made.page.numbers.rows)
            QCOMPARE(besideIn(row), QList<Beside>(row.size(), Beside::Untold));
        QVERIFY(made.page.notice.text.contains(u"No baseline is chosen, so numbers stay absolute."_s));
    }
}

void TestComparedValues::marksOfAPlaneAreTold()
{
    Board board = aBoard({u"h200-sxm"_s, u"h100-sxm"_s});
    board.baseline = u"h100-sxm"_s;
    board.values = ValueForm::Times;
    const ResultTable table = evaluate(m_catalog, board, valueMetrics(m_catalog, board));
    const PageSpec page = testing::labelled(valuePage(m_catalog, board, table, english), board, table, english);
    const QList<PlaneMark> &marks = page.charts.constFirst().plane.marks;
    QCOMPARE(marks.size(), 2);
    for (const PlaneMark &mark : marks)
        QCOMPARE(mark.description.contains(u"H100"_s) && mark.description.contains(u"Cost per million tokens:"_s),
                 mark.id != u"h100-sxm"_s);
    QCOMPARE(marks.constFirst().label, u"H200"_s);
}

// Expected numbers are those of the offers, whose own test calculates them by hand.
void TestComparedValues::priceAndSpeedOfOneAreTold()
{
    Board board = aBoard({u"h200-sxm"_s, u"h100-sxm"_s, u"trainium2"_s});
    board.baseline = u"h100-sxm"_s;
    const ResultTable table = evaluate(m_catalog, board, valueMetrics(m_catalog, board));
    const WorkloadView view = workloadView(m_catalog, board, table);
    const QList<ValueOffer> offers = valueOffers(table, view);
    QCOMPARE(offers.size(), 3);
    const ResultTable ofOne = tableOfOne(table, view);
    board.values = ValueForm::Times;
    const PageSpec page = testing::labelled(valuePage(m_catalog, board, table, english), board, ofOne, english);
    // Both are on the on-demand list: hourly cost of one chip divided by that of the other.
    const double rent = offers.at(0).rent.value / offers.at(1).rent.value;
    const QString price = plain(page.numbers.rows.at(0).at(1).text);
    QVERIFY2(price.endsWith(u"%1×)"_s.arg(english.label(rent))), qPrintable(price));
    QCOMPARE(page.numbers.rows.at(0).at(1).beside, rent < 1.0 ? Beside::Better : Beside::Worse);
    // H200 uses another number of chips than H100, so total speeds would not be comparable.
    QVERIFY(!page.notes.join(u' ').contains(u"different numbers of chips"_s));
    // A block price next to a list price: its speed is compared, its price is not.
    QVERIFY(!page.numbers.rows.at(2).at(1).text.contains(u'('));
    QCOMPARE(page.numbers.rows.at(2).at(1).beside, Beside::Untold);
    QVERIFY2(page.numbers.rows.at(2).at(2).text.contains(u'('), qPrintable(page.numbers.rows.at(2).at(2).text));
    // The baseline's own numbers stay absolute.
    QVERIFY(!page.numbers.rows.at(1).at(1).text.contains(u'(') && !page.numbers.rows.at(1).at(2).text.contains(u'('));
}

void TestComparedValues::whatIsNoOfferHasNoRatio()
{
    Board board = aBoard({u"trainium3"_s, u"h100-sxm"_s}); // no price is published
    board.baseline = u"h100-sxm"_s;
    board.values = ValueForm::Percent;
    const ResultTable table = evaluate(m_catalog, board, valueMetrics(m_catalog, board));
    const ResultTable ofOne = tableOfOne(table, workloadView(m_catalog, board, table));
    QVERIFY(!table.rows.at(0).cells.at(0).isMissing()); // it has a speed
    const PageSpec page = testing::labelled(valuePage(m_catalog, board, table, english), board, ofOne, english);
    QCOMPARE(page.numbers.rows.at(0).at(1).text, u"–"_s);
    QCOMPARE(page.numbers.rows.at(0).at(2).text, u"–"_s);
}

// 2.9 / 3.35 = 0.866; a whole instance has no figure for a chip's roof.
void TestComparedValues::roofsOfChipsAreTold()
{
    Board board = aBoard({u"trainium2"_s, u"h100-sxm"_s});
    board.baseline = u"h100-sxm"_s;
    board.values = ValueForm::Times;
    const auto bandwidths = [&](Level level) {
        board.level = level;
        const ResultTable table = evaluate(m_catalog, board, rooflineMetrics(m_catalog, board));
        const PageSpec page = testing::labelled(rooflinePage(m_catalog, board, table, english), board, table, english);
        return plain(page.numbers.rows.at(0).at(3).text);
    };
    QCOMPARE(bandwidths(Level::Chip), u"2.9 (▽ 0.87×)"_s);
    QCOMPARE(bandwidths(Level::Instance), u"2.90"_s); // as many decimals as 3.35
}

// Texts of marks have no arrows, so the legend does not explain them.
void TestComparedValues::theLegendIsOfWhatIsShown()
{
    Board board = aBoard({u"trainium2"_s, u"h100-sxm"_s}, Level::Instance);
    board.baseline = u"h100-sxm"_s;
    board.values = ValueForm::Times;
    const ResultTable table = evaluate(m_catalog, board, rooflineMetrics(m_catalog, board));
    const PageSpec page = rooflinePage(m_catalog, board, table, english);
    QCOMPARE(testing::labelled(page, board, table, english).legend.text(), page.legend.text());
}

void TestComparedValues::whatStaysIsSaidOnce()
{
    Compared made = compared({u"trainium2"_s, u"h100-sxm"_s}, u"h100-sxm"_s, ValueForm::Times, {u"memory"_s});
    const QString staying = u"Axes stay."_s;
    const auto told = [&] { return testing::labelled(PageSpec(), made.board, made.table, english, staying); };
    QCOMPARE(told().notice.text, staying);
    QCOMPARE(told().notes, QStringList{staying});
    made.board.values = ValueForm::Absolute;
    QCOMPARE(told(), PageSpec());
    // With ratios, too, and before the missing values of the baseline.
    Board board = aBoard({u"trainium2"_s, u"a100-80-sxm"_s});
    board.baseline = u"a100-80-sxm"_s;
    board.values = ValueForm::Times;
    board.precision = Precision::Fp8;
    board.charts = {MetricId(u"compute_best"_s)};
    const Catalog catalog = smallWorld();
    const ResultTable table = evaluate(catalog, board, board.charts);
    const PageSpec page =
        testing::labelled(comparePage(catalog, board, table, english), board, table, english, staying);
    QVERIFY2(page.notice.text.startsWith(u"Axes stay. A100 80GB has no value"_s), qPrintable(page.notice.text));
}

void TestComparedValues::otherPagesStayAsTheyAre()
{
    Compared made = compared({u"trainium2"_s, u"h100-sxm"_s}, u"h100-sxm"_s, ValueForm::Times, {u"memory"_s});
    PageSpec other{.id = u"model-check"_s, .charts = {ChartSpec()}};
    other.charts.first().id = u"spread"_s;
    QCOMPARE(testing::labelled(other, made.board, made.table, english), other);
    QCOMPARE(testing::labelled(other, made.board, ResultTable(), english), other);
}

void TestComparedValues::reasonsAreOfTheChartsOwnMetric()
{
    const Compared made =
        compared({u"trainium2"_s, u"h100-sxm"_s}, u"h100-sxm"_s, ValueForm::Times, {u"memory"_s, u"price_chip_hour"_s});
    const UnlikeReason why = unlikeReason(made.table);
    QCOMPARE(why(u"memory"_s, u"trainium2"_s, u"h100-sxm"_s), QString());
    QCOMPARE(why(u"price_chip_hour"_s, u"trainium2"_s, u"h100-sxm"_s), u"their price types differ"_s);
    QCOMPARE(why(u"value"_s, u"trainium2"_s, u"h100-sxm"_s), u"their price types differ"_s); // combines several columns
    QCOMPARE(why(u"price_chip_hour"_s, u"trainium2"_s, u"gone"_s), QString());
}

Board TestComparedValues::anyBoard(QRandomGenerator &random) const
{
    Board board = onDemandBoard();
    board.chips.clear();
    for (int i = 2 + random.bounded(5); i > 0; --i)
        board.chips << m_catalog.chips.at(random.bounded(static_cast<int>(m_catalog.chips.size()))).id;
    board.level = static_cast<Level>(random.bounded(3));
    board.baseline = board.chips.constFirst().text();
    board.values = random.bounded(2) == 0 ? ValueForm::Times : ValueForm::Percent;
    board.priceBook = m_catalog.books.at(random.bounded(static_cast<int>(m_catalog.books.size()))).id;
    if (random.bounded(2) == 0)
        board.precision = comparablePrecisions.at(
            static_cast<std::size_t>(random.bounded(static_cast<int>(comparablePrecisions.size()))));
    board.workload = m_catalog.workloads.at(random.bounded(static_cast<int>(m_catalog.workloads.size()))).id;
    const auto metrics = metricTable();
    for (int i = 0; i < 3; ++i)
        board.charts << metrics[static_cast<std::size_t>(random.bounded(static_cast<int>(metrics.size())))].metricId();
    return board;
}

QList<std::pair<PageSpec, ResultTable>> TestComparedValues::pagesOf(const Board &board) const
{
    const ResultTable compare = evaluate(m_catalog, board, board.charts);
    const ResultTable work = evaluate(m_catalog, board, workloadMetrics(m_catalog, board));
    const ResultTable overview = evaluate(m_catalog, board, answerMetrics(m_catalog, board));
    return {{comparePage(m_catalog, board, compare, english), compare},
            {workloadPage(m_catalog, board, work, english), work},
            {answerPage(m_catalog, board, overview, english), overview}};
}

// A hundred seeded boards: no ratio between misleading numbers, none where ranges overlap, and each equal to the
// table's.
void TestComparedValues::noBoardGetsARatioThatMisleads()
{
    QRandomGenerator random(6);
    int ratios = 0;
    int kept = 0;
    for (int i = 0; i < 100; ++i) {
        const Board board = anyBoard(random);
        for (const auto &[page, table] : pagesOf(board)) {
            const qsizetype base = rowOfBaseline(table, board);
            for (const ShownRatio &shown : ratiosOn(testing::labelled(page, board, table, english))) {
                const QByteArray where =
                    u"board %1, %2, %3 of %4"_s.arg(i).arg(page.id, shown.metric, shown.subject).toUtf8();
                const int column = table.columnOf(MetricId(shown.metric));
                QVERIFY2(base >= 0 && column >= 0, where.constData());
                const Cell &other = table.rows.at(base).cells.at(column);
                const Cell &cell = *table.cell(shown.subject, MetricId(shown.metric));
                for (const FairnessRule &rule : fairnessRules()) {
                    const auto row = std::ranges::find_if(
                        table.rows, [&](const ResultRow &one) { return one.subject.id == shown.subject; });
                    QVERIFY2(!rule.misleads || rule.differ == nullptr
                                 || !rule.differ(table, column, row - table.rows.begin(), base),
                             where.constData());
                }
                const bool meet = !areApart(cell, other);
                const bool hasArrow = QStringView(u"▲▼△▽").contains(shown.point.label.at(0));
                QVERIFY2(!meet || !hasArrow, where.constData());
                QCOMPARE(shown.point.label.contains(u"about the same"_s),
                         meet && !(cell.value->isExact() && other.value->isExact()));
                QCOMPARE(hasArrow, shown.point.beside != Beside::Untold);
                ++ratios;
            }
            for (const FairnessRule &rule : fairnessRules())
                kept += rule.find({m_catalog, board, table, english}).isThere() ? 1 : 0;
        }
    }
    QVERIFY2(ratios > 300, qPrintable(QString::number(ratios)));
    QVERIFY2(kept > 100, qPrintable(QString::number(kept)));
}

CHIPBOARD_TEST(TestComparedValues, QCoreApplication)

} // namespace tst_comparedvalues

#include "tst_comparedvalues.moc"
