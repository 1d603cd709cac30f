// Purpose: what the colours of charts stand for, one table: the order of keys and the names. Which of them a chart
// shows is asked here too, so that page, slide, workbook and slide check agree; and the inks of better and worse on
// white paper.
#pragma once

#include "data/views/chartspec.h"

#include <span>

namespace chipboard {

struct ColourRoleRow
{
    ColourRole role;
    const char *name;   ///< QT_TRANSLATE_NOOP in context "ColourRole": in a key
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
