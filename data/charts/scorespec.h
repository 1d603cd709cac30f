// Purpose: several measures of the same rows side by side, each on its own scale: "many metrics" without a radar chart.
// Plain data like all specs; the rows are the chart's categories. What is best is told by a sign and weight, never by
// colour alone, and only where the numbers can be compared.
#pragma once

#include "data/charts/chartpoint.h"

namespace chipboard {

struct ScoreColumn
{
    QString metric; ///< id of the metric that the source card of its cells is about
    QString title;
    QString unit;             ///< as a reader says it, with what it is for; empty where there are words
    bool hasBars = true;      ///< false: words, such as what bounds an estimate
    bool asked = false;       ///< what the reader wants to know
    double maximum = 1.0;     ///< where a full bar ends; bars begin at zero
    QList<ChartPoint> points; ///< one a category; of words the label alone
    QList<qsizetype> best;    ///< rows that nothing compared is better than; several where their ranges meet

    friend bool operator==(const ScoreColumn &, const ScoreColumn &) = default;
};

struct ScoreSpec
{
    QList<ScoreColumn> columns;

    friend bool operator==(const ScoreSpec &, const ScoreSpec &) = default;
};

/// Before the best value of a column.
inline constexpr QChar bestGlyph(0x2605);

} // namespace chipboard
