// Purpose: the answer to the question of the Overview page in one sentence: who is best, by how much, with both numbers
// as the page draws them, and at which prices; what cannot be compared is said to be so. Never stronger than the
// ranges.
#pragma once

#include "data/insight/contest.h"
#include "data/insight/questions.h"

#include <QMap>

namespace chipboard {

/// As a page or chart draws them.
struct DrawnNumbers
{
    QMap<QString, QString> numbers; ///< by the ids of rows
    QString unit;                   ///< in words
};

/// What the sentence is about, beside the table.
struct AskedOverview
{
    const Question &question;
    Verdict verdict; ///< on the question's metric, of all rows
    DrawnNumbers drawn;
};

/// Without a full stop. The table has all rows and the question's metric.
[[nodiscard]] QString overviewTakeaway(const Catalog &catalog, const Board &board, const ResultTable &table,
                                       const AskedOverview &asked, const Formatter &formatter);

/// The same about one metric of the table under its own name, whatever is asked: what a chart of it alone says.
/// Precondition: the table has the metric, and less of it is better only where it is money.
[[nodiscard]] QString metricStatement(const Catalog &catalog, const Board &board, const ResultTable &table,
                                      const Metric &metric, const DrawnNumbers &drawn, const Formatter &formatter);

/// "The baseline H100 has no memory here: n/p." Empty where it has the number that is asked for, or is not there.
[[nodiscard]] QString baselineCaution(const Catalog &catalog, const Board &board, const ResultTable &table,
                                      const Question &question);

/// "38 %", "about 38 %", "between 30 % and 45 %": what is less or more, below or above 1. Precondition: the share does
/// not contain 1.
[[nodiscard]] QString differenceText(const Share &share, const Formatter &formatter);
/// The same where there is little room: "30 % to 45 %".
[[nodiscard]] QString differenceSpan(const Share &share, const Formatter &formatter);

} // namespace chipboard
