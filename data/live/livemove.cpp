#include "data/board/assumption.h"
#include "data/core/tr.h"
#include "data/live/livetasks.h"
#include "data/whatif/breakeven.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace chipboard {
namespace {

/// What all moves share.
struct Plan
{
    LiveFormula spend; ///< USD a month, today
    LiveFormula share;
    LiveFormula cost;   ///< USD, once
    LiveFormula months; ///< until it is done
};

const char *costOf(Task task)
{
    return task == Task::Serve ? "usd_per_1m_tokens" : task == Task::Batch ? "usd_per_1m_items" : "cost";
}

const LiveResult *resultOf(const LiveRow &row, const char *metric)
{
    const auto found = std::find_if(row.results.begin(), row.results.end(), [metric](const LiveResult &result) {
        return result.metric == QLatin1String(metric);
    });
    return found == row.results.end() ? nullptr : &*found;
}

// Where nobody says what is spent but how much work a month has, its cost is spent: as movePlanOf().
LiveFormula spendOf(const LiveBuilder &builder, const LiveRow &from)
{
    const LiveFormula told = builder.assumed("monthly_spend");
    const double usual = movePlanOf(Assumptions()).monthlySpend;
    const LiveResult *month = resultOf(from, "month_usd");
    if (month == nullptr || !month->reason.isCell())
        return choice(isAbove(told, 0.0), told, usual);
    const LiveFormula ofMonth = LiveFormula::ofCell(month->value) / builder.assumed(exchangeRateCell);
    return choice(isAbove(told, 0.0), told, choice(isOther(month->reason, LiveFormula(QString())), usual, ofMonth));
}

Plan addPlan(LiveBuilder &builder, const LiveRow &from)
{
    constexpr double monthsOfAYear = 12.0;
    constexpr double weeksOfAYear = 52.0;
    builder.startRow(-1);
    builder.startSection(tr("Moving"));
    Plan plan;
    plan.spend = builder.step(u"spend"_s, tr("Spent a month today"), Unit::Usd, spendOf(builder, from));
    plan.share = builder.share("movable_share");
    plan.cost = builder.step(u"cost_of_moving"_s, tr("Cost of moving"), Unit::Usd,
                             builder.assumed("migration_weeks") * builder.assumed("week_rate"));
    plan.months = builder.step(u"months_of_moving"_s, tr("Months until the move is done"), Unit::One,
                               builder.assumed("migration_weeks") * monthsOfAYear / weeksOfAYear);
    return plan;
}

LiveFormula problemOf(LiveBuilder &builder, const LiveResult &to, const LiveResult &from)
{
    const LiveFormula none(QString{});
    const LiveFormula ofFrom = choice(
        isOther(from.reason, none), from.reason,
        choice(isAtMost(LiveFormula::ofCell(from.value), 0.0), LiveFormula(tr("It costs nothing today.")), none));
    return builder.step(u"move_problem"_s, tr("Cannot be compared"), Unit::One,
                        choice(isOther(to.reason, none), to.reason, ofFrom));
}

QList<LiveResult> moveResults(LiveBuilder &builder, const Plan &plan, const LiveResult &to, const LiveResult &from)
{
    const LiveFormula none(QString{});
    const LiveFormula problem = problemOf(builder, to, from);
    const LiveFormula hasProblem = isOther(problem, none);
    const LiveFormula ratio =
        builder.step(u"cost_ratio"_s, tr("Cost there over cost today"), Unit::Times,
                     choice(hasProblem, 0.0, LiveFormula::ofCell(to.value) / LiveFormula::ofCell(from.value)));
    const LiveFormula saving =
        builder.step(u"saving"_s, tr("Saved a month"), Unit::Usd, plan.spend * plan.share * (1.0 - ratio));
    const LiveFormula never =
        builder.step(u"move_never"_s, tr("Never pays"), Unit::One,
                     choice(hasProblem, problem,
                            choice(isAtMost(saving, 0.0), LiveFormula(tr("It does not cost less there.")), none)));
    const double shown = Move::monthsShown;
    const LiveFormula paid =
        choice(isAbove(plan.months, 0.0), least({1.0, shown / greatest({plan.months, 1e-9})}), 1.0) * plan.cost;
    const LiveFormula saved = saving * greatest({0.0, shown - plan.months}) - paid;
    const LiveFormula even = plan.months + plan.cost / choice(isAbove(saving, 0.0), saving, 1.0);
    return {builder.single(u"move_ratio"_s, tr("Cost there over cost today"), Unit::Times, ratio, problem),
            builder.single(u"move_saving"_s, tr("Saved a month"), Unit::Usd, saving, problem),
            builder.single(u"move_cost"_s, tr("Cost of moving"), Unit::Usd, plan.cost, problem),
            builder.single(u"move_months"_s, tr("Months until even"), Unit::One, even, never),
            builder.single(u"move_saved"_s, tr("Saved in five years"), Unit::Usd, saved, problem)};
}

} // namespace

void addMoves(LiveBuilder &builder, LiveModel &model, Task task, int from)
{
    const LiveResult *today = resultOf(model.rows.at(from), costOf(task));
    if (today == nullptr || !today->reason.isCell())
        return;
    const LiveResult ofToday = *today;
    QList<LiveMove> moves;
    for (int row = 0; row < model.rows.size(); ++row) {
        const LiveResult *there = resultOf(model.rows.at(row), costOf(task));
        if (row != from && there != nullptr && there->reason.isCell())
            moves << LiveMove{row, {*there}};
    }
    if (moves.isEmpty())
        return;
    const Plan plan = addPlan(builder, model.rows.at(from));
    for (LiveMove &move : moves) {
        builder.startRow(move.row);
        move.results = moveResults(builder, plan, move.results.constFirst(), ofToday);
    }
    model.moves = moves;
    model.movesFrom = from;
}

} // namespace chipboard
