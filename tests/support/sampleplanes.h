// Purpose: charts of every kind that has two axes or a logarithmic one, with plausible figures: what tests, pictures
// and benchmarks of planes and dots show.
#pragma once

#include "data/views/pagespec.h"

namespace chipboard::test {

/// Rooflines of nine chips (three of them alike) with the two phases of a workload on each of three.
[[nodiscard]] ChartSpec rooflineChart();
/// Cost against performance: eleven chips with ranges, Pareto front, lines of equal ratio, a baseline.
[[nodiscard]] ChartSpec valueChart();
/// Predicted against measured: so many small marks round y = x with its band.
[[nodiscard]] ChartSpec modelCheckChart(int count);
/// Dots of ten chips over four decades: a range, a gap, an estimate, an announced one, a flag.
[[nodiscard]] ChartSpec dotsChart();
/// The planes as a page: one leads, the others stand beside it.
[[nodiscard]] PageSpec planePage();
/// The same with so many names in each plane.
[[nodiscard]] PageSpec planePageOf(qsizetype names);

} // namespace chipboard::test
