// Purpose: what only the laid-out page knows, for the slide check: its smallest text, the colours that it uses, texts
// that are shortened, left out or over each other.
#pragma once

#include "data/slidecheck/slidecheck.h"
#include "widgets/export/sheetpainting.h"

namespace chipboard {

/// A problem when the options ask for what there is not.
[[nodiscard]] Result<SlideFacts> slideFacts(const PageSpec &page, const ExportOptions &options, const QDate &today,
                                            TextRuler &ruler);
[[nodiscard]] Rgb rgbOf(const QColor &colour);

} // namespace chipboard
