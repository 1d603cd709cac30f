#include "data/import/pricechecks.h"

#include "data/catalog/pricebook.h"
#include "data/core/format.h"
#include "data/core/tr.h"

#include <algorithm>
#include <cmath>

namespace chipboard {
namespace {

QString told(double number) { return Formatter().full(number); }

QString tooLow(const PriceRow &row, const KnownPrices &)
{
    // The cheapest accelerators of any list cost more: 0.0267 a chip-hour for an Inferentia at spot in 2024.
    constexpr double least = 0.02;
    for (const PriceRecord &record : row.records) {
        const double hourly = record.usdPerChipHour().value_or(record.usdPerHour);
        if (hourly < least)
            return tr("%1 USD per chip-hour").arg(told(hourly));
    }
    return {};
}

QString tooHigh(const PriceRow &row, const KnownPrices &)
{
    constexpr double most = 500.0;
    constexpr double mostChips = 72.0; // of the largest machine that is rented as one, a rack of GB200
    for (const PriceRecord &record : row.records) {
        const std::optional<double> hourly = record.usdPerChipHour();
        if (hourly && *hourly > most)
            return tr("%1 USD per chip-hour").arg(told(*hourly));
        if (!hourly && record.usdPerHour > most * mostChips)
            return tr("%1 USD per hour for an unknown number of chips").arg(told(record.usdPerHour));
    }
    return {};
}

/// How far below the lowest known on-demand price and above the highest one a price can be.
struct Bounds
{
    double least;
    double most;
};

// Spot prices go down to a tenth and less, three years reserved to a third. A machine costs twice as much in the
// dearest regions; other machines with the chip, of other providers, have other prices.
constexpr double spotLeast = 1.0 / 40.0;
Bounds machineBounds(PriceKind kind)
{
    constexpr double most = 2.5;
    constexpr double onDemandLeast = 0.6;
    constexpr double reservedLeast = 0.2;
    return {kind == PriceKind::Spot ? spotLeast : kind == PriceKind::OnDemand ? onDemandLeast : reservedLeast, most};
}
Bounds chipBounds(PriceKind kind)
{
    constexpr double most = 12.0;
    constexpr double least = 1.0 / 8.0;
    return {kind == PriceKind::Spot ? spotLeast : least, most};
}

// Where the catalogue has no on-demand price of a chip: from its spot, reserved and capacity-block prices.
Bounds otherKindBounds(PriceKind kind)
{
    constexpr double most = 8.0;
    constexpr double least = 0.25;
    return {kind == PriceKind::Spot ? spotLeast : least, most};
}

bool isWithin(double price, const KnownPrices::Range &range, const Bounds &bounds)
{
    return price >= range.low * bounds.least && price <= range.high * bounds.most;
}

// A price per chip taken for the machine's, of a day for an hour's, of another currency.
QString farFromKnown(const PriceRow &row, const KnownPrices &known)
{
    const std::optional<KnownPrices::Range> chip = known.of(row.link.chip);
    const std::optional<KnownPrices::Range> otherKind = chip ? std::nullopt : known.ofOtherKinds(row.link.chip);
    const std::optional<KnownPrices::Range> machine = known.ofMachine(row.link.instance);
    for (const PriceRecord &record : row.records) {
        const bool isMachine = machine && record.scope == PriceScope::Machine;
        if (isMachine && !isWithin(record.usdPerHour, *machine, machineBounds(record.kind)))
            return tr("%1 USD per hour; the catalogue has %2 to %3 on demand")
                .arg(told(record.usdPerHour), told(machine->low), told(machine->high));
        const std::optional<double> hourly = record.usdPerChipHour();
        if (chip && hourly && !isWithin(*hourly, *chip, chipBounds(record.kind)))
            return tr("%1 USD per chip-hour; the catalogue has %2 to %3")
                .arg(told(*hourly), told(chip->low), told(chip->high));
        if (otherKind && hourly && !isWithin(*hourly, *otherKind, otherKindBounds(record.kind)))
            return tr("%1 USD per chip-hour; the catalogue has %2 to %3")
                .arg(told(*hourly), told(otherKind->low), told(otherKind->high));
    }
    return {};
}

// The day may have begun elsewhere.
QString futureDate(const PriceRow &row, const KnownPrices &known)
{
    if (!known.today().isValid())
        return {};
    const QString latest = known.today().addDays(1).toString(Qt::ISODate);
    for (const PriceRecord &record : row.records) {
        if (QStringView(record.asOf) > QStringView(latest).first(std::min(record.asOf.size(), latest.size())))
            return record.asOf;
    }
    return {};
}

QString spotAbove(const PriceRow &row, const KnownPrices &)
{
    const std::optional<double> spot = row.price(PriceKind::Spot);
    const std::optional<double> onDemand = row.price(PriceKind::OnDemand);
    if (!spot || !onDemand || *spot <= *onDemand)
        return {};
    return tr("spot %1, on-demand %2 USD per hour").arg(told(*spot), told(*onDemand));
}

// Lists round spot prices to four decimals.
QString spotFloor(const PriceRow &row, const KnownPrices &)
{
    constexpr double rounding = 0.000051;
    const std::optional<double> spot = row.price(PriceKind::Spot);
    const std::optional<double> onDemand = row.price(PriceKind::OnDemand);
    if (!spot || !onDemand || std::abs(*spot - *onDemand / 10.0) > rounding)
        return {};
    return tr("spot %1, on-demand %2 USD per hour").arg(told(*spot), told(*onDemand));
}

QString memoryMismatch(const PriceRow &row, const KnownPrices &)
{
    if (row.chip == nullptr || !row.thing.info.memoryMib
        || memoryAgrees(*row.chip, *row.thing.info.memoryMib, row.thing.count))
        return {};
    const Reading &memory = row.chip->memory;
    return tr("%1 MiB; the catalogue has %2")
        .arg(told(*row.thing.info.memoryMib), Formatter().full(memory.value->value, memory.unit));
}

QString countMismatch(const PriceRow &row, const KnownPrices &)
{
    constexpr double same = 1e-6;
    const std::optional<double> &given = row.thing.count;
    if (!given)
        return {};
    if (*given <= 0.0)
        return tr("%1 accelerators").arg(told(*given));
    if (row.thing.info.count && std::abs(*row.thing.info.count - *given) > same)
        return tr("%1 accelerators, but %2 in their description").arg(told(*given), told(*row.thing.info.count));
    if (row.link.countInCatalogue && !tpuSlice(row.thing.accelerator)
        && std::abs(*row.link.countInCatalogue - *given) > same)
        return tr("%1 accelerators; the catalogue has %2").arg(told(*given), told(*row.link.countInCatalogue));
    return {};
}

constexpr PriceRule rules[] = {
    {Reason::PriceTooLow, tooLow},
    {Reason::PriceTooHigh, tooHigh},
    {Reason::FarFromKnown, farFromKnown},
    {Reason::FutureDate, futureDate},
    {Reason::SpotAboveOnDemand, spotAbove},
    {Reason::SpotFloor, spotFloor},
    {Reason::MemoryMismatch, memoryMismatch},
    {Reason::CountMismatch, countMismatch},
};

double chipsBehind(const PriceEntry &entry, const Catalog &catalog)
{
    const Figure *chips = nullptr;
    if (const Instance *instance = catalog.instance(entry.instance))
        chips = &instance->chips;
    else if (const System *system = catalog.system(entry.system))
        chips = &system->chips;
    return chips == nullptr ? 1.0 : (chips->isMissing() ? 0.0 : chips->value->value);
}

} // namespace

KnownPrices::KnownPrices(const Catalog &catalog, const QDate &today)
    : m_today(today)
{
    // A clock that is behind the catalogue is wrong.
    const QDate revision = QDate::fromString(catalog.revision, Qt::ISODate);
    if (m_today.isValid() && revision.isValid())
        m_today = std::max(m_today, revision);
    for (const PriceBook &book : catalog.books) {
        // An import must not vouch for the next one.
        if (importedNameIn(book.id))
            continue;
        const bool isOnDemandBook = book.kind == PriceKind::OnDemand;
        for (const PriceEntry &entry : book.prices) {
            const double chips = chipsBehind(entry, catalog);
            const bool isSpot = entry.term.startsWith(QLatin1String("spot"), Qt::CaseInsensitive);
            if (entry.usdPerHour.isMissing())
                continue;
            const Interval &usd = *entry.usdPerHour.value;
            if (!isOnDemandBook || isSpot) {
                if (!entry.rents.isEmpty() && chips > 0.0)
                    add(m_otherKinds, entry.rents.text(), {usd.low / chips, usd.high / chips});
                continue;
            }
            if (!entry.instance.isEmpty())
                add(m_machines, entry.instance.text(), {usd.low, usd.high});
            if (!entry.rents.isEmpty() && chips > 0.0)
                add(m_chips, entry.rents.text(), {usd.low / chips, usd.high / chips});
        }
    }
}

void KnownPrices::add(Ranges &ranges, const QString &id, const Range &price)
{
    Range &range = ranges.try_emplace(id, price).first->second;
    range = {std::min(range.low, price.low), std::max(range.high, price.high)};
}

std::optional<KnownPrices::Range> KnownPrices::find(const Ranges &ranges, const QString &id)
{
    const auto found = ranges.find(id);
    return found == ranges.end() ? std::nullopt : std::optional(found->second);
}

std::optional<KnownPrices::Range> KnownPrices::of(const ChipId &chip) const { return find(m_chips, chip.text()); }

std::optional<KnownPrices::Range> KnownPrices::ofOtherKinds(const ChipId &chip) const
{
    return find(m_otherKinds, chip.text());
}

std::optional<KnownPrices::Range> KnownPrices::ofMachine(const InstanceId &instance) const
{
    return find(m_machines, instance.text());
}

std::optional<double> PriceRow::price(PriceKind kind) const
{
    const auto found =
        std::find_if(records.begin(), records.end(), [kind](const PriceRecord &record) { return record.kind == kind; });
    return found == records.end() ? std::nullopt : std::optional(found->usdPerHour);
}

std::span<const PriceRule> priceRules() { return rules; }

QList<Complaint> complaintsAbout(const PriceRow &row, const KnownPrices &known)
{
    QList<Complaint> complaints;
    for (const PriceRule &rule : rules) {
        if (const QString detail = rule.complaint(row, known); !detail.isEmpty())
            complaints << Complaint{rule.reason, detail};
    }
    return complaints;
}

} // namespace chipboard
