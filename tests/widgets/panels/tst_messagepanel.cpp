// Messages that do not get in the way.
#include "tests/support/guitest.h"
#include "tests/support/testmain.h"
#include "widgets/panels/messagepanel.h"

#include <QApplication>
#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QPlainTextEdit>
#include <QToolButton>

using namespace chipboard;
using namespace chipboard::testing;
using namespace Qt::StringLiterals;

namespace tst_messagepanel {

class TestMessagePanel : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(anyWarning()); }
    void isHiddenWithoutMessages();
    void showsTheNewestAndCountsTheOthers();
    void showsAllOnDemand();
    void longMessagesLeaveThePageItsRoom();
    void copiesAll();
    void dismissingHidesIt();
    void worksWithKeysAlone();
    void markupIsText();
};

static Problem aProblem(const QString &message)
{
    return Problem{.message = message, .where = {u"mine.json"_s, 12, 3, u"/chips/0"_s}};
}

template<typename Widget>
static Widget *child(const MessagePanel &panel, const char *name)
{
    return panel.findChild<Widget *>(QLatin1String(name));
}

void TestMessagePanel::isHiddenWithoutMessages()
{
    MessagePanel panel;
    QVERIFY(panel.isHidden());
    panel.add(Problems());
    QVERIFY(panel.isHidden());
    QVERIFY(child<QLabel>(panel, "messageSummary") == nullptr); // created on demand
}

void TestMessagePanel::showsTheNewestAndCountsTheOthers()
{
    MessagePanel panel;
    panel.add(Problems{aProblem(u"Not a number."_s)});
    QVERIFY(!panel.isHidden());
    QCOMPARE(child<QLabel>(panel, "messageSummary")->text(), u"mine.json:12:3: /chips/0: Not a number."_s);
    QVERIFY(!child<QToolButton>(panel, "messageMore")->isVisible());
    panel.add(u"The disk is full."_s);
    QCOMPARE(child<QLabel>(panel, "messageSummary")->text(), u"The disk is full. (and 1 more)"_s);
    QCOMPARE(panel.messages().size(), 2);
}

void TestMessagePanel::showsAllOnDemand()
{
    MessagePanel panel;
    panel.add(u"one"_s);
    panel.add(u"two"_s);
    auto *details = child<QPlainTextEdit>(panel, "messageDetails");
    QVERIFY(!details->isVisible());
    QTest::mouseClick(child<QToolButton>(panel, "messageMore"), Qt::LeftButton);
    QVERIFY(details->isVisible());
    QCOMPARE(details->toPlainText(), u"one\ntwo"_s);
    QVERIFY(details->isReadOnly());
    QTest::mouseClick(child<QToolButton>(panel, "messageMore"), Qt::LeftButton);
    QVERIFY(!details->isVisible());
}

// At most three lines per message at any window width; the details are complete.
void TestMessagePanel::longMessagesLeaveThePageItsRoom()
{
    QStringList names;
    for (int i = 0; i < 2500; ++i)
        names << u"chip my-own-chip-%1 (new, from /home/me/catalog/chips.json)"_s.arg(i);
    const QString message = names.join(u", "_s);
    for (const int width : {1366, 640, 426}) {
        MessagePanel panel;
        panel.resize(width, 100);
        panel.add(message);
        panel.resize(width, panel.heightForWidth(width));
        QTRY_COMPARE(panel.width(), width);
        auto *summary = child<QLabel>(panel, "messageSummary");
        QTRY_VERIFY(summary->heightForWidth(summary->width()) <= 3 * summary->fontMetrics().lineSpacing() + 2);
        QVERIFY(summary->text().startsWith(u"chip my-own-chip-0"_s));
        QVERIFY(summary->text().endsWith(QChar(0x2026)));
        QCOMPARE(summary->accessibleName(), message);
        auto *more = child<QToolButton>(panel, "messageMore");
        QVERIFY(more->isVisible());
        QTest::mouseClick(more, Qt::LeftButton);
        QCOMPARE(child<QPlainTextEdit>(panel, "messageDetails")->toPlainText(), message);
        panel.add(u"Short."_s);
        QCOMPARE(summary->text(), u"Short. (and 1 more)"_s);
    }
}

void TestMessagePanel::copiesAll()
{
    MessagePanel panel;
    panel.add(u"one"_s);
    panel.add(u"two"_s);
    QTest::mouseClick(child<QToolButton>(panel, "messageCopy"), Qt::LeftButton);
    QCOMPARE(QGuiApplication::clipboard()->text(), u"one\ntwo"_s);
}

void TestMessagePanel::dismissingHidesIt()
{
    MessagePanel panel;
    panel.add(u"one"_s);
    panel.add(u"two"_s);
    QTest::mouseClick(child<QToolButton>(panel, "messageDismiss"), Qt::LeftButton);
    QVERIFY(panel.isHidden());
    QVERIFY(panel.messages().isEmpty());
    panel.add(u"three"_s);
    QCOMPARE(child<QLabel>(panel, "messageSummary")->text(), u"three"_s);
}

void TestMessagePanel::worksWithKeysAlone()
{
    MessagePanel panel;
    panel.add(u"one"_s);
    panel.add(u"two"_s);
    QVERIFY(QTest::qWaitForWindowExposed(&panel));
    auto *more = child<QToolButton>(panel, "messageMore");
    more->setFocus();
    QTest::keyClick(more, Qt::Key_Space);
    QVERIFY(child<QPlainTextEdit>(panel, "messageDetails")->isVisible());
    QTest::keyClick(more, Qt::Key_Tab);
    QTRY_VERIFY(child<QToolButton>(panel, "messageCopy")->hasFocus());
    QTest::keyClick(child<QToolButton>(panel, "messageCopy"), Qt::Key_Tab);
    QTRY_VERIFY(child<QToolButton>(panel, "messageDismiss")->hasFocus());
    QTest::keyClick(child<QToolButton>(panel, "messageDismiss"), Qt::Key_Space);
    QVERIFY(panel.isHidden());
}

void TestMessagePanel::markupIsText()
{
    MessagePanel panel;
    panel.add(u"<b>bold</b>"_s);
    QCOMPARE(child<QLabel>(panel, "messageSummary")->textFormat(), Qt::PlainText);
}

CHIPBOARD_TEST(TestMessagePanel, QApplication)

} // namespace tst_messagepanel

#include "tst_messagepanel.moc"
