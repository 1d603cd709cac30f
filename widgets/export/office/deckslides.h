// Purpose: pages cut into slides, as plain data: one chart a slide, tables on slides of their own, long ones on several
// with words that say so; what a speaker has to know of each in its notes.
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

#include <QRectF>

namespace chipboard {

/// The places on a slide, in points.
struct SlideAreas
{
    QSizeF paper;
    QRectF title;
    QRectF subtitle;
    QRectF content;
    QRectF footer;
    QRectF number;
    QRectF logo = {};   ///< of a company look; empty: none
    double scale = 1.0; ///< of texts outside charts and tables: below 1 on slides smaller than usual
    double type = 1.0;  ///< how much larger than usual a person wants texts

    friend bool operator==(const SlideAreas &, const SlideAreas &) = default;
};
/// Sides of a slide in points: less leaves no room for a chart, more is not allowed in a presentation.
inline constexpr double smallestSlideSide = 180.0; ///< 2.5 inches
inline constexpr double largestSlideSide = 4032.0; ///< 56 inches, ST_SlideSizeCoordinate of ECMA-376
[[nodiscard]] bool canBeSlide(const QSizeF &paper);
/// Precondition: canBeSlide(paper). Texts are as large as on a slide of 16:9 where there is as much room, else less.
[[nodiscard]] SlideAreas slideAreas(const QSizeF &paper);
/// With room for a picture of that shape in a corner, beside the title or the sources.
[[nodiscard]] SlideAreas withLogo(SlideAreas areas, const QSizeF &picture, LogoCorner corner);
/// The same for several charts: titles have two lines, subtitles one.
[[nodiscard]] SlideAreas panelAreas(SlideAreas areas);
/// The same for titles of one line and subtitles of one: more room for content.
[[nodiscard]] SlideAreas textAreas(SlideAreas areas);

/// A placeholder of the layout; without type and index there is none.
struct HolderRef
{
    const char *type = nullptr;
    int index = -1;

    [[nodiscard]] bool isThere() const { return type != nullptr || index >= 0; }
    friend bool operator==(const HolderRef &, const HolderRef &) = default;
};
/// Which of them a slide fills.
struct SlideHolders
{
    HolderRef title{"title", -1};
    HolderRef subtitle{"subTitle", 1};
    HolderRef content{nullptr, 13};
    HolderRef graphic{nullptr, 13}; ///< of charts and tables; the further ones of a slide have the next indices
    HolderRef footer{"body", 21};   ///< of sources: the footer itself is the company's
    HolderRef number{"sldNum", 12};
    bool isForeign = false; ///< of a template: what is not a title or a number stands where SlideAreas say
};

/// A paragraph.
struct SlideText
{
    QString text;        ///< what follows a tab stands below each other
    bool strong = false; ///< a heading of those below it
    int slide = 0;       ///< the slide that it leads to, from 1; 0: none

    friend bool operator==(const SlideText &, const SlideText &) = default;
};

/// One of several charts of a slide, with what stands above it.
struct DeckPanel
{
    QString title;
    QString subtitle;
    QString name;
    QString alt;
    ChartSpec chart;

    /// As it stands above the chart.
    [[nodiscard]] QString heading() const { return title + QLatin1Char('\n') + subtitle; }
};
/// The place of one of so many charts on a slide: two stand beside each other, four in two rows.
struct PanelPlace
{
    QRectF title;
    QRectF subtitle;
    QRectF chart;
};
[[nodiscard]] PanelPlace panelPlace(const QRectF &content, double scale, int count, int index);

/// Of the chart, the texts beside it and the tiles above both on a slide of one chart.
struct ChartPlaces
{
    QRectF tiles; ///< empty: there are none
    QRectF chart;
    QRectF texts; ///< likewise

    friend bool operator==(const ChartPlaces &, const ChartPlaces &) = default;
};

/// What a slide is for, each with a layout of ours.
enum class LayoutKind { Title, Section, Chart, TwoCharts, FourCharts, Table, Text };

/// What a speaker has to know of a slide, short enough to be read while speaking.
struct SpeakerNotes
{
    QStringList points;      ///< what to say: the message, by how much, why, what would change it, the caveat
    QStringList sources;     ///< without addresses
    QStringList assumptions; ///< that a person chose, or that decide the numbers
    QStringList further;     ///< texts that the slide has no room for
    QStringList background;  ///< everything: all notes, values, formulas, sources and assumptions, for workbooks

    /// As they stand below the slide; with where the rest is: in the data of its chart, or elsewhere.
    [[nodiscard]] QStringList lines(bool hasChart) const;
};

/// A chart, several of them, a table or lines of text: one of them; a table may have texts above it.
struct DeckSlide
{
    QString title;
    double titleSize = 0.0;       ///< points, as all slides have it; 0: as large as there is room for
    QList<DeckPanel> panels = {}; ///< two or more
    int sharing = 1;              ///< charts of its size that a slide has room for
    QString subtitle;
    QString warning; ///< what is not like for like; empty: nothing
    QString legend;
    QList<ColourRole> roles; ///< whose colours occur
    QString footer;
    std::optional<ChartSpec> chart;
    SlideTable table;
    QStringList lines;
    QString name; ///< of the chart or table: "Memory"
    QString alt;  ///< it in words
    SpeakerNotes notes;
    bool isDoubtful = false; ///< a person wrote the title, and the data no longer say so
    QString doubtful = {};   ///< likewise of the chart: what the subtitle begins with; empty: nothing
    QList<SlideText> texts = {};
    double textSize = 14.0;
    double textHeight = 0.0;    ///< of texts above a table, points
    QList<PageTile> tiles = {}; ///< above the chart, whose texts stand beside it
    bool isCover = false;       ///< title and subtitle are large, texts small below them
    bool isChapter = false;     ///< of a report: on our own masters it has textAreas()
    int place = -1;             ///< of a deck: that of the slide which it is, or goes on

    [[nodiscard]] LayoutKind kind() const;
    [[nodiscard]] QStringList noteLines() const { return notes.lines(chart || !panels.isEmpty()); }
    [[nodiscard]] bool hasTextAbove() const { return !texts.isEmpty() && !table.rows.isEmpty(); }
};

[[nodiscard]] ChartPlaces chartPlaces(const DeckSlide &slide, const QRectF &content, double scale);
/// The native charts of a slide with their frames, in the order of its parts.
[[nodiscard]] QList<std::pair<ChartSpec, ChartFrame>> framedCharts(const DeckSlide &slide, const QRectF &content,
                                                                   double scale, const OfficeLook &look);

struct DeckCut
{
    SlideAreas areas;
    OfficeLook look;
    bool numbers = false;             ///< the table of numbers, too
    AssumptionLines assumptions = {}; ///< for the notes
    bool isForeign = false;           ///< the areas are those of a template
    int chartsPerSlide = 1;           ///< 1, 2 or 4
    bool appendix = false;            ///< of a report, too
    bool keepsTitle = false;          ///< the page's title stands above all of its slides, which are counted
};
/// Where the title of a cover ends, as a share of the slide's height: higher up where many lines stand below it.
[[nodiscard]] double coverTitleEnd(const DeckSlide &slide);
[[nodiscard]] QList<DeckSlide> deckSlides(const QList<PageSpec> &pages, const DeckCut &cut);

// A report cut into slides: a cover with the takeaway, contents that lead to their chapters, the charts of its
// pages, and its texts and tables, on several slides where one has no room. Without its appendix it has so few slides
// of pages that they can be presented: of each page the first ones.

inline constexpr qsizetype mostPageSlides = 12;

[[nodiscard]] QList<DeckSlide> reportSlides(const ReportSpec &report, const DeckCut &cut);

} // namespace chipboard
