// Purpose: texts around the charts of a page: subtitles, legend, footer, column titles, default file name.
#pragma once

#include "data/analysis/headline.h"
#include "data/board/board.h"
#include "data/compare/evaluate.h"
#include "data/core/format.h"
#include "data/views/pagespec.h"

namespace chipboard {

/// "Title, date", or only the title if there is no date.
[[nodiscard]] QString titleWithDate(const Source &source);
/// Joins the non-empty parts of a line with a middle dot.
[[nodiscard]] QString dot(QStringList parts);
/// Adds sentences below the title that are not warnings, and puts them before the page's notes too, because files have
/// no notice. Ignores empty ones.
void tellBeside(PageSpec &page, QStringList sentences);
/// What the selection lacks for a comparison, in one sentence with the remedy: a second row, or prices of two rows.
/// Without text if it lacks nothing.
[[nodiscard]] PageNotice lackNotice(const Catalog &catalog, const Board &board, const ResultTable &table);
/// Removes the full stop, for titles.
[[nodiscard]] QString withoutStop(QString sentence);
/// Sets the answer as the page's title, or below the board's custom title.
void setTitle(PageSpec &page, const Board &board, QString answer);
/// The same with its support line.
void setHeadline(PageSpec &page, const Board &board, const Headline &headline);
/// "PFLOPS per chip", "USD per chip-hour": a unit for display.
[[nodiscard]] QString unitText(Unit unit, const Metric &metric, const Formatter &formatter);
/// A chart's number, already in the display currency, as Formatter::compact(); billions of money are "bn".
[[nodiscard]] QString compactText(double shown, Unit unit, const Formatter &formatter);
/// Unit, per what, precision or price book, better direction.
[[nodiscard]] QString chartSubtitle(const Catalog &catalog, const ResultTable &table, const Metric &metric, Unit unit,
                                    const Formatter &formatter);
/// "FP8 dense, TFLOPS": column title of the numbers table. Memory keeps its units in the cells.
[[nodiscard]] QString columnTitle(const Metric &metric, const ResultTable &table, const Formatter &formatter);
/// A number with rounded text, but exact for files and sorting.
[[nodiscard]] Table::Cell exactCell(const QString &text, double exact, double told, Unit unit = Unit::One);
/// True if two prices differ only by rounding, so that "a to b" would be pointless: 2.2349 and 2.2351.
[[nodiscard]] bool areAlikePrices(double one, double other);
/// "spot": type of a substitute price; empty if it has the board's type, or is not a price.
[[nodiscard]] QString priceBadge(const Cell &cell);
/// Cell of the numbers table, without the unit if the column title has it.
[[nodiscard]] Table::Cell numberCell(const Cell &cell, const Formatter &formatter);
/// The same with unit: cellText() and its number.
[[nodiscard]] Table::Cell valueCell(const Cell &cell, const Formatter &formatter);
/// Hatching, whiskers, gaps and diamonds, as far as they occur.
[[nodiscard]] Legend usualLegend(const QList<ChartSpec> &charts);
/// Explains range lines in the head of the page's first chart of rows that has them, or of each if they hold different
/// shares. The legend omits them if it would only repeat that, or state a share that is not the chart's.
void nameRanges(PageSpec &page, const Formatter &formatter);
/// Marks the date of prices that are old on the catalogue's day.
inline constexpr QChar staleGlyph = u'\u26a0'; // ⚠
/// "22 Jul 2026", or "22 Jul 2026 ⚠".
/// Dates of the prices behind a table, from the oldest, each once; undated prices have none. Footer and slide check
/// both speak of these.
[[nodiscard]] QStringList priceDates(const ResultTable &table);
[[nodiscard]] QString priceDateText(const Catalog &catalog, const QString &asOf);
/// Old price lists with their dates, and how to see newer ones; empty if there are none.
[[nodiscard]] QString oldListsText(const Catalog &catalog);
/// "On-demand list, us-east-1, 2026-07-20", as far as known and requested.
[[nodiscard]] QString bookText(const Catalog &catalog, const BookId &id, const QString &region, bool isDated = true);
/// Sources by publisher with their dates, price book with region and date, catalogue date.
[[nodiscard]] QString footerText(const Catalog &catalog, const Board &board, const ResultTable &table,
                                 const Formatter &formatter);
/// "Sources: A · B · and 2 more"; empty without publishers. Merging footers that start with it needs the pages'
/// publishers.
[[nodiscard]] QString sourcesLineOf(const QStringList &publishers);
/// Most used first.
[[nodiscard]] QStringList publishersIn(const Catalog &catalog, const QList<SourceId> &uses);
/// Sets footer and publishers of the page.
void setFooter(PageSpec &page, const Catalog &catalog, const Board &board, const ResultTable &table,
               const Formatter &formatter);
/// Publishers in the footer of that table, most used first, with dates.
[[nodiscard]] QStringList publishersOf(const Catalog &catalog, const ResultTable &table);
/// Merges footers of charts from several pages: all sources, and other content once.
void addFooter(PageSpec &page, const PageSpec &more);
/// "Assumed: Discount 20 %, Chips 16": changed assumptions; empty if there are none.
[[nodiscard]] QString assumedText(const Assumptions &assumptions, const Formatter &formatter);
/// "Sources: A, 2026-05 · B · and 3 more": publishers, most used first. `uses` may repeat a source.
[[nodiscard]] QString sourcesLine(const Catalog &catalog, const QList<SourceId> &uses);
/// "Title, date, address" of each unique source.
[[nodiscard]] QStringList sourceTexts(const Catalog &catalog, const QList<SourceId> &ids);
/// "Title, date, address", each source once, in order of appearance.
[[nodiscard]] QStringList allSources(const Catalog &catalog, const ResultTable &table);
/// Publishers behind one row, shortened.
[[nodiscard]] QString rowSources(const Catalog &catalog, const ResultRow &row);
/// Unique titles with dates of the sources of a column.
[[nodiscard]] QStringList columnSources(const Catalog &catalog, const ResultTable &table, int column);
/// "trainium2-vs-h100-sxm_compare"
[[nodiscard]] QString fileStem(const ResultTable &table, const QString &page);

// Adds the currency of a page's money: the exchange rate in the footer, or why money is still in USD. Numbers and units
// follow the formatter that built the page.

/// Unchanged if the board is in USD.
[[nodiscard]] PageSpec withCurrencyLine(PageSpec page, const CurrencyChoice &choice, const Formatter &formatter);

/// Reports a chosen row of Payback or What-if that is missing, instead of what the page lacks, with the remedy.
void tellPassedOver(PageSpec &page, const QStringList &passedOver);

} // namespace chipboard
