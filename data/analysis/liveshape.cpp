#include "data/analysis/liveshape.h"

#include "data/core/find.h"
#include "data/core/format.h"
#include "data/core/tr.h"
#include "data/model/inference.h"

#include <array>

using namespace Qt::StringLiterals;

namespace chipboard {
namespace {

constexpr double billion = 1e9;

/// Assumptions that change which formulas there are.
struct FixedRow
{
    const char *id;
    const char *why; ///< QT_TR_NOOP
};

constexpr std::array fixedRows{
    FixedRow{"commitment", QT_TR_NOOP("Another commitment has other prices; change it in the program.")},
    FixedRow{"compute_bits", QT_TR_NOOP("Another precision has different chip peaks.")},
    FixedRow{"user_speed", QT_TR_NOOP("A service level requires a search; set one in the program.")},
    FixedRow{"first_token_limit", QT_TR_NOOP("A service level requires a search; set one in the program.")},
    FixedRow{"experts",
             QT_TR_NOOP("The program derives parameters from experts; change them in the program and export again.")},
    FixedRow{"experts_per_token",
             QT_TR_NOOP("The program derives parameters from experts; change them in the program and export again.")},
    FixedRow{"window_tokens", QT_TR_NOOP("The window affects each step; change it in the program and export again.")},
    FixedRow{"latent_rank", QT_TR_NOOP("The rank affects each step; change it in the program and export again.")},
    FixedRow{"stack", QT_TR_NOOP("Other software has other constants; change it in the program.")},
};

// A service level that is asked for has its search among the formulas.
const FixedRow *fixedRow(const AssumptionRow &row, const Workload &asked)
{
    const bool isOfLevel = row.member == &Assumptions::userSpeed || row.member == &Assumptions::firstTokenLimit;
    if (isOfLevel && (asked.userSpeed > 0.0 || asked.firstTokenLimit > 0.0))
        return nullptr;
    return findWhere(fixedRows,
                     [&row](const FixedRow &each) { return QLatin1String(each.id) == QLatin1String(row.id); });
}

LiveInput inputOf(const AssumptionRow &row, const LiveWork &work)
{
    LiveInput input;
    input.id = QString::fromLatin1(row.id);
    input.label = row.labelText();
    input.group = assumptionGroupLabel(row.group);
    input.unit = row.unit;
    // A number of chips that the workload states is its least, not its count: see chipsFor().
    if (row.member != &Assumptions::chips)
        input.fallback = defaultOf(row, work.stated, work.statedModel, work.catalog.calibration);
    input.unset = row.unsetText();
    if (row.member == &Assumptions::monthlySpend) { // a month's work that is stated takes the default's place
        input.unset = tr("%1, or the monthly volume").arg(Formatter().full(input.fallback.value_or(0.0), row.unit));
        input.fallback.reset();
    }
    if (row.member == &Assumptions::migrationWeeks) { // or none, by the vendors
        input.unset = tr("%1, or 0 for one vendor").arg(Formatter().full(input.fallback.value_or(0.0), row.unit));
        input.fallback.reset();
    }
    input.minimum = row.minimum;
    input.maximum = row.maximum;
    input.whole = row.whole;
    for (const double value : row.choices)
        input.choices << value;
    input.changed = (work.board.assumptions.*row.member).has_value();
    input.help = row.helpText();
    input.origin = input.changed ? tr("Assumed.") : row.originText();
    return input;
}

// Active parameters follow all parameters until they are told themselves.
Expr activeFormula(const LiveBuilder &builder, const LiveWork &work)
{
    const ModelShape &model = work.statedModel;
    const bool isDense = model.activeParameters <= 0.0 || model.activeParameters == model.parameters;
    return builder.assumed("parameters") * (isDense ? 1.0 : model.activeParameters / model.parameters);
}

void addAssumption(LiveBuilder &builder, const AssumptionRow &row, const LiveWork &work)
{
    const LiveInput input = inputOf(row, work);
    const std::optional<double> &own = work.board.assumptions.*row.member;
    if (row.member == &Assumptions::activeParameters && !own && work.statedModel.parameters > 0.0)
        builder.assumption(input, activeFormula(builder, work));
    else
        builder.assumption(input, own.value_or(input.fallback.value_or(0.0)));
}

using Checks = QList<LiveBuilder::Check>;

Checks shapeChecks(const LiveBuilder &builder, const LiveWork &work, const Expr &active)
{
    constexpr double most = 1.0001; // of all parameters
    const ModelShape &model = work.asked.model;
    const bool isText = model.kind == ModelKind::Decoder || model.kind == ModelKind::Encoder;
    const Expr parameters = timesUnit(builder.assumed("parameters"), billion);
    Checks checks{{parameters < 1.0, tr("The model must have a positive number of parameters.")},
                  {active > parameters * most, tr("The active parameters are more than all parameters.")}};
    if (!isText)
        return checks;
    const Expr layers = builder.assumed("layers");
    const Expr hidden = builder.assumed("hidden");
    const Expr heads = builder.assumed("heads");
    const Expr kvHeads = builder.assumed("kv_heads");
    checks << LiveBuilder::Check{layers < 1.0 || hidden < 1.0 || heads < 1.0 || kvHeads < 1.0,
                                 tr("Layers, hidden size and heads must be at least 1.")};
    checks << LiveBuilder::Check{areOther(remainderOf(heads, maxOf(kvHeads, 1.0)), 0.0),
                                 tr("The KV heads do not divide the heads.")};
    checks << LiveBuilder::Check{builder.assumed("head_size") < 1.0
                                     && areOther(remainderOf(hidden, maxOf(heads, 1.0)), 0.0),
                                 tr("The heads do not divide the hidden size.")};
    if (model.experts && model.experts->perToken > model.experts->count)
        checks << LiveBuilder::Check{layers > 0.0, tr("A token cannot go to more experts than there are.")};
    if (model.experts)
        checks << LiveBuilder::Check{layers < double(model.experts->denseLayers),
                                     tr("There are more layers without experts than layers.")};
    return checks;
}

Checks lengthCheck(const LiveBuilder &builder, const Expr &length)
{
    const Expr context = builder.assumed("context");
    return {{context > 0.0 && length > context, tr("The tokens exceed the context of the model.")}};
}

Checks batchChecks(const LiveBuilder &builder, const ModelShape &model)
{
    const Expr input = builder.assumed("input");
    Checks checks{{builder.assumed("batch") < 1.0, tr("The batch must be at least 1.")}};
    if (model.kind == ModelKind::Diffusion)
        checks << LiveBuilder::Check{builder.assumed("steps") < 1.0,
                                     tr("Image generation needs at least 1 denoising step.")};
    if (model.kind == ModelKind::Encoder)
        checks << LiveBuilder::Check{input < 1.0, tr("An encoder needs a text of at least 1 token.")};
    if (model.context > 0)
        checks << LiveBuilder::Check{input > double(model.context), tr("The tokens exceed the context of the model.")};
    return checks;
}

Checks workChecks(const LiveBuilder &builder, const LiveWork &work)
{
    const Task task = work.asked.workload.task;
    if (task == Task::Batch)
        return batchChecks(builder, work.asked.model);
    if (task == Task::Serve)
        return Checks{{builder.assumed("output") < 1.0, tr("The answer needs at least 1 token.")}}
        + lengthCheck(builder, builder.assumed("input") + builder.assumed("output"));
    return Checks{{builder.assumed("tokens") <= 0.0, tr("Training needs a positive number of tokens.")},
                  {builder.assumed("sequence") < 1.0, tr("The sequence must be at least 1 token long.")}}
    + lengthCheck(builder, builder.assumed("sequence"));
}

void addExperts(LiveBuilder &builder, const LiveWork &work, LiveShape &shape)
{
    const auto &experts = work.asked.model.experts;
    shape.hasExperts = work.asked.model.hasExperts();
    if (!shape.hasExperts)
        return;
    shape.expertShare =
        builder.step("expert_share", Unit::One, expertShareOf(shape.parameters, shape.active, *experts));
    shape.missedShare = builder.constant("missed_share", tr("Share of experts that one token does not use"), Unit::One,
                                         1.0 - double(experts->perToken) / experts->count, tr("Of the model."));
}

// Memory that a weight and a cached value take.
void addSizes(LiveBuilder &builder, const LiveWork &work, LiveShape &shape)
{
    constexpr double bitsAByte = 8.0;
    const Workload &asked = work.asked.workload;
    const auto bytesOf = [&](const char *id, double otherwise) {
        const Expr bits = builder.assumed(id);
        return select(bits > 0.0, bits / bitsAByte, otherwise);
    };
    const double usual = weightBytesOf(asked.precision);
    const Expr weight = asked.task == Task::Serve ? bytesOf("weight_bits", usual)
                                                  : Expr(asked.weightBytes > 0.0 ? asked.weightBytes : usual);
    shape.weights = builder.step("weights", Unit::GiB, shape.parameters * weight);
    if (asked.task != Task::Serve)
        return;
    const Expr stated = builder.assumed("kv_per_token");
    const Expr elements =
        select(stated > 0.0, stated, 2.0 * shape.layers * builder.assumed("kv_heads") * shape.headSize);
    shape.cacheBytes =
        builder.step("cache_of_a_token", Unit::Byte, elements * bytesOf("cache_bits", cacheBytesOf(asked.precision)));
}

} // namespace

Assumptions fixedDimensions(const Assumptions &assumptions)
{
    Assumptions fixed;
    for (const AssumptionRow &row : assumptionTable()) {
        if (row.group == AssumptionGroup::Model && fixedRow(row, {}) != nullptr)
            fixed.*row.member = assumptions.*row.member;
    }
    return fixed;
}

bool isTraining(Task task) { return task != Task::Serve && task != Task::Batch; }

void addRate(LiveBuilder &builder, const Board &board)
{
    const Currency currency = shownCurrency(board.currency);
    LiveInput rate;
    rate.id = QString::fromLatin1(exchangeRateCell);
    rate.label = tr("Exchange rate: what one USD buys of the currency shown");
    rate.group = assumptionGroupLabel(AssumptionGroup::Price);
    rate.fallback = 1.0;
    rate.minimum = CurrencyChoice::leastRate;
    rate.maximum = CurrencyChoice::mostRate;
    rate.changed = !currency.isUsd();
    rate.help = tr("It multiplies every amount of money in the results.");
    rate.origin = rate.changed ? tr("Assumed.") : tr("Money is shown in USD.");
    builder.assumption(rate, currency.rate);
}

void addAssumptions(LiveBuilder &builder, LiveModel &model, const LiveWork &work)
{
    const Task task = work.asked.workload.task;
    const Formatter formatter;
    for (const AssumptionRow &row : assumptionTable()) {
        if (!row.actsOn(task))
            continue;
        const FixedRow *fixed = fixedRow(row, work.asked.workload);
        const bool isOfModel = row.group == AssumptionGroup::Model;
        const auto value = isOfModel ? defaultOf(row, work.asked.workload, work.asked.model, work.catalog.calibration)
                                     : valueOf(row, work.board.assumptions);
        if (fixed == nullptr)
            addAssumption(builder, row, work);
        else if (value || !isOfModel) // experts of a dense model are no matter
            model.fixed << LiveFixed{row.labelText(), value ? formatter.full(*value, row.unit) : row.unsetText(),
                                     tr(fixed->why)};
    }
    addRate(builder, work.board);
    builder.takeInputs();
}

LiveShape addShape(LiveBuilder &builder, const LiveWork &work)
{
    LiveShape shape;
    builder.startSection(tr("Model and workload"));
    shape.parameters = builder.step("all_parameters", Unit::One, timesUnit(builder.assumed("parameters"), billion));
    shape.active =
        builder.step("parameters_of_a_token", Unit::One, timesUnit(builder.assumed("active_parameters"), billion));
    shape.layers = builder.assumed("layers");
    shape.hidden = builder.assumed("hidden");
    const Expr heads = maxOf(builder.assumed("heads"), 1.0);
    const Expr stated = builder.assumed("head_size");
    shape.headSize = select(stated > 0.0, stated, maxOf(1.0, floorOf(shape.hidden / heads)));
    shape.width = builder.step("heads_width", Unit::One, heads * shape.headSize);
    shape.kvHeads = maxOf(builder.assumed("kv_heads"), 1.0);
    if (isTraining(work.asked.workload.task))
        shape.tokens =
            builder.step("all_tokens", tr("Training tokens"), Unit::One, timesUnit(builder.assumed("tokens"), billion));
    addSizes(builder, work, shape);
    addExperts(builder, work, shape);
    shape.refusal = builder.problem("refusal", tr("Cannot be estimated"), noWords(),
                                    shapeChecks(builder, work, shape.active) + workChecks(builder, work));
    return shape;
}

} // namespace chipboard
