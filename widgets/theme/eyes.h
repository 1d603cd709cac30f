// Purpose: themes for eyes that need more: higher contrast, larger type, and the same theme as people see it who see
// colours differently or print without them.
#pragma once

#include "widgets/theme/theme.h"

#include <span>

namespace chipboard {

/// Black and white grounds, texts of 7:1 at least (WCAG 2.1, 1.4.6), marks and borders of 4.5:1.
[[nodiscard]] Theme contrastTheme(bool dark);

/// In per cent, from small to large.
[[nodiscard]] std::span<const int> textSizes();
/// What comes after a size in `textSizes()`, or before it; the ends stay.
[[nodiscard]] int nextTextSize(int percent, int by);
/// All type sizes in per cent of what they are.
[[nodiscard]] Theme enlarged(Theme theme, int percent);

/// What a look through other eyes is: a row of the preview's menu.
struct EyesRow
{
    const char *id;
    const char *name; ///< QT_TRANSLATE_NOOP in context "Eyes"
    QColor (*seen)(const QColor &colour);
};
/// The first one: as it is.
[[nodiscard]] std::span<const EyesRow> eyesTable();
/// The first one where there is no such row.
[[nodiscard]] const EyesRow &findEyes(const QString &id);
/// Every colour as these eyes see it; nothing else changes.
[[nodiscard]] Theme seenThrough(const EyesRow &eyes, Theme theme);

} // namespace chipboard
