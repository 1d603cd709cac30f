// Purpose: how well colours stand apart: WCAG 2.1 contrast, and CIEDE2000 (Sharma, Wu, Dalal 2005) over CIELAB (sRGB of
// IEC 61966-2-1, white D65), also as people see them who see colours differently (Machado, Oliveira, Fernandes 2009,
// severity 1.0). Themes, company looks and the slide check all ask here.
#pragma once

#include <QtGlobal>

namespace chipboard {

/// sRGB, each part from 0 to 1.
struct Rgb
{
    double red = 0.0;
    double green = 0.0;
    double blue = 0.0;

    /// 0xRRGGBB
    [[nodiscard]] static Rgb of(quint32 value);
    /// 0xRRGGBB
    [[nodiscard]] quint32 value() const;

    friend bool operator==(const Rgb &, const Rgb &) = default;
};

/// CIELAB.
struct Lab
{
    double l = 0.0;
    double a = 0.0;
    double b = 0.0;

    friend bool operator==(const Lab &, const Lab &) = default;
};

enum class Vision { Normal, Protanopia, Deuteranopia, Tritanopia };
inline constexpr Vision allVisions[] = {Vision::Normal, Vision::Protanopia, Vision::Deuteranopia, Vision::Tritanopia};

/// Marks and their ground are at least so far apart, texts and theirs.
inline constexpr double leastMarkContrast = 3.0;
inline constexpr double leastTextContrast = 4.5;
/// Two colours that mean different things, for all eyes.
inline constexpr double leastDistance = 10.0;

/// 1 to 21.
[[nodiscard]] double contrastRatio(const Rgb &one, const Rgb &two);
[[nodiscard]] Lab labOf(const Rgb &colour);
/// What a colour looks like to such eyes.
[[nodiscard]] Rgb seenBy(Vision vision, const Rgb &colour);
/// CIEDE2000 with all weights 1, equations 2 to 22.
[[nodiscard]] double colourDistance(const Lab &one, const Lab &two);
[[nodiscard]] double colourDistance(const Rgb &one, const Rgb &two);

/// The eyes for which two colours are closest, and how close.
struct Closest
{
    Vision vision = Vision::Normal;
    double distance = 0.0;
};
[[nodiscard]] Closest closestDistance(const Rgb &one, const Rgb &two);

} // namespace chipboard
