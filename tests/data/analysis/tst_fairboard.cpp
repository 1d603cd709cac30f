// The remedies that make a comparison fair, one by one and together.
#include "data/analysis/comparability.h"

#include "data/compare/evaluate.h"
#include "tests/support/metricfixture.h"
#include "tests/support/testmain.h"

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_fairboard {

class TestFairBoard : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void eachStepDoesOneThing();
    void stepsFollowEachOther();
    void nonsenseDoesNothing_data();
    void nonsenseDoesNothing();
    void whatIsLeftOutStaysOut_data();
    void whatIsLeftOutStaysOut();

private:
    const Catalog m_catalog = smallWorld();
    const Board m_board = aBoard({u"trainium2"_s, u"h100-sxm"_s, u"a100-80-sxm"_s});
};

void TestFairBoard::eachStepDoesOneThing()
{
    Board expected = m_board;
    expected.priceBook = BookId(u"capacity-blocks"_s);
    expected.mixedPrices = false;
    QCOMPARE(fairBoard(m_catalog, m_board, pricesStep(BookId(u"capacity-blocks"_s))), std::optional(expected));
    expected = m_board;
    expected.precision = Precision::Bf16;
    QCOMPARE(fairBoard(m_catalog, m_board, precisionStep(Precision::Bf16)), std::optional(expected));
    expected = m_board;
    expected.chips.removeAll(ChipId(u"h100-sxm"_s));
    QCOMPARE(fairBoard(m_catalog, m_board, withoutStep({u"h100-sxm"_s})), std::optional(expected));
    Board inRegion = m_board;
    inRegion.regions = {u"us-east-2"_s};
    QCOMPARE(fairBoard(m_catalog, inRegion, allRegionsStep()), std::optional(m_board));
    expected = m_board;
    expected.charts.removeAll(MetricId(u"memory"_s));
    QCOMPARE(fairBoard(m_catalog, m_board, unchartedStep({MetricId(u"memory"_s)})), std::optional(expected));
}

void TestFairBoard::stepsFollowEachOther()
{
    const QString id =
        stepsInOrder({pricesStep(BookId(u"capacity-blocks"_s)), withoutStep({u"a100-80-sxm"_s, u"trainium2"_s})});
    QCOMPARE(id, u"prices:capacity-blocks;without:a100-80-sxm,trainium2"_s);
    const Board board = fairBoard(m_catalog, m_board, id).value();
    QCOMPARE(board.priceBook, BookId(u"capacity-blocks"_s));
    QCOMPARE(board.chips, QList<ChipId>{ChipId(u"h100-sxm"_s)});
    QVERIFY(!fairBoard(m_catalog, m_board, u"chips:8"_s)); // no remedy changes a chip count
}

void TestFairBoard::nonsenseDoesNothing_data()
{
    QTest::addColumn<QString>("id");
    for (const char *id : {"", ";", "luck:1", "prices", "prices:no-such", "precision:fp5",
                           "without:", "uncharted:", "chips:16", "prices:capacity-blocks;luck:1"})
        QTest::newRow(id) << QString::fromLatin1(id);
}

void TestFairBoard::nonsenseDoesNothing()
{
    QFETCH(const QString, id);
    QVERIFY(!fairBoard(m_catalog, m_board, id));
}

void TestFairBoard::whatIsLeftOutStaysOut_data()
{
    QTest::addColumn<Level>("level");
    QTest::addColumn<QStringList>("instances");
    QTest::addColumn<QString>("row");
    QTest::addColumn<QStringList>("left");
    QTest::newRow("a chip") << Level::Chip << QStringList() << u"h100-sxm"_s
                            << QStringList{u"trainium2"_s, u"a100-80-sxm"_s};
    QTest::newRow("a chip that an instance stands for too")
        << Level::Chip << QStringList{u"p5.4xlarge"_s} << u"h100-sxm"_s
        << QStringList{u"trainium2"_s, u"a100-80-sxm"_s};
    QTest::newRow("an instance that stands for its chip")
        << Level::Instance << QStringList() << u"p5.48xlarge"_s << QStringList{u"trn2.48xlarge"_s, u"p4de.24xlarge"_s};
    QTest::newRow("the only pinned one of a chip") << Level::Instance << QStringList{u"p5.4xlarge"_s} << u"p5.4xlarge"_s
                                                   << QStringList{u"trn2.48xlarge"_s, u"p4de.24xlarge"_s};
    QTest::newRow("one of two that are pinned")
        << Level::Instance << QStringList{u"p5.4xlarge"_s, u"p5.48xlarge"_s} << u"p5.4xlarge"_s
        << QStringList{u"p5.48xlarge"_s, u"trn2.48xlarge"_s, u"p4de.24xlarge"_s};
    QTest::newRow("a chip that is sold as no system")
        << Level::System << QStringList() << u"h100-sxm"_s << QStringList{u"trn2_ultraserver"_s, u"a100-80-sxm"_s};
    QTest::newRow("a system") << Level::System << QStringList() << u"trn2_ultraserver"_s
                              << QStringList{u"h100-sxm"_s, u"a100-80-sxm"_s};
}

void TestFairBoard::whatIsLeftOutStaysOut()
{
    QFETCH(const Level, level);
    QFETCH(const QStringList, instances);
    QFETCH(const QString, row);
    QFETCH(const QStringList, left);
    Board board = m_board;
    board.level = level;
    for (const QString &id : instances)
        board.instances << InstanceId(id);
    const Board after = fairBoard(m_catalog, board, withoutStep({row})).value();
    QStringList ids = mapped(subjectsOf(m_catalog, after), &Subject::id);
    QCOMPARE(ids, left);
}

CHIPBOARD_TEST(TestFairBoard, QCoreApplication)

} // namespace tst_fairboard

#include "tst_fairboard.moc"
