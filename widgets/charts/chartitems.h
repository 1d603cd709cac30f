// Purpose: the selectable items of a chart of any kind: rows of bars and dots, marks of a plane, cells of a heat table
// or score table. Keyboard, pointer, tooltips and screen readers index them the same way, in the order of the spec.
#pragma once

#include "data/views/chartspec.h"

namespace chipboard {

[[nodiscard]] int itemCount(const ChartSpec &spec);
/// The same for all items of one chip.
[[nodiscard]] QString itemId(const ChartSpec &spec, int item);
/// The metric of its source card; for most charts the chart's metric.
[[nodiscard]] QString itemMetric(const ChartSpec &spec, int item);
/// Row and column of an item: cells of a score table share a row; in other charts each item is a row. The name is
/// column 0.
[[nodiscard]] int itemRow(const ChartSpec &spec, int item);
[[nodiscard]] int itemColumn(const ChartSpec &spec, int item);
/// The item of `now` that corresponds to an item of `before`; -1 if none.
[[nodiscard]] int itemLike(const ChartSpec &before, int item, const ChartSpec &now);
[[nodiscard]] QString itemName(const ChartSpec &spec, int item);
/// One sentence; empty if a row has no point.
[[nodiscard]] QString itemDescription(const ChartSpec &spec, int item);
[[nodiscard]] bool isBaselineItem(const ChartSpec &spec, int item);
[[nodiscard]] inline bool isPlane(const ChartSpec &spec) { return spec.kind == ChartKind::Plane; }
[[nodiscard]] inline bool isScores(const ChartSpec &spec) { return spec.kind == ChartKind::Scores; }
/// The first item with that id; -1 if none.
[[nodiscard]] int itemOf(const ChartSpec &spec, const QString &id);
/// Whether both have the same items in the same order, so that indexes stay valid.
[[nodiscard]] bool haveSameItems(const ChartSpec &one, const ChartSpec &other);

enum class Step { Left, Right, Up, Down, First, Last };
/// The next item: rows follow each other; in a plane left and right move by x, up and down by y; in a heat table from
/// cell to cell. From -1 every step leads to the first item.
[[nodiscard]] int itemAfter(const ChartSpec &spec, int item, Step step);

// The chart texts that can be edited in place, and the position of each on screen.

/// Callout: at a mark. Line: label of a line across the chart. XTitle, YTitle: axis titles of a plane.
enum class ChartText { Title, Subtitle, Note, Callout, Line, XTitle, YTitle };

} // namespace chipboard
