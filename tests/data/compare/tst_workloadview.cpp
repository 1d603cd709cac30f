// The board's workload row by row, and the texts of its pages.
#include "data/compare/workloadview.h"

#include "tests/support/testmain.h"
#include "tests/support/workloadfixture.h"

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_workloadview {

class TestWorkloadView : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void hasOneEstimateARow();
    void knowsWhatATaskIsJudgedBy();
    void everyMetricExists();
    void tellsWhoBorrows_data();
    void tellsWhoBorrows();
    void takesTheEstimatesOfATable();
    void namesCounts();
    void namesBounds();
};

void TestWorkloadView::hasOneEstimateARow()
{
    const Catalog catalog = workloadWorld();
    const WorkloadView view = workloadView(catalog, aWorkloadBoard("serve", {u"h100-sxm"_s, u"trainium4"_s}));
    QCOMPARE(view.rows.size(), 2);
    QCOMPARE(view.work->workload.name, u"Serve 8B"_s);
    QVERIFY(view.row(u"h100-sxm"_s)->estimate.fits);
    QVERIFY(!view.row(u"trainium4"_s)->reason.isEmpty()); // its memory is not published
    QCOMPARE(view.row(u"nobody"_s), nullptr);
    QVERIFY(!workloadView(catalog, aWorkloadBoard("no-such-workload", {})).work);
}

void TestWorkloadView::takesTheEstimatesOfATable()
{
    const Catalog catalog = workloadWorld();
    const Board board = aWorkloadBoard("serve", {u"h100-sxm"_s, u"trainium4"_s});
    const WorkloadView fresh = workloadView(catalog, board);
    ResultTable table = evaluate(catalog, board, {metricId("tokens_per_s")});
    QCOMPARE(table.estimates, fresh.rows);
    QCOMPARE(workloadView(catalog, board, table).rows, fresh.rows);
    table.estimates.first().reason = u"from the table"_s;
    QCOMPARE(workloadView(catalog, board, table).rows.constFirst().reason, u"from the table"_s);
    const ResultTable without = evaluate(catalog, board, {metricId("memory")});
    QVERIFY(without.estimates.isEmpty());
    QCOMPARE(workloadView(catalog, board, without).rows, fresh.rows);
}

void TestWorkloadView::knowsWhatATaskIsJudgedBy()
{
    QCOMPARE(taskMetrics(Task::Serve).cost, metricId("usd_per_1m_tokens"));
    QCOMPARE(taskMetrics(Task::Batch).speed, metricId("items_per_s"));
    QCOMPARE(taskMetrics(Task::Lora).time, metricId("wall_hours"));
    QCOMPARE(costUnitText(Task::Pretrain), u"USD"_s);
    QCOMPARE(costUnitText(Task::Serve), u"USD per 1M output tokens"_s);
    QCOMPARE(costUnitText(Task::Batch), u"USD per 1M items"_s);
}

void TestWorkloadView::everyMetricExists()
{
    for (const Task task : {Task::Pretrain, Task::FineTune, Task::Lora, Task::Serve, Task::Batch}) {
        const TaskMetrics metrics = taskMetrics(task);
        for (const MetricId &id :
             {metrics.chips, metrics.speed, metrics.time, metrics.cost, metrics.energy, metrics.energyCost})
            QVERIFY2(findMetric(id) != nullptr, qPrintable(id.text()));
    }
}

void TestWorkloadView::tellsWhoBorrows_data()
{
    QTest::addColumn<QString>("workload");
    QTest::addColumn<bool>("trainium");
    QTest::addColumn<bool>("h100");
    // plainCalibration(): training and serving have NVIDIA measurements, images have no family.
    QTest::newRow("serving") << u"serve"_s << true << false;
    QTest::newRow("training") << u"train"_s << true << false;
    QTest::newRow("images") << u"images"_s << true << true;
}

void TestWorkloadView::tellsWhoBorrows()
{
    QFETCH(const QString, workload);
    const Catalog catalog = workloadWorld();
    const WorkloadView view =
        workloadView(catalog, aWorkloadBoard(qPrintable(workload), {u"trainium2"_s, u"h100-sxm"_s, u"trainium4"_s}));
    QTEST(borrowsCalibration(catalog, view.rows.at(0)), "trainium");
    QTEST(borrowsCalibration(catalog, view.rows.at(1)), "h100");
    QVERIFY(!borrowsCalibration(catalog, view.rows.at(2))); // it has no estimate
}

void TestWorkloadView::namesCounts()
{
    const Formatter formatter;
    QCOMPARE(countText(Level::Chip, 1, formatter), u"1 chip"_s);
    QCOMPARE(countText(Level::Instance, 3, formatter), u"3 instances"_s);
    QCOMPARE(countText(Level::System, 2, formatter), u"2 systems"_s);
    QCOMPARE(namesText({u"A"_s, u"B"_s, u"C"_s, u"D"_s}, Formatter(QLocale(QLocale::English))), u"A, B, C, and D"_s);
    QCOMPARE(namesText({u"A"_s, u"B"_s, u"C"_s, u"D"_s, u"E"_s}, formatter), u"A, B, C and 2 more"_s);
}

void TestWorkloadView::namesBounds()
{
    QCOMPARE(boundLabel(Bound::MemoryBandwidth), u"memory bandwidth"_s);
    for (const Bound bound : {Bound::Compute, Bound::Latency, Bound::Link, Bound::Capacity})
        QVERIFY(!boundLabel(bound).isEmpty());
}

CHIPBOARD_TEST(TestWorkloadView, QCoreApplication)

} // namespace tst_workloadview

#include "tst_workloadview.moc"
