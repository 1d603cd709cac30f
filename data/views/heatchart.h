// Purpose: a two-way table as a chart: one cell for each pair of values of two assumptions, the line on which the order
// of two rows turns, and the pair in force. Cells are of equal size whatever the values; the line is placed between
// them by value.
#pragma once

#include "data/analysis/twoway.h"
#include "data/core/format.h"
#include "data/views/pagespec.h"

namespace chipboard {

/// Where there is no table, the chart says why.
[[nodiscard]] ChartSpec heatChart(const Inquiry &inquiry, const Result<TwoWay> &table, const Formatter &formatter);

/// One row for each value of the second assumption, in the columns of the What-if page: assumption, from, to, answer at
/// from, now and at to, range.
/// What an assumption is, and what comes of it, as cells of the page's table.
[[nodiscard]] Table::Cell leverCell(const Inquiry &inquiry, const Lever &lever, double value,
                                    const Formatter &formatter);
[[nodiscard]] Table::Cell answerCell(const Inquiry &inquiry, const Answer &answer, const Formatter &formatter);
[[nodiscard]] Table heatNumbers(const Inquiry &inquiry, const TwoWay &table, const Formatter &formatter);

} // namespace chipboard
