#include "data/views/pages.h"

#include "data/analysis/advise.h"
#include "data/analysis/besidebaseline.h"
#include "data/analysis/breakeven.h"
#include "data/analysis/confidence.h"
#include "data/analysis/contest.h"
#include "data/analysis/headline.h"
#include "data/analysis/mainquestion.h"
#include "data/analysis/pricehistory.h"
#include "data/analysis/whatiftexts.h"
#include "data/analysis/workloadtexts.h"
#include "data/core/find.h"
#include "data/core/tr.h"
#include "data/views/describe.h"
#include "data/views/pagebuilder.h"
#include "data/views/pagetexts.h"

#include <algorithm>
#include <array>
#include <numeric>

namespace chipboard {
namespace {

constexpr qsizetype mostTiles = 4;

MetricId priceOf(Level level)
{
    return MetricId(level == Level::Chip ? QStringLiteral("price_chip_hour") : QStringLiteral("price_hour"));
}

/// The question's metric; a cost of the work per month if a volume is stated.
MetricId askedBy(const Catalog &catalog, const Board &board)
{
    const Task task = taskAsked(catalog, board);
    const MetricId asked = questionOf(catalog, board).metric(task);
    return asked == taskMetrics(task).cost ? costAsked(catalog, board) : asked;
}

/// Input of the page.
struct AnswerSight
{
    const Catalog &catalog;
    const Board &board;
    const ResultTable &table;
    const Formatter &formatter;
    const WorkloadView &view;
    const Metric &asked;
    Verdict verdict;

    [[nodiscard]] HeadlineInput input() const { return {catalog, board, table, formatter}; }
    [[nodiscard]] QString nameOf(const QString &id) const
    {
        const auto *found = findWhere(table.rows, [&id](const ResultRow &row) { return row.subject.id == id; });
        return found == nullptr ? id : found->subject.name;
    }
    /// A known number above zero; null where there is none.
    [[nodiscard]] const Cell *number(const QString &id, const MetricId &metric) const
    {
        const Cell *cell = id.isEmpty() ? nullptr : table.cell(id, metric);
        return cell != nullptr && !cell->isMissing() && cell->value->low > 0.0 ? cell : nullptr;
    }
    [[nodiscard]] bool isOfTwo() const
    {
        return verdict.kind == Verdict::Kind::Apart || verdict.kind == Verdict::Kind::Level;
    }
};

/// "$1.75", "763", "355 tokens/s": except for money, the second number has the unit, which is that of the first.
std::array<QString, 2> twoNumbers(const AnswerSight &sight, const Metric &metric, const Cell &one, const Cell &other)
{
    const Formatter &formatter = sight.formatter;
    if (isMoney(metric.unit)) {
        const auto amount = [&](const Cell &cell) {
            const double usd = convert(cell.value->value, cell.unit, metric.unit);
            return isTold(cell) ? formatter.estimatedAmount(usd) : formatter.amount(usd);
        };
        return {amount(one), amount(other)};
    }
    const Unit unit = readableUnit(one.value->value, one.unit);
    const auto number = [&](const Cell &cell) {
        return formatter.label(convert(toldNumber(cell, formatter), cell.unit, unit));
    };
    return {number(one), tr("%1 %2", "a number and its unit").arg(number(other), formatter.unitInSentence(unit))};
}

// "Trainium2 $1.75 vs H100 $1.89": a tile must be readable alone.
QString namedVersus(const AnswerSight &sight, const std::array<QString, 2> &numbers)
{
    return tr("%1 %2 vs %3 %4", "a row and its number, another row and its number")
        .arg(sight.nameOf(sight.verdict.best), numbers[0], sight.nameOf(sight.verdict.other), numbers[1]);
}

constexpr double leastTold = 0.005; // share below which a whole percentage is zero
constexpr double timesFrom = 2.0;   // "2.1x", not "110% more"

// Difference of the best to the other: "−38%", "2.1x".
QString differenceOf(const AnswerSight &sight, const Metric &metric, const Cell &one, const Cell &other)
{
    const Unit unit = isMoney(metric.unit) ? metric.unit : readableUnit(one.value->value, one.unit);
    const double share = writtenShare(one, other, unit, sight.formatter);
    if (std::abs(share - 1.0) < leastTold)
        return tr("About the same", "two numbers");
    return share >= timesFrom ? tr("%1x", "2.1x").arg(sight.formatter.full(Formatter::significant(share, 2)))
                              : sight.formatter.signedWholePercent(share - 1.0);
}

void addMetricTile(QList<PageTile> &tiles, const AnswerSight &sight, const MetricId &id, const QString &heading)
{
    const Metric *metric = findMetric(id);
    const Cell *one = sight.number(sight.verdict.best, id);
    const Cell *other = sight.number(sight.verdict.other, id);
    if (metric == nullptr || one == nullptr || other == nullptr)
        return;
    tiles << PageTile{id.text(), heading.isEmpty() ? metric->labelText() : heading,
                      differenceOf(sight, *metric, *one, *other),
                      namedVersus(sight, twoNumbers(sight, *metric, *one, *other))};
}

QString volumeText(const AnswerSight &sight)
{
    const Assumptions &assumed = sight.board.assumptions;
    return assumed.monthlyTokens ? tr("%1B output tokens", "billions").arg(sight.formatter.full(*assumed.monthlyTokens))
                                 : tr("%1M items", "millions").arg(sight.formatter.full(*assumed.monthlyItems));
}

// Difference of the bills, both bills, and the numbers of chips, as rented.
void addBillTile(QList<PageTile> &tiles, const AnswerSight &sight)
{
    const MetricId bill(QStringLiteral("month_usd"));
    const MetricId chips(QStringLiteral("month_chips"));
    const Cell *one = sight.number(sight.verdict.best, bill);
    const Cell *other = sight.number(sight.verdict.other, bill);
    addMetricTile(tiles, sight, bill, tr("Monthly bill, %1").arg(volumeText(sight)));
    const Cell *few = sight.number(sight.verdict.best, chips);
    const Cell *many = sight.number(sight.verdict.other, chips);
    if (one == nullptr || other == nullptr || few == nullptr || many == nullptr)
        return;
    std::array<QString, 2> bills = twoNumbers(sight, *findMetric(bill), *one, *other);
    const auto withChips = [&](const QString &amount, const Cell &count) {
        const QString number = sight.formatter.label(count.value->value);
        return count.value->value == 1.0 ? tr("%1 (1 chip)", "a bill").arg(amount)
                                         : tr("%1 (%2 chips)", "a bill, a number").arg(amount, number);
    };
    tiles.last().detail = namedVersus(sight, {withChips(bills[0], *few), withChips(bills[1], *many)});
}

// Below "Not reliable": what is expected, and both ends.
QString unsureText(const Move &move, const EvenMonths &even)
{
    if (isAboutTheSame(move))
        return tr("about the same cost", "of a payback");
    if (!move.plan.isWork())
        return tr("saving uncertain", "of a payback");
    const bool isExpected = !even.usual.isEmpty() && even.usual != even.soonest;
    if (!isExpected)
        return even.soonest.isEmpty() ? tr("saving uncertain", "of a payback")
                                      : tr("at best %1, at worst never", "9 months").arg(monthsText(even.soonest));
    return even.latest.isEmpty() ? tr("about %1, but may never pay back", "9 months").arg(monthsText(even.usual))
                                 : tr("about %1; %2 to %3 possible", "9 months, numbers of months")
                                       .arg(monthsText(even.usual), even.soonest, even.latest);
}

// Move from the baseline to the best, or to the runner-up if the baseline is best.
void addMoveTile(QList<PageTile> &tiles, const AnswerSight &sight)
{
    const MetricId cost = costAsked(sight.catalog, sight.board);
    const qsizetype baseline = rowOfBaseline(sight.table, sight.board);
    if (baseline < 0 || !sight.isOfTwo())
        return;
    const QString from = sight.table.rows.at(baseline).subject.id;
    const QString to = sight.verdict.best == from ? sight.verdict.other : sight.verdict.best;
    if (sight.number(from, cost) == nullptr || sight.number(to, cost) == nullptr)
        return;
    const auto inquiry = Inquiry::about(sight.catalog, sight.board, AskedNumber{cost, to, from});
    const auto move = inquiry ? moveOf(inquiry.value()) : Result<Move>(inquiry.problem());
    if (!move)
        return;
    const EvenMonths even = evenMonths(move.value(), sight.formatter);
    PageTile tile{
        QStringLiteral("move"), tr("Payback, %1 to %2", "two chips").arg(sight.nameOf(from), sight.nameOf(to)), {}, {}};
    if (const QString why = whyUnlike(inquiry.value()); !why.isEmpty()) {
        tile.value = tr("Not comparable", "of a payback");
        tile.detail = sentenceCase(why);
        tiles << tile;
        return;
    }
    const bool isSure = isReliable(move.value());
    const bool isWork = move.value().plan.isWork();
    if (!isSure)
        tile.value = tr("Not reliable", "of a payback");
    else if (even.usual.isEmpty() || *move.value().evenAfter > Move::monthsShown)
        tile.value = tr("Does not pay back");
    else if (!isWork)
        tile.value = tr("At once", "when a move pays back");
    else
        tile.value = move.value().ratio.isExact()
            ? monthsText(even.usual)
            : tr("About %1", "9 months: how long it takes to pay back").arg(monthsText(even.usual));
    const QString spend = sight.formatter.amount(move.value().plan.monthlySpend);
    const bool mayNever = isSure && !even.usual.isEmpty() && even.latest.isEmpty();
    if (!isSure) // no spend would make it so
        tile.detail = unsureText(move.value(), even);
    else if (!isWork && !even.usual.isEmpty())
        tile.detail =
            mayNever ? tr("no work: same software; may cost more") : tr("no work: both run the same software");
    else
        tile.detail = mayNever ? tr("at %1 a month; may never pay back", "what is spent").arg(spend)
                               : tr("at %1 a month").arg(spend);
    tiles << tile;
}

QList<PageTile> tilesOf(const AnswerSight &sight)
{
    QList<PageTile> tiles;
    if (!sight.isOfTwo())
        return tiles;
    const Task task = taskOf(sight.view);
    const MetricId asked = sight.asked.metricId();
    const bool isOfMonth = hasVolume(sight.board.assumptions, task);
    if (isOfMonth)
        addBillTile(tiles, sight);
    const MetricId others[] = {asked, taskMetrics(task).cost, taskMetrics(task).chipSpeed};
    for (const MetricId &id : others) {
        const bool isThere = std::ranges::any_of(tiles, [&id](const PageTile &tile) { return tile.id == id.text(); });
        if (!isThere) // its full name is above the chart
            addMetricTile(tiles, sight, id, id == asked && id == taskMetrics(task).cost ? tr("Cost") : QString());
    }
    if (!isOfMonth)
        addMetricTile(tiles, sight, priceOf(sight.board.level),
                      sight.board.level == Level::Chip ? tr("Hourly price per chip") : tr("Hourly price"));
    if (tiles.size() < mostTiles)
        addMoveTile(tiles, sight);
    return tiles.first(std::min(tiles.size(), mostTiles));
}

// ---------------------------------------------------------------- Reason

// "does 47% of the work", "does 2.1x the work", "does 28% more work"
QString workText(const AnswerSight &sight, double share)
{
    if (std::abs(share - 1.0) < leastTold)
        return tr("does about the same work");
    return share >= timesFrom ? tr("does %1x the work").arg(sight.formatter.full(Formatter::significant(share, 2)))
        : share >= 1.0        ? tr("does %1 more work").arg(sight.formatter.wholePercent(share - 1.0))
                              : tr("does %1 of the work").arg(sight.formatter.wholePercent(share));
}

// "20% and 10%": share of the rented capacity that the volume uses, while cost per token assumes full use.
std::array<QString, 2> loadsOf(const AnswerSight &sight)
{
    const Task task = taskOf(sight.view);
    const Assumptions &assumed = sight.board.assumptions;
    const double millions = task == Task::Batch ? assumed.monthlyItems.value_or(0.0)
                                                : 1e3 * assumed.monthlyTokens.value_or(0.0); // of billions
    std::array<QString, 2> loads;
    for (std::size_t i = 0; i < loads.size(); ++i) {
        const QString &id = i == 0 ? sight.verdict.best : sight.verdict.other;
        const Cell *bill = sight.number(id, MetricId(QStringLiteral("month_usd")));
        const Cell *each = sight.number(id, taskMetrics(task).cost);
        if (bill == nullptr || each == nullptr || millions <= 0.0)
            return {};
        loads.at(i) = sight.formatter.wholePercent(std::min(1.0, millions * each->value->value / bill->value->value));
    }
    return loads;
}

// A bill covers whole deployments, so a slower chip may win at low load.
QString deploymentsText(const AnswerSight &sight)
{
    const MetricId chips(QStringLiteral("month_chips"));
    const Cell *one = sight.number(sight.verdict.best, chips);
    const Cell *other = sight.number(sight.verdict.other, chips);
    const auto loads = loadsOf(sight);
    const bool isOfMonth = sight.asked.metricId().text() == QLatin1String("month_usd");
    if (!isOfMonth || !sight.isOfTwo() || one == nullptr || other == nullptr || loads[0].isEmpty())
        return {};
    return tr("Whole instances are rented: %1x %2, used at %3 of capacity, against %4x %5, used at %6.",
              "a number, a chip, a percentage, twice")
        .arg(sight.formatter.label(one->value->value), sight.nameOf(sight.verdict.best), loads[0],
             sight.formatter.label(other->value->value), sight.nameOf(sight.verdict.other), loads[1]);
}

// Effect on users: a cheaper chip may be slower.
QString userSpeedText(const AnswerSight &sight)
{
    const std::optional<double> one = userSpeedOf(sight.view, sight.verdict.best);
    const std::optional<double> other = userSpeedOf(sight.view, sight.verdict.other);
    if (!one || !other)
        return {};
    const auto number = [&](double speed) { return sight.formatter.full(Formatter::significant(speed, 2)); };
    return tr("Per user: %1 %2 vs %3 %4 tokens/s.", "a chip and its speed, twice")
        .arg(sight.nameOf(sight.verdict.best), number(*one), sight.nameOf(sight.verdict.other), number(*other));
}

// A cost is a price divided by a speed: which of the two makes the difference.
QString reasonText(const AnswerSight &sight)
{
    const MetricId price = priceOf(sight.board.level);
    const MetricId speed = taskMetrics(taskOf(sight.view)).chipSpeed;
    const Cell *price1 = sight.number(sight.verdict.best, price);
    const Cell *price2 = sight.number(sight.verdict.other, price);
    const Cell *speed1 = sight.number(sight.verdict.best, speed);
    const Cell *speed2 = sight.number(sight.verdict.other, speed);
    if (const QString text = deploymentsText(sight); !text.isEmpty())
        return text;
    if (!sight.isOfTwo() || price1 == nullptr || price2 == nullptr || speed1 == nullptr || speed2 == nullptr)
        return {};
    const double dearer = shareOf(*price1, *price2).value;
    const QString work = workText(sight, shareOf(*speed1, *speed2).value);
    const QString best = sight.nameOf(sight.verdict.best);
    if (std::abs(dearer - 1.0) < leastTold)
        return tr("%1 rents for about the same and %2.", "a chip, work").arg(best, work);
    if (dearer >= timesFrom)
        return tr("%1 rents for %2x the price and %3.", "a chip, a number, work")
            .arg(best, sight.formatter.full(Formatter::significant(dearer, 2)), work);
    const QString change = sight.formatter.wholePercent(std::abs(dearer - 1.0));
    return dearer < 1.0 ? tr("%1 rents for %2 less and %3.", "a chip, a percentage, work").arg(best, change, work)
                        : tr("%1 rents for %2 more and %3.", "a chip, a percentage, work").arg(best, change, work);
}

// Smaller clouds have prices per chip and no machines in the catalogue.
bool isPricedElsewhere(const Catalog &catalog, const ChipId &chip, const QString &provider)
{
    const auto isElsewhere = [&](const PriceEntry &entry) {
        return entry.rents == chip && !entry.provider.isEmpty() && entry.provider != provider
            && !entry.usdPerHour.isMissing();
    };
    return std::ranges::any_of(
        catalog.books, [&isElsewhere](const PriceBook &book) { return std::ranges::any_of(book.prices, isElsewhere); });
}

QString providersText(const AnswerSight &sight, const Chip &chip)
{
    QStringList providers;
    for (const Instance &instance : sight.catalog.instances) {
        if (instance.chip == chip.id && !providers.contains(instance.provider))
            providers << instance.provider;
    }
    const bool isOnly = providers.size() == 1 && !isPricedElsewhere(sight.catalog, chip.id, providers.constFirst());
    return isOnly ? tr("Only %1 offers %2.").arg(providers.constFirst(), chip.name) : QString();
}

QString ownTestText(const AnswerSight &sight)
{
    const Cell *cell = sight.number(sight.verdict.best, beforeRounding(sight.asked.metricId(), taskOf(sight.view)));
    if (cell == nullptr || cell->value->isExact() || sight.asked.group != MetricGroup::Workload)
        return {};
    const auto [low, high] = errorTexts(*cell->value, sight.formatter);
    return tr("Benchmark your workload: results may differ by %1 to %2.", "two percentages").arg(low, high);
}

PageConfidence confidenceOf(const AnswerSight &sight)
{
    const Confidence confidence =
        confidenceIn(sight.catalog, sight.table, sight.view, sight.verdict, sight.asked.metricId(), sight.formatter);
    if (confidence.trust == Trust::Unknown)
        return {};
    return {confidence.word(), confidence.label(), confidence.reasons.join(QLatin1Char(' ')),
            QStringLiteral("do:page.model-check"), confidence.cause};
}

/// Current prices of the dearer row of the title at all providers, of the kind that it is compared at.
struct PublishedPrices
{
    std::optional<DatedPrice> lowest; ///< far-off ones are no basis for a decision
    QString provider;                 ///< that charges the compared price; empty if several or none do
};

PublishedPrices publishedPrices(const AnswerSight &sight, PriceKind kind, double compared)
{
    constexpr double same = 0.001; // share: list prices are rounded
    ResultTable alone = sight.table;
    alone.rows = {sight.table.rows.at(sight.table.rowOf(sight.verdict.other))};
    const QList<PriceTrack> tracks = priceTracks(sight.catalog, alone, {});
    PublishedPrices found;
    QStringList providers;
    for (const PriceTrack &track : tracks) {
        if (track.kind == kind && std::abs(track.points.constLast().usdPerHour.value / compared - 1.0) < same)
            addOnce(providers, track.provider);
    }
    if (providers.size() == 1)
        found.provider = providers.constFirst();
    for (const ProviderPrice &one : providerMatrix(tracks, kind).of(sight.verdict.other)) {
        if (!one.isOutlier && !found.lowest)
            found.lowest = one.price;
    }
    return found;
}

// "H100 is cheaper below $4.87 an hour (here $6.88 at AWS; offered from about $2.67).": where it rents for that little.
QString turningPriceText(const AnswerSight &sight)
{
    const Cell *price = sight.number(sight.verdict.other, priceOf(sight.board.level));
    const bool isOfCost = sight.view.work && sight.asked.metricId() == costAsked(sight.catalog, sight.board);
    if (!isOfCost || sight.verdict.kind != Verdict::Kind::Apart || sight.board.level != Level::Chip || price == nullptr
        || !price->priceKind || !sight.catalog.regions.isEmpty()) // offers elsewhere do not count
        return {};
    const auto inquiry = Inquiry::about(sight.catalog, sight.board,
                                        AskedNumber{sight.asked.metricId(), sight.verdict.best, sight.verdict.other});
    const Lever lever{AssumptionId(QStringLiteral("price_factor")), Side::Against};
    const std::optional<Meaning> list = inquiry ? meaningOf(inquiry.value(), lever, 1.0) : std::nullopt;
    if (!list || !(list->value > 0.0))
        return {};
    const double now = priceFactorNow(inquiry.value(), lever);
    const PublishedPrices published = publishedPrices(sight, *price->priceKind, list->value);
    const double least = published.lowest ? published.lowest->usdPerHour.value / list->value : now;
    if (!(least < now))
        return {};
    // One estimate for most boards: a whole crossover only where the order does turn.
    const RowSettings settings = inquiry.value().settings();
    const Answer there = inquiry.value().answer(pulled(settings, lever, least));
    if (!there.value || *there.value <= 1.0)
        return {};
    const LeverRange range{.low = least, .now = now, .high = now, .choices = {}, .grid = 0.0, .rule = {}};
    const Crossover turns = crossoverOf(inquiry.value(), lever, range, settings);
    if (turns.crossings.isEmpty() || turns.crossings.constLast().below != Order::Against)
        return {};
    const Formatter &formatter = sight.formatter;
    const QString here = formatter.amount(now * list->value);
    const QString lowest = formatter.amount(published.lowest->usdPerHour.value);
    return tr("%1 is cheaper below %2 an hour (here %3; offered from %4).", "a chip, prices: of another provider")
        .arg(sight.nameOf(sight.verdict.other), formatter.amount(turns.crossings.constLast().value * list->value),
             published.provider.isEmpty() ? here : tr("%1 at %2", "a price, a provider").arg(here, published.provider),
             published.lowest->isApproximate ? tr("about %1", "a price").arg(lowest) : lowest);
}

bool isOfTitle(const AnswerSight &sight, const QString &id)
{
    return id == sight.verdict.best || id == sight.verdict.other;
}

// Next to the numbers, in all forms of the page: who reads no further must see how little they are based on.
void addScarcity(PageSpec &page, const AnswerSight &sight)
{
    if (page.confidence.level.isEmpty())
        return;
    QStringList texts{page.support};
    for (const SubjectEstimate &row : sight.view.rows) {
        if (isOfTitle(sight, row.subject.id))
            texts << scarceText(sight.catalog, row, sight.formatter);
    }
    texts.removeAll(QString());
    page.support = texts.join(QLatin1Char(' '));
}

// Its line is as long as that of a chip with many measurements, although it says less.
void markScarce(ChartSpec &chart, const AnswerSight &sight)
{
    if (sight.asked.group != MetricGroup::Workload)
        return;
    for (qsizetype i = 0; i < chart.categories.size(); ++i) {
        const SubjectEstimate *row = sight.view.row(chart.categories.at(i).id);
        ChartPoint &point = chart.series.first().points[i];
        if (row != nullptr && isOfTitle(sight, row->subject.id) && point.badge.isEmpty()
            && !scarceText(sight.catalog, *row, sight.formatter).isEmpty())
            point.badge = tr("few measurements");
    }
}

QStringList toCheck(const AnswerSight &sight)
{
    QStringList checks;
    if (const QString turn = turningPriceText(sight); !turn.isEmpty())
        checks << turn;
    for (const QString &id : {sight.verdict.best, sight.verdict.other}) {
        const SubjectEstimate *row = sight.view.row(id);
        if (row == nullptr || row->subject.chip == nullptr)
            continue;
        if (const QString only = providersText(sight, *row->subject.chip); !only.isEmpty())
            checks << only;
        if (borrowsCalibration(sight.catalog, *row))
            checks << tr("No published measurement of %1: estimated from similar chips.").arg(row->subject.name);
    }
    constexpr qsizetype most = 3;
    constexpr double wide = 0.3; // the widest half range that is trusted as "high"
    const Cell *cell = sight.number(sight.verdict.best, sight.asked.metricId());
    const bool isWide = cell != nullptr
        && (cell->value->high > (1.0 + wide) * cell->value->value
            || cell->value->low < (1.0 - wide) * cell->value->value);
    if (const QString test = ownTestText(sight); (checks.isEmpty() || isWide) && !test.isEmpty())
        checks.insert(std::min(checks.size(), most - 1), test);
    return checks.first(std::min(checks.size(), most));
}

void addTexts(PageSpec &page, const AnswerSight &sight)
{
    const QString condition = conditionText(sight.input(), sight.verdict, sight.view);
    const bool isSaid = !condition.isEmpty() && page.support.contains(condition); // below the title
    QStringList reasons{reasonText(sight), sight.isOfTwo() && !isSaid ? userSpeedText(sight) : QString()};
    reasons.removeAll(QString());
    if (!reasons.isEmpty())
        page.texts << TextSection{
            QStringLiteral("why"), tr("Why"), {}, {TextItem{TextSign::None, reasons.join(QLatin1Char(' '))}}};
    TextSection check{QStringLiteral("check"), tr("Check first"), {}, {}};
    const QStringList texts = toCheck(sight);
    for (const QString &text : texts)
        check.items << TextItem{TextSign::None, text};
    if (!check.items.isEmpty())
        page.texts << check;
}

// "Trainium2 on 4 chips, H100 on 4": basis of speeds, times and bills.
QString chipsText(const AnswerSight &sight)
{
    QStringList texts;
    for (const QString &id : {sight.verdict.best, sight.verdict.other}) {
        const SubjectEstimate *row = id.isEmpty() ? nullptr : sight.view.row(id);
        if (row == nullptr || !row->estimate.fits)
            continue;
        const QString chips = countText(Level::Chip, row->estimate.count, sight.formatter);
        texts << tr("%1 on %2", "a row, 4 chips").arg(sight.nameOf(id), chips);
    }
    return texts.join(QStringLiteral(", "));
}

// The two rows of the title.
WorkloadView pairOf(const AnswerSight &sight)
{
    WorkloadView pair{sight.view.work, {}};
    for (const SubjectEstimate &row : sight.view.rows) {
        if (row.subject.id == sight.verdict.best || row.subject.id == sight.verdict.other)
            pair.rows << row;
    }
    return pair;
}

// Basis of all numbers of the page.
QString basisText(const AnswerSight &sight)
{
    if (!sight.view.work)
        return {};
    const Workload &work = sight.view.work->workload;
    const PriceBook *book = sight.catalog.book(sight.table.book);
    QStringList parts{work.name, lengthsText(work, sight.formatter), requestsText(work, sight.formatter),
                      chipsText(sight), tr("number format %1", "BF16").arg(formatText(pairOf(sight), sight.formatter))};
    parts.removeAll(QString());
    if (book != nullptr)
        parts << tr("%1 of %2", "a price list, its date").arg(book->name, priceDateText(sight.catalog, book->asOf));
    return tr("%1.", "assumptions").arg(parts.join(QStringLiteral("; ")));
}

// ---------------------------------------------------------------- Chart

void sortChart(const AnswerSight &sight, ChartSpec &chart)
{
    const QList<qsizetype> order = bestFirst(sight.table, chart, sight.asked.better);
    const ChartSpec before = chart;
    for (qsizetype place = 0; place < order.size(); ++place) {
        chart.categories[place] = before.categories.at(order.at(place));
        chart.series.first().points[place] = before.series.constFirst().points.at(order.at(place));
    }
}

// "USD per 1M output tokens · BF16 · prompts included": the best stands first.
QString unitsText(const AnswerSight &sight, const ChartSpec &chart)
{
    const Metric &asked = sight.asked;
    QStringList parts{chart.axis.unit, formatText(sight.view, sight.formatter),
                      asked.remark != nullptr ? asked.remarkText() : QString()};
    if (!isMoney(asked.unit))
        parts << (asked.better == Better::Higher ? tr("higher is better") : tr("lower is better"));
    parts.removeAll(QString());
    return dot(parts);
}

ChartSpec answerChart(const AnswerSight &sight)
{
    ChartSpec chart = sight.asked.group == MetricGroup::Workload
        ? workloadChart(sight.catalog, sight.board, sight.table, sight.asked, sight.formatter)
        : barChart(sight.catalog, sight.board, sight.table, sight.asked.metricId(), sight.formatter);
    if (sight.asked.group == MetricGroup::Workload)
        chart.subtitle = unitsText(sight, chart);
    sortChart(sight, chart);
    markRetired(chart, sight.table);
    return chart;
}

/// "65:35" that the row is better than the baseline; a dash if unknown.
QString oddsAgainst(const AnswerSight &sight, const ResultRow &row)
{
    const qsizetype baseline = rowOfBaseline(sight.table, sight.board);
    const QString none = QString::fromUtf8("–");
    if (baseline < 0 || sight.table.rows.at(baseline).subject.id == row.subject.id)
        return none;
    const MetricId metric = sight.asked.metricId();
    const Verdict two = verdictOfTwo(sight.table, metric, row.subject.id, sight.table.rows.at(baseline).subject.id);
    if (two.kind != Verdict::Kind::Apart && two.kind != Verdict::Kind::Level)
        return none;
    const double below = oddsOfBelow(*sight.table.cell(row.subject.id, metric),
                                     *sight.table.cell(sight.table.rows.at(baseline).subject.id, metric));
    return oddsText(sight.asked.better == Better::Lower ? below : 1.0 - below, sight.formatter);
}

Table numbersOf(const AnswerSight &sight, const QList<ChartCategory> &categories)
{
    Table numbers;
    numbers.columns << Table::Column{levelLabel(sight.table.level), false};
    for (const Metric *metric : sight.table.metrics)
        numbers.columns << Table::Column{columnTitle(*metric, sight.table, sight.formatter), true,
                                         metric->metricId().text()};
    numbers.columns << Table::Column{tr("Odds of beating the baseline")} << Table::Column{tr("Source")};
    for (const ChartCategory &category : categories) {
        const auto *row =
            findWhere(sight.table.rows, [&](const ResultRow &one) { return one.subject.id == category.id; });
        Table::Row cells{listWord(row->subject.name, withBadge(row->subject.name, category.badge))};
        for (qsizetype i = 0; i < row->cells.size(); ++i)
            cells << numberCell(row->cells.at(i), sight.formatter);
        const QString sources = rowSources(sight.catalog, *row);
        cells << oddsAgainst(sight, *row) << (sources.isEmpty() ? QString::fromUtf8("–") : sources);
        numbers.rows << cells;
    }
    numbers.subjects = categories;
    return numbers;
}

PageFilter questionFilter(const Question &asked)
{
    PageFilter filter{QStringLiteral("question"), tr("Goal"), {}, QLatin1String(asked.id), true};
    for (const Question &one : questionTable())
        filter.choices << PageFilter::Choice{QLatin1String(one.id), one.label()};
    return filter;
}

PageFilter workloadFilter(const AnswerSight &sight)
{
    PageFilter filter{QStringLiteral("workload"), tr("Workload"), {}, sight.board.workload.text(), true};
    const Task task = taskOf(sight.view);
    for (const Workload &one : sight.catalog.workloads) {
        if (one.task == task || one.id == sight.board.workload)
            filter.choices << PageFilter::Choice{one.id.text(), one.name};
    }
    return filter;
}

} // namespace

PageFilter volumeFilter(Task task, const Assumptions &assumed, const Formatter &formatter)
{
    PageFilter filter{QStringLiteral("volume"), tr("Monthly volume"), {}, {}, true, true};
    const bool isBatch = task == Task::Batch;
    filter.unit = isBatch ? tr("M items/month") : tr("B output tokens/month");
    filter.hint = tr("volume");
    filter.help = isBatch ? tr("Million items processed per month; determines the bill.")
                          : tr("Billion output tokens served per month; determines the bill.");
    const std::optional<double> &volume = isBatch ? assumed.monthlyItems : assumed.monthlyTokens;
    if (volume)
        filter.current = formatter.full(*volume);
    return filter;
}

QList<MetricId> answerMetrics(const Catalog &catalog, const Board &board)
{
    const Task task = taskAsked(catalog, board);
    QList<MetricId> ids{askedBy(catalog, board), taskMetrics(task).cost, taskMetrics(task).chipSpeed,
                        priceOf(board.level)};
    if (hasVolume(board.assumptions, task))
        ids << MetricId(QStringLiteral("month_usd")) << MetricId(QStringLiteral("month_chips"));
    QList<MetricId> once;
    addEachOnce(once, ids);
    return once;
}

PageSpec answerPage(const Catalog &catalog, const Board &board, const ResultTable &table, const Formatter &formatter)
{
    const Question &question = questionOf(catalog, board);
    const Metric &asked = *findMetric(askedBy(catalog, board));
    const WorkloadView view =
        table.rows.isEmpty() ? WorkloadView{workloadOf(catalog, board), {}} : workloadView(catalog, board, table);
    const bool isKnown = table.columnOf(asked.metricId()) >= 0 && !table.rows.isEmpty();
    const AnswerSight sight{
        catalog, board, table, formatter, view, asked, isKnown ? verdictOn(board, table, asked.metricId()) : Verdict()};
    PageSpec page = workloadFrame(QStringLiteral("overview"), catalog, board, table, view, formatter);
    const bool isCost = view.work && asked.metricId() == costAsked(catalog, board);
    setHeadline(page, board,
                isCost ? costHeadline(sight.input(), sight.verdict, asked.metricId(), view, purposeText(view))
                       : amountHeadline(sight.input(), sight.verdict, asked));
    page.confidence = confidenceOf(sight);
    addScarcity(page, sight);
    page.hasFiltersFirst = true;
    page.filters << questionFilter(question);
    if (asked.group == MetricGroup::Workload && view.work) {
        page.filters << workloadFilter(sight);
        if (taskOf(view) == Task::Serve || taskOf(view) == Task::Batch)
            page.filters << volumeFilter(taskOf(view), board.assumptions, formatter);
    }
    page.tiles = tilesOf(sight);
    page.charts << answerChart(sight);
    markScarce(page.charts.last(), sight);
    page.hasLead = true;
    addTexts(page, sight);
    page.basis = basisText(sight);
    page.keywords << page.charts.constFirst().title;
    page.numbers = numbersOf(sight, page.charts.constFirst().categories);
    page.legend = usualLegend(page.charts);
    nameRanges(page, formatter);
    return page;
}

PageSpec withUnselected(PageSpec answer, const Catalog &catalog, const Board &board, const Formatter &formatter)
{
    if (board.level != Level::Chip || !answer.answerMetrics.contains(costAsked(catalog, board)))
        return answer;
    if (const QString text = unselectedText(catalog, board, formatter); !text.isEmpty())
        answer.texts << TextSection{
            QStringLiteral("unselected"), tr("Not in the selection"), {}, {TextItem{TextSign::None, text}}};
    return answer;
}

PageSpec briefOf(PageSpec answer)
{
    if (!answer.confidence.level.isEmpty())
        answer.statements << PageStatement{answer.confidence.text, answer.confidence.explanation()};
    for (const TextSection &section : std::as_const(answer.texts)) {
        const QStringList items = mapped(section.items, &TextItem::text);
        if (!items.isEmpty())
            answer.statements << PageStatement{section.heading, items.join(QLatin1Char(' '))};
    }
    if (!answer.basis.isEmpty())
        answer.statements << PageStatement{tr("Assumptions"), answer.basis};
    const QStringList below = mapped(answer.statements, [](const PageStatement &one) {
        return tr("%1: %2", "a heading, what it says").arg(one.heading, one.text);
    });
    answer.notice = PageNotice{below.join(QLatin1Char('\n')), {}, {}, true};
    answer.isBrief = true;
    answer.texts.clear();
    answer.notes.clear();
    answer.filters.clear();
    for (ChartSpec &chart : answer.charts)
        chart.notes.clear();
    return answer;
}

} // namespace chipboard
