#include "data/core/tr.h"
#include "data/slidecheck/sliderules.h"

#include "data/catalog/catalog.h"
#include "data/metrics/subject.h"

#include <QSet>

#include <algorithm>

namespace chipboard::sliderules {
namespace {

constexpr qsizetype mostSeries = 7;

SlideMend withScale(const SlideInput &input, const ChartSpec &chart, RowScale scale, const QString &text)
{
    Board board = input.board;
    ChartWords words = wordsOf(board.words, input.page.id, chart.id);
    words.scale = scale;
    board.words = withWords(board.words, words);
    return {text, board, {}, {}};
}

// What has a colour or a legend of its own: series of bars; strong lines of a plane.
qsizetype seriesIn(const ChartSpec &chart)
{
    if (!hasTwoAxes(chart))
        return chart.series.size();
    if (namesRows(chart.plane.y))
        return 0; // they stand in rows, each with its name
    return std::count_if(chart.plane.lines.begin(), chart.plane.lines.end(),
                         [](const PlaneLine &line) { return line.weight == LineWeight::Strong && !line.id.isEmpty(); });
}

template<typename IdType>
void keepFirst(QList<IdType> &ids)
{
    ids = ids.first(std::min(mostSeries, ids.size()));
}

} // namespace

SlideFinding found(const QString &text, SlideMend mend)
{
    SlideFinding finding;
    finding.text = text;
    finding.mend = std::move(mend);
    return finding;
}

SlideMend fewerRows(const SlideInput &input)
{
    Board board = input.board;
    keepFirst(board.chips);
    keepFirst(board.instances);
    keepFirst(board.systems);
    if (board == input.board || !keepsWritten(input, board) || !keepsTroubled(input, board))
        return {{}, {}, {}, tr("Narrow the page down, or show it on paper.")};
    return {tr("Keep the first %n rows", nullptr, static_cast<int>(mostSeries)), board, {}, {}};
}

QList<SlideFinding> barsNotFromZero(const SlideInput &input)
{
    QList<SlideFinding> findings;
    for (const ChartSpec &chart : input.page.charts) {
        const bool isLinear = chart.axis.scale == AxisScale::Linear;
        if (chart.kind != ChartKind::HorizontalBars || !isLinear || chart.axis.minimum == 0.0)
            continue;
        findings << found(tr("The bars of \"%1\" do not begin at zero, so their lengths mislead.").arg(chart.title),
                          withScale(input, chart, RowScale::Linear, tr("Let the bars begin at zero")));
    }
    return findings;
}

QList<SlideFinding> barsOnLog(const SlideInput &input)
{
    QList<SlideFinding> findings;
    for (const ChartSpec &chart : input.page.charts) {
        if (chart.kind != ChartKind::HorizontalBars || chart.axis.scale != AxisScale::Logarithmic)
            continue;
        findings << found(tr("\"%1\" has bars on a logarithmic axis; their lengths mean nothing.").arg(chart.title),
                          withScale(input, chart, RowScale::Logarithmic, tr("Draw dots instead")));
    }
    return findings;
}

QList<SlideFinding> tooManySeries(const SlideInput &input)
{
    QList<SlideFinding> findings;
    for (const ChartSpec &chart : input.page.charts) {
        const qsizetype series = seriesIn(chart);
        if (series > mostSeries)
            findings << found(tr("\"%1\" has %2 series; more than %3 cannot be told apart.")
                                  .arg(chart.title, QString::number(series), QString::number(mostSeries)),
                              fewerRows(input));
    }
    return findings;
}

namespace {

/// Of what is compared, and of the catalogue: pages show chips that are not on the board, too.
QSet<QString> announcedIds(const SlideInput &input)
{
    QSet<QString> ids;
    for (const ResultRow &row : input.table.rows) {
        if (isAnnounced(row.subject))
            ids.insert(row.subject.id);
    }
    for (const Chip &chip : input.catalog.chips) {
        if (chip.status == Availability::Announced)
            ids.insert(chip.id.text());
    }
    return ids;
}

/// Names of what is drawn as if it could be had.
QStringList drawnAsShipping(const ChartSpec &chart, const QSet<QString> &announced)
{
    QStringList names;
    const auto add = [&names](const QString &name, const QString &id) {
        const QString text = name.isEmpty() ? id : name;
        if (!names.contains(text))
            names << text;
    };
    for (const PlaneMark &mark : chart.plane.marks) {
        if (announced.contains(mark.id) && mark.style == MarkStyle::Solid)
            add(mark.label, mark.id);
    }
    for (const PlaneLine &line : chart.plane.lines) {
        if (announced.contains(line.id) && line.weight == LineWeight::Strong && !line.dashed)
            add(line.label, line.id);
    }
    for (const ChartSeries &series : chart.series) {
        for (qsizetype i = 0; i < std::min(series.points.size(), chart.categories.size()); ++i) {
            const ChartPoint &point = series.points.at(i);
            if (announced.contains(chart.categories.at(i).id) && point.value && point.style == MarkStyle::Solid)
                add(chart.categories.at(i).label, chart.categories.at(i).id);
        }
    }
    return names;
}

} // namespace

QList<SlideFinding> unmarkedAnnounced(const SlideInput &input)
{
    const QSet<QString> announced = announcedIds(input);
    QList<SlideFinding> findings;
    for (const ChartSpec &chart : input.page.charts) {
        for (const QString &name : drawnAsShipping(chart, announced))
            findings << found(tr("%1 is only announced, and \"%2\" shows it like the others.").arg(name, chart.title),
                              {{}, {}, {}, tr("Its status is in the catalogue; correct it there.")});
    }
    return findings;
}

QList<SlideFinding> doubtfulTitles(const SlideInput &input)
{
    QList<SlideFinding> findings;
    if (!input.page.doubt.isEmpty()) {
        Board board = input.board;
        board.title.clear();
        board.titleClaims.clear();
        findings << found(input.page.doubt, {tr("Let the data say the title"), board, {}, {}});
    }
    for (const ChartSpec &chart : input.page.charts) {
        if (chart.doubt.isEmpty())
            continue;
        Board board = input.board;
        ChartWords words = wordsOf(board.words, input.page.id, chart.id);
        words.title.clear();
        words.claims.clear();
        board.words = withWords(board.words, words);
        findings << found(tr("\"%1\": %2").arg(chart.title, chart.doubt),
                          {tr("Let the data say the title"), board, {}, {}});
    }
    return findings;
}

} // namespace chipboard::sliderules
