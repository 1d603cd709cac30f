// Purpose: what a person wrote and chose for charts, put on the chart that the data made: titles, notes, annotations,
// what is lit, order, digits, axis; and what a hand-written title claims of the charts beneath it.
#pragma once

#include "data/board/board.h"
#include "data/board/chartwords.h"
#include "data/core/format.h"
#include "data/views/chartspec.h"
#include "data/views/pagespec.h"

#include <functional>

namespace chipboard {

// What a hand-written title claims of the charts beneath it, and whether that is still so. A claim is a number of the
// title that a chart said when it was written, or a direction that the title has a word for. Numbers that no chart
// said are no claims: "the 2 best" binds nothing.

/// Of a chart's own title.
[[nodiscard]] QList<TitleClaim> claimsIn(const QString &title, const ChartSpec &chart, const Formatter &formatter);
/// Of a title above several charts of a page: each claim names its chart.
[[nodiscard]] QList<TitleClaim> claimsIn(const QString &title, const QString &page, const QList<ChartSpec> &charts,
                                         const Formatter &formatter);

/// What is wrong with a title that a person wrote: one sentence a number that is neither a claim that holds nor said in
/// `texts`, and one a comparison ("cheaper than", "the highest") that the charts contradict. Words such as "less"
/// count: 57% more is not 57% less. Small counts, years and numbers in names are no numbers of the data.
[[nodiscard]] QStringList falseStatements(const QString &title, const QList<ChartSpec> &charts,
                                          const QStringList &texts, const Formatter &formatter);
/// A heading, no sentence: short, without a verb, a comparison or a number, besides names and those of `texts`.
[[nodiscard]] bool isTopic(const QString &title, const QList<ChartSpec> &charts, const QStringList &names);

/// One sentence that says what is no longer so, in the title's own words; empty while all claims hold. Claims about
/// other charts are passed over.
[[nodiscard]] QString doubtOf(const QList<TitleClaim> &claims, const QString &title, const ChartSpec &chart,
                              const Formatter &formatter);
[[nodiscard]] QString doubtOf(const QList<TitleClaim> &claims, const QString &title, const QString &page,
                              const QList<ChartSpec> &charts, const Formatter &formatter);

// What a person wrote and chose for charts, put on the chart that the data made: titles, notes, annotations, what is
// lit, order, digits, axis. Screen, files and screen readers show the page after this. What cannot be drawn any more
// (a mark that is gone, a line in another unit) is told in the chart's notes.

/// Of a chart's id and the ids of two of its rows: why a ratio between them would mislead; empty: it would not.
using UnlikeReason = std::function<QString(const QString &chart, const QString &one, const QString &other)>;

/// A difference that `unlike` has a reason against is not drawn; the notes say why.
[[nodiscard]] ChartSpec withWording(ChartSpec chart, const ChartWords &words, const Formatter &formatter,
                                    const UnlikeReason &unlike = {});

/// The name that a chart has for a mark; the id where it has none.
[[nodiscard]] QString markName(const ChartSpec &chart, const QString &id);
/// Of bars, dots and marks; of a heat table nothing.
[[nodiscard]] QStringList markIds(const ChartSpec &chart);

} // namespace chipboard
