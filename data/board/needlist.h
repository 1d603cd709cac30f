// Purpose: what a board's needs say, in words for readers: of the page Advisor, of a report, of the notes of slides.
// One place, so that all of them write amounts alike.
#pragma once

#include "data/board/needs.h"
#include "data/units/format.h"

namespace chipboard {

/// Of a number in the unit of a need: "5,000 USD", "30 days".
[[nodiscard]] QString needText(const NeedRow &row, double value, const Formatter &formatter);
/// "5,000 USD", "yes"; empty where nobody said.
[[nodiscard]] QString saidValue(const NeedRow &row, const Needs &needs, const Formatter &formatter);
/// "Budget a month: 5,000 USD"; empty where nobody said.
[[nodiscard]] QString saidText(const NeedRow &row, const Needs &needs, const Formatter &formatter);
/// Those that were said, in the order of the table.
[[nodiscard]] QList<const NeedRow *> saidIn(const Needs &needs);
[[nodiscard]] QStringList needLines(const Needs &needs, const Formatter &formatter);

} // namespace chipboard
