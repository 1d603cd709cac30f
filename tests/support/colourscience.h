// Purpose: how far apart two colours look, also to people who see them differently: sRGB to CIELAB (IEC 61966-2-1,
// white D65), CIEDE2000 (Sharma, Wu, Dalal 2005) and the simulation of colour blindness by Machado, Oliveira,
// Fernandes 2009 at severity 1.0. Checked against published values in tst_colourscience.
#pragma once

#include <QColor>

#include <algorithm>
#include <array>
#include <cmath>

namespace chipboard::testing {

struct Lab
{
    double l = 0.0;
    double a = 0.0;
    double b = 0.0;
};

using Triple = std::array<double, 3>;
using Matrix = std::array<Triple, 3>;

enum class Vision { Normal, Protanopia, Deuteranopia, Tritanopia };

[[nodiscard]] inline double linearOf(double c) { return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); }

[[nodiscard]] inline double encodedOf(double c)
{
    return c <= 0.0031308 ? 12.92 * c : 1.055 * std::pow(c, 1.0 / 2.4) - 0.055;
}

[[nodiscard]] inline Triple product(const Matrix &m, const Triple &v)
{
    Triple result{};
    for (std::size_t i = 0; i < 3; ++i)
        result[i] = m[i][0] * v[0] + m[i][1] * v[1] + m[i][2] * v[2];
    return result;
}

[[nodiscard]] inline Triple linearRgb(const QColor &colour)
{
    return {linearOf(colour.redF()), linearOf(colour.greenF()), linearOf(colour.blueF())};
}

[[nodiscard]] inline Lab labOf(const QColor &colour)
{
    constexpr Matrix toXyz{
        {{0.4124564, 0.3575761, 0.1804375}, {0.2126729, 0.7151522, 0.0721750}, {0.0193339, 0.1191920, 0.9503041}}};
    constexpr Triple white{0.95047, 1.0, 1.08883};
    const Triple xyz = product(toXyz, linearRgb(colour));
    const auto f = [&](std::size_t i) {
        const double t = xyz[i] / white[i];
        return t > 216.0 / 24389.0 ? std::cbrt(t) : (24389.0 / 27.0 * t + 16.0) / 116.0;
    };
    return {116.0 * f(1) - 16.0, 500.0 * (f(0) - f(1)), 200.0 * (f(1) - f(2))};
}

/// What a colour looks like to such eyes.
[[nodiscard]] inline QColor seenBy(Vision vision, const QColor &colour)
{
    constexpr Matrix protanopia{
        {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}};
    constexpr Matrix deuteranopia{
        {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}};
    constexpr Matrix tritanopia{
        {{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}};
    if (vision == Vision::Normal)
        return colour;
    const Matrix &matrix = vision == Vision::Protanopia ? protanopia
        : vision == Vision::Deuteranopia                ? deuteranopia
                                                        : tritanopia;
    const Triple seen = product(matrix, linearRgb(colour));
    const auto encoded = [&](std::size_t i) { return static_cast<float>(encodedOf(std::clamp(seen[i], 0.0, 1.0))); };
    return QColor::fromRgbF(encoded(0), encoded(1), encoded(2));
}

namespace detail {

[[nodiscard]] inline double degrees(double radians) { return radians * 180.0 / M_PI; }
[[nodiscard]] inline double radians(double degrees) { return degrees * M_PI / 180.0; }

[[nodiscard]] inline double hue(double a, double b)
{
    if (a == 0.0 && b == 0.0)
        return 0.0;
    const double angle = degrees(std::atan2(b, a));
    return angle < 0.0 ? angle + 360.0 : angle;
}

/// 7th power over itself plus 25 to the 7th: how much chroma counts.
[[nodiscard]] inline double chromaWeight(double chroma)
{
    const double c7 = std::pow(chroma, 7.0);
    return std::sqrt(c7 / (c7 + std::pow(25.0, 7.0)));
}

[[nodiscard]] inline double meanHue(double h1, double h2, bool grey)
{
    if (grey)
        return h1 + h2;
    if (std::abs(h1 - h2) <= 180.0)
        return (h1 + h2) / 2.0;
    return h1 + h2 < 360.0 ? (h1 + h2 + 360.0) / 2.0 : (h1 + h2 - 360.0) / 2.0;
}

[[nodiscard]] inline double hueDifference(double h1, double h2, bool grey)
{
    const double difference = h2 - h1;
    if (grey)
        return 0.0;
    if (std::abs(difference) <= 180.0)
        return difference;
    return difference > 180.0 ? difference - 360.0 : difference + 360.0;
}

} // namespace detail

/// CIEDE2000 with all weights 1, after Sharma et al., equations 2 to 22.
[[nodiscard]] inline double colourDistance(const Lab &one, const Lab &two)
{
    using namespace detail;
    const double meanChroma = (std::hypot(one.a, one.b) + std::hypot(two.a, two.b)) / 2.0;
    const double stretch = 1.5 - 0.5 * chromaWeight(meanChroma);
    const double a1 = one.a * stretch;
    const double a2 = two.a * stretch;
    const double c1 = std::hypot(a1, one.b);
    const double c2 = std::hypot(a2, two.b);
    const double h1 = hue(a1, one.b);
    const double h2 = hue(a2, two.b);
    const bool grey = c1 * c2 == 0.0;

    const double deltaH = 2.0 * std::sqrt(c1 * c2) * std::sin(radians(hueDifference(h1, h2, grey)) / 2.0);
    const double l = (one.l + two.l) / 2.0;
    const double c = (c1 + c2) / 2.0;
    const double h = meanHue(h1, h2, grey);
    const double t = 1.0 - 0.17 * std::cos(radians(h - 30.0)) + 0.24 * std::cos(radians(2.0 * h))
        + 0.32 * std::cos(radians(3.0 * h + 6.0)) - 0.20 * std::cos(radians(4.0 * h - 63.0));
    const double l50 = (l - 50.0) * (l - 50.0);
    const double sl = (two.l - one.l) / (1.0 + 0.015 * l50 / std::sqrt(20.0 + l50));
    const double sc = (c2 - c1) / (1.0 + 0.045 * c);
    const double sh = deltaH / (1.0 + 0.015 * c * t);
    const double turn = 30.0 * std::exp(-std::pow((h - 275.0) / 25.0, 2.0));
    const double rotation = -std::sin(radians(2.0 * turn)) * 2.0 * chromaWeight(c);
    return std::sqrt(sl * sl + sc * sc + sh * sh + rotation * sc * sh);
}

[[nodiscard]] inline double colourDistance(const QColor &one, const QColor &two)
{
    return colourDistance(labOf(one), labOf(two));
}

} // namespace chipboard::testing
