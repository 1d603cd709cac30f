// Purpose: imported chips as catalogue files that the user's folder can take: one of chips and one of their source.
#pragma once

#include "data/catalog/chip.h"
#include "data/catalog/figure.h"

namespace chipboard {

[[nodiscard]] QByteArray chipsToSpecFile(const QList<Chip> &chips);
[[nodiscard]] QByteArray sourcesToSpecFile(const QList<Source> &sources);

} // namespace chipboard
