// Purpose: collects the results of an estimate: one row per result, in a fixed order, each with a value or a reason.
// Only for the calculating parts of data/model; others read the Estimate.
#pragma once

#include "data/model/estimate.h"
#include "data/model/number.h"

namespace chipboard {

namespace results {
/// In result order.
enum Row : qsizetype {
    MemoryNeeded,
    FewestChips,
    ChipsUsed,
    InstancesUsed,
    ChipHours,
    WallHours,
    Mfu,
    TokensPerS,
    TokensPerSPerChip,
    RequestsAtOnce,
    Tpot,
    Ttft,
    ItemsPerS,
    Latency,
    UsdPerHour,
    Cost,
    UsdPerMonth,
    UsdPer1MTokens,
    UsdPer1MInputTokens,
    TokensPerUsd,
    UsdPer1MItems,
    EnergyPerToken,
    EnergyOfRun,
    EnergyCost,
    EnergyPer1MTokens,
    EnergyCostPer1MTokens,
    EnergyPer1MItems,
    EnergyCostPer1MItems,
    MonthChips,
    MonthCost,
    OwnUsdPerMonth,
    OwnUsdPer1MTokens,
    OwnUsdPer1MItems,
    OwnCost,
    OwnMonthCost,
    OwnBreakEvenUse,
    ApiMonthCost,
    ApiBreakEvenTokens,
    ApiBreakEvenUse,
    RevenuePerChipHour,
    MarginPerChipHour,
    MarginShare,
    RevenuePerMegawatt,
    FleetChips,
    FleetTokens,
    RowCount
};
} // namespace results

using Inputs = QList<EstimateInput>;

[[nodiscard]] EstimateInput input(const char *name, double value, const char *unit = "");
/// A share, shown in percent.
[[nodiscard]] EstimateInput percentInput(const char *name, double share);

/// Collects results; rows without a value get a reason at the end.
class ResultSheet
{
public:
    explicit ResultSheet(const EstimateRequest &request);

    [[nodiscard]] Estimate &estimate() { return m_estimate; }
    [[nodiscard]] int count() const { return m_estimate.count; }

    void set(results::Row row, const Interval &value, const Inputs &inputs = {});
    /// In base units.
    void set(results::Row row, const Span<double> &value, const Inputs &inputs = {})
    {
        set(row, inUnit(value, m_estimate.results.at(row).unit), inputs);
    }
    template<Dimension D>
    void set(results::Row row, const Ranged<D> &value, const Inputs &inputs = {})
    {
        set(row, inUnit(value, m_estimate.results.at(row).unit), inputs);
    }
    [[nodiscard]] const std::optional<Interval> &value(results::Row row) const
    {
        return m_estimate.results.at(row).value;
    }
    /// Replaces the row's formula.
    void calculatedBy(results::Row row, const char *formula);
    /// Why there is no value; the first reason wins.
    void explain(results::Row row, const QString &reason);
    void note(const QString &sentence);
    void refuse(const Problem &problem);
    void explainRest(const QString &reason);

private:
    Estimate m_estimate;
};

} // namespace chipboard
