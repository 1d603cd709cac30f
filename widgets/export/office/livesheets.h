// Purpose: a live model as sheets: Assumptions (what may be changed, and what is fixed), Working (each step of each
// row) and Results. Assumptions and results are named; see docs of the format in the manual.
#pragma once

#include "data/analysis/livemodel.h"
#include "data/core/format.h"
#include "widgets/export/office/sheetbook.h"

namespace chipboard {

/// Where the results of a row stand, for tables and charts on other sheets.
struct LivePlaces
{
    QString sheet;
    int firstRow = 0;          ///< of the first of the model's rows, the others below
    QMap<QString, int> column; ///< of the value of a metric
    int names = 0;             ///< column of the names
    int firstLow = 0;          ///< row of the low ends, likewise
    int firstHigh = 0;
    QStringList told; ///< metrics of which some row has a number now
};

/// The sheets of a model that the window of a workbook starts with: fill() writes all of them. They are added before,
/// so that their order is free.
struct LiveSheets
{
    BookSheet &assumptions;
    BookSheet &results;
    BookSheet &working;
    BookSheet *moving = nullptr; ///< where the model has moves
};

/// Ids of the metrics that some row of the sheet Results has, or could have.
[[nodiscard]] QStringList liveMetrics(const LiveModel &model);
[[nodiscard]] LivePlaces writeLive(SheetBook &book, const LiveSheets &sheets, const LiveModel &model,
                                   const Formatter &formatter);

/// Named cells of money: the code of the currency shown, and its rate.
inline constexpr const char *currencyCell = "currency";

/// "USD/h" with the currency of the workbook, as a formula; `unit` is of money.
[[nodiscard]] QString moneyUnitFormula(const QString &usdText);
/// Shows numbers of any size in few digits; those below 1 have three, if not much smaller than `value`.
[[nodiscard]] QString numberFormat(Unit unit, double value = 0.1);
/// Behind two decimals, so that three digits of the value are shown: 3 of 0.00345.
[[nodiscard]] int smallDecimals(double value);

} // namespace chipboard
