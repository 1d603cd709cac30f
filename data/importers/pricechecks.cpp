#include "data/importers/pricechecks.h"

#include "data/units/format.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace chipboard {
namespace {

QString tr(const char *text) { return QCoreApplication::translate("Import", text); }

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
            return tr("%1 USD an hour for who knows how many chips").arg(told(record.usdPerHour));
    }
    return {};
}

// Spot prices go down to a tenth and less; an eighth of every on-demand price is no offer but an error.
QString farFromKnown(const PriceRow &row, const KnownPrices &known)
{
    constexpr double cheaper = 8.0;
    constexpr double spotCheaper = 40.0;
    constexpr double dearer = 100.0;
    const std::optional<KnownPrices::Range> range = known.of(row.link.chip);
    if (!range)
        return {};
    for (const PriceRecord &record : row.records) {
        const std::optional<double> hourly = record.usdPerChipHour();
        const double factor = record.kind == PriceKind::Spot ? spotCheaper : cheaper;
        if (hourly && (*hourly < range->low / factor || *hourly > range->high * dearer))
            return tr("%1 USD per chip-hour; the catalogue has %2 to %3")
                .arg(told(*hourly), told(range->low), told(range->high));
    }
    return {};
}

QString spotAbove(const PriceRow &row, const KnownPrices &)
{
    const std::optional<double> spot = row.price(PriceKind::Spot);
    const std::optional<double> onDemand = row.price(PriceKind::OnDemand);
    if (!spot || !onDemand || *spot <= *onDemand)
        return {};
    return tr("spot %1, on-demand %2 USD an hour").arg(told(*spot), told(*onDemand));
}

// Lists round spot prices to four decimals.
QString spotFloor(const PriceRow &row, const KnownPrices &)
{
    constexpr double rounding = 0.000051;
    const std::optional<double> spot = row.price(PriceKind::Spot);
    const std::optional<double> onDemand = row.price(PriceKind::OnDemand);
    if (!spot || !onDemand || std::abs(*spot - *onDemand / 10.0) > rounding)
        return {};
    return tr("spot %1, on-demand %2 USD an hour").arg(told(*spot), told(*onDemand));
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
    {Reason::PriceTooLow, tooLow},          {Reason::PriceTooHigh, tooHigh}, {Reason::FarFromKnown, farFromKnown},
    {Reason::SpotAboveOnDemand, spotAbove}, {Reason::SpotFloor, spotFloor},  {Reason::MemoryMismatch, memoryMismatch},
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

KnownPrices::KnownPrices(const Catalog &catalog)
{
    for (const PriceBook &book : catalog.books) {
        if (book.kind != PriceKind::OnDemand)
            continue;
        for (const PriceEntry &entry : book.prices) {
            const double chips = chipsBehind(entry, catalog);
            const bool isSpot = entry.term.startsWith(QLatin1String("spot"), Qt::CaseInsensitive);
            if (entry.rents.isEmpty() || entry.usdPerHour.isMissing() || chips <= 0.0 || isSpot)
                continue;
            const double hourly = entry.usdPerHour.value->value / chips;
            Range &range = m_ranges.try_emplace(entry.rents.text(), Range{hourly, hourly}).first->second;
            range = {std::min(range.low, hourly), std::max(range.high, hourly)};
        }
    }
}

std::optional<KnownPrices::Range> KnownPrices::of(const ChipId &chip) const
{
    const auto found = m_ranges.find(chip.text());
    return found == m_ranges.end() ? std::nullopt : std::optional(found->second);
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
