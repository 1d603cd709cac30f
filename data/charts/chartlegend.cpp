#include "data/charts/chartlegend.h"

#include "data/charts/ownmarks.h"
#include "data/charts/workloadframe.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace chipboard {
namespace {

/// What a chart has, of all that legends tell of.
struct MarksSeen
{
    bool hatched = false;
    bool outlined = false;
    bool whisker = false;
    bool unpublished = false;
    bool flagged = false;
    bool diamond = false;
    bool band = false;
    bool ring = false;
    bool dashed = false;
    bool thin = false;
    bool best = false;
    bool baseline = false;
    bool arrows = false;
};

struct LegendRow
{
    const char *text; ///< of the page's own, which has it translated
    bool MarksSeen::*mark;
};

// As the pages have them: what is told otherwise there stays on every chart.
constexpr std::array legendRows{
    LegendRow{"hatched = announced", &MarksSeen::hatched},
    LegendRow{"outlined = our estimate", &MarksSeen::outlined},
    LegendRow{"whisker = range, ~ = approximate", &MarksSeen::whisker},
    LegendRow{"n/p = not published", &MarksSeen::unpublished},
    LegendRow{"◆ = not like for like", &MarksSeen::flagged},
    LegendRow{"◀ = baseline", &MarksSeen::baseline},
    LegendRow{"diamond = even", &MarksSeen::diamond},
    LegendRow{"band = eight of ten cases", &MarksSeen::band},
    LegendRow{"ring = now", &MarksSeen::ring},
    LegendRow{"dashed = price of another region", &MarksSeen::dashed},
    LegendRow{"diamond on a line = here the order turns", &MarksSeen::diamond},
    LegendRow{"diamond = the one before", &MarksSeen::diamond},
    LegendRow{"hatched, dashed = announced", &MarksSeen::hatched},
    LegendRow{"whisker = range", &MarksSeen::whisker},
    LegendRow{"dashed, hatched = announced", &MarksSeen::dashed},
    LegendRow{"thin lines = equal cost of the work", &MarksSeen::thin},
    LegendRow{"ring = you are here", &MarksSeen::ring},
    LegendRow{"outlined = claimed or estimated", &MarksSeen::outlined},
};

void see(MarksSeen &seen, const QList<ChartPoint> &points)
{
    const QString unpublished = QCoreApplication::translate("Page", "n/p");
    for (const ChartPoint &point : points) {
        seen.hatched = seen.hatched || (point.value && point.style == MarkStyle::Hatched);
        seen.outlined = seen.outlined || (point.value && point.style == MarkStyle::Outlined);
        seen.whisker = seen.whisker || point.low.has_value();
        seen.unpublished = seen.unpublished || point.gap == unpublished;
        seen.flagged = seen.flagged || point.flagged;
        seen.arrows = seen.arrows || point.beside != Beside::Untold;
    }
}

void see(MarksSeen &seen, const PlaneSpec &plane)
{
    for (const PlaneMark &mark : plane.marks) {
        seen.hatched = seen.hatched || mark.style == MarkStyle::Hatched;
        seen.outlined = seen.outlined || mark.style == MarkStyle::Outlined;
        seen.whisker = seen.whisker || mark.xLow || mark.yLow;
        seen.diamond = seen.diamond || mark.shape == MarkShape::Diamond;
        seen.ring = seen.ring || mark.baseline;
    }
    for (const PlaneLine &line : plane.lines) {
        seen.dashed = seen.dashed || line.dashed;
        seen.hatched = seen.hatched || line.dashed;
        seen.thin = seen.thin || line.weight == LineWeight::Quiet;
    }
    seen.band = seen.band || !plane.bands.isEmpty();
}

MarksSeen marksOf(const ChartSpec &chart)
{
    MarksSeen seen;
    for (const ChartSeries &series : chart.series)
        see(seen, series.points);
    for (const ScoreColumn &column : chart.scores.columns) {
        see(seen, column.points);
        seen.best = seen.best || !column.best.isEmpty();
    }
    see(seen, chart.plane);
    seen.baseline = std::any_of(chart.categories.begin(), chart.categories.end(),
                                [](const ChartCategory &category) { return category.baseline; });
    return seen;
}

bool isOn(const QString &part, const MarksSeen &seen)
{
    if (part.startsWith(bestGlyph))
        return seen.best;
    for (const LegendRow &row : legendRows) {
        if (part == QCoreApplication::translate("Page", row.text))
            return seen.*row.mark;
    }
    if (part == outlinedText())
        return seen.outlined;
    if (part == whiskerText())
        return seen.whisker;
    if (part == hatchedText())
        return seen.hatched;
    return part != notAlikeText() || seen.flagged;
}

QString partsWhere(const QString &legend, const auto &isKept)
{
    const QString between = u" · "_s;
    QStringList parts = legend.split(between, Qt::SkipEmptyParts);
    parts.removeIf([&](const QString &part) { return !isKept(part); });
    return parts.join(between);
}

} // namespace

QString legendOn(const PageSpec &page, const ChartSpec &chart)
{
    const MarksSeen seen = marksOf(chart);
    return partsWhere(page.legend, [&seen](const QString &part) { return isOn(part, seen); });
}

QString legendOn(const PageSpec &page, const TableSpec &table)
{
    return partsWhere(page.legend, [&table](const QString &part) {
        const QString sign = part.section(u" = "_s, 0, 0);
        return sign.size() <= 4 && sign != part
            && std::any_of(table.rows.begin(), table.rows.end(), [&sign](const QStringList &row) {
                   return std::any_of(row.begin(), row.end(), [&](const QString &cell) { return cell.contains(sign); });
               });
    });
}

} // namespace chipboard
