#include "data/json/figurereader.h"
#include "data/json/workloadreader.h"

namespace chipboard {
namespace {

double requiredCount(ObjectReader &reader, QByteArrayView key)
{
    (void)reader.require(key);
    return optionalCount(reader, key);
}

Evidence readEvidenceOf(ObjectReader &owner)
{
    ObjectReader reader(owner.require("evidence"), owner.pointerTo("evidence"), owner.log());
    Evidence evidence;
    evidence.rows = reader.wholeNumber("rows", 1);
    evidence.medianError = requiredCount(reader, "median_error");
    evidence.p80Error = positiveNumber(reader, "p80_error");
    evidence.sources = readSources(reader);
    reader.finish();
    return evidence;
}

QStringList requiredTexts(ObjectReader &reader, QByteArrayView key)
{
    (void)reader.require(key);
    return reader.texts(key);
}

Duration readMicroseconds(ObjectReader &reader, QByteArrayView key) { return microseconds(requiredCount(reader, key)); }

TrainingConstants readTraining(ObjectReader &owner)
{
    ObjectReader reader(owner.require("training"), owner.pointerTo("training"), owner.log());
    TrainingConstants constants;
    constants.fp8Factor = positiveNumber(reader, "fp8_factor");
    constants.fp4Factor = positiveNumber(reader, "fp4_factor");
    constants.fp16Factor = positiveNumber(reader, "fp16_factor");
    constants.sparseFp8Factor = positiveNumber(reader, "sparse_fp8_factor");
    constants.attentionFactor = positiveNumber(reader, "attention_factor");
    constants.trafficPerActivation = bytes(positiveNumber(reader, "bytes_per_activation"));
    constants.sparsityExponent = requiredCount(reader, "sparsity_exponent");
    constants.sparsityExponentWide = requiredCount(reader, "sparsity_exponent_wide");
    constants.scaleExponent = requiredCount(reader, "scale_exponent");
    constants.splitExponent = requiredCount(reader, "split_exponent");
    constants.goodput = positiveNumber(reader, "goodput");
    constants.loraFactor = positiveNumber(reader, "lora_factor");
    reader.finish();
    return constants;
}

std::optional<bool> optionalFlag(ObjectReader &reader, QByteArrayView key)
{
    const JsonValue value = reader.take(key);
    if (!value.isValid() || !expectType(value, JsonType::Boolean, reader.pointerTo(key), reader.log()))
        return std::nullopt;
    return value.boolean();
}

ChipFamily readFamily(JsonValue value, const QString &pointer, ReadLog &log)
{
    ObjectReader reader(value, pointer, log);
    ChipFamily family;
    family.id = reader.id("id");
    family.label = reader.text("label");
    family.parent = reader.optionalId("parent");
    family.match = reader.texts("match");
    family.wideLinks = optionalFlag(reader, "wide_links");
    if (reader.has("link_share"))
        family.linkShare = positiveNumber(reader, "link_share");
    family.trains = optionalFlag(reader, "trains");
    family.stack = reader.optionalText("stack");
    family.causalMfu = optionalFlag(reader, "causal_mfu");
    if (const JsonValue training = reader.take("training"); training.isValid()) {
        ObjectReader inner(training, reader.pointerTo("training"), log);
        family.training = TrainingEfficiency{positiveNumber(inner, "efficiency"), readEvidenceOf(inner)};
        inner.finish();
    }
    reader.finish();
    return family;
}

ServingStack readStack(JsonValue value, const QString &pointer, ReadLog &log)
{
    ObjectReader reader(value, pointer, log);
    ServingStack stack;
    stack.id = reader.id("id");
    stack.match = requiredTexts(reader, "match");
    reader.finish();
    return stack;
}

ServingConstants readServing(JsonValue value, const QString &pointer, ReadLog &log)
{
    ObjectReader reader(value, pointer, log);
    ServingConstants constants;
    constants.stack = reader.text("stack");
    constants.families = requiredTexts(reader, "families");
    constants.memory = positiveNumber(reader, "memory");
    constants.compute = positiveNumber(reader, "compute");
    constants.prefill = positiveNumber(reader, "prefill");
    constants.perLayer = readMicroseconds(reader, "layer_us");
    constants.perExchange = readMicroseconds(reader, "exchange_us");
    constants.link = positiveNumber(reader, "link");
    constants.perSequence = readMicroseconds(reader, "sequence_us");
    constants.largestBatch = reader.wholeNumber("largest_batch", 1);
    constants.cache = positiveNumber(reader, "cache");
    constants.layerSplit = optionalFlag(reader, "layer_split").value_or(false);
    constants.evidence = readEvidenceOf(reader);
    reader.finish();
    return constants;
}

BatchConstants readBatch(JsonValue value, const QString &pointer, ReadLog &log)
{
    ObjectReader reader(value, pointer, log);
    BatchConstants constants;
    constants.kind =
        reader.word("kind", {QStringLiteral("encoder"), QStringLiteral("vision"), QStringLiteral("diffusion")});
    constants.families = requiredTexts(reader, "families");
    constants.efficiency = positiveNumber(reader, "efficiency");
    constants.perLayer = readMicroseconds(reader, "layer_us");
    constants.workers = reader.wholeNumber("workers", 1);
    constants.evidence = readEvidenceOf(reader);
    reader.finish();
    return constants;
}

Evidence readError(ObjectReader &owner, QByteArrayView key)
{
    ObjectReader reader(owner.require(key), owner.pointerTo(key), owner.log());
    Evidence evidence;
    evidence.rows = reader.wholeNumber("rows", 1);
    evidence.medianError = requiredCount(reader, "median_error");
    evidence.p80Error = positiveNumber(reader, "p80_error");
    reader.finish();
    return evidence;
}

ResultErrors readErrors(ObjectReader &file)
{
    const JsonValue value = file.take("errors");
    if (!value.isValid())
        return {};
    ObjectReader reader(value, file.pointerTo("errors"), file.log());
    ResultErrors errors;
    errors.firstToken = readError(reader, "first_token");
    errors.fullRun = readError(reader, "full_run");
    errors.borrowedFactor = positiveNumber(reader, "borrowed_factor");
    reader.finish();
    return errors;
}

template<typename Row>
QList<Row> readRows(ObjectReader &file, QByteArrayView key, Row (*read)(JsonValue, const QString &, ReadLog &))
{
    QList<Row> rows;
    (void)file.require(key);
    file.items(key, ObjectReader::Empty::Refused,
               [&](JsonValue value, const QString &pointer) { rows << read(value, pointer, file.log()); });
    return rows;
}

} // namespace

Calibration readCalibration(ObjectReader &file)
{
    Calibration calibration;
    calibration.training = readTraining(file);
    calibration.families = readRows(file, "families", readFamily);
    calibration.stacks = readRows(file, "stacks", readStack);
    calibration.serving = readRows(file, "serving", readServing);
    calibration.batch = readRows(file, "batch", readBatch);
    calibration.errors = readErrors(file);
    return calibration;
}

} // namespace chipboard
