// The tabs of the pages where they have no room, at 1366x768: every page in two clicks from the list at their end, and
// arrows that are seen whether they can be used or not.
// CHIPBOARD_PICTURES=FOLDER keeps pictures of the tabs, to be looked at.
#include "app/window/pagetable.h"
#include "tests/app/window/windowfixture.h"
#include "tests/support/testmain.h"
#include "widgets/panels/topbar.h"

#include <QApplication>
#include <QMenu>
#include <QSet>
#include <QTabBar>
#include <QTimer>
#include <QToolButton>

#include <cstdlib>

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
    void theListHasEveryPage();
    void aPageIsTwoClicksAway();
    void keysOpenTheList();
    void arrowsAreSeen_data();
    void arrowsAreSeen();
    void targetsAreLargeEnough();
    void theListStandsAtTheEnd();
    void onlyWholeWordsAreSeen();
    void whatIsNotSeenIsNotClicked();

private:
    [[nodiscard]] QTabBar *tabs() const { return child<QTabBar>(u"pageTabs"_s); }
    [[nodiscard]] QToolButton *list() const { return child<QToolButton>(u"pageList"_s); }
    /// The two that scroll, left one first.
    [[nodiscard]] QList<QToolButton *> arrows() const
    {
        QList<QToolButton *> found = tabs()->findChildren<QToolButton *>();
        std::sort(found.begin(), found.end(), [](const auto *a, const auto *b) { return a->x() < b->x(); });
        return found;
    }
    /// Opens the menu by `open` and does `then` while it stands there.
    template<typename Open, typename Then>
    void inMenu(Open open, Then then) const
    {
        bool wasThere = false;
        QTimer::singleShot(0, m_window.get(), [&] {
            QMenu *menu = list()->menu();
            wasThere = menu->isVisible();
            then(*menu);
            menu->close();
        });
        open();
        QVERIFY(wasThere);
    }
};

void TestPageTabs::theListHasEveryPage()
{
    m_window->choosePage(u"claims"_s);
    emit list()->menu()->aboutToShow();
    const QList<QAction *> entries = list()->menu()->actions();
    QCOMPARE(entries.size(), static_cast<qsizetype>(pageTable().size()));
    for (qsizetype i = 0; i < entries.size(); ++i) {
        const PageRow &row = pageTable()[static_cast<std::size_t>(i)];
        QCOMPARE(entries.at(i)->text(), QString::fromUtf8(row.name));
        QCOMPARE(entries.at(i)->isChecked(), QLatin1String(row.id) == "claims"_L1); // where one is
    }
    QCOMPARE(list()->accessibleName(), u"All pages"_s);
}

void TestPageTabs::aPageIsTwoClicksAway()
{
    const auto click = [](QMenu &menu) {
        QTest::mouseClick(&menu, Qt::LeftButton, {}, menu.actionGeometry(menu.actions().constLast()).center());
    };
    inMenu([this] { QTest::mouseClick(list(), Qt::LeftButton); }, click);
    QCOMPARE(m_window->pageId(), QLatin1String(pageTable().back().id));
    QTRY_VERIFY(tabs()->rect().contains(tabs()->tabRect(tabs()->currentIndex()).center())); // its tab came into view
}

void TestPageTabs::keysOpenTheList()
{
    list()->setFocus(Qt::TabFocusReason);
    QVERIFY(list()->hasFocus());
    inMenu([this] { QTest::keyClick(list(), Qt::Key_Space); },
           [](QMenu &menu) {
               const QList<QAction *> entries = menu.actions();
               const QAction *wanted = entries.at(entries.size() - 2);
               for (qsizetype i = 0; i < entries.size() && menu.activeAction() != wanted; ++i)
                   QTest::keyClick(&menu, Qt::Key_Up); // End moves only a menu that is scrolled
               QTest::keyClick(&menu, Qt::Key_Return);
           });
    QCOMPARE(m_window->pageId(), QLatin1String(pageTable()[pageTable().size() - 2].id));
}

void TestPageTabs::arrowsAreSeen_data()
{
    QTest::addColumn<QString>("theme");
    for (const char *theme : {"light", "dark", "contrastLight", "contrastDark"})
        QTest::newRow(theme) << QString::fromLatin1(theme);
}

// A button without its arrow is a box of two colours: border and ground.
void TestPageTabs::arrowsAreSeen()
{
    QFETCH(const QString, theme);
    m_window->chooseTheme(theme);
    const QString folder = qEnvironmentVariable("CHIPBOARD_PICTURES");
    for (const int page : {0, static_cast<int>(pageTable().size()) - 1}) {
        tabs()->setCurrentIndex(page);
        m_presenter->update();
        QCOMPARE(arrows().size(), 2);
        QTRY_COMPARE(arrows().constFirst()->isEnabled(), page != 0);
        QCOMPARE(arrows().constLast()->isEnabled(), page == 0);
        for (QToolButton *arrow : arrows()) {
            QVERIFY(arrow->isVisible());
            const QImage picture = arrow->grab().toImage();
            QSet<QRgb> colours;
            for (int x = picture.width() / 2 - 4; x <= picture.width() / 2 + 4; ++x)
                colours << picture.pixel(x, picture.height() / 2);
            QVERIFY2(colours.size() > 1, qPrintable(u"no arrow on page %1"_s.arg(page)));
        }
        if (!folder.isEmpty())
            QVERIFY(m_window->grab().copy(0, 70, 1366, 60).save(folder + u"/tabs-%1-%2.png"_s.arg(theme).arg(page)));
    }
}

void TestPageTabs::targetsAreLargeEnough()
{
    QList<QToolButton *> all = arrows();
    all << list();
    for (const QToolButton *button : std::as_const(all))
        QVERIFY2(button->width() >= 24 && button->height() >= 24,
                 qPrintable(u"%1: %2 x %3"_s.arg(button->objectName()).arg(button->width()).arg(button->height())));
}

void TestPageTabs::theListStandsAtTheEnd()
{
    const QRect place(list()->mapTo(m_window.get(), QPoint()), list()->size());
    const QRect bar(tabs()->mapTo(m_window.get(), QPoint()), tabs()->size());
    QVERIFY(place.left() > bar.right());
    QVERIFY(std::abs(place.center().y() - bar.center().y()) <= 2);
}

// Every tab is wholly seen or not at all, wherever the bar is scrolled to; the page that is shown always is.
void TestPageTabs::onlyWholeWordsAreSeen()
{
    auto *bar = child<PageTabs>(u"pageTabs"_s);
    for (int width = 1366; width >= 1024; width -= 57) {
        m_window->resize(width, 768);
        for (int page = 0; page < bar->count(); ++page) {
            tabs()->setCurrentIndex(page);
            QTRY_VERIFY2(bar->isWhole(page), qPrintable(bar->tabText(page)));
        }
    }
    m_window->resize(1366, 768);
    tabs()->setCurrentIndex(0);
    const QImage picture = bar->grab().toImage();
    int cut = 0;
    for (int i = 0; i < bar->count(); ++i) {
        const QRect place = bar->tabRect(i) & QRect(0, 0, arrows().constFirst()->x(), bar->height());
        if (bar->isWhole(i) || place.isEmpty())
            continue;
        ++cut;
        QSet<QRgb> colours;
        for (int x = place.left(); x <= place.right(); ++x)
            colours << picture.pixel(x, place.center().y());
        QVERIFY2(colours.size() == 1, qPrintable(bar->tabText(i) + u" is seen in part"_s));
    }
    QCOMPARE(cut, 1);
}

void TestPageTabs::whatIsNotSeenIsNotClicked()
{
    auto *bar = child<PageTabs>(u"pageTabs"_s);
    for (int i = 0; i < bar->count(); ++i) {
        const QRect place = bar->tabRect(i) & QRect(0, 0, arrows().constFirst()->x(), bar->height());
        if (place.isEmpty())
            continue;
        QTest::mouseClick(tabs(), Qt::LeftButton, {}, place.center());
        QCOMPARE(tabs()->currentIndex(), bar->isWhole(i) ? i : 0);
        tabs()->setCurrentIndex(0);
    }
}

CHIPBOARD_TEST(TestPageTabs, QApplication)

} // namespace tst_pagetabs

#include "tst_pagetabs.moc"
