// Walks the rows of the metric table: invariants of every row.
#include "data/compare/metric.h"

#include "data/compare/evaluate.h"
#include "data/model/estimate.h"
#include "tests/support/importfixture.h"
#include "tests/support/ondemandboard.h"
#include "tests/support/testmain.h"

#include <QRegularExpression>
#include <QSet>

using namespace Qt::StringLiterals;
using namespace chipboard;

namespace tst_metrictable {

class TestMetricTable : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void hasTheIdsOfTheManual();
    void rowsAreComplete_data();
    void rowsAreComplete();
    void memoryIsInGiBAndInt8InTops();
    void idsAreUnique();
    void costsAMonthSayOfWhat();
    void findsByIdAndNothingElse();
    void saysWhichWayIsBetter();
    void traitsAreWhatResultsRestOn_data();
    void traitsAreWhatResultsRestOn();
};

void TestMetricTable::hasTheIdsOfTheManual()
{
    QStringList wanted;
    for (const char *precision : {"fp64", "fp32", "tf32", "bf16", "fp16", "fp8", "fp4", "int8", "best"})
        wanted << u"compute_"_s + QLatin1String(precision) << u"compute_"_s + QLatin1String(precision) + u"_sparse"_s;
    for (const char *id : {"memory", "memory_usable", "memory_bandwidth", "sram", "scale_up", "network", "power",
                           "power_system", "power_rack", "compute_fp4_inference", "price_hour", "price_chip_hour",
                           "price_pflop_hour", "price_gb_hour", "price_tbs_hour", "compute_per_watt", "ridge_point"})
        wanted << QLatin1String(id);
    for (const QString &id : estimateMetrics())
        wanted << id;
    for (const QString &id : std::as_const(wanted))
        QVERIFY2(findMetric(MetricId(id)) != nullptr, qPrintable(id));
}

void TestMetricTable::rowsAreComplete_data()
{
    QTest::addColumn<QString>("id");
    for (const Metric &metric : metricTable())
        QTest::newRow(metric.id) << QString::fromLatin1(metric.id);
}

void TestMetricTable::rowsAreComplete()
{
    QFETCH(const QString, id);
    const Metric &metric = *findMetric(MetricId(id));
    QVERIFY(!metric.labelText().isEmpty());
    QVERIFY(!metric.formulaText().isEmpty());
    QVERIFY(metric.evaluate != nullptr);
    QVERIFY(QRegularExpression(u"^[a-z][a-z0-9_]*$"_s).match(id).hasMatch());
    QCOMPARE(id.endsWith(u"_sparse"_s), metric.group == MetricGroup::SparseCompute);
    QCOMPARE(id.startsWith(u"price_"_s), metric.group == MetricGroup::Price);
    if (metric.group == MetricGroup::Compute)
        QCOMPARE(unitInfo(metric.unit).dimension, Dimension::Compute);
}

// Memory comes in powers of two: one unit for all of it. INT8 counts operations, not floating-point ones.
void TestMetricTable::memoryIsInGiBAndInt8InTops()
{
    for (const Metric &metric : metricTable()) {
        if (unitInfo(metric.unit).dimension == Dimension::DataSize)
            QVERIFY2(metric.unit == Unit::GiB || metric.unit == Unit::MiB, metric.id);
        if (metric.precision == Precision::Int8)
            QVERIFY2(metric.unit == Unit::Tops, metric.id);
    }
}

void TestMetricTable::idsAreUnique()
{
    QSet<QString> ids;
    for (const Metric &metric : metricTable())
        ids << QString::fromLatin1(metric.id);
    QCOMPARE(static_cast<std::size_t>(ids.size()), metricTable().size());
}

// The rent of one deployment and the bill for a volume may differ tenfold: no two names are alike.
void TestMetricTable::costsAMonthSayOfWhat()
{
    const auto label = [](const char *id) { return findMetric(MetricId(QLatin1String(id)))->labelText(); };
    QCOMPARE(label("usd_per_month"), u"Rent of one deployment per month"_s);
    QCOMPARE(label("month_usd"), u"Monthly bill for the volume"_s);
    QCOMPARE(label("own_usd_per_month"), u"Cost of one deployment per month, owned"_s);
    QCOMPARE(label("own_month_usd"), u"Monthly bill for the volume, owned"_s);
    QSet<QString> labels;
    for (const Metric &metric : metricTable())
        labels << metric.labelText();
    QCOMPARE(static_cast<std::size_t>(labels.size()), metricTable().size());
}

void TestMetricTable::findsByIdAndNothingElse()
{
    QCOMPARE(findMetric(MetricId(u"Memory"_s)), nullptr);
    QCOMPARE(findMetric(MetricId()), nullptr);
    QCOMPARE(findMetric(MetricId(u"memory"_s))->metricId(), MetricId(u"memory"_s));
}

void TestMetricTable::saysWhichWayIsBetter()
{
    for (const Metric &metric : metricTable()) {
        const bool cheaper = metric.group == MetricGroup::Price || metric.group == MetricGroup::Power;
        if (metric.group != MetricGroup::Ratio && metric.group != MetricGroup::Workload)
            QCOMPARE(metric.better, cheaper ? Better::Lower : Better::Higher);
    }
}

/// The results of a workload on an H100 with `catalog`, without metrics that have no value.
static QHash<QString, double> resultsOf(const Catalog &catalog, const char *workload)
{
    Board board = testing::onDemandBoard({ChipId(u"h100-sxm"_s)});
    board.workload = WorkloadId(QLatin1String(workload));
    board.assumptions.monthlyTokens = 1.0;
    board.assumptions.monthlyItems = 1.0;
    board.assumptions.energyPrice = 0.1;
    board.assumptions.machinePrice = 10'000.0;
    board.assumptions.apiPrice = 20.0;
    board.assumptions.tokenPrice = 20.0;
    board.assumptions.fleetBudget = 1e7;
    board.assumptions.fleetPower = 10.0;
    QList<MetricId> metrics;
    for (const Metric &metric : metricTable()) {
        if (metric.group == MetricGroup::Workload)
            metrics << metric.metricId();
    }
    const ResultTable table = evaluate(catalog, board, metrics);
    QHash<QString, double> results;
    for (qsizetype column = 0; column < metrics.size(); ++column) {
        if (const auto &value = table.rows.constFirst().cells.at(column).value)
            results.insert(metrics.at(column).text(), value->value);
    }
    return results;
}

void TestMetricTable::traitsAreWhatResultsRestOn_data()
{
    QTest::addColumn<QByteArray>("workload");
    QTest::addColumn<Task>("task");
    QTest::newRow("serving") << QByteArray("serve-llama-3.1-8b") << Task::Serve;
    QTest::newRow("batches") << QByteArray("bert-large-batch") << Task::Batch;
    QTest::newRow("training") << QByteArray("pretrain-llama-3.1-8b") << Task::Pretrain;
}

// Removes each figure in turn: exactly the metrics that depend on it lose their values.
void TestMetricTable::traitsAreWhatResultsRestOn()
{
    QFETCH(const QByteArray, workload);
    QFETCH(const Task, task);
    const Catalog &whole = testing::shippedCatalog();
    Catalog powerless = whole;
    for (Chip &chip : powerless.chips)
        chip.power.reset();
    Catalog priceless = whole;
    for (PriceBook &book : priceless.books)
        book.prices.clear();
    const QHash<QString, double> all = resultsOf(whole, workload);
    const QHash<QString, double> withoutPower = resultsOf(powerless, workload);
    const QHash<QString, double> withoutPrice = resultsOf(priceless, workload);
    QVERIFY(all.size() > 10);
    for (const Metric &metric : metricTable()) {
        const QString id = metric.metricId().text();
        if (metric.group != MetricGroup::Workload || metric.is(OfCount)) // chips have no instances
            continue;
        QVERIFY2(metric.isOf(task) || !all.contains(id), metric.id);
        if (!all.contains(id))
            continue;
        QVERIFY2(withoutPower.contains(id) != metric.is(OfEnergy), metric.id);
        QVERIFY2(withoutPrice.contains(id) != metric.is(OfPrice), metric.id);
    }
    for (const char *id : {"memory_needed",
                           "usd_per_hour",
                           "energy_usd",
                           "usd_per_1m_tokens",
                           "items_per_s",
                           "mfu",
                           "own_usd_per_month",
                           "own_usd_per_1m_tokens",
                           "own_usd_per_1m_items",
                           "own_cost",
                           "own_break_even_use",
                           "api_month_usd",
                           "api_break_even_tokens",
                           "api_break_even_use",
                           "revenue_chip_hour",
                           "margin_chip_hour",
                           "margin_percent",
                           "revenue_megawatt",
                           "fleet_chips",
                           "fleet_tokens"}) {
        const Metric &metric = *findMetric(MetricId(QLatin1String(id)));
        QVERIFY2(all.contains(QLatin1String(id)) == metric.isOf(task), id);
    }
}

CHIPBOARD_TEST(TestMetricTable, QCoreApplication)

} // namespace tst_metrictable

#include "tst_metrictable.moc"
