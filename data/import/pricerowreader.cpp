#include "data/import/pricerowreader.h"

#include "data/core/find.h"
#include "data/core/tr.h"
#include "data/import/importer.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>
#include <functional>
#include <utility>

using namespace Qt::StringLiterals;

namespace chipboard {
namespace {

bool fail(RowReading &reading, Reason reason, const QString &detail = {})
{
    reading.outcome.reason = reason;
    reading.outcome.detail = detail;
    reading.outcome.remarks.clear(); // remarks apply only to imported prices
    return false;
}

// Counts and sizes use the decimal mark of prices, or a plain point if only prices are localized.
CellText readPlain(const QString &text, DecimalMark mark)
{
    const CellText cell = readCell(text, mark);
    return cell.number.state == NumberText::State::Malformed ? readCell(text, DecimalMark::Point) : cell;
}

/// Columns that state price terms, and the values that are comparable.
struct TermRow
{
    const char *header; ///< squeezed
    const char *terms;  ///< squeezed
};
constexpr TermRow termRows[] = {
    {"capacitystatus", "used na"},           {"marketoption", "ondemand na"}, {"offeringclass", "standard"},
    {"purchaseoption", "noupfront na"},      {"preinstalledsw", "na"},        {"licensemodel", "nolicenserequired na"},
    {"discountedoperation", "runinstances"},
};

const char *termsUnder(const QString &header)
{
    const QString name = squeezed(header);
    const auto *found = findWhere(termRows, [&name](const TermRow &row) { return name == QLatin1String(row.header); });
    return found == nullptr ? nullptr : found->terms;
}

bool hasTerm(const char *terms, const QString &text)
{
    return text.isEmpty() || QString::fromLatin1(terms).split(u' ').contains(squeezed(text));
}

// "us-east4-c" and "us-east-2a" are zones of a region.
QStringView regionOfZone(QStringView zone)
{
    constexpr qsizetype shortest = 6;
    const qsizetype size = zone.size();
    if (size < shortest || !zone.back().isLower())
        return {};
    const QChar before = zone.at(size - 2);
    const QChar first = zone.at(size - 3);
    return before == u'-' && first.isDigit() ? zone.chopped(2)
        : before.isDigit() && first == u'-'  ? zone.chopped(1)
                                             : QStringView();
}

// "8x H100", "H100 x 8", "4 x A100", "[{'Name': 'H100', 'Count': 8}]", "1/8th MI25".
void takeAccelerator(const QString &text, DecimalMark mark, RentedThing &thing)
{
    static const QRegularExpression before(uR"(^(\d{1,3})\s*[x\x{D7}*]\s*(.*\D.*)$)"_s,
                                           QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression after(uR"(^(.*\S)(?:\s+[x\x{D7}*]\s*|:)(\d{1,3})$)"_s,
                                          QRegularExpression::CaseInsensitiveOption);
    const auto take = [&thing](const QString &name, double count) {
        thing.accelerator = name;
        thing.count = thing.count ? thing.count : std::optional(count);
    };
    thing.accelerator = text;
    if (text.isEmpty() || text.at(0).isLetter()) {
        const bool mayCount = !text.isEmpty() && text.back().isDigit() && (text.contains(u' ') || text.contains(u':'));
        if (const auto match = mayCount ? after.match(text) : QRegularExpressionMatch(); match.hasMatch())
            take(match.captured(1), match.captured(2).toDouble());
        else if (saysUnknown(text))
            thing.accelerator.clear();
        return;
    }
    if (text.startsWith(u'{') || text.startsWith(u'[')) {
        if (const auto info = readGpuInfo(text); info && !info->name.isEmpty())
            take(info->name, info->count.value_or(1.0));
        return;
    }
    if (const auto match = before.match(text); match.hasMatch())
        return take(match.captured(2), match.captured(1).toDouble());
    const CellText cell = readCell(text, mark);
    if (cell.isFraction && !cell.words.isEmpty())
        take(cell.words, cell.number.value);
    else if (saysUnknown(text))
        thing.accelerator.clear();
    else if (cell.number.state == NumberText::State::Value && cell.words.isEmpty()) // "GPU": 8
        take({}, cell.number.value);
}

// Google's descriptions: "Nvidia H100 80GB GPU attached to Spot Preemptible VMs running in Iowa".
QString acceleratorIn(const QString &description)
{
    static const QRegularExpression gpu(u"\\b((?:nvidia|amd) .+?)(?: vws)? gpu\\b"_s,
                                        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression tpu(u"\\btpu[ -]?(v\\d+[a-z]?|7x)\\b"_s, QRegularExpression::CaseInsensitiveOption);
    if (const auto match = tpu.match(description); match.hasMatch())
        return u"TPU "_s + match.captured(1);
    const auto match = gpu.match(description);
    return match.hasMatch() ? match.captured(1) : QString();
}

template<std::size_t Size>
bool containsAny(const QString &text, const QStringView (&words)[Size])
{
    return std::any_of(std::begin(words), std::end(words), [&text](QStringView word) { return text.contains(word); });
}

constexpr QStringView spotWords[] = {u"spot", u"preempt", u"interruptible"};
// Offers that are restricted, or expire this year.
constexpr QStringView otherSales[] = {u"devtest", u"low priority"};
constexpr QStringView reservedWords[] = {u"reserv", u"commit", u"saving"};
constexpr QStringView onDemandWords[] = {u"ondemand",      u"on-demand",     u"on demand", u"consumption", u"payg",
                                         u"pay as you go", u"pay-as-you-go", u"list",      u"standard"};
constexpr QStringView noTerm[] = {u"none", u"no", u"0", u"-", u"n/a", u"no commitment", u"without"};
constexpr QStringView otherSystems[] = {u"windows",      u"rhel",          u"red hat",       u"suse",
                                        u"ubuntu pro",   u"calendar mode", u"flex start",    u"workstation",
                                        u"sole tenancy", u"dws",           u"dedicated host"};

bool hasOtherTerms(const ColumnPlaces &places, const QStringList &fields)
{
    const QString system = places.text(Column::System, fields).toLower();
    const QString product = places.text(Column::Product, fields).toLower();
    const QString tenancy = places.text(Column::Tenancy, fields).toLower();
    return containsAny(system, otherSystems) || containsAny(product, otherSystems)
        || (!tenancy.isEmpty() && tenancy != u"shared" && tenancy != u"default");
}

bool isDollar(const QString &currency)
{
    const QString text = currency.toUpper();
    return text.isEmpty() || text == u"USD" || text == u"$" || text == u"US$";
}

double hoursIn(PriceKind kind)
{
    constexpr double hoursAYear = 8760.0;
    return kind == PriceKind::Reserved3Years ? 3.0 * hoursAYear : hoursAYear;
}

int numberOf(const QString &text)
{
    constexpr QStringView words[] = {u"one", u"two", u"three", u"four", u"five"};
    const auto found = std::find(std::begin(words), std::end(words), text);
    return found == std::end(words) ? text.toInt() : static_cast<int>(found - std::begin(words)) + 1;
}

// "1 year", "12 months", "3yr", "P3Y", "commit1yr". Empty for no term, a shorter one, or several.
std::optional<int> monthsIn(const QString &text)
{
    static const QRegularExpression term(
        uR"((?<![\d.,])(\d{1,4}|one|two|three|four|five)[\s_,-]*(years?|yrs?|y|months?|mos?|m|weeks?|days?|d|hours?|h)(?![a-z]))"_s);
    std::optional<int> months;
    for (auto matches = term.globalMatch(text); matches.hasNext();) {
        const QRegularExpressionMatch match = matches.next();
        const QChar unit = match.captured(2).at(0);
        const int number = numberOf(match.captured(1));
        const int found = unit == u'y' ? 12 * number : unit == u'm' ? number : 0;
        if (months && *months != found)
            return std::nullopt;
        months = found;
    }
    return months;
}

// As QString::number(), but without allocating for single digits, which most counts are.
void addNumber(QString &text, const std::optional<double> &number)
{
    if (!number)
        return;
    if (!(*number >= 0.0 && *number < 10.0 && std::trunc(*number) >= *number))
        text += QString::number(*number);
    else
        text += QChar(u'0' + static_cast<int>(*number));
}

/// Azure: a reservation price covers its whole term.
bool isTotal(const ListTraits &traits, PriceKind kind)
{
    return (traits.flags & TermTotals) != 0 && (kind == PriceKind::Reserved1Year || kind == PriceKind::Reserved3Years);
}

bool isPlaceholder(double price) { return price >= 700.0 && price <= 700.0; }

} // namespace

std::optional<PriceKind> priceKindIn(const QString &kind, const QString &term, const QString &meter)
{
    if (kind.isEmpty() && term.isEmpty() && meter.isEmpty())
        return PriceKind::OnDemand;
    const QString text = kind.toLower();
    if (const auto word = priceKindFromWord(text))
        return word;
    if (containsAny(text, otherSales) || containsAny(meter.toLower(), otherSales))
        return std::nullopt;
    if (containsAny(text, spotWords) || containsAny(meter.toLower(), spotWords))
        return PriceKind::Spot;
    if (text.contains(u"capacity"))
        return PriceKind::CapacityBlock;
    // "On-demand" and "none" also mean no reservation.
    const QString length = term.trimmed().toLower();
    const bool isNone = length.isEmpty() || containsAny(length, onDemandWords)
        || std::find(std::begin(noTerm), std::end(noTerm), QStringView(length)) != std::end(noTerm);
    const QString both = text + u' ' + length;
    if (containsAny(text, reservedWords) || (text.isEmpty() && !isNone)) {
        const std::optional<int> months = monthsIn(both);
        return months == 12 ? std::optional(PriceKind::Reserved1Year)
            : months == 36  ? std::optional(PriceKind::Reserved3Years)
                            : std::nullopt;
    }
    if (text.isEmpty() || containsAny(text, onDemandWords))
        return PriceKind::OnDemand;
    return std::nullopt;
}

PriceRowReader::PriceRowReader(const ColumnPlaces &places, const ListTraits &traits, const ChipLinker &linker)
    : m_places(places)
    , m_traits(traits)
    , m_linker(linker)
{
    for (const ColumnRow &row : columnTable()) {
        const qsizetype place = places.place(row.column);
        const bool isReserved = row.column == Column::Reserved1Year || row.column == Column::Reserved3Years;
        if (isPriceColumn(row.column) && place >= 0)
            m_headerUnits[row.column] = unitInHeader(places.header().at(place), isReserved);
    }
    for (const qsizetype place : places.unread())
        m_unread << UnreadColumn{place, termsUnder(places.header().at(place)), {}, Reason::CatalogueChip};
}

RowReading PriceRowReader::read(const CsvRow &row)
{
    RowReading reading{.outcome = {.line = row.line}};
    const qsizetype columns = m_places.header().size();
    if (row.fields.size() != columns) {
        (void)fail(reading, Reason::WrongShape, tr("%1 columns, not %2").arg(row.fields.size()).arg(columns));
        return reading;
    }
    if (!readThing(row, reading))
        return reading;
    readLink(reading);
    const QString name =
        reading.row.thing.instance.isEmpty() ? reading.row.thing.accelerator : reading.row.thing.instance;
    reading.isSplitMachine = (m_traits.flags & SplitsMachines) != 0 && reading.row.thing.accelerator.isEmpty()
        && squeezed(reading.row.thing.provider) == u"gcp"
        && familyAccelerator(reading.row.thing.provider, reading.row.thing.instance).has_value();
    if (!reading.row.link.isAccelerated && !reading.isSplitMachine) {
        (void)fail(reading, Reason::NoAccelerator, name);
        return reading;
    }
    if (hasOtherTerms(m_places, row.fields))
        (void)fail(reading, Reason::OtherTerms, name);
    else if (!acceptsCurrency(row, reading))
        reading.outcome.detail = name + u' ' + m_places.text(Column::Currency, row.fields);
    else if (readUnit(row); agreesWithUnread(row, reading) && agreesWithTwins(row, reading) && readPrices(row, reading))
        reading.outcome.detail = reading.outcome.remarks.contains(Reason::UnitConverted)
            ? name + u' ' + m_places.text(Column::PerWhat, row.fields)
            : name;
    reading.outcome.detail = reading.outcome.detail.trimmed();
    return reading;
}

bool PriceRowReader::readThing(const CsvRow &row, RowReading &reading)
{
    RentedThing &thing = reading.row.thing;
    thing.listsAccelerators = m_places.has(Column::Accelerator);
    const QString provider = m_places.text(Column::Provider, row.fields);
    thing.provider = provider.isEmpty() ? m_traits.provider : provider;
    thing.instance = m_places.text(Column::Instance, row.fields);
    if (thing.instance.isEmpty())
        thing.instance = m_places.text(Column::UltraServer, row.fields);
    thing.accelerator = m_places.text(Column::Accelerator, row.fields);
    // AWS usage types: "USE2-BoxUsage:p5.48xlarge". Types other than BoxUsage are dedicated or unused.
    if (const qsizetype colon = thing.instance.indexOf(u"Usage:"_s); colon >= 0) {
        if (!thing.instance.first(colon).endsWith(u"Box") || thing.instance.contains(u"Unused"))
            return fail(reading, Reason::OtherTerms, thing.instance);
        thing.instance = thing.instance.sliced(colon + 6);
    }
    const bool isListed = !thing.instance.isEmpty() || !thing.accelerator.isEmpty();
    std::optional<double> countInName;
    if (!readCounts(row, reading, countInName))
        return false;
    if (!isListed && thing.accelerator.isEmpty())
        return fail(reading, Reason::Nameless);
    const QString &name = thing.instance.isEmpty() ? thing.accelerator : thing.instance;
    const QString info = m_places.text(Column::GpuInfo, row.fields);
    if (const auto read = readGpuInfo(info))
        thing.info = *read;
    else if (!thing.accelerator.isEmpty())
        return fail(reading, Reason::UnreadableGpuInfo, name + u": "_s + info.left(80));
    if (!thing.info.count)
        thing.info.count = countInName;
    readMemory(row, reading);
    return true;
}

// A count of 0 with an accelerator means unknown.
bool PriceRowReader::readCounts(const CsvRow &row, RowReading &reading, std::optional<double> &countInName) const
{
    RentedThing &thing = reading.row.thing;
    const QString accelerator = thing.accelerator;
    if ((m_traits.flags & AcceleratorsOnly) != 0)
        thing.accelerator = acceleratorIn(accelerator);
    else
        takeAccelerator(accelerator, m_traits.decimal, thing);
    countInName = thing.accelerator.isEmpty() ? std::nullopt : thing.count;
    thing.listsAccelerators =
        thing.listsAccelerators && (accelerator.isEmpty() || !thing.accelerator.isEmpty()); // a number, "None"
    const QString text = m_places.text(Column::Chips, row.fields);
    const CellText cell = readPlain(text, m_traits.decimal);
    switch (cell.number.state) {
    case NumberText::State::Value:
        thing.count = cell.number.value;
        break;
    case NumberText::State::Empty:
        break;
    default:
        return fail(reading, Reason::UnreadableNumber,
                    (thing.instance.isEmpty() ? accelerator : thing.instance) + u": "_s + text.left(40));
    }
    if (!cell.words.isEmpty() && thing.accelerator.isEmpty()) { // "8x H100"
        static const QRegularExpression times(u"^[x\\x{D7}*]\\s*"_s, QRegularExpression::CaseInsensitiveOption);
        thing.accelerator = QString(cell.words).remove(times);
        thing.listsAccelerators = thing.listsAccelerators && thing.accelerator.isEmpty();
    }
    const bool isNothing = (m_traits.flags & AcceleratorsOnly) != 0 && thing.accelerator.isEmpty(); // cores, memory
    if (isNothing || (thing.count && !(*thing.count < 0.0 || *thing.count > 0.0)))
        thing.count.reset();
    return true;
}

// From a column or a description. 0 means unknown; no accelerator has less than 1024 MiB, so smaller values are GiB.
void PriceRowReader::readMemory(const CsvRow &row, RowReading &reading) const
{
    constexpr double least = 1024.0;
    GpuInfo &info = reading.row.thing.info;
    if (!info.memoryMib) {
        const CellText cell = readPlain(m_places.text(Column::ChipMemory, row.fields), m_traits.decimal);
        const QString unit = cell.words.toLower();
        if (cell.number.state != NumberText::State::Value || cell.number.value <= 0.0)
            return;
        const bool isGib = unit.startsWith(u'g') || (unit.isEmpty() && cell.number.value < least);
        info.memoryMib = cell.number.value * (isGib ? least : 1.0);
        return;
    }
    if (*info.memoryMib <= 0.0)
        info.memoryMib.reset();
    else if (*info.memoryMib < least) {
        *info.memoryMib *= least;
        reading.outcome.remarks << Reason::MemoryInGib;
    }
    const std::optional<double> &count = reading.row.thing.count;
    constexpr double same = 1e-3;
    if (info.memoryMib && info.totalMib && count
        && std::abs(*info.totalMib - *info.memoryMib * *count) <= same * *info.totalMib)
        info.count = count; // the total memory proves the count
}

// With a given rate, one other currency is accepted: the first in the file.
bool PriceRowReader::acceptsCurrency(const CsvRow &row, RowReading &reading)
{
    const QString currency = m_places.text(Column::Currency, row.fields);
    m_isOther = !isDollar(currency);
    if (!m_isOther)
        return true;
    if (m_currency.isEmpty())
        m_currency = currency;
    return (m_traits.rate && m_currency == currency) || fail(reading, Reason::OtherCurrency);
}

void PriceRowReader::readLink(RowReading &reading)
{
    const RentedThing &thing = reading.row.thing;
    m_key.resize(0); // keeps the buffer
    for (const QString &text : {std::cref(thing.provider), std::cref(thing.instance), std::cref(thing.accelerator)})
        (m_key += text) += u'\n';
    addNumber(m_key, thing.count);
    m_key += u'\n';
    addNumber(m_key, thing.info.memoryMib);
    auto known = m_links.find(m_key);
    if (known == m_links.end()) {
        const ChipLink link = m_linker.link(thing);
        // Copies the key, because its buffer is reused for the next row.
        known = m_links.emplace(QString(m_key.constData(), m_key.size()), Known{link, m_linker.chip(link.chip)}).first;
    }
    reading.row.link = known->second.link;
    reading.row.chip = known->second.chip;
}

void PriceRowReader::readUnit(const CsvRow &row)
{
    const QString text = m_places.text(Column::PerWhat, row.fields);
    if (text == m_unitText)
        return;
    m_unitText = text;
    m_unit = unitIn(text);
}

// "EUR" or "per 10 hours" under an unknown header applies to the price.
bool PriceRowReader::agreesWithUnread(const CsvRow &row, RowReading &reading)
{
    const bool knowsCurrency = m_places.isGiven(Column::Currency) || m_traits.rate;
    const bool knowsUnit = m_places.isGiven(Column::PerWhat);
    for (UnreadColumn &column : m_unread) {
        const QString &text = row.fields.at(column.place);
        if (text != column.last) {
            column.last = text;
            const QString plain = text.trimmed();
            column.doubt = column.terms != nullptr && !hasTerm(column.terms, plain) ? Reason::OtherTerms
                : !knowsCurrency && namesOtherCurrency(plain.toLower())             ? Reason::OtherCurrency
                : !knowsUnit && saysOtherUnit(plain)                                ? Reason::UnknownUnit
                                                                                    : Reason::CatalogueChip;
        }
        if (column.doubt != Reason::CatalogueChip)
            return fail(reading, column.doubt,
                        u"%1: %2"_s.arg(m_places.header().at(column.place).left(40), text.trimmed().left(40)));
    }
    return true;
}

// Two candidate columns for a value: harmless while they agree.
bool PriceRowReader::agreesWithTwins(const CsvRow &row, RowReading &reading) const
{
    constexpr double same = 5e-7; // below the sixth decimal
    for (const ColumnPlaces::Twin &twin : m_places.twins()) {
        const QString chosen = m_places.text(twin.column, row.fields);
        const QString other = row.fields.at(twin.place).trimmed();
        if (chosen == other)
            continue;
        const NumberText a = readCell(chosen, m_traits.decimal).number;
        const NumberText b = readCell(other, m_traits.decimal).number;
        const bool areNumbers = a.state == NumberText::State::Value && b.state == NumberText::State::Value;
        if (areNumbers ? std::abs(a.value - b.value) <= same : !twin.isNamesake)
            continue;
        const QStringList &header = m_places.header();
        return fail(reading, isPriceColumn(twin.column) ? Reason::TwoPricesInRow : Reason::TwoValuesInRow,
                    u"%1: %2; %3: %4"_s.arg(header.at(m_places.place(twin.column)).left(40), chosen.left(40),
                                            header.at(twin.place).left(40), other.left(40)));
    }
    return true;
}

// A reservation's total covers its term; its unit only says that usage is hourly.
bool PriceRowReader::acceptsUnit(const PriceUnit &unit, Column column, PriceKind kind, const CsvRow &row,
                                 RowReading &reading) const
{
    const auto refuse = [&](Reason reason) {
        const RentedThing &thing = reading.row.thing;
        const qsizetype place = m_places.place(column);
        QString detail = thing.instance.isEmpty() ? thing.accelerator : thing.instance;
        for (const QString &text :
             {place < 0 ? QString() : m_places.header().at(place), m_places.text(Column::PerWhat, row.fields)})
            detail += text.isEmpty() ? QString() : u' ' + text.left(40);
        return fail(reading, reason, detail);
    };
    switch (m_traits.rate ? unit.besidesMoney : unit.state) {
    case PriceUnit::State::OtherCurrency:
        return refuse(Reason::OtherCurrency);
    case PriceUnit::State::OtherTime:
        return refuse(Reason::NotHourly);
    case PriceUnit::State::Unknown:
        return refuse(Reason::UnknownUnit);
    case PriceUnit::State::Hourly:
        break;
    }
    if (isTotal(m_traits, kind) && unit.isConverted())
        return refuse(Reason::UnknownUnit);
    if (unit.perChip && !reading.row.link.chips)
        return fail(reading, Reason::OtherTerms, tr("priced per chip, but the number of chips is not stated"));
    return true;
}

bool PriceRowReader::readPrices(const CsvRow &row, RowReading &reading) const
{
    const QString date = m_places.text(Column::AsOf, row.fields);
    if (!date.isEmpty() && writtenDate(date).isEmpty())
        return fail(reading, Reason::UnreadableDate,
                    isAmbiguousDate(date)
                        ? tr("%1: day or month first? Give the date with --map as_of=none --as-of 2026-11-15")
                              .arg(date.left(40))
                        : date.left(40));
    const QString kindText = m_places.text(Column::Kind, row.fields);
    QString term = m_places.text(Column::Term, row.fields);
    if (!term.isEmpty() && term.back().isDigit()) // "3" plus "year"
        term += u' ' + m_places.text(Column::TermUnit, row.fields);
    auto kind = priceKindIn(kindText, term, m_places.text(Column::Meter, row.fields));
    if (readBoolean(m_places.text(Column::IsSpot, row.fields)).value_or(false))
        kind = PriceKind::Spot;
    if (!kind)
        return fail(reading, Reason::OtherTerms, QStringList{kindText, term}.join(u' ').trimmed());
    if (!takePrice(Column::Price, *kind, row, reading) || !takePrice(Column::SpotPrice, PriceKind::Spot, row, reading)
        || !takePrice(Column::Reserved1Year, PriceKind::Reserved1Year, row, reading)
        || !takePrice(Column::Reserved3Years, PriceKind::Reserved3Years, row, reading))
        return false;
    if (!reading.row.records.isEmpty())
        return true;
    const QString &name =
        reading.row.thing.instance.isEmpty() ? reading.row.thing.accelerator : reading.row.thing.instance;
    const bool placeholders = reading.outcome.remarks.contains(Reason::PlaceholderPrice);
    return fail(reading, placeholders ? Reason::PlaceholderPrice : Reason::NoPrice, name);
}

bool PriceRowReader::takePrice(Column column, PriceKind kind, const CsvRow &row, RowReading &reading) const
{
    const QString text = m_places.text(column, row.fields);
    if (text.isEmpty())
        return true;
    const auto wrong = [&](Reason reason) {
        return fail(reading, reason, QString::fromLatin1(columnRow(column).id) + u": "_s + text.left(40));
    };
    const CellText cell = readCell(text, m_traits.decimal);
    switch (cell.number.state) {
    case NumberText::State::Empty:
        return true;
    case NumberText::State::Ambiguous:
        return wrong(Reason::AmbiguousNumber);
    case NumberText::State::OtherCurrency:
        return wrong(Reason::OtherCurrency);
    case NumberText::State::Malformed:
        return wrong(Reason::UnreadableNumber);
    case NumberText::State::Value:
        break;
    }
    const auto header = m_headerUnits.find(column);
    PriceUnit unit = header == m_headerUnits.end() ? m_unit : combined(header->second, m_unit);
    if (!cell.words.isEmpty()) {
        const std::optional<PriceUnit> own = unitInCell(cell.words);
        if (!own || cell.isFraction)
            return wrong(Reason::UnreadableNumber);
        unit = combined(unit, *own);
    }
    if (!acceptsUnit(unit, column, kind, row, reading)) {
        reading.outcome.detail += cell.words.isEmpty() ? QString() : u": "_s + text.left(40);
        return false;
    }
    const double price = cell.number.value;
    if (price < 0.0)
        return wrong(Reason::NegativePrice);
    if (!(price > 0.0))
        return true;                                   // unknown, or not for rent
    if (isPlaceholder(price) && !unit.isConverted()) { // an hourly price; a monthly one may be this high
        reading.outcome.remarks << Reason::PlaceholderPrice;
        return true;
    }
    double hours = 1.0;
    double machines = 1.0;
    if (!takeDuration(row, reading, hours) || !takeMachines(row, reading, machines))
        return false;
    const double usd = price * factorOf(unit, kind, reading) / (hours * machines);
    if (!std::isfinite(usd))
        return wrong(Reason::UnreadableNumber);
    if (const std::optional<double> other = reading.row.price(kind)) {
        constexpr double samePrice = 5e-7; // below the sixth decimal
        return std::abs(*other - usd) <= samePrice || wrong(Reason::TwoPricesInRow);
    }
    addPrice(usd, kind, row, reading);
    const bool isConverted = unit.isConverted() || unit.state == PriceUnit::State::OtherCurrency || m_isOther;
    if (isConverted && !reading.outcome.remarks.contains(Reason::UnitConverted))
        reading.outcome.remarks << Reason::UnitConverted;
    return true;
}

// Reports the faulty field, not the price.
bool PriceRowReader::takeAmount(Column column, const CsvRow &row, RowReading &reading, double &amount) const
{
    const QString text = m_places.text(column, row.fields);
    if (text.isEmpty())
        return true;
    const std::optional<double> number = optionalNumber(column, row);
    if (!number || *number < 0.0)
        return fail(reading, Reason::UnreadableNumber,
                    QString::fromLatin1(columnRow(column).id) + u": "_s + text.left(40));
    amount = *number;
    return true;
}

// AWS documents minutes as those beyond whole hours, but responses may contain the whole duration in minutes.
bool PriceRowReader::takeDuration(const CsvRow &row, RowReading &reading, double &hours) const
{
    constexpr double minutesAnHour = 60.0;
    if (!m_places.has(Column::Hours) && !m_places.has(Column::Minutes))
        return true;
    double whole = 0.0;
    double minutes = 0.0;
    if (!takeAmount(Column::Hours, row, reading, whole) || !takeAmount(Column::Minutes, row, reading, minutes))
        return false;
    hours = minutes / minutesAnHour + (minutes < minutesAnHour ? whole : 0.0);
    return hours > 0.0
        || fail(reading, Reason::UnreadableNumber, u"hours: "_s + m_places.text(Column::Hours, row.fields).left(40));
}

bool PriceRowReader::takeMachines(const CsvRow &row, RowReading &reading, double &machines) const
{
    const bool isUltra = m_places.text(Column::Machines, row.fields).isEmpty()
        && !m_places.text(Column::UltraServers, row.fields).isEmpty();
    const Column column = isUltra ? Column::UltraServers : Column::Machines;
    if (!m_places.has(Column::Machines) && !m_places.has(Column::UltraServers))
        return true;
    machines = 0.0;
    return takeAmount(column, row, reading, machines)
        && (machines > 0.0
            || fail(reading, Reason::UnreadableNumber,
                    QString::fromLatin1(columnRow(column).id) + u": "_s + m_places.text(column, row.fields).left(40)));
}

double PriceRowReader::factorOf(const PriceUnit &unit, PriceKind kind, const RowReading &reading) const
{
    double factor = unit.factor() / (isTotal(m_traits, kind) ? hoursIn(kind) : 1.0);
    if (unit.perChip)
        factor *= reading.row.link.chips.value_or(1.0);
    if (m_traits.rate && (m_isOther || unit.state == PriceUnit::State::OtherCurrency))
        factor *= *m_traits.rate;
    return factor;
}

// A price for several regions counts in each.
void PriceRowReader::addPrice(double usdPerHour, PriceKind kind, const CsvRow &row, RowReading &reading) const
{
    PriceRecord record = blankRecord(row, reading);
    record.kind = kind;
    record.usdPerHour = usdPerHour;
    const QStringList regions =
        (m_traits.flags & RegionLists) != 0 ? record.region.split(u", "_s) : QStringList(record.region);
    const bool isList = regions.size() > 1
        && std::ranges::none_of(regions, [](const QString &region) { return region.contains(u' '); });
    if (!isList) {
        reading.row.records << std::move(record);
        return;
    }
    for (const QString &region : regions) {
        record.region = region;
        reading.row.records << record;
    }
}

std::optional<double> PriceRowReader::optionalNumber(Column column, const CsvRow &row) const
{
    const NumberText number = readPlain(m_places.text(column, row.fields), m_traits.decimal).number;
    return number.state == NumberText::State::Value ? std::optional(number.value) : std::nullopt;
}

PriceRecord PriceRowReader::blankRecord(const CsvRow &row, const RowReading &reading) const
{
    const RentedThing &thing = reading.row.thing;
    const ChipLink &link = reading.row.link;
    PriceRecord record{.provider = thing.provider};
    const QString region = m_places.text(Column::Region, row.fields);
    record.region = region.isEmpty() ? u"not-stated"_s : region;
    record.zone = m_places.text(Column::Zone, row.fields);
    if (const QStringView whole = regionOfZone(region); !whole.isEmpty()) {
        record.region = whole.toString();
        record.zone = record.zone.isEmpty() ? region : record.zone;
    }
    record.instance = link.instance.isEmpty() ? InstanceId(thing.instance) : link.instance;
    record.accelerator = link.accelerator;
    record.chip = link.chip;
    record.chips = link.chips;
    record.vcpus = optionalNumber(Column::VCpus, row);
    record.memoryGib = optionalNumber(Column::Memory, row);
    const bool mayBeAlone = (m_traits.flags & (SplitsMachines | AcceleratorsOnly)) != 0 && thing.instance.isEmpty();
    const bool isAlone =
        mayBeAlone && !tpuSlice(thing.accelerator) && !thing.accelerator.startsWith(u"tpu", Qt::CaseInsensitive);
    record.scope = isAlone ? PriceScope::Accelerator : PriceScope::Machine;
    const QString date = writtenDate(m_places.text(Column::AsOf, row.fields));
    record.asOf = date.isEmpty() ? m_traits.asOf : date;
    record.line = row.line;
    return record;
}

} // namespace chipboard
