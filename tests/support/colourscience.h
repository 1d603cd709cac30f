// Purpose: the colour arithmetic of data/views/colour.h for QColor.
#pragma once

#include "data/views/colour.h"

#include <QColor>

namespace chipboard::testing {

[[nodiscard]] inline Rgb rgbOf(const QColor &colour)
{
    return {static_cast<double>(colour.redF()), static_cast<double>(colour.greenF()),
            static_cast<double>(colour.blueF())};
}

[[nodiscard]] inline Lab labOf(const QColor &colour) { return chipboard::labOf(rgbOf(colour)); }

[[nodiscard]] inline QColor seenBy(Vision vision, const QColor &colour)
{
    const Rgb seen = chipboard::seenBy(vision, rgbOf(colour));
    return QColor::fromRgbF(static_cast<float>(seen.red), static_cast<float>(seen.green),
                            static_cast<float>(seen.blue));
}

[[nodiscard]] inline double colourDistance(const QColor &one, const QColor &two)
{
    return chipboard::colourDistance(rgbOf(one), rgbOf(two));
}

} // namespace chipboard::testing
