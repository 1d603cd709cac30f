// Purpose: the pages of the window as a table: how each is named, reckoned and shown. A new page is a new row.
#pragma once

#include "data/charts/pagespec.h"
#include "data/metrics/evaluate.h"
#include "data/units/format.h"

#include <span>

class QWidget;

namespace chipboard {

class PageWidget;
struct Theme;

struct PageRow
{
    const char *id;
    const char *name; ///< QT_TRANSLATE_NOOP in context "Page"
    PageSpec (*reckon)(const Catalog &catalog, const Board &board, const ResultTable &table,
                       const Formatter &formatter);
    PageWidget *(*create)(const Theme &theme, QWidget *parent);
};

[[nodiscard]] std::span<const PageRow> pageTable();

} // namespace chipboard
