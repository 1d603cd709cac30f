// Purpose: applies a board's overrides to a catalogue. Pure: the input catalogue is unchanged. An overridden figure has
// status Own and the override's key; the published figure becomes its first rival, so that it stays visible.
#pragma once

#include "data/board/override.h"
#include "data/catalog/catalog.h"

namespace chipboard {

/// Ignores overrides of items and price lists that the catalogue lacks. A chip price replaces the price of one instance
/// or system at one provider, so it becomes the price of that one too, but not of others with the same chip. If the
/// list has no price for the chip, it applies to everything with that chip and without its own price. Other lists keep
/// their prices. Only the closest discount applies, to all lists but custom prices: that of the rented item, else of
/// its chip, else of its provider.
[[nodiscard]] Catalog withOverrides(const Catalog &catalog, const QList<Override> &overrides);

struct Board;

/// A copy that uses only prices of these regions (Catalog::regions), except custom ones; empty: all regions.
[[nodiscard]] Catalog withRegions(Catalog catalog, const QStringList &regions);
/// The board's catalogue: prices of its regions, then its overrides.
[[nodiscard]] Catalog withFigures(const Catalog &catalog, const Board &board);

/// A board's models replace those of the same id or are added; text-generating ones get a serving workload.
[[nodiscard]] Catalog withModels(const Catalog &catalog, const QList<ModelShape> &models);

/// The catalogue's figure with its rivals. A price is as in rows of the level: per hour and chip, or per instance or
/// system, from another list if the address's own has none. A missing figure with a reason if there is nothing.
[[nodiscard]] Figure publishedFigure(const Catalog &catalog, const FigureAddress &of);

/// True if the catalogue has the item and, for a price, the list.
[[nodiscard]] bool isKnown(const Catalog &catalog, const FigureAddress &of);

} // namespace chipboard
