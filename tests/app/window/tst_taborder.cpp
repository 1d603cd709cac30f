// Keyboard navigation: every Tab stop is visible, stops follow the screen order, and each link is a stop. Uses real
// keys on every page.
#include "app/window/pagetable.h"
#include "app/window/taborder.h"
#include "tests/app/window/windowfixture.h"
#include "tests/support/testmain.h"
#include "widgets/models/numbersmodel.h"
#include "widgets/panels/linklabel.h"

#include <QAccessible>
#include <QApplication>
#include <QLineEdit>
#include <QMenu>
#include <QStackedWidget>
#include <QTimer>
#include <QToolButton>

using namespace chipboard;
using namespace chipboard::testing;
using namespace Qt::StringLiterals;

namespace tst_taborder {

class TestTabOrder : public WindowFixture
{
    Q_OBJECT

private slots:
    void initTestCase() { loadShipped(); }
    void init() { showWindow(u"overview"_s); }
    void cleanup() { closeWindow(); }
    void onEveryPageTabGoesAsTheScreenDoes_data();
    void onEveryPageTabGoesAsTheScreenDoes();
    void theBarIsWalkedFromLeftToRight();
    void afterTheTabsComesThePage();
    void coveredPanelsAreNoStops();
    void coveredPanelsAreInvisibleToScreenReaders();
    void theFinderOpensItsPanel();
    void eachLinkIsOneStop();
    void aLabelWithoutLinksIsNoStop();
    void thePageHasAName();
    void everyPartIsNamedOnce();
    void numbersOfTheChart();
    void theMenuOpensByKeys();
    void choicesAreRadioButtonsInGroups();

private:
    /// Includes charts that were just added to a layout.
    void showAll()
    {
        m_presenter->update();
        QCoreApplication::processEvents();
    }
    /// Tab (or Shift+Tab) stops from `first` until it is reached again; a widget with several links counts once.
    QList<QWidget *> walk(QWidget &first, bool back = false)
    {
        constexpr int most = 400;
        first.setFocus(back ? Qt::BacktabFocusReason : Qt::TabFocusReason);
        QList<QWidget *> stops{&first};
        m_unseen.clear();
        for (int i = 0; i < most; ++i) {
            QTest::keyClick(QApplication::focusWidget(), back ? Qt::Key_Backtab : Qt::Key_Tab);
            QWidget *now = QApplication::focusWidget();
            if (now == &first)
                return stops;
            if (!isSeen(*now))
                m_unseen << told(*now);
            if (now != stops.constLast())
                stops << now;
        }
        return {}; // the focus is stuck
    }
    static QString told(const QWidget &stop)
    {
        return u"%1 %2 in %3"_s.arg(QLatin1String(stop.metaObject()->className()), stop.objectName(),
                                    stop.parentWidget()->objectName());
    }
    [[nodiscard]] bool isSeen(const QWidget &stop) const
    {
        QRect place = stop.rect(); // clipped by all its parents
        const QWidget *at = &stop;
        for (; at != m_window.get() && at != nullptr; at = at->parentWidget())
            place = place.translated(at->pos()) & at->parentWidget()->rect();
        return at != nullptr && stop.isVisible() && !place.isEmpty();
    }

    QStringList m_unseen; ///< invisible stops of the last walk
};

void TestTabOrder::onEveryPageTabGoesAsTheScreenDoes_data()
{
    QTest::addColumn<QString>("page");
    for (const PageRow &row : pageTable())
        QTest::newRow(row.id) << QString::fromLatin1(row.id);
}

void TestTabOrder::onEveryPageTabGoesAsTheScreenDoes()
{
    QFETCH(const QString, page);
    m_window->choosePage(page);
    showAll();
    const QList<QWidget *> stops = walk(*child<QToolButton>(u"level.chip"_s));
    QVERIFY2(stops.size() > 10, "round in fewer presses than the window has parts");
    QVERIFY2(m_unseen.isEmpty(), qPrintable(m_unseen.join(u", "_s)));
    int part = 0;
    for (QWidget *stop : stops) {
        QVERIFY2(tabPartOf(*stop) >= part, qPrintable(told(*stop)));
        part = tabPartOf(*stop);
    }
    QList<QWidget *> backwards = walk(*stops.constFirst(), true);
    QCOMPARE(backwards.size(), stops.size());
    std::reverse(backwards.begin() + 1, backwards.end());
    QCOMPARE(backwards, stops);
}

void TestTabOrder::theBarIsWalkedFromLeftToRight()
{
    m_window->choosePage(u"compare"_s); // all choices are enabled here
    showAll();
    QStringList names;
    int x = -1;
    for (const QWidget *stop : walk(*child<QToolButton>(u"level.chip"_s))) {
        if (tabPartOf(*stop) != 0)
            break;
        names << stop->objectName();
        const int here = stop->mapTo(m_window.get(), QPoint(0, 0)).x();
        QVERIFY2(here > x, qPrintable(names.constLast()));
        x = here;
    }
    QCOMPARE(names,
             (QStringList{u"level.chip"_s, u"precisionChoice"_s, u"priceBookChoice"_s, u"baselineChoice"_s,
                          u"values.absolute"_s, u"exportButton"_s}));
}

void TestTabOrder::afterTheTabsComesThePage()
{
    m_window->choosePage(u"compare"_s);
    showAll();
    QStringList names =
        mapped(walk(*child<QToolButton>(u"level.chip"_s)), [](const QWidget *stop) { return stop->objectName(); });
    const QStringList expected{u"exportButton"_s,
                               u"pickerSearch"_s,
                               u"pageTabs"_s,
                               u"moreButton"_s,
                               u"pageWarning"_s,
                               u"chart0"_s,
                               u"chart1"_s,
                               u"numbersView"_s,
                               u"dockTabs"_s,
                               u"statusText"_s,
                               u"panelButton.numbersDock"_s};
    qsizetype before = -1;
    for (const QString &name : expected) {
        const qsizetype place = names.indexOf(name);
        QVERIFY2(place > before, qPrintable(name + u" among "_s + names.join(u", "_s)));
        before = place;
    }
}

// Two panels share a place: only the front one has Tab stops.
void TestTabOrder::coveredPanelsAreNoStops()
{
    const auto walks = [this](const QString &dock) {
        const QList<QWidget *> stops = walk(*child<QToolButton>(u"level.chip"_s));
        return std::ranges::any_of(stops,
                                   [&](const QWidget *stop) { return child<QDockWidget>(dock)->isAncestorOf(stop); });
    };
    for (const auto &[front, behind] :
         {std::pair(u"sourceDock"_s, u"assumptionsDock"_s), std::pair(u"assumptionsDock"_s, u"sourceDock"_s)}) {
        child<QDockWidget>(front)->raise();
        QTRY_VERIFY(child<QDockWidget>(front)->widget()->isVisible());
        QTRY_VERIFY(!child<QDockWidget>(behind)->widget()->isVisible());
        QVERIFY2(walks(front), qPrintable(front));
        QVERIFY2(!walks(behind), qPrintable(behind));
    }
}

void TestTabOrder::coveredPanelsAreInvisibleToScreenReaders()
{
    child<QDockWidget>(u"sourceDock"_s)->raise();
    auto *search = child<QLineEdit>(u"assumptionSearch"_s);
    QTRY_VERIFY(!search->isVisible());
    QVERIFY(QAccessible::queryAccessibleInterface(search)->state().invisible);
    const int width = child<QDockWidget>(u"sourceDock"_s)->width();
    child<QDockWidget>(u"assumptionsDock"_s)->raise();
    QTRY_VERIFY(search->isVisible());
    QVERIFY(!QAccessible::queryAccessibleInterface(search)->state().invisible);
    QCOMPARE(child<QDockWidget>(u"assumptionsDock"_s)->width(), width); // the page next to it does not move
}

void TestTabOrder::theFinderOpensItsPanel()
{
    child<QDockWidget>(u"pickerDock"_s)->close();
    QVERIFY(!child<QLineEdit>(u"pickerSearch"_s)->isVisible());
    QTest::keyClick(m_window.get(), Qt::Key_F, Qt::ControlModifier);
    QVERIFY(child<QLineEdit>(u"pickerSearch"_s)->isVisible());
    QVERIFY(child<QLineEdit>(u"pickerSearch"_s)->hasFocus());
}

// A focused link is selected, which makes it visible.
void TestTabOrder::eachLinkIsOneStop()
{
    const auto *status = child<LinkLabel>(u"statusText"_s);
    const auto links = static_cast<int>(status->text().count(u"<a "_s));
    QVERIFY(links >= 1);
    for (const bool back : {false, true}) {
        child<QToolButton>(u"moreButton"_s)->setFocus(Qt::TabFocusReason);
        QStringList lit;
        for (int i = 0; i < 400 && (lit.isEmpty() || status->hasFocus()); ++i) {
            QTest::keyClick(QApplication::focusWidget(), back ? Qt::Key_Backtab : Qt::Key_Tab);
            if (status->hasFocus())
                lit << status->selectedText();
        }
        QCOMPARE(static_cast<int>(lit.size()), links);
        QVERIFY2(!lit.contains(QString()), "a stop that shows nothing");
        QVERIFY(lit.removeDuplicates() == 0);
    }
}

void TestTabOrder::aLabelWithoutLinksIsNoStop()
{
    LinkLabel label;
    label.setTextFormat(Qt::RichText);
    label.setTextInteractionFlags(Qt::TextBrowserInteraction);
    label.showLinks(u"Shown <b>here</b>"_s);
    QVERIFY((label.focusPolicy() & Qt::TabFocus) == 0);
    label.showLinks(u"Shown <a href=\"there\">there</a>"_s);
    QVERIFY((label.focusPolicy() & Qt::TabFocus) != 0);
    label.showLinks(u"Shown here"_s);
    QVERIFY((label.focusPolicy() & Qt::TabFocus) == 0);
}

// The page has the focus at startup, before any key.
void TestTabOrder::thePageHasAName()
{
    const auto *pages = child<QStackedWidget>(u"pages"_s);
    QCOMPARE(pages->accessibleName(), u"Answer"_s);
    m_window->choosePage(u"roofline"_s);
    QCOMPARE(pages->accessibleName(), u"Roofline"_s);
}

void TestTabOrder::everyPartIsNamedOnce()
{
    QStringList names = mapped(tabParts(), [](const TabPart &part) { return QString::fromLatin1(part.name); });
    QVERIFY(names.removeDuplicates() == 0);
    QVERIFY(tabPartOf(*m_window) < 0);
    QVERIFY(tabPartOf(*child<QWidget>(u"exportButton"_s)) == tabPartOf(*child<QWidget>(u"topBar"_s)));
    QVERIFY(tabPartOf(*child<QWidget>(u"pageTitle"_s)) < tabPartOf(*child<QWidget>(u"chartGrid"_s)));
}

void TestTabOrder::numbersOfTheChart()
{
    m_window->choosePage(u"compare"_s);
    showAll();
    child<QDockWidget>(u"numbersDock"_s)->close();
    QList<ChartView *> charts = m_window->findChildren<ChartView *>();
    charts.removeIf([](const ChartView *one) { return !one->isVisible(); });
    QCOMPARE(charts.size(), m_document->board().charts.size());
    for (ChartView *one : {charts.at(2), charts.at(0)}) {
        one->setFocus(Qt::TabFocusReason);
        QTest::keyClick(m_window.get(), Qt::Key_T, Qt::ControlModifier);
        QVERIFY(numbers()->isVisible());
        QVERIFY(numbers()->hasFocus());
        QCOMPARE(numbers()->currentIndex().data(NumbersModel::MetricRole).toString(), one->spec().id);
    }
}

void TestTabOrder::theMenuOpensByKeys()
{
    numbers()->setFocus(Qt::TabFocusReason);
    bool opened = false;
    QTimer::singleShot(0, m_window.get(), [&] {
        auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
        opened = menu != nullptr && menu->actions().contains(child<QAction>(u"numbers.copy"_s));
        if (menu != nullptr)
            menu->close();
    });
    QTest::keyClick(m_window.get(), Qt::Key_F10, Qt::ShiftModifier);
    QTRY_VERIFY(opened);
}

void TestTabOrder::choicesAreRadioButtonsInGroups()
{
    QStringList groups;
    for (const QString &name : {u"level.chip"_s, u"level.system"_s, u"values.absolute"_s, u"values.percent"_s}) {
        const QAccessibleInterface *button = QAccessible::queryAccessibleInterface(child<QToolButton>(name));
        QCOMPARE(button->role(), QAccessible::RadioButton);
        QCOMPARE(button->parent()->role(), QAccessible::Grouping);
        QCOMPARE(button->state().checked, name != u"level.system"_s && name != u"values.percent"_s);
        groups << button->parent()->text(QAccessible::Name);
    }
    QCOMPARE(groups,
             (QStringList{u"Unit of comparison"_s, u"Unit of comparison"_s, u"How numbers are shown"_s,
                          u"How numbers are shown"_s}));
    QAccessibleInterface *system = QAccessible::queryAccessibleInterface(child<QToolButton>(u"level.system"_s));
    QCOMPARE(system->text(QAccessible::Name), u"System"_s);
    system->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    QVERIFY(child<QToolButton>(u"level.system"_s)->isChecked());
    QVERIFY(!child<QToolButton>(u"level.chip"_s)->isChecked());
}

CHIPBOARD_TEST(TestTabOrder, QApplication)

} // namespace tst_taborder

#include "tst_taborder.moc"
