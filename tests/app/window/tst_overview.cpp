// The Answer page in the window: it opens first, answers a question in one undo step, takes the monthly volume by
// keyboard, and each of its numbers opens its source card by mouse and by key.
#include "app/document/boardedit.h"
#include "app/window/exportjob.h"
#include "app/window/pagetable.h"
#include "data/analysis/mainquestion.h"
#include "data/views/pages.h"
#include "tests/app/window/windowfixture.h"
#include "tests/support/ondemandboard.h"
#include "tests/support/testmain.h"
#include "widgets/charts/chartitems.h"
#include "widgets/export/pagelayout.h"
#include "widgets/pages/filterrow.h"
#include "widgets/pages/pagewidget.h"
#include "widgets/panels/choicebutton.h"

#include <QApplication>
#include <QFrame>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QScrollArea>
#include <QSignalSpy>
#include <QToolButton>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_overview {

class TestOverview : public WindowFixture
{
    Q_OBJECT

private slots:
    void initTestCase() { loadShipped(); }
    void init() { showWindow(u"overview"_s); }
    void cleanup() { closeWindow(); }
    void opensFirst();
    void dashboardFilesStayAsTheyWere();
    void everyRowIsReachedByKey();
    void theWholeAnswerIsSeenAtOnce();
    void everyRowIsOnItsSheets();
    void theBadgeSaysHowSureItIs();
    void pricesAreMixedByChoice();
    void choicesStandAboveTheTitle();
    void asksForOneStepOfUndo_data();
    void asksForOneStepOfUndo();
    void theWorkloadFollowsTheQuestion();
    void theAnswerToAnotherQuestionGoes();
    void everyQuestionIsAnsweredAtOnce();
    void aTypedVolumeGivesTheBill();
    void aVolumeOfNothingIsRefused();
    void generationsAreOnAnotherPage();
    void anUnknownQuestionChangesNothing();
    void eachNumberOpensItsCard();
    void keysWalkToACard();

private:
    [[nodiscard]] PageWidget *page() const { return child<PageWidget>(u"overviewPage"_s); }
    void ask(const char *question)
    {
        m_presenter->choosePageFilter(u"question"_s, QLatin1String(question));
        m_presenter->update();
    }
    [[nodiscard]] TypedField *volume() const { return page()->findChild<TypedField *>(u"filter.volume"_s); }
    void typeVolume(const QString &text) const
    {
        volume()->field().setFocus();
        volume()->field().selectAll();
        QTest::keyClicks(&volume()->field(), text);
        QTest::keyClick(&volume()->field(), Qt::Key_Return);
        m_presenter->update();
    }
    [[nodiscard]] QStringList tiles() const { return mapped(m_presenter->view().page.tiles, &PageTile::id); }
};

void TestOverview::opensFirst()
{
    QCOMPARE(QLatin1String(pageTable().front().id), QLatin1String("overview"));
    BoardDocument own(onDemandBoard());
    Presenter presenter(m_catalog, own, Formatter());
    presenter.update();
    QCOMPARE(presenter.view().page.id, u"overview"_s);
    QVERIFY(!presenter.view().page.title.isEmpty());
    QCOMPARE(m_presenter->view().page.id, u"overview"_s);
    QVERIFY(action("page.overview")->shortcut() == QKeySequence(Qt::CTRL | Qt::Key_1));
}

void TestOverview::dashboardFilesStayAsTheyWere()
{
    const auto rows = rowsAskedFor({});
    QVERIFY(rows);
    QCOMPARE(rows.value().size(), 1);
    QCOMPARE(QLatin1String(rows.value().constFirst()->id), QLatin1String("compare"));
    ExportAsk all{.what = ExportWhat::All};
    QCOMPARE(rowsAskedFor(all).value().size(), static_cast<qsizetype>(pageTable().size()));
}

// At 1366x768, with the chips of the default board and all panels.
void TestOverview::everyRowIsReachedByKey()
{
    QCOMPARE(m_window->size(), QSize(1366, 768));
    ChartView &view = *chart(0);
    QCOMPARE(view.spec().kind, ChartKind::HorizontalBars);
    QCOMPARE(itemCount(view.spec()), m_presenter->view().table.rows.size());
    QVERIFY(itemCount(view.spec()) >= 7);
    QTRY_VERIFY(view.isVisible());
    const QWidget &seen = *page()->findChild<QScrollArea *>(u"chartScroll"_s)->viewport();
    view.setFocus();
    QTest::keyClick(&view, Qt::Key_Home);
    for (int item = 0; item < itemCount(view.spec()); ++item) {
        QCOMPARE(view.currentIndex(), item);
        const QRect row = view.rowRect(item);
        QVERIFY(row.width() > 40 && row.height() >= 15);
        QVERIFY2(view.rect().contains(row), qPrintable(QString::number(item)));
        const QRect placed(view.mapTo(&seen, row.topLeft()), row.size());
        QVERIFY2(placed.top() >= 0 && placed.bottom() < seen.height(), qPrintable(QString::number(item)));
        QTest::keyClick(&view, Qt::Key_Down);
    }
}

// The default board of a new user: title, tiles, all rows, the reason and the checks are visible without scrolling.
void TestOverview::theWholeAnswerIsSeenAtOnce()
{
    for (const char *dock : {"pickerDock", "numbersDock", "assumptionsDock", "sourceDock"})
        child<QDockWidget>(QLatin1String(dock))->hide();
    m_document->edit(BoardEdit{.after = defaultBoard()});
    m_presenter->update();
    QCOMPARE(m_window->size(), QSize(1366, 768));
    QCOMPARE(itemCount(chart(0)->spec()), 8);
    const QWidget &seen = *page()->findChild<QScrollArea *>(u"chartScroll"_s)->viewport();
    for (const char *name : {"text.why", "text.check"}) {
        QTRY_VERIFY2(page()->findChild<QWidget *>(QLatin1String(name)) != nullptr, name);
        const auto *text = page()->findChild<QWidget *>(QLatin1String(name));
        QTRY_VERIFY2(text->isVisible()
                         && text->visibleRegion().boundingRect().height() >= text->height() - 1, // all lines
                     qPrintable(u"%1: %2 of %3 in %4"_s.arg(QLatin1String(name))
                                    .arg(text->visibleRegion().boundingRect().height())
                                    .arg(text->height())
                                    .arg(seen.height())));
    }
    for (int item = 0; item < itemCount(chart(0)->spec()); ++item)
        QVERIFY2(chart(0)->rowRect(item).height() >= 18, qPrintable(QString::number(item)));
}

// On every paper and type size each row is complete on one sheet, and no number in a tile is shortened.
void TestOverview::everyRowIsOnItsSheets()
{
    m_document->edit(BoardEdit{.after = defaultBoard()});
    m_presenter->update();
    const PageSpec spec = m_presenter->view().page;
    TextRuler ruler;
    QList<PageSize> papers(pageSizes().begin(), pageSizes().end());
    papers << pageSizeOf(u"8x4.5in"_s).value();
    for (const PageSize &paper : std::as_const(papers)) {
        for (const ExportType &type : exportTypes()) {
            QSet<QString> rows;
            QString texts;
            const PageLayout layout = layoutPage(spec, paper, false, ruler, type);
            for (const Sheet &sheet : layout.sheets) {
                for (const TextBlock &block : sheet.texts) {
                    for (const PlacedText &line : block.lines)
                        texts += line.text + u' ';
                }
                for (const ChartPlace &place : sheet.charts) {
                    const ChartLayout drawn = layoutChart(place.chart, layout.type, place.rect.size(), ruler);
                    QVERIFY2(drawn.complete, qPrintable(u"%1 x %2"_s.arg(paper.width).arg(paper.height)));
                    for (const ChartCategory &category : place.chart.categories)
                        rows << category.id;
                }
            }
            QCOMPARE(rows.size(), spec.charts.constFirst().categories.size());
            for (const PageTile &tile : spec.tiles)
                QVERIFY2(texts.contains(tile.value), qPrintable(tile.value + u" in "_s + texts));
        }
    }
}

// Right of the title: states its reason, is reachable by Tab, opens the Accuracy page.
void TestOverview::theBadgeSaysHowSureItIs()
{
    auto *badge = page()->findChild<QToolButton *>(u"confidenceBadge"_s);
    QVERIFY(badge != nullptr && badge->isVisible());
    const PageConfidence &confidence = m_presenter->view().page.confidence;
    QVERIFY(!confidence.level.isEmpty() && !confidence.reason.isEmpty());
    QVERIFY(badge->text().endsWith(confidence.text));
    QCOMPARE(badge->accessibleName(), confidence.text);
    QCOMPARE(badge->accessibleDescription(), confidence.cause + u' ' + confidence.reason);
    QVERIFY(!confidence.cause.isEmpty() && badge->toolTip().contains(confidence.cause.toHtmlEscaped()));
    QVERIFY(badge->toolTip().contains(confidence.reason.toHtmlEscaped()));
    QVERIFY(badge->focusPolicy() & Qt::TabFocus);
    const auto *title = page()->findChild<QLabel *>(u"pageTitle"_s);
    QVERIFY(badge->mapTo(page(), QPoint()).x() >= title->mapTo(page(), QPoint(title->width(), 0)).x());
    badge->setFocus();
    QTest::keyClick(badge, Qt::Key_Space);
    QTRY_COMPARE(m_window->pageId(), u"model-check"_s);
    m_window->choosePage(u"overview"_s);
    ask("memory");
    QTRY_VERIFY(!badge->isVisible()); // published figures
}

// By the entry in the price menu: one undo step that says what it did.
void TestOverview::pricesAreMixedByChoice()
{
    auto *prices = child<ChoiceButton>(u"priceBookChoice"_s);
    emit prices->menu()->aboutToShow();
    auto *mixed = prices->menu()->findChild<QAction *>(u"priceBookChoice.mixed"_s);
    QVERIFY(mixed != nullptr && mixed->isCheckable() && mixed->isChecked()); // the fixture's board mixes them
    QSignalSpy told(m_presenter.get(), &Presenter::changedAtOnce);
    mixed->trigger();
    QVERIFY(!m_document->board().mixedPrices);
    QCOMPARE(told.size(), 1);
    QVERIFY2(told.constFirst().constFirst().toString().contains(u"one type"_s),
             qPrintable(told.constFirst().constFirst().toString()));
    emit prices->menu()->aboutToShow();
    m_presenter->update();
    emit prices->menu()->aboutToShow();
    QVERIFY(!prices->menu()->findChild<QAction *>(u"priceBookChoice.mixed"_s)->isChecked());
    m_document->undoStack().undo();
    QVERIFY(m_document->board().mixedPrices);
}

void TestOverview::choicesStandAboveTheTitle()
{
    const auto *title = page()->findChild<QLabel *>(u"pageTitle"_s);
    const auto top = [this](const QWidget &widget) { return widget.mapTo(page(), QPoint()).y(); };
    for (const char *filter : {"filter.question", "filter.workload", "filter.volume"}) {
        const auto *control = page()->findChild<QWidget *>(QLatin1String(filter));
        QVERIFY2(control != nullptr && control->isVisible(), filter);
        QVERIFY2(top(*control) + control->height() <= top(*title), filter);
    }
    const auto *support = page()->findChild<QLabel *>(u"pageSupport"_s);
    QVERIFY(support->isVisible() && top(*support) > top(*title));
    QCOMPARE(support->text().remove(QChar(0x2060)), m_presenter->view().page.support);
    const auto *tile = page()->findChild<QFrame *>(u"pageTile"_s);
    QVERIFY(tile != nullptr && tile->isVisible() && top(*tile) > top(*support));
    QVERIFY(!tile->accessibleName().isEmpty() && !tile->accessibleDescription().isEmpty());
}

void TestOverview::asksForOneStepOfUndo_data()
{
    QTest::addColumn<QString>("question");
    for (const Question &question : questionTable()) {
        if (question.metric != nullptr)
            QTest::newRow(question.id) << QString::fromLatin1(question.id);
    }
}

void TestOverview::asksForOneStepOfUndo()
{
    QFETCH(const QString, question);
    const Board before = m_document->board();
    ask(qPrintable(question));
    QCOMPARE(QLatin1String(questionOf(m_catalog, m_document->board()).id), question);
    QCOMPARE(m_presenter->view().page.filters.constFirst().current, question);
    QCOMPARE(m_presenter->view().page.id, u"overview"_s);
    QVERIFY(m_document->board() != before);
    const Task task = taskAsked(m_catalog, m_document->board());
    QCOMPARE(m_presenter->view().page.charts.size(), 1);
    QCOMPARE(m_presenter->view().page.charts.constFirst().id, findQuestion(question)->metric(task).text());
    QCOMPARE(tiles().constFirst(), findQuestion(question)->metric(task).text());
    QVERIFY(action("edit.undo")->text().contains(findQuestion(question)->label()));
    trigger("edit.undo");
    QCOMPARE(m_document->board(), before);
}

void TestOverview::theWorkloadFollowsTheQuestion()
{
    const Board before = m_document->board();
    ask("train");
    QCOMPARE(m_catalog.workload(m_document->board().workload)->task, Task::Pretrain);
    QCOMPARE(m_document->board().chips, before.chips);
    ask("memory"); // independent of the workload
    QCOMPARE(m_catalog.workload(m_document->board().workload)->task, Task::Pretrain);
    ask("serve");
    QCOMPARE(m_document->board().workload, before.workload);
    // A workload that already matches the question stays.
    Board tuning = before;
    tuning.workload = WorkloadId(u"lora-llama-3.1-70b"_s);
    QCOMPARE(chooseQuestion(m_catalog, tuning, u"question"_s, u"train"_s)->after.workload, tuning.workload);
}

void TestOverview::theAnswerToAnotherQuestionGoes()
{
    const QList<MetricId> before = m_document->board().charts;
    ask("fastest");
    QCOMPARE(m_document->board().charts, QList<MetricId>({MetricId(u"tokens_per_s_per_chip"_s)}) + before);
    ask("per-watt");
    QCOMPARE(m_document->board().charts, QList<MetricId>({MetricId(u"compute_per_watt"_s)}) + before);
    ask("memory"); // memory is a permanent chart: it moves to the front
    QCOMPARE(m_document->board().charts.constFirst(), MetricId(u"memory"_s));
    QCOMPARE(m_document->board().charts.size(), before.size());
    ask("fastest");
    QCOMPARE(m_document->board().charts.size(), before.size() + 1);
    QVERIFY(m_document->board().charts.contains(MetricId(u"memory"_s)));
}

// On the default board no question leads to "not comparable", which would take another click.
void TestOverview::everyQuestionIsAnsweredAtOnce()
{
    const Board before = m_document->board();
    for (const Question &one : questionTable()) {
        m_window->choosePage(u"overview"_s);
        m_presenter->update();
        ask(one.id);
        const PageSpec &page = m_presenter->view().page;
        QCOMPARE(page.id, QLatin1String(one.page));
        for (const char *none : {"not comparable", "cannot be compared", "inconclusive", "no estimate"}) {
            // Accepts answers from a single-type price list, or that estimates are too uncertain.
            const bool isAnswer =
                page.title.contains(u"AWS Capacity Blocks"_s) || page.title.contains(u"ranges meet"_s);
            QVERIFY2(isAnswer || !page.title.contains(QLatin1String(none)), qPrintable(page.title));
        }
        if (one.metric != nullptr) {
            const QList<ChartPoint> &points = page.charts.constFirst().series.constFirst().points;
            QVERIFY2(std::ranges::count_if(points, [](const ChartPoint &point) { return point.value.has_value(); })
                         >= 2,
                     one.id);
            QVERIFY2(!page.support.isEmpty() && !page.tiles.isEmpty(), one.id);
        }
        if (QLatin1String(one.id) == u"fastest")
            QVERIFY2(page.title.contains(u"Throughput per chip: Blackwell Ultra has 2.2x that of H100"_s),
                     qPrintable(page.title));
        while (m_document->board() != before)
            trigger("edit.undo");
    }
}

// By real keys, like typing: it is the assumption of the panel, and one undo step.
void TestOverview::aTypedVolumeGivesTheBill()
{
    const Board before = m_document->board();
    const QString bill = u"month_usd"_s;
    QVERIFY(!before.assumptions.monthlyTokens && !tiles().contains(bill));
    typeVolume(u"2"_s);
    QCOMPARE(m_document->board().assumptions.monthlyTokens, std::optional(2.0));
    QVERIFY2(tiles().contains(bill), qPrintable(tiles().join(u' ')));
    const auto frames = page()->findChildren<QFrame *>(u"pageTile"_s);
    QVERIFY(std::ranges::any_of(frames, [](const QFrame *frame) {
        return frame->isVisible() && frame->accessibleName().startsWith(u"Monthly bill");
    }));
    QVERIFY(volume()->field().hasFocus());
    QCOMPARE(volume()->field().text(), u"2"_s);
    QTest::keyClick(&volume()->field(), Qt::Key_Z, Qt::ControlModifier); // in the field, which has the focus
    m_presenter->update();
    QCOMPARE(m_document->board(), before);
    QVERIFY(volume()->field().text().isEmpty() && !tiles().contains(bill));
}

void TestOverview::aVolumeOfNothingIsRefused()
{
    const Board before = m_document->board();
    typeVolume(u"0"_s);
    const auto *refusal = volume()->findChild<QLabel *>(u"refusal"_s);
    QVERIFY(refusal->isVisible());
    QCOMPARE(refusal->text(), u"Enter a monthly volume above 0, or leave the field empty."_s);
    QCOMPARE(m_document->board(), before);
    QCOMPARE(volume()->field().text(), u"0"_s);
    typeVolume(u"500M"_s);
    QVERIFY(!refusal->isVisible());
    QCOMPARE(m_document->board().assumptions.monthlyTokens, std::optional(0.5));
}

void TestOverview::generationsAreOnAnotherPage()
{
    const Board before = m_document->board();
    ask("generations");
    QCOMPARE(m_presenter->view().page.id, u"roadmap"_s);
    QCOMPARE(m_document->board(), before);
    m_window->choosePage(u"overview"_s);
    m_presenter->update();
    QCOMPARE(m_presenter->view().page.filters.constFirst().current, u"serve"_s);
}

void TestOverview::anUnknownQuestionChangesNothing()
{
    const Board before = m_document->board();
    ask("weather");
    m_presenter->choosePageFilter(u"colour"_s, u"serve"_s);
    QCOMPARE(m_document->board(), before);
    QVERIFY(!chooseQuestion(m_catalog, before, u"colour"_s, u"serve"_s));
    QVERIFY(!chooseQuestion(m_catalog, before, u"question"_s, {}));
}

void TestOverview::eachNumberOpensItsCard()
{
    ChartView *view = chart(0);
    const ChartSpec spec = view->spec();
    for (int item = 0; item < itemCount(spec); item += 2) {
        const QString metric = itemMetric(spec, item);
        QTest::mouseClick(view, Qt::LeftButton, {}, view->rowRect(item).center());
        QCOMPARE(view->currentIndex(), item);
        const QString heading = findMetric(MetricId(metric))->labelText();
        QTRY_VERIFY2(cardText().contains(heading), qPrintable(cardText()));
        const auto &rows = m_presenter->view().table.rows;
        const auto row =
            std::ranges::find_if(rows, [&](const ResultRow &one) { return one.subject.id == itemId(spec, item); });
        QVERIFY2(row != rows.end() && cardText().contains(row->subject.fullName), qPrintable(cardText()));
        QCOMPARE(m_presenter->highlighted(), itemId(spec, item));
    }
}

void TestOverview::keysWalkToACard()
{
    ChartView *view = chart(0);
    view->setFocus();
    QTest::keyClick(view, Qt::Key_Home);
    QTest::keyClick(view, Qt::Key_Down);
    QCOMPARE(view->currentIndex(), 1);
    QTest::keyClick(view, Qt::Key_Return);
    const ChartSpec &spec = view->spec();
    QTRY_VERIFY(cardText().contains(spec.categories.at(1).label));
    QVERIFY(cardText().contains(findMetric(MetricId(itemMetric(spec, 1)))->labelText()));
    QCOMPARE(m_presenter->highlighted(), spec.categories.at(1).id);
}

CHIPBOARD_TEST(TestOverview, QApplication)

} // namespace tst_overview

#include "tst_overview.moc"
