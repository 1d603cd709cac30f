// Purpose: an assumption within a sentence, as its subject: "the utilisation", "the price of H100", "the utilisation of
// H100 alone". Labels of rows and axes are leverText(); a language with articles cannot make one of the other.
#pragma once

#include "data/whatif/lever.h"

namespace chipboard {

/// With its article, in the language that is spoken. Verbs behind it are singular.
[[nodiscard]] QString leverWords(const Inquiry &inquiry, const Lever &lever);
/// The same of an assumption that moves for both; its label where the table has no row of it.
[[nodiscard]] QString assumptionWords(const AssumptionId &id);

} // namespace chipboard
