// Purpose: how a number came about: its formula, with live numbers put in, down to figures that a source states,
// constants that measurements gave, and what somebody assumed. For the formula view, and as text to copy.
#pragma once

#include "data/analysis/liveformula.h"
#include "data/analysis/livemodel.h"
#include "data/compare/boardestimate.h"
#include "data/core/format.h"

#include <QHash>

namespace chipboard {

/// How a result is made of others, for people: "Training time / Utilisation x Rent".
struct FormulaText
{
    QString id;      ///< of the metric
    QString label;   ///< its name
    QString formula; ///< with the names of its terms
    QString work;    ///< "Training": the kind of workload that it holds for

    friend bool operator==(const FormulaText &, const FormulaText &) = default;
};
/// Of the catalogue's first workload of each kind on the chips of a new board: every result that is made of others, in
/// the language that is spoken.
[[nodiscard]] QList<FormulaText> resultFormulaTexts(const Catalog &catalog);

/// "{wall_hours}" and the like, each once, in order.
[[nodiscard]] QStringList namesIn(const QString &formula);

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
};

/// Of a row of the board, by its id. Fails when there is no such metric or row.
[[nodiscard]] Result<FormulaNode> formulaTree(const Catalog &catalog, const Board &board, const QString &subjectId,
                                              const MetricId &metric);

/// In one line, for a card: "Training time / Utilisation x Rent = 12 h / 70 % x 3 USD/h", or the words and what is put
/// in; money with the step to its currency. Empty where there is no formula.
[[nodiscard]] QString formulaLine(const FormulaNode &node, const Formatter &formatter);
/// Indented lines; a part that occurs again is told once.
[[nodiscard]] QString toText(const FormulaNode &node, const Formatter &formatter);

// The nodes of a formula tree: the formulas of a live model as people read them, with live numbers, down to
// figures that a source states, constants that measurements gave and assumptions that were changed.

/// The formulas of one row's estimate. Of choices only what is chosen is told, of searches what they look for.
class FormulaTerms
{
public:
    /// `row`: with a request; it has to live as long as this.
    FormulaTerms(const Catalog &catalog, const Board &board, const SubjectEstimate &row);

    /// A result of the estimate with all that it is made of.
    [[nodiscard]] FormulaNode result(const QString &metric) const;
    /// One line for people: "Training time / Utilisation x Rent"; empty where words tell more.
    [[nodiscard]] QString resultInWords(const QString &metric) const;

private:
    struct Part
    {
        LiveFormula formula; ///< chosen; cells from m_model.cells.size() on are results
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
    mutable QHash<int, FormulaNode> m_nodes; ///< made already, by cell
    QList<LiveFormula> m_results;            ///< chosen, in the order of the row's
};

/// A figure of the catalogue as a leaf: status, date, sources.
[[nodiscard]] FormulaNode figureLeaf(const Catalog &catalog, const QString &id, const QString &label,
                                     const Figure &figure);
[[nodiscard]] QStringList sourceLines(const Catalog &catalog, const QList<SourceId> &sources);

} // namespace chipboard
