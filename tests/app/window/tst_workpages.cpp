// The pages about work in the real window: tabs, keys, assumptions that move the charts, and one step of undo.
#include "tests/app/window/windowfixture.h"
#include "widgets/panels/assumptionspanel.h"

#include <QDockWidget>
#include <QDoubleSpinBox>
#include <QSignalSpy>
#include <QSlider>
#include <QTabBar>
#include <QTextBrowser>

using namespace chipboard;
using namespace chipboard::testing;
using namespace Qt::StringLiterals;

class TestWorkPages : public WindowFixture
{
    Q_OBJECT

private slots:
    void initTestCase() { loadShipped(); }
    void init() { showWindow(); }
    void cleanup() { closeWindow(); }
    void everyPageShowsSomething();
    void keysChooseThePage();
    void aPageAboutWorkBringsUpTheAssumptions();
    void anAssumptionMovesTheChartsAndIsUndone();
    void aDragIsOneStep();
    void anotherWorkloadShowsOtherAssumptions();
    void theCheckIsMadeOnce();
    void aCardTellsHowItCameAbout();

private:
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

void TestWorkPages::keysChooseThePage()
{
    QTest::keyClick(m_window.get(), Qt::Key_2, Qt::ControlModifier);
    m_presenter->update();
    QCOMPARE(pageId(), u"workload"_s);
    QTest::keyClick(m_window.get(), Qt::Key_1, Qt::ControlModifier);
    m_presenter->update();
    QCOMPARE(pageId(), u"compare"_s);
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
        return std::find_if(points.begin(), points.end(), [](const ChartPoint &one) { return one.value.has_value(); })
            ->value.value();
    };
    QVERIFY(std::abs(cost(m_presenter->view().page) / cost(before) - 0.5) < 1e-9);
    QCOMPARE(m_document->undoStack().undoText(), u"Discount 0\u00a0% to 50\u00a0%"_s);
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
        m_presenter->update(); // the charts follow the hand
    }
    slider->setSliderDown(false);
    QCOMPARE(m_document->undoStack().count(), 1);
    const double now = *m_document->board().assumptions.utilisation;
    QCOMPARE(m_document->undoStack().undoText(), // the whole way, not the last step of it
             u"Utilisation 100\u00a0% to %1\u00a0%"_s.arg(Formatter().table(now)));
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
    QVERIFY(steps.constFirst().startsWith(u"Cost of output"_s));
    QVERIFY(steps.contains(u"  = Rent / (3600 x Speed x Utilisation) x 1e6"_s));
    QTRY_VERIFY(child<QTextBrowser>(u"sourceCard"_s)->toPlainText().contains(u"How it came about"_s));
}

QTEST_MAIN(TestWorkPages)
#include "tst_workpages.moc"
