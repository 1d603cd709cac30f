// The numbers behind a page: texts, sorting by value, tab-separated text.
#include "data/views/pagetables.h"
#include "tests/support/samplepage.h"
#include "tests/support/sampleplanes.h"
#include "tests/support/testmain.h"
#include "widgets/models/numbersmodel.h"

#include <QAbstractItemModelTester>
#include <QScopeGuard>
#include <QSignalSpy>

using namespace chipboard;
using namespace Qt::StringLiterals;

namespace tst_numbersmodel {

class TestNumbersModel : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void showsThePagesOwnTexts();
    void knowsWhatEachCellIsAbout();
    void knowsGapsFlagsAndTheBaseline();
    void knowsWhatIsBetterAndSortsAllTheSame();
    void keepsTheRulesOfAModel();
    void otherNumbersOfTheSameShapeAreNoReset();
    void onlyColumnsThatMovedAreDrawn();
    void theSamePageIsNoChange();
    void aPageWithoutChartsHasTextsOnly();
    void sortsByValueNotByText();
    void sortsByValueWhateverTheUnit();
    void sortsDatesByTheirDays();
    void gapsAreLastBothWays();
    void sortsNamesWithTheirNumbers();
    void withoutAColumnTheOrderIsThePages();
    void writesTabSeparatedText();
    void keepsSpreadsheetsFromExecutingText_data();
    void keepsSpreadsheetsFromExecutingText();
    void aChartAsATable();
    void aPlaneAsATable();
    void rowsOfTheirOwnAreNotThoseOfTheCharts();
};

/// Four chips in one numeric column: 1,299, 667, a gap, 1978.5.
static PageSpec smallPage()
{
    PageSpec page{.numbers = {.columns = {{u"Chip"_s, false}, {u"FP8 dense, TFLOPS"_s, true}, {u"Source"_s, false}},
                              .rows = {{u"Trainium2"_s, {u"1,299"_s, 1299.0}, u"docs"_s},
                                       {u"Trainium10"_s, {u"667"_s, 667.0}, u"docs"_s},
                                       {u"A100"_s, u"no FP8"_s, u"sheet"_s},
                                       {u"H100"_s, {u"1,978.5"_s, 1978.5}, u"sheet"_s}}}};
    ChartSpec chart{.id = u"compute_fp8"_s, .title = u"Compute"_s, .axis = {.unit = u"TFLOPS"_s}};
    ChartSeries series;
    const std::optional<double> values[] = {1299.0, 667.0, std::nullopt, 1978.5};
    for (std::size_t i = 0; i < std::size(values); ++i) {
        const QString name = page.numbers.rows.at(static_cast<qsizetype>(i)).constFirst().text;
        chart.categories << ChartCategory{name.toLower(), name, ColourRole::Nvidia, i == 3};
        ChartPoint point{.value = values[i],
                         .gap = values[i] ? QString() : u"no FP8"_s,
                         .badge = i == 1 ? u"spot"_s : QString(),
                         .description = name + u", in words."_s};
        series.points << point;
    }
    chart.series << series;
    page.charts << chart;
    return page;
}

static QStringList column(const QAbstractItemModel &model, int place)
{
    QStringList texts;
    for (int row = 0; row < model.rowCount(); ++row)
        texts << model.index(row, place).data().toString();
    return texts;
}

void TestNumbersModel::showsThePagesOwnTexts()
{
    NumbersModel model;
    model.setPage(smallPage());
    QCOMPARE(model.rowCount(), 4);
    QCOMPARE(model.columnCount(), 3);
    QCOMPARE(model.headerData(1, Qt::Horizontal).toString(), u"FP8 dense, TFLOPS"_s);
    QCOMPARE(column(model, 1), QStringList({u"1,299"_s, u"667"_s, u"no FP8"_s, u"1,978.5"_s}));
    QCOMPARE(model.index(0, 1).data(Qt::TextAlignmentRole).toInt(), int(Qt::AlignRight | Qt::AlignVCenter));
    QCOMPARE(model.index(0, 0).data(Qt::TextAlignmentRole).toInt(), int(Qt::AlignLeft | Qt::AlignVCenter));
    QVERIFY(!model.headerData(1, Qt::Vertical).isValid());
    QVERIFY(!model.headerData(3, Qt::Horizontal).isValid());
}

void TestNumbersModel::knowsWhatEachCellIsAbout()
{
    NumbersModel model;
    model.setPage(smallPage());
    QCOMPARE(model.index(3, 1).data(NumbersModel::SubjectRole).toString(), u"h100"_s);
    QCOMPARE(model.index(3, 1).data(NumbersModel::MetricRole).toString(), u"compute_fp8"_s);
    QCOMPARE(model.index(3, 2).data(NumbersModel::MetricRole).toString(), QString());
    QCOMPARE(model.index(3, 1).data(Qt::ToolTipRole).toString(), u"H100, in words."_s);
    QCOMPARE(model.index(3, 0).data(Qt::ToolTipRole).toString(), u"H100"_s);
    QCOMPARE(model.rowOf(u"a100"_s), 2);
    QCOMPARE(model.rowOf(u"h200"_s), -1);
}

void TestNumbersModel::knowsGapsFlagsAndTheBaseline()
{
    NumbersModel model;
    model.setPage(smallPage());
    QCOMPARE(model.index(2, 1).data(NumbersModel::GapRole).toBool(), true);
    QCOMPARE(model.index(0, 1).data(NumbersModel::GapRole).toBool(), false);
    QCOMPARE(model.index(3, 0).data(NumbersModel::BaselineRole).toBool(), true);
    QCOMPARE(model.index(0, 0).data(NumbersModel::ColourRoleRole).toInt(), static_cast<int>(ColourRole::Nvidia));
}

// Tables sort by value, whatever the displayed text.
void TestNumbersModel::knowsWhatIsBetterAndSortsAllTheSame()
{
    PageSpec page = smallPage();
    page.charts.clear(); // text only, as in score tables and planes
    page.numbers.rows[0][1].text = u"▽ 0.66×"_s;
    page.numbers.rows[0][1].beside = Beside::Worse;
    page.numbers.rows[1][1].text = u"▽ 0.34×"_s;
    page.numbers.rows[1][1].beside = Beside::Better;
    NumbersModel model;
    model.setPage(page);
    const auto besideAt = [&model](int row) {
        return static_cast<Beside>(model.index(row, 1).data(NumbersModel::BesideRole).toInt());
    };
    QCOMPARE(besideAt(0), Beside::Worse);
    QCOMPARE(besideAt(1), Beside::Better);
    QCOMPARE(besideAt(3), Beside::Untold); // no comparison given
    QCOMPARE(model.index(0, 1).data(NumbersModel::SortRole).toDouble(), 1299.0);
    QCOMPARE(model.index(1, 1).data(NumbersModel::SortRole).toDouble(), 667.0);
    const QSignalSpy changes(&model, &NumbersModel::dataChanged);
    page.numbers.rows[0][1].beside = Beside::Better;
    model.setPage(page);
    QVERIFY(!changes.isEmpty());
    QCOMPARE(besideAt(0), Beside::Better);
}

void TestNumbersModel::keepsTheRulesOfAModel()
{
    NumbersModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    NumbersSort sort;
    const QAbstractItemModelTester sortTester(&sort, QAbstractItemModelTester::FailureReportingMode::QtTest);
    sort.setSourceModel(&model);
    model.setPage(smallPage());
    sort.sort(1, Qt::DescendingOrder);
    model.setPage(test::samplePage(12));
    model.setPage(test::changedSamplePage(12));
    model.setPage(PageSpec());
    QCOMPARE(sort.rowCount(), 0);
}

void TestNumbersModel::otherNumbersOfTheSameShapeAreNoReset()
{
    NumbersModel model;
    model.setPage(test::samplePage());
    const QSignalSpy reset(&model, &NumbersModel::modelReset);
    const QSignalSpy changed(&model, &NumbersModel::dataChanged);
    model.setPage(test::changedSamplePage());
    QCOMPARE(reset.size(), 0);   // selection and scroll bars are unchanged
    QCOMPARE(changed.size(), 4); // one per numeric column; names and sources are unchanged
    model.setPage(test::samplePage(9));
    QCOMPARE(reset.size(), 1);
}

void TestNumbersModel::onlyColumnsThatMovedAreDrawn()
{
    NumbersModel model;
    PageSpec page = test::samplePage();
    model.setPage(page);
    const QSignalSpy changed(&model, &NumbersModel::dataChanged);
    const QSignalSpy header(&model, &NumbersModel::headerDataChanged);
    page.numbers.rows[1][2] = u"17"_s;
    model.setPage(page);
    QCOMPARE(changed.size(), 1);
    QCOMPARE(changed.at(0).at(0).toModelIndex().column(), 2);
    QCOMPARE(changed.at(0).at(1).toModelIndex(), model.index(model.rowCount() - 1, 2));
    QCOMPARE(header.size(), 0);
    page.charts[2].series.first().points.first().badge = u"on-demand"_s; // same text plus a badge
    model.setPage(page);
    QCOMPARE(changed.size(), 2);
    QCOMPARE(changed.at(1).at(0).toModelIndex().column(), 3);
    page.charts.first().categories.first().baseline ^= true; // affects every column
    model.setPage(page);
    QCOMPARE(changed.size(), 2 + model.columnCount());
}

void TestNumbersModel::theSamePageIsNoChange()
{
    NumbersModel model;
    model.setPage(smallPage());
    const QSignalSpy changed(&model, &NumbersModel::dataChanged);
    model.setPage(smallPage());
    QCOMPARE(changed.size(), 0);
}

void TestNumbersModel::aPageWithoutChartsHasTextsOnly()
{
    PageSpec page = smallPage();
    page.charts.clear();
    NumbersModel model;
    model.setPage(page);
    QCOMPARE(model.index(0, 1).data().toString(), u"1,299"_s);
    QCOMPARE(model.index(0, 1).data(NumbersModel::SubjectRole).toString(), QString());
    QCOMPARE(model.index(0, 1).data(NumbersModel::GapRole).toBool(), false);
    QCOMPARE(model.rowOf(u"h100"_s), -1);
}

void TestNumbersModel::sortsByValueNotByText()
{
    NumbersModel model;
    model.setPage(smallPage());
    NumbersSort sort;
    sort.setSourceModel(&model);
    sort.sort(1, Qt::AscendingOrder);
    QCOMPARE(column(sort, 1), QStringList({u"667"_s, u"1,299"_s, u"1,978.5"_s, u"no FP8"_s}));
}

// Memory is shown in its published unit: 96 GiB are 103 GB, more than 100 GB.
void TestNumbersModel::sortsByValueWhateverTheUnit()
{
    PageSpec page{.numbers = {.columns = {{u"Chip"_s, false}, {u"Memory"_s, true}},
                              .rows = {{u"a"_s, {u"96\u00a0GiB"_s, 96.0, Unit::GiB}},
                                       {u"b"_s, {u"~100\u00a0GB"_s, 100.0, Unit::GB}},
                                       {u"c"_s, u"n/p"_s},
                                       {u"d"_s, {u"80\u00a0GB"_s, 80.0, Unit::GB}}},
                              .subjects = {ChartCategory(), ChartCategory(), ChartCategory(), ChartCategory()}}};
    NumbersModel model;
    model.setPage(page);
    NumbersSort sort;
    sort.setSourceModel(&model);
    sort.sort(1, Qt::AscendingOrder);
    QCOMPARE(column(sort, 0), QStringList({u"d"_s, u"b"_s, u"a"_s, u"c"_s}));
}

// "3 Oct 2026" is after "22 Jul 2026", although it sorts before it as text.
void TestNumbersModel::sortsDatesByTheirDays()
{
    PageSpec page;
    page.numbers.columns = {{u"What"_s, false}, {u"Date"_s, false}};
    page.numbers.subjects = {ChartCategory(), ChartCategory(), ChartCategory()};
    page.numbers.rows = {
        {u"a"_s, dateCell(u"2026-10-03"_s)}, {u"b"_s, dateCell(u"2024-06-13"_s)}, {u"c"_s, dateCell(u"2026-07-22"_s)}};
    NumbersModel model;
    model.setPage(page);
    NumbersSort sort;
    sort.setSourceModel(&model);
    sort.sort(1, Qt::AscendingOrder);
    QCOMPARE(column(sort, 0), QStringList({u"b"_s, u"c"_s, u"a"_s}));
    QCOMPARE(column(sort, 1).constFirst(), u"13 Jun 2024"_s);
}

void TestNumbersModel::gapsAreLastBothWays()
{
    NumbersModel model;
    model.setPage(smallPage());
    NumbersSort sort;
    sort.setSourceModel(&model);
    sort.sort(1, Qt::DescendingOrder);
    QCOMPARE(column(sort, 1), QStringList({u"1,978.5"_s, u"1,299"_s, u"667"_s, u"no FP8"_s}));
}

void TestNumbersModel::sortsNamesWithTheirNumbers()
{
    NumbersModel model;
    model.setPage(smallPage());
    NumbersSort sort;
    sort.setSourceModel(&model);
    sort.sort(0, Qt::AscendingOrder);
    QCOMPARE(column(sort, 0), QStringList({u"A100"_s, u"H100"_s, u"Trainium2"_s, u"Trainium10"_s}));
    sort.sort(2, Qt::DescendingOrder);
    QCOMPARE(column(sort, 2), QStringList({u"sheet"_s, u"sheet"_s, u"docs"_s, u"docs"_s}));
}

void TestNumbersModel::withoutAColumnTheOrderIsThePages()
{
    NumbersModel model;
    model.setPage(smallPage());
    NumbersSort sort;
    sort.setSourceModel(&model);
    sort.sort(1, Qt::AscendingOrder);
    sort.sort(-1);
    QCOMPARE(column(sort, 0), column(model, 0));
}

void TestNumbersModel::writesTabSeparatedText()
{
    QCOMPARE(tableToTsv(smallPage().numbers),
             u"Chip\tFP8 dense, TFLOPS\tSource\nTrainium2\t1,299\tdocs\nTrainium10\t667\tdocs\n"
             "A100\tno FP8\tsheet\nH100\t1,978.5\tsheet"_s);
    QCOMPARE(tableToTsv({}), QString());
}

void TestNumbersModel::keepsSpreadsheetsFromExecutingText_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("written");
    QTest::newRow("a formula") << u"=1+1"_s << u"'=1+1"_s;
    QTest::newRow("a plus") << u"+cmd"_s << u"'+cmd"_s;
    QTest::newRow("a minus") << u"-cmd"_s << u"'-cmd"_s;
    QTest::newRow("an at") << u"@SUM(A1)"_s << u"'@SUM(A1)"_s;
    QTest::newRow("a tab") << u"a\tb"_s << u"a b"_s;
    QTest::newRow("a line break") << u"a\r\nb"_s << u"a  b"_s;
    QTest::newRow("an equals sign inside") << u"a=b"_s << u"a=b"_s;
}

void TestNumbersModel::keepsSpreadsheetsFromExecutingText()
{
    QFETCH(QString, text);
    QTEST(QString(tableToTsv(Table{.columns = {{u"A"_s, false}}, .rows = {{text}}})).remove(0, 2), "written");
}

void TestNumbersModel::aChartAsATable()
{
    QCOMPARE(tableToTsv(tableOf(smallPage().charts.constFirst())),
             u"Name\tCompute, TFLOPS\nTrainium2\t1299\nTrainium10\t667\nA100\tno FP8\nH100\t1978.5"_s);
    QVERIFY(tableOf(ChartSpec()).rows.isEmpty());
}

void TestNumbersModel::aPlaneAsATable()
{
    ChartSpec chart = test::valueChart();
    chart.plane.marks = chart.plane.marks.first(2);
    chart.plane.marks[1].label.clear(); // one of hundreds: identified by its id
    QCOMPARE(tableToTsv(tableOf(chart)),
             u"Name\tPrice, USD per chip-hour\tThroughput, tok/s\nTrainium\t1.34\t310\ntrainium2\t2.24\t1450"_s);
}

// A page of a plane and bars has one row per measurement: colours and order do not come from the bars.
void TestNumbersModel::rowsOfTheirOwnAreNotThoseOfTheCharts()
{
    PageSpec page = smallPage();
    page.numbers.columns = {{u"Run"_s, false}, {u"Measured"_s, true}};
    page.numbers.rows = {{u"one"_s, {u"~1,200"_s, 1200.0}}, {u"two"_s, {u"90"_s, 90.0}}, {u"three"_s, u"–"_s}};
    page.numbers.subjects = {{u"a"_s, u"one"_s, ColourRole::Nvidia, false},
                             {u"b"_s, u"two"_s, ColourRole::Trainium, true},
                             {u"c"_s, u"three"_s, ColourRole::Other, false}};
    NumbersModel model;
    model.setPage(page);
    QCOMPARE(model.index(0, 0).data(NumbersModel::SubjectRole).toString(), u"a"_s);
    QCOMPARE(model.index(0, 0).data(NumbersModel::ColourRoleRole).toInt(), int(ColourRole::Nvidia));
    QVERIFY(model.index(1, 0).data(NumbersModel::BaselineRole).toBool());
    QVERIFY(model.index(0, 1).data(NumbersModel::MetricRole).toString().isEmpty());
    QCOMPARE(model.index(0, 1).data(NumbersModel::SortRole).toDouble(), 1200.0);
    QCOMPARE(model.index(1, 1).data(NumbersModel::SortRole).toDouble(), 90.0);
    QVERIFY(!model.index(2, 1).data(NumbersModel::SortRole).isValid());
    QCOMPARE(model.rowOf(u"b"_s), 1);
}

CHIPBOARD_TEST(TestNumbersModel, QCoreApplication)

} // namespace tst_numbersmodel

#include "tst_numbersmodel.moc"
