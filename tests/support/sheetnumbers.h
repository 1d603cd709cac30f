// Purpose: finds a number anywhere in a chart's sheet, since grids and whiskers have their own columns.
#pragma once

#include "widgets/export/office/chartsheet.h"

#include <algorithm>

namespace chipboard::testing {

[[nodiscard]] inline bool hasNumber(const ChartSheet &sheet, double number)
{
    return std::ranges::any_of(sheet.columns, [number](const QList<SheetCell> &column) {
        return std::ranges::any_of(column, [number](const SheetCell &cell) { return cell.number == number; });
    });
}

} // namespace chipboard::testing
