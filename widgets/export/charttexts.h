// Purpose: what is wrong with the texts of a chart in its place, for the slide check: shortened or left out, over
// another one, on a mark, struck by a line, far from what they name; and marks that nothing names.
#pragma once

#include "widgets/charts/planelayout.h"

namespace chipboard {

struct ChartTexts
{
    QStringList cut;         ///< as they should be
    QStringList overlapping; ///< "A on B"
    QStringList struck;      ///< by a line or a whisker
    int apart = 0;           ///< names beside marks that are struck, or stand away with a leader
    int names = 0;           ///< beside marks
    int unnamed = 0;         ///< marks without a name, on a line or a row either
    int marks = 0;           ///< all of them, small ones aside
    double valueType = 0.0;  ///< pixels of numbers and names; 0: there are none
    double axisType = 0.0;   ///< of subtitles and axes
};

/// Texts that are shortened or left out, as they should be. Labels of quiet lines may be.
[[nodiscard]] QStringList cutTexts(const ChartSpec &chart, const TypeScale &type, const QSizeF &size, TextRuler &ruler);
[[nodiscard]] ChartTexts readChart(const ChartSpec &chart, const TypeScale &type, const QSizeF &size, TextRuler &ruler);

} // namespace chipboard
