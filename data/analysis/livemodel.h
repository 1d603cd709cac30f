// Purpose: a board's estimates as formulas that stay alive outside of the program: from assumptions and figures over
// each step to every result with its range, one cell after the other. Plain data; a spreadsheet writes it, and
// valuesOf() works it out as a spreadsheet would. What is decided before the first formula (task, model, precision, the
// serving software, prices) is fixed and said in `fixed`.
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
    QString section; ///< heading that it stands under
    Unit unit = Unit::One;
    LiveKind kind = LiveKind::Step;
    int row = -1;                     ///< of LiveModel::rows; -1: the same for all rows
    bool detail = false;              ///< of a search: one of the candidates
    LiveFormula formula;              ///< names cells that stand before it
    QString origin;                   ///< of a figure or constant: where it comes from
    std::optional<Evidence> evidence; ///< of a constant that measurements gave
};

/// An assumption that is live.
struct LiveInput
{
    QString id; ///< as `--set` names it
    QString label;
    QString group;
    Unit unit = Unit::One;
    int cell = -1;
    std::optional<double> fallback; ///< what it is while nobody changed it; nothing: `unset` says what then
    QString unset;
    double minimum = 0.0;
    double maximum = 0.0;
    bool whole = false;
    QList<double> choices;
    bool changed = false; ///< by the board
    QString help;         ///< what it acts on
    QString origin;
};

/// What cannot be changed without the program: a name and what it is.
struct LiveFixed
{
    QString label;
    QString value;
    QString why;
};

/// In the cell of a result that has no value.
inline constexpr const char *noLiveValue = "n/p";

/// One result of a row: three cells that are numbers, or noLiveValue.
struct LiveResult
{
    QString metric;
    Unit unit = Unit::One;
    int value = -1;
    int low = -1;
    int high = -1;
    LiveFormula reason;  ///< words, or a cell that has them, where there is no value
    LiveFormula formula; ///< of the value where there is one, money in USD
};

struct LiveRow
{
    QString id;
    QString name;
    QString chip;              ///< its name, where the row is no chip
    QList<LiveResult> results; ///< in the order of estimateMetrics()
    QString reason;            ///< why nothing is reckoned; empty where something is
    QStringList notes;         ///< of the estimate, as it was when this was made
};

/// Moving the work from LiveModel::movesFrom to a row: "move_ratio", "move_saving" ..., values alone.
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
    int movesFrom = -1; ///< the row that the work is on today; -1: there are no moves
    QString reason;     ///< why there is no estimate at all; then there are no rows
};

/// The cell of the exchange rate, of what one USD buys of the currency shown; results that are money are told in it.
inline constexpr const char *exchangeRateCell = "exchange_rate";

/// Of the board's workload on all of its rows.
[[nodiscard]] LiveModel liveModelOf(const Catalog &catalog, const Board &board);

/// Of one of them alone as it is now: without moves and searches, what they would find being known.
[[nodiscard]] LiveModel liveModelOf(const Catalog &catalog, const Board &board, const Subject &subject);

/// All cells worked out, in their order. `changed`: assumptions by id that are other numbers than the model's.
[[nodiscard]] QList<LiveValue> valuesOf(const LiveModel &model, const QMap<QString, double> &changed = {});

} // namespace chipboard
