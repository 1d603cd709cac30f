#include "data/import/chipfile.h"

#include "data/core/jsonwriter.h"

using namespace Qt::StringLiterals;

namespace chipboard {
namespace {

QStringList textsOf(const QList<SourceId> &sources)
{
    QStringList texts;
    for (const SourceId &source : sources)
        texts << source.text();
    return texts;
}

void writeReading(JsonWriter &writer, const Reading &reading)
{
    writer.beginObject(JsonWriter::Layout::OneLine);
    writer.member("value", reading.value ? std::optional(reading.sourceValue().value) : std::nullopt);
    writer.member("unit", symbolOf(reading.sourceUnit()));
    writer.member("status", statusWord(reading.status));
    if (reading.isMissing()) {
        writer.member("why", missingWord(reading.missingKind));
        writer.member("reason", reading.reason);
    } else {
        writer.member("as_of", reading.asOf.isEmpty() ? u"undated"_s : reading.asOf);
        writer.member("sources", textsOf(reading.sources));
    }
    writer.endObject();
}

void writeFigure(JsonWriter &writer, const char *name, const Figure &figure)
{
    writer.key(name);
    writeReading(writer, figure);
}

void writeDate(JsonWriter &writer, const char *name, const DatedText &date)
{
    writer.key(name);
    writer.beginObject(JsonWriter::Layout::OneLine);
    if (date.value.isEmpty()) {
        writer.key("value");
        writer.null();
        writer.member("reason", date.reason);
    } else {
        writer.member("value", date.value);
        writer.member("as_of", date.asOf.isEmpty() ? u"undated"_s : date.asOf);
        writer.member("sources", textsOf(date.sources));
    }
    writer.endObject();
}

void writePeaks(JsonWriter &writer, const Chip &chip)
{
    writer.key("dense");
    writer.beginObject();
    for (const auto &[precision, figure] : chip.dense)
        writeFigure(writer, precisionWord(precision).toLatin1().constData(), figure);
    writer.endObject();
}

void writeChip(JsonWriter &writer, const Chip &chip)
{
    writer.beginObject();
    writer.member("id", chip.id.text());
    writer.member("name", chip.name);
    writer.member("full_name", chip.fullName);
    writer.member("vendor", chip.vendor);
    writer.member("family", chip.family);
    writer.member("generation", static_cast<double>(chip.generation));
    writer.member("status", availabilityWord(chip.status));
    writeDate(writer, "announced", chip.announced);
    writeDate(writer, "available", chip.available);
    writePeaks(writer, chip);
    writeFigure(writer, "memory", chip.memory);
    writeFigure(writer, "memory_bandwidth", chip.memoryBandwidth);
    if (chip.power)
        writeFigure(writer, "power", *chip.power);
    writer.endObject();
}

void begin(JsonWriter &writer, const QString &kind)
{
    writer.beginObject();
    writer.member("kind", kind);
    writer.member("version", 1.0);
}

} // namespace

QByteArray chipsToSpecFile(const QList<Chip> &chips)
{
    JsonWriter writer;
    begin(writer, u"chips"_s);
    writer.key("chips");
    writer.beginArray();
    for (const Chip &chip : chips)
        writeChip(writer, chip);
    writer.endArray();
    writer.endObject();
    return writer.result();
}

QByteArray sourcesToSpecFile(const QList<Source> &sources)
{
    JsonWriter writer;
    begin(writer, u"sources"_s);
    writer.key("sources");
    writer.beginArray();
    for (const Source &source : sources) {
        writer.beginObject();
        writer.member("id", source.id.text());
        writer.member("title", source.title);
        writer.member("url", source.url);
        writer.member("as_of", source.asOf.isEmpty() ? u"undated"_s : source.asOf);
        writer.member("kind", sourceKindWord(source.kind));
        writer.endObject();
    }
    writer.endArray();
    writer.endObject();
    return writer.result();
}

} // namespace chipboard
