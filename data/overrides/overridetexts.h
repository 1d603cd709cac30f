// Purpose: figures of one's own in words: "Trainium3 price 1.80 USD/h". For lists, footers, undo and sources.
#pragma once

#include "data/board/override.h"
#include "data/catalog/catalog.h"
#include "data/units/format.h"

namespace chipboard {

/// What people see beside a number of their own, wherever it stands.
inline constexpr QChar ownGlyph = u'\u270e'; // ✎
/// "1.80 ✎"; once, however often it is asked for.
[[nodiscard]] QString withOwnGlyph(const QString &text);

/// A chip's, instance's or system's name; the id of one that the catalogue does not have.
[[nodiscard]] QString thingName(const Catalog &catalog, Level level, const QString &id);
/// "Trainium3 price", "trn2.48xlarge memory per chip".
[[nodiscard]] QString figureName(const Catalog &catalog, const FigureAddress &of);
/// "1.80 USD/h", "9.8 TB/s (9.75 to 9.85)", "none".
[[nodiscard]] QString valueText(const std::optional<Interval> &value, Unit unit, const Formatter &formatter);
/// Both: "Trainium3 price 1.80 USD/h".
[[nodiscard]] QString overrideText(const Catalog &catalog, const Override &one, const Formatter &formatter);

} // namespace chipboard
