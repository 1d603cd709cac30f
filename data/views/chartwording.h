// Purpose: what a person wrote and chose for charts, put on the chart that the data made: titles, notes, annotations,
// what is lit, order, digits, axis. Screen, files and screen readers show the page after this. What cannot be drawn any
// more (a mark that is gone, a line in another unit) is told in the chart's notes.
#pragma once

#include "data/board/board.h"
#include "data/core/format.h"
#include "data/views/pagespec.h"

#include <functional>

namespace chipboard {

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
