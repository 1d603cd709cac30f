// Purpose: at which value of an assumption the order of two rows turns. Solved: the range is divided, finer where the
// two come close, and each change of order is closed in on by halving, to a millionth, or to two values next to each
// other where only whole ones exist. Steps (whole instances, another number of chips) turn the order at a jump.
#pragma once

#include "data/analysis/lever.h"
#include "data/analysis/question.h"

namespace chipboard {

/// Who is better by the metric: cheaper, faster. Silent: one of them has no value.
enum class Order { Subject, Against, Tied, Silent };

struct Crossing
{
    double value = 0.0;  ///< of the assumption: the first that is known to have the new order
    double before = 0.0; ///< the last that is known to have the old one; a millionth away, or the value before
    Order below = Order::Silent;
    Order above = Order::Silent;
    bool jump = false;   ///< the two leap past each other instead of meeting
    double answer = 0.0; ///< the subject's number there, in `unit` of the crossover
};

/// A part of the range in which there is nothing to compare.
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
    Order now = Order::Silent; ///< as the board assumes
    QList<Crossing> crossings; ///< in order of their values
    QList<Silence> silences;   ///< likewise
};

/// Precondition: the inquiry is about two rows. Fails where the lever has no range (see rangeOf).
[[nodiscard]] Result<Crossover> crossoverOf(const Inquiry &inquiry, const Lever &lever);
/// The same over a range and beside other settings than the board's.
[[nodiscard]] Crossover crossoverOf(const Inquiry &inquiry, const Lever &lever, const LeverRange &range,
                                    const RowSettings &settings);

/// The price and the efficiencies of each row alone, then every assumption for both that turns their order somewhere.
/// Those that have no range are left out.
[[nodiscard]] QList<Crossover> crossoversOf(const Inquiry &inquiry);

/// What a lever's value means for one row, where people know another number by it: the price of a chip-hour for a
/// factor on the price, model FLOP utilisation for an efficiency of training.
struct Meaning
{
    MetricId metric;
    double value = 0.0;
    Unit unit = Unit::One;

    friend bool operator==(const Meaning &, const Meaning &) = default;
};
[[nodiscard]] std::optional<Meaning> meaningOf(const Inquiry &inquiry, const Lever &lever, double value);

// Which two rows of a board are set against each other where nobody chose: the best one by a metric, and the
// baseline; or the two best where there is no other baseline.

/// The ratio of the best row to the board's baseline, by the first of `metrics` that two rows have a value of. Nothing
/// when none is known of two rows.
[[nodiscard]] std::optional<AskedNumber> duelOf(const ResultTable &table, const Board &board,
                                                const QList<MetricId> &metrics);

} // namespace chipboard
