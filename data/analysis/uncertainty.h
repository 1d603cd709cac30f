// Purpose: uncertainty of a comparison: bands of each row's result and how often one beats another, from quasi-random
// draws over the factors of factors.h. A draw takes a few additions, without new estimates. Seeded, reproducible,
// thread-safe; a row without uncertain factors is exactly its point estimate.
#pragma once

#include "data/analysis/factors.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace chipboard {

// Numbers that fill (0, 1) evenly, for integration by sampling: the one-dimensional Halton sequence (Halton, Numerische
// Mathematik 2, 1960) with digits permuted by a seed, so that dimensions with large bases are uncorrelated and seeds
// give independent results. Equal seeds give equal numbers.

class HaltonSequence
{
public:
    /// Dimension 0 counts in base 2, dimension 1 in base 3, and so on over the primes.
    HaltonSequence(int dimension, std::uint64_t seed);

    /// Never 0 and never 1.
    [[nodiscard]] double next();

private:
    struct Digit
    {
        int value = 0;
        std::vector<double> parts; ///< contribution of each value of the digit
    };

    std::vector<Digit> m_digits; ///< fastest first
    double m_sum = 0.0;
};

/// Quantile of the standard normal distribution, to 2e-9 (P. Acklam's rational approximation). Precondition: 0 <
/// probability < 1. Exactly 0 at one half.
[[nodiscard]] double inverseNormal(double probability);
/// The same for each element, vectorized. Precondition: equal sizes.
void inverseNormals(std::span<const double> probabilities, std::span<double> scores);

// Source of a page's draws: forward-declared, so that intermediaries need not know the types.

struct DrawTask;
struct Uncertainty;

/// Empty while the draws of a task are pending.
using DrawSource = std::function<std::optional<Uncertainty>(const DrawTask &task)>;

struct DrawPlan
{
    int draws = 100'000; ///< at least 1
    std::uint64_t seed = 1;

    friend bool operator==(const DrawPlan &, const DrawPlan &) = default;
};

struct Band
{
    QString id; ///< of the row
    QString name;
    Answer point;                 ///< the estimate; without a value the row does not take part
    std::optional<Interval> band; ///< P10, P50, P90, in the unit of `point`
    double best = 0.0;            ///< how often it beats all other contenders, 0 to 1; ties are shared
    QList<FactorKind> factors;
    QString waiting = {}; ///< why it cannot lead a title, such as "announced"; empty: it can

    friend bool operator==(const Band &, const Band &) = default;
};

struct Uncertainty
{
    MetricId metric;
    DrawPlan plan;
    QList<Band> bands;          ///< one per row of the board, in its order
    QList<QList<double>> beats; ///< beats[a][b]: how often row a is better than row b, ties half; 0 without values
    QString unlike = {};        ///< why the rows may not be compared: then only ranges are stated; empty: they may

    friend bool operator==(const Uncertainty &, const Uncertainty &) = default;
};

/// Rows that can be the best, as in titles: those with a result that are not waiting, or all if all are.
[[nodiscard]] QList<bool> contenders(const QList<Band> &rows);
/// False with fewer than two contenders, or if they may not be compared.
[[nodiscard]] bool isContest(const Uncertainty &uncertainty);

/// Input of the draws: rows with factors. Built in the GUI thread, drawn in any.
struct DrawTask
{
    MetricId metric;
    Better better = Better::Lower;
    QList<Band> rows; ///< still without bands
    QList<QList<Factor>> factors;

    friend bool operator==(const DrawTask &, const DrawTask &) = default;
};
/// Fails if the metric does not exist.
[[nodiscard]] Result<DrawTask> drawTaskOf(const Catalog &catalog, const Board &board, const MetricId &metric);

/// Called at intervals with the share done, 0 to 1; false cancels.
using Progress = std::function<bool(double)>;

/// Empty if cancelled.
[[nodiscard]] std::optional<Uncertainty> drawn(const DrawTask &task, const DrawPlan &plan,
                                               const Progress &progress = {});

} // namespace chipboard
