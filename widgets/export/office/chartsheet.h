// Purpose: the numbers behind a chart of an Office file, as the sheet that "Edit data" opens. Chart part and workbook
// are both written from it, so that a reference and what is remembered of it cannot differ.
#pragma once

#include "data/core/result.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <optional>

namespace chipboard {

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

/// As .xlsx. `date` (ISO) is when it says to be made; equal sheets and dates give equal bytes. A problem: no room for
/// the temporary files that it takes.
[[nodiscard]] Result<QByteArray> workbookOf(const ChartSheet &sheet, const QString &date);

} // namespace chipboard
