// Purpose: chart colours as numbers, their contrast, and their meaning: order and names of legend entries.
#pragma once

#include "data/views/chartspec.h"

#include <QtGlobal>

#include <span>

namespace chipboard {

// Colour contrast: WCAG 2.1 contrast, and CIEDE2000 (Sharma, Wu, Dalal 2005) over CIELAB (sRGB of IEC 61966-2-1, white
// D65), also under colour-vision deficiencies (Machado, Oliveira, Fernandes 2009, severity 1.0). Used by themes, brand
// themes and the slide check.

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
};

enum class Vision { Normal, Protanopia, Deuteranopia, Tritanopia };
inline constexpr Vision allVisions[] = {Vision::Normal, Vision::Protanopia, Vision::Deuteranopia, Vision::Tritanopia};

/// Minimum contrast of marks and texts with their background.
inline constexpr double leastMarkContrast = 3.0;
inline constexpr double leastTextContrast = 4.5;
/// Minimum distance of two colours with different meanings, for all kinds of vision.
inline constexpr double leastDistance = 10.0;

/// 1 to 21.
[[nodiscard]] double contrastRatio(const Rgb &one, const Rgb &two);
[[nodiscard]] Lab labOf(const Rgb &colour);
[[nodiscard]] Rgb seenBy(Vision vision, const Rgb &colour);
/// CIEDE2000 with all weights 1, equations 2 to 22.
[[nodiscard]] double colourDistance(const Lab &one, const Lab &two);
[[nodiscard]] double colourDistance(const Rgb &one, const Rgb &two);

/// The kind of vision for which two colours are closest, and their distance.
struct Closest
{
    Vision vision = Vision::Normal;
    double distance = 0.0;
};
[[nodiscard]] Closest closestDistance(const Rgb &one, const Rgb &two);

// Meaning of chart colours: order and names of legend entries, and the roles that a chart shows, so that page, slide,
// workbook and slide check agree; also the inks for better and worse on white paper.

struct ColourRoleRow
{
    ColourRole role;
    const char *name;   ///< QT_TR_NOOP: in a key
    const char *spoken; ///< likewise: inside of a sentence
};
/// In legend order, one row per role.
[[nodiscard]] std::span<const ColourRoleRow> colourRoles();

/// Name of a role: "NVIDIA".
[[nodiscard]] QString roleText(ColourRole role);
/// For use inside a sentence: "what is not highlighted".
[[nodiscard]] QString roleWords(ColourRole role);

/// 0xRRGGBB for numbers better and worse than the baseline: blue and orange, 4.5:1 on white. An arrow shows the same
/// without colour.
inline constexpr quint32 inkOfBetter = 0x0A5AA0;
inline constexpr quint32 inkOfWorse = 0x9E4B00;

/// Roles whose colour identifies a subject in these charts, in legend order. Reference lines have none.
[[nodiscard]] QList<ColourRole> rolesIn(const QList<ChartSpec> &charts);

} // namespace chipboard
