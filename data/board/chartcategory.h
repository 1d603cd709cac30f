// Purpose: what a row of a chart or table is about, and the colour role of its family.
#pragma once

#include <QString>

namespace chipboard {

/// Quiet: of whatever family, while another one is lit.
enum class ColourRole { Trainium, Inferentia, Nvidia, Other, Quiet };

/// One bar's place: a chip, instance or system.
struct ChartCategory
{
    QString id;
    QString label;
    ColourRole role = ColourRole::Other;
    bool baseline = false;

    friend bool operator==(const ChartCategory &, const ChartCategory &) = default;
};

} // namespace chipboard
