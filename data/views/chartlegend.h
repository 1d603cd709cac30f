// Purpose: legend of charts, each part with the mark that it explains, so that a page or a single chart explains only
// marks that it shows.
#pragma once

#include "data/core/format.h"
#include "data/views/chartspec.h"
#include "data/views/table.h"

namespace chipboard {

/// Page: about all charts. Announced: hatched marks or dashed lines. Brackets: after the number of a mark. RowSigns:
/// before the names of a plane's rows. Gap: a row with a reason and no number. BetterColour, WorseColour: cells in the
/// colour of that end. Marks before Page have a glyph, which tables use too.
enum class LegendMark {
    Best,
    Baseline,
    Own,
    Stale,
    Page,
    Hatched,
    Outlined,
    Whisker,
    Announced,
    Dashed,
    Diamond,
    Band,
    Ring,
    Thin,
    Strong,
    Brackets,
    RowSigns,
    Gap,
    BetterColour,
    WorseColour
};

/// What a reader sees of a mark. Two parts that explain one of them are about different marks, or contradict each
/// other.
enum class LegendSign {
    Line,
    Dash,
    Hatch,
    Outline,
    Circle,
    Square,
    Triangle,
    Diamond,
    Band,
    Ring,
    Arrow,
    Colour,
    Brackets,
    NotComparable
};

struct LegendPart
{
    LegendMark mark = LegendMark::Page;
    QString text;                 ///< "hatched = announced"
    QList<LegendSign> signs = {}; ///< that it explains; empty: those of the mark
    QString about = {};           ///< title of the only chart that it is about; empty: of all

    friend bool operator==(const LegendPart &, const LegendPart &) = default;
};

struct Legend
{
    QList<LegendPart> parts;

    [[nodiscard]] bool isEmpty() const { return parts.isEmpty(); }
    /// In one line: what is about all charts, then "Memory: line = range".
    [[nodiscard]] QString text() const;
    Legend &operator<<(const LegendPart &part);
    Legend &operator<<(const Legend &more);

    friend bool operator==(const Legend &, const Legend &) = default;
};

/// Of what may be on the charts, and in the line of sources below them, what is. Of one chart alone nothing says so.
[[nodiscard]] Legend legendOn(const Legend &legend, const QList<ChartSpec> &charts, const QString &footer = {});
/// For a table of words and numbers: only the glyphs in its cells.
[[nodiscard]] Legend legendOn(const Legend &legend, const Table &table);

/// Tone of the cells that a mark explains, as PlaneCell::tone; empty for other marks.
[[nodiscard]] std::optional<double> toneOf(LegendMark mark);
/// The parts that a swatch of their colour precedes, and the others.
[[nodiscard]] Legend withSwatch(const Legend &legend);
[[nodiscard]] Legend withoutSwatch(const Legend &legend);

/// A chart that shares a sheet with others, and its legend.
struct ChartLegend
{
    ChartSpec chart;
    Legend legend;
};
/// The legend of all: a part stands once for all charts unless one of the others has its sign with another meaning.
[[nodiscard]] Legend joinedLegend(const QList<ChartLegend> &charts);

/// "78% of published results", "72% to 78% of ...": what such ranges held of measurements that the fit did
/// not know, by the kind of what is drawn; "range of the estimate" where that is unknown.
[[nodiscard]] QString coverageText(const QList<ChartSpec> &charts, const Formatter &formatter);

// Parts shared by several pages.

[[nodiscard]] LegendPart hatchedPart();
[[nodiscard]] LegendPart outlinedPart();
[[nodiscard]] LegendPart whiskerPart(const QList<ChartSpec> &charts, const Formatter &formatter); ///< of estimates
[[nodiscard]] LegendPart baselinePart();
[[nodiscard]] LegendPart ownPart();
[[nodiscard]] LegendPart stalePart();

} // namespace chipboard
