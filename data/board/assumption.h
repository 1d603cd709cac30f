// Purpose: what a person may assume otherwise than the catalogue does: one row an assumption, with its unit, range,
// default and where it acts. A board holds only what was changed; everything else has the row's default, or comes from
// the workload, its model or the calibration. Values are in the row's unit: utilisation is 41, not 0.41.
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

/// The changed ones. Empty: as the row says.
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

/// Scale: how many chips. Price: what an hour costs and how much of it works. Speed: how well the chips do.
/// Work and Model: the workload's own dimensions. Scale, Work and Model are forgotten when another workload is chosen.
/// Electricity: what the chips' energy costs; acts on the metrics of energy alone, because rented prices include it.
/// Ownership: what an owned machine and an API cost, beside a rent. Sale: what tokens bring, and how large a fleet may
/// be. Business: what moving to another chip costs and saves; acts on break-even alone, not on estimates.
enum class AssumptionGroup { Scale, Price, Electricity, Ownership, Sale, Speed, Work, Model, Business };

/// How far an assumption is moved to see what it does. Between: from low to high, widened to the value in force. Times:
/// low to high times the value in force. Doublings: half of it, itself and twice that, as far as low to high goes,
/// because heads and bits come in powers of two. Choices: all that there are.
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
    const char *help;   ///< one sentence: what it acts on
    const char *origin; ///< where the default comes from, one sentence
    AssumptionGroup group;
    Unit unit;
    double minimum;
    double maximum;
    double step;                    ///< of an arrow key or a wheel's notch
    bool whole;                     ///< only whole numbers
    std::optional<double> fallback; ///< the default; empty: the workload's, the model's or the calibration's
    std::optional<double> Assumptions::*member;
    unsigned tasks;                       ///< bits of Task: where it acts
    std::span<const double> choices = {}; ///< rising; the only values that there are; empty: all of the range
    const char *unset = nullptr; ///< what stands where there is neither value nor default; null: the program chooses
    const char *words = nullptr; ///< of one that is tried: a singular noun with its article, as sentences have it
    Tried plausible = {};

    [[nodiscard]] AssumptionId assumptionId() const { return AssumptionId(QString::fromLatin1(id)); }
    [[nodiscard]] QString labelText() const;
    [[nodiscard]] QString helpText() const;
    [[nodiscard]] QString originText() const;
    [[nodiscard]] QString unsetText() const; ///< "automatic" where the program chooses
    [[nodiscard]] QString wordsText() const; ///< "the utilisation"
    /// The input of the formulas: `told` is what people type.
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

/// A Problem when the value is not a number in the row's range, or not whole where it has to be.
[[nodiscard]] Result<Done> checkAssumption(const AssumptionRow &row, double value);
/// The board's value, else the row's default.
[[nodiscard]] std::optional<double> valueOf(const AssumptionRow &row, const Assumptions &assumptions);
/// Interest, colocation and the like of a machine act on nothing while its price is not stated; the power of its host
/// also acts on revenue and power of a fleet.
[[nodiscard]] bool isIdle(const AssumptionRow &row, const Assumptions &assumptions);

/// Which input of the formulas each assumption is, for numbers and for cells alike: `take(member, input, one)`, `one`
/// of the assumption being so much of the input. Percents are shares there in any case.
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
/// As the board assumes, else as the rows do.
[[nodiscard]] Assumed assumedOf(const Assumptions &assumptions);

/// How many are changed.
[[nodiscard]] int changedCount(const Assumptions &assumptions);
/// How many chips and the workload's own dimensions are taken back; prices and efficiencies stay.
[[nodiscard]] Assumptions withoutDimensions(Assumptions assumptions);

/// What a row's value is while nobody changed it: the fallback, the calibration's, the workload's or the model's own.
/// Nothing when none of them states it.
[[nodiscard]] std::optional<double> defaultOf(const AssumptionRow &row, const Workload &workload,
                                              const ModelShape &model, const Calibration &calibration);

/// The workload and its model with the changed dimensions.
struct EditedWorkload
{
    Workload workload;
    ModelShape model;

    friend bool operator==(const EditedWorkload &, const EditedWorkload &) = default;
};
/// Parameters that were changed alone change the active ones in proportion.
[[nodiscard]] EditedWorkload edited(const Workload &workload, const ModelShape &model, const Assumptions &assumptions);

// What a board assumes, as rows for readers: of a report, of the notes of slides. One place, so that all of
// them name the same defaults.

class Catalog;
struct Board;

/// A row of the table that the board's workload takes account of, or that was changed all the same.
struct StatedAssumption
{
    const AssumptionRow *row = nullptr;
    std::optional<double> own;   ///< what the board has instead
    std::optional<double> usual; ///< what it would be without: dimensions follow the ones that are changed
    bool acts = true;            ///< on the results of this workload

    [[nodiscard]] std::optional<double> value() const { return own ? own : usual; }
};

/// In the order of the panel; nothing where the catalogue has no such workload.
[[nodiscard]] QList<StatedAssumption> statedAssumptions(const Catalog &catalog, const Board &board);
/// What the board's estimates assume, one line each.
struct AssumptionLines
{
    QStringList chosen; ///< "Discount: 20 % (changed; default 0 %)", then "Requirement: Budget a month: 5,000 USD"
    QStringList usual;  ///< all others

    friend bool operator==(const AssumptionLines &, const AssumptionLines &) = default;
};
[[nodiscard]] AssumptionLines assumptionLines(const Catalog &catalog, const Board &board, const Formatter &formatter);

} // namespace chipboard
