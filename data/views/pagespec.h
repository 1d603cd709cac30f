// Purpose: a page of charts with everything around them: takeaway, notes, footer, numbers table. The window and every
// exporter lay out the same PageSpec.
#pragma once

#include "data/views/chartlegend.h"
#include "data/views/chartspec.h"
#include "data/views/table.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace chipboard {

// What a page tells in sentences below its charts: headed sections of statements, each with a sign that needs
// no colour and the sources that it rests on. Plain data like all specs: screen, PDF, slides and screen readers show
// the same.

/// What a statement is to the reader.
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

    friend bool operator==(const TextSection &, const TextSection &) = default;
};

/// Before a statement, in place of a bullet: "+"; empty for None.
[[nodiscard]] QString signGlyph(TextSign sign);
/// "For it", as a screen reader says it; empty for None.
[[nodiscard]] QString signLabel(TextSign sign);
/// "+ The models are transformers. [Guide, 2025-12-11]": one statement in one line.
[[nodiscard]] QString lineOf(const TextItem &item);
/// Lead and statements, one line each.
[[nodiscard]] QStringList linesOf(const TextSection &section);
/// What the signs mean that occur and that no heading explains: "+ = for it"; empty where there is none.
[[nodiscard]] QStringList signLegend(const QList<TextSection> &sections);

/// A choice that the page itself offers, beside the board: which region, which kind of price.
struct PageFilter
{
    struct Choice
    {
        QString id; ///< empty: all of them
        QString text;
        QString shown = {}; ///< while it is chosen; empty: text
        friend bool operator==(const Choice &, const Choice &) = default;
    };
    QString id;
    QString label;
    QList<Choice> choices;
    QString current;
    bool isNamed = false; ///< one line: the label stands in the control, of a typed field its hint stands for it
    bool isTyped = false; ///< a person types it; `current` is the text, the choices are proposals
    QString unit = {};    ///< of what is typed: "USD"
    QString hint = {};    ///< what stands in an empty field
    QString help = {};    ///< one sentence: what it is for
    bool isMore = false;  ///< behind the button with the form's name; the others stand open
    QString said =
        {}; ///< "Budget a month: 4,000 USD": how it reads where the form is closed; empty: nothing was chosen

    friend bool operator==(const PageFilter &, const PageFilter &) = default;
};

/// One sentence about the page that is no warning, with a way to go on.
struct PageNotice
{
    QString text; ///< empty: there is none
    QString linkText;
    QString linkId;       ///< as PageSpec::remedyId, or "do:" and an action of the window
    bool inFiles = false; ///< it is about the charts: whoever gets a file reads it, too

    friend bool operator==(const PageNotice &, const PageNotice &) = default;
};

/// Of a brief: why, what to check, what is assumed.
struct PageStatement
{
    QString heading; ///< "Check first"
    QString text;

    friend bool operator==(const PageStatement &, const PageStatement &) = default;
};

/// A figure that decides, at most four on a page: "-38%" with what it is of and what stands behind it.
struct PageTile
{
    QString id;
    QString heading; ///< "Monthly bill, 2B tokens"
    QString value;   ///< "-38%"
    QString detail;  ///< "$2.14 vs $3.43"; may be empty

    friend bool operator==(const PageTile &, const PageTile &) = default;
};

/// How far the page's estimates can be trusted: a badge at its title that says why and leads to the evidence.
struct PageConfidence
{
    QString level;      ///< for machines: "low", "medium", "high"; empty: there is no badge
    QString text;       ///< "Low confidence"
    QString reason;     ///< whole sentences
    QString linkId;     ///< as PageNotice::linkId
    QString cause = {}; ///< one sentence: which bound keeps the level from a higher one; may be empty

    friend bool operator==(const PageConfidence &, const PageConfidence &) = default;
};

struct PageSpec
{
    QString id;      ///< "compare"
    QString title;   ///< the takeaway sentence, or the board's own title
    QString support; ///< below the title: the numbers behind it and the odds, whole sentences; may be empty
    QList<MetricId> answerMetrics; ///< whose numbers title and support have
    QString answer;                ///< the takeaway sentence where the board has a title of its own; else empty
    PageConfidence confidence;
    QString doubt;      ///< why the board's own title no longer says what the data say; else empty
    QString warning;    ///< what is not like for like, one sentence; empty when fair
    QString remedyText; ///< the way out as a link text ("Compare at capacity-block prices"); empty when none
    QString remedyId;   ///< what the way out does: "prices:capacity-blocks"
    PageNotice notice;
    QString formName; ///< "More requirements (2)": what opens those filters that are behind it; empty: there are none
    QList<PageFilter> filters;
    bool hasFiltersFirst = false; ///< they are the question: above the title, which follows from them
    QList<PageTile> tiles;        ///< between the title and the charts
    QList<ChartSpec> charts;
    bool hasLead = false;     ///< the first chart is the large one, the others stand beside it
    QList<TextSection> texts; ///< what the page tells in sentences below its charts
    QString footer;           ///< sources, price book with date, catalogue date
    QStringList publishers;   ///< of the sources that the footer names, all of them, most used first
    Legend legend;            ///< what hatching, whiskers and n/p mean, as far as they occur
    Table numbers;
    Table data; ///< for files, where the page is about more than the metrics of its table: keys over its columns
    QList<Table> lists; ///< for files: what the page tells beside the rows of its table, each list by its name
    bool leavesNumbersOut = false;   ///< of paper and slides: hundreds of rows that nobody asked for
    QList<PageStatement> statements; ///< of a brief; its notice has them, too, a line each
    bool isBrief = false;            ///< complete in itself: files of numbers have its sentences, too
    QStringList reasons;             ///< what limits its estimates, whole sentences, which are among the notes
    QString basis;                   ///< what its estimates assume, for a brief: one sentence; may be empty
    QStringList notes;               ///< about the whole page: fallbacks and contradictions, whole sentences
    QStringList sources;             ///< every source in view: "title, date, address"
    QString fileStem;                ///< of default names of files: "trn2-vs-h100_compare"; see exportName()
    QString date;                    ///< of the catalogue, ISO
    QStringList keywords;

    friend bool operator==(const PageSpec &, const PageSpec &) = default;
};

} // namespace chipboard
