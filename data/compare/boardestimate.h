// Purpose: the board's workload on everything that is compared: one estimate a row, under the board's price book and
// assumptions. The pages about workloads and the metrics of MetricGroup::Workload read these.
#pragma once

#include "data/compare/request.h"

namespace chipboard {

/// The board's workload with its changed dimensions; nothing when the catalogue does not have it.
[[nodiscard]] std::optional<EditedWorkload> workloadOf(const Catalog &catalog, const Board &board);

/// Count, terms and tuning as they are assumed; where and what stay open.
[[nodiscard]] EstimatePlace placeFor(const Assumptions &assumptions, const PriceBook *book);
/// As requestFor(), for a workload with changed dimensions.
[[nodiscard]] Result<EstimateRequest> requestFor(const Catalog &catalog, const Workload &workload,
                                                 const Assumptions &assumptions, const EstimatePlace &place);

/// One a row of subjectsOf(catalog, board), in its order.
[[nodiscard]] QList<SubjectEstimate> estimatesOf(const Catalog &catalog, const Board &board);

/// The same for rows that are known already.
[[nodiscard]] QList<SubjectEstimate> estimatesOf(const Catalog &catalog, const Board &board,
                                                 const QList<Subject> &subjects);

/// The price that the costs of the row's estimate are of, "price_hour" or "price_chip_hour": that of the metric, but of
/// the machine that its chips are rented in, which may be smaller than the one that stands for the chip.
[[nodiscard]] Cell rentedPriceCell(const EvaluationContext &context, const SubjectEstimate &row, const MetricId &price);

/// How many do the work: nobody does where it cannot be estimated, and "1" would stand as the lowest of all.
[[nodiscard]] bool countsNobody(const SubjectEstimate &row, const Metric &metric);

/// A metric of MetricGroup::Workload: the result of that id in the row's estimate.
[[nodiscard]] Cell workloadCell(const EvaluationContext &context, const Subject &subject, const Metric &metric);

} // namespace chipboard
