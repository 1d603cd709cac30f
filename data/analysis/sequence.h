// Purpose: numbers that fill (0, 1) evenly, for integrals by sampling: the Halton sequence of one dimension (Halton,
// Numerische Mathematik 2, 1960) with its digits permuted by a seed, digit by digit, so that dimensions of large bases
// do not run in step and seeds give independent answers. Equal seeds give equal numbers.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace chipboard {

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

} // namespace chipboard
