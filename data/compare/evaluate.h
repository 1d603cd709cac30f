// Purpose: Catalog + Board -> ResultTable. Pure: equal inputs give equal tables. Every number has its range, status,
// formula with live numbers, date and sources; an unknown value is a Cell with a reason instead of a value, never zero.
#pragma once

#include "data/compare/metric.h"
#include "data/compare/subject.h"

namespace chipboard {

struct Cell
{
    std::optional<Interval> value; ///< in `unit`
    Unit unit = Unit::One;
    FigureStatus status = FigureStatus::Missing;
    MissingKind missingKind = MissingKind::None;
    QString reason;  ///< why missing
    QString gap;     ///< the reason in two or three words for a chart, if it is a sentence
    QString formula; ///< with live numbers: "35.7608 USD/h / 16 chips"
    QString rangeNote;
    RangeBasis basis; ///< basis of an estimate's range
    QString asOf;
    QString note;          ///< what readers must know: "MXFP8", "capacity-block price, no on-demand price published"
    QString origin;        ///< origin of a price: "trn2.48xlarge, us-east-2"
    bool fallback = false; ///< the price comes from another book than requested
    QString asked;         ///< of a fallback: name of the requested book
    std::optional<PriceKind> askedKind;
    std::optional<PriceKind> priceKind; ///< price metrics only
    QString priceDate;                  ///< likewise: date of the price, regardless of other inputs
    QString priceRegion;                ///< likewise: "us-east-2"; empty if not stated
    std::optional<Precision> precision; ///< compute metrics: the figure's own, MXFP8 if FP8 was requested
    QList<SourceId> sources;
    QList<Reading> rivals; ///< other published values of the figure, in their own units
    QList<ContradictionId> contradictions;
    QStringList own; ///< keys of the custom figures behind it

    [[nodiscard]] bool isMissing() const { return !value.has_value(); }
    friend bool operator==(const Cell &, const Cell &) = default;
};

struct EvaluationContext
{
    const Catalog &catalog;
    const PriceBook *book = nullptr;
    Precision precision = Precision::Bf16;             ///< the board's, resolved
    const QList<SubjectEstimate> *estimates = nullptr; ///< of the board's workload, if a metric needs them
    int committedYears = 0;                            ///< use prices of this commitment where known
    QList<BookId> used = {};                           ///< lists used by the board; see newestPrice
    bool mixedPrices = true; ///< a list may fall back on another kind; the default without a board
};
[[nodiscard]] EvaluationContext contextOf(const Catalog &catalog, const Board &board, Precision precision,
                                          const QList<SubjectEstimate> *estimates = nullptr);

struct ResultRow
{
    Subject subject;
    QList<Cell> cells; ///< one per metric, in the order of ResultTable::metrics
    friend bool operator==(const ResultRow &, const ResultRow &) = default;
};

struct ResultTable
{
    QList<const Metric *> metrics;
    QList<ResultRow> rows;
    Precision precision = Precision::Bf16; ///< resolved "best common" precision
    Level level = Level::Chip;
    BookId book;
    QStringList notes;                ///< whole sentences about the table: fallbacks, mixed precisions
    QList<SubjectEstimate> estimates; ///< one per row if it has a MetricGroup::Workload metric, else empty

    [[nodiscard]] int columnOf(const MetricId &metric) const;      ///< -1 when absent
    [[nodiscard]] qsizetype rowOf(const QString &subjectId) const; ///< -1 when absent
    [[nodiscard]] const Cell *cell(const QString &subjectId, const MetricId &metric) const;
    friend bool operator==(const ResultTable &, const ResultTable &) = default;
};

/// The rows of a board at its level, in catalogue order of the selection.
[[nodiscard]] QList<Subject> subjectsOf(const Catalog &catalog, const Board &board);
/// True if the row is the board's baseline, or the instance or system of the baseline chip.
[[nodiscard]] bool isBaseline(const Board &board, const Subject &subject);
/// Note about a contradiction that a table shows.
[[nodiscard]] QString disagreementNote(const Contradiction &one);
/// Unique contradictions shown in a table, ordered by id.
[[nodiscard]] QList<ContradictionId> contradictionsIn(const ResultTable &table);
/// The board's precision, or the fastest one that most of the selection publishes (dense).
[[nodiscard]] Precision resolvedPrecision(const Catalog &catalog, const Board &board);
[[nodiscard]] ResultTable evaluate(const Catalog &catalog, const Board &board, const QList<MetricId> &metrics);

/// Name of a compute metric: "FP8 dense", "FP8 with structured sparsity".
[[nodiscard]] QString kindOfCompute(const Metric &metric, const ResultTable &table);

/// Cells with a value for all of the table's metrics in this metric's unit: their charts are compared by length. Hours
/// of a run and chip-hours are kept apart.
[[nodiscard]] QList<const Cell *> cellsBeside(const ResultTable &table, const Metric &metric);
/// One unit for all bars of a chart and its title: the metric's unit unless all cells share another; mixed GiB and GB
/// become GB, exactly. Charts of the same unit share it, so that equal bars are not TFLOPS in one and PFLOPS in the
/// other.
[[nodiscard]] Unit commonUnit(const ResultTable &table, const Metric &metric);

} // namespace chipboard
