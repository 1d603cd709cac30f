#include "data/import/epochchips.h"

#include "data/core/find.h"
#include "data/core/format.h"
#include "data/core/jsonwriter.h"
#include "data/core/tr.h"
#include "data/files/plausibility.h"
#include "data/import/chiplinker.h"
#include "data/import/csvreader.h"
#include "data/import/importedbook.h"
#include "data/import/numbertext.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>

#include <algorithm>

using namespace Qt::StringLiterals;

using namespace Qt::StringLiterals;

namespace chipboard {

namespace {

enum class Field {
    Name,
    Maker,
    Released,
    Memory,
    Bandwidth,
    Power,
    Tensor,
    Half,
    Fp8,
    Fp4,
    Fp64,
    Fp32,
    Tf32,
    Int8,
    Modified
};

// Headers of Epoch AI's editions, squeezed.
struct FieldRow
{
    Field field;
    const char *aliases;
};
constexpr FieldRow fieldRows[] = {
    {Field::Name, "hardwarename name hardware acceleratorname"},
    {Field::Maker, "manufacturer vendor maker"},
    {Field::Released, "releasedate released"},
    {Field::Memory, "memorybytes memorybyte memorysizeperboardbyte memorysizeperboardbytes memory"},
    {Field::Bandwidth, "memorybandwidthbytes memorybandwidth"},
    {Field::Power, "tdpw tdp thermaldesignpowerw"},
    {Field::Tensor, "tensorfp16bf16performanceflops tensorfp16performanceflops tensorfp16bf16"},
    {Field::Half, "fp16halfprecisionperformanceflops fp16performanceflops"},
    {Field::Fp8, "fp8performanceflops fp8"},
    {Field::Fp4, "fp4performanceflops fp4"},
    {Field::Fp64, "fp64doubleprecisionperformanceflops fp64performanceflops"},
    {Field::Fp32, "fp32singleprecisionperformanceflops fp32performanceflops"},
    {Field::Tf32, "tf32tensorfloat32performanceflops tf32performanceflops"},
    {Field::Int8, "int8performanceops int8performance"},
    {Field::Modified, "lastmodified"},
};

struct PeakRow
{
    Field field;
    Precision precision;
    Unit unit;
};
constexpr PeakRow peaks[] = {
    {Field::Fp64, Precision::Fp64, Unit::Tflops},   {Field::Fp32, Precision::Fp32, Unit::Tflops},
    {Field::Tf32, Precision::Tf32, Unit::Tflops},   {Field::Tensor, Precision::Bf16, Unit::Tflops},
    {Field::Tensor, Precision::Fp16, Unit::Tflops}, {Field::Fp8, Precision::Fp8, Unit::Tflops},
    {Field::Fp4, Precision::Fp4, Unit::Tflops},     {Field::Int8, Precision::Int8, Unit::Tops},
};

struct MakerName
{
    const char *told;
    const char *vendor;
};
constexpr MakerName makers[] = {{"Amazon AWS", "AWS"}, {"Amazon", "AWS"}, {"Advanced Micro Devices", "AMD"}};

constexpr const char *productWords[] = {"NVIDIA",   "AMD",       "Intel",  "Google",  "Huawei", "Amazon",
                                        "AWS",      "Microsoft", "Tesla",  "GeForce", "Quadro", "Radeon",
                                        "Instinct", "Baidu",     "Habana", "Tianshu", "Zhixin"};

QString slugOf(const QString &name)
{
    QString slug;
    for (const QChar character : name.toLower()) {
        const bool isPlain = (character >= u'a' && character <= u'z') || (character >= u'0' && character <= u'9');
        if (isPlain)
            slug += character;
        else if (!slug.isEmpty() && !slug.endsWith(u'-'))
            slug += u'-';
    }
    while (slug.endsWith(u'-'))
        slug.chop(1);
    return slug;
}

// A name without Latin letters and digits gets a number, the same in every edition of the table.
ChipId idOf(const QString &name, const QString &vendor)
{
    constexpr qsizetype digits = 10;
    if (const QString slug = slugOf(name); !slug.isEmpty())
        return ChipId(slug);
    const QByteArray hash = QCryptographicHash::hash(name.toUtf8(), QCryptographicHash::Sha1).toHex().first(digits);
    const QString maker = slugOf(vendor);
    return ChipId((maker.isEmpty() ? u"chip"_s : maker) + u'-' + QString::fromLatin1(hash));
}

// Bar label: at most 16 characters.
QString labelOf(const QString &name)
{
    constexpr qsizetype longest = 16;
    QStringList words = name.split(u' ', Qt::SkipEmptyParts);
    for (const char *word : productWords) {
        if (words.size() > 1)
            words.removeAll(QString::fromLatin1(word));
    }
    QString label = words.join(u' ');
    if (label.isEmpty())
        label = name;
    return label.left(longest).trimmed();
}

Figure published(double value, Unit unit, const QString &asOf)
{
    Figure figure;
    figure.value = Interval::exactly(value / unitInfo(unit).factor);
    figure.unit = unit;
    figure.status = FigureStatus::Published;
    figure.asOf = asOf;
    figure.sources = {epochSource({}).id};
    return figure;
}

double baseOf(const Reading &reading) { return reading.value->value * unitInfo(reading.unit).factor; }

/// A figure of a row and the catalogue's.
struct Pair
{
    QString name;
    const Figure *told;
    const Figure *known;
};

// A rival value in the catalogue counts as agreement.
bool agrees(const Pair &pair)
{
    constexpr double tolerance = 0.25;
    const auto near = [&pair](const Reading &known) {
        const double ratio = known.isMissing() ? 1.0 : baseOf(*pair.told) / baseOf(known);
        return ratio > 1.0 - tolerance && ratio < 1.0 + tolerance;
    };
    return near(*pair.known) || std::ranges::any_of(pair.known->rivals, near);
}

class EpochImport
{
public:
    EpochImport(const Importer &importer, const ImportRequest &request, const Catalog &catalog,
                const ImportSinks &sinks)
        : m_importer(importer)
        , m_request(request)
        , m_name(QDir::toNativeSeparators(request.path))
        , m_catalog(catalog)
        , m_linker(catalog)
        , m_tally(request, sinks, m_report)
    {
    }

    Result<ImportReport> run()
    {
        const Result<std::shared_ptr<QFile>> file = openTable(m_request.path);
        if (!file)
            return file.problem();
        CsvReader reader(*file.value(), m_name);
        CsvRow row;
        const Result<bool> header = reader.next(row);
        if (!header)
            return header.problem();
        if (const auto problem = findFields(row))
            return *problem;
        for (;;) {
            const Result<bool> more = reader.next(row);
            if (!more)
                return more.problem();
            if (!more.value())
                return m_report;
            if (!m_tally.add(outcomeOf(row)) || !m_tally.progress(file.value()->pos(), file.value()->size()))
                return importCancelled(m_name);
        }
    }

private:
    std::optional<Problem> findFields(const CsvRow &header)
    {
        const QStringList narrow = mapped(header.fields, squeezed);
        QList<qsizetype> used;
        for (const FieldRow &row : fieldRows) {
            for (const QString &alias : QString::fromLatin1(row.aliases).split(u' ')) {
                const qsizetype place = narrow.indexOf(alias);
                if (place >= 0 && !m_places.contains(row.field)) {
                    m_places[row.field] = place;
                    used << place;
                }
            }
        }
        m_report.columns = header.fields;
        for (qsizetype i = 0; i < header.fields.size(); ++i) {
            if (!used.contains(i))
                m_report.notUsed << header.fields.at(i);
        }
        m_report.format = QString::fromLatin1(m_importer.id);
        m_report.file = m_name;
        tellDate(m_report, m_request, {}, false);
        const bool hasFigure = std::any_of(std::begin(peaks), std::end(peaks),
                                           [this](const PeakRow &row) { return m_places.contains(row.field); });
        if (m_places.contains(Field::Name) && (hasFigure || m_places.contains(Field::Memory)))
            return std::nullopt;
        return Problem{ProblemCode::MissingKey,
                       tr("The header has no column for the hardware's name or its figures. The columns are: %1.")
                           .arg(header.fields.join(u", "_s).left(600)),
                       tr("Use Epoch AI's table of machine-learning hardware as CSV."),
                       {m_name, header.line, 0, {}}};
    }

    [[nodiscard]] QString text(Field field, const CsvRow &row) const
    {
        const qsizetype place = m_places.value(field, -1);
        QString text = place < 0 ? QString() : row.fields.value(place);
        // Pasted tables contain invisible characters, which the catalogue rejects.
        text = text.simplified();
        text.removeIf([](QChar sign) {
            return sign.category() == QChar::Other_Format || sign.category() == QChar::Other_Control;
        });
        return text.simplified();
    }

    RowOutcome outcomeOf(const CsvRow &row)
    {
        RowOutcome outcome{.line = row.line, .detail = text(Field::Name, row)};
        const auto fail = [&outcome](Reason reason, const QString &detail) {
            outcome.reason = reason;
            outcome.detail += (outcome.detail.isEmpty() || detail.isEmpty() ? QString() : u": "_s) + detail;
            return outcome;
        };
        if (row.fields.size() != m_report.columns.size())
            return fail(Reason::WrongShape,
                        tr("%1 columns, not %2").arg(row.fields.size()).arg(m_report.columns.size()));
        if (outcome.detail.isEmpty())
            return fail(Reason::Nameless, {});
        QString unreadable;
        Chip chip = chipOf(row, unreadable);
        if (!unreadable.isEmpty())
            return fail(Reason::UnreadableNumber, unreadable);
        if (chip.dense.empty() && chip.memory.isMissing() && chip.memoryBandwidth.isMissing())
            return fail(Reason::NoFigures, {});
        outcome.chips << chip;
        outcome = judged(std::move(outcome));
        if (!enters(outcome, m_request.accepted))
            return outcome;
        // By final id: different names may be the same catalogue chip.
        const ChipId id = outcome.chips.constFirst().id;
        if (m_seen.contains(id))
            return fail(Reason::RepeatedRow, tr("line %1").arg(m_seen.value(id)));
        m_seen.insert(id, row.line);
        return outcome;
    }

    RowOutcome judged(RowOutcome outcome) const
    {
        Chip &chip = outcome.chips.first();
        const Chip *known = knownChip(chip);
        if (known != nullptr) {
            chip.id = known->id;
            chip.architecture = known->architecture;
            chip.family = known->family;
        }
        if (const QString fault = implausible(chip); !fault.isEmpty()) {
            outcome.reason = Reason::ImplausibleChip;
            outcome.detail += u": "_s + fault;
        } else if (known == nullptr) {
            outcome.reason = Reason::NewChip;
        } else if (const QString difference = differences(chip, *known); !difference.isEmpty()) {
            outcome.reason = Reason::DiffersFromCatalogue;
            outcome.detail += u": "_s + difference;
        } else {
            outcome.reason = Reason::KnownChip;
        }
        return outcome;
    }

    [[nodiscard]] const Chip *knownChip(const Chip &chip) const
    {
        RentedThing thing{.accelerator = chip.fullName};
        if (const qsizetype bracket = thing.accelerator.indexOf(u'('); bracket > 0)
            thing.accelerator.truncate(bracket);
        if (!chip.memory.isMissing())
            thing.info.memoryMib = convert(chip.memory.value->value, chip.memory.unit, Unit::MiB);
        const Chip *found = m_catalog.chip(m_linker.link(thing).chip);
        const SourceId list = epochSource({}).id;
        // Chips from an earlier import of the list are replaced.
        const bool isOfList =
            found != nullptr && (found->memory.sources.contains(list) || found->available.sources.contains(list));
        return isOfList ? nullptr : found;
    }

    [[nodiscard]] std::optional<double> number(Field field, const CsvRow &row, QString &unreadable) const
    {
        const QString told = text(field, row);
        const NumberText read = readNumber(told, DecimalMark::Point);
        if (read.state == NumberText::State::Value && read.value > 0.0)
            return read.value;
        if (read.state != NumberText::State::Empty)
            unreadable = told.left(40);
        return std::nullopt;
    }

    // Editions since 2026-07 give each row's modification date, an upper limit for its date.
    [[nodiscard]] QString asOfRow(const CsvRow &row) const
    {
        const QString modified = text(Field::Modified, row).left(10);
        return isIsoDate(modified) && modified.size() == 10 ? modified : m_report.asOf;
    }

    Chip chipOf(const CsvRow &row, QString &unreadable) const
    {
        Chip chip{.fullName = text(Field::Name, row)};
        chip.name = labelOf(chip.fullName);
        chip.vendor = text(Field::Maker, row);
        for (const MakerName &maker : makers) {
            if (chip.vendor == QLatin1String(maker.told))
                chip.vendor = QString::fromLatin1(maker.vendor);
        }
        if (chip.vendor.isEmpty())
            chip.vendor = u"Other"_s;
        chip.id = idOf(chip.fullName, chip.vendor);
        chip.family = u"Epoch AI"_s;
        chip.generation = 1;
        chip.announced.reason = u"Not in the table."_s;
        const QString asOf = asOfRow(row);
        chip.available.value = dateIn(text(Field::Released, row));
        if (chip.available.value.isEmpty()) {
            chip.available.reason = u"Not in the table."_s;
        } else {
            chip.available.asOf = asOf;
            chip.available.sources = {epochSource({}).id};
        }
        const auto figure = [&](Field field, Unit unit) {
            const std::optional<double> value = number(field, row, unreadable);
            return value ? published(*value, unit, asOf)
                         : missingFigure(unit, MissingKind::Unpublished, u"Not in the table."_s);
        };
        chip.memory = figure(Field::Memory, Unit::GB);
        countCapacity(chip.memory);
        chip.memoryBandwidth = figure(Field::Bandwidth, Unit::GBps);
        if (const Figure power = figure(Field::Power, Unit::Watt); !power.isMissing())
            chip.power = power;
        readPeaks(row, chip, unreadable);
        return chip;
    }

    // The tensor column is FP16 or BF16, before 2020 only FP16. Without it, the plain FP16 rate is used.
    void readPeaks(const CsvRow &row, Chip &chip, QString &unreadable) const
    {
        const bool hasBf16 =
            chip.available.value.isEmpty() || chip.available.value >= u"2020"_s || chip.vendor == u"Google";
        for (const PeakRow &peak : peaks) {
            if (peak.precision == Precision::Bf16 && !hasBf16)
                continue;
            if (const auto value = number(peak.field, row, unreadable))
                chip.dense[peak.precision] = published(*value, peak.unit, asOfRow(row));
        }
        if (const auto half = number(Field::Half, row, unreadable); half && !chip.dense.contains(Precision::Fp16))
            chip.dense[Precision::Fp16] = published(*half, Unit::Tflops, asOfRow(row));
    }

    // The catalogue's rules first, then rules for external tables.
    [[nodiscard]] QString implausible(const Chip &chip) const
    {
        const Catalog noMachines; // totals of catalogue machines do not apply to other tables
        CheckReport report;
        checkPlausible(chip, CheckContext{m_catalog, noMachines, {}}, report);
        if (!report.errors().isEmpty())
            return report.errors().constFirst().message;
        const bool hasFp8 = chip.dense.contains(Precision::Fp8);
        if (hasFp8 && !chip.available.value.isEmpty() && chip.available.value < u"2022"_s)
            return tr("FP8 in a chip of %1").arg(chip.available.value);
        const auto bf16 = chip.dense.find(Precision::Bf16);
        if (hasFp8 && bf16 != chip.dense.end()) {
            // Half the bits give the same rate, or at least twice: 1.83 times is another chip's figure.
            const double times = baseOf(chip.dense.at(Precision::Fp8)) / baseOf(bf16->second);
            if (times > 1.1 && times < 1.9)
                return tr("FP8 is %1 times BF16").arg(Formatter().label(times));
        }
        return implausibleMemory(chip);
    }

    [[nodiscard]] static QString implausibleMemory(const Chip &chip)
    {
        constexpr double mostReadsASecond = 150.0;    // reads of the whole memory; HBM is below 70
        constexpr double leastReadsOnChip = 20'000.0; // on-chip memory: 50,000 (GC200) to 350,000 (Groq)
        constexpr double mostBefore2024 = 6e12;       // bytes/s; MI300X has 5.3e12, B200 of 2024 8e12
        if (chip.memory.isMissing() || chip.memoryBandwidth.isMissing())
            return {};
        const double memory = baseOf(chip.memory);
        const double rate = baseOf(chip.memoryBandwidth);
        const bool isOnChip = memory <= 1e9;
        const QString released = chip.available.value;
        const bool isTooFast = !isOnChip
            && (rate > mostReadsASecond * memory
                || (!released.isEmpty() && released < u"2024"_s && rate > mostBefore2024));
        if (!isTooFast && !(isOnChip && rate < leastReadsOnChip * memory))
            return {};
        return tr("%1 from %2 of memory")
            .arg(Formatter().full(chip.memoryBandwidth.value->value, chip.memoryBandwidth.unit),
                 Formatter().full(chip.memory.value->value, chip.memory.unit));
    }

    [[nodiscard]] static QString differences(const Chip &chip, const Chip &known)
    {
        QList<Pair> pairs{{tr("memory"), &chip.memory, &known.memory},
                          {tr("memory bandwidth"), &chip.memoryBandwidth, &known.memoryBandwidth}};
        for (const auto &[precision, told] : chip.dense) {
            // FP32 and INT8 have the same name for tensor and plain engines.
            const bool comparable = precision == Precision::Bf16 || precision == Precision::Fp8;
            const auto found = known.dense.find(precision);
            if (comparable && found != known.dense.end())
                pairs << Pair{precisionLabel(precision), &told, &found->second};
        }
        QStringList told;
        for (const Pair &pair : std::as_const(pairs)) {
            if (!pair.told->isMissing() && !pair.known->isMissing() && !agrees(pair))
                told << tr("%1 %2; the catalogue has %3")
                            .arg(pair.name, Formatter().full(pair.told->value->value, pair.told->unit),
                                 Formatter().full(pair.known->value->value, pair.known->unit));
        }
        return told.join(u"; "_s);
    }

    const Importer &m_importer;
    const ImportRequest &m_request;
    QString m_name;
    const Catalog &m_catalog;
    ChipLinker m_linker;
    ImportReport m_report;
    ImportTally m_tally;
    QMap<Field, qsizetype> m_places;
    QHash<ChipId, int> m_seen;
};

} // namespace

Source epochSource(const QString &asOf)
{
    return Source{.id = SourceId(u"epoch-hw-import"_s),
                  .title = u"Epoch AI, machine-learning hardware (imported)"_s,
                  .url = u"https://epoch.ai/data/machine-learning-hardware"_s,
                  .asOf = asOf,
                  .kind = SourceKind::ThirdParty};
}

Result<ImportReport> importEpochChips(const Importer &importer, const ImportRequest &request, const Catalog &catalog,
                                      const ImportSinks &sinks)
{
    return EpochImport(importer, request, catalog, sinks).run();
}

namespace {

QStringList textsOf(const QList<SourceId> &sources) { return mapped(sources, &SourceId::text); }

void writeOrigin(JsonWriter &writer, const QString &asOf, const QList<SourceId> &sources)
{
    writer.member("as_of", asOf.isEmpty() ? u"undated"_s : asOf);
    writer.member("sources", textsOf(sources));
}

void writeFigure(JsonWriter &writer, const char *name, const Figure &figure)
{
    const auto object = writer.object(name, JsonWriter::Layout::OneLine);
    writer.member("value", figure.value ? std::optional(figure.sourceValue().value) : std::nullopt);
    writer.member("unit", symbolOf(figure.sourceUnit()));
    writer.member("status", statusWord(figure.status));
    if (figure.isMissing()) {
        writer.member("why", missingWord(figure.missingKind));
        writer.member("reason", figure.reason);
    } else {
        writeOrigin(writer, figure.asOf, figure.sources);
    }
}

void writeDate(JsonWriter &writer, const char *name, const DatedText &date)
{
    const auto object = writer.object(name, JsonWriter::Layout::OneLine);
    if (date.value.isEmpty()) {
        writer.member("value", std::nullopt);
        writer.member("reason", date.reason);
    } else {
        writer.member("value", date.value);
        writeOrigin(writer, date.asOf, date.sources);
    }
}

void writePeaks(JsonWriter &writer, const Chip &chip)
{
    const auto object = writer.object("dense");
    for (const auto &[precision, figure] : chip.dense)
        writeFigure(writer, precisionWord(precision).toLatin1().constData(), figure);
}

void writeChip(JsonWriter &writer, const Chip &chip)
{
    const auto object = writer.object();
    writer.member("id", chip.id.text());
    writer.member("name", chip.name);
    writer.member("full_name", chip.fullName);
    writer.member("vendor", chip.vendor);
    writer.member("family", chip.family);
    writer.member("generation", chip.generation);
    writer.member("status", availabilityWord(chip.status));
    writeDate(writer, "announced", chip.announced);
    writeDate(writer, "available", chip.available);
    writePeaks(writer, chip);
    writeFigure(writer, "memory", chip.memory);
    writeFigure(writer, "memory_bandwidth", chip.memoryBandwidth);
    if (chip.power)
        writeFigure(writer, "power", *chip.power);
}

void writeSource(JsonWriter &writer, const Source &source)
{
    const auto object = writer.object();
    writer.member("id", source.id.text());
    writer.member("title", source.title);
    writer.member("url", source.url);
    writer.member("as_of", source.asOf.isEmpty() ? u"undated"_s : source.asOf);
    writer.member("kind", sourceKindWord(source.kind));
}

template<typename Item>
QByteArray specFile(const char *kind, const QList<Item> &items, void (*write)(JsonWriter &, const Item &))
{
    JsonWriter writer;
    writer.beginObject();
    writer.member("kind", QString::fromLatin1(kind));
    writer.member("version", 1.0);
    writer.list(kind, items, write);
    writer.endObject();
    return writer.result();
}

} // namespace

QByteArray chipsToSpecFile(const QList<Chip> &chips) { return specFile("chips", chips, writeChip); }
QByteArray sourcesToSpecFile(const QList<Source> &sources) { return specFile("sources", sources, writeSource); }

} // namespace chipboard
