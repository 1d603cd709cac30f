#include "widgets/export/pagesize.h"

#include <QCoreApplication>

#include <algorithm>

namespace chipboard {
namespace {

constexpr PageSize sizes[] = {
    {"slide", QT_TRANSLATE_NOOP("PageSize", "Slide 16:9"), 960.0, 540.0},
    {"a4", QT_TRANSLATE_NOOP("PageSize", "A4 landscape"), 841.89, 595.276},
    {"a4-portrait", QT_TRANSLATE_NOOP("PageSize", "A4 portrait"), 595.276, 841.89},
    {"letter", QT_TRANSLATE_NOOP("PageSize", "Letter landscape"), 792.0, 612.0},
    {"letter-portrait", QT_TRANSLATE_NOOP("PageSize", "Letter portrait"), 612.0, 792.0},
    {"slide-4x3", QT_TRANSLATE_NOOP("PageSize", "Slide 4:3"), 720.0, 540.0},
};

} // namespace

std::span<const PageSize> pageSizes() { return sizes; }

const PageSize *findPageSize(const QString &id)
{
    const auto found = std::find_if(std::begin(sizes), std::end(sizes),
                                    [&](const PageSize &size) { return id == QLatin1String(size.id); });
    return found == std::end(sizes) ? nullptr : found;
}

QSize pixelsOf(const PageSize &size, int scale)
{
    constexpr double pixelsAPoint = 96.0 / 72.0;
    return QSizeF(size.width * pixelsAPoint, size.height * pixelsAPoint).toSize() * scale;
}

} // namespace chipboard
