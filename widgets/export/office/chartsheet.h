// Purpose: the numbers behind a chart of an Office file, as the sheet that "Edit data" opens. Chart part and workbook
// are both written from it, so that a reference and what is remembered of it cannot differ.
#pragma once

#include "data/core/result.h"
#include "data/core/unit.h"
#include "widgets/export/office/sheetbook.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <optional>

namespace chipboard {

// The numbers behind a chart of an Office file, as the sheet that "Edit data" opens. Chart part and workbook are both
// written from it, so that a reference and what is remembered of it cannot differ.

struct SheetCell
{
    std::optional<double> number;
    QString text;
    QString formula = {}; ///< "=B2-C2"; `number` or `text` is what it gives

    friend bool operator==(const SheetCell &, const SheetCell &) = default;
};

/// Rows of one column; rows and columns count from 0, row 0 has the titles.
struct SheetRange
{
    int column = 0;
    int first = 0;
    int last = 0;

    /// "Data!$B$2:$B$9"
    [[nodiscard]] QString reference() const;

    friend bool operator==(const SheetRange &, const SheetRange &) = default;
};

struct ChartSheet
{
    QList<QList<SheetCell>> columns; ///< the title first

    /// Returns its index.
    int addColumn(const QString &title);
    void append(int column, const SheetCell &cell);
    [[nodiscard]] SheetCell at(int column, int row) const;
    [[nodiscard]] int rowCount() const; ///< with the row of titles
    /// All below the title.
    [[nodiscard]] SheetRange below(int column) const;

    friend bool operator==(const ChartSheet &, const ChartSheet &) = default;
};

/// "B7"
[[nodiscard]] QString cellName(int column, int row);
/// A number, or nothing.
[[nodiscard]] SheetCell numberCell(const std::optional<double> &number);
[[nodiscard]] SheetCell textCell(const QString &text);

/// As .xlsx. `date` (ISO) is when it says to be made; what is behind the chart stands line by line on a second sheet.
/// Equal sheets and dates give equal bytes. A problem: no room for the temporary files that it takes.
[[nodiscard]] Result<QByteArray> workbookOf(const ChartSheet &sheet, const QString &date,
                                            const QStringList &background = {});
/// The name of that sheet.
[[nodiscard]] QString backgroundSheet();

// The sheet behind the bars of a workbook: a row a bar with its name, which says where no value is known, its value,
// the ends of its range and how far they are away. All are formulas over the cells that have the numbers, so bars and
// whiskers follow the assumptions.

struct BarPlace
{
    const BookSheet *sheet = nullptr;
    int row = 0;
    int column = 0;
};

struct BarRow
{
    QString name;
    BarPlace value;
    BarPlace low; ///< null, as the next one: it has no range
    BarPlace high;
    double factor = 1.0; ///< from the unit of the range's cells to that of the value
    QString gap = {};    ///< while there is no value: "no FP8"; empty: it is not known
};

class BarSheet
{
public:
    explicit BarSheet(BookSheet &sheet);
    /// The chart over these rows: names, values and ranges; how it looks is for others to say.
    [[nodiscard]] BarChart add(const QString &title, Unit unit, const QList<BarRow> &rows);

private:
    void addRow(const QString &title, Unit unit, const BarRow &row, BarChart &chart);

    BookSheet &m_sheet;
    int m_row = 0; ///< the last one written
};

/// A spreadsheet's format for labels of numbers of about that size: three digits of what is small.
[[nodiscard]] QString labelFormat(Unit unit, double value);

} // namespace chipboard
