// Purpose: a board's estimates as formulas that work outside the program: from assumptions and figures through each
// step to every result with its range, cell by cell. Plain data; a spreadsheet exports it, and valuesOf() evaluates it
// as a spreadsheet would. Decisions made before the first formula (task, model, precision, serving software, prices)
// are constant and listed in `fixed`.
#pragma once

#include "data/analysis/liveformula.h"
#include "data/compare/boardestimate.h"

#include <QMap>

namespace chipboard {

enum class LiveKind { Assumption, Figure, Constant, Step, Result };

struct LiveCell
{
    QString id;      ///< "utilisation", "products": the same in all columns
    QString label;   ///< "Matrix products"
    QString section; ///< its heading
    Unit unit = Unit::One;
    LiveKind kind = LiveKind::Step;
    int row = -1;                     ///< index in LiveModel::rows; -1: shared by all rows
    bool detail = false;              ///< a candidate of a search
    LiveFormula formula;              ///< refers only to earlier cells
    QString origin;                   ///< source of a figure or constant
    std::optional<Evidence> evidence; ///< for measured constants
};

/// An assumption that can be changed in the workbook.
struct LiveInput
{
    QString id; ///< as in `--set`
    QString label;
    QString group;
    Unit unit = Unit::One;
    int cell = -1;
    std::optional<double> fallback; ///< default value; empty: `unset` says what applies then
    QString unset;
    double minimum = 0.0;
    double maximum = 0.0;
    bool whole = false;
    QList<double> choices;
    bool changed = false; ///< by the board
    QString help;         ///< what it affects
    QString origin;
};

/// A fixed setting: name and value.
struct LiveFixed
{
    QString label;
    QString value;
    QString why;
};

/// Cell content of a result without value.
inline constexpr const char *noLiveValue = "n/p";

/// A result of a row: three cells with numbers or noLiveValue.
struct LiveResult
{
    QString metric;
    Unit unit = Unit::One;
    int value = -1;
    int low = -1;
    int high = -1;
    LiveFormula reason;  ///< text, or a cell with text, if there is no value
    LiveFormula formula; ///< formula of the value, money in USD
};

struct LiveRow
{
    QString id;
    QString name;
    QString chip;              ///< its name, if the row is not a chip
    QList<LiveResult> results; ///< in the order of estimateMetrics()
    QString reason;            ///< why there is no calculation; else empty
    QStringList notes;         ///< notes of the estimate at export time
};

/// A move of the work from LiveModel::movesFrom to a row: "move_ratio", "move_saving" ..., values only.
struct LiveMove
{
    int row = -1;
    QList<LiveResult> results;
};

struct LiveModel
{
    QList<LiveCell> cells;
    QList<LiveInput> inputs;
    QList<LiveFixed> fixed;
    QList<LiveRow> rows;
    QList<LiveMove> moves;
    int movesFrom = -1; ///< row that currently runs the work; -1: no moves
    QString reason;     ///< why there is no estimate at all; then there are no rows
};

/// Cell of the exchange rate, display currency per USD; money results are shown in that currency.
inline constexpr const char *exchangeRateCell = "exchange_rate";

/// For the board's workload on all rows.
[[nodiscard]] LiveModel liveModelOf(const Catalog &catalog, const Board &board);

/// For one row in its current state: without moves and searches, whose results are known.
[[nodiscard]] LiveModel liveModelOf(const Catalog &catalog, const Board &board, const Subject &subject);

/// Evaluates all cells in order. `changed`: assumptions by id with other values than in the model.
[[nodiscard]] QList<LiveValue> valuesOf(const LiveModel &model, const QMap<QString, double> &changed = {});

} // namespace chipboard
