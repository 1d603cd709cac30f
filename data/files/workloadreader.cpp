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

std::optional<ExpertShape> readExperts(ObjectReader &owner)
{
    const JsonValue value = owner.take("experts");
    if (!value.isValid())
        return std::nullopt;
    ObjectReader reader(value, owner.pointerTo("experts"), owner.log());
    ExpertShape experts;
    experts.count = reader.wholeNumber("count", 1);
    experts.perToken = reader.wholeNumber("per_token", 1);
    experts.ffn = wholeOrNone(reader, "ffn");
    experts.sharedFfn = wholeOrNone(reader, "shared_ffn");
    experts.denseLayers = wholeOrNone(reader, "dense_layers");
    experts.denseFfn = wholeOrNone(reader, "dense_ffn");
    reader.finish();
    return experts;
}

} // namespace

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

ModelShape readModel(JsonValue value, const QString &pointer, ReadLog &log)
{
    ObjectReader reader(value, pointer, log);
    ModelShape model;
    model.id = ModelId(reader.id("id"));
    model.name = reader.name("name");
    model.kind = reader.word("kind", modelKindFromWord, modelKindWord).value_or(ModelKind::Decoder);
    model.parameters = positiveNumber(reader, "parameters");
    model.activeParameters = positiveNumber(reader, "active_parameters");
    model.layers = wholeOrNone(reader, "layers");
    model.hidden = wholeOrNone(reader, "hidden");
    model.heads = wholeOrNone(reader, "heads");
    model.kvHeads = wholeOrNone(reader, "kv_heads");
    model.headSize = wholeOrNone(reader, "head_size");
    model.ffn = wholeOrNone(reader, "ffn");
    model.vocabulary = wholeOrNone(reader, "vocabulary");
    model.context = wholeOrNone(reader, "context");
    model.kvPerToken = optionalCount(reader, "kv_per_token");
    if (reader.has("all_reduces"))
        model.allReduces = reader.wholeNumber("all_reduces", 1);
    model.experts = readExperts(reader);
    model.flopPerItem = optionalCount(reader, "flop_per_item");
    model.asOf = readDate(reader, "as_of");
    model.sources = readSources(reader);
    model.note = reader.optionalText("note");
    model.where = whereIs(log, pointer);
    reader.finish();
    return model;
}

Workload readWorkload(JsonValue value, const QString &pointer, ReadLog &log)
{
    ObjectReader reader(value, pointer, log);
    Workload workload;
    workload.id = WorkloadId(reader.id("id"));
    workload.name = reader.name("name");
    workload.group = reader.text("group");
    workload.task = reader.word("task", taskFromWord, taskWord).value_or(Task::Serve);
    workload.model = ModelId(reader.id("model"));
    workload.precision = reader.word("precision", precisionFromWord, precisionWord).value_or(Precision::Bf16);
    workload.tokens = optionalCount(reader, "tokens");
    workload.sequence = wholeOrNone(reader, "sequence");
    workload.chips = wholeOrNone(reader, "chips");
    workload.globalBatch = wholeOrNone(reader, "global_batch");
    workload.weightBytes = optionalCount(reader, "weight_bytes");
    workload.cacheBytes = optionalCount(reader, "cache_bytes");
    workload.input = wholeOrNone(reader, "input");
    workload.output = wholeOrNone(reader, "output");
    workload.batch = wholeOrNone(reader, "batch");
    workload.steps = wholeOrNone(reader, "steps");
    workload.note = reader.optionalText("note");
    workload.where = whereIs(log, pointer);
    reader.finish();
    return workload;
}

} // namespace chipboard
