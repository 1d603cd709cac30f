// Purpose: how sure a comparison is: bands of each row's result and how often one beats another, from quasi-random
// draws over the factors of factors.h. A draw costs a few additions: nothing is estimated again. Seeded, reproducible,
// safe in any thread; a row whose factors have no width is its point estimate exactly.
#pragma once

#include "data/analysis/factors.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace chipboard {

// Numbers that fill (0, 1) evenly, for integrals by sampling: the Halton sequence of one dimension (Halton,
// Numerische Mathematik 2, 1960) with its digits permuted by a seed, digit by digit, so that dimensions of large bases
// do not run in step and seeds give independent answers. Equal seeds give equal numbers.

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
        std::vector<double> parts; ///< what each value of the digit adds
    };

    std::vector<Digit> m_digits; ///< the fastest first
    double m_sum = 0.0;
};

/// The value that a standard normal variable stays below with this probability, to 2e-9 (P. Acklam's rational
/// approximation). Precondition: 0 < probability < 1. Exactly 0 at one half.
[[nodiscard]] double inverseNormal(double probability);
/// The same of each, several at a time. Precondition: as many of the one as of the other.
void inverseNormals(std::span<const double> probabilities, std::span<double> scores);

// Who keeps the draws of a page: declared apart, so that what passes them on need not know them.

struct DrawTask;
struct Uncertainty;

/// Nothing where the draws of a task are still on their way.
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
    Answer point;                 ///< as estimated; without a value the row takes no part
    std::optional<Interval> band; ///< P10, P50, P90, in the unit of `point`
    double best = 0.0;            ///< how often it beats all other contenders, 0 to 1; ties are shared
    QList<FactorKind> factors;
    QString waiting = {}; ///< why it leads no title, as "announced"; empty: it may

    friend bool operator==(const Band &, const Band &) = default;
};

struct Uncertainty
{
    MetricId metric;
    DrawPlan plan;
    QList<Band> bands;          ///< one a row of the board, in its order
    QList<QList<double>> beats; ///< beats[a][b]: how often row a is better than row b, ties by half; 0 without values

    friend bool operator==(const Uncertainty &, const Uncertainty &) = default;
};

/// The rows that may be the best, as in titles: those with a result that do not wait, or all where each waits.
[[nodiscard]] QList<bool> contenders(const QList<Band> &rows);
/// Of fewer than two none can be the best.
[[nodiscard]] bool isContest(const Uncertainty &uncertainty);

/// What is drawn: the rows with their factors. Made in the GUI thread, drawn in any.
struct DrawTask
{
    MetricId metric;
    Better better = Better::Lower;
    QList<Band> rows; ///< without bands yet
    QList<QList<Factor>> factors;

    friend bool operator==(const DrawTask &, const DrawTask &) = default;
};
/// Fails when the metric does not exist.
[[nodiscard]] Result<DrawTask> drawTaskOf(const Catalog &catalog, const Board &board, const MetricId &metric);

/// Called now and then with the share done, 0 to 1; false cancels.
using Progress = std::function<bool(double)>;

/// Nothing when it was cancelled.
[[nodiscard]] std::optional<Uncertainty> drawn(const DrawTask &task, const DrawPlan &plan,
                                               const Progress &progress = {});

} // namespace chipboard
