#include "data/files/workloadreader.h"

#include "data/core/tr.h"
#include "data/files/figurereader.h"

#include <cmath>

namespace chipboard {
namespace {

constexpr double mostOfInt = 2'000'000'000.0;

int wholeOrNone(ObjectReader &reader, QByteArrayView key)
{
    const double number = optionalCount(reader, key);
    if (number > mostOfInt || std::floor(number) < number) {
        reader.error(ProblemCode::BadValue, key, tr("must be a whole number."));
        return 0;
    }
    return static_cast<int>(number);
}

ExpertShape readExperts(ObjectReader &reader)
{
    return ExpertShape{.count = reader.wholeNumber("count", 1),
                       .perToken = reader.wholeNumber("per_token", 1),
                       .ffn = wholeOrNone(reader, "ffn"),
                       .sharedFfn = wholeOrNone(reader, "shared_ffn"),
                       .denseLayers = wholeOrNone(reader, "dense_layers"),
                       .denseFfn = wholeOrNone(reader, "dense_ffn")};
}

AttentionShape readAttention(ObjectReader &reader)
{
    return AttentionShape{.windowLayers = wholeOrNone(reader, "window_layers"),
                          .window = wholeOrNone(reader, "window"),
                          .windowElements = optionalCount(reader, "window_elements"),
                          .linearLayers = wholeOrNone(reader, "linear_layers"),
                          .stateElements = optionalCount(reader, "state_elements"),
                          .latentRank = wholeOrNone(reader, "latent"),
                          .ropeSize = wholeOrNone(reader, "rope"),
                          .nopeSize = wholeOrNone(reader, "nope"),
                          .valueSize = wholeOrNone(reader, "value"),
                          .sparseTop = wholeOrNone(reader, "sparse_top"),
                          .indexHeads = wholeOrNone(reader, "index_heads"),
                          .indexSize = wholeOrNone(reader, "index_size")};
}

Problem attentionFault(const char *place, const QString &message, const QString &remedy)
{
    return {ProblemCode::BadValue, message, remedy, {{}, 0, 0, QLatin1String(place)}};
}

Result<Done> checkWindow(const ModelShape &model)
{
    const AttentionShape &attention = model.attention;
    const bool hasLayers = attention.windowLayers > 0;
    if (hasLayers && attention.window < 1)
        return attentionFault("/attention/window",
                              tr("%1 layers have a window, but its length is missing.").arg(attention.windowLayers),
                              tr("Set \"window\" to the number of tokens that these layers see."));
    if (!hasLayers && (attention.window > 0 || attention.windowElements > 0.0))
        return attentionFault("/attention/window_layers", tr("A window is set, but no layer uses it."),
                              tr("Set \"window_layers\", or remove \"window\" and \"window_elements\"."));
    if (hasLayers && attention.windowElements <= 0.0)
        return attentionFault("/attention/window_elements",
                              tr("The cached elements of the layers with a window are missing."),
                              tr("Set \"window_elements\" to the part of these layers in \"kv_per_token\"."));
    if (attention.windowElements > model.cachedElements())
        return attentionFault("/attention/window_elements",
                              tr("Layers with a window cache %1 elements per token; all layers together cache only %2.")
                                  .arg(QString::number(attention.windowElements, 'f', 0),
                                       QString::number(model.cachedElements(), 'f', 0)),
                              tr("Correct \"window_elements\" or \"kv_per_token\"."));
    return Done{};
}

} // namespace

Result<Done> checkAttention(const ModelShape &model)
{
    const AttentionShape &attention = model.attention;
    if (const auto window = checkWindow(model); !window)
        return window;
    if (qint64(attention.windowLayers) + attention.linearLayers > model.layers)
        return attentionFault(
            "/attention",
            tr("%1 layers with a window and %2 linear layers are more than the %3 layers of the model.")
                .arg(attention.windowLayers)
                .arg(attention.linearLayers)
                .arg(model.layers),
            tr("Correct \"window_layers\" or \"linear_layers\"."));
    if (attention.stateElements > 0.0 && attention.linearLayers < 1)
        return attentionFault("/attention/linear_layers", tr("The state needs a linear layer."),
                              tr("Set \"linear_layers\", or remove \"state_elements\"."));
    const bool hasHead = attention.nopeSize > 0 && attention.valueSize > 0;
    if (attention.latentRank > 0 && !hasHead)
        return attentionFault("/attention/latent", tr("The key and value sizes of the latent are missing."),
                              tr("Set \"nope\" and \"value\"."));
    if (attention.latentRank < 1 && (attention.ropeSize > 0 || attention.nopeSize > 0 || attention.valueSize > 0))
        return attentionFault("/attention/latent", tr("Latent head sizes are set, but no latent."),
                              tr("Set \"latent\", or remove \"rope\", \"nope\" and \"value\"."));
    if ((attention.indexHeads > 0) != (attention.indexSize > 0))
        return attentionFault("/attention/index_heads", tr("An indexer needs both the number of heads and their size."),
                              tr("Set both \"index_heads\" and \"index_size\", or neither."));
    if (attention.indexHeads > 0 && attention.sparseTop < 1)
        return attentionFault("/attention/sparse_top", tr("The number of tokens that the indexer selects is missing."),
                              tr("Set \"sparse_top\", or remove \"index_heads\" and \"index_size\"."));
    return Done{};
}

double positiveNumber(ObjectReader &reader, QByteArrayView key)
{
    (void)reader.require(key);
    const double number = reader.optionalNumber(key).value_or(1.0);
    if (!(number > 0.0))
        reader.error(ProblemCode::BadValue, key, tr("must be above 0."));
    return number;
}

double optionalCount(ObjectReader &reader, QByteArrayView key)
{
    const double number = reader.optionalNumber(key).value_or(0.0);
    if (number >= 0.0)
        return number;
    reader.error(ProblemCode::BadValue, key, tr("cannot be negative."));
    return 0.0;
}

ModelShape readModel(ObjectReader &reader)
{
    ModelShape model{.id = ModelId(reader.id("id")),
                     .name = reader.name("name"),
                     .family = reader.optionalText("family"),
                     .kind = reader.word("kind", modelKindFromWord, modelKindWord).value_or(ModelKind::Decoder),
                     .parameters = positiveNumber(reader, "parameters"),
                     .activeParameters = positiveNumber(reader, "active_parameters"),
                     .layers = wholeOrNone(reader, "layers"),
                     .hidden = wholeOrNone(reader, "hidden"),
                     .heads = wholeOrNone(reader, "heads"),
                     .kvHeads = wholeOrNone(reader, "kv_heads"),
                     .headSize = wholeOrNone(reader, "head_size"),
                     .ffn = wholeOrNone(reader, "ffn"),
                     .vocabulary = wholeOrNone(reader, "vocabulary"),
                     .context = wholeOrNone(reader, "context"),
                     .kvPerToken = optionalCount(reader, "kv_per_token")};
    if (reader.has("all_reduces"))
        model.allReduces = reader.wholeNumber("all_reduces", 1);
    model.experts = reader.optionalObject("experts", readExperts);
    model.attention = reader.optionalObject("attention", readAttention).value_or(AttentionShape());
    model.draftLayers = wholeOrNone(reader, "draft_layers");
    if (reader.has("weights"))
        model.weights = reader.word("weights", precisionFromWord, precisionWord).value_or(Precision::Bf16);
    model.flopPerItem = optionalCount(reader, "flop_per_item");
    model.asOf = readDate(reader, "as_of");
    model.sources = readSources(reader);
    model.note = reader.optionalText("note");
    model.where = whereIs(reader);
    return model;
}

Workload readWorkload(ObjectReader &reader)
{
    Workload workload{.id = WorkloadId(reader.id("id")),
                      .name = reader.name("name"),
                      .group = reader.text("group"),
                      .task = reader.word("task", taskFromWord, taskWord).value_or(Task::Serve),
                      .model = ModelId(reader.id("model")),
                      .precision = reader.word("precision", precisionFromWord, precisionWord).value_or(Precision::Bf16),
                      .tokens = optionalCount(reader, "tokens"),
                      .sequence = wholeOrNone(reader, "sequence"),
                      .chips = wholeOrNone(reader, "chips"),
                      .globalBatch = wholeOrNone(reader, "global_batch")};
    if (reader.has("goodput"))
        workload.goodput = positiveNumber(reader, "goodput");
    if (workload.goodput > 1.0)
        reader.error(ProblemCode::BadValue, "goodput", tr("must be at most %1.").arg(1));
    workload.weightBytes = optionalCount(reader, "weight_bytes");
    workload.cacheBytes = optionalCount(reader, "cache_bytes");
    workload.input = wholeOrNone(reader, "input");
    workload.output = wholeOrNone(reader, "output");
    workload.batch = wholeOrNone(reader, "batch");
    workload.steps = wholeOrNone(reader, "steps");
    workload.note = reader.optionalText("note");
    workload.where = whereIs(reader);
    return workload;
}

} // namespace chipboard
