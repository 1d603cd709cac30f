// Purpose: on paper too small for names beside its marks, a plane has numbers there and the names in a key below: no
// name is lost.
#pragma once

#include "widgets/charts/planelayout.h"

namespace chipboard {

/// A mark stands without its name; of a plane whose marks have none, a strong line.
[[nodiscard]] bool losesNames(const ChartSpec &chart, const PlaneLayout &layout);

/// The name of a row is shortened or left out.
[[nodiscard]] bool losesRows(const ChartSpec &chart, const PlaneLayout &layout);
/// Most names had to be led away from their marks, by lines over other lines: it wants a larger place.
[[nodiscard]] bool isCrowdedIn(const PlaneLayout &layout);
/// Of marks that are not small.
[[nodiscard]] qsizetype namesOf(const ChartSpec &chart);

struct NumberedPlane
{
    ChartSpec chart;
    QStringList key; ///< "1 Trainium2": one a name, in the order of the numbers
};
/// Marks and strong lines of one name have one number.
[[nodiscard]] NumberedPlane numbered(const ChartSpec &chart);

} // namespace chipboard
