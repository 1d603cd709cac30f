#include "data/live/liveshape.h"

#include "data/core/tr.h"
#include "data/estimate/inference.h"
#include "data/units/format.h"

#include <algorithm>
#include <array>
#include <numeric>

using namespace Qt::StringLiterals;

namespace chipboard {
namespace {

constexpr double billion = 1e9;

/// Assumptions that change which formulas there are.
struct FixedRow
{
    const char *id;
    const char *why; ///< QT_TRANSLATE_NOOP in context "Live"
};

constexpr std::array fixedRows{
    FixedRow{"commitment", QT_TRANSLATE_NOOP("Live", "Another commitment has other prices, which are in the program.")},
    FixedRow{"compute_bits", QT_TRANSLATE_NOOP("Live", "Another arithmetic has another peak of each chip.")},
};

const FixedRow *fixedRow(const AssumptionRow &row)
{
    const auto found = std::find_if(fixedRows.begin(), fixedRows.end(), [&row](const FixedRow &each) {
        return QLatin1String(each.id) == QLatin1String(row.id);
    });
    return found == fixedRows.end() ? nullptr : &*found;
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
        input.unset = tr("%1, or the month's work").arg(Formatter().full(input.fallback.value_or(0.0), row.unit));
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
LiveFormula activeFormula(const LiveBuilder &builder, const LiveWork &work)
{
    const ModelShape &model = work.statedModel;
    const bool isDense = model.activeParameters <= 0.0 || model.activeParameters == model.parameters;
    const LiveFormula parameters = builder.assumed("parameters");
    return isDense ? parameters : parameters * LiveFormula(model.activeParameters / model.parameters);
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

QList<LiveCheck> shapeChecks(const LiveBuilder &builder, const LiveWork &work, const LiveFormula &active)
{
    const ModelShape &model = work.asked.model;
    const bool isText = model.kind == ModelKind::Decoder || model.kind == ModelKind::Encoder;
    QList<LiveCheck> checks{{isBelow(builder.assumed("parameters"), 1.0 / billion),
                             tr("The model must have a positive number of parameters.")},
                            {isAbove(active, builder.assumed("parameters") * LiveFormula(1.0001 * billion)),
                             tr("The active parameters are more than all parameters.")}};
    if (!isText)
        return checks;
    const LiveFormula heads = builder.assumed("heads");
    const LiveFormula kvHeads = builder.assumed("kv_heads");
    checks << LiveCheck{anyOf({isBelow(builder.assumed("layers"), 1.0), isBelow(builder.assumed("hidden"), 1.0),
                               isBelow(heads, 1.0), isBelow(kvHeads, 1.0)}),
                        tr("Layers, hidden size and heads must be at least 1.")};
    checks << LiveCheck{isOther(remainderOf(heads, greatest({kvHeads, 1.0})), 0.0),
                        tr("The KV heads do not divide the heads.")};
    checks << LiveCheck{allOf({isBelow(builder.assumed("head_size"), 1.0),
                               isOther(remainderOf(builder.assumed("hidden"), greatest({heads, 1.0})), 0.0)}),
                        tr("The heads do not divide the hidden size.")};
    if (model.experts)
        checks << LiveCheck{isBelow(builder.assumed("layers"), model.experts->denseLayers),
                            tr("There are fewer layers than layers without experts.")};
    return checks;
}

QList<LiveCheck> lengthCheck(const LiveBuilder &builder, const Workload &work, const LiveFormula &length)
{
    if (work.task == Task::Batch) { // its context is the model's own
        return {};
    }
    const LiveFormula context = builder.assumed("context");
    return {{allOf({isAbove(context, 0.0), isAbove(length, context)}),
             tr("The tokens are more than the context of the model.")}};
}

QList<LiveCheck> workChecks(const LiveBuilder &builder, const LiveWork &work)
{
    const Workload &asked = work.asked.workload;
    const ModelShape &model = work.asked.model;
    if (isTraining(asked.task))
        return QList<LiveCheck>{
                   {isAtMost(builder.assumed("tokens"), 0.0), tr("Training needs a positive number of tokens.")},
                   {isBelow(builder.assumed("sequence"), 1.0), tr("The sequence must be at least 1 token long.")}}
        + lengthCheck(builder, asked, builder.assumed("sequence"));
    const LiveFormula input = builder.assumed("input");
    if (asked.task == Task::Serve)
        return QList<LiveCheck>{{isBelow(builder.assumed("output"), 1.0), tr("The answer needs at least 1 token.")}}
        + lengthCheck(builder, asked, input + builder.assumed("output"));
    QList<LiveCheck> checks{{isBelow(builder.assumed("batch"), 1.0), tr("The batch must be at least 1.")}};
    if (model.kind == ModelKind::Diffusion)
        checks << LiveCheck{isBelow(builder.assumed("steps"), 1.0),
                            tr("Image generation needs at least 1 denoising step.")};
    if (model.kind == ModelKind::Encoder)
        checks << LiveCheck{isBelow(input, 1.0), tr("An encoder needs a text of at least 1 token.")};
    if (model.context > 0)
        checks << LiveCheck{isAbove(input, model.context), tr("The tokens are more than the context of the model.")};
    return checks;
}

void addExperts(LiveBuilder &builder, const LiveWork &work, LiveShape &shape)
{
    const auto &experts = work.asked.model.experts;
    shape.hasExperts = experts && experts->count > 1;
    if (!shape.hasExperts)
        return;
    constexpr double matrices = 3.0; // gate, up and down
    constexpr double most = 0.99;
    const LiveFormula weights = matrices * shape.hidden * experts->ffn * experts->count
        * (shape.layers - LiveFormula(double(experts->denseLayers)));
    shape.expertShare = builder.step(u"expert_share"_s, tr("Share of all weights that sits in experts"), Unit::One,
                                     least({weights / shape.parameters, most}));
    shape.missedShare =
        builder.constant(u"missed_share"_s, tr("Share of the experts that one token does not meet"), Unit::One,
                         1.0 - double(experts->perToken) / experts->count, tr("Of the model."));
}

// Memory that a weight and a cached value take.
void addSizes(LiveBuilder &builder, const LiveWork &work, LiveShape &shape)
{
    constexpr double bitsAByte = 8.0;
    const Workload &asked = work.asked.workload;
    const auto bytesOf = [&](const char *id, double otherwise) {
        const LiveFormula bits = builder.assumed(id);
        return choice(isAbove(bits, 0.0), bits / bitsAByte, otherwise);
    };
    const double usual = weightBytesOf(asked.precision);
    const LiveFormula weight = asked.task == Task::Serve
        ? bytesOf("weight_bits", usual)
        : LiveFormula(asked.weightBytes > 0.0 ? asked.weightBytes : usual);
    shape.weights = builder.step(u"weights"_s, tr("Weights"), Unit::GB, shape.parameters * weight / perGigabyte);
    if (asked.task != Task::Serve)
        return;
    const double stated = work.asked.model.kvPerToken;
    const LiveFormula elements =
        stated > 0.0 ? LiveFormula(stated) : 2.0 * shape.layers * builder.assumed("kv_heads") * shape.headSize;
    shape.cacheBytes = builder.step(u"cache_of_a_token"_s, tr("Cache of a token"), Unit::Byte,
                                    elements * bytesOf("cache_bits", cacheBytesOf(asked.precision)));
}

} // namespace

bool isTraining(Task task) { return task != Task::Serve && task != Task::Batch; }

LiveFormula firstOf(const QList<LiveCheck> &checks, const LiveFormula &otherwise)
{
    return std::accumulate(checks.rbegin(), checks.rend(), otherwise,
                           [](const LiveFormula &chain, const LiveCheck &check) {
                               return choice(check.holds, LiveFormula(check.words), chain);
                           });
}

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
    rate.help = tr("Every amount of money among the results is multiplied by it.");
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
        const FixedRow *fixed = fixedRow(row);
        const auto value = valueOf(row, work.board.assumptions);
        if (fixed == nullptr)
            addAssumption(builder, row, work);
        else
            model.fixed << LiveFixed{row.labelText(), value ? formatter.full(*value, row.unit) : row.unsetText(),
                                     tr(fixed->why)};
    }
    addRate(builder, work.board);
}

LiveShape addShape(LiveBuilder &builder, const LiveWork &work)
{
    LiveShape shape;
    builder.startSection(tr("Model and workload"));
    shape.parameters = builder.step(u"all_parameters"_s, tr("Parameters"), Unit::One,
                                    builder.assumed("parameters") * LiveFormula(billion));
    shape.active = builder.step(u"parameters_of_a_token"_s, tr("Active parameters"), Unit::One,
                                builder.assumed("active_parameters") * LiveFormula(billion));
    shape.layers = builder.assumed("layers");
    shape.hidden = builder.assumed("hidden");
    const LiveFormula heads = greatest({builder.assumed("heads"), 1.0});
    const LiveFormula stated = builder.assumed("head_size");
    shape.headSize = choice(isAbove(stated, 0.0), stated, greatest({1.0, wholeBelow(shape.hidden / heads)}));
    shape.width = builder.step(u"heads_width"_s, tr("Width of all heads"), Unit::One, heads * shape.headSize);
    shape.kvHeads = greatest({builder.assumed("kv_heads"), 1.0});
    if (isTraining(work.asked.workload.task))
        shape.tokens =
            builder.step(u"all_tokens"_s, tr("Training tokens"), Unit::One, builder.assumed("tokens") * billion);
    addSizes(builder, work, shape);
    addExperts(builder, work, shape);
    shape.refusal = builder.step(
        u"refusal"_s, tr("Cannot be asked"), Unit::One,
        firstOf(shapeChecks(builder, work, shape.active) + workChecks(builder, work), LiveFormula(QString())));
    return shape;
}

} // namespace chipboard
