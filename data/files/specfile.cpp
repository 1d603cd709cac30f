#include "data/files/specfile.h"

#include "data/core/find.h"
#include "data/core/jsondocument.h"
#include "data/core/tr.h"
#include "data/files/evidencereader.h"
#include "data/files/figurereader.h"
#include "data/files/workloadreader.h"

namespace chipboard {
namespace {

constexpr qsizetype longestChipName = 16; // bar label

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
    chip.inference = peaksAt(reader, "inference");
    chip.usableMemory = readFigure(reader, "usable_memory", Measure::Capacity);
    chip.memory = requireFigure(reader, "memory", Measure::Capacity);
    chip.memoryBandwidth = requireFigure(reader, "memory_bandwidth", Measure::Rate);
    chip.sram = readFigure(reader, "sram", Measure::Capacity);
    chip.scaleUp = readFigure(reader, "scale_up", Measure::Rate);
    chip.network = readFigure(reader, "network", Measure::Rate);
    chip.power = readFigure(reader, "power", Measure::Power);
    chip.cores = readFigure(reader, "cores", Measure::Cores);
}

// Common part of instances and systems: number of chips and totals.
template<typename Machine>
void readMachine(ObjectReader &reader, Machine &machine)
{
    machine.name = reader.name("name");
    machine.chip = ChipId(reader.id("chip"));
    readStatus(reader, machine.status);
    machine.note = reader.optionalText("note");
    machine.chips = requireFigure(reader, "chips", Measure::Chips);
    machine.vcpu = readFigure(reader, "vcpu", Measure::VCpus);
    machine.hostMemory = readFigure(reader, "host_memory", Measure::Capacity);
    machine.memory = readFigure(reader, "memory", Measure::Capacity);
    machine.memoryBandwidth = readFigure(reader, "memory_bandwidth", Measure::Rate);
    machine.network = readFigure(reader, "network", Measure::Rate);
    machine.scaleUp = readFigure(reader, "scale_up", Measure::Rate);
    machine.compute = peaksAt(reader, "compute");
    machine.computeSparse = peaksAt(reader, "compute_sparse");
    machine.seeds = reader.texts("seeds");
}

DatedText readServingSoftware(ObjectReader &owner)
{
    const char *key = "serving_software";
    DatedText text = readDatedText(owner, key).value_or(DatedText());
    if (!text.value.isEmpty() && text.value != QLatin1String("maintenance") && text.value != QLatin1String("ended"))
        owner.log().error(ProblemCode::BadValue, owner.pointerTo(key) + QStringLiteral("/value"),
                          tr("must be \"maintenance\" or \"ended\", not \"%1\".").arg(text.value),
                          tr("Leave the member out where the software is maintained."));
    return text;
}

Chip readChip(ObjectReader &reader)
{
    Chip chip{.id = ChipId(reader.id("id")),
              .name = reader.name("name", longestChipName),
              .fullName = reader.name("full_name"),
              .vendor = reader.name("vendor"),
              .family = reader.name("family"),
              .generation = reader.wholeNumber("generation", 1),
              .architecture = reader.optionalText("architecture")};
    readStatus(reader, chip.status);
    chip.note = reader.optionalText("note");
    chip.announced = requireDate(reader, "announced");
    chip.available = requireDate(reader, "available");
    chip.processNode = readDatedText(reader, "process_node").value_or(DatedText());
    chip.memoryType = readDatedText(reader, "memory_type").value_or(DatedText());
    chip.servingSoftware = readServingSoftware(reader);
    readChipFigures(reader, chip);
    if (const QString origin = reader.optionalId("derived_from"); !origin.isEmpty())
        chip.derivedFrom = ChipId(origin);
    chip.seeds = reader.texts("seeds");
    chip.where = whereIs(reader);
    return chip;
}

Instance readInstance(ObjectReader &reader)
{
    Instance instance{.id = InstanceId(reader.id("id")), .provider = reader.name("provider")};
    readMachine(reader, instance);
    instance.memoryPerChip = readFigure(reader, "memory_per_chip", Measure::Capacity);
    instance.localStorage = readDatedText(reader, "local_storage");
    instance.regions = readDatedText(reader, "regions");
    instance.where = whereIs(reader);
    return instance;
}

System readSystem(ObjectReader &reader)
{
    System system{.id = SystemId(reader.id("id")), .vendor = reader.name("vendor")};
    readMachine(reader, system);
    system.power = readFigure(reader, "power", Measure::Power);
    if (reader.has("racks"))
        system.racks = reader.wholeNumber("racks", 1);
    system.computeInference = peaksAt(reader, "compute_inference");
    system.facts = reader.list("facts", readFact);
    system.where = whereIs(reader);
    return system;
}

QStringList preferences(ObjectReader &reader, QByteArrayView key)
{
    (void)reader.require(key);
    return reader.texts(key, ObjectReader::Empty::Allowed);
}

PriceEntry readEntry(ObjectReader &reader)
{
    PriceEntry entry{.instance = InstanceId(reader.optionalId("instance")),
                     .system = SystemId(reader.optionalId("system")),
                     .chip = ChipId(reader.optionalId("chip"))};
    const int named =
        (entry.instance.isEmpty() ? 0 : 1) + (entry.system.isEmpty() ? 0 : 1) + (entry.chip.isEmpty() ? 0 : 1);
    if (reader.isObject() && named != 1) {
        reader.log().error(ProblemCode::BadValue, reader.pointer(),
                           tr("A price belongs to an instance, a system or a chip."), tr("Name exactly one of them."));
    }
    entry.provider = reader.name("provider");
    entry.region = reader.name("region");
    entry.term = reader.optionalText("term");
    entry.usdPerHour = requireFigure(reader, "usd_per_hour", Measure::Price);
    entry.seeds = reader.texts("seeds");
    entry.where = whereIs(reader);
    return entry;
}

/// Empty if the book itself is invalid. An invalid price is skipped; the others stay.
std::optional<PriceBook> readBook(ObjectReader &reader)
{
    ReadLog &log = reader.log();
    const int before = log.errorCount();
    PriceBook book{.id = BookId(reader.id("id")), .name = reader.name("name")};
    if (const auto kind = reader.word("kind", priceKindFromWord, priceKindWord))
        book.kind = *kind;
    book.asOf = readDate(reader, "as_of");
    if (const QString currency = reader.text("currency"); !currency.isEmpty() && currency != QLatin1String("USD"))
        reader.error(ProblemCode::BadValue, "currency", tr("must be USD, not \"%1\".").arg(currency),
                     tr("Convert the prices, and state the rate in their notes."));
    book.description = reader.text("description");
    book.providers = preferences(reader, "providers");
    book.regions = preferences(reader, "regions");
    (void)reader.require("fallbacks");
    book.fallbacks = reader.ids<BookId>("fallbacks", ObjectReader::Empty::Allowed);
    (void)reader.require("prices");
    int ofPrices = 0;
    reader.items("prices", ObjectReader::Empty::Allowed, [&](JsonValue item, const QString &place) {
        const int beforeEntry = log.errorCount();
        ObjectReader entryReader(item, place, log);
        const PriceEntry entry = readEntry(entryReader);
        entryReader.finish();
        if (log.errorCount() == beforeEntry && !log.hasErrorBelow(place))
            book.prices << entry;
        ofPrices += log.errorCount() - beforeEntry;
    });
    book.where = whereIs(reader);
    reader.finish();
    return log.errorCount() - ofPrices == before ? std::optional(book) : std::nullopt;
}

constexpr int formatVersion = 1;

// Required list; items with errors are skipped.
template<typename Item>
void readList(ObjectReader &file, QByteArrayView key, Item (*read)(ObjectReader &), QList<Item> &into)
{
    // Reserves room because items are expensive to move, but no more than a realistic list needs.
    constexpr qsizetype mostRoom = 10'000;
    qsizetype room = 0;
    if (const JsonValue list = file.require(key); list.is(JsonType::Array)) {
        for (auto item = list.begin(); item != list.end() && room < mostRoom; ++item)
            ++room;
    }
    into.reserve(room);
    file.items(key, ObjectReader::Empty::Refused, [&](JsonValue value, const QString &pointer) {
        const int before = file.log().errorCount();
        ObjectReader reader(value, pointer, file.log());
        Item item = read(reader);
        reader.finish();
        if (file.log().errorCount() == before && !file.log().hasErrorBelow(pointer))
            into << std::move(item);
    });
}

void readIndex(ObjectReader &file, SpecContent &content)
{
    constexpr qsizetype wholeDate = 10; // YYYY-MM-DD
    content.items.revision = readDate(file, "revision");
    if (!content.items.revision.isEmpty() && content.items.revision.size() != wholeDate)
        file.error(ProblemCode::BadValue, "revision", tr("must be a date, not \"%1\".").arg(content.items.revision),
                   tr("Write YYYY-MM-DD."));
    (void)file.require("files");
    content.files = file.texts("files");
    content.items.evidence = file.texts("evidence");
}

void readBookFile(ObjectReader &file, SpecContent &content)
{
    const JsonValue value = file.require("book");
    if (!value.isValid())
        return;
    ObjectReader reader(value, file.pointerTo("book"), file.log());
    if (auto book = readBook(reader))
        content.items.books << *std::move(book);
}

struct Kind
{
    const char *word;
    void (*read)(ObjectReader &, SpecContent &);
};

constexpr Kind kinds[] = {
    {"catalog", readIndex},
    {"sources", [](ObjectReader &f, SpecContent &c) { readList(f, "sources", readSource, c.items.sources); }},
    {"chips", [](ObjectReader &f, SpecContent &c) { readList(f, "chips", readChip, c.items.chips); }},
    {"instances", [](ObjectReader &f, SpecContent &c) { readList(f, "instances", readInstance, c.items.instances); }},
    {"systems", [](ObjectReader &f, SpecContent &c) { readList(f, "systems", readSystem, c.items.systems); }},
    {"prices", readBookFile},
    {"claims", [](ObjectReader &f, SpecContent &c) { readList(f, "claims", readClaim, c.items.claims); }},
    {"rules", [](ObjectReader &f, SpecContent &c) { readList(f, "rules", readRule, c.items.rules); }},
    {"changes", [](ObjectReader &f, SpecContent &c) { readList(f, "changes", readChange, c.items.changes); }},
    {"software", [](ObjectReader &f, SpecContent &c) { readList(f, "software", readFact, c.items.software); }},
    {"facts", [](ObjectReader &f, SpecContent &c) { readList(f, "facts", readFact, c.items.facts); }},
    {"contradictions",
     [](ObjectReader &f, SpecContent &c) { readList(f, "contradictions", readContradiction, c.items.contradictions); }},
    {"models", [](ObjectReader &f, SpecContent &c) { readList(f, "models", readModel, c.items.models); }},
    {"workloads", [](ObjectReader &f, SpecContent &c) { readList(f, "workloads", readWorkload, c.items.workloads); }},
    {"calibration", [](ObjectReader &f, SpecContent &c) { c.items.calibration = readCalibration(f); }},
    {"evidence", [](ObjectReader &f, SpecContent &c) { readEvidenceFile(f, c.evidence); }},
};

const Kind *kindOf(ObjectReader &file)
{
    const QString word = file.text("kind");
    QStringList choices;
    for (const Kind &kind : kinds) {
        if (word == QLatin1String(kind.word))
            return &kind;
        choices << QString::fromLatin1(kind.word);
    }
    if (word == QLatin1String("board")) {
        file.error(ProblemCode::BadValue, "kind", tr("This is a board, not a spec file."),
                   tr("Rename it to end in .chipboard and open it as a board."));
    } else if (!word.isEmpty()) {
        file.error(ProblemCode::BadValue, "kind",
                   tr("cannot be \"%2\"; choose one of %1.").arg(choices.join(QLatin1String(", ")), word));
    }
    return nullptr;
}

bool isReadableVersion(ObjectReader &file)
{
    const int before = file.log().errorCount();
    const int version = file.wholeNumber("version");
    if (file.log().errorCount() > before)
        return false;
    if (version > formatVersion) {
        file.error(ProblemCode::BadVersion, "version",
                   tr("The file has format %1; this program reads format %2.").arg(version).arg(formatVersion),
                   tr("Use a newer Chipboard."));
    } else if (version < formatVersion) {
        file.error(ProblemCode::BadVersion, "version", tr("Unknown format %1.").arg(version),
                   tr("Write %1.").arg(formatVersion));
    }
    return version == formatVersion;
}

void readRoot(JsonValue root, SpecContent &content, ReadLog &log)
{
    ObjectReader file(root, {}, log);
    if (!file.isObject())
        return;
    (void)file.optionalText("$schema");
    const Kind *kind = kindOf(file);
    // Without kind and version the rest cannot be interpreted, so no further errors are reported.
    if (!isReadableVersion(file) || kind == nullptr)
        return;
    kind->read(file, content);
    file.finish();
}

} // namespace

SpecContent readSpecFile(const SpecFile &file, Problems &problems)
{
    SpecContent content;
    ReadLog log(file.name);
    const std::optional<JsonDocument> document = parseJson(file.content, log);
    if (document)
        readRoot(document->root(), content, log);
    problems << log.problems(file.content);
    return content;
}

} // namespace chipboard
