// Purpose: Catalog + Board -> ResultTable. Pure: equal inputs give equal tables. Every number carries its range,
// status, formula with live numbers, date and sources; what cannot be told is a Cell without value but with a reason.
// Nothing unknown becomes zero.
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
    QString gap;     ///< why, in two or three words for a chart, where the reason is a sentence
    QString formula; ///< with live numbers: "35.7608 USD/h / 16 chips"
    QString rangeNote;
    RangeBasis basis; ///< of the range of an estimate
    QString asOf;
    QString note;          ///< what a reader must know: "MXFP8", "capacity-block price, no on-demand price published"
    QString origin;        ///< where a price was taken: "trn2.48xlarge, us-east-2"
    bool fallback = false; ///< a price of another book than was asked
    QString asked;         ///< of a fallback: what was asked for, the name of a book
    std::optional<PriceKind> askedKind;
    std::optional<PriceKind> priceKind; ///< of price metrics
    QString priceDate;                  ///< likewise: of the price alone, whatever else the number rests on
    QString priceRegion;                ///< likewise: "us-east-2"; empty where none is stated
    std::optional<Precision> precision; ///< of compute: the figure's own, MXFP8 where FP8 was asked for
    QList<SourceId> sources;
    QList<Reading> rivals; ///< in their own units; other published values of the same figure
    QList<ContradictionId> contradictions;
    QStringList own; ///< keys of the figures of a person's own that it is made from

    [[nodiscard]] bool isMissing() const { return !value.has_value(); }
    friend bool operator==(const Cell &, const Cell &) = default;
};

struct EvaluationContext
{
    const Catalog &catalog;
    const PriceBook *book = nullptr;
    Precision precision = Precision::Bf16;             ///< the board's, resolved
    const QList<SubjectEstimate> *estimates = nullptr; ///< of the board's workload, when a metric asks for them
    int committedYears = 0;                            ///< prices of such a commitment where they are known
    QList<BookId> used = {};                           ///< by the board; see newestPrice
    bool mixedPrices = true; ///< a list may fall back on one of another kind, as without a board
};
[[nodiscard]] EvaluationContext contextOf(const Catalog &catalog, const Board &board, Precision precision,
                                          const QList<SubjectEstimate> *estimates = nullptr);

struct ResultRow
{
    Subject subject;
    QList<Cell> cells; ///< one a metric, in the order of ResultTable::metrics
    friend bool operator==(const ResultRow &, const ResultRow &) = default;
};

struct ResultTable
{
    QList<const Metric *> metrics;
    QList<ResultRow> rows;
    Precision precision = Precision::Bf16; ///< what "best common" came to
    Level level = Level::Chip;
    BookId book;
    QStringList notes;                ///< about the whole table, whole sentences: fallbacks, mixed precisions
    QList<SubjectEstimate> estimates; ///< one a row where a metric of MetricGroup::Workload was asked for, else none

    [[nodiscard]] int columnOf(const MetricId &metric) const;      ///< -1 when absent
    [[nodiscard]] qsizetype rowOf(const QString &subjectId) const; ///< -1 when absent
    [[nodiscard]] const Cell *cell(const QString &subjectId, const MetricId &metric) const;
    friend bool operator==(const ResultTable &, const ResultTable &) = default;
};

/// The rows a board asks for at its level, in catalogue order of the selection.
[[nodiscard]] QList<Subject> subjectsOf(const Catalog &catalog, const Board &board);
/// The row stands for the board's baseline: itself, or the instance or system of the baseline chip.
[[nodiscard]] bool isBaseline(const Board &board, const Subject &subject);
/// The note of a table on a contradiction that it shows.
[[nodiscard]] QString disagreementNote(const Contradiction &one);
/// Every contradiction that a table shows, each once, in order of their ids.
[[nodiscard]] QList<ContradictionId> contradictionsIn(const ResultTable &table);
/// The precision a board compares at: its own, or the fastest one that most of the selection publishes (dense).
[[nodiscard]] Precision resolvedPrecision(const Catalog &catalog, const Board &board);
[[nodiscard]] ResultTable evaluate(const Catalog &catalog, const Board &board, const QList<MetricId> &metrics);

/// Of a metric of compute: "FP8 dense", "FP8 with structured sparsity".
[[nodiscard]] QString kindOfCompute(const Metric &metric, const ResultTable &table);

/// Those with a value of all metrics of the table that are in the metric's unit: their charts are compared by length.
/// Hours of a run and of its chips are not the same; each has its own.
[[nodiscard]] QList<const Cell *> cellsBeside(const ResultTable &table, const Metric &metric);
/// One unit for all bars of a chart and the title above: the metric's own unless all cells share another; GiB and GB
/// side by side become GB, exactly. Charts of the same unit share it, so that none of two equal bars is in TFLOPS and
/// the other in PFLOPS.
[[nodiscard]] Unit commonUnit(const ResultTable &table, const Metric &metric);

} // namespace chipboard
