// Purpose: what a board assumes, as rows for readers: of a report, of the notes of slides. One place, so that all of
// them name the same defaults.
#pragma once

#include "data/board/assumption.h"
#include "data/units/format.h"

#include <QStringList>

namespace chipboard {

class Catalog;
struct Board;

/// A row of the table that the board's workload takes account of, or that was changed all the same.
struct StatedAssumption
{
    const AssumptionRow *row = nullptr;
    std::optional<double> own;   ///< what the board has instead
    std::optional<double> usual; ///< what it would be without: dimensions follow the ones that are changed
    bool acts = true;            ///< on the results of this workload

    [[nodiscard]] std::optional<double> value() const { return own ? own : usual; }
    friend bool operator==(const StatedAssumption &, const StatedAssumption &) = default;
};

/// In the order of the panel; nothing where the catalogue has no such workload.
[[nodiscard]] QList<StatedAssumption> statedAssumptions(const Catalog &catalog, const Board &board);
/// What the board's estimates assume, one line each: "Discount: 20 % (changed; default 0 %)"; then what was said to be
/// needed: "Needed: Budget a month: 5,000 USD".
[[nodiscard]] QStringList assumptionLines(const Catalog &catalog, const Board &board, const Formatter &formatter);

} // namespace chipboard
