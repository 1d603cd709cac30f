// Purpose: the workbook sheets other than the estimates: Overview, Data (every figure in view, with alternatives),
// Sources, and one for each table or list of a page.
#pragma once

#include "data/compare/evaluate.h"
#include "data/core/format.h"
#include "data/views/pagespec.h"
#include "widgets/export/office/sheetbook.h"

#include <functional>

namespace chipboard {

/// A page with its source table.
struct WorkbookPage
{
    PageSpec page;
    ResultTable table;
    QString name = {}; ///< translated, for its sheets: "Price history"; empty: derived from its id
};

/// Input for the sheets.
struct WorkbookContent
{
    const Catalog &catalog;
    const Board &board;
    const QList<WorkbookPage> &pages;
    Formatter formatter;
    std::function<quint32(Beside)> inkOf = {}; ///< 0xRRGGBB, for numbers compared with the baseline's; none: black

    [[nodiscard]] quint32 ink(Beside beside) const { return inkOf && beside != Beside::Untold ? inkOf(beside) : 0; }
};

/// Location of a metric's figures: one row per subject, contiguous.
struct DataPlaces
{
    const BookSheet *sheet = nullptr;
    struct Range
    {
        MetricId metric;
        int first = 0;
        QList<Subject> subjects;
        QStringList gaps;      ///< one per subject: short reason for a missing value; empty: it has one
        QList<double> factors; ///< one per subject: from its own unit to the metric's
    };
    QList<Range> ranges;
    int values = 0; ///< column with values in the metric's unit
    int low = 0;
    int high = 0;
};

/// `numbersOn`: names of the sheets with the numbers, one per page.
void writeOverview(BookSheet &sheet, const WorkbookContent &content, const QStringList &numbersOn,
                   const QStringList &remarks);
[[nodiscard]] DataPlaces writeData(BookSheet &sheet, const WorkbookContent &content);
void writeSources(BookSheet &sheet, const WorkbookContent &content);
/// Number format with so many significant digits; trailing zeros are dropped.
[[nodiscard]] QString digitsFormat(double value, int digits);
/// Writes tables and lists other than metrics of the subjects in view. Returns for each page the sheet with its
/// numbers: its own, or the data sheet.
[[nodiscard]] QStringList writePageSheets(SheetBook &book, const WorkbookContent &content, const QString &dataSheet);

} // namespace chipboard
