#include "data/analysis/sequence.h"

#include <QtGlobal>

#include <array>
#include <cmath>
#include <numeric>
#include <random>
#include <utility>

namespace chipboard {
namespace {

int primeOf(int dimension)
{
    int found = -1;
    for (int candidate = 2;; ++candidate) {
        bool isPrime = true;
        for (int divisor = 2; divisor * divisor <= candidate && isPrime; ++divisor)
            isPrime = candidate % divisor != 0;
        if (isPrime && ++found == dimension)
            return candidate;
    }
}

// std::shuffle may differ from library to library; the engine does not.
std::vector<int> permutation(int size, std::mt19937_64 &random)
{
    std::vector<int> values(static_cast<std::size_t>(size));
    std::iota(values.begin(), values.end(), 0);
    for (std::size_t i = values.size() - 1; i > 0; --i)
        std::swap(values[i], values[random() % (i + 1)]);
    return values;
}

template<std::size_t size>
double polynomial(const std::array<double, size> &coefficients, double x)
{
    double sum = 0.0;
    for (const double coefficient : coefficients)
        sum = sum * x + coefficient;
    return sum;
}

constexpr std::array middleTop{-3.969683028665376e+01, 2.209460984245205e+02,  -2.759285104469687e+02,
                               1.383577518672690e+02,  -3.066479806614716e+01, 2.506628277459239e+00};
constexpr std::array middleBottom{-5.447609879822406e+01, 1.615858368580409e+02,  -1.556989798598866e+02,
                                  6.680131188771972e+01,  -1.328068155288572e+01, 1.0};
constexpr std::array tailTop{-7.784894002430293e-03, -3.223964580411365e-01, -2.400758277161838e+00,
                             -2.549732539343734e+00, 4.374664141464968e+00,  2.938163982698783e+00};
constexpr std::array tailBottom{7.784695709041462e-03, 3.224671290700398e-01, 2.445134137142996e+00,
                                3.754408661907416e+00, 1.0};

constexpr double tail = 0.02425;

double middle(double probability)
{
    const double q = probability - 0.5;
    const double square = q * q;
    return polynomial(middleTop, square) * q / polynomial(middleBottom, square);
}

double lowerTail(double probability)
{
    const double q = std::sqrt(-2.0 * std::log(probability));
    return polynomial(tailTop, q) / polynomial(tailBottom, q);
}

} // namespace

HaltonSequence::HaltonSequence(int dimension, std::uint64_t seed)
{
    Q_ASSERT(dimension >= 0);
    constexpr double finest = 1e-12;
    const int base = primeOf(dimension);
    std::mt19937_64 random(seed + 0x9E3779B97F4A7C15ULL * (static_cast<std::uint64_t>(dimension) + 1));
    double weight = 1.0;
    while (weight > finest) {
        weight /= base;
        Digit digit;
        for (const int value : permutation(base, random))
            digit.parts.push_back(value * weight);
        m_sum += digit.parts.front();
        m_digits.push_back(std::move(digit));
    }
    m_sum += weight / 2.0; // the middle of the finest cell: neither 0 nor 1
}

double HaltonSequence::next()
{
    const double current = m_sum;
    for (Digit &digit : m_digits) {
        const int before = digit.value;
        const bool carries = before + 1 == static_cast<int>(digit.parts.size());
        digit.value = carries ? 0 : before + 1;
        m_sum += digit.parts[static_cast<std::size_t>(digit.value)] - digit.parts[static_cast<std::size_t>(before)];
        if (!carries)
            break;
    }
    return current;
}

double inverseNormal(double probability)
{
    Q_ASSERT(probability > 0.0 && probability < 1.0);
    if (probability < tail)
        return lowerTail(probability);
    if (probability > 1.0 - tail)
        return -lowerTail(1.0 - probability);
    return middle(probability);
}

// The middle's formula for all, several at a time, then again the twentieth part that lies at the ends.
void inverseNormals(std::span<const double> probabilities, std::span<double> scores)
{
    Q_ASSERT(probabilities.size() == scores.size());
    for (std::size_t i = 0; i < scores.size(); ++i)
        scores[i] = middle(probabilities[i]);
    for (std::size_t i = 0; i < scores.size(); ++i) {
        if (probabilities[i] < tail || probabilities[i] > 1.0 - tail)
            scores[i] = inverseNormal(probabilities[i]);
    }
}

} // namespace chipboard
