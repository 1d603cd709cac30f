// Purpose: the one-page brief for somebody who decides: the Answer page with everything on one sheet that it says below
// its chart on screen (why, what to check, what is assumed), and without the tables and notes of other exports.
#pragma once

#include "data/views/pagespec.h"

namespace chipboard {

/// Of the page that answerPage() made, in the form in which it is exported.
[[nodiscard]] PageSpec briefOf(PageSpec answer);

} // namespace chipboard
