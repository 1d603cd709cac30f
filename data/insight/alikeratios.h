// Purpose: a cost or price beside the baseline's where their own prices are of different kinds: the ratio at a list
// that prices both. Lists are reckoned once, when they are asked for.
#pragma once

#include "data/insight/besidebaseline.h"

#include <map>

namespace chipboard {

class AlikeRatios
{
public:
    /// All have to outlive it.
    AlikeRatios(const Catalog &catalog, const Board &board, const ResultTable &table);

    struct Found
    {
        BesideBaseline beside; ///< Apart or Same
        QString book;          ///< its name
    };
    /// At the first list that the board's falls back on and that has prices of its own for the row and the baseline;
    /// nothing where there is none.
    [[nodiscard]] std::optional<Found> beside(const QString &row, const MetricId &metric);

private:
    [[nodiscard]] const ResultTable &at(const BookId &book);

    const Catalog &m_catalog;
    const Board &m_board;
    const ResultTable &m_table;
    std::map<QString, ResultTable> m_tables; ///< by the ids of books
};

} // namespace chipboard
