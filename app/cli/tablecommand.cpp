#include "app/cli/catalogloading.h"
#include "app/cli/commands.h"
#include "app/cli/selection.h"
#include "data/compare/apply.h"
#include "data/views/pagebuilder.h"
#include "data/views/pages.h"
#include "data/views/tableexport.h"

using namespace Qt::StringLiterals;

namespace chipboard {
namespace {

/// A discount changes what an estimate costs, not what a list prints: numbers that do not follow it say so.
Problems unusedDiscount(const Board &board, const ResultTable &table)
{
    const QString text = asListedText(board.assumptions, table, terminalFormatter());
    if (text.isEmpty())
        return {};
    return {Problem{ProblemCode::WrongUsage, text, {}, {}, Severity::Warning}};
}

constexpr qsizetype mostDisagreements = 3; // whole paragraphs below a table; JSON and CSV have all

} // namespace

int runTable(const Invocation &invocation, Streams &streams)
{
    const LoadedCatalog loaded = loadCatalogFor(invocation, streams);
    const BoardChoice choice = chooseBoard(invocation, loaded.catalog);
    tell(choice.problems, streams);
    if (!choice.board)
        return worstStatus(choice.problems);
    const auto metrics = chooseMetrics(invocation, *choice.board);
    if (!metrics) {
        tell({metrics.problem()}, streams);
        return exitStatusOf(metrics.problem());
    }
    const Catalog catalog = withOverrides(choice.catalog, choice.board->overrides);
    const ResultTable table = evaluate(catalog, *choice.board, metrics.value());
    tell(unusedDiscount(*choice.board, table), streams);
    if (invocation.format == u"json")
        streams.result(tableToJson(catalog, *choice.board, table));
    else if (invocation.format == u"csv")
        streams.result(tableToCsv(catalog, *choice.board, table));
    else
        streams.result(tableToText(catalog, *choice.board,
                                   withWorstNotesFirst(table, catalog, *choice.board, mostDisagreements),
                                   terminalFormatter().locale())
                           .toUtf8());
    return loaded.status;
}

} // namespace chipboard
