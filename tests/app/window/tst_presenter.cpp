// Turns a board into a view once per event loop turn, and user actions into edits.
#include "app/window/pagetable.h"
#include "app/window/presenter.h"
#include "tests/support/metricfixture.h"
#include "tests/support/testmain.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QSet>
#include <QSignalSpy>

using namespace chipboard;
using namespace chipboard::testing;
using namespace Qt::StringLiterals;

namespace tst_presenter {

class TestPresenter : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void worksABoardOutOnceATurn();
    void whatIsAskedForBecomesAnEdit_data();
    void whatIsAskedForBecomesAnEdit();
    void anUnknownWayOutIsNoEdit();
    void choosesTheMostTellingCardFirst();
    void theCardStaysWithItsMetricWhenAnotherChipIsChosen();
    void theCardIsWorkedOutAnewWithOtherPrices();
    void aChartWithoutAMetricHasTheCardOfItsMark();
    void aCardComesAgainWhenItIsSeen();
    void theCardOfAChipThatIsTakenOutGoesAway();
    void withoutAnyNumberThereIsNoCard();
    void pointingLightsAndLeavingLightsTheChosenOne();
    void whatIsNoLongerShownIsNotLit();
    void anUnknownMetricKeepsItsPlace();
    void figuresOfOnesOwnActAtOnceAndComeBack();
    void assumptionsDoNotMakeTheCatalogueAnew();
    void anotherCatalogueIsShown();
    void moneyIsEnteredAsItIsShown();
    void sameHighlightIsToldOnce();
    void thePagesAreATable();
    void filtersOfAPageAreNoPartOfTheBoard();
    void anotherCatalogueIsShownAtOnce();

private:
    const Catalog m_catalog = [] {
        Catalog catalog = smallWorld();
        catalog.contradictions << aContradiction("C06", ChipId(u"trainium2"_s), "price_chip_hour")
                               << aContradiction("C07", ChipId(u"h100-sxm"_s), "memory");
        catalog.index();
        return catalog;
    }();
    std::unique_ptr<BoardDocument> m_document;
    std::unique_ptr<Presenter> m_presenter;
};

void TestPresenter::init()
{
    QTest::failOnWarning(QRegularExpression(u".?"_s));
    m_document = std::make_unique<BoardDocument>(aBoard({u"trainium2"_s, u"h100-sxm"_s}));
    m_presenter = std::make_unique<Presenter>(m_catalog, *m_document, Formatter());
    m_presenter->setPage(*findPage(u"compare"_s));
    m_presenter->update();
}

void TestPresenter::cleanup()
{
    m_presenter.reset();
    m_document.reset();
}

void TestPresenter::worksABoardOutOnceATurn()
{
    const QSignalSpy told(m_presenter.get(), &Presenter::viewChanged);
    m_presenter->checkThing(u"a100-80-sxm"_s, true);
    m_presenter->choosePrecision(u"bf16"_s);
    m_presenter->chooseBaseline(u"trainium2"_s);
    QCOMPARE(told.size(), 0);
    QTRY_COMPARE(told.size(), 1);
    QCOMPARE(m_presenter->view().subjects.size(), 3);
    QCoreApplication::processEvents();
    QCOMPARE(told.size(), 1);
    m_presenter->update();
    QCOMPARE(told.size(), 1);
}

void TestPresenter::whatIsAskedForBecomesAnEdit_data()
{
    QTest::addColumn<QString>("what");
    QTest::addColumn<QString>("undoText");
    QTest::newRow("a chip more") << u"check"_s << u"Select A100 80GB"_s;
    QTest::newRow("a chip less") << u"uncheck"_s << u"Remove H100"_s;
    QTest::newRow("a preset") << u"preset"_s << u"Choose “AWS generations”"_s;
    QTest::newRow("none") << u"none"_s << u"Clear selection"_s;
    QTest::newRow("a level") << u"level"_s << u"Compare per instance"_s;
    QTest::newRow("a precision") << u"precision"_s << u"Compare at FP8"_s;
    QTest::newRow("prices") << u"prices"_s << u"Use prices “Book capacity-blocks”"_s;
    QTest::newRow("a baseline") << u"baseline"_s << u"Compare with Trainium2"_s;
    QTest::newRow("ratios") << u"values"_s << u"Show numbers as: percent difference"_s;
    QTest::newRow("a metric") << u"metric"_s << u"Show Power"_s;
    QTest::newRow("a way out") << u"remedy"_s << u"Make the comparison fair"_s; // turns off mixed prices
}

void TestPresenter::whatIsAskedForBecomesAnEdit()
{
    const QHash<QString, std::function<void()>> requests{
        {u"check"_s, [this] { m_presenter->checkThing(u"a100-80-sxm"_s, true); }},
        {u"uncheck"_s, [this] { m_presenter->checkThing(u"h100-sxm"_s, false); }},
        {u"preset"_s, [this] { m_presenter->choosePreset(presets().at(1)); }},
        {u"none"_s, [this] { m_presenter->selectNone(); }},
        {u"level"_s, [this] { m_presenter->chooseLevel(Level::Instance); }},
        {u"precision"_s, [this] { m_presenter->choosePrecision(u"fp8"_s); }},
        {u"prices"_s, [this] { m_presenter->choosePriceBook(u"capacity-blocks"_s); }},
        {u"baseline"_s, [this] { m_presenter->chooseBaseline(u"trainium2"_s); }},
        {u"values"_s, [this] { m_presenter->chooseValues(ValueForm::Percent); }},
        {u"metric"_s, [this] { m_presenter->chooseMetric(1, u"power"_s); }},
        {u"remedy"_s, [this] { m_presenter->followRemedy(u"prices:capacity-blocks"_s); }},
    };
    QFETCH(QString, what);
    const Board before = m_document->board();
    requests.value(what)();
    QTEST(m_document->undoStack().undoText(), "undoText");
    QVERIFY(m_document->board() != before);
    m_document->undoStack().undo();
    QCOMPARE(m_document->board(), before);
}

void TestPresenter::anUnknownWayOutIsNoEdit()
{
    m_presenter->followRemedy(u"prices:gold"_s);
    m_presenter->chooseMetric(17, u"power"_s);
    QCOMPARE(m_document->undoStack().count(), 0);
}

void TestPresenter::choosesTheMostTellingCardFirst()
{
    // Trainium2's price is contradicted, a price, and a fallback; H100's memory is only contradicted.
    QCOMPARE(mostTelling(m_presenter->view().table), (CellAddress{u"trainium2"_s, metricId("price_chip_hour")}));
    QCOMPARE(m_presenter->highlighted(), QString()); // highlighting dims the rest: only on request
    QCOMPARE(mostTelling(ResultTable()), CellAddress());
}

void TestPresenter::theCardStaysWithItsMetricWhenAnotherChipIsChosen()
{
    const QSignalSpy card(m_presenter.get(), &Presenter::cardChanged);
    const QSignalSpy opened(m_presenter.get(), &Presenter::cardOpened);
    m_presenter->openCard(u"h100-sxm"_s, u"memory"_s);
    QCOMPARE(card.size(), 1);
    QCOMPARE(opened.size(), 1);
    QVERIFY(card.last().at(0).value<SourceCard>().heading.contains(u"H100"_s));
    m_presenter->chooseSubject(u"trainium2"_s);
    QCOMPARE(opened.size(), 1); // browsing rows opens no panel
    const SourceCard chosen = card.last().at(0).value<SourceCard>();
    QVERIFY(chosen.steps.isEmpty());                  // a published figure has no steps
    QVERIFY(chosen.heading.contains(u"TRAINIUM2"_s)); // its full name
    QVERIFY(chosen.value.contains(u"96"_s));
    QCOMPARE(m_presenter->highlighted(), u"trainium2"_s);
}

void TestPresenter::aChartWithoutAMetricHasTheCardOfItsMark()
{
    const QSignalSpy card(m_presenter.get(), &Presenter::cardChanged);
    const QSignalSpy cleared(m_presenter.get(), &Presenter::cardCleared);
    m_presenter->openCard(u"h100-sxm"_s, u"a-chart-of-two-metrics"_s);
    QVERIFY(card.constLast().at(0).value<SourceCard>().heading.contains(u"H100"_s)); // not the most telling number
    QCOMPARE(m_presenter->card().subject, u"h100-sxm"_s);
    QVERIFY(m_presenter->view().table.cell(u"h100-sxm"_s, m_presenter->card().metric) != nullptr);
    QCOMPARE(m_presenter->highlighted(), u"h100-sxm"_s);
    m_presenter->chooseBaseline(u"trainium2"_s); // recalculated, not another chip's
    m_presenter->update();
    QVERIFY(card.constLast().at(0).value<SourceCard>().heading.contains(u"H100"_s));
    QCOMPARE(cleared.size(), 0);
    m_presenter->openCard(u"unknown"_s, u"memory"_s);
    QCOMPARE(cleared.size(), 1);
}

void TestPresenter::aCardComesAgainWhenItIsSeen()
{
    m_presenter->openCard(u"h100-sxm"_s, u"memory"_s);
    const QSignalSpy card(m_presenter.get(), &Presenter::cardChanged);
    m_presenter->setCardSeen(true);
    m_presenter->setCardSeen(false);
    QCOMPARE(card.size(), 0);
    m_presenter->setCardSeen(true); // now with its steps
    QCOMPARE(card.size(), 1);
}

void TestPresenter::theCardIsWorkedOutAnewWithOtherPrices()
{
    m_presenter->openCard(u"h100-sxm"_s, u"price_chip_hour"_s);
    const QSignalSpy card(m_presenter.get(), &Presenter::cardChanged);
    m_presenter->choosePriceBook(u"capacity-blocks"_s);
    QTRY_COMPARE(card.size(), 1);
    QVERIFY(card.at(0).at(0).value<SourceCard>().value.startsWith(u"5.19"_s)); // 41.528 / 8 = 5.191
}

void TestPresenter::theCardOfAChipThatIsTakenOutGoesAway()
{
    m_presenter->openCard(u"h100-sxm"_s, u"memory"_s);
    m_presenter->checkThing(u"h100-sxm"_s, false);
    const QSignalSpy card(m_presenter.get(), &Presenter::cardChanged);
    QTRY_COMPARE(card.size(), 1);
    QVERIFY(card.at(0).at(0).value<SourceCard>().heading.contains(u"TRAINIUM2"_s));
}

void TestPresenter::withoutAnyNumberThereIsNoCard()
{
    const QSignalSpy cleared(m_presenter.get(), &Presenter::cardCleared);
    m_presenter->selectNone();
    QTRY_COMPARE(cleared.size(), 1);
    QCOMPARE(m_presenter->highlighted(), QString());
    QVERIFY(!m_presenter->view().bar.canExport);
}

void TestPresenter::pointingLightsAndLeavingLightsTheChosenOne()
{
    m_presenter->openCard(u"trainium2"_s, u"memory"_s);
    const QSignalSpy lit(m_presenter.get(), &Presenter::highlightChanged);
    m_presenter->hover(u"h100-sxm"_s);
    QCOMPARE(m_presenter->highlighted(), u"h100-sxm"_s);
    m_presenter->hover({});
    QCOMPARE(m_presenter->highlighted(), u"trainium2"_s);
    QCOMPARE(lit.size(), 2);
}

void TestPresenter::whatIsNoLongerShownIsNotLit()
{
    m_presenter->hover(u"h100-sxm"_s);
    m_presenter->checkThing(u"h100-sxm"_s, false);
    QTRY_COMPARE(m_presenter->highlighted(), QString());
}

void TestPresenter::anUnknownMetricKeepsItsPlace()
{
    Board board = m_document->board();
    board.charts.prepend(metricId("metric-of-the-future"));
    m_document->restore(board, {}, true);
    m_presenter->update();
    QCOMPARE(m_presenter->view().page.charts.size(), 4);
    m_presenter->chooseMetric(0, u"power"_s); // the first visible chart is the board's second
    QCOMPARE(m_document->board().charts.at(0), metricId("metric-of-the-future"));
    QCOMPARE(m_document->board().charts.at(1), metricId("power"));
}

void TestPresenter::figuresOfOnesOwnActAtOnceAndComeBack()
{
    const MetricId cost(u"price_chip_hour"_s);
    const PageSpec before = m_presenter->view().page;
    const Override one{{Level::Chip, u"trainium2"_s, u"price"_s, BookId(u"on-demand"_s)},
                       Interval::exactly(1.8),
                       Unit::UsdPerHour,
                       u"what if"_s};
    m_presenter->overrideFigure(one);
    m_presenter->update();
    QCOMPARE(m_document->undoStack().undoText(), u"Override Trainium2 price 1.80\u00a0USD/h"_s);
    QCOMPARE(m_presenter->view().table.cell(u"trainium2"_s, cost)->value, Interval::exactly(1.8));
    QVERIFY(m_presenter->view().page.title.contains(u"at your $1.80"_s));
    QCOMPARE(m_presenter->published().books, m_catalog.books);
    m_presenter->takeBackOverride(one.of);
    m_presenter->update();
    QCOMPARE(m_document->undoStack().undoText(), u"Reset Trainium2 price"_s);
    QCOMPARE(m_presenter->view().page, before);
    m_document->undoStack().undo();
    m_presenter->takeBackOverrides();
    m_presenter->update();
    QCOMPARE(m_presenter->view().page, before);
}

void TestPresenter::assumptionsDoNotMakeTheCatalogueAnew()
{
    QCOMPARE(&m_presenter->catalog(), &m_catalog); // nothing is overridden: no copy
    m_presenter->overrideFigure({{Level::Chip, u"trainium2"_s, u"memory"_s, {}}, Interval::exactly(128), Unit::GB, {}});
    m_presenter->update();
    const Catalog *effective = &m_presenter->catalog();
    QVERIFY(effective != &m_catalog);
    m_presenter->assume(u"discount"_s, 10.0, 0);
    m_presenter->update();
    QCOMPARE(&m_presenter->catalog(), effective);
}

// 50 EUR at 0.92 are 54.35 USD in the board, and are displayed as 50 EUR.
void TestPresenter::moneyIsEnteredAsItIsShown()
{
    const PageSpec before = m_presenter->view().page;
    m_presenter->chooseCurrency(u"EUR"_s);
    m_presenter->update();
    QVERIFY(m_presenter->view().page.notice.text.contains(u"Enter how many EUR one USD buys"_s));
    QCOMPARE(m_presenter->view().page.charts, before.charts);
    m_presenter->assume(u"exchange_rate"_s, 0.92, 1);
    m_presenter->update();
    QCOMPARE(m_document->undoStack().undoText(), u"Exchange rate 0.92"_s);
    QVERIFY(m_presenter->view().page.footer.startsWith(u"1 USD = 0.92 EUR (your rate)"_s));
    m_presenter->assume(u"week_rate"_s, 50.0, 2);
    m_presenter->update();
    QCOMPARE(m_document->board().assumptions.weekRate, std::optional(50.0 / 0.92));
    QCOMPARE(m_presenter->formatter().shown(*m_document->board().assumptions.weekRate, Unit::Usd), 50.0);
    m_presenter->assume(u"energy_price"_s, m_presenter->formatter().shown(2.0, Unit::UsdPerKilowattHour), 3); // maximum
    QCOMPARE(m_document->board().assumptions.energyPrice, std::optional(2.0));
    m_presenter->takeBack(u"exchange_rate"_s);
    QCOMPARE(m_document->board().currency, (CurrencyChoice{u"EUR"_s, std::nullopt}));
    m_presenter->takeBackAll();
    m_presenter->update();
    QCOMPARE(m_document->board().currency, CurrencyChoice());
    QCOMPARE(m_presenter->view().page, before);
}

void TestPresenter::anotherCatalogueIsShown()
{
    Catalog catalog = m_catalog;
    Presenter presenter(catalog, *m_document, Formatter());
    presenter.setPage(*findPage(u"compare"_s));
    presenter.overrideFigure({{Level::Chip, u"h100-sxm"_s, u"memory"_s, {}}, Interval::exactly(128), Unit::GB, {}});
    presenter.update();
    const QSignalSpy changed(&presenter, &Presenter::catalogChanged);
    catalog.chips[0].memory = aFigure(100, Unit::GB);
    presenter.catalogReplaced();
    QCOMPARE(changed.size(), 1);
    const MetricId memory(u"memory"_s);
    QCOMPARE(presenter.view().table.cell(u"trainium2"_s, memory)->value, Interval::exactly(100));
    QCOMPARE(presenter.view().table.cell(u"h100-sxm"_s, memory)->value, Interval::exactly(128));
}

void TestPresenter::sameHighlightIsToldOnce()
{
    const QSignalSpy lit(m_presenter.get(), &Presenter::highlightChanged);
    m_presenter->hover(u"h100-sxm"_s);
    m_presenter->hover(u"h100-sxm"_s);
    QCOMPARE(lit.size(), 1);
}

void TestPresenter::thePagesAreATable()
{
    QSet<QString> ids;
    for (const PageRow &row : pageTable()) {
        ids << QString::fromLatin1(row.id);
        const ResultTable table = row.table(m_catalog, m_document->board());
        const Formatter formatter;
        const ModelCheck nothing;
        const PageSources sources{[&nothing]() -> const ModelCheck & { return nothing; }, {}, {}};
        const PageSpec page = row.make({m_catalog, m_catalog, m_document->board(), table, formatter, sources});
        QCOMPARE(page.id, QString::fromLatin1(row.id));
        QVERIFY(*row.name != '\0');
        m_presenter->setPage(row);
    }
    QCOMPARE(ids.size(), static_cast<int>(pageTable().size()));
}

void TestPresenter::filtersOfAPageAreNoPartOfTheBoard()
{
    m_presenter->setPage(*findPage(u"price-history"_s));
    m_presenter->update();
    const Board before = m_document->board();
    const QSignalSpy shown(m_presenter.get(), &Presenter::viewChanged);
    const QString kind = m_presenter->view().page.filters.at(2).choices.constLast().id;
    m_presenter->choosePageFilter(u"kind"_s, kind);
    m_presenter->choosePageFilter(u"kind"_s, kind);
    m_presenter->update();
    QCOMPARE(shown.size(), 1);
    QCOMPARE(m_presenter->view().page.filters.at(2).current, kind);
    QCOMPARE(m_document->board(), before);
    QVERIFY(!m_document->undoStack().canUndo());
    QCOMPARE(m_presenter->highlighted(), QString()); // nothing is dimmed before the user asks for it
}

void TestPresenter::anotherCatalogueIsShownAtOnce()
{
    const QSignalSpy changed(m_presenter.get(), &Presenter::catalogChanged);
    const QSignalSpy shown(m_presenter.get(), &Presenter::viewChanged);
    const QSignalSpy boards(m_document.get(), &BoardDocument::boardChanged);
    m_presenter->catalogReplaced();
    QCOMPARE(changed.size(), 1);
    QCOMPARE(shown.size(), 1);
    QVERIFY(boards.isEmpty());
}

CHIPBOARD_TEST(TestPresenter, QCoreApplication)

} // namespace tst_presenter

#include "tst_presenter.moc"
