#include "data/analysis/breakeven.h"

#include "data/board/books.h"
#include "data/compare/boardestimate.h"
#include "data/compare/pricing.h"
#include "data/compare/workloadview.h"
#include "data/core/find.h"
#include "data/core/tr.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

namespace chipboard {
namespace {

Problem none(const QString &message) { return {ProblemCode::BadValue, message, tr("Choose another instance.")}; }

FoundPrice foundPrice(const PriceBook &book, const PriceEntry &entry)
{
    const Figure &price = entry.usdPerHour;
    return {book.kind,
            book.name,
            dateOf(book, entry),
            entry.provider,
            price.isOverride() ? QString() : entry.region,
            entry.term,
            price.value->scaled(convert(1.0, price.unit, Unit::UsdPerHour)),
            price.sources};
}

// From the newest book of the kind with the instance.
std::optional<FoundPrice> priceOf(const Catalog &catalog, const Board &board, PriceKind kind,
                                  const InstanceId &instance, const QString &region = {})
{
    const OfferedPrice offer = newestPrice(catalog, booksInUse(board), kind, instance, region);
    return offer.entry == nullptr ? std::nullopt : std::optional(foundPrice(*offer.book, *offer.entry));
}

InstanceId instanceOf(const Catalog &catalog, const Board &board, const Subject &subject)
{
    if (subject.instance != nullptr)
        return subject.instance->id;
    if (subject.chip == nullptr)
        return {};
    const Instance *instance = referenceInstance(catalog, catalog.book(board.priceBook), subject.chip->id);
    return instance != nullptr ? instance->id : InstanceId();
}

} // namespace

Result<Commitments> commitmentsOf(const Catalog &catalog, const Board &board, const Subject &subject)
{
    Commitments result{.instance = instanceOf(catalog, board, subject)};
    if (result.instance.isEmpty())
        return none(tr("%1 is not rented as an instance.").arg(subject.name));
    result.onDemand = priceOf(catalog, board, PriceKind::OnDemand, result.instance);
    if (result.onDemand && !(result.onDemand->usdPerHour.low > 0.0))
        result.onDemand.reset(); // nothing is cheaper than free
    const QString region = result.onDemand ? result.onDemand->region : QString();
    result.spot = priceOf(catalog, board, PriceKind::Spot, result.instance, region);
    constexpr std::array kinds{PriceKind::Reserved1Year, PriceKind::Reserved3Years, PriceKind::CapacityBlock};
    for (const PriceKind kind : kinds) {
        const auto price = priceOf(catalog, board, kind, result.instance, region);
        if (!price)
            continue;
        Commitment offer{*price, {}, !region.isEmpty() && price->region != region};
        if (result.onDemand) {
            const Interval &committed = price->usdPerHour;
            const Interval &used = result.onDemand->usdPerHour;
            offer.evenAt = Interval{committed.low / used.high, committed.value / used.value, committed.high / used.low};
        }
        result.offers << offer;
    }
    if (!result.onDemand && !result.spot && result.offers.isEmpty())
        return none(tr("No price of %1 is known.").arg(result.instance.text()));
    if (!result.spot && result.offers.isEmpty())
        return none(tr("%1 has no price for a commitment or a Capacity Block.").arg(result.instance.text()));
    return result;
}

Interval monthCommitted(const Commitment &commitment, double hours)
{
    return commitment.price.usdPerHour.scaled(hours);
}

namespace {

double inForce(const char *id, const Assumptions &assumptions)
{
    const AssumptionRow *row = findAssumption(AssumptionId(QString::fromLatin1(id)));
    Q_ASSERT(row != nullptr);
    const std::optional<double> value = valueOf(*row, assumptions);
    Q_ASSERT(value);
    return *value;
}

double paidByMoving(const MovePlan &plan, double saving, double month)
{
    return plan.monthlySpend * month + moving::paidOfCost(plan.cost(), plan.months(), month)
        - moving::savedUntil(saving, plan.months(), month);
}

std::optional<double> evenWith(const MovePlan &plan, double saving)
{
    return saving > 0.0 ? std::optional(moving::evenAfter(plan.months(), plan.cost(), saving)) : std::nullopt;
}

PaidUntil paidUntil(const MovePlan &plan, const Interval &saving, double month)
{
    return {month,
            plan.monthlySpend * month,
            {paidByMoving(plan, saving.high, month), paidByMoving(plan, saving.value, month),
             paidByMoving(plan, saving.low, month)}};
}

bool isCost(const Metric &metric)
{
    const Dimension dimension = unitInfo(metric.unit).dimension;
    const bool isMoney =
        dimension == Dimension::Money || dimension == Dimension::PricePerItem || dimension == Dimension::Price;
    return isMoney || metric.group == MetricGroup::Price;
}

void addSources(QList<SourceId> &sources, const Rule &rule) { addEachOnce(sources, rule.sources); }

QString phaseOf(const Rule &rule, const char *part)
{
    const bool is = rule.topic.startsWith(QLatin1String("phase-"))
        && rule.id == rule.topic + QLatin1Char('-') + QLatin1String(part);
    return is ? rule.text : QString();
}

} // namespace

MovePlan movePlanOf(const Assumptions &assumptions)
{
    return {inForce("monthly_spend", assumptions), inForce("movable_share", assumptions) / 100.0,
            inForce("migration_weeks", assumptions), inForce("week_rate", assumptions)};
}

bool shareSoftware(const Chip &one, const Chip &other) { return one.vendor == other.vendor; }

MovePlan movePlanOf(const Assumptions &assumptions, const Chip &from, const Chip &to)
{
    MovePlan plan = movePlanOf(assumptions);
    if (!assumptions.migrationWeeks && shareSoftware(from, to))
        plan.weeks = 0.0;
    return plan;
}

MovePlan movePlanOf(const Inquiry &inquiry)
{
    const Assumptions &assumptions = inquiry.board().assumptions;
    MovePlan plan = movePlanOf(assumptions, *inquiry.against().chip, *inquiry.subject().chip);
    if (assumptions.monthlySpend || !(assumptions.monthlyTokens || assumptions.monthlyItems))
        return plan;
    for (const SubjectEstimate &row : estimatesOf(inquiry.catalog(), inquiry.board(), {inquiry.against()})) {
        const EstimateResult *cost = row.request ? row.estimate.result(QStringLiteral("month_usd")) : nullptr;
        if (cost == nullptr || !cost->value || !(cost->value->value > 0.0))
            continue;
        plan.monthlySpend = convert(cost->value->value, cost->unit, Unit::Usd);
        plan.isOfMonth = true;
    }
    return plan;
}

Move moveWith(const MovePlan &plan, const Interval &ratio)
{
    Move move{.plan = plan, .ratio = ratio};
    const auto savingAt = [&plan](double at) { return moving::saving(plan.monthlySpend, plan.movableShare, at); };
    move.saving = {savingAt(ratio.high), savingAt(ratio.value), savingAt(ratio.low)};
    move.evenAfter = evenWith(plan, move.saving.value);
    move.evenSoonest = evenWith(plan, move.saving.high);
    move.evenLatest = evenWith(plan, move.saving.low);
    const double done = plan.months();
    for (int month = 0; month <= Move::monthsShown; ++month) {
        move.paid << paidUntil(plan, move.saving, month);
        if (done > month && done < month + 1.0 && month < Move::monthsShown)
            move.paid << paidUntil(plan, move.saving, done);
    }
    const PaidUntil &end = move.paid.constLast();
    move.savedInAll = {end.staying - end.moving.high, end.staying - end.moving.value, end.staying - end.moving.low};
    return move;
}

Lead leadOfMove(const Move &move)
{
    const double saves = oddsOfBelow(move.ratio, Interval::exactly(1.0));
    return leadOf(std::max(saves, 1.0 - saves), 1.0 - std::min(move.ratio.value, 1.0 / move.ratio.value));
}

bool isReliable(const Move &move)
{
    if (move.ratio.isExact())
        return true;
    const Lead lead = leadOfMove(move);
    return lead == Lead::Clear || lead == Lead::Probable;
}

bool isAboutTheSame(const Move &move) { return !move.ratio.isExact() && leadOfMove(move) == Lead::Level; }

Interval ratioBand(const Factored &top, const Factored &bottom)
{
    using Ends = std::pair<double, double>; // logarithms at P10 and P90 of the factor
    std::map<std::pair<FactorKind, QString>, Ends> ends;
    for (const Factor &factor : top.factors) {
        Ends &each = ends[{factor.kind, factor.key}];
        each = {each.first + factor.below, each.second + factor.above};
    }
    for (const Factor &factor : bottom.factors) {
        Ends &each = ends[{factor.kind, factor.key}];
        each = {each.first - factor.below, each.second - factor.above};
    }
    double down = 0.0;
    double up = 0.0;
    for (const auto &[key, each] : ends) {
        down += std::pow(std::min({each.first, each.second, 0.0}), 2);
        up += std::pow(std::max({each.first, each.second, 0.0}), 2);
    }
    const double value = *top.point.value / convert(*bottom.point.value, bottom.point.unit, top.point.unit);
    return {value * std::exp(-std::sqrt(down)), value, value * std::exp(std::sqrt(up))};
}

Result<Move> moveOf(const Inquiry &inquiry)
{
    Q_ASSERT(inquiry.isRatio());
    if (inquiry.metric().is(OfEnergy))
        return Problem{ProblemCode::BadValue,
                       tr("%1 is a share of the rental price, not an amount paid.").arg(inquiry.metric().labelText()),
                       tr("Compare what the work costs.")};
    if (!isCost(inquiry.metric()))
        return Problem{ProblemCode::BadValue, tr("%1 is not money.").arg(inquiry.metric().labelText()),
                       tr("Compare what the work costs.")};
    const Answer answer = inquiry.answer();
    const Factored top = factorsOf(inquiry, inquiry.subject());
    const Factored bottom = factorsOf(inquiry, inquiry.against());
    if (!answer.value || !(*answer.value > 0.0))
        return Problem{ProblemCode::BadValue,
                       answer.value ? tr("It is free on %1.").arg(inquiry.subject().name) : answer.reason};
    return moveWith(movePlanOf(inquiry), ratioBand(top, bottom));
}

MoveGuide moveGuideOf(const Catalog &catalog)
{
    std::map<double, Threshold> thresholds;
    std::map<QString, Phase> phases;
    for (const Rule &rule : catalog.rules) {
        if (rule.threshold && rule.thresholdUnit == QLatin1String("USD/month")) {
            Threshold &threshold = thresholds[rule.threshold->value];
            threshold.usdAMonth = rule.threshold->value;
            threshold.texts << rule.text;
            addSources(threshold.sources, rule);
        }
        const QString name = phaseOf(rule, "name");
        const QString steps = phaseOf(rule, "steps");
        if (name.isEmpty() && steps.isEmpty())
            continue;
        Phase &phase = phases[rule.topic];
        phase.name += name;
        phase.steps += steps;
        addSources(phase.sources, rule);
    }
    MoveGuide guide;
    for (const auto &[usd, threshold] : thresholds)
        guide.thresholds << threshold;
    for (const auto &[topic, phase] : phases)
        guide.phases << phase;
    return guide;
}

} // namespace chipboard
