// Purpose: the page that holds the estimates against published measurements: predicted against measured, the errors by
// kind of measurement and by family of chips, every row with its source and its error.
#pragma once

#include "data/core/format.h"
#include "data/model/modelcheck.h"
#include "data/views/pagespec.h"

namespace chipboard {

class Catalog;

[[nodiscard]] PageSpec modelCheckPage(const ModelCheck &check, const Catalog &catalog, const Formatter &formatter);

/// "Generation at full load": a kind of measurement in words; the id itself where it is new.
[[nodiscard]] QString checkKindLabel(const QString &kind);

} // namespace chipboard
