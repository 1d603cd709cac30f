// Purpose: what a hand-written title claims of the charts beneath it, and whether that is still so. A claim is a number
// of the title that a chart said when it was written, or a direction that the title has a word for. Numbers that no
// chart said are no claims: "the 2 best" binds nothing.
#pragma once

#include "data/board/chartwords.h"
#include "data/core/format.h"
#include "data/views/chartspec.h"

namespace chipboard {

/// Of a chart's own title.
[[nodiscard]] QList<TitleClaim> claimsIn(const QString &title, const ChartSpec &chart, const Formatter &formatter);
/// Of a title above several charts of a page: each claim names its chart.
[[nodiscard]] QList<TitleClaim> claimsIn(const QString &title, const QString &page, const QList<ChartSpec> &charts,
                                         const Formatter &formatter);

/// What is wrong with the numbers of a title that a person wrote: one sentence a number that is neither a claim that
/// holds nor said in `texts`. Small counts, years and numbers in names are no numbers of the data.
[[nodiscard]] QStringList unsaidNumbers(const QString &title, const QList<ChartSpec> &charts, const QStringList &texts,
                                        const Formatter &formatter);
/// A heading, no sentence: short, without a verb, a comparison or a number, besides names and those of `texts`.
[[nodiscard]] bool isTopic(const QString &title, const QList<ChartSpec> &charts, const QStringList &names);

/// One sentence that says what is no longer so; empty while all claims hold. Claims about other charts are passed over.
[[nodiscard]] QString doubtOf(const QList<TitleClaim> &claims, const ChartSpec &chart, const Formatter &formatter);
[[nodiscard]] QString doubtOf(const QList<TitleClaim> &claims, const QString &page, const QList<ChartSpec> &charts,
                              const Formatter &formatter);

} // namespace chipboard
