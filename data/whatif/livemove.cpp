#include "data/board/assumption.h"
#include "data/core/tr.h"
#include "data/whatif/breakeven.h"
#include "data/whatif/livetasks.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace chipboard {
namespace {

/// What all moves share.
struct Plan
{
    Expr spend; ///< USD a month, today
    Expr share;
    Expr cost;   ///< USD, once
    Expr months; ///< until it is done
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

Expr cellOf(int place) { return Expr(LiveFormula::ofCell(place)); }

// Without a monthly spend, the cost of the monthly work takes its place: as movePlanOf().
Expr spendOf(const LiveBuilder &builder, const LiveRow &from)
{
    const Expr told = builder.assumed("monthly_spend");
    const double usual = movePlanOf(Assumptions()).monthlySpend;
    const LiveResult *month = resultOf(from, "month_usd");
    if (month == nullptr || !month->reason.isCell())
        return select(told > 0.0, told, usual);
    const Expr ofMonth = cellOf(month->value) / builder.assumed(exchangeRateCell);
    return select(told > 0.0, told, select(hasWords(Expr(month->reason)), usual, ofMonth));
}

Plan addPlan(LiveBuilder &builder, const LiveRow &from)
{
    const Expr weeks = builder.assumed("migration_weeks");
    builder.startRow(-1);
    builder.startSection(tr("Moving"));
    Plan plan;
    plan.spend = builder.step("spend", Unit::Usd, spendOf(builder, from));
    plan.share = builder.share("movable_share");
    plan.cost = builder.step("cost_of_moving", Unit::Usd, weeks * builder.assumed("week_rate"));
    plan.months = builder.step("months_of_moving", Unit::One, moving::monthsOf(weeks));
    return plan;
}

QList<LiveResult> moveResults(LiveBuilder &builder, const Plan &plan, const LiveResult &to, const LiveResult &from)
{
    const Expr ofFrom = Expr(from.reason);
    const Expr today = cellOf(from.value);
    const Expr free = words(tr("It costs nothing today."));
    const Expr problem = builder.step("move_problem", tr("Cannot be compared"), Unit::One,
                                      select(hasWords(Expr(to.reason)), Expr(to.reason),
                                             select(hasWords(ofFrom), ofFrom, select(today <= 0.0, free, noWords()))));
    const Expr ratio =
        builder.step("cost_ratio", Unit::Times, select(hasWords(problem), 0.0, cellOf(to.value) / today));
    const Expr saving = builder.step("saving", Unit::Usd, moving::saving(plan.spend, plan.share, ratio));
    const Expr never =
        builder.problem("move_never", tr("Never pays"), problem, {{saving <= 0.0, tr("It does not cost less there.")}});
    constexpr double shown = Move::monthsShown;
    const Expr saved =
        moving::savedUntil(saving, plan.months, shown) - moving::paidOfCost(plan.cost, plan.months, shown);
    const Expr even = moving::evenAfter(plan.months, plan.cost, select(saving > 0.0, saving, 1.0));
    return {builder.single("move_ratio", tr("Cost there over cost today"), Unit::Times, ratio, problem),
            builder.single("move_saving", tr("Saved a month"), Unit::Usd, saving, problem),
            builder.single("move_cost", tr("Cost of moving"), Unit::Usd, plan.cost, problem),
            builder.single("move_months", tr("Months until even"), Unit::One, even, never),
            builder.single("move_saved", tr("Saved in five years"), Unit::Usd, saved, problem)};
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
