// Purpose: writes a live model as sheets: Assumptions (editable and fixed ones), Working (each step per row) and
// Results. Assumptions and results are named cells; see the format documentation in the manual.
#pragma once

#include "data/analysis/livemodel.h"
#include "data/core/format.h"
#include "widgets/export/office/sheetbook.h"

namespace chipboard {

/// Location of the results, for tables and charts on other sheets.
struct LivePlaces
{
    QString sheet;
    int firstRow = 0;          ///< first row of the model, the others follow
    QMap<QString, int> column; ///< of a metric's value
    int names = 0;             ///< column of the names
    int firstLow = 0;          ///< first row of the low ends
    int firstHigh = 0;
    QStringList told; ///< metrics with a number in at least one row
};

/// The sheets of a live model; fill() writes all of them. They are added earlier, so that their order is free.
struct LiveSheets
{
    BookSheet &assumptions;
    BookSheet &results;
    BookSheet &working;
    BookSheet *moving = nullptr; ///< set if the model has moves
};

/// Ids of the metrics that have, or could have, a number in the sheet Results.
[[nodiscard]] QStringList liveMetrics(const LiveModel &model);
[[nodiscard]] LivePlaces writeLive(SheetBook &book, const LiveSheets &sheets, const LiveModel &model,
                                   const Formatter &formatter);

/// Named cells for money: code and rate of the displayed currency.
inline constexpr const char *currencyCell = "currency";

/// A formula for a money unit such as "USD/h" in the workbook's currency.
[[nodiscard]] QString moneyUnitFormula(const QString &usdText);
/// Shows numbers of any magnitude in few digits; values below 1 get three digits, unless much smaller than `value`.
[[nodiscard]] QString numberFormat(Unit unit, double value = 0.1);
/// Decimals beyond two, so that three digits of the value are shown: 3 for 0.00345.
[[nodiscard]] int smallDecimals(double value);

} // namespace chipboard
