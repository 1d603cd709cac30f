// Purpose: marks and lines over two axes, as a scatter chart: a named mark is a series of its own, so that its label is
// its name and follows the sheet; unnamed marks of one look share one. Called by officeChart().
#pragma once

#include "widgets/export/office/chartpart.h"

namespace chipboard {

[[nodiscard]] OfficeChart planeChart(const ChartSpec &spec, const ChartFrame &frame);

} // namespace chipboard
