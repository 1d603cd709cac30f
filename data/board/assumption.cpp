#include "data/board/assumption.h"

#include "data/board/board.h"
#include "data/board/needs.h"
#include "data/catalog/catalog.h"
#include "data/core/find.h"
#include "data/core/tr.h"

#include <algorithm>
#include <array>

namespace chipboard {

QList<StatedAssumption> statedAssumptions(const Catalog &catalog, const Board &board)
{
    const Workload *work = catalog.workload(board.workload);
    const ModelShape *model = work != nullptr ? catalog.model(work->model) : nullptr;
    QList<StatedAssumption> stated;
    for (const AssumptionRow &row : assumptionTable()) {
        if (model == nullptr)
            break;
        const std::optional<double> &own = board.assumptions.*row.member;
        const bool acts = row.actsOn(work->task) && !isIdle(row, board.assumptions);
        if (!acts && !own)
            continue;
        Assumptions others = board.assumptions;
        (others.*row.member).reset();
        const EditedWorkload without = edited(*work, *model, others);
        stated << StatedAssumption{&row, own, defaultOf(row, without.workload, without.model, catalog.calibration),
                                   acts};
    }
    return stated;
}

AssumptionLines assumptionLines(const Catalog &catalog, const Board &board, const Formatter &formatter)
{
    AssumptionLines lines;
    for (const StatedAssumption &one : statedAssumptions(catalog, board)) {
        const AssumptionRow &row = *one.row;
        if (!one.value())
            continue;
        const QString usual = one.usual ? formatter.table(*one.usual, row.unit) : row.unsetText();
        if (one.own)
            lines.chosen
                << tr("%1: %2 (changed; default: %3)").arg(row.labelText(), formatter.table(*one.own, row.unit), usual);
        else
            lines.usual << tr("%1: %2").arg(row.labelText(), usual);
    }
    for (const QString &need : needLines(board.needs, formatter))
        lines.chosen << tr("Requirement: %1").arg(need);
    return lines;
}

namespace {

/// A dimension of the workload or its model: read as the default, written for the estimate.
struct DimensionRow
{
    std::optional<double> Assumptions::*member;
    double (*read)(const Workload &, const ModelShape &);
    void (*write)(Workload &, ModelShape &, double);
};

constexpr double billion = 1e9;
constexpr double bitsAByte = 8.0;
constexpr double percentAWhole = 100.0;

template<int ModelShape::*member>
constexpr DimensionRow ofModel(std::optional<double> Assumptions::*assumption)
{
    return {assumption, [](const Workload &, const ModelShape &model) { return double(model.*member); },
            [](Workload &, ModelShape &model, double value) { model.*member = static_cast<int>(value); }};
}

template<int Workload::*member>
constexpr DimensionRow ofWork(std::optional<double> Assumptions::*assumption)
{
    return {assumption, [](const Workload &work, const ModelShape &) { return double(work.*member); },
            [](Workload &work, ModelShape &, double value) { work.*member = static_cast<int>(value); }};
}

Precision precisionOfBits(double bits)
{
    if (bits <= 4.0)
        return Precision::Fp4;
    if (bits <= 8.0)
        return Precision::Fp8;
    return bits <= 16.0 ? Precision::Bf16 : Precision::Fp32;
}

double bitsOfPrecision(Precision precision)
{
    switch (precision) {
    case Precision::Fp4:
    case Precision::Mxfp4:
        return 4.0;
    case Precision::Fp8:
    case Precision::Mxfp8:
    case Precision::Int8:
        return 8.0;
    case Precision::Bf16:
    case Precision::Fp16:
        return 16.0;
    default:
        return 32.0;
    }
}

double activeInBillions(const Workload &, const ModelShape &model)
{
    return (model.activeParameters > 0.0 ? model.activeParameters : model.parameters) / billion;
}

/// Weights per expert over all layers: weights that a token does not use, divided by the experts that it does not use.
/// If it uses all, three matrices per layer.
double weightsOfExpert(const ModelShape &model)
{
    const ExpertShape &experts = *model.experts;
    if (experts.count == experts.perToken)
        return 3.0 * model.hidden * experts.ffn * (model.layers - experts.denseLayers);
    return (model.parameters - model.activeParameters) / (experts.count - experts.perToken);
}

void writeExperts(Workload &, ModelShape &model, double value)
{
    if (!model.experts)
        return;
    model.parameters += (value - model.experts->count) * weightsOfExpert(model);
    model.experts->count = static_cast<int>(value);
}

void writeExpertsPerToken(Workload &, ModelShape &model, double value)
{
    if (!model.experts)
        return;
    model.activeParameters += (value - model.experts->perToken) * weightsOfExpert(model);
    model.experts->perToken = static_cast<int>(value);
}

void writeWindow(Workload &, ModelShape &model, double value)
{
    if (model.attention.windowLayers > 0)
        model.attention.window = static_cast<int>(value);
}

// A token caches only the latent and the positional part of its key.
void writeLatentRank(Workload &, ModelShape &model, double value)
{
    AttentionShape &attention = model.attention;
    if (attention.latentRank < 1)
        return;
    const double factor = (value + attention.ropeSize) / (attention.latentRank + attention.ropeSize);
    model.kvPerToken *= factor;
    attention.windowElements *= factor;
    attention.latentRank = static_cast<int>(value);
}

void writeCachedElements(Workload &, ModelShape &model, double value)
{
    if (const double before = model.cachedElements(); before > 0.0)
        model.attention.windowElements *= value / before;
    model.kvPerToken = value;
}

// Experts precede the parameters that depend on them, and the cache follows the dimensions that it depends on.
const std::array dimensions{
    DimensionRow{&Assumptions::experts,
                 [](const Workload &, const ModelShape &model) { return model.experts ? model.experts->count : 0.0; },
                 writeExperts},
    DimensionRow{
        &Assumptions::expertsPerToken,
        [](const Workload &, const ModelShape &model) { return model.experts ? model.experts->perToken : 0.0; },
        writeExpertsPerToken},
    DimensionRow{&Assumptions::parameters,
                 [](const Workload &, const ModelShape &model) { return model.parameters / billion; },
                 [](Workload &, ModelShape &model, double value) {
                     if (model.parameters > 0.0)
                         model.activeParameters *= value * billion / model.parameters;
                     model.parameters = value * billion;
                 }},
    DimensionRow{&Assumptions::activeParameters, activeInBillions,
                 [](Workload &, ModelShape &model, double value) { model.activeParameters = value * billion; }},
    ofModel<&ModelShape::layers>(&Assumptions::layers),
    ofModel<&ModelShape::hidden>(&Assumptions::hidden),
    ofModel<&ModelShape::heads>(&Assumptions::heads),
    ofModel<&ModelShape::kvHeads>(&Assumptions::kvHeads),
    ofModel<&ModelShape::headSize>(&Assumptions::headSize),
    ofModel<&ModelShape::vocabulary>(&Assumptions::vocabulary),
    ofModel<&ModelShape::context>(&Assumptions::context),
    DimensionRow{&Assumptions::windowTokens,
                 [](const Workload &, const ModelShape &model) { return double(model.attention.window); }, writeWindow},
    DimensionRow{&Assumptions::latentRank,
                 [](const Workload &, const ModelShape &model) { return double(model.attention.latentRank); },
                 writeLatentRank},
    DimensionRow{&Assumptions::kvPerToken, [](const Workload &, const ModelShape &model) { return model.kvPerToken; },
                 writeCachedElements},
    DimensionRow{&Assumptions::tokens, [](const Workload &work, const ModelShape &) { return work.tokens / billion; },
                 [](Workload &work, ModelShape &, double value) { work.tokens = value * billion; }},
    ofWork<&Workload::sequence>(&Assumptions::sequence),
    ofWork<&Workload::globalBatch>(&Assumptions::globalBatch),
    ofWork<&Workload::input>(&Assumptions::input),
    ofWork<&Workload::output>(&Assumptions::output),
    ofWork<&Workload::batch>(&Assumptions::batch),
    ofWork<&Workload::steps>(&Assumptions::steps),
    DimensionRow{&Assumptions::userSpeed, [](const Workload &work, const ModelShape &) { return work.userSpeed; },
                 [](Workload &work, ModelShape &, double value) { work.userSpeed = value; }},
    DimensionRow{&Assumptions::firstTokenLimit,
                 [](const Workload &work, const ModelShape &) { return work.firstTokenLimit; },
                 [](Workload &work, ModelShape &, double value) { work.firstTokenLimit = value; }},
    DimensionRow{&Assumptions::acceptedTokens,
                 [](const Workload &work, const ModelShape &) { return work.acceptedTokens; },
                 [](Workload &work, ModelShape &, double value) { work.acceptedTokens = value; }},
    DimensionRow{&Assumptions::cachedPrompt,
                 [](const Workload &work, const ModelShape &) { return work.cachedPrompt * percentAWhole; },
                 [](Workload &work, ModelShape &, double value) { work.cachedPrompt = value / percentAWhole; }},
    DimensionRow{&Assumptions::disaggregated,
                 [](const Workload &work, const ModelShape &) { return work.disaggregated ? 1.0 : 0.0; },
                 [](Workload &work, ModelShape &, double value) { work.disaggregated = value > 0.0; }},
    DimensionRow{&Assumptions::stack, [](const Workload &work, const ModelShape &) { return double(int(work.stack)); },
                 [](Workload &work, ModelShape &, double value) { work.stack = StackLevel(int(value)); }},
    DimensionRow{&Assumptions::computeBits,
                 [](const Workload &work, const ModelShape &) { return bitsOfPrecision(work.precision); },
                 [](Workload &work, ModelShape &, double value) {
                     if (bitsOfPrecision(work.precision) != value) // FP16 and INT8 stay
                         work.precision = precisionOfBits(value);
                 }},
    DimensionRow{&Assumptions::weightBits,
                 [](const Workload &work, const ModelShape &) { return work.weightBytes * bitsAByte; },
                 [](Workload &work, ModelShape &, double value) { work.weightBytes = value / bitsAByte; }},
    DimensionRow{&Assumptions::cacheBits,
                 [](const Workload &work, const ModelShape &) { return work.cacheBytes * bitsAByte; },
                 [](Workload &work, ModelShape &, double value) { work.cacheBytes = value / bitsAByte; }},
};

const DimensionRow *dimensionOf(const AssumptionRow &row)
{
    return findWhere(dimensions, [&row](const DimensionRow &dimension) { return dimension.member == row.member; });
}

} // namespace

QString assumptionGroupLabel(AssumptionGroup group)
{
    switch (group) {
    case AssumptionGroup::Scale:
        return tr("Scale");
    case AssumptionGroup::Price:
        return tr("Price");
    case AssumptionGroup::Electricity:
        return tr("Energy");
    case AssumptionGroup::Ownership:
        return tr("Ownership and API");
    case AssumptionGroup::Sale:
        return tr("Revenue and fleet");
    case AssumptionGroup::Speed:
        return tr("Throughput");
    case AssumptionGroup::Work:
        return tr("Work");
    case AssumptionGroup::Model:
        return tr("Model");
    case AssumptionGroup::Business:
        return tr("Break-even");
    }
    Q_UNREACHABLE();
}

bool isIdle(const AssumptionRow &row, const Assumptions &assumptions)
{
    const bool isOfPower = row.member == &Assumptions::hostPower && (assumptions.tokenPrice || assumptions.fleetPower);
    return row.group == AssumptionGroup::Ownership && row.fallback && !assumptions.machinePrice && !isOfPower;
}

int changedCount(const Assumptions &assumptions)
{
    const auto rows = assumptionTable();
    return static_cast<int>(
        std::ranges::count_if(rows, [&](const AssumptionRow &row) { return (assumptions.*row.member).has_value(); }));
}

Assumptions withoutDimensions(Assumptions assumptions)
{
    for (const AssumptionRow &row : assumptionTable()) {
        if (row.group == AssumptionGroup::Scale || row.group == AssumptionGroup::Work
            || row.group == AssumptionGroup::Model)
            (assumptions.*row.member).reset();
    }
    return assumptions;
}

std::optional<double> defaultOf(const AssumptionRow &row, const Workload &workload, const ModelShape &model,
                                const Calibration &calibration)
{
    if (row.fallback)
        return row.fallback;
    if (row.member == &Assumptions::chips)
        return workload.chips > 0 ? std::optional<double>(workload.chips) : std::nullopt;
    if (row.member == &Assumptions::goodput)
        return workload.goodput > 0.0 ? std::optional(percentAWhole * workload.goodput)
            : calibration.isEmpty()   ? std::nullopt
                                      : std::optional(percentAWhole * calibration.training.goodput);
    const DimensionRow *dimension = dimensionOf(row);
    if (dimension == nullptr)
        return std::nullopt;
    const double value = dimension->read(workload, model);
    return value > 0.0 ? std::optional(value) : std::nullopt;
}

EditedWorkload edited(const Workload &workload, const ModelShape &model, const Assumptions &assumptions)
{
    EditedWorkload result{workload, model};
    for (const DimensionRow &row : dimensions) {
        if (const std::optional<double> &value = assumptions.*row.member)
            row.write(result.workload, result.model, *value);
    }
    return result;
}

} // namespace chipboard
