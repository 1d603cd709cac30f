// Purpose: everything that the window shows, calculated from catalogue and board: one value per change.
#pragma once

#include "app/window/pagetable.h"
#include "data/board/board.h"
#include "data/catalog/catalog.h"
#include "data/compare/evaluate.h"
#include "data/core/format.h"
#include "data/views/pagespec.h"
#include "widgets/dialogs/scenariosdialog.h"
#include "widgets/panels/assumptionspanel.h"
#include "widgets/panels/topbar.h"

#include <memory>

namespace chipboard {

// The state of the assumptions panel: available workloads, and the assumptions that affect the current one with value,
// default and range.

[[nodiscard]] AssumptionsState assumptionsState(const Catalog &catalog, const Board &board, const Formatter &formatter);

struct PageView
{
    ResultTable table;
    PageSpec page;
    TopBarState bar;
    AssumptionsState assumptions;
    ScenariosState scenarios;
    bool aboutWork = false;                 ///< see PageRow
    QStringList subjects;                   ///< ids of the visible rows
    std::shared_ptr<const Catalog> catalog; ///< referred to by the table's rows
    qsizetype contradictions = 0;           ///< contradictions that affect its numbers
    QStringList status; ///< "8 chips", "3 contradictions in the selection", "catalogue of 2026-11-20"
};

/// `catalog`: the published one with the board's custom values applied.
[[nodiscard]] PageView pageView(const Catalog &published, const Catalog &catalog, const Board &board,
                                const PageRow &page, const Formatter &formatter, const PageSources &sources);

/// The cell for the initial source card, preferably a contradicted price. Empty if no cell has a value.
struct CellAddress
{
    QString subject;
    MetricId metric;
    friend bool operator==(const CellAddress &, const CellAddress &) = default;
};
[[nodiscard]] CellAddress mostTelling(const ResultTable &table);

} // namespace chipboard
