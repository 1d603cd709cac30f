// Purpose: the slides of a board in order, as plain data: kind, content and custom title. A slide names charts by page
// and chart id, so that it follows the data. Changes are pure functions.
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace chipboard {

/// A chart of a page; without a chart id, the page's main chart or, for a table, all numbers of the page.
struct SlideChart
{
    QString page;  ///< "compare"
    QString chart; ///< chart id on the page; may be empty

    /// "compare/memory", "compare"
    [[nodiscard]] QString key() const { return chart.isEmpty() ? page : page + QLatin1Char('/') + chart; }
    friend bool operator==(const SlideChart &, const SlideChart &) = default;
};
/// Empty unless the text is one id or two.
[[nodiscard]] std::optional<SlideChart> slideChartFrom(const QString &key);

/// Summary: recommendation, key figures and caveats. Appendix: assumptions, notes and sources.
enum class SlideKind { Title, Summary, Section, Charts, Table, Appendix };
[[nodiscard]] QString slideKindWord(SlideKind kind);
[[nodiscard]] std::optional<SlideKind> slideKindFromWord(QStringView word);

struct BoardSlide
{
    static constexpr qsizetype longestTitle = 300;
    static constexpr qsizetype mostCharts = 4;

    SlideKind kind = SlideKind::Charts;
    QString title = {};            ///< empty: from the data; sections always have one
    QList<SlideChart> charts = {}; ///< one to four for Charts, one for Table, otherwise none

    friend bool operator==(const BoardSlide &, const BoardSlide &) = default;
};
inline constexpr qsizetype mostSlides = 60;
/// Least and most charts on a slide of that kind.
[[nodiscard]] std::pair<qsizetype, qsizetype> chartsOn(SlideKind kind);
/// Number of chart slots in the slide's layout: 1, 2 or 4.
[[nodiscard]] int placesOn(const BoardSlide &slide);

using BoardDeck = QList<BoardSlide>;

/// Default deck: title, summary, answer, comparison, break-even and appendix.
[[nodiscard]] BoardDeck usualDeck();
/// Unique ids of the pages on the slides; the summary needs the Answer page.
[[nodiscard]] QStringList pagesOf(const BoardDeck &deck);
/// Inserts before that position, or at the end if it is out of range.
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
