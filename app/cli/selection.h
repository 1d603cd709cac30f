// Purpose: applies the SELECT options of a command line to a board: looks up ids, refuses unknown ones with the nearest
// known ones, and keeps what is not named.
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
    std::optional<Board> board;              ///< empty on errors
    std::optional<ExportRecipe> recipe = {}; ///< recipe of the exported file that contained the board
    Problems problems;
    Catalog catalog = {}; ///< the given one, plus the board's own models
};

/// Like nearOrAll(); for a name typed as an id, "a100-80gb" for A100 80GB, suggests the id of the chip or system.
[[nodiscard]] QString nearThing(const QString &typed, const Catalog &catalog, const QStringList &known,
                                const char *command);

/// The board of the given file, or the window's initial board, changed by the options.
[[nodiscard]] BoardChoice chooseBoard(const Invocation &invocation, const Catalog &catalog);

/// If --model names a file: the board with the model added, and the invocation with the model's id instead of the file.
/// An unreadable file is a problem; derived values are reported as a warning.
struct NamedModel
{
    Invocation invocation;
    Board board;
    Problems problems;
};
[[nodiscard]] NamedModel takeModelFile(const Invocation &invocation, const Board &board, const Catalog &catalog);

/// The workload of --workload, or serving the model of --model.
[[nodiscard]] Result<const Workload *> chooseWorkload(const Invocation &invocation, const Catalog &catalog);

/// "utilisation=41", each a known id, within its range and given once. Overrides the board. Exchange rates are left to
/// chooseCurrency().
[[nodiscard]] Result<Assumptions> chooseAssumptions(const QStringList &sets, Assumptions assumptions);

/// One warning for each assumption that the workload ignores, so that the numbers would be the same without it.
[[nodiscard]] Problems unusedAssumptions(const QStringList &sets, const Workload &workload, const Catalog &catalog);

/// The currency of --currency with its rate; without both options, unchanged.
[[nodiscard]] Result<CurrencyChoice> chooseCurrency(const Catalog &catalog, const Invocation &invocation,
                                                    CurrencyChoice before);

/// Each must occur in a price list.
[[nodiscard]] Result<QStringList> chooseRegions(const Catalog &catalog, const QStringList &typed);

/// "discount@aws=30", "discount@h100-sxm=12": for a provider or one item, as custom values that override the board's.
[[nodiscard]] Result<QList<Override>> chooseDiscounts(const Catalog &catalog, const QStringList &sets,
                                                      QList<Override> overrides);

[[nodiscard]] Result<Board> boardOfText(const QString &text);

/// The board with --set, --need and --currency applied.
[[nodiscard]] Result<Board> withAssumed(const Catalog &catalog, const Invocation &invocation, Board board);

/// The requested metrics, or those of the board's charts.
[[nodiscard]] Result<QList<MetricId>> chooseMetrics(const Invocation &invocation, const Board &board);

/// A discount changes estimates, not list prices: warns about numbers it does not affect.
[[nodiscard]] Problems unusedDiscount(const Board &board, const ResultTable &table);

} // namespace chipboard
