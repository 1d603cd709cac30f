// Purpose: exports pages as a presentation in the chosen colours and size; office/ writes it.
#pragma once

#include "widgets/export/exporters.h"
#include "widgets/export/office/presentation.h"
#include "widgets/theme/theme.h"

namespace chipboard {

[[nodiscard]] OfficeLook officeLook(const Theme &theme, const QLocale &locale);
/// Scale factor for slide texts, from the chosen type.
[[nodiscard]] double deckType(const ExportOptions &options);
/// The options that apply to a presentation. A problem if no such slides exist.
[[nodiscard]] Result<DeckOptions> deckOptions(const ExportOptions &asked, const std::optional<ReportSpec> &report,
                                              const std::optional<DeckTemplate> &base);
/// The page's charts in PowerPoint's clipboard format; empty if it has only tables.
[[nodiscard]] Result<QByteArray> pageCharts(const ExportInput &input);
/// `board` is embedded, so that the file can be reopened as a board.
[[nodiscard]] Result<QByteArray> pagesPptx(const ExportInput &input, const QByteArray &board);
/// A warning for each chart whose names are not all on its slides.
[[nodiscard]] Problems slidesWithoutNames(const ExportInput &input);

} // namespace chipboard
