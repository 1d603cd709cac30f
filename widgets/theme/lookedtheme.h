// Purpose: a theme with the colours and the font of a company look, and what is wrong with such colours in words.
#pragma once

#include "data/core/result.h"
#include "data/look/companylook.h"
#include "widgets/theme/theme.h"

namespace chipboard {

/// What the look does not name stays as it was.
[[nodiscard]] Theme withLook(Theme theme, const CompanyLook &look);
/// Warnings: contrasts below 4.5:1 of texts and 3:1 of marks, and marks that some eyes cannot tell apart, in the light
/// and in the dark theme.
[[nodiscard]] Problems checkLook(const CompanyLook &look, const QString &name);

} // namespace chipboard
