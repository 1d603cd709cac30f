#include "app/window/clipformats.h"

#include "data/core/find.h"
#include "data/core/tr.h"
#include "data/files/boardio.h"
#include "data/views/pagetables.h"
#include "widgets/export/exportplan.h"
#include "widgets/export/office/chartpart.h"
#include "widgets/export/office/odfchart.h"
#include "widgets/export/pictureexport.h"
#include "widgets/export/pptxexport.h"
#include "widgets/export/safefile.h"
#include "widgets/export/sheetpainting.h"

#include <QCoreApplication>
#include <QImage>
#include <QKeySequence>
#include <QUrl>

#include <algorithm>

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

// Linux programs take the bytes, other systems' clipboards the image.
void addPng(QMimeData &data, const Clip &clip)
{
    if (const Result<QByteArray> png = pagePng(clip.shown.page, clip.options, boardOf(clip))) {
        data.setData(QStringLiteral("image/png"), png.value());
        data.setImageData(QImage::fromData(png.value(), "PNG"));
    }
}

void addHtml(QMimeData &data, const Clip &clip) { data.setHtml(numbersToHtml(clip.shown.page.numbers)); }

void addTsv(QMimeData &data, const Clip &clip) { data.setText(tableToTsv(clip.shown.page.numbers)); }

// LibreOffice embeds a document that comes with an object descriptor: SO3_SCH_CLASSID, and the size in hundredths of a
// millimetre.
void addOdf(QMimeData &data, const ChartSpec &chart, const Theme &theme)
{
    constexpr QSizeF size(640.0, 320.0); // points
    constexpr double metric = 2540.0 / 72.0;
    data.setData(QStringLiteral("application/x-openoffice-embed-source-xml;"
                                "windows_formatname=\"Star Embed Source (XML)\""),
                 odfBars(chart, theme, size));
    data.setData(QStringLiteral("application/x-openoffice-objectdescriptor-xml;"
                                "windows_formatname=\"Star Object Descriptor (XML)\";"
                                "classname=\"12DCAE26-281F-416F-A234-C3086127382E\";typename=\"Chart\";"
                                "viewaspect=\"1\";width=\"%1\";height=\"%2\";posx=\"0\";posy=\"0\"")
                     .arg(qRound(size.width() * metric))
                     .arg(qRound(size.height() * metric)),
                 " "); // all information is in the type name
}

// Programs without native chart support get the pictures.
void addChart(QMimeData &data, const Clip &clip)
{
    const Result<QByteArray> charts = pageCharts(clip.input());
    if (!charts || charts.value().isEmpty())
        return;
    data.setData(QLatin1String(officeChartType), charts.value());
    const QList<ChartSpec> &shown = clip.shown.page.charts;
    const auto isBars = [](const ChartSpec &chart) {
        return chart.kind == ChartKind::HorizontalBars && canBeChart(chart);
    };
    if (const auto bars = std::ranges::find_if(shown, isBars); bars != shown.end())
        addOdf(data, *bars, coloursOf(clip.options).first);
    addSvg(data, clip);
    addPng(data, clip);
}

void addBoardLine(QMimeData &data, const Clip &clip) { data.setText(boardLine(clip.board)); }

// Pictures come first, so that programs that accept several formats get the chart; for cells use Copy as.
constexpr ClipFormat clipRows[] = {
    {"svg", QT_TR_NOOP("&SVG picture"), addSvg},
    {"png", QT_TR_NOOP("&PNG picture"), addPng},
    {"html", QT_TR_NOOP("&Table for documents"), addHtml},
    {"tsv", QT_TR_NOOP("&Cells for a spreadsheet"), addTsv},
    {"chart", QT_TR_NOOP("&Editable chart"), addChart, false},
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

const QString uriList = QStringLiteral("text/uri-list");

// By requested MIME type.
constexpr std::pair<const char *, const char *> mimeParts[] = {
    {"image/png", "png"}, {"image/svg+xml", "svg"}, {"text/html", "html"}, {"text/plain", "tsv"}};

// A slide contains an editable chart.
constexpr DragFile dragged[] = {
    {Qt::NoModifier, "png"},
    {Qt::ShiftModifier, "pdf"},
    {Qt::ControlModifier, "svg"},
    {Qt::ControlModifier | Qt::ShiftModifier, "pptx", QT_TR_NOOP("PowerPoint slide")},
};

std::span<const DragFile> dragFiles() { return dragged; }

QString dragFileName(const DragFile &file)
{
    return file.name != nullptr ? tr(file.name) : QString(QLatin1String(file.format)).toUpper();
}

QString dragKeys(const DragFile &file)
{
    const QString drag = tr("drag", "with the mouse, as after Shift+");
    if (file.keys == Qt::NoModifier)
        return tr("Drag", "with the mouse");
    // QKeySequence cannot format modifiers alone: format them with a key and remove it.
    QString keys = QKeySequence(static_cast<int>(file.keys.toInt()) | Qt::Key_A).toString(QKeySequence::NativeText);
    keys.chop(1);
    return keys + drag;
}

QString dragHelp()
{
    const auto text = [](const DragFile &file) {
        return tr("%1 (%2)", "a kind of file and the keys for it").arg(dragFileName(file), dragKeys(file));
    };
    return tr("Drag a chart into another program or a folder: it arrives as %1.")
        .arg(mapped(dragFiles(), text).join(QStringLiteral(", ")));
}

const DragFile &dragFileFor(Qt::KeyboardModifiers keys)
{
    const auto *found = findWhere(dragged, [keys](const DragFile &file) { return file.keys == keys; });
    return found == nullptr ? dragged[0] : *found;
}

DelayedFiles::DelayedFiles(Clip clip, const DragFile &file)
    : m_clip(std::move(clip))
    , m_file(file)
{
}

QStringList DelayedFiles::formats() const
{
    QStringList all{uriList};
    for (const auto &[type, part] : mimeParts)
        all << QLatin1String(type);
    return all;
}

bool DelayedFiles::hasFormat(const QString &mimeType) const { return formats().contains(mimeType); }

// The drop target may read the file much later, so the folder is kept until exit.
QVariant DelayedFiles::files() const
{
    if (m_path.isEmpty()) {
        auto folder = std::make_shared<TemporaryFolder>();
        const Exporter &exporter = m_file.exporter();
        const Result<QByteArray> made = exporter.write(m_clip.input());
        const QString path = folder->filePath(exportName(m_clip.shown.page, m_clip.options.day) + QLatin1Char('.')
                                              + QLatin1String(exporter.suffix));
        if (!folder->isValid() || !made || !writeFileSafely(path, made.value()))
            return {};
        m_folder = folder;
        QObject::connect(QCoreApplication::instance(), &QCoreApplication::aboutToQuit, QCoreApplication::instance(),
                         [folder] { folder->remove(); });
        m_path = path;
    }
    return QVariantList{QUrl::fromLocalFile(m_path)};
}

QVariant DelayedFiles::retrieveData(const QString &mimeType, QMetaType type) const
{
    if (mimeType == uriList) {
        const QVariant urls = files();
        if (type.id() != QMetaType::QByteArray)
            return urls;
        QByteArray lines;
        for (const QVariant &url : urls.toList())
            lines += url.toUrl().toEncoded() + "\r\n";
        return lines;
    }
    for (const auto &[name, part] : mimeParts) {
        if (mimeType == QLatin1String(name))
            return clipOf(m_clip, QLatin1String(part))->data(mimeType);
    }
    return QMimeData::retrieveData(mimeType, type);
}

} // namespace chipboard
