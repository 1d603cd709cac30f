// A page of charts: content, chart layout, hovering, metric menus, remedies, the empty page.
#include "tests/support/guitest.h"
#include "tests/support/samplepage.h"
#include "tests/support/testmain.h"
#include "widgets/charts/chartview.h"
#include "widgets/pages/chartcard.h"
#include "widgets/pages/chartpage.h"
#include "widgets/pages/pageparts.h"

#include <QApplication>
#include <QComboBox>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>
#include <QWhatsThis>

using namespace chipboard;
using namespace chipboard::testing;
using namespace Qt::StringLiterals;

namespace tst_chartpage {

class TestChartPage : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_page.reset(); }
    void showsTitleFooterAndCharts();
    void howToReadOpensFromTheFooter();
    void aTitleOfOnesOwnStandsAboveTheAnswer();
    void theWarningOffersAWayOut();
    void aFairPageHasNoWarning();
    void aNoticeOffersToGoOn();
    void inAnEmptyCardItIsAButton();
    void filtersOfThePageAreOffered();
    void anEmptyPageOffersPresets();
    void hoveringIsToldAndLitInAllCharts();
    void enterOnABarOpensItsSourceCard();
    void aClickOnABarOpensItsSourceCard();
    void theMenuOfAChartOffersEveryMetricOnce();
    void choosingAMetricTellsWhichChart();
    void theMenuOpensByKey();
    void moreChartsMakeMoreCards();
    void aPageOfOtherChartsMayChangeItsHeight_data();
    void aPageOfOtherChartsMayChangeItsHeight();
    void chartsStandInTheirGrid_data();
    void chartsStandInTheirGrid();
    void aLeadingChartTakesTwoThirds();
    void isNamedAfterItsPage();
    void onlyCompareOffersMetrics();
    void manyChipsScrollTogether();
    void copiesTheChartWithTheFocus();
    void followsTheTheme();
    void allChartsHaveRoomOnALowWindow();
    void aHeatTableScrollsALowWindow();
    void newChartsHaveRoomAtOnce();

private:
    ChartView *chart(int place) const { return m_page->findChild<ChartView *>(u"chart%1"_s.arg(place)); }
    QLabel *label(const char *name) const { return m_page->findChild<QLabel *>(QLatin1String(name)); }
    QMenu *menu(int place) const { return m_page->findChild<QToolButton *>(u"chartMenu%1"_s.arg(place))->menu(); }
    static PageSpec page();

    std::unique_ptr<ChartPage> m_page;
};

PageSpec TestChartPage::page()
{
    PageSpec page = test::samplePage();
    page.warning = u"Trainium2 has no list price; its Capacity Block price is shown."_s;
    page.remedyText = u"Compare both as capacity blocks"_s;
    page.remedyId = u"prices:capacity-blocks"_s;
    return page;
}

void TestChartPage::init()
{
    QTest::failOnWarning(anyWarning());
    m_page = std::make_unique<ChartPage>(lightTheme());
    m_page->setPage(page());
    m_page->resize(900, 620);
    m_page->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_page.get()));
}

void TestChartPage::showsTitleFooterAndCharts()
{
    QCOMPARE(label("pageTitle")->text(), page().title);
    QVERIFY(label("pageFooter")->text().remove(QChar(0x2060)).startsWith(page().footer.toHtmlEscaped()));
    for (int i = 0; i < 4; ++i)
        QCOMPARE(chart(i)->spec(), page().charts.at(i));
}

// By keyboard and by click; Escape closes it.
void TestChartPage::howToReadOpensFromTheFooter()
{
    const auto opened = [] {
        const QList<QWidget *> windows = QApplication::topLevelWidgets();
        return std::ranges::any_of(windows,
                                   [](const QWidget *one) { return one->isVisible() && one->inherits("QWhatsThat"); });
    };
    PageSpec marked = page();
    marked.legend = {{{LegendMark::Page, u"line = range & more"_s}}};
    m_page->setPage(marked);
    QLabel *footer = label("pageFooter");
    QVERIFY2(footer->text().contains(u">How\u00A0to\u00A0read</a>"_s), qPrintable(footer->text()));
    QVERIFY(!opened());
    footer->setFocus();
    QTest::keyClick(footer, Qt::Key_Tab); // to the link
    QTest::keyClick(footer, Qt::Key_Return);
    QTRY_VERIFY(opened());
    QWhatsThis::hideText();
    QTRY_VERIFY(!opened());
    marked.legend = {};
    m_page->setPage(marked);
    QVERIFY(!footer->text().contains(u"<a "_s));
}

void TestChartPage::aTitleOfOnesOwnStandsAboveTheAnswer()
{
    QVERIFY(!label("pageAnswer")->isVisible());
    PageSpec own = page();
    own.answer = own.title;
    own.title = u"For the board meeting"_s;
    m_page->setPage(own);
    QCOMPARE(label("pageTitle")->text(), own.title);
    QVERIFY(label("pageAnswer")->isVisible());
    QCOMPARE(label("pageAnswer")->text(), page().title);
    own.support = u"Its details."_s;
    m_page->setPage(own);
    const auto top = [this](const char *name) { return label(name)->mapTo(m_page.get(), QPoint()).y(); };
    QTRY_VERIFY(top("pageAnswer") < top("pageSupport")); // the answer before its details
    m_page->setPage(page());
    QVERIFY(!label("pageAnswer")->isVisible());
}

void TestChartPage::theWarningOffersAWayOut()
{
    const QSignalSpy asked(m_page.get(), &PageWidget::remedyRequested);
    QLabel *warning = label("pageWarning");
    QVERIFY(warning->isVisible());
    QVERIFY(warning->text().contains(page().warning.toHtmlEscaped()));
    warning->setFocus();
    QTest::keyClick(warning, Qt::Key_Tab); // to the link
    QTest::keyClick(warning, Qt::Key_Return);
    QCOMPARE(asked, QList<QVariantList>({{u"prices:capacity-blocks"_s}}));
}

void TestChartPage::aFairPageHasNoWarning()
{
    m_page->setPage(test::samplePage());
    PageSpec fair = test::samplePage();
    fair.warning.clear();
    m_page->setPage(fair);
    QVERIFY(!label("pageWarning")->isVisible());
    fair.warning = u"1 < 2 & <b>bold</b>"_s;
    fair.remedyId.clear();
    m_page->setPage(fair);
    QVERIFY(label("pageWarning")->text().contains(u"1 &lt; 2 &amp; &lt;b&gt;bold"_s));
    QVERIFY(!label("pageWarning")->text().contains(u"href"_s));
}

void TestChartPage::aNoticeOffersToGoOn()
{
    auto *notice = label("pageNotice");
    QVERIFY(!notice->isVisible());
    PageSpec told = page();
    told.notice = {u"There are newer prices."_s, u"Take them"_s, u"prices:newer"_s};
    m_page->setPage(told);
    QVERIFY(notice->isVisible());
    QVERIFY(notice->text().startsWith(told.notice.text));
    const QSignalSpy asked(m_page.get(), &PageWidget::remedyRequested);
    emit notice->linkActivated(told.notice.linkId);
    QCOMPARE(asked.constFirst(), QVariantList{told.notice.linkId});
}

void TestChartPage::inAnEmptyCardItIsAButton()
{
    PageSpec empty = page();
    empty.notice = {u"There is none yet."_s, u"Add one"_s, u"do:add"_s};
    empty.charts = {ChartSpec{}};
    empty.charts.first().kind = ChartKind::Plane;
    empty.charts.first().plane.empty = u"Add one to compare."_s;
    m_page->setPage(empty);
    auto *button = m_page->findChild<QPushButton *>(u"chartAction"_s);
    QVERIFY(button != nullptr && button->isVisible());
    QCOMPARE(button->text(), u"Add one"_s);
    QVERIFY(button->parentWidget()->rect().contains(button->geometry()));
    QVERIFY(!label("pageNotice")->text().contains(u"href"_s)); // only once
    const QSignalSpy asked(m_page.get(), &PageWidget::remedyRequested);
    QTest::mouseClick(button, Qt::LeftButton);
    button->setFocus();
    QTest::keyClick(button, Qt::Key_Space);
    QCOMPARE(asked.size(), 2);
    QCOMPARE(asked.constFirst(), QVariantList{u"do:add"_s});
    empty.charts.first().plane.empty.clear(); // now has content
    m_page->setPage(empty);
    QVERIFY(!button->isVisible());
    QVERIFY(label("pageNotice")->text().contains(u"href"_s));
}

void TestChartPage::filtersOfThePageAreOffered()
{
    QVERIFY(m_page->findChild<QWidget *>(u"pageFilters"_s) == nullptr); // created on demand
    PageSpec narrowed = page();
    narrowed.filters << PageFilter{u"kind"_s, u"Kind"_s, {{QString(), u"All"_s}, {u"spot"_s, u"Spot"_s}}, {}};
    m_page->setPage(narrowed);
    auto *box = m_page->findChild<QComboBox *>(u"filter.kind"_s);
    const QSignalSpy chosen(m_page.get(), &PageWidget::filterChosen);
    box->setFocus();
    QTest::keyClick(box, Qt::Key_Down);
    QCOMPARE(chosen.constFirst(), (QVariantList{u"kind"_s, u"spot"_s}));
    m_page->setPage(page());
    QVERIFY(!m_page->findChild<QWidget *>(u"pageFilters"_s)->isVisible());
}

void TestChartPage::anEmptyPageOffersPresets()
{
    QVERIFY(m_page->findChild<QWidget *>(u"emptyPage"_s) == nullptr); // created on demand
    m_page->setPage(PageSpec());
    QVERIFY(m_page->findChild<QWidget *>(u"emptyPage"_s)->isVisible());
    QVERIFY(!label("pageTitle")->isVisible());
    const QSignalSpy asked(m_page.get(), &PageWidget::presetRequested);
    auto *button = m_page->findChild<QPushButton *>(u"empty.aws-generations"_s);
    button->setFocus();
    QTest::keyClick(button, Qt::Key_Space);
    QCOMPARE(asked.size(), 1);
    QCOMPARE(asked.at(0).at(0).value<Preset>().id, u"aws-generations"_s);
    m_page->setPage(page());
    QVERIFY(!m_page->findChild<QWidget *>(u"emptyPage"_s)->isVisible());
    QVERIFY(chart(0)->isVisible());
}

void TestChartPage::hoveringIsToldAndLitInAllCharts()
{
    const QSignalSpy hovered(m_page.get(), &PageWidget::subjectHovered);
    QTest::mouseMove(chart(2), chart(2)->rowRect(1).center());
    QTRY_VERIFY(!hovered.isEmpty());
    const QString id = page().charts.at(2).categories.at(1).id;
    QCOMPARE(hovered.last().at(0).toString(), id);
    m_page->setHighlighted(id);
    for (int i = 0; i < 4; ++i)
        QCOMPARE(chart(i)->highlighted(), id);
    m_page->setHighlighted({});
    QCOMPARE(chart(3)->highlighted(), QString());
}

void TestChartPage::enterOnABarOpensItsSourceCard()
{
    const QSignalSpy activated(m_page.get(), &PageWidget::cellActivated);
    chart(1)->setFocus();
    QTRY_VERIFY(chart(1)->hasFocus());
    chart(1)->setCurrentIndex(2);
    QTest::keyClick(chart(1), Qt::Key_Return);
    QCOMPARE(activated, QList<QVariantList>({{page().charts.at(1).categories.at(2).id, u"memory"_s, 2}}));
}

void TestChartPage::aClickOnABarOpensItsSourceCard()
{
    const QSignalSpy activated(m_page.get(), &PageWidget::cellActivated);
    QTest::mouseClick(chart(3), Qt::LeftButton, {}, chart(3)->rowRect(6).center());
    QCOMPARE(activated, QList<QVariantList>({{page().charts.at(3).categories.at(6).id, u"price_chip_hour"_s, 6}}));
}

void TestChartPage::theMenuOfAChartOffersEveryMetricOnce()
{
    emit menu(0)->aboutToShow();
    QStringList ids;
    QStringList checked;
    for (const QAction *part : menu(0)->actions()) {
        for (const QAction *action : part->menu()->actions()) {
            ids << action->data().toString();
            if (action->isChecked())
                checked << ids.last();
        }
    }
    QCOMPARE(checked, QStringList({u"compute_best"_s}));
    QVERIFY(ids.contains(u"compute_fp8_sparse"_s));
    QVERIFY(ids.contains(u"ridge_point"_s));
    QCOMPARE(ids.removeDuplicates(), 0);
}

void TestChartPage::choosingAMetricTellsWhichChart()
{
    const QSignalSpy chosen(m_page.get(), &PageWidget::metricChosen);
    emit menu(2)->aboutToShow();
    menu(2)->findChild<QAction *>(u"metric.power"_s)->trigger();
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen.at(0).at(0).value<qsizetype>(), 2);
    QCOMPARE(chosen.at(0).at(1).toString(), u"power"_s);
}

void TestChartPage::theMenuOpensByKey()
{
    auto *button = m_page->findChild<QToolButton *>(u"chartMenu1"_s);
    const QSignalSpy opened(button->menu(), &QMenu::aboutToShow);
    button->setFocus();
    QTimer::singleShot(0, button->menu(), [button] { QTest::keyClick(button->menu(), Qt::Key_Escape); });
    QTest::keyClick(button, Qt::Key_Space);
    QTRY_COMPARE(opened.size(), 1);
}

void TestChartPage::moreChartsMakeMoreCards()
{
    PageSpec more = page();
    more.charts << more.charts.at(0) << more.charts.at(1);
    m_page->setPage(more);
    QVERIFY(chart(5) != nullptr);
    more.charts = more.charts.first(2);
    m_page->setPage(more);
    QTRY_VERIFY(chart(5) == nullptr);
    QVERIFY(chart(1)->isVisible());
}

void TestChartPage::aPageOfOtherChartsMayChangeItsHeight_data()
{
    QTest::addColumn<int>("before");
    QTest::addColumn<int>("after");
    QTest::newRow("fewer") << 4 << 1;
    QTest::newRow("none") << 4 << 0;
    QTest::newRow("two") << 4 << 2;
}

// A window at the page's minimum height grows for a notice, which appears before the next page's cards.
void TestChartPage::aPageOfOtherChartsMayChangeItsHeight()
{
    QFETCH(const int, before);
    QFETCH(const int, after);
    PageSpec next = page();
    next.charts.resize(before);
    next.warning.clear();
    m_page->setPage(next);
    QWidget window;
    auto *into = new QVBoxLayout(&window);
    into->addWidget(m_page.get());
    into->setSizeConstraint(QLayout::SetFixedSize);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    const int height = m_page->height();
    next.charts = page().charts.first(after);
    next.warning = page().warning;
    next.notice.text = u"A long notice. "_s.repeated(60);
    m_page->setPage(next);
    QVERIFY(m_page->height() != height);
    QCOMPARE(m_page->findChildren<ChartCard *>().size(), after);
    m_page->setParent(nullptr);
}

void TestChartPage::chartsStandInTheirGrid_data()
{
    QTest::addColumn<int>("count");
    QTest::addColumn<int>("columns");
    QTest::addColumn<int>("rows");
    QTest::newRow("one fills the page") << 1 << 1 << 1;
    QTest::newRow("two stand side by side") << 2 << 2 << 1;
    QTest::newRow("four") << 4 << 2 << 2;
    QTest::newRow("five leave a place") << 5 << 3 << 2;
    QTest::newRow("six") << 6 << 3 << 2;
}

void TestChartPage::chartsStandInTheirGrid()
{
    QFETCH(const int, count);
    QFETCH(const int, columns);
    QFETCH(const int, rows);
    PageSpec some = page();
    some.charts << some.charts.at(0) << some.charts.at(1);
    some.charts = some.charts.first(count);
    m_page->setPage(some);
    QCoreApplication::processEvents();
    const QSize room = m_page->findChild<QWidget *>(u"chartGrid"_s)->size();
    for (int i = 0; i < count; ++i) {
        const QRect place = m_page->findChild<QWidget *>(u"chartCard%1"_s.arg(i))->geometry();
        QVERIFY(std::abs(place.width() - (room.width() - 8 * (columns - 1)) / columns) <= 1);
        QVERIFY(std::abs(place.height() - (room.height() - 8 * (rows - 1)) / rows) <= 1);
        QVERIFY(std::abs(place.left() - i % columns * (place.width() + 8)) <= 2);
        QVERIFY(std::abs(place.top() - i / columns * (place.height() + 8)) <= 2);
    }
}

void TestChartPage::aLeadingChartTakesTwoThirds()
{
    PageSpec led = page();
    led.hasLead = true;
    led.charts = led.charts.first(3);
    m_page->setPage(led);
    QCoreApplication::processEvents();
    const auto place = [&](int i) { return m_page->findChild<QWidget *>(u"chartCard%1"_s.arg(i))->geometry(); };
    QVERIFY(std::abs(place(0).width() - 2 * place(1).width()) <= 10);
    QCOMPARE(place(1).left(), place(0).right() + 1 + 8);
    QCOMPARE(place(2).left(), place(1).left());
    QCOMPARE(place(0).top(), place(1).top());
    QCOMPARE(place(0).bottom(), place(2).bottom());
    m_page->setPage(page()); // back to four
    QCoreApplication::processEvents();
    QCOMPARE(place(0).size(), place(3).size());
}

void TestChartPage::isNamedAfterItsPage()
{
    QCOMPARE(m_page->objectName(), u"comparePage"_s);
    PageSpec other = page();
    other.id = u"roofline"_s;
    m_page->setPage(other);
    QCOMPARE(m_page->objectName(), u"rooflinePage"_s);
}

void TestChartPage::onlyCompareOffersMetrics()
{
    const auto button = [&] { return m_page->findChild<QToolButton *>(u"chartMenu0"_s); };
    QVERIFY(button()->isVisible());
    PageSpec other = page();
    other.charts.first().id = u"no-metric"_s;
    m_page->setPage(other);
    QVERIFY(!button()->isVisible());
    other = page();
    other.id = u"value"_s;
    m_page->setPage(other);
    QVERIFY(!button()->isVisible());
    m_page->setPage(page());
    QVERIFY(button()->isVisible());
}

void TestChartPage::manyChipsScrollTogether()
{
    m_page->setPage(test::samplePage(24));
    QTRY_COMPARE(chart(0)->scrollOffset(), 0);
    chart(0)->setFocus();
    chart(0)->setCurrentIndex(23);
    QTRY_VERIFY(chart(0)->scrollOffset() > 0);
    for (int i = 1; i < 4; ++i)
        QCOMPARE(chart(i)->scrollOffset(), chart(0)->scrollOffset());
}

void TestChartPage::copiesTheChartWithTheFocus()
{
    QVERIFY(m_page->focusedChart() == nullptr);
    chart(1)->setFocus();
    QTRY_VERIFY(chart(1)->hasFocus());
    QCOMPARE(m_page->focusedChart(), &chart(1)->spec());
}

void TestChartPage::followsTheTheme()
{
    m_page->setTheme(darkTheme());
    QVERIFY(label("pageWarning")->text().contains(darkTheme().warning.name()));
    const QImage image = m_page->grab().toImage();
    int lit = 0;
    for (int x = 0; x < image.width(); ++x) {
        for (int y = 0; y < image.height(); ++y)
            lit += image.pixelColor(x, y) == darkTheme().trainium ? 1 : 0;
    }
    QVERIFY(lit > 100); // bars
}

void TestChartPage::allChartsHaveRoomOnALowWindow()
{
    m_page->resize(852, 564); // the rest of 1366x768 with all docks open
    QCoreApplication::processEvents();
    for (int i = 0; i < 4; ++i) {
        QVERIFY2(chart(i)->rowRect(7).bottom() <= chart(i)->height(), qPrintable(QString::number(i)));
        QVERIFY(chart(i)->rowRect(0).height() >= 13);
    }
}

// Cell numbers need more room than a low window has; no other page scrolls.
void TestChartPage::aHeatTableScrollsALowWindow()
{
    const auto *scroll = m_page->findChild<QScrollArea *>(u"chartScroll"_s);
    QVERIFY(!scroll->verticalScrollBar()->isVisible());
    m_page->resize(900, 460);
    QTRY_VERIFY(!scroll->verticalScrollBar()->isVisible());
    PageSpec page = test::samplePage();
    page.hasLead = true;
    page.charts[2].kind = ChartKind::Heat;
    m_page->setPage(page);
    QTRY_VERIFY(scroll->verticalScrollBar()->isVisible());
    QCOMPARE(chart(0)->height(), chart(2)->height()); // rows of equal height
    QVERIFY(chart(2)->height() >= chart(2)->minimumSizeHint().height());
    m_page->resize(900, 1000);
    QTRY_VERIFY(!scroll->verticalScrollBar()->isVisible());
}

// The width is reserved before the cards are in the grid, otherwise the window would jump at the next change.
void TestChartPage::newChartsHaveRoomAtOnce()
{
    ChartPage fresh(lightTheme());
    fresh.setPage(test::samplePage());
    const auto *scroll = fresh.findChild<QScrollArea *>(u"chartScroll"_s);
    const int first = scroll->minimumWidth();
    const auto cards = fresh.findChildren<ChartCard *>();
    QVERIFY(!cards.isEmpty() && first >= cards.constFirst()->minimumSizeHint().width());
    fresh.resize(900, 620);
    fresh.show();
    QVERIFY(QTest::qWaitForWindowExposed(&fresh));
    fresh.setPage(test::samplePage());
    QCOMPARE(scroll->minimumWidth(), first);
}

CHIPBOARD_TEST(TestChartPage, QApplication)

} // namespace tst_chartpage

#include "tst_chartpage.moc"
