// Energy of runs, tokens and items and its cost, calculated by hand, and every reason why it is unknown.
#include "data/model/costsheet.h"

#include "tests/support/estimatefixture.h"
#include "tests/support/testmain.h"

#include <cmath>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_energy {

class TestEnergy : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void energyOfARun();
    void energyOfTokens();
    void energyOfItems();
    void rangesMultiply();
    void withoutAPriceOnlyTheAmount();
    void saysWhyThereIsNone_data();
    void saysWhyThereIsNone();
    void nothingAssumedIsTheChipsAlone();
};

static bool isNear(double actual, double expected) { return std::abs(actual - expected) <= 1e-9 * std::abs(expected); }

/// Eight chips of 700 W, a PUE of 1.14, 0.08 USD per kilowatt-hour.
static EstimateRequest asked()
{
    EstimateRequest request{.device = plainDevice(), .count = 8};
    request.energy = {1.14, 0.08};
    return request;
}

static double valueOf(ResultSheet &sheet, results::Row row)
{
    const auto &value = sheet.estimate().results.at(row).value;
    return value ? value->value : std::nan("");
}

void TestEnergy::energyOfARun()
{
    ResultSheet sheet(asked());
    setEnergyOfRun(sheet, asked(), exactSpan(36000.0));
    QVERIFY(isNear(valueOf(sheet, results::EnergyOfRun), 63.84)); // 8 x 0.7 kW x 10 h x 1.14
    QVERIFY(isNear(valueOf(sheet, results::EnergyCost), 5.1072)); // x 0.08
    QCOMPARE(sheet.estimate().result(u"energy_kwh")->inputTexts().join(u"; "_s),
             u"chips = 8; power = 700 W; wall_hours = 10 h; pue = 1.14"_s);
    QCOMPARE(sheet.estimate().result(u"energy_usd")->inputTexts().join(u"; "_s),
             u"energy_kwh = 63.84 kWh; energy_price = 0.08 USD/kWh"_s);
    QVERIFY(!sheet.estimate().result(u"energy_kwh_per_1m_tokens")->value);
}

void TestEnergy::energyOfTokens()
{
    ResultSheet sheet(asked());
    setEnergyOfTokens(sheet, asked(), exactSpan(1000.0));
    QVERIFY(isNear(valueOf(sheet, results::EnergyPerToken), 5.6)); // 5600 W / 1000 tokens/s: only the chips
    // a million take 1000 s: 5.6 kW x 1000 / 3600 h x 1.14
    QVERIFY(isNear(valueOf(sheet, results::EnergyPer1MTokens), 5.6 / 3.6 * 1.14));
    QVERIFY(isNear(valueOf(sheet, results::EnergyCostPer1MTokens), 5.6 / 3.6 * 1.14 * 0.08));
    QCOMPARE(sheet.estimate().result(u"energy_usd_per_1m_tokens")->unit, Unit::UsdPerMillion);
}

void TestEnergy::energyOfItems()
{
    ResultSheet sheet(asked());
    setEnergyOfItems(sheet, asked(), exactSpan(2000.0));
    QVERIFY(isNear(valueOf(sheet, results::EnergyPer1MItems), 5.6 * 500 / 3600 * 1.14)); // 500 s
    QVERIFY(isNear(valueOf(sheet, results::EnergyCostPer1MItems), 5.6 * 500 / 3600 * 1.14 * 0.08));
    QVERIFY(!sheet.estimate().result(u"energy_per_token")->value);
}

void TestEnergy::rangesMultiply()
{
    EstimateRequest request = asked();
    request.device.power = {watts(500), watts(700), watts(800)};
    ResultSheet sheet(request);
    setEnergyOfRun(sheet, request, {28800.0, 36000.0, 45000.0});
    const Interval run = *sheet.estimate().result(u"energy_kwh")->value;
    QVERIFY(isNear(run.low, 8 * 0.5 * 8 * 1.14));
    QVERIFY(isNear(run.high, 8 * 0.8 * 12.5 * 1.14));
    ResultSheet serving(request);
    setEnergyOfTokens(serving, request, {800.0, 1000.0, 1250.0});
    const Interval token = *serving.estimate().result(u"energy_per_token")->value;
    QVERIFY(isNear(token.low, 8 * 500 / 1250.0)); // lowest power, most tokens
    QVERIFY(isNear(token.high, 8 * 800 / 800.0));
}

void TestEnergy::withoutAPriceOnlyTheAmount()
{
    EstimateRequest request = asked();
    request.energy.usdPerKwh = std::nullopt;
    ResultSheet sheet(request);
    setEnergyOfRun(sheet, request, exactSpan(36000.0));
    QVERIFY(isNear(valueOf(sheet, results::EnergyOfRun), 63.84));
    QCOMPARE(sheet.estimate().result(u"energy_usd")->reason, u"No energy price is set."_s);
}

void TestEnergy::saysWhyThereIsNone_data()
{
    QTest::addColumn<double>("watts"); // 0: not published
    QTest::addColumn<EnergyTerms>("terms");
    QTest::addColumn<QString>("words");
    QTest::newRow("no power") << 0.0 << EnergyTerms{1.14, 0.08} << u"The power of the chip is not published."_s;
    QTest::newRow("a star") << 1e300 << EnergyTerms{1.14, 0.08} << u"The power of the chip is not plausible."_s;
    QTest::newRow("no number") << std::nan("") << EnergyTerms{} << u"The power of the chip is not plausible."_s;
    QTest::newRow("PUE below 1") << 700.0 << EnergyTerms{0.9, 0.08} << u"PUE"_s;
    QTest::newRow("PUE no number") << 700.0 << EnergyTerms{std::nan(""), 0.08} << u"PUE"_s;
    QTest::newRow("free energy") << 700.0 << EnergyTerms{1.14, 0.0} << u"Energy price"_s;
    QTest::newRow("paid for energy") << 700.0 << EnergyTerms{1.14, -0.08} << u"Energy price"_s;
}

void TestEnergy::saysWhyThereIsNone()
{
    QFETCH(const double, watts);
    QFETCH(const EnergyTerms, terms);
    QFETCH(const QString, words);
    EstimateRequest request = asked();
    request.device.power.reset();
    if (watts != 0.0)
        request.device.power = exactly(chipboard::watts(watts));
    request.energy = terms;
    ResultSheet sheet(request);
    setEnergyOfRun(sheet, request, exactSpan(36000.0));
    setEnergyOfTokens(sheet, request, exactSpan(1000.0));
    setEnergyOfItems(sheet, request, exactSpan(1000.0));
    for (const results::Row row :
         {results::EnergyOfRun, results::EnergyCost, results::EnergyPer1MTokens, results::EnergyCostPer1MTokens,
          results::EnergyPer1MItems, results::EnergyCostPer1MItems}) {
        const EstimateResult &result = sheet.estimate().results.at(row);
        QVERIFY2(!result.value, qPrintable(result.metric));
        QVERIFY2(result.reason.contains(words), qPrintable(result.reason));
    }
}

void TestEnergy::nothingAssumedIsTheChipsAlone()
{
    EstimateRequest request = asked();
    request.energy = {};
    ResultSheet sheet(request);
    setEnergyOfRun(sheet, request, exactSpan(36000.0));
    QVERIFY(isNear(valueOf(sheet, results::EnergyOfRun), 56.0));
}

CHIPBOARD_TEST(TestEnergy, QCoreApplication)

} // namespace tst_energy

#include "tst_energy.moc"
