#include "data/model/chipcount.h"

#include "data/core/format.h"
#include "data/core/tr.h"
#include "data/model/setup.h"

#include <algorithm>
#include <cmath>

namespace chipboard {
namespace {

int inWholeInstances(int chips, int chipsEach) { return instancesFor(std::max(1, chips), chipsEach) * chipsEach; }

int fewestThatHold(const EstimateRequest &request, const ServingConstants &constants)
{
    return std::max(1, fitOf(request, 1, constants.layerSplit).fewest);
}

int servingChips(const EstimateRequest &request, const ServingChoice &choice)
{
    const int first = firstServingCount(request, choice.constants);
    if (!choice.found)
        return first;
    return static_cast<int>(chipsThatServeBest(
        servingFigures(request.model, servingSetupOf(request.workload, 1), request.device, choice.constants),
        static_cast<double>(first), untraced));
}

} // namespace

// Layers are split over 1, 2, 4 ... chips: heads and widths are powers of two.
int firstServingCount(const EstimateRequest &prepared, const ServingConstants &constants)
{
    const int fewest = fewestThatHold(prepared, constants);
    return static_cast<int>(prepared.whole ? firstOfRented<double>(fewest, prepared.chipsEach)
                                           : powerOfTwoFrom(fewest));
}

ServingSetup copyOf(const Workload &workload, const ServingSpread &spread)
{
    ServingSetup setup = servingSetupOf(workload, spread.chipsEach);
    setup.batch = static_cast<int>(batchOfACopy<double>(workload.batch, spread.copies));
    setup.attentionCopied = spread.attentionCopied;
    return setup;
}

double busyCopies(const Workload &workload, const ServingSpread &spread, double sequencesOfACopy)
{
    return busyCopiesOf<double>(workload.batch, spread.copies, sequencesOfACopy);
}

ServingSpread spreadOf(const EstimateRequest &prepared, const ServingConstants &constants, int chips)
{
    const Device &device = prepared.device;
    const SpreadOf<double> spread =
        spreadOver<double>(servingFigures(prepared.model, servingSetupOf(prepared.workload, chips), device, constants),
                           chips, device.linkUnpublished && device.announced, untraced);
    return {static_cast<int>(spread.copies), static_cast<int>(spread.chipsEach), spread.attentionCopied > 0.0};
}

namespace {

/// Best service level of a single request.
struct BestLevel
{
    double userSpeed = 0.0;  ///< tokens/s
    double firstToken = 0.0; ///< s
};

BestLevel bestLevel(ServingFigures<double> figures, int largest)
{
    figures.hasLevel = false;
    BestLevel best;
    const auto take = [&](double chips) {
        if (!figures.fitsEitherWay(chips))
            return;
        // Splitting attention is fastest for one request.
        const ServingFigures<double> held = figures.fitsOn(chips) ? figures : figures.withCopiedAttention();
        const CopySpeed<double> copy = copySpeed(held, chips, 1.0, untraced);
        const double first = firstTokenTimeOf<double>(held, chips, copy, weightReadTime(held, chips));
        best.userSpeed = std::max(best.userSpeed, 1.0 / copy.each);
        best.firstToken = best.firstToken > 0.0 ? std::min(best.firstToken, first) : first;
    };
    for (int chips = 1; chips <= std::min(largest, mostServingChips); chips *= 2)
        take(chips);
    if (largest <= mostServingChips)
        take(largest);
    return best;
}

// Rounded up or down to three digits.
double inThreeDigits(double value, bool isUp)
{
    const double digit = std::pow(10.0, std::floor(std::log10(value)) - 2.0);
    return (isUp ? std::ceil(value / digit) : std::floor(value / digit)) * digit;
}

// "146 tokens/s (80.3 to 266)": the best value rounded to the reachable side, its range outwards.
QString bestText(double best, double error, Unit unit, bool isMost)
{
    const Formatter format;
    return tr("%1 (%2 to %3)")
        .arg(format.full(inThreeDigits(best, !isMost), unit), format.full(inThreeDigits(best / (1.0 + error), false)),
             format.full(inThreeDigits(best * (1.0 + error), true)));
}

// More chips help only if the limit was below the most chips per copy.
QString slowUserRemedy(int largest)
{
    return largest < mostServingChips
        ? tr("It takes a lower requirement, more chips, a smaller model or a lower precision.")
        : tr("It takes a lower requirement, a smaller model or a lower precision.");
}

} // namespace

Problem beyondLevel(const EstimateRequest &prepared, const ServingConstants &constants, const ServingErrors &errors,
                    int largest)
{
    const Workload &work = prepared.workload;
    const BestLevel best =
        bestLevel(servingFigures(prepared.model, servingSetupOf(work, 1), prepared.device, constants), largest);
    const Formatter format;
    const QString &name = prepared.device.name;
    if (work.userSpeed > best.userSpeed && best.userSpeed > 0.0)
        return refusal(tr("%1 is estimated to give each user at most %2; %3 is required.")
                           .arg(name, bestText(best.userSpeed, errors.perToken, Unit::TokensPerSecond, true),
                                format.full(work.userSpeed, Unit::TokensPerSecond)),
                       slowUserRemedy(largest));
    if (work.firstTokenLimit > 0.0 && work.firstTokenLimit < best.firstToken)
        return refusal(tr("The first token on %1 is estimated to take at least %2; %3 is required.")
                           .arg(name, bestText(best.firstToken, errors.firstToken, Unit::Second, false),
                                format.full(work.firstTokenLimit, Unit::Second)),
                       largest < mostServingChips ? tr("Allow more time, more chips or shorter prompts.")
                                                  : tr("Allow more time or shorter prompts."));
    return refusal(tr("No replica on %1 meets the required service level.").arg(name),
                   tr("Require fewer tokens/s per user, or allow more time to first token."));
}

// The family of all chips of a maker: the last of the chain before "any".
static QString makerOf(const Calibration &calibration, QString family)
{
    for (qsizetype i = 0; i < calibration.families.size(); ++i) {
        const auto found =
            std::ranges::find_if(calibration.families, [&family](const ChipFamily &one) { return one.id == family; });
        if (found == calibration.families.end() || found->parent.isEmpty() || found->parent == QLatin1String("any"))
            break;
        family = found->parent;
    }
    return family;
}

// For other makers, vLLM names their own software, whose constants are the default ones.
static bool hasVllm(const Calibration &calibration, const FamilyTraits &family)
{
    const QString word = QStringLiteral("vllm ");
    const QString maker = makerOf(calibration, family.chain.value(0));
    const auto &terms = calibration.serving.terms;
    const auto time = terms.find(QLatin1String(servingTerms()[static_cast<std::size_t>(TermId::Time)].name));
    if (time == terms.end())
        return false;
    const auto members = time->second.effects.find(groupName(TermGroup::StackOnFamily));
    if (members == time->second.effects.end())
        return false;
    return std::ranges::any_of(members->second, [&](const auto &member) {
        return member.first.startsWith(word) && makerOf(calibration, member.first.mid(word.size())) == maker;
    });
}

ServingChoice usualServing(const EstimateRequest &request, const Calibration &calibration)
{
    if (request.workload.task != Task::Serve)
        return {};
    const ModelShape &model = request.model;
    const FamilyTraits &family = request.device.family;
    ServingSubject subject{family, {}, model.id.text(), model.hasExperts(), {}, 0.0};
    if (request.workload.stack == StackLevel::Vllm && hasVllm(calibration, family))
        subject.stackName = QStringLiteral("vllm");
    if (request.workload.stack == StackLevel::AtRelease)
        subject.year = calibration.serving.year - oldestSoftware;
    ServingChoice choice = servingConstants(calibration, subject);
    choice.constants = tuned(choice.constants, request.tuning);
    return choice;
}

Result<int> chipsFor(const EstimateRequest &prepared, const ServingChoice &serving)
{
    if (prepared.count != 0) {
        const auto exact = exactCount(prepared.count, prepared.chipsEach, prepared.on);
        if (!exact)
            return exact.problem();
        return exact.value().chips;
    }
    if (prepared.workload.task == Task::Serve)
        return servingChips(prepared, serving);
    const int fewest = fewestThatHold(prepared, serving.constants);
    switch (prepared.workload.task) {
    case Task::Batch:
        return inWholeInstances(fewest, prepared.chipsEach);
    default:
        return inWholeInstances(std::max(fewest, prepared.workload.chips), prepared.chipsEach);
    }
}

} // namespace chipboard
