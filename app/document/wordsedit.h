// Purpose: what a person writes and chooses on charts, as edits with the name that the undo list shows.
#pragma once

#include "app/document/boardedit.h"
#include "data/charts/pagespec.h"
#include "data/units/format.h"

namespace chipboard {

/// The title above all charts; empty: the data say it. It keeps what it claims of the page that is shown.
[[nodiscard]] BoardEdit setPageTitle(const Board &board, const PageSpec &page, const QString &title,
                                     const Formatter &formatter);
/// A title of a chart; empty: the data say it.
[[nodiscard]] BoardEdit setChartTitle(const Board &board, const QString &page, const ChartSpec &chart,
                                      const QString &title, const Formatter &formatter);
/// Everything else that can be written or chosen on a chart.
[[nodiscard]] BoardEdit setChartWords(const Board &board, const ChartWords &words, const QString &name);

/// A line as it was typed, "80" or "80 needed", at the axis of rows or the y axis; nothing where no number begins it.
[[nodiscard]] std::optional<Annotation> lineFrom(const QString &typed, const ChartSpec &chart,
                                                 const Formatter &formatter);
/// One annotation of each kind and place: a callout without text takes away the one that is there.
[[nodiscard]] ChartWords withAnnotation(ChartWords words, const Annotation &annotation);

} // namespace chipboard
