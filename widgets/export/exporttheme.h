// Purpose: tables of export themes and type scales. Grey distinguishes series by lightness alone, for printers;
// transparent themes, with dark or light ink, paint no background.
#pragma once

#include "widgets/theme/theme.h"

#include <span>

namespace chipboard {

struct ExportTheme
{
    const char *id;           ///< "light"
    const char *name;         ///< QT_TR_NOOP
    Theme (*theme)();         ///< with paper type
    bool takesColours = true; ///< accepts brand colours
};
[[nodiscard]] std::span<const ExportTheme> exportThemes();
[[nodiscard]] const ExportTheme *findExportTheme(const QString &id);

/// Limits for the body type of a page, which is as large as its contents allow. In pixels of 1/96 inch.
struct TypeRange
{
    int smallest;
    int largest;
    int title;
    int axis; ///< minimum for axes and subtitles of charts

    friend bool operator==(const TypeRange &, const TypeRange &) = default;
};

struct ExportType
{
    const char *id;   ///< "normal"
    const char *name; ///< QT_TR_NOOP
    TypeRange slide;  ///< read from a distance
    TypeRange paper;
};
[[nodiscard]] std::span<const ExportType> exportTypes();
[[nodiscard]] const ExportType *findExportType(const QString &id);
[[nodiscard]] const ExportType &normalType();

} // namespace chipboard
