#include "data/whatif/worksteps.h"

#include "data/core/tr.h"
#include "data/estimate/chipcount.h"
#include "data/estimate/setup.h"
#include "data/units/format.h"

#include <algorithm>
#include <cmath>

namespace chipboard {
namespace {

constexpr double perMillisecond = 1e3;

double milliseconds(Duration time) { return time / seconds(1) * perMillisecond; }

/// Collects steps.
class Steps
{
public:
    void add(const char *id, double value, Unit unit, const QString &formula)
    {
        m_steps << WorkStep{QString::fromLatin1(id), value, unit, formula, {}, {}};
    }
    void add(const char *id, double value, Unit unit, const char *formula)
    {
        add(id, value, unit, QString::fromLatin1(formula));
    }
    void addTime(const char *id, Duration time, const char *formula)
    {
        add(id, milliseconds(time), Unit::Millisecond, formula);
    }
    void addTime(const char *id, Duration time, const QString &words)
    {
        add(id, milliseconds(time), Unit::Millisecond, words);
    }
    void addConstant(const char *id, double value, Unit unit, const QString &origin, const Evidence &evidence = {})
    {
        m_steps << WorkStep{QString::fromLatin1(id), value, unit, {}, origin, evidence.sources};
    }
    [[nodiscard]] QList<WorkStep> taken() const { return m_steps; }

private:
    QList<WorkStep> m_steps;
};

// "Found from 120 measurements; half of them lie within 9.1 %, eight of ten within 21 %."
QString evidenceText(const Evidence &evidence)
{
    const Formatter formatter;
    return tr("Found from %1 measurements; half of them lie within %2, eight of ten within %3.")
        .arg(formatter.integer(evidence.rows), formatter.percent(evidence.medianError),
             formatter.percent(evidence.p80Error));
}

QString asFactor(const QString &origin, double factor)
{
    return factor == 1.0 ? origin : tr("%1 Assumed: %2 of that.").arg(origin, Formatter().percent(factor));
}

// What experts and many chips add, as factors on the rest.
void addGrowth(Steps &steps, const EstimateRequest &request, const TrainingSetup &setup, const TrainingTime &time,
               const TrainingConstants &constants)
{
    const ModelShape &model = request.model;
    const bool wide = request.device.family.wideLinks;
    const double exponent = wide ? constants.sparsityExponentWide : constants.sparsityExponent;
    steps.addTime("routing", time.routing, "({products} + {attention} + {traffic}) x ({sparsity} - 1)");
    if (model.isSparse()) {
        steps.add("sparsity", std::pow(model.parameters / model.activeParameters, exponent), Unit::Times,
                  "({parameters} / {active_parameters}) ^ {sparsity_exponent}");
        steps.addConstant("sparsity_exponent", exponent, Unit::One, tr("Of the calibration."));
    } else {
        steps.addConstant("sparsity", 1.0, Unit::Times, tr("A dense model has no experts to route to."));
    }
    if (setup.globalBatch > 0)
        return steps.addTime("exchange", time.exchange, tr("what many chips add: slower exchanges, split sequences"));
    steps.addTime("exchange", time.exchange, "({products} + {attention} + {traffic}) x {sparsity} x ({growth} - 1)");
    constexpr double chipsOfANode = 8.0;
    steps.add("growth", std::pow(std::max(1.0, setup.chips / chipsOfANode), constants.scaleExponent), Unit::Times,
              "max(1, {chips} / 8) ^ {scale_exponent}");
    steps.addConstant("scale_exponent", constants.scaleExponent, Unit::One, tr("Of the calibration."));
}

void addTraining(Steps &steps, const EstimateRequest &request, int count, const Calibration &calibration)
{
    const TrainingConstants constants = tuned(calibration.training, request.tuning);
    const TrainingSetup setup = trainingSetupOf(request.workload, count);
    const auto found = trainingSpeed(request.model, setup, request.device, constants);
    if (!found)
        return;
    const TrainingTime &time = found.value().time;
    const double perParameter = setup.task == Task::Lora ? 4.0 : 6.0;
    const TrainingEfficiency &family = request.device.family.training;
    const double efficiency = family.efficiency * (setup.task == Task::Lora ? 1.0 / constants.loraFactor : 1.0);
    const double peak = 1e12 * (peakFor(request.device, setup.precision)->rate / teraflops(1));
    steps.addTime("time_per_token", time.total(), "{products} + {attention} + {traffic} + {routing} + {exchange}");
    steps.addTime(
        "products", time.products,
        "{flop_per_parameter} x {active_parameters} / ({peak} x 1e12 x {efficiency} x {precision_factor}) x 1e3");
    steps.addTime("attention", time.attention,
                  "{flop_per_parameter} x {layers} x {hidden} x {sequence} / ({bf16_peak} x 1e12 x {efficiency} x "
                  "{attention_factor}) x 1e3");
    steps.addTime("traffic", time.traffic, "{activation_bytes} / {memory_bandwidth} x 1e3");
    addGrowth(steps, request, setup, time, constants);
    steps.add("activation_bytes", trainingTraffic(request.model, setup.task, constants) / gigabytes(1), Unit::GB,
              tr("activations of a token through memory, forward and backward"));
    steps.addConstant("flop_per_parameter", perParameter, Unit::Flop,
                      tr("Two forward and four backward; four in all where the base is frozen."));
    steps.addConstant("efficiency", 100.0 * efficiency, Unit::Percent,
                      asFactor(evidenceText(family.evidence), request.tuning.trainingEfficiencyFactor),
                      family.evidence);
    steps.addConstant("precision_factor",
                      perParameter * request.model.activeParameters
                          / (peak * efficiency * (time.products / seconds(1))),
                      Unit::One, tr("Of the calibration; 1 for BF16."));
    steps.addConstant("attention_factor", constants.attentionFactor, Unit::One, tr("Of the calibration."));
    const AttentionCount counted = request.device.family.causalMfu ? AttentionCount::Causal : AttentionCount::Full;
    steps.add("flop_per_token", trainingOperations(request.model, setup.task, setup.sequence, counted) / flop(1),
              Unit::Flop,
              counted == AttentionCount::Causal
                  ? "{flop_per_parameter} x ({active_parameters} + {layers} x {hidden} x {sequence})"
                  : "{flop_per_parameter} x ({active_parameters} + 2 x {layers} x {hidden} x {sequence})");
}

void addDecodeStep(Steps &steps, const DecodeTime &step, const ServingConstants &constants, double fixedCosts,
                   const EstimateRequest &request, int chipsOfACopy)
{
    steps.addTime("decode_step", step.total(),
                  "{read_weights} + {read_cache} + {decode_arithmetic} + {layer_costs} + {exchange} + {request_costs}");
    steps.addTime("read_weights", step.weights,
                  "{weights} x {weights_touched} / ({working_chips} x {memory_bandwidth} x {memory_share}) x 1e3");
    steps.addTime(
        "read_cache", step.cache,
        "{requests_of_a_copy} x {cache_of_a_request} / ({working_chips} x {memory_bandwidth} x {memory_share} x "
        "{cache_share}) x 1e3");
    steps.addTime("decode_arithmetic", step.compute,
                  "2 x {active_parameters} x {requests_of_a_copy} / ({peak} x 1e12 x {working_chips} x "
                  "{compute_share}) x 1e3");
    steps.addConstant("compute_share", 100.0 * constants.compute, Unit::Percent,
                      asFactor(evidenceText(constants.evidence), request.tuning.computeEfficiencyFactor),
                      constants.evidence);
    const bool exchanges = !constants.layerSplit && chipsOfACopy > 1;
    steps.addTime("layer_costs", step.layers, "{layers} x {layer_cost}");
    steps.addConstant("layer_cost", milliseconds(constants.perLayer + (exchanges ? constants.perExchange : Duration())),
                      Unit::Millisecond, asFactor(evidenceText(constants.evidence), fixedCosts), constants.evidence);
    steps.addTime("exchange", step.exchange, tr("activations between chips / (link x share of it reached)"));
    steps.addTime("request_costs", step.sequences, "{requests_of_a_copy} x {request_cost}");
    steps.addConstant("request_cost", milliseconds(constants.perSequence), Unit::Millisecond,
                      asFactor(evidenceText(constants.evidence), fixedCosts), constants.evidence);
}

void addServing(Steps &steps, const EstimateRequest &request, int count, const Calibration &calibration)
{
    const ServingChoice choice = servingConstants(calibration, request.device.family);
    if (choice.constants == nullptr)
        return;
    const ServingConstants constants = tuned(*choice.constants, request.tuning);
    const ServingSpread spread = spreadOf(request, constants, count);
    const ServingSetup setup = copyOf(request.workload, spread);
    const auto found = servingSpeed(request.model, setup, request.device, constants);
    if (!found)
        return;
    const ServingSpeed &speed = found.value();
    const double working = constants.layerSplit ? 1.0 : setup.chips;
    const double bandwidth = request.device.bandwidth / gigabytesPerSecond(1);
    const double weights = weightsOf(request.model, setup) / gigabytes(1);
    const double atFull = working * bandwidth * constants.memory;
    const QString origin = evidenceText(constants.evidence);
    addDecodeStep(steps, speed.step, constants, request.tuning.fixedCostFactor, request, setup.chips);
    // The tokens of a prompt meet the experts that as many requests would.
    steps.addTime("read_for_prompt",
                  decodeTime(request.model, setup, request.device, constants, std::max(1, setup.input), 0.0).weights,
                  tr("one read of the weights that the tokens of a prompt need"));
    steps.add("copies", spread.copies, Unit::One, tr("copies of the model side by side"));
    steps.addTime("prefill", prefillTime(request.model, setup, request.device, constants).total(),
                  tr("arithmetic of a prompt / (peak x share of it that prefill reaches) + exchanges"));
    steps.add("requests_of_a_copy", speed.sequences, Unit::One,
              tr("what memory holds beside the weights, or what is asked for, or what the software takes"));
    steps.add("busy_copies", busyCopies(request.workload, spread, speed.sequences), Unit::One,
              tr("copies of the model that have requests"));
    steps.add("weights", weights, Unit::GB, tr("parameters x bytes of one"));
    steps.add("cache_of_a_request", speed.step.cache / seconds(1) * atFull * constants.cache / speed.sequences,
              Unit::GB, tr("layers x heads x bytes, of a prompt and half an answer, with copies of the heads"));
    steps.addConstant("weights_touched", 100.0 * (speed.step.weights / seconds(1)) * atFull / weights, Unit::Percent,
                      tr("All of a dense model; of experts those that the requests need."));
    steps.addConstant("working_chips", working, Unit::Chips, tr("Chips of a copy that work at a time."));
    steps.addConstant("memory_share", 100.0 * constants.memory, Unit::Percent,
                      asFactor(origin, request.tuning.memoryEfficiencyFactor), constants.evidence);
    steps.addConstant("cache_share", 100.0 * constants.cache, Unit::Percent, origin, constants.evidence);
}

void addBatch(Steps &steps, const EstimateRequest &request, int count, const Calibration &calibration)
{
    const BatchChoice choice = batchConstants(calibration, request.device.family, batchKind(request.model));
    if (choice.constants == nullptr)
        return;
    const BatchConstants constants = tuned(*choice.constants, request.tuning);
    const BatchSetup setup = batchSetupOf(request.workload, count);
    const auto operations = itemOperations(request.model, setup);
    const auto peak = peakFor(request.device, setup.precision);
    const auto found = batchSpeed(request.model, setup, request.device, &constants);
    if (!operations || !peak || !found)
        return;
    const Duration arithmetic =
        *operations * (static_cast<double>(constants.workers) * setup.batch) / (peak->rate * constants.efficiency);
    steps.addTime("arithmetic", arithmetic,
                  "{operations_of_an_item} x {batch} x {batches_at_once} / ({peak} x 1e12 x {efficiency}) x 1e3");
    const bool isRepeated = request.model.kind == ModelKind::Diffusion;
    steps.addTime("layer_costs", found.value().latency.value - arithmetic,
                  isRepeated ? "{layers} x {steps} x {layer_cost}" : "{layers} x {layer_cost}");
    steps.addConstant("layer_cost", milliseconds(constants.perLayer), Unit::Millisecond,
                      asFactor(evidenceText(constants.evidence), request.tuning.fixedCostFactor), constants.evidence);
    steps.add("operations_of_an_item", *operations / flop(1), Unit::Flop,
              tr("as published, or counted from the model's dimensions"));
    steps.addConstant("batches_at_once", constants.workers, Unit::One, tr("Of the calibration."));
    steps.addConstant("efficiency", 100.0 * constants.efficiency, Unit::Percent,
                      asFactor(evidenceText(constants.evidence), request.tuning.computeEfficiencyFactor),
                      constants.evidence);
}

} // namespace

QList<WorkStep> workStepsOf(const SubjectEstimate &row, const Calibration &calibration)
{
    Steps steps;
    if (!row.request || !row.estimate.fits || !row.estimate.bound)
        return {};
    const auto prepared = preparedRequest(*row.request);
    if (!prepared)
        return {};
    switch (prepared.value().workload.task) {
    case Task::Serve:
        addServing(steps, prepared.value(), row.estimate.count, calibration);
        break;
    case Task::Batch:
        addBatch(steps, prepared.value(), row.estimate.count, calibration);
        break;
    default:
        addTraining(steps, prepared.value(), row.estimate.count, calibration);
    }
    return steps.taken();
}

} // namespace chipboard
