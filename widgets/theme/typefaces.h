// Purpose: what a computer without the typefaces that Chipboard is drawn in does to its texts, in words.
#pragma once

#include "data/core/result.h"

#include <optional>

namespace chipboard {

/// Whether texts in `wanted` look as they should. A warning: another typeface stands in. An error: there is none at
/// all, and letters would be boxes.
[[nodiscard]] std::optional<Problem> typefaceFault(const QString &wanted);

/// The same of what was found: the typeface that stands in, empty where there is none.
[[nodiscard]] std::optional<Problem> typefaceFault(const QString &wanted, const QString &found);

} // namespace chipboard
