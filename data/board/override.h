// Purpose: a board's custom figures ("what if Trainium3 cost 1.80 USD an hour?"), and the figures at its last save.
// Plain values: data/compare knows which figures exist, checks overrides and applies them to a catalogue.
#pragma once

#include "data/core/id.h"
#include "data/core/unit.h"

#include <QList>
#include <QString>
#include <QStringView>

#include <optional>

namespace chipboard {

// Level of a comparison: a chip, a cloud instance, or many chips sold as one.

enum class Level { Chip, Instance, System };

[[nodiscard]] QString levelWord(Level level);  ///< "chip": in files and on the command line
[[nodiscard]] QString levelLabel(Level level); ///< translated, "Chip"
[[nodiscard]] std::optional<Level> levelFromWord(QStringView word);

struct FigureAddress
{
    Level level = Level::Chip; ///< kind of item
    QString id;                ///< of the chip, instance or system
    QString figure;            ///< row of the figure table: "memory", "compute_bf16", "price"
    BookId book;               ///< price list; empty for other figures

    /// "chip/trainium3/price/on-demand": identifies a figure in cells and exports.
    [[nodiscard]] QString key() const;

    friend bool operator==(const FigureAddress &, const FigureAddress &) = default;
};

struct Override
{
    FigureAddress of;
    std::optional<Interval> value; ///< in `unit`; empty: unknown
    Unit unit = Unit::One;
    QString note;

    friend bool operator==(const Override &, const Override &) = default;
};

/// A saved figure; an empty value was missing.
struct DrawnFigure
{
    QString figure;
    std::optional<Interval> value; ///< in `unit`
    Unit unit = Unit::One;

    friend bool operator==(const DrawnFigure &, const DrawnFigure &) = default;
};

struct DrawnThing
{
    Level level = Level::Chip;
    QString id;
    QList<DrawnFigure> figures;

    friend bool operator==(const DrawnThing &, const DrawnThing &) = default;
};

/// Prices of the same items in another scenario's list.
struct DrawnList
{
    BookId book;
    QList<DrawnThing> things;

    friend bool operator==(const DrawnList &, const DrawnList &) = default;
};

/// Figures of a board's selection at the last save.
struct Drawn
{
    QString revision; ///< of the catalogue; empty: unknown
    BookId book;      ///< list of the prices in `things`
    QList<DrawnThing> things;
    QList<DrawnList> others; ///< for other lists that its scenarios use

    friend bool operator==(const Drawn &, const Drawn &) = default;
};

[[nodiscard]] const Override *findOverride(const QList<Override> &overrides, const FigureAddress &of);
/// Replaces the override of the same figure, or appends.
[[nodiscard]] QList<Override> withOverride(QList<Override> overrides, const Override &one);
[[nodiscard]] QList<Override> withoutOverride(QList<Override> overrides, const FigureAddress &of);

} // namespace chipboard
