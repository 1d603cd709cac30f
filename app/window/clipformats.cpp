#include "app/window/clipformats.h"

#include "data/documents/charttables.h"
#include "data/documents/pagetables.h"
#include "widgets/export/pictureexport.h"

#include <QCoreApplication>
#include <QImage>

namespace chipboard {
namespace {

void addSvg(QMimeData &data, const PageSpec &page)
{
    if (const Result<QByteArray> svg = pageSvg(page, {}))
        data.setData(QStringLiteral("image/svg+xml"), svg.value());
}

// Programs of a desktop take its bytes, the clipboards of other systems the image.
void addPng(QMimeData &data, const PageSpec &page)
{
    if (const Result<QByteArray> png = pagePng(page, {})) {
        data.setData(QStringLiteral("image/png"), png.value());
        data.setImageData(QImage::fromData(png.value(), "PNG"));
    }
}

void addHtml(QMimeData &data, const PageSpec &page) { data.setHtml(numbersToHtml(page.numbers)); }

void addTsv(QMimeData &data, const PageSpec &page) { data.setText(tableToTsv(page.numbers)); }

constexpr ClipFormat formats[] = {
    {"svg", QT_TRANSLATE_NOOP("ClipFormat", "&SVG picture"), addSvg},
    {"png", QT_TRANSLATE_NOOP("ClipFormat", "&PNG picture"), addPng},
    {"html", QT_TRANSLATE_NOOP("ClipFormat", "&Table for documents"), addHtml},
    {"tsv", QT_TRANSLATE_NOOP("ClipFormat", "&Cells for a spreadsheet"), addTsv},
};

} // namespace

std::span<const ClipFormat> clipFormats() { return formats; }

std::unique_ptr<QMimeData> clipOf(const PageSpec &page)
{
    auto data = std::make_unique<QMimeData>();
    for (const ClipFormat &format : formats)
        format.add(*data, page);
    return data;
}

std::unique_ptr<QMimeData> clipOf(const PageSpec &page, const QString &formatId)
{
    auto data = std::make_unique<QMimeData>();
    for (const ClipFormat &format : formats) {
        if (formatId == QLatin1String(format.id))
            format.add(*data, page);
    }
    return data;
}

} // namespace chipboard
