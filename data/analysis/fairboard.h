// Purpose: the way out of an unfair comparison: steps as text that a link carries, and the board after them. Pure; what
// a step asks for stays as it was where the catalogue does not have it.
#pragma once

#include "data/board/board.h"
#include "data/catalog/catalog.h"

namespace chipboard {

/// One way out, and how a link says it.
struct FairStep
{
    QString text;
    QString id; ///< for fairBoard(); empty: there is none

    friend bool operator==(const FairStep &, const FairStep &) = default;
};

/// All at one price list.
[[nodiscard]] QString pricesStep(const BookId &book);
/// All at one number format.
[[nodiscard]] QString precisionStep(Precision precision);
/// Prices of other types stand in where a row has none of the board's type; with the list that falls back on another.
[[nodiscard]] QString mixedStep(const BookId &book);
/// Prices of all regions.
[[nodiscard]] QString allRegionsStep();
/// Rows by the ids that they have at the board's level.
[[nodiscard]] QString withoutStep(const QStringList &rows);
/// The board's charts without these.
[[nodiscard]] QString unchartedStep(const QList<MetricId> &metrics);
/// One after the other.
[[nodiscard]] QString stepsInOrder(const QStringList &steps);

/// The board after all steps of `id`; nothing when one of them says nothing known.
[[nodiscard]] std::optional<Board> fairBoard(const Catalog &catalog, const Board &board, const QString &id);

} // namespace chipboard
