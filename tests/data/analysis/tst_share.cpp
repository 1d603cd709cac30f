// Shares in words.
#include "data/analysis/contest.h"
#include "tests/support/testmain.h"

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace chipboard;

namespace tst_share {

class TestShare : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".?"_s)); }
    void dividesRanges();
    void tellsShares_data();
    void tellsShares();
};

void TestShare::dividesRanges()
{
    Cell part;
    part.value = Interval{1.0, 2.0, 3.0};
    part.unit = Unit::Pflops;
    Cell whole;
    whole.value = Interval{4000.0, 5000.0, 8000.0};
    whole.unit = Unit::Tflops;
    const Share share = shareOf(part, whole);
    QCOMPARE(share.low, 0.125);
    QCOMPARE(share.value, 0.4);
    QCOMPARE(share.high, 0.75);
}

void TestShare::tellsShares_data()
{
    QTest::addColumn<double>("low");
    QTest::addColumn<double>("value");
    QTest::addColumn<double>("high");
    QTest::addColumn<QString>("expected");
    QTest::newRow("exact") << 0.66 << 0.66 << 0.66 << u"66 % of"_s;
    QTest::newRow("narrow") << 0.64 << 0.66 << 0.68 << u"about 66 % of"_s;
    QTest::newRow("wide") << 0.5 << 0.66 << 0.8 << u"from 50 % to 80 % of"_s;
    QTest::newRow("twice and more") << 2.14 << 2.14 << 2.14 << u"2.14 times"_s;
    QTest::newRow("wide, beyond twice") << 1.5 << 2.0 << 2.5 << u"from 1.50 to 2.50 times"_s;
}

void TestShare::tellsShares()
{
    QFETCH(const double, low);
    QFETCH(const double, value);
    QFETCH(const double, high);
    QTEST(shareText(Share{low, value, high}, Formatter()).replace(QChar(0x00A0), u' '), "expected");
}

CHIPBOARD_TEST(TestShare, QCoreApplication)

} // namespace tst_share

#include "tst_share.moc"
