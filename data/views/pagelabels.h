// Purpose: all labels that a page gets once it is made, in one place and order: its numbers next to the baseline's,
// what a person wrote and chose for its charts, the marks of custom values, the currency. Marks keep their absolute
// lengths and places. The same for all pages: screen, files and screen readers show the page after this.
#pragma once

#include "data/compare/evaluate.h"
#include "data/core/format.h"
#include "data/views/chartwording.h"

namespace chipboard {

/// Which custom values a page marks: those that its table rests on; none, as it marks them itself; or, where it reads
/// the published catalogue and files of a person's own may stand in the place of what was published, the answer and the
/// footer report all of a kind, as no single mark can be told apart.
enum class OwnFigures { OfTable, OfPage, Things, Prices, All };

struct PageLabels
{
    const Catalog &published; ///< without the board's custom values
    const Catalog &catalog;   ///< with them
    const Board &board;
    const ResultTable &table;    ///< what the page was made of
    const ResultTable &compared; ///< its numbers stand next to the baseline's
    const Formatter &formatter;
    OwnFigures own = OwnFigures::OfTable;
    bool keepsNumbers = false; ///< none of them do, for the reason in `staying`
    QString staying = {};      ///< which numbers of the page are never compared, and why, one sentence; empty: all are
};

/// By the chart's own metric; of a chart of several, by any of the table, which outlives the reason.
[[nodiscard]] UnlikeReason unlikeReason(const ResultTable &table);

/// A number that cannot be compared stays as it is with "n/c", and the notes say why.
[[nodiscard]] PageSpec labelledPage(PageSpec page, const PageLabels &labels);

} // namespace chipboard
