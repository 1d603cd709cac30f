// Purpose: Catalog + overrides -> the catalogue that a board takes. Pure: the catalogue itself stays as it is. An
// overridden figure has the status Own and the override's key; what was published stands behind it as its first rival,
// so that it is shown and never hidden.
#pragma once

#include "data/board/override.h"
#include "data/catalog/catalog.h"

namespace chipboard {

/// Overrides of things and price lists that the catalogue does not have act on nothing. The price of a chip is
/// one at the provider and for the instance or system whose price it replaces, so it is also that one's, but not that
/// of others with the same chip. Where the list had no price of the chip, it is that of all that has such chips and no
/// price of its own. Other lists keep their prices. A discount lowers the prices of all lists but a person's own, the
/// closest one alone: of the thing that is rented, else of its chip, else of its provider.
[[nodiscard]] Catalog withOverrides(const Catalog &catalog, const QList<Override> &overrides);

struct Board;

/// A copy of which prices of these regions alone are taken (Catalog::regions), a person's own aside; empty: of all.
[[nodiscard]] Catalog withRegions(Catalog catalog, const QStringList &regions);
/// As the board has it: prices of its regions, then its overrides.
[[nodiscard]] Catalog withFigures(const Catalog &catalog, const Board &board);

/// Models of a board take the place of those with the same id, or stand beside them; what generates text is served.
[[nodiscard]] Catalog withModels(const Catalog &catalog, const QList<ModelShape> &models);

/// What the catalogue has for a figure, with its rivals; a price as the level's rows show it, per hour of one chip or
/// of the whole instance or system, of another list where the address's own has none. Without value and with a reason
/// where there is nothing.
[[nodiscard]] Figure publishedFigure(const Catalog &catalog, const FigureAddress &of);

/// The catalogue has the thing and, for a price, the list.
[[nodiscard]] bool isKnown(const Catalog &catalog, const FigureAddress &of);

} // namespace chipboard
