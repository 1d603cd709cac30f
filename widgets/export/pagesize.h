// Purpose: the page sizes for export: a table, and custom sizes as text.
#pragma once

#include "data/core/result.h"
#include "widgets/export/exporttheme.h"

#include <QFont>
#include <QList>
#include <QLocale>
#include <QSize>
#include <QString>

#include <span>

namespace chipboard {

/// One row of the page-size table. Sizes in points (1/72 inch).
struct PageSize
{
    const char *id;   ///< "slide", "a4", "a4-portrait", "letter", "letter-portrait"...
    const char *name; ///< QT_TR_NOOP
    double width;
    double height;

    friend bool operator==(const PageSize &, const PageSize &) = default;
};
inline constexpr double smallestSide = 144.0; ///< 2 inches
inline constexpr double largestSide = 7200.0; ///< 100 inches
[[nodiscard]] std::span<const PageSize> pageSizes();
/// A table row, or a custom size: "210x148mm", "8x4.5in", "1920x1080px" (96 per inch); empty if it is neither, or too
/// small or too large for a page.
[[nodiscard]] std::optional<PageSize> findPageSize(const QString &id);
/// The same; the problem lists the available sizes.
[[nodiscard]] Result<PageSize> pageSizeOf(const QString &id);
/// Portrait A4, or Letter where that is the standard: for documents that are printed.
[[nodiscard]] QString documentPageSize(const QLocale &locale);
/// The size is given in pixels: a picture must have exactly that many.
[[nodiscard]] bool isInPixels(const QString &id);
/// The same size in the other orientation; the id itself if there is none.
[[nodiscard]] QString turnedPageSize(const QString &id);
/// A custom size with its sides times `factor`, rounded up, in its unit; the id itself if it is none.
[[nodiscard]] QString enlargedPageSize(const QString &id, double factor);
/// Pixel size of a picture of one page: `scale` pixels per 1/96 inch.
[[nodiscard]] QSize pixelsOf(const PageSize &size, int scale);

// Type sizes of an exported page: the candidates for its layout, by page size and requested type. Slides are read from
// a distance, paper at arm's length.

/// The wide size and 4:3; custom sizes at least as wide and high. Half a slide only has room for paper type.
[[nodiscard]] bool isSlide(const PageSize &paper);
[[nodiscard]] const TypeRange &typeRange(const PageSize &paper, const ExportType &asked);
/// In descending order. `family`: font family; empty: ours.
[[nodiscard]] QList<TypeScale> paperTypes(const PageSize &paper, const ExportType &asked, const QString &family);
/// For footer and legend. Smaller than axis labels if those have body size: nobody reads the footer from a distance.
[[nodiscard]] QFont footerFont(const TypeScale &type);

} // namespace chipboard
