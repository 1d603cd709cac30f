// The page bar: main pages are tabs, others are in a menu; a page chosen there gets a permanent tab. A page with parts
// has a switch. At 1366x768 the tabs need no scroll arrows.
// CHIPBOARD_PICTURES=FOLDER saves screenshots of the bar.
#include "app/window/pagetable.h"
#include "tests/app/window/windowfixture.h"
#include "tests/support/testmain.h"
#include "widgets/panels/topbar.h"

#include <QApplication>
#include <QMenu>
#include <QSet>
#include <QTimer>
#include <QToolButton>

using namespace chipboard;
using namespace chipboard::testing;
using namespace Qt::StringLiterals;

namespace tst_pagetabs {

class TestPageTabs : public WindowFixture
{
    Q_OBJECT

private slots:
    void initTestCase() { loadShipped(); }
    void init() { showWindow(u"overview"_s); }
    void cleanup() { closeWindow(); }
    void fiveTabsAndMore();
    void everyTabShowsItsPage();
    void morePagesAreTwoClicksAway();
    void keysOpenMore();
    void theTabOfMoreIsRemembered();
    void anUnknownPageIsNotRemembered();
    void compareHasTwoParts();
    void theTabRemembersItsPart();
    void everyPageHasItsTab();
    void targetsAreLargeEnough();
    void noTabNeedsAnArrow_data();
    void noTabNeedsAnArrow();
    void onlyWholeWordsAreSeen();

private:
    [[nodiscard]] PageTabs *tabs() const { return child<PageTabs>(u"pageTabs"_s); }
    [[nodiscard]] QToolButton *more() const { return child<QToolButton>(u"moreButton"_s); }
    [[nodiscard]] QStringList names() const
    {
        QStringList all;
        for (int i = 0; i < tabs()->count(); ++i)
            all << tabs()->tabText(i);
        return all;
    }
    void clickTab(int place) const { QTest::mouseClick(tabs(), Qt::LeftButton, {}, tabs()->tabRect(place).center()); }
    void clickPart(const char *id) const
    {
        QTest::mouseClick(child<QToolButton>(u"segment."_s + QLatin1String(id)), Qt::LeftButton);
    }
    /// Opens the menu with `open` and runs `then` while it is open.
    template<typename Open, typename Then>
    void inMenu(Open open, Then then) const
    {
        bool wasThere = false;
        QTimer::singleShot(0, m_window.get(), [&] {
            QMenu *menu = more()->menu();
            wasThere = menu->isVisible();
            then(*menu);
            menu->close();
        });
        open();
        QVERIFY(wasThere);
    }
};

const QStringList fiveTabs{u"Answer"_s, u"Compare"_s, u"Payback"_s, u"Generations"_s, u"Find a chip"_s};

void TestPageTabs::fiveTabsAndMore()
{
    QCOMPARE(names(), fiveTabs);
    emit more()->menu()->aboutToShow();
    QStringList entries = mapped(more()->menu()->actions(), [](const QAction *entry) { return entry->text(); });
    QCOMPARE(entries,
             (QStringList{u"Value"_s, u"Speed and cost"_s, u"Roofline"_s, u"Sensitivity"_s, u"Price history"_s,
                          u"Scenarios"_s, u"Vendor claims"_s, u"Accuracy"_s}));
    QCOMPARE(more()->text(), u"More"_s);
}

void TestPageTabs::everyTabShowsItsPage()
{
    const QStringList ids{u"overview"_s, u"compare"_s, u"break-even"_s, u"roadmap"_s, u"advisor"_s};
    for (int i = static_cast<int>(ids.size()) - 1; i >= 0; --i) {
        clickTab(i);
        QCOMPARE(m_window->pageId(), ids.at(i));
        QCOMPARE(tabs()->currentIndex(), i);
    }
}

void TestPageTabs::morePagesAreTwoClicksAway()
{
    const auto clickLast = [](QMenu &menu) {
        QTest::mouseClick(&menu, Qt::LeftButton, {}, menu.actionGeometry(menu.actions().constLast()).center());
    };
    inMenu([this] { QTest::mouseClick(more(), Qt::LeftButton); }, clickLast);
    QCOMPARE(m_window->pageId(), u"model-check"_s);
    QCOMPARE(names(), fiveTabs + QStringList{u"Accuracy"_s});
    QCOMPARE(tabs()->currentIndex(), 5);
    m_window->choosePage(u"claims"_s); // replaces the other one
    QCOMPARE(names(), fiveTabs + QStringList{u"Vendor claims"_s});
    clickTab(0);
    QCOMPARE(names(), fiveTabs + QStringList{u"Vendor claims"_s});
    clickTab(5);
    QCOMPARE(m_window->pageId(), u"claims"_s);
    emit more()->menu()->aboutToShow();
    for (const QAction *entry : more()->menu()->actions())
        QCOMPARE(entry->isChecked(), entry->objectName() == "more.claims"_L1);
}

void TestPageTabs::keysOpenMore()
{
    more()->setFocus(Qt::TabFocusReason);
    QVERIFY(more()->hasFocus());
    inMenu([this] { QTest::keyClick(more(), Qt::Key_Space); },
           [](QMenu &menu) {
               const QAction *wanted = menu.actions().at(3);
               for (qsizetype i = 0; i < menu.actions().size() && menu.activeAction() != wanted; ++i)
                   QTest::keyClick(&menu, Qt::Key_Down);
               QTest::keyClick(&menu, Qt::Key_Return);
           });
    QCOMPARE(m_window->pageId(), u"what-if"_s);
}

void TestPageTabs::theTabOfMoreIsRemembered()
{
    m_window->choosePage(u"roofline"_s);
    QCOMPARE(m_settings->text(Setting::ExtraPage), u"roofline"_s);
    MainWindow again(*m_presenter, *m_document, {*m_settings, m_chooser, {}});
    const auto *bar = again.findChild<PageTabs *>(u"pageTabs"_s);
    QCOMPARE(bar->count(), 6);
    QCOMPARE(bar->tabText(5), u"Roofline"_s);
    QCOMPARE(again.pageId(), u"overview"_s); // starts with the Answer page
    again.choosePage(u"claims"_s);           // as the command line does before the window is shown
    QCOMPARE(bar->tabText(5), u"Vendor claims"_s);
    QCOMPARE(m_settings->text(Setting::ExtraPage), u"roofline"_s);
}

void TestPageTabs::anUnknownPageIsNotRemembered()
{
    for (const QString &id : {u"no-such-page"_s, u"compare"_s}) {
        m_settings->set(Setting::ExtraPage, id);
        MainWindow again(*m_presenter, *m_document, {*m_settings, m_chooser, {}});
        QCOMPARE(again.findChild<PageTabs *>(u"pageTabs"_s)->count(), 5);
    }
}

void TestPageTabs::compareHasTwoParts()
{
    const auto *parts = child<QWidget>(u"partSwitch"_s);
    QVERIFY(!parts->isVisible());
    clickTab(1);
    QVERIFY(parts->isVisible());
    const auto *specs = child<QToolButton>(u"segment.compare"_s);
    auto *work = child<QToolButton>(u"segment.workload"_s);
    QCOMPARE(specs->text(), u"Specs"_s);
    QCOMPARE(work->text(), u"Your workload"_s);
    QVERIFY(specs->isChecked());
    clickPart("workload");
    QCOMPARE(m_window->pageId(), u"workload"_s);
    QCOMPARE(tabs()->currentIndex(), 1);
    QVERIFY(work->isChecked() && !specs->isChecked());
    QTest::keyClick(child<QToolButton>(u"segment.compare"_s), Qt::Key_Space);
    QCOMPARE(m_window->pageId(), u"compare"_s);
    clickTab(2);
    QVERIFY(!parts->isVisible());
}

void TestPageTabs::theTabRemembersItsPart()
{
    m_window->choosePage(u"workload"_s); // as the command line, the palette and keys do
    QVERIFY(child<QToolButton>(u"segment.workload"_s)->isChecked());
    clickTab(0);
    clickTab(1);
    QCOMPARE(m_window->pageId(), u"workload"_s);
}

// By its key, and by paging.
void TestPageTabs::everyPageHasItsTab()
{
    for (const PageRow &row : pageTable()) {
        QCOMPARE(m_window->pageId(), QLatin1String(row.id));
        QCOMPARE(tabs()->tabText(tabs()->currentIndex()), QString::fromUtf8(tabOf(row).name));
        QTRY_VERIFY2(tabs()->isWhole(tabs()->currentIndex()), row.name);
        QTest::keyClick(m_window.get(), Qt::Key_PageDown, Qt::ControlModifier);
    }
    QCOMPARE(m_window->pageId(), u"overview"_s);
    for (int key = 0; key < 9; ++key) {
        QTest::keyClick(m_window.get(), static_cast<Qt::Key>(Qt::Key_1 + key), Qt::ControlModifier);
        QCOMPARE(m_window->pageId(), QLatin1String(pageTable()[static_cast<std::size_t>(key)].id));
    }
}

void TestPageTabs::targetsAreLargeEnough()
{
    clickTab(1);
    child<QDockWidget>(u"pickerDock"_s)->close();
    QCoreApplication::processEvents();
    for (const char *name : {"moreButton", "chipsButton", "segment.compare", "segment.workload"}) {
        const auto *button = child<QToolButton>(QLatin1String(name));
        QVERIFY2(button->isVisible() && button->width() >= 24 && button->height() >= 24, name);
    }
}

void TestPageTabs::noTabNeedsAnArrow_data()
{
    QTest::addColumn<QString>("theme");
    for (const char *theme : {"light", "dark", "contrastLight", "contrastDark"})
        QTest::newRow(theme) << QString::fromLatin1(theme);
}

void TestPageTabs::noTabNeedsAnArrow()
{
    QFETCH(const QString, theme);
    m_window->chooseTheme(theme);
    m_window->choosePage(u"interactivity"_s); // the longest
    m_presenter->update();
    QCoreApplication::processEvents();
    for (const QToolButton *arrow : tabs()->findChildren<QToolButton *>())
        QVERIFY(!arrow->isVisible());
    QVERIFY(more()->mapTo(m_window.get(), QPoint()).x()
            > tabs()->mapTo(m_window.get(), QPoint(tabs()->width(), 0)).x());
    const QString folder = qEnvironmentVariable("CHIPBOARD_PICTURES");
    if (!folder.isEmpty())
        QVERIFY(m_window->grab().save(folder + u"/bar-%1.png"_s.arg(theme)));
}

// Tabs are never partially visible, whatever the scroll position; the current page's tab is always visible.
void TestPageTabs::onlyWholeWordsAreSeen()
{
    m_window->chooseTextSize(150);
    for (int width = 1366; width >= 1024; width -= 57) {
        m_window->resize(width, 768);
        for (int page = 0; page < tabs()->count(); ++page) {
            tabs()->setCurrentIndex(page);
            QTRY_VERIFY2(tabs()->isWhole(page), qPrintable(tabs()->tabText(page)));
        }
    }
    m_window->chooseTextSize(100);
}

CHIPBOARD_TEST(TestPageTabs, QApplication)

} // namespace tst_pagetabs

#include "tst_pagetabs.moc"
