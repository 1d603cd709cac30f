#include "data/board/assumption.h"

#include "data/core/tr.h"
#include "data/units/format.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace chipboard {
namespace {

/// A dimension of the workload or its model: read for the default, written for the estimate.
struct DimensionRow
{
    std::optional<double> Assumptions::*member;
    double (*read)(const Workload &, const ModelShape &);
    void (*write)(Workload &, ModelShape &, double);
};

constexpr double billion = 1e9;
constexpr double bitsAByte = 8.0;

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

const std::array dimensions{
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
    DimensionRow{&Assumptions::tokens, [](const Workload &work, const ModelShape &) { return work.tokens / billion; },
                 [](Workload &work, ModelShape &, double value) { work.tokens = value * billion; }},
    ofWork<&Workload::sequence>(&Assumptions::sequence),
    ofWork<&Workload::globalBatch>(&Assumptions::globalBatch),
    ofWork<&Workload::input>(&Assumptions::input),
    ofWork<&Workload::output>(&Assumptions::output),
    ofWork<&Workload::batch>(&Assumptions::batch),
    ofWork<&Workload::steps>(&Assumptions::steps),
    DimensionRow{&Assumptions::computeBits,
                 [](const Workload &work, const ModelShape &) { return bitsOfPrecision(work.precision); },
                 [](Workload &work, ModelShape &, double value) {
                     if (bitsOfPrecision(work.precision) != value) // FP16 and INT8 stay what they are
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
    const auto found = std::find_if(dimensions.begin(), dimensions.end(),
                                    [&row](const DimensionRow &dimension) { return dimension.member == row.member; });
    return found == dimensions.end() ? nullptr : &*found;
}

} // namespace

QString AssumptionRow::labelText() const { return tr(label); }

QString AssumptionRow::helpText() const { return tr(help); }

QString AssumptionRow::originText() const { return tr(origin); }

QString AssumptionRow::unsetText() const { return unset != nullptr ? tr(unset) : tr("automatic"); }

const AssumptionRow *findAssumption(const AssumptionId &id)
{
    for (const AssumptionRow &row : assumptionTable()) {
        if (id.text() == QLatin1String(row.id))
            return &row;
    }
    return nullptr;
}

QString assumptionGroupLabel(AssumptionGroup group)
{
    switch (group) {
    case AssumptionGroup::Scale:
        return tr("Scale");
    case AssumptionGroup::Price:
        return tr("Price");
    case AssumptionGroup::Electricity:
        return tr("Energy");
    case AssumptionGroup::Speed:
        return tr("Speed");
    case AssumptionGroup::Work:
        return tr("Work");
    case AssumptionGroup::Model:
        return tr("Model");
    case AssumptionGroup::Business:
        return tr("Break-even");
    }
    Q_UNREACHABLE();
}

namespace {

QString choicesText(const AssumptionRow &row, const Formatter &formatter)
{
    QStringList texts;
    for (const double choice : row.choices)
        texts << formatter.full(choice, row.unit);
    return texts.join(QStringLiteral(", "));
}

} // namespace

Result<Done> checkAssumption(const AssumptionRow &row, double value)
{
    const Formatter formatter;
    const QString range =
        tr("It goes from %1 to %2.").arg(formatter.full(row.minimum, row.unit), formatter.full(row.maximum, row.unit));
    if (!std::isfinite(value) || value < row.minimum || value > row.maximum)
        return Problem{ProblemCode::BadValue,
                       tr("%1 cannot be %2.").arg(row.labelText(), formatter.full(value, row.unit)),
                       range,
                       {},
                       Severity::Error};
    if (row.whole && value != std::floor(value))
        return Problem{ProblemCode::BadValue,
                       tr("%1 must be a whole number, not %2.").arg(row.labelText(), formatter.full(value)),
                       range,
                       {},
                       Severity::Error};
    if (!row.choices.empty() && std::find(row.choices.begin(), row.choices.end(), value) == row.choices.end())
        return Problem{ProblemCode::BadValue,
                       tr("%1 cannot be %2.").arg(row.labelText(), formatter.full(value, row.unit)),
                       tr("It is one of %1.").arg(choicesText(row, formatter)),
                       {},
                       Severity::Error};
    return Done();
}

std::optional<double> valueOf(const AssumptionRow &row, const Assumptions &assumptions)
{
    const std::optional<double> &own = assumptions.*row.member;
    return own ? own : row.fallback;
}

int changedCount(const Assumptions &assumptions)
{
    const auto rows = assumptionTable();
    return static_cast<int>(std::count_if(
        rows.begin(), rows.end(), [&](const AssumptionRow &row) { return (assumptions.*row.member).has_value(); }));
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
        return calibration.isEmpty() ? std::nullopt : std::optional(100.0 * calibration.training.goodput);
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
