// Purpose: assumptions (data/model/terms.h) of a board. It holds only changed values; the rest comes from the row's
// default, the workload, its model or the calibration. Values are in the row's unit: utilisation is 41, not 0.41.
#pragma once

#include "data/catalog/calibration.h"
#include "data/catalog/workload.h"
#include "data/core/format.h"
#include "data/model/terms.h"

#include <QStringList>

namespace chipboard {

/// Translated: "Price".
[[nodiscard]] QString assumptionGroupLabel(AssumptionGroup group);

/// True if the assumption has no effect: interest, colocation etc. of a machine without a stated price. The power of
/// its host still affects revenue and power of a fleet.
[[nodiscard]] bool isIdle(const AssumptionRow &row, const Assumptions &assumptions);

[[nodiscard]] int changedCount(const Assumptions &assumptions);
/// Resets the number of chips and the dimensions of the workload; keeps prices and efficiencies.
[[nodiscard]] Assumptions withoutDimensions(Assumptions assumptions);

/// Value of an unchanged row: the fallback, or the value of the calibration, workload or model. Empty if none of them
/// states it.
[[nodiscard]] std::optional<double> defaultOf(const AssumptionRow &row, const Workload &workload,
                                              const ModelShape &model, const Calibration &calibration);

/// The workload and its model with changed dimensions applied.
struct EditedWorkload
{
    Workload workload;
    ModelShape model;

    friend bool operator==(const EditedWorkload &, const EditedWorkload &) = default;
};
/// Changing only the parameters scales the active parameters in proportion.
[[nodiscard]] EditedWorkload edited(const Workload &workload, const ModelShape &model, const Assumptions &assumptions);

// A board's assumptions as text for reports and slide notes. One place, so that all of them state the same defaults.

class Catalog;
struct Board;

/// An assumption that affects the board's workload or was changed.
struct StatedAssumption
{
    const AssumptionRow *row = nullptr;
    std::optional<double> own;   ///< the board's value
    std::optional<double> usual; ///< the default, derived from changed dimensions
    bool acts = true;            ///< affects the results of this workload

    [[nodiscard]] std::optional<double> value() const { return own ? own : usual; }
};

/// In panel order; empty if the catalogue lacks the workload.
[[nodiscard]] QList<StatedAssumption> statedAssumptions(const Catalog &catalog, const Board &board);
/// Assumptions behind the board's estimates, one line each.
struct AssumptionLines
{
    QStringList chosen; ///< "Discount: 20 % (changed; default 0 %)", then "Requirement: Budget a month: 5,000 USD"
    QStringList usual;  ///< all others

    friend bool operator==(const AssumptionLines &, const AssumptionLines &) = default;
};
[[nodiscard]] AssumptionLines assumptionLines(const Catalog &catalog, const Board &board, const Formatter &formatter);

} // namespace chipboard
