// Purpose: what stands in one place of a chart of rows: whose row it is, and its value with range, look and words.
// Bars, dots and score tables are made of these.
#pragma once

#include "data/board/chartcategory.h"
#include "data/board/valueform.h"
#include "data/charts/planespec.h"

namespace chipboard {

struct ChartPoint
{
    std::optional<double> value; ///< in the axis' unit; empty: a gap
    std::optional<double> low;   ///< both set when the value is a range
    std::optional<double> high;
    MarkStyle style = MarkStyle::Solid;
    QString label;        ///< on the mark: "1.30", "~7.55"
    QString gap;          ///< instead of a mark: "n/p", "no FP8"
    bool flagged = false; ///< drawn with a diamond: not like for like, see the notes
    QString description;  ///< one sentence with value, formula and source: tooltip and screen reader
    QString callout = {}; ///< what a person wrote beside it
    Beside beside = Beside::Untold;
    QString absolute = {}; ///< the number itself, where the label tells it against the baseline's; else empty

    friend bool operator==(const ChartPoint &, const ChartPoint &) = default;
};

} // namespace chipboard
