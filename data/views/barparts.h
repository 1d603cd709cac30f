// Purpose: charts with more rows than a slide or sheet has room for, cut into equal parts. Of bars and dots what the
// others are compared with stands on each of them; a row of a table stands on one.
#pragma once

#include "data/analysis/uncertainty.h"
#include "data/compare/evaluate.h"
#include "data/core/format.h"
#include "data/views/chartspec.h"

namespace chipboard {

struct BarPart
{
    ChartSpec chart;
    qsizetype first = 0; ///< of its own rows among all
    qsizetype count = 0; ///< of its own rows; the baseline's may come after them
};
/// Of at most `most` rows each, the repeated baseline among them; one part where all find room. An arrow from part to
/// part cannot be drawn, the notes tell it.
[[nodiscard]] QList<BarPart> barParts(const ChartSpec &chart, qsizetype most);
/// "Memory, 1 of 3": over one of several parts of a chart; the first has the number 1.
[[nodiscard]] QString partTitle(const QString &title, qsizetype part, qsizetype parts);

// How sure the results of the compared rows are: of each the span of eight of ten draws and how often it is
// ahead of all others. Of many rows the two that are asked about and the best of the others are drawn; its notes name
// the rest.

inline constexpr QLatin1String bandChartId("uncertainty");

/// `uncertainty` has a band for each row of the table, in its order.
[[nodiscard]] ChartSpec bandChart(const Board &board, const ResultTable &table, const Inquiry &inquiry,
                                  const Uncertainty &uncertainty, const Formatter &formatter);

} // namespace chipboard
