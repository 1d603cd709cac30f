#include "data/model/estimate.h"

#include "data/core/find.h"
#include "data/core/format.h"
#include "data/core/tr.h"
#include "data/model/chipcount.h"
#include "data/model/costsheet.h"
#include "data/model/inference.h"
#include "data/model/resultsheet.h"
#include "data/model/setup.h"

#include <array>
#include <charconv>
#include <cmath>
#include <iterator>

namespace chipboard {
namespace {

using namespace results;

template<Dimension D>
Ranged<D> scaled(const Ranged<D> &range, double factor)
{
    return {range.low * factor, range.value * factor, range.high * factor};
}

Inputs priceInputs(const EstimateRequest &request, const Ranged<Dimension::Price> &rent)
{
    return {input("usd_per_hour", rent.value / usDollarsPerHour(1), "USD/h"),
            percentInput("utilisation", request.price->terms.utilisation)};
}

void setRent(ResultSheet &sheet, const EstimateRequest &request, const Ranged<Dimension::Price> &rent)
{
    const PriceTerms &price = *request.price;
    if (price.committed)
        sheet.calculatedBy(UsdPerMonth, "usd_per_hour x all_hours");
    Inputs inputs{input("price", price.each.value / usDollarsPerHour(1), "USD/h"),
                  input(request.whole ? "instances" : "chips", instancesFor(sheet.count(), request.chipsEach))};
    eachPriceFactor(price.terms, [&](const char *, auto member, double told, double) {
        const AssumptionRow &row = assumptionOf(member);
        inputs << (row.unit == Unit::Percent ? percentInput(row.id, told) : input(row.id, told));
    });
    sheet.set(UsdPerHour, rent, inputs);
    sheet.set(UsdPerMonth, money::costOfMonth(spanOf(rent), paidHoursAMonth(price)),
              {input("usd_per_hour", rent.value / usDollarsPerHour(1), "USD/h"),
               input(price.committed ? "all_hours" : "hours_a_month", paidHoursAMonth(price), "h")});
}

// Rent of all instances, or empty with the reason recorded.
std::optional<Ranged<Dimension::Price>> rent(ResultSheet &sheet, const EstimateRequest &request)
{
    constexpr std::array priced{UsdPerHour,          Cost,         UsdPerMonth,  UsdPer1MTokens,
                                UsdPer1MInputTokens, TokensPerUsd, UsdPer1MItems};
    QString reason = request.noPrice.isEmpty() ? tr("There is no price.") : request.noPrice;
    if (request.price) {
        PriceTerms price = *request.price;
        price.chipsEach = request.chipsEach;
        const auto found = rentOf(sheet.count(), price);
        if (found) {
            setRent(sheet, request, found.value());
            sheet.estimate().price = request.priceOrigin;
            return found.value();
        }
        reason = found.problem().message + u' ' + found.problem().remedy;
    }
    sheet.note(tr("No cost: %1").arg(reason));
    for (const Row row : priced)
        sheet.explain(row, reason);
    return std::nullopt;
}

Inputs trainingInputs(const EstimateRequest &request, const TrainingSpeed &speed, int count, double goodput)
{
    const Workload &work = request.workload;
    const double peak = peakFor(request.device, speed.precision)->rate / teraflops(1);
    return {input("active_parameters", request.model.activeParameters),
            input("layers", request.model.layers),
            input("hidden", request.model.hidden),
            input("tokens", work.tokens),
            input("sequence", work.sequence, "tokens"),
            input("chips", count),
            input("peak", peak, "TFLOPS"),
            percentInput("efficiency", request.device.family.training.efficiency),
            percentInput("goodput", goodput)};
}

void notePrecision(ResultSheet &sheet, const EstimateRequest &request)
{
    const Precision asked = request.workload.precision;
    const auto peak = peakUsed(request);
    if (peak && peak->precision != asked)
        sheet.note(tr("%1 has no peak at %2; %3 is used.")
                       .arg(request.device.name, precisionLabel(asked), precisionLabel(peak->precision)));
}

// Borrowed constants have larger errors.
double widened(double error, bool borrowed, const Calibration &calibration)
{
    return borrowed ? error * calibration.errors.borrowedFactor : error;
}

// Its constants are those of all chips.
bool isOfNoFamily(const Device &device) { return device.family.chain.value(0) == QLatin1String("any"); }

void noteTraining(ResultSheet &sheet, const EstimateRequest &request, const TrainingSpeed &speed)
{
    if (isOfNoFamily(request.device))
        sheet.note(tr("There are no training measurements on %1; the constants are those of all chips.")
                       .arg(request.device.name));
    else if (!speed.borrowedFrom.isEmpty())
        sheet.note(tr("There are no training measurements of %1; the constants are those of %2.")
                       .arg(request.device.family.label, speed.borrowedFrom));
}

// False if chips must work together over an unknown link.
bool noteLink(ResultSheet &sheet, const EstimateRequest &request, int together)
{
    const Device &device = request.device;
    if (together < 2 || device.linkStated)
        return true;
    if (device.linkUnpublished && device.announced) {
        sheet.refuse(refusal(tr("The chip-to-chip link of %1 is not published.").arg(device.name),
                             tr("Choose a workload that one chip holds.")));
        return false;
    }
    if (request.workload.task != Task::Serve)
        sheet.note(
            tr("No chip-to-chip link of %1 is stated; training is estimated as on chips with one.").arg(device.name));
    else if (device.linkUnpublished)
        sheet.note(
            tr("The chip-to-chip link of %1 is not published; PCI Express at 32 GB/s is assumed.").arg(device.name));
    else
        sheet.note(tr("%1 has no chip-to-chip link; PCI Express at 32 GB/s is assumed.").arg(device.name));
    return true;
}

void setBasis(ResultSheet &sheet, Bound bound, const RangeBases &bases)
{
    sheet.estimate().bound = bound;
    sheet.estimate().bases = bases;
}

void trainOn(ResultSheet &sheet, const EstimateRequest &request, const Calibration &calibration)
{
    const Workload &work = request.workload;
    const int count = sheet.count();
    const TrainingConstants constants = tuned(calibration.training, request.tuning);
    const auto found = trainingSpeed(request.model, trainingSetupOf(work, count), request.device, constants);
    if (!found)
        return sheet.refuse(found.problem());
    if (!noteLink(sheet, request, count))
        return;
    TrainingSpeed speed = found.value();
    const bool borrowed = !speed.borrowedFrom.isEmpty() || isOfNoFamily(request.device);
    const double runError =
        trainingRunError(calibration.training, request.device.family, request.model.isSparse(), calibration.errors);
    speed.error = widened(runError, borrowed, calibration);
    const TrainingRun run = trainingRun(speed, work.tokens, count, constants.goodput);
    speed.error = widened(found.value().error, borrowed, calibration);
    speed.perChip = withError(speed.perChip.value, speed.error);
    const Inputs inputs = trainingInputs(request, speed, count, constants.goodput);
    sheet.set(TokensPerS, scaled(speed.perChip, count), inputs);
    sheet.set(TokensPerSPerChip, speed.perChip, inputs);
    sheet.set(ChipHours, run.chipTime, inputs);
    sheet.set(WallHours, run.wallTime, inputs);
    const double percent = 100.0 * speed.utilisation;
    const double error = 1.0 + speed.error;
    sheet.set(Mfu, Interval{percent / error, percent, percent * error}, inputs);
    setEnergyOfRun(sheet, request, spanOf(run.wallTime));
    setBasis(sheet, speed.time.bound(),
             {trainingBasis(constants, request.device.family, request.model.isSparse()),
              {},
              {},
              RangeBasis{calibration.errors.fullRun.rows, 0.0}});
    noteTraining(sheet, request, speed);
    if (const auto price = rent(sheet, request))
        sheet.set(Cost, money::costOfRun(spanOf(run.wallTime), spanOf(*price), request.price->terms),
                  Inputs{input("wall_hours", run.wallTime.value / hours(1), "h")} + priceInputs(request, *price));
    setWaysOfRun(sheet, request, spanOf(run.wallTime));
}

// As rent(), plus the speed behind the cost.
Inputs costInputs(const EstimateRequest &request, const Ranged<Dimension::Price> &rent, const char *speed,
                  const Ranged<Dimension::Throughput> &items)
{
    return priceInputs(request, rent) + Inputs{input(speed, items.value / perSecond(1))};
}

void setServingCost(ResultSheet &sheet, const EstimateRequest &request, const ServingSpeed &speed, Duration prefill,
                    double promptError)
{
    const auto price = rent(sheet, request);
    if (!price)
        return;
    const Terms &terms = request.price->terms;
    const Interval each = inUnit(money::costPerItem(spanOf(speed.tokens), spanOf(*price), terms), Unit::UsdPerMillion);
    sheet.set(UsdPer1MTokens, each, costInputs(request, *price, "tokens_per_s", speed.tokens));
    if (each.low > 0.0) {
        const Span<double> bought = money::itemsPerDollar(Span<double>{each.low, each.value, each.high});
        sheet.set(TokensPerUsd, Interval{bought.low, bought.value, bought.high},
                  {input("usd_per_1m_tokens", each.value, "USD")});
    } else {
        sheet.explain(TokensPerUsd, tr("The price is 0."));
    }
    if (request.workload.input > 0 && prefill > Duration()) {
        const double prompts = promptTokensPerSecond<double>(request.workload.input, prefill / seconds(1));
        sheet.set(UsdPer1MInputTokens, money::costPerItem(spanOf(prompts, promptError), spanOf(*price), terms),
                  priceInputs(request, *price)
                      + Inputs{input("prefill", prefill / seconds(1), "s"),
                               input("input", request.workload.input, "tokens")});
    } else {
        sheet.explain(UsdPer1MInputTokens, tr("There is no prompt."));
    }
}

Inputs servingInputs(const EstimateRequest &request, const ServingSetup &setup, const ServingSpeed &speed, int chips,
                     double busy)
{
    const double weights = weightsOf(request.model, setup) / gibibytes(1);
    const double cache = cachePerToken(request.model, setup) / bytes(1);
    return {input("weights", weights, "GiB"),
            input("active_parameters", request.model.activeParameters),
            input("cache_per_token", cache, "bytes"),
            input("input", setup.input, "tokens"),
            input("output", setup.output, "tokens"),
            input("chips", chips),
            input("busy_copies", busy),
            input("chips_of_a_copy", setup.chips),
            input("requests", speed.sequences),
            input("memory_bandwidth", request.device.bandwidth / gigabytesPerSecond(1), "GB/s"),
            input("link", request.device.link / gigabytesPerSecond(1), "GB/s")};
}

/// Times of one copy, as the formulas of speed and latency name them.
Inputs timeInputs(const ServingSpeed &speed, const ServingConstants &constants, bool disaggregated)
{
    const auto milliseconds = [](const char *name, Duration time) { return input(name, time / seconds(0.001), "ms"); };
    return {milliseconds("decode_step", speed.decodeStep),
            milliseconds("prefill", speed.prefill),
            milliseconds("first_token_fixed", speed.firstFixed),
            milliseconds("waited", speed.roundWaits ? speed.firstFixed : Duration()),
            milliseconds("prefill_with_wait", speed.firstToken.value - speed.firstFixed - speed.decodeStep),
            input("mixed", disaggregated ? 0.0 : constants.mixing)};
}

void widen(ServingSpeed &speed, const ServingErrors &errors, bool isStated)
{
    speed.error = isStated ? errors.tokens : errors.mostTokens;
    speed.tokens = withError(speed.tokens.value, speed.error);
    speed.perToken = withError(speed.perToken.value, errors.perToken);
    speed.firstToken = withError(speed.firstToken.value, errors.firstToken);
}

RangeBases servingBases(const EstimateRequest &request, const Calibration &calibration, const ServingChoice &choice)
{
    const auto of = [&](QStringView kind) {
        return servingBasis(calibration, choice, kind, request.model.hasExperts());
    };
    return {of(request.workload.batch > 0 ? u"throughput" : u"max_throughput"), of(u"latency"), of(u"first_token"), {}};
}

// Copies run in parallel: more tokens and requests, each as slow as before.
ServingSpeed inCopies(ServingSpeed speed, double copies)
{
    speed.tokens = scaled(speed.tokens, copies);
    speed.sequences *= copies;
    speed.capacity *= copies;
    return speed;
}

QString chipsText(int chips) { return chips == 1 ? tr("1 chip") : tr("%1 chips").arg(chips); }

// How the chips work together.
void noteSpread(ResultSheet &sheet, const ServingSpread &spread)
{
    if (spread.copies > 1)
        sheet.note(
            tr("Runs as %1 replicas, each on %2.").arg(QString::number(spread.copies), chipsText(spread.chipsEach)));
    else if (spread.chipsEach > 1)
        sheet.note(tr("The model is split across %1 chips.").arg(spread.chipsEach));
    if (spread.attentionCopied)
        sheet.note(
            tr("Within a replica, the experts are split across its chips, and each chip holds all of attention."));
    const int idle = sheet.count() - spread.copies * spread.chipsEach;
    if (idle == 1)
        sheet.note(tr("Of %1, one is idle but paid for.").arg(chipsText(sheet.count())));
    else if (idle > 1)
        sheet.note(tr("Of %1, %2 are idle but paid for.").arg(chipsText(sheet.count()), QString::number(idle)));
}

void setServingMemory(ResultSheet &sheet, const ServingFigures<double> &figures, const ServingSpread &spread,
                      const ServingSpeed &each)
{
    const ServingMemory<double> memory =
        servingMemory<double>(figures, spread.chipsEach, spread.copies, each.sequences, each.writing);
    const double gibibyte = gibibytes(1).base();
    sheet.set(MemoryNeeded, exactly(bytes(memory.total)),
              {input("copies", spread.copies), input("weights", memory.weights / gibibyte, "GiB"),
               input(figures.batch > 0.0 ? "batch" : "requests_at_once", memory.requests),
               input("cache_of_a_request", memory.each / gibibyte, "GiB")});
}

int mostOfACopy(const EstimateRequest &request)
{
    if (request.count < 1)
        return mostServingChips;
    return request.workload.disaggregated ? request.count / 2 : request.count;
}

void noteWriting(ResultSheet &sheet, const EstimateRequest &request, const ServingSpeed &speed)
{
    if (request.workload.disaggregated)
        sheet.note(
            tr("Of the chips, %1 run prefill and the others decode.").arg(Formatter().percent(1.0 - speed.writing)));
}

// "May 2026" for 2026.4.
QString monthOf(double year)
{
    constexpr int months = 12;
    const int month = static_cast<int>((year - std::floor(year)) * months) + 1;
    return dateText(QStringLiteral("%1-%2").arg(static_cast<int>(year)).arg(month, 2, 10, QLatin1Char('0')));
}

QString stackNote(const QString &stack, StackLevel level, double year)
{
    if (level == StackLevel::AtRelease)
        return tr("Serving software: %1 of %2, as after a chip's release.").arg(stack, monthOf(year - oldestSoftware));
    return tr("Serving software: %1 of %2, well tuned.").arg(stack, monthOf(year));
}

// The measurements behind the constants.
void noteConstants(ResultSheet &sheet, const EstimateRequest &request, const ServingChoice &choice, double year)
{
    if (choice.stack == QLatin1String("any"))
        return sheet.note(
            tr("There are no serving measurements on %1; the constants are those of all chips and software.")
                .arg(request.device.name));
    sheet.note(stackNote(choice.stack, request.workload.stack, year));
    if (choice.borrowed)
        sheet.note(tr("There are no serving measurements on %1; the constants are those of other chips under the same "
                      "software.")
                       .arg(request.device.family.label));
}

void noteWaiting(ResultSheet &sheet, double served, bool isForMemory)
{
    if (served == 1.0)
        return sheet.note(isForMemory ? tr("Memory holds one request at a time; the others wait.")
                                      : tr("One request at a time meets the service level; the others wait."));
    const Formatter formatter(readingLocale());
    sheet.note(
        isForMemory
            ? tr("Memory holds %1 concurrent requests; the others wait.").arg(formatter.table(served))
            : tr("%1 concurrent requests meet the service level; the others wait.").arg(formatter.label(served)));
}

// The limit matters for chips with much memory, and differs by maker.
void noteSoftwareLimit(ResultSheet &sheet, const ServingSetup &setup, const ServingSpeed &each)
{
    const bool isOpen = setup.batch == 0 && !(setup.userSpeed > 0.0) && !(setup.firstTokenLimit > 0.0);
    if (isOpen && each.wanted < std::floor(each.capacity))
        sheet.note(tr("The serving software is taken to run at most %1 requests per replica; the memory holds %2.")
                       .arg(Formatter().full(each.wanted), Formatter().full(std::floor(each.capacity))));
}

// If prompts keep the chips busy, the first token is mostly waiting time, which only fewer requests reduce.
void noteQueue(ResultSheet &sheet, const ServingSpeed &each)
{
    const Duration first = each.firstToken.value;
    const Duration waited = first - each.firstFixed - each.decodeStep - each.prefill;
    if (waited > first * 0.5 && waited > seconds(1))
        sheet.note(tr("Of the %1 to the first token, a request waits %2 for the prompts of others; fewer concurrent "
                      "requests shorten it.")
                       .arg(Formatter().table(first / seconds(1), Unit::Second),
                            Formatter().table(waited / seconds(1), Unit::Second)));
}

void serveOn(ResultSheet &sheet, const EstimateRequest &request, const Calibration &calibration,
             const ServingChoice &choice)
{
    if (!choice.found)
        return sheet.refuse(refusal(tr("There is no calibration of serving."), {}));
    // Chips without a published peak are still predicted where memory decides, but a first token without arithmetic
    // would be too early.
    if (!servingPeak(request.device, request.workload.precision))
        return sheet.refuse(noPeak(request.device));
    const ServingConstants &constants = choice.constants;
    const ServingSpread spread = spreadOf(request, constants, sheet.count());
    const ServingSetup setup = copyOf(request.workload, spread);
    if (!noteLink(sheet, request, spread.chipsEach))
        return;
    if (request.workload.disaggregated && spread.copies < 2)
        return sheet.refuse(refusal(tr("Disaggregated prefill needs two replicas; only one fits on %1 x %2.")
                                        .arg(QString::number(sheet.count()), request.device.name),
                                    tr("Allow more chips, or run prefill and decode on the same chips.")));
    const auto speed = servingSpeed(request.model, setup, request.device, constants);
    if (!speed)
        return sheet.refuse(speed.problem());
    const ServingErrors errors = servingErrors(calibration, choice, request.model.hasExperts());
    if (speed.value().sequences < 1.0)
        return sheet.refuse(beyondLevel(request, constants, errors, mostOfACopy(request)));
    const double sequences = speed.value().sequences;
    const double busy = busyCopies(request.workload, spread, sequences);
    ServingSpeed found = inCopies(speed.value(), busy);
    widen(found, errors, request.workload.batch > 0);
    noteSpread(sheet, spread);
    ServingSetup ofAll = servingSetupOf(request.workload, setup.chips);
    ofAll.attentionCopied = spread.attentionCopied;
    setServingMemory(sheet, servingFigures(request.model, ofAll, request.device, constants), spread, speed.value());
    const Inputs inputs = servingInputs(request, setup, speed.value(), sheet.count(), busy)
        + timeInputs(speed.value(), constants, request.workload.disaggregated);
    sheet.set(TokensPerS, found.tokens, inputs);
    sheet.set(TokensPerSPerChip, scaled(found.tokens, 1.0 / sheet.count()), inputs);
    sheet.set(Tpot, found.perToken, inputs);
    sheet.set(Ttft, found.firstToken, inputs);
    sheet.set(RequestsAtOnce, Interval::exactly(found.sequences * found.writing), inputs);
    noteWriting(sheet, request, found);
    setEnergyOfTokens(sheet, request, spanOf(found.tokens));
    setBasis(sheet, found.bound, servingBases(request, calibration, choice));
    sheet.estimate().servedAs = choice.family;
    sheet.estimate().borrowed = choice.borrowed;
    noteConstants(sheet, request, choice, calibration.serving.year);
    noteSoftwareLimit(sheet, setup, speed.value());
    noteQueue(sheet, speed.value());
    if (found.sequences < request.workload.batch)
        noteWaiting(sheet, found.sequences, speed.value().capacity <= sequences);
    setServingCost(sheet, request, found,
                   prefillTime(request.model, setup, request.device, constants).total() / spread.copies,
                   errors.firstToken);
    setMonthOfTokens(sheet, request, spanOf(found.tokens));
    setWaysOfTokens(sheet, request, spanOf(found.tokens));
}

void batchOn(ResultSheet &sheet, const EstimateRequest &request, const Calibration &calibration)
{
    const BatchSetup setup = batchSetupOf(request.workload, sheet.count());
    const BatchChoice choice = batchConstants(calibration, request.device.family, batchKind(request.model));
    BatchConstants constants =
        choice.constants == nullptr ? BatchConstants() : tuned(*choice.constants, request.tuning);
    constants.evidence.p80Error = widened(constants.evidence.p80Error, !choice.from.isEmpty(), calibration);
    const auto speed = batchSpeed(request.model, setup, request.device, choice.constants ? &constants : nullptr);
    if (!speed)
        return sheet.refuse(speed.problem());
    const double operations = itemOperations(request.model, setup).value_or(Operations()) / flop(1);
    const Inputs inputs{input("operations_of_an_item", operations, "FLOP"), input("batch", setup.batch, "items"),
                        input("batches_at_once", constants.workers), input("chips", setup.chips),
                        percentInput("efficiency", constants.efficiency)};
    sheet.set(ItemsPerS, speed.value().items, inputs);
    sheet.set(Latency, speed.value().latency, inputs);
    setEnergyOfItems(sheet, request, spanOf(speed.value().items));
    setBasis(sheet, speed.value().bound, {{constants.evidence.rows, 0.0}, {}, {}, {}});
    if (!choice.from.isEmpty())
        sheet.note(tr("There are no measurements of this kind on %1; the constants are those of %2.")
                       .arg(request.device.family.label, choice.from));
    const Span<double> items = spanOf(speed.value().items);
    if (const auto price = rent(sheet, request))
        sheet.set(UsdPer1MItems, money::costPerItem(items, spanOf(*price), request.price->terms),
                  costInputs(request, *price, "items_per_s", speed.value().items));
    setMonthOfItems(sheet, request, items);
    setWaysOfItems(sheet, request, items);
}

// "Serve Llama 3.1 70B, chat: 1 x trn1.32xlarge, 16 Trainium chips"
QString titleOf(const EstimateRequest &request, int count)
{
    const QString work = request.workload.name.isEmpty() ? request.workload.id.text() : request.workload.name;
    const Formatter formatter(readingLocale());
    const QString number = formatter.integer(count);
    if (!request.whole)
        return tr("%1: %2 x %3").arg(work, number, request.device.name);
    const QString instances = formatter.integer(instancesFor(count, request.chipsEach));
    const QString name = request.onName.isEmpty() ? request.on : request.onName;
    return count == 1 ? tr("%1: %2 x %3, 1 %4 chip").arg(work, instances, name, request.device.name)
                      : tr("%1: %2 x %3, %4 %5 chips").arg(work, instances, name, number, request.device.name);
}

void setFit(ResultSheet &sheet, const EstimateRequest &request, const WorkloadFit &fit)
{
    const int count = sheet.count();
    sheet.estimate().fits = fit.fits;
    sheet.set(MemoryNeeded, exactly(fit.needed), {input("chips", count)});
    if (fit.fewest > 0)
        sheet.set(FewestChips, Interval::exactly(fit.fewest),
                  {input("memory_of_a_chip", request.device.memory / gibibytes(1), "GiB")});
    else
        sheet.explain(FewestChips, tr("It does not fit on any number of these chips."));
    if (!fit.fits) {
        sheet.refuse(refusal(tr("%1 does not fit into the memory of %2 x %3.")
                                 .arg(request.model.name, QString::number(count), request.device.name),
                             nearestThatFits(request, fit.fewest)));
        sheet.estimate().bound = Bound::Capacity;
        return;
    }
    sheet.set(ChipsUsed, Interval::exactly(count));
    if (request.whole)
        sheet.set(InstancesUsed, Interval::exactly(sheet.estimate().instances));
    else
        sheet.explain(InstancesUsed, tr("Chips are rented individually."));
    if (fit.layout)
        sheet.note(tr("It fits with %1.").arg(layoutInWords(*fit.layout)));
}

} // namespace

std::optional<PeakChoice> peakUsed(const EstimateRequest &request)
{
    const Precision asked = request.workload.precision;
    return request.workload.task == Task::Serve ? servingPeak(request.device, asked) : peakFor(request.device, asked);
}

QString EstimateInput::text() const
{
    // Written hundreds of times per slider step: QString::number() and one string per part would take three times as
    // long. Most are counts, which need no rounding to twelve digits.
    constexpr double mostCount = 1e12;
    const bool isCount = value == std::trunc(value) && std::fabs(value) < mostCount && !std::signbit(value);
    char digits[32];
    char *const from = std::begin(digits);
    const auto end = isCount ? std::to_chars(from, std::end(digits), static_cast<qint64>(value)).ptr
                             : std::to_chars(from, std::end(digits), value, std::chars_format::general, 12).ptr;
    QString text;
    text.reserve(name.size() + unit.size() + 24);
    text.append(name).append(QLatin1String(" = ")).append(QLatin1String(digits, end - digits));
    if (!unit.isEmpty()) {
        if (unit != QLatin1String("%"))
            text.append(u' ');
        text.append(unit);
    }
    return text;
}

QStringList EstimateResult::inputTexts() const { return mapped(inputs, &EstimateInput::text); }

const RangeBasis &Estimate::basisOf(QStringView metric) const
{
    const bool isSpeed = metric == QLatin1String("mfu") || metric.startsWith(QLatin1String("tokens_per_s"));
    if (bases.run && !isSpeed)
        return *bases.run;
    if (metric == QLatin1String("tpot"))
        return bases.perToken;
    const bool isOfPrompt = metric == QLatin1String("ttft") || metric == QLatin1String("usd_per_1m_input_tokens");
    return isOfPrompt ? bases.firstToken : bases.speed;
}

const EstimateResult *Estimate::result(QStringView metric) const
{
    return findWhere(results, [&](const EstimateResult &result) { return result.metric == metric; });
}

Estimate estimate(const EstimateRequest &asked, const Calibration &calibration)
{
    ResultSheet sheet(asked);
    auto prepared = preparedRequest(asked);
    if (!prepared) {
        sheet.refuse(prepared.problem());
        return sheet.estimate();
    }
    EstimateRequest request = std::move(prepared).value();
    const ServingChoice serving = usualServing(request, calibration);
    const auto count = chipsFor(request, serving);
    if (!count) {
        sheet.refuse(count.problem());
        return sheet.estimate();
    }
    rentIn(request, count.value());
    Estimate &result = sheet.estimate();
    result.count = count.value();
    result.instances = request.whole ? instancesFor(result.count, request.chipsEach) : 0;
    result.title = titleOf(request, result.count);
    result.notes = request.notes;
    if (request.price)
        result.notes << request.priceOrigin.notes;
    setFit(sheet, request, fitOf(request, result.count, serving.constants.layerSplit));
    if (!result.fits)
        return result;
    notePrecision(sheet, request);
    switch (request.workload.task) {
    case Task::Serve:
        serveOn(sheet, request, calibration, serving);
        break;
    case Task::Batch:
        batchOn(sheet, request, calibration);
        break;
    default:
        trainOn(sheet, request, calibration);
    }
    sheet.explainRest(tr("This does not apply to the workload."));
    return result;
}

} // namespace chipboard
