// Purpose: a report cut into slides: a cover with the takeaway, contents that lead to their chapters, the charts of its
// pages, and its texts and tables, on several slides where one has no room.
#pragma once

#include "data/documents/reportspec.h"
#include "widgets/export/office/deckslides.h"

namespace chipboard {

[[nodiscard]] QList<DeckSlide> reportSlides(const ReportSpec &report, const DeckCut &cut);

} // namespace chipboard
