// Purpose: shared parts of the fits of serving and training.
#pragma once

#include <QList>

#include <algorithm>
#include <cmath>
#include <vector>

namespace chipboard {

/// Upper limit; fits converge long before.
inline constexpr int mostFittingSteps = 40;
/// Required coverage of a held-out source by a range found without it; below it, a wider group's range is used.
inline constexpr double leastCoverage = 0.72;

/// Solves the symmetric positive definite system of `n` rows in place (Cholesky); the solution replaces `right`.
void solvePositiveDefinite(std::vector<double> &matrix, std::vector<double> &right, std::size_t n);

/// Quantile at `share` (0 to 1), linear between ranks; `values` is not empty.
[[nodiscard]] double quantileOf(QList<double> values, double share);
[[nodiscard]] double eightOfTen(const QList<double> &values);

/// Mask of `cases` entries, true for the held-out `members`.
[[nodiscard]] std::vector<bool> leftOut(const QList<qsizetype> &members, qsizetype cases);

/// Gauss-Newton fit of parameters to cases and priors, weighted by their spreads: at most `steps` steps, until no
/// parameter changes by more than `enough`. `addCase(one, values, normal, slope)` adds a case to the normal equations;
/// a parameter has members `prior` and `spread`.
template<class Parameters, class Cases, class AddCase>
[[nodiscard]] QList<double> fittedValues(QList<double> values, const Parameters &parameters, const Cases &cases,
                                         const std::vector<bool> &left, int steps, double enough,
                                         const AddCase &addCase)
{
    constexpr double longest = 0.5;
    const auto n = static_cast<std::size_t>(parameters.size());
    for (int step = 0; step < steps; ++step) {
        std::vector<double> normal(n * n, 0.0);
        std::vector<double> slope(n, 0.0);
        for (std::size_t i = 0; i < n; ++i) {
            const auto &one = parameters.at(static_cast<qsizetype>(i));
            const double precision = 1.0 / (one.spread * one.spread);
            normal[i * n + i] += precision;
            slope[i] += precision * (values.at(static_cast<qsizetype>(i)) - one.prior);
        }
        for (std::size_t i = 0; i < left.size(); ++i) {
            if (!left[i])
                addCase(cases.at(static_cast<qsizetype>(i)), values, normal, slope);
        }
        solvePositiveDefinite(normal, slope, n);
        double largest = 0.0;
        for (const double change : slope)
            largest = std::max(largest, std::abs(change));
        const double scale = largest > longest ? longest / largest : 1.0;
        for (std::size_t i = 0; i < n; ++i)
            values[static_cast<qsizetype>(i)] -= slope[i] * scale;
        if (largest < enough)
            break;
    }
    return values;
}

} // namespace chipboard
