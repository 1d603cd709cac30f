#include "data/import/pricetable.h"

#include "data/core/tr.h"
#include "data/import/importedbook.h"
#include "data/import/pricerowreader.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace chipboard {
namespace {

QString keyOf(const PriceRecord &record, const QString &accelerator, double count)
{
    return QStringList{record.provider, record.region, record.zone, squeezed(accelerator),
                       QString::number(count, 'g', 6)}
        .join(u'\n')
        .toLower();
}

} // namespace

void MachineJoiner::addAccelerator(const RowReading &reading)
{
    const PriceRecord &first = reading.row.records.constFirst();
    if (!reading.row.thing.count)
        return;
    m_accelerators[keyOf(first, reading.row.thing.accelerator, *reading.row.thing.count)] = {
        reading.row.price(PriceKind::OnDemand), reading.row.price(PriceKind::Spot), reading.outcome.line};
}

QList<RowReading> MachineJoiner::join()
{
    QList<RowReading> machines = std::exchange(m_machines, {});
    for (RowReading &machine : machines)
        joinOne(machine);
    return machines;
}

void MachineJoiner::joinOne(RowReading &reading) const
{
    const QString accelerator =
        familyAccelerator(reading.row.thing.provider, reading.row.thing.instance).value_or(QString());
    const std::optional<double> count = countByName(reading.row.thing.provider, reading.row.thing.instance);
    const PriceRecord first = reading.row.records.constFirst();
    const auto found = m_accelerators.constFind(keyOf(first, accelerator, count.value_or(0.0)));
    QList<PriceRecord> sums;
    if (count && found != m_accelerators.constEnd()) {
        reading.row.thing.accelerator = accelerator;
        reading.row.thing.count = count;
        reading.row.link = m_linker.link(reading.row.thing);
        reading.row.chip = m_linker.chip(reading.row.link.chip);
        for (PriceRecord record : std::as_const(reading.row.records)) {
            const std::optional<double> &more = record.kind == PriceKind::Spot ? found->spot : found->onDemand;
            if (!more)
                continue;
            record.usdPerHour += *more;
            record.accelerator = accelerator;
            record.chip = reading.row.link.chip;
            record.chips = count;
            sums << record;
        }
    }
    if (sums.isEmpty()) {
        reading.outcome.reason = Reason::MachineIncomplete;
        return;
    }
    reading.row.records = sums;
    reading.outcome.reason = Reason::MachineJoined;
    reading.outcome.detail +=
        tr(" with %1 x %2 of line %3").arg(QString::number(*count), accelerator, QString::number(found->line));
}

namespace {

constexpr int deepestTableHeader = 10;

struct ProviderName
{
    const char *file;
    const char *name;
};
constexpr ProviderName providerNames[] = {
    {"aws", "AWS"},
    {"gcp", "GCP"},
    {"azure", "Azure"},
    {"lambda", "Lambda"},
    {"runpod", "RunPod"},
    {"oci", "Oracle"},
    {"ibm", "IBM"},
    {"vast", "Vast.ai"},
    {"do", "DigitalOcean"},
    {"fluidstack", "FluidStack"},
    {"paperspace", "Paperspace"},
    {"cudo", "Cudo"},
    {"nebius", "Nebius"},
    {"hyperbolic", "Hyperbolic"},
    {"vsphere", "vSphere"},
    {"scp", "SCP"},
    {"verda", "Verda"},
    {"datacrunch", "Verda"},
    {"primeintellect", "Prime Intellect"},
    {"hyperstack", "Hyperstack"},
    {"coreweave", "CoreWeave"},
    {"shadeform", "Shadeform"},
    {"seeweb", "Seeweb"},
};

/// One run over one file.
class TableImport
{
public:
    TableImport(const Importer &importer, const ImportRequest &request, const Catalog &catalog,
                const ImportSinks &sinks)
        : m_importer(importer)
        , m_request(request)
        , m_name(QDir::toNativeSeparators(request.path))
        , m_linker(catalog)
        , m_known(catalog, request.today)
        , m_joiner(m_linker)
        , m_tally(request, sinks, m_report)
    {
    }

    Result<ImportReport> run()
    {
        Result<std::shared_ptr<QFile>> opened = openTable(m_request.path);
        if (!opened)
            return opened.problem();
        m_file = opened.value();
        m_mapping = m_request.mapping;
        if (const auto problem = look())
            return *problem;
        if (const auto problem = readRows())
            return *problem;
        return m_report;
    }

private:
    // The first time over the file: where the header is, and which decimal mark the prices have.
    std::optional<Problem> look()
    {
        CsvReader reader(*m_file, m_name, m_mapping.separator);
        if (auto problem = findHeader(reader))
            return problem;
        if (auto problem = findTraits())
            return problem;
        return findDecimalMark(reader);
    }

    std::optional<Problem> findHeader(CsvReader &reader)
    {
        CsvRow row;
        CsvRow first;
        for (int i = 0; i < deepestTableHeader; ++i) {
            const Result<bool> more = reader.next(row);
            if (!more)
                return more.problem();
            if (!more.value())
                break;
            if (i == 0)
                first = row;
            mapKindOfAzure(row.fields);
            if (isHeader(row.fields, m_mapping)) {
                first = row;
                break;
            }
        }
        Result<ColumnPlaces> places = findColumns(first.fields, m_mapping, m_name);
        if (!places) {
            Problem problem = places.problem();
            problem.where.line = first.line;
            return problem;
        }
        m_headerLine = first.line;
        m_places = std::move(places).value();
        m_report.columns = m_places.header();
        m_report.notUsed = m_places.notUsed();
        return std::nullopt;
    }

    // Its "type" is a kind of price; elsewhere a column of that name may be anything.
    void mapKindOfAzure(const QStringList &fields)
    {
        if (QLatin1String(m_importer.id) == u"azure" && !m_mapping.headers.contains(Column::Kind)
            && fields.contains(u"type"_s, Qt::CaseInsensitive))
            m_mapping.headers[Column::Kind] = u"type"_s;
    }

    std::optional<Problem> findTraits()
    {
        const QString own = QString::fromLatin1(m_importer.provider);
        const bool isSkyPilot = QLatin1String(m_importer.id) == u"skypilot";
        // Nobody else has that column, so it is such a catalogue whatever it was called.
        m_traits.splitsMachines = isSkyPilot || m_places.has(Column::GpuInfo);
        m_traits.termTotals = QLatin1String(m_importer.id) == u"azure";
        const QString mapped = m_mapping.constants.value(Column::Provider);
        m_traits.provider = !m_request.provider.isEmpty() ? m_request.provider : mapped.isEmpty() ? own : mapped;
        if (m_traits.provider.isEmpty() && isSkyPilot)
            m_traits.provider = providerInPath(m_request.path);
        if (m_traits.provider.isEmpty() && !m_places.has(Column::Provider))
            return Problem{ProblemCode::WrongUsage,
                           tr("The file does not state the provider."),
                           tr("Set it with --map provider==NAME."),
                           {m_name, 0, 0, {}},
                           Severity::Error};
        const QString fromPath = dateInPath(m_request.path);
        m_traits.asOf = m_request.asOf.isEmpty() ? fromPath : m_request.asOf;
        m_report.format = QString::fromLatin1(m_importer.id);
        m_report.file = m_name;
        m_report.provider = m_traits.provider;
        m_report.asOf = m_traits.asOf;
        m_report.asOfFrom = m_places.has(Column::AsOf) ? u"file"_s
            : !m_request.asOf.isEmpty()                ? u"option"_s
            : fromPath.isEmpty()                       ? QString()
                                                       : u"file name"_s;
        return std::nullopt;
    }

    // A few thousand rows tell it. Faults of the text are left to the second time.
    std::optional<Problem> findDecimalMark(CsvReader &reader)
    {
        constexpr int mostRows = 5000;
        if (m_mapping.decimal != 0) {
            m_traits.decimal = m_mapping.decimal == ',' ? DecimalMark::Comma : DecimalMark::Point;
            return std::nullopt;
        }
        int points = 0;
        int commas = 0;
        CsvRow row;
        for (int i = 0; i < mostRows; ++i) {
            const Result<bool> more = reader.next(row);
            if (!more || !more.value())
                break;
            for (const Column column : {Column::Price, Column::SpotPrice, Column::Reserved1Year}) {
                const DecimalMark mark = decimalMarkIn(m_places.text(column, row.fields));
                points += mark == DecimalMark::Point ? 1 : 0;
                commas += mark == DecimalMark::Comma ? 1 : 0;
            }
        }
        if (points > 0 || commas > 0)
            m_traits.decimal = commas > points ? DecimalMark::Comma : DecimalMark::Point;
        return std::nullopt;
    }

    std::optional<Problem> readRows()
    {
        constexpr int progressRows = 5000;
        if (!m_file->seek(0))
            return Problem{
                ProblemCode::CannotRead, tr("Cannot read the file again."), {}, {m_name, 0, 0, {}}, Severity::Error};
        CsvReader reader(*m_file, m_name, m_mapping.separator);
        PriceRowReader rows(m_places, m_traits, m_linker);
        CsvRow row;
        if (!m_tally.progress(0, m_file->size()))
            return importCancelled(m_name);
        for (int i = 0;; ++i) {
            const Result<bool> more = reader.next(row);
            if (!more)
                return more.problem();
            if (!more.value())
                break;
            if (row.line <= m_headerLine)
                continue;
            if (!take(rows.read(row)) || (i % progressRows == 0 && !m_tally.progress(m_file->pos(), m_file->size())))
                return importCancelled(m_name);
        }
        for (RowReading &joined : m_joiner.join()) {
            if (!settle(std::move(joined)))
                return importCancelled(m_name);
        }
        // The file's own dates are worth more than its name's, and what was said is for rows without any.
        if (!m_newest.isEmpty())
            m_report.asOf = m_newest;
        (void)m_tally.progress(1, 1);
        return std::nullopt;
    }

    // Machines without their accelerators wait for these.
    bool take(RowReading reading)
    {
        if (reading.isGood() && reading.isSplitMachine) {
            m_joiner.addMachine(std::move(reading));
            return true;
        }
        return settle(std::move(reading));
    }

    bool settle(RowReading reading)
    {
        if (reading.isGood())
            judge(reading);
        if (reading.isGood() && reading.outcome.reason == Reason::AcceleratorAlone)
            m_joiner.addAccelerator(reading);
        if (enters(reading.outcome, m_request.accepted))
            m_seen.add(reading.outcome.records);
        for (const PriceRecord &record : std::as_const(reading.outcome.records))
            m_newest = std::max(m_newest, record.asOf);
        return m_tally.add(reading.outcome);
    }

    void judge(RowReading &reading)
    {
        RowOutcome &outcome = reading.outcome;
        const SeenPrices::Look seen = m_seen.find(reading.row.records);
        outcome.records = seen.fresh;
        const bool isJoined = outcome.reason == Reason::MachineJoined;
        if (seen.repeat) {
            outcome.reason = seen.repeat->reason;
            outcome.detail += u": "_s + seen.repeat->detail;
            return;
        }
        const QList<Complaint> complaints = complaintsAbout(reading.row, m_known);
        if (!complaints.isEmpty()) {
            outcome.reason = complaints.constFirst().reason;
            QStringList details;
            for (const Complaint &complaint : complaints)
                details << complaint.detail;
            outcome.detail += u": "_s + details.join(u"; "_s);
            return;
        }
        if (reading.row.link.isRenamed)
            outcome.remarks << Reason::Renamed;
        if (outcome.records.constFirst().scope == PriceScope::Accelerator)
            outcome.reason = Reason::AcceleratorAlone;
        else if (!isJoined)
            outcome.reason = reading.row.link.chip.isEmpty() ? Reason::ChipNotInCatalogue : Reason::CatalogueChip;
    }

    const Importer &m_importer;
    const ImportRequest &m_request;
    QString m_name;
    ChipLinker m_linker;
    KnownPrices m_known;
    MachineJoiner m_joiner;
    SeenPrices m_seen;
    ImportReport m_report;
    ImportTally m_tally;
    std::shared_ptr<QFile> m_file;
    ColumnMapping m_mapping;
    ColumnPlaces m_places;
    ListTraits m_traits;
    QString m_newest; ///< date of a row
    int m_headerLine = 0;
};

QString firstWord(const QString &name)
{
    const auto end = std::find_if(name.cbegin(), name.cend(), [](QChar character) { return !character.isLetter(); });
    return name.first(end - name.cbegin());
}

QString knownProvider(const QString &word)
{
    const auto found =
        std::find_if(std::begin(providerNames), std::end(providerNames), [&word](const ProviderName &row) {
            return word.compare(QLatin1String(row.file), Qt::CaseInsensitive) == 0;
        });
    return found == std::end(providerNames) ? QString() : QString::fromLatin1(found->name);
}

} // namespace

QString providerInPath(const QString &path)
{
    const QFileInfo info(path);
    QString ofFile = knownProvider(firstWord(info.completeBaseName()));
    if (!ofFile.isEmpty())
        return ofFile;
    // A folder is only taken at its whole name: "do" is a cloud, "do-not-use" is none.
    return knownProvider(QFileInfo(info.absolutePath()).fileName());
}

Result<ImportReport> importPriceTable(const Importer &importer, const ImportRequest &request, const Catalog &catalog,
                                      const ImportSinks &sinks)
{
    return TableImport(importer, request, catalog, sinks).run();
}

} // namespace chipboard
