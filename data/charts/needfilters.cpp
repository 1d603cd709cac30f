#include "data/charts/needfilters.h"

#include "data/board/needlist.h"
#include "data/catalog/catalog.h"
#include "data/core/tr.h"

namespace chipboard {
namespace {

QList<PageFilter::Choice> knownRegions(const Catalog &catalog)
{
    QStringList names;
    for (const PriceBook &book : catalog.books) {
        for (const PriceEntry &entry : book.prices) {
            if (!entry.region.isEmpty() && entry.region != QLatin1String("not-stated") && !names.contains(entry.region))
                names << entry.region;
        }
    }
    names.sort();
    QList<PageFilter::Choice> choices;
    for (const QString &name : std::as_const(names))
        choices << PageFilter::Choice{name, name};
    return choices;
}

QList<PageFilter::Choice> wordsOf(const NeedRow &row)
{
    QList<PageFilter::Choice> choices{{QString(), tr("not said")}};
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
    filter.isNamed = true;
    filter.said = saidText(row, needs, formatter);
    filter.current = row.textOf(needs);
    if (!row.choices.empty()) {
        filter.choices = wordsOf(row);
        return filter;
    }
    filter.isTyped = true;
    filter.hint = tr("not said");
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

} // namespace

QList<PageFilter> needFilters(const Catalog &catalog, const Needs &needs, const Formatter &formatter)
{
    QList<PageFilter> filters;
    for (const NeedRow &row : needTable())
        filters << filterOf(catalog, row, needs, formatter);
    return filters;
}

} // namespace chipboard
