// Files of measurements as people collect them: training_runs, inference_runs, chips, model_architectures. Lenient in
// what it does not know: other members are passed over, "4096" counts as 4096, and what is no number leaves its field
// empty, which the check says.
#include "data/core/tr.h"
#include "data/json/evidencereader.h"
#include "data/json/jsonparser.h"
#include "data/json/textfile.h"

#include <cmath>

namespace chipboard {
namespace {

/// The members of an object by name; null and absent are the same here.
class Members
{
public:
    explicit Members(JsonValue object)
        : m_object(object)
    {
    }

    [[nodiscard]] JsonValue value(QByteArrayView key) const
    {
        if (!m_object.is(JsonType::Object))
            return {};
        for (const JsonValue member : m_object) {
            if (member.key() == key)
                return member;
        }
        return {};
    }
    [[nodiscard]] QString text(QByteArrayView key) const
    {
        const JsonValue member = value(key);
        return member.is(JsonType::Text) ? member.text() : QString();
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
        if (!found || *found > 2e9)
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

ModelShape architecture(JsonValue value)
{
    const Members row(value);
    ModelShape model;
    model.name = row.text("name");
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
    constexpr double flopPerGmac = 2e9;
    model.flopPerItem = row.number("gmacs_per_image").value_or(0.0) * flopPerGmac;
    if (const auto step = row.number("flops_per_step_1024"))
        model.flopPerItem = *step;
    return model;
}

MeasuredChip chipOf(JsonValue value)
{
    const Members row(value);
    MeasuredChip chip;
    chip.id = QString::fromUtf8(value.key());
    const Members peaks(row.value("peak_dense_tflops"));
    for (const Precision precision : allPrecisions) {
        if (const auto peak = peaks.number(precisionWord(precision).toUtf8()))
            chip.peaks[precision] = teraflops(*peak);
    }
    chip.memory = gigabytes(row.number("mem_gb").value_or(0.0));
    chip.bandwidth = gigabytesPerSecond(row.number("mem_bw_gb_s").value_or(0.0));
    chip.link = gigabytesPerSecond(row.number("scale_up_link_gb_s_unidirectional").value_or(0.0));
    return chip;
}

Measured measuredOf(const Members &row)
{
    Measured measured;
    measured.tokensPerChip = row.number("tokens_per_s_per_chip");
    measured.chipHours = row.number("chip_hours");
    measured.utilisation = row.number("mfu_published");
    measured.hardwareUse = row.number("hfu_published");
    measured.tokens = row.number("output_tokens_per_s");
    measured.items = row.number("inferences_per_s");
    measured.perToken = row.quantity<Duration>("tpot_ms", 1e-3);
    measured.firstToken = row.quantity<Duration>("ttft_ms", 1e-3);
    measured.price = row.quantity<HourlyPrice>("usd_per_instance_hour_published", 1.0);
    measured.costPerItem = row.quantity<PricePerItem>("usd_per_1m_published", 1e-6);
    return measured;
}

MeasuredRun runOf(JsonValue value)
{
    const Members row(value);
    MeasuredRun run;
    run.id = row.text("id");
    run.kind = row.text("kind");
    run.task = row.text("task");
    run.model = row.text("model");
    run.architecture = row.text("arch");
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
    run.shards = row.whole("tp_shards").value_or(row.whole("tp").value_or(0));
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

// Every entry becomes a run; what is none says so, and where it stands.
void takeRuns(const Members &file, const char *key, QList<MeasuredRun> &into)
{
    const JsonValue list = file.value(key);
    if (!list.is(JsonType::Array))
        return;
    int index = 0;
    for (const JsonValue item : list) {
        MeasuredRun run = item.is(JsonType::Object) ? runOf(item) : MeasuredRun();
        const QString pointer = u'/' + QLatin1String(key) + u'/' + QString::number(index++);
        if (!item.is(JsonType::Object))
            run.fault = tr("This entry is no object: %1.").arg(pointer);
        if (run.id.isEmpty())
            run.id = pointer;
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

} // namespace

RunSetLoad runsFromText(const QByteArray &text, const QString &name)
{
    RunSetLoad load;
    ReadLog log(name);
    const auto document = parseJson(text, log);
    if (document && !document->root().is(JsonType::Object)) {
        log.error(ProblemCode::WrongType, {}, tr("The file must hold an object."),
                  tr("Put the measurements into \"training_runs\" and \"inference_runs\"."));
    } else if (document) {
        const Members file(document->root());
        takeRuns(file, "training_runs", load.set.runs);
        takeRuns(file, "inference_runs", load.set.runs);
        takeAll(file.value("chips"), chipOf, load.set.chips);
        takeAll(file.value("model_architectures"), architecture, load.set.models);
        if (load.set.runs.isEmpty())
            log.error(ProblemCode::MissingKey, {}, tr("There is no measurement in the file."),
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

} // namespace chipboard
