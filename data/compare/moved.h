// Purpose: what changed since a board was saved: figures of its selection that differ in the catalogue, each with the
// charts affected; and the two choices, take the new figures or keep the old.
#pragma once

#include "data/board/board.h"
#include "data/catalog/catalog.h"
#include "data/core/format.h"

namespace chipboard {

struct MovedFigure
{
    FigureAddress of;
    std::optional<Interval> before; ///< in `unitBefore`; empty: missing then
    Unit unitBefore = Unit::One;
    std::optional<Interval> now; ///< in `unit`; empty: missing now
    Unit unit = Unit::One;
    QStringList charts; ///< translated names of affected charts and results
    /// Machine that a chip is rented in now, at `now`, instead of the one at `of`; empty: the same.
    InstanceId movedTo = {};

    /// now / before - 1, if both exist.
    [[nodiscard]] std::optional<double> change() const;
};

/// All figures behind a board: of its rows at its level and their chips, and prices from its book, its scenarios'
/// books, and the lists that commitments use.
[[nodiscard]] Drawn figuresDrawn(const Catalog &catalog, const Board &board);

/// In row order. Items that left the catalogue or the selection are ignored, and so are equal amounts in another unit
/// and prices that no row uses. `catalog` is the published one.
[[nodiscard]] QList<MovedFigure> movedFigures(const Catalog &catalog, const Board &board);
/// The same without affected charts, which need one evaluation per figure.
[[nodiscard]] QList<MovedFigure> movedFiguresAlone(const Catalog &catalog, const Board &board);

/// The figures to store with the board: current ones, but old values of changed ones until the user has decided.
[[nodiscard]] Drawn drawnToSave(const Catalog &catalog, const Board &board);
/// The board for a file: with these figures and lasting list names. `catalog` is the published one.
[[nodiscard]] Board boardToSave(const Catalog &catalog, const Board &board);

/// The board's overrides plus the old figures: "as of catalogue 2026-11-20".
[[nodiscard]] QList<Override> keptFigures(const Board &board, const QList<MovedFigure> &moved);

/// "Trainium2 price": the chip's if it moved to another machine.
[[nodiscard]] QString movedName(const Catalog &catalog, const MovedFigure &moved);
/// "2.24 USD/h"; "1.86 USD/h (g6e.xlarge)" if the chip moved to another machine.
[[nodiscard]] QString beforeText(const Catalog &catalog, const MovedFigure &moved, const Formatter &formatter);
[[nodiscard]] QString nowText(const Catalog &catalog, const MovedFigure &moved, const Formatter &formatter);
/// "+6.0 %"; empty if a figure was added or removed.
[[nodiscard]] QString changeText(const MovedFigure &moved, const Formatter &formatter);
/// "Trainium2 price: 2.24 USD/h to 2.10 USD/h, −6.0 %".
[[nodiscard]] QString movedText(const Catalog &catalog, const MovedFigure &moved, const Formatter &formatter);

} // namespace chipboard
