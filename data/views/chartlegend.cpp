#include "data/views/chartlegend.h"

#include "data/core/tr.h"
#include "data/views/ownmarks.h"
#include "data/views/workloadpage.h"

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
    bool diamond = false;
    bool band = false;
    bool ring = false;
    bool dashed = false;
    bool thin = false;
    bool strong = false;
    bool best = false;
    bool baseline = false;
    bool arrows = false;
};

struct LegendRow
{
    const char *text; ///< of the page's own, which has it translated; what it says at "%1" is any
    bool MarksSeen::*mark;
};

// As the pages have them: what is told otherwise there stays on every chart.
constexpr std::array legendRows{
    LegendRow{"hatched = announced", &MarksSeen::hatched},
    LegendRow{"outlined = our estimate", &MarksSeen::outlined},
    LegendRow{"whisker = range, ~ = approximate", &MarksSeen::whisker},
    LegendRow{"n/p = not published", &MarksSeen::unpublished},
    LegendRow{"◀ = baseline", &MarksSeen::baseline},
    LegendRow{"diamond = break-even", &MarksSeen::diamond},
    LegendRow{"band = move to %1, eight of ten cases", &MarksSeen::band},
    LegendRow{"ring = now", &MarksSeen::ring},
    LegendRow{"dashed = price of another region", &MarksSeen::dashed},
    LegendRow{"diamond on a line = break-even point", &MarksSeen::diamond},
    LegendRow{"hollow circle = previous generation", &MarksSeen::outlined},
    LegendRow{"hatched, dashed = announced", &MarksSeen::hatched},
    LegendRow{"whisker = range", &MarksSeen::whisker},
    LegendRow{"dashed, hatched = announced", &MarksSeen::dashed},
    LegendRow{"thin lines = equal cost, %1", &MarksSeen::thin},
    LegendRow{"thick line = best offers, none is both cheaper and faster", &MarksSeen::strong},
    LegendRow{"line = what the chip can reach at best", &MarksSeen::strong},
    LegendRow{"dashed = unknown between two dates", &MarksSeen::dashed},
    LegendRow{"whisker = zones, offers or days", &MarksSeen::whisker},
    LegendRow{"ring = baseline", &MarksSeen::ring},
    LegendRow{"dashed = announced", &MarksSeen::dashed},
    LegendRow{"diamonds = those at another precision", &MarksSeen::diamond},
    LegendRow{"outlined = claimed or estimated", &MarksSeen::outlined},
};

void see(MarksSeen &seen, const QList<ChartPoint> &points)
{
    const QString unpublished = tr("n/p");
    for (const ChartPoint &point : points) {
        seen.hatched = seen.hatched || (point.value && point.style == MarkStyle::Hatched);
        seen.outlined = seen.outlined || (point.value && point.style == MarkStyle::Outlined);
        seen.whisker = seen.whisker || point.low.has_value();
        seen.unpublished = seen.unpublished || point.gap == unpublished;
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
        seen.strong = seen.strong || line.weight == LineWeight::Strong;
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

bool isOfRow(const QString &part, const LegendRow &row)
{
    const QString text = tr(row.text);
    const qsizetype place = text.indexOf(u"%1"_s);
    return place < 0 ? part == text : part.startsWith(text.left(place)) && part.endsWith(text.mid(place + 2));
}

/// Which mark a part of a legend tells of; null: of none.
bool MarksSeen::*markToldBy(const QString &part)
{
    if (part.startsWith(bestGlyph))
        return &MarksSeen::best;
    for (const LegendRow &row : legendRows) {
        if (isOfRow(part, row))
            return row.mark;
    }
    if (part == outlinedText())
        return &MarksSeen::outlined;
    if (part == whiskerText())
        return &MarksSeen::whisker;
    if (part == hatchedText())
        return &MarksSeen::hatched;
    return nullptr;
}

bool isOn(const QString &part, const MarksSeen &seen)
{
    bool MarksSeen::*const mark = markToldBy(part);
    return mark == nullptr || seen.*mark;
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

QString legendOn(const PageSpec &page, const Table &table)
{
    return partsWhere(page.legend, [&table](const QString &part) {
        const QString sign = part.section(u" = "_s, 0, 0);
        return sign.size() <= 4 && sign != part
            && std::any_of(table.rows.begin(), table.rows.end(), [&sign](const Table::Row &row) {
                   return std::any_of(row.begin(), row.end(),
                                      [&](const Table::Cell &cell) { return cell.text.contains(sign); });
               });
    });
}

} // namespace chipboard
