#include "data/import/pricerowreader.h"

#include "data/core/tr.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>
#include <functional>

using namespace Qt::StringLiterals;

namespace chipboard {
namespace {

bool fail(RowReading &reading, Reason reason, const QString &detail = {})
{
    reading.outcome.reason = reason;
    reading.outcome.detail = detail;
    reading.outcome.remarks.clear(); // they are about prices that get in
    return false;
}

// Counts and sizes are written like the prices, or plainly by a program that wrote only the prices otherwise.
NumberText readPlain(const QString &text, DecimalMark mark)
{
    const NumberText number = readNumber(text, mark);
    return number.state == NumberText::State::Malformed ? readNumber(text, DecimalMark::Point) : number;
}

template<std::size_t Size>
bool containsAny(const QString &text, const QStringView (&words)[Size])
{
    return std::any_of(std::begin(words), std::end(words), [&text](QStringView word) { return text.contains(word); });
}

constexpr QStringView spotWords[] = {u"spot", u"preempt", u"interruptible"};
// Offers that not everybody gets, or that end this year.
constexpr QStringView otherSales[] = {u"devtest", u"low priority"};
constexpr QStringView reservedWords[] = {u"reserv", u"commit", u"saving"};
constexpr QStringView onDemandWords[] = {u"ondemand",      u"on-demand",     u"on demand", u"consumption", u"payg",
                                         u"pay as you go", u"pay-as-you-go", u"list",      u"standard"};
constexpr QStringView noTerm[] = {u"none", u"no", u"0", u"-", u"n/a", u"no commitment", u"without"};
constexpr QStringView otherSystems[] = {u"windows", u"rhel", u"red hat", u"suse", u"ubuntu pro"};

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

// "1 year", "12 months", "3yr", "P3Y", "commit1yr". Nothing where there is no term, a shorter one, or more than one.
std::optional<int> monthsIn(const QString &text)
{
    static const QRegularExpression term(
        uR"((?<![\d.,])(\d{1,4}|one|two|three|four|five)[\s_-]*(years?|yrs?|y|months?|mos?|m|weeks?|days?|d|hours?|h)(?![a-z]))"_s);
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

// As QString::number() writes it, without a text of its own for one digit: most counts are such.
void addNumber(QString &text, const std::optional<double> &number)
{
    if (!number)
        return;
    if (!(*number >= 0.0 && *number < 10.0 && std::trunc(*number) >= *number))
        text += QString::number(*number);
    else
        text += QChar(u'0' + static_cast<int>(*number));
}

/// Azure: what a reservation costs is for its whole term.
bool isTotal(const ListTraits &traits, PriceKind kind)
{
    return traits.termTotals && (kind == PriceKind::Reserved1Year || kind == PriceKind::Reserved3Years);
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
    // "On-demand" and "none" are terms, too: of no reservation.
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
        m_unread << UnreadColumn{place, {}, Reason::CatalogueChip};
}

RowReading PriceRowReader::read(const CsvRow &row)
{
    RowReading reading;
    reading.outcome.line = row.line;
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
    reading.isSplitMachine = m_traits.splitsMachines && reading.row.thing.accelerator.isEmpty()
        && squeezed(reading.row.thing.provider) == u"gcp"
        && familyAccelerator(reading.row.thing.provider, reading.row.thing.instance).has_value();
    if (!reading.row.link.isAccelerated && !reading.isSplitMachine) {
        (void)fail(reading, Reason::NoAccelerator, name);
        return reading;
    }
    const QString currency = m_places.text(Column::Currency, row.fields);
    if (!isDollar(currency))
        (void)fail(reading, Reason::OtherCurrency, name + u' ' + currency);
    else if (hasOtherTerms(m_places, row.fields))
        (void)fail(reading, Reason::OtherTerms, name);
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
    thing.accelerator = m_places.text(Column::Accelerator, row.fields);
    if (thing.instance.isEmpty() && thing.accelerator.isEmpty())
        return fail(reading, Reason::Nameless);
    const QString &name = thing.instance.isEmpty() ? thing.accelerator : thing.instance;
    const QString count = m_places.text(Column::Chips, row.fields);
    const NumberText number = readPlain(count, m_traits.decimal);
    if (number.state == NumberText::State::Value)
        thing.count = number.value;
    else if (number.state != NumberText::State::Empty)
        return fail(reading, Reason::UnreadableNumber, name + u": "_s + count.left(40));
    const QString info = m_places.text(Column::GpuInfo, row.fields);
    if (const auto read = readGpuInfo(info))
        thing.info = *read;
    else if (!thing.accelerator.isEmpty())
        return fail(reading, Reason::UnreadableGpuInfo, name + u": "_s + info.left(80));
    return true;
}

void PriceRowReader::readLink(RowReading &reading)
{
    const RentedThing &thing = reading.row.thing;
    m_key.resize(0); // keeps its room
    for (const QString &text : {std::cref(thing.provider), std::cref(thing.instance), std::cref(thing.accelerator)})
        (m_key += text) += u'\n';
    addNumber(m_key, thing.count);
    m_key += u'\n';
    addNumber(m_key, thing.info.memoryMib);
    auto known = m_links.find(m_key);
    if (known == m_links.end()) {
        const ChipLink link = m_linker.link(thing);
        // A text of its own: the key at hand is written anew for the next row.
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

// "EUR" or "per 10 hours" under an unknown heading: the price is in that, whatever the heading says.
bool PriceRowReader::agreesWithUnread(const CsvRow &row, RowReading &reading)
{
    const bool knowsCurrency = m_places.isGiven(Column::Currency);
    const bool knowsUnit = m_places.isGiven(Column::PerWhat);
    for (UnreadColumn &column : m_unread) {
        const QString &text = row.fields.at(column.place);
        if (text != column.last) {
            column.last = text;
            const QString plain = text.trimmed();
            column.doubt = !knowsCurrency && namesOtherCurrency(plain.toLower()) ? Reason::OtherCurrency
                : !knowsUnit && saysOtherUnit(plain)                             ? Reason::UnknownUnit
                                                                                 : Reason::CatalogueChip;
        }
        if (column.doubt != Reason::CatalogueChip)
            return fail(reading, column.doubt,
                        u"%1: %2"_s.arg(m_places.header().at(column.place).left(40), text.trimmed().left(40)));
    }
    return true;
}

// Two columns that both seem to hold the value: harmless as long as they say the same.
bool PriceRowReader::agreesWithTwins(const CsvRow &row, RowReading &reading) const
{
    constexpr double same = 5e-7; // below the sixth decimal
    for (const ColumnPlaces::Twin &twin : m_places.twins()) {
        const QString chosen = m_places.text(twin.column, row.fields);
        const QString other = row.fields.at(twin.place).trimmed();
        if (chosen == other)
            continue;
        const NumberText a = readNumber(chosen, m_traits.decimal);
        const NumberText b = readNumber(other, m_traits.decimal);
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

// A reservation's total is for its term; then the unit only says that it is used by the hour.
bool PriceRowReader::acceptsUnit(const PriceUnit &unit, Column column, PriceKind kind, const CsvRow &row,
                                 RowReading &reading) const
{
    const qsizetype place = m_places.place(column);
    QString detail = reading.row.thing.instance.isEmpty() ? reading.row.thing.accelerator : reading.row.thing.instance;
    for (const QString &text :
         {place < 0 ? QString() : m_places.header().at(place), m_places.text(Column::PerWhat, row.fields)})
        detail += text.isEmpty() ? QString() : u' ' + text.left(40);
    switch (unit.state) {
    case PriceUnit::State::OtherCurrency:
        return fail(reading, Reason::OtherCurrency, detail);
    case PriceUnit::State::OtherTime:
        return fail(reading, Reason::NotHourly, detail);
    case PriceUnit::State::Unknown:
        return fail(reading, Reason::UnknownUnit, detail);
    case PriceUnit::State::Hourly:
        break;
    }
    if (isTotal(m_traits, kind) && unit.isConverted())
        return fail(reading, Reason::UnknownUnit, detail);
    if (unit.perChip && !reading.row.link.chips)
        return fail(reading, Reason::OtherTerms, tr("priced per chip, but the number of chips is not stated"));
    return true;
}

bool PriceRowReader::readPrices(const CsvRow &row, RowReading &reading) const
{
    const QString date = m_places.text(Column::AsOf, row.fields);
    if (!date.isEmpty() && dateIn(date).isEmpty())
        return fail(reading, Reason::UnreadableDate, date.left(40));
    const QString kindText = m_places.text(Column::Kind, row.fields);
    const QString term = m_places.text(Column::Term, row.fields);
    const auto kind = priceKindIn(kindText, term, m_places.text(Column::Meter, row.fields));
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
    const auto header = m_headerUnits.find(column);
    const PriceUnit unit = header == m_headerUnits.end() ? m_unit : combined(header->second, m_unit);
    if (!acceptsUnit(unit, column, kind, row, reading))
        return false;
    const NumberText number = readNumber(text, m_traits.decimal);
    const auto wrong = [&](Reason reason) {
        return fail(reading, reason, QString::fromLatin1(columnRow(column).id) + u": "_s + text.left(40));
    };
    switch (number.state) {
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
    if (number.value < 0.0)
        return wrong(Reason::NegativePrice);
    if (isPlaceholder(number.value)) {
        reading.outcome.remarks << Reason::PlaceholderPrice;
        return true;
    }
    const double hours = isTotal(m_traits, kind) ? hoursIn(kind) : 1.0;
    const double usdPerHour =
        number.value / hours * unit.factor() * (unit.perChip ? reading.row.link.chips.value_or(1.0) : 1.0);
    if (!std::isfinite(usdPerHour))
        return wrong(Reason::UnreadableNumber);
    if (const std::optional<double> other = reading.row.price(kind)) {
        constexpr double samePrice = 5e-7; // below the sixth decimal
        return std::abs(*other - usdPerHour) <= samePrice || wrong(Reason::TwoPricesInRow);
    }
    PriceRecord record = blankRecord(row, reading);
    record.kind = kind;
    record.usdPerHour = usdPerHour;
    reading.row.records << record;
    if (unit.isConverted() && !reading.outcome.remarks.contains(Reason::UnitConverted))
        reading.outcome.remarks << Reason::UnitConverted;
    return true;
}

std::optional<double> PriceRowReader::optionalNumber(Column column, const CsvRow &row) const
{
    const NumberText number = readPlain(m_places.text(column, row.fields), m_traits.decimal);
    return number.state == NumberText::State::Value ? std::optional(number.value) : std::nullopt;
}

PriceRecord PriceRowReader::blankRecord(const CsvRow &row, const RowReading &reading) const
{
    const RentedThing &thing = reading.row.thing;
    const ChipLink &link = reading.row.link;
    PriceRecord record;
    record.provider = thing.provider;
    const QString region = m_places.text(Column::Region, row.fields);
    record.region = region.isEmpty() ? u"not-stated"_s : region;
    record.zone = m_places.text(Column::Zone, row.fields);
    record.instance = link.instance.isEmpty() ? InstanceId(thing.instance) : link.instance;
    record.accelerator = link.accelerator;
    record.chip = link.chip;
    record.chips = link.chips;
    record.vcpus = optionalNumber(Column::VCpus, row);
    record.memoryGib = optionalNumber(Column::Memory, row);
    const bool alone = m_traits.splitsMachines && thing.instance.isEmpty() && !tpuSlice(thing.accelerator);
    record.scope = alone ? PriceScope::Accelerator : PriceScope::Machine;
    const QString date = dateIn(m_places.text(Column::AsOf, row.fields));
    record.asOf = date.isEmpty() ? m_traits.asOf : date;
    record.line = row.line;
    return record;
}

} // namespace chipboard
