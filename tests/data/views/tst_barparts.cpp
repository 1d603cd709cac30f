// Bar charts split into parts: every row once, the baseline in each part, arrows where both ends are.
#include "data/views/barparts.h"
#include "tests/support/testmain.h"

using namespace Qt::StringLiterals;
using namespace chipboard;

namespace tst_barparts {

// Row i has name and value i; `baseline` < 0: none.
static ChartSpec bars(int rows, int baseline)
{
    ChartSpec chart{.title = u"Memory"_s};
    chart.series << ChartSeries() << ChartSeries();
    for (int i = 0; i < rows; ++i) {
        ChartCategory category;
        category.id = category.label = u"Row %1"_s.arg(i);
        category.baseline = i == baseline;
        chart.categories << category;
        ChartPoint point{.value = i};
        chart.series[0].points << point;
        point.value = 10.0 * i;
        chart.series[1].points << point;
    }
    return chart;
}

class TestBarParts : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void rowsAreSharedOut_data();
    void rowsAreSharedOut();
    void arrowsStayWhereBothEndsAre();
    void everyRowIsThereOnce();
    void tablesAreCutAlike();
};

void TestBarParts::rowsAreSharedOut_data()
{
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("baseline");
    QTest::addColumn<int>("most");
    QTest::addColumn<QList<QList<int>>>("parts");
    using Parts = QList<QList<int>>;
    QTest::newRow("they fit") << 4 << 3 << 4 << Parts{{0, 1, 2, 3}};
    QTest::newRow("no baseline") << 5 << -1 << 4 << Parts{{0, 1}, {2, 3, 4}};
    QTest::newRow("the baseline comes last") << 5 << 4 << 4 << Parts{{0, 1, 4}, {2, 3, 4}};
    QTest::newRow("the baseline comes first") << 6 << 0 << 4 << Parts{{0, 1, 2}, {3, 4, 5, 0}};
    QTest::newRow("in the middle") << 7 << 3 << 3 << Parts{{0, 3}, {1, 2, 3}, {3, 4}, {5, 6, 3}};
    QTest::newRow("one row each") << 3 << 1 << 1 << Parts{{0}, {1}, {2}};
    QTest::newRow("no room at all") << 2 << 1 << 0 << Parts{{0}, {1}};
    QTest::newRow("nothing") << 0 << -1 << 4 << Parts{{}};
}

void TestBarParts::rowsAreSharedOut()
{
    QFETCH(const int, rows);
    QFETCH(const int, baseline);
    QFETCH(const int, most);
    QFETCH(const QList<QList<int>>, parts);
    const ChartSpec chart = bars(rows, baseline);
    const QList<BarPart> cut = barParts(chart, most);
    QCOMPARE(cut.size(), parts.size());
    for (qsizetype i = 0; i < cut.size(); ++i) {
        const ChartSpec &part = cut.at(i).chart;
        QList<int> found;
        for (qsizetype row = 0; row < part.categories.size(); ++row) {
            found << static_cast<int>(*part.series.at(0).points.at(row).value);
            QCOMPARE(part.categories.at(row), chart.categories.at(found.constLast()));
            QCOMPARE(*part.series.at(1).points.at(row).value, 10.0 * found.constLast());
        }
        QCOMPARE(found, parts.at(i));
        QCOMPARE(part.title, chart.title);
    }
    QVERIFY(cut.size() > 1 || cut.constFirst().chart == chart);
}

void TestBarParts::arrowsStayWhereBothEndsAre()
{
    ChartSpec chart = bars(8, 7);
    chart.arrows << RowArrow{0, 1, u"within"_s} << RowArrow{1, 6, u"across"_s} << RowArrow{7, 2, u"to the baseline"_s};
    const QList<BarPart> parts = barParts(chart, 5);
    QCOMPARE(parts.size(), 2);
    QCOMPARE(parts.at(0).chart.arrows,
             (QList<RowArrow>{{0, 1, u"within"_s}, {4, 2, u"to the baseline"_s}})); // the fifth row is the repeated one
    QCOMPARE(parts.at(1).chart.arrows, QList<RowArrow>());
    QCOMPARE(parts.at(1).first, 4);
    QCOMPARE(parts.at(1).count, 4);
}

// 300 seeded charts: the parts' rows make up the whole, no part is too long, lengths differ by at most one.
void TestBarParts::everyRowIsThereOnce()
{
    quint32 seed = 7;
    const auto next = [&seed](quint32 below) {
        return static_cast<int>((seed = seed * 1664525U + 1013904223U) >> 8U) % static_cast<int>(below);
    };
    for (int i = 0; i < 300; ++i) {
        const int rows = 1 + next(60);
        const int most = 2 + next(20);
        const ChartSpec chart = bars(rows, next(61) - 1);
        const bool hasBaseline = std::ranges::any_of(chart.categories, &ChartCategory::baseline);
        qsizetype told = 0;
        qsizetype fewest = rows;
        qsizetype largest = 0;
        for (const BarPart &part : barParts(chart, most)) {
            QCOMPARE(part.first, told);
            told += part.count;
            fewest = std::min(fewest, part.count);
            largest = std::max(largest, part.count);
            QVERIFY(part.chart.categories.size() <= std::max(most, 1));
            const auto baselines = std::ranges::count_if(part.chart.categories, &ChartCategory::baseline);
            QCOMPARE(baselines, hasBaseline ? 1 : 0);
        }
        QCOMPARE(told, rows);
        QVERIFY(largest - fewest <= 1);
    }
}

// Table rows appear once, including the baseline's, with their values in every column and their star.
void TestBarParts::tablesAreCutAlike()
{
    ChartSpec chart = bars(7, 6);
    chart.kind = ChartKind::Scores;
    chart.series.clear();
    for (const int factor : {1, 10}) {
        ScoreColumn column;
        for (int row = 0; row < 7; ++row)
            column.points << ChartPoint{.value = factor * row};
        column.best = {0, 5};
        chart.scores.columns << column;
    }
    const QList<BarPart> parts = barParts(chart, 3);
    QCOMPARE(parts.size(), 3); // 7 rows: 2, 2, 3
    int row = 0;
    for (const BarPart &part : parts) {
        QCOMPARE(part.chart.categories.size(), part.count);
        for (qsizetype i = 0; i < part.count; ++i, ++row) {
            QCOMPARE(part.chart.categories.at(i), chart.categories.at(row));
            QCOMPARE(*part.chart.scores.columns.at(0).points.at(i).value, 1.0 * row);
            QCOMPARE(*part.chart.scores.columns.at(1).points.at(i).value, 10.0 * row);
            QCOMPARE(part.chart.scores.columns.at(1).best.contains(i), row == 0 || row == 5);
        }
    }
    QCOMPARE(row, 7);
}

CHIPBOARD_TEST(TestBarParts, QCoreApplication)

} // namespace tst_barparts

#include "tst_barparts.moc"
