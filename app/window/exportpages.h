// Purpose: the pages that an export asks for, made of the rows of the page table: one or several pages, one chart of a
// page, or all pages that have something to say. Window and command line ask the same way.
#pragma once

#include "app/window/pagetable.h"
#include "data/board/exportrecipe.h"
#include "widgets/export/exportplan.h"

#include <functional>

namespace chipboard {

/// How one page is made: the window has its own catalogue, prices and draws at hand, the command line reads them.
using PageMaker = std::function<ExportedPage(const PageRow &row)>;

/// For a file: each chart knows what it says.
[[nodiscard]] ExportedPage statedPage(const PageSpec &page, const ResultTable &table, const Catalog &catalog,
                                      const Board &board, const Formatter &formatter);

/// Rows that are asked for, in the order of asking, each once; every row where all are.
[[nodiscard]] Result<QList<const PageRow *>> rowsAskedFor(const ExportAsk &ask);
/// A page or chart that is asked for by name and says nothing, or that does not exist, is a problem; with "all", pages
/// that say nothing are left out. Never an empty list.
[[nodiscard]] Result<QList<ExportedPage>> exportedPages(const ExportAsk &ask, const PageMaker &make);
/// One chart of a page, with its numbers alone.
[[nodiscard]] Result<ExportedPage> exportedChart(const ExportedPage &page, const QString &chart);
/// The report of these pages, where one is asked for.
[[nodiscard]] std::optional<ReportSpec> reportAskedFor(const ExportRecipe &recipe, const Catalog &catalog,
                                                       const Board &board, const QList<ExportedPage> &pages,
                                                       const Formatter &formatter);
/// The board with how its file was made: of one page of several, as if that page alone had been asked for.
[[nodiscard]] BoardText boardTextFor(const Board &board, const ExportAsk &ask);

} // namespace chipboard
