#include "data/files/evidencereader.h"

#include "data/core/find.h"
#include "data/core/format.h"
#include "data/core/jsondocument.h"
#include "data/core/textfile.h"
#include "data/core/tr.h"
#include "data/files/figurereader.h"
#include "data/files/specfile.h"
#include "data/files/workloadreader.h"
#include "data/model/servingterms.h"

#include <QFile>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>
#include <span>

namespace chipboard {

// Measurement files as people collect them: training_runs, inference_runs, chips, model_architectures. Lenient: unknown
// members are ignored, "4096" counts as 4096, and a non-number leaves its field empty, which the check reports. An
// impossible number (-1 requests, 1.5 chips) is rejected with its location.

namespace {

constexpr double mostWhole = 2e9;

/// Members of an object by name; null equals absence.
class Members
{
public:
    explicit Members(JsonValue object)
        : m_object(object)
    {
    }

    [[nodiscard]] JsonValue value(QByteArrayView key) const { return m_object.member(key); }
    [[nodiscard]] QString text(QByteArrayView key) const
    {
        const JsonValue member = value(key);
        return member.is(JsonType::Text) ? member.text() : QString();
    }
    [[nodiscard]] bool flag(QByteArrayView key) const
    {
        const JsonValue member = value(key);
        return member.is(JsonType::Boolean) && member.boolean();
    }
    [[nodiscard]] std::optional<double> number(QByteArrayView key) const
    {
        const JsonValue member = value(key);
        bool isNumber = member.is(JsonType::Number);
        double number = isNumber ? member.number() : 0.0;
        if (member.is(JsonType::Text))
            number = member.text().trimmed().toDouble(&isNumber);
        return isNumber && std::isfinite(number) && number >= 0.0 ? std::optional(number) : std::nullopt;
    }
    [[nodiscard]] std::optional<int> whole(QByteArrayView key) const
    {
        const auto found = number(key);
        if (!found || *found > mostWhole)
            return std::nullopt;
        return static_cast<int>(std::lround(*found));
    }
    template<typename Q>
    [[nodiscard]] std::optional<Q> quantity(QByteArrayView key, double factor) const
    {
        const auto found = number(key);
        return found ? std::optional(Q::fromBase(*found * factor)) : std::nullopt;
    }

private:
    JsonValue m_object;
};

ModelKind kindOf(const QString &family)
{
    if (family == QLatin1String("encoder"))
        return ModelKind::Encoder;
    if (family == QLatin1String("vit") || family == QLatin1String("cnn"))
        return ModelKind::Vision;
    return family.startsWith(QLatin1String("diffusion")) ? ModelKind::Diffusion : ModelKind::Decoder;
}

std::optional<ExpertShape> expertsOf(const Members &model)
{
    const JsonValue value = model.value("moe");
    if (!value.is(JsonType::Object))
        return std::nullopt;
    const Members moe(value);
    ExpertShape experts;
    experts.count = moe.whole("experts").value_or(1);
    experts.perToken = moe.whole("top_k").value_or(1);
    experts.ffn = moe.whole("expert_ffn").value_or(0);
    experts.sharedFfn = moe.whole("shared_ffn").value_or(0);
    experts.denseLayers = moe.whole("dense_layers").value_or(0);
    experts.denseFfn = moe.whole("dense_ffn").value_or(0);
    return experts;
}

void takeShape(const Members &row, ModelShape &model)
{
    model.parameters = row.number("params_total").value_or(model.parameters);
    model.activeParameters = row.number("params_active").value_or(model.activeParameters);
    model.layers = row.whole("layers").value_or(model.layers);
    model.hidden = row.whole("hidden").value_or(model.hidden);
}

int sumOf(std::optional<int> one, std::optional<int> other)
{
    return static_cast<int>(std::min(double(one.value_or(0)) + other.value_or(0), mostWhole));
}

// DeepSeek-V4's windows: all layers keep one, plus one entry per 4 or per 128 tokens, alternating.
void takeCompressed(const Members &row, ModelShape &model)
{
    constexpr double entriesPerToken = (1.0 / 4.0 + 1.0 / 128.0) / 2.0;
    AttentionShape &attention = model.attention;
    attention.windowLayers = model.layers;
    attention.window = row.whole("sliding_window").value_or(0);
    attention.windowElements = double(model.layers) * model.kvHeads * model.headSize;
    model.kvPerToken = attention.windowElements * (1.0 + entriesPerToken);
}

void takeAttention(const Members &row, ModelShape &model)
{
    AttentionShape &attention = model.attention;
    const Members layers(row.value("attention_layers"));
    const bool isSliding = layers.whole("sliding").value_or(0) > 0;
    attention.windowLayers = sumOf(layers.whole("sliding"), layers.whole("chunked"));
    if (attention.windowLayers > 0) {
        attention.window = row.whole(isSliding ? "sliding_window" : "attention_chunk").value_or(0);
        const double rest = model.kvPerToken - row.number("kv_elements_full_layers").value_or(model.kvPerToken);
        attention.windowElements = row.number("kv_elements_within_window").value_or(rest);
    }
    attention.linearLayers = sumOf(layers.whole("linear"), layers.whole("mamba"));
    attention.stateElements = row.number("linear_state_elements_per_layer").value_or(0.0);
    const Members latent(row.value("mla"));
    attention.latentRank = latent.whole("kv_lora_rank").value_or(0);
    attention.ropeSize = latent.whole("qk_rope_head_dim").value_or(0);
    attention.nopeSize = latent.whole("qk_nope_head_dim").value_or(0);
    attention.valueSize = latent.whole("v_head_dim").value_or(0);
    const double blocks = row.number("sparse_topk_blocks").value_or(0.0) * row.number("sparse_block").value_or(0.0);
    attention.sparseTop = row.whole("sparse_topk").value_or(static_cast<int>(std::min(blocks, mostWhole)));
    attention.indexHeads = row.whole("index_heads").value_or(0);
    attention.indexSize = row.whole("index_head_dim").value_or(0);
    if (row.flag("kv_upper_bound"))
        takeCompressed(row, model);
    if (model.experts && layers.whole("moe"))
        model.experts->denseLayers = std::max(0, model.layers - layers.whole("moe").value_or(0));
}

ModelShape architecture(JsonValue value)
{
    const Members row(value);
    ModelShape model{.name = row.text("name")};
    model.id = ModelId(model.name);
    model.kind = kindOf(row.text("family"));
    takeShape(row, model);
    model.heads = row.whole("heads").value_or(0);
    model.kvHeads = row.whole("kv_heads").value_or(0);
    model.headSize = row.whole("head_dim").value_or(0);
    model.ffn = row.whole("ffn").value_or(0);
    model.vocabulary = row.whole("vocab").value_or(0);
    model.context = row.whole("max_context").value_or(0);
    model.kvPerToken = row.number("kv_elements_per_token").value_or(0.0);
    model.allReduces = row.whole("allreduces_per_layer").value_or(2);
    model.experts = expertsOf(row);
    takeAttention(row, model);
    model.draftLayers = row.whole("mtp_layers").value_or(0);
    constexpr double flopPerGmac = 2e9;
    model.flopPerItem = row.number("gmacs_per_image").value_or(0.0) * flopPerGmac;
    if (const auto step = row.number("flops_per_step_1024"))
        model.flopPerItem = *step;
    return model;
}

MeasuredChip chipOf(JsonValue value)
{
    const Members row(value);
    MeasuredChip chip{.id = QString::fromUtf8(value.key())};
    const Members peaks(row.value("peak_dense_tflops"));
    for (const Precision precision : allPrecisions) {
        if (const auto peak = peaks.number(precisionWord(precision).toUtf8()))
            chip.peaks[precision] = teraflops(*peak);
    }
    chip.memory = gibibytes(row.number("mem_gb").value_or(0.0));
    chip.bandwidth = gigabytesPerSecond(row.number("mem_bw_gb_s").value_or(0.0));
    chip.link = gigabytesPerSecond(row.number("scale_up_link_gb_s_unidirectional").value_or(0.0));
    return chip;
}

Measured measuredOf(const Members &row)
{
    return Measured{.tokensPerChip = row.number("tokens_per_s_per_chip"),
                    .chipHours = row.number("chip_hours"),
                    .utilisation = row.number("mfu_published"),
                    .hardwareUse = row.number("hfu_published"),
                    .tokens = row.number("output_tokens_per_s"),
                    .items = row.number("inferences_per_s"),
                    .perToken = row.quantity<Duration>("tpot_ms", 1e-3),
                    .firstToken = row.quantity<Duration>("ttft_ms", 1e-3),
                    .price = row.quantity<HourlyPrice>("usd_per_instance_hour_published", 1.0),
                    .costPerItem = row.quantity<PricePerItem>("usd_per_1m_published", 1e-6)};
}

// "EAGLE3 3, mean 3.20 tokens per step" gives 3.2.
double acceptanceIn(const QString &speculation)
{
    static const QRegularExpression form(QStringLiteral("(?:accept length|mean) (\\d{1,3}(?:\\.\\d{1,6})?)"));
    return form.match(speculation).captured(1).toDouble();
}

// Parses "TP2 PP4 CP1 EP64", the notation of training sources: the number after the letters, 0 if absent.
int partsIn(const QString &parallelism, const char *letters)
{
    static const QRegularExpression form(QStringLiteral("\\b([A-Z]{2})(\\d{1,6})\\b"));
    for (auto match = form.globalMatch(parallelism); match.hasNext();) {
        const QRegularExpressionMatch part = match.next();
        if (part.captured(1) == QLatin1String(letters))
            return part.captured(2).toInt();
    }
    return 0;
}

bool isPlain(const MeasuredRun &run) { return run.speculation.isEmpty() && !run.disaggregated && !run.prefixCached; }

// How the model was split over the chips, and other features in use.
void takeArrangement(const Members &row, MeasuredRun &run)
{
    const QString parallelism = row.text("parallelism");
    run.shards = row.whole("tp_shards").value_or(row.whole("tp").value_or(partsIn(parallelism, "TP")));
    run.shardsAssumed = row.flag("tp_assumed");
    run.expertParts = row.whole("ep").value_or(partsIn(parallelism, "EP"));
    run.pipelineParts = row.whole("pp").value_or(partsIn(parallelism, "PP"));
    run.attentionCopied = row.flag("dp_attention");
    run.disaggregated = row.flag("disaggregated");
    run.prefixCached = row.flag("prefix_caching");
    if (const QString speculation = row.text("spec_decoding"); speculation != QLatin1String("none"))
        run.speculation = speculation;
    run.acceptance = acceptanceIn(run.speculation);
    run.plain = row.value("plain").is(JsonType::Boolean) ? row.flag("plain") : isPlain(run);
    run.area = row.text("area");
    run.group = row.text("source_group");
    run.traffic = row.text("traffic");
    run.measuredOn = row.text("measured_on");
    run.measurement = row.text("measurement");
    run.twin = row.text("shipped_twin");
    run.power = row.quantity<PowerDraw>("avg_power_w", watts(1).base());
}

/// Impossible numbers are rejected, or the check would silently replace them. Lengths may be averages.
struct RunLimit
{
    const char *key;
    double least;
    double most;
    bool isWhole = true;
};
constexpr RunLimit shapeLimits[] = {{"layers", 1.0, 1000.0}, {"hidden", 1.0, 1e6}};
constexpr RunLimit expertLimits[] = {{"experts", 1.0, 10'000.0}, {"top_k", 1.0, 10'000.0}};
constexpr RunLimit runLimits[] = {
    {"chip_count", 1.0, 1e7},
    {"batch", 0.0, 1e7}, // 0: as many as fit
    {"tp", 0.0, 1e6},
    {"tp_shards", 0.0, 1e6},
    {"pp", 0.0, 1e6},
    {"ep", 0.0, 1e6},
    {"dp", 0.0, 1e6},
    {"seq_len", 0.0, 1e8},
    {"global_batch", 0.0, 1e9},
    {"steps", 0.0, 1e6},
    {"input_len", 0.0, 1e8, false},
    {"output_len", 0.0, 1e8, false},
    {"params_total", 0.0, 1e18, false},
    {"params_active", 0.0, 1e18, false},
    {"weight_bytes_per_param", 0.0, 16.0, false},
    {"kv_bytes_per_element", 0.0, 16.0, false},
    {"mfu_published", 0.0, 1.0, false},
    {"hfu_published", 0.0, 1.0, false},
};

struct RunFault
{
    const char *key;
    QString message;
};

bool isNumeric(JsonValue value)
{
    bool isNumber = value.is(JsonType::Number);
    if (value.is(JsonType::Text))
        (void)value.text().trimmed().toDouble(&isNumber);
    return isNumber;
}

/// Empty if all stated numbers are possible.
QList<RunFault> faultsOf(const Members &row, std::span<const RunLimit> limits)
{
    QList<RunFault> faults;
    const Formatter formatter(readingLocale());
    for (const RunLimit &limit : limits) {
        const JsonValue stated = row.value(limit.key);
        const auto number = row.number(limit.key);
        const bool isRight = number && *number >= limit.least && *number <= limit.most
            && (!limit.isWhole || std::floor(*number) >= *number);
        if (isRight || !isNumeric(stated))
            continue;
        const QString form = limit.isWhole ? tr("\"%1\" must be a whole number from %2 to %3, not %4.")
                                           : tr("\"%1\" must be a number from %2 to %3, not %4.");
        faults << RunFault{limit.key,
                           form.arg(QLatin1String(limit.key), formatter.full(limit.least), formatter.full(limit.most),
                                    stated.describe())};
    }
    return faults;
}

/// The first fault; empty if there is none.
QString faultOf(const Members &row, std::span<const RunLimit> limits)
{
    const QList<RunFault> faults = faultsOf(row, limits);
    return faults.isEmpty() ? QString() : faults.constFirst().message;
}

/// Logs all impossible numbers of an entry with their locations.
QString refuseFaults(JsonValue entry, const QString &pointer, ReadLog &log)
{
    const Members row(entry);
    const QList<RunFault> faults = faultsOf(row, runLimits) + faultsOf(row, shapeLimits);
    for (const RunFault &fault : faults)
        log.error(ProblemCode::BadValue, pointer + u'/' + QLatin1String(fault.key), fault.message,
                  tr("Correct the number, or remove it if the source does not state it."));
    return faults.isEmpty() ? QString() : faults.constFirst().message;
}

MeasuredRun runOf(JsonValue value)
{
    const Members row(value);
    MeasuredRun run{.id = row.text("id"),
                    .kind = row.text("kind"),
                    .task = row.text("task"),
                    .model = row.text("model"),
                    .architecture = row.text("arch")};
    run.shape.name = run.model;
    takeShape(row, run.shape);
    run.chip = row.text("chip");
    run.chips = row.whole("chip_count");
    run.instance = row.text("instance");
    run.precision = row.text("precision");
    run.stack = row.text("stack");
    run.sequence = row.whole("seq_len").value_or(0);
    run.trainingTokens = row.number("tokens").value_or(0.0);
    run.globalBatch = row.whole("global_batch").value_or(0);
    takeArrangement(row, run);
    run.weightBytes = row.number("weight_bytes_per_param").value_or(0.0);
    run.cacheBytes = row.number("kv_bytes_per_element").value_or(0.0);
    run.weights = row.quantity<DataSize>("weight_gib", gibibytes(1).base());
    run.batch = row.whole("batch");
    run.input = row.whole("input_len");
    run.output = row.whole("output_len");
    run.steps = row.whole("steps");
    run.measured = measuredOf(row);
    run.sourceTitle = row.text("source_title");
    run.sourceUrl = row.text("source_url");
    return run;
}

// Every entry becomes a run; an invalid one states so, with its location.
void takeRuns(const Members &file, const char *key, QList<MeasuredRun> &into, ReadLog &log)
{
    const JsonValue list = file.value(key);
    if (!list.is(JsonType::Array))
        return;
    int index = 0;
    for (const JsonValue item : list) {
        MeasuredRun run = item.is(JsonType::Object) ? runOf(item) : MeasuredRun();
        const QString pointer = u'/' + QLatin1String(key) + u'/' + QString::number(index++);
        if (!item.is(JsonType::Object))
            run.fault = tr("This entry is not an object: %1.").arg(pointer);
        if (run.id.isEmpty())
            run.id = pointer;
        if (run.fault.isEmpty())
            run.fault = refuseFaults(item, pointer, log);
        into << run;
    }
}

template<typename Item>
void takeAll(JsonValue list, Item (*read)(JsonValue), QList<Item> &into)
{
    if (!list.is(JsonType::Array) && !list.is(JsonType::Object))
        return;
    for (const JsonValue item : list) {
        if (item.is(JsonType::Object))
            into << read(item);
    }
}

// Skips invalid models; their runs state why they are not predicted.
void leaveOutFaulty(JsonValue list, RunSet &set, ReadLog &log)
{
    if (!list.is(JsonType::Array) && !list.is(JsonType::Object))
        return;
    for (const JsonValue item : list) {
        const Members row(item);
        const QString own = faultOf(row, shapeLimits);
        const QString fault = own.isEmpty() ? faultOf(Members(row.value("moe")), expertLimits) : own;
        if (fault.isEmpty())
            continue;
        const QString name = row.text("name");
        set.models.removeIf([&name](const ModelShape &model) { return model.name == name; });
        log.add({ProblemCode::BadValue,
                 tr("The model %1 is not used: %2").arg(name, fault),
                 tr("Correct its dimensions."),
                 {log.file(), 0, 0, QStringLiteral("/model_architectures")},
                 Severity::Warning});
        for (MeasuredRun &run : set.runs) {
            if (run.fault.isEmpty() && (run.architecture == name || (run.architecture.isEmpty() && run.model == name)))
                run.fault = tr("The model %1 is not used: %2").arg(name, fault);
        }
    }
}

// Contradictory attention is treated as full attention in all layers, with a warning.
void takeModels(JsonValue list, QList<ModelShape> &into, ReadLog &log)
{
    const qsizetype first = into.size();
    takeAll(list, architecture, into);
    for (qsizetype i = first; i < into.size(); ++i) {
        ModelShape &model = into[i];
        const auto attention = checkAttention(model);
        if (attention)
            continue;
        const QString message = tr("The attention of %1 is not used: %2").arg(model.name, attention.problem().message);
        const Location place{log.file(), 0, 0, QStringLiteral("/model_architectures")};
        log.add({ProblemCode::BadValue, message, attention.problem().remedy, place, Severity::Warning});
        model.attention = {};
    }
}
} // namespace

RunSetLoad runsFromText(const QByteArray &text, const QString &name)
{
    RunSetLoad load;
    ReadLog log(name);
    const auto document = parseJson(text, log);
    if (document && !document->root().is(JsonType::Object)) {
        log.error(ProblemCode::WrongType, {}, tr("The file must contain an object."),
                  tr("Put the measurements into \"training_runs\" and \"inference_runs\"."));
    } else if (document) {
        const Members file(document->root());
        takeRuns(file, "training_runs", load.set.runs, log);
        takeRuns(file, "inference_runs", load.set.runs, log);
        takeAll(file.value("chips"), chipOf, load.set.chips);
        takeModels(file.value("model_architectures"), load.set.models, log);
        leaveOutFaulty(file.value("model_architectures"), load.set, log);
        if (load.set.runs.isEmpty())
            log.error(ProblemCode::MissingKey, {}, tr("The file contains no measurements."),
                      tr("Put the measurements into \"training_runs\" and \"inference_runs\"."));
    }
    load.problems = log.problems(text);
    return load;
}

RunSetLoad runsFromFile(const QString &path)
{
    const Result<QByteArray> text = readTextFile(path);
    if (!text)
        return {{}, {text.problem()}};
    return runsFromText(text.value(), path);
}

namespace {

// No fit comes near these limits: larger constants are typing errors, and would show up in estimates.
constexpr double mostOfAShare = 1.0;
constexpr double mostOfAFactor = 1000.0;
constexpr double mostOfAnExponent = 10.0;
constexpr double mostOfAnError = 100.0;
constexpr double mostOfATime = 1e6;   // us or ps
constexpr double mostSeconds = 1.0;   // per layer, step or request
constexpr double mostOfTraffic = 1e6; // bytes
constexpr double lastYear = 2100.0;

double atMost(double number, double most, ObjectReader &reader, QByteArrayView key)
{
    if (number <= most)
        return number;
    const Formatter formatter(readingLocale());
    const auto told = [&](double value) { // years have no digit grouping
        return most == lastYear ? QString::number(value, 'g', 12) : formatter.full(value);
    };
    reader.error(ProblemCode::BadValue, key, tr("must be at most %1, not %2.").arg(told(most), told(number)),
                 tr("Enter what was measured, or write the file again with \"chipboard calibrate\"."));
    return most;
}

/// A required number above 0.
double boundedNumber(ObjectReader &reader, QByteArrayView key, double most)
{
    return atMost(positiveNumber(reader, key), most, reader, key);
}

/// A required number of at least 0.
double boundedCount(ObjectReader &reader, QByteArrayView key, double most)
{
    (void)reader.require(key);
    return atMost(optionalCount(reader, key), most, reader, key);
}

Evidence readError(ObjectReader &reader)
{
    return Evidence{.rows = reader.wholeNumber("rows", 1),
                    .medianError = boundedCount(reader, "median_error", mostOfAnError),
                    .p80Error = boundedNumber(reader, "p80_error", mostOfAnError)};
}

Evidence readEvidence(ObjectReader &reader)
{
    Evidence evidence = readError(reader);
    evidence.sources = readSources(reader);
    return evidence;
}

QStringList requiredTexts(ObjectReader &reader, QByteArrayView key)
{
    (void)reader.require(key);
    return reader.texts(key);
}

Duration readMicroseconds(ObjectReader &reader, QByteArrayView key)
{
    return microseconds(boundedCount(reader, key, mostOfATime));
}

/// 0 if absent: as on all chips.
double ownNumber(ObjectReader &reader, QByteArrayView key, double most)
{
    return reader.has(key) ? boundedNumber(reader, key, most) : 0.0;
}

TrainingEfficiency readEfficiency(ObjectReader &reader)
{
    return TrainingEfficiency{.efficiency = boundedNumber(reader, "efficiency", mostOfAShare),
                              .fp8Factor = ownNumber(reader, "fp8_factor", mostOfAFactor),
                              .sparseFp8Factor = ownNumber(reader, "sparse_fp8_factor", mostOfAFactor),
                              .attentionFactor = ownNumber(reader, "attention_factor", mostOfAFactor),
                              .sparsityExponent = ownNumber(reader, "sparsity_exponent", mostOfAnExponent),
                              .evidence = reader.object("evidence", readEvidence)};
}

TrainingRange readTrainingRange(ObjectReader &reader)
{
    return TrainingRange{.family = reader.id("family"),
                         .experts = reader.flag("experts"),
                         .rows = reader.wholeNumber("rows", 1),
                         .sources = reader.wholeNumber("sources", 1),
                         .medianError = boundedCount(reader, "median_error", mostOfAnError),
                         .p80Error = boundedNumber(reader, "p80_error", mostOfAnError),
                         .coverage = boundedCount(reader, "coverage", mostOfAShare)};
}

TrainingConstants readTraining(ObjectReader &reader)
{
    return TrainingConstants{
        .fp8Factor = boundedNumber(reader, "fp8_factor", mostOfAFactor),
        .fp4Factor = boundedNumber(reader, "fp4_factor", mostOfAFactor),
        .fp16Factor = boundedNumber(reader, "fp16_factor", mostOfAFactor),
        .sparseFp8Factor = boundedNumber(reader, "sparse_fp8_factor", mostOfAFactor),
        .attentionFactor = boundedNumber(reader, "attention_factor", mostOfAFactor),
        .trafficPerActivation = bytes(boundedNumber(reader, "bytes_per_activation", mostOfTraffic)),
        .sparsityExponent = boundedCount(reader, "sparsity_exponent", mostOfAnExponent),
        .scaleExponent = boundedCount(reader, "scale_exponent", mostOfAnExponent),
        .splitExponent = boundedCount(reader, "split_exponent", mostOfAnExponent),
        .gradientExchange = microseconds(1e-6 * boundedCount(reader, "gradient_exchange_ps", mostOfATime)),
        .goodput = boundedNumber(reader, "goodput", mostOfAShare),
        .loraFactor = boundedNumber(reader, "lora_factor", mostOfAFactor),
        .ranges = reader.list("ranges", readTrainingRange, ObjectReader::Empty::Allowed)};
}

ChipFamily readFamily(ObjectReader &reader)
{
    ChipFamily family{.id = reader.id("id"),
                      .label = reader.text("label"),
                      .parent = reader.optionalId("parent"),
                      .match = reader.texts("match"),
                      .wideLinks = reader.optionalFlag("wide_links")};
    if (reader.has("link_share"))
        family.linkShare = boundedNumber(reader, "link_share", mostOfAShare);
    family.trains = reader.optionalFlag("trains");
    family.stack = reader.optionalText("stack");
    family.causalMfu = reader.optionalFlag("causal_mfu");
    family.training = reader.optionalObject("training", readEfficiency);
    return family;
}

StackRelease readRelease(ObjectReader &reader)
{
    const QString version = reader.text("version");
    return {version, boundedNumber(reader, "year", lastYear)};
}

ServingStack readStack(ObjectReader &reader)
{
    return ServingStack{.id = reader.id("id"),
                        .match = requiredTexts(reader, "match"),
                        .largestBatch = reader.has("largest_batch") ? reader.wholeNumber("largest_batch", 1) : 0,
                        .layerSplit = reader.flag("layer_split"),
                        .releases = reader.list("releases", readRelease, ObjectReader::Empty::Allowed)};
}

HeldOutAccuracy readHeldOut(ObjectReader &reader)
{
    return HeldOutAccuracy{.rows = reader.wholeNumber("rows", 1),
                           .sources = reader.wholeNumber("sources", 1),
                           .medianError = boundedCount(reader, "median_error", mostOfAnError),
                           .within25 = boundedCount(reader, "within_25", mostOfAShare)};
}

void readMembers(ObjectReader &term, QByteArrayView group, std::map<QString, ServingEffect> &members)
{
    term.items(group, ObjectReader::Empty::Allowed, [&](JsonValue value, const QString &pointer) {
        ObjectReader reader(value, pointer, term.log());
        const QString of = reader.text("of");
        ServingEffect effect{.factor = boundedNumber(reader, "factor", mostOfAFactor),
                             .rows = reader.wholeNumber("rows", 0)};
        reader.finish();
        members.emplace(of, effect);
    });
}

ServingTerm readTerm(JsonValue value, const QString &pointer, double most, ReadLog &log)
{
    ObjectReader reader(value, pointer, log);
    ServingTerm term{.all = boundedNumber(reader, "all", most)};
    for (int i = 0; i < termGroupCount; ++i) {
        const QLatin1String group = groupName(static_cast<TermGroup>(i));
        if (const QByteArrayView key(group); reader.has(key))
            readMembers(reader, key, term.effects[group]);
    }
    reader.finish();
    return term;
}

ServingRange readRange(ObjectReader &reader)
{
    return ServingRange{.kind = reader.text("kind"),
                        .experts = reader.flag("experts"),
                        .near =
                            reader.word("left_out", {QStringLiteral("group"), QStringLiteral("source")}) == u"group",
                        .rows = reader.wholeNumber("rows", 1),
                        .sources = reader.wholeNumber("sources", 1),
                        .medianError = boundedCount(reader, "median_error", mostOfAnError),
                        .p80Error = boundedNumber(reader, "p80_error", mostOfAnError),
                        .coverage = boundedCount(reader, "coverage", mostOfAShare)};
}

ServingReach readReach(ObjectReader &reader)
{
    return ServingReach{.family = reader.id("family"),
                        .kind = reader.text("kind"),
                        .rows = reader.wholeNumber("rows", 1),
                        .sources = reader.wholeNumber("sources", 1)};
}

// Shares must lie strictly between 0 and 1, or their odds are undefined.
void checkShares(ObjectReader &terms, const std::map<QString, ServingTerm> &read)
{
    for (const TermRow &row : servingTerms()) {
        const auto found = read.find(QLatin1String(row.name));
        if (row.scale == TermScale::Share && found != read.end() && found->second.all >= 1.0)
            terms.error(ProblemCode::BadRange, row.name, tr("must be between 0 and 1."));
    }
}

ServingModel readServing(ObjectReader &reader)
{
    ServingModel model{.year = boundedNumber(reader, "year", lastYear)};
    ObjectReader terms(reader.require("terms"), reader.pointerTo("terms"), reader.log());
    for (const TermRow &row : servingTerms()) {
        const JsonValue term = terms.require(row.name);
        const QLatin1String name(row.name);
        const double most = name.endsWith(QLatin1String("_s")) ? mostSeconds : mostOfAFactor;
        if (term.isValid())
            model.terms.emplace(name, readTerm(term, terms.pointerTo(row.name), most, reader.log()));
    }
    checkShares(terms, model.terms);
    terms.finish();
    model.ranges = reader.list("ranges", readRange, ObjectReader::Empty::Allowed);
    model.reach = reader.list("reach", readReach, ObjectReader::Empty::Allowed);
    if (reader.has("held_out"))
        model.heldOut = reader.object("held_out", readHeldOut);
    model.evidence = reader.object("evidence", readError);
    return model;
}

BatchConstants readBatch(ObjectReader &reader)
{
    return BatchConstants{
        .kind = reader.word("kind", {QStringLiteral("encoder"), QStringLiteral("vision"), QStringLiteral("diffusion")}),
        .families = requiredTexts(reader, "families"),
        .efficiency = boundedNumber(reader, "efficiency", mostOfAShare),
        .perLayer = readMicroseconds(reader, "layer_us"),
        .workers = reader.wholeNumber("workers", 1),
        .evidence = reader.object("evidence", readEvidence)};
}

ResultErrors readErrors(ObjectReader &reader)
{
    return ResultErrors{.firstToken = reader.object("first_token", readError),
                        .fullRun = reader.object("full_run", readError),
                        .borrowedFactor = boundedNumber(reader, "borrowed_factor", mostOfAFactor)};
}

template<typename Row>
QList<Row> readRows(ObjectReader &file, QByteArrayView key, Row (*read)(ObjectReader &))
{
    (void)file.require(key);
    return file.list(key, read);
}

} // namespace

Calibration readCalibration(ObjectReader &file)
{
    return Calibration{.training = file.object("training", readTraining),
                       .families = readRows(file, "families", readFamily),
                       .stacks = readRows(file, "stacks", readStack),
                       .serving = file.object("serving", readServing),
                       .batch = readRows(file, "batch", readBatch),
                       .errors = file.optionalObject("errors", readErrors).value_or(ResultErrors())};
}

namespace {

int whole(ObjectReader &reader, QByteArrayView key) { return reader.has(key) ? reader.wholeNumber(key, 0) : 0; }

std::optional<int> optionalWhole(ObjectReader &reader, QByteArrayView key)
{
    return reader.has(key) ? std::optional(reader.wholeNumber(key, 0)) : std::nullopt;
}

// A figure's value in base units; records its sources for the run.
std::optional<double> baseOf(ObjectReader &reader, QByteArrayView key, Measure measure, MeasuredRun &run)
{
    const auto figure = readFigure(reader, key, measure);
    if (!figure || figure->isMissing())
        return std::nullopt;
    addEachOnce(run.sources, figure->sources);
    return figure->value->value * unitInfo(figure->unit).factor;
}

template<typename Q>
std::optional<Q> quantityOf(ObjectReader &reader, QByteArrayView key, Measure measure, MeasuredRun &run)
{
    const auto base = baseOf(reader, key, measure, run);
    return base ? std::optional(Q::fromBase(*base)) : std::nullopt;
}

void readMeasured(ObjectReader &reader, MeasuredRun &run)
{
    Measured &measured = run.measured;
    measured.tokensPerChip = baseOf(reader, "tokens_per_chip", Measure::Speed, run);
    if (const auto time = quantityOf<Duration>(reader, "chip_hours", Measure::Time, run))
        measured.chipHours = *time / hours(1);
    if (const auto percent = baseOf(reader, "mfu", Measure::Share, run))
        measured.utilisation = *percent / 100.0;
    if (const auto percent = baseOf(reader, "hfu", Measure::Share, run))
        measured.hardwareUse = *percent / 100.0;
    measured.tokens = baseOf(reader, "tokens_per_second", Measure::Speed, run);
    measured.items = baseOf(reader, "items_per_second", Measure::Speed, run);
    measured.perToken = quantityOf<Duration>(reader, "tpot", Measure::Time, run);
    measured.firstToken = quantityOf<Duration>(reader, "ttft", Measure::Time, run);
    measured.price = quantityOf<HourlyPrice>(reader, "price", Measure::Price, run);
    measured.costPerItem = quantityOf<PricePerItem>(reader, "cost_per_million", Measure::ItemPrice, run);
}

void readShape(ObjectReader &reader, MeasuredRun &run)
{
    run.shape.name = run.model;
    run.shape.parameters = optionalCount(reader, "parameters");
    run.shape.activeParameters = optionalCount(reader, "active_parameters");
    run.shape.layers = whole(reader, "layers");
    run.shape.hidden = whole(reader, "hidden");
}

void readArrangement(ObjectReader &reader, MeasuredRun &run)
{
    run.shards = whole(reader, "shards");
    run.shardsAssumed = reader.flag("shards_assumed");
    run.expertParts = whole(reader, "expert_parts");
    run.pipelineParts = whole(reader, "pipeline_parts");
    run.attentionCopied = reader.flag("attention_copied");
    run.disaggregated = reader.flag("disaggregated");
    for (const char *key : {"replicas", "prefill_chips", "decode_chips"}) // kept as stated; no formula uses them
        (void)whole(reader, key);
    run.prefixCached = reader.flag("prefix_cached");
    run.speculation = reader.optionalText("speculation");
    run.acceptance = optionalCount(reader, "acceptance");
    run.plain = reader.optionalFlag("plain").value_or(isPlain(run));
    run.area = reader.optionalText("area");
    run.group = reader.optionalText("group");
    run.traffic = reader.optionalText("traffic");
    run.measuredOn = reader.optionalText("measured_on");
    run.measurement = reader.optionalId("measurement");
    run.twin = reader.optionalId("twin");
    run.power = quantityOf<PowerDraw>(reader, "power", Measure::Power, run);
}

MeasuredRun readRun(ObjectReader &reader)
{
    MeasuredRun run{.id = reader.id("id"),
                    .kind = reader.text("kind"),
                    .task = reader.optionalText("task"),
                    .model = reader.text("model"),
                    .architecture = reader.optionalId("architecture")};
    readShape(reader, run);
    run.sequence = whole(reader, "sequence");
    run.trainingTokens = optionalCount(reader, "tokens");
    run.globalBatch = whole(reader, "global_batch");
    readArrangement(reader, run);
    run.weightBytes = optionalCount(reader, "weight_bytes");
    run.cacheBytes = optionalCount(reader, "kv_bytes");
    run.batch = optionalWhole(reader, "batch");
    run.input = optionalWhole(reader, "input");
    run.output = optionalWhole(reader, "output");
    run.steps = optionalWhole(reader, "steps");
    run.weights = quantityOf<DataSize>(reader, "weights", Measure::Size, run);
    run.stack = reader.optionalText("stack");
    run.instance = reader.optionalText("machine");
    run.chip = reader.text("device");
    run.chips = optionalWhole(reader, "count");
    run.precision = reader.optionalText("precision");
    readMeasured(reader, run);
    run.note = reader.optionalText("note");
    return run;
}

MeasuredChip readChipOf(ObjectReader &reader)
{
    MeasuredChip chip;
    MeasuredRun sources; // of the figures; the chip itself needs none
    chip.id = reader.id("id");
    for (const auto &[precision, figure] : peaksAt(reader, "dense")) {
        if (!figure.isMissing())
            chip.peaks[precision] = ComputeRate::fromBase(figure.value->value * unitInfo(figure.unit).factor);
    }
    (void)reader.require("memory");
    (void)reader.require("memory_bandwidth");
    chip.memory = quantityOf<DataSize>(reader, "memory", Measure::Capacity, sources).value_or(DataSize());
    chip.bandwidth = quantityOf<DataRate>(reader, "memory_bandwidth", Measure::Rate, sources).value_or(DataRate());
    chip.link = quantityOf<DataRate>(reader, "link", Measure::Rate, sources).value_or(DataRate());
    return chip;
}

} // namespace

void readEvidenceFile(ObjectReader &file, RunSet &set)
{
    set.chips << file.list("chips", readChipOf);
    set.runs << file.list("runs", readRun);
}

RunSetLoad shippedEvidence(const Catalog &catalog)
{
    RunSetLoad load;
    for (const QString &name : catalog.evidence) {
        QFile file(QStringLiteral(":/specs/") + name);
        const bool opened = file.open(QIODevice::ReadOnly);
        const SpecFile text{QStringLiteral("specs/") + name, opened ? file.readAll() : QByteArray()};
        const SpecContent content = readSpecFile(text, load.problems);
        load.set.runs << content.evidence.runs;
        load.set.chips << content.evidence.chips;
    }
    return load;
}

} // namespace chipboard
