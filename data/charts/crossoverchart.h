// Purpose: a chart of two rows over one assumption, with the values at which their order turns; of one row alone, how
// its number moves with it.
#pragma once

#include "data/charts/chartspec.h"
#include "data/units/format.h"
#include "data/whatif/crossover.h"

namespace chipboard {

/// What is drawn: where the order turns, or for a question about one row the range it is drawn over.
[[nodiscard]] Result<Crossover> crossoverToDraw(const Inquiry &inquiry, const Lever &lever);

/// Where there is no crossover, the chart says why.
[[nodiscard]] ChartSpec crossoverChart(const Inquiry &inquiry, const Result<Crossover> &crossover,
                                       const Formatter &formatter);
/// The same without anything to ask about.
[[nodiscard]] ChartSpec noCrossoverChart(const QString &why);

} // namespace chipboard
