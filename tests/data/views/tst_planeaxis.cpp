// Axes: round maxima, decades and steps of 1, 2, 5, and their labels.
#include "data/views/planeaxis.h"
#include "tests/support/testmain.h"

#include <QSet>

#include <cmath>
#include <limits>

using namespace Qt::StringLiterals;
using namespace chipboard;

namespace tst_planeaxis {

class TestPlaneAxis : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void titlesTellTheUnit();
    void roundsTheAxis_data();
    void roundsTheAxis();
    void axisHoldsEveryValue();
    void labelsALinearAxis();
    void countsMoneyInBillions();
    void fitsALogarithmicAxis_data();
    void fitsALogarithmicAxis();
    void logarithmicAxisHoldsEveryValue();
    void tellsASpreadOfTenTimes_data();
    void tellsASpreadOfTenTimes();
    void knowsRowsWithNames();
    void knowsDates();
    void narrowsAxes_data();
    void narrowsAxes();
    void tellsCloseTicksInFull();
    void tellsMoneyInPartsOfAnAxis();
    void everyPartHasTicks();
};

// A missing part leaves no comma behind.
void TestPlaneAxis::titlesTellTheUnit()
{
    ChartAxis axis;
    QCOMPARE(axisTitle(axis), QString());
    axis.label = u"Price"_s;
    QCOMPARE(axisTitle(axis), u"Price"_s);
    axis.unit = u"USD/h"_s;
    QCOMPARE(axisTitle(axis), u"Price, USD/h"_s);
    axis.label.clear();
    QCOMPARE(axisTitle(axis), u"USD/h"_s);
}

void TestPlaneAxis::roundsTheAxis_data()
{
    QTest::addColumn<double>("smallest");
    QTest::addColumn<double>("largest");
    QTest::addColumn<double>("minimum");
    QTest::addColumn<double>("maximum");
    QTest::addColumn<int>("ticks");

    const auto row = [](const char *name, double largest, double maximum, int ticks) {
        QTest::newRow(name) << 0.0 << largest << 0.0 << maximum << ticks;
    };
    row("just below a round number", 9.7, 10.0, 6);
    row("a round number stays", 10.0, 10.0, 6);
    row("just above", 10.1, 12.5, 6);
    row("small prices", 0.0951, 0.1, 6);
    row("millions", 649500.0, 800000.0, 5);
    row("17.80 USD", 17.802, 20.0, 5);
    QTest::newRow("smallest is above zero") << 3.0 << 9.7 << 0.0 << 10.0 << 6;
    // Steps of a fifth of the whole length, rounded up: 8 / 5 is 2, 6.5 / 5 is 2.
    QTest::newRow("a loss and a gain") << -3.0 << 5.0 << -4.0 << 6.0 << 6;
    QTest::newRow("losses alone") << -6.5 << -1.0 << -8.0 << 0.0 << 5;
}

void TestPlaneAxis::roundsTheAxis()
{
    QFETCH(const double, smallest);
    QFETCH(const double, largest);
    QFETCH(const double, minimum);
    QFETCH(const double, maximum);
    QFETCH(const int, ticks);
    const RoundAxis axis = roundAxis(largest, smallest);
    QVERIFY2(qAbs(axis.maximum - maximum) <= 1e-9 * maximum, qPrintable(QString::number(axis.maximum)));
    QCOMPARE(axis.minimum, minimum);
    QCOMPARE(axis.ticks.constFirst(), minimum);
    QCOMPARE(static_cast<int>(axis.ticks.size()), ticks);
}

void TestPlaneAxis::axisHoldsEveryValue()
{
    for (double value = 1e-6; value < 1e9; value *= 1.37) {
        const RoundAxis axis = roundAxis(value);
        QVERIFY(axis.maximum >= value * (1 - 1e-9));
        QVERIFY(axis.maximum <= value * 2.01);
        QCOMPARE(axis.ticks.constFirst(), 0.0);
        QVERIFY(qAbs(axis.ticks.constLast() / axis.maximum - 1.0) < 1e-9);
        QVERIFY(axis.ticks.size() >= 4 && axis.ticks.size() <= 7);
    }
    QCOMPARE(roundAxis(0.0).maximum, 1.0);
    QCOMPARE(roundAxis(0.0).minimum, 0.0);
    QCOMPARE(roundAxis(std::nan("")).maximum, 1.0);
}

void TestPlaneAxis::labelsALinearAxis()
{
    const ChartAxis axis = linearAxis(u"Cost"_s, u"USD"_s, {3200.0, std::nan(""), 7900.0}, Formatter());
    QCOMPARE(axis.label, u"Cost"_s);
    QCOMPARE(axis.unit, u"USD"_s);
    QCOMPARE(axis.scale, AxisScale::Linear);
    QCOMPARE(axis.minimum, 0.0);
    QCOMPARE(axis.maximum, 8000.0); // four steps of 2000
    QCOMPARE(axis.tickLabels, (QStringList{u"0"_s, u"2k"_s, u"4k"_s, u"6k"_s, u"8k"_s}));
    QCOMPARE(linearAxis({}, {}, {}, Formatter()).maximum, 1.0);
}

// The values are already in the displayed currency.
void TestPlaneAxis::countsMoneyInBillions()
{
    const Formatter yen(QLocale::c(), {u"JPY"_s, 150.0});
    QCOMPARE(linearAxis(u"Paid"_s, u"JPY"_s, {2e9}, yen).tickLabels,
             (QStringList{u"0"_s, u"500M"_s, u"1 bn"_s, u"1.50 bn"_s, u"2 bn"_s}));
    QCOMPARE(linearAxis(u"Bytes"_s, u"B"_s, {2e9}, yen).tickLabels.constLast(), u"2G"_s);
}

void TestPlaneAxis::fitsALogarithmicAxis_data()
{
    QTest::addColumn<QList<double>>("values");
    QTest::addColumn<double>("minimum");
    QTest::addColumn<double>("maximum");
    QTest::addColumn<QString>("labels");

    // 3 / 1.08 = 2.8, 40 x 1.08 = 43
    QTest::newRow("one decade has steps of 1, 2, 5") << QList<double>{3.0, 40.0} << 2.0 << 50.0 << u"2 5 10 20 50"_s;
    // 1 / 1.08 = 0.93, 64 x 1.08 = 69
    QTest::newRow("a mark at a step gets room")
        << QList<double>{64.0, 1.0} << 0.5 << 100.0 << u"0.5 1 2 5 10 20 50 100"_s;
    QTest::newRow("several decades have decades")
        << QList<double>{25.0, 3.1e6} << 20.0 << 5e6 << u"100 1k 10k 100k 1M"_s;
    QTest::newRow("one value stands in the middle of a decade")
        << QList<double>{300.0} << 200.0 << 2000.0 << u"200 500 1k 2k"_s;
    QTest::newRow("what is not above zero has no place")
        << QList<double>{0.0, -5.0, std::nan(""), std::numeric_limits<double>::infinity(), 0.03} << 0.02 << 0.2
        << u"0.02 0.05 0.1 0.2"_s;
    QTest::newRow("nothing to show") << QList<double>{} << 1.0 << 10.0 << u"1 2 5 10"_s;
    QTest::newRow("twenty decades are thinned out")
        << QList<double>{1.5, 1.5e20} << 1.0 << 2e20 << u"1 1k 1M 1G 1T 1,000T 1,000,000T"_s;
}

void TestPlaneAxis::fitsALogarithmicAxis()
{
    QFETCH(const QList<double>, values);
    QFETCH(const double, minimum);
    QFETCH(const double, maximum);
    const ChartAxis axis = logAxis(u"x"_s, u"unit"_s, values, Formatter(QLocale(QLocale::English)));
    QCOMPARE(axis.scale, AxisScale::Logarithmic);
    QCOMPARE(axis.minimum, minimum);
    QCOMPARE(axis.maximum, maximum);
    QTEST(axis.tickLabels.join(u' '), "labels");
    QCOMPARE(axis.ticks.size(), axis.tickLabels.size());
}

void TestPlaneAxis::logarithmicAxisHoldsEveryValue()
{
    for (double low = 1e-7; low < 1e9; low *= 3.7) {
        for (double high = low; high < 1e13; high *= 2.9) {
            const ChartAxis axis = logAxis({}, {}, {high, low}, Formatter());
            QVERIFY(axis.minimum < low && high < axis.maximum);
            QVERIFY(axis.ticks.size() >= 2 && axis.ticks.size() <= 10);
            QVERIFY(axis.ticks.constFirst() >= axis.minimum && axis.ticks.constLast() <= axis.maximum);
        }
    }
}

void TestPlaneAxis::tellsASpreadOfTenTimes_data()
{
    QTest::addColumn<QList<double>>("values");
    QTest::addColumn<bool>("tenfold");
    QTest::newRow("nine times") << QList<double>{1.0, 9.0, 3.0} << false;
    QTest::newRow("ten times") << QList<double>{1.0, 10.0} << true;
    QTest::newRow("zero does not count") << QList<double>{0.0, 4.0, 5.0} << false;
    QTest::newRow("nothing") << QList<double>{} << false;
}

void TestPlaneAxis::tellsASpreadOfTenTimes()
{
    QFETCH(const QList<double>, values);
    QTEST(spansTenfold(values), "tenfold");
}

void TestPlaneAxis::knowsRowsWithNames()
{
    ChartAxis axis{.maximum = 2.0, .ticks = {0.5, 1.5}, .tickLabels = {u"lower"_s, u"upper"_s}};
    QCOMPARE(namedRows(axis), 2);
    ChartAxis counted = axis;
    counted.ticks = {0.0, 1.0};
    QCOMPARE(namedRows(counted), 0);
    ChartAxis beside = axis;
    beside.ticks = {0.5, 1.4}; // not in the middle of a row
    QCOMPARE(namedRows(beside), 0);
    ChartAxis unnamed = axis;
    unnamed.tickLabels.clear();
    QCOMPARE(namedRows(unnamed), 0);
    ChartAxis longer = axis;
    longer.maximum = 3.0;
    QCOMPARE(namedRows(longer), 0);
    QCOMPARE(namedRows(ChartAxis()), 0);
}

double dayOf(int year, int month, int day) { return static_cast<double>(QDate(year, month, day).toJulianDay()); }

void TestPlaneAxis::knowsDates()
{
    const Formatter formatter(QLocale::c());
    QVERIFY(hasDates(dateAxis({QDate(2020, 1, 1), QDate(2026, 3, 1)}, formatter)));
    QVERIFY(hasDates(dateAxis({QDate(2026, 7, 20)}, formatter)));
    QVERIFY(!hasDates(dateAxis({}, formatter)));
    QVERIFY(!hasDates(linearAxis({}, {}, {17.0}, formatter)));
    QVERIFY(!hasDates(logAxis({}, {}, {2020.0, 2026.0}, formatter)));
    QVERIFY(!hasDates(ChartAxis()));
}

void TestPlaneAxis::narrowsAxes_data()
{
    QTest::addColumn<ChartAxis>("axis");
    QTest::addColumn<double>("low");
    QTest::addColumn<double>("high");
    QTest::addColumn<QString>("labels");

    const Formatter formatter(QLocale::c());
    const ChartAxis linear = linearAxis(u"Cost"_s, u"USD/h"_s, {20.0}, formatter);
    const ChartAxis logarithmic = logAxis(u"Throughput"_s, u"tok/s"_s, {1.5, 9e5}, formatter);
    const ChartAxis dates = dateAxis({QDate(2020, 1, 1), QDate(2026, 3, 1)}, formatter);
    // 7 / 5 = 1.4, next round step 2
    QTest::newRow("round steps inside") << linear << 3.0 << 10.0 << u"4 6 8 10"_s;
    // 0.05 / 5 = 0.01
    QTest::newRow("near") << linear << 12.34 << 12.39 << u"12.34 12.35 12.36 12.37 12.38 12.39"_s;
    QTest::newRow("1, 2 and 5") << logarithmic << 30.0 << 3000.0 << u"50 100 200 500 1k 2k"_s;
    // 2, 5 ... 1M are 18 steps: decades
    QTest::newRow("decades") << logarithmic << 2.0 << 9.9e5 << u"10 100 1k 10k 100k"_s;
    // Between 110 and 190 there is no 1, 2 or 5: 80 / 5 = 16, next 20.
    QTest::newRow("within a step") << logarithmic << 110.0 << 190.0 << u"120 140 160 180"_s;
    QTest::newRow("years") << dates << dayOf(2021, 6, 1) << dayOf(2025, 2, 1) << u"2022|2023|2024|2025"_s;
    // 365 / 31 = 11 months: quarters
    QTest::newRow("quarters") << dates << dayOf(2023, 2, 1) << dayOf(2024, 2, 1)
                              << u"Apr 2023|Jul 2023|Oct 2023|Jan 2024"_s;
    QTest::newRow("months") << dates << dayOf(2023, 1, 15) << dayOf(2023, 5, 2)
                            << u"Feb 2023|Mar 2023|Apr 2023|May 2023"_s;
    // 34 days: five Mondays
    QTest::newRow("weeks") << dates << dayOf(2024, 1, 2) << dayOf(2024, 2, 5)
                           << u"8 Jan 2024|15 Jan 2024|22 Jan 2024|29 Jan 2024|5 Feb 2024"_s;
    QTest::newRow("days") << dates << dayOf(2024, 1, 2) + 0.5 << dayOf(2024, 1, 5) + 0.5
                          << u"3 Jan 2024|4 Jan 2024|5 Jan 2024"_s;
}

void TestPlaneAxis::narrowsAxes()
{
    QFETCH(const ChartAxis, axis);
    QFETCH(const double, low);
    QFETCH(const double, high);
    const ChartAxis part = narrowed(axis, {low, high}, Formatter(QLocale::c()));
    QTEST(part.tickLabels.join(hasDates(axis) ? u'|' : u' '), "labels");
    QCOMPARE(part.ticks.size(), part.tickLabels.size());
    ChartAxis rest = part; // everything else stays
    rest.minimum = axis.minimum;
    rest.maximum = axis.maximum;
    rest.ticks = axis.ticks;
    rest.tickLabels = axis.tickLabels;
    QCOMPARE(rest, axis);
    QCOMPARE(part.minimum, low);
    QCOMPARE(part.maximum, high);
}

// Six digits would show 1.234567 and 1.2345675 alike.
void TestPlaneAxis::tellsCloseTicksInFull()
{
    const Formatter formatter(QLocale::c());
    const ChartAxis axis = linearAxis(u"Cost"_s, u"s"_s, {2.0}, formatter);
    QCOMPARE(narrowed(axis, {1.2345670, 1.2345695}, formatter).tickLabels.join(u' '),
             u"1.234567 1.2345675 1.234568 1.2345685 1.234569 1.2345695"_s);
}

void TestPlaneAxis::tellsMoneyInPartsOfAnAxis()
{
    const Formatter yen(QLocale::c(), {u"JPY"_s, 150.0});
    const ChartAxis axis = linearAxis(u"Paid"_s, u"JPY"_s, {2e9}, yen);
    QCOMPARE(narrowed(axis, {0.9e9, 2e9}, Formatter(QLocale::c())).tickLabels.join(u' '),
             u"1 bn 1.25 bn 1.50 bn 1.75 bn 2 bn"_s);
}

// The closest zoom is a thousandth of the axis.
void TestPlaneAxis::everyPartHasTicks()
{
    const Formatter formatter(QLocale::c());
    const ChartAxis linear = linearAxis({}, {}, {17.0}, formatter);
    const ChartAxis logarithmic = logAxis({}, {}, {0.03, 4e6}, formatter);
    for (double share = 0.0; share < 0.99; share += 0.0137) {
        for (double size = 0.001; share + size < 1.0; size *= 2.3) {
            const double low = linear.maximum * share;
            const double decades = std::log(logarithmic.maximum / logarithmic.minimum);
            const AxisRange ranges[] = {{low, low + linear.maximum * size},
                                        {logarithmic.minimum * std::exp(decades * share),
                                         logarithmic.minimum * std::exp(decades * (share + size))}};
            const ChartAxis parts[] = {narrowed(linear, ranges[0], formatter),
                                       narrowed(logarithmic, ranges[1], formatter)};
            for (const ChartAxis &part : parts) {
                QVERIFY(part.ticks.size() >= 2 && part.ticks.size() <= 10);
                QVERIFY(part.ticks.constFirst() >= part.minimum * (1 - 1e-9));
                QVERIFY(part.ticks.constLast() <= part.maximum * (1 + 1e-9));
                QCOMPARE(QSet<QString>(part.tickLabels.cbegin(), part.tickLabels.cend()).size(), part.ticks.size());
            }
        }
    }
}

CHIPBOARD_TEST(TestPlaneAxis, QCoreApplication)

} // namespace tst_planeaxis

#include "tst_planeaxis.moc"
