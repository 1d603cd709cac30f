#include "app/window/delayedfiles.h"

#include "app/window/clipformats.h"
#include "data/office/presentation.h"
#include "widgets/export/pdfexport.h"
#include "widgets/export/pictureexport.h"
#include "widgets/export/pptxexport.h"
#include "widgets/export/safefile.h"

#include <QCoreApplication>
#include <QKeySequence>
#include <QUrl>

#include <algorithm>

namespace chipboard {
namespace {

const QString uriList = QStringLiteral("text/uri-list");

// By what a program may ask for.
constexpr std::pair<const char *, const char *> parts[] = {
    {"image/png", "png"}, {"image/svg+xml", "svg"}, {"text/html", "html"}, {"text/plain", "tsv"}};

Result<QByteArray> png(const PageSpec &page) { return pagePng(page, {}); }

Result<QByteArray> pdf(const PageSpec &page) { return pagePdf(page, {}); }

Result<QByteArray> svg(const PageSpec &page) { return pageSvg(page, {}); }

// As a chart that can be edited.
Result<QByteArray> pptx(const PageSpec &page)
{
    DeckOptions options;
    options.look = officeLook(paperTheme());
    return pptxOf({page}, options);
}

const DragFile dragged[] = {
    {Qt::NoModifier, "png", png},
    {Qt::ShiftModifier, "pdf", pdf},
    {Qt::ControlModifier, "svg", svg},
    {Qt::ControlModifier | Qt::ShiftModifier, "pptx", pptx},
};

} // namespace

std::span<const DragFile> dragFiles() { return dragged; }

QString dragFileName(const DragFile &file)
{
    const bool isSlide = qstrcmp(file.suffix, "pptx") == 0;
    return isSlide ? QCoreApplication::translate("DelayedFiles", "PowerPoint slide")
                   : QString(QLatin1String(file.suffix)).toUpper();
}

QString dragKeys(const DragFile &file)
{
    const QString drag = QCoreApplication::translate("DelayedFiles", "drag", "with the mouse, as after Shift+");
    if (file.keys == Qt::NoModifier)
        return QCoreApplication::translate("DelayedFiles", "Drag", "with the mouse");
    // Of the modifiers alone there is no text: that of some key, without the key.
    QString keys = QKeySequence(static_cast<int>(file.keys.toInt()) | Qt::Key_A).toString(QKeySequence::NativeText);
    keys.chop(1);
    return keys + drag;
}

QString dragHelp()
{
    QStringList files;
    for (const DragFile &file : dragFiles())
        files << QCoreApplication::translate("DelayedFiles", "%1 (%2)", "a kind of file and the keys for it")
                     .arg(dragFileName(file), dragKeys(file));
    return QCoreApplication::translate("DelayedFiles",
                                       "Drag a chart into another program or a folder: it arrives as %1.")
        .arg(files.join(QStringLiteral(", ")));
}

const DragFile &dragFileFor(Qt::KeyboardModifiers keys)
{
    const auto found = std::find_if(std::begin(dragged), std::end(dragged),
                                    [keys](const DragFile &file) { return file.keys == keys; });
    return found == std::end(dragged) ? dragged[0] : *found;
}

DelayedFiles::DelayedFiles(PageSpec page, const DragFile &file)
    : m_page(std::move(page))
    , m_file(file)
{
}

QStringList DelayedFiles::formats() const
{
    QStringList all{uriList};
    for (const auto &[type, part] : parts)
        all << QLatin1String(type);
    return all;
}

bool DelayedFiles::hasFormat(const QString &mimeType) const { return formats().contains(mimeType); }

// A file that a drop was given may be read long afterwards, so the folder stays until the program ends.
QVariant DelayedFiles::files() const
{
    if (m_path.isEmpty()) {
        auto folder = std::make_shared<QTemporaryDir>();
        const Result<QByteArray> made = m_file.write(m_page);
        const QString path = folder->filePath(m_page.fileStem + QLatin1Char('.') + QLatin1String(m_file.suffix));
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
    for (const auto &[name, part] : parts) {
        if (mimeType == QLatin1String(name))
            return clipOf(m_page, QLatin1String(part))->data(mimeType);
    }
    return QMimeData::retrieveData(mimeType, type);
}

} // namespace chipboard
