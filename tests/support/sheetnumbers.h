// Purpose: whether a chart's sheet has a number, wherever: grids and whiskers have columns of their own.
#pragma once

#include "widgets/export/office/chartsheet.h"

#include <algorithm>

namespace chipboard::testing {

[[nodiscard]] inline bool hasNumber(const ChartSheet &sheet, double number)
{
    return std::any_of(sheet.columns.begin(), sheet.columns.end(), [number](const QList<SheetCell> &column) {
        return std::any_of(column.begin(), column.end(),
                           [number](const SheetCell &cell) { return cell.number == number; });
    });
}

} // namespace chipboard::testing
