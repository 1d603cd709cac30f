#include "data/views/reportspec.h"

#include "data/board/assumption.h"
#include "data/board/needs.h"
#include "data/core/tr.h"
#include "data/views/glossary.h"

#include <QSet>

#include <algorithm>
#include <array>

namespace chipboard {
namespace {

constexpr const char *method[] = {
    QT_TRANSLATE_NOOP(
        "ReportMethod",
        "Figures of chips, instances and prices come from the listed sources, each with its date. If there are several "
        "sources, the maker's own comes first. The others are kept, and disagreements are shown."),
    QT_TRANSLATE_NOOP("ReportMethod",
                      "Unpublished figures stay missing, with the reason; unknown values never become zero. Ranges are "
                      "carried through every formula, so a result based on a range is a range too."),
    QT_TRANSLATE_NOOP("ReportMethod",
                      "Solid marks are shipping and published, hatched ones announced, outlined ones our estimates; "
                      "lines show ranges, \"~\" approximate figures."),
    QT_TRANSLATE_NOOP("ReportMethod",
                      "Estimates are calculated from first principles. The operations and bytes of the work are "
                      "divided by the chip's peaks times efficiencies fitted to published measurements. The times of "
                      "compute, memory and links add up. Costs are the hours of whole instances at the chosen prices."),
    QT_TRANSLATE_NOOP("ReportMethod",
                      "Ranges reflect the errors of measurements whose source was excluded from the fit. The page "
                      "Accuracy shows the errors of the estimates."),
    QT_TRANSLATE_NOOP("ReportMethod", "Equal data and assumptions give equal files, byte by byte."),
};

} // namespace

QStringList glossary()
{
    QStringList texts;
    for (const GlossaryWord &word : glossaryTable())
        texts << tr("%1: %2").arg(word.wordText(), word.meaningText());
    return texts;
}

QStringList methodText(bool opensAgain)
{
    QStringList texts;
    for (const char *text : method)
        texts << tr(text);
    if (opensAgain)
        texts << tr("Chipboard can open this file: it contains the comparison.");
    return texts;
}

namespace {

QString takeawayOf(const PageSpec &page) { return page.answer.isEmpty() ? page.title : page.answer; }

QStringList namesOf(const ResultTable &table)
{
    QStringList names;
    for (const ResultRow &row : table.rows)
        names << row.subject.name;
    return names;
}

QString baselineName(const Board &board, const ResultTable &table)
{
    const auto found = std::find_if(table.rows.begin(), table.rows.end(),
                                    [&board](const ResultRow &row) { return row.subject.id == board.baseline; });
    return found == table.rows.end() ? QString() : found->subject.name;
}

constexpr qsizetype mostSources = 60; // of a page; more than that are named where they are used

// What is compared stands on the cover, and what each page says over the page.
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

// In the order of the panel; what was changed is marked, and says what it was.
ReportChapter assumptions(const Catalog &catalog, const Board &board, const Formatter &formatter)
{
    ReportChapter chapter{QStringLiteral("assumptions"), tr("Assumptions"), {}, {}, true};
    const Workload *work = catalog.workload(board.workload);
    if (work == nullptr || catalog.model(work->model) == nullptr)
        return chapter;
    ReportBlock block{tr("Workload: %1").arg(work->name), {}, {}};
    const int changed = changedCount(board.assumptions);
    block.paragraphs << (changed == 0 ? tr("Nothing was changed: all values are the defaults.")
                                      : tr("Changed values are marked with ●: %1.").arg(changed));
    block.table.columns = {{tr("Assumption"), false},
                           {tr("Value", "a number"), true},
                           {tr("Default"), true},
                           {tr("Where the default comes from"), false}};
    for (const StatedAssumption &one : statedAssumptions(catalog, board)) {
        const AssumptionRow &row = *one.row;
        if (one.acts)
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
    claims.table.columns = {{tr("Claim"), false}, {tr("By"), false}, {tr("Finding"), false}};
    for (const Claim &claim : catalog.claims) {
        const bool isInView = std::any_of(claim.about.begin(), claim.about.end(),
                                          [&ids](const QString &about) { return ids.contains(about); });
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
        for (const QString &source : one.page.sources) {
            if (!block.paragraphs.contains(source))
                block.paragraphs << source;
        }
    }
    block.paragraphs << many;
    return {QStringLiteral("sources"), tr("Sources"), {}, {block}, true};
}

// Contradictions have their own chapter.
ReportChapter notes(const Catalog &catalog, const QList<ReportPage> &pages)
{
    ReportBlock block;
    const QStringList told = contradictions(catalog, pages).paragraphs;
    for (const ReportPage &one : pages) {
        for (const QString &note : one.page.notes) {
            const bool isTold =
                std::any_of(told.begin(), told.end(), [&note](const QString &text) { return note.contains(text); });
            if (!isTold && !block.paragraphs.contains(note))
                block.paragraphs << note;
        }
    }
    return {QStringLiteral("notes"), tr("Notes"), {}, {block}};
}

bool isEmpty(const ReportChapter &chapter)
{
    return !chapter.page && std::all_of(chapter.blocks.begin(), chapter.blocks.end(), [](const ReportBlock &block) {
        return block.paragraphs.isEmpty() && block.table.rows.isEmpty();
    });
}

// The answer in full: its numbers with the odds, the tiles, why, and what to check.
QList<ReportFact> answerFacts(const PageSpec &page)
{
    QList<ReportFact> facts;
    if (!page.hasLead || page.tiles.isEmpty())
        return facts;
    facts << ReportFact{tr("Numbers"), page.support};
    for (const PageTile &tile : page.tiles)
        facts << ReportFact{tile.heading, tr("%1 (%2)").arg(tile.value, tile.detail)};
    for (const TextSection &section : page.texts) {
        QStringList items;
        for (const TextItem &item : section.items)
            items << item.text;
        facts << ReportFact{section.heading, items.join(QLatin1Char(' '))};
    }
    if (!page.confidence.level.isEmpty())
        facts << ReportFact{tr("Confidence"), page.confidence.text};
    return facts;
}

// What the cover says does not stand again over the page's chart.
PageSpec behindCover(PageSpec page)
{
    if (answerFacts(page).isEmpty() || page.charts.isEmpty())
        return page;
    page.title = page.charts.constFirst().title;
    page.answer.clear();
    page.support.clear();
    page.tiles.clear();
    page.texts.clear();
    return page;
}

bool isDetail(const QString &page)
{
    constexpr std::array answering{"overview", "compare", "workload", "break-even", "roadmap", "advisor"};
    return std::none_of(answering.begin(), answering.end(),
                        [&page](const char *id) { return page == QLatin1String(id); });
}

QList<ReportFact> factsOf(const Catalog &catalog, const Board &board, const ReportPage &first,
                          const Formatter &formatter)
{
    QList<ReportFact> facts = answerFacts(first.page);
    facts << ReportFact{tr("Compared"), namesOf(first.table).join(QLatin1String(", "))};
    if (const QString baseline = baselineName(board, first.table); !baseline.isEmpty())
        facts << ReportFact{tr("Baseline"), baseline};
    if (const PriceBook *book = catalog.book(board.priceBook))
        facts << ReportFact{tr("Prices"), tr("%1, %2").arg(book->name, dateText(book->asOf))};
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
    ReportSpec report;
    report.title = board.title.isEmpty() ? tr("Comparison of AI chips") : board.title;
    report.takeaway = takeawayOf(first.page);
    report.facts = factsOf(catalog, board, first, formatter);
    report.footer = tr("%1 · Catalogue of %2").arg(report.title, dateText(catalog.revision));
    report.date = first.page.date;
    report.keywords = first.page.keywords;
    QList<ReportChapter> chapters{cautions(pages)};
    QList<ReportChapter> details;
    for (const ReportPage &one : pages) {
        const bool isFirst = &one == &first;
        ((isDetail(one.page.id) && !isFirst) ? details : chapters)
            << ReportChapter{one.page.id, one.name, isFirst ? behindCover(one.page) : one.page, {}};
    }
    details << assumptions(catalog, board, formatter) << statements(catalog, pages) << notes(catalog, pages)
            << sources(pages, formatter)
            << ReportChapter{QStringLiteral("glossary"), tr("Glossary"), {}, {{QString(), glossary(), {}}}}
            << ReportChapter{QStringLiteral("method"),
                             tr("Method"),
                             {},
                             {{QString(), methodText(file == ReportFile::OpensAgain), {}}}};
    for (ReportChapter &chapter : details)
        chapter.isAppendix = true;
    for (const ReportChapter &chapter : chapters + details) {
        if (!isEmpty(chapter))
            report.chapters << chapter;
    }
    return report;
}

} // namespace chipboard
