// Purpose: the sheets of a workbook that are no estimate: Overview, Data (every figure in view, with its rivals),
// Sources, and one for each table or list that a page has of its own.
#pragma once

#include "data/compare/evaluate.h"
#include "data/core/format.h"
#include "data/views/pagespec.h"
#include "widgets/export/office/sheetbook.h"

#include <functional>

namespace chipboard {

/// A page with the table that it was made from.
struct WorkbookPage
{
    PageSpec page;
    ResultTable table;
    QString name = {}; ///< translated, of its sheets: "Price history"; empty: its id as words
};

/// What the sheets are written from.
struct WorkbookContent
{
    const Catalog &catalog;
    const Board &board;
    const QList<WorkbookPage> &pages;
    Formatter formatter;
    std::function<quint32(Beside)> inkOf = {}; ///< 0xRRGGBB, of numbers beside the baseline's; none: black

    [[nodiscard]] quint32 ink(Beside beside) const { return inkOf && beside != Beside::Untold ? inkOf(beside) : 0; }
};

/// Where the figures of a metric stand: one row a subject, without gaps.
struct DataPlaces
{
    const BookSheet *sheet = nullptr;
    struct Range
    {
        MetricId metric;
        int first = 0;
        QList<Subject> subjects;
        QStringList gaps;      ///< one a subject: in a word why there is no value; empty: there is one
        QList<double> factors; ///< likewise, from its own unit to the metric's
    };
    QList<Range> ranges;
    int values = 0; ///< columns, this one in the metric's unit
    int low = 0;
    int high = 0;
};

/// `numbersOn`: names of the sheets that hold the numbers, one a page.
void writeOverview(BookSheet &sheet, const WorkbookContent &content, const QStringList &numbersOn,
                   const QStringList &remarks);
[[nodiscard]] DataPlaces writeData(BookSheet &sheet, const WorkbookContent &content);
void writeSources(BookSheet &sheet, const WorkbookContent &content);
/// The number format of so many significant digits; zeros at the end say nothing.
[[nodiscard]] QString digitsFormat(double value, int digits);
/// Tables and lists that are more than metrics of the subjects in view. Tells for each page the sheet on which its
/// numbers came to stand: its own, or that of the data.
[[nodiscard]] QStringList writePageSheets(SheetBook &book, const WorkbookContent &content, const QString &dataSheet);

} // namespace chipboard
