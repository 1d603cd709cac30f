// Purpose: prices that are well-formed and yet cannot be, or look as if they could not. A table of rules; adding one is
// adding a row. What a rule finds sets the row aside until somebody accepts it.
#pragma once

#include "data/core/texthash.h"
#include "data/import/chiplinker.h"
#include "data/import/importreport.h"

#include <unordered_map>
#include <vector>

namespace chipboard {

/// What prices are compared with: the prices that the catalogue's books have of each machine, by kind and region, and
/// per chip-hour of each chip; and the day.
class KnownPrices
{
public:
    /// Without a day no date is in the future.
    explicit KnownPrices(const Catalog &catalog, const QDate &today = {});

    struct Range
    {
        double low = 0.0;
        double high = 0.0;
    };
    [[nodiscard]] std::optional<Range> of(const ChipId &chip) const;
    /// Of its spot, reserved and capacity-block prices, for chips without an on-demand price.
    [[nodiscard]] std::optional<Range> ofOtherKinds(const ChipId &chip) const;
    /// What is known of a machine, as near as possible to a price of that kind in that region: the newest price, of
    /// those that are no newer than `day` where there are such.
    struct Reference
    {
        double usdPerHour = 0.0; ///< of the whole machine; the median of regions, of lists of one day
        PriceKind kind = PriceKind::OnDemand;
        QString region; ///< empty: of several
        QString asOf;   ///< the newest of these
    };
    [[nodiscard]] std::optional<Reference> ofMachine(const InstanceId &instance, PriceKind kind,
                                                     const QString &region = {}, const QString &day = {}) const;
    /// Whether a list had just this price of the machine, on any day.
    [[nodiscard]] bool wasListed(const InstanceId &instance, PriceKind kind, double usdPerHour) const;
    /// In ISO, the latest date that a price can have; empty where any can.
    [[nodiscard]] const QString &latestDay() const { return m_latestDay; }

private:
    using Ranges = std::unordered_map<QString, Range, TextHash>; ///< by id
    static void add(Ranges &ranges, const QString &id, const Range &price);
    [[nodiscard]] static std::optional<Range> find(const Ranges &ranges, const QString &id);

    Ranges m_chips;
    Ranges m_otherKinds; ///< of chips
    struct Known
    {
        double usdPerHour;
        PriceKind kind;
        QString region;
        QString asOf;
    };
    /// Of a kind, of each region the newest.
    [[nodiscard]] static std::optional<Reference> newest(const std::vector<Known> &prices, PriceKind kind,
                                                         const std::optional<QString> &region, const QString &day);
    std::unordered_map<QString, std::vector<Known>, TextHash> m_machines; ///< by id
    QString m_latestDay;
};

/// A row of a list as far as the rules look at it.
struct PriceRow
{
    RentedThing thing;
    ChipLink link;
    const Chip *chip = nullptr; ///< of the catalogue, or null
    QList<PriceRecord> records;

    [[nodiscard]] std::optional<double> price(PriceKind kind) const;
};

struct PriceRule
{
    Reason reason;
    /// What is wrong, with its numbers; empty when nothing is.
    QString (*complaint)(const PriceRow &row, const KnownPrices &known);
};
[[nodiscard]] std::span<const PriceRule> priceRules();

struct Complaint
{
    Reason reason;
    QString detail;
};
/// Of every rule that finds something, in the table's order.
[[nodiscard]] QList<Complaint> complaintsAbout(const PriceRow &row, const KnownPrices &known);

} // namespace chipboard
