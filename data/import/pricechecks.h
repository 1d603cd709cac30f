// Purpose: prices that are well-formed and yet cannot be, or look as if they could not. A table of rules; adding one is
// adding a row. What a rule finds sets the row aside until somebody accepts it.
#pragma once

#include "data/core/texthash.h"
#include "data/import/chiplinker.h"
#include "data/import/importreport.h"

#include <functional>
#include <unordered_map>

namespace chipboard {

/// What prices are compared with: the on-demand prices that the catalogue's books have of each machine, and per
/// chip-hour of each chip; and the day.
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
    /// USD an hour of the whole machine.
    [[nodiscard]] std::optional<Range> ofMachine(const InstanceId &instance) const;
    [[nodiscard]] QDate today() const { return m_today; }

private:
    using Ranges = std::unordered_map<QString, Range, TextHash>; ///< by id
    static void add(Ranges &ranges, const QString &id, const Range &price);
    [[nodiscard]] static std::optional<Range> find(const Ranges &ranges, const QString &id);

    Ranges m_chips;
    Ranges m_otherKinds; ///< of chips
    Ranges m_machines;
    QDate m_today;
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
