#include "app/window/pageview.h"

#include "data/analysis/workloadtexts.h"
#include "data/compare/figuretable.h"
#include "data/compare/pricing.h"
#include "data/core/find.h"
#include "data/core/tr.h"
#include "data/views/pages.h"
#include "data/views/pagetexts.h"

#include <algorithm>

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
    QuantityEntry entry{.id = row.assumptionId().text(),
                        .label = row.labelText(),
                        .help = row.helpText(),
                        .origin = row.originText(),
                        .group = row.group,
                        .unit = row.unit,
                        .suffix = formatter.unitText(row.unit),
                        .minimum = *shown(row.minimum),
                        .maximum = *shown(row.maximum),
                        .step = isConverted ? Formatter::significant(*shown(row.step), 1) : row.step,
                        .whole = row.whole,
                        .choices = QList<double>(row.choices.begin(), row.choices.end()),
                        .value = shown(board.assumptions.*row.member),
                        .unset = row.unsetText()};
    // The default in the context of the other changed dimensions.
    Assumptions others = board.assumptions;
    (others.*row.member).reset();
    const EditedWorkload without = edited(work, model, others);
    entry.fallback = shown(defaultOf(row, without.workload, without.model, catalog.calibration));
    return entry;
}

QList<Choice> currencyChoices(const CurrencyChoice &choice)
{
    QStringList codes = usualCurrencies();
    addOnce(codes, choice.code);
    QList<Choice> choices;
    for (const QString &code : std::as_const(codes))
        choices << Choice{code, code, {}, {}, choices.size() == 1};
    return choices;
}

QuantityEntry rateEntry(const Catalog &catalog, const CurrencyChoice &choice, const Formatter &formatter)
{
    constexpr int digits = 6; // as banks publish them
    QuantityEntry entry{
        .id = QString::fromLatin1(exchangeRateId),
        .label = tr("%1 per USD").arg(choice.code),
        .help = tr("How many %1 one USD buys, at a rate and date of your choice. It only affects how money is shown; "
                   "the board keeps its prices and assumptions in USD.")
                    .arg(choice.code)};
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
    AssumptionsState state{.workloads = workloadChoices(catalog),
                           .workload = board.workload.text(),
                           .changed = changedCount(board.assumptions) + (board.currency == CurrencyChoice() ? 0 : 1),
                           .currencies = currencyChoices(board.currency),
                           .currency = board.currency.code};
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

namespace {

QList<Choice> precisionChoices(Precision best)
{
    const auto dense = [](Precision precision) { return tr("%1 dense").arg(precisionLabel(precision)); };
    const auto shown = [](Precision precision) { return tr("%1 peaks", "FP8").arg(precisionLabel(precision)); };
    QList<Choice> choices{{QString(), tr("Best common"), shown(best), tr("now %1").arg(dense(best)), false}};
    for (const Precision precision : comparablePrecisions) {
        const bool first = choices.size() == 1;
        choices << Choice{precisionWord(precision), dense(precision), shown(precision), {}, first};
    }
    return choices;
}

// An absent list can be deselected, not selected.
QList<Choice> bookChoices(const Catalog &catalog, const QString &current)
{
    QList<Choice> choices;
    for (const PriceBook &book : catalog.books) {
        if (book.isAbsent() && book.id.text() != current)
            continue;
        const QString date = dateText(book.asOf.left(7)); // the button only shows the month
        const QString detail = catalog.regions.isEmpty() ? date : catalog.regions.join(QStringLiteral(", "));
        choices << Choice{book.id.text(), book.name, tr("%1, %2").arg(book.name, detail), dateText(book.asOf), false};
    }
    return choices;
}

/// Regions of the list, plus the selected ones.
QList<Choice> regionChoices(const PriceBook *book, const QStringList &chosen)
{
    QStringList regions = book != nullptr ? regionsOf(*book) : QStringList();
    regions << chosen;
    regions.removeDuplicates();
    QList<Choice> choices{{{}, tr("All regions"), {}, {}, false, regionMenuText(), chosen.isEmpty()}};
    for (const QString &region : std::as_const(regions))
        choices << Choice{region, region, {}, {}, choices.size() == 1, regionMenuText(), chosen.contains(region)};
    return choices;
}

QList<Choice> baselineChoices(const ResultTable &table, const QString &current, const QString &currentName)
{
    QList<Choice> choices{{QString(), tr("None"), {}, {}, false}};
    for (const ResultRow &row : table.rows)
        choices << Choice{row.subject.id, row.subject.name, {}, {}, choices.size() == 1};
    const bool listed = std::ranges::any_of(choices, [&current](const Choice &choice) { return choice.id == current; });
    if (!listed) // the baseline is kept while no visible row matches it
        choices << Choice{current, currentName, tr("%1 (not shown)").arg(currentName), {}, true};
    return choices;
}

/// The row of the baseline; the baseline's own id if there is none.
QString baselineIn(const ResultTable &table, const Board &board)
{
    for (const ResultRow &row : table.rows) {
        if (isBaseline(board, row.subject))
            return row.subject.id;
    }
    return board.baseline;
}

// Singular is a separate text: the source texts have no plural forms.
QString countText(Level level, qsizetype rows)
{
    const auto count = static_cast<int>(rows);
    switch (level) {
    case Level::Chip:
        return count == 1 ? tr("1 chip") : tr("%n chips", nullptr, count);
    case Level::Instance:
        return count == 1 ? tr("1 instance") : tr("%n instances", nullptr, count);
    case Level::System:
        return count == 1 ? tr("1 system") : tr("%n systems", nullptr, count);
    }
    Q_UNREACHABLE();
}

QString contradictionText(qsizetype found)
{
    const auto count = static_cast<int>(found);
    return count == 0 ? tr("Sources agree") : tr("Sources disagree (%n)", nullptr, count);
}

ScenariosState scenariosState(const Catalog &catalog, const Board &board, const Formatter &formatter)
{
    ScenariosState state{.inForce = board.scenarios.inForce};
    for (const Scenario &one : board.scenarios.all)
        state.names << one.name;
    if (board.scenarios.isEmpty())
        return state;
    const QList<SettingId> settings = differingSettings(board);
    for (const SettingId &id : settings) {
        ScenariosState::Setting setting{id, settingName(catalog, board, id), {}};
        for (qsizetype i = 0; i < board.scenarios.all.size(); ++i)
            setting.values << settingValue(catalog, scenarioAt(board, i), id, formatter);
        state.settings << setting;
    }
    return state;
}

QList<Choice> scenarioChoices(const ScenariosState &state)
{
    QList<Choice> choices;
    for (qsizetype i = 0; i < state.names.size(); ++i)
        choices << Choice{.id = QString::number(i), .text = state.names.at(i)};
    return choices;
}

// Or values derived from them, such as a price per TFLOPS.
bool showsPeaks(const PageRow &page, const ResultTable &table)
{
    return !page.aboutWork || std::ranges::any_of(table.metrics, [](const Metric *metric) {
        return !metric->precision
            && (metric->group == MetricGroup::Compute || metric->group == MetricGroup::SparseCompute
                || metric->group == MetricGroup::Ratio);
    });
}

} // namespace

PageView pageView(const Catalog &published, const Catalog &catalog, const Board &board, const PageRow &page,
                  const Formatter &formatter, const PageSources &sources)
{
    PageView view{.table = page.table(catalog, board)};
    view.page = page.page({published, catalog, board, view.table, formatter, sources});
    for (const ResultRow &row : view.table.rows)
        view.subjects << row.subject.id;

    Board atBest = board;
    atBest.precision.reset();
    view.bar.level = board.level;
    view.bar.precisions = precisionChoices(resolvedPrecision(catalog, atBest));
    view.bar.noPeaks = showsPeaks(page, view.table) ? QString()
                                                    : tr("This page compares results in the number format of the "
                                                         "workload, so the precision of peaks changes nothing.");
    view.bar.precision = board.precision ? precisionWord(*board.precision) : QString();
    const PriceBook *book = catalog.book(board.priceBook); // its id may differ from the board's alias
    view.bar.book = (book != nullptr ? book->id : board.priceBook).text();
    view.bar.books = bookChoices(catalog, view.bar.book);
    view.bar.mixedPrices = board.mixedPrices;
    view.bar.regions = regionChoices(book, board.regions);
    view.bar.baseline = baselineIn(view.table, board);
    view.bar.baselines =
        baselineChoices(view.table, view.bar.baseline, thingName(catalog, board.level, view.bar.baseline));
    view.bar.values = board.values;
    view.bar.fixed = page.fixedText();
    view.bar.canExport = !view.table.rows.isEmpty();

    view.scenarios = scenariosState(published, board, formatter);
    view.bar.scenarios = scenarioChoices(view.scenarios);
    view.bar.scenario = QString::number(view.scenarios.inForce);
    view.assumptions = assumptionsState(catalog, board, formatter);
    view.aboutWork = page.aboutWork;

    view.contradictions = contradictionsAbout(catalog, view.table).size();
    view.status = {countText(board.level, view.table.rows.size()), contradictionText(view.contradictions),
                   tr("catalogue of %1").arg(dateText(catalog.revision))
                       + (oldListsText(catalog).isEmpty() ? QString() : QChar(0x00A0) + QString(staleGlyph))};
    return view;
}

CellAddress mostTelling(const ResultTable &table)
{
    CellAddress best;
    int bestScore = -1;
    for (const ResultRow &row : table.rows) {
        for (qsizetype column = 0; column < row.cells.size(); ++column) {
            const Cell &cell = row.cells.at(column);
            const Metric &metric = *table.metrics.at(column);
            const int score = cell.isMissing() ? -1
                                               : (cell.contradictions.isEmpty() ? 0 : 4)
                    + (metric.group == MetricGroup::Price ? 2 : 0) + (cell.fallback ? 1 : 0);
            if (score <= bestScore)
                continue;
            bestScore = score;
            best = {row.subject.id, metric.metricId()};
        }
    }
    return best;
}

} // namespace chipboard
