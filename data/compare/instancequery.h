// Purpose: finds instances or chips that match a filter expression. Fields are instance attributes (provider, chip,
// chips, memory ...) and all metrics of instances, by metric id.
#pragma once

#include "data/catalog/catalog.h"
#include "data/compare/evaluate.h"
#include "data/compare/expression.h"

#include <QHash>

#include <functional>

namespace chipboard {

[[nodiscard]] QList<QueryField> instanceFields();

/// In catalogue order. "region = us-east-2" matches instances that name the region or have a price there. Prices come
/// from the book with its fallbacks, of another kind only if prices are mixed. Instances with missing figures do not
/// match.
[[nodiscard]] Result<QList<InstanceId>> instancesWhere(const Catalog &catalog, const QString &expression,
                                                       const BookId &book, bool mixedPrices = false);

/// Calls `use` for every instance with these metrics at the book's prices, in catalogue order. The row is valid only
/// during the call.
void forEachPriced(const Catalog &catalog, const QList<MetricId> &metrics, const BookId &book, bool mixedPrices,
                   const std::function<void(const ResultRow &)> &use);
/// Sorted regions of every instance: where it is offered, and where a book has a price.
[[nodiscard]] QHash<InstanceId, QStringList> regionsOfInstances(const Catalog &catalog);

/// The same for chips: their attributes and all metrics of chips, at the board's prices for its workload.
[[nodiscard]] QList<QueryField> chipFields();
[[nodiscard]] Result<QList<ChipId>> chipsWhere(const Catalog &catalog, const QString &expression, Board board);

/// Why an expression matches no instance: an unknown text with the closest known ones, or conditions that exclude each
/// other. One sentence; empty for an invalid expression.
[[nodiscard]] QString nothingFoundHint(const Catalog &catalog, const QString &expression);

} // namespace chipboard
