// How --workload and --set affect comparisons and estimates.
#include "app/cli/commands.h"
#include "app/cli/selection.h"
#include "data/files/boardio.h"
#include "tests/app/cli/clirun.h"
#include "tests/support/importfixture.h"
#include "tests/support/ondemandboard.h"
#include "tests/support/testmain.h"

#include <QApplication>
#include <QJsonArray>
#include <QTemporaryFile>

#include <cmath>

using namespace chipboard;
using namespace chipboard::test;
using namespace Qt::StringLiterals;

namespace tst_assuming {

class TestAssuming : public chipboard::testing::StrictTest
{
    Q_OBJECT

public:
    static void initMain() { qputenv("QT_QPA_PLATFORM", "offscreen"); }

private slots:
    void aTableFollowsWorkloadAndAssumptions();
    void aDiscountOfOneLowersItsPrices();
    void pricesFollowTheRegion();
    void anEstimateFollowsAssumptions();
    void energyCommitmentAndMonthAreAssumedLikewise();
    void aCountAndTheAssumptionAreRefused();
    void theBoardsOwnWorkloadKeepsItsDimensions();
    void listsAssumptions();
    void anAssumptionWithoutEffectIsTold_data();
    void anAssumptionWithoutEffectIsTold();
    void showsMoneyInAnotherCurrency();
    void aBoardWithoutARateIsShownInUsd();
    void theWindowAssumesLikewise();
    void wrongAssumptionsAreRefused_data();
    void wrongAssumptionsAreRefused();
};

static double first(const QStringList &arguments, const char *list, const char *metric)
{
    const Outcome outcome = runCli(arguments);
    for (const QJsonValue &row : outcome.json()[QLatin1String(list)].toArray()) {
        if (row[u"metric"_s].toString() == QLatin1String(metric))
            return row[u"value"_s].toDouble();
    }
    return std::nan("");
}

void TestAssuming::aTableFollowsWorkloadAndAssumptions()
{
    const QStringList plain = words("table --chips h100-sxm --workload serve-llama-3.1-8b --metrics usd_per_1m_tokens "
                                    "--format json");
    const double value = first(plain, "rows", "usd_per_1m_tokens");
    QVERIFY(value > 0.0);
    const double discounted = first(plain + words("--set discount=25"), "rows", "usd_per_1m_tokens");
    QVERIFY(std::abs(discounted / value - 0.75) < 1e-9);
    const double idle = first(plain + words("--set discount=25 --set utilisation=30"), "rows", "usd_per_1m_tokens");
    QVERIFY(std::abs(idle / value - 2.5) < 1e-9); // 0.75 / 0.30
}

void TestAssuming::aDiscountOfOneLowersItsPrices()
{
    const QStringList plain = words("table --chips h100-sxm --prices on-demand --metrics price_chip_hour,"
                                    "usd_per_1m_tokens --workload serve-llama-3.1-8b --format json");
    for (const char *metric : {"price_chip_hour", "usd_per_1m_tokens"}) {
        const double value = first(plain, "rows", metric);
        QVERIFY(value > 0.0);
        const auto share = [&](const char *set) { return first(plain + words(set), "rows", metric) / value; };
        QVERIFY(std::abs(share("--set discount@aws=30") - 0.7) < 1e-9);
        QVERIFY(std::abs(share("--set discount@h100-sxm=12") - 0.88) < 1e-9);
        QVERIFY(std::abs(share("--set discount@gcp=30") - 1.0) < 1e-9);
        QVERIFY(std::abs(share("--set discount@AWS=30 --set discount@h100-sxm=12") - 0.88) < 1e-9); // specific one wins
    }
    const QByteArray told = runCli(words("table --chips h100-sxm --prices on-demand --metrics price_chip_hour "
                                         "--set discount@aws=30"))
                                .out;
    QVERIFY2(told.contains("Custom value: AWS discount 30%."), told.constData());
    const QStringList estimate = words("estimate --workload serve-llama-3.1-8b --on h100-sxm --prices on-demand "
                                       "--format json");
    const double cost = first(estimate, "results", "usd_per_1m_tokens");
    QVERIFY(std::abs(first(estimate + words("--set discount@aws=30"), "results", "usd_per_1m_tokens") / cost - 0.7)
            < 1e-9);
}

// p5.48xlarge, Capacity Blocks of the shipped list: each region has its own price, or the common one.
void TestAssuming::pricesFollowTheRegion()
{
    const QByteArray east =
        runCli(words("table --chips h100-sxm --region us-east-2 --format json --metrics price_chip_hour")).out;
    QVERIFY2(east.contains("(p5.48xlarge, AWS, us-east-2)"), east.constData());
    const QByteArray none =
        runCli(words("table --chips h100-sxm --prices on-demand --region us-east-2 --metrics price_chip_hour")).out;
    QVERIFY2(none.contains("\"On-demand list\" has no prices in us-east-2. Price lists that do: "), none.constData());
    const QStringList estimate = words("estimate --workload serve-llama-3.1-8b --on h100-sxm --region us-east-2 "
                                       "--format json");
    QVERIFY(runCli(estimate).out.contains("us-east-2"));
}

void TestAssuming::anEstimateFollowsAssumptions()
{
    const QStringList plain =
        words("estimate --workload pretrain-llama-3.1-8b --on h100-sxm --count 1024 --format json");
    const double hours = first(plain, "results", "chip_hours");
    QVERIFY(hours > 0.0);
    const double more = first(plain + words("--set tokens=30000"), "results", "chip_hours"); // twice 15 trillion
    QVERIFY(std::abs(more / hours - 2.0) < 1e-9);
    const double better = first(plain + words("--set training_efficiency=200"), "results", "chip_hours");
    QVERIFY(better < hours && better > hours / 2.0); // compute takes half the time, the rest is unchanged
}

void TestAssuming::energyCommitmentAndMonthAreAssumedLikewise()
{
    const QStringList plain = words("estimate --workload serve-llama-3.1-8b --on h100-sxm --format json");
    const double speed = first(plain, "results", "tokens_per_s");
    const double chips = first(plain, "results", "chips_used");
    const auto assumed = [&plain](const char *sets, const char *metric) {
        return first(plain + words(sets), "results", metric);
    };
    // 0.7 kW per chip, PUE 1.5, 0.1 USD per kilowatt-hour
    const double energy = chips * 0.7 * 1.5 / (3600.0 * speed) * 1e6;
    const char *ofEnergy = "--set pue=1.5 --set energy_price=0.1";
    QVERIFY(std::abs(assumed(ofEnergy, "energy_kwh_per_1m_tokens") / energy - 1.0) < 1e-9);
    QVERIFY(std::abs(assumed(ofEnergy, "energy_usd_per_1m_tokens") / (0.1 * energy) - 1.0) < 1e-9);
    QCOMPARE(assumed(ofEnergy, "usd_per_1m_tokens"), first(plain, "results", "usd_per_1m_tokens"));
    QCOMPARE(first(plain, "results", "month_chips"), 0.0); // not stated: null
    QCOMPARE(assumed("--set monthly_tokens=1000", "month_chips"), chips * std::ceil(1e12 / (speed * 3600.0 * 730.0)));
    QVERIFY(assumed("--set fixed_costs=50", "tokens_per_s") > speed);
    // Either a lower price of the same instance, or the list price with a note.
    const Outcome committed = runCli(plain + words("--set commitment=3"));
    const double price = assumed("--set commitment=3", "usd_per_hour");
    const QString notes = QString::fromUtf8(QJsonDocument(committed.json()[u"notes"_s].toArray()).toJson());
    QVERIFY2(price < first(plain, "results", "usd_per_hour") || notes.contains(u"has no price in"_s),
             qPrintable(notes));
}

void TestAssuming::aCountAndTheAssumptionAreRefused()
{
    const QStringList plain =
        words("estimate --workload pretrain-llama-3.1-8b --on h100-sxm --format json --set chips=64");
    QCOMPARE(first(plain, "results", "chips_used"), 64.0);
    const Outcome both = runCli(plain + words("--count 128"));
    QCOMPARE(both.status, int(WrongUsage));
    QCOMPARE(both.out, QByteArray());
    QVERIFY2(both.err.contains(u"Both --count and the assumption chips are given."_s), qPrintable(both.err));
}

void TestAssuming::theBoardsOwnWorkloadKeepsItsDimensions()
{
    Catalog catalog;
    for (const auto &id : {u"one"_s, u"two"_s})
        catalog.workloads << Workload{.id = WorkloadId(id)};
    catalog.index();
    Board board{.workload = WorkloadId(u"one"_s), .assumptions = {.layers = 12.0}};
    QTemporaryFile file;
    QVERIFY(file.open());
    file.write(writeBoard(board));
    file.flush();
    Invocation invocation;
    invocation.arguments << file.fileName();
    invocation.workload = u"one"_s;
    QCOMPARE(chooseBoard(invocation, catalog).board.value_or(Board()).assumptions.layers, std::optional(12.0));
    invocation.workload = u"two"_s;
    const std::optional<Board> other = chooseBoard(invocation, catalog).board;
    QVERIFY(other);
    QCOMPARE(other->assumptions.layers, std::nullopt);
}

void TestAssuming::showsMoneyInAnotherCurrency()
{
    const QStringList plain = words("table --chips h100-sxm --metrics price_chip_hour --format json");
    const double usd = first(plain, "rows", "price_chip_hour");
    const QStringList inEuro = plain + words("--currency EUR --set exchange_rate=0.92");
    QVERIFY(std::abs(first(inEuro, "rows", "price_chip_hour") / (0.92 * usd) - 1.0) < 1e-9);
    const QJsonObject json = runCli(inEuro).json();
    QCOMPARE(json[u"currency"_s][u"code"_s].toString(), u"EUR"_s);
    QCOMPARE(json[u"rows"_s][0][u"unit"_s].toString(), u"EUR/h"_s);
    const QString estimate = QString::fromUtf8(
        runCli(words("estimate --workload serve-llama-3.1-8b --on h100-sxm --currency JPY --set exchange_rate=150"))
            .out);
    QVERIFY2(estimate.contains(u" JPY/1M"_s) && estimate.contains(u"1 USD = 150 JPY"_s), qPrintable(estimate));
    const QString move = QString::fromUtf8(
        runCli(words("what-if move --chips h100-sxm,trainium2 --currency JPY --set exchange_rate=150")).out);
    QVERIFY2(move.contains(u"JPY"_s) && move.contains(u"1 USD = 150 JPY"_s), qPrintable(move));
    // Without a custom rate, the catalogue's rate applies, with its date.
    const QJsonObject dated = runCli(plain + words("--currency EUR")).json()[u"currency"_s].toObject();
    QCOMPARE(dated[u"per_usd"_s].toDouble(), 0.876691);
    QCOMPARE(dated[u"as_of"_s].toString(), u"2026-07-22"_s);
}

void TestAssuming::aBoardWithoutARateIsShownInUsd()
{
    Board board = testing::onDemandBoard();
    board.currency.code = u"EUR"_s;
    QTemporaryFile file;
    QVERIFY(file.open());
    file.write(writeBoard(board));
    file.flush();
    const Outcome outcome = runCli({u"table"_s, file.fileName()});
    QCOMPARE(outcome.status, int(Fine));
    QVERIFY(outcome.err.contains(u"Enter how many EUR one USD buys; until then money is shown in USD."_s));
    QVERIFY(outcome.out.contains("USD/h"));
}

void TestAssuming::theWindowAssumesLikewise()
{
    const Result<Invocation> asked = parseArguments(words("--currency EUR --set exchange_rate=0.92 --set discount=10"));
    QVERIFY(asked);
    QCOMPARE(asked.value().command, Command::Window);
    const Catalog &catalog = testing::shippedCatalog();
    const Result<Board> board = withAssumed(catalog, asked.value(), testing::onDemandBoard());
    QVERIFY(board);
    QCOMPARE(board.value().currency, (CurrencyChoice{u"EUR"_s, 0.92}));
    QCOMPARE(board.value().assumptions.discount, std::optional(10.0));
    const Result<Invocation> bare = parseArguments(words("--currency EUR"));
    // 1 / 1.140653 USD per EUR, data/specs/prices/exchange-rates.json
    QCOMPARE(withAssumed(catalog, bare.value(), testing::onDemandBoard()).value().currency,
             (CurrencyChoice{u"EUR"_s, 0.876691, u"2026-07-22"_s}));
    Board inEuro = testing::onDemandBoard();
    inEuro.currency = {u"EUR"_s, 0.92};
    QCOMPARE(withAssumed(catalog, bare.value(), inEuro).value(), inEuro); // the board's own rate wins
    const Result<Invocation> wrong = parseArguments(words("--currency XTS"));
    QVERIFY(wrong && !withAssumed(catalog, wrong.value(), testing::onDemandBoard()));
}

void TestAssuming::listsAssumptions()
{
    const Outcome outcome = runCli(words("list assumptions --format json"));
    QCOMPARE(outcome.status, int(Fine));
    QStringList ids;
    for (const QJsonValue &row : outcome.json()[u"assumptions"_s].toArray())
        ids << row[u"id"_s].toString();
    QVERIFY(ids.contains(u"utilisation"_s));
    QVERIFY(ids.contains(u"kv_heads"_s));
    QVERIFY(ids.contains(u"exchange_rate"_s));
    QVERIFY(ids.contains(u"energy_price"_s) && ids.contains(u"commitment"_s) && ids.contains(u"monthly_tokens"_s));
}

void TestAssuming::anAssumptionWithoutEffectIsTold_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("told"); // empty: no message expected
    const QString serving = u"goodput has no effect: the workload serve-llama-3.1-8b does not use it."_s;
    QTest::newRow("an estimate") << words("estimate --on h100-sxm --workload serve-llama-3.1-8b --set goodput=80")
                                 << serving;
    QTest::newRow("a table") << words("table --workload serve-llama-3.1-8b --set goodput=80") << serving;
    QTest::newRow("one that has an effect") << words("table --workload serve-llama-3.1-8b --set batch=8") << QString();
    QTest::newRow("another task") << words("table --workload pretrain-llama-3.1-8b --set goodput=80") << QString();
}

// Without a message, the unchanged numbers would look like the effect of the assumption.
void TestAssuming::anAssumptionWithoutEffectIsTold()
{
    QFETCH(QStringList, arguments);
    QFETCH(QString, told);
    const Outcome outcome = runCli(arguments);
    QCOMPARE(outcome.status, int(Fine));
    QCOMPARE(outcome.err.contains(u"has no effect"_s), !told.isEmpty());
    QVERIFY2(outcome.err.contains(told), qPrintable(outcome.err));
}

void TestAssuming::wrongAssumptionsAreRefused_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("told");
    const auto row = [](const char *name, const char *arguments, const QString &told) {
        QTest::newRow(name) << words(arguments) << told;
    };
    row("twice", "table --set discount=3 --set utilisation=40 --set discount=5",
        u"discount is set twice. Remove one of the two."_s);
    row("unknown", "table --set discuont=3", u"There is no assumption \"discuont\". Did you mean discount?"_s);
    row("a discount of nobody", "table --set discount@awz=3",
        u"There is no provider, chip, instance or system \"awz\". Did you mean aws"_s);
    row("a whole discount", "table --set discount@aws=100",
        u"AWS discount: This figure cannot be 100%. The range is 0% to 95%."_s);
    row("a discount twice, in capitals", "table --set discount@aws=3 --set discount@AWS=4",
        u"discount@AWS is set twice. Remove one of the two."_s);
    row("a region of nobody", "table --region us-esat-2", u"No price list has prices in \"us-esat-2\"."_s);
    row("a discount twice",
        "estimate --on h100-sxm --workload serve-llama-3.1-8b --set discount@aws=3 --set "
        "discount@aws=4",
        u"discount@aws is set twice. Remove one of the two."_s);
    row("a currency without a rate", "table --currency XTS",
        u"Showing money in XTS needs an exchange rate. Set how many XTS one USD buys: "
        "--set exchange_rate=RATE."_s);
    row("a rate without a currency", "table --set exchange_rate=0.92",
        u"An exchange rate needs a currency other than USD. Add --currency CODE."_s);
    row("no currency", "table --currency Euro --set exchange_rate=0.92",
        u"\"Euro\" is not a currency code. Use three capital letters, such as EUR."_s);
    row("a rate that is no number",
        "estimate --on h100-sxm --workload serve-llama-3.1-8b --currency EUR --set "
        "exchange_rate=x",
        u"\"exchange_rate=x\" does not set exchange_rate to a number."_s);
    row("a rate out of range", "table --currency EUR --set exchange_rate=0",
        u"An exchange rate must be from 0.0001 to 10,000,000."_s);
    row("no number", "table --set discount=much", u"\"discount=much\" does not set discount to a number."_s);
    row("not a number", "table --set discount=nan", u"\"discount=nan\" does not set discount to a number."_s);
    row("endless", "table --set discount=-inf", u"\"discount=-inf\" does not set discount to a number."_s);
    row("beyond all", "table --set discount=1e999", u"\"discount=1e999\" does not set discount to a number."_s);
    row("huge", "table --set discount=1e308", u"Discount cannot be 1E+308"_s);
    row("a huge rate", "table --currency EUR --set exchange_rate=1e308",
        u"An exchange rate must be from 0.0001 to 10,000,000."_s);
    row("a huge need", "advise --need budget=1e308", u"\"budget\" must be from 0 to 1,000,000,000,000, not 1E+308."_s);
    row("a need that is no number", "advise --need budget=nan",
        u"\"budget\" must be from 0 to 1,000,000,000,000, not nan."_s);
    row("more chips than an int", "estimate --on h100-sxm --workload serve-llama-3.1-8b --count 99999999999",
        u"\"99999999999\" is not a number of chips."_s);
    row("more draws than memory", "what-if uncertainty --draws 1e308", u"\"1e308\" is not a number of draws."_s);
    row("no value", "table --set discount", u"Write it as discount=NUMBER."_s);
    row("out of range", "table --set discount=200", u"Discount cannot be 200"_s);
    row("two years", "table --set commitment=2", u"Commitment (years) cannot be 2."_s);
    row("free energy", "table --set energy_price=0", u"Energy price cannot be 0"_s);
    row("half a layer", "estimate --workload my-workload --on h100-sxm --set layers=1.5", u"must be a whole number"_s);
    row("unknown workload", "table --workload serve-lama", u"There is no workload \"serve-lama\"."_s);
}

void TestAssuming::wrongAssumptionsAreRefused()
{
    QFETCH(const QStringList, arguments);
    QFETCH(const QString, told);
    const Outcome outcome = runCli(arguments);
    QCOMPARE(outcome.status, int(WrongUsage));
    QVERIFY(outcome.out.isEmpty());
    QVERIFY2(outcome.err.contains(told), qPrintable(outcome.err));
}

CHIPBOARD_TEST(TestAssuming, QApplication)

} // namespace tst_assuming

#include "tst_assuming.moc"
