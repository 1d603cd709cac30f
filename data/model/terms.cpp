#include "data/model/terms.h"

#include "data/core/format.h"
#include "data/core/tr.h"

#include <array>

namespace chipboard {
namespace {

struct BoundRow
{
    Bound bound;
    const char *word;
    const char *sentence;
};

// Capacity: the weights are read for fewer requests than could share the read. Not used for models that do not fit.
constexpr std::array boundRows{
    BoundRow{Bound::Compute, "compute", QT_TR_NOOP("Compute takes most of the time.")},
    BoundRow{Bound::MemoryBandwidth, "memory bandwidth", QT_TR_NOOP("Memory reads take most of the time.")},
    BoundRow{Bound::Latency, "latency", QT_TR_NOOP("The overhead of layers and requests takes most of the time.")},
    BoundRow{Bound::Link, "link", QT_TR_NOOP("Communication between chips takes most of the time.")},
    BoundRow{
        Bound::Capacity, "capacity",
        QT_TR_NOOP("Memory reads take most of the time, and memory capacity limits how many requests share a read.")},
};

const BoundRow &rowOf(Bound bound) { return boundRows.at(static_cast<std::size_t>(bound)); }

} // namespace

QString boundWord(Bound bound) { return QString::fromLatin1(rowOf(bound).word); }

QString boundSentence(Bound bound) { return tr(rowOf(bound).sentence); }

namespace {

// Values below a thousandth or above a thousandfold are typing errors.
constexpr double least = 0.001;
constexpr double mostTimes = 1000.0;

bool isShare(double value) { return value >= least && value <= 1.0; }

bool isFactor(double value) { return value >= least && value <= mostTimes; }

QString limitText(double value) { return Formatter(readingLocale()).full(value); }

QString limitInPercent(double share) { return Formatter(readingLocale()).percent(share); }

} // namespace

Result<Done> checkTuning(const EstimateTuning &tuning)
{
    if (tuning.goodput && !isShare(*tuning.goodput))
        return badRange(tr("The goodput must be from %1 to %2.").arg(limitInPercent(least), limitInPercent(1.0)),
                        tr("Enter the share of productive time."));
    for (const double factor : {tuning.trainingEfficiencyFactor, tuning.memoryEfficiencyFactor,
                                tuning.computeEfficiencyFactor, tuning.linkEfficiencyFactor, tuning.fixedCostFactor}) {
        if (!isFactor(factor))
            return badRange(
                tr("The factors on efficiency must be from %1 to %2.").arg(limitText(least), limitText(mostTimes)),
                tr("Enter 1 to change nothing."));
    }
    return Done{};
}

Result<Done> checkTerms(const Terms &terms)
{
    if (!(terms.discount >= 0.0 && terms.discount < 1.0))
        return badRange(tr("The discount must be from %1 to below %2.").arg(limitInPercent(0.0), limitInPercent(1.0)),
                        tr("Enter a smaller discount."));
    if (!isShare(terms.utilisation))
        return badRange(tr("The utilisation must be from %1 to %2.").arg(limitInPercent(least), limitInPercent(1.0)),
                        tr("Enter the share of paid hours."));
    constexpr double longestMonth = 744.0; // 31 days
    if (!(terms.hoursAMonth > 0.0 && terms.hoursAMonth <= longestMonth))
        return badRange(tr("The hours per month must be above 0 and at most %1.").arg(limitText(longestMonth)),
                        tr("A full month is 730 hours."));
    if (!isFactor(terms.priceFactor))
        return badRange(tr("The price factor must be from %1 to %2.").arg(limitText(least), limitText(mostTimes)),
                        tr("Enter 1 to keep the listed price."));
    return Done{};
}

Result<Done> checkEnergy(const EnergyTerms &terms)
{
    constexpr double highestPue = 10.0;
    if (!(terms.pue >= 1.0 && terms.pue <= highestPue))
        return badRange(tr("The PUE must be from %1 to %2.").arg(limitText(1.0), limitText(highestPue)),
                        tr("1 is a data centre without overhead."));
    if (terms.usdPerKwh && !(*terms.usdPerKwh > 0.0 && *terms.usdPerKwh <= mostTimes))
        return badRange(tr("The energy price must be above 0 and at most %1 USD/kWh.").arg(limitText(mostTimes)),
                        tr("Enter the price of a kilowatt-hour."));
    return Done{};
}

Result<Done> checkOwnership(const OwnershipTerms &terms)
{
    constexpr double leastUsd = 1e-6; // smallest divisor price, practically 0
    constexpr double mostUsd = 1e12;
    constexpr double leastYears = 0.01;
    constexpr double mostYears = 100.0;
    constexpr double mostOfPower = 10.0;
    if (terms.machinePrice && !(*terms.machinePrice >= leastUsd && *terms.machinePrice <= mostUsd))
        return badRange(tr("The machine price must be above 0."), tr("Enter the price of one machine."));
    if (!(terms.years >= leastYears && terms.years <= mostYears))
        return badRange(
            tr("The service life must be from %1 to %2 years.").arg(limitText(leastYears), limitText(mostYears)),
            tr("Enter the service life."));
    if (!(terms.residual >= 0.0 && terms.residual <= 1.0))
        return badRange(
            tr("The residual value must be from %1 to %2 of the price.").arg(limitInPercent(0.0), limitInPercent(1.0)),
            tr("Enter 0 for no residual value."));
    if (!(terms.interest >= 0.0 && terms.interest <= 1.0))
        return badRange(
            tr("The interest rate must be from %1 to %2 per year.").arg(limitInPercent(0.0), limitInPercent(1.0)),
            tr("Enter 0 for no financing cost."));
    if (!(terms.hostPower >= 0.0 && terms.hostPower <= mostOfPower))
        return badRange(tr("The host power must be from %1 to %2 of the chips' power.")
                            .arg(limitInPercent(0.0), limitInPercent(mostOfPower)),
                        tr("Enter 0 to count only the chips."));
    if (!(terms.colocation >= 0.0 && terms.colocation <= mostUsd))
        return badRange(tr("The colocation price cannot be negative."), tr("Enter 0 or more."));
    if (!(terms.staff >= 0.0 && terms.staff <= mostOfPower))
        return badRange(tr("Staff and maintenance must be from %1 to %2 of the machine price per year.")
                            .arg(limitInPercent(0.0), limitInPercent(mostOfPower)),
                        tr("Enter 0 for none."));
    if (terms.apiPrice && !(*terms.apiPrice >= leastUsd && *terms.apiPrice <= mostUsd))
        return badRange(tr("The API price must be above 0."), tr("Enter the price of a million output tokens."));
    return Done{};
}

TrainingConstants tuned(TrainingConstants constants, const EstimateTuning &tuning)
{
    constants.goodput = tuning.goodput.value_or(constants.goodput);
    return constants;
}

TrainingEfficiency tuned(TrainingEfficiency efficiency, const EstimateTuning &tuning)
{
    efficiency.efficiency *= tuning.trainingEfficiencyFactor;
    return efficiency;
}

ServingConstants tuned(ServingConstants constants, const EstimateTuning &tuning)
{
    constants.memory *= tuning.memoryEfficiencyFactor; // the cache share is relative to it
    constants.compute *= tuning.computeEfficiencyFactor;
    constants.prefill *= tuning.computeEfficiencyFactor;
    constants.link *= tuning.linkEfficiencyFactor;
    constants.perLayer = constants.perLayer * tuning.fixedCostFactor;
    constants.perExchange = constants.perExchange * tuning.fixedCostFactor;
    constants.perSequence = constants.perSequence * tuning.fixedCostFactor;
    constants.perStep = constants.perStep * tuning.fixedCostFactor;
    constants.firstTokenPerLayer = constants.firstTokenPerLayer * tuning.fixedCostFactor;
    return constants;
}

BatchConstants tuned(BatchConstants constants, const EstimateTuning &tuning)
{
    constants.efficiency *= tuning.computeEfficiencyFactor;
    constants.perLayer = constants.perLayer * tuning.fixedCostFactor;
    return constants;
}

} // namespace chipboard
