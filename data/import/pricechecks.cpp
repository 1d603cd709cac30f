#include "data/import/pricechecks.h"

#include "data/catalog/pricebook.h"
#include "data/core/find.h"
#include "data/core/format.h"
#include "data/core/tr.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

namespace chipboard {
namespace {

QString told(double number) { return Formatter().full(number); }

QString tooLow(const PriceRow &row, const KnownPrices &)
{
    // The cheapest accelerators cost more: 0.0267 per chip-hour for an Inferentia at spot in 2024.
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
    constexpr double mostChips = 72.0; // the largest machine rented as one, a rack of GB200
    for (const PriceRecord &record : row.records) {
        const std::optional<double> hourly = record.usdPerChipHour();
        if (hourly && *hourly > most)
            return tr("%1 USD per chip-hour").arg(told(*hourly));
        if (!hourly && record.usdPerHour > most * mostChips)
            return tr("%1 USD per hour for an unknown number of chips").arg(told(record.usdPerHour));
    }
    return {};
}

/// Plausible deviation from a known price.
struct Bounds
{
    double least;
    double most;
};
constexpr double leastShare = 0.6;
constexpr double mostShare = 1.6;
// Spot prices go down to a tenth and less, three-year reserved prices to a third.
constexpr double spotLeast = 1.0 / 40.0;

Bounds machineBounds(PriceKind kind, PriceKind known)
{
    constexpr double reservedLeast = 0.2;
    constexpr double aboveOthers = 8.0; // on demand if only reserved prices are known
    if (kind == PriceKind::Spot)
        return {spotLeast, mostShare};
    if (kind == known)
        return {leastShare, mostShare};
    if (known == PriceKind::OnDemand)
        return {reservedLeast, mostShare};
    return {kind == PriceKind::OnDemand ? leastShare : 0.25, kind == PriceKind::OnDemand ? aboveOthers : 4.0};
}

// Range around the lowest and highest on-demand price of the chip over all providers. A single chip may include the
// CPUs and memory of a whole host.
Bounds chipBounds(PriceKind kind, double chips)
{
    constexpr double reservedLeast = 0.2;
    constexpr double wholeHost = 8.0;
    const double least = kind == PriceKind::Spot ? spotLeast : kind == PriceKind::OnDemand ? leastShare : reservedLeast;
    return {least, chips > 1.0 ? mostShare : wholeHost};
}

// For chips without an on-demand price: from spot, reserved and capacity-block prices.
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

/// The unit that the price might have, given its ratio to the machine's hourly price.
QString looksLike(double share, double chips)
{
    struct Scale
    {
        double factor;
        const char *text;
    };
    const Scale scales[] = {{1.0 / chips, QT_TR_NOOP("; it looks like the price of one chip")},
                            {24.0, QT_TR_NOOP("; it looks like the price of a day")},
                            {100.0, QT_TR_NOOP("; it looks like a price in cents")},
                            {730.0, QT_TR_NOOP("; it looks like the price of a month")},
                            {8760.0, QT_TR_NOOP("; it looks like the price of a year")}};
    for (const Scale &scale : scales) {
        const double apart = share / scale.factor;
        if (std::abs(scale.factor - 1.0) > 0.5 && apart > 0.75 && apart < 1.3)
            return tr(scale.text);
    }
    return {};
}

QString farFromMachine(const PriceRow &row, const PriceRecord &record, const KnownPrices &known)
{
    const auto reference = record.scope == PriceScope::Machine
        ? known.ofMachine(row.link.instance, record.kind, record.region, record.asOf)
        : std::nullopt;
    if (!reference || known.wasListed(row.link.instance, record.kind, record.usdPerHour))
        return {};
    const double usd = reference->usdPerHour;
    const auto isNear = [&record](const KnownPrices::Reference &one) {
        return isWithin(record.usdPerHour, {one.usdPerHour, one.usdPerHour}, machineBounds(record.kind, one.kind));
    };
    // Prices may have fallen since the reference date, down to today's price.
    if (isNear(*reference) || isNear(*known.ofMachine(row.link.instance, record.kind, record.region)))
        return {};
    const double share = record.usdPerHour / usd;
    const QString compared = reference->region.isEmpty()
        ? tr("%1 USD per hour is %2 times the known %3 (%4, median, %5)")
              .arg(told(record.usdPerHour), QString::number(share, 'g', 3), told(usd), priceKindLabel(reference->kind),
                   dateText(reference->asOf))
        : tr("%1 USD per hour is %2 times the known %3 (%4, %5, %6)")
              .arg(told(record.usdPerHour), QString::number(share, 'g', 3), told(usd), priceKindLabel(reference->kind),
                   reference->region, dateText(reference->asOf));
    return compared + looksLike(share, record.chips.value_or(1.0));
}

// Detects a price per chip instead of per machine, per day instead of per hour, or in another currency.
QString farFromKnown(const PriceRow &row, const KnownPrices &known)
{
    const std::optional<KnownPrices::Range> chip = known.of(row.link.chip);
    const std::optional<KnownPrices::Range> otherKind = chip ? std::nullopt : known.ofOtherKinds(row.link.chip);
    for (const PriceRecord &record : row.records) {
        if (const QString far = farFromMachine(row, record, known); !far.isEmpty())
            return far;
        const std::optional<double> hourly = record.usdPerChipHour();
        const bool isRange = chip && chip->high > chip->low; // a single price gives no range
        const Bounds bounds = hourly && isRange ? chipBounds(record.kind, *record.chips) : otherKindBounds(record.kind);
        const bool isFarChip = hourly
            && ((chip && !isWithin(*hourly, *chip, bounds))
                || (otherKind && !isWithin(*hourly, *otherKind, otherKindBounds(record.kind))));
        const KnownPrices::Range range = chip.value_or(otherKind.value_or(KnownPrices::Range()));
        if (isFarChip && !known.ofMachine(row.link.instance, record.kind))
            return tr("%1 USD per chip-hour; known prices of the chip are %2 to %3")
                .arg(told(*hourly), told(range.low), told(range.high));
    }
    return {};
}

QString futureDate(const PriceRow &row, const KnownPrices &known)
{
    const QStringView latest(known.latestDay());
    for (const PriceRecord &record : row.records) {
        if (!latest.isEmpty() && QStringView(record.asOf) > latest.first(std::min(record.asOf.size(), latest.size())))
            return record.asOf;
    }
    return {};
}

// A spot floor published as the price, or one price published for both.
QString spotEqual(const PriceRow &row, const KnownPrices &)
{
    constexpr double same = 5e-7; // below the sixth decimal
    const std::optional<double> spot = row.price(PriceKind::Spot);
    const std::optional<double> onDemand = row.price(PriceKind::OnDemand);
    return spot && onDemand && std::abs(*spot - *onDemand) <= same ? tr("both are %1 USD per hour").arg(told(*spot))
                                                                   : QString();
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
    {Reason::PriceTooLow, tooLow},    {Reason::PriceTooHigh, tooHigh},          {Reason::FarFromKnown, farFromKnown},
    {Reason::FutureDate, futureDate}, {Reason::SpotAboveOnDemand, spotAbove},   {Reason::SpotIsOnDemand, spotEqual},
    {Reason::SpotFloor, spotFloor},   {Reason::MemoryMismatch, memoryMismatch}, {Reason::CountMismatch, countMismatch},
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
{
    // A clock behind the catalogue is wrong; and the next day may have begun elsewhere.
    const QDate revision = QDate::fromString(catalog.revision, Qt::ISODate);
    if (today.isValid())
        m_latestDay = (revision.isValid() ? std::max(today, revision) : today).addDays(1).toString(Qt::ISODate);
    for (const PriceBook &book : catalog.books) {
        // An import must not validate the next one.
        if (importedNameIn(book.id))
            continue;
        if (book.kind == PriceKind::Guide || book.kind == PriceKind::Own)
            continue; // approximate, or set by the user
        const bool isOnDemandBook = book.kind == PriceKind::OnDemand;
        for (const PriceEntry &entry : book.prices) {
            const double chips = chipsBehind(entry, catalog);
            const bool isSpot = entry.term.startsWith(QLatin1String("spot"), Qt::CaseInsensitive);
            if (entry.usdPerHour.isMissing())
                continue;
            const Interval &usd = *entry.usdPerHour.value;
            if (!entry.instance.isEmpty() && !isSpot && book.kind != PriceKind::Spot)
                m_machines[entry.instance.text()].push_back(
                    {usd.value, book.kind, entry.region, entry.usdPerHour.asOf});
            if (!isOnDemandBook || isSpot) {
                if (!entry.rents.isEmpty() && chips > 0.0)
                    add(m_otherKinds, entry.rents.text(), {usd.low / chips, usd.high / chips});
                continue;
            }
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

// Prices fall over the years: an old price is compared with its time, a current one with the newest.
std::optional<KnownPrices::Reference> KnownPrices::newest(const std::vector<Known> &prices, PriceKind kind,
                                                          const std::optional<QString> &region, const QString &day)
{
    std::map<QString, std::pair<QString, std::vector<double>>> regions; // latest day of each region, and the prices of
                                                                        // that day
    const auto isLater = [&day](const QString &date) {
        return !day.isEmpty() && QStringView(date).first(std::min(date.size(), day.size())) > QStringView(day);
    };
    for (const Known &known : prices) {
        if (known.kind != kind || (region && known.region != *region))
            continue;
        auto &[date, values] = regions[known.region];
        const bool isBetter =
            values.empty() || (isLater(date) ? known.asOf < date : known.asOf > date && !isLater(known.asOf));
        if (isBetter) {
            date = known.asOf;
            values.clear();
        }
        if (known.asOf == date)
            values.push_back(known.usdPerHour);
    }
    Reference found{0.0, kind, region.value_or(QString()), {}};
    std::vector<double> all;
    for (const auto &[place, ofDay] : regions) {
        found.asOf = std::max(found.asOf, ofDay.first);
        all.insert(all.end(), ofDay.second.begin(), ofDay.second.end());
    }
    if (all.empty())
        return std::nullopt;
    std::ranges::sort(all);
    found.usdPerHour = (all[(all.size() - 1) / 2] + all[all.size() / 2]) / 2.0;
    return found;
}

// In order: same kind in the region, same kind, on demand in the region, on demand, any. Spot prices vary too much to
// compare with each other.
std::optional<KnownPrices::Reference> KnownPrices::ofMachine(const InstanceId &instance, PriceKind kind,
                                                             const QString &region, const QString &day) const
{
    const auto found = m_machines.find(instance.text());
    if (found == m_machines.end())
        return std::nullopt;
    const PriceKind wanted = kind == PriceKind::Spot ? PriceKind::OnDemand : kind;
    for (const PriceKind each : {wanted, PriceKind::OnDemand, found->second.front().kind}) {
        if (auto here = newest(found->second, each, region, day))
            return here;
        if (auto anywhere = newest(found->second, each, std::nullopt, day))
            return anywhere;
    }
    return std::nullopt;
}

bool KnownPrices::wasListed(const InstanceId &instance, PriceKind kind, double usdPerHour) const
{
    constexpr double same = 1e-3;
    const auto found = m_machines.find(instance.text());
    return found != m_machines.end() && std::ranges::any_of(found->second, [&](const Known &known) {
               return known.kind == kind && std::abs(known.usdPerHour - usdPerHour) <= same * known.usdPerHour;
           });
}

std::optional<double> PriceRow::price(PriceKind kind) const
{
    const auto *found = findWhere(records, [kind](const PriceRecord &record) { return record.kind == kind; });
    return found == nullptr ? std::nullopt : std::optional(found->usdPerHour);
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
