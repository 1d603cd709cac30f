// Purpose: pages with the labels of their board, for tests that check one kind of label.
#pragma once

#include "data/views/pagelabels.h"

namespace chipboard::testing {

/// Comparisons with the baseline and the board's annotations; no marks of custom values.
[[nodiscard]] inline PageSpec labelled(PageSpec page, const Board &board, const ResultTable &table,
                                       const Formatter &formatter, const QString &staying = {})
{
    const Catalog none;
    return labelledPage(std::move(page),
                        {none, none, board, table, table, formatter, OwnFigures::OfPage, false, staying});
}

/// Only the marks of custom values.
[[nodiscard]] inline PageSpec marked(PageSpec page, const Catalog &catalog, const ResultTable &table = {},
                                     const QList<Override> &overrides = {}, OwnFigures own = OwnFigures::OfTable)
{
    Board board{.overrides = overrides};
    const Formatter formatter;
    return labelledPage(std::move(page), {catalog, catalog, board, table, table, formatter, own});
}

} // namespace chipboard::testing
