// Purpose: adds all labels to a finished page, in one place and order: comparison with the baseline, the user's texts
// and choices, marks of custom values, currency. Marks keep their lengths and positions. Screen, files and screen
// readers show the result.
#pragma once

#include "data/compare/evaluate.h"
#include "data/core/format.h"
#include "data/views/chartwording.h"

namespace chipboard {

/// Custom values that a page marks: those of its table; none, if it marks them itself; or, on a page about published
/// figures where a user's files may replace some, all of a kind in answer and footer, because single marks cannot be
/// attributed.
enum class OwnFigures { OfTable, OfPage, Things, Prices, All };

struct PageLabels
{
    const Catalog &published; ///< without the board's custom values
    const Catalog &catalog;   ///< with them
    const Board &board;
    const ResultTable &table;    ///< table behind the page
    const ResultTable &compared; ///< numbers to compare with the baseline
    const Formatter &formatter;
    OwnFigures own = OwnFigures::OfTable;
    bool keepsNumbers = false; ///< no comparison at all, for the reason in `staying`
    QString staying = {};      ///< numbers that are never compared, and why, one sentence; may be empty
};

/// By the chart's own metric; for a chart of several, by any of the table, which must outlive the result.
[[nodiscard]] UnlikeReason unlikeReason(const ResultTable &table);

/// "Custom: ..." for a line of sources; empty if no number of the table is based on custom values.
[[nodiscard]] QString customText(const ResultTable &table, const Catalog &catalog, const Board &board,
                                 const Formatter &formatter);

/// Numbers that are not comparable keep their value with "n/c", and the notes say why.
[[nodiscard]] PageSpec labelledPage(PageSpec page, const PageLabels &labels);

} // namespace chipboard
