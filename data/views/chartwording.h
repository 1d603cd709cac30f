// Purpose: what a person wrote and chose for charts, put on the page that the data made: titles, notes, annotations,
// what is lit, order, digits, axis. Screen, files and screen readers show the page after this. What cannot be drawn any
// more (a mark that is gone, a line in another unit) is told in the chart's notes.
#pragma once

#include "data/board/board.h"
#include "data/core/format.h"
#include "data/views/pagespec.h"
#include "data/views/valuesbeside.h"

namespace chipboard {

/// Unchanged where the board has no words. A difference that `unlike` has a reason against is not drawn; the notes say
/// why.
[[nodiscard]] PageSpec withWording(PageSpec page, const Board &board, const Formatter &formatter,
                                   const UnlikeReason &unlike = {});
/// One chart.
[[nodiscard]] ChartSpec withWording(ChartSpec chart, const ChartWords &words, const Formatter &formatter,
                                    const UnlikeReason &unlike = {});

/// The name that a chart has for a mark; the id where it has none.
[[nodiscard]] QString markName(const ChartSpec &chart, const QString &id);
/// Of bars, dots and marks; of a heat table nothing.
[[nodiscard]] QStringList markIds(const ChartSpec &chart);

} // namespace chipboard
