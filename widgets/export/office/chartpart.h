// Purpose: a ChartSpec as a native chart of DrawingML, which PowerPoint and Impress draw and edit, with the sheet of
// numbers that it refers to. Bars are a bar chart; dots on a logarithmic axis and planes are scatter charts.
#pragma once

#include "data/views/chartspec.h"
#include "widgets/export/office/chartsheet.h"
#include "widgets/export/office/textmeasure.h"

#include <QByteArray>

namespace chipboard {

/// Where and how a chart stands on a slide, in points.
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
    QByteArray shapes = {}; ///< texts and lines over it, its relationship rId2; empty: there are none
    QStringList lost = {};  ///< names of marks, lines, bands and rows, and annotations, that are not in it whole
    bool hasKey = false;    ///< some names stand below the plane, with numbers on it
};

/// There is something that a chart could show: else a slide says in words what the chart would.
[[nodiscard]] bool canBeChart(const ChartSpec &spec);
/// Precondition: canBeChart(spec).
[[nodiscard]] OfficeChart officeChart(const ChartSpec &spec, const ChartFrame &frame);
/// The name with what is missing and that it is the baseline: "◂ H100", "Trainium3 (n/p)".
[[nodiscard]] QString categoryText(const ChartSpec &spec, qsizetype index);
/// What stands at a mark: the label, and the type of a price that stands in.
[[nodiscard]] QString pointText(const ChartPoint &point);

} // namespace chipboard
