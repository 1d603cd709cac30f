// Purpose: writes a ChartSpec as a native DrawingML chart, which PowerPoint and Impress draw and edit, with its data
// sheet. Bars become a bar chart; dots on a logarithmic axis and planes become scatter charts.
#pragma once

#include "data/views/chartspec.h"
#include "widgets/export/office/chartsheet.h"
#include "widgets/export/office/textmeasure.h"

#include <QByteArray>

namespace chipboard {

/// Position and style of a chart on a slide, in points.
struct ChartFrame
{
    OfficeLook look;
    double width = 880.0;
    double height = 300.0;
    QString heading = {}; ///< above it on a slide that it shares: an axis that this names has no title of its own,
                          ///< and bars no key
};

struct OfficeChart
{
    QByteArray xml; ///< its relationship rId1 is the workbook
    ChartSheet sheet;
    QByteArray shapes = {}; ///< overlay texts and lines, relationship rId2; empty: none
    QStringList lost = {};  ///< names of marks, lines, bands and rows, and annotations, that are missing or incomplete
    bool hasKey = false;    ///< some names are in a key below the plane, with numbers on it
};

/// The chart has something to draw; otherwise the slide has a text instead.
[[nodiscard]] bool canBeChart(const ChartSpec &spec);
/// Precondition: canBeChart(spec).
[[nodiscard]] OfficeChart officeChart(const ChartSpec &spec, const ChartFrame &frame);
/// The name with missing data and the baseline mark: "◀ H100", "Trainium3 (not published)".
[[nodiscard]] QString categoryText(const ChartSpec &spec, qsizetype index);
/// The text at a mark: the label, and the type of a substitute price.
[[nodiscard]] QString pointText(const ChartPoint &point);

} // namespace chipboard
