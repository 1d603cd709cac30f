// Purpose: figures that a board takes otherwise than the catalogue has them ("what if Trainium3 cost 1.80 USD an
// hour?"), and the figures that it was drawn with when it was saved. Values alone: data/compare knows which figures
// there are, checks these and works them into a catalogue.
#pragma once

#include "data/core/id.h"
#include "data/core/unit.h"

#include <QList>
#include <QString>
#include <QStringView>

#include <optional>

namespace chipboard {

// What a row of a comparison is: a chip, what a cloud rents, or many chips sold as one.

enum class Level { Chip, Instance, System };

[[nodiscard]] QString levelWord(Level level);  ///< "chip": in files and on the command line
[[nodiscard]] QString levelLabel(Level level); ///< translated, "Chip"
[[nodiscard]] std::optional<Level> levelFromWord(QStringView word);

/// One figure of one thing.
struct FigureAddress
{
    Level level = Level::Chip; ///< what kind of thing
    QString id;                ///< of the chip, instance or system
    QString figure;            ///< a row of the figure table: "memory", "compute_bf16", "price"
    BookId book;               ///< of a price: which list; empty for all other figures

    /// "chip/trainium3/price/on-demand": tells figures apart in cells and exports.
    [[nodiscard]] QString key() const;

    friend bool operator==(const FigureAddress &, const FigureAddress &) = default;
};

struct Override
{
    FigureAddress of;
    std::optional<Interval> value; ///< in `unit`; empty: taken as not known
    Unit unit = Unit::One;
    QString note;

    friend bool operator==(const Override &, const Override &) = default;
};

/// A figure as it was; empty: there was none.
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

/// The prices that another scenario's list had for the same things.
struct DrawnList
{
    BookId book;
    QList<DrawnThing> things;

    friend bool operator==(const DrawnList &, const DrawnList &) = default;
};

/// What a board was drawn with: of its selection alone.
struct Drawn
{
    QString revision; ///< of the catalogue; empty: nothing is known
    BookId book;      ///< of the prices among `things`
    QList<DrawnThing> things;
    QList<DrawnList> others; ///< of the other lists that its scenarios name

    friend bool operator==(const Drawn &, const Drawn &) = default;
};

[[nodiscard]] const Override *findOverride(const QList<Override> &overrides, const FigureAddress &of);
/// With `one` in place of what there was for its figure, else at the end.
[[nodiscard]] QList<Override> withOverride(QList<Override> overrides, const Override &one);
[[nodiscard]] QList<Override> withoutOverride(QList<Override> overrides, const FigureAddress &of);

} // namespace chipboard
