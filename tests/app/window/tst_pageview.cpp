// What the top bar and the status bar show for a board.
#include "app/window/pagetable.h"
#include "app/window/pageview.h"
#include "tests/support/metricfixture.h"
#include "tests/support/testmain.h"

using namespace chipboard;
using namespace chipboard::testing;
using namespace Qt::StringLiterals;

namespace tst_pageview {

class TestPageView : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void theStatusBarCounts_data();
    void theStatusBarCounts();
    void tellsWhatBestCommonCameTo();
    void offersEveryComparablePrecision();
    void booksCarryTheirDates();
    void theBaselineIsTheRowThatStandsForIt();
    void aBaselineThatIsNotShownIsKeptAndSaidSo();
    void nothingCanBeExportedWithoutRows();
    void thePrecisionIsOffWherePeaksAreNotShown_data();
    void thePrecisionIsOffWherePeaksAreNotShown();

private:
    PageView viewOf(const Board &board, const PageRow &page = pageTable().front()) const
    {
        const ModelCheck nothing;
        const PageSources sources{[&nothing]() -> const ModelCheck & { return nothing; }, {}, {}};
        return pageView(m_catalog, m_catalog, board, page, Formatter(), sources);
    }

    const Catalog m_catalog = [] {
        Catalog catalog = smallWorld();
        catalog.contradictions << aContradiction("C1", ChipId(u"h100-sxm"_s), "memory")
                               << aContradiction("C2", ChipId(u"h100-sxm"_s), "power") // not in any chart
                               << aContradiction("C3", ChipId(u"a100-80-sxm"_s), "power");
        catalog.index();
        return catalog;
    }();
};

static QString textOf(const QList<Choice> &choices, const QString &id)
{
    for (const Choice &choice : choices) {
        if (choice.id == id)
            return choice.shown.isEmpty() ? choice.text : choice.shown;
    }
    return {};
}

void TestPageView::theStatusBarCounts_data()
{
    QTest::addColumn<QStringList>("chips");
    QTest::addColumn<Level>("level");
    QTest::addColumn<QString>("status");
    QTest::newRow("nothing") << QStringList() << Level::Chip << u"0 chips · Sources agree · catalogue of 31 Jan 2026"_s;
    QTest::newRow("whatever is drawn") << QStringList{u"h100-sxm"_s} << Level::Chip
                                       << u"1 chip · Sources disagree (2) · catalogue of 31 Jan 2026"_s;
    QTest::newRow("one of each") << QStringList{u"a100-80-sxm"_s} << Level::Chip
                                 << u"1 chip · Sources disagree (1) · catalogue of 31 Jan 2026"_s;
    QTest::newRow("two instances") << QStringList{u"h100-sxm"_s, u"trainium2"_s} << Level::Instance
                                   << u"2 instances · Sources disagree (2) · catalogue of 31 Jan 2026"_s;
    QTest::newRow("one system") << QStringList{u"trainium2"_s} << Level::System
                                << u"1 system · Sources agree · catalogue of 31 Jan 2026"_s;
}

void TestPageView::theStatusBarCounts()
{
    QFETCH(QStringList, chips);
    QFETCH(Level, level);
    QTEST(viewOf(aBoard(chips, level)).status.join(u" · "_s), "status");
}

void TestPageView::tellsWhatBestCommonCameTo()
{
    Board board = aBoard({u"trainium2"_s, u"h100-sxm"_s});
    PageView view = viewOf(board);
    QCOMPARE(view.bar.precision, QString());
    QCOMPARE(textOf(view.bar.precisions, {}), u"FP8 peaks"_s); // both publish it
    board.precision = Precision::Bf16;
    view = viewOf(board);
    QCOMPARE(view.bar.precision, u"bf16"_s);
    QCOMPARE(textOf(view.bar.precisions, view.bar.precision), u"BF16 peaks"_s);
    QCOMPARE(view.bar.precisions.constFirst().detail, u"now FP8 dense"_s); // what "best" currently means
}

void TestPageView::offersEveryComparablePrecision()
{
    const QList<Choice> choices = viewOf(aBoard({})).bar.precisions;
    QCOMPARE(choices.size(), static_cast<qsizetype>(comparablePrecisions.size()) + 1);
    for (const Precision precision : comparablePrecisions)
        QVERIFY(!textOf(choices, precisionWord(precision)).isEmpty());
}

void TestPageView::booksCarryTheirDates()
{
    const TopBarState bar = viewOf(aBoard({u"h100-sxm"_s})).bar;
    QCOMPARE(bar.book, u"on-demand"_s);
    QCOMPARE(textOf(bar.books, u"on-demand"_s), u"Book on-demand, Jan 2026"_s);
    QCOMPARE(bar.books.at(1).detail, u"31 Jan 2026"_s);
}

void TestPageView::theBaselineIsTheRowThatStandsForIt()
{
    Board board = aBoard({u"trainium2"_s, u"h100-sxm"_s}, Level::Instance);
    board.baseline = u"h100-sxm"_s; // a chip while instances are shown
    const TopBarState bar = viewOf(board).bar;
    QCOMPARE(bar.baseline, u"p5.48xlarge"_s);
    QCOMPARE(textOf(bar.baselines, bar.baseline), u"p5.48xlarge"_s);
    QCOMPARE(bar.baselines.size(), 3); // none and two rows
    QCOMPARE(bar.values, ValueForm::Absolute);
    board.values = ValueForm::Times;
    QCOMPARE(viewOf(board).bar.values, ValueForm::Times);
}

void TestPageView::aBaselineThatIsNotShownIsKeptAndSaidSo()
{
    Board board = aBoard({u"trainium2"_s});
    board.baseline = u"h100-sxm"_s;
    TopBarState bar = viewOf(board).bar;
    QCOMPARE(textOf(bar.baselines, bar.baseline), u"H100 (not shown)"_s);
    board.baseline.clear();
    bar = viewOf(board).bar;
    QCOMPARE(textOf(bar.baselines, bar.baseline), u"None"_s);
    QCOMPARE(bar.baselines.size(), 2);
}

void TestPageView::nothingCanBeExportedWithoutRows()
{
    QVERIFY(!viewOf(aBoard({})).bar.canExport);
    QVERIFY(viewOf(aBoard({u"from-the-future"_s})).bar.canExport); // the row shows the error
}

CHIPBOARD_TEST(TestPageView, QCoreApplication)

void TestPageView::thePrecisionIsOffWherePeaksAreNotShown_data()
{
    QTest::addColumn<bool>("isOff");
    QTest::newRow("overview") << true;   // results in the format of the workload
    QTest::newRow("workload") << true;   // the same
    QTest::newRow("roofline") << true;   // peaks in the format of the workload
    QTest::newRow("compare") << false;   // peaks
    QTest::newRow("instances") << false; // a column of peaks
}

void TestPageView::thePrecisionIsOffWherePeaksAreNotShown()
{
    QFETCH(bool, isOff);
    const PageRow *page = findPage(QString::fromUtf8(QTest::currentDataTag()));
    QVERIFY(page != nullptr);
    QCOMPARE(!viewOf(aBoard({u"h100-sxm"_s, u"trainium2"_s}), *page).bar.noPeaks.isEmpty(), isOff);
}

} // namespace tst_pageview

#include "tst_pageview.moc"
