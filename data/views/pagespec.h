// Purpose: a page of charts with takeaway, notes, footer and numbers table. The window and every exporter lay out the
// same PageSpec.
#pragma once

#include "data/views/chartlegend.h"
#include "data/views/chartspec.h"
#include "data/views/table.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace chipboard {

// Sentences below a page's charts: headed sections of statements, each with a glyph that needs no colour and its
// sources. Plain data like all specs: screen, PDF, slides and screen readers show the same.

/// Role of a statement for the reader.
enum class TextSign { None, For, Against, Verify, Out, Turn, Step };

struct TextItem
{
    TextSign sign = TextSign::None;
    QString text;         ///< whole sentences
    QString sources = {}; ///< "Title, date; title, date"; empty: it is our own

    friend bool operator==(const TextItem &, const TextItem &) = default;
};

struct TextSection
{
    QString id;
    QString heading;
    QString lead; ///< one line below the heading; may be empty
    QList<TextItem> items;
    QString sources = {}; ///< of all statements if they share theirs; these then have none of their own

    friend bool operator==(const TextSection &, const TextSection &) = default;
};

/// Glyph before a statement, instead of a bullet: "+"; empty for None.
[[nodiscard]] QString signGlyph(TextSign sign);
/// "For it", for screen readers; empty for None.
[[nodiscard]] QString signLabel(TextSign sign);
/// "+ The models are transformers. [Guide, 2025-12-11]": a statement as one line.
[[nodiscard]] QString lineOf(const TextItem &item);
/// Lead and statements, one line each, and one line with the sources that all share.
[[nodiscard]] QStringList linesOf(const TextSection &section);
/// "Source of all: Guide, 2025-12-11": the sources that all statements share; else empty.
[[nodiscard]] QString sharedSourcesText(const TextSection &section);
/// Legend for the glyphs that occur without an explaining heading: "+ = for it"; empty if there are none.
[[nodiscard]] QStringList signLegend(const QList<TextSection> &sections);

/// A choice offered by the page itself, in addition to the board: region, price kind.
struct PageFilter
{
    struct Choice
    {
        QString id; ///< empty: all
        QString text;
        QString shown = {}; ///< text while selected; empty: `text`
        friend bool operator==(const Choice &, const Choice &) = default;
    };
    QString id;
    QString label;
    QList<Choice> choices;
    QString current;
    bool isNamed = false; ///< one line: the control contains the label, an input field its hint
    bool isTyped = false; ///< free input; `current` is the text, choices are suggestions
    QString unit = {};    ///< unit of the input: "USD"
    QString hint = {};    ///< placeholder of an empty field
    QString help = {};    ///< one sentence: what it is for
    bool isMore = false;  ///< behind the button with the form's name; others are always visible
    QString said =
        {}; ///< "Budget a month: 4,000 USD": how it reads while the form is closed; empty: nothing was chosen

    friend bool operator==(const PageFilter &, const PageFilter &) = default;
};

/// One sentence about the page that is not a warning, with a link.
struct PageNotice
{
    QString text; ///< empty: there is none
    QString linkText;
    QString linkId;       ///< as PageSpec::remedyId, or "do:" and an action of the window
    bool inFiles = false; ///< about the charts, so it is included in files

    friend bool operator==(const PageNotice &, const PageNotice &) = default;
};

/// Part of a brief: why, what to check, assumptions.
struct PageStatement
{
    QString heading; ///< "Check first"
    QString text;

    friend bool operator==(const PageStatement &, const PageStatement &) = default;
};

/// A key figure, at most four per page: "-38%" with heading and detail.
struct PageTile
{
    QString id;
    QString heading; ///< "Monthly bill, 2B tokens"
    QString value;   ///< "-38%"
    QString detail;  ///< "$2.14 vs $3.43"; may be empty

    friend bool operator==(const PageTile &, const PageTile &) = default;
};

/// Confidence in the page's estimates: a badge at its title with the reason and a link to the evidence.
struct PageConfidence
{
    QString level;      ///< "low", "medium", "high"; empty: no badge
    QString text;       ///< "Low confidence"
    QString reason;     ///< whole sentences
    QString linkId;     ///< as PageNotice::linkId
    QString cause = {}; ///< one sentence: what limits the level; may be empty

    /// What limits the level, then the evidence of each row: the level is that of the weakest.
    [[nodiscard]] QString explanation() const { return cause.isEmpty() ? reason : cause + QLatin1Char(' ') + reason; }

    friend bool operator==(const PageConfidence &, const PageConfidence &) = default;
};

struct PageSpec
{
    QString id;      ///< "compare"
    QString title;   ///< the takeaway sentence, or the board's own title
    QString support; ///< below the title: the numbers behind it and the odds, whole sentences; may be empty
    QList<MetricId> answerMetrics; ///< metrics of the numbers in title and support
    QString answer;                ///< the takeaway if the board has a custom title; else empty
    PageConfidence confidence;
    QString doubt;      ///< why the custom title no longer matches the data; else empty
    QString warning;    ///< what is not comparable, one sentence; empty if all is
    QString remedyText; ///< link text of the remedy ("Compare at capacity-block prices"); may be empty
    QString remedyId;   ///< action of the remedy: "prices:capacity-blocks"
    PageNotice notice;
    QString formName; ///< "More requirements (2)": button for the filters behind it; empty: none
    QList<PageFilter> filters;
    bool hasFiltersFirst = false; ///< filters above the title, which depends on them
    QList<PageTile> tiles;        ///< between the title and the charts
    QList<ChartSpec> charts;
    bool hasLead = false;     ///< the first chart is large, the others are beside it
    QList<TextSection> texts; ///< sentences below the charts
    QString footer;           ///< sources, price book with date, catalogue date
    QStringList publishers;   ///< all publishers in the footer, most used first
    Legend legend;            ///< hatching, whiskers, as far as they occur
    Table numbers;
    Table data;         ///< for files, if the page is about more than its table's metrics: keys as column heads
    QList<Table> lists; ///< for files: further content besides the table's rows, each list by name
    bool leavesNumbersOut = false;   ///< on paper and slides: hundreds of rows would be too many
    QList<PageStatement> statements; ///< of a brief; its notice contains them too, one line each
    bool isBrief = false;            ///< self-contained: number files include its sentences
    QStringList reasons;             ///< limits of the estimates, whole sentences, which are among the notes
    QString basis;                   ///< assumptions of the estimates for a brief, one sentence; may be empty
    QStringList notes;               ///< about the whole page: fallbacks and contradictions, whole sentences
    QStringList sources;             ///< every source in view: "title, date, address"
    QString fileStem;                ///< of default names of files: "trn2-vs-h100_compare"; see exportName()
    QString date;                    ///< of the catalogue, ISO
    QStringList priceDates;          ///< ISO, from the oldest: of prices that are not the table's, as in the footer
    QStringList keywords;

    friend bool operator==(const PageSpec &, const PageSpec &) = default;
};

} // namespace chipboard
