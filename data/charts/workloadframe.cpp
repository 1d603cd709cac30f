#include "data/charts/workloadframe.h"

#include "data/charts/pagetexts.h"
#include "data/core/tr.h"
#include "data/insight/comparability.h"
#include "data/insight/workloadtakeaway.h"

namespace chipboard {
namespace {

} // namespace

PageSpec workloadFrame(const QString &id, const Catalog &catalog, const Board &board, const ResultTable &table,
                       const WorkloadView &view, const Formatter &formatter)
{
    PageSpec page;
    page.id = id;
    ResultTable judged = table; // a page of another table, such as that of the roofs, draws estimates all the same
    if (view.rows.size() == table.rows.size())
        judged.estimates = view.rows;
    const Comparability fairness = comparability(catalog, board, judged, formatter);
    page.warning = fairness.warning;
    page.remedyText = fairness.remedyText;
    page.remedyId = fairness.remedyId;
    page.notes = boundNotes(view, formatter) + estimateNotes(view, formatter);
    page.sources = allSources(catalog, table);
    page.footer = footerText(catalog, board, table, formatter);
    page.date = catalog.revision;
    page.fileStem = fileStem(table, id, catalog.revision);
    if (view.work)
        page.keywords << view.work->workload.name << view.work->model.name;
    for (const ResultRow &row : table.rows)
        page.keywords << row.subject.name;
    return page;
}

void warnOfDrawn(PageSpec &page, const QSet<QString> &drawn, const Catalog &catalog, const Board &board,
                 const ResultTable &table, const Formatter &formatter)
{
    const auto isLeft = [&drawn](const auto &row) { return !drawn.contains(row.subject.id); };
    ResultTable rows = table;
    rows.rows.removeIf(isLeft);
    rows.estimates.removeIf(isLeft);
    WorkloadView view = workloadView(catalog, board, table);
    view.rows.removeIf(isLeft);
    const PageSpec frame = workloadFrame(page.id, catalog, board, rows, view, formatter);
    page.warning = frame.warning;
    page.footer = frame.footer;
    page.sources = frame.sources;
    page.remedyText = frame.remedyText;
    page.remedyId = frame.remedyId;
}

QString hatchedText() { return tr("hatched = announced"); }

QString outlinedText() { return tr("outlined = our estimate"); }

QString whiskerText() { return tr("whisker = eight of ten published measurements fall within"); }

QString notAlikeText() { return tr("◆ = not like for like"); }

Task taskOf(const WorkloadView &view) { return view.work ? view.work->workload.task : Task::Serve; }

Task taskOf(const Catalog &catalog, const Board &board)
{
    const Workload *workload = catalog.workload(board.workload);
    return workload == nullptr ? Task::Serve : workload->task;
}

} // namespace chipboard
