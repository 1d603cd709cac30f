#include "data/estimate/estimate.h"

#include "data/estimate/batch.h"
#include "data/estimate/inference.h"
#include "data/estimate/memoryfit.h"
#include "data/estimate/shapecheck.h"
#include "data/estimate/training.h"

#include <QCoreApplication>

#include <array>

namespace chipboard {
namespace {

QString tr(const char *text) { return QCoreApplication::translate("Estimate", text); }

struct MetricRow
{
    const char *id;
    Unit unit;
    const char *formula;
};

constexpr std::array metrics{
    MetricRow{"memory_needed", Unit::GB, "weights + states + activations, or weights + cache of one request"},
    MetricRow{"fewest_chips", Unit::Chips, "fewest chips whose memory holds it"},
    MetricRow{"chip_hours", Unit::Hour, "tokens x time per token and chip / goodput"},
    MetricRow{"wall_hours", Unit::Hour, "chip_hours / chips"},
    MetricRow{"mfu", Unit::Percent, "FLOP per token x tokens/s / peak"},
    MetricRow{"tokens_per_s", Unit::TokensPerSecond, "requests at once / time per token"},
    MetricRow{"requests_at_once", Unit::One, "min(largest batch, (0.9 memory - weights) / cache of a request)"},
    MetricRow{"tpot", Unit::Millisecond, "decode step + requests at once x prefill / output tokens"},
    MetricRow{"ttft", Unit::Millisecond, "max(prefill, one read of the weights) + layers x fixed cost"},
    MetricRow{"items_per_s", Unit::ItemsPerSecond, "chips x batches x items / time of a batch"},
    MetricRow{"latency", Unit::Millisecond, "time of a batch"},
    MetricRow{"cost", Unit::Usd, "wall_hours / utilisation x price of whole instances"},
    MetricRow{"usd_per_month", Unit::Usd, "price of whole instances x hours a month"},
    MetricRow{"usd_per_1m_tokens", Unit::UsdPerMillion, "price / (3600 x tokens/s x utilisation) x 1e6"},
    MetricRow{"usd_per_1m_input_tokens", Unit::UsdPerMillion, "price x prefill / (3600 x input x utilisation) x 1e6"},
    MetricRow{"tokens_per_usd", Unit::One, "1e6 / usd_per_1m_tokens"},
    MetricRow{"usd_per_1m_items", Unit::UsdPerMillion, "price / (3600 x items/s x utilisation) x 1e6"},
    MetricRow{"energy_per_token", Unit::Joule, "chips x power / tokens/s"},
};

/// Collects results; what was not set at the end gets a reason.
class Sheet
{
public:
    explicit Sheet(const EstimateRequest &request)
        : m_request(request)
    {
        m_estimate.workload = request.workload.id.text();
        m_estimate.on = request.on;
        for (const MetricRow &row : metrics) {
            m_estimate.results << EstimateResult{QString::fromLatin1(row.id),      std::nullopt, row.unit,
                                                 QString::fromLatin1(row.formula), {},           {}};
        }
    }

    [[nodiscard]] Estimate &estimate() { return m_estimate; }
    [[nodiscard]] const EstimateRequest &request() const { return m_request; }

    void set(QStringView metric, const Interval &value, const QStringList &inputs = {})
    {
        for (EstimateResult &result : m_estimate.results) {
            if (result.metric == metric) {
                result.value = value;
                result.inputs = inputs;
            }
        }
    }
    template<Dimension D>
    void set(QStringView metric, const Ranged<D> &value, const QStringList &inputs = {})
    {
        for (const EstimateResult &result : std::as_const(m_estimate.results)) {
            if (result.metric == metric)
                return set(metric, inUnit(value, result.unit), inputs);
        }
    }
    void explain(QStringView metric, const QString &reason)
    {
        for (EstimateResult &result : m_estimate.results) {
            if (result.metric == metric && !result.value && result.reason.isEmpty())
                result.reason = reason;
        }
    }
    void note(const QString &sentence)
    {
        if (!sentence.isEmpty() && !m_estimate.notes.contains(sentence))
            m_estimate.notes << sentence;
    }
    void refuse(const Problem &problem)
    {
        m_estimate.bound = std::nullopt;
        note(problem.remedy.isEmpty() ? problem.message : problem.message + u' ' + problem.remedy);
        explainRest(problem.message);
    }
    void explainRest(const QString &reason)
    {
        for (EstimateResult &result : m_estimate.results) {
            if (!result.value && result.reason.isEmpty())
                result.reason = reason;
        }
    }

private:
    const EstimateRequest &m_request;
    Estimate m_estimate;
};

QString named(const char *name, double value)
{
    return QString::fromLatin1(name) + QStringLiteral(" = ") + QString::number(value, 'g', 8);
}

// The rent of all instances, or nothing with the reason told.
std::optional<HourlyPrice> rent(Sheet &sheet)
{
    const EstimateRequest &request = sheet.request();
    if (!request.price)
        return std::nullopt;
    PriceTerms terms = *request.price;
    terms.chipsEach = request.chipsEach;
    const Result<HourlyPrice> found = rentOf(sheet.estimate().count, terms);
    if (!found) {
        sheet.note(found.problem().message);
        return std::nullopt;
    }
    sheet.set(u"usd_per_month", inUnit(withError(costAMonth(found.value(), terms.hoursAMonth), 0.0), Unit::Usd),
              {named("usd_per_hour", found.value() / usDollarsPerHour(1)), named("hours", terms.hoursAMonth)});
    return found.value();
}

QStringList priceInputs(const EstimateRequest &request, HourlyPrice rent)
{
    return {named("usd_per_hour", rent / usDollarsPerHour(1)), named("utilisation", request.price->utilisation)};
}

void trainOn(Sheet &sheet, const Calibration &calibration)
{
    const EstimateRequest &request = sheet.request();
    const Workload &work = request.workload;
    const int count = sheet.estimate().count;
    const TrainingSetup setup{work.task, work.precision, work.sequence, count, work.globalBatch};
    const auto speed = trainingSpeed(request.model, setup, request.device, calibration.training);
    if (!speed)
        return sheet.refuse(speed.problem());
    const TrainingRun run = trainingRun(speed.value(), work.tokens, count, calibration.training.goodput);
    const QStringList inputs{named("active_parameters", request.model.activeParameters),
                             named("tokens", work.tokens),
                             named("sequence", work.sequence),
                             named("chips", count),
                             named("efficiency", request.device.family.training.efficiency),
                             named("goodput", calibration.training.goodput)};
    const double all = count;
    const auto &each = speed.value().perChip;
    sheet.set(u"tokens_per_s", Ranged<Dimension::Throughput>{each.low * all, each.value * all, each.high * all},
              inputs);
    sheet.set(u"chip_hours", run.chipTime, inputs);
    sheet.set(u"wall_hours", run.wallTime, inputs);
    const double percent = 100.0 * speed.value().utilisation;
    const double error = 1.0 + speed.value().error;
    sheet.set(u"mfu", Interval{percent / error, percent, percent * error}, inputs);
    sheet.estimate().bound = speed.value().time.bound();
    if (speed.value().precision != work.precision)
        sheet.note(tr("The chip has no peak at this precision; %1 is reckoned with.")
                       .arg(precisionLabel(speed.value().precision)));
    if (!speed.value().borrowedFrom.isEmpty())
        sheet.note(tr("No training of %1 is in the evidence; the constants are those of %2.")
                       .arg(request.device.family.label, speed.value().borrowedFrom));
    if (const auto price = rent(sheet))
        sheet.set(u"cost", costOfRun(run.wallTime, *price, request.price->utilisation), priceInputs(request, *price));
}

ServingSetup servingSetup(const Workload &work, int count)
{
    ServingSetup setup;
    setup.precision = work.precision;
    setup.weightBytes = work.weightBytes;
    setup.cacheBytes = work.cacheBytes;
    setup.input = work.input;
    setup.output = work.output;
    setup.chips = count;
    setup.batch = work.batch;
    return setup;
}

void setServingCost(Sheet &sheet, const ServingSpeed &speed, Duration prefill)
{
    const EstimateRequest &request = sheet.request();
    if (request.device.power)
        sheet.set(u"energy_per_token", energyPerItem(speed.tokens, *request.device.power * sheet.estimate().count));
    else
        sheet.explain(u"energy_per_token", tr("The power of the chip is not published."));
    const auto price = rent(sheet);
    if (!price)
        return;
    const QStringList inputs = priceInputs(request, *price);
    const Interval each = inUnit(costPerItem(speed.tokens, *price, request.price->utilisation), Unit::UsdPerMillion);
    sheet.set(u"usd_per_1m_tokens", each, inputs);
    if (each.low > 0.0)
        sheet.set(u"tokens_per_usd", Interval{1e6 / each.high, 1e6 / each.value, 1e6 / each.low}, inputs);
    if (request.workload.input > 0 && prefill > Duration()) {
        const Throughput prompts = perSecond(request.workload.input / (prefill / seconds(1)));
        sheet.set(u"usd_per_1m_input_tokens",
                  costPerItem(withError(prompts, speed.error), *price, request.price->utilisation), inputs);
    }
}

void serveOn(Sheet &sheet, const Calibration &calibration)
{
    const EstimateRequest &request = sheet.request();
    const ServingSetup setup = servingSetup(request.workload, sheet.estimate().count);
    const ServingChoice choice = servingConstants(calibration, request.device.family);
    if (choice.constants == nullptr)
        return sheet.refuse(refusal(tr("There is no calibration of serving."), {}));
    const auto speed = servingSpeed(request.model, setup, request.device, *choice.constants);
    if (!speed)
        return sheet.refuse(speed.problem());
    const ServingSpeed &found = speed.value();
    const QStringList inputs{named("parameters", request.model.parameters),
                             named("active_parameters", request.model.activeParameters),
                             named("input", setup.input),
                             named("output", setup.output),
                             named("chips", setup.chips),
                             named("requests_at_once", found.sequences)};
    sheet.set(u"tokens_per_s", found.tokens, inputs);
    sheet.set(u"tpot", found.perToken, inputs);
    sheet.set(u"ttft", found.firstToken, inputs);
    sheet.set(u"requests_at_once", Interval::exactly(found.sequences), inputs);
    sheet.estimate().bound = found.bound;
    sheet.note(tr("Serving software: %1.").arg(choice.stack));
    if (choice.borrowed)
        sheet.note(tr("No serving on %1 is in the evidence; the constants are those of other chips under the "
                      "same software.")
                       .arg(request.device.family.label));
    if (found.sequences < setup.batch)
        sheet.note(tr("Memory holds %1 requests at once; the others wait.").arg(found.sequences));
    setServingCost(sheet, found, prefillTime(request.model, setup, request.device, *choice.constants));
}

void batchOn(Sheet &sheet, const Calibration &calibration)
{
    const EstimateRequest &request = sheet.request();
    const Workload &work = request.workload;
    const BatchSetup setup{work.precision, work.input, work.batch, std::max(1, work.steps), sheet.estimate().count};
    const auto speed = batchSpeed(request.model, setup, request.device, calibration);
    if (!speed)
        return sheet.refuse(speed.problem());
    const QStringList inputs{named("batch", work.batch), named("chips", setup.chips)};
    sheet.set(u"items_per_s", speed.value().items, inputs);
    sheet.set(u"latency", speed.value().latency, inputs);
    sheet.estimate().bound = speed.value().bound;
    if (const auto price = rent(sheet))
        sheet.set(u"usd_per_1m_items", costPerItem(speed.value().items, *price, request.price->utilisation),
                  priceInputs(request, *price));
}

struct Fit
{
    bool fits = false;
    DataSize needed; ///< on all chips
    int fewest = 0;
};

Fit fitOf(const EstimateRequest &request, int count)
{
    const Workload &work = request.workload;
    if (work.task == Task::Serve) {
        const ServingFit fit = fitServing(request.model, servingSetup(work, count), request.device);
        return {fit.fits, fit.weights + fit.cache, fit.fewestChips};
    }
    if (work.task == Task::Batch) {
        const DataSize weights = bytes(request.model.parameters * weightBytesOf(work.precision));
        const bool fits = weights <= request.device.physicalMemory * tightestMemory;
        return {fits, weights, fits ? 1 : 0};
    }
    const TrainingFit fit = fitTraining(request.model, work.task, work.sequence, count, request.device);
    return {fit.fits, fit.memory.total() * count, fit.fewestChips};
}

// The count asked for, or the fewest that fit; nothing when neither can be.
std::optional<int> chooseCount(Sheet &sheet)
{
    const EstimateRequest &request = sheet.request();
    const int each = std::max(1, request.chipsEach);
    if (request.count != 0) {
        const auto exact = exactCount(request.count, each, request.on);
        if (!exact) {
            sheet.refuse(exact.problem());
            return std::nullopt;
        }
        return exact.value().chips;
    }
    return instancesFor(std::max(1, fitOf(request, 1).fewest), each) * each;
}

} // namespace

const EstimateResult *Estimate::result(QStringView metric) const
{
    for (const EstimateResult &result : results) {
        if (result.metric == metric)
            return &result;
    }
    return nullptr;
}

QStringList estimateMetrics()
{
    QStringList ids;
    for (const MetricRow &row : metrics)
        ids << QString::fromLatin1(row.id);
    return ids;
}

Estimate estimate(const EstimateRequest &asked, const Calibration &calibration)
{
    EstimateRequest request = asked;
    Sheet sheet(request);
    sheet.estimate().count = request.count;
    if (const auto checked = checkWorkload(request.workload, request.model); !checked) {
        sheet.refuse(checked.problem());
        return sheet.estimate();
    }
    request.model = completedShape(request.model);
    const std::optional<int> count = chooseCount(sheet);
    if (!count)
        return sheet.estimate();
    sheet.estimate().count = *count;
    const Fit fit = fitOf(request, *count);
    sheet.estimate().fits = fit.fits;
    sheet.set(u"memory_needed", inUnit(withError(fit.needed, 0.0), Unit::GB), {named("chips", *count)});
    if (fit.fewest > 0)
        sheet.set(u"fewest_chips", Interval::exactly(fit.fewest));
    if (!fit.fits) {
        const QString remedy = fit.fewest > 0 ? tr("It fits from %1 chips on.").arg(fit.fewest)
                                              : tr("Choose a smaller model or a chip with more memory.");
        sheet.refuse(refusal(tr("%1 does not fit into the memory of %2 x %3.")
                                 .arg(request.model.name, QString::number(*count), request.device.name),
                             remedy));
        sheet.estimate().bound = Bound::Capacity;
        return sheet.estimate();
    }
    if (!request.device.linkStated && *count > 1)
        sheet.note(tr("No chip-to-chip link is stated; PCI Express at 32 GB/s is reckoned with."));
    switch (request.workload.task) {
    case Task::Serve:
        serveOn(sheet, calibration);
        break;
    case Task::Batch:
        batchOn(sheet, calibration);
        break;
    default:
        trainOn(sheet, calibration);
    }
    if (!request.price) {
        for (const QStringView metric : {u"cost", u"usd_per_month", u"usd_per_1m_tokens", u"usd_per_1m_input_tokens",
                                         u"tokens_per_usd", u"usd_per_1m_items"})
            sheet.explain(metric, request.noPrice.isEmpty() ? tr("There is no price.") : request.noPrice);
    }
    sheet.explainRest(tr("This does not apply to the workload."));
    return sheet.estimate();
}

} // namespace chipboard
