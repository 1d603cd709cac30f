#include "data/model/fitting.h"

namespace chipboard {

void solvePositiveDefinite(std::vector<double> &matrix, std::vector<double> &right, std::size_t n)
{
    const auto at = [&](std::size_t row, std::size_t column) -> double & { return matrix[row * n + column]; };
    for (std::size_t j = 0; j < n; ++j) {
        for (std::size_t k = 0; k < j; ++k)
            at(j, j) -= at(j, k) * at(j, k);
        at(j, j) = std::sqrt(std::max(at(j, j), 1e-12));
        for (std::size_t i = j + 1; i < n; ++i) {
            double sum = at(i, j);
            for (std::size_t k = 0; k < j; ++k)
                sum -= at(i, k) * at(j, k);
            at(i, j) = sum / at(j, j);
        }
    }
    for (std::size_t i = 0; i < n; ++i) {
        for (std::size_t k = 0; k < i; ++k)
            right[i] -= at(i, k) * right[k];
        right[i] /= at(i, i);
    }
    for (std::size_t i = n; i-- > 0;) {
        for (std::size_t k = i + 1; k < n; ++k)
            right[i] -= at(k, i) * right[k];
        right[i] /= at(i, i);
    }
}

std::vector<bool> leftOut(const QList<qsizetype> &members, qsizetype cases)
{
    std::vector<bool> left(static_cast<std::size_t>(cases), false);
    for (const qsizetype place : members)
        left[static_cast<std::size_t>(place)] = true;
    return left;
}

double eightOfTen(const QList<double> &values) { return quantileOf(values, 0.8); }

double quantileOf(QList<double> values, double share)
{
    std::ranges::sort(values);
    const double place = share * static_cast<double>(values.size() - 1);
    const auto below = static_cast<qsizetype>(place);
    const qsizetype above = std::min(below + 1, values.size() - 1);
    return values.at(below) + (values.at(above) - values.at(below)) * (place - static_cast<double>(below));
}

} // namespace chipboard
