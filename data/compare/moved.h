// Purpose: what moved since a board was saved: the figures of its selection that the catalogue has otherwise now, no
// more and no fewer, each with the charts that it changes; and the two answers, take the new ones or keep the old.
#pragma once

#include "data/board/board.h"
#include "data/catalog/catalog.h"
#include "data/core/format.h"

namespace chipboard {

struct MovedFigure
{
    FigureAddress of;
    std::optional<Interval> before; ///< in `unitBefore`; empty: there was none
    Unit unitBefore = Unit::One;
    std::optional<Interval> now; ///< in `unit`; empty: there is none any more
    Unit unit = Unit::One;
    QStringList charts; ///< translated names of the board's charts and results that it changes

    /// now / before - 1, where both are there.
    [[nodiscard]] std::optional<double> change() const;
};

/// The figures that a board rests on: of its rows at its level, of their chips, and their prices in its price book, in
/// those of its scenarios, and in the lists from which their commitments take prices.
[[nodiscard]] Drawn figuresDrawn(const Catalog &catalog, const Board &board);

/// In the order of the board's rows. Things that are gone from the catalogue or from the selection have not moved;
/// equal amounts in other units neither. `catalog` is the published one.
[[nodiscard]] QList<MovedFigure> movedFigures(const Catalog &catalog, const Board &board);
/// The same without the charts that they change, which takes an evaluation a figure.
[[nodiscard]] QList<MovedFigure> movedFiguresAlone(const Catalog &catalog, const Board &board);

/// What a file of the board remembers: the figures as they are, but those that moved as they were until somebody
/// decided about them.
[[nodiscard]] Drawn drawnToSave(const Catalog &catalog, const Board &board);
/// The board as files get it: with these figures, and its lists under names that last. `catalog` is the published one.
[[nodiscard]] Board boardToSave(const Catalog &catalog, const Board &board);

/// The board's overrides with the old figures among them: "as of catalogue 2026-11-20".
[[nodiscard]] QList<Override> keptFigures(const Board &board, const QList<MovedFigure> &moved);

/// "+6.0 %"; empty where a figure came or went.
[[nodiscard]] QString changeText(const MovedFigure &moved, const Formatter &formatter);
/// "Trainium2 price: 2.24 USD/h to 2.10 USD/h, −6.0 %".
[[nodiscard]] QString movedText(const Catalog &catalog, const MovedFigure &moved, const Formatter &formatter);

} // namespace chipboard
