// Purpose: finds text problems of a laid-out chart for the slide check: elided, dropped or overlapping texts, texts on
// marks, crossed by lines or far from what they name; and unnamed marks.
#pragma once

#include "widgets/charts/planelayout.h"

namespace chipboard {

struct ChartTexts
{
    QStringList cut;         ///< the full texts
    QStringList overlapping; ///< "A on B"
    QStringList struck;      ///< crossed by a line or a whisker
    int apart = 0;           ///< names next to marks that are crossed, or away from their mark with a leader
    int names = 0;           ///< names next to marks
    int unnamed = 0;         ///< marks without a name, whose line or row has none either
    int marks = 0;           ///< all marks except small ones
    double valueType = 0.0;  ///< pixel size of numbers and names; 0: none
    double axisType = 0.0;   ///< pixel size of subtitles and axes
};

/// Full texts of those that are elided or dropped. Labels of quiet lines may be dropped.
[[nodiscard]] QStringList cutTexts(const ChartSpec &chart, const TypeScale &type, const QSizeF &size, TextRuler &ruler);
[[nodiscard]] ChartTexts readChart(const ChartSpec &chart, const TypeScale &type, const QSizeF &size, TextRuler &ruler);

} // namespace chipboard
