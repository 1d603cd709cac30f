// Shares in words.
#include "data/analysis/contest.h"
#include "tests/support/testmain.h"

using namespace chipboard;

namespace tst_share {

class TestShare : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void dividesWhatIsPrinted();
    void dividesRanges();
};

void TestShare::dividesRanges()
{
    Cell part{.value = Interval{1.0, 2.0, 3.0}, .unit = Unit::Pflops};
    const Share share = shareOf(part, Cell{.value = Interval{4000.0, 5000.0, 8000.0}, .unit = Unit::Tflops});
    QCOMPARE(share.low, 0.125);
    QCOMPARE(share.value, 0.4);
    QCOMPARE(share.high, 0.75);
}

// "$1.57 and $1.81": 1.81 / 1.57 = 1.1529, which readers calculate, though the amounts are 1.16 apart.
void TestShare::dividesWhatIsPrinted()
{
    const auto cell = [](double value, Unit unit = Unit::Usd) {
        return Cell{.value = Interval::exactly(value), .unit = unit};
    };
    const Formatter formatter;
    QCOMPARE(writtenShare(cell(1.8149), cell(1.5651), Unit::Usd, formatter), 1.81 / 1.57);
    QCOMPARE(writtenShare(cell(1.8149), cell(1.5651), Unit::Usd, formatter.unrounded()), 1.8149 / 1.5651);
    QCOMPARE(writtenShare(cell(2.003), cell(2.001), Unit::Usd, formatter), 2.003 / 2.001);     // both print as 2.00
    QCOMPARE(writtenShare(cell(0.1151), cell(0.1349), Unit::Usd, formatter), 0.1151 / 0.1349); // "$0.12 vs $0.13"
    QCOMPARE(writtenShare(cell(2.904, Unit::TBps), cell(880.2, Unit::GBps), Unit::TBps, formatter), 2.9 / 0.88);
}

CHIPBOARD_TEST(TestShare, QCoreApplication)

} // namespace tst_share

#include "tst_share.moc"
