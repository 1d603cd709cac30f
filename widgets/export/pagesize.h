// Purpose: the table of page sizes that a page can be exported in.
#pragma once

#include <QString>

#include <span>

namespace chipboard {

/// One row of the page-size table. Sizes in points (1/72 inch).
struct PageSize
{
    const char *id;   ///< "slide", "a4", "a4-portrait", "letter", "letter-portrait"
    const char *name; ///< QT_TRANSLATE_NOOP in context "PageSize"
    double width;
    double height;
};
[[nodiscard]] std::span<const PageSize> pageSizes();
[[nodiscard]] const PageSize *findPageSize(const QString &id);

} // namespace chipboard
