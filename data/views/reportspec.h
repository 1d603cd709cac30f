// Purpose: a report of a comparison as plain data: on its cover the recommendation with its numbers, odds and what to
// check; then the pages that answer, and as appendix the others, assumptions, claims and contradictions, sources,
// glossary, method. A deck is one, too: a chapter a slide. Every exporter that knows reports lays out the same one.
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

/// Cover: the report's title and facts; Section: the chapter's title alone, large.
enum class ChapterKind { Text, Cover, Section };

struct ReportChapter
{
    QString id;
    QString title;
    std::optional<PageSpec> page; ///< its charts; then there are no blocks
    QList<ReportBlock> blocks;
    bool isLiveInBooks = false;           ///< a workbook tells it on sheets of another kind, live or with more
    bool isAppendix = false;              ///< details, behind what the report says
    ChapterKind kind = ChapterKind::Text; ///< of a deck
    int slide = -1;                       ///< of a deck: place of the slide in it
    int chartsPerSlide = 1;               ///< of a deck: 1, 2 or 4
    bool isTitled = false;                ///< likewise: a person wrote the title

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
    QList<ReportFact> facts; ///< on the cover: what is compared, at which prices, of when
    QString footer;
    QString date; ///< of the catalogue, ISO
    QStringList keywords;
    QList<ReportChapter> chapters;
    bool isDeck = false; ///< its chapters are all of it: cover and contents only where they say so

    [[nodiscard]] QStringList factLines() const; ///< "Prices: On-demand list, 2026-07-20"
    friend bool operator==(const ReportSpec &, const ReportSpec &) = default;
};

struct ReportPage
{
    QString name; ///< "Compare"
    PageSpec page;
    ResultTable table;
};

/// Whether its file holds the board and says so.
enum class ReportFile { OpensAgain, IsAlone };

/// At least one page. Chapters that would be empty are left out.
[[nodiscard]] ReportSpec reportOf(const Catalog &catalog, const Board &board, const QList<ReportPage> &pages,
                                  const Formatter &formatter, ReportFile file = ReportFile::OpensAgain);

struct DeckReport
{
    ReportSpec report;                      ///< of a slide that cannot be made it has the reason
    Problems problems;                      ///< of those, with the JSON pointer "/INDEX/charts/INDEX" of the deck
    QMap<QString, ResultTable> tables = {}; ///< that pages are of, by their ids: the check reads them
};
/// Every slide as a chapter or, of an appendix, several. `pages` are those of pagesOf(deck) as far as they have
/// something to say, with statements on their charts.
[[nodiscard]] DeckReport deckReport(const Catalog &catalog, const Board &board, const QList<ReportPage> &pages,
                                    const Formatter &formatter);

// The texts of a report that are the same for every board: what its words mean, and how its numbers come
// about.

/// "MFU: ...", one paragraph a word, in the order of the alphabet.
[[nodiscard]] QStringList glossary();
/// `opensAgain`: the file of the report holds the board.
[[nodiscard]] QStringList methodText(bool opensAgain);

} // namespace chipboard
