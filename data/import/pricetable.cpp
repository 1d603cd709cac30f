#include "data/import/pricetable.h"

#include "data/board/board.h"
#include "data/core/find.h"
#include "data/core/format.h"
#include "data/core/tr.h"
#include "data/import/importedbook.h"
#include "data/import/importlook.h"
#include "data/import/tablesource.h"

#include <QDir>
#include <QFileInfo>

#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <cmath>
#include <utility>

using namespace Qt::StringLiterals;

namespace chipboard {
static QString keyOf(const PriceRecord &record, const QString &accelerator, double count)
{
    return QStringList{record.provider, record.region, record.zone, squeezed(accelerator),
                       QString::number(count, 'g', 6)}
        .join(u'\n')
        .toLower();
}

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
    {"mithril", "Mithril"},
    {"lambdalabs", "Lambda"},
    {"vastai", "Vast.ai"},
    {"oracle", "Oracle"},
    {"digitalocean", "DigitalOcean"},
    {"yotta", "Yotta"},
    {"scaleway", "Scaleway"},
    {"together", "Together AI"},
    {"crusoe", "Crusoe"},
    {"vultr", "Vultr"},
    {"tensordock", "TensorDock"},
    {"jarvislabs", "Jarvislabs"},
};

/// First currency in a text other than USD, as a code: "H100 EUR", "price: 23,92 €".
QString currencyIn(const QString &text)
{
    constexpr std::pair<QStringView, QStringView> signs[] = {{u"€", u"EUR"}, {u"£", u"GBP"},    {u"₹", u"INR"},
                                                             {u"₩", u"KRW"}, {u"euro", u"EUR"}, {u"rmb", u"CNY"}};
    static const QRegularExpression letters(u"(?<![A-Za-z])[A-Za-z]{3}(?![A-Za-z])"_s);
    for (auto each = letters.globalMatch(text); each.hasNext();) {
        const QString code = each.next().captured().toUpper();
        if (code != u"YEN" && code != u"RMB" && namesOtherCurrency(code.toLower()))
            return code;
    }
    for (const auto &[sign, code] : signs) {
        if (text.contains(sign, Qt::CaseInsensitive))
            return code.toString();
    }
    return {};
}

/// How to set the rate of the currency in a text, with the catalogue's rate if available.
QString rateRemedy(const Catalog &catalog, const QString &text)
{
    const QString code = currencyIn(text);
    const CurrencyChoice published = code.isEmpty() ? CurrencyChoice() : publishedCurrency(catalog, code);
    if (published.rate)
        return tr("Set the exchange rate, in US dollars for one %1: --map rate==%2 (rate of %3).")
            .arg(code, QString::number(1.0 / *published.rate, 'g', 5), dateText(published.asOf));
    return code.isEmpty() ? tr("Set the exchange rate, in US dollars for one unit of the currency: --map rate==RATE")
                          : tr("Set the exchange rate, in US dollars for one %1: --map rate==RATE").arg(code);
}

/// Warning if a rate is closer to the inverse, EUR per USD, than to the catalogue's; else empty.
QString rateDoubt(const Catalog &catalog, const QString &code, double rate)
{
    const CurrencyChoice published = publishedCurrency(catalog, code);
    if (!published.rate || std::abs(std::log(rate / *published.rate)) >= std::abs(std::log(rate * *published.rate)))
        return {};
    return tr("The rate %1 looks inverted: one %2 was %3 US dollars on %4. If it is, set --map rate==%3.")
        .arg(QString::number(rate, 'g', 5), code, QString::number(1.0 / *published.rate, 'g', 5),
             dateText(published.asOf));
}

/// One import of one file.
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
        const Result<ImportLook> look = lookAtImport(m_request.path, m_request.mapping, &m_importer);
        if (!look)
            return look.problem();
        m_mapping = look.value().mapping;
        const Result<std::shared_ptr<TableSource>> opened = TableSource::open(m_request.path, m_mapping.separator);
        if (!opened)
            return opened.problem();
        m_source = opened.value();
        if (const auto problem = findColumnsOf(look.value()))
            return *problem;
        if (const auto problem = findTraits(look.value()))
            return *problem;
        if (const auto problem = lookAhead())
            return *problem;
        if (const auto problem = readRows())
            return *problem;
        return m_report;
    }

private:
    std::optional<Problem> findColumnsOf(const ImportLook &look)
    {
        Result<ColumnPlaces> places = findColumns(look.header, m_mapping, m_name);
        if (!places) {
            Problem problem = places.problem();
            problem.where.line = look.headerLine;
            return problem;
        }
        m_headerLine = look.headerLine;
        m_places = std::move(places).value();
        m_report.columns = m_places.header();
        m_report.notUsed = m_places.notUsed();
        return rateProblem();
    }

    // A header with euros is taken seriously; without a given rate nothing is stored.
    [[nodiscard]] std::optional<Problem> rateProblem()
    {
        const QString rate = m_mapping.constants.value(Column::Rate);
        const NumberText number = readNumber(rate, DecimalMark::Point);
        const bool isRate = number.state == NumberText::State::Value && number.value > 0.0;
        const auto asked = [this](const QString &what, const QString &currency = {}) {
            return Problem{
                ProblemCode::WrongUsage, what, rateRemedy(m_linker.catalog(), currency), {m_name, m_headerLine, 0, {}}};
        };
        if (!rate.isEmpty() && !isRate)
            return asked(tr("\"%1\" is not an exchange rate.").arg(rate));
        if (isRate)
            m_traits.rate = number.value;
        for (const ColumnRow &row : columnTable()) {
            const qsizetype place = isPriceColumn(row.column) ? m_places.place(row.column) : -1;
            const QString header = place < 0 ? QString() : m_places.header().at(place);
            checkRate(header);
            if (!isRate && place >= 0
                && unitInHeader(header, row.column != Column::Price).state == PriceUnit::State::OtherCurrency)
                return asked(tr("The column \"%1\" is not in US dollars.").arg(header), header);
        }
        return std::nullopt;
    }

    // Checks against the first named currency, which is the converted one.
    void checkRate(const QString &text)
    {
        const QString code = !m_traits.rate || m_isRateChecked || text.isEmpty() ? QString() : currencyIn(text);
        if (code.isEmpty())
            return;
        m_isRateChecked = true;
        m_report.rateHint = rateDoubt(m_linker.catalog(), code, *m_traits.rate);
    }

    std::optional<Problem> findTraits(const ImportLook &look)
    {
        // Only SkyPilot catalogues have that column, whatever format was chosen.
        m_traits.flags = m_importer.traits | (m_places.has(Column::GpuInfo) ? SplitsMachines : NoTraits);
        m_traits.provider = m_request.provider.isEmpty() ? look.provider : m_request.provider;
        m_report.providerFrom = m_request.provider.isEmpty() ? look.providerFrom : u"option"_s;
        if (m_report.providerFrom.isEmpty())
            return Problem{ProblemCode::WrongUsage,
                           tr("The file does not state the provider."),
                           tr("Set it with --map provider==NAME."),
                           {m_name}};
        m_report.format = QString::fromLatin1(m_importer.id);
        m_report.file = m_name;
        m_report.provider = m_traits.provider;
        findDate(look);
        return std::nullopt;
    }

    // The option, and the date in header or names, apply to rows without a date.
    void findDate(const ImportLook &look)
    {
        tellDate(m_report, m_request, look.headerDate, true);
        m_traits.asOf = m_report.asOf;
        if (m_places.has(Column::AsOf))
            m_dateFrom = std::exchange(m_report.asOfFrom, u"column"_s);
    }

    // A few thousand rows show the decimal mark; a history needs all to find the newest. The second pass reports text
    // errors.
    std::optional<Problem> lookAhead()
    {
        constexpr int mostRows = 5000;
        const bool isHistory = (m_traits.flags & NewestOnly) != 0;
        int points = 0;
        int commas = 0;
        CsvRow row;
        for (int i = 0; i < mostRows || isHistory; ++i) {
            const Result<bool> more = m_source->next(row);
            if (!more || !more.value())
                break;
            if (row.line <= m_headerLine)
                continue;
            for (const Column column : {Column::Price, Column::SpotPrice, Column::Reserved1Year}) {
                const DecimalMark mark = decimalMarkIn(m_places.text(column, row.fields));
                points += mark == DecimalMark::Point ? 1 : 0;
                commas += mark == DecimalMark::Comma ? 1 : 0;
            }
            if (isHistory) {
                QString &newest = m_newestOf[historyKey(row)];
                newest = std::max(newest, m_places.text(Column::AsOf, row.fields));
            }
        }
        if (m_mapping.decimal != 0)
            m_traits.decimal = m_mapping.decimal == ',' ? DecimalMark::Comma : DecimalMark::Point;
        else if (points > 0 || commas > 0)
            m_traits.decimal = commas > points ? DecimalMark::Comma : DecimalMark::Point;
        return m_source->rewind();
    }

    [[nodiscard]] QString historyKey(const CsvRow &row) const
    {
        QStringList parts;
        for (const Column column : {Column::Instance, Column::Region, Column::Zone, Column::System})
            parts << m_places.text(column, row.fields);
        return parts.join(u'\n');
    }

    std::optional<Problem> readRows()
    {
        constexpr int progressRows = 5000;
        PriceRowReader rows(m_places, m_traits, m_linker);
        CsvRow row;
        bool isShort = false;
        if (!m_tally.progress(0, m_source->size()))
            return importCancelled(m_name);
        for (int i = 0;; ++i) {
            const Result<bool> more = m_source->next(row);
            if (!more)
                return more.problem();
            if (!more.value())
                break;
            if (row.line <= m_headerLine)
                continue;
            isShort = row.fields.size() < m_places.header().size();
            if (!take(readOne(rows, row))
                || (i % progressRows == 0 && !m_tally.progress(m_source->done(), m_source->size())))
                return importCancelled(m_name);
        }
        if (isShort && !m_source->endsWithLine())
            return Problem{ProblemCode::BadSyntax,
                           tr("The file ends within a row: it looks like an incomplete download."),
                           tr("Download it again, or remove its last line."),
                           {m_name, row.line, 0, {}}};
        for (RowReading &joined : m_joiner.join()) {
            if (!settle(std::move(joined)))
                return importCancelled(m_name);
        }
        // Dates in rows outrank the name's date; the option applies to rows without any.
        if (!m_newest.isEmpty() || !m_stated.isEmpty())
            m_report.asOf = m_newest.isEmpty() ? m_stated : m_newest;
        if (m_places.has(Column::AsOf) && m_stated.isEmpty())
            m_report.asOfFrom = m_dateFrom;
        (void)m_tally.progress(1, 1);
        return std::nullopt;
    }

    RowReading readOne(PriceRowReader &rows, const CsvRow &row)
    {
        RowReading reading = rows.read(row);
        if (m_newest.isEmpty() || m_stated.isEmpty())
            m_stated = std::max(m_stated, writtenDate(m_places.text(Column::AsOf, row.fields)));
        if (m_traits.rate && !m_isRateChecked)
            checkRate(m_places.text(Column::Currency, row.fields) + u' ' + m_places.text(Column::Price, row.fields));
        if ((m_traits.flags & NewestOnly) != 0 && reading.isGood()
            && m_places.text(Column::AsOf, row.fields) < m_newestOf.value(historyKey(row))) {
            reading.outcome.reason = Reason::OlderPrice;
            reading.outcome.records.clear();
        }
        return reading;
    }

    // Machines without their accelerators wait for those.
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
        if (reading.outcome.reason == Reason::OtherCurrency && m_report.rateHint.isEmpty())
            m_report.rateHint = rateRemedy(m_linker.catalog(), reading.outcome.detail);
        if (enters(reading.outcome, m_request.accepted)) {
            m_seen.add(reading.outcome.records);
            for (const PriceRecord &record : std::as_const(reading.outcome.records))
                m_newest = std::max(m_newest, record.asOf);
        }
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
            const QStringList details = mapped(complaints, &Complaint::detail);
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
    std::shared_ptr<TableSource> m_source;
    ColumnMapping m_mapping;
    ColumnPlaces m_places;
    ListTraits m_traits;
    QString m_newest;   ///< date of an imported row
    QString m_stated;   ///< date stated in a row, imported or not; until one is imported, the newest
    QString m_dateFrom; ///< origin of the date for rows without one
    bool m_isRateChecked = false;
    QHash<QString, QString> m_newestOf; ///< for a history: the latest time of each series
    int m_headerLine = 0;
};

QString knownProvider(const QString &word)
{
    const auto *found = findWhere(providerNames, [&word](const ProviderName &row) {
        return word.compare(QLatin1String(row.file), Qt::CaseInsensitive) == 0;
    });
    return found == nullptr ? QString() : QString::fromLatin1(found->name);
}

bool isLargeCloud(const QString &word)
{
    const QString name = word.toLower();
    return name == u"aws" || name == u"gcp";
}

} // namespace

// The name starts with it, or contains it as a distinctive word: "skypilot_v8_nebius_vms". Two providers in a name
// count as none.
QString providerInPath(const QString &path)
{
    constexpr qsizetype shortest = 5;
    const QFileInfo info(path);
    static const QRegularExpression noLetters(u"[^\\p{L}]+"_s);
    const QStringList words = info.completeBaseName().split(noLetters);
    QSet<QString> found;
    for (qsizetype i = 0; i < words.size(); ++i) {
        const bool isClear = i == 0 || words.at(i).size() >= shortest || isLargeCloud(words.at(i));
        if (const QString provider = isClear ? knownProvider(words.at(i)) : QString(); !provider.isEmpty())
            found << provider;
    }
    if (!found.isEmpty())
        return found.size() == 1 ? *found.begin() : QString();
    // A folder must match completely: "do" is a cloud, "do-not-use" is not.
    return knownProvider(QFileInfo(info.absolutePath()).fileName());
}

Result<ImportReport> importPriceTable(const Importer &importer, const ImportRequest &request, const Catalog &catalog,
                                      const ImportSinks &sinks)
{
    return TableImport(importer, request, catalog, sinks).run();
}

} // namespace chipboard
