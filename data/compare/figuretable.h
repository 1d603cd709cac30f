// Purpose: the figures that a person may put a value of his own in place of: one row a figure, with its unit, its range
// and where it stands in a chip, an instance or a system. Adding a figure is adding a row to figuretable.cpp.
#pragma once

#include "data/board/override.h"
#include "data/catalog/catalog.h"
#include "data/core/format.h"
#include "data/core/result.h"

#include <span>
#include <variant>

namespace chipboard {

/// Where a figure stands in a thing; std::monostate where such things have none.
template<typename Thing>
using FigurePlace =
    std::variant<std::monostate, Figure Thing::*, std::optional<Figure> Thing::*, std::map<Precision, Figure> Thing::*>;

struct FigureRow
{
    const char *id;    ///< as in the addresses of figures; for ever
    const char *label; ///< QT_TR_NOOP
    Unit unit;         ///< where nothing is published
    double lowest;     ///< in `unit`
    double highest;
    bool whole;
    std::optional<Precision> precision; ///< of a peak
    FigurePlace<Chip> ofChip;
    FigurePlace<Instance> ofInstance;
    FigurePlace<System> ofSystem;

    [[nodiscard]] QString idText() const { return QString::fromLatin1(id); }
    [[nodiscard]] QString labelText() const; ///< "FP8 peak"
    /// A price stands in a price book, not in the thing; all kinds of things have one.
    [[nodiscard]] bool isPrice() const { return unitInfo(unit).dimension == Dimension::Price; }
    /// Of a chip, an instance, a system or a provider: it stands in nothing, and lowers the prices of all lists that
    /// the catalogue has.
    [[nodiscard]] bool isDiscount() const { return unit == Unit::Percent; }
    [[nodiscard]] bool isOf(Level level) const;
};

/// What things have; discounts are not among them.
[[nodiscard]] std::span<const FigureRow> figureTable();
/// Discounts included.
[[nodiscard]] const FigureRow *findFigure(const QString &id);

// A provider's discount is addressed by the provider's name in small letters: instance/aws/provider_discount.

/// "together-ai" of "Together AI".
[[nodiscard]] QString providerId(const QString &provider);
[[nodiscard]] QStringList providerIdsOf(const Catalog &catalog);
/// Of a provider's id, or else of a chip, an instance or a system, in this order; nothing where none has the id.
[[nodiscard]] std::optional<FigureAddress> discountAddress(const Catalog &catalog, const QString &id);

/// What a row is in one thing. Null where it has none; prices are in no thing.
[[nodiscard]] const Figure *figureIn(const Chip &chip, const FigureRow &row);
[[nodiscard]] const Figure *figureIn(const Instance &instance, const FigureRow &row);
[[nodiscard]] const Figure *figureIn(const System &system, const FigureRow &row);
/// The same, to be written; where such things have the row and this one has not yet, a missing figure is made.
[[nodiscard]] Figure *makeFigureIn(Chip &chip, const FigureRow &row);
[[nodiscard]] Figure *makeFigureIn(Instance &instance, const FigureRow &row);
[[nodiscard]] Figure *makeFigureIn(System &system, const FigureRow &row);

/// Null where the thing or its figure is not there, and for prices.
[[nodiscard]] const Figure *figureAt(const Catalog &catalog, const FigureAddress &of);
/// The same, to be written; where a known thing has no such figure yet, a missing one is made.
[[nodiscard]] Figure *makeFigureAt(Catalog &catalog, const FigureAddress &of);

/// A Problem when there is no such figure, or when the value is not one that it can have. Whether the thing is in the
/// catalogue is not asked: a board outlives its catalogue.
[[nodiscard]] Result<Done> checkOverride(const Override &one);

// Figures of one's own in words: "Trainium3 price 1.80 USD/h". For lists, footers, undo and sources.

/// What people see beside a number of their own, wherever it stands.
inline constexpr QChar ownGlyph = u'\u270e'; // ✎
/// "1.80 ✎"
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
