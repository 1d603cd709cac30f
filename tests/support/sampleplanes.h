// Purpose: charts of every kind with two axes or a logarithmic one, with plausible figures, for tests, pictures and
// benchmarks of planes and dots.
#pragma once

#include "data/views/pagespec.h"

namespace chipboard::test {

/// Rooflines of nine chips (three of them identical) with both phases of a workload on three of them.
[[nodiscard]] ChartSpec rooflineChart();
/// Cost against performance: eleven chips with ranges, Pareto front, lines of equal ratio, a baseline.
[[nodiscard]] ChartSpec valueChart();
/// Predicted against measured: `count` small marks around y = x with its band.
[[nodiscard]] ChartSpec modelCheckChart(int count);
/// Dots of ten chips over four decades: a range, a gap, an estimate, an announced chip, a flag.
[[nodiscard]] ChartSpec dotsChart();
/// The planes as a page: one large, the others next to it.
[[nodiscard]] PageSpec planePage();
/// The same with `names` names in each plane.
[[nodiscard]] PageSpec planePageOf(qsizetype names);

} // namespace chipboard::test
