// Charts and pages line by line, for approved texts and differences.
#pragma once

#include "data/views/pagespec.h"

namespace chipboard {

[[nodiscard]] QString toText(const ChartSpec &spec);
[[nodiscard]] QString toText(const PageSpec &page);

} // namespace chipboard
