// Progress in a status bar.
#include "tests/support/guitest.h"
#include "tests/support/testmain.h"
#include "widgets/panels/topbar.h"

#include <QApplication>
#include <QLabel>
#include <QProgressBar>
#include <QSignalSpy>

using namespace chipboard;
using namespace chipboard::testing;
using namespace Qt::StringLiterals;

namespace tst_progressstrip {

class TestProgressStrip : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(anyWarning()); }
    void isSeenWhileThereIsWork();
    void canBeStopped();
};

void TestProgressStrip::isSeenWhileThereIsWork()
{
    ProgressStrip strip(u"Drawing"_s);
    QVERIFY(strip.isHidden());
    strip.showShare(0.426);
    QVERIFY(!strip.isHidden());
    const auto *bar = strip.findChild<QProgressBar *>();
    QCOMPARE(bar->value(), 43);
    QCOMPARE(bar->accessibleName(), u"Drawing"_s);
    strip.finish();
    QVERIFY(strip.isHidden());
}

void TestProgressStrip::canBeStopped()
{
    ProgressStrip strip(u"Drawing"_s);
    strip.showShare(0.0);
    const QSignalSpy stopped(&strip, &ProgressStrip::stopRequested);
    auto *stop = strip.findChild<QLabel *>(u"progressStop"_s);
    QCOMPARE(stop->accessibleName(), u"Stop: Drawing"_s);
    QVERIFY(stop->focusPolicy() & Qt::TabFocus);
    stop->setFocus();
    QTest::keyClick(stop, Qt::Key_Tab); // to the link
    QTest::keyClick(stop, Qt::Key_Return);
    QCOMPARE(stopped.size(), 1);
}

CHIPBOARD_TEST(TestProgressStrip, QApplication)

} // namespace tst_progressstrip

#include "tst_progressstrip.moc"
