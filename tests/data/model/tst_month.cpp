// Chips and cost of a month's volume, by hand: whole deployments, and reasons why they are unknown.
#include "data/model/costsheet.h"

#include "tests/support/estimatefixture.h"
#include "tests/support/testmain.h"

#include <cmath>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_month {

class TestMonth : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void countsWholeDeployments_data();
    void countsWholeDeployments();
    void aSlowerOneNeedsMore();
    void chipsAndCost();
    void itemsAreWorkedOffLikewise();
    void saysWhyThereIsNone();
    void neverTooFew();
    void thePriceIsOfTheMachine_data();
    void thePriceIsOfTheMachine();
    void machinesArePaidWhole_data();
    void machinesArePaidWhole();
    void aBillIsOfWholeMachines();
};

/// Eight chips, ten billion tokens and a billion items a month.
static EstimateRequest asked()
{
    EstimateRequest request{.count = 8};
    request.month = {10e9, 1e9};
    return request;
}

void TestMonth::countsWholeDeployments_data()
{
    QTest::addColumn<double>("work");
    QTest::addColumn<double>("hours");
    QTest::addColumn<double>("utilisation");
    QTest::addColumn<double>("deployments");
    // 1000 a second are 2.628e9 in 730 hours
    QTest::newRow("little") << 1.0 << 730.0 << 1.0 << 1.0;
    QTest::newRow("just one") << 2.628e9 << 730.0 << 1.0 << 1.0;
    QTest::newRow("one more than that") << 2.6281e9 << 730.0 << 1.0 << 2.0;
    QTest::newRow("3.8 are four") << 10e9 << 730.0 << 1.0 << 4.0;
    QTest::newRow("half of the time: 7.6 are eight") << 10e9 << 730.0 << 0.5 << 8.0;
    QTest::newRow("a tenth of the hours: 38.05") << 10e9 << 73.0 << 1.0 << 39.0;
}

void TestMonth::countsWholeDeployments()
{
    QFETCH(const double, work);
    QFETCH(const double, hours);
    QFETCH(const double, utilisation);
    QFETCH(const double, deployments);
    const Span<double> found = money::deployments(work, exactSpan(1000.0), Terms{0.0, utilisation, hours, 1.0});
    QCOMPARE(found.low, deployments);
    QCOMPARE(found.value, deployments);
    QCOMPARE(found.high, deployments);
}

void TestMonth::aSlowerOneNeedsMore()
{
    const Span<double> found = money::deployments(10e9, {800.0, 1000.0, 1250.0}, Terms()); // 3.04, 3.81, 4.76
    QCOMPARE(found.low, 4.0);
    QCOMPARE(found.value, 4.0);
    QCOMPARE(found.high, 5.0);
}

void TestMonth::chipsAndCost()
{
    ResultSheet sheet(asked());
    sheet.set(results::UsdPerMonth, Interval{4000.0, 5000.0, 6000.0});
    setMonthOfTokens(sheet, asked(), {800.0, 1000.0, 1250.0});
    QCOMPARE(sheet.value(results::MonthChips), std::optional(Interval{32.0, 32.0, 40.0}));
    QCOMPARE(sheet.value(results::MonthCost), std::optional(Interval{16'000.0, 20'000.0, 30'000.0}));
    QCOMPARE(sheet.estimate().result(u"month_usd")->inputTexts().join(u"; "_s),
             u"usd_per_month = 5000 USD; deployments = 4"_s);
}

void TestMonth::itemsAreWorkedOffLikewise()
{
    ResultSheet sheet(asked());
    setMonthOfItems(sheet, asked(), exactSpan(100.0));
    QCOMPARE(sheet.value(results::MonthChips), std::optional(Interval::exactly(32.0))); // 1e9 / 2.628e8 = 3.8
}

void TestMonth::saysWhyThereIsNone()
{
    EstimateRequest request = asked();
    const auto reasonsOf = [&request](double tokensPerSecond) {
        ResultSheet sheet(request);
        sheet.explain(results::UsdPerMonth, u"It is not sold."_s);
        setMonthOfTokens(sheet, request, exactSpan(tokensPerSecond));
        return QStringList{sheet.estimate().result(u"month_chips")->reason,
                           sheet.estimate().result(u"month_usd")->reason};
    };
    QCOMPARE(reasonsOf(1000.0), (QStringList{QString(), u"It is not sold."_s}));
    QVERIFY(reasonsOf(1e-9).at(1).startsWith(u"More than 100000000 chips"_s));
    request.terms.hoursAMonth = 0.0;
    QVERIFY(reasonsOf(1000.0).at(0).startsWith(u"Hours per month"_s));
    request = asked();
    request.month.tokens = -1.0;
    QVERIFY(!reasonsOf(1000.0).at(0).isEmpty());
    request.month = {};
    QCOMPARE(reasonsOf(1000.0).at(0), u"The number of output tokens per month is not stated."_s);
}

// The deployments handle the volume, and one fewer would not.
void TestMonth::neverTooFew()
{
    for (quint32 seed = 0; seed < 1000; ++seed) {
        QRandomGenerator random(seed);
        const double speed = 1.0 + 1e5 * random.generateDouble();
        const double work = 1e6 + 1e12 * random.generateDouble();
        const Terms terms{0.0, 0.05 + 0.95 * random.generateDouble(), 1.0 + 743.0 * random.generateDouble(), 1.0};
        const double each = speed * 3600.0 * terms.hoursAMonth * terms.utilisation;
        const double count = money::deployments(work, exactSpan(speed), terms).value;
        QVERIFY2(count * each >= work * (1.0 - 1e-8), QByteArray::number(seed));
        QVERIFY2(count == 1.0 || (count - 1.0) * each < work, QByteArray::number(seed));
    }
}

void TestMonth::machinesArePaidWhole_data()
{
    QTest::addColumn<int>("chips"); // per deployment
    QTest::addColumn<double>("deployments");
    QTest::addColumn<QString>("machine");
    QTest::addColumn<double>("machines");
    QTest::addColumn<double>("usd"); // a chip's share of the rent is 1000 a month
    QTest::newRow("one chip: the small machine") << 1 << 1.0 << u"small"_s << 1.0 << 1000.0;
    QTest::newRow("three small ones") << 1 << 3.0 << u"small"_s << 3.0 << 3000.0;
    QTest::newRow("two chips pay eight") << 2 << 1.0 << u"large"_s << 1.0 << 8000.0;
    QTest::newRow("four deployments share one") << 2 << 4.0 << u"large"_s << 1.0 << 8000.0;
    QTest::newRow("a fifth needs another") << 2 << 5.0 << u"large"_s << 2.0 << 16'000.0;
    QTest::newRow("three of three leave room for two") << 3 << 3.0 << u"large"_s << 2.0 << 16'000.0;
    QTest::newRow("sixteen chips over two machines") << 16 << 3.0 << u"large"_s << 6.0 << 48'000.0;
}

void TestMonth::machinesArePaidWhole()
{
    QFETCH(const int, chips);
    QFETCH(const double, deployments);
    QFETCH(const QString, machine);
    const QList<RentedSize> sizes{{u"small"_s, 1}, {u"large"_s, 8}};
    const Interval month = Interval::exactly(1000.0 * chips);
    const Rental rental = rentalFor(sizeFor(sizes, chips), chips, Interval::exactly(deployments), month);
    QCOMPARE(rental.machine, machine);
    QTEST(rental.machines.value, "machines");
    QTEST(rental.usdAMonth->value, "usd");
    QVERIFY(!rentalFor(sizes.constLast(), chips, Interval::exactly(deployments), {}).usdAMonth);
}

void TestMonth::aBillIsOfWholeMachines()
{
    EstimateRequest request = asked(); // 8 chips per deployment, 4 to 5 deployments
    request.sizes = {{u"large"_s, 16}};
    ResultSheet sheet(request);
    sheet.set(results::UsdPerMonth, Interval{4000.0, 5000.0, 6000.0});
    setMonthOfTokens(sheet, request, {800.0, 1000.0, 1250.0});
    QCOMPARE(sheet.value(results::MonthChips), std::optional(Interval{32.0, 32.0, 48.0}));
    QCOMPARE(sheet.value(results::MonthCost), std::optional(Interval{16'000.0, 20'000.0, 36'000.0}));
    QCOMPARE(sheet.estimate().rental->machines, (Interval{2.0, 2.0, 3.0}));
    request.month = {}; // without a volume one deployment is rented
    ResultSheet without(request);
    without.set(results::UsdPerMonth, Interval::exactly(5000.0));
    setMonthOfTokens(without, request, exactSpan(1000.0));
    QCOMPARE(without.estimate().rental->usdAMonth, std::optional(Interval::exactly(10'000.0)));
}

void TestMonth::thePriceIsOfTheMachine_data()
{
    QTest::addColumn<int>("chips");
    QTest::addColumn<double>("each"); // USD/h per chip
    QTest::addColumn<QString>("rented");
    QTest::newRow("one chip: the small machine") << 1 << 1.861 << u"small"_s;
    QTest::newRow("two: its price by two") << 2 << 2.5 << u"middle"_s;
    QTest::newRow("four: the request's own price") << 4 << 3.75 << u"large"_s;
    QTest::newRow("more than the largest holds") << 32 << 3.75 << u"large"_s;
}

// One chip at 1.861 USD/h, two at 5, eight at 30: small deployments do not pay the 3.75 per chip of the large machine.
void TestMonth::thePriceIsOfTheMachine()
{
    QFETCH(const int, chips);
    QFETCH(const double, each);
    const auto priced = [](const QString &name, double usd, int size) {
        return PriceOrigin{.rented = name, .usdPerHour = {0.9 * usd, usd, 2.0 * usd}, .chips = size};
    };
    EstimateRequest request = asked();
    request.price = PriceTerms{exactly(usDollarsPerHour(30.0 / 8.0)), 1, {}};
    request.priceOrigin = priced(u"large"_s, 30.0, 8);
    request.sizes = {
        {u"small"_s, 1, priced(u"small"_s, 1.861, 1)}, {u"middle"_s, 2, priced(u"middle"_s, 5.0, 2)}, {u"large"_s, 8}};
    rentIn(request, chips);
    QTEST(request.priceOrigin.rented, "rented");
    QCOMPARE(request.sizes.size(), 1);
    QVERIFY(std::abs(request.price->each.value / usDollarsPerHour(1) - each) < 1e-12);
    const bool isOwn = request.priceOrigin.rented != u"large"_s; // a price with its own range
    QVERIFY(std::abs(request.price->each.high / usDollarsPerHour(1) - (isOwn ? 2.0 : 1.0) * each) < 1e-12);
    const EstimateRequest once = request;
    rentIn(request, chips);
    QCOMPARE(request, once);
}

CHIPBOARD_TEST(TestMonth, QCoreApplication)

} // namespace tst_month

#include "tst_month.moc"
