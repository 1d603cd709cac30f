// Purpose: the sizes that a page can be exported in: a table, and sizes of one's own in words.
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
/// A row of the table, or a size of one's own: "210x148mm", "8x4.5in", "1920x1080px" (96 an inch); nothing when it is
/// neither or no page could be that small or large.
[[nodiscard]] std::optional<PageSize> findPageSize(const QString &id);
/// The same, with what there is to choose from.
[[nodiscard]] Result<PageSize> pageSizeOf(const QString &id);
/// Upright A4, or Letter where paper is sold in that size: of documents that people print.
[[nodiscard]] QString documentPageSize(const QLocale &locale);
/// A size that is told in pixels: who asks for it wants that many of them in a picture.
[[nodiscard]] bool isInPixels(const QString &id);
/// The same size lying instead of upright, or the other way round; the id itself when there is no such size.
[[nodiscard]] QString turnedPageSize(const QString &id);
/// Of one page of a picture: `scale` pixels for each 1/96 inch.
[[nodiscard]] QSize pixelsOf(const PageSize &size, int scale);

// How large the letters of an exported page are: the steps between which its layout chooses, from its size and
// the type that is asked for. Slides are read from afar, paper at arm's length.

/// The wide one and 4:3; sizes of one's own as wide and at least as high. Half a slide has room for paper's
/// type alone.
[[nodiscard]] bool isSlide(const PageSize &paper);
[[nodiscard]] const TypeRange &typeRange(const PageSize &paper, const ExportType &asked);
/// From large to small. In the font of that family; empty: ours.
[[nodiscard]] QList<TypeScale> paperTypes(const PageSize &paper, const ExportType &asked, const QString &family);
/// Of footer and legend. Smaller than the axes where those are as large as all else: nobody reads them from afar.
[[nodiscard]] QFont footerFont(const TypeScale &type);

} // namespace chipboard
