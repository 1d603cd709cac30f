// Purpose: the titles of pages about the selection: one sentence that says who is better, by how much, against whom,
// and below it one line with the numbers and the odds behind it. Words of doubt follow the odds of odds.h; every number
// of a title stands in its line, too. Pure; never longer than longestTitle().
#pragma once

#include "data/analysis/contest.h"
#include "data/analysis/question.h"
#include "data/compare/metric.h"
#include "data/compare/workloadview.h"

namespace chipboard {

/// A title and what stands below it.
struct Headline
{
    QString title;             ///< without a full stop
    QString support;           ///< "$1.75 vs $1.89 per 1M output tokens; odds 65 to 35."; may be empty
    QList<MetricId> metrics{}; ///< whose numbers it has
};

/// Characters of a title: 90 in English, 110 in other languages, which need more.
[[nodiscard]] qsizetype longestTitle(const QLocale &locale);
/// The first of them that is no longer than longestTitle(), else the last; the first one says most. Precondition: there
/// is one.
[[nodiscard]] QString fittingTitle(const QStringList &candidates, const Formatter &formatter);

struct HeadlineInput
{
    const Catalog &catalog;
    const Board &board;
    const ResultTable &table;
    const Formatter &formatter;
};

/// "to serve Llama 3.1 70B", by the kind of task; empty without a workload.
[[nodiscard]] QString purposeText(const WorkloadView &view);
/// "per 1M output tokens": what a cost of the task is for; empty where it is the whole job.
[[nodiscard]] QString costBasis(Task task);

/// Of a metric where less is better and that is money: "H100 is 38% cheaper than Trainium2 to serve Llama 3.1 70B",
/// "is probably about", "Leaning H100:", "cost about the same". The verdict is of that metric; the purpose
/// ends the sentence where there is room: purposeText(), "at 50 tokens/s per user".
[[nodiscard]] Headline costHeadline(const HeadlineInput &input, const Verdict &verdict, const MetricId &metric,
                                    const WorkloadView &view, const QString &purpose);
/// Of any other metric: "H200 has 76% more memory than H100", "B300 has 3.6x as much memory as H100".
[[nodiscard]] Headline amountHeadline(const HeadlineInput &input, const Verdict &verdict, const Metric &metric);
/// Whichever of the two fits the metric; of the table's own verdict.
[[nodiscard]] Headline metricHeadline(const HeadlineInput &input, const Metric &metric, const WorkloadView &view);

/// "Trainium2: 66% of H100's FP8 compute for 43% of its hourly price", of the first chip of Amazon that has numbers
/// and the baseline (or the first rival); the compute alone where a price is missing. Of other selections the most
/// compute.
[[nodiscard]] Headline compareHeadline(const HeadlineInput &input);
/// "Per chip, H100 serves 2.1x as many tokens a second as Trainium2".
[[nodiscard]] Headline speedHeadline(const HeadlineInput &input, const WorkloadView &view);

/// "Trainium2 gives the most tokens per dollar: 572k, against 529k on H100", of serving; what the work costs, of
/// others.
[[nodiscard]] Headline valueHeadline(const HeadlineInput &input, const WorkloadView &view);

/// What the selection lacks so that there is nothing to say, in one sentence that offers the step: nothing chosen, no
/// workload, no price in the list, no estimate. Empty where there is a number.
[[nodiscard]] QString nothingToSay(const HeadlineInput &input, const Metric &metric, const WorkloadView &view);

} // namespace chipboard
