// Background draws: started after a pause, cancelled by the next change, and equal to synchronous draws.
#include "app/window/pagedraws.h"

#include "data/analysis/uncertainty.h"
#include "data/files/catalogreader.h"
#include "tests/support/ondemandboard.h"
#include "tests/support/testmain.h"

#include <QElapsedTimer>
#include <QSignalSpy>

using namespace Qt::StringLiterals;
using namespace chipboard;

namespace tst_pagedraws {

class TestPageDraws : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void initTestCase();
    void drawsAfterAPause();
    void aDragBeginsNothing();
    void anotherTaskTakesThePlace();
    void whereNoPageAsksNothingIsDrawn();
    void canBeWaitedFor();
    void canBeStopped();
    void goesAwayWhileItDraws();

private:
    [[nodiscard]] DrawTask task(double discount) const;

    Catalog m_catalog;
};

void TestPageDraws::initTestCase() { m_catalog = loadCatalog({}).catalog; }

DrawTask TestPageDraws::task(double discount) const
{
    Board board = testing::onDemandBoard();
    board.assumptions.discount = discount;
    return drawTaskOf(m_catalog, board, MetricId(u"usd_per_1m_tokens"_s)).value();
}

void TestPageDraws::drawsAfterAPause()
{
    PageDraws draws;
    const QSignalSpy changed(&draws, &PageDraws::changed);
    const QSignalSpy ended(&draws, &PageDraws::ended);
    QVERIFY(!draws.of(task(0.0)));
    QVERIFY(!draws.isRunning());
    QTRY_COMPARE_WITH_TIMEOUT(changed.size(), 1, 60000);
    QCOMPARE(ended.size(), 1);
    QVERIFY(!draws.isRunning());
    QCOMPARE(draws.of(task(0.0)), drawn(task(0.0), DrawPlan()));
    QVERIFY(!draws.finish()); // nothing is running
}

void TestPageDraws::aDragBeginsNothing()
{
    PageDraws draws;
    const QSignalSpy changed(&draws, &PageDraws::changed);
    for (int step = 0; step < 12; ++step) {
        QVERIFY(!draws.of(task(step)));
        QCoreApplication::processEvents(); // before the pause ends
        QVERIFY(!draws.isRunning());
    }
    QTRY_COMPARE_WITH_TIMEOUT(changed.size(), 1, 60000);
    QVERIFY(draws.of(task(11.0)));
}

void TestPageDraws::anotherTaskTakesThePlace()
{
    PageDraws draws;
    const QSignalSpy changed(&draws, &PageDraws::changed);
    QVERIFY(!draws.of(task(1.0)));
    QTRY_VERIFY_WITH_TIMEOUT(draws.isRunning() || !changed.isEmpty(), 60000);
    QElapsedTimer timer;
    timer.start();
    QVERIFY(!draws.of(task(2.0)));
    QVERIFY(timer.elapsed() < 100); // cancelled draws are not waited for
    QVERIFY(!draws.isRunning());
    const auto before = changed.size();
    QTRY_COMPARE_WITH_TIMEOUT(changed.size(), before + 1, 60000);
    QCOMPARE(draws.of(task(2.0)), drawn(task(2.0), DrawPlan()));
}

void TestPageDraws::whereNoPageAsksNothingIsDrawn()
{
    PageDraws draws;
    const QSignalSpy changed(&draws, &PageDraws::changed);
    draws.beginPage();
    QVERIFY(!draws.of(task(3.0)));
    draws.endPage();
    draws.beginPage(); // another page
    draws.endPage();
    QVERIFY(draws.isIdle());
    QVERIFY(changed.isEmpty());
    QVERIFY(!draws.finish());
}

void TestPageDraws::canBeWaitedFor()
{
    PageDraws draws;
    const QSignalSpy changed(&draws, &PageDraws::changed);
    QVERIFY(!draws.of(task(4.0)));
    QVERIFY(draws.finish());
    QCOMPARE(draws.of(task(4.0)), drawn(task(4.0), DrawPlan()));
    QVERIFY(draws.isIdle());
    QVERIFY(changed.isEmpty()); // the waiting caller needs no signal
}

void TestPageDraws::canBeStopped()
{
    PageDraws draws;
    const QSignalSpy changed(&draws, &PageDraws::changed);
    QVERIFY(!draws.of(task(5.0)));
    draws.stop();
    QVERIFY(!draws.of(task(5.0))); // shown again: it stays stopped
    QVERIFY(draws.isIdle());
    QVERIFY(changed.isEmpty());
    QVERIFY(!draws.of(task(6.0)));
    QTRY_COMPARE_WITH_TIMEOUT(changed.size(), 1, 60000);
}

void TestPageDraws::goesAwayWhileItDraws()
{
    {
        PageDraws draws;
        QVERIFY(!draws.of(task(7.0)));
        QVERIFY(!draws.isIdle());
    }
    PageDraws draws;
    const QSignalSpy changed(&draws, &PageDraws::changed);
    QVERIFY(!draws.of(task(7.0)));
    QTRY_VERIFY_WITH_TIMEOUT(draws.isRunning() || !changed.isEmpty(), 60000);
}

CHIPBOARD_TEST(TestPageDraws, QCoreApplication)

} // namespace tst_pagedraws

#include "tst_pagedraws.moc"
