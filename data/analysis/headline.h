// Purpose: titles of pages about the selection: one sentence that says who is better, by how much and against whom, and
// a line below with the numbers and odds. Qualifiers follow leadOf(); every number of a title is also in its line.
// Pure; at most longestTitle() characters.
#pragma once

#include "data/analysis/contest.h"
#include "data/analysis/question.h"
#include "data/compare/metric.h"
#include "data/compare/workloadview.h"

namespace chipboard {

/// A title and the line below it.
struct Headline
{
    QString title;             ///< without a full stop
    QString support;           ///< "$1.75 vs $1.89 per 1M output tokens; odds 65 to 35."; may be empty
    QList<MetricId> metrics{}; ///< metrics of its numbers
};

/// Characters of a title: 90 in English, 110 in other languages, which need more space.
[[nodiscard]] qsizetype longestTitle(const QLocale &locale);
/// The first candidate within longestTitle(), or else the last; candidates go from detailed to short. Precondition: not
/// empty.
[[nodiscard]] QString fittingTitle(const QStringList &candidates, const Formatter &formatter);

struct HeadlineInput
{
    const Catalog &catalog;
    const Board &board;
    const ResultTable &table;
    const Formatter &formatter;
};

/// "to serve Llama 3.1 70B", by task; empty without a workload.
[[nodiscard]] QString purposeText(const WorkloadView &view);
/// "per 1M output tokens": unit of the task's cost; empty if it is the whole job.
[[nodiscard]] QString costBasis(Task task);

/// Tokens/s per user below which an answer is slower than people read: 300 words a minute, 0.75 words a token. The
/// server limit of MLPerf for Llama 2 70B, 200 ms a token, is 5 tokens/s.
inline constexpr double readingSpeed = 300.0 / 60.0 / 0.75;
/// Tokens/s of each user on that row at the load of its estimates; empty for other work than serving.
[[nodiscard]] std::optional<double> userSpeedOf(const WorkloadView &view, const QString &row);
/// "For batch work: 4.9 tokens/s per user (H100: 11).": the condition of a recommendation whose users get less than
/// readingSpeed; empty otherwise, or if the board has a service level. `verdict` has the rows.
[[nodiscard]] QString conditionText(const HeadlineInput &input, const Verdict &verdict, const WorkloadView &view);

/// For a cost metric: "H100 is 38% cheaper than Trainium2 to serve Llama 3.1 70B", "is probably about", "Leaning
/// H100:", "cost about the same". `verdict` is about the metric; `purpose` ends the sentence if there is space:
/// purposeText(), "at 50 tokens/s per user".
[[nodiscard]] Headline costHeadline(const HeadlineInput &input, const Verdict &verdict, const MetricId &metric,
                                    const WorkloadView &view, const QString &purpose);
/// For any other metric: "Memory: H200 is 76% above H100", "Memory of those on sale: B300 has 3.6x that of H100" if an
/// announced row has as much.
[[nodiscard]] Headline amountHeadline(const HeadlineInput &input, const Verdict &verdict, const Metric &metric);
/// Chooses one of the two by metric, with the table's own verdict.
[[nodiscard]] Headline metricHeadline(const HeadlineInput &input, const Metric &metric, const WorkloadView &view);

/// "Trainium2: 66% of H100's FP8 compute for 43% of its hourly price": Amazon's first chip with numbers against the
/// baseline (or the first rival); only compute if a price is missing. Otherwise, and if neither of the two has the most
/// compute on sale and a price is missing: the most compute.
[[nodiscard]] Headline compareHeadline(const HeadlineInput &input);
/// "Per chip, H100 has 2.1x Trainium2's throughput to serve Llama 3.1 70B": the wait for a first token is not meant.
[[nodiscard]] Headline speedHeadline(const HeadlineInput &input, const WorkloadView &view);

/// Serving: "Trainium2 gives the most tokens per dollar: 572k, against 529k on H100"; otherwise the cost of the work.
[[nodiscard]] Headline valueHeadline(const HeadlineInput &input, const WorkloadView &view);

/// Why the selection has no result, in one sentence with the next step: nothing chosen, no workload, no price in the
/// list, no estimate. Empty if there is a number.
[[nodiscard]] QString nothingToSay(const HeadlineInput &input, const Metric &metric, const WorkloadView &view);

} // namespace chipboard
