#include "app/document/boardchanges.h"

#include "data/compare/figuretable.h"
#include "data/compare/metric.h"
#include "data/core/find.h"
#include "data/core/tr.h"

namespace chipboard {
namespace {

constexpr qsizetype mostNamed = 3; // longer lists are not read

QString bookSentence(const Catalog &catalog, const Board & /*before*/, const Board &after)
{
    const PriceBook *book = catalog.book(after.priceBook);
    return tr("Prices set to %1.").arg(book != nullptr ? book->name : after.priceBook.text());
}

QString precisionSentence(const Catalog & /*catalog*/, const Board & /*before*/, const Board &after)
{
    return after.precision ? tr("Precision set to %1.").arg(precisionLabel(*after.precision))
                           : tr("Precision set to the best common one.");
}

QString levelSentence(const Catalog & /*catalog*/, const Board & /*before*/, const Board &after)
{
    return tr("Compared per %1.").arg(midSentence(levelLabel(after.level)));
}

QString workloadSentence(const Catalog &catalog, const Board & /*before*/, const Board &after)
{
    const Workload *workload = catalog.workload(after.workload);
    return tr("Workload set to %1.").arg(workload != nullptr ? workload->name : after.workload.text());
}

QString baselineSentence(const Catalog &catalog, const Board & /*before*/, const Board &after)
{
    return after.baseline.isEmpty() ? tr("Baseline removed.")
                                    : tr("Baseline set to %1.").arg(thingName(catalog, after.level, after.baseline));
}

QString currencySentence(const Catalog & /*catalog*/, const Board & /*before*/, const Board &after)
{
    return tr("Currency set to %1.").arg(after.currency.code);
}

QString mixedSentence(const Catalog & /*catalog*/, const Board & /*before*/, const Board &after)
{
    return after.mixedPrices ? tr("Rows without such a price now show one of another type.")
                             : tr("Prices of one type only.");
}

QString regionSentence(const Catalog & /*catalog*/, const Board & /*before*/, const Board &after)
{
    return after.regions.isEmpty() ? tr("Prices of all regions.")
                                   : tr("Prices in %1 only.").arg(after.regions.join(u", "));
}

/// A board setting with a single value.
struct ChangeRow
{
    bool (*differs)(const Board &before, const Board &after);
    QString (*sentence)(const Catalog &catalog, const Board &before, const Board &after);
};

template<auto member>
bool differsIn(const Board &before, const Board &after)
{
    return !(before.*member == after.*member);
}

constexpr ChangeRow changeRows[] = {
    {differsIn<&Board::priceBook>, bookSentence},      {differsIn<&Board::mixedPrices>, mixedSentence},
    {differsIn<&Board::precision>, precisionSentence}, {differsIn<&Board::level>, levelSentence},
    {differsIn<&Board::workload>, workloadSentence},   {differsIn<&Board::baseline>, baselineSentence},
    {differsIn<&Board::currency>, currencySentence},   {differsIn<&Board::regions>, regionSentence},
};

template<typename IdType>
QStringList namesOnlyIn(const QList<IdType> &ids, const QList<IdType> &others, const Catalog &catalog, Level level)
{
    return mapped(allWhere(ids, [&](const IdType &id) { return !others.contains(id); }),
                  [&](const IdType &id) { return thingName(catalog, level, id.text()); });
}

template<typename IdType>
void addThings(QStringList &sentences, const QList<IdType> &before, const QList<IdType> &after, const Catalog &catalog,
               Level level)
{
    const QStringList added = namesOnlyIn(after, before, catalog, level);
    const QStringList removed = namesOnlyIn(before, after, catalog, level);
    const QString between = tr(", ", "between names");
    if (added.size() > mostNamed || removed.size() > mostNamed)
        sentences << tr("Selection replaced.");
    else if (!added.isEmpty() && !removed.isEmpty())
        sentences << tr("Added %1, removed %2.").arg(added.join(between), removed.join(between));
    else if (!added.isEmpty())
        sentences << tr("Added %1.").arg(added.join(between));
    else if (!removed.isEmpty())
        sentences << tr("Removed %1.").arg(removed.join(between));
}

void addCharts(QStringList &sentences, const Board &before, const Board &after)
{
    QStringList names;
    for (const MetricId &id : before.charts) {
        const Metric *metric = after.charts.contains(id) ? nullptr : findMetric(id);
        if (metric != nullptr)
            names << metric->labelText();
    }
    if (!names.isEmpty() && before.level == after.level)
        sentences << tr("Charts removed: %1.").arg(names.join(tr(", ", "between names")));
}

void addAssumptions(QStringList &sentences, const Board &before, const Board &after, const Formatter &formatter)
{
    QList<const AssumptionRow *> changed;
    for (const AssumptionRow &row : assumptionTable()) {
        if (before.assumptions.*row.member != after.assumptions.*row.member)
            changed << &row;
    }
    if (changed.size() > 1) {
        sentences << (changedCount(after.assumptions) == 0
                          ? tr("All assumptions reset.")
                          : tr("%n assumptions changed.", nullptr, static_cast<int>(changed.size())));
    } else if (!changed.isEmpty()) {
        const AssumptionRow &row = *changed.constFirst();
        const std::optional<double> value = after.assumptions.*row.member;
        sentences << (value ? tr("%1: %2.").arg(row.labelText(), formatter.table(*value, row.unit))
                            : tr("%1 reset.").arg(row.labelText()));
    }
}

} // namespace

QStringList changesBetween(const Catalog &catalog, const Board &before, const Board &after, const Formatter &formatter)
{
    QStringList sentences =
        mapped(allWhere(changeRows, [&](const ChangeRow &row) { return row.differs(before, after); }),
               [&](const ChangeRow &row) { return row.sentence(catalog, before, after); });
    addThings(sentences, before.chips, after.chips, catalog, Level::Chip);
    addThings(sentences, before.instances, after.instances, catalog, Level::Instance);
    addThings(sentences, before.systems, after.systems, catalog, Level::System);
    addCharts(sentences, before, after);
    addAssumptions(sentences, before, after, formatter);
    if (before.overrides != after.overrides)
        sentences << tr("Custom values changed.");
    return sentences;
}

} // namespace chipboard
