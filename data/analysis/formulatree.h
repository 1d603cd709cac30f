// Purpose: the derivation of a number: its formula with live numbers, down to source figures, measured constants and
// assumptions. For the formula view, and as text to copy.
#pragma once

#include "data/analysis/liveformula.h"
#include "data/analysis/livemodel.h"
#include "data/compare/boardestimate.h"
#include "data/core/format.h"

#include <QHash>

namespace chipboard {

/// The formula of a result for display: "Training time / Utilisation x Rent".
struct FormulaText
{
    QString id;      ///< of the metric
    QString label;   ///< its name
    QString formula; ///< with the names of its terms
    QString work;    ///< "Training": kind of workload that it applies to

    friend bool operator==(const FormulaText &, const FormulaText &) = default;
};
/// All derived results for the catalogue's first workload of each kind on the chips of a new board, in the current
/// language.
[[nodiscard]] QList<FormulaText> resultFormulaTexts(const Catalog &catalog);

/// Unique names such as "{wall_hours}", in order.
[[nodiscard]] QStringList namesIn(const QString &formula);

struct FormulaNode
{
    QString id;    ///< "wall_hours": as in formulas
    QString label; ///< "Training time"
    std::optional<Interval> value;
    Unit unit = Unit::One;
    QString formula;     ///< "{wall_hours} / {utilisation} x {usd_per_hour}", each a child; or text
    QString origin;      ///< of a leaf: where it comes from, at most one sentence
    QStringList sources; ///< "Title, date, address"
    QString reason;      ///< why there is no value
    QList<FormulaNode> children;
    LiveFormula expression = {}; ///< the formula as an expression, with cells for the children's values; if numeric

    /// The formula with the children's labels: "Training time / Utilisation x Rent"; empty for a leaf.
    [[nodiscard]] QString inWords() const;
    /// The formula with the children's values; empty if it names none.
    [[nodiscard]] QString inNumbers(const Formatter &formatter) const;
};

/// For a row of the board, by id. Fails if there is no such metric or row.
[[nodiscard]] Result<FormulaNode> formulaTree(const Catalog &catalog, const Board &board, const QString &subjectId,
                                              const MetricId &metric);

/// One line for a card: "Training time / Utilisation x Rent = 12 h / 70 % x 3 USD/h", or text with its inputs; money
/// includes the currency conversion. Empty without a formula.
[[nodiscard]] QString formulaLine(const FormulaNode &node, const Formatter &formatter);
/// Indented lines; a repeated part is written once.
[[nodiscard]] QString toText(const FormulaNode &node, const Formatter &formatter);

// Nodes of a formula tree: the formulas of a live model for readers, with live numbers, down to source figures,
// measured constants and changed assumptions.

/// Formulas of one row's estimate. Only the chosen alternative is shown, and searches by their goal.
class FormulaTerms
{
public:
    /// `row` must have a request and outlive this object.
    FormulaTerms(const Catalog &catalog, const Board &board, const SubjectEstimate &row);

    /// A result of the estimate with all its inputs.
    [[nodiscard]] FormulaNode result(const QString &metric) const;
    /// One line: "Training time / Utilisation x Rent"; empty if text says more.
    [[nodiscard]] QString resultInWords(const QString &metric) const;

private:
    struct Part
    {
        LiveFormula formula; ///< the chosen alternative; cells from m_model.cells.size() on are results
        QList<int> cells;
    };
    [[nodiscard]] LiveFormula chosen(const LiveFormula &formula) const;
    [[nodiscard]] LiveFormula withResults(const LiveFormula &formula, const QString &except) const;
    [[nodiscard]] Part partOf(const LiveFormula &formula, const QString &except) const;
    [[nodiscard]] const LiveResult *liveResult(const QString &metric) const;
    [[nodiscard]] bool isSearched(const LiveFormula &formula) const;
    [[nodiscard]] FormulaNode cellNode(int cell, int depth) const;
    [[nodiscard]] FormulaNode assumedNode(const LiveCell &cell) const;
    [[nodiscard]] FormulaNode plainNode(const LiveCell &cell, int place) const;
    [[nodiscard]] FormulaNode resultNode(const QString &metric, int depth) const;
    void addFormula(FormulaNode &node, const Part &part, int depth) const;

    const Catalog &m_catalog;
    const Board &m_board;
    const SubjectEstimate &m_row;
    LiveModel m_model;
    QList<LiveValue> m_values;
    mutable QHash<int, FormulaNode> m_nodes; ///< cache by cell
    QList<LiveFormula> m_results;            ///< chosen alternatives, in the order of the row's results
};

/// A figure of the catalogue as a leaf: status, date, sources.
[[nodiscard]] FormulaNode figureLeaf(const Catalog &catalog, const QString &id, const QString &label,
                                     const Figure &figure);
[[nodiscard]] QStringList sourceLines(const Catalog &catalog, const QList<SourceId> &sources);

} // namespace chipboard
