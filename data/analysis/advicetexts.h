// Purpose: what advice says as a whole, in sentences: the takeaway, needs that conflict with the nearest that works,
// what would change the advice, and the guide's phases with the numbers at hand.
#pragma once

#include "data/analysis/advise.h"

namespace chipboard {

/// "Trainium2 fits best: about 1.75 USD per 1M tokens, ..." Of options that the ranges do not tell apart it says so.
[[nodiscard]] QString adviceTakeaway(const Situation &situation, const Advice &advice);
/// Without any need something is left.
[[nodiscard]] bool canAnythingBeAdvised(const Situation &situation);
/// Empty while something is left. Each need that stands in the way by itself, and those that do only together, with the
/// options that come nearest to them.
[[nodiscard]] QStringList conflictTexts(const Situation &situation, const Advice &advice);
/// The first one's bill is above what is spent now, and whose is the smallest; empty where it is not.
[[nodiscard]] QString dearerText(const Situation &situation, const Advice &advice);
/// Needs without which another option would be first, and the price at which the order of the first two turns.
[[nodiscard]] QStringList turnTexts(const Situation &situation, const Advice &advice);
[[nodiscard]] QList<AdviceStep> stepsOf(const Situation &situation, const Advice &advice);

} // namespace chipboard
