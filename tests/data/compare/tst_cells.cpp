#include "data/compare/cells.h"

#include "tests/support/metricfixture.h"
#include "tests/support/testmain.h"

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_cells {

class TestCells : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void aFigureComesInTheMetricsUnit();
    void memoryIsCountedInGiB();
    void aDerivedFigureShowsItsFormula();
    void aMissingFigureKeepsItsReason();
    void aTotalMultipliesRanges();
    void aTotalOfOneIsTheThingItself();
    void aRatioOfMissingIsMissing();
    void aRatioByARangeThatReachesZeroIsMissing();
    void contradictionsAreNamedOnce();
};

static const Metric &metric(const char *id) { return *findMetric(metricId(id)); }

void TestCells::aFigureComesInTheMetricsUnit()
{
    // 820 GiB/s = 820 x 2^30 / 10^12 TB/s = 0.88046829568
    const Cell cell = cellOf(aFigure(820, Unit::GiBps), metric("memory_bandwidth"));
    QCOMPARE(cell.unit, Unit::TBps);
    QVERIFY(qAbs(cell.value->value - 0.88046829568) < 1e-12);
    QCOMPARE(cell.formula, u"820\u00A0GiB/s"_s);
    QCOMPARE(cell.status, FigureStatus::Published);
}

void TestCells::memoryIsCountedInGiB()
{
    QCOMPARE(cellOf(aFigure(96, Unit::GiB), metric("memory")).unit, Unit::GiB);
    const Cell printed = cellOf(aFigure(80, Unit::GB), metric("memory"));
    QCOMPARE(printed.unit, Unit::GiB);
    QCOMPARE(printed.value->value, 80.0);
    QCOMPARE(printed.formula, u"80\u00A0GB"_s); // the card shows what the source prints
}

void TestCells::aDerivedFigureShowsItsFormula()
{
    Figure figure = aFigure(7551, Unit::Tflops, FigureStatus::Derived);
    figure.formula = u"3 x 2517 TFLOPS"_s;
    QCOMPARE(cellOf(figure, metric("compute_fp8")).formula, figure.formula);
}

void TestCells::aMissingFigureKeepsItsReason()
{
    const Cell cell = cellOf(aGap(Unit::Tflops, "No FP8.", MissingKind::Unsupported), metric("compute_fp8"));
    QVERIFY(cell.isMissing());
    QCOMPARE(cell.reason, u"No FP8."_s);
    QCOMPARE(cell.missingKind, MissingKind::Unsupported);
    QVERIFY(cell.formula.isEmpty());
}

void TestCells::aTotalMultipliesRanges()
{
    const Cell one = cellOf(aRange(2, 3, 4, Unit::Watt), metric("power"));
    const Cell total = totalOf(one, aRange(7, 8, 9, Unit::Chips));
    QCOMPARE(total.value->low, 14.0);
    QCOMPARE(total.value->value, 24.0);
    QCOMPARE(total.value->high, 36.0);
    QCOMPARE(total.status, FigureStatus::Approximate);
    QCOMPARE(total.formula, u"8 x 3\u00A0W"_s);
}

void TestCells::aTotalOfOneIsTheThingItself()
{
    const Cell one = cellOf(aFigure(3, Unit::Watt), metric("power"));
    QCOMPARE(totalOf(one, aFigure(1, Unit::Chips)), one);
    const Cell gap = cellOf(aGap(Unit::Watt), metric("power"));
    QCOMPARE(totalOf(gap, aFigure(8, Unit::Chips)), gap);
}

void TestCells::aRatioOfMissingIsMissing()
{
    const Cell rate = cellOf(aFigure(3, Unit::TBps), metric("memory_bandwidth"));
    const Cell gap = missingCell(Unit::Tflops, MissingKind::Unpublished, u"No peak."_s);
    const Cell ratio = ratioOf<Dimension::Compute, Dimension::DataRate>(gap, rate, Unit::FlopPerByte);
    QVERIFY(ratio.isMissing());
    QCOMPARE(ratio.reason, u"No peak."_s);
    QCOMPARE(ratio.unit, Unit::FlopPerByte);
}

void TestCells::aRatioByARangeThatReachesZeroIsMissing()
{
    const Cell peak = cellOf(aFigure(3, Unit::Tflops), metric("compute_bf16"));
    const Cell rate = cellOf(aRange(0, 1, 2, Unit::TBps), metric("memory_bandwidth"));
    const Cell ratio = ratioOf<Dimension::Compute, Dimension::DataRate>(peak, rate, Unit::FlopPerByte);
    QVERIFY(ratio.isMissing());
    QCOMPARE(ratio.missingKind, MissingKind::NotApplicable);
    QVERIFY(!ratio.reason.isEmpty());
}

void TestCells::contradictionsAreNamedOnce()
{
    const Catalog catalog =
        CatalogBuilder().add(aChip("c")).add(aContradiction("C01", ChipId(u"c"_s), "memory")).build();
    Cell cell;
    addContradictions(cell, catalog, u"c"_s, metricId("memory"));
    addContradictions(cell, catalog, u"c"_s, metricId("memory"));
    addContradictions(cell, catalog, u"c"_s, metricId("power"));
    QCOMPARE(cell.contradictions, QList{ContradictionId(u"C01"_s)});
}

CHIPBOARD_TEST(TestCells, QCoreApplication)

} // namespace tst_cells

#include "tst_cells.moc"
