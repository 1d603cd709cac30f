// Formulas of results and their terms, by hand in the small catalogue (half of every peak), and their origins.
#include "data/analysis/formulatree.h"

#include "tests/support/testmain.h"
#include "tests/support/workloadfixture.h"

#include <cmath>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_formulaterms {

class TestFormulaTerms : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void stepsOfTraining();
    void stepsOfAdapters();
    void stepsOfServing();
    void stepsOfBatches();
    void figuresKeepWhatWasPublished();
    void pricesAreOfWhatIsRented();
    void whatIsAssumedIsSaid();
    void measuredConstantsHaveTheirEvidence();
    void resultsHaveTheirFormulas();
    void onlyWhatIsChosenIsTold();
    void searchesAreToldInWords();
    void leavesOfFigures();
    void unknownResultsHaveNoValue();
};

static const FormulaNode *find(const FormulaNode &node, const QString &id)
{
    if (node.id == id)
        return &node;
    for (const FormulaNode &child : node.children) {
        if (const FormulaNode *found = find(child, id))
            return found;
    }
    return nullptr;
}

static bool isClose(double a, double b) { return std::abs(a / b - 1.0) < 1e-9; }

/// One row of a board with the inputs of its formulas.
struct Row
{
    Row(const char *workload, const QString &chip, Level level = Level::Chip, const Assumptions &assumptions = {})
        : Row(workloadWorld(), workload, chip, level, assumptions)
    {
    }
    Row(const Catalog &world, const char *workload, const QString &chip, Level level = Level::Chip,
        const Assumptions &assumptions = {})
        : catalog(world)
        , board(aWorkloadBoard(workload, {chip}, level))
    {
        board.assumptions = assumptions;
        estimate = estimatesOf(catalog, board).constFirst();
    }
    [[nodiscard]] FormulaNode result(const char *metric) const
    {
        return FormulaTerms(catalog, board, estimate).result(QString::fromLatin1(metric));
    }
    /// A term of a result, anywhere in its tree.
    [[nodiscard]] FormulaNode term(const char *metric, const char *id) const
    {
        const FormulaNode tree = result(metric);
        const FormulaNode *found = find(tree, QString::fromLatin1(id));
        if (found == nullptr)
            qFatal("no %s in %s", id, metric);
        return *found;
    }
    [[nodiscard]] double value(const char *metric, const char *id) const { return term(metric, id).value->value; }

    Catalog catalog;
    Board board;
    SubjectEstimate estimate;
};

// Llama 3.1 8B on an H100: 6 x 8030261248 / (989e12 x 0.5) s, 6 x 32 x 4096 x 8192 / (989e12 x 0.5) s. The small
// catalogue has only matrix products and attention; full attention is counted: w (N + 2 L h s).
void TestFormulaTerms::stepsOfTraining()
{
    const Row row("train", u"h100-sxm"_s);
    const auto value = [&row](const char *id) { return row.value("chip_hours", id); };
    QVERIFY(isClose(value("products"), 6.0 * 8030261248.0 / (989e12 * 0.5) * 1e3));
    QVERIFY(isClose(value("attention"), 6.0 * 32 * 4096 * 8192.0 / (989e12 * 0.5) * 1e3));
    QCOMPARE(value("traffic"), 0.0);
    QCOMPARE(value("routing"), 0.0);
    QVERIFY(isClose(value("time_per_token"), value("products") + value("attention") + value("exchange")));
    QCOMPARE(value("efficiency"), 0.5);
    QCOMPARE(value("flop_per_parameter"), 6.0);
    QVERIFY(isClose(value("precision_factor"), 1.0));
    QVERIFY(isClose(row.value("mfu", "flop_per_token"), 6.0 * (8030261248.0 + 2.0 * 32 * 4096 * 8192)));
}

void TestFormulaTerms::stepsOfAdapters()
{
    Catalog catalog = workloadWorld();
    catalog.workloads[2].task = Task::Lora;
    catalog.calibration.training.loraFactor = 1.25;
    catalog.index();
    const Row row(catalog, "train", u"h100-sxm"_s);
    QCOMPARE(row.value("chip_hours", "flop_per_parameter"), 4.0);
    QVERIFY(isClose(row.value("chip_hours", "efficiency"), 0.4)); // 0.5 / 1.25
    QVERIFY(isClose(row.value("chip_hours", "products"), 4.0 * 8030261248.0 / (989e12 * 0.4) * 1e3));
}

// 16 GB of BF16 weights, 15 GiB, at half of 3.35 TB/s; 10 microseconds a layer, 5 a request; a prompt takes 2 N s + 2 L
// (heads x size) s^2 FLOP at half of the peak; 2 x 32 layers x 8 heads x 128 x 2 bytes of cache a token.
void TestFormulaTerms::stepsOfServing()
{
    const Row row("serve", u"h100-sxm"_s);
    const auto value = [&row](const char *id) { return row.value("tpot", id); };
    QVERIFY(isClose(value("weights"), 16.060522496 / 1.073741824)); // in GiB
    QVERIFY(isClose(value("read_weights"), 16.060522496 / (3350.0 * 0.5) * 1e3));
    QCOMPARE(value("memory_share"), 0.5);
    QCOMPARE(value("cache_of_a_token"), 2.0 * 32 * 8 * 128 * 2);
    const double requests = value("requests");
    QCOMPARE(requests, cellAt(row.catalog, row.board, u"h100-sxm"_s, "requests_at_once").value->value);
    QVERIFY(isClose(value("read_cache"), requests * 1100 * 2.0 * 32 * 8 * 128 * 2 / (3350e9 * 0.5) * 1e3));
    QVERIFY(isClose(value("layer_costs"), 32 * 0.01));
    QVERIFY(isClose(value("request_costs"), requests * 0.005));
    QCOMPARE(value("exchange"), 0.0);
    const double prompt = 2.0 * 8030261248.0 * 1000 + 2.0 * 32 * 4096 * 1e6;
    QVERIFY(isClose(value("prefill"), prompt / (989e12 * 0.5) * 1e3));
}

// 64 images of 8.2 GFLOP at a quarter of the peak, and 50 layers of 10 microseconds.
void TestFormulaTerms::stepsOfBatches()
{
    const Row row("images", u"h100-sxm"_s);
    QVERIFY(isClose(row.value("latency", "arithmetic"), 64 * 8.2e9 / (989e12 * 0.25) * 1e3));
    QVERIFY(isClose(row.value("latency", "layer_costs"), 0.5));
    QCOMPARE(row.value("latency", "operations_of_an_item"), 8.2e9);
    QCOMPARE(row.value("latency", "batches_at_once"), 1.0);
    Assumptions slower{.computeEfficiency = 80.0};
    QVERIFY(isClose(Row("images", u"h100-sxm"_s, Level::Chip, slower).value("latency", "efficiency"), 0.2));
}

void TestFormulaTerms::figuresKeepWhatWasPublished()
{
    const Row row("serve", u"h100-sxm"_s);
    const FormulaNode bandwidth = row.term("tpot", "memory_bandwidth");
    QCOMPARE(bandwidth.value, std::optional(Interval::exactly(3350.0)));
    QCOMPARE(bandwidth.unit, Unit::GBps);
    QVERIFY(bandwidth.origin.startsWith(u"3.35"_s)); // TB/s, as published
    QCOMPARE(bandwidth.sources.size(), 1);
    QCOMPARE(row.value("tpot", "peak"), 989.0);
    QCOMPARE(row.term("tpot", "peak").label, u"Dense BF16 peak of H100"_s);
    QCOMPARE(row.value("energy_per_token", "power"), 700.0);
    // A chip without FP8 calculates in BF16, and the leaf says so.
    Assumptions eight{.computeBits = 8.0};
    QCOMPARE(Row("serve", u"a100-80-sxm"_s, Level::Chip, eight).term("tpot", "peak").label,
             u"Dense BF16 peak of A100 80GB"_s);
    QCOMPARE(Row("serve", u"h100-sxm"_s, Level::Chip, eight).value("tpot", "peak"), 1979.0);
}

void TestFormulaTerms::pricesAreOfWhatIsRented()
{
    Assumptions eight{.chips = 8.0};
    const Row chip("serve", u"h100-sxm"_s, Level::Chip, eight);
    QCOMPARE(chip.term("usd_per_hour", "price").formula, u"{rented_price} / {rented_chips}"_s);
    QCOMPARE(chip.value("usd_per_hour", "price"), 6.88);
    QCOMPARE(chip.value("usd_per_hour", "rented_price"), 55.04);
    QCOMPARE(chip.value("usd_per_hour", "rented_chips"), 8.0);
    QVERIFY(chip.result("usd_per_hour").formula.contains(u"{chips}"_s));
    const Row single("serve", u"h100-sxm"_s); // in a p5.4xlarge
    QCOMPARE(single.term("usd_per_hour", "price").formula, u"{rented_price}"_s);
    QCOMPARE(single.term("usd_per_hour", "rented_price").label, u"Price of p5.4xlarge, AWS, us-east-1"_s);
    QCOMPARE(single.value("usd_per_hour", "rented_price"), 6.88);
    QVERIFY(!single.term("usd_per_hour", "rented_price").sources.isEmpty());
    const Row whole("serve", u"h100-sxm"_s, Level::Instance);
    QCOMPARE(whole.term("usd_per_hour", "price").formula, u"{rented_price}"_s);
    QVERIFY(whole.result("usd_per_hour").formula.contains(u"{instances}"_s));
    QCOMPARE(whole.value("usd_per_hour", "instances"), 1.0);
    QCOMPARE(whole.term("usd_per_hour", "instances").formula, u"ceil({chips} / {chips_each})"_s);
}

void TestFormulaTerms::whatIsAssumedIsSaid()
{
    Assumptions assumptions{.discount = 12.0, .layers = 30.0};
    const Row row("train", u"h100-sxm"_s, Level::Chip, assumptions);
    QCOMPARE(row.value("cost", "discount"), 12.0);
    QCOMPARE(row.term("cost", "discount").origin, u"Assumed."_s);
    QCOMPARE(row.value("cost", "layers"), 30.0);
    QVERIFY(row.term("cost", "layers").sources.isEmpty()); // 30 is not published
    QCOMPARE(row.value("cost", "hidden"), 4096.0);
    QCOMPARE(row.term("cost", "hidden").origin, u"The published value of the model."_s);
    QCOMPARE(row.value("cost", "goodput"), 80.0);
    QCOMPARE(row.value("cost", "all_tokens"), 1e12);
    QCOMPARE(row.value("cost", "utilisation"), 100.0);
}

void TestFormulaTerms::measuredConstantsHaveTheirEvidence()
{
    Assumptions faster{.memoryEfficiency = 150.0};
    const Row row("serve", u"h100-sxm"_s, Level::Chip, faster);
    QVERIFY(isClose(row.value("tpot", "memory_share"), 0.75));
    QCOMPARE(row.term("tpot", "memory_share").formula, u"{measured_memory_share} x {memory_efficiency}"_s);
    QCOMPARE(row.value("tpot", "measured_memory_share"), 0.5);
    QVERIFY(Row("train", u"h100-sxm"_s)
                .term("cost", "family_efficiency")
                .origin.startsWith(u"Fitted to 100 measurements"_s));
}

void TestFormulaTerms::resultsHaveTheirFormulas()
{
    const Row train("train", u"h100-sxm"_s);
    QCOMPARE(train.result("wall_hours").formula, u"{chip_hours} / {chips}"_s);
    QCOMPARE(train.result("cost").formula, u"{usd_per_hour} x {wall_hours} / {utilisation}"_s);
    const Row serve("serve", u"h100-sxm"_s);
    QCOMPARE(serve.result("tokens_per_s_per_chip").formula, u"{tokens_per_s} / {chips}"_s);
    QCOMPARE(serve.result("usd_per_month").formula, u"{usd_per_hour} x {hours_a_month}"_s);
    QCOMPARE(serve.result("tokens_per_s").label, u"Throughput"_s);
    QVERIFY(serve.result("cost").formula.isEmpty()); // not a run
    QVERIFY(!serve.result("cost").reason.isEmpty());
}

// A requested batch replaces the largest that the software supports; neither formula names the other.
void TestFormulaTerms::onlyWhatIsChosenIsTold()
{
    Assumptions eight{.batch = 8.0};
    QVERIFY(Row("serve", u"h100-sxm"_s, Level::Chip, eight).term("tpot", "requests").formula.contains(u"{batch"_s));
    const QString open = Row("serve", u"h100-sxm"_s).term("tpot", "requests").formula;
    QVERIFY2(!open.contains(u"{batch"_s) && !open.contains(u"if("_s), qPrintable(open));
}

void TestFormulaTerms::searchesAreToldInWords()
{
    const Row row("serve", u"h100-sxm"_s);
    const FormulaNode fewest = row.result("fewest_chips");
    QVERIFY(namesIn(fewest.formula).isEmpty());
    QVERIFY(!fewest.formula.isEmpty());
    QCOMPARE(fewest.children.size(), 1);
    QCOMPARE(fewest.children.constFirst().label, u"Memory per chip"_s);
    // A chip sold with "80 GB" has 80 GiB.
    QVERIFY(std::abs(fewest.children.constFirst().value->value - 80.0) < 0.001);
    QCOMPARE(fewest.children.constFirst().unit, Unit::GiB);
}

void TestFormulaTerms::leavesOfFigures()
{
    const Catalog catalog = workloadWorld();
    const FormulaNode range =
        figureLeaf(catalog, u"x"_s, u"X"_s, aRange(2.0, 3.0, 4.0, Unit::Watt, FigureStatus::Announced));
    QCOMPARE(range.value, std::optional(Interval{2.0, 3.0, 4.0}));
    QVERIFY(range.origin.contains(statusLabel(FigureStatus::Announced)));
    QVERIFY(range.origin.endsWith(u"31 Jan 2026"_s));
    QCOMPARE(range.sources, QStringList{u"Title of source, 31 Jan 2026, https://example.org/source"_s});
    const FormulaNode gap = figureLeaf(catalog, u"y"_s, u"Y"_s, aGap(Unit::Watt));
    QVERIFY(!gap.value && gap.origin.isEmpty());
    QCOMPARE(gap.reason, u"Not published."_s);
}

void TestFormulaTerms::unknownResultsHaveNoValue()
{
    const FormulaNode nothing = Row("serve", u"h100-sxm"_s).result("luck");
    QVERIFY(!nothing.value && nothing.formula.isEmpty());
}

CHIPBOARD_TEST(TestFormulaTerms, QCoreApplication)

} // namespace tst_formulaterms

#include "tst_formulaterms.moc"
