// Purpose: the table of page sizes that a page can be exported in.
#pragma once

#include <QSize>
#include <QString>

#include <span>

namespace chipboard {

/// One row of the page-size table. Sizes in points (1/72 inch).
struct PageSize
{
    const char *id;   ///< "slide", "a4", "a4-portrait", "letter", "letter-portrait"...
    const char *name; ///< QT_TRANSLATE_NOOP in context "PageSize"
    double width;
    double height;
};
[[nodiscard]] std::span<const PageSize> pageSizes();
[[nodiscard]] const PageSize *findPageSize(const QString &id);
/// Of one page of a picture: `scale` pixels for each 1/96 inch.
[[nodiscard]] QSize pixelsOf(const PageSize &size, int scale);

} // namespace chipboard
