// Purpose: the program's pictures. Actions take the desktop's icon of their freedesktop name where there is one, else
// our own drawing in the theme's text colour; both are drawn at the size and pixel ratio they are shown at.
#pragma once

#include "widgets/theme/theme.h"

#include <QIcon>

namespace chipboard {

/// By a freedesktop name; a null icon when neither the desktop nor we have it.
[[nodiscard]] QIcon actionIcon(const QString &name, const Theme &theme);
/// Ours alone, in a colour.
[[nodiscard]] QIcon ownIcon(const QString &name, const QColor &colour);
[[nodiscard]] QIcon applicationIcon();

} // namespace chipboard
