// Places of each caveat, and places without it; at most one line of caveats above the charts. A missing part of a
// selection is stated in one sentence with its remedy.
#include "data/analysis/comparability.h"
#include "data/analysis/headline.h"
#include "data/compare/fairestbook.h"
#include "data/files/catalogreader.h"
#include "tests/support/everypage.h"
#include "tests/support/ondemandboard.h"
#include "tests/support/pagechecks.h"
#include "tests/support/rounds.h"
#include "tests/support/spectext.h"
#include "tests/support/testmain.h"

#include <QRandomGenerator>

#include <algorithm>
#include <functional>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_caveats {
namespace {

using Holds = std::function<bool(const PageSpec &page)>;

Board boardOfChips(const QStringList &chips, const QString &book = u"capacity-blocks"_s)
{
    Board board = onDemandBoard();
    board.chips = mapped(chips, [](const QString &chip) { return ChipId(chip); });
    board.mixedPrices = false;
    board.baseline = chips.value(0);
    board.priceBook = BookId(book);
    board.charts = {MetricId(u"compute_best"_s), MetricId(u"memory"_s), MetricId(u"price_chip_hour"_s)};
    board.workload = WorkloadId(u"serve-llama-3.1-70b"_s);
    return board;
}

Board mixedBoard()
{
    Board board = boardOfChips({u"h100-sxm"_s, u"trainium2"_s}, u"on-demand"_s);
    board.mixedPrices = true;
    return board;
}

const ChartSpec &chartIn(const PageSpec &page, const QString &id)
{
    static const ChartSpec none;
    const auto found = std::ranges::find_if(page.charts, [&id](const ChartSpec &chart) { return chart.id == id; });
    return found == page.charts.end() ? none : *found;
}

qsizetype rowIn(const ChartSpec &chart, const QString &id)
{
    const auto found =
        std::ranges::find_if(chart.categories, [&id](const ChartCategory &category) { return category.id == id; });
    return found == chart.categories.end() ? -1 : found - chart.categories.begin();
}

bool hasBadge(const ChartSpec &chart, const QString &id, const QString &badge)
{
    const ChartPoint point = chart.series.value(0).points.value(rowIn(chart, id));
    return point.badge == badge && point.description.contains(badge);
}

// Lines above the charts, besides the title and the line with its numbers.
QStringList aboveCharts(const PageSpec &page)
{
    QStringList lines{page.warning, page.notice.text};
    lines.removeAll(QString());
    return lines;
}

QString everyText(const ChartSpec &chart)
{
    QStringList texts{chart.title, chart.subtitle, chart.alone.caution};
    for (const ChartPoint &point : chart.series.value(0).points)
        texts << point.label << point.badge;
    return (texts + chart.notes).join(u'\n');
}

struct CaveatRow
{
    const char *name;
    Board board;
    QString page;
    Holds isThere;
    QString words; ///< a pattern that must not be above the charts of any page nor in the notes
};

QList<CaveatRow> caveatTable()
{
    return {
        {"a price of another type: a badge at the number", mixedBoard(), u"overview"_s,
         [](const PageSpec &page) {
             return hasBadge(page.charts.constFirst(), u"trainium2"_s, u"Capacity Block"_s)
                 && hasBadge(page.charts.constFirst(), u"h100-sxm"_s, QString());
         },
         u"not directly comparable|◆"_s},
        {"number formats: the head of the compute column", boardOfChips({u"h100-sxm"_s, u"trainium3"_s}), u"compare"_s,
         [](const PageSpec &page) { return chartIn(page, u"compute_best"_s).subtitle.contains(u"FP8/MXFP8"_s); },
         u"Number formats"_s},
        {"as many chips as needed: ×4 next to the name", boardOfChips({u"h100-sxm"_s, u"trainium2"_s}), u"overview"_s,
         [](const PageSpec &page) {
             const ChartSpec &chart = page.charts.constFirst();
             return chart.categories.at(rowIn(chart, u"h100-sxm"_s)).shownLabel() == u"H100\u00A0×4";
         },
         u"as many chips"_s},
        {"no published measurement: the badge of confidence",
         boardOfChips({u"h100-sxm"_s, u"trainium3"_s}, u"on-demand"_s),
         u"overview"_s,
         [](const PageSpec &page) {
             return !page.confidence.reason.isEmpty() && page.confidence.linkId == u"do:page.model-check"_s;
         },
         {}},
        {"regions and dates: the line of sources", boardOfChips({u"h100-sxm"_s, u"trainium2"_s}), u"overview"_s,
         [](const PageSpec &page) {
             return page.footer.contains(u"AWS Capacity Blocks, us-east-1, us-east-2, 22 Jul 2026"_s);
         },
         u"are from us-|have different dates"_s},
        {"no winner: the words of the title", boardOfChips({u"h100-sxm"_s, u"a100-80-sxm"_s}), u"overview"_s,
         [](const PageSpec &page) { return page.title.contains(u"about the same"_s); }, u"tied with"_s},
        {"announced: the last row", boardOfChips({u"rubin"_s, u"h100-sxm"_s, u"trainium2"_s}), u"overview"_s,
         [](const PageSpec &page) {
             const ChartSpec &chart = page.charts.constFirst();
             return chart.categories.constLast().id == u"rubin"
                 && chart.series.constFirst().points.constLast().gap == u"not on sale";
         },
         u"^Announced"_s},
        {"the marks: how to read them", boardOfChips({u"h100-sxm"_s, u"trainium2"_s}), u"overview"_s,
         [](const PageSpec &page) { return page.legend.text().contains(u"outlined = our estimate"_s); },
         u"outlined ="_s},
        {"sources that disagree: the drawer",
         boardOfChips({u"h100-sxm"_s, u"trainium"_s}),
         u"compare"_s,
         [](const PageSpec &page) { return page.notes.join(u' ').contains(u"Sources disagree"_s); },
         {}},
    };
}

/// A selection that lacks something, and the sentence on its pages.
struct LackRow
{
    const char *name;
    Board board;
    QString sentence; ///< on pages that compare costs
    QString step;
};

Board inRegion(Board board, const QString &region)
{
    board.regions = {region};
    return board;
}

QList<LackRow> lackTable()
{
    return {
        {"one chip", boardOfChips({u"trainium2"_s}), u"Select a second chip to compare."_s, u"do:edit.find"_s},
        {"no price in this list", boardOfChips({u"l4"_s, u"tpu-v6e"_s, u"mi325x"_s}),
         u"have a price in \"On-demand list\"."_s, u"prices:on-demand"_s},
        {"no common list", boardOfChips({u"trainium2"_s, u"tpu-v7"_s}),
         u"No price list covers two of the selection: mix price types to see their costs."_s, u"mixed:on-demand"_s},
        {"no price in the region", inRegion(boardOfChips({u"trainium2"_s, u"h100-sxm"_s}), u"mars-north-1"_s),
         u"No price list covers two of the selection in mars-north-1."_s, u"regions:all"_s},
        {"no price at all", boardOfChips({u"maia100"_s, u"rubin"_s}),
         u"No price list covers two of the selection: import prices or enter your own."_s, u"do:file.import"_s},
    };
}

bool isOneSentence(const QString &text)
{
    return text.endsWith(u'.') && !text.chopped(1).contains(u". "_s) && !text.contains(u'\n');
}

bool drawsNothing(const PageSpec &page)
{
    return std::ranges::all_of(page.charts, [](const ChartSpec &chart) {
        const QList<ChartPoint> points = chart.series.value(0).points;
        const bool hasPoint =
            std::ranges::any_of(points, [](const ChartPoint &point) { return point.value.has_value(); });
        return !hasPoint && chart.scores.columns.isEmpty() && chart.plane.marks.isEmpty() && chart.plane.lines.isEmpty()
            && chart.plane.cells.isEmpty();
    });
}

} // namespace

class TestCaveats : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { m_catalog = loadCatalog({}).catalog; }
    void eachHasItsPlace_data();
    void eachHasItsPlace();
    void aChartAboutMemoryHasNoCaveatOfPrices();
    void oneLineAboveTheChartsIsTheMost();
    void whatIsLackingIsOneSentenceWithAStep_data();
    void whatIsLackingIsOneSentenceWithAStep();
    void theStepHelps_data() { whatIsLackingIsOneSentenceWithAStep_data(); }
    void theStepHelps();
    void sixtyChipsAreAllThere();

private:
    Catalog m_catalog;
};

void TestCaveats::eachHasItsPlace_data()
{
    QTest::addColumn<qsizetype>("row");
    const QList<CaveatRow> table = caveatTable();
    for (qsizetype i = 0; i < table.size(); ++i)
        QTest::newRow(table.at(i).name) << i;
}

void TestCaveats::eachHasItsPlace()
{
    QFETCH(const qsizetype, row);
    const CaveatRow caveat = caveatTable().at(row);
    const QList<PageSpec> pages = test::everyPage(m_catalog, caveat.board);
    const PageSpec shown = test::pageOfId(caveat.page, pages);
    QVERIFY2(caveat.isThere(shown), qPrintable(toText(shown)));
    if (caveat.words.isEmpty())
        return;
    const QRegularExpression words(caveat.words);
    for (const PageSpec &page : pages) {
        const QString elsewhere = (aboveCharts(page) + page.notes).join(u'\n');
        QVERIFY2(!elsewhere.contains(words)
                     || QStringList({u"advisor"_s, u"claims"_s, u"price-history"_s}).contains(page.id),
                 qPrintable(page.id + u": "_s + elsewhere));
        QVERIFY2(!aboveCharts(page).join(u'\n').contains(words), qPrintable(page.id));
    }
}

void TestCaveats::aChartAboutMemoryHasNoCaveatOfPrices()
{
    const PageSpec page = test::pageOfId(u"compare"_s, test::everyPage(m_catalog, mixedBoard()));
    const QString memory = everyText(chartIn(page, u"memory"_s));
    QVERIFY2(!memory.isEmpty() && !memory.contains(u"price"_s) && !memory.contains(u"Capacity Block"_s),
             qPrintable(memory));
    QVERIFY(hasBadge(chartIn(page, u"price_chip_hour"_s), u"trainium2"_s, u"Capacity Block"_s));
    Board figures = mixedBoard();
    figures.charts = {MetricId(u"memory"_s)};
    QCOMPARE(aboveCharts(test::pageOfId(u"compare"_s, test::everyPage(m_catalog, figures))), QStringList());
}

void TestCaveats::oneLineAboveTheChartsIsTheMost()
{
    QRandomGenerator random(32);
    for (int round = 0; round < rounds(25); ++round) {
        Board board = onDemandBoard();
        board.chips.clear();
        const int count = 1 + random.bounded(12);
        for (int i = 0; i < count; ++i) {
            const ChipId chip = m_catalog.chips.at(random.bounded(static_cast<int>(m_catalog.chips.size()))).id;
            if (!board.chips.contains(chip))
                board.chips << chip;
        }
        board.baseline = board.chips.constFirst().text();
        board.level = static_cast<Level>(random.bounded(3));
        board.mixedPrices = random.bounded(2) == 0;
        board.priceBook = m_catalog.books.at(random.bounded(static_cast<int>(m_catalog.books.size()))).id;
        board.workload = m_catalog.workloads.at(random.bounded(static_cast<int>(m_catalog.workloads.size()))).id;
        if (random.bounded(3) == 0)
            board.assumptions.discount = 0.2;
        for (const PageSpec &page : test::everyPage(m_catalog, board)) {
            QStringList caveats{page.warning};
            if (page.notice.linkId.isEmpty()) // a notice with a remedy does not count
                caveats << page.notice.text;
            caveats.removeAll(QString());
            QVERIFY2(caveats.size() <= 1, qPrintable(u"%1, %2: %3"_s.arg(round).arg(page.id, caveats.join(u'\n'))));
        }
    }
}

void TestCaveats::whatIsLackingIsOneSentenceWithAStep_data()
{
    QTest::addColumn<qsizetype>("row");
    const QList<LackRow> table = lackTable();
    for (qsizetype i = 0; i < table.size(); ++i)
        QTest::newRow(table.at(i).name) << i;
}

void TestCaveats::whatIsLackingIsOneSentenceWithAStep()
{
    QFETCH(const qsizetype, row);
    const LackRow lack = lackTable().at(row);
    const Formatter formatter;
    for (const PageSpec &page : test::everyPage(m_catalog, lack.board, formatter)) {
        QVERIFY2(!page.title.isEmpty() && page.title.size() <= longestTitle(formatter.locale()), qPrintable(page.id));
        QVERIFY2(faultOf(page).isEmpty(), qPrintable(page.id + u": "_s + faultOf(page)));
        const bool hasStep = !page.notice.linkId.isEmpty() || !page.remedyId.isEmpty();
        QVERIFY2(!drawsNothing(page) || hasStep, qPrintable(page.id + u" draws nothing"_s));
        const bool isOfCosts =
            QStringList{u"overview"_s, u"workload"_s, u"value"_s, u"break-even"_s, u"interactivity"_s, u"what-if"_s}
                .contains(page.id);
        if (!isOfCosts)
            continue;
        const QString inCard = page.charts.isEmpty() ? QString() : page.charts.constFirst().plane.empty;
        const QString said = page.notice.text.isEmpty() ? inCard : page.notice.text; // in one place only
        QVERIFY2(said.contains(lack.sentence), qPrintable(page.id + u": "_s + said));
        QVERIFY(page.notice.text.isEmpty() || !inCard.contains(lack.sentence));
        QCOMPARE(page.notice.linkId, lack.step);
        QVERIFY(!page.notice.linkText.isEmpty() && page.notice.inFiles);
        QVERIFY2(isOneSentence(said) || page.id == u"interactivity", qPrintable(said));
    }
}

// The remedy works where the catalogue can help.
void TestCaveats::theStepHelps()
{
    QFETCH(const qsizetype, row);
    const LackRow lack = lackTable().at(row);
    if (lack.step.startsWith(u"do:"_s))
        return; // the user must act
    const std::optional<Board> after = fairBoard(m_catalog, lack.board, lack.step);
    QVERIFY(after && pricedRows(m_catalog, lack.board) < 2 && pricedRows(m_catalog, *after) >= 2);
    for (const PageSpec &page : test::everyPage(m_catalog, *after))
        QVERIFY2(!page.notice.text.contains(lack.sentence), qPrintable(page.id));
}

void TestCaveats::sixtyChipsAreAllThere()
{
    Catalog catalog = m_catalog;
    Board board = boardOfChips({});
    for (int i = 0; i < 60; ++i) {
        Chip chip = m_catalog.chips.at(i % m_catalog.chips.size());
        if (i >= m_catalog.chips.size()) {
            chip.id = ChipId(u"copy-%1"_s.arg(i));
            chip.name += u" copy"_s;
            catalog.chips << chip;
        }
        board.chips << chip.id;
    }
    catalog.index();
    board.baseline = u"h100-sxm"_s;
    for (const PageSpec &page : test::everyPage(catalog, board)) {
        QVERIFY2(faultOf(page).isEmpty(), qPrintable(page.id + u": "_s + faultOf(page)));
        if (page.id == u"overview" || page.id == u"compare" || page.id == u"workload")
            QCOMPARE(page.charts.constFirst().categories.size(), 60);
    }
}

CHIPBOARD_TEST(TestCaveats, QCoreApplication)

} // namespace tst_caveats

#include "tst_caveats.moc"
