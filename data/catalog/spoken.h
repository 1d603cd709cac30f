// Purpose: translates a catalogue: notes, reasons, claims, rules, names of price lists and workloads. Dates in texts
// follow the language. Ids, product names, formulas and numbers stay unchanged.
#pragma once

#include "data/catalog/catalog.h"

#include <functional>

namespace chipboard {

/// Returns the translation, or the text itself if there is none.
using Translate = std::function<QString(const QString &text)>;

[[nodiscard]] Catalog spoken(Catalog catalog, const Translate &translate);

} // namespace chipboard
