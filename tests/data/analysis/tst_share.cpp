// Shares in words.
#include "data/analysis/contest.h"
#include "tests/support/testmain.h"

using namespace chipboard;

namespace tst_share {

class TestShare : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
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

CHIPBOARD_TEST(TestShare, QCoreApplication)

} // namespace tst_share

#include "tst_share.moc"
