// Purpose: the assumptions that users can change: one row each, with unit, range, default and effect. A board holds
// only changed values; the rest comes from the row's default, the workload, its model or the calibration. Values are in
// the row's unit: utilisation is 41, not 0.41.
#pragma once

#include "data/catalog/calibration.h"
#include "data/catalog/workload.h"
#include "data/core/format.h"
#include "data/core/id.h"
#include "data/core/result.h"
#include "data/core/unit.h"
#include "data/model/number.h"
#include "data/model/terms.h"

#include <QStringList>

#include <span>

namespace chipboard {

using AssumptionId = Id<struct AssumptionTag>;

/// Changed values only; empty: the default.
struct Assumptions
{
    std::optional<double> chips;
    std::optional<double> utilisation;
    std::optional<double> discount;
    std::optional<double> priceFactor;
    std::optional<double> hoursAMonth;
    std::optional<double> commitment;
    std::optional<double> energyPrice;
    std::optional<double> pue;
    std::optional<double> goodput;
    std::optional<double> trainingEfficiency;
    std::optional<double> memoryEfficiency;
    std::optional<double> computeEfficiency;
    std::optional<double> linkEfficiency;
    std::optional<double> fixedCosts;
    std::optional<double> stack;
    std::optional<double> parameters;
    std::optional<double> activeParameters;
    std::optional<double> layers;
    std::optional<double> hidden;
    std::optional<double> heads;
    std::optional<double> kvHeads;
    std::optional<double> headSize;
    std::optional<double> vocabulary;
    std::optional<double> context;
    std::optional<double> tokens;
    std::optional<double> sequence;
    std::optional<double> globalBatch;
    std::optional<double> input;
    std::optional<double> output;
    std::optional<double> batch;
    std::optional<double> steps;
    std::optional<double> monthlyTokens;
    std::optional<double> monthlyItems;
    std::optional<double> computeBits;
    std::optional<double> weightBits;
    std::optional<double> cacheBits;
    std::optional<double> userSpeed;
    std::optional<double> firstTokenLimit;
    std::optional<double> acceptedTokens;
    std::optional<double> cachedPrompt;
    std::optional<double> disaggregated;
    std::optional<double> experts;
    std::optional<double> expertsPerToken;
    std::optional<double> windowTokens;
    std::optional<double> latentRank;
    std::optional<double> kvPerToken;
    std::optional<double> machinePrice;
    std::optional<double> machineYears;
    std::optional<double> machineResidual;
    std::optional<double> interest;
    std::optional<double> hostPower;
    std::optional<double> colocation;
    std::optional<double> staff;
    std::optional<double> apiPrice;
    std::optional<double> tokenPrice;
    std::optional<double> fleetBudget;
    std::optional<double> fleetPower;
    std::optional<double> monthlySpend;
    std::optional<double> movableShare;
    std::optional<double> migrationWeeks;
    std::optional<double> weekRate;

    friend bool operator==(const Assumptions &, const Assumptions &) = default;
};

/// Scale: number of chips. Price: hourly cost and productive share. Speed: how well the chips perform. Work and Model:
/// dimensions of the workload. Choosing another workload resets Scale, Work and Model. Electricity: energy cost of the
/// chips; affects only energy metrics, because rented prices include it. Ownership: cost of an owned machine and of an
/// API, to compare with renting. Sale: revenue of tokens and limits of the fleet. Business: cost and savings of moving
/// to another chip; affects only break-even, not estimates.
enum class AssumptionGroup { Scale, Price, Electricity, Ownership, Sale, Speed, Work, Model, Business };

/// Range of an assumption in a sensitivity analysis. Between: from low to high, widened to the current value. Times:
/// low to high times the current value. Doublings: half, once and twice the value within low to high, because heads and
/// bits are powers of two. Choices: all choices.
struct Tried
{
    enum Kind { Never, Between, Times, Doublings, Choices };
    Kind kind = Never;
    double low = 0.0;
    double high = 0.0;
};

struct AssumptionRow
{
    const char *id;
    const char *label;  ///< QT_TR_NOOP
    const char *help;   ///< one sentence: what it affects
    const char *origin; ///< source of the default, one sentence
    AssumptionGroup group;
    Unit unit;
    double minimum;
    double maximum;
    double step;                    ///< per arrow key press or wheel notch
    bool whole;                     ///< integers only
    std::optional<double> fallback; ///< default; empty: from the workload, model or calibration
    std::optional<double> Assumptions::*member;
    unsigned tasks;                       ///< bits of Task: tasks that it affects
    std::span<const double> choices = {}; ///< ascending; the only valid values; empty: the whole range
    const char *unset = nullptr;          ///< display text without value and default; null: the program chooses
    const char *words = nullptr;          ///< noun phrase with article, for use in sentences
    Tried plausible = {};

    [[nodiscard]] AssumptionId assumptionId() const { return AssumptionId(QString::fromLatin1(id)); }
    [[nodiscard]] QString labelText() const;
    [[nodiscard]] QString helpText() const;
    [[nodiscard]] QString originText() const;
    [[nodiscard]] QString unsetText() const; ///< "automatic" if the program chooses
    [[nodiscard]] QString wordsText() const; ///< "the utilisation"
    /// Formula input for `told`, the value that the user typed.
    template<class N>
    [[nodiscard]] N input(const N &told, double one) const
    {
        return unit == Unit::Percent ? told / 100.0 : one == 1.0 ? told : timesUnit(told, one);
    }
    [[nodiscard]] bool actsOn(Task task) const { return (tasks & (1U << static_cast<unsigned>(task))) != 0; }
};

[[nodiscard]] std::span<const AssumptionRow> assumptionTable();
[[nodiscard]] const AssumptionRow *findAssumption(const AssumptionId &id);
[[nodiscard]] const AssumptionRow &assumptionOf(std::optional<double> Assumptions::*member);
/// Translated: "Price".
[[nodiscard]] QString assumptionGroupLabel(AssumptionGroup group);

/// A Problem if the value is not a number in the row's range, or not an integer where required.
[[nodiscard]] Result<Done> checkAssumption(const AssumptionRow &row, double value);
/// The board's value, or the row's default.
[[nodiscard]] std::optional<double> valueOf(const AssumptionRow &row, const Assumptions &assumptions);
/// True if the assumption has no effect: interest, colocation etc. of a machine without a stated price. The power of
/// its host still affects revenue and power of a fleet.
[[nodiscard]] bool isIdle(const AssumptionRow &row, const Assumptions &assumptions);

/// Maps assumptions to formula inputs, for numbers and cells alike: `take(member, input, one)`, where one unit of the
/// assumption is `one` of the input. Percentages become shares in any case.
template<class N, class Take>
void eachInput(AssumedOf<N> &in, const Take &take)
{
    take(&Assumptions::utilisation, in.terms.utilisation);
    take(&Assumptions::discount, in.terms.discount);
    take(&Assumptions::priceFactor, in.terms.priceFactor);
    take(&Assumptions::hoursAMonth, in.terms.hoursAMonth);
    take(&Assumptions::energyPrice, in.energy.usdPerKwh);
    take(&Assumptions::pue, in.energy.pue);
    take(&Assumptions::goodput, in.tuning.goodput);
    take(&Assumptions::trainingEfficiency, in.tuning.trainingEfficiencyFactor);
    take(&Assumptions::memoryEfficiency, in.tuning.memoryEfficiencyFactor);
    take(&Assumptions::computeEfficiency, in.tuning.computeEfficiencyFactor);
    take(&Assumptions::linkEfficiency, in.tuning.linkEfficiencyFactor);
    take(&Assumptions::fixedCosts, in.tuning.fixedCostFactor);
    take(&Assumptions::monthlyTokens, in.month.tokens, 1e9);
    take(&Assumptions::monthlyItems, in.month.items, 1e6);
    take(&Assumptions::machinePrice, in.owning.machinePrice);
    take(&Assumptions::machineYears, in.owning.years);
    take(&Assumptions::machineResidual, in.owning.residual);
    take(&Assumptions::interest, in.owning.interest);
    take(&Assumptions::hostPower, in.owning.hostPower);
    take(&Assumptions::colocation, in.owning.colocation);
    take(&Assumptions::staff, in.owning.staff);
    take(&Assumptions::apiPrice, in.owning.apiPrice);
    take(&Assumptions::tokenPrice, in.sale.tokenPrice);
    take(&Assumptions::fleetBudget, in.sale.budget);
    take(&Assumptions::fleetPower, in.sale.megawatts);
}
/// The board's values, with the rows' defaults for the rest.
[[nodiscard]] Assumed assumedOf(const Assumptions &assumptions);

[[nodiscard]] int changedCount(const Assumptions &assumptions);
/// Resets the number of chips and the dimensions of the workload; keeps prices and efficiencies.
[[nodiscard]] Assumptions withoutDimensions(Assumptions assumptions);

/// Value of an unchanged row: the fallback, or the value of the calibration, workload or model. Empty if none of them
/// states it.
[[nodiscard]] std::optional<double> defaultOf(const AssumptionRow &row, const Workload &workload,
                                              const ModelShape &model, const Calibration &calibration);

/// The workload and its model with changed dimensions applied.
struct EditedWorkload
{
    Workload workload;
    ModelShape model;

    friend bool operator==(const EditedWorkload &, const EditedWorkload &) = default;
};
/// Changing only the parameters scales the active parameters in proportion.
[[nodiscard]] EditedWorkload edited(const Workload &workload, const ModelShape &model, const Assumptions &assumptions);

// A board's assumptions as text for reports and slide notes. One place, so that all of them state the same defaults.

class Catalog;
struct Board;

/// An assumption that affects the board's workload or was changed.
struct StatedAssumption
{
    const AssumptionRow *row = nullptr;
    std::optional<double> own;   ///< the board's value
    std::optional<double> usual; ///< the default, derived from changed dimensions
    bool acts = true;            ///< affects the results of this workload

    [[nodiscard]] std::optional<double> value() const { return own ? own : usual; }
};

/// In panel order; empty if the catalogue lacks the workload.
[[nodiscard]] QList<StatedAssumption> statedAssumptions(const Catalog &catalog, const Board &board);
/// Assumptions behind the board's estimates, one line each.
struct AssumptionLines
{
    QStringList chosen; ///< "Discount: 20 % (changed; default 0 %)", then "Requirement: Budget a month: 5,000 USD"
    QStringList usual;  ///< all others

    friend bool operator==(const AssumptionLines &, const AssumptionLines &) = default;
};
[[nodiscard]] AssumptionLines assumptionLines(const Catalog &catalog, const Board &board, const Formatter &formatter);

} // namespace chipboard
