#include "data/model/modelcheck.h"

#include "data/core/tr.h"
#include "data/model/cost.h"
#include "data/model/memoryfit.h"
#include "data/model/naming.h"
#include "data/model/setup.h"

#include <algorithm>
#include <array>
#include <cmath>

using namespace Qt::StringLiterals;

namespace chipboard {
namespace {

struct GroupErrors
{
    QList<double> errors;
    int ranged = 0;
    int inside = 0;

    void add(const CheckRow &row)
    {
        errors << std::abs(row.error().value_or(0.0));
        if (!row.low || !row.high)
            return;
        ++ranged;
        inside += *row.low <= *row.measured && *row.measured <= *row.high ? 1 : 0;
    }
    [[nodiscard]] ErrorSummary summary() const
    {
        ErrorSummary found = summaryOf(errors);
        found.ranged = ranged;
        found.coverage = ranged > 0 ? static_cast<double>(inside) / ranged : 0.0;
        return found;
    }
};
using Errors = std::map<QString, GroupErrors>;

double quantile(const QList<double> &sorted, double share)
{
    const double place = static_cast<double>(sorted.size() - 1) * share;
    const auto below = static_cast<qsizetype>(place);
    const qsizetype above = std::min(below + 1, sorted.size() - 1);
    return sorted.at(below) + (sorted.at(above) - sorted.at(below)) * (place - static_cast<double>(below));
}

double shareWithin(const QList<double> &errors, double limit)
{
    const auto inside = std::ranges::count_if(errors, [limit](double error) { return error <= limit; });
    return static_cast<double>(inside) / static_cast<double>(errors.size());
}

std::map<QString, ErrorSummary> summaries(const Errors &errors)
{
    std::map<QString, ErrorSummary> result;
    for (const auto &[name, list] : errors)
        result[name] = list.summary();
    return result;
}

} // namespace

ErrorSummary summaryOf(QList<double> absoluteErrors)
{
    if (absoluteErrors.isEmpty())
        return {};
    std::ranges::sort(absoluteErrors);
    return {static_cast<int>(absoluteErrors.size()),
            quantile(absoluteErrors, 0.5),
            quantile(absoluteErrors, 0.9),
            shareWithin(absoluteErrors, 0.20),
            shareWithin(absoluteErrors, 0.25),
            0,
            0.0};
}

QList<HeldRange> heldRanges(const Calibration &calibration)
{
    QList<HeldRange> held;
    for (const ServingRange &range : calibration.serving.ranges) {
        if (!range.near)
            held << HeldRange{range.kind, range.experts, range.sources, {range.rows, range.coverage}};
    }
    for (const TrainingRange &range : calibration.training.ranges) {
        if (range.family == QLatin1String("any"))
            held << HeldRange{QStringLiteral("training"), range.experts, range.sources, {range.rows, range.coverage}};
    }
    return held;
}

ModelCheck checkModel(const QList<MeasuredRun> &runs, const CheckBench &bench)
{
    ModelCheck check;
    GroupErrors all;
    QList<double> utilisations;
    QList<double> costs;
    Errors kinds;
    Errors families;
    Errors chips;
    for (const MeasuredRun &run : runs) {
        const CheckRow row = checkRun(run, bench);
        if (row.error()) {
            for (GroupErrors *group : {&all, &kinds[row.kind], &families[row.family], &chips[row.chip]})
                group->add(row);
        }
        check.rows << row;
        if (const auto utilisation = checkUtilisation(run, bench); utilisation && utilisation->error())
            utilisations << std::abs(*utilisation->error());
        if (const auto cost = checkCost(run); cost && cost->error())
            costs << std::abs(*cost->error());
        if (const auto fits = fitsByModel(run, bench)) {
            ++check.fitsChecked;
            if (!*fits)
                check.calledImpossible << run.id;
        }
    }
    check.all = all.summary();
    check.byKind = summaries(kinds);
    check.byFamily = summaries(families);
    check.byChip = summaries(chips);
    check.utilisation = summaryOf(utilisations);
    check.cost = summaryOf(costs);
    check.heldOut = bench.calibration().serving.heldOut;
    check.held = heldRanges(bench.calibration());
    return check;
}

namespace {

constexpr int assumedSequence = 4096;
constexpr int assumedChips = 1024;
constexpr int assumedOutput = 200;
constexpr double mostOfAShape = 1e7; // limit for a width, as in completed shapes
constexpr int assumedBatch = 256;    // offline image classification states none; above a few dozen it hardly matters

bool isTrainingKind(const QString &kind) { return kind == u"throughput" || kind == u"full_run" || kind == u"mfu_only"; }

bool isStated(const MeasuredRun &run, RunFigure figure)
{
    const Measured &measured = run.measured;
    switch (figure) {
    case RunFigure::TrainingSpeed:
        return measured.tokensPerChip.has_value();
    case RunFigure::ChipHours:
        return measured.chipHours.has_value();
    case RunFigure::Utilisation:
        return measured.utilisation.has_value() || measured.hardwareUse.has_value();
    case RunFigure::FirstToken:
        return measured.firstToken.has_value();
    case RunFigure::Tokens:
        return measured.tokens.has_value();
    case RunFigure::PerToken:
        return measured.perToken.has_value();
    case RunFigure::Items:
        return measured.items.has_value();
    case RunFigure::None:
        break;
    }
    return false;
}

RunFigure usualFigure(const QString &kind)
{
    if (kind == u"throughput")
        return RunFigure::TrainingSpeed;
    if (kind == u"full_run")
        return RunFigure::ChipHours;
    if (kind == u"mfu_only")
        return RunFigure::Utilisation;
    if (kind == u"prefill")
        return RunFigure::FirstToken;
    return RunFigure::None;
}

bool isShortWeight(const QString &precision)
{
    constexpr std::array words{QStringView(u"int4"), QStringView(u"q4"),   QStringView(u"w4"),   QStringView(u"awq"),
                               QStringView(u"gptq"), QStringView(u"4bit"), QStringView(u"4-bit")};
    return std::ranges::any_of(words, [&](QStringView word) { return precision.contains(word); });
}

double storedWeight(const MeasuredRun &run)
{
    const QString precision = run.precision.toLower();
    if (run.weightBytes > 0.0)
        return run.weightBytes;
    if (precision.startsWith(u"q4_k"))
        return 0.57; // llama.cpp: 4.58 GiB for 8.03e9 weights, including block scales, rounded up
    if (isShortWeight(precision))
        return weightBytesOf(Precision::Fp4);
    return precision.startsWith(u"int8") || precision.startsWith(u"w8") || precision.startsWith(u"q8") ? 1.0 : 0.0;
}

Task taskOf(const MeasuredRun &run)
{
    const QString task = run.task.toLower();
    if (task == u"lora" || task == u"qlora" || task == u"peft")
        return Task::Lora;
    return task == u"sft" || task.startsWith(u"finetun") || task.startsWith(u"fine-tun") ? Task::FineTune
                                                                                         : Task::Pretrain;
}

// From the size only: layers and width of a GPT block, and 8 KV heads of 128, as in most models since 2023.
ModelShape guessedShape(const QString &name, double parameters, double activeParameters)
{
    constexpr int headSize = 128;
    constexpr int kvHeads = 8;
    ModelShape shape{.name = name, .parameters = parameters, .activeParameters = activeParameters};
    shape = completedShape(shape);
    shape.headSize = headSize;
    shape.heads = std::max(1, shape.hidden / headSize);
    shape.kvHeads = std::min(kvHeads, shape.heads);
    return shape;
}

} // namespace

bool isTraining(const MeasuredRun &run)
{
    const Measured &measured = run.measured;
    return isTrainingKind(run.kind)
        || (!measured.tokens && !measured.items && !measured.firstToken && !measured.perToken
            && (measured.tokensPerChip || measured.chipHours || measured.utilisation || measured.hardwareUse));
}

RunFigure figureOf(const MeasuredRun &run)
{
    using enum RunFigure;
    const RunFigure usual = usualFigure(run.kind);
    if (usual != None && isStated(run, usual))
        return usual;
    const auto training = {TrainingSpeed, ChipHours, Utilisation};
    const auto inference = {Items, Tokens, PerToken, FirstToken};
    for (const RunFigure figure : isTraining(run) ? QList<RunFigure>(training) : QList<RunFigure>(inference)) {
        if (isStated(run, figure))
            return figure;
    }
    return usual;
}

Precision arithmeticOf(const QString &precision, bool wholeModel)
{
    using enum Precision;
    const QString word = precision.toLower();
    if (word.startsWith(u"fp8") || word.startsWith(u"mxfp8") || word.startsWith(u"float8"))
        return Fp8;
    if (word.startsWith(u"fp4") || word.startsWith(u"nvfp4") || word.startsWith(u"mxfp4"))
        return Fp4;
    if (word.startsWith(u"int8") && wholeModel)
        return Int8;
    if (word == u"fp16" && wholeModel)
        return Fp16;
    if (word == u"tf32")
        return Tf32;
    if (word == u"fp32" || word == u"float32")
        return Fp32;
    return Bf16;
}

ModelShape trainedShape(const MeasuredRun &run, const ModelShape *known)
{
    ModelShape shape = known != nullptr ? *known : run.shape;
    // The run's own count takes precedence: an architecture's count differs slightly between sources.
    if (run.shape.parameters > 0.0)
        shape.parameters = run.shape.parameters;
    if (run.shape.activeParameters > 0.0)
        shape.activeParameters = run.shape.activeParameters;
    if (run.shape.layers > 0 && run.shape.hidden > 0) {
        shape.layers = run.shape.layers;
        shape.hidden = run.shape.hidden;
    }
    if (shape.parameters <= 0.0 && shape.activeParameters > 0.0)
        shape.parameters = shape.activeParameters;
    if (shape.parameters <= 0.0) {
        const NamedSize size = sizeInName(run.model);
        shape.parameters = size.parameters;
        shape.activeParameters = size.activeParameters;
    }
    return completedShape(shape);
}

static std::optional<ServedModel> servedModel(const MeasuredRun &run, const ModelShape *known)
{
    if (known != nullptr)
        return ServedModel{completedShape(*known), false};
    const NamedSize size = run.shape.parameters > 0.0
        ? NamedSize{run.shape.parameters, std::max(0.0, run.shape.activeParameters), 1}
        : sizeInName(run.model.isEmpty() ? run.architecture : run.model);
    if (size.parameters <= 0.0)
        return std::nullopt;
    const double active =
        size.activeParameters > 0.0 ? std::min(size.activeParameters, size.parameters) : size.parameters;
    ModelShape shape = guessedShape(run.model, size.parameters, active);
    if (run.shape.layers > 0 && run.shape.hidden > 0) {
        shape.layers = run.shape.layers;
        shape.hidden = run.shape.hidden;
    }
    if (size.experts > 1) {
        constexpr int matrices = 3; // gate, up and down
        const double each = (shape.parameters - shape.activeParameters) / std::max(1, size.experts - 2);
        const double area = static_cast<double>(shape.layers) * shape.hidden * matrices;
        const double width = std::min(mostOfAShape, each / area); // name and shape may contradict each other
        shape.experts = ExpertShape{size.experts, std::min(2, size.experts), static_cast<int>(width), 0, 0, 0};
    }
    return ServedModel{shape, true};
}

TrainingSetup trainingSetupOf(const MeasuredRun &run)
{
    return TrainingSetup{.task = taskOf(run),
                         .precision = arithmeticOf(run.precision, true),
                         .sequence = run.sequence > 0 ? run.sequence : assumedSequence,
                         .chips = std::max(1, run.chips.value_or(assumedChips)),
                         .globalBatch = run.chips ? run.globalBatch : 0};
}

ServingSetup servingSetupOf(const MeasuredRun &run)
{
    ServingSetup setup{.precision = arithmeticOf(run.precision, false),
                       .weightBytes = storedWeight(run),
                       .cacheBytes = run.cacheBytes,
                       .weights = run.weights,
                       .input = run.input.value_or(0),
                       .output = std::max(1, run.output.value_or(assumedOutput)),
                       .chips = std::max(1, run.chips.value_or(1))};
    setup.shards = run.pipelineParts > 1 ? 1 : run.shards; // each stage holds the cache of its own layers
    setup.batch = run.batch.value_or(0);
    setup.attentionCopied = run.attentionCopied;
    setup.acceptance = std::max(1.0, run.acceptance);
    setup.disaggregated = run.disaggregated;
    setup.inStep = run.traffic.contains(QLatin1String("fixed lengths"));
    return setup;
}

BatchSetup batchSetupOf(const MeasuredRun &run)
{
    return {arithmeticOf(run.precision, true), run.input.value_or(0), std::max(1, run.batch.value_or(assumedBatch)),
            run.steps.value_or(0), std::max(1, run.chips.value_or(1))};
}

namespace {

void takeProblem(CheckRow &row, const Problem &problem) { row.reason = problem.message; }

std::optional<double> inSeconds(const std::optional<Duration> &time)
{
    return time ? std::optional(*time / seconds(1)) : std::nullopt;
}

void setFigure(CheckRow &row, const char *unit, std::optional<double> measured)
{
    row.unit = QLatin1String(unit);
    row.measured = measured;
}

// Recomputation is arithmetic like any other: including it, the hardware is as busy as with the model's own arithmetic
// alone where nothing is recomputed.
void setUtilisation(CheckRow &row, const Measured &measured, double predicted)
{
    setFigure(row, "MFU", measured.utilisation ? measured.utilisation : measured.hardwareUse);
    row.predicted = predicted;
    if (!measured.utilisation)
        row.note = tr("The source counts recomputed activations, so it is compared with runs without them.");
}

void predictTraining(CheckRow &row, const MeasuredRun &run, const Device &device, const CheckBench &bench)
{
    const ModelShape shape = trainedShape(run, bench.modelOf(run));
    if (!(shape.parameters > 0.0)) {
        row.reason = tr("The dimensions of the model are not known.");
        return;
    }
    const TrainingConstants &constants = bench.calibration().training;
    const auto speed = trainingSpeed(shape, trainingSetupOf(run), device, constants);
    if (!speed)
        return takeProblem(row, speed.problem());
    if (!speed.value().borrowedFrom.isEmpty())
        row.note = tr("There are no training measurements of this family; the constants are those of %1.")
                       .arg(speed.value().borrowedFrom);
    switch (figureOf(run)) {
    case RunFigure::ChipHours:
        setFigure(row, "h", run.measured.chipHours);
        if (run.trainingTokens <= 0.0)
            row.reason = tr("The source does not state the number of training tokens.");
        else
            row.predicted =
                trainingRun(speed.value(), run.trainingTokens, 1, constants.goodput).chipTime.value / hours(1);
        break;
    case RunFigure::Utilisation:
        setUtilisation(row, run.measured, speed.value().utilisation);
        break;
    default:
        setFigure(row, "tokens/s", run.measured.tokensPerChip);
        row.predicted = speed.value().perChip.value.base();
    }
    if (!row.measured)
        row.reason = tr("The source states no figure that this model predicts.");
    if (row.predicted) {
        const bool isRun = figureOf(run) == RunFigure::ChipHours;
        const double error = isRun
            ? trainingRunError(constants, device.family, shape.isSparse(), bench.calibration().errors)
            : speed.value().error;
        row.low = *row.predicted / (1.0 + error);
        row.high = *row.predicted * (1.0 + error);
    }
}

// By its rules, an MLPerf result covers the whole system under test.
bool isOfSystem(const MeasuredRun &run) { return run.kind.startsWith(QLatin1String("mlperf_")); }

ServingSetup inReplicas(const ServingSetup &whole, int chipsEach)
{
    ServingSetup each = whole;
    each.chips = chipsEach;
    each.shards = 0;
    each.batch = whole.batch > 0 ? instancesFor(whole.batch, std::max(1, whole.chips / chipsEach)) : 0;
    return each;
}

// Possible layouts of the run. A system result: replicas of the size that the source states, else of 1, 2, 4 ... chips;
// a collector's assumption is no better, because the fewest chips that hold the weights leave no room for requests. A
// mixture whose expert layout is not stated: attention split, or on each chip.
QList<ServingSetup> layoutsOf(const ServingCase &one, const MeasuredRun &run)
{
    const ServingSetup &whole = one.setup;
    QList<ServingSetup> ways;
    if (!isOfSystem(run))
        ways << whole;
    else if (whole.shards > 0 && !run.shardsAssumed)
        ways << inReplicas(whole, std::min(whole.shards, whole.chips));
    else
        for (int chips = 1; chips <= std::min(whole.chips, mostServingChips); chips *= 2)
            ways << inReplicas(whole, chips);
    const bool isOpen = one.model.hasExperts() && run.expertParts == 0 && !whole.attentionCopied;
    for (qsizetype i = 0, count = isOpen ? ways.size() : 0; i < count; ++i) {
        ways << ways.at(i);
        ways.last().attentionCopied = true;
    }
    return ways;
}

// One replica or several, whichever layout is fastest. Leftover chips are idle.
void takeLayout(ServingCase &one, const MeasuredRun &run, const ServingConstants &constants)
{
    const int all = one.setup.chips;
    double fastest = -1.0;
    for (const ServingSetup &each : layoutsOf(one, run)) {
        const int copies = std::max(1, all / each.chips);
        const auto speed = servingSpeed(one.model, each, *one.device, constants);
        const double tokens = speed ? speed.value().tokens.value.base() * copies : 0.0;
        if (tokens > fastest) {
            fastest = tokens;
            one.setup = each;
            one.copies = copies;
        }
    }
}

// "2026-05-18", "20260214", "2025-09"; 0 if it is not a date.
double yearOf(const QString &date)
{
    QString digits = date;
    digits.remove(u'-');
    if (digits.size() < 6 || !digits.startsWith(u"20"))
        return 0.0;
    bool isYear = false;
    bool isMonth = false;
    const int year = digits.left(4).toInt(&isYear);
    const int month = digits.mid(4, 2).toInt(&isMonth);
    return isYear && isMonth && month >= 1 && month <= 12 ? year + (month - 1) / 12.0 : 0.0;
}

std::optional<TermId> trafficOf(const MeasuredRun &run)
{
    if (run.kind == u"mlperf_server")
        return TermId::Server;
    if (run.kind == u"mlperf_interactive")
        return TermId::Interactive;
    return run.traffic.startsWith(QLatin1String("burst")) ? std::optional(TermId::Burst) : std::nullopt;
}

QString rangeOf(const MeasuredRun &run, RunFigure figure)
{
    if (figure == RunFigure::FirstToken)
        return u"first_token"_s;
    if (figure == RunFigure::PerToken)
        return u"latency"_s;
    if (isOfSystem(run))
        return u"mlperf"_s;
    return run.batch.value_or(0) > 0 ? u"throughput"_s : u"max_throughput"_s;
}

Problem reasonThat(const QString &reason) { return {ProblemCode::BadValue, reason}; }

// Missing inputs for the figure.
QString missingOf(const MeasuredRun &run, const ServingCase &one)
{
    if (one.figure == RunFigure::FirstToken) {
        if (!run.measured.firstToken || run.input.value_or(0) < 1)
            return tr("The source does not state the prompt's length or the time to its first token.");
        if (!servingPeak(*one.device, one.setup.precision))
            return tr("No dense peak of this chip is published, and prefill needs one.");
    } else if (!run.input || !run.output) {
        return tr("The source does not state the lengths of prompt and answer.");
    }
    return {};
}

ServingCase caseOf(const MeasuredRun &run, const ServedModel &served, const Device &device)
{
    constexpr double shortWeight = 0.75; // bytes: 4 bits with scales
    ServingCase one{.model = served.shape, .setup = servingSetupOf(run), .figure = figureOf(run), .device = &device};
    one.range = rangeOf(run, one.figure);
    one.stack = run.stack;
    one.year = yearOf(run.measuredOn);
    one.traffic = trafficOf(run);
    one.isGuessed = served.guessed;
    if (one.setup.weightBytes > 0.0 && one.setup.weightBytes < shortWeight && !device.peaks.contains(Precision::Fp4))
        one.setup.precision = Precision::Bf16;
    if (one.figure == RunFigure::FirstToken && one.setup.batch == 0)
        one.setup.batch = 1; // for a single request
    return one;
}

void noteServing(CheckRow &row, const MeasuredRun &run, const ServingCase &one, bool borrowed)
{
    if (one.isGuessed)
        row.note = tr("The model's dimensions are guessed from the number of its parameters.");
    else if (borrowed)
        row.note = tr("There are no serving measurements on this family; the constants are those of other chips under "
                      "the same software.");
    else if (one.copies > 1)
        row.note = tr("The source states the total of all %1 chips; it is predicted as %2 replicas of the model.")
                       .arg(QString::number(run.chips.value_or(1)), QString::number(one.copies));
}

void predictGeneration(CheckRow &row, const MeasuredRun &run, const ServingCase &one, const CheckBench &bench)
{
    const ServingChoice choice = servingConstants(bench.calibration(), one.subject());
    noteServing(row, run, one, choice.borrowed);
    const auto speed = servingSpeed(one.model, one.setup, *one.device, choice.constants);
    if (!speed)
        return takeProblem(row, speed.problem());
    const double slower = one.traffic ? trafficFactor(bench.calibration(), *one.traffic) : 1.0;
    const double predicted =
        predictedBy(one, servingFigures(one.model, one.setup, *one.device, choice.constants), slower);
    const double error = servingError(bench.calibration(), choice, one.range, one.model.hasExperts());
    row.predicted = predicted;
    row.low = predicted / (1.0 + error);
    row.high = predicted * (1.0 + error);
    if (speed.value().sequences < one.setup.batch)
        row.note = tr("Memory holds fewer requests than were sent; the rest are assumed to wait.");
}

void predictItems(CheckRow &row, const MeasuredRun &run, const Device &device, const ModelShape &model,
                  const CheckBench &bench)
{
    setFigure(row, "items/s", run.measured.items);
    const BatchChoice lent = batchConstants(bench.calibration(), device.family, batchKind(model));
    const auto speed = batchSpeed(model, batchSetupOf(run), device, lent.constants);
    if (!speed)
        return takeProblem(row, speed.problem());
    row.predicted = speed.value().items.value.base();
    if (!lent.from.isEmpty())
        row.note =
            tr("There are no measurements of this kind on this family; the constants are those of %1.").arg(lent.from);
}

void predictServing(CheckRow &row, const MeasuredRun &run, const Device &device, const CheckBench &bench)
{
    const auto served = servedModel(run, bench.modelOf(run));
    const RunFigure figure = figureOf(run);
    if (served && (figure == RunFigure::Items || served->shape.kind != ModelKind::Decoder))
        return predictItems(row, run, device, served->shape, bench);
    if (figure == RunFigure::FirstToken)
        setFigure(row, "s", inSeconds(run.measured.firstToken));
    else if (figure == RunFigure::PerToken)
        setFigure(row, "s", inSeconds(run.measured.perToken));
    else
        setFigure(row, "tokens/s", run.measured.tokens);
    const Result<ServingCase> found = servingCase(run, bench);
    if (!found)
        return takeProblem(row, found.problem());
    predictGeneration(row, run, found.value(), bench);
}

CheckRow rowOf(const MeasuredRun &run)
{
    return CheckRow{.id = run.id,
                    .kind = run.kind,
                    .model = run.model,
                    .chip = run.chip,
                    .sources = run.sources,
                    .sourceTitle = run.sourceTitle,
                    .sourceUrl = run.sourceUrl,
                    .chips = run.chips,
                    .input = run.input,
                    .output = run.output,
                    .batch = run.batch,
                    .precision = run.precision,
                    .stack = run.stack};
}

// The catalogue's spelling if only punctuation differs: "Llama-3.1-70B" in a source is "Llama 3.1 70B".
QString writtenName(const QString &name, const CheckBench &bench)
{
    const ModelShape *known = bench.model(name);
    return known != nullptr && plainName(known->name) == plainName(name) ? known->name : name;
}

// If one name is a prefix of another, the closest: "H100SXM5" is "h100-sxm".
qsizetype nearestStart(const QStringList &known, const QString &plain)
{
    constexpr qsizetype shortestStart = 4;
    qsizetype best = -1;
    qsizetype closest = 0;
    for (qsizetype i = 0; i < known.size(); ++i) {
        const QString &name = known.at(i);
        const bool related =
            std::min(name.size(), plain.size()) >= shortestStart && (name.startsWith(plain) || plain.startsWith(name));
        const qsizetype distance = std::abs(name.size() - plain.size());
        if (related && (best < 0 || distance < closest)) {
            best = i;
            closest = distance;
        }
    }
    return best;
}

} // namespace

ServingSubject ServingCase::subject() const
{
    // A file's own models may use common names: "Llama-3.1-8B".
    return {device->family, stack, model.id.text().toLower(), model.hasExperts(), source, year};
}

Result<ServingCase> servingCase(const MeasuredRun &run, const CheckBench &bench)
{
    const Device *device = bench.device(run.chip);
    if (device == nullptr)
        return reasonThat(tr("Memory and bandwidth of the chip \"%1\" are not known.").arg(run.chip));
    const auto served = servedModel(run, bench.modelOf(run));
    if (!served)
        return reasonThat(tr("The dimensions of the model are not known."));
    ServingCase one = caseOf(run, *served, *device);
    one.source = bench.sourceOf(run);
    if (const QString missing = missingOf(run, one); !missing.isEmpty())
        return reasonThat(missing);
    const ServingChoice choice = servingConstants(bench.calibration(), one.subject());
    if (!choice.found)
        return reasonThat(tr("There is no calibration."));
    takeLayout(one, run, choice.constants);
    return one;
}

double predictedBy(const ServingCase &one, const ServingFigures<double> &figures, double slower)
{
    const double chips = one.setup.chips;
    const CopySpeed<double> copy = copySpeed(figures, chips, figures.batch, untraced);
    if (one.figure == RunFigure::FirstToken)
        return firstTokenTimeOf<double>(figures, chips, copy, weightReadTime(figures, chips));
    return one.figure == RunFigure::PerToken ? copy.each : copy.tokens * one.copies / slower;
}

void CheckBench::add(const QList<ModelShape> &models)
{
    for (const ModelShape &model : models) {
        for (const QString &name : {model.id.text(), model.name}) {
            const QStringList words = modelWords(name);
            if (words.isEmpty() || m_modelWords.contains(words))
                continue;
            m_modelWords << words;
            m_models << model;
        }
    }
}

void CheckBench::nameSource(const QString &url, const QString &name)
{
    if (!url.isEmpty() && !name.isEmpty())
        m_sourceNames.insert(url, name);
}

QString CheckBench::sourceOf(const MeasuredRun &run) const
{
    if (!run.group.isEmpty())
        return run.group;
    return run.sources.isEmpty() ? m_sourceNames.value(run.sourceUrl, run.sourceTitle) : run.sources.at(0).text();
}

void CheckBench::add(const QString &name, const Device &device)
{
    const QString plain = plainName(name);
    if (plain.isEmpty() || m_deviceNames.contains(plain))
        return;
    m_deviceNames << plain;
    m_chipNames << chipName(name);
    m_devices << device;
}

void CheckBench::add(const QList<MeasuredChip> &chips)
{
    for (const MeasuredChip &chip : chips) {
        if (chip.memory > DataSize() && chip.bandwidth > DataRate())
            add(chip.id, deviceFrom(chip, m_calibration));
    }
}

void CheckBench::add(const QList<Chip> &chips)
{
    for (const Chip &chip : chips) {
        const Result<Device> device = deviceFrom(chip, m_calibration);
        if (!device)
            continue;
        for (const QString &name : {chip.id.text(), chip.name, chip.fullName})
            add(name, device.value());
    }
}

const ModelShape *CheckBench::model(const QString &name) const
{
    const qsizetype found = name.isEmpty() ? -1 : nearestModel(modelWords(name), m_modelWords);
    return found < 0 ? nullptr : &m_models.at(found);
}

const ModelShape *CheckBench::modelOf(const MeasuredRun &run) const
{
    const ModelShape *named = model(run.architecture);
    // A training run states its own dimensions; a model with a similar name would be misleading.
    if (named != nullptr || (isTraining(run) && run.shape.parameters > 0.0))
        return named;
    return model(run.model);
}

const Device *CheckBench::device(const QString &name) const
{
    const QString plain = plainName(name);
    if (plain.isEmpty())
        return nullptr;
    qsizetype found = m_deviceNames.indexOf(plain);
    if (found < 0)
        found = nearestChip(chipName(name), m_chipNames);
    if (found < 0)
        found = nearestStart(m_deviceNames, plain);
    return found < 0 ? nullptr : &m_devices.at(found);
}

std::optional<double> CheckRow::error() const
{
    if (!predicted || !measured || !(*measured > 0.0))
        return std::nullopt;
    return *predicted / *measured - 1.0;
}

CheckRow checkRun(const MeasuredRun &run, const CheckBench &bench)
{
    CheckRow row = rowOf(run);
    row.model = writtenName(run.model, bench);
    if (!run.fault.isEmpty()) {
        row.reason = run.fault;
        return row;
    }
    const Device *device = bench.device(run.chip);
    if (run.chip.isEmpty()) {
        row.reason = tr("The chip is not stated.");
        return row;
    }
    if (device == nullptr) {
        row.reason = tr("Memory and bandwidth of the chip \"%1\" are not known.").arg(run.chip);
        return row;
    }
    row.family = device->family.chain.value(0);
    if (isTraining(run))
        predictTraining(row, run, *device, bench);
    else
        predictServing(row, run, *device, bench);
    if (row.predicted && (!row.measured || !(*row.measured > 0.0)) && row.reason.isEmpty())
        row.reason = tr("The source states no figure to compare with.");
    return row;
}

std::optional<CheckRow> checkUtilisation(const MeasuredRun &run, const CheckBench &bench)
{
    const Device *device = bench.device(run.chip);
    if (device == nullptr || !run.measured.utilisation || !run.measured.tokensPerChip || run.sequence < 1)
        return std::nullopt;
    const auto predicted = throughputOfUtilisation(trainedShape(run, bench.modelOf(run)), trainingSetupOf(run), *device,
                                                   *run.measured.utilisation);
    if (!predicted)
        return std::nullopt;
    CheckRow row = rowOf(run);
    row.kind = QStringLiteral("mfu_to_tokens");
    row.family = device->family.chain.value(0);
    row.unit = QStringLiteral("tokens/s");
    row.predicted = predicted->base();
    row.measured = run.measured.tokensPerChip;
    return row;
}

std::optional<CheckRow> checkCost(const MeasuredRun &run)
{
    const std::optional<double> rate = run.measured.tokens ? run.measured.tokens : run.measured.items;
    if (!run.measured.costPerItem || !run.measured.price || !rate || !(*rate > 0.0))
        return std::nullopt;
    CheckRow row = rowOf(run);
    row.kind = QStringLiteral("cost");
    row.unit = QStringLiteral("USD/1M");
    const Span<double> price = exactSpan(run.measured.price->base());
    row.predicted = money::costPerItem(exactSpan(*rate), price, Terms()).value * 1e6;
    row.measured = run.measured.costPerItem->base() * 1e6;
    return row;
}

std::optional<bool> fitsByModel(const MeasuredRun &run, const CheckBench &bench)
{
    const Device *device = bench.device(run.chip);
    if (device == nullptr || !run.chips)
        return std::nullopt;
    if (isTraining(run)) {
        const TrainingSetup setup = trainingSetupOf(run);
        const ModelShape shape = trainedShape(run, bench.modelOf(run));
        return fitTraining(shape, setup.task, setup.sequence, setup.chips, *device).fits;
    }
    const ModelShape *known = bench.modelOf(run);
    if (known == nullptr || known->kind != ModelKind::Decoder)
        return std::nullopt;
    return fitServing(completedShape(*known), servingSetupOf(run), *device).fits;
}

} // namespace chipboard
