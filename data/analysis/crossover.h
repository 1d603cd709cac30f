// Purpose: the value of an assumption at which the order of two rows changes. Solved by dividing the range, finer where
// the rows come close, and bisecting each change to a millionth, or to adjacent values if only whole ones exist. Steps
// (whole instances, another number of chips) can change the order in a jump.
#pragma once

#include "data/analysis/lever.h"
#include "data/analysis/question.h"

namespace chipboard {

/// Who is better by the metric: cheaper, faster. Silent: a value is missing.
enum class Order { Subject, Against, Tied, Silent };

struct Crossing
{
    double value = 0.0;  ///< of the assumption: the first known with the new order
    double before = 0.0; ///< the last known with the old order; a millionth away, or the previous value
    Order below = Order::Silent;
    Order above = Order::Silent;
    bool jump = false;   ///< the values jump past each other instead of meeting
    double answer = 0.0; ///< the subject's value there, in `unit` of the crossover
};

/// A part of the range without a comparison.
struct Silence
{
    double from = 0.0;
    double to = 0.0;
    QString reason;
};

struct Crossover
{
    Lever lever;
    LeverRange range;
    Unit unit = Unit::One;
    Order now = Order::Silent; ///< with the board's assumptions
    QList<Crossing> crossings; ///< ascending by value
    QList<Silence> silences;   ///< likewise
};

/// Precondition: the inquiry is about two rows. Fails if the lever has no range (see rangeOf).
[[nodiscard]] Result<Crossover> crossoverOf(const Inquiry &inquiry, const Lever &lever);
/// The same over another range and with other settings than the board's.
[[nodiscard]] Crossover crossoverOf(const Inquiry &inquiry, const Lever &lever, const LeverRange &range,
                                    const RowSettings &settings);

/// Price and efficiencies per row, then every assumption for both that changes their order. Levers without a range are
/// skipped.
[[nodiscard]] QList<Crossover> crossoversOf(const Inquiry &inquiry);

/// A lever's value as a familiar number for one row: price per chip-hour for a price factor, model FLOP utilisation for
/// a training efficiency.
struct Meaning
{
    MetricId metric;
    double value = 0.0;
    Unit unit = Unit::One;

    friend bool operator==(const Meaning &, const Meaning &) = default;
};
[[nodiscard]] std::optional<Meaning> meaningOf(const Inquiry &inquiry, const Lever &lever, double value);

// Default pair of rows to compare: the best by a metric and the baseline, or the two best without another baseline.

/// Ratio of the best row to the board's baseline, by the first of `metrics` with values in two rows. Empty if there is
/// none.
[[nodiscard]] std::optional<AskedNumber> duelOf(const ResultTable &table, const Board &board,
                                                const QList<MetricId> &metrics);

} // namespace chipboard
