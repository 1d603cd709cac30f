// Purpose: writes pages of a board as a spreadsheet (.xlsx): their texts, every figure with its source, assumptions as
// editable cells, and estimates as formulas with charts. The board is embedded, so that the file can be reopened. Equal
// input gives equal bytes.
#pragma once

#include "data/views/reportspec.h"
#include "widgets/export/office/datasheets.h"
#include "widgets/export/office/sheetbook.h"

namespace chipboard {

struct WorkbookInput
{
    const Catalog &catalog;
    const Board &board;
    QList<WorkbookPage> pages;                     ///< at least one
    std::function<quint32(ColourRole)> colourOf{}; ///< 0xRRGGBB; none: charts in one colour
    QByteArray boardText = {};                     ///< as saved; empty: the file cannot be reopened as a board
    std::optional<ReportSpec> report = {};         ///< built from the pages; adds a cover and the report's texts
    std::function<quint32(Beside)> inkOf = {};     ///< for numbers better or worse than the baseline's; none: black
    QString day = {};                              ///< ISO creation date of the file; empty: the date of the page
};

[[nodiscard]] Result<QByteArray> boardWorkbook(const WorkbookInput &input);

// A report in a spreadsheet: a cover with a linked table of contents, and a sheet for each text chapter that no other
// sheet covers.

/// Chapters with their own sheets: claims, notes, glossary, method.
[[nodiscard]] QList<ReportChapter> textChapters(const ReportSpec &report);
/// `sheets`: those listed in the contents, in order, each with its topic.
void writeCover(BookSheet &sheet, const ReportSpec &report, const QList<std::pair<QString, QString>> &sheets);
void writeChapter(BookSheet &sheet, const ReportChapter &chapter);
/// A text whose first web address is clickable.
void writeLinkedText(BookSheet &sheet, int row, int column, const QString &text);

} // namespace chipboard
