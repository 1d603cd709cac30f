// Purpose: pages as a presentation in the colours and the size that were chosen; office/ writes it.
#pragma once

#include "widgets/export/exporters.h"
#include "widgets/export/office/presentation.h"
#include "widgets/theme/theme.h"

namespace chipboard {

[[nodiscard]] OfficeLook officeLook(const Theme &theme, const QLocale &locale);
/// How much larger than usual the texts of slides are, by the type that is asked for.
[[nodiscard]] double deckType(const ExportOptions &options);
/// What of them a presentation has a use for. A problem where there are no such slides.
[[nodiscard]] Result<DeckOptions> deckOptions(const ExportOptions &asked, const std::optional<ReportSpec> &report,
                                              const std::optional<DeckTemplate> &base);
/// The charts of a page as PowerPoint takes them from the clipboard; empty where it has none but tables.
[[nodiscard]] Result<QByteArray> pageCharts(const ExportInput &input);
/// `board` goes inside, so that the file opens again as it.
[[nodiscard]] Result<QByteArray> pagesPptx(const ExportInput &input, const QByteArray &board);
/// A warning for each chart some of whose names are not on the slides that this gives.
[[nodiscard]] Problems slidesWithoutNames(const ExportInput &input);

} // namespace chipboard
