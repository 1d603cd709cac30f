// The Answer page: title, tiles, one chart sorted best first, a reason and checks; over all questions, levels and
// workloads.
#include "data/views/pages.h"

#include "data/analysis/contest.h"
#include "data/analysis/headline.h"
#include "data/analysis/mainquestion.h"
#include "data/files/catalogreader.h"
#include "data/views/pagetables.h"
#include "data/views/tableexport.h"
#include "tests/support/ondemandboard.h"
#include "tests/support/pagechecks.h"
#include "tests/support/testmain.h"
#include "tests/support/workloadfixture.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_answerpage {

class TestAnswerPage : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void initTestCase() { m_catalog = loadCatalog({}).catalog; }
    void tilesSayWhatDecides();
    void aVolumeMakesABill();
    void theBillDecidesWhereAVolumeIsStated();
    void allRowsBestFirst();
    void whatLeadsNoTitleIsNamed();
    void anUnreliablePaybackSaysItsRange();
    void announcedRowsComeLast();
    void theBriefSaysItInTextToo();
    void theBriefIsWholeAsText();
    void theReasonIsPriceAndWork();
    void thePriceWhereTheOrderTurns();
    void aCheaperChipOutsideTheSelectionIsNamed();
    void fewMeasurementsAreSaidNextToTheNumber();
    void onlyWhoIsAloneInAllListsIsSaidToBe();
    void offersItsFields();
    void leadsWithNothingRetired();
    void nothingChosen();
    void oneChipAlone();
    void everyQuestionMakesAPage();

private:
    [[nodiscard]] PageSpec shipped(const Board &board) const;

    Catalog m_catalog;
};

static PageSpec pageOf(const Catalog &catalog, const Board &board)
{
    return answerPage(catalog, board, evaluate(catalog, board, answerMetrics(catalog, board)), Formatter());
}

const PageTile *tileOf(const PageSpec &page, const QString &id)
{
    const auto found = std::ranges::find_if(page.tiles, [&id](const PageTile &tile) { return tile.id == id; });
    return found == page.tiles.end() ? nullptr : &*found;
}

// One list with a price for both: Trainium2 35.7608 / 16 = 2.235 USD/h, H100 41.528 / 8 = 5.191.
static Board blocks()
{
    Board board = aWorkloadBoard("serve", {u"trainium2"_s, u"trainium4"_s, u"h100-sxm"_s, u"a100-80-sxm"_s});
    board.priceBook = BookId(u"capacity-blocks"_s);
    board.mixedPrices = false;
    return board;
}

PageSpec TestAnswerPage::shipped(const Board &board) const { return pageOf(m_catalog, board); }

void TestAnswerPage::tilesSayWhatDecides()
{
    const Board board = blocks();
    const Catalog catalog = workloadWorld();
    const ResultTable table = evaluate(catalog, board, answerMetrics(catalog, board));
    const PageSpec page = answerPage(catalog, board, table, Formatter());
    const MetricId cost(u"usd_per_1m_tokens"_s);
    // The tile and the title show the same difference, that of the printed numbers.
    const double one = table.cell(u"trainium2"_s, cost)->value->value;
    const double other = table.cell(u"h100-sxm"_s, cost)->value->value;
    QVERIFY(one < other);
    const double share = writtenShare(*table.cell(u"trainium2"_s, cost), *table.cell(u"h100-sxm"_s, cost),
                                      findMetric(cost)->unit, Formatter());
    const QString less = Formatter().wholePercent(1.0 - share);
    const PageTile *tile = tileOf(page, cost.text());
    QVERIFY(tile != nullptr);
    QCOMPARE(tile->value, QChar(0x2212) + less);
    QVERIFY2(page.title.contains(less), qPrintable(page.title));
    QCOMPARE(tile->heading, u"Cost"_s); // the chart has the full name
    QCOMPARE(tile->detail,
             u"Trainium2 %1 vs H100 %2"_s.arg(Formatter().estimatedAmount(one), Formatter().estimatedAmount(other)));
    // 2.235 / 5.191 = 0.4306: 57% less per hour.
    const PageTile *price = tileOf(page, u"price_chip_hour"_s);
    QVERIFY(price != nullptr);
    QCOMPARE(price->value, QChar(0x2212) + u"57%"_s);
    QCOMPARE(price->detail, u"Trainium2 $2.24 vs H100 $5.19"_s);
    QVERIFY(tileOf(page, u"tokens_per_s_per_chip"_s) != nullptr);
    QVERIFY(page.tiles.size() <= 4);
}

void TestAnswerPage::aVolumeMakesABill()
{
    Board board = blocks();
    board.assumptions.monthlyTokens = 2.0; // billion
    const Catalog catalog = workloadWorld();
    const ResultTable table = evaluate(catalog, board, answerMetrics(catalog, board));
    const PageSpec page = answerPage(catalog, board, table, Formatter());
    const PageTile *bill = tileOf(page, u"month_usd"_s);
    QVERIFY(bill != nullptr);
    const auto amount = [&](const char *chip) {
        return Formatter().amount(table.cell(QLatin1String(chip), MetricId(u"month_usd"_s))->value->value);
    };
    QVERIFY2(page.support.startsWith(u"%1 vs %2 "_s.arg(amount("trainium2"), amount("h100-sxm"))),
             qPrintable(page.support));
    static const QRegularExpression both(u"^Trainium2 \\$\\S+ \\(\\d+ chips\\) vs H100 \\$\\S+ \\(\\d+ chips\\)$"_s);
    QVERIFY2(both.match(bill->detail).hasMatch(), qPrintable(bill->detail));
    QVERIFY2(page.title.startsWith(u"Trainium2 is "_s) && page.title.contains(bill->value.mid(1)),
             qPrintable(page.title));
    QCOMPARE(page.charts.constFirst().id, u"month_usd"_s); // sorted by the question
    QCOMPARE(bill->heading, u"Monthly bill, 2B output tokens"_s);
    QVERIFY(tileOf(page, u"price_chip_hour"_s) == nullptr);
}

// 2 billion tokens: per token both cost about the same, but by the bill for whole machines Trainium2 is cheaper. Title,
// tile, move and reason follow the bill.
void TestAnswerPage::theBillDecidesWhereAVolumeIsStated()
{
    Board board = defaultBoard();
    board.chips = {ChipId(u"trainium2"_s), ChipId(u"h100-sxm"_s)};
    QCOMPARE(shipped(board).title, u"Trainium2 and H100 cost about the same to serve Llama 3.1 70B"_s);
    const PageConfidence byTheToken = shipped(board).confidence;
    board.assumptions.monthlyTokens = 2.0;
    const PageSpec page = shipped(board);
    QCOMPARE(page.confidence, byTheToken); // steps of a bill are not an estimation error
    QVERIFY2(page.title.startsWith(u"Trainium2 is 14% cheaper than H100"_s), qPrintable(page.title));
    QVERIFY2(page.support.startsWith(u"$26.1k vs $30.3k a month"_s), qPrintable(page.support));
    const PageTile *move = tileOf(page, u"move"_s);
    QVERIFY(move != nullptr);
    QVERIFY2(move->value.contains(u"months"_s), qPrintable(move->value));
    const QString why = page.texts.constFirst().items.constFirst().text;
    // 2,000 x 1.982 / 26,105 = 15.2 %, 2,000 x 1.986 / 30,300 = 13.1 %
    QVERIFY2(
        why.startsWith(
            u"Whole instances are rented: 16x Trainium2, used at 15% of capacity, against 8x H100, used at 13%. "_s),
        qPrintable(why));
}

// The whole selection, of any size: priced rows in order, then announced ones and those without a value, with the
// reason.
void TestAnswerPage::allRowsBestFirst()
{
    Board board = onDemandBoard();
    board.chips.clear();
    QSet<QString> retired;
    for (const Chip &chip : m_catalog.chips.first(30)) {
        board.chips << chip.id;
        if (isInMaintenance(chip))
            retired << chip.id.text();
    }
    QVERIFY(!retired.isEmpty());
    const ChartSpec chart = shipped(board).charts.constFirst();
    QCOMPARE(chart.categories.size(), 30);
    qsizetype row = -1;
    double before = 0.0;
    bool isPast = false;
    for (const ChartPoint &point : chart.series.constFirst().points) {
        ++row;
        const bool isRetiredRow = point.value && retired.contains(chart.categories.at(row).id);
        QCOMPARE(chart.categories.at(row).badge, isRetiredRow ? u"in maintenance"_s : QString());
        if (!point.value || point.style == MarkStyle::Hatched || retired.contains(chart.categories.at(row).id)) {
            isPast = true;
            QVERIFY(point.value || !point.gap.isEmpty());
            continue;
        }
        QVERIFY(!isPast);
        QVERIFY(*point.value >= before);
        before = *point.value;
    }
    QVERIFY(before > 0.0);
}

// A shorter bar than the title's is mentioned, as on the pages Value and Sensitivity.
void TestAnswerPage::whatLeadsNoTitleIsNamed()
{
    Board board = defaultBoard();
    board.chips = {ChipId(u"trainium"_s), ChipId(u"trainium2"_s), ChipId(u"h100-sxm"_s), ChipId(u"a100-80-sxm"_s)};
    const PageSpec page = shipped(board);
    QVERIFY2(page.title.startsWith(u"A100 80GB and H100 cost about the same"_s), qPrintable(page.title));
    static const QRegularExpression others(u" For batch work: 4\\.\\d tokens/s per user \\(H100: \\d+\\)\\. Excluded: "
                                           u"Trainium1 \\(\\$1\\.\\d+\\), in maintenance\\. Similar: Trainium2\\.$"_s);
    QVERIFY2(others.match(page.support).hasMatch(), qPrintable(page.support));
}

// No payback is promised, nor is a line left empty: what is expected stands there, or why nothing is.
void TestAnswerPage::anUnreliablePaybackSaysItsRange()
{
    Board board = defaultBoard();
    board.chips = {ChipId(u"trainium2"_s), ChipId(u"h100-sxm"_s)};
    const PageSpec page = shipped(board);
    const PageTile *move = tileOf(page, u"move"_s);
    QVERIFY(move != nullptr);
    QCOMPARE(move->value, u"Not reliable"_s);
    QCOMPARE(move->detail, u"about the same cost"_s); // 1.981 and 1.987 USD
    board.chips = {ChipId(u"mi300x"_s), ChipId(u"h100-sxm"_s)};
    board.priceBook = BookId(u"gpu-clouds-2026-11"_s);
    board.priceBookChosen = true;
    const PageSpec leaning = shipped(board); // 0.83 against 1.04 USD, odds 70:30
    const PageTile *likely = tileOf(leaning, u"move"_s);
    QVERIFY(likely != nullptr);
    QCOMPARE(likely->value, u"Not reliable"_s);
    static const QRegularExpression expected(u"^about \\S+ months, but may never pay back$"_s);
    QVERIFY2(expected.match(likely->detail).hasMatch(), qPrintable(likely->detail));
}

// With a figure it comes after all chips on sale, without one after all others.
void TestAnswerPage::announcedRowsComeLast()
{
    Board board = defaultBoard();
    board.chips = {ChipId(u"trainium4"_s), ChipId(u"trainium3"_s), ChipId(u"trainium"_s), ChipId(u"h100-sxm"_s)};
    const auto idsOf = [](const ChartSpec &chart) { return mapped(chart.categories, &ChartCategory::id); };
    const ChartSpec costs = shipped(board).charts.constFirst();
    QCOMPARE(idsOf(costs), (QStringList{u"h100-sxm"_s, u"trainium"_s, u"trainium3"_s, u"trainium4"_s}));
    QCOMPARE(costs.series.constFirst().points.constLast().gap, u"not on sale"_s);
    board.charts.prepend(MetricId(u"memory"_s));
    const ChartSpec memory = shipped(board).charts.constFirst();
    QCOMPARE(idsOf(memory).constLast(), u"trainium4"_s); // the largest, but not before 2027
    QVERIFY(memory.series.constFirst().points.constLast().value.has_value());
}

// The text formats of the brief have every statement of its picture, each on a line.
void TestAnswerPage::theBriefSaysItInTextToo()
{
    Board board = defaultBoard();
    board.priceBook = BookId(u"capacity-blocks"_s);
    const ResultTable table = evaluate(m_catalog, board, answerMetrics(m_catalog, board));
    const PageSpec brief = briefOf(answerPage(m_catalog, board, table, Formatter()));
    const QStringList lines = brief.notice.text.split(u'\n');
    QCOMPARE(lines.size(), 4);
    const char *const starts[] = {"Low confidence: ", "Why: ", "Check first: ", "Assumptions: "};
    const QString markdown = QString::fromUtf8(pagesToMarkdown({brief}));
    const QString html = QString::fromUtf8(pagesToHtml({brief}));
    const QString tsv = QString::fromUtf8(pagesToTsv({brief}));
    const QString csv = QString::fromUtf8(briefToCsv(brief));
    const QString text = QString::fromUtf8(pagesToText({brief}));
    const QString json = QString::fromUtf8(tableToJson(m_catalog, board, table, {}, &brief));
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const auto start = QLatin1String(starts[i]);
        QVERIFY2(lines.at(i).startsWith(start), qPrintable(lines.at(i)));
        QVERIFY2(markdown.contains(u"\n\n"_s + start), qPrintable(markdown.left(2000)));
        QVERIFY(html.contains(u"<p>"_s + start));
        QVERIFY(tsv.contains(u'\n' + lines.at(i) + u'\n'));
        QVERIFY2(csv.contains(csvField(lines.at(i)) + u"\n"_s), qPrintable(csv));
        QVERIFY2(text.contains(u"\n\n"_s + start), qPrintable(text));
        QVERIFY(json.contains(u'"' + start));
    }
    QVERIFY(json.contains(u"\"level\": \"low\""_s));
    QVERIFY(markdown.contains(brief.tiles.constFirst().heading + u": "_s));
}

// Without its picture a brief still has the title, the deciding figures, every row and the sources. A spreadsheet gets
// numbers to calculate with, plain text has lines that fit into a mail.
void TestAnswerPage::theBriefIsWholeAsText()
{
    Board board = defaultBoard();
    board.priceBook = BookId(u"capacity-blocks"_s);
    const ResultTable table = evaluate(m_catalog, board, answerMetrics(m_catalog, board));
    const PageSpec brief = briefOf(answerPage(m_catalog, board, table, Formatter()));
    const QStringList csv = QString::fromUtf8(briefToCsv(brief)).split(u"\n"_s);
    const QStringList tsv = QString::fromUtf8(pagesToTsv({brief})).split(u'\n');
    const QStringList text = QString::fromUtf8(pagesToText({brief})).split(u'\n');
    for (const QStringList &lines : {csv, tsv, text}) {
        QVERIFY2(lines.constFirst().contains(brief.title), qPrintable(lines.constFirst()));
        const QString all = lines.join(u'\n');
        for (const PageTile &tile : brief.tiles)
            QVERIFY2(all.contains(tile.heading) && all.contains(tile.value), qPrintable(all));
        for (const Table::Row &row : brief.numbers.rows)
            QVERIFY2(all.contains(u'\n' + shownText(row.at(0))) || all.contains(u'\n' + plainText(row.at(0))),
                     qPrintable(all));
        QVERIFY(!all.contains(u"outlined = "_s)); // text has no marks
        for (const QString &source : brief.sources)
            QVERIFY2(QString(all).simplified().contains(source.simplified().left(60)), qPrintable(source + all));
    }
    const Table::Row &first = brief.numbers.rows.constFirst();
    QVERIFY2(csv.join(u'\n').contains(u'\n' + plainText(first.at(0)) + u',' + plainText(first.at(1)) + u','),
             qPrintable(csv.join(u'\n')));
    for (const QString &line : text.mid(0, text.size() - 1)) {
        const bool isAddress = line.contains(u"https://"_s);
        QVERIFY2(line.size() <= 120 || isAddress, qPrintable(line));
    }
}

static QString whyIn(const PageSpec &page)
{
    const auto why = std::ranges::find_if(page.texts, [](const TextSection &section) { return section.id == u"why"; });
    return why == page.texts.end() || why->items.isEmpty() ? QString() : why->items.constFirst().text;
}

// Cost is price divided by speed: 57% less per hour, and the share of the work from the speeds in the table.
void TestAnswerPage::theReasonIsPriceAndWork()
{
    const Board board = blocks();
    const Catalog catalog = workloadWorld();
    const ResultTable table = evaluate(catalog, board, answerMetrics(catalog, board));
    const PageSpec page = answerPage(catalog, board, table, Formatter());
    const MetricId speed(u"tokens_per_s_per_chip"_s);
    const double share =
        table.cell(u"trainium2"_s, speed)->value->value / table.cell(u"h100-sxm"_s, speed)->value->value;
    const QString text = whyIn(page);
    QVERIFY2(text.startsWith(u"Trainium2 rents for 57% less and does "_s), qPrintable(text));
    const QString work = share < 1.0 ? Formatter().percent(share)
        : share < 2.0                ? Formatter().percent(share - 1.0)
                                     : Formatter().full(Formatter::significant(share, 2));
    QVERIFY2(text.contains(work), qPrintable(text));
    // Speed per user: one token per inter-token latency.
    const MetricId wait(u"tpot"_s);
    const ResultTable waits = evaluate(catalog, board, {wait});
    const auto speed2 = [&](const char *chip) {
        return Formatter().full(
            Formatter::significant(1000.0 / waits.cell(QLatin1String(chip), wait)->value->value, 2));
    };
    // Said once: below the title if it is a condition of the answer.
    const bool isSlow = 1000.0 / waits.cell(u"trainium2"_s, wait)->value->value < readingSpeed;
    const QString condition = u" For batch work: %1 tokens/s per user (H100: %2)."_s;
    QCOMPARE(page.support.contains(condition.arg(speed2("trainium2"), speed2("h100-sxm"))), isSlow);
    QCOMPARE(
        text.endsWith(u" Per user: Trainium2 %1 vs H100 %2 tokens/s."_s.arg(speed2("trainium2"), speed2("h100-sxm"))),
        !isSlow);
    // From twice the price on it is stated as a multiple: TPU7x 12.00, TPU v6e 2.70 USD an hour.
    Board tpus = defaultBoard();
    tpus.chips = {ChipId(u"tpu-v6e"_s), ChipId(u"tpu-v7"_s)};
    tpus.priceBook = BookId(u"on-demand"_s);
    const PageSpec dearer = shipped(tpus);
    QVERIFY2(whyIn(dearer).contains(u" rents for 4.4x the price and does "_s), qPrintable(whyIn(dearer)));
}

static QStringList checksIn(const PageSpec &page)
{
    const auto check =
        std::ranges::find_if(page.texts, [](const TextSection &section) { return section.id == u"check"; });
    return check == page.texts.end() ? QStringList() : mapped(check->items, &TextItem::text);
}

// H100 at AWS costs $6.88 and others rent it for less than where TPU v6e stops being cheaper: 6.88 x 1.86 / 2.63
// = 4.87.
void TestAnswerPage::thePriceWhereTheOrderTurns()
{
    Board board = defaultBoard();
    board.chips = {ChipId(u"tpu-v6e"_s), ChipId(u"h100-sxm"_s)};
    board.priceBook = BookId(u"on-demand"_s);
    const ResultTable table = evaluate(m_catalog, board, answerMetrics(m_catalog, board));
    const MetricId cost(u"usd_per_1m_tokens"_s);
    const MetricId hour(u"price_chip_hour"_s);
    const double turn = table.cell(u"h100-sxm"_s, hour)->value->value * table.cell(u"tpu-v6e"_s, cost)->value->value
        / table.cell(u"h100-sxm"_s, cost)->value->value;
    const QStringList checks = checksIn(answerPage(m_catalog, board, table, Formatter()));
    QVERIFY(!checks.isEmpty() && checks.size() <= 3);
    const QString start = u"H100 is cheaper below %1 an hour (here $6.88 at AWS; offered from "_s;
    QVERIFY2(checks.constFirst().startsWith(start.arg(Formatter().amount(turn))), qPrintable(checks.join(u'|')));
    QCOMPARE(checks.join(u' ').count(u"is cheaper below"_s), 1);
    // Without an offer below that price there is nothing to say.
    Catalog dear = m_catalog;
    for (PriceBook &book : dear.books)
        book.prices.removeIf(
            [](const PriceEntry &entry) { return entry.rents == ChipId(u"h100-sxm"_s) && entry.provider != u"AWS"_s; });
    dear.index();
    QVERIFY(!checksIn(pageOf(dear, board)).join(u' ').contains(u"is cheaper below"_s));
    QVERIFY(!checksIn(shipped(defaultBoard())).join(u' ').contains(u"is cheaper below"_s)); // about the same
}

// Of the catalogue at capacity-block prices A100 40GB serves cheapest, at $1.57 (as on the page Find a chip); the
// default board does not have it.
void TestAnswerPage::aCheaperChipOutsideTheSelectionIsNamed()
{
    const auto named = [this](const Board &board) {
        const PageSpec brief = briefOf(withUnselected(shipped(board), m_catalog, board, Formatter()));
        const auto found = std::ranges::find_if(
            brief.statements, [](const PageStatement &one) { return one.heading == u"Not in the selection"; });
        return found == brief.statements.end() ? QString() : found->text;
    };
    Board board = defaultBoard();
    QCOMPARE(named(board), u"A100 40GB at $1.57 per million output tokens."_s);
    QVERIFY(std::ranges::none_of(shipped(board).texts, // on screen a drag would rank all chips at each step
                                 [](const TextSection &section) { return section.id == u"unselected"; }));
    board.chips << ChipId(u"a100-40-sxm"_s);
    QCOMPARE(named(board), QString());
    board = defaultBoard();
    board.charts.prepend(MetricId(u"memory"_s)); // not a question of cost
    QCOMPARE(named(board), QString());
}

// TPU v6e has one published serving test. Its range is as wide as that of others, which does not show it.
void TestAnswerPage::fewMeasurementsAreSaidNextToTheNumber()
{
    Board board = defaultBoard();
    board.chips = {ChipId(u"tpu-v6e"_s), ChipId(u"h100-sxm"_s)};
    board.priceBook = BookId(u"on-demand"_s);
    const PageSpec page = shipped(board);
    QVERIFY2(page.support.endsWith(u" TPU v6e is based on only 1 measurement of serving."_s), qPrintable(page.support));
    const ChartSpec &chart = page.charts.constFirst();
    for (qsizetype i = 0; i < chart.categories.size(); ++i)
        QCOMPARE(chart.series.constFirst().points.at(i).badge,
                 chart.categories.at(i).id == u"tpu-v6e" ? u"few measurements"_s : QString());
    // The heading follows from the weaker one, which a reader of H100's 955 measurements must be told.
    const QString said = briefOf(page).statements.constFirst().text;
    QVERIFY2(said.startsWith(u"Low because TPU v6e has fewer than 8 published measurements. "_s), qPrintable(said));
}

// In the catalogue only Amazon has instances with L40S and with Trainium2; RunPod, Verda and others have a price per
// L40S.
void TestAnswerPage::onlyWhoIsAloneInAllListsIsSaidToBe()
{
    const auto checks = [this](const char *one, const char *book) {
        Board board = defaultBoard();
        board.chips = {ChipId(QString::fromLatin1(one)), ChipId(u"h100-sxm"_s)};
        board.priceBook = BookId(QString::fromLatin1(book));
        QStringList texts;
        for (const TextSection &section : shipped(board).texts)
            texts << linesOf(section);
        return texts.join(u'\n');
    };
    const QString trainium = checks("trainium2", "capacity-blocks");
    QVERIFY2(trainium.contains(u"Only AWS offers Trainium2."_s), qPrintable(trainium));
    const QString l40s = checks("l40s", "on-demand");
    QVERIFY2(!l40s.contains(u"offers L40S"_s), qPrintable(l40s));
    Catalog alone = m_catalog; // without those lists
    alone.books.removeIf([](const PriceBook &book) { return book.id != BookId(u"on-demand"_s); });
    for (PriceBook &book : alone.books)
        book.prices.removeIf(
            [](const PriceEntry &entry) { return entry.rents == ChipId(u"l40s"_s) && entry.provider != u"AWS"_s; });
    alone.index();
    std::swap(alone, m_catalog);
    const QString here = checks("l40s", "on-demand");
    std::swap(alone, m_catalog);
    QVERIFY2(here.contains(u"Only AWS offers L40S."_s), qPrintable(here));
}

void TestAnswerPage::offersItsFields()
{
    const PageSpec page = shipped(defaultBoard());
    QVERIFY(page.hasFiltersFirst);
    QStringList ids = mapped(page.filters, &PageFilter::id);
    QCOMPARE(ids, (QStringList{u"question"_s, u"workload"_s, u"volume"_s}));
    QCOMPARE(page.filters.at(0).choices.size(), static_cast<qsizetype>(questionTable().size()));
    QCOMPARE(page.filters.at(1).current, defaultBoard().workload.text());
    Board memory = defaultBoard();
    memory.charts.prepend(MetricId(u"memory"_s));
    QCOMPARE(shipped(memory).filters.size(), 1); // neither workload nor volume matters
}

// Trainium1 and Inferentia2 are sometimes cheaper, but their serving software is in maintenance.
void TestAnswerPage::leadsWithNothingRetired()
{
    for (const PriceBook &book : m_catalog.books) {
        Board board = defaultBoard();
        board.priceBook = book.id;
        const ResultTable table = evaluate(m_catalog, board, answerMetrics(m_catalog, board));
        const Contest contest = contestOf(table, MetricId(u"usd_per_1m_tokens"_s));
        if (contest.entries.isEmpty())
            continue;
        const Chip *first = table.rows.at(contest.entries.constFirst()).subject.chip;
        QVERIFY2(!isInMaintenance(*first) || contest.waiting.isEmpty(), qPrintable(book.name));
    }
}

void TestAnswerPage::nothingChosen()
{
    Board board = defaultBoard();
    board.chips.clear();
    const PageSpec page = shipped(board);
    QCOMPARE(page.title, u"Choose chips to compare"_s);
    QVERIFY(page.numbers.rows.isEmpty());
    QVERIFY(page.tiles.isEmpty());
    QVERIFY(page.charts.constFirst().categories.isEmpty());
}

void TestAnswerPage::oneChipAlone()
{
    Board board = defaultBoard();
    board.chips = {ChipId(u"h100-sxm"_s)};
    const PageSpec page = shipped(board);
    QVERIFY2(page.title.startsWith(u"H100 costs about $"_s), qPrintable(page.title));
    QVERIFY(page.tiles.isEmpty());
}

void TestAnswerPage::everyQuestionMakesAPage()
{
    for (const Question &question : questionTable()) {
        if (question.metric == nullptr)
            continue;
        for (const Workload &workload : m_catalog.workloads) {
            for (const Level level : {Level::Chip, Level::Instance, Level::System}) {
                Board board = onDemandBoard();
                board.workload = workload.id;
                board.level = level;
                board.charts.prepend(question.metric(workload.task));
                const PageSpec page = shipped(board);
                const QString fault = faultOf(page);
                QVERIFY2(fault.isEmpty(), qPrintable(workload.id.text() + u": "_s + fault));
                QVERIFY(page.tiles.size() <= 4);
                for (const PageTile &tile : page.tiles)
                    QVERIFY2(!tile.heading.isEmpty() && !tile.value.isEmpty(), qPrintable(tile.id));
                QCOMPARE(page.numbers.subjects.size(), page.numbers.rows.size());
            }
        }
    }
}

CHIPBOARD_TEST(TestAnswerPage, QCoreApplication)

} // namespace tst_answerpage

#include "tst_answerpage.moc"
