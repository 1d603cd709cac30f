// Purpose: a report in a spreadsheet: its cover with contents that lead to the sheets, and a sheet for each chapter of
// texts that no other sheet tells.
#pragma once

#include "data/documents/reportspec.h"
#include "widgets/export/office/sheetbook.h"

namespace chipboard {

/// Chapters that have sheets of their own: claims, notes, glossary, method.
[[nodiscard]] QList<ReportChapter> textChapters(const ReportSpec &report);
/// `sheets` are those that the contents name, in their order, with what each is about.
void writeCover(BookSheet &sheet, const ReportSpec &report, const QList<std::pair<QString, QString>> &sheets);
void writeChapter(BookSheet &sheet, const ReportChapter &chapter);
/// A text whose first address can be clicked.
void writeLinkedText(BookSheet &sheet, int row, int column, const QString &text);

} // namespace chipboard
