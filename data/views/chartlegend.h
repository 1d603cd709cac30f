// Purpose: legend of charts, each part with the mark that it explains, so that a page or a single chart explains only
// marks that it shows.
#pragma once

#include "data/core/format.h"
#include "data/views/chartspec.h"
#include "data/views/table.h"

namespace chipboard {

/// Page: about all charts. Announced: hatched marks or dashed lines. Brackets: after the number of a mark. Marks before
/// Page have a glyph, which tables use too.
enum class LegendMark {
    Best,
    Baseline,
    Unpublished,
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
    Brackets
};

struct LegendPart
{
    LegendMark mark = LegendMark::Page;
    QString text; ///< "hatched = announced"

    friend bool operator==(const LegendPart &, const LegendPart &) = default;
};

struct Legend
{
    QList<LegendPart> parts;

    [[nodiscard]] bool isEmpty() const { return parts.isEmpty(); }
    [[nodiscard]] QString text() const; ///< in one line
    Legend &operator<<(const LegendPart &part);
    Legend &operator<<(const Legend &more);

    friend bool operator==(const Legend &, const Legend &) = default;
};

/// The parts of `legend` that occur in the charts or in the source line below them.
[[nodiscard]] Legend legendOn(const Legend &legend, const QList<ChartSpec> &charts, const QString &footer = {});
/// For a table of words and numbers: only the glyphs in its cells.
[[nodiscard]] Legend legendOn(const Legend &legend, const Table &table);

/// "78% of published results fall inside", "72% to 78% of ...": coverage of such ranges on held-out measurements, by
/// the kinds drawn; "range of the estimate" if unknown.
[[nodiscard]] QString coverageText(const QList<ChartSpec> &charts, const Formatter &formatter);

// Parts shared by several pages.

[[nodiscard]] LegendPart hatchedPart();
[[nodiscard]] LegendPart outlinedPart();
[[nodiscard]] LegendPart whiskerPart(const QList<ChartSpec> &charts, const Formatter &formatter); ///< of estimates
[[nodiscard]] LegendPart baselinePart();
[[nodiscard]] LegendPart ownPart();
[[nodiscard]] LegendPart stalePart();

} // namespace chipboard
