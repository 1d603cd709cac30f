// "Did you mean": known words close to a misspelled one.
#include "data/core/find.h"
#include "tests/support/testmain.h"

using namespace chipboard;
using namespace Qt::StringLiterals;

namespace tst_nearest {

class TestNearest : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void findsWordsNearby_data();
    void findsWordsNearby();
    void givesAtMostThree();
    void keepsTheOrderOfEquals();
    void ignoresHugeTexts();
};

void TestNearest::findsWordsNearby_data()
{
    QTest::addColumn<QString>("wrong");
    QTest::addColumn<QString>("near");
    QTest::newRow("a letter missing") << u"tranium2"_s << u"trainium2 trainium3"_s;
    QTest::newRow("a letter too many") << u"b3000"_s << u"b300"_s;
    QTest::newRow("two letters swapped") << u"trianium2"_s << u"trainium2 trainium3"_s;
    QTest::newRow("another case") << u"B300"_s << u"b300"_s;
    QTest::newRow("a part of the word") << u"h100"_s << u"h100-sxm"_s;
    QTest::newRow("another part") << u"sxm"_s << u"h100-sxm"_s;
    QTest::newRow("the word itself") << u"h100-sxm"_s << u"h100-sxm"_s;
    QTest::newRow("something else") << u"quartz"_s << QString();
    QTest::newRow("too short to be a part") << u"1"_s << QString();
    QTest::newRow("three letters, of which one fits") << u"b12"_s << QString();
    QTest::newRow("nothing") << QString() << QString();
}

void TestNearest::findsWordsNearby()
{
    QFETCH(const QString, wrong);
    const QStringList known{u"trainium2"_s, u"trainium3"_s, u"h100-sxm"_s, u"b300"_s};
    QTEST(nearestTexts(wrong, known).join(u' '), "near");
}

void TestNearest::givesAtMostThree()
{
    QCOMPARE(nearestTexts(u"abcd"_s, {u"abc1"_s, u"abc2"_s, u"abc3"_s, u"abc4"_s}).size(), 3);
}

void TestNearest::keepsTheOrderOfEquals()
{
    QCOMPARE(nearestTexts(u"cat"_s, {u"hat"_s, u"cot"_s, u"car"_s, u"bat"_s}),
             (QStringList{u"hat"_s, u"cot"_s, u"car"_s}));
}

void TestNearest::ignoresHugeTexts()
{
    const QString huge(10'000'000, u'x');
    QVERIFY(nearestTexts(huge, {u"trainium2"_s}).isEmpty());
}

CHIPBOARD_TEST(TestNearest, chipboard::testing::NoApplication)

} // namespace tst_nearest

#include "tst_nearest.moc"
