// Purpose: what the fits of serving and training share.
#pragma once

#include <QList>

#include <algorithm>
#include <cmath>
#include <vector>

namespace chipboard {

/// Of a fit; it has ended long before.
inline constexpr int mostFittingSteps = 40;
/// Share of a left-out source that a range found without it has to hold; else that of a wider group is taken.
inline constexpr double leastCoverage = 0.72;

/// Solves the symmetric positive definite system of `n` rows in place (Cholesky); the solution stands in `right`.
void solvePositiveDefinite(std::vector<double> &matrix, std::vector<double> &right, std::size_t n);

/// What this share of them (0 to 1) stays below, linear between ranks; `values` is not empty.
[[nodiscard]] double quantileOf(QList<double> values, double share);
[[nodiscard]] double eightOfTen(const QList<double> &values);

/// Of `cases`, those that are left out.
[[nodiscard]] std::vector<bool> leftOut(const QList<qsizetype> &members, qsizetype cases);

/// The values that are nearest to all cases and to the priors of the parameters, each as far as its spread lets it: at
/// most so many steps by Gauss and Newton, until none changes by more than `enough`. `addCase(one, values, normal,
/// slope)` adds a case's share of the normal equations; a parameter has members `prior` and `spread`.
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
