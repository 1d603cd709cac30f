// Purpose: what can be chosen on the What-if page: metric, the two rows, the assumption of the crossing and the two of
// the table. Each as a filter of the page whose first choice is "automatic"; the ids are those of a board's file.
#pragma once

#include "data/charts/pagespec.h"
#include "data/whatif/chosen.h"

namespace chipboard {

/// The ids of the filters, in their order; the members of a board's "what_if".
[[nodiscard]] QStringList whatIfChoiceIds();

/// What can be asked of these rows. `asked` is what the page shows now, `levers` likewise; both absent where nothing
/// can be asked, so that a choice that led there can be taken back.
[[nodiscard]] QList<PageFilter> whatIfChoices(const Board &board, const ResultTable &table, const Inquiry *inquiry,
                                              const ChosenLevers &levers);

} // namespace chipboard
