// The terms of formulas one by one: values, where they come from, and what nobody knows.
#include "data/whatif/formulaterms.h"

#include "tests/support/testmain.h"
#include "tests/support/workloadfixture.h"

#include <QRegularExpression>
#include <QTest>

#include <cmath>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_formulaterms {

class TestFormulaTerms : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".?"_s)); }
    void figuresKeepWhatWasPublished();
    void pricesAreOfWhatIsRented();
    void whatIsAssumedIsSaid();
    void resultsHaveTheirFormulas();
    void wordsWhereThereIsNoFormula();
    void leavesOfFigures();
    void unknownTermsHaveNoValue();
};

/// One row of a board with all that its terms are looked up in.
struct Row
{
    Row(const char *workload, const QString &chip, Level level = Level::Chip, const Assumptions &assumptions = {})
        : board(aWorkloadBoard(workload, {chip}, level))
    {
        board.assumptions = assumptions;
        estimate = estimatesOf(catalog, board).constFirst();
    }
    [[nodiscard]] FormulaNode term(const char *id) const
    {
        const TermContext context{catalog, board, estimate, workStepsOf(estimate, catalog.calibration),
                                  Precision::Bf16};
        return termOf(context, QString::fromLatin1(id));
    }

    Catalog catalog = workloadWorld();
    Board board;
    SubjectEstimate estimate;
};

void TestFormulaTerms::figuresKeepWhatWasPublished()
{
    const Row row("serve", u"h100-sxm"_s);
    const FormulaNode bandwidth = row.term("memory_bandwidth");
    QCOMPARE(bandwidth.value, std::optional(Interval::exactly(3350.0)));
    QCOMPARE(bandwidth.unit, Unit::GBps);
    QVERIFY(bandwidth.origin.startsWith(u"3.35"_s)); // TB/s, as published
    QCOMPARE(bandwidth.sources.size(), 1);
    QCOMPARE(row.term("peak").value->value, 989.0);
    QCOMPARE(row.term("peak").label, u"Dense BF16 peak of H100"_s);
    QCOMPARE(row.term("power").value->value, 700.0);
    // A chip without FP8 reckons at BF16, and the leaf says so.
    Assumptions eight;
    eight.computeBits = 8.0;
    QCOMPARE(Row("serve", u"a100-80-sxm"_s, Level::Chip, eight).term("peak").label, u"Dense BF16 peak of A100 80GB"_s);
    QCOMPARE(Row("serve", u"h100-sxm"_s, Level::Chip, eight).term("peak").value->value, 1979.0);
}

void TestFormulaTerms::pricesAreOfWhatIsRented()
{
    const Row chip("serve", u"h100-sxm"_s);
    QCOMPARE(chip.term("price").formula, u"{rented_price} / {rented_chips}"_s);
    QCOMPARE(chip.term("price").value->value, 6.88);
    QCOMPARE(chip.term("rented_price").value->value, 55.04);
    QCOMPARE(chip.term("rented_chips").value->value, 8.0);
    QVERIFY(chip.term("usd_per_hour").formula.contains(u"{chips}"_s));
    const Row whole("serve", u"h100-sxm"_s, Level::Instance);
    QCOMPARE(whole.term("price").formula, u"{rented_price}"_s);
    QVERIFY(whole.term("usd_per_hour").formula.contains(u"{instances}"_s));
    QCOMPARE(whole.term("instances").value->value, 1.0);
    QVERIFY(whole.term("instances").origin.startsWith(u"8 chips each"_s));
}

void TestFormulaTerms::whatIsAssumedIsSaid()
{
    Assumptions assumptions;
    assumptions.discount = 12.0;
    assumptions.layers = 30.0;
    const Row row("train", u"h100-sxm"_s, Level::Chip, assumptions);
    QCOMPARE(row.term("discount").value->value, 12.0);
    QCOMPARE(row.term("discount").origin, u"Assumed."_s);
    QCOMPARE(row.term("layers").value->value, 30.0);
    QVERIFY(row.term("layers").sources.isEmpty()); // nobody published 30
    QCOMPARE(row.term("hidden").value->value, 4096.0);
    QCOMPARE(row.term("hidden").origin, u"The model's own, as published."_s);
    QCOMPARE(row.term("goodput").value->value, 80.0);
    QCOMPARE(row.term("tokens").value->value, 1e12);
    QCOMPARE(row.term("tokens").label, u"Training tokens"_s); // in full, not in billions
    QCOMPARE(row.term("utilisation").value->value, 100.0);
}

void TestFormulaTerms::resultsHaveTheirFormulas()
{
    const Row train("train", u"h100-sxm"_s);
    QCOMPARE(train.term("tokens_per_s").formula, u"{chips} / {time_per_token} x 1e3"_s);
    const Row serve("serve", u"h100-sxm"_s);
    QCOMPARE(serve.term("tokens_per_s").formula, u"{requests_at_once} / {tpot} x 1e3"_s);
    QCOMPARE(serve.term("tokens_per_s").label, u"Speed"_s);
    QVERIFY(serve.term("cost").formula.isEmpty()); // of no run
    QVERIFY(!serve.term("cost").reason.isEmpty());
}

void TestFormulaTerms::wordsWhereThereIsNoFormula()
{
    const Row row("serve", u"h100-sxm"_s);
    const FormulaNode fewest = row.term("fewest_chips");
    QVERIFY(namesIn(fewest.formula).isEmpty());
    QVERIFY(!fewest.formula.isEmpty());
    QCOMPARE(fewest.children.size(), 1);
    QCOMPARE(fewest.children.constFirst().label, u"Memory of a chip"_s);
    // 80 GiB are 85.9 GB: chips are sold in GB and hold as many GiB.
    QVERIFY(std::abs(fewest.children.constFirst().value->value - 85.899) < 0.001);
    QCOMPARE(fewest.children.constFirst().unit, Unit::GB);
}

void TestFormulaTerms::leavesOfFigures()
{
    const Catalog catalog = workloadWorld();
    const FormulaNode range =
        figureLeaf(catalog, u"x"_s, u"X"_s, aRange(2.0, 3.0, 4.0, Unit::Watt, FigureStatus::Announced));
    QCOMPARE(range.value, std::optional(Interval{2.0, 3.0, 4.0}));
    QVERIFY(range.origin.contains(statusLabel(FigureStatus::Announced)));
    QVERIFY(range.origin.endsWith(u"2026-01-31"_s));
    QCOMPARE(range.sources, QStringList{u"Title of source, 2026-01-31, https://example.org/source"_s});
    const FormulaNode gap = figureLeaf(catalog, u"y"_s, u"Y"_s, aGap(Unit::Watt));
    QVERIFY(!gap.value && gap.origin.isEmpty());
    QCOMPARE(gap.reason, u"Not published."_s);
}

void TestFormulaTerms::unknownTermsHaveNoValue()
{
    const FormulaNode nothing = Row("serve", u"h100-sxm"_s).term("luck");
    QVERIFY(!nothing.value && nothing.formula.isEmpty());
}

CHIPBOARD_TEST(TestFormulaTerms, QCoreApplication)

} // namespace tst_formulaterms

#include "tst_formulaterms.moc"
