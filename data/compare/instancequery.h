// Purpose: which instances or chips of a catalogue a filter expression holds for. Its fields are what instances have
// (provider, chip, chips, memory ...) and every metric that can be told of an instance, under the metric's id.
#pragma once

#include "data/catalog/catalog.h"
#include "data/compare/evaluate.h"
#include "data/compare/expression.h"

#include <QHash>

#include <functional>

namespace chipboard {

[[nodiscard]] QList<QueryField> instanceFields();

/// "region = us-east-2" asks whether it is one of them. Regions are those that an instance names, and those where the
/// catalogue's books have prices of it. In catalogue order. Prices are the book's, with its fallbacks, those of another
/// kind only where prices are mixed. An instance that the expression cannot be told of, because a figure is missing, is
/// not among them.
[[nodiscard]] Result<QList<InstanceId>> instancesWhere(const Catalog &catalog, const QString &expression,
                                                       const BookId &book, bool mixedPrices = false);

/// Every instance with the cells of these metrics at the book's prices, in catalogue order. The row is of the call
/// alone.
void forEachPriced(const Catalog &catalog, const QList<MetricId> &metrics, const BookId &book, bool mixedPrices,
                   const std::function<void(const ResultRow &)> &use);
/// Where it is offered and where the catalogue's books have prices of it, sorted; of every instance.
[[nodiscard]] QHash<InstanceId, QStringList> regionsOfInstances(const Catalog &catalog);

/// The same of chips: what they have, and every metric that can be told of a chip.
[[nodiscard]] QList<QueryField> chipFields();
[[nodiscard]] Result<QList<ChipId>> chipsWhere(const Catalog &catalog, const QString &expression, const BookId &book,
                                               bool mixedPrices = false);

/// Why an expression holds for no instance: a text that no instance has, with the nearest ones, else that the
/// conditions do not go together. A sentence; empty for a mistaken expression.
[[nodiscard]] QString nothingFoundHint(const Catalog &catalog, const QString &expression);

} // namespace chipboard
