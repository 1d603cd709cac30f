// Purpose: the data sheet of a chart in an Office file, as "Edit data" opens it. Chart part and workbook are both
// written from it, so that references and cached values cannot differ.
#pragma once

#include "data/core/result.h"
#include "data/core/unit.h"
#include "widgets/export/office/sheetbook.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <optional>

namespace chipboard {

struct SheetCell
{
    std::optional<double> number;
    QString text;
    QString formula = {}; ///< "=B2-C2"; `number` or `text` is its result

    friend bool operator==(const SheetCell &, const SheetCell &) = default;
};

/// Rows of one column, counted from 0; row 0 has the titles.
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
    [[nodiscard]] int rowCount() const; ///< including the title row
    /// All rows below the title.
    [[nodiscard]] SheetRange below(int column) const;

    friend bool operator==(const ChartSheet &, const ChartSheet &) = default;
};

/// "B7"
[[nodiscard]] QString cellName(int column, int row);
[[nodiscard]] SheetCell numberCell(const std::optional<double> &number);
[[nodiscard]] SheetCell textCell(const QString &text);

/// As .xlsx. `date`: ISO creation date; background texts are on a second sheet, one per line. Equal sheets and dates
/// give equal bytes. A problem: no space for temporary files.
[[nodiscard]] Result<QByteArray> workbookOf(const ChartSheet &sheet, const QString &date,
                                            const QStringList &background = {});
/// Name of the second sheet.
[[nodiscard]] QString backgroundSheet();

// The sheet behind the bars of a workbook: a row per bar with its name (including missing values), its value, the ends
// of its range and their distances. All are formulas on the cells with the numbers, so bars and whiskers follow the
// assumptions.

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
    BarPlace low; ///< null, like the next one: no range
    BarPlace high;
    double factor = 1.0; ///< from the unit of the range's cells to the value's
    QString gap = {};    ///< reason for a missing value: "no FP8"; empty: unknown
};

class BarSheet
{
public:
    explicit BarSheet(BookSheet &sheet);
    /// Adds a chart of these rows: names, values and ranges; the caller sets the style.
    [[nodiscard]] BarChart add(const QString &title, Unit unit, const QList<BarRow> &rows);

private:
    void addRow(const QString &title, Unit unit, const BarRow &row, BarChart &chart);

    BookSheet &m_sheet;
    int m_row = 0; ///< last written row
};

/// Number format for labels of about that magnitude: three digits for small numbers.
[[nodiscard]] QString labelFormat(Unit unit, double value);
/// Likewise for all labels of a chart, so that their decimals are alike.
[[nodiscard]] QString labelFormat(Unit unit, const QList<double> &values);

} // namespace chipboard
