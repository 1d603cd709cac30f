#include "app/cli/catalogloading.h"
#include "app/cli/commands.h"
#include "app/cli/selection.h"
#include "data/compare/apply.h"
#include "data/views/pages.h"
#include "data/views/tableexport.h"

namespace chipboard {
int runTable(const Invocation &invocation, Streams &streams)
{
    constexpr qsizetype mostDisagreements = 3; // each is a paragraph below the table; JSON and CSV have all
    const LoadedCatalog loaded = loadCatalogFor(invocation, streams);
    const BoardChoice choice = chooseBoard(invocation, loaded.catalog);
    tell(choice.problems, streams);
    if (!choice.board)
        return worstStatus(choice.problems);
    const auto metrics = chooseMetrics(invocation, *choice.board);
    if (!metrics)
        return streams.refuse(metrics.problem());
    const Catalog catalog = withFigures(choice.catalog, *choice.board);
    const ResultTable table = evaluate(catalog, *choice.board, metrics.value());
    tell(unusedDiscount(*choice.board, table), streams);
    if (invocation.format == u"json")
        streams.result(tableToJson(catalog, *choice.board, table));
    else if (isOfRows(invocation.format))
        streams.result(rowsOf(tableToList(catalog, *choice.board, table), invocation.format));
    else
        streams.result(tableToText(catalog, *choice.board,
                                   withWorstNotesFirst(table, catalog, *choice.board, mostDisagreements),
                                   terminalFormatter().locale())
                           .toUtf8());
    return loaded.status;
}

} // namespace chipboard
