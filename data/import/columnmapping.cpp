#include "data/import/columnmapping.h"

#include "data/core/find.h"
#include "data/core/jsondocument.h"
#include "data/core/jsonreader.h"
#include "data/core/jsonwriter.h"
#include "data/core/tr.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace chipboard {
namespace {

constexpr ColumnRow columnRows[] = {
    {Column::Instance, "instance",
     "instancetype instance machinetype armskuname sku vmsize instancename machine flavor flavour plan shape skuname "
     "apiname instanz instanztyp maschine instancia tipodeinstancia tipodeinstância instância",
     QT_TR_NOOP("the instance type")},
    {Column::Accelerator, "accelerator",
     "acceleratorname accelerator acceleratortype gpu gpuname gpumodel gputype chip chipname",
     QT_TR_NOOP("the accelerator's name")},
    {Column::Chips, "count",
     "acceleratorcount gpucount gpus numgpus numberofgpus accelerators chips count gpuqty gpuquantity gpuspernode "
     "gpusperinstance gpuspermachine gpusperserver quantity anzahl anzahlgpus cantidad quantité quantidade",
     QT_TR_NOOP("the number of accelerators")},
    {Column::VCpus, "vcpus", "vcpus vcpu cpus cpucount cores cpu ncpus", QT_TR_NOOP("vCPUs")},
    {Column::Memory, "memory", "memorygib memorygb memory ram ramgb instancememory",
     QT_TR_NOOP("the host's memory in GiB")},
    {Column::GpuInfo, "gpu_info", "gpuinfo acceleratorinfo", QT_TR_NOOP("SkyPilot's GpuInfo")},
    {Column::ChipMemory, "gpu_memory",
     "gpumemory gpumemorygib gpumemorygb gpuram gpuramgb vram vramgb acceleratormemory memoryingb",
     QT_TR_NOOP("the memory of an accelerator, or of all")},
    {Column::Price, "price",
     "price usdperhour priceperhour hourlyprice hourlyrateusd hourlyrate ondemandprice ondemandusdperhour ondemand "
     "priceusd priceusdperhour retailprice unitprice priceperunit usdhour cost costperhour hourlycost "
     "linuxondemandcost ondemandhourly hourly hourlyusd listprice netprice contractprice preis listenpreis nettopreis "
     "prix precio preço",
     QT_TR_NOOP("the on-demand price in USD an hour")},
    {Column::SpotPrice, "spot_price",
     "spotprice spotusdperhour spot spotpriceperhour preemptibleprice preemptible spothourly linuxspotminimumcost "
     "linuxspotcost",
     QT_TR_NOOP("the spot price in USD an hour")},
    {Column::Reserved1Year, "reserved_1y",
     "reserved1y reserved1yr reserved1year price1y oneyear cud1y commit1y 1yreserved 1yearreserved linuxreservedcost",
     QT_TR_NOOP("the 1-year reserved price in USD an hour")},
    {Column::Reserved3Years, "reserved_3y",
     "reserved3y reserved3yr reserved3years price3y threeyears cud3y commit3y 3yreserved 3yearreserved",
     QT_TR_NOOP("the 3-year reserved price in USD an hour")},
    {Column::Region, "region", "region regioncode armregionname location awsregion regionname région región região",
     QT_TR_NOOP("the region")},
    {Column::Zone, "zone", "availabilityzone zone az", QT_TR_NOOP("the zone")},
    {Column::AsOf, "as_of", "asof date pricedate snapshotdate retrieved updated lastupdated timestamp datum fecha",
     QT_TR_NOOP("the date of the price")},
    {Column::Provider, "provider",
     "provider cloud vendor cloudprovider anbieter fournisseur proveedor provedor fornecedor",
     QT_TR_NOOP("the provider")},
    {Column::Kind, "kind", "kind pricekind pricingmodel termtype purchaseoption type pricetype",
     QT_TR_NOOP("on-demand, spot, reserved or Capacity Block")},
    {Column::IsSpot, "is_spot", "isspot spotinstance isbid", QT_TR_NOOP("whether it is a spot price")},
    {Column::Term, "term", "reservationterm term leasecontractlength commitment", QT_TR_NOOP("the reservation term")},
    {Column::TermUnit, "term_unit", "leasecontractlengthunit termunit", QT_TR_NOOP("the unit of the reservation term")},
    {Column::Currency, "currency", "currency currencycode curr pricecurrency währung waehrung devise moneda moeda",
     QT_TR_NOOP("the currency")},
    {Column::Rate, "rate", "", QT_TR_NOOP("the US dollars for 1 of the currency, such as 1.08")},
    {Column::PerWhat, "unit",
     "unitofmeasure unit priceunit per uom billingunit pricingunit einheit abrechnungseinheit preiseinheit unité "
     "unidad unidade",
     QT_TR_NOOP("the unit of the price")},
    {Column::Hours, "hours", "", QT_TR_NOOP("the hours that a price pays for")},
    {Column::Minutes, "minutes", "", QT_TR_NOOP("the minutes beyond these hours")},
    {Column::Machines, "machines", "", QT_TR_NOOP("the machines that a price pays for")},
    {Column::UltraServer, "ultraserver", "", QT_TR_NOOP("the UltraServer type, in rows without an instance type")},
    {Column::UltraServers, "ultraservers", "", QT_TR_NOOP("the UltraServers that a price pays for")},
    {Column::Product, "product", "productname product", QT_TR_NOOP("the product")},
    {Column::Meter, "meter", "metername meter", QT_TR_NOOP("the meter")},
    {Column::System, "system", "operatingsystem os platform", QT_TR_NOOP("the operating system")},
    {Column::Tenancy, "tenancy", "tenancy", QT_TR_NOOP("shared or dedicated")},
};

QStringList columnIds()
{
    return mapped(columnRows, [](const ColumnRow &row) { return QString::fromLatin1(row.id); });
}

const ColumnRow *findColumn(const QString &id)
{
    return findWhere(columnRows, [&id](const ColumnRow &row) { return id == QLatin1String(row.id); });
}

Problem wrong(ProblemCode code, const QString &message, const QString &remedy, const QString &file = {})
{
    return {code, message, remedy, {file}};
}

std::optional<char> oneOf(const QString &text, const char *choices)
{
    const QString meant = text == u"tab" || text == u"\\t" ? u"\t"_s : text;
    for (const char *choice = choices; *choice != '\0'; ++choice) {
        if (meant.size() == 1 && meant.at(0) == QLatin1Char(*choice))
            return *choice;
    }
    return std::nullopt;
}

// A term about the file as a whole; empty if it is not one.
std::optional<Result<Done>> takeDialect(const QString &name, const QString &value, ColumnMapping &mapping)
{
    if (name != u"separator" && name != u"decimal")
        return std::nullopt;
    const bool isSeparator = name == u"separator";
    const std::optional<char> found = oneOf(value, isSeparator ? ",;\t|" : ".,");
    if (!found)
        return Result<Done>(wrong(ProblemCode::WrongUsage, tr("\"%1\" is not a valid %2.").arg(value, name),
                                  isSeparator ? tr("Use one of , ; | and tab.") : tr("Use . or a comma.")));
    (isSeparator ? mapping.separator : mapping.decimal) = *found;
    return Result<Done>(Done());
}

std::optional<Problem> takeTerm(const QString &term, ColumnMapping &mapping)
{
    const qsizetype at = term.indexOf(u'=');
    const QString name = term.left(at).trimmed();
    const QString value = at < 0 ? QString() : term.sliced(at + 1);
    if (at <= 0 || value.isEmpty())
        return wrong(ProblemCode::WrongUsage, tr("\"%1\" is not a mapping.").arg(term),
                     tr("Write FIELD=COLUMN, such as price=Hourly, or FIELD==VALUE for all rows."));
    if (const auto dialect = takeDialect(name, value, mapping))
        return *dialect ? std::nullopt : std::optional(dialect->problem());
    const ColumnRow *row = findColumn(name);
    if (row == nullptr) {
        QStringList known = columnIds() << u"separator"_s << u"decimal"_s;
        const QStringList near = nearestTexts(name, known);
        return wrong(ProblemCode::WrongUsage, tr("There is no field \"%1\" to map.").arg(name),
                     near.isEmpty() ? tr("The fields are %1.").arg(known.join(u", "_s))
                                    : tr("Did you mean %1?").arg(near.constFirst()));
    }
    if (value.startsWith(u'=') && value.size() > 1)
        mapping.constants[row->column] = value.sliced(1).trimmed();
    else if (value == u"none")
        mapping.constants[row->column] = QString(); // there is none, whatever the headers say
    else
        mapping.headers[row->column] = value.trimmed();
    return std::nullopt;
}

/// A column that the user mapped to one field is not used for another.
bool isTaken(qsizetype place, const ColumnRow &row, const QStringList &squeezedHeader, const QStringList &header,
             const ColumnMapping &mapping)
{
    for (auto each = mapping.headers.begin(); each != mapping.headers.end(); ++each) {
        if (each.key() != row.column && (header.at(place) == *each || squeezedHeader.at(place) == squeezed(*each)))
            return true;
    }
    return false;
}

// The column mapped by the user, or else the best alias found.
qsizetype placeOf(const ColumnRow &row, const QStringList &squeezedHeader, const QStringList &header,
                  const ColumnMapping &mapping)
{
    if (const auto mapped = mapping.headers.constFind(row.column); mapped != mapping.headers.constEnd()) {
        const qsizetype exact = header.indexOf(*mapped);
        return exact >= 0 ? exact : squeezedHeader.indexOf(squeezed(*mapped));
    }
    for (const QString &alias : QString::fromUtf8(row.aliases).split(u' ', Qt::SkipEmptyParts)) {
        if (const qsizetype place = squeezedHeader.indexOf(alias);
            place >= 0 && !isTaken(place, row, squeezedHeader, header, mapping))
            return place;
    }
    return -1;
}

/// A single column whose name contains another separator.
bool isGlued(const QStringList &header)
{
    return header.size() == 1 && std::ranges::any_of(header.constFirst(), [](QChar c) {
               return c == u',' || c == u';' || c == u'\t' || c == u'|';
           });
}

QString listed(const QStringList &header)
{
    constexpr qsizetype most = 40;
    return mapped(header.first(std::min(most, header.size())), [](const QString &name) { return name.left(60); })
               .join(u", "_s)
        + (header.size() > most ? u", ..."_s : QString());
}

} // namespace

std::span<const ColumnRow> columnTable() { return columnRows; }

const ColumnRow &columnRow(Column column)
{
    const auto *found = findWhere(columnRows, [column](const ColumnRow &row) { return row.column == column; });
    Q_ASSERT(found != nullptr);
    return *found;
}

Result<ColumnMapping> mappingFrom(const QStringList &terms)
{
    ColumnMapping mapping;
    for (const QString &term : terms) {
        if (const auto problem = takeTerm(term, mapping))
            return *problem;
    }
    return mapping;
}

QByteArray mappingToJson(const ColumnMapping &mapping)
{
    JsonWriter writer;
    writer.beginObject();
    writer.member("kind", u"price-mapping"_s);
    writer.member("version", 1.0);
    if (mapping.separator != 0)
        writer.member("separator", QString(QLatin1Char(mapping.separator)));
    if (mapping.decimal != 0)
        writer.member("decimal", QString(QLatin1Char(mapping.decimal)));
    const auto write = [&writer](const char *name, const QMap<Column, QString> &texts) {
        const auto object = writer.object(name);
        for (auto each = texts.begin(); each != texts.end(); ++each)
            writer.member(columnRow(each.key()).id, each.value());
    };
    write("columns", mapping.headers);
    write("values", mapping.constants);
    writer.endObject();
    return writer.result();
}

Result<ColumnMapping> mappingFromJson(const QByteArray &text, const QString &name)
{
    ReadLog log(name);
    ColumnMapping mapping;
    if (const auto document = parseJson(text, log)) {
        ObjectReader reader(document->root(), {}, log);
        (void)reader.word("kind", {u"price-mapping"_s});
        if (reader.wholeNumber("version", 1) > 1)
            reader.error(ProblemCode::BadVersion, "version", tr("The mapping is from a newer version."));
        for (const char *key : {"separator", "decimal"}) {
            const QString value = reader.optionalText(key);
            if (!value.isEmpty() && !takeDialect(QString::fromLatin1(key), value, mapping)->hasValue())
                reader.error(ProblemCode::BadValue, key, tr("This is not a mapping."));
        }
        const auto read = [&](const char *key, QMap<Column, QString> &texts) {
            ObjectReader members(reader.require(key), reader.pointerTo(key), log);
            for (const ColumnRow &row : columnRows) {
                const bool isThere = members.has(row.id);
                const QString value = members.optionalText(row.id, ObjectReader::Empty::Allowed);
                if (isThere && (!value.isEmpty() || &texts == &mapping.constants))
                    texts[row.column] = value;
            }
            members.finish();
        };
        read("columns", mapping.headers);
        read("values", mapping.constants);
        reader.finish();
    }
    if (const Problems problems = log.problems(text); !problems.isEmpty())
        return problems.constFirst();
    return mapping;
}

QString ColumnPlaces::text(Column column, const QStringList &fields) const
{
    if (!m_constants.isEmpty()) {
        if (const auto constant = m_constants.constFind(column); constant != m_constants.constEnd())
            return *constant;
    }
    const qsizetype at = place(column);
    return at < 0 || at >= fields.size() ? QString() : fields.at(at).trimmed();
}

// A column mapped by the user takes precedence over similar names; another one of exactly its name is an equal
// candidate.
void ColumnPlaces::findTwins(const ColumnRow &row, const QStringList &squeezedHeader, const ColumnMapping &mapping)
{
    const qsizetype chosen = place(row.column);
    if (chosen < 0)
        return;
    const bool isMapped = mapping.headers.contains(row.column);
    const QStringList aliases = QString::fromUtf8(row.aliases).split(u' ', Qt::SkipEmptyParts);
    for (qsizetype i = 0; i < m_header.size(); ++i) {
        const bool isNamesake = isMapped && m_header.contains(mapping.headers.value(row.column))
            ? m_header.at(i) == m_header.at(chosen)
            : squeezedHeader.at(i) == squeezedHeader.at(chosen);
        const bool isUsed = std::ranges::find(m_places, i + 1) != m_places.end();
        const bool isOther = isPriceColumn(row.column) && !isMapped && aliases.contains(squeezedHeader.at(i));
        if (i != chosen && !isUsed && (isNamesake || isOther))
            m_twins << Twin{row.column, i, isNamesake};
    }
}

QList<qsizetype> ColumnPlaces::unread() const
{
    QList<qsizetype> unread;
    for (qsizetype i = 0; i < m_header.size(); ++i) {
        if (std::ranges::find(m_places, i + 1) == m_places.end())
            unread << i;
    }
    return unread;
}

QStringList ColumnPlaces::notUsed() const
{
    return mapped(unread(), [&](qsizetype place) { return m_header.at(place); });
}

Result<ColumnPlaces> findColumns(const QStringList &header, const ColumnMapping &mapping, const QString &file)
{
    ColumnPlaces places;
    QStringList narrow;
    for (const QString &name : header) {
        places.m_header << name.trimmed();
        narrow << squeezed(name);
    }
    for (const ColumnRow &row : columnRows) {
        const qsizetype place = placeOf(row, narrow, places.m_header, mapping);
        if (place >= 0 && !mapping.constants.contains(row.column))
            places.m_places[static_cast<std::size_t>(row.column)] = place + 1;
        else if (mapping.headers.contains(row.column) && !mapping.constants.contains(row.column))
            return wrong(ProblemCode::WrongUsage,
                         tr("There is no column \"%1\" for %2.")
                             .arg(mapping.headers.value(row.column), QString::fromLatin1(row.id)),
                         tr("The columns are: %1.").arg(listed(places.m_header)), file);
    }
    places.m_constants = mapping.constants;
    for (const ColumnRow &row : columnRows)
        places.findTwins(row, narrow, mapping);
    QStringList missing;
    if (!places.has(Column::Instance) && !places.has(Column::Accelerator))
        missing << tr("an instance type or an accelerator");
    if (std::none_of(std::begin(columnRows), std::end(columnRows),
                     [&places](const ColumnRow &row) { return isPriceColumn(row.column) && places.has(row.column); }))
        missing << tr("a price");
    if (missing.isEmpty())
        return places;
    return wrong(ProblemCode::MissingKey,
                 tr("The header has no column for %1. The columns are: %2.")
                     .arg(missing.join(tr(" and for ")), listed(places.m_header)),
                 isGlued(places.m_header) ? tr("If everything is in one column, set the separator: --map separator=;")
                                          : tr("Assign it with --map price=COLUMN or --map instance=COLUMN."),
                 file);
}

bool isPriceColumn(Column column)
{
    return column == Column::Price || column == Column::SpotPrice || column == Column::Reserved1Year
        || column == Column::Reserved3Years;
}

bool isHeader(const QStringList &fields, const ColumnMapping &mapping)
{
    return findColumns(fields, mapping, {}).hasValue();
}

QMap<Column, qsizetype> columnsIn(const QStringList &header, const ColumnMapping &mapping)
{
    QStringList trimmed;
    QStringList narrow;
    for (const QString &name : header) {
        trimmed << name.trimmed();
        narrow << squeezed(name);
    }
    QMap<Column, qsizetype> places;
    for (const ColumnRow &row : columnRows) {
        const qsizetype place = placeOf(row, narrow, trimmed, mapping);
        if (place >= 0 && !mapping.constants.contains(row.column))
            places[row.column] = place;
    }
    return places;
}

ColumnMapping withPreset(ColumnMapping mapping, const ColumnMapping &preset, const QStringList &header)
{
    const QStringList narrow = mapped(header, squeezed);
    const auto isFree = [&mapping](Column column) {
        return !mapping.headers.contains(column) && !mapping.constants.contains(column);
    };
    for (auto each = preset.headers.begin(); each != preset.headers.end(); ++each) {
        if (isFree(each.key()) && narrow.contains(squeezed(*each)))
            mapping.headers[each.key()] = header.at(narrow.indexOf(squeezed(*each))).trimmed();
    }
    for (auto each = preset.constants.begin(); each != preset.constants.end(); ++each) {
        if (isFree(each.key()))
            mapping.constants[each.key()] = *each;
    }
    return mapping;
}

QString squeezed(const QString &text)
{
    QString result;
    for (const QChar character : text) {
        if (character.isLetterOrNumber())
            result += character.toLower();
    }
    return result;
}

} // namespace chipboard
