// Purpose: the figures that users can override: one row each, with unit, range and location in a chip, instance or
// system. To add a figure, add a row to figuretable.cpp.
#pragma once

#include "data/board/override.h"
#include "data/catalog/catalog.h"
#include "data/core/format.h"
#include "data/core/result.h"

#include <span>
#include <variant>

namespace chipboard {

/// Location of a figure in an item; std::monostate if items of that type lack it.
template<typename Thing>
using FigurePlace =
    std::variant<std::monostate, Figure Thing::*, std::optional<Figure> Thing::*, std::map<Precision, Figure> Thing::*>;

struct FigureRow
{
    const char *id;    ///< as in figure addresses; never changes
    const char *label; ///< QT_TR_NOOP
    Unit unit;         ///< default if nothing is published
    double lowest;     ///< in `unit`
    double highest;
    bool whole;
    std::optional<Precision> precision; ///< peaks only
    FigurePlace<Chip> ofChip;
    FigurePlace<Instance> ofInstance;
    FigurePlace<System> ofSystem;

    [[nodiscard]] QString idText() const { return QString::fromLatin1(id); }
    [[nodiscard]] QString labelText() const; ///< "FP8 peak"
    /// Prices are in price books, not in items; all types of items have them.
    [[nodiscard]] bool isPrice() const { return unitInfo(unit).dimension == Dimension::Price; }
    /// Discount of a chip, instance, system or provider: belongs to no item, and lowers the prices of all catalogue
    /// lists.
    [[nodiscard]] bool isDiscount() const { return unit == Unit::Percent; }
    [[nodiscard]] bool isOf(Level level) const;
};

/// Figures of items, without discounts.
[[nodiscard]] std::span<const FigureRow> figureTable();
/// Includes discounts.
[[nodiscard]] const FigureRow *findFigure(const QString &id);

// A provider's discount is addressed by the lower-case provider name: instance/aws/provider_discount.

/// "together-ai" for "Together AI".
[[nodiscard]] QString providerId(const QString &provider);
[[nodiscard]] QStringList providerIdsOf(const Catalog &catalog);
/// Address for the id of a provider, else of a chip, instance or system, in this order; empty if the id is unknown.
[[nodiscard]] std::optional<FigureAddress> discountAddress(const Catalog &catalog, const QString &id);

/// The item's figure for a row. Null if it has none; prices belong to no item.
[[nodiscard]] const Figure *figureIn(const Chip &chip, const FigureRow &row);
[[nodiscard]] const Figure *figureIn(const Instance &instance, const FigureRow &row);
[[nodiscard]] const Figure *figureIn(const System &system, const FigureRow &row);
/// The same for writing; creates a missing figure if this type of item can have it.
[[nodiscard]] Figure *makeFigureIn(Chip &chip, const FigureRow &row);
[[nodiscard]] Figure *makeFigureIn(Instance &instance, const FigureRow &row);
[[nodiscard]] Figure *makeFigureIn(System &system, const FigureRow &row);

/// Null if the item or figure does not exist, and for prices.
[[nodiscard]] const Figure *figureAt(const Catalog &catalog, const FigureAddress &of);
/// The same for writing; creates a missing figure in a known item.
[[nodiscard]] Figure *makeFigureAt(Catalog &catalog, const FigureAddress &of);

/// A Problem if there is no such figure, or the value is invalid for it. Does not check that the catalogue has the
/// item: a board outlives its catalogue.
[[nodiscard]] Result<Done> checkOverride(const Override &one);

// Custom figures as text: "Trainium3 price 1.80 USD/h". For lists, footers, undo and sources.

/// Marks custom numbers everywhere.
inline constexpr QChar ownGlyph = u'\u270e'; // ✎
/// "1.80 ✎"
[[nodiscard]] QString withOwnGlyph(const QString &text);

/// Name of a chip, instance or system; the id if the catalogue lacks it.
[[nodiscard]] QString thingName(const Catalog &catalog, Level level, const QString &id);
/// "Trainium3 price", "trn2.48xlarge memory per chip".
[[nodiscard]] QString figureName(const Catalog &catalog, const FigureAddress &of);
/// "1.80 USD/h", "9.8 TB/s (9.75 to 9.85)", "none".
[[nodiscard]] QString valueText(const std::optional<Interval> &value, Unit unit, const Formatter &formatter);
/// Both: "Trainium3 price 1.80 USD/h".
[[nodiscard]] QString overrideText(const Catalog &catalog, const Override &one, const Formatter &formatter);

} // namespace chipboard
