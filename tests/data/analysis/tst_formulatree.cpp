// Derivations of numbers: every displayed formula is recalculated and gives its number, over all workloads.
#include "data/analysis/formulatree.h"

#include "tests/support/ondemandboard.h"
#include "tests/support/shippedcatalog.h"
#include "tests/support/testmain.h"
#include "tests/support/workloadfixture.h"

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_formulatree {

class TestFormulaTree : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void everyFormulaGivesItsNumber_data();
    void everyFormulaGivesItsNumber();
    void everyMetricHasATree();
    void goesDownToSources();
    void saysWhatIsAssumed();
    void saysWhyThereIsNone();
    void refusesWhatIsNotThere();
    void textOfARun();
    void textOfAPriceOfFigures();
    void findsNamesInFormulas();
    void aLineHasWordsAndNumbers();
    void noLineHasNamesOfFiles();
};

static FormulaNode tree(const Catalog &catalog, const Board &board, const QString &subject, const char *metric)
{
    return valueOrFail(formulaTree(catalog, board, subject, metricId(metric)));
}

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

/// The formula's value for the values of its terms, in the node's unit.
static double recomputed(const FormulaNode &node)
{
    QList<LiveValue> values;
    for (const FormulaNode &child : node.children)
        values << (child.value ? LiveValue(child.value->value) : LiveValue(QString()));
    return std::get<double>(valueOf(node.expression, values));
}

/// Number of checked formulas; `faults` names nodes whose formula gives another value.
static int checkFormulas(const FormulaNode &node, QStringList &faults)
{
    int checked = 0;
    if (!namesIn(node.formula).isEmpty()) {
        const double value = recomputed(node);
        const double expected = node.value ? node.value->value : 0.0;
        const bool isRight = std::abs(value - expected) <= 1e-9 * std::abs(expected);
        if (!isRight)
            faults << u"%1: %2 is not %3"_s.arg(node.id, QString::number(value, 'g', 12),
                                                QString::number(expected, 'g', 12));
        checked = 1;
    }
    if (node.label.isEmpty() || (node.label == node.id && !node.id.isEmpty()))
        faults << u"%1 has no label"_s.arg(node.id);
    if (!node.value && node.reason.isEmpty())
        faults << u"%1 has neither value nor reason"_s.arg(node.id);
    for (const FormulaNode &child : node.children)
        checked += checkFormulas(child, faults);
    return checked;
}

void TestFormulaTree::everyFormulaGivesItsNumber_data()
{
    QTest::addColumn<QString>("workload");
    QTest::addColumn<bool>("assumes");
    for (const Workload &workload : shippedCatalog().workloads) {
        QTest::newRow(qPrintable(workload.id.text())) << workload.id.text() << false;
        QTest::newRow(qPrintable(workload.id.text() + u", assumed"_s)) << workload.id.text() << true;
    }
}

void TestFormulaTree::everyFormulaGivesItsNumber()
{
    QFETCH(const QString, workload);
    QFETCH(const bool, assumes);
    const Catalog &catalog = shippedCatalog();
    QStringList faults;
    int checked = 0;
    for (const Level level : {Level::Chip, Level::Instance}) {
        Board board = onDemandBoard();
        board.level = level;
        board.workload = WorkloadId(workload);
        if (assumes) {
            board.assumptions.discount = 12.0;
            board.assumptions.utilisation = 47.0;
            board.assumptions.priceFactor = 1.3;
            board.assumptions.trainingEfficiency = 90.0;
            board.assumptions.memoryEfficiency = 110.0;
            board.assumptions.computeEfficiency = 80.0;
            board.assumptions.fixedCosts = 130.0;
            board.assumptions.monthlyTokens = 500.0;
            board.assumptions.monthlyItems = 70'000.0;
            board.assumptions.commitment = 1.0;
            board.assumptions.hoursAMonth = 300.0;
            board.assumptions.pue = 1.3;
            board.assumptions.energyPrice = 0.21;
            board.assumptions.machinePrice = level == Level::Chip ? 20'000.0 : 200'000.0;
            board.assumptions.machineResidual = 15.0;
            board.assumptions.apiPrice = 15.0;
        }
        QList<MetricId> metrics;
        for (const Metric &metric : metricTable()) {
            if (metric.group == MetricGroup::Workload)
                metrics << metric.metricId();
        }
        const ResultTable table = evaluate(catalog, board, metrics);
        const QList<SubjectEstimate> estimates = estimatesOf(catalog, board);
        for (qsizetype i = 0; i < table.rows.size(); ++i) {
            const std::optional<FormulaTerms> terms =
                estimates.at(i).request ? std::optional(FormulaTerms(catalog, board, estimates.at(i))) : std::nullopt;
            for (qsizetype column = 0; column < metrics.size(); ++column) {
                const std::optional<Interval> &shown = table.rows.at(i).cells.at(column).value;
                if (!terms || !shown)
                    continue;
                const FormulaNode node = terms->result(metrics.at(column).text());
                QCOMPARE(node.value, shown);
                checked += checkFormulas(node, faults);
            }
        }
    }
    QVERIFY2(faults.isEmpty(), qPrintable(faults.mid(0, 5).join(u'\n')));
    QVERIFY2(checked > 100, QByteArray::number(checked));
}

void TestFormulaTree::everyMetricHasATree()
{
    const Catalog &catalog = shippedCatalog();
    QStringList faults;
    for (const Level level : {Level::Chip, Level::Instance, Level::System}) {
        Board board = onDemandBoard();
        board.level = level;
        for (const Metric &metric : metricTable()) {
            for (const Subject &subject : subjectsOf(catalog, board)) {
                const FormulaNode node = tree(catalog, board, subject.id, metric.id);
                checkFormulas(node, faults);
                QVERIFY(!toText(node, Formatter()).isEmpty());
            }
        }
    }
    QVERIFY2(faults.isEmpty(), qPrintable(faults.mid(0, 5).join(u'\n')));
}

void TestFormulaTree::goesDownToSources()
{
    const Catalog &catalog = shippedCatalog();
    Board board = onDemandBoard({ChipId(u"h100-sxm"_s)});
    board.workload = WorkloadId(u"pretrain-llama-3.1-8b"_s);
    if (catalog.workload(board.workload) == nullptr)
        board.workload = catalog.workloads.constFirst().id;
    const FormulaNode node = tree(catalog, board, u"h100-sxm"_s, "cost");
    for (const char *id : {"rented_price", "peak", "memory_bandwidth", "active_parameters", "family_efficiency"}) {
        const FormulaNode *leaf = find(node, QString::fromLatin1(id));
        QVERIFY2(leaf != nullptr && leaf->value, id);
        QVERIFY2(!leaf->sources.isEmpty(), id);
        QVERIFY2(!leaf->origin.isEmpty(), id);
        QVERIFY2(leaf->children.isEmpty(), id);
    }
    QCOMPARE(find(node, u"rented_chips"_s)->value, std::optional(Interval::exactly(8.0)));
}

void TestFormulaTree::saysWhatIsAssumed()
{
    const Catalog catalog = workloadWorld();
    Board board = aWorkloadBoard("train", {u"h100-sxm"_s});
    const auto utilisation = [&] { return *find(tree(catalog, board, u"h100-sxm"_s, "cost"), u"utilisation"_s); };
    QCOMPARE(utilisation().origin, u"All paid hours are used."_s);
    board.assumptions.utilisation = 50.0;
    QCOMPARE(utilisation().origin, u"Assumed."_s);
    QCOMPARE(utilisation().value, std::optional(Interval::exactly(50.0)));
    board.assumptions.trainingEfficiency = 80.0;
    const FormulaNode cost = tree(catalog, board, u"h100-sxm"_s, "cost");
    const FormulaNode efficiency = *find(cost, u"efficiency"_s);
    QVERIFY(std::abs(efficiency.value->value - 0.4) < 1e-9); // four fifths of a half
    QCOMPARE(efficiency.formula, u"{family_efficiency} x {training_efficiency}"_s);
    QCOMPARE(find(efficiency, u"training_efficiency"_s)->origin, u"Assumed."_s);
}

void TestFormulaTree::saysWhyThereIsNone()
{
    const Catalog catalog = workloadWorld();
    const Board board = aWorkloadBoard("serve", {u"trainium4"_s, u"h100-sxm"_s});
    for (const char *metric : {"cost", "price_hour", "ridge_point"}) {
        const FormulaNode node = tree(catalog, board, u"trainium4"_s, metric);
        QVERIFY2(!node.value && !node.reason.isEmpty() && node.children.isEmpty(), metric);
        QVERIFY(toText(node, Formatter()).contains(u"unknown ("_s));
    }
    QVERIFY(!tree(catalog, board, u"h100-sxm"_s, "cost").reason.isEmpty()); // not a run
}

void TestFormulaTree::refusesWhatIsNotThere()
{
    const Catalog catalog = workloadWorld();
    const Board board = aWorkloadBoard("serve", {u"h100-sxm"_s});
    QVERIFY(!formulaTree(catalog, board, u"b200"_s, metricId("cost")));
    QVERIFY(!formulaTree(catalog, board, u"h100-sxm"_s, metricId("beauty")));
}

void TestFormulaTree::textOfARun()
{
    const Catalog catalog = workloadWorld();
    const Board board = aWorkloadBoard("serve", {u"h100-sxm"_s});
    const QString text = toText(tree(catalog, board, u"h100-sxm"_s, "usd_per_month"), Formatter());
    QCOMPARE(text,
             QString(u"Rent of one deployment per month, H100: 5022.4%1USD\n  = Hourly cost x Hours per month\n  = "
                     "6.88%1USD/h x 730%1h\n  Hourly cost: 6.88%1USD/h\n    = Price of one x Chips x (1 "
                     "- Discount) x Price factor\n    = 6.88%1USD/h x 1%1chip x (1 - 0%) x 1\n    Price "
                     "of one: 6.88%1USD/h\n      = Price of p5.4xlarge, AWS, us-east-1\n      "
                     "= 6.88%1USD/h\n      Price of p5.4xlarge, AWS, us-east-1: "
                     "6.88%1USD/h\n        Book on-demand (on-demand list price), published, 31 Jan "
                     "2026\n        Source: Title of source, 31 Jan 2026, https://example.org/source\n    Chips: "
                     "1%1chip\n      The workload's default, or a suitable number.\n    Discount: 0%\n      "
                     "Prices as published.\n    Price factor: 1%1x\n      Prices as published.\n  Hours "
                     "per month: 730%1h\n    A full month: 365 / 12 days of 24 hours.\n"_s)
                 .replace(u"%1"_s, QString(QChar(0x00A0))));
}

void TestFormulaTree::textOfAPriceOfFigures()
{
    const Catalog catalog = workloadWorld();
    const Board board = aWorkloadBoard("serve", {u"h100-sxm"_s});
    const FormulaNode node = tree(catalog, board, u"h100-sxm"_s, "price_tbs_hour");
    QCOMPARE(node.inWords(), u"Hourly price, H100 / Bandwidth, H100"_s);
    QCOMPARE(node.inNumbers(Formatter()),
             QString(u"6.88%1USD/h / 3.35%1TB/s"_s).replace(u"%1"_s, QString(QChar(0x00A0))));
    QVERIFY(std::abs(recomputed(node) - 6.88 / 3.35) < 1e-12);
    QCOMPARE(node.children.at(1).sources, QStringList{u"Title of source, 31 Jan 2026, https://example.org/source"_s});
}

void TestFormulaTree::findsNamesInFormulas()
{
    QCOMPARE(namesIn(u"{a} x {b_2} / {a}"_s), (QStringList{u"a"_s, u"b_2"_s}));
    QVERIFY(namesIn(u"layers x {Fixed}"_s).isEmpty());
    QVERIFY(sourceLines(workloadWorld(), {SourceId(u"nobody"_s)}).isEmpty());
}

void TestFormulaTree::aLineHasWordsAndNumbers()
{
    FormulaNode node{.unit = Unit::UsdPerHour};
    QCOMPARE(formulaLine(node, Formatter()), QString());
    node.value = Interval::exactly(2500.5);
    node.formula = u"{a} x {b} / 3.6"_s;
    node.children = {FormulaNode{u"a"_s, u"Price"_s, Interval::exactly(1200.75), Unit::One, {}, {}, {}, {}, {}},
                     FormulaNode{u"b"_s, u"Share"_s, Interval::exactly(7.5), Unit::One, {}, {}, {}, {}, {}}};
    QCOMPARE(formulaLine(node, Formatter()), u"Price x Share / 3.6 = 1200.75 x 7.5 / 3.6"_s);
    const Formatter german(QLocale(u"de"_s));
    QVERIFY(formulaLine(node, german).endsWith(u"= 1.200,75 x 7,5 / 3,6"_s));
    QVERIFY(formulaLine(node, german.in({u"EUR"_s, 0.5})).contains(u"0,5 EUR"_s));
    node.formula = u"what holds it"_s;
    QCOMPARE(formulaLine(node, german), u"what holds it, with Price: 1.200,75; Share: 7,5"_s);
    node.value.reset();
    QCOMPARE(formulaLine(node, german), u"what holds it"_s);
}

void TestFormulaTree::noLineHasNamesOfFiles()
{
    const Catalog &catalog = shippedCatalog();
    Board board = onDemandBoard();
    QList<Task> told;
    for (const Workload &workload : catalog.workloads) {
        if (told.contains(workload.task))
            continue;
        told << workload.task;
        board.workload = workload.id;
        for (const Metric &metric : metricTable()) {
            const QString line = formulaLine(tree(catalog, board, u"h100-sxm"_s, metric.id), Formatter());
            QVERIFY2(!line.contains(u'_') && !line.contains(u'{'), qPrintable(line));
        }
    }
}

CHIPBOARD_TEST(TestFormulaTree, QCoreApplication)

} // namespace tst_formulatree

#include "tst_formulatree.moc"
