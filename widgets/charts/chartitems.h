// Purpose: what can be pointed at in a chart, whatever its kind: the rows of bars and dots, the marks of a plane, the
// cells of a heat table or score table. Keys, pointer, tooltips and screen readers count them the same way, in the
// order of the spec.
#pragma once

#include "data/views/chartspec.h"

namespace chipboard {

[[nodiscard]] int itemCount(const ChartSpec &spec);
/// The same for all items of the same chip.
[[nodiscard]] QString itemId(const ChartSpec &spec, int item);
/// What its source card is about; of most charts what they show.
[[nodiscard]] QString itemMetric(const ChartSpec &spec, int item);
/// Where it is among the rows, and from left to right: cells of a score table stand side by side, of other charts an
/// item is a row. The name is column 0.
[[nodiscard]] int itemRow(const ChartSpec &spec, int item);
[[nodiscard]] int itemColumn(const ChartSpec &spec, int item);
/// The item of `now` that stands for an item of `before`; -1 when there is none.
[[nodiscard]] int itemLike(const ChartSpec &before, int item, const ChartSpec &now);
[[nodiscard]] QString itemName(const ChartSpec &spec, int item);
/// One sentence; empty when a row has no point.
[[nodiscard]] QString itemDescription(const ChartSpec &spec, int item);
[[nodiscard]] bool isBaselineItem(const ChartSpec &spec, int item);
[[nodiscard]] inline bool isPlane(const ChartSpec &spec) { return spec.kind == ChartKind::Plane; }
[[nodiscard]] inline bool isScores(const ChartSpec &spec) { return spec.kind == ChartKind::Scores; }
/// The first item with that id; -1 when there is none.
[[nodiscard]] int itemOf(const ChartSpec &spec, const QString &id);
/// Whether the same things are in the same places, so that items can be told by their number.
[[nodiscard]] bool haveSameItems(const ChartSpec &one, const ChartSpec &other);

enum class Step { Left, Right, Up, Down, First, Last };
/// Where a step leads: rows follow each other; in a plane left and right go by x, up and down by y,
/// in a heat table from cell to cell. From nowhere (-1)
/// every step leads to the first item.
[[nodiscard]] int itemAfter(const ChartSpec &spec, int item, Step step);

// The texts of a chart that a person can write in place, and where each stands on screen.

/// Callout: at a mark. Line: the value, and what it is, of a line across the chart. XTitle, YTitle: of a plane's axes.
enum class ChartText { Title, Subtitle, Note, Callout, Line, XTitle, YTitle };

} // namespace chipboard
