// Owning instead of renting, and an API instead of both: by hand, with annuities as in spreadsheets, and every reason
// for a missing number.
#include "data/model/costsheet.h"

#include "tests/support/estimatefixture.h"
#include "tests/support/testmain.h"

#include <cmath>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_ownership {

class TestOwnership : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void annuityAsSpreadsheetsReckonIt_data();
    void annuityAsSpreadsheetsReckonIt();
    void aMonthOfOwning();
    void aStatedMachinePowerWins();
    void machinesAreWhole();
    void costOfTokensItemsAndRuns();
    void hoursAreAllHoursWhenOwned();
    void rangesOfPowerAndSpeedAreCarried();
    void useAtWhichBuyingWins();
    void renting66965MillionTokensCostsTheApi();
    void oneDeploymentCannotAnswerSoMany();
    void aMonthsWorkThreeWays();
    void rentedHoursDoNotStopOwnedMachines();
    void saysWhyThereIsNone_data();
    void saysWhyThereIsNone();
    void dearerMachinesNeverCostLess();
    void tokensSoldBringRevenueAndMargin();
    void aFleetFillsABudgetOrItsPower();
    void aFleetIsOfWholeMachines();
    void saysWhyThereIsNoRevenueAndNoFleet();
};

static bool isNear(double actual, double expected) { return std::abs(actual - expected) <= 1e-9 * std::abs(expected); }

/// A machine of 300,000 USD with eight chips of 700 W; 80 % more for its host; PUE 1.14; 0.08 USD per kilowatt-hour.
static EstimateRequest asked()
{
    EstimateRequest request{.device = plainDevice(), .whole = true, .chipsEach = 8, .count = 8};
    request.energy = {1.14, 0.08};
    request.owning = {300'000.0, 5.0, 0.0, 0.075, 0.8, 184.0, 0.05, std::nullopt};
    return request;
}

// PMT(0.075/12; 60; -300000) = 6,011.3846; staff 15,000 / 12; 10.08 kW x (730 h x 1.14 x 0.08 USD + 184 USD).
constexpr double monthByHand = 6011.384578687 + 1250.0 + 10.08 * (66.576 + 184.0);

static std::optional<Interval> answer(const EstimateRequest &request, results::Row row, double usdPerHour = 55.04,
                                      double tokens = 1000.0)
{
    ResultSheet sheet(request);
    sheet.set(results::UsdPerHour, Interval::exactly(usdPerHour));
    setMonthOfTokens(sheet, request, exactSpan(tokens));
    setWaysOfTokens(sheet, request, exactSpan(tokens));
    return sheet.value(row);
}

void TestOwnership::annuityAsSpreadsheetsReckonIt_data()
{
    QTest::addColumn<double>("interest");
    QTest::addColumn<double>("years");
    QTest::addColumn<double>("residual");
    QTest::addColumn<double>("month"); // for 300,000
    QTest::newRow("PMT(0.075/12;60;-300000)") << 0.075 << 5.0 << 0.0 << 6011.384578687;
    // 60,000 in five years are 60,000 / 1.00625^60 = 41,285.49 today: PMT(0.075/12;60;-300000;60000)
    QTest::newRow("a fifth is left") << 0.075 << 5.0 << 0.2 << 5184.107662965;
    QTest::newRow("money for nothing") << 0.0 << 5.0 << 0.0 << 5000.0;
    QTest::newRow("and a fifth is left: 240,000 / 60") << 0.0 << 5.0 << 0.2 << 4000.0;
    QTest::newRow("all is left: the interest alone, 300,000 x 0.075 / 12") << 0.075 << 5.0 << 1.0 << 1875.0;
    QTest::newRow("half a year without interest") << 0.0 << 0.5 << 0.0 << 50'000.0;
}

void TestOwnership::annuityAsSpreadsheetsReckonIt()
{
    QFETCH(const double, interest);
    QFETCH(const double, years);
    QFETCH(const double, residual);
    QFETCH(const double, month);
    OwnershipTerms terms;
    terms.interest = interest;
    terms.years = years;
    terms.residual = residual;
    QVERIFY(isNear(300'000.0 * money::capitalShareOfMonth(terms), month));
}

void TestOwnership::aMonthOfOwning()
{
    QVERIFY(isNear(answer(asked(), results::OwnUsdPerMonth)->value, monthByHand)); // 9,787.19
    ResultSheet sheet(asked());
    setWaysOfTokens(sheet, asked(), exactSpan(1000.0));
    const QString inputs = sheet.estimate().result(u"own_usd_per_month")->inputTexts().join(u"; "_s);
    for (const QString &part : {u"machines = 1;"_s, u"machine_price = 300000 USD"_s, u"kilowatts = 10.08 kW"_s,
                                u"interest = 7.5%"_s, u"machine_years = 5"_s, u"pue = 1.14"_s})
        QVERIFY2(inputs.contains(part), qPrintable(inputs));
}

// The stated 12 kW replace 8 x 0.7 kW x 1.8 = 10.08 kW; for chips priced one by one they do not apply.
void TestOwnership::aStatedMachinePowerWins()
{
    EstimateRequest request = asked();
    request.machinePower = exactly(watts(12'000));
    const double difference = (12.0 - 10.08) * (66.576 + 184.0);
    QVERIFY(isNear(answer(request, results::OwnUsdPerMonth)->value, monthByHand + difference));
    request.device.power.reset(); // the chip's power is not needed then
    QVERIFY(isNear(answer(request, results::OwnUsdPerMonth)->value, monthByHand + difference));
    request = asked();
    request.machinePower = exactly(watts(12'000));
    request.whole = false;
    request.owning.machinePrice = 300'000.0 / 8;
    QVERIFY(isNear(answer(request, results::OwnUsdPerMonth)->value, monthByHand));
}

void TestOwnership::machinesAreWhole()
{
    EstimateRequest request = asked();
    request.count = 16;
    QVERIFY(isNear(answer(request, results::OwnUsdPerMonth)->value, 2.0 * monthByHand));
    request.whole = false; // 16 chips at the price per chip
    request.owning.machinePrice = 300'000.0 / 8;
    QVERIFY(isNear(answer(request, results::OwnUsdPerMonth)->value, 2.0 * monthByHand));
}

void TestOwnership::costOfTokensItemsAndRuns()
{
    // 1000 a second are 2,628 million in 730 hours; half as many at a utilisation of 50 %
    QVERIFY(isNear(answer(asked(), results::OwnUsdPer1MTokens)->value, monthByHand / 2628.0));
    EstimateRequest half = asked();
    half.terms.utilisation = 0.5;
    QVERIFY(isNear(answer(half, results::OwnUsdPer1MTokens)->value, monthByHand / 1314.0));
    ResultSheet batches(asked());
    setWaysOfItems(batches, asked(), exactSpan(500.0));
    QVERIFY(isNear(batches.value(results::OwnUsdPer1MItems)->value, monthByHand / 1314.0));
    QVERIFY(!batches.value(results::OwnUsdPer1MTokens) && !batches.value(results::ApiBreakEvenTokens));
    ResultSheet run(half);
    setWaysOfRun(run, half, exactSpan(262800.0)); // a tenth of a month's work takes a fifth of its hours
    QVERIFY(isNear(run.value(results::OwnCost)->value, monthByHand / 5.0));
}

// Renting for 73 hours a month costs 73 hours; owning costs all hours.
void TestOwnership::hoursAreAllHoursWhenOwned()
{
    EstimateRequest request = asked();
    request.terms.hoursAMonth = 73.0;
    QVERIFY(isNear(answer(request, results::OwnUsdPer1MTokens)->value, monthByHand / 2628.0));
    QVERIFY(isNear(answer(request, results::OwnBreakEvenUse)->value, 100.0 * monthByHand / (55.04 * 730.0)));
}

void TestOwnership::rangesOfPowerAndSpeedAreCarried()
{
    EstimateRequest request = asked();
    request.device.power = {watts(500), watts(700), watts(800)};
    request.owning.apiPrice = 20.0;
    ResultSheet sheet(request);
    sheet.set(results::UsdPerHour, Interval{40.0, 50.0, 60.0});
    setWaysOfTokens(sheet, request, {800.0, 1000.0, 1250.0});
    const double fixed = monthByHand - 10.08 * 250.576;
    const double low = fixed + 7.2 * 250.576;    // 8 x 0.5 x 1.8
    const double high = fixed + 11.52 * 250.576; // 8 x 0.8 x 1.8
    const auto is = [&sheet](results::Row row, double least, double most) {
        const auto &value = sheet.value(row);
        return value && isNear(value->low, least) && isNear(value->high, most);
    };
    QVERIFY(is(results::OwnUsdPerMonth, low, high));
    QVERIFY(is(results::OwnUsdPer1MTokens, low / 2628.0 / 1.25, high / 2628.0 / 0.8));
    QVERIFY(is(results::OwnBreakEvenUse, low / (60.0 * 730.0) * 100.0, high / (40.0 * 730.0) * 100.0));
    QVERIFY(is(results::ApiBreakEvenTokens, 40.0 * 730.0 / 20.0, 60.0 * 730.0 / 20.0));
    QVERIFY(is(results::ApiBreakEvenUse, 1460.0 / 2628.0 / 1.25 * 100.0, 2190.0 / 2628.0 / 0.8 * 100.0));
}

void TestOwnership::useAtWhichBuyingWins()
{
    // 9,787.19 of 55.04 x 730 = 40,179.2: 24.36 % of the hours
    QVERIFY(std::abs(answer(asked(), results::OwnBreakEvenUse)->value - 24.3588) < 1e-3);
    // 13.40 USD an hour are 9,782 a month: less than owning, even for all hours
    QVERIFY(!answer(asked(), results::OwnBreakEvenUse, 13.40));
    QVERIFY(answer(asked(), results::OwnBreakEvenUse, 13.41));
    ResultSheet sheet(asked());
    sheet.set(results::UsdPerHour, Interval::exactly(13.40));
    setWaysOfTokens(sheet, asked(), exactSpan(1000.0));
    QCOMPARE(sheet.estimate().result(u"own_break_even_use")->reason,
             u"Buying never pays off: renting for all hours costs less than owning."_s);
    QVERIFY(sheet.estimate().notes.contains(sheet.estimate().result(u"own_break_even_use")->reason));
    EstimateRequest committed = asked();
    committed.price.emplace().committed = true;
    ResultSheet allHours(committed);
    allHours.set(results::UsdPerHour, Interval::exactly(55.04));
    setWaysOfTokens(allHours, committed, exactSpan(1000.0));
    QCOMPARE(allHours.estimate().result(u"own_break_even_use")->reason, paidForAllHours());
}

// 55.04 USD an hour x 730 h / 0.60 USD per million = 66,965 million tokens a month.
void TestOwnership::renting66965MillionTokensCostsTheApi()
{
    EstimateRequest request = asked();
    request.owning.apiPrice = 0.60;
    const auto even = answer(request, results::ApiBreakEvenTokens, 55.04, 50'000.0);
    QVERIFY(even && std::abs(even->value - 66'965.333) < 1e-3);
    // 50,000 a second are 131,400 million a month: 50.96 % of it
    QVERIFY(isNear(answer(request, results::ApiBreakEvenUse, 55.04, 50'000.0)->value, 66'965.3333333333 / 1314.0));
    request.terms.hoursAMonth = 100.0; // the rent covers all hours
    QCOMPARE(answer(request, results::ApiBreakEvenTokens, 55.04, 50'000.0), even);
    request.owning.machinePrice.reset(); // no owned machine is needed
    QCOMPARE(answer(request, results::ApiBreakEvenTokens, 55.04, 50'000.0), even);
}

// 1000 a second are 2,628 million tokens a month: two deployments cost twice as much and serve no more per dollar.
void TestOwnership::oneDeploymentCannotAnswerSoMany()
{
    EstimateRequest request = asked();
    request.owning.apiPrice = 0.60;
    ResultSheet sheet(request);
    sheet.set(results::UsdPerHour, Interval::exactly(55.04));
    setWaysOfTokens(sheet, request, exactSpan(1000.0));
    QVERIFY(sheet.value(results::ApiBreakEvenTokens));
    QVERIFY(!sheet.value(results::ApiBreakEvenUse));
    QCOMPARE(sheet.estimate().result(u"api_break_even_use")->reason,
             u"Renting never pays off: a busy deployment costs more per token than the API."_s);
    QVERIFY2(sheet.estimate().notes.join(u' ').contains(
                 u"at most 2,628 million tokens per month, fewer than the 66,965 million"_s),
             qPrintable(sheet.estimate().notes.join(u' ')));
}

// 10,000 million tokens are 3.8 months of a deployment: four rented for all hours, four owned; eight if rented ones run
// half of the hours, still four owned ones at all hours.
void TestOwnership::aMonthsWorkThreeWays()
{
    EstimateRequest request = asked();
    request.owning.apiPrice = 0.60;
    request.month.tokens = 10e9;
    QVERIFY(isNear(answer(request, results::OwnMonthCost)->value, 4.0 * monthByHand));
    QVERIFY(isNear(answer(request, results::ApiMonthCost)->value, 6000.0));
    request.terms.hoursAMonth = 365.0;
    QCOMPARE(answer(request, results::MonthChips), std::optional(Interval::exactly(64.0)));
    QVERIFY(isNear(answer(request, results::OwnMonthCost)->value, 4.0 * monthByHand));
}

// 10^15 tokens a month are 380,518 deployments of 8 chips at all hours. Rented for a hundredth of the hours, 38 million
// are needed, above the limit of chips; owned machines still do it.
void TestOwnership::rentedHoursDoNotStopOwnedMachines()
{
    EstimateRequest request = asked();
    request.month.tokens = 1e15;
    const auto allHours = answer(request, results::OwnMonthCost);
    QVERIFY(allHours);
    request.terms.hoursAMonth = 7.3;
    QVERIFY(!answer(request, results::MonthChips));
    QCOMPARE(answer(request, results::OwnMonthCost), allHours);
    request.month.tokens = 1e18; // too many even at all hours
    QVERIFY(!answer(request, results::OwnMonthCost));
    request.month.tokens.reset();
    QVERIFY(!answer(request, results::OwnMonthCost));
}

void TestOwnership::saysWhyThereIsNone_data()
{
    QTest::addColumn<EstimateRequest>("request");
    QTest::addColumn<QString>("own");
    QTest::addColumn<QString>("api");
    EstimateRequest request = asked();
    request.owning.machinePrice.reset();
    QTest::newRow("no price") << request << u"The machine price is not stated."_s << u"The API price is not stated."_s;
    request = asked();
    request.device.power.reset();
    QTest::newRow("no power") << request << u"The power of the chip is not published."_s
                              << u"The API price is not stated."_s;
    request = asked();
    request.energy.usdPerKwh.reset();
    QTest::newRow("no price of energy") << request << u"No energy price is set."_s << u"The API price is not stated."_s;
    const auto wrong = [](auto OwnershipTerms::*member, double value) {
        EstimateRequest bad = asked();
        bad.owning.apiPrice = 0.6;
        bad.owning.*member = value;
        return bad;
    };
    const QList<std::pair<EstimateRequest, QString>> cases{
        {wrong(&OwnershipTerms::years, 0.0), u"Service life (years) cannot be 0. The range is 0.5 to 30."_s},
        {wrong(&OwnershipTerms::residual, 1.01), u"Residual value cannot be 101%. The range is 0% to 100%."_s},
        {wrong(&OwnershipTerms::interest, -0.01), u"Interest rate (per year) cannot be -1%."_s},
        {wrong(&OwnershipTerms::interest, std::nan("")), u"Interest rate (per year) cannot be"_s},
        {wrong(&OwnershipTerms::hostPower, -1.0), u"Host power cannot be -100%."_s},
        {wrong(&OwnershipTerms::colocation, -1.0), u"Colocation (per kW and month) cannot be"_s},
        {wrong(&OwnershipTerms::staff, -1.0), u"Staff and maintenance (per year) cannot be -100%."_s},
        {wrong(&OwnershipTerms::machinePrice, 0.0), u"Machine price cannot be"_s},
        {wrong(&OwnershipTerms::apiPrice, 0.0), u"API price cannot be"_s}};
    for (const auto &[bad, words] : cases)
        QTest::newRow(qPrintable(words)) << bad << words << words;
}

void TestOwnership::saysWhyThereIsNone()
{
    QFETCH(const EstimateRequest, request);
    QFETCH(const QString, own);
    QFETCH(const QString, api);
    ResultSheet sheet(request);
    sheet.set(results::UsdPerHour, Interval::exactly(55.04));
    setWaysOfTokens(sheet, request, exactSpan(1000.0));
    for (const results::Row row : {results::OwnUsdPerMonth, results::OwnUsdPer1MTokens, results::OwnMonthCost,
                                   results::OwnBreakEvenUse, results::OwnCost, results::OwnUsdPer1MItems}) {
        QVERIFY(!sheet.value(row));
        QVERIFY2(sheet.estimate().results.at(row).reason.startsWith(own),
                 qPrintable(sheet.estimate().results.at(row).reason));
    }
    for (const results::Row row : {results::ApiMonthCost, results::ApiBreakEvenTokens, results::ApiBreakEvenUse}) {
        QVERIFY(!sheet.value(row));
        QVERIFY2(sheet.estimate().results.at(row).reason.startsWith(api),
                 qPrintable(sheet.estimate().results.at(row).reason));
    }
    ResultSheet priceless(asked());
    priceless.explain(results::UsdPerHour, u"It is not sold."_s);
    setWaysOfTokens(priceless, asked(), exactSpan(1000.0));
    QVERIFY(priceless.value(results::OwnUsdPerMonth)); // owning needs no rent
    QCOMPARE(priceless.estimate().result(u"own_break_even_use")->reason, u"It is not sold."_s);
}

void TestOwnership::dearerMachinesNeverCostLess()
{
    for (quint32 seed = 0; seed < 500; ++seed) {
        QRandomGenerator random(seed);
        const auto any = [&random](double least, double most) {
            return least + (most - least) * random.generateDouble();
        };
        EstimateRequest request = asked();
        request.owning = {any(1e3, 1e6), any(0.5, 10.0),  any(0.0, 1.0), any(0.0, 0.3),
                          any(0.0, 1.0), any(0.0, 400.0), any(0.0, 0.2), std::nullopt};
        const double cost = answer(request, results::OwnUsdPerMonth)->value;
        const auto changed = [&request](auto OwnershipTerms::*member, double value) {
            EstimateRequest other = request;
            other.owning.*member = value;
            return answer(other, results::OwnUsdPerMonth)->value;
        };
        const OwnershipTerms &terms = request.owning;
        const double slip = 1e-9 * cost;
        QVERIFY2(changed(&OwnershipTerms::machinePrice, *terms.machinePrice * 1.1) > cost - slip,
                 QByteArray::number(seed));
        QVERIFY2(changed(&OwnershipTerms::residual, terms.residual * 0.9) > cost - slip, QByteArray::number(seed));
        QVERIFY2(changed(&OwnershipTerms::interest, terms.interest * 1.1) > cost - slip, QByteArray::number(seed));
        QVERIFY2(changed(&OwnershipTerms::hostPower, terms.hostPower * 1.1) > cost - slip, QByteArray::number(seed));
        QVERIFY2(changed(&OwnershipTerms::colocation, terms.colocation * 1.1) > cost - slip, QByteArray::number(seed));
        QVERIFY2(changed(&OwnershipTerms::staff, terms.staff * 1.1) > cost - slip, QByteArray::number(seed));
        QVERIFY2(changed(&OwnershipTerms::years, terms.years * 1.1) < cost + slip, QByteArray::number(seed));
    }
}

/// With the rent for an hour and for 730 hours, at 1000 tokens a second.
static ResultSheet soldOn(const EstimateRequest &request, double usdPerHour = 55.04)
{
    ResultSheet sheet(request);
    if (usdPerHour > 0.0) {
        sheet.set(results::UsdPerHour, Interval::exactly(usdPerHour));
        sheet.set(results::UsdPerMonth, Interval::exactly(usdPerHour * 730.0));
    }
    setWaysOfTokens(sheet, request, exactSpan(1000.0));
    return sheet;
}

// 1000 tokens a second are 3.6 million an hour: 72 USD at 20 USD per million, 9 for each of eight chips; their rent is
// 6.88. The machine takes 8 x 0.7 kW x 1.8 x 1.14 = 11.4912 kW of the data centre.
void TestOwnership::tokensSoldBringRevenueAndMargin()
{
    EstimateRequest request = asked();
    request.sale.tokenPrice = 20.0;
    ResultSheet sheet = soldOn(request);
    QVERIFY(isNear(sheet.value(results::RevenuePerChipHour)->value, 9.0));
    QVERIFY(isNear(sheet.value(results::MarginPerChipHour)->value, 9.0 - 6.88));
    QVERIFY(isNear(sheet.value(results::MarginShare)->value, 100.0 * (1.0 - 55.04 / 72.0)));
    QVERIFY(isNear(sheet.value(results::RevenuePerMegawatt)->value, 72.0 / 0.0114912));
    request.terms.utilisation = 0.5; // idle hours earn nothing but are paid: a loss of 4.5 - 6.88
    ResultSheet idle = soldOn(request);
    QVERIFY(isNear(idle.value(results::RevenuePerChipHour)->value, 4.5));
    QVERIFY(isNear(idle.value(results::MarginPerChipHour)->value, -2.38));
    request.machinePower = exactly(watts(12'000)); // stated power: 0.01368 MW with the PUE
    QVERIFY(isNear(soldOn(request).value(results::RevenuePerMegawatt)->value, 36.0 / 0.01368));
    ResultSheet ranged(request); // worst and best case of both
    ranged.set(results::UsdPerHour, Interval{40.0, 50.0, 60.0});
    setWaysOfTokens(ranged, request, {800.0, 1000.0, 1250.0});
    QVERIFY(isNear(ranged.value(results::MarginPerChipHour)->low, 0.8 * 4.5 - 7.5));
    QVERIFY(isNear(ranged.value(results::MarginPerChipHour)->high, 1.25 * 4.5 - 5.0));
    QVERIFY(isNear(ranged.value(results::MarginShare)->high, 100.0 * (1.0 - 5.0 / 5.625)));
}

// A machine costs 40,179.2 USD a month and takes 0.0114912 MW: 100,000 USD pay for two, 0.03 MW supply two, 0.02 MW
// one.
void TestOwnership::aFleetFillsABudgetOrItsPower()
{
    EstimateRequest request = asked();
    request.sale.budget = 100'000.0;
    ResultSheet paid = soldOn(request);
    QCOMPARE(*paid.value(results::FleetChips), Interval::exactly(16.0));
    QVERIFY(isNear(paid.value(results::FleetTokens)->value, 2.0 * 3.6e6 * 730.0 / 1e9)); // 5.256 billion
    request.sale.megawatts = 0.02;                                                       // the tighter limit counts
    QCOMPARE(*soldOn(request).value(results::FleetChips), Interval::exactly(8.0));
    request.sale.megawatts = 0.03;
    request.sale.budget.reset();
    QCOMPARE(*soldOn(request, 0.0).value(results::FleetChips), Interval::exactly(16.0)); // no price is needed
    request.terms.hoursAMonth = 365.0; // half the hours: half the tokens
    QVERIFY(isNear(soldOn(request).value(results::FleetTokens)->value, 3.6e6 * 730.0 / 1e9));
}

// Four two-chip deployments share a machine of eight: 2 machines for 100,000 USD hold eight deployments. One on 16
// chips fills two machines, and the budget is one machine short of a second pair.
void TestOwnership::aFleetIsOfWholeMachines()
{
    EstimateRequest request = asked();
    request.whole = false;
    request.chipsEach = 1;
    request.count = 2;
    request.sizes = {{u"p5.48xlarge"_s, 8}};
    request.sale.budget = 100'000.0;
    ResultSheet shared = soldOn(request, 2 * 6.88);
    QCOMPARE(*shared.value(results::FleetChips), Interval::exactly(16.0));
    QVERIFY(isNear(shared.value(results::FleetTokens)->value, 8.0 * 3.6e6 * 730.0 / 1e9));
    request.count = 16;
    request.sale.budget = 150'000.0;
    QCOMPARE(*soldOn(request, 16 * 6.88).value(results::FleetChips), Interval::exactly(16.0));
}

void TestOwnership::saysWhyThereIsNoRevenueAndNoFleet()
{
    const auto why = [](const EstimateRequest &request, const char *metric, double usdPerHour = 55.04) {
        ResultSheet sheet = soldOn(request, usdPerHour);
        sheet.explain(results::UsdPerHour, u"no price"_s);
        const EstimateResult *result = sheet.estimate().result(QString::fromLatin1(metric));
        return result->value ? u"has a value"_s : result->reason;
    };
    EstimateRequest request = asked();
    for (const char *metric : {"revenue_chip_hour", "margin_chip_hour", "margin_percent", "revenue_megawatt"})
        QCOMPARE(why(request, metric), u"The price of a million tokens sold is not stated."_s);
    QCOMPARE(why(request, "fleet_chips"), u"Neither a budget nor a power limit of a fleet is set."_s);
    request.sale = {20.0, 100.0, 1.0};
    QCOMPARE(why(request, "fleet_tokens"), u"Not even one deployment fits the budget and the power limit."_s);
    QCOMPARE(why(request, "revenue_chip_hour", 0.0), u"has a value"_s); // known without a rent
    QVERIFY(why(request, "margin_chip_hour", 0.0) != u"has a value"_s);
    request.device.power.reset();
    QCOMPARE(why(request, "revenue_megawatt"), u"The power of the chip is not published."_s);
    QCOMPARE(why(request, "fleet_chips"), u"The power of the chip is not published."_s);
}

CHIPBOARD_TEST(TestOwnership, QCoreApplication)

} // namespace tst_ownership

#include "tst_ownership.moc"
