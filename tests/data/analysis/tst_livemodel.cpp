// The live formulas against the program: for any assumptions they give the same numbers, and words exactly where the
// program has no value.
#include "data/analysis/livemodel.h"

#include "data/analysis/breakeven.h"
#include "data/analysis/liveformula.h"
#include "data/analysis/mainquestion.h"
#include "data/core/find.h"
#include "data/files/catalogreader.h"
#include "tests/support/bruteforce.h"
#include "tests/support/livecases.h"
#include "tests/support/ondemandboard.h"
#include "tests/support/testmain.h"

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_livemodel {

class TestLiveModel : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void initTestCase() { m_catalog = loadCatalog({}).catalog; }
    void formulasAsSpreadsheetsReadThem();
    void valuesOfFormulas();
    void wordsInFormulas();
    void unitsMeetInOneFactor();
    void knownNumbersAreFolded();
    void cellsNameEarlierOnes();
    void eachRowHasAllResults();
    void inputsAreTheAssumptions();
    void fixedIsSaid();
    void noWorkloadNoRows();
    void formulasAgreeWithTheProgram();
    void requestsAndCopiesOfTheCacheAgree();
    void copiesOverMachinesAgree();
    void cellsBeginWhereExpertsAndWindowAre();
    void nobodyWorksWithoutAPeak();
    void owningAndApisAgree();
    void revenueAndFleetsAgree();
    void movesAgreeWithTheProgram();

private:
    Catalog m_catalog;
};

namespace {

bool isClose(double a, double b) { return a == b || std::abs(a - b) <= 1e-9 * std::max(std::abs(a), std::abs(b)); }

QString text(const LiveValue &value)
{
    if (const double *number = std::get_if<double>(&value))
        return QString::number(*number, 'g', 15);
    const QString *words = std::get_if<QString>(&value);
    return words != nullptr ? u'"' + *words + u'"' : u"nothing"_s;
}

QString text(const QMap<QString, double> &changes)
{
    QStringList parts;
    for (auto change = changes.begin(); change != changes.end(); ++change)
        parts << u"%1=%2"_s.arg(change.key()).arg(change.value(), 0, 'g', 15);
    return parts.join(u' ');
}

/// The first difference after the changes; empty when all values agree.
QString difference(const LiveModel &model, const Catalog &catalog, const Board &board,
                   const QMap<QString, double> &changes, int &numbers)
{
    const QList<LiveValue> values = valuesOf(model, changes);
    const QList<SubjectEstimate> estimates = estimatesOf(catalog, withChanges(board, changes));
    for (qsizetype i = 0; i < model.rows.size(); ++i) {
        const LiveRow &row = model.rows.at(i);
        for (const LiveResult &result : row.results) {
            const std::optional<Interval> told = shownResult(estimates.at(i), result.metric);
            const auto parts = {std::pair(result.value, &Interval::value), std::pair(result.low, &Interval::low),
                                std::pair(result.high, &Interval::high)};
            for (const auto &[cell, member] : parts) {
                const double *number = std::get_if<double>(&values.at(cell));
                if (told.has_value() != (number != nullptr) || (told && !isClose(*number, (*told).*member)))
                    return u"%1 of %2 is %3 here, %4 in the program (%5, %6)"_s.arg(
                        result.metric, row.id, text(values.at(cell)),
                        told ? QString::number((*told).*member, 'g', 15) : u"nothing"_s, board.workload.text(),
                        text(changes));
                numbers += told ? 1 : 0;
            }
        }
    }
    return {};
}

} // namespace

void TestLiveModel::formulasAsSpreadsheetsReadThem()
{
    const LiveFormula a = LiveFormula::ofCell(0);
    const LiveFormula b = LiveFormula::ofCell(1);
    const auto text = [](const LiveFormula &formula) {
        return toFormula(formula, [](int cell) { return cell == 0 ? u"a"_s : u"B2"_s; });
    };
    QCOMPARE(text(a + b * 2.0), u"a+B2*2"_s);
    QCOMPARE(text((a + b) * 2.0), u"(a+B2)*2"_s);
    QCOMPARE(text(a - (b - 1.0)), u"a-(B2-1)"_s);
    QCOMPARE(text(a - b - 1.0), u"a-B2-1"_s);
    QCOMPARE(text(a / (b / 2.0)), u"a/(B2/2)"_s);
    QCOMPARE(text(powerOf(a * b, 0.5)), u"(a*B2)^0.5"_s);
    QCOMPARE(text(2.0 * powerOf(a, b)), u"2*a^B2"_s);
    QCOMPARE(text(a * -1e-9), u"a*(-1E-09)"_s);
    QCOMPARE(text(choice(isAbove(a, 0.0), a, 1e99)), u"IF(a>0,a,1E+99)"_s);
    // Excel allows 255 characters per string in a formula: the 256th starts another piece. No surrogate pair is split.
    QCOMPARE(text(LiveFormula(QString(255, u'x'))), u'"' + QString(255, u'x') + u'"');
    QCOMPARE(text(LiveFormula(QString(256, u'x'))), u"(\""_s + QString(255, u'x') + u"\"&\"x\")"_s);
    QCOMPARE(text(LiveFormula(QString(254, u'"') + u"\U0001F600!"_s)),
             u"(\""_s + QString(508, u'"') + u"\"&\"\U0001F600!\")"_s);
    QCOMPARE(text(LiveFormula(u"a\u0001b\n"_s)), u"\"a b \""_s); // not allowed in XML
    QCOMPARE(text(choice(isOther(b, LiveFormula(QString())), LiveFormula(u"say \"no\""_s), 0.1)),
             u"IF(B2<>\"\",\"say \"\"no\"\"\",0.1)"_s);
    QCOMPARE(text(wholeAbove(a / b)), u"ROUNDUP(a/B2,0)"_s);
    QCOMPARE(text(anyOf({isBelow(a, b), isAtLeast(a, 3.0)})), u"OR(a<B2,a>=3)"_s);
}

void TestLiveModel::valuesOfFormulas()
{
    const QList<LiveValue> cells{7.0, 2.0, LiveValue()};
    const LiveFormula a = LiveFormula::ofCell(0);
    const LiveFormula b = LiveFormula::ofCell(1);
    const auto number = [&cells](const LiveFormula &formula) { return std::get<double>(valueOf(formula, cells)); };
    QCOMPARE(number(a - b * 3.0), 1.0);
    QCOMPARE(number(a / b), 3.5);
    QCOMPARE(number(powerOf(a, b)), 49.0);
    QCOMPARE(number(wholeBelow(a / b)), 3.0);
    QCOMPARE(number(wholeAbove(a / b)), 4.0);
    QCOMPARE(number(wholeAbove(0.0 - a / b)), -4.0); // ROUNDUP rounds away from 0
    QCOMPARE(number(remainderOf(a, b)), 1.0);
    QCOMPARE(number(least({a, b, 3.0})), 2.0);
    QCOMPARE(number(greatest({a, b, 3.0})), 7.0);
    QCOMPARE(number(choice(allOf({isAbove(a, b), isAtMost(b, 2.0)}), 1.0, 2.0)), 1.0);
    QCOMPARE(number(LiveFormula::ofCell(2) + 1.0), 1.0); // an empty cell counts as 0
    // 2^k for k = 0, 1, 2, 3, 3, 20
    const QList<std::pair<double, double>> powers{{1, 1}, {2, 2}, {3, 4}, {5, 8}, {8, 8}, {1'048'575, 1'048'576}};
    for (const auto &[of, power] : powers)
        QCOMPARE(number(powerOfTwoFrom(of)), power);
}

void TestLiveModel::wordsInFormulas()
{
    const QList<LiveValue> cells{LiveValue(u"does not fit"_s), LiveValue(QString()), LiveValue(3.0), LiveValue()};
    const auto says = [&cells](int cell) {
        return valueOf(choice(isOther(LiveFormula::ofCell(cell), LiveFormula(QString())), LiveFormula(u"n/p"_s), 1.0),
                       cells);
    };
    QCOMPARE(says(0), LiveValue(u"n/p"_s));
    QCOMPARE(says(1), LiveValue(1.0));
    QCOMPARE(says(2), LiveValue(u"n/p"_s)); // a number is not ""
    QCOMPARE(says(3), LiveValue(1.0));      // an empty cell is
    QVERIFY(std::isnan(std::get<double>(valueOf(LiveFormula::ofCell(0) + 1.0, cells))));
    QList<int> named;
    collectCells(LiveFormula::ofCell(2) * (LiveFormula::ofCell(1) + LiveFormula::ofCell(2)), named);
    QCOMPARE(named, (QList<int>{2, 1}));
}

// Cells a in GB and B2 in GB/s: 5 GB over 2 GB/s is 2.5 s, 2500 ms. A dollar an hour is 1e6 / 3600 millionths a second.
void TestLiveModel::unitsMeetInOneFactor()
{
    const Expr size(LiveFormula::ofCell(0), 1e9);
    const Expr rate(LiveFormula::ofCell(1), 1e9);
    const auto text = [](const Expr &value, double unit) {
        return toFormula(value.in(unit), [](int cell) { return cell == 0 ? u"a"_s : u"B2"_s; });
    };
    QCOMPARE(text(size / rate, 1e-3), u"a/B2*1000"_s);
    QCOMPARE(text(size + 5e9, 1e9), u"a+5"_s);
    QCOMPARE(text(size - Expr(LiveFormula::ofCell(1)), 1e9), u"a-B2/1E+09"_s);
    QCOMPARE(text(select(size > 0.0, size, 2e9), 1e9), u"IF(a>0,a,2)"_s);
    QCOMPARE(text(floorOf(size), 1.0), u"INT(a*1E+09)"_s);
    QCOMPARE(text(overUnit(Expr(LiveFormula::ofCell(0)), 3600.0), 1e-6), u"a*1E+06/3600"_s);
    QCOMPARE(text(timesUnit(Expr(LiveFormula::ofCell(0)), 3600.0), 3600.0), u"a"_s);
    QCOMPARE(std::get<double>(valueOf((size / rate).in(1e-3), {5.0, 2.0})), 2500.0);
}

void TestLiveModel::knownNumbersAreFolded()
{
    const Expr a(LiveFormula::ofCell(0));
    const auto text = [](const Expr &value) { return toFormula(value.in(), [](int) { return u"a"_s; }); };
    QCOMPARE(text(Expr(2.0) * 3.0 + a * 0.0), u"6"_s);
    QCOMPARE(text(a * 1.0 / 1.0 - 0.0 + 0.0), u"a"_s);
    QCOMPARE(text(select(Expr(2.0) > 1.0, a, 0.0)), u"a"_s);
    QCOMPARE(text(maxOf(maxOf(a, 1.0), 2.0)), u"MAX(a,1,2)"_s);
    QCOMPARE(text(minOf(4.0, 3.0)), u"3"_s);
    QCOMPARE(text(a > 1.0 && a < 5.0 && Expr(1.0)), u"AND(a>1,a<5)"_s);
    QCOMPARE(text(a > 1.0 || Expr(0.0)), u"a>1"_s);
    QCOMPARE(text(powerOfTwoFrom(5.0)), u"8"_s);
    QVERIFY(isNever(a < 1.0 && Expr(0.0)));
    QVERIFY(!isNever(a < 1.0));
    // Without a known peak, arithmetic takes no time.
    QCOMPARE(text(a / (a * std::numeric_limits<double>::infinity())), u"0"_s);
}

// So that one pass calculates all cells.
void TestLiveModel::cellsNameEarlierOnes()
{
    for (quint32 seed = 0; seed < 20; ++seed) {
        QRandomGenerator random(seed);
        const LiveModel model = liveModelOf(m_catalog, anyLiveBoard(m_catalog, random));
        for (int i = 0; i < model.cells.size(); ++i) {
            QList<int> named;
            collectCells(model.cells.at(i).formula, named);
            for (const int cell : std::as_const(named)) {
                QVERIFY(cell >= 0 && cell < i);
                const int row = model.cells.at(cell).row;
                QVERIFY2(row == -1 || row == model.cells.at(i).row || row == model.movesFrom, "another row's cells");
            }
        }
    }
}

void TestLiveModel::eachRowHasAllResults()
{
    for (quint32 seed = 0; seed < 20; ++seed) {
        QRandomGenerator random(seed);
        const LiveModel model = liveModelOf(m_catalog, anyLiveBoard(m_catalog, random));
        for (const LiveRow &row : model.rows) {
            QStringList metrics;
            for (const LiveResult &result : row.results) {
                metrics << result.metric;
                QVERIFY(result.reason.isCell() || !result.reason.text.isEmpty());
            }
            QCOMPARE(metrics, estimateMetrics());
        }
    }
}

static const LiveInput *inputOf(const LiveModel &model, const QString &id)
{
    return findWhere(model.inputs, [&id](const LiveInput &one) { return one.id == id; });
}

void TestLiveModel::inputsAreTheAssumptions()
{
    Board board = onDemandBoard();
    board.assumptions.utilisation = 41.0;
    board.assumptions.parameters = 35.0;
    const LiveModel model = liveModelOf(m_catalog, board);
    const QList<LiveValue> values = valuesOf(model);
    const auto input = [&model](const QString &id) { return inputOf(model, id); };
    QCOMPARE(values.at(input(u"utilisation"_s)->cell), LiveValue(41.0));
    QVERIFY(input(u"utilisation"_s)->changed);
    QCOMPARE(input(u"utilisation"_s)->fallback, std::optional(100.0));
    QCOMPARE(values.at(input(u"active_parameters"_s)->cell), LiveValue(35.0)); // follows a dense model's size
    QVERIFY(!input(u"chips"_s)->fallback);
    QVERIFY(input(u"goodput"_s) == nullptr); // not for serving
    QCOMPARE(input(u"exchange_rate"_s)->fallback, std::optional(1.0));
    const QList<LiveValue> changed = valuesOf(model, {{u"parameters"_s, 20.0}});
    QCOMPARE(changed.at(input(u"active_parameters"_s)->cell), LiveValue(20.0));
}

void TestLiveModel::fixedIsSaid()
{
    const LiveModel model = liveModelOf(m_catalog, onDemandBoard());
    QStringList labels;
    for (const LiveFixed &fixed : model.fixed) {
        labels << fixed.label;
        QVERIFY(!fixed.value.isEmpty() && fixed.why.endsWith(u'.'));
    }
    for (const QString &label : {u"Workload"_s, u"Task"_s, u"Model"_s, u"Commitment (years)"_s, u"Price book"_s})
        QVERIFY2(labels.contains(label), qPrintable(label));
}

void TestLiveModel::noWorkloadNoRows()
{
    Board board = onDemandBoard();
    board.workload = WorkloadId(u"none-such"_s);
    const LiveModel model = liveModelOf(m_catalog, board);
    QVERIFY(model.rows.isEmpty() && !model.reason.isEmpty());
    QVERIFY(inputOf(model, u"exchange_rate"_s) != nullptr);
}

void TestLiveModel::formulasAgreeWithTheProgram()
{
    int numbers = 0;
    for (quint32 seed = 0; seed < 200; ++seed) {
        QRandomGenerator random(seed);
        Board board = anyLiveBoard(m_catalog, random);
        if (random.bounded(3) == 0)
            board = withChanges(board, anyChanges(liveModelOf(m_catalog, board), random));
        const LiveModel model = liveModelOf(m_catalog, board);
        const QMap<QString, double> changes = anyChanges(model, random);
        const QString wrong = difference(model, m_catalog, board, changes, numbers);
        QVERIFY2(wrong.isEmpty(), qPrintable(u"%1 (seed %2)"_s.arg(wrong).arg(seed)));
    }
    QVERIFY(numbers > 15'000);
}

// Memory needs of few and many requests, with as many KV heads as chips of a replica or fewer.
void TestLiveModel::requestsAndCopiesOfTheCacheAgree()
{
    Board board = onDemandBoard();
    board.workload = WorkloadId(u"serve-llama-3.1-70b"_s);
    int numbers = 0;
    for (const Level level : {Level::Chip, Level::Instance}) {
        board.level = level;
        board.chips = {ChipId(u"h100-sxm"_s), ChipId(u"trainium2"_s), ChipId(u"mi300x"_s)};
        board.instances = {InstanceId(u"p5.48xlarge"_s), InstanceId(u"trn2.48xlarge"_s)};
        const LiveModel model = liveModelOf(m_catalog, board);
        for (const double batch : {0.0, 2.0, 32.0, 20000.0}) {
            for (const double heads : {2.0, 8.0}) {
                QMap<QString, double> changes{{u"kv_heads"_s, heads}, {u"input"_s, 3584.0}, {u"output"_s, 512.0}};
                if (batch > 0.0)
                    changes.insert(u"batch"_s, batch);
                QCOMPARE(difference(model, m_catalog, board, changes, numbers), QString());
            }
        }
    }
    QVERIFY(numbers > 1000);
}

// A mixture of experts whose latent cache fits with attention on each chip but not with layers divided, on one machine
// and several, with prefill on the same or other chips.
void TestLiveModel::copiesOverMachinesAgree()
{
    Board board = defaultBoard();
    board.workload = WorkloadId(u"serve-deepseek-v3"_s);
    board.chips = {ChipId(u"h100-sxm"_s), ChipId(u"trainium2"_s)};
    board.instances = {InstanceId(u"p5.48xlarge"_s), InstanceId(u"trn2.48xlarge"_s)};
    int numbers = 0;
    for (const Level level : {Level::Chip, Level::Instance}) {
        board.level = level;
        const LiveModel model = liveModelOf(m_catalog, board);
        for (const double batch : {1.0, 256.0}) {
            for (const double chips : {0.0, 16.0, 64.0}) {
                for (const double disaggregated : {0.0, 1.0}) {
                    QMap<QString, double> changes{{u"batch"_s, batch},
                                                  {u"input"_s, 32'000.0},
                                                  {u"output"_s, 768.0},
                                                  {u"disaggregated"_s, disaggregated}};
                    if (chips > 0.0)
                        changes.insert(u"chips"_s, chips);
                    QCOMPARE(difference(model, m_catalog, board, changes, numbers), QString());
                }
            }
        }
    }
    QVERIFY2(numbers > 1000, qPrintable(QString::number(numbers)));
}

// Experts and window come from the board; parameters and cache follow from them, and cells change those.
void TestLiveModel::cellsBeginWhereExpertsAndWindowAre()
{
    Board board = onDemandBoard({ChipId(u"h100-sxm"_s), ChipId(u"b200"_s), ChipId(u"mi300x"_s)});
    int numbers = 0;
    for (const QString &workload : {u"serve-gpt-oss-120b"_s, u"serve-llama-4-scout"_s, u"serve-deepseek-v3"_s}) {
        board.workload = WorkloadId(workload);
        board.assumptions = {};
        for (const double experts : {0.0, 12.0}) {
            if (experts > 0.0) {
                board.assumptions.experts = experts;
                board.assumptions.expertsPerToken = 3.0;
                board.assumptions.windowTokens = 512.0;
                board.assumptions.latentRank = 256.0;
                board.assumptions.stack = 2.0;
            }
            const LiveModel model = liveModelOf(m_catalog, board);
            for (const auto &changes : {QMap<QString, double>{},
                                        {{u"kv_per_token"_s, 20'000.0}, {u"input"_s, 6000.0}},
                                        {{u"parameters"_s, 60.0}},
                                        {{u"active_parameters"_s, 8.0}, {u"kv_per_token"_s, 90'000.0}}}) {
                QCOMPARE(difference(model, m_catalog, board, changes, numbers), QString());
            }
        }
    }
    QVERIFY(numbers > 1000);
    // Four experts per token out of two.
    board.assumptions.experts = 2.0;
    board.assumptions.expertsPerToken = 4.0;
    const LiveModel none = liveModelOf(m_catalog, board);
    numbers = 0;
    QCOMPARE(difference(none, m_catalog, board, {}, numbers), QString());
}

// Trainium4 has no known BF16 peak: one chip holds the model, yet no number of chips is known to serve it. Its memory
// is known: 70.55 billion weights of 2 bytes and a request, over 288 GB.
void TestLiveModel::nobodyWorksWithoutAPeak()
{
    Board board = onDemandBoard({ChipId(u"trainium4"_s), ChipId(u"h100-sxm"_s)});
    const LiveModel model = liveModelOf(m_catalog, board);
    const auto valueOfMetric = [&](int row, const QString &metric, const QMap<QString, double> &changes) {
        const QList<LiveResult> &results = model.rows.at(row).results;
        const auto found =
            std::ranges::find_if(results, [&](const LiveResult &result) { return result.metric == metric; });
        return std::pair(valuesOf(model, changes).at(found->value),
                         found->reason.isCell() ? valuesOf(model, changes).at(found->reason.cell)
                                                : LiveValue(found->reason.text));
    };
    const QList<QMap<QString, double>> cases{{}, {{u"chips"_s, 4.0}}, {{u"input"_s, 4096.0}}};
    for (const QMap<QString, double> &changes : cases) {
        const auto [chips, reason] = valueOfMetric(0, u"chips_used"_s, changes);
        QCOMPARE(chips, LiveValue(u"n/p"_s));
        QVERIFY(text(reason).contains(u"No dense peak of Trainium4 is published for this precision."_s));
        QCOMPARE(valueOfMetric(0, u"fewest_chips"_s, changes).first, LiveValue(1.0));
        QVERIFY(std::holds_alternative<double>(valueOfMetric(1, u"chips_used"_s, changes).first));
    }
    QCOMPARE(valueOfMetric(1, u"chips_used"_s, cases.at(1)).first, LiveValue(4.0));
}

// Chips, instances and a system with a stated power, for each kind of work: from prices at which buying or an API pays
// to those at which it never does.
void TestLiveModel::owningAndApisAgree()
{
    int numbers = 0;
    Board board = onDemandBoard({ChipId(u"h100-sxm"_s), ChipId(u"trainium2"_s), ChipId(u"trainium4"_s)});
    board.instances = {InstanceId(u"p5.48xlarge"_s), InstanceId(u"trn2.48xlarge"_s)};
    for (const System &system : m_catalog.systems) {
        if (system.power && !system.power->isMissing())
            board.systems << system.id;
    }
    QVERIFY(!board.systems.isEmpty());
    for (const char *workload : {"serve-llama-3.1-70b", "bert-large-batch", "pretrain-llama-3.1-8b"}) {
        board.workload = WorkloadId(QString::fromLatin1(workload));
        const bool serves = QLatin1String(workload).startsWith("serve"_L1);
        for (const Level level : {Level::Chip, Level::Instance, Level::System}) {
            board.level = level;
            const LiveModel model = liveModelOf(m_catalog, board);
            for (const double price : {0.0, 100.0, 30'000.0, 3e6}) {
                QMap<QString, double> changes{{u"machine_years"_s, 4.0}, {u"machine_residual"_s, 20.0}};
                if (price > 0.0)
                    changes.insert(u"machine_price"_s, price);
                if (price > 100.0)
                    changes.insert(u"interest"_s, 0.0);
                if (serves && price > 0.0)
                    changes.insert({{u"api_price"_s, std::min(3e5 / price, 1e3)}, {u"monthly_tokens"_s, 300.0}});
                if (serves && price == 100.0) // too much for rented machines in an hour, not for owned ones
                    changes.insert(QMap<QString, double>{{u"hours_a_month"_s, 1.0}, {u"monthly_tokens"_s, 1e6}});
                QCOMPARE(difference(model, m_catalog, board, changes, numbers), QString());
            }
        }
    }
    QVERIFY(numbers > 1000);
}

// From limits too small for anything to those for thousands of machines, with a price at a loss and one that pays.
void TestLiveModel::revenueAndFleetsAgree()
{
    int numbers = 0;
    Board board = onDemandBoard({ChipId(u"h100-sxm"_s), ChipId(u"trainium2"_s), ChipId(u"trainium4"_s)});
    board.instances = {InstanceId(u"p5.48xlarge"_s), InstanceId(u"trn2.48xlarge"_s)};
    for (const System &system : m_catalog.systems) {
        if (system.power && !system.power->isMissing())
            board.systems << system.id;
    }
    board.workload = WorkloadId(u"serve-llama-3.1-70b"_s);
    for (const Level level : {Level::Chip, Level::Instance, Level::System}) {
        board.level = level;
        const LiveModel model = liveModelOf(m_catalog, board);
        const QList<QMap<QString, double>> cases{
            {},
            {{u"token_price"_s, 0.05}, {u"fleet_budget"_s, 200.0}},
            {{u"token_price"_s, 20.0}, {u"fleet_budget"_s, 2e6}, {u"utilisation"_s, 40.0}},
            {{u"fleet_power"_s, 1.5}, {u"pue"_s, 1.3}, {u"host_power"_s, 50.0}, {u"chips"_s, 3.0}},
            {{u"token_price"_s, 1.0}, {u"fleet_budget"_s, 3e5}, {u"fleet_power"_s, 0.05}, {u"commitment"_s, 0.0}}};
        for (const QMap<QString, double> &changes : cases)
            QCOMPARE(difference(model, m_catalog, board, changes, numbers), QString());
    }
    QVERIFY(numbers > 100);
}

// At central values: the ratio of the costs and the results derived from it.
void TestLiveModel::movesAgreeWithTheProgram()
{
    int numbers = 0;
    for (quint32 seed = 0; seed < 150; ++seed) {
        QRandomGenerator random(seed);
        Board board = anyLiveBoard(m_catalog, random);
        board.priceBook = onDemandBoard().priceBook;
        board.baseline = random.bounded(2) == 0 ? board.chips.constLast().text() : QString();
        const LiveModel model = liveModelOf(m_catalog, board);
        const QMap<QString, double> changes = anyChanges(model, random);
        const QList<LiveValue> values = valuesOf(model, changes);
        const Board changed = withChanges(board, changes);
        for (const LiveMove &each : model.moves) {
            const auto inquiry = Inquiry::about(
                m_catalog, changed,
                {costAsked(m_catalog, changed), model.rows.at(each.row).id, model.rows.at(model.movesFrom).id});
            QVERIFY(inquiry);
            const Answer ratio = inquiry.value().answer();
            const bool isTold = std::holds_alternative<double>(values.at(each.results.constFirst().value));
            QCOMPARE(isTold, ratio.value.has_value());
            if (!isTold)
                continue;
            const Move move = moveWith(movePlanOf(inquiry.value()), Interval::exactly(*ratio.value));
            const std::array<std::optional<double>, 5> expected{*ratio.value, move.saving.value, move.plan.cost(),
                                                                move.evenAfter, move.savedInAll.value};
            for (std::size_t i = 0; i < expected.size(); ++i) {
                const LiveValue &value = values.at(each.results.at(static_cast<qsizetype>(i)).value);
                const double *number = std::get_if<double>(&value);
                QCOMPARE(number != nullptr, expected.at(i).has_value());
                // Savings are differences of amounts up to a hundred times larger.
                const double scale = std::max(std::abs(expected.at(i).value_or(0.0)), move.plan.monthlySpend);
                QVERIFY2(
                    number == nullptr || std::abs(*number - *expected.at(i)) <= 1e-9 * scale,
                    qPrintable(u"%1 of %2, seed %3"_s
                                   .arg(each.results.at(static_cast<qsizetype>(i)).metric, model.rows.at(each.row).id)
                                   .arg(seed)));
                numbers += number != nullptr ? 1 : 0;
            }
        }
    }
    QVERIFY2(numbers > 300, qPrintable(QString::number(numbers)));
}

CHIPBOARD_TEST(TestLiveModel, QCoreApplication)

} // namespace tst_livemodel

#include "tst_livemodel.moc"
