// Purpose: a whole model check: every run's row, and how far predictions are off, over all rows and by kind, family and
// chip. Errors in summaries are |predicted / measured - 1|.
#pragma once

#include "data/estimate/modelcheck.h"

#include <map>

namespace chipboard {

struct ErrorSummary
{
    int n = 0;
    double medianAbsError = 0.0;
    double p90AbsError = 0.0;
    double within20 = 0.0; ///< share of rows, 0 to 1
    double within25 = 0.0;

    friend bool operator==(const ErrorSummary &, const ErrorSummary &) = default;
};

/// Of the rows that have an error; linear interpolation between ranks.
[[nodiscard]] ErrorSummary summaryOf(QList<double> absoluteErrors);

struct ModelCheck
{
    QList<CheckRow> rows; ///< one a run, in the order of the runs
    ErrorSummary all;
    std::map<QString, ErrorSummary> byKind;
    std::map<QString, ErrorSummary> byFamily;
    std::map<QString, ErrorSummary> byChip;
    ErrorSummary utilisation; ///< published utilisation to tokens a second
    ErrorSummary cost;        ///< published price and speed to USD per million
    int fitsChecked = 0;
    QList<QString> calledImpossible; ///< ids of runs that happened but do not fit by the model
};

[[nodiscard]] ModelCheck checkModel(const QList<MeasuredRun> &runs, const CheckBench &bench);

} // namespace chipboard
