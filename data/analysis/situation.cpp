#include "data/analysis/situation.h"

#include "data/analysis/mainquestion.h"
#include "data/catalog/catalog.h"
#include "data/compare/fairestbook.h"
#include "data/compare/pricing.h"
#include "data/compare/workloadview.h"
#include "data/core/find.h"
#include "data/core/tr.h"
#include "data/model/inference.h"

#include <QHash>
#include <QSet>

#include <algorithm>
#include <cmath>
#include <tuple>

namespace chipboard {
namespace {

constexpr double daysAWeek = 7.0;
constexpr double hoursADay = 24.0;

/// Historic prices do not show current availability.
bool isHistory(const PriceBook &book) { return book.id.text().startsWith(QLatin1String("history-")); }

// A custom price without provider applies to all providers.
bool isOfCloud(const PriceEntry &entry, const QString &cloud)
{
    const bool isOfAny = entry.provider.isEmpty() && entry.usdPerHour.isOverride();
    return cloud.isEmpty() || isOfAny || entry.provider.compare(cloud, Qt::CaseInsensitive) == 0;
}

bool isAsked(const PriceEntry &entry, const Needs &needs)
{
    return isOfCloud(entry, needs.cloud)
        && (needs.region.isEmpty() || entry.region == needs.region || entry.usdPerHour.isOverride());
}

bool hasPriceFor(const Needs &needs, const Catalog &catalog, const BookId &id)
{
    const PriceBook *book = catalog.book(id);
    return book != nullptr && std::ranges::any_of(book->prices, [&needs](const PriceEntry &entry) {
               return isAsked(entry, needs) && !entry.usdPerHour.isMissing();
           });
}

void addStated(QStringList &list, const QString &text)
{
    if (!text.isEmpty() && text != QLatin1String("not-stated") && !list.contains(text))
        list << text;
}

void keepLargest(Candidate &candidate, const Instance &instance, const Chip &chip)
{
    double memory = 0.0;
    if (instance.memory && !instance.memory->isMissing())
        memory = inUnit(instance.memory->as<Dimension::DataSize>(), Unit::GiB).value;
    else if (!instance.chips.isMissing() && !chip.memory.isMissing())
        memory = instance.chips.value->value * inUnit(chip.memory.as<Dimension::DataSize>(), Unit::GiB).value;
    if (memory > candidate.instanceMemory) {
        candidate.instanceMemory = memory;
        candidate.largest = instance.name;
    }
}

void keepSmallest(Candidate &candidate, const Instance &instance)
{
    if (instance.chips.isMissing())
        return;
    const int chips = static_cast<int>(std::lround(instance.chips.value->value));
    if (candidate.fewestRented == 0 || chips < candidate.fewestRented)
        candidate.fewestRented = chips;
}

QStringList cloudsOf(const QString &region, const Catalog &catalog)
{
    QStringList clouds;
    for (const PriceBook &book : catalog.books) {
        for (const PriceEntry &entry : book.prices) {
            if (!region.isEmpty() && entry.region == region)
                addStated(clouds, entry.provider);
        }
    }
    return clouds;
}

/// Which provider rents which chip, and the prices, in catalogue order.
struct Rentals
{
    explicit Rentals(const Catalog &catalog)
    {
        for (const Instance &instance : catalog.instances)
            instances[instance.chip] << &instance;
        for (const PriceBook &book : catalog.books) {
            if (isHistory(book))
                continue;
            for (const PriceEntry &entry : book.prices) {
                if (!entry.usdPerHour.isMissing())
                    prices[entry.rents] << &entry;
            }
        }
    }
    QHash<ChipId, QList<const Instance *>> instances;
    QHash<ChipId, QList<const PriceEntry *>> prices;
};

void addPlaces(Candidate &candidate, const Rentals &rentals)
{
    const Chip &chip = candidate.chip();
    for (const Instance *instance : rentals.instances.value(chip.id)) {
        addStated(candidate.clouds, instance->provider);
        keepLargest(candidate, *instance, chip);
        keepSmallest(candidate, *instance);
        if (!instance->regions || instance->regions->value.isEmpty())
            continue;
        candidate.knowsAllRegions = true;
        for (const QString &region : instance->regions->value.split(u','))
            addStated(candidate.regions, region.trimmed());
    }
    for (const PriceEntry *entry : rentals.prices.value(chip.id)) {
        addStated(candidate.clouds, entry->provider);
        addStated(candidate.regions, entry->region);
    }
}

std::optional<Interval> resultOf(const Candidate &candidate, const MetricId &metric)
{
    const EstimateResult *result = candidate.row.estimate.result(metric.text());
    return result == nullptr ? std::nullopt : result->value;
}

std::optional<Interval> resultOf(const Candidate &candidate, const char *metric)
{
    return resultOf(candidate, MetricId(QString::fromLatin1(metric)));
}

Interval plus(const Interval &interval, double more)
{
    return {interval.low + more, interval.value + more, interval.high + more};
}

Interval smaller(const Interval &a, const Interval &b)
{
    return {std::min(a.low, b.low), std::min(a.value, b.value), std::min(a.high, b.high)};
}

void readTraining(Candidate &candidate, double movingDays)
{
    candidate.cost = resultOf(candidate, "cost");
    candidate.month = resultOf(candidate, "usd_per_month");
    if (candidate.cost && candidate.month)
        candidate.month = smaller(*candidate.cost, *candidate.month);
    if (const auto hours = resultOf(candidate, "wall_hours"))
        candidate.days = plus(hours->scaled(1.0 / hoursADay), movingDays);
    candidate.chipHours = resultOf(candidate, "chip_hours");
    if (const auto &hours = candidate.chipHours; hours && hours->low > 0.0)
        candidate.pace = Interval{1.0 / hours->high, 1.0 / hours->value, 1.0 / hours->low};
}

void readInference(Candidate &candidate, Task task, bool isOfVolume, double movingDays)
{
    const bool isServing = task == Task::Serve;
    candidate.cost = resultOf(candidate, isServing ? "usd_per_1m_tokens" : "usd_per_1m_items");
    candidate.month = resultOf(candidate, "month_usd");
    if (const auto &rental = candidate.row.estimate.rental; !isOfVolume) // then for one deployment, in whole machines
        candidate.month = rental && rental->usdAMonth ? rental->usdAMonth : resultOf(candidate, "usd_per_month");
    candidate.days = Interval::exactly(movingDays);
    candidate.wait = resultOf(candidate, isServing ? "tpot" : "latency");
    candidate.firstToken = resultOf(candidate, "ttft");
    if (const auto speed = resultOf(candidate, isServing ? "tokens_per_s" : "items_per_s");
        speed && candidate.chips() > 0)
        candidate.pace = speed->scaled(1.0 / candidate.chips());
}

void readResults(Candidate &candidate, const Situation &situation)
{
    const double moving = situation.movingWeeks(candidate) * daysAWeek;
    if (situation.isTraining())
        readTraining(candidate, moving);
    else
        readInference(candidate, situation.task(), hasVolume(situation.board.assumptions, situation.task()), moving);
}

bool waitsTooLong(const std::optional<Interval> &wait, const std::optional<double> &longest)
{
    return wait && longest && wait->value > *longest;
}

bool isLate(const Candidate &candidate, const Needs &needs)
{
    return waitsTooLong(candidate.wait, needs.latency) || waitsTooLong(candidate.firstToken, needs.firstToken);
}

/// The candidate with this many concurrent requests and chips.
Candidate loadedWith(const Candidate &candidate, const Catalog &catalog, const Situation &situation,
                     const std::optional<double> &batch, double chips)
{
    Board board = situation.board;
    board.assumptions.batch = batch;
    board.assumptions.chips = chips;
    Candidate other = candidate;
    other.row = estimatesOf(catalog, board, {candidate.row.subject}).constFirst();
    other.batch = situation.board.assumptions.batch == batch ? 0.0 : batch.value_or(0.0);
    readResults(other, situation);
    return other;
}

bool isInTime(const Candidate &candidate, const Needs &needs)
{
    return candidate.cost && candidate.wait && !isLate(candidate, needs);
}

// With this many chips: the most concurrent requests, in powers of two, within the latency limit.
std::optional<Candidate> inTimeOn(double chips, double most, const Candidate &candidate, const Catalog &catalog,
                                  const Situation &situation)
{
    if (!isInTime(loadedWith(candidate, catalog, situation, 1.0, chips), situation.needs))
        return std::nullopt;
    double batch = most;
    while (batch >= 1.0) {
        const Candidate other = loadedWith(candidate, catalog, situation, batch, chips);
        if (isInTime(other, situation.needs))
            return other;
        batch /= 2.0;
    }
    return std::nullopt;
}

// Fewer concurrent requests reduce latency and raise cost, and so do more chips: finds the cheapest within the latency
// limit, unless both numbers are stated.
void keepLatency(Candidate &candidate, const Catalog &catalog, const Situation &situation)
{
    constexpr int doublings = 4;
    const bool isFree = situation.task() == Task::Serve && situation.work->workload.batch == 0;
    if (!isFree || !candidate.cost || !isLate(candidate, situation.needs))
        return;
    const double atOnce = resultOf(candidate, "requests_at_once").value_or(Interval::exactly(1.0)).value;
    const double most = std::exp2(std::floor(std::log2(std::max(1.0, atOnce))));
    const int last = situation.board.assumptions.chips ? 0 : doublings;
    std::optional<Candidate> best;
    for (int i = 0; i <= last; ++i) {
        const double chips = std::ldexp(candidate.chips(), i);
        const auto found = inTimeOn(chips, most, candidate, catalog, situation);
        if (found && (!best || found->cost->value < best->cost->value))
            best = found;
    }
    candidate = best.value_or(candidate);
}

// The default count maximizes tokens/s per chip. If its bill exceeds the budget, another rentable count may fit: the
// cheapest within the other limits.
void keepBudget(Candidate &candidate, const Catalog &catalog, const Situation &situation)
{
    const std::optional<double> &budget = situation.needs.budget;
    const bool isFree =
        situation.task() == Task::Serve && !situation.board.assumptions.chips && !(candidate.batch > 0.0);
    if (!budget || !isFree || !candidate.month || candidate.month->value <= *budget)
        return;
    for (int chips = 1; chips <= mostServingChips; chips *= 2) {
        const Candidate other = loadedWith(candidate, catalog, situation, situation.board.assumptions.batch, chips);
        if (other.month && other.cost && !isLate(other, situation.needs) && other.month->value < candidate.month->value)
            candidate = other;
    }
}

} // namespace

Catalog withPricesFor(Catalog catalog, const Needs &needs)
{
    if (needs.cloud.isEmpty() && needs.region.isEmpty())
        return catalog;
    for (PriceBook &book : catalog.books) {
        book.prices.removeIf([&needs](const PriceEntry &entry) { return !isOfCloud(entry, needs.cloud); });
        QSet<ChipId> asked;
        for (const PriceEntry &entry : std::as_const(book.prices)) {
            if (isAsked(entry, needs) && !entry.usdPerHour.isMissing())
                asked << entry.rents;
        }
        book.prices.removeIf(
            [&](const PriceEntry &entry) { return asked.contains(entry.rents) && !isAsked(entry, needs); });
    }
    catalog.index();
    return catalog;
}

BookId listFor(const Catalog &catalog, const Board &board)
{
    const Needs &needs = board.needs;
    if ((needs.cloud.isEmpty() && needs.region.isEmpty()) || hasPriceFor(needs, catalog, board.priceBook))
        return board.priceBook;
    Board all = board;
    all.level = Level::Chip;
    all.chips = mapped(catalog.chips, &Chip::id);
    Catalog asked = catalog;
    for (PriceBook &book : asked.books)
        book.prices.removeIf([&needs](const PriceEntry &entry) { return !isAsked(entry, needs); });
    asked.index();
    const BookId fairest = fairestBook(asked, all);
    if (fairest.isEmpty() && !needs.cloud.isEmpty() && !needs.region.isEmpty()) {
        all.needs.region.clear(); // the cloud's, in any region
        return listFor(catalog, all);
    }
    return fairest.isEmpty() ? board.priceBook : fairest;
}

bool Situation::isTraining() const
{
    return task() == Task::Pretrain || task() == Task::FineTune || task() == Task::Lora;
}

std::optional<double> Situation::spend() const { return needs.spend ? needs.spend : board.assumptions.monthlySpend; }

double Situation::movingWeeks(const Candidate &candidate) const
{
    if (today == nullptr)
        return candidate.isMove ? plan.weeks : 0.0;
    const Chip &to = candidate.chip();
    return to.id == today->id ? 0.0 : movePlanOf(board.assumptions, *today, to).weeks;
}

const Candidate *Situation::candidate(const ChipId &id) const
{
    return findWhere(candidates, [&id](const Candidate &one) { return one.chip().id == id; });
}

std::optional<double> Situation::shareOfToday(const Candidate &candidate) const
{
    const MetricId metric = costAsked(*catalog, board);
    const auto paidOn = [&metric](const Candidate &one) { return resultOf(one, metric); };
    const auto before = now() != nullptr ? paidOn(*now()) : std::nullopt;
    const auto there = paidOn(candidate);
    if (!before || !there || !(before->low > 0.0))
        return std::nullopt;
    return there->value / before->value;
}

std::optional<Interval> Situation::ratioToToday(const Candidate &candidate) const
{
    const auto share = shareOfToday(candidate);
    if (!share || now()->chip().id == candidate.chip().id)
        return share ? std::optional(Interval::exactly(1.0)) : std::nullopt;
    const MetricId metric = costAsked(*catalog, board);
    const Interval band = ratioBand(factorsOf(candidate.row, metric, catalog->calibration),
                                    factorsOf(now()->row, metric, catalog->calibration));
    return band.scaled(*share / band.value);
}

Situation situationOf(const Catalog &catalog, const Board &board, const Formatter &formatter)
{
    Situation situation{
        .catalog = &catalog, .asked = board, .board = board, .needs = board.needs, .formatter = formatter};
    if (board.needs.scale)
        situation.board.assumptions.chips = std::round(*board.needs.scale);
    situation.board.level = Level::Chip;
    situation.board.instances.clear();
    situation.board.systems.clear();
    situation.board.chips = mapped(catalog.chips, &Chip::id);
    situation.work = workloadOf(catalog, situation.board);
    situation.today = subjectChip(catalog, board.baseline);
    situation.plan = movePlanOf(board.assumptions);
    situation.regionClouds = cloudsOf(board.needs.region, catalog);
    if (!situation.work)
        return situation;
    const Catalog priced = withPricesFor(catalog, board.needs);
    situation.bestList = listFor(catalog, board);
    if (!board.priceBookChosen)
        situation.board.priceBook = situation.bestList;
    const QList<Subject> subjects = subjectsOf(priced, situation.board);
    const Rentals rentals(catalog);
    QList<SubjectEstimate> rows = estimatesOf(priced, situation.board, subjects);
    situation.candidates.reserve(rows.size());
    for (SubjectEstimate &row : rows) {
        Candidate candidate{.row = std::move(row)};
        candidate.row.subject.chip = catalog.chip(candidate.row.subject.chip->id);
        candidate.isMove = situation.today != nullptr ? !shareSoftware(*situation.today, candidate.chip())
                                                      : !isNvidia(candidate.chip());
        addPlaces(candidate, rentals);
        readResults(candidate, situation);
        keepLatency(candidate, priced, situation);
        keepBudget(candidate, priced, situation);
        situation.candidates << std::move(candidate);
    }
    return situation;
}

bool estimatesAlike(const Needs &a, const Needs &b)
{
    const auto acting = [](const Needs &all) {
        return std::tie(all.scale, all.budget, all.latency, all.firstToken, all.cloud, all.region);
    };
    return acting(a) == acting(b);
}

Situation withNeeds(const Situation &situation, const Needs &needs)
{
    Situation other = situation;
    other.needs = needs;
    other.asked.needs = needs;
    return estimatesAlike(needs, situation.needs) ? other
                                                  : situationOf(*situation.catalog, other.asked, situation.formatter);
}

QString costText(const Situation &situation, const Interval &cost)
{
    return costText(situation.task(), cost, situation.formatter);
}

QString costText(Task task, const Interval &cost, const Formatter &formatter)
{
    constexpr double wholeFrom = 100.0; // from here on three digits have no cents, in the value or its ends
    const QString unit = QChar(0x00A0) + formatter.unitWords(costUnitText(task));
    const Interval told = formatter.estimated(cost, Unit::Usd);
    const bool isWhole = formatter.shown(told.value, Unit::Usd) >= wholeFrom;
    const auto text = [&](double usd, double toldUsd, const Formatter &end) {
        const double number = formatter.shown(toldUsd, Unit::Usd);
        constexpr double compactFrom = 9999.5; // as in compactMoney()
        return isWhole && number < compactFrom ? formatter.integer(std::llround(number)) : end.compactMoney(usd);
    };
    const QString value = text(cost.value, told.value, formatter);
    if (cost.isExact())
        return value + unit;
    return tr("%1 (%2 to %3)", "a value and its range")
               .arg(value, text(cost.low, told.low, formatter.lowEnd()),
                    text(cost.high, told.high, formatter.highEnd()))
        + unit;
}

bool isNeuron(const Chip &chip) { return chip.vendor == QLatin1String("AWS"); }
bool isNvidia(const Chip &chip) { return chip.vendor == QLatin1String("NVIDIA"); }

} // namespace chipboard
