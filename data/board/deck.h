// Purpose: the slides of a board in order, as plain data: which kind each is, what it shows and the title that a person
// gave it. A slide names charts by the ids of page and chart, so that it follows the data. Changes are pure functions.
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace chipboard {

/// A chart of a page; without a chart the page's leading one, of a table the numbers of the whole page.
struct SlideChart
{
    QString page;  ///< "compare"
    QString chart; ///< its id there; may be empty

    /// "compare/memory", "compare"
    [[nodiscard]] QString key() const { return chart.isEmpty() ? page : page + QLatin1Char('/') + chart; }
    friend bool operator==(const SlideChart &, const SlideChart &) = default;
};
/// Nothing where the text is not two ids, or one.
[[nodiscard]] std::optional<SlideChart> slideChartFrom(const QString &key);

/// Summary: the recommendation, its figures and what to check. Appendix: assumptions, notes and sources.
enum class SlideKind { Title, Summary, Section, Charts, Table, Appendix };
[[nodiscard]] QString slideKindWord(SlideKind kind);
[[nodiscard]] std::optional<SlideKind> slideKindFromWord(QStringView word);

struct BoardSlide
{
    static constexpr qsizetype longestTitle = 300;
    static constexpr qsizetype mostCharts = 4;

    SlideKind kind = SlideKind::Charts;
    QString title = {};            ///< empty: what the data say; a section has one
    QList<SlideChart> charts = {}; ///< of charts one to four, of a table one, else none

    friend bool operator==(const BoardSlide &, const BoardSlide &) = default;
};
inline constexpr qsizetype mostSlides = 60;
/// How many charts a slide of that kind shows at least and at most.
[[nodiscard]] std::pair<qsizetype, qsizetype> chartsOn(SlideKind kind);
/// The places of a slide's layout: 1, 2 or 4.
[[nodiscard]] int placesOn(const BoardSlide &slide);

using BoardDeck = QList<BoardSlide>;

/// Title, summary, answer, comparison, break-even and appendix.
[[nodiscard]] BoardDeck usualDeck();
/// Ids of the pages that the slides show, each once; the summary needs the Answer page.
[[nodiscard]] QStringList pagesOf(const BoardDeck &deck);
/// Before that place; at the end where there is no such place.
[[nodiscard]] BoardDeck withSlide(BoardDeck deck, qsizetype place, const BoardSlide &slide);
struct ArrangedDeck
{
    BoardDeck deck;
    QList<qsizetype> places; ///< of the slides that the charts came to stand on

    friend bool operator==(const ArrangedDeck &, const ArrangedDeck &) = default;
};
/// The charts of the slides at these places, so many a slide, from the first of the places on; all other slides stay as
/// they are. A place of another kind, such as a section, keeps the charts before it apart from those behind it. A title
/// stays with the slide that its first chart is on.
[[nodiscard]] ArrangedDeck arranged(const BoardDeck &deck, QList<qsizetype> places, int chartsPerSlide);
/// How many charts of these slides can share one.
[[nodiscard]] qsizetype mostChartsTogether(const BoardDeck &deck, QList<qsizetype> places);

} // namespace chipboard
