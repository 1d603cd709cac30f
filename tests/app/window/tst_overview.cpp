// The Overview page in the window: it opens first, answers what is asked in one step of undo, and each of its numbers
// opens its source card, by mouse and by key.
#include "app/document/boardedit.h"
#include "app/window/exportjob.h"
#include "app/window/pagetable.h"
#include "data/analysis/mainquestion.h"
#include "data/views/answerpage.h"
#include "tests/app/window/windowfixture.h"
#include "tests/support/ondemandboard.h"
#include "tests/support/testmain.h"
#include "widgets/charts/chartitems.h"
#include "widgets/pages/pagewidget.h"

#include <QApplication>
#include <QScrollArea>

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
    void sevenRowsAreReadWithoutScrolling();
    void asksForOneStepOfUndo_data();
    void asksForOneStepOfUndo();
    void theWorkloadFollowsTheQuestion();
    void theAnswerToAnotherQuestionGoes();
    void everyQuestionIsAnsweredAtOnce();
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
    ExportAsk all;
    all.what = ExportWhat::All;
    QCOMPARE(rowsAskedFor(all).value().size(), static_cast<qsizetype>(pageTable().size()));
}

// At 1366x768, with seven chips.
void TestOverview::sevenRowsAreReadWithoutScrolling()
{
    QCOMPARE(m_window->size(), QSize(1366, 768));
    const ChartView &view = *chart(0);
    QCOMPARE(view.spec().kind, ChartKind::Scores);
    QCOMPARE(view.spec().categories.size(), 7);
    QTRY_VERIFY(view.isVisible());
    const QWidget &seen = *page()->findChild<QScrollArea *>(u"chartScroll"_s)->viewport();
    const auto isSeen = [&](int item) {
        const QRect cell = view.rowRect(item);
        return seen.rect().contains(QRect(view.mapTo(&seen, cell.topLeft()), cell.size()));
    };
    QTRY_VERIFY(isSeen(itemCount(view.spec()) - 1));
    for (int item = 0; item < itemCount(view.spec()); ++item) {
        const QRect cell = view.rowRect(item);
        QVERIFY(cell.width() > 40 && cell.height() >= 20);
        QVERIFY2(isSeen(item), qPrintable(QString::number(item)));
    }
    QCOMPARE(view.scrollOffset(), 0);
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
    const QList<ScoreColumn> columns = m_presenter->view().page.charts.constFirst().scores.columns;
    QCOMPARE(std::count_if(columns.begin(), columns.end(), [](const ScoreColumn &column) { return column.asked; }), 1);
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
    ask("memory"); // whatever the workload is
    QCOMPARE(m_catalog.workload(m_document->board().workload)->task, Task::Pretrain);
    ask("serve");
    QCOMPARE(m_document->board().workload, before.workload);
    // One that is of the kind already stays.
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
    ask("memory"); // which is a chart of its own: it comes first and stays
    QCOMPARE(m_document->board().charts.constFirst(), MetricId(u"memory"_s));
    QCOMPARE(m_document->board().charts.size(), before.size());
    ask("fastest");
    QCOMPARE(m_document->board().charts.size(), before.size() + 1);
    QVERIFY(m_document->board().charts.contains(MetricId(u"memory"_s)));
}

// At the board that a new person sees: no question leads to "not comparable", which would need one more click.
void TestOverview::everyQuestionIsAnsweredAtOnce()
{
    const Board before = m_document->board();
    for (const Question &one : questionTable()) {
        m_window->choosePage(u"overview"_s);
        m_presenter->update();
        ask(one.id);
        const PageSpec &page = m_presenter->view().page;
        QCOMPARE(page.id, QLatin1String(one.page));
        for (const char *none : {"not comparable", "cannot be compared", "cannot be told", "no estimate"}) {
            // What a list of one kind says, or that the estimates are not exact enough.
            const bool isAnswer =
                page.title.contains(u"AWS capacity blocks"_s) || page.title.contains(u"ranges meet"_s);
            QVERIFY2(isAnswer || !page.title.contains(QLatin1String(none)), qPrintable(page.title));
        }
        if (one.metric != nullptr) {
            const QList<ScoreColumn> &columns = page.charts.constFirst().scores.columns;
            const auto asked =
                std::find_if(columns.begin(), columns.end(), [](const ScoreColumn &column) { return column.asked; });
            QVERIFY2(asked != columns.end(), one.id);
            QVERIFY(std::count_if(asked->points.begin(), asked->points.end(),
                                  [](const ChartPoint &point) { return point.value.has_value(); })
                    >= 2);
        }
        if (QLatin1String(one.id) == u"fastest")
            QVERIFY2(page.title.contains(u"throughput per chip: Blackwell Ultra is highest"_s), qPrintable(page.title));
        while (m_document->board() != before)
            trigger("edit.undo");
    }
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
    for (int item = 0; item < itemCount(spec); item += 4) {
        const QString metric = itemMetric(spec, item);
        QTest::mouseClick(view, Qt::LeftButton, {}, view->rowRect(item).center());
        QCOMPARE(view->currentIndex(), item);
        const QString heading = findMetric(MetricId(metric))->labelText();
        QTRY_VERIFY2(cardText().contains(heading), qPrintable(cardText()));
        const auto &rows = m_presenter->view().table.rows;
        const auto row = std::find_if(rows.begin(), rows.end(),
                                      [&](const ResultRow &one) { return one.subject.id == itemId(spec, item); });
        QVERIFY2(row != rows.end() && cardText().contains(row->subject.fullName), qPrintable(cardText()));
        QCOMPARE(m_presenter->highlighted(), itemId(spec, item));
    }
}

void TestOverview::keysWalkToACard()
{
    ChartView *view = chart(0);
    view->setFocus();
    QTest::keyClick(view, Qt::Key_Home);
    for (int i = 0; i < 3; ++i)
        QTest::keyClick(view, Qt::Key_Right);
    QTest::keyClick(view, Qt::Key_Down);
    QCOMPARE(view->currentIndex(), 6 + 3);
    QTest::keyClick(view, Qt::Key_Return);
    QTRY_VERIFY(cardText().contains(view->spec().categories.at(1).label));
    QVERIFY(cardText().contains(findMetric(MetricId(u"price_chip_hour"_s))->labelText()));
}

CHIPBOARD_TEST(TestOverview, QApplication)

} // namespace tst_overview

#include "tst_overview.moc"
