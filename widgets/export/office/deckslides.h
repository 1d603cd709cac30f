// Purpose: splits pages into slides, as plain data: one chart per slide, tables on slides of their own, long tables on
// several with a note; speaker notes for each.
#pragma once

#include "data/board/assumption.h"
#include "data/board/board.h"
#include "data/board/exportrecipe.h"
#include "data/catalog/catalog.h"
#include "data/core/format.h"
#include "data/views/pagespec.h"
#include "data/views/reportspec.h"
#include "widgets/export/office/chartpart.h"
#include "widgets/export/office/slidetable.h"

#include <QMap>
#include <QRectF>

namespace chipboard {

/// The areas of a slide, in points.
struct SlideAreas
{
    QSizeF paper;
    QRectF title;
    QRectF subtitle;
    QRectF content;
    QRectF footer;
    QRectF number;
    QRectF logo = {};   ///< of a brand theme; empty: none
    double scale = 1.0; ///< scales texts outside charts and tables: below 1 on slides smaller than the default
    double type = 1.0;  ///< requested text scale

    friend bool operator==(const SlideAreas &, const SlideAreas &) = default;
};
/// Limits for slide sides in points: a chart needs room, and the format has a maximum.
inline constexpr double smallestSlideSide = 180.0; ///< 2.5 inches
inline constexpr double largestSlideSide = 4032.0; ///< 56 inches, ST_SlideSizeCoordinate of ECMA-376
[[nodiscard]] bool canBeSlide(const QSizeF &paper);
/// Precondition: canBeSlide(paper). Texts are as large as on a 16:9 slide if there is as much room, else smaller.
[[nodiscard]] SlideAreas slideAreas(const QSizeF &paper);
/// Reserves a corner for a picture of that aspect ratio, next to the title or the sources.
[[nodiscard]] SlideAreas withLogo(SlideAreas areas, const QSizeF &picture, LogoCorner corner);
/// For several charts: titles have two lines, subtitles one.
[[nodiscard]] SlideAreas panelAreas(SlideAreas areas);
/// For one-line titles and subtitles: more room for content.
[[nodiscard]] SlideAreas textAreas(SlideAreas areas);

/// A placeholder of the layout; none if type and index are unset.
struct HolderRef
{
    const char *type = nullptr;
    int index = -1;

    [[nodiscard]] bool isThere() const { return type != nullptr || index >= 0; }
    friend bool operator==(const HolderRef &, const HolderRef &) = default;
};
/// A company's footer or date, as its layout has it.
struct CompanyText
{
    HolderRef holder;
    QString text;
    QString field = {}; ///< type of the field that replaces the text: "datetime1"; empty: none

    friend bool operator==(const CompanyText &, const CompanyText &) = default;
};
/// The placeholders that a slide fills.
struct SlideHolders
{
    HolderRef title{"title", -1};
    HolderRef subtitle{"subTitle", 1};
    HolderRef content{nullptr, 13};
    HolderRef graphic{nullptr, 13}; ///< for charts and tables; additional ones on a slide use the next indexes
    HolderRef footer{"body", 21};   ///< for sources: the real footer belongs to the company
    HolderRef number{"sldNum", 12};
    bool isForeign = false;   ///< on a template: everything but titles and numbers is positioned by SlideAreas
    bool isNumbered = false;  ///< the template draws the numbers itself
    bool placesTitle = false; ///< the title is positioned by SlideAreas, too
    std::optional<QColor> titleColour = {}; ///< of a title there
    QList<CompanyText> company = {};        ///< repeated on each slide
    QMap<QString, QString> colourMap = {};  ///< theme entries by reference name; empty: as the master maps them
};

struct SlideText
{
    QString text;        ///< tab-separated parts are stacked
    bool strong = false; ///< a heading for the lines below
    int slide = 0;       ///< slide it links to, from 1; 0: none

    friend bool operator==(const SlideText &, const SlideText &) = default;
};

/// One of several charts on a slide, with its heading.
struct DeckPanel
{
    QString title;
    QString subtitle;
    QString name;
    QString alt;
    ChartSpec chart;

    /// The heading above the chart.
    [[nodiscard]] QString heading() const { return title + QLatin1Char('\n') + subtitle; }
};
/// Areas of one of several charts on a slide: two stand side by side, four in two rows.
struct PanelPlace
{
    QRectF title;
    QRectF subtitle;
    QRectF chart;
};
[[nodiscard]] PanelPlace panelPlace(const QRectF &content, double scale, int count, int index);

/// Areas on a slide with one chart: the chart, the texts next to it and the tiles above both.
struct ChartPlaces
{
    QRectF tiles; ///< empty: none
    QRectF chart;
    QRectF texts; ///< likewise

    friend bool operator==(const ChartPlaces &, const ChartPlaces &) = default;
};

/// The purpose of a slide; each has a layout in our masters.
enum class LayoutKind { Title, Section, Chart, TwoCharts, FourCharts, Table, Text };

/// Speaker notes of a slide, short enough to read while speaking.
struct SpeakerNotes
{
    QStringList points;      ///< the message, its size, the reason, what would change it, the caveat
    QStringList sources;     ///< without addresses
    QStringList assumptions; ///< chosen by the user, or decisive for the numbers
    QStringList further;     ///< texts that do not fit the slide
    QStringList background;  ///< everything: all notes, values, formulas, sources and assumptions, for workbooks

    /// Lines of the notes, ending with where to find the rest: in the chart's data, or elsewhere.
    [[nodiscard]] QStringList lines(bool hasChart) const;
};

/// Has exactly one of: a chart, several charts, a table, lines of text; a table may have texts above it.
struct DeckSlide
{
    QString title;
    double titleSize = 0.0;       ///< points, shared by all slides; 0: as large as fits
    QList<DeckPanel> panels = {}; ///< two or more
    int sharing = 1;              ///< charts of its size that fit one slide
    QString message;              ///< above the subtitle: what the page says besides its title
    QString subtitle;
    QString warning; ///< comparability warning; empty: none
    QString legend;
    QList<ColourRole> roles; ///< colours in use
    Legend swatches = {};    ///< colours of cells, with their texts
    QString footer;
    std::optional<ChartSpec> chart;
    SlideTable table;
    QStringList lines;
    QString name; ///< of the chart or table: "Memory"
    QString alt;  ///< its description
    SpeakerNotes notes;
    bool isDoubtful = false; ///< the title is custom and no longer matches the data
    QString doubtful = {};   ///< the same for the chart, as a prefix of the subtitle; empty: no doubt
    QList<SlideText> texts = {};
    double textSize = 14.0;
    double textHeight = 0.0;     ///< of texts above a table, points
    QList<PageTile> tiles = {};  ///< above the chart, with its texts next to it
    bool hasTextsBeside = false; ///< likewise: a low head, so that they need no second slide
    bool isCover = false;        ///< large title and subtitle, small texts below
    bool isChapter = false;      ///< chapter or contents of a report: uses textAreas() on our own masters
    int place = -1;              ///< index of the deck slide that it is or continues

    [[nodiscard]] LayoutKind kind() const;
    [[nodiscard]] QStringList noteLines() const { return notes.lines(chart || !panels.isEmpty()); }
    [[nodiscard]] bool hasTextAbove() const { return !texts.isEmpty() && !table.rows.isEmpty(); }
};

[[nodiscard]] ChartPlaces chartPlaces(const DeckSlide &slide, const QRectF &content, double scale);
/// The slide's native charts with their frames, in the order of its parts.
[[nodiscard]] QList<std::pair<ChartSpec, ChartFrame>> framedCharts(const DeckSlide &slide, const QRectF &content,
                                                                   double scale, const OfficeLook &look);

struct DeckCut
{
    SlideAreas areas;
    OfficeLook look;
    bool numbers = false;             ///< include the table of numbers
    AssumptionLines assumptions = {}; ///< for the notes
    bool isForeign = false;           ///< the areas come from a template
    int chartsPerSlide = 1;           ///< 1, 2 or 4
    bool appendix = false;            ///< of a report
    bool keepsTitle = false;          ///< all slides of a page have its title
};
/// End of a cover's title, as a fraction of the slide height: higher up if many lines follow.
[[nodiscard]] double coverTitleEnd(const DeckSlide &slide);
/// Slides that go on share their title: see withCountedTitles().
[[nodiscard]] QList<DeckSlide> deckSlides(const QList<PageSpec> &pages, const DeckCut &cut);

// Splits a report into slides: a cover with the takeaway, a linked table of contents, the pages' charts, and texts and
// tables on as many slides as needed. Without its appendix, page slides are limited to a presentable number: the first
// ones of each page.

inline constexpr qsizetype mostPageSlides = 12;

[[nodiscard]] QList<DeckSlide> reportSlides(const ReportSpec &report, const DeckCut &cut);

/// The one rule for slides in a row that share a title: "Memory (2 of 3)". Covers and dividers do not count. For all
/// slides of a presentation, after those that are left out.
[[nodiscard]] QList<DeckSlide> withCountedTitles(QList<DeckSlide> slides);

} // namespace chipboard
