// Sources of uncertainty of a result, one at a time, with ends calculated by hand.
#include "data/analysis/factors.h"

#include "data/files/catalogreader.h"
#include "tests/support/ondemandboard.h"
#include "tests/support/testmain.h"
#include "tests/support/workloadfixture.h"

#include <cmath>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_factors {

class TestFactors : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void theErrorOfTheEstimate();
    void theRangeOfThePrice();
    void theRangesOfFigures();
    void rentHasNoErrorOfTheEstimate();
    void whatIsBetterWhenHigherTurnsRound();
    void pricesOfFigures();
    void aRangeFromZero();
    void withoutAValueThereIsNothing();
    void togetherTheyMakeTheResultsRange();
    void labelsAreSaid();
};

static Factored factored(const Catalog &catalog, const Board &board, const char *metric, const QString &subject)
{
    const auto inquiry = valueOrFail(Inquiry::about(catalog, board, {metricId(metric), subject, {}}));
    return factorsOf(inquiry, inquiry.subject());
}

static std::optional<Factor> factorOf(const Factored &factored, FactorKind kind)
{
    for (const Factor &factor : factored.factors) {
        if (factor.kind == kind)
            return factor;
    }
    return std::nullopt;
}

static bool isClose(double a, double b) { return std::abs(a - b) < 1e-9; }

// On-demand price of p5.48xlarge from 50 to 60 USD.
static Catalog rangedPrice()
{
    Catalog catalog = workloadWorld();
    for (PriceEntry &entry : catalog.books[0].prices) {
        if (entry.instance.text() == u"p5.48xlarge"_s)
            entry.usdPerHour = aRange(50.0, 55.04, 60.0, Unit::UsdPerHour);
    }
    catalog.index();
    return catalog;
}

void TestFactors::theErrorOfTheEstimate()
{
    const Catalog catalog = workloadWorld();
    const Factored found = factored(catalog, aWorkloadBoard("train", {u"h100-sxm"_s}), "cost", u"h100-sxm"_s);
    QCOMPARE(found.factors.size(), 1);
    // eight of ten training measurements lie within a factor of 1.25
    const Factor &error = found.factors.constFirst();
    QCOMPARE(error.kind, FactorKind::Estimate);
    QCOMPARE(error.key, u"h100-sxm"_s);
    QVERIFY(isClose(error.below, -std::log(1.25)));
    QVERIFY(isClose(error.above, std::log(1.25)));
}

void TestFactors::theRangeOfThePrice()
{
    const Catalog catalog = rangedPrice();
    const Factored found = factored(catalog, aWorkloadBoard("train", {u"h100-sxm"_s}), "cost", u"h100-sxm"_s);
    const Factor price = *factorOf(found, FactorKind::Price);
    QVERIFY(isClose(price.below, std::log(50.0 / 55.04)));
    QVERIFY(isClose(price.above, std::log(60.0 / 55.04)));
    QCOMPARE(price.key, u"on-demand/p5.48xlarge, AWS, us-east-1"_s);
    QVERIFY(isClose(factorOf(found, FactorKind::Estimate)->above, std::log(1.25)));
}

void TestFactors::theRangesOfFigures()
{
    Catalog catalog = workloadWorld();
    for (Chip &chip : catalog.chips) {
        if (chip.id.text() == u"h100-sxm"_s) {
            chip.dense[Precision::Bf16] = aRange(800.0, 989.0, 1100.0, Unit::Tflops);
            chip.memoryBandwidth = aRange(3.0, 3.35, 3.35, Unit::TBps);
            chip.power = aRange(600.0, 700.0, 800.0, Unit::Watt);
        }
    }
    catalog.index();
    const Factored run = factored(catalog, aWorkloadBoard("train", {u"h100-sxm"_s}), "cost", u"h100-sxm"_s);
    // In this catalogue only matrix products and attention take time: cost is proportional to 1 / peak.
    const Factor peak = *factorOf(run, FactorKind::Compute);
    QVERIFY(isClose(peak.below, std::log(989.0 / 800.0)));
    QVERIFY(isClose(peak.above, std::log(989.0 / 1100.0)));
    QVERIFY(!factorOf(run, FactorKind::Bandwidth));
    QVERIFY(!factorOf(run, FactorKind::Power));
    const Factored serve =
        factored(catalog, aWorkloadBoard("serve", {u"h100-sxm"_s}), "energy_per_token", u"h100-sxm"_s);
    QVERIFY(factorOf(serve, FactorKind::Bandwidth)->below > 0.0); // slower memory uses more energy
    QCOMPARE(factorOf(serve, FactorKind::Bandwidth)->above, 0.0);
    QVERIFY(isClose(factorOf(serve, FactorKind::Power)->above, std::log(800.0 / 700.0)));
    // The power's range counts once: the estimate's own error is that of the speed, a factor of 1.2.
    QVERIFY(isClose(factorOf(serve, FactorKind::Estimate)->above, std::log(1.2)));
    const Factored cost =
        factored(catalog, aWorkloadBoard("serve", {u"h100-sxm"_s}), "energy_usd_per_1m_tokens", u"h100-sxm"_s);
    QVERIFY(isClose(factorOf(cost, FactorKind::Power)->below, std::log(600.0 / 700.0)));
    QVERIFY(!factorOf(cost, FactorKind::Price)); // not from a price list
}

void TestFactors::rentHasNoErrorOfTheEstimate()
{
    const Catalog catalog = rangedPrice();
    const Factored found = factored(catalog, aWorkloadBoard("train", {u"h100-sxm"_s}), "usd_per_month", u"h100-sxm"_s);
    QCOMPARE(found.factors.size(), 1);
    QCOMPARE(found.factors.constFirst().kind, FactorKind::Price);
}

void TestFactors::whatIsBetterWhenHigherTurnsRound()
{
    const Catalog catalog = rangedPrice();
    Board board = aWorkloadBoard("serve", {u"h100-sxm"_s});
    board.assumptions.chips = 8.0;
    const Factored found = factored(catalog, board, "tokens_per_usd", u"h100-sxm"_s);
    QVERIFY(factorOf(found, FactorKind::Price)->below > 0.0);
    QVERIFY(isClose(factorOf(found, FactorKind::Price)->above, -std::log(60.0 / 55.04)));
    QCOMPARE(factorOf(found, FactorKind::Price)->key, u"on-demand/p5.48xlarge, AWS, us-east-1"_s);
    // One chip is rented in a p5.4xlarge, whose price is exact; if that price has a range, the factor is its own.
    board.assumptions.chips = 1.0;
    QVERIFY(!factorOf(factored(catalog, board, "tokens_per_usd", u"h100-sxm"_s), FactorKind::Price));
    Catalog spread = catalog;
    for (PriceEntry &entry : spread.books[0].prices) {
        if (entry.instance.text() == u"p5.4xlarge"_s)
            entry.usdPerHour = aRange(6.0, 6.88, 8.0, Unit::UsdPerHour);
    }
    spread.index();
    const Factored small = factored(spread, board, "usd_per_1m_tokens", u"h100-sxm"_s);
    const Factor price = *factorOf(small, FactorKind::Price);
    QVERIFY(isClose(price.below, std::log(6.0 / 6.88)));
    QVERIFY(isClose(price.above, std::log(8.0 / 6.88)));
    QCOMPARE(price.key, u"on-demand/p5.4xlarge, AWS, us-east-1"_s);
}

void TestFactors::pricesOfFigures()
{
    Catalog catalog = rangedPrice();
    for (Chip &chip : catalog.chips) {
        if (chip.id.text() == u"h100-sxm"_s)
            chip.memoryBandwidth = aRange(3.0, 3.35, 3.5, Unit::TBps);
    }
    for (PriceEntry &entry : catalog.books.first().prices) {
        if (entry.instance.text() == u"p5.4xlarge"_s) // the instance that the work needs
            entry.usdPerHour = aRange(6.0, 6.88, 8.0, Unit::UsdPerHour);
    }
    catalog.index();
    const Factored found = factored(catalog, aWorkloadBoard("serve", {u"h100-sxm"_s}), "price_tbs_hour", u"h100-sxm"_s);
    QCOMPARE(found.factors.size(), 2);
    QVERIFY(isClose(factorOf(found, FactorKind::Price)->below, std::log(6.0 / 6.88)));
    QVERIFY(isClose(factorOf(found, FactorKind::Figures)->below, std::log(3.35 / 3.5)));
    QVERIFY(isClose(factorOf(found, FactorKind::Figures)->above, std::log(3.35 / 3.0)));
    QVERIFY(factored(catalog, aWorkloadBoard("serve", {u"h100-sxm"_s}), "memory", u"h100-sxm"_s).factors.isEmpty());
}

void TestFactors::aRangeFromZero()
{
    Catalog catalog = workloadWorld();
    for (Chip &chip : catalog.chips) {
        if (chip.id.text() == u"h100-sxm"_s)
            chip.power = aRange(0.0, 700.0, 800.0, Unit::Watt);
    }
    catalog.index();
    const Factored found = factored(catalog, aWorkloadBoard("serve", {u"h100-sxm"_s}), "power", u"h100-sxm"_s);
    QVERIFY(isClose(found.factors.constFirst().below, std::log(1e-3)));
}

void TestFactors::withoutAValueThereIsNothing()
{
    const Catalog catalog = workloadWorld();
    for (const char *metric : {"cost", "price_hour", "memory"}) {
        const Factored found = factored(catalog, aWorkloadBoard("serve", {u"trainium4"_s}), metric, u"trainium4"_s);
        QVERIFY2(!found.point.value && !found.point.reason.isEmpty() && found.factors.isEmpty(), metric);
    }
}

// Only price and estimate: their ends multiply to the ends of the result's range.
void TestFactors::togetherTheyMakeTheResultsRange()
{
    const Catalog catalog = loadCatalog({}).catalog;
    int compared = 0;
    for (const char *book : {"on-demand", "spot", "guide-2025-12"}) {
        for (const Workload &workload : catalog.workloads) {
            Board board = onDemandBoard();
            board.workload = workload.id;
            board.priceBook = BookId(QString::fromLatin1(book));
            for (const char *metric :
                 {"cost", "usd_per_1m_tokens", "usd_per_1m_input_tokens", "usd_per_hour", "ttft"}) {
                const ResultTable table = evaluate(catalog, board, {metricId(metric)});
                for (const ResultRow &row : table.rows) {
                    const Factored found = factored(catalog, board, metric, row.subject.id);
                    const Cell &cell = row.cells.constFirst();
                    QCOMPARE(found.point.value.has_value(), cell.value.has_value());
                    if (!cell.value)
                        continue;
                    double below = 0.0;
                    double above = 0.0;
                    for (const Factor &factor : found.factors) {
                        const bool isOfCell = factor.kind == FactorKind::Estimate || factor.kind == FactorKind::Price;
                        below += isOfCell ? factor.below : 0.0;
                        above += isOfCell ? factor.above : 0.0;
                    }
                    QVERIFY2(isClose(cell.value->value * std::exp(below) / cell.value->low, 1.0), metric);
                    QVERIFY2(isClose(cell.value->value * std::exp(above) / cell.value->high, 1.0), metric);
                    ++compared;
                }
            }
        }
    }
    QVERIFY(compared > 100);
}

void TestFactors::labelsAreSaid()
{
    using enum FactorKind;
    for (const FactorKind kind : {Estimate, Price, Compute, Bandwidth, Link, Power, Figures})
        QVERIFY(!factorLabel(kind).isEmpty());
}

CHIPBOARD_TEST(TestFactors, QCoreApplication)

} // namespace tst_factors

#include "tst_factors.moc"
