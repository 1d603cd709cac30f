// Purpose: how a number came about: its formula, with live numbers put in, down to figures that a source states,
// constants that measurements gave, and what somebody assumed. For the formula view, and as text to copy.
#pragma once

#include "data/analysis/liveformula.h"
#include "data/compare/boardestimate.h"
#include "data/core/format.h"

namespace chipboard {

struct FormulaNode
{
    QString id;    ///< "wall_hours": as formulas name it
    QString label; ///< "Training time"
    std::optional<Interval> value;
    Unit unit = Unit::One;
    QString formula;     ///< "{wall_hours} / {utilisation} x {usd_per_hour}", each a child; or words
    QString origin;      ///< of a leaf: one sentence or less on where it comes from
    QStringList sources; ///< "Title, date, address"
    QString reason;      ///< why there is no value
    QList<FormulaNode> children;
    LiveFormula expression = {}; ///< the formula again, its cells being the children's values; where it has numbers

    /// The formula with the children's labels: "Training time / Utilisation x Rent"; empty for a leaf.
    [[nodiscard]] QString inWords() const;
    /// With their values; empty where the formula names none of them.
    [[nodiscard]] QString inNumbers(const Formatter &formatter) const;

    friend bool operator==(const FormulaNode &, const FormulaNode &) = default;
};

/// Of a row of the board, by its id. Fails when there is no such metric or row.
[[nodiscard]] Result<FormulaNode> formulaTree(const Catalog &catalog, const Board &board, const QString &subjectId,
                                              const MetricId &metric);

/// In one line, for a card: "Training time / Utilisation x Rent = 12 h / 70 % x 3 USD/h", or the words and what is put
/// in; money with the step to its currency. Empty where there is no formula.
[[nodiscard]] QString formulaLine(const FormulaNode &node, const Formatter &formatter);
/// Indented lines; a part that occurs again is told once.
[[nodiscard]] QString toText(const FormulaNode &node, const Formatter &formatter);

} // namespace chipboard
