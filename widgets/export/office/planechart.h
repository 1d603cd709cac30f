// Purpose: writes marks and lines over two axes as a scatter chart: each named mark is a series, so that its label is
// its name and follows the sheet; unnamed marks of one style share a series. Called by officeChart().
#pragma once

#include "widgets/export/office/chartpart.h"

namespace chipboard {

[[nodiscard]] OfficeChart planeChart(const ChartSpec &spec, const ChartFrame &frame);

} // namespace chipboard
