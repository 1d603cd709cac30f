// Purpose: pages of a board as one spreadsheet file (.xlsx): what they tell, every figure with its source, the
// assumptions as cells that may be changed, and the estimates as formulas that follow them, with charts. The board goes
// inside, so that the file opens again as what it was made from. Equal input gives equal bytes.
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
    QByteArray boardText = {};                     ///< as it would be saved; empty: the file will not open as a board
    std::optional<ReportSpec> report = {};         ///< made of the pages: with a cover, and its texts
    std::function<quint32(Beside)> inkOf = {};     ///< of numbers better or worse than the baseline's; none: black
    QString day = {};                              ///< ISO: when the file says to be made; empty: the date of the page
};

[[nodiscard]] Result<QByteArray> boardWorkbook(const WorkbookInput &input);

// A report in a spreadsheet: its cover with contents that lead to the sheets, and a sheet for each chapter of
// texts that no other sheet tells.

/// Chapters that have sheets of their own: claims, notes, glossary, method.
[[nodiscard]] QList<ReportChapter> textChapters(const ReportSpec &report);
/// `sheets` are those that the contents name, in their order, with what each is about.
void writeCover(BookSheet &sheet, const ReportSpec &report, const QList<std::pair<QString, QString>> &sheets);
void writeChapter(BookSheet &sheet, const ReportChapter &chapter);
/// A text whose first address can be clicked.
void writeLinkedText(BookSheet &sheet, int row, int column, const QString &text);

} // namespace chipboard
