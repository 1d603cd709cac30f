// Purpose: applies the user's texts and choices to charts (titles, notes, annotations, highlight, order, digits, axis),
// and checks what a custom title claims about the charts below it.
#pragma once

#include "data/board/board.h"
#include "data/board/chartwords.h"
#include "data/core/format.h"
#include "data/views/chartspec.h"
#include "data/views/pagespec.h"

#include <functional>

namespace chipboard {

// Claims of a custom title about the charts below it, and whether they still hold. A claim is a number that a chart
// showed when the title was written, or a direction expressed by a word. Numbers that no chart shows are not claims:
// "the 2 best" binds nothing.

[[nodiscard]] QList<TitleClaim> claimsIn(const QString &title, const ChartSpec &chart, const Formatter &formatter);
/// Claims of a title above several charts: each claim names its chart.
[[nodiscard]] QList<TitleClaim> claimsIn(const QString &title, const QString &page, const QList<ChartSpec> &charts,
                                         const Formatter &formatter);

/// Errors in a custom title: one sentence per number that is neither a valid claim nor in `texts`, and one per
/// comparison ("cheaper than", "the highest") that the charts contradict. Words such as "less" matter: 57% more is not
/// 57% less. Small counts, years and numbers in names are ignored.
[[nodiscard]] QStringList falseStatements(const QString &title, const QList<ChartSpec> &charts,
                                          const QStringList &texts, const Formatter &formatter);
/// True for a heading rather than a sentence: short, without verb, comparison or number, except in `names`.
[[nodiscard]] bool isTopic(const QString &title, const QList<ChartSpec> &charts, const QStringList &names);

/// One sentence about claims that no longer hold, in the title's own words; empty if all hold. Ignores claims about
/// other charts.
[[nodiscard]] QString doubtOf(const QList<TitleClaim> &claims, const QString &title, const ChartSpec &chart,
                              const Formatter &formatter);
[[nodiscard]] QString doubtOf(const QList<TitleClaim> &claims, const QString &title, const QString &page,
                              const QList<ChartSpec> &charts, const Formatter &formatter);

// Applies the user's texts and choices to a chart: titles, notes, annotations, highlight, order, digits, axis. Screen,
// files and screen readers show the result. What can no longer be drawn (a missing mark, a line in another unit) is
// reported in the chart's notes.

/// For a chart id and two row ids: why their ratio would mislead; empty if it would not.
using UnlikeReason = std::function<QString(const QString &chart, const QString &one, const QString &other)>;

/// A difference that `unlike` objects to is not drawn; the notes say why.
[[nodiscard]] ChartSpec withWording(ChartSpec chart, const ChartWords &words, const Formatter &formatter,
                                    const UnlikeReason &unlike = {});

/// The chart's name for a mark; the id if it has none.
[[nodiscard]] QString markName(const ChartSpec &chart, const QString &id);
/// Ids of bars, dots and marks; empty for a heat table.
[[nodiscard]] QStringList markIds(const ChartSpec &chart);

} // namespace chipboard
