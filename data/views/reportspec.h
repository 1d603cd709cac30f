// Purpose: a report as plain data: a cover with the recommendation, its numbers, odds and caveats; the answering pages;
// and as appendix the other pages, assumptions, claims and contradictions, sources, glossary, method. A deck is a
// report too, one chapter per slide. All exporters lay out the same one.
#pragma once

#include "data/compare/evaluate.h"
#include "data/core/format.h"
#include "data/core/result.h"
#include "data/views/pagespec.h"

#include <QMap>
#include <QStringList>

#include <optional>

namespace chipboard {

/// Paragraphs, then a table; either may be empty.
struct ReportBlock
{
    QString heading;
    QStringList paragraphs;
    Table table;

    friend bool operator==(const ReportBlock &, const ReportBlock &) = default;
};

/// Cover: the report's title and facts; Section: only the chapter's title, large.
enum class ChapterKind { Text, Cover, Section };

struct ReportChapter
{
    QString id;
    QString title;
    std::optional<PageSpec> page; ///< its charts; excludes blocks
    QList<ReportBlock> blocks;
    bool isLiveInBooks = false;           ///< a workbook has other sheets for it, live or with more content
    bool isAppendix = false;              ///< details, after the main part
    ChapterKind kind = ChapterKind::Text; ///< for a deck
    int slide = -1;                       ///< for a deck: index of the slide
    int chartsPerSlide = 1;               ///< for a deck: 1, 2 or 4
    bool isTitled = false;                ///< likewise: the user wrote the title
    QString footer = {};                  ///< sources and price dates of its figures; empty: the report's

    friend bool operator==(const ReportChapter &, const ReportChapter &) = default;
};

/// A line of the cover: "Prices", "On-demand list, 2026-07-20"; without `about` a whole sentence.
struct ReportFact
{
    QString about;
    QString text;

    friend bool operator==(const ReportFact &, const ReportFact &) = default;
};

struct ReportSpec
{
    QString title;
    QString takeaway;
    QList<ReportFact> facts; ///< on the cover: selection, prices, date
    QString footer;
    QString date; ///< of the catalogue, ISO
    QStringList keywords;
    QList<ReportChapter> chapters;
    bool isDeck = false; ///< chapters only: cover and contents only if they are chapters

    [[nodiscard]] QStringList factLines() const; ///< "Prices: On-demand list, 2026-07-20"
    friend bool operator==(const ReportSpec &, const ReportSpec &) = default;
};

struct ReportPage
{
    QString name; ///< "Compare"
    PageSpec page;
    ResultTable table;
};

/// Whether the exported file contains the board and says so.
enum class ReportFile { OpensAgain, IsAlone };

/// At least one page. Empty chapters are omitted.
[[nodiscard]] ReportSpec reportOf(const Catalog &catalog, const Board &board, const QList<ReportPage> &pages,
                                  const Formatter &formatter, ReportFile file = ReportFile::OpensAgain);

struct DeckReport
{
    ReportSpec report;                      ///< slides that cannot be built show the reason
    Problems problems;                      ///< of those, with the JSON pointer "/INDEX/charts/INDEX" in the deck
    QMap<QString, ResultTable> tables = {}; ///< tables behind pages, by page id, for the slide check
};
/// One chapter per slide, several for an appendix. `pages` are those of pagesOf(deck) that have content, with
/// statements on their charts.
[[nodiscard]] DeckReport deckReport(const Catalog &catalog, const Board &board, const QList<ReportPage> &pages,
                                    const Formatter &formatter);

// Report texts that are the same for every board: glossary and method.

/// "MFU: ...", one paragraph per term, in alphabetical order.
[[nodiscard]] QStringList glossary();
/// `opensAgain`: the report file contains the board.
[[nodiscard]] QStringList methodText(bool opensAgain);

} // namespace chipboard
