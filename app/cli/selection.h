// Purpose: what SELECT on the command line makes of a board: ids are looked up, unknown ones refused with the nearest
// known ones, and what is not named stays as the board has it.
#pragma once

#include "app/cli/invocation.h"
#include "data/board/board.h"
#include "data/board/exportrecipe.h"
#include "data/catalog/catalog.h"
#include "data/compare/evaluate.h"
#include "data/core/result.h"

namespace chipboard {

struct BoardChoice
{
    std::optional<Board> board;              ///< empty when there are errors
    std::optional<ExportRecipe> recipe = {}; ///< of the exported file that the board was in
    Problems problems;
    Catalog catalog = {}; ///< the one that was given, with the board's own models
};

/// As nearOrAll(); who types a name as an id, "a100-80gb" for A100 80GB, is shown the id of the chip or system.
[[nodiscard]] QString nearThing(const QString &typed, const Catalog &catalog, const QStringList &known,
                                const char *command);

/// The board of the invocation's file, or the first one the window shows, changed by the options.
[[nodiscard]] BoardChoice chooseBoard(const Invocation &invocation, const Catalog &catalog);

/// Where --model names a file: the board with the model in it, and the invocation with its id in the file's place. A
/// file that cannot be read is among the problems; so is, as a warning, what was derived from it.
struct NamedModel
{
    Invocation invocation;
    Board board;
    Problems problems;
};
[[nodiscard]] NamedModel takeModelFile(const Invocation &invocation, const Board &board, const Catalog &catalog);

/// What --workload names, or the serving of what --model names.
[[nodiscard]] Result<const Workload *> chooseWorkload(const Invocation &invocation, const Catalog &catalog);

/// "utilisation=41", each among the known ones, in its range and given once. Later than what the board has. An exchange
/// rate is left to chooseCurrency().
[[nodiscard]] Result<Assumptions> chooseAssumptions(const QStringList &sets, Assumptions assumptions);

/// Of those assumptions a warning each that the workload does not use: the numbers would be the same without them.
[[nodiscard]] Problems unusedAssumptions(const QStringList &sets, const Workload &workload, const Catalog &catalog);

/// The currency that --currency names, with the rate that is set; without either, as before.
[[nodiscard]] Result<CurrencyChoice> chooseCurrency(const Catalog &catalog, const Invocation &invocation,
                                                    CurrencyChoice before);

/// Each has to be one that a price list has prices in.
[[nodiscard]] Result<QStringList> chooseRegions(const Catalog &catalog, const QStringList &typed);

/// "discount@aws=30", "discount@h100-sxm=12": of a provider or of one thing, as custom values of the board. Later than
/// those that it has.
[[nodiscard]] Result<QList<Override>> chooseDiscounts(const Catalog &catalog, const QStringList &sets,
                                                      QList<Override> overrides);

/// What --board-text gives.
[[nodiscard]] Result<Board> boardOfText(const QString &text);

/// The board with what --set, --need and --currency say.
[[nodiscard]] Result<Board> withAssumed(const Catalog &catalog, const Invocation &invocation, Board board);

/// The metrics asked for, or those of the board's charts.
[[nodiscard]] Result<QList<MetricId>> chooseMetrics(const Invocation &invocation, const Board &board);

/// A discount changes what an estimate costs, not what a list prints: numbers that do not follow it say so.
[[nodiscard]] Problems unusedDiscount(const Board &board, const ResultTable &table);

} // namespace chipboard
