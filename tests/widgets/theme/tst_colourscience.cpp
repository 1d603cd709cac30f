#include "tests/support/colourscience.h"
#include "tests/support/testmain.h"

using chipboard::Lab;
using chipboard::Vision;
using chipboard::testing::colourDistance;
using chipboard::testing::labOf;
using chipboard::testing::seenBy;

namespace tst_colourscience {

namespace {

struct Pair
{
    Lab one;
    Lab two;
    double distance;
};

// G. Sharma, W. Wu, E. N. Dalal: The CIEDE2000 Color-Difference Formula, Color Research & Application 30 (2005),
// table 1.
constexpr Pair sharma[] = {
    {{50.0, 2.6772, -79.7751}, {50.0, 0.0, -82.7485}, 2.0425},
    {{50.0, 3.1571, -77.2803}, {50.0, 0.0, -82.7485}, 2.8615},
    {{50.0, 2.8361, -74.0200}, {50.0, 0.0, -82.7485}, 3.4412},
    {{50.0, -1.3802, -84.2814}, {50.0, 0.0, -82.7485}, 1.0000},
    {{50.0, -1.1848, -84.8006}, {50.0, 0.0, -82.7485}, 1.0000},
    {{50.0, -0.9009, -85.5211}, {50.0, 0.0, -82.7485}, 1.0000},
    {{50.0, 0.0, 0.0}, {50.0, -1.0, 2.0}, 2.3669},
    {{50.0, -1.0, 2.0}, {50.0, 0.0, 0.0}, 2.3669},
    {{50.0, 2.4900, -0.0010}, {50.0, -2.4900, 0.0009}, 7.1792},
    {{50.0, 2.4900, -0.0010}, {50.0, -2.4900, 0.0010}, 7.1792},
    {{50.0, 2.4900, -0.0010}, {50.0, -2.4900, 0.0011}, 7.2195},
    {{50.0, 2.4900, -0.0010}, {50.0, -2.4900, 0.0012}, 7.2195},
    {{50.0, -0.0010, 2.4900}, {50.0, 0.0009, -2.4900}, 4.8045},
    {{50.0, -0.0010, 2.4900}, {50.0, 0.0010, -2.4900}, 4.8045},
    {{50.0, -0.0010, 2.4900}, {50.0, 0.0011, -2.4900}, 4.7461},
    {{50.0, 2.5, 0.0}, {50.0, 0.0, -2.5}, 4.3065},
    {{50.0, 2.5, 0.0}, {73.0, 25.0, -18.0}, 27.1492},
    {{50.0, 2.5, 0.0}, {61.0, -5.0, 29.0}, 22.8977},
    {{50.0, 2.5, 0.0}, {56.0, -27.0, -3.0}, 31.9030},
    {{50.0, 2.5, 0.0}, {58.0, 24.0, 15.0}, 19.4535},
    {{50.0, 2.5, 0.0}, {50.0, 3.1736, 0.5854}, 1.0000},
    {{50.0, 2.5, 0.0}, {50.0, 3.2972, 0.0}, 1.0000},
    {{50.0, 2.5, 0.0}, {50.0, 1.8634, 0.5757}, 1.0000},
    {{50.0, 2.5, 0.0}, {50.0, 3.2592, 0.3350}, 1.0000},
    {{60.2574, -34.0099, 36.2677}, {60.4626, -34.1751, 39.4387}, 1.2644},
    {{63.0109, -31.0961, -5.8663}, {62.8187, -29.7946, -4.0864}, 1.2630},
    {{61.2901, 3.7196, -5.3901}, {61.4292, 2.2480, -4.9620}, 1.8731},
    {{35.0831, -44.1164, 3.7933}, {35.0232, -40.0716, 1.5901}, 1.8645},
    {{22.7233, 20.0904, -46.6940}, {23.0331, 14.9730, -42.5619}, 2.0373},
    {{36.4612, 47.8580, 18.3852}, {36.2715, 50.5065, 21.2231}, 1.4146},
    {{90.8027, -2.0831, 1.4410}, {91.1528, -1.6435, 0.0447}, 1.4441},
    {{90.9257, -0.5406, -0.9208}, {88.6381, -0.8985, -0.7239}, 1.5381},
    {{6.7747, -0.2908, -2.4247}, {5.8714, -0.0985, -2.2286}, 0.6377},
    {{2.0776, 0.0795, -1.1350}, {0.9033, -0.0636, -0.5514}, 0.9082},
};

bool near(double a, double b, double tolerance) { return std::abs(a - b) <= tolerance; }

} // namespace

class TestColourScience : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void measuresAsPublished_data();
    void measuresAsPublished();
    void convertsToLab_data();
    void convertsToLab();
    void greysLookTheSameToAll();
    void confusesWhatSuchEyesConfuse();
    void measuresContrast();
};

void TestColourScience::measuresAsPublished_data()
{
    QTest::addColumn<int>("index");
    for (int i = 0; i < static_cast<int>(std::size(sharma)); ++i)
        QTest::addRow("pair %d of Sharma's table", i + 1) << i;
}

void TestColourScience::measuresAsPublished()
{
    QFETCH(const int, index);
    const Pair &pair = sharma[index];
    const double distance = colourDistance(pair.one, pair.two);
    QVERIFY2(near(distance, pair.distance, 0.00005), qPrintable(QString::number(distance, 'f', 5)));
    QVERIFY(near(colourDistance(pair.two, pair.one), distance, 1e-9));
}

void TestColourScience::convertsToLab_data()
{
    QTest::addColumn<QColor>("colour");
    QTest::addColumn<double>("l");
    QTest::addColumn<double>("a");
    QTest::addColumn<double>("b");
    // B. Lindbloom, CIE colour calculator, sRGB, D65.
    QTest::newRow("white") << QColor(255, 255, 255) << 100.0 << 0.0 << 0.0;
    QTest::newRow("black") << QColor(0, 0, 0) << 0.0 << 0.0 << 0.0;
    QTest::newRow("red") << QColor(255, 0, 0) << 53.2408 << 80.0925 << 67.2032;
    QTest::newRow("green") << QColor(0, 255, 0) << 87.7347 << -86.1827 << 83.1793;
    QTest::newRow("blue") << QColor(0, 0, 255) << 32.2970 << 79.1875 << -107.8602;
}

void TestColourScience::convertsToLab()
{
    QFETCH(const QColor, colour);
    QFETCH(const double, l);
    QFETCH(const double, a);
    QFETCH(const double, b);
    const Lab lab = labOf(colour);
    QVERIFY(near(lab.l, l, 0.02));
    QVERIFY2(near(lab.a, a, 0.02), qPrintable(QString::number(lab.a)));
    QVERIFY2(near(lab.b, b, 0.02), qPrintable(QString::number(lab.b)));
}

// The rows of each matrix sum to one.
void TestColourScience::greysLookTheSameToAll()
{
    for (const Vision vision : {Vision::Normal, Vision::Protanopia, Vision::Deuteranopia, Vision::Tritanopia}) {
        for (const int grey : {0, 64, 128, 255})
            QCOMPARE(seenBy(vision, QColor(grey, grey, grey)).rgb(), qRgb(grey, grey, grey));
    }
}

void TestColourScience::confusesWhatSuchEyesConfuse()
{
    const QColor olive(120, 120, 0);
    const QColor brick(170, 90, 0);
    const double normal = colourDistance(olive, brick);
    QVERIFY(colourDistance(seenBy(Vision::Deuteranopia, olive), seenBy(Vision::Deuteranopia, brick)) < normal / 2.0);
    const QColor sky(60, 150, 220);
    const QColor teal(40, 170, 150);
    QVERIFY(colourDistance(seenBy(Vision::Tritanopia, sky), seenBy(Vision::Tritanopia, teal))
            < colourDistance(sky, teal) / 2.0);
}

// WCAG 2.1: black on white is 21:1; #767676 on white is the lightest grey of 4.5:1 (4.54), #949494 of 3:1 (3.03).
void TestColourScience::measuresContrast()
{
    using chipboard::Rgb;
    const Rgb white = Rgb::of(0xFFFFFF);
    QVERIFY(near(chipboard::contrastRatio(white, Rgb::of(0)), 21.0, 1e-9));
    QVERIFY(near(chipboard::contrastRatio(Rgb::of(0x767676), white), 4.54, 0.005));
    QVERIFY(near(chipboard::contrastRatio(white, Rgb::of(0x949494)), 3.03, 0.005));
    QCOMPARE(Rgb::of(0x12AB9F).value(), 0x12AB9FU);
    // Red and green of equal lightness: closest for deuteranopes.
    const chipboard::Closest closest = chipboard::closestDistance(Rgb::of(0xAA5A00), Rgb::of(0x787800));
    QVERIFY(closest.vision != Vision::Normal);
    QVERIFY(closest.distance < chipboard::colourDistance(Rgb::of(0xAA5A00), Rgb::of(0x787800)));
}

CHIPBOARD_TEST(TestColourScience, QCoreApplication)

} // namespace tst_colourscience

#include "tst_colourscience.moc"
