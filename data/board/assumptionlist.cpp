#include "data/board/assumptionlist.h"

#include "data/board/board.h"
#include "data/catalog/catalog.h"

namespace chipboard {

QList<StatedAssumption> statedAssumptions(const Catalog &catalog, const Board &board)
{
    const Workload *work = catalog.workload(board.workload);
    const ModelShape *model = work != nullptr ? catalog.model(work->model) : nullptr;
    QList<StatedAssumption> stated;
    for (const AssumptionRow &row : assumptionTable()) {
        if (model == nullptr)
            break;
        const std::optional<double> &own = board.assumptions.*row.member;
        const bool acts = row.actsOn(work->task);
        if (!acts && !own)
            continue;
        Assumptions others = board.assumptions;
        (others.*row.member).reset();
        const EditedWorkload without = edited(*work, *model, others);
        stated << StatedAssumption{&row, own, defaultOf(row, without.workload, without.model, catalog.calibration),
                                   acts};
    }
    return stated;
}

} // namespace chipboard
