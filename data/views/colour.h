// Purpose: colours of charts as numbers, how they are told apart, and what each stands for: the order of keys and the
// names.
#pragma once

#include "data/views/chartspec.h"

#include <QtGlobal>

#include <span>

namespace chipboard {

// How well colours stand apart: WCAG 2.1 contrast, and CIEDE2000 (Sharma, Wu, Dalal 2005) over CIELAB (sRGB of IEC
// 61966-2-1, white D65), also as people see them who see colours differently (Machado, Oliveira, Fernandes 2009,
// severity 1.0). Themes, company looks and the slide check all ask here.

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

// What the colours of charts stand for, one table: the order of keys and the names. Which of them a chart shows is
// asked here too, so that page, slide, workbook and slide check agree; and the inks of better and worse on white
// paper.

struct ColourRoleRow
{
    ColourRole role;
    const char *name;   ///< QT_TR_NOOP: in a key
    const char *spoken; ///< likewise: inside of a sentence
};
/// In the order of a key, one row a role.
[[nodiscard]] std::span<const ColourRoleRow> colourRoles();

/// Who a colour stands for: "NVIDIA".
[[nodiscard]] QString roleText(ColourRole role);
/// The same inside of a sentence: "what is not highlighted".
[[nodiscard]] QString roleWords(ColourRole role);

/// 0xRRGGBB, of numbers better and worse than the baseline's: blue and orange, 4.5:1 on white. The arrow beside them
/// tells the same without colour.
inline constexpr quint32 inkOfBetter = 0x0A5AA0;
inline constexpr quint32 inkOfWorse = 0x9E4B00;

/// Roles whose colour says who in one of these charts, in the order of a key. Lines of reference are nobody's.
[[nodiscard]] QList<ColourRole> rolesIn(const QList<ChartSpec> &charts);

} // namespace chipboard
