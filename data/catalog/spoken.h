// Purpose: the catalogue in another language: its notes, reasons, claims, rules, names of price lists and workloads.
// Dates inside texts are written as the language has them. Ids, names of products and formulas stay as they are, and so
// does every number.
#pragma once

#include "data/catalog/catalog.h"

#include <functional>

namespace chipboard {

/// Gives the text in the other language, or as it is where it knows none.
using Translate = std::function<QString(const QString &text)>;

[[nodiscard]] Catalog spoken(Catalog catalog, const Translate &translate);

} // namespace chipboard
