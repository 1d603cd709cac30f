// Purpose: pages as a presentation in the colours and the size that were chosen; office/ writes it.
#pragma once

#include "widgets/export/exporters.h"
#include "widgets/export/office/textmeasure.h"
#include "widgets/theme/theme.h"

namespace chipboard {

[[nodiscard]] OfficeLook officeLook(const Theme &theme, const QLocale &locale);
/// How much larger than usual the texts of slides are, by the type that is asked for.
[[nodiscard]] double deckType(const ExportOptions &options);
/// `board` goes inside, so that the file opens again as it.
[[nodiscard]] Result<QByteArray> pagesPptx(const ExportInput &input, const QByteArray &board);
/// A warning for each chart some of whose names are not on the slides that this gives.
[[nodiscard]] Problems slidesWithoutNames(const ExportInput &input);

} // namespace chipboard
