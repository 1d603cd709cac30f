// Purpose: a table as tab-separated text with a header line, for pasting into a spreadsheet.
#pragma once

#include "data/charts/pagespec.h"

namespace chipboard {

/// One line a row, "\n" between them. Tabs and line breaks in cells become blanks, and text that a spreadsheet would
/// execute (= + - @ at the start) gets a leading apostrophe.
[[nodiscard]] QString tableToTsv(const Table &table);
/// The same for a single chart: what is compared, the value with all its digits or the gap's word; of a plane both
/// coordinates.
[[nodiscard]] Table tableOf(const ChartSpec &chart);

} // namespace chipboard
