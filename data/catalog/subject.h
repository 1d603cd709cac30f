// Purpose: what an id names, whichever level it is of: a chip, an instance or a system. Should an id be of two levels,
// the chip is meant, then the instance.
#pragma once

#include "data/catalog/catalog.h"

namespace chipboard {

/// The name that people read; the id itself where the catalogue has none of it.
[[nodiscard]] QString subjectName(const Catalog &catalog, const QString &id);
/// The chip that is meant or that is inside; null where the catalogue has none of it.
[[nodiscard]] const Chip *subjectChip(const Catalog &catalog, const QString &id);

} // namespace chipboard
