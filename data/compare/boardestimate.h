// Purpose: the board's workload on all compared rows: one estimate per row, with the board's price book and
// assumptions. Workload pages and the metrics of MetricGroup::Workload use it.
#pragma once

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

/// The price behind the costs of the row's estimate, "price_hour" or "price_chip_hour": like the metric, but for the
/// machine that the chips are rented in, which may be smaller than the chip's reference instance.
[[nodiscard]] Cell rentedPriceCell(const EvaluationContext &context, const SubjectEstimate &row, const MetricId &price);

/// True for a count metric without an estimate, where "1" would look like the lowest value.
[[nodiscard]] bool countsNobody(const SubjectEstimate &row, const Metric &metric);

/// Value of a MetricGroup::Workload metric: the result of that id in the row's estimate.
[[nodiscard]] Cell workloadCell(const EvaluationContext &context, const Subject &subject, const Metric &metric);

} // namespace chipboard
