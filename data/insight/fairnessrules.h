// Purpose: the functions of the rules of comparability: when two numbers are not alike, the sentence about all that
// are not, and the way out. Only the table in comparability.cpp and these functions themselves use them.
#pragma once

#include "data/insight/comparability.h"

#include <functional>

namespace chipboard::fairness {

[[nodiscard]] inline const Cell &cellAt(const ResultTable &table, qsizetype column, qsizetype row)
{
    return table.rows.at(row).cells.at(column);
}

// Prices.
[[nodiscard]] bool kindsDiffer(const ResultTable &table, qsizetype column, qsizetype one, qsizetype other);
[[nodiscard]] Unfairness mixedKinds(const FairnessInput &input);
[[nodiscard]] Unfairness guidePrices(const FairnessInput &input);
[[nodiscard]] bool datesDiffer(const ResultTable &table, qsizetype column, qsizetype one, qsizetype other);
[[nodiscard]] Unfairness mixedDates(const FairnessInput &input);
[[nodiscard]] bool regionsDiffer(const ResultTable &table, qsizetype column, qsizetype one, qsizetype other);
[[nodiscard]] Unfairness mixedRegions(const FairnessInput &input);
[[nodiscard]] Unfairness mixedLevels(const FairnessInput &input);

// Figures.
[[nodiscard]] bool formatsDiffer(const ResultTable &table, qsizetype column, qsizetype one, qsizetype other);
[[nodiscard]] Unfairness mixedFormats(const FairnessInput &input);
[[nodiscard]] Unfairness mixedSparsity(const FairnessInput &input);
[[nodiscard]] bool onlyOneIsAnnounced(const ResultTable &table, qsizetype column, qsizetype one, qsizetype other);
[[nodiscard]] Unfairness announcedAmongShipping(const FairnessInput &input);
[[nodiscard]] bool onlyOneIsEstimated(const ResultTable &table, qsizetype column, qsizetype one, qsizetype other);
[[nodiscard]] Unfairness estimatesAmongFigures(const FairnessInput &input);

// Work.
[[nodiscard]] bool countsDiffer(const ResultTable &table, qsizetype column, qsizetype one, qsizetype other);
[[nodiscard]] Unfairness mixedCounts(const FairnessInput &input);
[[nodiscard]] Unfairness borrowedConstants(const FairnessInput &input);

// What the rules share.

/// Known numbers of one column of which `of(column, row)` tells two different things. What it has nothing to tell of
/// (an empty optional) differs from none. One walk: pairs of hundreds of rows would be tens of thousands.
template<typename Of>
[[nodiscard]] bool anyDiffer(const ResultTable &table, const Of &of)
{
    for (qsizetype column = 0; column < table.metrics.size(); ++column) {
        decltype(of(column, column)) first;
        for (qsizetype row = 0; row < table.rows.size(); ++row) {
            if (table.rows.at(row).cells.at(column).isMissing())
                continue;
            const auto told = of(column, row);
            if (told && first && *told != *first)
                return true;
            first = first ? first : told;
        }
    }
    return false;
}
/// Rows of which it holds.
[[nodiscard]] QList<qsizetype> rowsWhere(const ResultTable &table, const std::function<bool(qsizetype row)> &holds);
/// "A, B, C and 2 more"
[[nodiscard]] QString namesOf(const FairnessInput &input, const QList<qsizetype> &rows);
/// Leaves rows out; without an id where fewer than two would be left, which is no comparison.
[[nodiscard]] FairStep without(const FairnessInput &input, const QList<qsizetype> &rows);

} // namespace chipboard::fairness
