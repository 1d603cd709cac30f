// Purpose: the words around the charts of a page: subtitles, legend, footer, column titles, the default file name.
#pragma once

#include "data/analysis/headline.h"
#include "data/board/board.h"
#include "data/compare/evaluate.h"
#include "data/core/format.h"
#include "data/views/pagespec.h"

namespace chipboard {

/// "Title, date"; the title alone where there is no date.
[[nodiscard]] QString titleWithDate(const Source &source);
/// Parts of a line with a middle dot between them; empty ones are left out.
[[nodiscard]] QString dot(QStringList parts);
/// Sentences below the title that are no warning, in front of the page's notes as well: files have no notice. Empty
/// ones are left out.
void tellBeside(PageSpec &page, QStringList sentences);
/// What a selection lacks so that there is something to compare, in one sentence with the step that helps: a second
/// row, or prices of two. Without a text: it lacks nothing.
[[nodiscard]] PageNotice lackNotice(const Catalog &catalog, const Board &board, const ResultTable &table);
/// A sentence as a title has it.
[[nodiscard]] QString withoutStop(QString sentence);
/// The answer as the page's title, or below the board's own title.
void setTitle(PageSpec &page, const Board &board, QString answer);
/// The same with the line behind it.
void setHeadline(PageSpec &page, const Board &board, const Headline &headline);
/// "PFLOPS per chip", "USD per chip-hour": a unit as a reader says it.
[[nodiscard]] QString unitText(Unit unit, const Metric &metric, const Formatter &formatter);
/// A chart's number, already in the currency shown, as Formatter::compact() has it; thousand millions of money are
/// "bn".
[[nodiscard]] QString compactText(double shown, Unit unit, const Formatter &formatter);
/// Unit, per what, precision or price book, which way is better.
[[nodiscard]] QString chartSubtitle(const Catalog &catalog, const ResultTable &table, const Metric &metric, Unit unit,
                                    const Formatter &formatter);
/// "FP8 dense, TFLOPS": a column of the numbers table. Memory keeps its units in the cells.
[[nodiscard]] QString columnTitle(const Metric &metric, const ResultTable &table, const Formatter &formatter);
/// A number that stays exact for files and sorting, where its text tells it rounded.
[[nodiscard]] Table::Cell exactCell(const QString &text, double exact, double told, Unit unit = Unit::One);
/// Two prices so near that telling one "to" the other would be about their rounding: 2.2349 and 2.2351.
[[nodiscard]] bool areAlikePrices(double one, double other);
/// "spot": the type of a price that stands in for one of the board's type; empty: it is of that type, or no price.
[[nodiscard]] QString priceBadge(const Cell &cell);
/// A cell of the numbers table, without the unit where the column's title has it.
[[nodiscard]] Table::Cell numberCell(const Cell &cell, const Formatter &formatter);
/// The same with the unit: cellText() and its number.
[[nodiscard]] Table::Cell valueCell(const Cell &cell, const Formatter &formatter);
/// What hatching, whiskers, gaps and diamonds mean, as far as they occur.
[[nodiscard]] Legend usualLegend(const QList<ChartSpec> &charts);
/// Says in the head of the page's first chart of rows with ranges what its lines are; where no other chart has any, the
/// legend needs no word on it.
void nameRanges(PageSpec &page, const Formatter &formatter);
/// What people see beside the date of prices that are old on the catalogue's day.
inline constexpr QChar staleGlyph = u'\u26a0'; // ⚠
/// "22 Jul 2026", or "22 Jul 2026 ⚠".
[[nodiscard]] QString priceDateText(const Catalog &catalog, const QString &asOf);
/// The price lists that are old, with their dates, and how to see what would replace them; empty: none is.
[[nodiscard]] QString oldListsText(const Catalog &catalog);
/// "On-demand list, us-east-1, 2026-07-20", as far as it is known and asked for.
[[nodiscard]] QString bookText(const Catalog &catalog, const BookId &id, const QString &region);
/// Sources by publisher with their dates, price book with region and date, catalogue date.
[[nodiscard]] QString footerText(const Catalog &catalog, const Board &board, const ResultTable &table,
                                 const Formatter &formatter);
/// "Sources: A · B · and 2 more"; empty without any. Footers that begin with it are merged with others by their
/// publishers, so that the page needs these, too.
[[nodiscard]] QString sourcesLineOf(const QStringList &publishers);
/// Most used first.
[[nodiscard]] QStringList publishersIn(const Catalog &catalog, const QList<SourceId> &uses);
/// Gives the page that footer, and its publishers.
void setFooter(PageSpec &page, const Catalog &catalog, const Board &board, const ResultTable &table,
               const Formatter &formatter);
/// Who published what the footer of that table names, most used first, with dates.
[[nodiscard]] QStringList publishersOf(const Catalog &catalog, const ResultTable &table);
/// The footer of charts of several pages: the sources of all of them, and whatever else they say, once.
void addFooter(PageSpec &page, const PageSpec &more);
/// "Assumed: Discount 20 %, Chips 16": what was changed; empty when nothing was.
[[nodiscard]] QString assumedText(const Assumptions &assumptions, const Formatter &formatter);
/// "Sources: A, 2026-05 · B · and 3 more": who published, most used first. `uses` may name a source many times.
[[nodiscard]] QString sourcesLine(const Catalog &catalog, const QList<SourceId> &uses);
/// "Title, date, address" of each, once.
[[nodiscard]] QStringList sourceTexts(const Catalog &catalog, const QList<SourceId> &ids);
/// "Title, date, address", each source once, in order of appearance.
[[nodiscard]] QStringList allSources(const Catalog &catalog, const ResultTable &table);
/// The publishers behind one row, shortened.
[[nodiscard]] QString rowSources(const Catalog &catalog, const ResultRow &row);
/// Titles with dates of the sources of a column's cells, each once.
[[nodiscard]] QStringList columnSources(const Catalog &catalog, const ResultTable &table, int column);
/// "trainium2-vs-h100-sxm_compare"
[[nodiscard]] QString fileStem(const ResultTable &table, const QString &page);

// Says on a page in which currency its money is: the exchange rate in the footer, or why money is still in
// USD. Numbers and units are those of the formatter that the page was made with.

/// Unchanged while the board is in USD.
[[nodiscard]] PageSpec withCurrencyLine(PageSpec page, const CurrencyChoice &choice, const Formatter &formatter);

/// A row of Payback or What-if that was chosen and is not here, in place of what the page lacks, with the way out.
void tellPassedOver(PageSpec &page, const QStringList &passedOver);

} // namespace chipboard
