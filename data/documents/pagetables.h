// Purpose: the numbers of a page as people see them, for documents: tab-separated text for a spreadsheet's cells,
// Markdown for notes, HTML for mail and wikis. Each says what it is, of when, with which notes and sources. Texts that
// a spreadsheet would execute are neutralised, markup is escaped.
#pragma once

#include "data/charts/pagespec.h"

#include <QByteArray>

namespace chipboard {

/// As a file: the title, the table, then what must be known of it, each on a line of its own. UTF-8.
[[nodiscard]] QByteArray pageToTsv(const PageSpec &page);
/// A pipe table under a heading, notes and sources as lists.
[[nodiscard]] QByteArray pageToMarkdown(const PageSpec &page);
/// A whole document that needs no other file; links only to http and https.
[[nodiscard]] QByteArray pageToHtml(const PageSpec &page);
/// The table alone, to be part of a document.
[[nodiscard]] QString numbersToHtml(const TableSpec &table);

} // namespace chipboard
