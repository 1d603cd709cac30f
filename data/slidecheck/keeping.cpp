// What a mend must not take away: what a person wrote on, what others are compared with, and what the finding is about.
#include "data/slidecheck/sliderules.h"

#include <QSet>

#include <algorithm>

namespace chipboard::sliderules {
namespace {

template<typename IdType>
void addTexts(QSet<QString> &texts, const QList<IdType> &ids)
{
    for (const IdType &id : ids)
        texts.insert(id.text());
}

QSet<QString> rowsOf(const Board &board)
{
    QSet<QString> rows;
    addTexts(rows, board.chips);
    addTexts(rows, board.instances);
    addTexts(rows, board.systems);
    return rows;
}

QSet<QString> chartsOf(const Board &board)
{
    QSet<QString> charts;
    addTexts(charts, board.charts);
    return charts;
}

void addMarks(QSet<QString> &marks, const QList<TitleClaim> &claims)
{
    for (const TitleClaim &claim : claims)
        marks << claim.subject << claim.against;
}

/// What words, titles and comparisons of a board are about.
QSet<QString> marksWrittenOf(const Board &board)
{
    QSet<QString> marks{board.baseline};
    addMarks(marks, board.titleClaims);
    for (const ChartWords &words : board.words) {
        marks << words.lit;
        addMarks(marks, words.claims);
        for (const Annotation &one : words.annotations)
            marks << one.on << one.against;
    }
    return marks;
}

/// Of a chart itself, none of its rows'.
bool isOfChart(const QString &text, const ChartSpec &chart)
{
    const auto isLine = [&text](const RowLine &line) { return line.label == text; };
    return text == chart.title || text == chart.subtitle || text == chart.remark
        || text.startsWith(chart.title + QStringLiteral(": "))
        || std::any_of(chart.lines.begin(), chart.lines.end(), isLine);
}

/// A text that lies over another one is told with it: "A on B".
bool isIn(const QString &part, const QString &text) { return part.size() > 1 && text.contains(part); }

/// Ids of rows and marks of a chart that have a text.
QStringList marksWith(const QString &text, const ChartSpec &chart)
{
    QStringList ids;
    for (qsizetype row = 0; row < chart.categories.size(); ++row) {
        bool isHere = isIn(chart.categories.at(row).label, text);
        for (const ChartSeries &series : chart.series) {
            const ChartPoint point = series.points.value(row);
            isHere = isHere || isIn(point.callout, text) || text == point.label || text == point.gap;
        }
        if (isHere)
            ids << chart.categories.at(row).id;
    }
    for (const PlaneMark &mark : chart.plane.marks) {
        if (isIn(mark.label, text))
            ids << mark.id;
    }
    return ids;
}

/// Where a text stands that has no room: in charts and at marks. Empty: the page itself has it, or nothing.
struct Holders
{
    QStringList charts;
    QStringList marks;
};

Holders holdersOf(const QString &text, const PageSpec &page)
{
    Holders holders;
    for (const ChartSpec &chart : page.charts) {
        const QStringList marks = marksWith(text, chart);
        if (!marks.isEmpty() || isOfChart(text, chart))
            holders.charts << chart.id;
        holders.marks << marks;
    }
    return holders;
}

bool anyLeft(const QStringList &ids, const QSet<QString> &removed)
{
    return ids.isEmpty()
        || std::any_of(ids.begin(), ids.end(), [&removed](const QString &id) { return !removed.contains(id); });
}

} // namespace

bool leavesOutRows(const Board &before, const Board &after) { return !(rowsOf(before) - rowsOf(after)).isEmpty(); }

bool keepsWritten(const SlideInput &input, const Board &after)
{
    if ((rowsOf(input.board) - rowsOf(after)).intersects(marksWrittenOf(input.board)))
        return false;
    const QSet<QString> charts = chartsOf(input.board) - chartsOf(after);
    return std::none_of(input.board.words.begin(), input.board.words.end(), [&](const ChartWords &words) {
        return words.page == input.page.id && charts.contains(words.chart);
    });
}

bool keepsTroubled(const SlideInput &input, const Board &after)
{
    const QSet<QString> charts = chartsOf(input.board) - chartsOf(after);
    const QSet<QString> rows = rowsOf(input.board) - rowsOf(after);
    const SlideFacts &facts = input.facts;
    const QStringList texts =
        facts.cut + facts.struck + facts.overlapping + facts.crowded + facts.unnamed + facts.lostRows;
    return std::all_of(texts.begin(), texts.end(), [&](const QString &text) {
        const Holders holders = holdersOf(text, input.page);
        return anyLeft(holders.charts, charts) && anyLeft(holders.marks, rows);
    });
}

} // namespace chipboard::sliderules
