// Purpose: detects well-formed but impossible or implausible prices. To add a rule, add a row. A complaint sets the row
// aside until the user accepts it.
#pragma once

#include "data/core/texthash.h"
#include "data/import/chiplinker.h"
#include "data/import/importreport.h"

#include <unordered_map>
#include <vector>

namespace chipboard {

/// Reference prices from the catalogue's books: per machine by kind and region, and per chip-hour by chip; plus the
/// current day.
class KnownPrices
{
public:
    /// Without a day no date counts as future.
    explicit KnownPrices(const Catalog &catalog, const QDate &today = {});

    struct Range
    {
        double low = 0.0;
        double high = 0.0;
    };
    [[nodiscard]] std::optional<Range> of(const ChipId &chip) const;
    /// From spot, reserved and capacity-block prices, for chips without an on-demand price.
    [[nodiscard]] std::optional<Range> ofOtherKinds(const ChipId &chip) const;
    /// The known price of a machine closest to that kind and region: the newest, preferably not newer than `day`.
    struct Reference
    {
        double usdPerHour = 0.0; ///< whole machine; median over regions in lists of one day
        PriceKind kind = PriceKind::OnDemand;
        QString region; ///< empty: several
        QString asOf;   ///< the newest of these
    };
    [[nodiscard]] std::optional<Reference> ofMachine(const InstanceId &instance, PriceKind kind,
                                                     const QString &region = {}, const QString &day = {}) const;
    /// True if a list had exactly this price for the machine on any day.
    [[nodiscard]] bool wasListed(const InstanceId &instance, PriceKind kind, double usdPerHour) const;
    /// Latest valid price date in ISO format; empty if all are valid.
    [[nodiscard]] const QString &latestDay() const { return m_latestDay; }

private:
    using Ranges = std::unordered_map<QString, Range, TextHash>; ///< by id
    static void add(Ranges &ranges, const QString &id, const Range &price);
    [[nodiscard]] static std::optional<Range> find(const Ranges &ranges, const QString &id);

    Ranges m_chips;
    Ranges m_otherKinds; ///< by chip
    struct Known
    {
        double usdPerHour;
        PriceKind kind;
        QString region;
        QString asOf;
    };
    /// Of one kind: the newest price of each region.
    [[nodiscard]] static std::optional<Reference> newest(const std::vector<Known> &prices, PriceKind kind,
                                                         const std::optional<QString> &region, const QString &day);
    std::unordered_map<QString, std::vector<Known>, TextHash> m_machines; ///< by id
    QString m_latestDay;
};

/// The parts of a row that the rules use.
struct PriceRow
{
    RentedThing thing;
    ChipLink link;
    const Chip *chip = nullptr; ///< from the catalogue, or null
    QList<PriceRecord> records;

    [[nodiscard]] std::optional<double> price(PriceKind kind) const;
};

struct PriceRule
{
    Reason reason;
    /// The fault with its numbers; empty if there is none.
    QString (*complaint)(const PriceRow &row, const KnownPrices &known);
};
[[nodiscard]] std::span<const PriceRule> priceRules();

struct Complaint
{
    Reason reason;
    QString detail;
};
/// Complaints of all rules, in table order.
[[nodiscard]] QList<Complaint> complaintsAbout(const PriceRow &row, const KnownPrices &known);

} // namespace chipboard
