// Purpose: displayed numbers of a page for documents: tab-separated text for spreadsheets, Markdown for notes, HTML for
// mail and wikis. Each includes title, date, notes and sources. Text that a spreadsheet would execute is neutralized,
// markup is escaped.
#pragma once

#include "data/views/pagespec.h"

#include <QByteArray>

namespace chipboard {

/// As a file: title, tiles of an answer, table, then notes, one per line. Several pages are separated by an empty line.
/// UTF-8.
[[nodiscard]] QByteArray pagesToTsv(const QList<PageSpec> &pages);
/// For mail and notes: title, tiles, aligned table, notes and sources, in lines of readable length.
[[nodiscard]] QByteArray pagesToText(const QList<PageSpec> &pages);
/// A brief for a spreadsheet: title, tiles, rows with full precision, sentences and sources, separated by empty lines.
/// LF, UTF-8.
[[nodiscard]] QByteArray briefToCsv(const PageSpec &brief);
/// A pipe table under a heading, notes and sources as lists; pages in sequence.
[[nodiscard]] QByteArray pagesToMarkdown(const QList<PageSpec> &pages);
/// A self-contained document; links only to http and https, and for several pages to each of them.
[[nodiscard]] QByteArray pagesToHtml(const QList<PageSpec> &pages);
/// Only the table, for use inside a document.
[[nodiscard]] QString numbersToHtml(const Table &table);

// A table as tab-separated text with a header line, for pasting into a spreadsheet.

/// One line per row, "\n" between them. Tabs and line breaks in cells become spaces, and text that a spreadsheet would
/// execute (= + - @ at the start) gets a leading apostrophe.
[[nodiscard]] QString tableToTsv(const Table &table);
/// Table of a single chart: subject, value in full precision or the gap text; for a plane both coordinates.
[[nodiscard]] Table tableOf(const ChartSpec &chart);

// One chart of a page as a separate page, for slides and the clipboard: with the chart's own statement if the page's
// title is about another chart, and only its legend, sources and numbers.

[[nodiscard]] PageSpec chartPage(const PageSpec &page, const ChartSpec &chart);

} // namespace chipboard
