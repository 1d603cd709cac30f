// Purpose: the numbers of a page as people see them, for documents: tab-separated text for a spreadsheet's cells,
// Markdown for notes, HTML for mail and wikis. Each says what it is, of when, with which notes and sources. Texts that
// a spreadsheet would execute are neutralised, markup is escaped.
#pragma once

#include "data/charts/pagespec.h"

#include <QByteArray>

namespace chipboard {

/// As a file: the title, the table, then what must be known of it, each on a line of its own. Several pages with an
/// empty line between them. UTF-8.
[[nodiscard]] QByteArray pagesToTsv(const QList<PageSpec> &pages);
/// A pipe table under a heading, notes and sources as lists; one after the other.
[[nodiscard]] QByteArray pagesToMarkdown(const QList<PageSpec> &pages);
/// A whole document that needs no other file; links only to http and https, and of several pages to each of them.
[[nodiscard]] QByteArray pagesToHtml(const QList<PageSpec> &pages);
/// The table alone, to be part of a document.
[[nodiscard]] QString numbersToHtml(const Table &table);

} // namespace chipboard
