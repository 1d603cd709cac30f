#include "app/window/assumptionsview.h"

#include "data/analysis/workloadtexts.h"
#include "data/core/tr.h"

namespace chipboard {
namespace {

QList<Choice> workloadChoices(const Catalog &catalog)
{
    QList<Choice> choices;
    QString group;
    for (const Workload &workload : catalog.workloads + catalog.servings) {
        const bool first = workload.group != group;
        group = workload.group;
        choices << Choice{workload.id.text(), workload.name, workload.name, first ? group : QString(), first};
    }
    return choices;
}

QuantityEntry entryOf(const AssumptionRow &row, const Catalog &catalog, const Board &board, const Workload &work,
                      const ModelShape &model, const Formatter &formatter)
{
    const auto shown = [&](std::optional<double> value) {
        return value ? std::optional(formatter.shown(*value, row.unit)) : value;
    };
    const bool isConverted = isOfCurrency(row.unit) && !formatter.currency().isUsd();
    QuantityEntry entry;
    entry.id = row.assumptionId().text();
    entry.label = row.labelText();
    entry.help = row.helpText();
    entry.origin = row.originText();
    entry.unset = row.unsetText();
    entry.group = row.group;
    entry.unit = row.unit;
    entry.suffix = formatter.unitText(row.unit);
    entry.minimum = *shown(row.minimum);
    entry.maximum = *shown(row.maximum);
    entry.step = isConverted ? Formatter::significant(*shown(row.step), 1) : row.step;
    entry.whole = row.whole;
    entry.choices = QList<double>(row.choices.begin(), row.choices.end());
    entry.value = shown(board.assumptions.*row.member);
    // What holds without this one: the other dimensions that were changed have their say.
    Assumptions others = board.assumptions;
    (others.*row.member).reset();
    const EditedWorkload without = edited(work, model, others);
    entry.fallback = shown(defaultOf(row, without.workload, without.model, catalog.calibration));
    return entry;
}

QList<Choice> currencyChoices(const CurrencyChoice &choice)
{
    QStringList codes = usualCurrencies();
    if (!codes.contains(choice.code))
        codes << choice.code;
    QList<Choice> choices;
    for (const QString &code : std::as_const(codes))
        choices << Choice{code, code, {}, {}, choices.size() == 1};
    return choices;
}

QuantityEntry rateEntry(const Catalog &catalog, const CurrencyChoice &choice, const Formatter &formatter)
{
    constexpr int digits = 6; // as banks publish them
    QuantityEntry entry;
    entry.id = QString::fromLatin1(exchangeRateId);
    entry.label = tr("%1 per USD").arg(choice.code);
    entry.help = tr("How many %1 one USD buys, at a rate and date of your choice. It only affects how money is shown; "
                    "the board keeps its prices and assumptions in USD.")
                     .arg(choice.code);
    const CurrencyChoice published = publishedCurrency(catalog, choice.code);
    entry.origin = published.rate
        ? tr("%1, the rate of %2").arg(formatter.full(*published.rate), dateText(published.asOf))
        : tr("None: the catalogue has no rate of %1; without one, money is shown in USD.").arg(choice.code);
    entry.fallback = published.rate;
    entry.unset = tr("not stated");
    entry.minimum = CurrencyChoice::leastRate;
    entry.maximum = CurrencyChoice::mostRate;
    entry.step = 0.01;
    entry.decimals = digits;
    if (choice.asOf.isEmpty())
        entry.value = choice.rate;
    return entry;
}

} // namespace

AssumptionsState assumptionsState(const Catalog &catalog, const Board &board, const Formatter &formatter)
{
    AssumptionsState state;
    state.workloads = workloadChoices(catalog);
    state.workload = board.workload.text();
    state.changed = changedCount(board.assumptions) + (board.currency == CurrencyChoice() ? 0 : 1);
    state.currencies = currencyChoices(board.currency);
    state.currency = board.currency.code;
    if (!board.currency.isUsd())
        state.rate = rateEntry(catalog, board.currency, formatter);
    const Workload *work = catalog.workload(board.workload);
    const ModelShape *model = work != nullptr ? catalog.model(work->model) : nullptr;
    if (model == nullptr) {
        state.summary = tr("The workload \"%1\" is not in the catalogue.").arg(board.workload.text());
        return state;
    }
    const EditedWorkload now = edited(*work, *model, board.assumptions);
    state.summary =
        tr("%1, %2, %3").arg(model->name, lengthsText(now.workload, formatter), formatText(now.workload, formatter));
    for (const AssumptionRow &row : assumptionTable()) {
        if (row.actsOn(work->task))
            state.entries << entryOf(row, catalog, board, *work, *model, formatter);
    }
    return state;
}

} // namespace chipboard
