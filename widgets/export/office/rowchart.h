// Purpose: bars and dots, one a row: chips from above to below in the order of the screen, with values, ranges, labels
// and the words of what is missing. Called by officeChart().
#pragma once

#include "widgets/export/office/chartpart.h"

namespace chipboard {

[[nodiscard]] OfficeChart barChart(const ChartSpec &spec, const ChartFrame &frame);
[[nodiscard]] OfficeChart dotChart(const ChartSpec &spec, const ChartFrame &frame);

} // namespace chipboard
