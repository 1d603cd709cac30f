#include "data/estimate/checksummary.h"

#include <algorithm>
#include <cmath>

namespace chipboard {
namespace {

using Errors = std::map<QString, QList<double>>;

double quantile(const QList<double> &sorted, double share)
{
    const double place = static_cast<double>(sorted.size() - 1) * share;
    const auto below = static_cast<qsizetype>(place);
    const qsizetype above = std::min(below + 1, sorted.size() - 1);
    return sorted.at(below) + (sorted.at(above) - sorted.at(below)) * (place - static_cast<double>(below));
}

double shareWithin(const QList<double> &errors, double limit)
{
    const auto inside = std::count_if(errors.begin(), errors.end(), [limit](double error) { return error <= limit; });
    return static_cast<double>(inside) / static_cast<double>(errors.size());
}

std::map<QString, ErrorSummary> summaries(const Errors &errors)
{
    std::map<QString, ErrorSummary> result;
    for (const auto &[name, list] : errors)
        result[name] = summaryOf(list);
    return result;
}

} // namespace

ErrorSummary summaryOf(QList<double> absoluteErrors)
{
    if (absoluteErrors.isEmpty())
        return {};
    std::sort(absoluteErrors.begin(), absoluteErrors.end());
    return {static_cast<int>(absoluteErrors.size()), quantile(absoluteErrors, 0.5), quantile(absoluteErrors, 0.9),
            shareWithin(absoluteErrors, 0.20), shareWithin(absoluteErrors, 0.25)};
}

ModelCheck checkModel(const QList<MeasuredRun> &runs, const CheckBench &bench)
{
    ModelCheck check;
    QList<double> all;
    QList<double> utilisations;
    QList<double> costs;
    Errors kinds;
    Errors families;
    Errors chips;
    for (const MeasuredRun &run : runs) {
        const CheckRow row = checkRun(run, bench);
        if (const auto error = row.error()) {
            all << std::abs(*error);
            kinds[row.kind] << std::abs(*error);
            families[row.family] << std::abs(*error);
            chips[row.chip] << std::abs(*error);
        }
        check.rows << row;
        if (const auto utilisation = checkUtilisation(run, bench); utilisation && utilisation->error())
            utilisations << std::abs(*utilisation->error());
        if (const auto cost = checkCost(run); cost && cost->error())
            costs << std::abs(*cost->error());
        if (const auto fits = fitsByModel(run, bench)) {
            ++check.fitsChecked;
            if (!*fits)
                check.calledImpossible << run.id;
        }
    }
    check.all = summaryOf(all);
    check.byKind = summaries(kinds);
    check.byFamily = summaries(families);
    check.byChip = summaries(chips);
    check.utilisation = summaryOf(utilisations);
    check.cost = summaryOf(costs);
    return check;
}

} // namespace chipboard
