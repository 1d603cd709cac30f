#include "data/analysis/liveshape.h"

#include "data/board/assumption.h"
#include "data/compare/metric.h"
#include "data/core/find.h"
#include "data/core/format.h"
#include "data/core/tr.h"
#include "data/model/inference.h"
#include "data/model/steps.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace chipboard {

namespace {

Unit unitOf(const QString &metricId)
{
    const Metric *metric = findMetric(MetricId(metricId));
    return metric != nullptr ? metric->unit : Unit::One;
}

QString labelOf(const QString &metricId)
{
    const Metric *metric = findMetric(MetricId(metricId));
    return metric != nullptr ? metric->labelText() : metricId;
}

/// Cells of searches, which repeat.
struct SearchRow
{
    const char *kind;
    const char *id;      ///< of a cell, or prefix of an attempt's ids
    const char *section; ///< QT_TR_NOOP
    const char *label;   ///< for a cell
};

constexpr std::array searchRows{
    SearchRow{"try", "try%1_", QT_TR_NOOP("Chips: %1 times the minimum"), nullptr},
    SearchRow{"all", "all_", QT_TR_NOOP("Replicas: one over all chips"), nullptr},
    SearchRow{"each1", "each1_", QT_TR_NOOP("Replicas: each on 1 chip"), nullptr},
    SearchRow{"each", "each%1_", QT_TR_NOOP("Replicas: each on %1 chips"), nullptr},
    SearchRow{"special", "special_", QT_TR_NOOP("Replicas: each on the fewest chips that hold the model"), nullptr},
    SearchRow{"fewest_over1", "fewest_over_1", QT_TR_NOOP("Minimum chips as several replicas"),
              QT_TR_NOOP("Minimum so far; replicas on 1 chip")},
    SearchRow{"fewest_over", "fewest_over_%1", QT_TR_NOOP("Minimum chips as several replicas"),
              QT_TR_NOOP("Minimum so far; replicas over %1 chips")},
    SearchRow{"copied", "copied_", QT_TR_NOOP("Replicas: attention on each chip"), nullptr},
    SearchRow{"level_requests", "level%1_requests", QT_TR_NOOP("Requests that meet the service level"),
              QT_TR_NOOP("Requests tried, step %1")},
    SearchRow{"level_step", "level%1_step", QT_TR_NOOP("Requests that meet the service level"),
              QT_TR_NOOP("Decode step at this concurrency, step %1")},
    SearchRow{"level_power", "level%1_power", QT_TR_NOOP("Requests that meet the service level"),
              QT_TR_NOOP("Kept so far, as a power of two, step %1")},
    SearchRow{"fixed", "layout%1_fixed", QT_TR_NOOP("Layouts of training"), QT_TR_NOOP("Fixed: %1")},
    SearchRow{"shared", "layout%1_shared", QT_TR_NOOP("Layouts of training"), QT_TR_NOOP("Split: %1")},
    SearchRow{"fewest", "layout%1_fewest", QT_TR_NOOP("Minimum chips per layout"), QT_TR_NOOP("Fewest chips: %1")},
    SearchRow{"memory", "layout%1_memory", QT_TR_NOOP("Memory per layout"), QT_TR_NOOP("Memory per chip: %1")},
};

// One chip has its own wording.
const SearchRow &searchRow(const char *kind, int number)
{
    const QString ofOne = QString::fromLatin1(kind) + QString::number(number);
    const auto named = [](const QString &name) {
        return std::ranges::find_if(searchRows,
                                    [&name](const SearchRow &row) { return name == QLatin1String(row.kind); });
    };
    const auto own = named(ofOne);
    const auto found = own != searchRows.end() ? own : named(QString::fromLatin1(kind));
    Q_ASSERT(found != searchRows.end());
    return *found;
}

QString filled(const QString &text, const QString &number) { return text.contains("%1"_L1) ? text.arg(number) : text; }

double factorOf(Unit unit) { return unitInfo(unit).factor; }

} // namespace

LiveBuilder::LiveBuilder(LiveModel &model)
    : m_model(model)
{
}

LiveBuilder::Attempt::Attempt(LiveBuilder &builder, const QString &section, const QString &prefix, bool isDetail)
    : m_builder(builder)
    , m_section(builder.m_section)
    , m_prefix(builder.m_prefix)
    , m_detail(builder.m_detail)
{
    builder.m_section = section;
    builder.m_prefix = prefix;
    builder.m_detail = isDetail;
}

LiveBuilder::Attempt::~Attempt()
{
    m_builder.m_section = m_section;
    m_builder.m_prefix = m_prefix;
    m_builder.m_detail = m_detail;
}

Expr LiveBuilder::add(LiveCell cell)
{
    cell.section = m_section;
    cell.detail = m_detail;
    cell.row = cell.kind == LiveKind::Assumption ? -1 : m_row;
    m_model.cells << cell;
    return Expr(LiveFormula::ofCell(static_cast<int>(m_model.cells.size()) - 1), factorOf(cell.unit));
}

Expr LiveBuilder::step(const char *id, const QString &label, Unit unit, const Expr &value)
{
    return add({m_prefix + QString::fromLatin1(id),
                label,
                {},
                unit,
                LiveKind::Step,
                -1,
                false,
                value.in(factorOf(unit)),
                {},
                {}});
}

Expr LiveBuilder::step(const char *id, Unit unit, const Expr &value)
{
    const QString name = QString::fromLatin1(id);
    const QString own = stepLabel(m_prefix + name); // for one attempt
    return step(id, own != m_prefix + name ? own : stepLabel(name), unit, value);
}

Expr LiveBuilder::problem(const char *id, const QString &label, const Expr &problem, const QList<Check> &checks)
{
    Expr chain = noWords();
    for (auto check = checks.rbegin(); check != checks.rend(); ++check)
        chain = select(check->holds, words(check->words), chain);
    return step(id, label, Unit::One, select(hasWords(problem), problem, chain));
}

Expr LiveBuilder::part(const char *id, Unit unit, const Expr &value)
{
    return m_detail ? value : step(id, unit, value);
}

Expr LiveBuilder::candidate(const char *id, int number, Unit unit, const Expr &value)
{
    const SearchRow &row = searchRow(id, number);
    const QString text = QString::number(number);
    const Attempt within(*this, m_detail ? m_section : tr(row.section), m_prefix);
    return step(qPrintable(filled(QString::fromLatin1(row.id), text)), filled(tr(row.label), text), unit, value);
}

Expr LiveBuilder::layout(const char *kind, int number, const TrainingLayout &layout, Unit unit, const Expr &value)
{
    const SearchRow &row = searchRow(kind, number);
    const Attempt within(*this, tr(row.section), {});
    return step(qPrintable(filled(QString::fromLatin1(row.id), QString::number(number))),
                tr(row.label).arg(layoutInWords(layout)), unit, value);
}

LiveBuilder::Attempt LiveBuilder::attempt(const char *kind, int number)
{
    const SearchRow &row = searchRow(kind, number);
    const QString text = QString::number(number);
    return Attempt(*this, filled(tr(row.section), text), m_prefix + filled(QString::fromLatin1(row.id), text));
}

LiveBuilder::Attempt LiveBuilder::found(const char *kind)
{
    const SearchRow &row = searchRow(kind, 0);
    return Attempt(*this, tr(row.section), QString::fromLatin1(row.id), false);
}

Expr LiveBuilder::constant(const char *id, const QString &label, Unit unit, double value, const QString &origin,
                           const std::optional<Evidence> &evidence)
{
    return add({QString::fromLatin1(id), label, {}, unit, LiveKind::Constant, -1, false, value, origin, evidence});
}

Expr LiveBuilder::constant(const char *id, Unit unit, double value)
{
    return constant(id, stepLabel(QString::fromLatin1(id)), unit, value, tr("Of the calibration."));
}

Expr LiveBuilder::measured(const char *id, const char *measuredId, double value, const Evidence &evidence,
                           const Expr &factor)
{
    const QString name = QString::fromLatin1(measuredId);
    const QString own = stepLabel(name);
    const QString label = own != name ? own : tr("%1, as measured").arg(stepLabel(QString::fromLatin1(id)));
    return step(id, Unit::One,
                constant(measuredId, label, Unit::One, value, tr("Of the calibration."), evidence) * factor);
}

Expr LiveBuilder::figure(const char *id, const QString &label, Unit unit, double value, const QString &origin)
{
    return add({QString::fromLatin1(id), label, {}, unit, LiveKind::Figure, -1, false, value, origin, {}});
}

LiveSpan LiveBuilder::figure(const char *id, const QString &label, Unit unit, const Interval &value,
                             const QString &origin)
{
    const Expr middle = figure(id, label, unit, value.value, origin);
    if (value.isExact())
        return exactSpan(middle);
    const QByteArray name(id);
    return {figure((name + "_low").constData(), tr("%1, low").arg(label), unit, value.low, origin), middle,
            figure((name + "_high").constData(), tr("%1, high").arg(label), unit, value.high, origin)};
}

void LiveBuilder::assumption(const LiveInput &input, const Expr &value)
{
    add({input.id, input.label, {}, input.unit, LiveKind::Assumption, -1, false, value.in(), input.origin, {}});
    m_model.inputs << input;
    m_model.inputs.last().cell = static_cast<int>(m_model.cells.size()) - 1;
    m_assumed.insert(input.id, m_model.inputs.constLast().cell);
}

Expr LiveBuilder::assumed(const char *id) const
{
    const auto found = m_assumed.find(QString::fromLatin1(id));
    Q_ASSERT(found != m_assumed.end());
    return Expr(LiveFormula::ofCell(*found));
}

void LiveBuilder::takeInputs()
{
    eachInput(m_inputs, [this](std::optional<double> Assumptions::*member, Expr &input, double one = 1.0) {
        const AssumptionRow &row = assumptionOf(member);
        if (const auto found = m_assumed.find(QString::fromLatin1(row.id)); found != m_assumed.end())
            input = row.input(Expr(LiveFormula::ofCell(*found)), one);
    });
}

// Money in the display currency; text if there is a problem.
int LiveBuilder::addTold(const QString &id, const QString &label, Unit unit, const Expr &number, const Expr &problem)
{
    const Expr shown = !isOfCurrency(unit) ? number
        : unit == Unit::PerUsd             ? number / assumed(exchangeRateCell)
                                           : number * assumed(exchangeRateCell);
    const Expr none = words(QString::fromLatin1(noLiveValue));
    add({id, label, {}, unit, LiveKind::Result, -1, false, select(hasWords(problem), none, shown).in(), {}, {}});
    return static_cast<int>(m_model.cells.size()) - 1;
}

void LiveBuilder::result(const char *metric, const LiveSpan &span, const Expr &problem)
{
    const double factor = factorOf(unitOf(QString::fromLatin1(metric)));
    resultInUnit(metric, eachOf(span, [factor](const Expr &each) { return Expr(each.in(factor)); }), problem);
}

void LiveBuilder::resultInUnit(const char *metric, const LiveSpan &span, const Expr &problem)
{
    const QString id = QString::fromLatin1(metric);
    const Unit unit = unitOf(id);
    const auto told = [&](const char *part, const Expr &number) {
        return addTold(id + QString::fromLatin1(part), labelOf(id), unit, number, problem);
    };
    const int value = told("", span.value);
    const bool isExact = span.low == span.value && span.high == span.value;
    row().results << LiveResult{id,
                                unit,
                                value,
                                isExact ? value : told("_low", span.low),
                                isExact ? value : told("_high", span.high),
                                problem.in(),
                                span.value.in()};
}

LiveResult LiveBuilder::single(const char *id, const QString &label, Unit unit, const Expr &value, const Expr &problem)
{
    const QString name = QString::fromLatin1(id);
    const int cell = addTold(name, label, unit, Expr(value.in(factorOf(unit))), problem);
    return {name, unit, cell, cell, cell, problem.in(), {}};
}

void LiveBuilder::missing(const QString &metric, const QString &reason)
{
    add({metric,
         labelOf(metric),
         {},
         unitOf(metric),
         LiveKind::Result,
         -1,
         false,
         LiveFormula(QString::fromLatin1(noLiveValue)),
         {},
         {}});
    const int cell = static_cast<int>(m_model.cells.size()) - 1;
    row().results << LiveResult{metric, unitOf(metric), cell, cell, cell, LiveFormula(reason), {}};
}

bool LiveBuilder::hasResult(const QString &metric) const
{
    const QList<LiveResult> &results = m_model.rows.at(m_row).results;
    return std::ranges::any_of(results, [&metric](const LiveResult &result) { return result.metric == metric; });
}

namespace {

constexpr double billion = 1e9;

/// Assumptions that determine which formulas exist.
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

// A required service level adds its search to the formulas.
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
    LiveInput input{.id = QString::fromLatin1(row.id),
                    .label = row.labelText(),
                    .group = assumptionGroupLabel(row.group),
                    .unit = row.unit};
    // A workload's number of chips is a minimum, not the count: see chipsFor().
    if (row.member != &Assumptions::chips)
        input.fallback = defaultOf(row, work.stated, work.statedModel, work.catalog.calibration);
    input.unset = row.unsetText();
    if (row.member == &Assumptions::monthlySpend) { // a stated monthly volume replaces the default
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

// Active parameters follow the total until set directly.
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

// Memory per weight and per cached value.
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

void addRate(LiveBuilder &builder, const Board &board)
{
    const Currency currency = shownCurrency(board.currency);
    LiveInput rate{.id = QString::fromLatin1(exchangeRateCell)};
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
        else if (value || !isOfModel) // experts are irrelevant for a dense model
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
