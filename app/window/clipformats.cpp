#include "app/window/clipformats.h"

#include "data/files/boardio.h"
#include "data/views/pagetables.h"
#include "widgets/export/pictureexport.h"

#include <QImage>

namespace chipboard {
namespace {

QByteArray boardOf(const Clip &clip)
{
    return clip.boardText.size() <= mostBoardOnClipboard ? clip.boardText : QByteArray();
}

void addSvg(QMimeData &data, const Clip &clip)
{
    if (const Result<QByteArray> svg = pageSvg(clip.shown.page, clip.options, boardOf(clip)))
        data.setData(QStringLiteral("image/svg+xml"), svg.value());
}

// Programs of a desktop take its bytes, the clipboards of other systems the image.
void addPng(QMimeData &data, const Clip &clip)
{
    if (const Result<QByteArray> png = pagePng(clip.shown.page, clip.options, boardOf(clip))) {
        data.setData(QStringLiteral("image/png"), png.value());
        data.setImageData(QImage::fromData(png.value(), "PNG"));
    }
}

void addHtml(QMimeData &data, const Clip &clip) { data.setHtml(numbersToHtml(clip.shown.page.numbers)); }

void addTsv(QMimeData &data, const Clip &clip) { data.setText(tableToTsv(clip.shown.page.numbers)); }

void addBoardLine(QMimeData &data, const Clip &clip) { data.setText(boardLine(clip.board)); }

// Pictures come first, so a program that takes any of them gets the chart; cells are chosen with Copy as.
constexpr ClipFormat clipRows[] = {
    {"svg", QT_TR_NOOP("&SVG picture"), addSvg},
    {"png", QT_TR_NOOP("&PNG picture"), addPng},
    {"html", QT_TR_NOOP("&Table for documents"), addHtml},
    {"tsv", QT_TR_NOOP("&Cells for a spreadsheet"), addTsv},
    {"board", QT_TR_NOOP("Text to s&hare"), addBoardLine, false},
};

} // namespace

std::span<const ClipFormat> clipFormats() { return clipRows; }

std::unique_ptr<QMimeData> clipOf(const Clip &clip)
{
    auto data = std::make_unique<QMimeData>();
    for (const ClipFormat &format : clipRows) {
        if (format.isUsual)
            format.add(*data, clip);
    }
    return data;
}

std::unique_ptr<QMimeData> clipOf(const Clip &clip, const QString &formatId)
{
    auto data = std::make_unique<QMimeData>();
    for (const ClipFormat &format : clipRows) {
        if (formatId == QLatin1String(format.id))
            format.add(*data, clip);
    }
    return data;
}

} // namespace chipboard
