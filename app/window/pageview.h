// Purpose: everything that the window shows, worked out from catalogue and board: one value, made once a change.
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

// What the assumptions panel shows of a board: the workloads to choose from, and each assumption that acts on
// the chosen one with its value, default and range.

[[nodiscard]] AssumptionsState assumptionsState(const Catalog &catalog, const Board &board, const Formatter &formatter);

struct PageView
{
    ResultTable table;
    PageSpec page;
    TopBarState bar;
    AssumptionsState assumptions;
    ScenariosState scenarios;
    bool aboutWork = false;                 ///< see PageRow
    QStringList subjects;                   ///< ids of the rows shown
    std::shared_ptr<const Catalog> catalog; ///< what the table's rows point into
    qsizetype contradictions = 0;           ///< that its numbers stand in
    QStringList status; ///< "8 chips", "3 contradictions about what is compared", "catalogue of 2026-11-20"
};

/// `catalog` is the published one with the board's own figures worked in.
[[nodiscard]] PageView pageView(const Catalog &published, const Catalog &catalog, const Board &board,
                                const PageRow &page, const Formatter &formatter, const PageSources &sources);

/// The cell whose source card is shown until the person chooses one: best a contradicted price. Empty when no cell has
/// a value.
struct CellAddress
{
    QString subject;
    MetricId metric;
    friend bool operator==(const CellAddress &, const CellAddress &) = default;
};
[[nodiscard]] CellAddress mostTelling(const ResultTable &table);

} // namespace chipboard
