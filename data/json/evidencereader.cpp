#include "data/json/evidencereader.h"

#include "data/json/figurereader.h"
#include "data/json/jsonparser.h"
#include "data/json/specfile.h"
#include "data/json/workloadreader.h"

#include <QFile>

namespace chipboard {
namespace {

int whole(ObjectReader &reader, QByteArrayView key) { return reader.has(key) ? reader.wholeNumber(key, 0) : 0; }

std::optional<int> optionalWhole(ObjectReader &reader, QByteArrayView key)
{
    return reader.has(key) ? std::optional(reader.wholeNumber(key, 0)) : std::nullopt;
}

// A figure's value in base units; its sources are noted once for the run.
std::optional<double> baseOf(ObjectReader &reader, QByteArrayView key, Measure measure, MeasuredRun &run)
{
    const auto figure = readFigure(reader, key, measure);
    if (!figure || figure->isMissing())
        return std::nullopt;
    for (const SourceId &source : figure->sources) {
        if (!run.sources.contains(source))
            run.sources << source;
    }
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

MeasuredRun readRun(JsonValue value, const QString &pointer, ReadLog &log)
{
    ObjectReader reader(value, pointer, log);
    MeasuredRun run;
    run.id = reader.id("id");
    run.kind = reader.text("kind");
    run.task = reader.optionalText("task");
    run.model = reader.text("model");
    run.architecture = reader.optionalId("architecture");
    readShape(reader, run);
    run.sequence = whole(reader, "sequence");
    run.trainingTokens = optionalCount(reader, "tokens");
    run.globalBatch = whole(reader, "global_batch");
    run.shards = whole(reader, "shards");
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
    reader.finish();
    return run;
}

MeasuredChip readChipOf(JsonValue value, const QString &pointer, ReadLog &log)
{
    ObjectReader reader(value, pointer, log);
    MeasuredChip chip;
    MeasuredRun sources; // of the figures; the chip itself needs none
    chip.id = reader.id("id");
    if (const JsonValue dense = reader.take("dense"); dense.isValid()) {
        for (const auto &[precision, figure] : readPeaks(dense, reader.pointerTo("dense"), log)) {
            if (!figure.isMissing())
                chip.peaks[precision] = ComputeRate::fromBase(figure.value->value * unitInfo(figure.unit).factor);
        }
    }
    (void)reader.require("memory");
    (void)reader.require("memory_bandwidth");
    chip.memory = quantityOf<DataSize>(reader, "memory", Measure::Size, sources).value_or(DataSize());
    chip.bandwidth = quantityOf<DataRate>(reader, "memory_bandwidth", Measure::Rate, sources).value_or(DataRate());
    chip.link = quantityOf<DataRate>(reader, "link", Measure::Rate, sources).value_or(DataRate());
    reader.finish();
    return chip;
}

} // namespace

void readEvidenceFile(ObjectReader &file, RunSet &set)
{
    file.items("chips", ObjectReader::Empty::Refused,
               [&](JsonValue value, const QString &pointer) { set.chips << readChipOf(value, pointer, file.log()); });
    file.items("runs", ObjectReader::Empty::Refused,
               [&](JsonValue value, const QString &pointer) { set.runs << readRun(value, pointer, file.log()); });
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
