// Purpose: the cells that all rows of a live model share: assumptions, the resulting model and workload, and why a
// request is invalid. The formulas follow data/model/setup.h and data/board/assumption.h.
#pragma once

#include "data/analysis/liveformula.h"
#include "data/analysis/livemodel.h"
#include "data/model/memoryfit.h"
#include "data/model/number.h"

#include <QHash>

namespace chipboard {

// Builds a live model cell by cell, and traces the estimators' formulas with Expr (data/model/number.h). For liveshape
// and livetasks only; others read the model.

using LiveSpan = Span<Expr>;

class LiveBuilder
{
public:
    explicit LiveBuilder(LiveModel &model);

    /// The following cells belong to this row; -1: to all.
    void startRow(int row) { m_row = row; }
    /// The following cells are under this heading.
    void startSection(const QString &heading) { m_section = heading; }

    /// Adds a cell in that unit and returns a reference for later formulas.
    Expr step(const char *id, Unit unit, const Expr &value);
    Expr step(const char *id, const QString &label, Unit unit, const Expr &value);
    /// Why there is no result: `problem`, or else the text of the first check that holds, or else "".
    struct Check
    {
        Expr holds;
        QString words;
    };
    Expr problem(const char *id, const QString &label, const Expr &problem, const QList<Check> &checks);

    // Other trace functions.
    Expr part(const char *id, Unit unit, const Expr &value);
    Expr candidate(const char *id, int number, Unit unit, const Expr &value);
    Expr layout(const char *kind, int number, const TrainingLayout &layout, Unit unit, const Expr &value);
    class Attempt;
    [[nodiscard]] Attempt attempt(const char *kind, int number);
    /// Likewise for the result of a search, shown like all steps.
    [[nodiscard]] Attempt found(const char *kind);

    Expr constant(const char *id, const QString &label, Unit unit, double value, const QString &origin,
                  const std::optional<Evidence> &evidence = {});
    Expr constant(const char *id, Unit unit, double value);
    /// The measured value times the factor, which is a cell.
    Expr measured(const char *id, const char *measuredId, double value, const Evidence &evidence, const Expr &factor);
    Expr figure(const char *id, const QString &label, Unit unit, double value, const QString &origin);
    LiveSpan figure(const char *id, const QString &label, Unit unit, const Interval &value, const QString &origin);
    void assumption(const LiveInput &input, const Expr &value);

    /// The assumption's cell, in user units; the task must have it.
    [[nodiscard]] Expr assumed(const char *id) const;
    /// Assumptions as formula inputs; those of other tasks keep their defaults.
    [[nodiscard]] const AssumedOf<Expr> &inputs() const { return m_inputs; }
    void takeInputs();

    /// The row's result: the span, or the text of `problem` if that is not empty. In base units.
    void result(const char *metric, const LiveSpan &span, const Expr &problem);
    /// In the metric's unit.
    void resultInUnit(const char *metric, const LiveSpan &span, const Expr &problem);
    /// The result never has a value, for this reason.
    void missing(const QString &metric, const QString &reason);
    /// A separate result without range in the current row.
    [[nodiscard]] LiveResult single(const char *id, const QString &label, Unit unit, const Expr &value,
                                    const Expr &problem);
    [[nodiscard]] bool hasResult(const QString &metric) const;

private:
    Expr add(LiveCell cell);
    int addTold(const QString &id, const QString &label, Unit unit, const Expr &number, const Expr &problem);
    [[nodiscard]] LiveRow &row() { return m_model.rows[m_row]; }

    LiveModel &m_model;
    int m_row = -1;
    QString m_section;
    QString m_prefix; ///< for ids within an attempt
    bool m_detail = false;
    QHash<QString, int> m_assumed;
    AssumedOf<Expr> m_inputs;
};

/// Steps during its lifetime belong to one attempt of a search: under its own heading, shown on demand.
class LiveBuilder::Attempt
{
public:
    Attempt(LiveBuilder &builder, const QString &section, const QString &prefix, bool isDetail = true);
    ~Attempt();
    Q_DISABLE_COPY_MOVE(Attempt)

private:
    LiveBuilder &m_builder;
    QString m_section; ///< saved state of the builder, as the next two
    QString m_prefix;
    bool m_detail;
};

/// The work as in the catalogue, with only fixedDimensions() applied, and as the board requests it.
struct LiveWork
{
    const Catalog &catalog;
    const Board &board;
    const Workload &stated;
    const ModelShape &statedModel;
    EditedWorkload asked;
};

/// Cells shared by all rows, in base units.
struct LiveShape
{
    Expr parameters;
    Expr active;
    Expr layers;
    Expr hidden;
    Expr headSize;
    Expr width;       ///< all heads together
    Expr kvHeads;     ///< at least 1
    Expr tokens;      ///< of a training run
    Expr cacheBytes;  ///< per token
    Expr weights;     ///< at the precision in use
    Expr expertShare; ///< of all weights
    Expr missedShare; ///< share of the experts that one token does not use
    bool hasExperts = false;
    Expr refusal; ///< text if the request is invalid, else ""
};

/// Model dimensions that cells cannot change; the cells start from them.
[[nodiscard]] Assumptions fixedDimensions(const Assumptions &assumptions);
/// Adds the exchange rate, even without a workload.
void addRate(LiveBuilder &builder, const Board &board);
void addAssumptions(LiveBuilder &builder, LiveModel &model, const LiveWork &work);
[[nodiscard]] LiveShape addShape(LiveBuilder &builder, const LiveWork &work);

} // namespace chipboard
