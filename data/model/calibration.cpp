#include "data/model/calibration.h"

#include "data/core/find.h"
#include <algorithm>
#include <cmath>

namespace chipboard {
namespace {

// Levels up the chain of parents at which the row was found; -1 if it is for none of them.
template<typename Constants>
int distance(const Constants &row, const QStringList &chain)
{
    for (qsizetype i = 0; i < chain.size(); ++i) {
        if (row.families.contains(chain.at(i)))
            return static_cast<int>(i);
    }
    return -1;
}

QString labelOf(const Calibration &calibration, const QString &familyId)
{
    for (const ChipFamily &family : calibration.families) {
        if (family.id == familyId)
            return family.label;
    }
    return familyId;
}

// A stack of the calibration; empty if the name matches none.
const ServingStack *stackNamed(const Calibration &calibration, const QString &stackName)
{
    for (const ServingStack &stack : calibration.stacks) {
        for (const QString &word : stack.match) {
            if (stackName.contains(word, Qt::CaseInsensitive))
                return &stack;
        }
    }
    return nullptr;
}

// Release date of that version; empty if unknown.
std::optional<double> releaseYear(const ServingStack &stack, const QString &stackName)
{
    // Longest version in the name: "0.5.12" is not "0.5.1".
    const StackRelease *best = nullptr;
    for (const StackRelease &release : stack.releases) {
        if (stackName.contains(release.version, Qt::CaseInsensitive)
            && (best == nullptr || release.version.size() > best->version.size()))
            best = &release;
    }
    return best == nullptr ? std::nullopt : std::optional(best->year);
}

class TermSums
{
public:
    TermSums(const ServingModel &model, const ServingSubject &subject, const QString &stack)
        : m_model(model)
        , m_subject(subject)
        , m_stack(stack)
    {
    }

    [[nodiscard]] double of(TermId id) const
    {
        const TermRow &row = servingTerms()[static_cast<std::size_t>(id)];
        const auto found = m_model.terms.find(QLatin1String(row.name));
        if (found == m_model.terms.end())
            return row.prior;
        double value = onScale(row.scale, found->second.all);
        for (const auto &[group, members] : found->second.effects)
            value += sumOf(group, members);
        return fromScale(row.scale, value);
    }

private:
    using Members = std::map<QString, ServingEffect>;

    [[nodiscard]] static double logOf(const Members &members, const QString &member)
    {
        const auto found = members.find(member);
        return found == members.end() ? 0.0 : std::log(found->second.factor);
    }
    [[nodiscard]] double sumOf(const QString &group, const Members &members) const
    {
        double sum = 0.0;
        if (group == groupName(TermGroup::Stack))
            return logOf(members, m_stack);
        if (group == groupName(TermGroup::Model))
            return logOf(members, m_subject.model);
        if (group == groupName(TermGroup::Source))
            return logOf(members, m_subject.source);
        if (group == groupName(TermGroup::StackOnFamily)) // fitted for the nearest family only (servingfit.cpp)
            return logOf(members, m_stack + u' ' + m_subject.family.chain.value(0));
        for (const QString &family : m_subject.family.chain)
            sum += logOf(members, family);
        return sum;
    }

    const ServingModel &m_model;
    const ServingSubject &m_subject;
    const QString &m_stack;
};

bool hasEffect(const ServingModel &model, TermId id, TermGroup group, const QString &member)
{
    const auto term = model.terms.find(QLatin1String(servingTerms()[static_cast<std::size_t>(id)].name));
    if (term == model.terms.end())
        return false;
    const auto members = term->second.effects.find(groupName(group));
    if (members == term->second.effects.end())
        return false;
    const auto own = members->second.find(member);
    return own != members->second.end() && own->second.rows > 0;
}

} // namespace

ServingConstants constantsOf(const TermValues &values, bool hasExperts, double age)
{
    using enum TermId;
    const auto of = [&values](TermId id) { return values.at(static_cast<std::size_t>(id)); };
    const double experts = hasExperts ? of(Experts) : 1.0;
    const double fixed = std::pow(of(Ageing), age);
    ServingConstants constants{.memory = of(Memory),
                               .cache = of(Cache),
                               .compute = of(Decode) * experts,
                               .prefill = of(Prefill) * experts,
                               .attention = of(Attention),
                               .link = of(Link),
                               .touched = of(Touched),
                               .perLayer = seconds(of(Layer) * fixed * (hasExperts ? of(ExpertLayer) : 1.0)),
                               .perExchange = seconds(of(Exchange)),
                               .perSequence = seconds(of(Request)),
                               .perStep = seconds(of(Step)),
                               .firstTokenPerLayer =
                                   seconds(of(FirstLayer) * fixed * (hasExperts ? of(FirstExpertLayer) : 1.0)),
                               .queue = of(Queue),
                               .mixing = of(Mixing),
                               .copied = of(Copied)};
    // Faster software uses more of the bandwidth, link and peak, but never more than all.
    const double factor =
        of(Time) * (hasExperts ? of(ExpertTime) * std::pow(of(ExpertAgeing), std::min(age, ripeAge)) : 1.0);
    for (double *share :
         {&constants.memory, &constants.compute, &constants.prefill, &constants.attention, &constants.link})
        *share = std::min(1.0, *share / factor);
    for (Duration *each : {&constants.perLayer, &constants.perExchange, &constants.perSequence, &constants.perStep})
        *each = *each * factor;
    return constants;
}

QString StackUse::id() const { return stack != nullptr ? stack->id : QStringLiteral("any"); }

StackUse stackUseOf(const Calibration &calibration, const ServingSubject &subject)
{
    constexpr double newest = -0.2; // no measurement uses newer software
    StackUse use{stackNamed(calibration, subject.stackName), 0.0};
    double year = subject.year;
    if (use.stack != nullptr && year <= 0.0)
        year = releaseYear(*use.stack, subject.stackName).value_or(0.0);
    const auto usual = std::ranges::find_if(calibration.stacks,
                                            [&](const ServingStack &one) { return one.id == subject.family.stack; });
    if (use.stack == nullptr && usual != calibration.stacks.end())
        use.stack = &*usual;
    use.age = year > 0.0 ? std::clamp(calibration.serving.year - year, newest, oldestSoftware) : 0.0;
    return use;
}

ServingChoice servingConstants(const Calibration &calibration, const ServingSubject &subject)
{
    constexpr int usualBatch = 1024;
    ServingChoice choice;
    const ServingModel &model = calibration.serving;
    choice.found = !model.isEmpty();
    if (!choice.found)
        return choice;
    const StackUse use = stackUseOf(calibration, subject);
    choice.stack = use.id();
    choice.family = subject.family.chain.value(0);
    const TermSums sums(model, subject, choice.stack);
    TermValues values{};
    for (std::size_t i = 0; i < values.size(); ++i)
        values.at(i) = sums.of(static_cast<TermId>(i));
    choice.constants = constantsOf(values, subject.hasExperts, use.age);
    choice.constants.largestBatch =
        use.stack != nullptr && use.stack->largestBatch > 0 ? use.stack->largestBatch : usualBatch;
    choice.constants.layerSplit = use.stack != nullptr && use.stack->layerSplit;
    choice.constants.evidence = model.evidence;
    choice.borrowed = !hasEffect(model, TermId::Memory, TermGroup::Family, subject.family.chain.value(0));
    choice.near = hasEffect(model, TermId::Time, TermGroup::Source, subject.source);
    return choice;
}

// One source tunes in one way, and a few rows may all be outliers.
static bool isWellMeasured(const ServingModel &model, const QString &family, QStringView kind)
{
    constexpr int fewestRows = 8;
    constexpr int fewestSources = 2;
    return std::ranges::any_of(model.reach, [&](const ServingReach &reach) {
        return reach.family == family && reach.kind == kind && reach.rows >= fewestRows
            && reach.sources >= fewestSources;
    });
}

static const ServingRange *servingRangeOf(const Calibration &calibration, const ServingChoice &choice, QStringView kind,
                                          bool hasExperts)
{
    return findWhere(calibration.serving.ranges, [&](const ServingRange &range) {
        return range.kind == kind && range.experts == hasExperts && range.near == choice.near;
    });
}

RangeBasis servingBasis(const Calibration &calibration, const ServingChoice &choice, QStringView kind, bool hasExperts)
{
    const ServingRange *range = servingRangeOf(calibration, choice, kind, hasExperts);
    return range != nullptr ? RangeBasis{range->rows, range->coverage}
                            : RangeBasis{calibration.serving.evidence.rows, 0.0};
}

double servingError(const Calibration &calibration, const ServingChoice &choice, QStringView kind, bool hasExperts)
{
    const ServingRange *found = servingRangeOf(calibration, choice, kind, hasExperts);
    double error = calibration.serving.evidence.p80Error;
    if (found != nullptr)
        error = found->p80Error;
    else if (kind == u"first_token")
        error = std::max(error, calibration.errors.firstToken.p80Error);
    return isWellMeasured(calibration.serving, choice.family, kind) ? error : error * calibration.errors.borrowedFactor;
}

ServingErrors servingErrors(const Calibration &calibration, const ServingChoice &choice, bool hasExperts)
{
    const auto of = [&](const char16_t *kind) {
        return servingError(calibration, choice, QStringView(kind), hasExperts);
    };
    return {of(u"throughput"), of(u"max_throughput"), of(u"latency"), of(u"first_token")};
}

double trafficFactor(const Calibration &calibration, TermId term)
{
    const TermRow &row = servingTerms()[static_cast<std::size_t>(term)];
    const auto found = calibration.serving.terms.find(QLatin1String(row.name));
    return found == calibration.serving.terms.end() ? row.prior : found->second.all;
}

BatchChoice batchConstants(const Calibration &calibration, const FamilyTraits &family, const QString &kind)
{
    BatchChoice choice;
    int steps = 0;
    for (const BatchConstants &row : calibration.batch) {
        const int far = row.kind == kind ? distance(row, family.chain) : -1;
        if (far >= 0 && (choice.constants == nullptr || far < steps)) {
            choice.constants = &row;
            steps = far;
        }
    }
    if (choice.constants == nullptr)
        return choice;
    // A row for all chips names first the family that it was fitted to.
    const QString measured = choice.constants->families.constFirst();
    if (steps > 0 || (family.chain.constFirst() == QLatin1String("any") && measured != family.chain.constFirst()))
        choice.from = labelOf(calibration, measured);
    return choice;
}

} // namespace chipboard
