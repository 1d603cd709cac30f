// Purpose: whether a layout keeps its promise: which rows of a page's charts are drawn on its sheets, whatever parts
// the charts were cut into. For the slide check and tests.
#pragma once

#include "widgets/export/pagelayout.h"

#include <QMap>

namespace chipboard {

/// How often each row of a chart is drawn on these sheets: of a plane by its name, else by its id; of a table in the
/// column that has it least often. Rows that are drawn nowhere are there with 0.
[[nodiscard]] QMap<QString, int> drawnRows(const ChartSpec &chart, const QList<Sheet> &sheets, const TypeScale &type,
                                           TextRuler &ruler);

} // namespace chipboard
