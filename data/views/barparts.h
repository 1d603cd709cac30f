// Purpose: splits charts with more rows than fit on a slide or sheet into equal parts. Each part of a bar or dot chart
// repeats the baseline; a table row appears once.
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
/// Parts of at most `most` rows each, including the repeated baseline; one part if all fit. An arrow between parts
/// cannot be drawn; the notes state it.
[[nodiscard]] QList<BarPart> barParts(const ChartSpec &chart, qsizetype most);
/// "Memory (part 1 of 3)": title of one of several parts of a chart, counted from 1; a sheet may hold several.
[[nodiscard]] QString chartPartTitle(const QString &title, qsizetype part, qsizetype parts);
/// "Memory (sheet 1 of 3)": title of one of several sheets.
[[nodiscard]] QString partTitle(const QString &title, qsizetype part, qsizetype parts);

// Uncertainty of the compared rows: per row the range (P10 to P90 of the draws), and how often it is ahead of all
// others. With many rows only the two in question and the best of the others are drawn; the notes name the rest.

inline constexpr QLatin1String bandChartId("uncertainty");

/// `uncertainty` has a band for each row of the table, in order.
[[nodiscard]] ChartSpec bandChart(const Board &board, const ResultTable &table, const Inquiry &inquiry,
                                  const Uncertainty &uncertainty, const Formatter &formatter);

} // namespace chipboard
