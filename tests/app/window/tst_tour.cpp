// The tour: each step points at a visible part of the window and covers nothing, keys advance and end it, and the
// status bar offers it until it is started or declined.
// CHIPBOARD_PICTURES=FOLDER saves a screenshot of each step.
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
    void isOfferedUntilItWasBegun();
    void theOfferCanBeHidden();
    void enterGoesOnToTheEnd();
    void escapeEndsIt();
    void goesBack();
    void everyStepPointsAtItsPart_data();
    void everyStepPointsAtItsPart();
    void theWindowCanBeUsedMeanwhile();
    void screenReadersHearTheText();
    void theKeyboardGoesBack();
    void beginsAnewWhenAskedFor();
    void coversNothing_data();
    void coversNothing();
    void textsAreShort();
    void panelsStayAsTheyAre();

private:
    TourCallout *callout() const { return child<TourCallout>(u"tourCallout"_s); }
    static void press(Qt::Key key) { QTest::keyClick(QApplication::focusWidget(), key); }
    [[nodiscard]] QRect placeOf(const QWidget &part) const
    {
        return {part.mapTo(m_window.get(), QPoint(0, 0)), part.size()};
    }
    /// The visible part, without what is scrolled away.
    [[nodiscard]] QRect seenOf(const QWidget &part) const
    {
        QRect seen = placeOf(part);
        for (const QWidget *at = part.parentWidget(); at != m_window.get(); at = at->parentWidget())
            seen &= placeOf(*at);
        return seen & m_window->rect();
    }
    QString title() const { return callout()->findChild<QLabel *>(u"tourTitle"_s)->text(); }
};

void TestTour::isOfferedUntilItWasBegun()
{
    auto *offer = child<QLabel>(u"tourOffer"_s);
    QVERIFY(!offer->isVisible());
    m_window->offerTour();
    QVERIFY(!m_window->tour().isShown()); // the answer comes first
    QVERIFY(offer->isVisible());
    QVERIFY2(offer->text().contains(u"Start tour"_s), qPrintable(offer->text()));
    offer->setFocus(Qt::TabFocusReason); // on the first link
    press(Qt::Key_Return);
    QVERIFY(m_window->tour().isShown());
    QVERIFY(!offer->isVisible());
    QVERIFY(m_settings->value(Setting::TourSeen).toBool());
    m_window->tour().end();
    m_window->offerTour();
    QVERIFY(!offer->isVisible());
}

void TestTour::theOfferCanBeHidden()
{
    m_window->offerTour();
    auto *offer = child<QLabel>(u"tourOffer"_s);
    offer->setFocus(Qt::TabFocusReason);
    press(Qt::Key_Tab); // on the second one
    press(Qt::Key_Return);
    QVERIFY(!m_window->tour().isShown());
    QVERIFY(!offer->isVisible());
    QVERIFY(!m_window->tour().isNew());
    trigger("help.tour");
    QVERIFY(m_window->tour().isShown());
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
        QCOMPARE(callout()->target()->objectName(), names.section(u'|', 0, 0)); // not its fallback
        QCoreApplication::processEvents();
        QVERIFY2(m_window->rect().contains(placeOf(*callout())), qPrintable(names));
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

void TestTour::coversNothing_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("textSize");
    QTest::addColumn<bool>("hasPanels");
    QTest::newRow("a small screen") << QSize(1366, 768) << 100 << false;
    QTest::newRow("with all panels") << QSize(1366, 768) << 100 << true;
    QTest::newRow("a large screen") << QSize(1920, 1080) << 100 << true;
    QTest::newRow("large texts") << QSize(1366, 768) << 200 << false;
    QTest::newRow("a small window") << QSize(1000, 640) << 100 << false;
}

// The callout covers neither the step's subject nor any number.
void TestTour::coversNothing()
{
    QFETCH(const QSize, size);
    QFETCH(const int, textSize);
    QFETCH(const bool, hasPanels);
    for (const char *dock : {"pickerDock", "numbersDock", "assumptionsDock", "sourceDock"})
        child<QDockWidget>(QLatin1String(dock))->setVisible(hasPanels);
    m_window->chooseTextSize(textSize);
    m_window->resize(size);
    trigger("help.tour");
    for (qsizetype step = 0; step < std::ssize(tourSteps()); ++step) {
        QCoreApplication::processEvents();
        const QRect strip = placeOf(*callout());
        QVERIFY(m_window->rect().contains(strip));
        QVERIFY2(!strip.intersects(seenOf(*callout()->target())), qPrintable(title()));
        for (const QString &name : {u"pages"_s, u"pageBar"_s, u"toolBar"_s, u"statusBar"_s, u"pickerDock"_s,
                                    u"numbersDock"_s, u"assumptionsDock"_s, u"sourceDock"_s}) {
            const auto *part = child<QWidget>(name);
            QVERIFY2(!part->isVisible() || !strip.intersects(placeOf(*part)), qPrintable(name));
        }
        const QRect ring = child<QWidget>(u"tourRing"_s)->geometry();
        QVERIFY2(ring.contains(seenOf(*callout()->target())), qPrintable(title()));
        QVERIFY2(!ring.intersects(strip.adjusted(3, 3, -3, -3)), qPrintable(title()));
        m_window->tour().next();
    }
    m_window->chooseTextSize(100);
}

void TestTour::textsAreShort()
{
    for (const TourStep &step : tourSteps()) {
        const QStringList words = QString::fromUtf8(step.text).split(u' ');
        QVERIFY2(words.size() <= 20, step.text);
    }
}

void TestTour::panelsStayAsTheyAre()
{
    child<QDockWidget>(u"pickerDock"_s)->close();
    trigger("help.tour");
    m_window->tour().next();
    QCOMPARE(callout()->target()->objectName(), u"chipsButton"_s);
    for (int step = 0; step < 4; ++step)
        m_window->tour().next();
    QVERIFY(child<QDockWidget>(u"pickerDock"_s)->isHidden());
}

CHIPBOARD_TEST(TestTour, QApplication)

} // namespace tst_tour

#include "tst_tour.moc"
