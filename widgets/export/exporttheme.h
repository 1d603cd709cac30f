// Purpose: in which colours and in how large a type a page can be exported: two tables. Grey tells series apart by
// lightness alone, for printers; on transparent pages, of
// dark or light ink, nothing is drawn behind the charts.
#pragma once

#include "widgets/theme/theme.h"

#include <span>

namespace chipboard {

struct ExportTheme
{
    const char *id;           ///< "light"
    const char *name;         ///< QT_TR_NOOP
    Theme (*theme)();         ///< with type for paper
    bool takesColours = true; ///< of a company look
};
[[nodiscard]] std::span<const ExportTheme> exportThemes();
[[nodiscard]] const ExportTheme *findExportTheme(const QString &id);

/// The body text of a page is as large as its contents let it be, between these sizes. In pixels of 1/96 inch.
struct TypeRange
{
    int smallest;
    int largest;
    int title;
    int axis; ///< axes and subtitles of charts are nowhere smaller

    friend bool operator==(const TypeRange &, const TypeRange &) = default;
};

struct ExportType
{
    const char *id;   ///< "normal"
    const char *name; ///< QT_TR_NOOP
    TypeRange slide;  ///< read from afar
    TypeRange paper;
};
[[nodiscard]] std::span<const ExportType> exportTypes();
[[nodiscard]] const ExportType *findExportType(const QString &id);
[[nodiscard]] const ExportType &normalType();

} // namespace chipboard
