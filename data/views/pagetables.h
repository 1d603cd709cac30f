// Purpose: the numbers of a page as people see them, for documents: tab-separated text for a spreadsheet's cells,
// Markdown for notes, HTML for mail and wikis. Each says what it is, of when, with which notes and sources. Texts that
// a spreadsheet would execute are neutralised, markup is escaped.
#pragma once

#include "data/views/pagespec.h"

#include <QByteArray>

namespace chipboard {

/// As a file: the title, of an answer its tiles, the table, then what must be known of it, each on a line of its own.
/// Several pages with an empty line between them. UTF-8.
[[nodiscard]] QByteArray pagesToTsv(const QList<PageSpec> &pages);
/// For mail and notes: the title, the tiles, the table aligned, what must be known of it and the sources, in lines of a
/// readable length.
[[nodiscard]] QByteArray pagesToText(const QList<PageSpec> &pages);
/// A brief for a spreadsheet: title, tiles, the rows with all digits, the sentences and the sources, each part after an
/// empty line. LF, UTF-8.
[[nodiscard]] QByteArray briefToCsv(const PageSpec &brief);
/// A pipe table under a heading, notes and sources as lists; one after the other.
[[nodiscard]] QByteArray pagesToMarkdown(const QList<PageSpec> &pages);
/// A whole document that needs no other file; links only to http and https, and of several pages to each of them.
[[nodiscard]] QByteArray pagesToHtml(const QList<PageSpec> &pages);
/// The table alone, to be part of a document.
[[nodiscard]] QString numbersToHtml(const Table &table);

// A table as tab-separated text with a header line, for pasting into a spreadsheet.

/// One line a row, "\n" between them. Tabs and line breaks in cells become blanks, and text that a spreadsheet would
/// execute (= + - @ at the start) gets a leading apostrophe.
[[nodiscard]] QString tableToTsv(const Table &table);
/// The same for a single chart: what is compared, the value with all its digits or the gap's word; of a plane both
/// coordinates.
[[nodiscard]] Table tableOf(const ChartSpec &chart);

// One chart of a page as a page of its own, for slides and the clipboard: under what that chart says, where
// that is known and the page's sentence is about another, with the legend, sources and numbers of that chart alone.

[[nodiscard]] PageSpec chartPage(const PageSpec &page, const ChartSpec &chart);

} // namespace chipboard
