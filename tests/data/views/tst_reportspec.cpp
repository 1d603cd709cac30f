// The report as data: its chapters, and their content for a board.
#include "data/views/reportspec.h"

#include "data/core/find.h"
#include "data/files/catalogreader.h"
#include "data/views/chartstatement.h"
#include "data/views/pagebuilder.h"
#include "data/views/pages.h"
#include "data/views/pagetexts.h"
#include "tests/support/ondemandboard.h"
#include "tests/support/tabletexts.h"
#include "tests/support/testmain.h"

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_reportspec {

class TestReportSpec : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void initTestCase() { m_catalog = loadCatalog({}).catalog; }
    void hasItsChapters();
    void beginsWithTheAnswer();
    void longTextsAreDetails();
    void marksChangedAssumptions();
    void notesStandBelowTheNameOfTheirPage();
    void tellsContradictionsOnce();
    void namesSourcesOnce();
    void titleIsTheBoards();
    void wordsAreExplained();
    void saysThatItOpensOnlyWhereItDoes();
    void aDeckHasItsSlides();
    void aSlideKeepsItsOrderAndTheCaveat();
    void sourcesAreNamedOnce();
    void tablesOfADeckHaveTakeaways();
    void anAppendixHasKeyAssumptions();
    void aDeckSaysEachThingOnce();
    void theCoverHasNoEmptyWords();
    void aSlideSaysWhatItLacks();

private:
    [[nodiscard]] ReportSpec report(const Board &board, int copies = 1) const;

    Catalog m_catalog;
};

ReportSpec TestReportSpec::report(const Board &board, int copies) const
{
    const ResultTable table = evaluate(m_catalog, board, board.charts);
    const ReportPage page{u"Compare"_s, comparePage(m_catalog, board, table, Formatter()), table};
    return reportOf(m_catalog, board, QList<ReportPage>(copies, page), Formatter());
}

static const ReportChapter *chapterOf(const ReportSpec &report, const QString &id)
{
    for (const ReportChapter &chapter : report.chapters) {
        if (chapter.id == id && (chapter.page || id != "overview"_L1))
            return &chapter;
    }
    return nullptr;
}

void TestReportSpec::hasItsChapters()
{
    const ReportSpec one = report(onDemandBoard());
    QStringList ids;
    for (const ReportChapter &chapter : one.chapters) {
        ids << chapter.id;
        QVERIFY(!chapter.title.isEmpty() && (chapter.page || !chapter.blocks.isEmpty()));
    }
    QCOMPARE(ids,
             QStringList(
                 {u"overview"_s, u"compare"_s, u"assumptions"_s, u"claims"_s, u"notes"_s, u"sources"_s, u"method"_s}));
    QVERIFY2(one.takeaway.contains(u"H100"_s), qPrintable(one.takeaway));
    QVERIFY(one.factLines().contains(u"Catalogue: "_s + dateText(m_catalog.revision)));
    QVERIFY(one.factLines().contains(u"Baseline: H100"_s));
    QVERIFY(one.factLines().filter(u"Prices: "_s).constFirst().endsWith(u"20 Jul 2026"_s));
    QCOMPARE(one.date, m_catalog.revision);
    QCOMPARE(one, report(onDemandBoard()));
    Board none = onDemandBoard();
    none.workload = WorkloadId(u"gone"_s);
    QVERIFY(chapterOf(report(none), u"assumptions"_s) == nullptr);
}

// Recommendation, numbers with odds, tiles, reason and checks are on the cover only; the answering chapters come before
// the details.
void TestReportSpec::beginsWithTheAnswer()
{
    const Board board = defaultBoard();
    const ResultTable table = evaluate(m_catalog, board, answerMetrics(m_catalog, board));
    const PageSpec answer = answerPage(m_catalog, board, table, Formatter());
    const ResultTable compared = evaluate(m_catalog, board, board.charts);
    PageSpec claims = comparePage(m_catalog, board, compared, Formatter());
    claims.id = u"claims"_s;
    const ReportSpec report = reportOf(m_catalog, board,
                                       {{u"Answer"_s, answer, table},
                                        {u"Claims"_s, claims, compared},
                                        {u"Compare"_s, comparePage(m_catalog, board, compared, Formatter()), compared}},
                                       Formatter());
    QCOMPARE(report.takeaway, answer.title);
    const QString cover = report.factLines().join(u'\n');
    QVERIFY2(cover.startsWith(u"Numbers: "_s + answer.support), qPrintable(cover));
    QVERIFY(answer.tiles.size() == 4 && answer.texts.size() == 2);
    for (const PageTile &tile : answer.tiles)
        QVERIFY2(cover.contains(u"%1: %2 (%3)"_s.arg(tile.heading, tile.value, tile.detail)), qPrintable(cover));
    for (const TextSection &section : answer.texts)
        QVERIFY2(cover.contains(u"%1: %2"_s.arg(section.heading, section.items.constFirst().text)), qPrintable(cover));
    QStringList main;
    QStringList details;
    for (const ReportChapter &chapter : report.chapters) {
        (chapter.isAppendix ? details : main) << chapter.title;
        if (chapter.page)
            QVERIFY(chapter.page->title != report.takeaway);
    }
    QVERIFY(main.endsWith(u"Compare"_s) && main.contains(u"Answer"_s));
    QCOMPARE(details.constFirst(), u"Claims"_s);
    QVERIFY(details.contains(u"Sources"_s));
    const PageSpec &shown = *chapterOf(report, u"overview"_s)->page;
    QVERIFY(shown.tiles.isEmpty() && shown.texts.isEmpty() && shown.support.isEmpty());
    QCOMPARE(shown.charts, answer.charts);
    // The title describes the chart, since the cover has the answer: "Cost per million tokens: A $1 vs B $2".
    QCOMPARE(shown.title, answer.charts.constFirst().title + u": "_s + answer.tiles.constFirst().detail);
}

// What decides stays below the page's chart; the rest is in the appendix, and nothing is lost.
void TestReportSpec::longTextsAreDetails()
{
    const Board board = onDemandBoard();
    const ResultTable table = evaluate(m_catalog, board, board.charts);
    ReportPage page{u"Find a chip"_s, comparePage(m_catalog, board, table, Formatter()), table};
    page.page.id = u"advisor"_s;
    for (const char *id : {"option", "check", "turns", "ruled-out", "software"})
        page.page.texts << TextSection{
            QString::fromLatin1(id), QString::fromLatin1(id), {}, {{TextSign::None, u"Text."_s}}};
    const ReportSpec report = reportOf(m_catalog, board, {page}, Formatter());
    QStringList below = mapped(chapterOf(report, u"advisor"_s)->page->texts, &TextSection::id);
    QCOMPARE(below, QStringList({u"check"_s, u"turns"_s}));
    const ReportChapter *further = chapterOf(report, u"advisor-words"_s);
    QVERIFY(further != nullptr && further->isAppendix);
    QCOMPARE(further->title, u"Find a chip: in words"_s);
    QStringList rest = mapped(further->blocks, &ReportBlock::heading);
    QCOMPARE(rest, QStringList({u"option"_s, u"ruled-out"_s, u"software"_s}));
    page.page.texts.resize(3); // which have room below it
    QVERIFY(chapterOf(reportOf(m_catalog, board, {page}, Formatter()), u"advisor-words"_s) == nullptr);
}

// The default board serves; 41 % is not its default.
void TestReportSpec::marksChangedAssumptions()
{
    Board board = onDemandBoard();
    QVERIFY(chapterOf(report(board), u"assumptions"_s)->blocks.first().paragraphs.first().startsWith(u"Nothing"_s));
    board.assumptions.utilisation = 41.0;
    const ReportSpec changed = report(board);
    const ReportBlock &block = chapterOf(changed, u"assumptions"_s)->blocks.first();
    QStringList marked;
    for (const QStringList &row : textRows(block.table)) {
        QCOMPARE(row.size(), 4);
        if (row.first().startsWith(u'●'))
            marked << row.join(u'|').replace(QChar::Nbsp, u' ');
    }
    QCOMPARE(marked.size(), 1);
    QVERIFY2(marked.first().contains(u"|41%|100%|"_s), qPrintable(marked.first()));
    QVERIFY(changed.factLines().contains(u"Changed assumptions: 1"_s));
}

void TestReportSpec::notesStandBelowTheNameOfTheirPage()
{
    const ReportSpec twice = report(onDemandBoard(), 2);
    const QList<ReportBlock> &blocks = chapterOf(twice, u"notes"_s)->blocks;
    QStringList headings = mapped(blocks, &ReportBlock::heading);
    QVERIFY(!headings.isEmpty());
    QCOMPARE(headings.removeDuplicates(), 0);
    QStringList all;
    for (const ReportBlock &block : blocks) {
        QVERIFY(!block.heading.isEmpty() && !block.paragraphs.isEmpty());
        all << block.paragraphs;
    }
    QCOMPARE(all.removeDuplicates(), 0);
}

// H100's price is one of the guide's contradictions.
void TestReportSpec::tellsContradictionsOnce()
{
    const ReportSpec twice = report(onDemandBoard(), 2);
    const QStringList told = chapterOf(twice, u"claims"_s)->blocks.first().paragraphs;
    QVERIFY(!told.isEmpty());
    QCOMPARE(QStringList(told).removeDuplicates(), 0);
    for (const ReportBlock &block : chapterOf(twice, u"notes"_s)->blocks) {
        for (const QString &note : block.paragraphs)
            QVERIFY(std::ranges::none_of(told, [&note](const QString &one) { return note.contains(one); }));
    }
    const Table &claims = chapterOf(twice, u"claims"_s)->blocks.last().table;
    QVERIFY(!claims.rows.isEmpty());
    Board other = onDemandBoard({ChipId(u"gaudi3"_s)});
    const ReportChapter *few = chapterOf(report(other), u"claims"_s);
    QVERIFY(few == nullptr || few->blocks.last().table.rows.size() < claims.rows.size());
}

void TestReportSpec::namesSourcesOnce()
{
    const ReportSpec twice = report(onDemandBoard(), 2);
    QStringList sources = chapterOf(twice, u"sources"_s)->blocks.first().paragraphs;
    QVERIFY(!sources.isEmpty() && sources.first().contains(u"http"_s));
    QCOMPARE(sources.removeDuplicates(), 0);
    // Too many sources are named only where they are used.
    ReportPage page{u"Check"_s, {}, {}};
    for (int i = 0; i < 100; ++i)
        page.page.sources << u"Source %1"_s.arg(i);
    const ReportSpec many = reportOf(m_catalog, onDemandBoard(), {page}, Formatter());
    sources = chapterOf(many, u"sources"_s)->blocks.first().paragraphs;
    QCOMPARE(sources.size(), 1);
    QVERIFY(sources.first().contains(u"100"_s));
}

void TestReportSpec::titleIsTheBoards()
{
    Board board = onDemandBoard();
    QCOMPARE(report(board).title, u"Comparison of AI chips"_s);
    board.title = u"For the board <meeting>"_s;
    const ReportSpec own = report(board);
    QCOMPARE(own.title, board.title);
    QVERIFY(!own.takeaway.isEmpty() && own.footer.contains(board.title));
}

void TestReportSpec::wordsAreExplained()
{
    const QStringList words = glossary();
    QStringList sorted = words;
    sorted.sort(Qt::CaseInsensitive);
    QCOMPARE(words, sorted);
    for (const QString &word : {u"MFU: "_s, u"HBM: "_s, u"Ridge point: "_s, u"Dense and sparse: "_s})
        QVERIFY2(std::ranges::any_of(words, [&](const QString &text) { return text.startsWith(word); }),
                 qPrintable(word));
    for (const QString &text : words + methodText(true))
        QVERIFY2(text.endsWith(u'.'), qPrintable(text));
}

// For archives, and where the user left the board out.
void TestReportSpec::saysThatItOpensOnlyWhereItDoes()
{
    const ReportPage page{u"Compare"_s, comparePage(m_catalog, onDemandBoard(), {}, Formatter()), {}};
    const auto lastWords = [&](ReportFile file) {
        const ReportSpec made = reportOf(m_catalog, onDemandBoard(), {page}, Formatter(), file);
        return chapterOf(made, u"method"_s)->blocks.constFirst().paragraphs;
    };
    const QStringList opens = lastWords(ReportFile::OpensAgain);
    const QStringList alone = lastWords(ReportFile::IsAlone);
    QVERIFY(opens.constLast().contains(u"Chipboard can open this file"_s));
    QCOMPARE(opens.first(opens.size() - 1), alone);
    QVERIFY(alone.filter(u"Chipboard can open this file"_s).isEmpty());
}

// One chapter per slide; an appendix has its divider and three more (assumptions, notes, sources).
void TestReportSpec::aDeckHasItsSlides()
{
    Board board = onDemandBoard();
    const SlideChart memory{u"compare"_s, u"memory"_s};
    const SlideChart bandwidth{u"compare"_s, u"memory_bandwidth"_s};
    board.deck = {{SlideKind::Title, {}, {}},
                  {SlideKind::Section, u"Memory"_s, {}},
                  {SlideKind::Charts, u"My own title"_s, {memory, bandwidth}},
                  {SlideKind::Charts, {}, {memory}},
                  {SlideKind::Table, {}, {{u"compare"_s, {}}}},
                  {SlideKind::Appendix, {}, {}}};
    const ResultTable table = evaluate(m_catalog, board, board.charts);
    const ReportPage page{u"Compare"_s, comparePage(m_catalog, board, table, Formatter()), table};
    const DeckReport made = deckReport(m_catalog, board, {page}, Formatter());
    QVERIFY(made.problems.isEmpty());
    const QList<ReportChapter> &chapters = made.report.chapters;
    QVERIFY(made.report.isDeck);
    QList<int> slides = mapped(chapters, &ReportChapter::slide);
    QCOMPARE(slides, QList<int>({0, 1, 2, 3, 4, 5, 5, 5, 5}));
    QVERIFY(chapters.at(0).kind == ChapterKind::Cover && chapters.at(1).kind == ChapterKind::Section);
    QCOMPARE(chapters.at(1).title, u"Memory"_s);
    QCOMPARE(chapters.at(2).title, u"My own title"_s);
    QCOMPARE(chapters.at(2).page->charts.size(), 2);
    QCOMPARE(chapters.at(2).chartsPerSlide, 2);
    QVERIFY(chapters.at(2).isTitled && !chapters.at(3).isTitled);
    QCOMPARE(chapters.at(2).page->charts.at(1).id, u"memory_bandwidth"_s);
    QStringList legend = mapped(chapters.at(2).page->legend.parts, &LegendPart::text);
    QCOMPARE(legend.removeDuplicates(), 0); // once for both charts
    QCOMPARE(chapters.at(3).page->charts.size(), 1);
    QCOMPARE(chapters.at(4).blocks.constFirst().table, page.page.numbers);
    QVERIFY(chapters.at(5).kind == ChapterKind::Section);
}

// The page's answer is about the price, but the order of charts stays; a slide with a custom title keeps the support of
// the page's answer, unless it shows another chart.
void TestReportSpec::aSlideKeepsItsOrderAndTheCaveat()
{
    Board board = onDemandBoard();
    const SlideChart memory{u"compare"_s, u"memory"_s};
    const SlideChart price{u"compare"_s, u"price_chip_hour"_s};
    board.deck = {{SlideKind::Charts, {}, {memory, price}},
                  {SlideKind::Charts, u"Our view"_s, {{u"compare"_s, {}}}},
                  {SlideKind::Charts, u"Our view"_s, {price}},
                  {SlideKind::Charts, u"Our view"_s, {memory}}};
    const ResultTable table = evaluate(m_catalog, board, board.charts);
    ReportPage page{u"Compare"_s, comparePage(m_catalog, board, table, Formatter()), table};
    page.page = withStatements(page.page, m_catalog, board, table, Formatter());
    page.page.answerMetrics = {MetricId(u"price_chip_hour"_s)};
    page.page.support = u"$1.93 vs $1.99; odds 50:50. Excluded: A."_s;
    page.page.confidence = {u"low"_s, u"Low confidence"_s, u"few runs"_s, {}};
    const QList<ReportChapter> chapters = deckReport(m_catalog, board, {page}, Formatter()).report.chapters;
    QCOMPARE(chapters.at(0).page->charts.at(answeringChart(*chapters.at(0).page)).id, u"memory"_s);
    const QString caveat = page.page.support + u" Low confidence."_s;
    QCOMPARE(chapters.at(1).page->support, caveat);
    QCOMPARE(chapters.at(2).page->support, caveat);
    QCOMPARE(chapters.at(2).page->title, u"Our view"_s);
    QCOMPARE(chapters.at(3).page->support, QString());
}

// Each chart has a source line; a slide merges them into one.
void TestReportSpec::sourcesAreNamedOnce()
{
    Board board = onDemandBoard();
    board.deck = {{SlideKind::Charts, {}, {}}};
    for (const char *chart : {"memory", "memory_bandwidth", "price_chip_hour"})
        board.deck.first().charts << SlideChart{u"compare"_s, QString::fromLatin1(chart)};
    const ResultTable table = evaluate(m_catalog, board, board.charts);
    ReportPage page{u"Compare"_s, comparePage(m_catalog, board, table, Formatter()), table};
    page.page = withStatements(page.page, m_catalog, board, table, Formatter());
    int number = 0;
    for (ChartSpec &chart : page.page.charts) {
        chart.alone.publishers.clear();
        for (int i = 0; i < 5; ++i) // more than fit on one chart's line, and different ones for each
            chart.alone.publishers << u"P%1"_s.arg(number++);
        chart.alone.footer = sourcesLineOf(chart.alone.publishers) + u" · Catalogue of today"_s;
    }
    const QString footer = deckReport(m_catalog, board, {page}, Formatter()).report.chapters.at(0).page->footer;
    QVERIFY2(footer.count(u"Sources: "_s) == 1 && footer.count(u"Catalogue of today"_s) == 1, qPrintable(footer));
}

// The chart's slide has the page's sentence, so the table's slide has the statement of another chart; the third time
// none is left.
void TestReportSpec::tablesOfADeckHaveTakeaways()
{
    Board board = onDemandBoard();
    board.deck = {{SlideKind::Table, {}, {{u"compare"_s, {}}}},
                  {SlideKind::Charts, {}, {{u"compare"_s, {}}}},
                  {SlideKind::Table, {}, {{u"compare"_s, {}}}},
                  {SlideKind::Table, {}, {{u"compare"_s, {}}}}};
    const ResultTable table = evaluate(m_catalog, board, board.charts);
    ReportPage page{u"Compare"_s, comparePage(m_catalog, board, table, Formatter()), table};
    page.page.title = u"A has half the compute of B"_s;
    for (ChartSpec &chart : page.page.charts)
        chart.alone.statement.clear();
    page.page.charts.first().alone.statement = page.page.title;
    page.page.charts.last().alone.statement = u"Cost: A at a third of B"_s;
    const QList<ReportChapter> chapters = deckReport(m_catalog, board, {page}, Formatter()).report.chapters;
    QCOMPARE(chapters.at(0).title, page.page.title);
    QCOMPARE(chapters.at(2).title, u"Cost: A at a third of B"_s);
    QCOMPARE(chapters.at(3).title, u"Compare: the numbers"_s);
}

// One slide of assumptions: load and price, and everything changed, such as the energy price.
void TestReportSpec::anAppendixHasKeyAssumptions()
{
    Board board = onDemandBoard();
    board.deck = {{SlideKind::Appendix, {}, {}}};
    board.assumptions.energyPrice = 0.123;
    const ReportChapter stated = deckReport(m_catalog, board, {}, Formatter()).report.chapters.at(1);
    QCOMPARE(stated.title, u"Key assumptions"_s);
    const Table &table = stated.blocks.constFirst().table;
    QVERIFY2(table.rows.size() >= 5 && table.rows.size() <= 12, qPrintable(QString::number(table.rows.size())));
    QStringList names = mapped(textRows(table), [](const QStringList &row) { return row.constFirst(); });
    QVERIFY2(names.contains(u"\u25CF Energy price"_s) && names.contains(u"Utilisation"_s)
                 && names.contains(u"Input tokens"_s) && !names.contains(u"Data-centre PUE"_s),
             qPrintable(names.join(u'\n')));
}

// The summary has the answer and its figures, the cover their basis, the chart's title describes its bars.
void TestReportSpec::aDeckSaysEachThingOnce()
{
    Board board = onDemandBoard();
    board.deck = {{SlideKind::Title, {}, {}},
                  {SlideKind::Summary, {}, {}},
                  {SlideKind::Charts, {}, {{u"overview"_s, {}}, {u"other"_s, {}}}}};
    const ResultTable table = evaluate(m_catalog, board, board.charts);
    ReportPage answer{u"Answer"_s, comparePage(m_catalog, board, table, Formatter()), table};
    answer.page.id = u"overview"_s;
    answer.page.title = u"A and B cost the same"_s;
    answer.page.support = u"$1 vs $2."_s;
    answer.page.confidence = {u"low"_s, u"Low confidence"_s, u"A: 3 measurements."_s, {}, u"Low because of A."_s};
    answer.page.hasLead = true;
    answer.page.tiles = {{u"cost"_s, u"Cost"_s, u"-50%"_s, u"A $1 vs B $2"_s}};
    answer.page.charts.first().title = u"Cost per million tokens"_s;
    answer.page.charts.first().alone.statement = answer.page.title;
    ReportPage other = answer;
    other.page.id = u"other"_s;
    other.page.publishers = {u"Shop"_s};
    other.page.footer = u"Sources: Shop"_s;
    const DeckReport made = deckReport(m_catalog, board, {answer, other}, Formatter());
    QVERIFY(made.problems.isEmpty());
    QCOMPARE(made.report.chapters.at(1).title, u"A and B cost the same"_s);
    QVERIFY(answer.page.footer.contains(u"Prices: "_s)); // with their date
    QCOMPARE(made.report.chapters.at(1).footer, answer.page.footer);
    QCOMPARE(made.report.chapters.at(2).page->title, u"Cost per million tokens: A $1 vs B $2"_s);
    QCOMPARE(
        made.report.chapters.at(1).blocks.at(1).paragraphs,
        QStringList{
            u"Low confidence: Low because of A. A: 3 measurements."_s}); // as in the window, the brief and the report
    QCOMPARE(made.report.chapters.at(2).page->support, u"$1 vs $2. Low confidence."_s);
    QVERIFY(made.report.chapters.at(2).page->footer.contains(u"Shop"_s));
    QVERIFY(made.report.chapters.at(2).page->footer.contains(answer.page.publishers.constFirst()));
    QCOMPARE(made.report.facts.constFirst().about, u"Compared"_s);
}

void TestReportSpec::theCoverHasNoEmptyWords()
{
    const Board board = onDemandBoard();
    const ResultTable table = evaluate(m_catalog, board, board.charts);
    ReportPage answer{u"Answer"_s, comparePage(m_catalog, board, table, Formatter()), table};
    answer.page.hasLead = true;
    answer.page.tiles = {{u"move"_s, u"Payback"_s, u"Does not pay back"_s, {}},
                         {u"cost"_s, u"Cost"_s, u"-50%"_s, u"A $1"_s}};
    answer.page.confidence = {u"low"_s, u"Low confidence"_s, u"A: 3 measurements."_s, {}, u"Low because of A."_s};
    const QStringList lines = reportOf(m_catalog, board, {answer}, Formatter(), ReportFile::IsAlone).factLines();
    for (const QString &line : {u"Payback: Does not pay back"_s, u"Cost: -50% (A $1)"_s,
                                u"Low confidence: Low because of A. A: 3 measurements."_s})
        QVERIFY2(lines.contains(line), qPrintable(lines.join(u'\n')));
}

void TestReportSpec::aSlideSaysWhatItLacks()
{
    Board board = onDemandBoard();
    board.deck = {{SlideKind::Charts, {}, {{u"compare"_s, u"memory"_s}, {u"compare"_s, u"memori"_s}}},
                  {SlideKind::Charts, {}, {{u"gone"_s, {}}}}};
    const ResultTable table = evaluate(m_catalog, board, board.charts);
    const ReportPage page{u"Compare"_s, comparePage(m_catalog, board, table, Formatter()), table};
    const DeckReport made = deckReport(m_catalog, board, {page}, Formatter());
    QCOMPARE(made.problems.size(), 2);
    QCOMPARE(made.problems.constFirst().where.pointer, u"/0/charts/1"_s);
    QVERIFY(made.problems.constFirst().message.contains(u"no chart \"memori\""_s));
    QVERIFY(made.problems.constFirst().remedy.contains(u"memory"_s));
    QCOMPARE(made.problems.constLast().where.pointer, u"/1/charts/0"_s);
    QCOMPARE(made.report.chapters.size(), 2); // each with the reason
    QVERIFY(
        made.report.chapters.constFirst().blocks.constFirst().paragraphs.contains(made.problems.constFirst().message));
}

CHIPBOARD_TEST(TestReportSpec, QCoreApplication)

} // namespace tst_reportspec

#include "tst_reportspec.moc"
