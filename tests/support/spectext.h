// Charts and pages line by line, for approved texts and differences.
#pragma once

#include "data/views/pagespec.h"

namespace chipboard {

[[nodiscard]] QString toText(const ChartSpec &spec);
[[nodiscard]] QString toText(const PageSpec &page);

/// The first line of the page as text that differs, and the expected one; empty if none does. Spaces are plain.
[[nodiscard]] QString firstDifference(const QString &text, const QString &expected);

} // namespace chipboard
