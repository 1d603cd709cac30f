#include "data/board/assumptionlist.h"

#include "data/board/board.h"
#include "data/board/needlist.h"
#include "data/catalog/catalog.h"
#include "data/core/tr.h"

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

QStringList assumptionLines(const Catalog &catalog, const Board &board, const Formatter &formatter)
{
    QStringList lines;
    for (const StatedAssumption &one : statedAssumptions(catalog, board)) {
        const AssumptionRow &row = *one.row;
        if (!one.value())
            continue;
        const QString usual = one.usual ? formatter.table(*one.usual, row.unit) : row.unsetText();
        lines << (one.own ? tr("%1: %2 (changed; default: %3)")
                                .arg(row.labelText(), formatter.table(*one.own, row.unit), usual)
                          : tr("%1: %2").arg(row.labelText(), usual));
    }
    for (const QString &need : needLines(board.needs, formatter))
        lines << tr("Needed: %1").arg(need);
    return lines;
}

} // namespace chipboard
