// The tour: each step is about a part of the window that is there, keys go on and end it, and it comes by itself once.
// CHIPBOARD_PICTURES=FOLDER keeps a picture of each step, to be looked at.
#include "app/window/tour.h"
#include "tests/app/window/windowfixture.h"
#include "tests/support/testmain.h"
#include "widgets/dialogs/tourcallout.h"

#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

using namespace chipboard;
using namespace chipboard::testing;
using namespace Qt::StringLiterals;

namespace tst_tour {

class TestTour : public WindowFixture
{
    Q_OBJECT

private slots:
    void initTestCase() { loadShipped(); }
    void init() { showWindow(u"overview"_s); }
    void cleanup() { closeWindow(); }
    void comesByItselfOnce();
    void enterGoesOnToTheEnd();
    void escapeEndsIt();
    void goesBack();
    void everyStepPointsAtItsPart_data();
    void everyStepPointsAtItsPart();
    void theWindowCanBeUsedMeanwhile();
    void screenReadersHearTheText();
    void theKeyboardGoesBack();
    void beginsAnewWhenAskedFor();
    void staysInTheWindow();

private:
    TourCallout *callout() const { return child<TourCallout>(u"tourCallout"_s); }
    static void press(Qt::Key key) { QTest::keyClick(QApplication::focusWidget(), key); }
    QString title() const { return callout()->findChild<QLabel *>(u"tourTitle"_s)->text(); }
};

void TestTour::comesByItselfOnce()
{
    QVERIFY(!m_window->tour().isShown()); // not before it is offered
    m_window->tour().offer(m_window->theme());
    QVERIFY(m_window->tour().isShown());
    m_window->tour().end();
    m_window->tour().offer(m_window->theme());
    QVERIFY(!m_window->tour().isShown());
    QVERIFY(m_settings->value(Setting::TourSeen).toBool());
}

void TestTour::enterGoesOnToTheEnd()
{
    trigger("help.tour");
    for (qsizetype step = 0; step < std::ssize(tourSteps()); ++step) {
        QCOMPARE(m_window->tour().step(), step);
        QCOMPARE(title(), QString::fromUtf8(tourSteps()[static_cast<std::size_t>(step)].title));
        press(Qt::Key_Return);
    }
    QVERIFY(!m_window->tour().isShown());
    QTRY_VERIFY(callout() == nullptr);
    QTRY_VERIFY(child<QWidget>(u"tourRing"_s) == nullptr);
}

void TestTour::escapeEndsIt()
{
    trigger("help.tour");
    press(Qt::Key_Escape);
    QVERIFY(!m_window->tour().isShown());
    QCOMPARE(m_window->tour().step(), -1);
}

void TestTour::goesBack()
{
    trigger("help.tour");
    QVERIFY(!callout()->findChild<QPushButton *>(u"tourBack"_s)->isEnabled());
    QTest::mouseClick(callout()->findChild<QPushButton *>(u"tourNext"_s), Qt::LeftButton);
    QCOMPARE(m_window->tour().step(), 1);
    QTest::mouseClick(callout()->findChild<QPushButton *>(u"tourBack"_s), Qt::LeftButton);
    QCOMPARE(m_window->tour().step(), 0);
    QTest::mouseClick(callout()->findChild<QPushButton *>(u"tourEnd"_s), Qt::LeftButton);
    QVERIFY(!m_window->tour().isShown());
}

void TestTour::everyStepPointsAtItsPart_data()
{
    QTest::addColumn<int>("width");
    QTest::addColumn<int>("height");
    QTest::addColumn<QString>("theme");
    QTest::addColumn<int>("textSize");
    QTest::newRow("a small screen") << 1366 << 768 << u"light"_s << 100;
    QTest::newRow("a large screen, dark") << 1920 << 1080 << u"dark"_s << 100;
    QTest::newRow("large texts with contrast") << 1366 << 768 << u"contrastDark"_s << 200;
}

void TestTour::everyStepPointsAtItsPart()
{
    QFETCH(const int, width);
    QFETCH(const int, height);
    QFETCH(const QString, theme);
    QFETCH(const int, textSize);
    m_window->chooseTheme(theme);
    m_window->chooseTextSize(textSize);
    m_window->resize(width, height);
    trigger("help.tour");
    for (qsizetype step = 0; step < std::ssize(tourSteps()); ++step) {
        const QString names = QString::fromLatin1(tourSteps()[static_cast<std::size_t>(step)].target);
        QVERIFY2(callout()->target()->isVisible(), qPrintable(names));
        QCOMPARE(callout()->target()->objectName(), names.section(u'|', 0, 0)); // not what stands in for it
        QCoreApplication::processEvents();
        QVERIFY2(m_window->rect().contains(callout()->geometry()), qPrintable(names));
        const QString folder = qEnvironmentVariable("CHIPBOARD_PICTURES");
        if (!folder.isEmpty())
            m_window->grab().save(u"%1/tour-%2-%3-%4.png"_s.arg(folder, theme).arg(width).arg(step));
        m_window->tour().next();
    }
    m_window->chooseTextSize(100);
}

void TestTour::theWindowCanBeUsedMeanwhile()
{
    trigger("help.tour");
    m_window->choosePage(u"compare"_s);
    QCOMPARE(m_window->pageId(), u"compare"_s);
    auto *search = child<QLineEdit>(u"pickerSearch"_s);
    QTest::mouseClick(search, Qt::LeftButton);
    QTest::keyClicks(search, u"h2"_s);
    QCOMPARE(search->text(), u"h2"_s);
    QVERIFY(m_window->tour().isShown());
}

void TestTour::screenReadersHearTheText()
{
    trigger("help.tour");
    const auto *next = callout()->findChild<QPushButton *>(u"tourNext"_s);
    QVERIFY(next->hasFocus());
    QVERIFY(next->accessibleDescription().startsWith(u"Step 1 of 6. "_s + title()));
    QVERIFY(next->accessibleDescription().contains(QString::fromUtf8(tourSteps()[0].text)));
    QCOMPARE(callout()->accessibleName(), title());
}

void TestTour::theKeyboardGoesBack()
{
    auto *search = child<QLineEdit>(u"pickerSearch"_s);
    search->setFocus();
    trigger("help.tour");
    QVERIFY(!search->hasFocus());
    press(Qt::Key_Escape);
    QVERIFY(search->hasFocus());
}

void TestTour::beginsAnewWhenAskedFor()
{
    trigger("help.tour");
    press(Qt::Key_Return);
    QCOMPARE(m_window->tour().step(), 1);
    trigger("help.tour");
    QCOMPARE(m_window->tour().step(), 0);
}

void TestTour::staysInTheWindow()
{
    trigger("help.tour");
    m_window->tour().next();
    m_window->tour().next();
    m_window->resize(m_window->minimumSizeHint().expandedTo({1000, 640}));
    QCoreApplication::processEvents();
    QVERIFY(m_window->rect().contains(callout()->geometry()));
}

CHIPBOARD_TEST(TestTour, QApplication)

} // namespace tst_tour

#include "tst_tour.moc"
