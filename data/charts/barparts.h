// Purpose: charts with more rows than a slide or sheet has room for, cut into equal parts. Of bars and dots what the
// others are compared with stands on each of them; a row of a table stands on one.
#pragma once

#include "data/charts/chartspec.h"

namespace chipboard {

struct BarPart
{
    ChartSpec chart;
    qsizetype first = 0; ///< of its own rows among all
    qsizetype count = 0; ///< of its own rows; the baseline's may come after them

    friend bool operator==(const BarPart &, const BarPart &) = default;
};
/// Of at most `most` rows each, the repeated baseline among them; one part where all find room. An arrow from part to
/// part cannot be drawn, the notes tell it.
[[nodiscard]] QList<BarPart> barParts(const ChartSpec &chart, qsizetype most);
/// "Memory, 1 of 3": over one of several parts of a chart; the first has the number 1.
[[nodiscard]] QString partTitle(const QString &title, qsizetype part, qsizetype parts);

} // namespace chipboard
