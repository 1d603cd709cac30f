// Purpose: the leaves and inner nodes of a formula tree by their ids: results of the estimate, steps between, what is
// assumed, figures of chip and model, prices. One table; a new term is a row.
#pragma once

#include "data/whatif/formulatree.h"
#include "data/whatif/worksteps.h"

namespace chipboard {

/// What the terms of one row's formulas are looked up in.
struct TermContext
{
    const Catalog &catalog;
    const Board &board;
    const SubjectEstimate &row; ///< with a request
    QList<WorkStep> steps;
    Precision precision = Precision::Bf16; ///< the board's, for prices and plain figures
};

/// The node without its children; with a formula in braces where it has some.
[[nodiscard]] FormulaNode termOf(const TermContext &context, const QString &id);

/// A figure of the catalogue as a leaf: status, date, sources.
[[nodiscard]] FormulaNode figureLeaf(const Catalog &catalog, const QString &id, const QString &label,
                                     const Figure &figure);
[[nodiscard]] QStringList sourceLines(const Catalog &catalog, const QList<SourceId> &sources);

/// How a result is made of others, for people: "Training time / Utilisation x Rent".
struct FormulaText
{
    QString id;      ///< of the metric
    QString label;   ///< its name
    QString formula; ///< with the names of its terms
    QString work;    ///< "Training": the kind of workload that it holds for

    friend bool operator==(const FormulaText &, const FormulaText &) = default;
};
/// Every row of the table of results, in its order, in the language that is spoken.
[[nodiscard]] QList<FormulaText> resultFormulaTexts();

/// "{wall_hours}" and the like, each once, in order.
[[nodiscard]] QStringList namesIn(const QString &formula);

} // namespace chipboard
