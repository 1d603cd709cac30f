// Workload pages in the real window: tabs, keys, assumptions that change the charts, and single undo steps.
#include "app/window/pagedraws.h"
#include "data/board/assumption.h"
#include "data/views/listwords.h"
#include "tests/app/window/windowfixture.h"
#include "tests/support/testmain.h"
#include "widgets/charts/chartitems.h"
#include "widgets/pages/pagewidget.h"
#include "widgets/panels/assumptionspanel.h"
#include "widgets/panels/choicebutton.h"

#include <QApplication>
#include <QDockWidget>
#include <QDoubleSpinBox>
#include <QMenu>
#include <QSignalSpy>
#include <QSlider>
#include <QTabBar>
#include <QTextBrowser>
#include <QToolButton>

using namespace chipboard;
using namespace chipboard::testing;
using namespace Qt::StringLiterals;

namespace tst_workpages {

class TestWorkPages : public WindowFixture
{
    Q_OBJECT

private slots:
    void initTestCase() { loadShipped(); }
    void init() { showWindow(); }
    void cleanup() { closeWindow(); }
    void everyPageShowsSomething();
    void everyPageHonoursTheBaselineOrSaysWhyNot();
    void theChoiceOfValuesIsNotOfferedWhereItDoesNothing();
    void everyListHasWords();
    void theBoardsChartsAreOfOnePage();
    void keysChooseThePage();
    void aPageAboutWorkBringsUpTheAssumptions();
    void anAssumptionMovesTheChartsAndIsUndone();
    void aDragIsOneStep();
    void anotherWorkloadShowsOtherAssumptions();
    void theCheckIsMadeOnce();
    void aCardTellsHowItCameAbout();
    void aCardNamesTheNearestMeasurement();
    void aClickOpensTheCardOfItsOwnMark_data();
    void aClickOpensTheCardOfItsOwnMark();
    void aGenerationShowsTheNumberOfItsChart();
    void aMeasurementShowsItsOwnText();
    void choicesOfWhatIfAreTheBoards();
    void choicesOfWhatIfAreNotCut();
    void drawsComeBesideTheWindow();
    void filesWaitForTheDraws();

private:
    /// The view of that chart of the current page.
    [[nodiscard]] ChartView *viewOf(const QString &chart) const;
    void clickItem(ChartView &view, int item) const
    {
        QTest::mouseClick(&view, Qt::LeftButton, {}, view.rowRect(item).center());
    }
    void show(const char *page);
    QString pageId() const { return m_presenter->view().page.id; }
    QDoubleSpinBox *field(const char *id) const
    {
        return child<QuantityEdit>(u"assumption."_s + QLatin1String(id))->findChild<QDoubleSpinBox *>();
    }
};

void TestWorkPages::show(const char *page)
{
    m_window->choosePage(QLatin1String(page));
    m_presenter->update();
}

void TestWorkPages::everyPageShowsSomething()
{
    for (const PageRow &row : pageTable()) {
        show(row.id);
        QCOMPARE(pageId(), QLatin1String(row.id));
        const PageSpec &page = m_presenter->view().page;
        QVERIFY2(!page.title.isEmpty(), row.id);
        QVERIFY2(!page.charts.isEmpty(), row.id);
        QVERIFY2(!page.footer.isEmpty(), row.id);
        QVERIFY2(!page.numbers.rows.isEmpty(), row.id);
        QVERIFY2(page.fileStem.contains(QLatin1String(row.id)), qPrintable(page.fileStem));
    }
    m_window->choosePage(u"nowhere"_s);
    QCOMPARE(pageId(), QLatin1String(pageTable().back().id));
}

static bool tellsRatios(const PageSpec &page)
{
    const auto isTold = [](const ChartPoint &point) { return !point.absolute.isEmpty(); };
    const auto has = [&isTold](const auto &holders) {
        return std::ranges::any_of(
            holders, [&isTold](const auto &holder) { return std::ranges::any_of(holder.points, isTold); });
    };
    const auto isBeside = [](const Table::Row &row) {
        return std::ranges::any_of(row, [](const Table::Cell &cell) { return cell.beside != Beside::Untold; });
    };
    return std::ranges::any_of(page.numbers.rows, isBeside)
        || std::ranges::any_of(
               page.charts, [&has](const ChartSpec &chart) { return has(chart.series) || has(chart.scores.columns); });
}

// All numbers are relative to the baseline, or one sentence names the exceptions; the Value page does both.
void TestWorkPages::everyPageHonoursTheBaselineOrSaysWhyNot()
{
    m_presenter->chooseValues(ValueForm::Times);
    for (const PageRow &row : pageTable()) {
        show(row.id);
        const PageSpec &page = m_presenter->view().page;
        const QString staying = row.stayingText();
        QVERIFY2(!staying.isEmpty() || tellsRatios(page), row.id);
        QVERIFY(page.notice.text.contains(staying) || !page.warning.isEmpty()); // one line above the charts
        QVERIFY2(staying.isEmpty() || (page.notes.contains(staying) && staying.endsWith(u'.')), row.id);
    }
    show("value");
    QVERIFY(tellsRatios(m_presenter->view().page));
    m_presenter->chooseValues(ValueForm::Absolute);
    for (const PageRow &row : pageTable()) {
        show(row.id);
        QVERIFY2(!tellsRatios(m_presenter->view().page), row.id);
        QVERIFY2(row.staying == nullptr || !m_presenter->view().page.notice.text.contains(row.stayingText()), row.id);
    }
}

// The visible page content, without the sentence about numbers that stay absolute.
static PageSpec shownOf(PageSpec page)
{
    page.notice = {};
    page.notes.clear();
    return page;
}

// On pages marked so in the table, the value form has no effect, and its switch, menu and keys are disabled.
void TestWorkPages::theChoiceOfValuesIsNotOfferedWhereItDoesNothing()
{
    for (const PageRow &row : pageTable()) {
        show(row.id);
        const auto *times = child<QToolButton>(u"values.times"_s);
        QVERIFY2(times->isEnabled() != row.keepsNumbers, row.id);
        QVERIFY2(action("values.percent")->isEnabled() != row.keepsNumbers, row.id);
        QVERIFY2(!row.keepsNumbers || times->toolTip().contains(row.stayingText().toHtmlEscaped()), row.id);
        const PageSpec before = shownOf(m_presenter->view().page);
        m_presenter->chooseValues(ValueForm::Times);
        m_presenter->update();
        QVERIFY2(!row.keepsNumbers || shownOf(m_presenter->view().page) == before, row.id);
        m_presenter->chooseValues(ValueForm::Absolute);
    }
    for (const char *page : {"advisor", "price-history", "roadmap", "what-if", "break-even"})
        QVERIFY2(findPage(QLatin1String(page))->keepsNumbers, page);
}

// Lists that a workbook puts on separate sheets: names and headers are the table's words, not keys.
void TestWorkPages::everyListHasWords()
{
    const auto isKnown = [](std::span<const ListWord> rows, const QString &key) {
        return std::ranges::any_of(rows, [&key](const ListWord &row) { return key == QLatin1String(row.key); });
    };
    static const QRegularExpression ending(u"_(low|high|unit|per_usd)$"_s);
    int lists = 0;
    for (const PageRow &row : pageTable()) {
        show(row.id);
        const PageSpec &page = m_presenter->view().page;
        const auto checkKeys = [&](const QString &key) {
            const QString base = QString(key).remove(ending);
            const bool isAssumption = findAssumption(AssumptionId(base.section(u'@', 0, 0))) != nullptr;
            QVERIFY2(isAssumption || isKnown(listHeads(), key) || isKnown(listHeads(), base),
                     qPrintable(QLatin1String(row.id) + u": "_s + key));
        };
        for (const Table &list : page.lists) {
            QVERIFY2(isKnown(listNames(), list.name), qPrintable(QLatin1String(row.id) + u": "_s + list.name));
            for (const Table::Column &column : list.columns)
                checkKeys(column.title);
            ++lists;
        }
        for (const Table::Column &column : page.data.columns)
            checkKeys(column.title);
        QVERIFY2(page.data.columns.isEmpty()
                     || isKnown(listNames(), QString(QLatin1String(row.id)).replace(u'-', u'_')),
                 row.id);
    }
    QVERIFY(lists > 12);
}

void TestWorkPages::theBoardsChartsAreOfOnePage()
{
    const auto isOfBoard = [](const PageRow &row) { return row.hasBoardCharts; };
    const auto rows = pageTable();
    QCOMPARE(std::ranges::count_if(rows, isOfBoard), 1);
    QCOMPARE(QLatin1String(std::ranges::find_if(rows, isOfBoard)->id), "compare"_L1);
}

void TestWorkPages::keysChooseThePage()
{
    QTest::keyClick(m_window.get(), Qt::Key_3, Qt::ControlModifier);
    m_presenter->update();
    QCOMPARE(pageId(), u"workload"_s);
    QTest::keyClick(m_window.get(), Qt::Key_1, Qt::ControlModifier);
    m_presenter->update();
    QCOMPARE(pageId(), u"overview"_s);
}

void TestWorkPages::aPageAboutWorkBringsUpTheAssumptions()
{
    const auto isSeen = [this](const char *dock) {
        return !child<QDockWidget>(QLatin1String(dock))->visibleRegion().isEmpty();
    };
    QVERIFY(isSeen("sourceDock"));
    show("workload");
    QTRY_VERIFY(isSeen("assumptionsDock"));
    show("compare");
    QTRY_VERIFY(isSeen("sourceDock"));
}

void TestWorkPages::anAssumptionMovesTheChartsAndIsUndone()
{
    show("workload");
    const PageSpec before = m_presenter->view().page;
    field("discount")->setFocus();
    field("discount")->selectAll();
    QTest::keyClicks(field("discount"), u"50"_s);
    QTest::keyClick(field("discount"), Qt::Key_Return);
    m_presenter->update();
    QCOMPARE(m_document->board().assumptions.discount, std::optional(50.0));
    const auto cost = [](const PageSpec &page) {
        const QList<ChartPoint> &points = page.charts.constLast().series.constFirst().points;
        return std::ranges::find_if(points, [](const ChartPoint &one) { return one.value.has_value(); })->value.value();
    };
    QVERIFY(std::abs(cost(m_presenter->view().page) / cost(before) - 0.5) < 1e-9);
    QCOMPARE(m_document->undoStack().undoText(), u"Discount 0% to 50%"_s);
    trigger("edit.undo");
    m_presenter->update();
    QCOMPARE(m_presenter->view().page, before);
}

void TestWorkPages::aDragIsOneStep()
{
    show("workload");
    auto *slider = child<QuantityEdit>(u"assumption.utilisation"_s)->findChild<QSlider *>();
    slider->setSliderDown(true);
    for (const int position : {900, 700, 500}) {
        slider->setSliderPosition(position);
        m_presenter->update(); // the charts follow the drag
    }
    slider->setSliderDown(false);
    QCOMPARE(m_document->undoStack().count(), 1);
    const double now = *m_document->board().assumptions.utilisation;
    QCOMPARE(m_document->undoStack().undoText(), // names the whole drag, not its last step
             u"Utilisation 100% to %1%"_s.arg(Formatter().table(now)));
    trigger("edit.undo");
    QCOMPARE(m_document->board().assumptions, Assumptions());
}

void TestWorkPages::anotherWorkloadShowsOtherAssumptions()
{
    show("workload");
    QVERIFY(child<QuantityEdit>(u"assumption.output"_s) != nullptr);
    m_presenter->chooseWorkload(u"pretrain-llama-3.1-8b"_s);
    m_presenter->update();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QCOMPARE(child<QuantityEdit>(u"assumption.output"_s), nullptr);
    QVERIFY(child<QuantityEdit>(u"assumption.tokens"_s) != nullptr);
    QCOMPARE(field("tokens")->value(), 15000.0);
}

void TestWorkPages::theCheckIsMadeOnce()
{
    show("model-check");
    const PageSpec first = m_presenter->view().page;
    show("compare");
    show("model-check");
    QCOMPARE(m_presenter->view().page, first);
}

void TestWorkPages::aCardTellsHowItCameAbout()
{
    show("workload");
    const QSignalSpy card(m_presenter.get(), &Presenter::cardChanged);
    m_presenter->openCard(u"trainium2"_s, u"usd_per_1m_tokens"_s);
    const QStringList steps = card.constLast().at(0).value<SourceCard>().steps;
    QVERIFY(steps.constFirst().startsWith(u"Cost per million tokens"_s));
    QVERIFY(steps.contains(u"  = Hourly cost / Utilisation / Throughput x 1e6 / 3,600"_s));
    QTRY_VERIFY(child<QTextBrowser>(u"sourceCard"_s)->toPlainText().contains(u"Calculation"_s));
}

// H100 has measurements with this model; "chips used" is not a measured metric.
void TestWorkPages::aCardNamesTheNearestMeasurement()
{
    show("workload");
    const QSignalSpy card(m_presenter.get(), &Presenter::cardChanged);
    m_presenter->openCard(u"h100-sxm"_s, u"tokens_per_s"_s);
    const QList<SourceCard::Line> nearest = card.constLast().at(0).value<SourceCard>().nearest;
    QCOMPARE(nearest.size(), 1);
    QVERIFY2(nearest.constFirst().text.contains(u"H100"_s) && nearest.constFirst().text.contains(u"70B"_s),
             qPrintable(nearest.constFirst().text));
    QVERIFY2(nearest.constFirst().link.startsWith(u"https://"_s), qPrintable(nearest.constFirst().link));
    QTRY_VERIFY(child<QTextBrowser>(u"sourceCard"_s)->toPlainText().contains(u"Nearest measurement"_s));
    QStringList tip;
    const QList<PageWidget *> pages = m_window->findChildren<PageWidget *>();
    const auto shown = std::ranges::find_if(pages, [](const PageWidget *one) { return one->isVisible(); });
    QVERIFY(shown != pages.end());
    emit(*shown)->tipAsked(u"h100-sxm"_s, u"tokens_per_s"_s, &tip); // as on hover
    QCOMPARE(tip, QStringList{u"Nearest measurement: %1."_s.arg(nearest.constFirst().text)});
    for (const QString &metric : {u"chips_used"_s, u"memory"_s, u"no-metric"_s})
        emit(*shown)->tipAsked(u"h100-sxm"_s, metric, &tip);
    QCOMPARE(tip.size(), 1);
    m_presenter->openCard(u"h100-sxm"_s, u"chips_used"_s);
    QVERIFY(card.constLast().at(0).value<SourceCard>().nearest.isEmpty());
}

ChartView *TestWorkPages::viewOf(const QString &chart) const
{
    const QList<ChartView *> views = m_window->findChildren<ChartView *>();
    const auto found = std::ranges::find_if(
        views, [&chart](const ChartView *one) { return one->isVisible() && one->spec().id == chart; });
    return found == views.end() ? nullptr : *found;
}

void TestWorkPages::aClickOpensTheCardOfItsOwnMark_data()
{
    QTest::addColumn<QByteArray>("page");
    for (const PageRow &row : pageTable())
        QTest::newRow(row.id) << QByteArray(row.id);
}

// Whatever a chart measures, the card names the chip that was clicked, or repeats the text of that mark. It never is
// about the most telling number of another chip.
void TestWorkPages::aClickOpensTheCardOfItsOwnMark()
{
    constexpr int mostClicks = 5; // per chart, spread over its items
    QFETCH(const QByteArray, page);
    for (const QString &name : {u"Now"_s, u"Later"_s})
        m_presenter->addScenario(name); // or the page of scenarios has no chart
    show(page.constData());
    m_presenter->complete();
    int clicks = 0;
    int items = 0;
    const QList<ChartSpec> charts = m_presenter->view().page.charts;
    for (const ChartSpec &chart : charts) {
        ChartView *view = viewOf(chart.id);
        const int count = view == nullptr ? 0 : itemCount(view->spec());
        items += count;
        for (int item = 0; item < count; item += std::max(1, count / mostClicks)) {
            const int hit = view->rowRect(item).isEmpty() ? -1 : view->indexAt(view->rowRect(item).center());
            if (hit < 0)
                continue; // out of sight
            clickItem(*view, item);
            ++clicks;
            const Chip *chip = m_catalog.chip(ChipId(itemId(view->spec(), hit)));
            const QString text = itemDescription(view->spec(), hit).simplified();
            const bool hasOwnNumbers = pageId() == u"price-history"; // other prices than the board's list
            const auto isAbout = [&] {
                return chip != nullptr && !hasOwnNumbers ? cardText().section(u'\n', 0, 0).contains(chip->fullName)
                                                         : cardText().simplified().contains(text);
            };
            QVERIFY2(QTest::qWaitFor(isAbout),
                     qPrintable(u"%1, %2: \"%3\""_s.arg(chart.id, itemId(view->spec(), hit), cardText())));
        }
    }
    QVERIFY(clicks > 0 || items == 0);
}

// Its table of numbers is about the selection's prices, and Trainium3 is not selected.
void TestWorkPages::aGenerationShowsTheNumberOfItsChart()
{
    Board board = m_presenter->board();
    board.chips.removeAll(ChipId(u"trainium3"_s));
    m_document->edit({.after = board});
    show("roadmap");
    m_presenter->complete();
    QTRY_VERIFY(viewOf(u"memory"_s) != nullptr);
    ChartView *view = viewOf(u"memory"_s);
    const QList<PlaneMark> &marks = view->spec().plane.marks;
    const auto found = std::ranges::find_if(marks, [](const PlaneMark &one) { return one.id == u"trainium3"_s; });
    QVERIFY(found != marks.end());
    clickItem(*view, static_cast<int>(found - marks.begin()));
    QTRY_VERIFY2(cardText().section(u'\n', 0, 0).contains(m_catalog.chip(ChipId(u"trainium3"_s))->fullName),
                 qPrintable(cardText()));
    const QString number = QString(found->xText).replace(QChar(0x00A0), u' ');
    QVERIFY2(cardText().replace(QChar(0x00A0), u' ').contains(number), qPrintable(cardText()));
    QVERIFY(cardText().contains(u"Source"_s));
    QVERIFY(!child<QAbstractButton>(u"sourceOverride"_s)->isEnabled()); // only figures of the selection
    m_presenter->chooseCurrency(u"EUR"_s);                              // a recalculation keeps the card
    m_presenter->update();
    QVERIFY2(cardText().contains(m_catalog.chip(ChipId(u"trainium3"_s))->fullName), qPrintable(cardText()));
}

void TestWorkPages::aMeasurementShowsItsOwnText()
{
    show("model-check");
    auto *dock = child<QDockWidget>(u"sourceDock"_s);
    dock->close();
    m_presenter->complete();
    QTRY_VERIFY(viewOf(u"predicted_measured"_s) != nullptr);
    ChartView *view = viewOf(u"predicted_measured"_s);
    view->setFocus();
    QTRY_VERIFY(view->hasFocus());
    QTest::keyClick(view, Qt::Key_End);
    QTest::keyClick(view, Qt::Key_Return);
    QVERIFY(dock->isVisible()); // at once
    const QString text = QString(itemDescription(view->spec(), view->currentIndex())).replace(QChar(0x00A0), u' ');
    QVERIFY(text.contains(u"Source: "_s));
    const QString name = view->spec().plane.marks.at(view->currentIndex()).name; // and no internal id
    QTRY_VERIFY2(!name.isEmpty() && cardText().contains(name + u" · "_s), qPrintable(cardText()));
    QTRY_VERIFY2(cardText().replace(QChar(0x00A0), u' ').contains(text), qPrintable(cardText()));
}

void TestWorkPages::choicesOfWhatIfAreTheBoards()
{
    BoardEdit alike; // prices of one type: two of different types are not compared
    alike.after = m_document->board();
    alike.after.mixedPrices = false;
    m_document->edit(alike);
    show("what-if");
    auto *button = child<ChoiceButton>(u"filter.against"_s);
    button->setFocus();
    emit button->menu()->aboutToShow();
    const auto actions = button->menu()->actions();
    const auto alone =
        std::ranges::find_if(actions, [](const QAction *one) { return one->text().startsWith(u"None"_s); });
    QVERIFY(alone != actions.end());
    (*alone)->trigger();
    m_presenter->update();
    QCOMPARE(m_document->board().whatIf.against, WhatIfChoice::noOther());
    QCOMPARE(m_document->undoStack().undoText(), u"What-if of one option"_s);
    QCOMPARE(button->current(), WhatIfChoice::noOther());
    QCOMPARE(m_presenter->view().page.charts.at(1).title, u"Sensitivity curve"_s);
    trigger("edit.undo");
    m_presenter->update();
    QVERIFY(m_document->board().whatIf.isEmpty());
    QCOMPARE(m_presenter->view().page.charts.at(1).title, u"Break-even point"_s);
}

void TestWorkPages::choicesOfWhatIfAreNotCut()
{
    show("what-if");
    auto *toggle = child<QWidget>(u"what-ifPage"_s)->findChild<QToolButton *>(u"filtersToggle"_s);
    QVERIFY(!child<ChoiceButton>(u"filter.down"_s)->isVisible()); // the charts are shown first
    toggle->setFocus();
    QTest::keyClick(toggle, Qt::Key_Space);
    QTRY_VERIFY(child<ChoiceButton>(u"filter.down"_s)->isVisible());
    const auto buttons =
        child<QWidget>(u"what-ifPage"_s)->findChild<QWidget *>(u"moreFilters"_s)->findChildren<ChoiceButton *>();
    QCOMPARE(buttons.size(), 6);
    for (const ChoiceButton *button : buttons) {
        QVERIFY2(button->width() >= button->sizeHint().width(), qPrintable(button->accessibleName()));
        QVERIFY(button->parentWidget()->rect().contains(button->geometry()));
        QVERIFY(button->focusPolicy() & Qt::TabFocus);
    }
}

static QString bandsOf(const PageView &view)
{
    for (const ChartSpec &chart : view.page.charts) {
        if (chart.id == u"uncertainty"_s)
            return chart.subtitle;
    }
    return {};
}

void TestWorkPages::drawsComeBesideTheWindow()
{
    show("what-if");
    QVERIFY2(bandsOf(m_presenter->view()).contains(u"first 512"_s), qPrintable(bandsOf(m_presenter->view())));
    QTRY_VERIFY_WITH_TIMEOUT(bandsOf(m_presenter->view()).contains(u"line = 73% of published results"_s), 60000);
    auto *slider = child<QuantityEdit>(u"assumption.discount"_s)->findChild<QSlider *>();
    slider->setSliderDown(true);
    for (const int position : {100, 200, 300}) {
        slider->setSliderPosition(position);
        m_presenter->update(); // the page follows the drag
        QVERIFY(bandsOf(m_presenter->view()).contains(u"first 512"_s));
        QVERIFY(!m_presenter->draws().isRunning());
    }
    slider->setSliderDown(false);
    QTRY_VERIFY_WITH_TIMEOUT(bandsOf(m_presenter->view()).contains(u"line = 73% of published results"_s), 60000);
    slider->setSliderPosition(400);
    m_presenter->update();
    QVERIFY(!m_presenter->draws().isIdle()); // closing the window cancels background draws
}

// The window exports the same page as the command line.
void TestWorkPages::filesWaitForTheDraws()
{
    show("what-if");
    m_presenter->complete();
    const PageSources none{{}, {}, {}};
    const PageRow &row = *findPage(u"what-if"_s);
    const Board &board = m_presenter->board();
    const ResultTable table = row.table(m_catalog, board);
    QCOMPARE(m_presenter->view().page, row.page({m_catalog, m_catalog, board, table, Formatter(), none}));
}

CHIPBOARD_TEST(TestWorkPages, QApplication)

} // namespace tst_workpages

#include "tst_workpages.moc"
