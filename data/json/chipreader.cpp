#include "data/json/chipreader.h"

#include "data/json/figurereader.h"
#include "data/json/statementreader.h"

namespace chipboard {
namespace {

constexpr qsizetype longestChipName = 16; // it labels bars

std::map<Precision, Figure> peaksAt(ObjectReader &owner, QByteArrayView key)
{
    const JsonValue value = owner.take(key);
    return value.isValid() ? readPeaks(value, owner.pointerTo(key), owner.log()) : std::map<Precision, Figure>();
}

void readStatus(ObjectReader &reader, Availability &status)
{
    if (const auto word = reader.word("status", availabilityFromWord, availabilityWord))
        status = *word;
}

void readChipFigures(ObjectReader &reader, Chip &chip)
{
    (void)reader.require("dense");
    chip.dense = peaksAt(reader, "dense");
    chip.sparse = peaksAt(reader, "sparse");
    chip.memory = requireFigure(reader, "memory", Measure::Size);
    chip.memoryBandwidth = requireFigure(reader, "memory_bandwidth", Measure::Rate);
    chip.sram = readFigure(reader, "sram", Measure::Size);
    chip.scaleUp = readFigure(reader, "scale_up", Measure::Rate);
    chip.network = readFigure(reader, "network", Measure::Rate);
    chip.power = readFigure(reader, "power", Measure::Power);
    chip.cores = readFigure(reader, "cores", Measure::Cores);
}

// What instances and systems have in common: a number of chips and the totals.
template<typename Machine>
void readMachine(ObjectReader &reader, Machine &machine)
{
    machine.name = reader.name("name");
    machine.chip = ChipId(reader.id("chip"));
    readStatus(reader, machine.status);
    machine.note = reader.optionalText("note");
    machine.chips = requireFigure(reader, "chips", Measure::Chips);
    machine.vcpu = readFigure(reader, "vcpu", Measure::VCpus);
    machine.hostMemory = readFigure(reader, "host_memory", Measure::Size);
    machine.memory = readFigure(reader, "memory", Measure::Size);
    machine.memoryBandwidth = readFigure(reader, "memory_bandwidth", Measure::Rate);
    machine.network = readFigure(reader, "network", Measure::Rate);
    machine.scaleUp = readFigure(reader, "scale_up", Measure::Rate);
    machine.compute = peaksAt(reader, "compute");
    machine.computeSparse = peaksAt(reader, "compute_sparse");
    machine.seeds = reader.texts("seeds");
}

} // namespace

Chip readChip(JsonValue value, const QString &pointer, ReadLog &log)
{
    ObjectReader reader(value, pointer, log);
    Chip chip;
    chip.id = ChipId(reader.id("id"));
    chip.name = reader.name("name", longestChipName);
    chip.fullName = reader.name("full_name");
    chip.vendor = reader.name("vendor");
    chip.family = reader.name("family");
    chip.generation = reader.wholeNumber("generation", 1);
    chip.architecture = reader.optionalText("architecture");
    readStatus(reader, chip.status);
    chip.note = reader.optionalText("note");
    chip.announced = requireDate(reader, "announced");
    chip.available = requireDate(reader, "available");
    chip.processNode = readDatedText(reader, "process_node").value_or(DatedText());
    chip.memoryType = readDatedText(reader, "memory_type").value_or(DatedText());
    readChipFigures(reader, chip);
    if (const QString origin = reader.optionalId("derived_from"); !origin.isEmpty())
        chip.derivedFrom = ChipId(origin);
    chip.seeds = reader.texts("seeds");
    chip.where = whereIs(log, pointer);
    reader.finish();
    return chip;
}

Instance readInstance(JsonValue value, const QString &pointer, ReadLog &log)
{
    ObjectReader reader(value, pointer, log);
    Instance instance;
    instance.id = InstanceId(reader.id("id"));
    instance.provider = reader.name("provider");
    readMachine(reader, instance);
    instance.memoryPerChip = readFigure(reader, "memory_per_chip", Measure::Size);
    instance.localStorage = readDatedText(reader, "local_storage");
    instance.regions = readDatedText(reader, "regions");
    instance.where = whereIs(log, pointer);
    reader.finish();
    return instance;
}

System readSystem(JsonValue value, const QString &pointer, ReadLog &log)
{
    ObjectReader reader(value, pointer, log);
    System system;
    system.id = SystemId(reader.id("id"));
    system.vendor = reader.name("vendor");
    readMachine(reader, system);
    system.power = readFigure(reader, "power", Measure::Power);
    reader.items("facts", ObjectReader::Empty::Refused,
                 [&](JsonValue fact, const QString &place) { system.facts << readFact(fact, place, log); });
    system.where = whereIs(log, pointer);
    reader.finish();
    return system;
}

} // namespace chipboard
