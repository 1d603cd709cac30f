#include "data/core/unit.h"
#include "tests/support/testmain.h"

#include <QSet>

using namespace Qt::StringLiterals;
using namespace chipboard;

namespace tst_unit {

class TestUnit : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void rowsStandInTheOrderOfTheEnum();
    void symbolsAreUniqueAndReadBack();
    void unknownSymbolsAreNotGuessed_data();
    void unknownSymbolsAreNotGuessed();
    void converts_data();
    void converts();
    void convertingThereAndBackChangesNothing();
    void picksReadableUnits_data();
    void picksReadableUnits();
};

void TestUnit::rowsStandInTheOrderOfTheEnum()
{
    std::size_t place = 0;
    for (const UnitInfo &row : unitTable()) {
        QCOMPARE(static_cast<std::size_t>(row.unit), place);
        QCOMPARE(unitInfo(row.unit).symbol, row.symbol);
        QVERIFY(row.factor > 0.0);
        ++place;
    }
}

void TestUnit::symbolsAreUniqueAndReadBack()
{
    QSet<QString> symbols;
    for (const UnitInfo &row : unitTable()) {
        const QString symbol = symbolOf(row.unit);
        if (row.unit == Unit::PerUsd)
            continue; // its symbol is empty: the heading names what a USD buys
        QVERIFY2(!symbols.contains(symbol), qPrintable(symbol));
        symbols << symbol;
        QCOMPARE(unitFromSymbol(symbol), std::optional(row.unit));
    }
}

void TestUnit::unknownSymbolsAreNotGuessed_data()
{
    QTest::addColumn<QString>("symbol");
    QTest::newRow("another case is another unit") << u"gb"_s;
    QTest::newRow("bits and bytes differ") << u"Gb"_s;
    QTest::newRow("a blank at the end") << u"GB "_s;
    QTest::newRow("French") << u"Go"_s;
}

void TestUnit::unknownSymbolsAreNotGuessed()
{
    QFETCH(const QString, symbol);
    QCOMPARE(unitFromSymbol(symbol), std::nullopt);
}

void TestUnit::converts_data()
{
    QTest::addColumn<double>("value");
    QTest::addColumn<Unit>("from");
    QTest::addColumn<Unit>("to");
    QTest::addColumn<double>("expected");
    QTest::newRow("144 GiB are 154.6 GB") << 144.0 << Unit::GiB << Unit::GB << 154.618822656;
    QTest::newRow("275,040 MiB are 268.6 GiB") << 275040.0 << Unit::MiB << Unit::GiB << 268.59375;
    QTest::newRow("820 GiB/s are 880.5 GB/s") << 820.0 << Unit::GiBps << Unit::GBps << 880.46829568;
    QTest::newRow("3,200 Gbps are 400 GB/s") << 3200.0 << Unit::Gbps << Unit::GBps << 400.0;
    QTest::newRow("2,517 TFLOPS are 2.517 PFLOPS") << 2517.0 << Unit::Tflops << Unit::Pflops << 2.517;
    QTest::newRow("the same unit") << 0.1 << Unit::TBps << Unit::TBps << 0.1;
    QTest::newRow("2.2 GW are 2,200 MW") << 2.2 << Unit::Gigawatt << Unit::Megawatt << 2200.0;
    QTest::newRow("1 kWh is 3.6 MJ") << 1.0 << Unit::KilowattHour << Unit::Joule << 3.6e6;
    QTest::newRow("1 PiB is 1,024 TiB") << 1.0 << Unit::PiB << Unit::TiB << 1024.0;
}

void TestUnit::converts()
{
    QFETCH(const double, value);
    QFETCH(const Unit, from);
    QFETCH(const Unit, to);
    QFETCH(const double, expected);
    QVERIFY(qAbs(convert(value, from, to) / expected - 1.0) < 1e-14);
}

void TestUnit::convertingThereAndBackChangesNothing()
{
    for (const UnitInfo &a : unitTable()) {
        for (const UnitInfo &b : unitTable()) {
            if (a.dimension == b.dimension)
                QVERIFY(qAbs(convert(convert(3.7, a.unit, b.unit), b.unit, a.unit) / 3.7 - 1.0) < 1e-14);
        }
    }
}

void TestUnit::picksReadableUnits_data()
{
    QTest::addColumn<double>("value");
    QTest::addColumn<Unit>("unit");
    QTest::addColumn<Unit>("expected");
    QTest::newRow("667 TFLOPS stay") << 667.0 << Unit::Tflops << Unit::Tflops;
    QTest::newRow("1,299 TFLOPS stay") << 1299.0 << Unit::Tflops << Unit::Tflops;
    QTest::newRow("2.5 PFLOPS become TFLOPS") << 2.5 << Unit::Pflops << Unit::Tflops;
    QTest::newRow("20,800 TFLOPS become PFLOPS") << 20800.0 << Unit::Tflops << Unit::Pflops;
    QTest::newRow("80 GB stay") << 80.0 << Unit::GB << Unit::GB;
    QTest::newRow("1,536 GB become TB") << 1536.0 << Unit::GB << Unit::TB;
    QTest::newRow("80 GiB are no GB") << 80.0 << Unit::GiB << Unit::GiB;
    QTest::newRow("147,000 GiB stay") << 147000.0 << Unit::GiB << Unit::GiB;
    QTest::newRow("48,000,000 GiB become PiB") << 48e6 << Unit::GiB << Unit::PiB;
    QTest::newRow("24 MiB stay") << 24.0 << Unit::MiB << Unit::MiB;
    QTest::newRow("0.05 TB/s become GB/s") << 0.05 << Unit::TBps << Unit::GBps;
    QTest::newRow("705.6 TB/s stay") << 705.6 << Unit::TBps << Unit::TBps;
    QTest::newRow("5,600 W become kW") << 5600.0 << Unit::Watt << Unit::Kilowatt;
    QTest::newRow("money has no ladder") << 1e6 << Unit::UsdPerHour << Unit::UsdPerHour;
    QTest::newRow("nothing is still something") << 0.0 << Unit::GB << Unit::GB;
}

void TestUnit::picksReadableUnits()
{
    QFETCH(const double, value);
    QFETCH(const Unit, unit);
    QTEST(readableUnit(value, unit), "expected");
}

CHIPBOARD_TEST(TestUnit, QCoreApplication)

} // namespace tst_unit

#include "tst_unit.moc"
