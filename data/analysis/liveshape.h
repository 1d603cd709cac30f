// Purpose: what all rows of a live model share: the assumptions, and model and workload made from them, with what
// cannot be asked. See data/model/setup.h and data/board/assumption.h, which the formulas follow.
#pragma once

#include "data/analysis/liveformula.h"
#include "data/analysis/livemodel.h"
#include "data/model/memoryfit.h"
#include "data/model/number.h"

#include <QHash>

namespace chipboard {

// Writes a live model cell after cell, and traces the estimators' formulas with them (data/model/number.h).
// Parts of it (liveshape, livetasks) share it; others read the model.

using LiveSpan = Span<Expr>;

class LiveBuilder
{
public:
    explicit LiveBuilder(LiveModel &model);

    /// Cells from here on belong to this row; -1: to all.
    void startRow(int row) { m_row = row; }
    /// Cells from here on stand under this heading.
    void startSection(const QString &heading) { m_section = heading; }

    /// Adds a cell of that unit, and names it in the formulas that follow.
    Expr step(const char *id, Unit unit, const Expr &value);
    Expr step(const char *id, const QString &label, Unit unit, const Expr &value);
    /// Why there is no result: `problem`, else the words of the first check that holds, else "".
    struct Check
    {
        Expr holds;
        QString words;
    };
    Expr problem(const char *id, const QString &label, const Expr &problem, const QList<Check> &checks);

    // The rest of a trace.
    Expr part(const char *id, Unit unit, const Expr &value);
    Expr candidate(const char *id, int number, Unit unit, const Expr &value);
    Expr layout(const char *kind, int number, const TrainingLayout &layout, Unit unit, const Expr &value);
    class Attempt;
    [[nodiscard]] Attempt attempt(const char *kind, int number);
    /// Likewise of what a search has found: told like all steps.
    [[nodiscard]] Attempt found(const char *kind);

    Expr constant(const char *id, const QString &label, Unit unit, double value, const QString &origin,
                  const std::optional<Evidence> &evidence = {});
    Expr constant(const char *id, Unit unit, double value);
    /// As measured; times the factor, which is a cell.
    Expr measured(const char *id, const char *measuredId, double value, const Evidence &evidence, const Expr &factor);
    Expr figure(const char *id, const QString &label, Unit unit, double value, const QString &origin);
    LiveSpan figure(const char *id, const QString &label, Unit unit, const Interval &value, const QString &origin);
    void assumption(const LiveInput &input, const Expr &value);

    /// The assumption's cell, as people type it; the task has to have it.
    [[nodiscard]] Expr assumed(const char *id) const;
    /// The assumptions that are inputs of the formulas; those of other tasks keep their defaults.
    [[nodiscard]] const AssumedOf<Expr> &inputs() const { return m_inputs; }
    void takeInputs();

    /// The row's result: the span, or what `problem` says where that is not empty. In base units.
    void result(const char *metric, const LiveSpan &span, const Expr &problem);
    /// In the metric's unit.
    void resultInUnit(const char *metric, const LiveSpan &span, const Expr &problem);
    /// There is never a value: why not.
    void missing(const QString &metric, const QString &reason);
    /// A result of its own kind, without a range, in the row that was started.
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
    QString m_prefix; ///< of the ids of an attempt
    bool m_detail = false;
    QHash<QString, int> m_assumed;
    AssumedOf<Expr> m_inputs;
};

/// Steps until its end belong to one attempt of a search: they stand under its heading, shown on demand.
class LiveBuilder::Attempt
{
public:
    Attempt(LiveBuilder &builder, const QString &section, const QString &prefix, bool isDetail = true);
    ~Attempt();
    Q_DISABLE_COPY_MOVE(Attempt)

private:
    LiveBuilder &m_builder;
    QString m_section; ///< of the builder, as the next two, until now
    QString m_prefix;
    bool m_detail;
};

/// Of the catalogue, before anything was assumed but fixedDimensions(), and as the board asks for it.
struct LiveWork
{
    const Catalog &catalog;
    const Board &board;
    const Workload &stated;
    const ModelShape &statedModel;
    EditedWorkload asked;
};

/// Cells that hold for all rows, in base units.
struct LiveShape
{
    Expr parameters;
    Expr active;
    Expr layers;
    Expr hidden;
    Expr headSize;
    Expr width;       ///< of all heads together
    Expr kvHeads;     ///< at least 1
    Expr tokens;      ///< of a training run
    Expr cacheBytes;  ///< of a token
    Expr weights;     ///< as they are served or worked with
    Expr expertShare; ///< of all weights
    Expr missedShare; ///< of the experts, by one token
    bool hasExperts = false;
    Expr refusal; ///< words where the work cannot be asked, else ""
};

/// Those of the model that no cell can change; what follows from them is where the cells begin.
[[nodiscard]] Assumptions fixedDimensions(const Assumptions &assumptions);
/// The exchange rate, which is there without a workload, too.
void addRate(LiveBuilder &builder, const Board &board);
void addAssumptions(LiveBuilder &builder, LiveModel &model, const LiveWork &work);
[[nodiscard]] LiveShape addShape(LiveBuilder &builder, const LiveWork &work);

[[nodiscard]] bool isTraining(Task task);

} // namespace chipboard
