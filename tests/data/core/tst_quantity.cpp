// Half of the test is what compiles: sums and comparisons of one dimension, and only meaningful products.
#include "data/core/quantity.h"
#include "data/core/unit.h"
#include "tests/support/testmain.h"

#include <QRandomGenerator>

using namespace chipboard;

namespace tst_quantity {

template<typename A, typename B>
concept Addable = requires(A a, B b)
{
    a + b;
};
template<typename A, typename B>
concept Comparable = requires(A a, B b)
{
    a < b;
};
template<typename A, typename B>
concept Divisible = requires(A a, B b)
{
    a / b;
};
template<typename A, typename B>
concept Multipliable = requires(A a, B b)
{
    a *b;
};

static_assert(Addable<DataSize, DataSize>);
static_assert(!Addable<DataSize, DataRate>);
static_assert(!Addable<DataSize, double>);
static_assert(!Comparable<HourlyPrice, Money>);
static_assert(!Comparable<DataSize, double>);
static_assert(Divisible<DataSize, DataRate>);
static_assert(!Divisible<DataRate, DataSize>);
static_assert(!Divisible<PowerDraw, HourlyPrice>);
static_assert(Multipliable<HourlyPrice, Duration>);
static_assert(!Multipliable<HourlyPrice, HourlyPrice>);
static_assert(!std::is_convertible_v<double, DataSize>);
static_assert(!std::is_constructible_v<DataSize, double>);
static_assert(!std::is_convertible_v<DataSize, double>);
static_assert(std::is_same_v<decltype(DataSize() / DataRate()), Duration>);
static_assert(std::is_same_v<decltype(DataSize() / Duration()), DataRate>);
static_assert(std::is_same_v<decltype(HourlyPrice() * Duration()), Money>);

class TestQuantity : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void isMadeByUnitsAndReadByDivision();
    void reckonsWithinADimension();
    void divisionGivesTheRightDimension();
    void rentIsPerHour();
    void intervalsScaleAndKnowThemselves();
    void rangesDivideToTheirExtremes();
    void quotientsOfRangesHoldEveryQuotient();
};

void TestQuantity::isMadeByUnitsAndReadByDivision()
{
    QCOMPARE(gibibytes(96) / gigabytes(1), 103.079215104); // 96 x 2^30 / 10^9
    QCOMPARE(gigabytes(80) / bytes(1), 80e9);
    QCOMPARE(terabytesPerSecond(2.9) / gigabytesPerSecond(1), 2900.0);
    QCOMPARE(hours(1) / seconds(1), 3600.0);
    QCOMPARE(watts(700) / watts(1), 700.0);
}

void TestQuantity::reckonsWithinADimension()
{
    QCOMPARE(gigabytes(1) + gigabytes(2), gigabytes(3));
    QCOMPARE(gigabytes(5) - gigabytes(2), gigabytes(3));
    QCOMPARE(gigabytes(5) * 2.0, gigabytes(10));
    QCOMPARE(2.0 * gigabytes(5), gigabytes(10));
    QCOMPARE(gigabytes(5) / 2.0, gigabytes(2.5));
    QVERIFY(gigabytes(1) < gibibytes(1));
    QCOMPARE(DataSize().base(), 0.0);
}

void TestQuantity::divisionGivesTheRightDimension()
{
    // Reading 80 GB at 3.35 TB/s takes 23.88 ms.
    const Duration read = gigabytes(80) / terabytesPerSecond(3.35);
    QVERIFY(qAbs(read / seconds(1) - 0.0238805970) < 1e-9);
    // 1979 TFLOPS / 3.35 TB/s: ridge point of the H100 in FP8.
    const auto ridge = teraflops(1979) / terabytesPerSecond(3.35);
    QVERIFY(qAbs(ridge.base() - 590.746268657) < 1e-6);
    QCOMPARE(ridge.dimension, Dimension::Intensity);
    QCOMPARE((gigabytes(6) / seconds(2)) / gigabytesPerSecond(1), 3.0);
    QCOMPARE((gigabytesPerSecond(3) * seconds(2)) / gigabytes(1), 6.0);
}

void TestQuantity::rentIsPerHour()
{
    QCOMPARE((usDollarsPerHour(55.04) * hours(730)) / usDollars(1), 40179.2); // 55.04 x 730
    QCOMPARE((usDollarsPerHour(36) * seconds(100)) / usDollars(1), 1.0);
}

void TestQuantity::intervalsScaleAndKnowThemselves()
{
    QVERIFY(Interval::exactly(3).isExact());
    QVERIFY(!(Interval{1, 2, 3}).isExact());
    QVERIFY((Interval{1, 2, 3}).isOrdered());
    QVERIFY(!(Interval{2, 1, 3}).isOrdered());
    QVERIFY(!(Interval{1, 4, 3}).isOrdered());
    QCOMPARE((Interval{1, 2, 3}).scaled(2), (Interval{2, 4, 6}));
}

void TestQuantity::rangesDivideToTheirExtremes()
{
    const auto price = ranged<Dimension::Price>({3, 3.5, 4}, Unit::UsdPerHour);
    const auto rate = ranged<Dimension::DataRate>({2, 4, 5}, Unit::TBps);
    const Interval cost = inUnit(price / rate, Unit::UsdPerTBpsHour);
    QCOMPARE(cost.low, 0.6);     // 3 / 5
    QCOMPARE(cost.value, 0.875); // 3.5 / 4
    QCOMPARE(cost.high, 2.0);    // 4 / 2
}

void TestQuantity::quotientsOfRangesHoldEveryQuotient()
{
    for (quint32 seed = 1; seed <= 500; ++seed) {
        QRandomGenerator random(seed);
        const auto draw = [&random](Unit unit, auto dimension) {
            double values[3] = {0.1 + random.generateDouble(), 0.1 + random.generateDouble(),
                                0.1 + random.generateDouble()};
            std::sort(std::begin(values), std::end(values));
            return ranged<dimension.value>(Interval{values[0], values[1], values[2]}, unit);
        };
        const auto top = draw(Unit::UsdPerHour, std::integral_constant<Dimension, Dimension::Price>());
        const auto bottom = draw(Unit::GB, std::integral_constant<Dimension, Dimension::DataSize>());
        const auto quotient = top / bottom;
        for (const auto &a : {top.low, top.value, top.high}) {
            for (const auto &b : {bottom.low, bottom.value, bottom.high}) {
                QVERIFY((a / b).base() >= quotient.low.base() * (1 - 1e-12));
                QVERIFY((a / b).base() <= quotient.high.base() * (1 + 1e-12));
            }
        }
    }
}

CHIPBOARD_TEST(TestQuantity, QCoreApplication)

} // namespace tst_quantity

#include "tst_quantity.moc"
