#include "data/views/chartlegend.h"

#include "data/compare/figuretable.h"
#include "data/core/find.h"
#include "data/core/tr.h"
#include "data/views/pagetexts.h"
#include "data/views/planeaxis.h"

#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace chipboard {
namespace {

void see(QSet<LegendMark> &seen, LegendMark mark, bool isThere)
{
    if (isThere)
        seen.insert(mark);
}

void see(QSet<LegendMark> &seen, MarkStyle style)
{
    see(seen, LegendMark::Hatched, style == MarkStyle::Hatched);
    see(seen, LegendMark::Announced, style == MarkStyle::Hatched);
    see(seen, LegendMark::Outlined, style == MarkStyle::Outlined);
}

void see(QSet<LegendMark> &seen, const QList<ChartPoint> &points)
{
    for (const ChartPoint &point : points) {
        if (point.value)
            see(seen, point.style);
        see(seen, LegendMark::Whisker, point.low.has_value());
        see(seen, LegendMark::Gap, !point.value && !point.gap.isEmpty());
    }
}

void see(QSet<LegendMark> &seen, const PlaneSpec &plane)
{
    for (const PlaneMark &mark : plane.marks) {
        see(seen, mark.style);
        see(seen, LegendMark::Whisker, mark.xLow || mark.yLow);
        see(seen, LegendMark::Diamond, mark.shape == MarkShape::Diamond);
        see(seen, LegendMark::Ring, mark.baseline);
        see(seen, LegendMark::Brackets, mark.label.endsWith(u')'));
    }
    for (const PlaneLine &line : plane.lines) {
        see(seen, LegendMark::Dashed, line.dashed);
        see(seen, LegendMark::Announced, line.dashed);
        see(seen, line.weight == LineWeight::Strong ? LegendMark::Strong : LegendMark::Thin, true);
    }
    see(seen, LegendMark::Band, !plane.bands.isEmpty());
    see(seen, LegendMark::RowSigns, namedRows(plane.y) > 0);
    for (const PlaneCell &cell : plane.cells) {
        see(seen, LegendMark::BetterColour, cell.tone > 0.0);
        see(seen, LegendMark::WorseColour, cell.tone < 0.0);
    }
}

void see(QSet<LegendMark> &seen, const ChartSpec &chart)
{
    for (const ChartSeries &series : chart.series)
        see(seen, series.points);
    for (const ScoreColumn &column : chart.scores.columns) {
        see(seen, column.points);
        see(seen, LegendMark::Best, !column.best.isEmpty());
    }
    see(seen, chart.plane);
    for (const ChartCategory &category : chart.categories)
        see(seen, LegendMark::Baseline, category.baseline);
    see(seen, LegendMark::Stale, chart.subtitle.contains(staleGlyph));
}

QString signOf(LegendMark mark)
{
    switch (mark) {
    case LegendMark::Best:
        return bestGlyph;
    case LegendMark::Baseline:
        return baselineGlyph;
    case LegendMark::Own:
        return ownGlyph;
    case LegendMark::Stale:
        return staleGlyph;
    default:
        return {};
    }
}

Legend partsWhere(Legend legend, const auto &isKept)
{
    legend.parts.removeIf([&](const LegendPart &part) { return !isKept(part.mark); });
    return legend;
}

} // namespace

QString Legend::text() const
{
    QStringList texts;
    QString about;
    for (const LegendPart &part : parts) {
        const bool isNext = !part.about.isEmpty() && part.about != about;
        texts << (isNext ? tr("%1: %2", "a heading, what it says").arg(part.about, part.text) : part.text);
        about = part.about;
    }
    return texts.join(u" \u00b7 "_s);
}

Legend &Legend::operator<<(const LegendPart &part)
{
    parts << part;
    return *this;
}

Legend &Legend::operator<<(const Legend &more)
{
    parts << more.parts;
    return *this;
}

Legend legendOn(const Legend &legend, const QList<ChartSpec> &charts, const QString &footer)
{
    QSet<LegendMark> seen{LegendMark::Page, LegendMark::Own};
    see(seen, LegendMark::Stale, footer.contains(staleGlyph));
    for (const ChartSpec &chart : charts)
        see(seen, chart);
    Legend there = partsWhere(legend, [&seen](LegendMark mark) { return seen.contains(mark); });
    there.parts.removeIf([&charts](const LegendPart &part) {
        return !part.about.isEmpty()
            && std::ranges::none_of(charts, [&part](const ChartSpec &chart) { return chart.title == part.about; });
    });
    for (LegendPart &part : there.parts) {
        if (charts.size() == 1)
            part.about.clear();
    }
    return there;
}

namespace {

QList<LegendSign> signsOf(LegendMark mark)
{
    switch (mark) {
    case LegendMark::Hatched:
        return {LegendSign::Hatch};
    case LegendMark::Outlined:
        return {LegendSign::Outline};
    case LegendMark::Whisker:
    case LegendMark::Thin:
    case LegendMark::Strong:
        return {LegendSign::Line};
    case LegendMark::Announced:
        return {LegendSign::Hatch, LegendSign::Dash};
    case LegendMark::Dashed:
        return {LegendSign::Dash};
    case LegendMark::Diamond:
        return {LegendSign::Diamond};
    case LegendMark::Band:
        return {LegendSign::Band};
    case LegendMark::Ring:
        return {LegendSign::Ring};
    case LegendMark::Brackets:
        return {LegendSign::Brackets};
    case LegendMark::BetterColour:
    case LegendMark::WorseColour:
        return {LegendSign::Colour};
    case LegendMark::Best: // these have one meaning everywhere
    case LegendMark::Baseline:
    case LegendMark::Own:
    case LegendMark::Stale:
    case LegendMark::Page:
    case LegendMark::RowSigns:
    case LegendMark::Gap:
        return {};
    }
    return {};
}

QList<LegendSign> signsOf(const LegendPart &part) { return part.signs.isEmpty() ? signsOf(part.mark) : part.signs; }

LegendSign signOf(MarkShape shape)
{
    switch (shape) {
    case MarkShape::Square:
        return LegendSign::Square;
    case MarkShape::Triangle:
        return LegendSign::Triangle;
    case MarkShape::Diamond:
        return LegendSign::Diamond;
    case MarkShape::Circle:
        break;
    }
    return LegendSign::Circle;
}

/// What a reader sees on the chart, explained or not.
QSet<LegendSign> signsOn(const ChartSpec &chart)
{
    QSet<LegendMark> marks;
    see(marks, chart);
    QSet<LegendSign> signs;
    const auto add = [&signs](const QList<LegendSign> &more) { signs.unite({more.begin(), more.end()}); };
    for (const LegendMark mark : std::as_const(marks)) {
        if (mark != LegendMark::Announced) // hatched or dashed, which are marks of their own
            add(signsOf(mark));
    }
    for (const PlaneMark &mark : chart.plane.marks)
        add({signOf(mark.shape)});
    if (chart.kind == ChartKind::HorizontalDots)
        add({LegendSign::Circle});
    const auto addPoints = [&add](const QList<ChartPoint> &points) {
        for (const ChartPoint &point : points) {
            add(point.beside == Beside::Untold ? QList<LegendSign>() : QList{LegendSign::Arrow});
            add(point.isUnlike ? QList{LegendSign::NotComparable} : QList<LegendSign>());
        }
    };
    for (const ChartSeries &series : chart.series)
        addPoints(series.points);
    for (const ScoreColumn &column : chart.scores.columns)
        addPoints(column.points);
    return signs;
}

/// The other chart has a sign of the part and does not say that it means the same.
bool meansOther(const ChartLegend &other, const LegendPart &part)
{
    const QList<LegendPart> &parts = other.legend.parts;
    if (std::ranges::any_of(parts, [&part](const LegendPart &one) { return one.text == part.text; }))
        return false;
    QSet<LegendSign> signs = signsOn(other.chart);
    for (const LegendPart &one : parts) {
        const QList<LegendSign> more = signsOf(one);
        signs.unite({more.begin(), more.end()});
    }
    const QList<LegendSign> own = signsOf(part);
    return signs.intersects({own.begin(), own.end()});
}

} // namespace

Legend joinedLegend(const QList<ChartLegend> &charts)
{
    Legend shared;
    Legend single;
    for (const ChartLegend &one : charts) {
        for (LegendPart part : one.legend.parts) {
            const bool isOwn = std::ranges::any_of(
                charts, [&](const ChartLegend &other) { return &other != &one && meansOther(other, part); });
            part.about = isOwn ? one.chart.title : QString();
            if (isOwn)
                single << part;
            else if (!shared.parts.contains(part))
                shared << part;
        }
    }
    return shared << single;
}

Legend legendOn(const Legend &legend, const Table &table)
{
    return partsWhere(legend, [&table](LegendMark mark) {
        const QString sign = signOf(mark);
        return !sign.isEmpty() && std::ranges::any_of(table.rows, [&sign](const Table::Row &row) {
            return std::ranges::any_of(row, [&](const Table::Cell &cell) { return cell.text.contains(sign); });
        });
    });
}

std::optional<double> toneOf(LegendMark mark)
{
    return mark == LegendMark::BetterColour ? std::optional(1.0)
        : mark == LegendMark::WorseColour   ? std::optional(-1.0)
                                            : std::nullopt;
}

Legend withSwatch(const Legend &legend)
{
    return partsWhere(legend, [](LegendMark mark) { return toneOf(mark).has_value(); });
}

Legend withoutSwatch(const Legend &legend)
{
    return partsWhere(legend, [](LegendMark mark) { return !toneOf(mark); });
}

LegendPart hatchedPart() { return {LegendMark::Hatched, tr("hatched = announced")}; }

LegendPart outlinedPart() { return {LegendMark::Outlined, tr("outlined = our estimate")}; }

QString coverageText(const QList<ChartSpec> &charts, const Formatter &formatter)
{
    QList<double> held;
    const auto add = [&held](double coverage) {
        if (coverage > 0.0)
            held << coverage;
    };
    for (const ChartSpec &chart : charts) {
        for (const ChartSeries &series : chart.series) {
            for (const ChartPoint &point : series.points)
                add(point.coverage);
        }
        for (const ScoreColumn &column : chart.scores.columns) {
            for (const ChartPoint &point : column.points)
                add(point.coverage);
        }
        for (const PlaneMark &mark : chart.plane.marks)
            add(mark.coverage);
    }
    if (held.isEmpty())
        return tr("range of the estimate");
    const auto [least, most] = std::minmax_element(held.cbegin(), held.cend());
    const QString low = formatter.percent(*least);
    const QString high = formatter.percent(*most);
    return low == high ? tr("%1 of published results", "a percentage").arg(low)
                       : tr("%1 to %2 of published results", "two percentages").arg(low, high);
}

LegendPart whiskerPart(const QList<ChartSpec> &charts, const Formatter &formatter)
{
    return {LegendMark::Whisker, tr("line = %1", "what lines mean").arg(coverageText(charts, formatter))};
}

LegendPart baselinePart() { return {LegendMark::Baseline, tr("◀ = baseline")}; }

LegendPart stalePart()
{
    return {LegendMark::Stale, tr("%1 = prices more than %n days old", nullptr, mostDaysFresh).arg(staleGlyph)};
}

LegendPart ownPart() { return {LegendMark::Own, tr("%1 = custom value").arg(ownGlyph)}; }

} // namespace chipboard
