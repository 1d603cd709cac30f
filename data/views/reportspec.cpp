#include "data/views/reportspec.h"

#include "data/board/assumption.h"
#include "data/board/books.h"
#include "data/board/needs.h"
#include "data/core/find.h"
#include "data/core/tr.h"
#include "data/views/chartstatement.h"
#include "data/views/helpbook.h"
#include "data/views/pagetables.h"
#include "data/views/pagetexts.h"

#include <QSet>

#include <algorithm>
#include <array>

namespace chipboard {
constexpr const char *method[] = {
    QT_TR_NOOP(
        "Figures of chips, instances and prices come from the listed sources, each with its date. If there are several "
        "sources, the maker's own comes first. The others are kept, and disagreements are shown."),
    QT_TR_NOOP("Unpublished figures stay missing, with the reason; unknown values never become zero. Ranges are "
               "carried through every formula, so a result based on a range is a range too."),
    QT_TR_NOOP("Solid marks are shipping and published, hatched ones announced, outlined ones our estimates; "
               "lines show ranges, \"~\" approximate figures."),
    QT_TR_NOOP("Estimates are calculated from first principles. The operations and bytes of the work are "
               "divided by the chip's peaks times efficiencies fitted to published measurements. The times of "
               "compute, memory and links add up. Costs are the hours of whole instances at the chosen prices."),
    QT_TR_NOOP("Ranges reflect the errors of measurements whose source was excluded from the fit. The page "
               "Accuracy shows the errors of the estimates."),
    QT_TR_NOOP("Equal data and assumptions give equal files on the same day, byte by byte."),
};

QStringList glossary()
{
    return mapped(glossaryTable(),
                  [](const GlossaryWord &word) { return tr("%1: %2").arg(word.wordText(), word.meaningText()); });
}

QStringList methodText(bool opensAgain)
{
    QStringList texts = mapped(method, [](const char *text) { return tr(text); });
    if (opensAgain)
        texts << tr("Chipboard can open this file: it contains the comparison.");
    return texts;
}

namespace {

QString takeawayOf(const PageSpec &page) { return page.answer.isEmpty() ? page.title : page.answer; }

QStringList namesOf(const ResultTable &table)
{
    return mapped(table.rows, [](const ResultRow &row) { return row.subject.name; });
}

QString baselineName(const Board &board, const ResultTable &table)
{
    const auto *found =
        findWhere(table.rows, [&board](const ResultRow &row) { return row.subject.id == board.baseline; });
    return found == nullptr ? QString() : found->subject.name;
}

constexpr qsizetype mostSources = 60; // per page; more are named where they are used

// The cover has the selection, and each page its own statement.
ReportChapter cautions(const QList<ReportPage> &pages)
{
    QStringList warnings;
    for (const ReportPage &one : pages) {
        if (!one.page.warning.isEmpty() && !warnings.contains(one.page.warning))
            warnings << one.page.warning;
    }
    return {QStringLiteral("overview"), tr("What is not comparable"), {}, {ReportBlock{{}, warnings, {}}}, true};
}

QString valueText(const AssumptionRow &row, std::optional<double> value, const Formatter &formatter)
{
    return value ? formatter.table(*value, row.unit) : row.unsetText();
}

/// All: every assumption with an effect. Key: changed ones, plus the defaults for load, scale and price.
enum class RowsStated { All, Key };

constexpr qsizetype mostKeyRows = 12; // that fit on one slide

bool isKey(const StatedAssumption &one)
{
    const AssumptionGroup group = one.row->group;
    return one.value().has_value()
        && (group == AssumptionGroup::Scale || group == AssumptionGroup::Price || group == AssumptionGroup::Work);
}

QList<StatedAssumption> actingAssumptions(const Catalog &catalog, const Board &board, RowsStated stated)
{
    QList<StatedAssumption> rows = statedAssumptions(catalog, board);
    rows.removeIf([stated](const StatedAssumption &one) {
        return !one.acts || (stated == RowsStated::Key && !one.own && !isKey(one));
    });
    for (qsizetype i = rows.size() - 1; i >= 0 && stated == RowsStated::Key && rows.size() > mostKeyRows; --i) {
        if (!rows.at(i).own)
            rows.removeAt(i);
    }
    return rows;
}

// In panel order; changed ones are marked with their default.
ReportChapter assumptions(const Catalog &catalog, const Board &board, const Formatter &formatter, RowsStated stated)
{
    const QString title = stated == RowsStated::All ? tr("Assumptions") : tr("Key assumptions");
    ReportChapter chapter{QStringLiteral("assumptions"), title, {}, {}, true};
    const Workload *work = catalog.workload(board.workload);
    if (work == nullptr || catalog.model(work->model) == nullptr)
        return chapter;
    ReportBlock block{tr("Workload: %1").arg(work->name), {}, {}};
    const int changed = changedCount(board.assumptions);
    block.paragraphs << (changed == 0 ? tr("Nothing was changed: all values are the defaults.")
                                      : tr("Changed values are marked with ●: %1.").arg(changed));
    block.table.columns = {{tr("Assumption")},
                           {tr("Value", "a number"), true},
                           {tr("Default"), true},
                           {tr("Where the default comes from")}};
    for (const StatedAssumption &one : actingAssumptions(catalog, board, stated)) {
        const AssumptionRow &row = *one.row;
        block.table.rows << Table::Row{one.own ? tr("● %1").arg(row.labelText()) : row.labelText(),
                                       valueText(row, one.value(), formatter), valueText(row, one.usual, formatter),
                                       row.originText()};
    }
    chapter.blocks << block;
    if (const QStringList needs = needLines(board.needs, formatter); !needs.isEmpty())
        chapter.blocks << ReportBlock{tr("Requirements"), needs, {}};
    return chapter;
}

QSet<QString> idsInView(const QList<ReportPage> &pages)
{
    QSet<QString> ids;
    for (const ReportPage &one : pages) {
        for (const ResultRow &row : one.table.rows) {
            ids.insert(row.subject.id);
            if (row.subject.chip != nullptr)
                ids.insert(row.subject.chip->id.text());
            if (row.subject.instance != nullptr)
                ids.insert(row.subject.instance->id.text());
        }
    }
    return ids;
}

ReportBlock contradictions(const Catalog &catalog, const QList<ReportPage> &pages)
{
    ReportBlock block{tr("Where sources contradict each other"), {}, {}};
    QSet<ContradictionId> seen;
    for (const ReportPage &one : pages) {
        for (const ContradictionId &id : contradictionsIn(one.table)) {
            const Contradiction *found = catalog.contradiction(id);
            if (found != nullptr && !seen.contains(id))
                block.paragraphs << found->inOneSentence();
            seen.insert(id);
        }
    }
    return block;
}

QString whoAndWhen(const Claim &claim)
{
    return claim.when.isEmpty() ? claim.who : tr("%1, %2").arg(claim.who, dateText(claim.when));
}

ReportChapter statements(const Catalog &catalog, const QList<ReportPage> &pages)
{
    ReportChapter chapter{QStringLiteral("claims"), tr("Claims and contradictions"), {}, {}};
    chapter.blocks << contradictions(catalog, pages);
    const QSet<QString> ids = idsInView(pages);
    ReportBlock claims{tr("Claims about the chips in view"), {}, {}};
    claims.table.columns = {{tr("Claim")}, {tr("By")}, {tr("Finding")}};
    for (const Claim &claim : catalog.claims) {
        const bool isInView =
            std::ranges::any_of(claim.about, [&ids](const QString &about) { return ids.contains(about); });
        if (isInView)
            claims.table.rows << Table::Row{claim.statement, whoAndWhen(claim),
                                            claim.verdictNote.isEmpty() ? claim.verdict : claim.verdictNote};
    }
    if (!claims.table.rows.isEmpty())
        chapter.blocks << claims;
    return chapter;
}

ReportChapter sources(const QList<ReportPage> &pages, const Formatter &formatter)
{
    ReportBlock block;
    QStringList many;
    for (const ReportPage &one : pages) {
        if (one.page.sources.size() > mostSources) {
            many << tr("%1: %2 more, each named next to its number in the page's table.")
                        .arg(one.name, formatter.integer(one.page.sources.size()));
            continue;
        }
        addEachOnce(block.paragraphs, one.page.sources);
    }
    block.paragraphs << many;
    return {QStringLiteral("sources"), tr("Sources"), {}, {block}, true};
}

// By page, each once. Contradictions have their own chapter.
ReportChapter notes(const Catalog &catalog, const QList<ReportPage> &pages)
{
    ReportChapter chapter{QStringLiteral("notes"), tr("Notes"), {}, {}};
    const QStringList contradicting = contradictions(catalog, pages).paragraphs;
    QSet<QString> told;
    for (const ReportPage &one : pages) {
        ReportBlock block{one.name, {}, {}};
        for (const QString &note : one.page.notes) {
            const bool isContradiction =
                std::ranges::any_of(contradicting, [&note](const QString &text) { return note.contains(text); });
            if (!isContradiction && !told.contains(note))
                block.paragraphs << note;
            told << note;
        }
        if (!block.paragraphs.isEmpty())
            chapter.blocks << block;
    }
    return chapter;
}

bool isEmpty(const ReportChapter &chapter)
{
    return !chapter.page && std::ranges::all_of(chapter.blocks, [](const ReportBlock &block) {
        return block.paragraphs.isEmpty() && block.table.rows.isEmpty();
    });
}

// The full answer: numbers with odds, tiles, why, and what to check.
QList<ReportFact> answerFacts(const PageSpec &page)
{
    QList<ReportFact> facts;
    if (!page.hasLead || page.tiles.isEmpty())
        return facts;
    facts << ReportFact{tr("Numbers"), page.support};
    for (const PageTile &tile : page.tiles)
        facts << ReportFact{tile.heading,
                            tile.detail.isEmpty() ? tile.value : tr("%1 (%2)").arg(tile.value, tile.detail)};
    for (const TextSection &section : page.texts) {
        const QStringList items = mapped(section.items, &TextItem::text);
        facts << ReportFact{section.heading, items.join(QLatin1Char(' '))};
    }
    if (!page.confidence.level.isEmpty())
        facts << ReportFact{page.confidence.text, page.confidence.explanation()};
    return facts;
}

// "Cost per million tokens: Trainium2 $2.04 vs H100 $2.12": what the chart contributes to the answer.
QString figuresOf(const PageSpec &page)
{
    const QString &chart = page.charts.at(answeringChart(page)).title;
    const bool hasFigures = !page.tiles.isEmpty() && !page.tiles.constFirst().detail.isEmpty();
    return hasFigures ? tr("%1: %2", "a heading, what it says").arg(chart, page.tiles.constFirst().detail) : chart;
}

// Removes from the page's chart what the cover already says.
PageSpec behindCover(PageSpec page)
{
    if (answerFacts(page).isEmpty() || page.charts.isEmpty())
        return page;
    page.title = figuresOf(page);
    page.answer.clear();
    page.support.clear();
    page.tiles.clear();
    page.texts.clear();
    return page;
}

// A page with more sections than have room below its chart keeps those that decide.
bool isFurther(const PageSpec &page, const TextSection &section)
{
    constexpr std::array deciding{"conflicts", "check", "turns"};
    constexpr qsizetype mostBelowChart = 3;
    return page.texts.size() > mostBelowChart
        && std::ranges::none_of(deciding, [&](const char *id) { return section.id == QLatin1String(id); });
}

PageSpec withDecidingTexts(const PageSpec &page)
{
    PageSpec shown = page;
    shown.texts.removeIf([&page](const TextSection &section) { return isFurther(page, section); });
    return shown;
}

/// The others, as a chapter among the details.
ReportChapter furtherTexts(const ReportPage &one)
{
    ReportChapter chapter{one.page.id + QStringLiteral("-words"), tr("%1: in words", "a page").arg(one.name), {}, {}};
    for (const TextSection &section : one.page.texts) {
        if (isFurther(one.page, section))
            chapter.blocks << ReportBlock{section.heading, linesOf(section), {}};
    }
    return chapter;
}

bool isDetail(const QString &page)
{
    constexpr std::array answering{"overview", "compare", "workload", "break-even", "roadmap", "advisor"};
    return std::ranges::none_of(answering, [&page](const char *id) { return page == QLatin1String(id); });
}

// Basis of the answer.
QList<ReportFact> basisFacts(const Catalog &catalog, const Board &board, const ReportPage &first,
                             const Formatter &formatter)
{
    QList<ReportFact> facts{{tr("Compared"), namesOf(first.table).join(QLatin1String(", "))}};
    if (const QString baseline = baselineName(board, first.table); !baseline.isEmpty())
        facts << ReportFact{tr("Baseline"), baseline};
    if (const PriceBook *book = catalog.book(board.priceBook))
        facts << ReportFact{tr("Prices"), tr("%1, %2").arg(pricesName(catalog, board), dateText(book->asOf))};
    if (const Workload *work = catalog.workload(board.workload))
        facts << ReportFact{tr("Workload", "on the cover of a report"), work->name};
    if (const int changed = changedCount(board.assumptions); changed > 0)
        facts << ReportFact{tr("Changed assumptions"), QString::number(changed)};
    if (const auto own = board.overrides.size(); own > 0)
        facts << ReportFact{tr("Custom values"), QString::number(own)};
    if (!formatter.currency().isUsd())
        facts << ReportFact{{}, formatter.rateText()};
    facts << ReportFact{tr("Catalogue"), dateText(catalog.revision)};
    return facts;
}

} // namespace

QStringList ReportSpec::factLines() const
{
    QStringList lines;
    for (const auto &[about, text] : facts)
        lines << (about.isEmpty() ? text : tr("%1: %2").arg(about, text));
    return lines;
}

ReportSpec reportOf(const Catalog &catalog, const Board &board, const QList<ReportPage> &pages,
                    const Formatter &formatter, ReportFile file)
{
    const ReportPage &first = pages.constFirst();
    ReportSpec report{.title = board.title.isEmpty() ? tr("Comparison of AI chips") : board.title,
                      .takeaway = takeawayOf(first.page),
                      .facts = answerFacts(first.page) + basisFacts(catalog, board, first, formatter)};
    report.footer = tr("%1 · Catalogue of %2").arg(report.title, dateText(catalog.revision));
    report.date = first.page.date;
    report.keywords = first.page.keywords;
    QList<ReportChapter> chapters{cautions(pages)};
    QList<ReportChapter> details;
    for (const ReportPage &one : pages) {
        const bool isFirst = &one == &first;
        QList<ReportChapter> &place = isDetail(one.page.id) && !isFirst ? details : chapters;
        place << ReportChapter{
            one.page.id, one.name, withDecidingTexts(isFirst ? behindCover(one.page) : one.page), {}};
        details << furtherTexts(one);
    }
    details << assumptions(catalog, board, formatter, RowsStated::All) << statements(catalog, pages)
            << notes(catalog, pages) << sources(pages, formatter)
            << ReportChapter{
                   QStringLiteral("method"),
                   tr("Method and glossary"),
                   {},
                   {{tr("Method"), methodText(file == ReportFile::OpensAgain), {}}, {tr("Glossary"), glossary(), {}}}};
    for (ReportChapter &chapter : details)
        chapter.isAppendix = true;
    for (const ReportChapter &chapter : chapters + details) {
        if (!isEmpty(chapter))
            report.chapters << chapter;
    }
    return report;
}

namespace {

/// Builds the chapters of a deck's slides.
class DeckMaking
{
public:
    DeckMaking(const Catalog &catalog, const Board &board, const QList<ReportPage> &pages, const Formatter &formatter)
        : m_catalog(catalog)
        , m_board(board)
        , m_pages(pages)
        , m_formatter(formatter)
    {
    }
    [[nodiscard]] DeckReport made();

private:
    [[nodiscard]] const ReportPage *pageOf(const QString &id) const
    {
        return findWhere(m_pages, [&id](const ReportPage &one) { return one.page.id == id; });
    }
    void refuse(qsizetype chart, const QString &message, const QString &remedy);
    [[nodiscard]] bool isSaid(const QString &title) const
    {
        return findWhere(m_made.report.chapters, [&title](const ReportChapter &one) { return one.title == title; })
            != nullptr;
    }
    /// True for the chart that the page's title is about.
    [[nodiscard]] bool isAnswer(const SlideChart &asked) const
    {
        const ReportPage *found = pageOf(asked.page);
        return asked.chart.isEmpty()
            || (found != nullptr && found->page.charts.value(answeringChart(found->page)).id == asked.chart);
    }
    [[nodiscard]] std::optional<PageSpec> chartAlone(qsizetype index);
    void addSlide(const BoardSlide &slide);
    void addCharts(const BoardSlide &slide);
    void addTable(const BoardSlide &slide);
    void addSummary(const BoardSlide &slide);
    void addAppendix(const BoardSlide &slide);
    void add(ReportChapter chapter);

    const Catalog &m_catalog;
    const Board &m_board;
    const QList<ReportPage> &m_pages;
    const Formatter &m_formatter;
    int m_slide = 0;
    DeckReport m_made;
};

void DeckMaking::add(ReportChapter chapter)
{
    chapter.slide = m_slide;
    m_made.report.chapters << std::move(chapter);
}

// The slide shows the problem, so that the author of the deck sees it there.
void DeckMaking::refuse(qsizetype chart, const QString &message, const QString &remedy)
{
    const QString pointer = QStringLiteral("/%1/charts/%2").arg(m_slide).arg(chart);
    m_made.problems << Problem{ProblemCode::UnknownId, message, remedy, {{}, 0, 0, pointer}};
    add({QStringLiteral("missing"), tr("This slide is empty"), {}, {{{}, {message, remedy}, {}}}});
}

// A page without a chart id means the chart of its title.
std::optional<PageSpec> DeckMaking::chartAlone(qsizetype index)
{
    const SlideChart &asked = m_board.deck.at(m_slide).charts.at(index);
    const ReportPage *found = pageOf(asked.page);
    if (found == nullptr || found->page.charts.isEmpty()) {
        refuse(index, tr("The page \"%1\" has no chart for this board.").arg(asked.page),
               tr("Choose another page or chart for slide %1.").arg(m_slide + 1));
        return std::nullopt;
    }
    const PageSpec &page = found->page;
    if (asked.chart.isEmpty()) {
        PageSpec leading = chartPage(page, page.charts.at(answeringChart(page)));
        leading.charts = {page.charts.at(answeringChart(page))};
        leading.title = page.title;
        if (isSaid(page.title)) { // each sentence appears on one slide only
            const QString alone = headingAlone(leading.charts.constFirst());
            leading.title = alone.isEmpty() || isSaid(alone) ? figuresOf(page) : alone;
        }
        return leading;
    }
    QStringList known;
    for (const ChartSpec &chart : page.charts) {
        PageSpec alone = chartPage(page, chart);
        if (m_board.deck.at(m_slide).charts.size() > 1)
            alone.charts = {chart}; // keeps its title below the slide's
        if (chart.id == asked.chart)
            return alone;
        known << chart.id;
    }
    const QStringList near = nearestTexts(asked.chart, known);
    refuse(index, tr("The page \"%1\" has no chart \"%2\".").arg(asked.page, asked.chart),
           tr("Choose one of %1.").arg((near.isEmpty() ? known : near).join(QLatin1String(", "))));
    return std::nullopt;
}

// Merges content that is shown once below several charts.
void addTo(PageSpec &page, const PageSpec &more)
{
    page.charts += more.charts;
    addFooter(page, more);
    const std::pair<QStringList &, const QStringList &> lists[] = {
        {page.notes, more.notes}, {page.sources, more.sources}, {page.keywords, more.keywords}};
    for (const auto &[list, others] : lists) {
        list += others;
        list.removeDuplicates();
    }
    if (page.warning.isEmpty())
        page.warning = more.warning;
}

void DeckMaking::addCharts(const BoardSlide &slide)
{
    QStringList titles;
    std::optional<PageSpec> page;
    QList<ChartLegend> legends;
    for (qsizetype i = 0; i < slide.charts.size(); ++i) {
        std::optional<PageSpec> one = chartAlone(i);
        if (!one)
            return;
        ChartSpec &chart = one->charts.first();
        if (titles.contains(chart.title) && !hasOwnTitle(chart)) // of another page
            chart.title = tr("%1 (%2)", "title of a chart, its page").arg(chart.title, pageOf(one->id)->name);
        titles << chart.title;
        legends << ChartLegend{chart, one->legend};
        if (page)
            addTo(*page, *one);
        else
            page = std::move(one);
    }
    page->legend = joinedLegend(legends);
    if (!slide.title.isEmpty()) {
        page->title = slide.title;
        if (!isAnswer(slide.charts.constFirst())) // otherwise odds, exclusions and confidence also belong to it
            page->support.clear();
        page->doubt.clear();
    }
    if (slide.charts.size() > 1)
        page->answerMetrics.clear(); // in the order of the slide
    page->answer.clear();
    ReportChapter chapter{page->id, page->title, page, {}};
    chapter.chartsPerSlide = placesOn(slide);
    chapter.isTitled = !slide.title.isEmpty();
    add(chapter);
}

void DeckMaking::addTable(const BoardSlide &slide)
{
    const SlideChart &asked = slide.charts.constFirst();
    const ReportPage *found = pageOf(asked.page);
    const bool isWhole = asked.chart.isEmpty() && found != nullptr;
    const std::optional<PageSpec> chart = isWhole ? std::nullopt : chartAlone(0);
    if (!isWhole && !chart)
        return;
    const PageSpec &page = isWhole ? found->page : *chart;
    QStringList titles{page.title};
    for (const ChartSpec &one : page.charts)
        titles << one.alone.statement;
    // The page's title is above its chart, so the numbers slide gets another one.
    const QString *free = findWhere(titles, [this](const QString &one) { return !one.isEmpty() && !isSaid(one); });
    const QString title = !isWhole ? page.title : free != nullptr ? *free : tr("%1: the numbers").arg(found->name);
    // Those of a chart have all digits, for people who copy them.
    const Table numbers = isWhole ? page.numbers : withEvenDecimals(page.numbers, QLocale::c());
    ReportChapter chapter{page.id, slide.title.isEmpty() ? title : slide.title, {}, {{{}, {}, numbers}}};
    chapter.footer = page.footer;
    add(chapter);
}

QStringList linesWithTiles(const PageSpec &answer)
{
    return mapped(answer.tiles, [](const PageTile &tile) {
        return tile.detail.isEmpty() ? tr("%1: %2", "a heading, what it says").arg(tile.heading, tile.value)
                                     : tr("%1: %2 (%3)", "a heading, a figure, the figures behind it")
                                           .arg(tile.heading, tile.value, tile.detail);
    });
}

void DeckMaking::addSummary(const BoardSlide &slide)
{
    const ReportPage *found = pageOf(QStringLiteral("overview"));
    ReportChapter chapter{QStringLiteral("summary"), slide.title, {}, {}};
    if (found == nullptr) {
        chapter.title = slide.title.isEmpty() ? tr("Executive summary") : slide.title;
        chapter.blocks << ReportBlock{{}, {tr("There is no recommendation for this board.")}, {}};
        add(chapter);
        return;
    }
    const PageSpec &answer = found->page;
    chapter.footer = answer.footer;
    if (slide.title.isEmpty())
        chapter.title = takeawayOf(answer);
    else
        chapter.blocks << ReportBlock{tr("Recommendation"), {takeawayOf(answer)}, {}};
    if (!answer.support.isEmpty())
        chapter.blocks << ReportBlock{{}, {answer.support}, {}};
    if (const PageConfidence &told = answer.confidence; !told.level.isEmpty())
        chapter.blocks << ReportBlock{
            {}, {tr("%1: %2", "a heading, what it says").arg(told.text, told.explanation())}, {}};
    if (!answer.tiles.isEmpty())
        chapter.blocks << ReportBlock{tr("Key figures"), linesWithTiles(answer), {}};
    for (const TextSection &section : answer.texts) {
        const QStringList items = mapped(section.items, &TextItem::text);
        if (!items.isEmpty())
            chapter.blocks << ReportBlock{section.heading, items, {}};
    }
    if (!answer.warning.isEmpty())
        chapter.blocks << ReportBlock{tr("What is not comparable"), {answer.warning}, {}};
    add(chapter);
}

void DeckMaking::addAppendix(const BoardSlide &slide)
{
    ReportChapter divider{QStringLiteral("appendix"), slide.title.isEmpty() ? tr("Appendix") : slide.title, {}, {}};
    divider.kind = ChapterKind::Section;
    add(divider);
    for (const ReportChapter &chapter : {assumptions(m_catalog, m_board, m_formatter, RowsStated::Key),
                                         notes(m_catalog, m_pages), sources(m_pages, m_formatter)}) {
        if (!isEmpty(chapter))
            add(chapter);
    }
}

void DeckMaking::addSlide(const BoardSlide &slide)
{
    switch (slide.kind) {
    case SlideKind::Title:
    case SlideKind::Section: {
        const bool isCover = slide.kind == SlideKind::Title;
        ReportChapter chapter{slideKindWord(slide.kind), slide.title, {}, {}};
        if (isCover && slide.title.isEmpty())
            chapter.title = m_made.report.title;
        chapter.kind = isCover ? ChapterKind::Cover : ChapterKind::Section;
        add(chapter);
        return;
    }
    case SlideKind::Summary:
        return addSummary(slide);
    case SlideKind::Charts:
        return addCharts(slide);
    case SlideKind::Table:
        return addTable(slide);
    case SlideKind::Appendix:
        return addAppendix(slide);
    }
}

DeckReport DeckMaking::made()
{
    ReportSpec &report = m_made.report;
    report.isDeck = true;
    report.title = m_board.title.isEmpty() ? tr("Comparison of AI chips") : m_board.title;
    report.footer = tr("%1 · Catalogue of %2").arg(report.title, dateText(m_catalog.revision));
    report.date = m_catalog.revision;
    if (!m_pages.isEmpty()) {
        const ReportPage *answer = pageOf(QStringLiteral("overview"));
        const ReportPage &first = answer != nullptr ? *answer : m_pages.constFirst();
        const auto isSummary = [](const BoardSlide &slide) { return slide.kind == SlideKind::Summary; };
        if (std::ranges::none_of(m_board.deck, isSummary)) // it would say the same
            report.takeaway = takeawayOf(first.page);
        report.facts = basisFacts(m_catalog, m_board, first, m_formatter); // a slide has the answer
        report.keywords = first.page.keywords;
    }
    for (const ReportPage &page : m_pages)
        m_made.tables.insert(page.page.id, page.table);
    for (const BoardSlide &slide : m_board.deck) {
        addSlide(slide);
        ++m_slide;
    }
    return m_made;
}

} // namespace

DeckReport deckReport(const Catalog &catalog, const Board &board, const QList<ReportPage> &pages,
                      const Formatter &formatter)
{
    return DeckMaking(catalog, board, pages, formatter).made();
}

} // namespace chipboard
