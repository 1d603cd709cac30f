#include "data/views/needfilters.h"

#include "data/analysis/mainquestion.h"
#include "data/board/needs.h"
#include "data/catalog/catalog.h"
#include "data/core/format.h"
#include "data/core/tr.h"
#include "data/views/pages.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace chipboard {
namespace {

constexpr std::array firstNeeds{"cloud", "budget"};

bool isFirstNeed(const NeedRow &row)
{
    return std::any_of(firstNeeds.begin(), firstNeeds.end(),
                       [&row](const char *id) { return row.needId() == QLatin1String(id); });
}

QList<PageFilter::Choice> knownRegions(const Catalog &catalog)
{
    QStringList found;
    for (const PriceBook &book : catalog.books) {
        for (const PriceEntry &entry : book.prices) {
            if (!entry.region.isEmpty() && entry.region != QLatin1String("not-stated") && !found.contains(entry.region))
                found << entry.region;
        }
    }
    found.sort();
    QList<PageFilter::Choice> choices;
    for (const QString &name : std::as_const(found))
        choices << PageFilter::Choice{name, name};
    return choices;
}

QList<PageFilter::Choice> wordsOf(const NeedRow &row)
{
    QList<PageFilter::Choice> choices{{QString(), tr("any")}};
    for (const NeedChoice &choice : row.choices) {
        const QString word = QString::fromLatin1(choice.word);
        choices << PageFilter::Choice{word, needChoiceLabel(row, word)};
    }
    return choices;
}

PageFilter filterOf(const Catalog &catalog, const NeedRow &row, const Needs &needs, const Formatter &formatter)
{
    PageFilter filter;
    filter.id = row.needId();
    filter.label = row.labelText();
    filter.help = row.helpText();
    filter.isNamed = !row.choices.empty(); // a field has its name above it
    filter.said = saidText(row, needs, formatter);
    filter.current = row.textOf(needs);
    if (!row.choices.empty()) {
        filter.choices = wordsOf(row);
        return filter;
    }
    filter.isTyped = true;
    filter.hint = tr("any");
    if (row.number == nullptr) {
        filter.choices = knownRegions(catalog);
        return filter;
    }
    filter.unit = row.unit == Unit::Usd ? formatter.unitText(row.unit)
        : row.unit == Unit::Chips       ? QString() // its name says it
                                        : row.unitText();
    if (const std::optional<double> value = needs.*row.number)
        filter.current = formatter.full(formatter.shown(*value, row.unit));
    return filter;
}

// Whatever kind of work: on the Answer page the question says which kind.
PageFilter anyWorkload(const Catalog &catalog, const Board &board)
{
    PageFilter filter;
    filter.id = u"workload"_s;
    filter.label = tr("Workload");
    filter.isNamed = true;
    filter.current = board.workload.text();
    for (const Workload &one : catalog.workloads)
        filter.choices << PageFilter::Choice{one.id.text(), one.name};
    return filter;
}

// In one line with the others: the hint stands for the name.
PageFilter inLine(PageFilter filter)
{
    if (filter.isTyped) {
        filter.hint = midSentence(filter.label);
        filter.unit = tr("%1/month", "a currency").arg(filter.unit);
    }
    filter.isNamed = true;
    filter.said.clear();
    return filter;
}

} // namespace

QList<PageFilter> needFilters(const Catalog &catalog, const Board &board, const Formatter &formatter)
{
    QList<PageFilter> filters{anyWorkload(catalog, board)};
    const Task task = taskAsked(catalog, board);
    if (task == Task::Serve || task == Task::Batch)
        filters << volumeFilter(task, board.assumptions, formatter);
    for (const char *id : firstNeeds)
        filters << inLine(filterOf(catalog, *findNeed(QString::fromLatin1(id)), board.needs, formatter));
    for (const NeedRow &row : needTable()) {
        if (isFirstNeed(row))
            continue;
        filters << filterOf(catalog, row, board.needs, formatter);
        filters.last().isMore = true;
    }
    return filters;
}

QString moreRequirementsText(const Needs &needs, const Formatter &formatter)
{
    const QList<const NeedRow *> said = saidIn(needs);
    const auto count = std::count_if(said.begin(), said.end(), [](const NeedRow *row) { return !isFirstNeed(*row); });
    return count == 0 ? tr("More requirements") : tr("More requirements (%1)").arg(formatter.integer(count));
}

} // namespace chipboard
