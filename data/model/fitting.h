// Purpose: what the fits of serving and training share.
#pragma once

#include <QList>

#include <vector>

namespace chipboard {

/// Solves the symmetric positive definite system of `n` rows in place (Cholesky); the solution stands in `right`.
void solvePositiveDefinite(std::vector<double> &matrix, std::vector<double> &right, std::size_t n);

/// What this share of them (0 to 1) stays below, linear between ranks; `values` is not empty.
[[nodiscard]] double quantileOf(QList<double> values, double share);
[[nodiscard]] double eightOfTen(const QList<double> &values);

} // namespace chipboard
