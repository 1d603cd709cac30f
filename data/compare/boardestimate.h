// Purpose: the board's workload on all compared rows: one estimate per row, with the board's price book and
// assumptions. Workload pages and the metrics of MetricGroup::Workload use it.
#pragma once

#include "data/compare/pricing.h"
#include "data/compare/request.h"

namespace chipboard {

/// The board's workload with changed dimensions applied; empty if the catalogue lacks it.
[[nodiscard]] std::optional<EditedWorkload> workloadOf(const Catalog &catalog, const Board &board);

/// Sets count, terms and tuning from the assumptions; leaves the place open.
[[nodiscard]] EstimatePlace placeFor(const Assumptions &assumptions, const PriceBook *book);
/// As the other requestFor(), for a workload with changed dimensions.
[[nodiscard]] Result<EstimateRequest> requestFor(const Catalog &catalog, const Workload &workload,
                                                 const Assumptions &assumptions, const EstimatePlace &place);

/// One per row of subjectsOf(catalog, board), in its order.
[[nodiscard]] QList<SubjectEstimate> estimatesOf(const Catalog &catalog, const Board &board);

/// The same for given rows.
[[nodiscard]] QList<SubjectEstimate> estimatesOf(const Catalog &catalog, const Board &board,
                                                 const QList<Subject> &subjects);

/// True if the workload decides the metric's values: results, and prices of chips for inference, as rentedChoice()
/// depends on it.
[[nodiscard]] bool needsEstimates(const Metric &metric, const Catalog &catalog, const Board &board);

/// As choosePrice(), for the machine that the subject's chips are rented in for the workload, which may be smaller than
/// the chip's reference instance. Without an estimate in the context, of the latter.
[[nodiscard]] PriceChoice rentedChoice(const EvaluationContext &context, const Subject &subject);
/// The same with the board's estimate of the subject.
[[nodiscard]] PriceChoice rentedChoice(const Catalog &catalog, const Board &board, const Subject &subject);

/// The price behind the costs of the row's estimate, "price_hour" or "price_chip_hour": as the metric, by
/// rentedChoice().
[[nodiscard]] Cell rentedPriceCell(const EvaluationContext &context, const SubjectEstimate &row, const MetricId &price);

/// True for a count metric without an estimate, where "1" would look like the lowest value.
[[nodiscard]] bool countsNobody(const SubjectEstimate &row, const Metric &metric);

/// Value of a MetricGroup::Workload metric: the result of that id in the row's estimate.
[[nodiscard]] Cell workloadCell(const EvaluationContext &context, const Subject &subject, const Metric &metric);

} // namespace chipboard
