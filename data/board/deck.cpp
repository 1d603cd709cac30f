#include "data/board/deck.h"

#include "data/core/find.h"
#include "data/core/jsonreader.h"

#include <algorithm>
#include <utility>

namespace chipboard {
namespace {

struct SlideKindRow
{
    SlideKind value;
    const char *word;
    qsizetype least; ///< charts
    qsizetype most;
};

/// In enum order.
constexpr SlideKindRow slideKinds[] = {
    {SlideKind::Title, "title", 0, 0},     {SlideKind::Summary, "summary", 0, 0},
    {SlideKind::Section, "section", 0, 0}, {SlideKind::Charts, "charts", 1, BoardSlide::mostCharts},
    {SlideKind::Table, "table", 1, 1},     {SlideKind::Appendix, "appendix", 0, 0}};

} // namespace

std::optional<SlideChart> slideChartFrom(const QString &key)
{
    const qsizetype slash = key.indexOf(QLatin1Char('/'));
    const SlideChart chart{key.left(slash), slash < 0 ? QString() : key.mid(slash + 1)};
    return isId(chart.page) && (slash < 0 || isId(chart.chart)) ? std::optional(chart) : std::nullopt;
}

QString slideKindWord(SlideKind kind) { return wordIn(slideKinds, kind); }
std::optional<SlideKind> slideKindFromWord(QStringView word) { return valueIn<SlideKind>(slideKinds, word); }

std::pair<qsizetype, qsizetype> chartsOn(SlideKind kind)
{
    const SlideKindRow &row = slideKinds[static_cast<std::size_t>(kind)];
    return {row.least, row.most};
}

int placesOn(const BoardSlide &slide)
{
    return slide.charts.size() > 2 ? 4 : std::max(1, static_cast<int>(slide.charts.size()));
}

BoardDeck usualDeck()
{
    const auto of = [](const char *page) { return QList<SlideChart>{{QLatin1String(page), {}}}; };
    return {{SlideKind::Title},
            {SlideKind::Summary},
            {SlideKind::Charts, {}, of("overview")},
            {SlideKind::Charts, {}, of("compare")},
            {SlideKind::Charts, {}, of("break-even")},
            {SlideKind::Table, {}, of("compare")}};
}

QStringList pagesOf(const BoardDeck &deck)
{
    QStringList pages;
    for (const BoardSlide &slide : deck) {
        if (slide.kind == SlideKind::Summary || slide.kind == SlideKind::Title)
            pages << QStringLiteral("overview");
        for (const SlideChart &chart : slide.charts)
            pages << chart.page;
    }
    pages.removeDuplicates();
    return pages;
}

BoardDeck withSlide(BoardDeck deck, qsizetype place, const BoardSlide &slide)
{
    const bool isInside = place >= 0 && place < deck.size();
    deck.insert(isInside ? place : deck.size(), slide);
    return deck;
}

/// The charts of some slides that follow each other, on slides with so many each.
static BoardDeck filledSlides(const BoardDeck &slides, int chartsPerSlide)
{
    BoardDeck filled;
    qsizetype room = 0; // on the last of them
    for (const BoardSlide &slide : slides) {
        QString title = slide.title;
        for (const SlideChart &chart : slide.charts) {
            if (room == 0)
                filled << BoardSlide{SlideKind::Charts};
            room = room == 0 ? chartsPerSlide - 1 : room - 1;
            filled.last().charts << chart;
            if (filled.last().title.isEmpty())
                filled.last().title = std::exchange(title, QString());
        }
    }
    return filled;
}

ArrangedDeck arranged(const BoardDeck &deck, QList<qsizetype> places, int chartsPerSlide)
{
    std::ranges::sort(places);
    ArrangedDeck result;
    BoardDeck run;          // of slides with charts, which no other chosen slide parts
    qsizetype runPlace = 0; // of its first slide in the result
    const auto endRun = [&] {
        const BoardDeck filled = filledSlides(std::exchange(run, {}), chartsPerSlide);
        for (const BoardSlide &slide : filled) {
            result.places << runPlace;
            result.deck.insert(runPlace++, slide);
        }
    };
    for (qsizetype at = 0; at < deck.size(); ++at) {
        const bool isChosen = places.contains(at);
        if (isChosen && deck.at(at).kind == SlideKind::Charts) {
            runPlace = run.isEmpty() ? result.deck.size() : runPlace;
            run << deck.at(at);
            continue;
        }
        if (isChosen)
            endRun();
        result.deck << deck.at(at);
    }
    endRun();
    return result;
}

qsizetype mostChartsTogether(const BoardDeck &deck, QList<qsizetype> places)
{
    std::ranges::sort(places);
    qsizetype most = 0;
    qsizetype charts = 0;
    for (const qsizetype at : std::as_const(places)) {
        const bool hasCharts = at >= 0 && at < deck.size() && deck.at(at).kind == SlideKind::Charts;
        charts = hasCharts ? charts + deck.at(at).charts.size() : 0;
        most = std::max(most, charts);
    }
    return most;
}

} // namespace chipboard
