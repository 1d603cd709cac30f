// Purpose: the Advisor page: which chip of the catalogue fits what is needed. The first options side by side, why each
// is as it is advised, what would change that, why the others are ruled out, the guide's phases with the numbers at
// hand, how far the software is. What is needed is typed and chosen in the page's filters.
#pragma once

#include "data/analysis/advise.h"
#include "data/board/board.h"
#include "data/compare/evaluate.h"
#include "data/core/format.h"
#include "data/views/pagespec.h"

namespace chipboard {

/// What the workload costs: the page makes the figures of its options itself.
[[nodiscard]] QList<MetricId> advisorMetrics(const Catalog &catalog, const Board &board);
/// Of all chips of the catalogue, whatever is selected.
[[nodiscard]] PageSpec advisorPage(const Catalog &catalog, const Board &board, const ResultTable &table,
                                   const Formatter &formatter);

// Advice as the texts and lists of the page Advisor: what stands in the way, each option with its reasons,
// what would change the advice, why the others are ruled out, the guide's phases, how far the software is.

/// Options that are told of one by one, and stand on the chart: more nobody compares.
inline constexpr qsizetype mostAdvised = 7;

/// What the texts are made from.
struct AdviceView
{
    const Catalog &catalog;
    const Board &board;
    const Advice &advice;
    const Formatter &formatter;
};

[[nodiscard]] QList<TextSection> adviceSections(const AdviceView &view);
/// "fits best", "level with the first", "ruled out: costs too much, takes too long".
[[nodiscard]] QString standingText(const Advice &advice, const AdvisedOption &option);
/// "1.75 (1.39 to 2.2) USD per 1M tokens · capacity-block price · 3,260 USD a month · 28 ms per token": what is known
/// of cost and time.
[[nodiscard]] QString factsText(const AdviceView &view, const AdvisedOption &option);
/// "2 x p5.48xlarge (16 chips)": the machines that its bill is for, else its chips; empty where there are none.
[[nodiscard]] QString rentedText(const Candidate &candidate, const Formatter &formatter);
/// "capacity-block price": where the price that is asked for is not known and this one stands in; else empty.
[[nodiscard]] QString otherKindText(const Candidate &candidate);
/// "about 41 (31 to 53) days"
[[nodiscard]] QString rangeText(const Interval &value, const Formatter &formatter);
/// Of every statement, most used first comes first.
[[nodiscard]] QList<SourceId> adviceSources(const Advice &advice);

/// Keys and plain numbers, money in USD: "options".
[[nodiscard]] Table optionsList(const AdviceView &view);
/// "reasons", "conflicts", "turns", "steps", "software", "needs".
[[nodiscard]] QList<Table> adviceLists(const AdviceView &view);

} // namespace chipboard
