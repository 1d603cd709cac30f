#include "app/window/delayedfiles.h"

#include "app/window/clipformats.h"
#include "widgets/export/pictureexport.h"
#include "widgets/export/safefile.h"

#include <QCoreApplication>
#include <QUrl>

namespace chipboard {
namespace {

const QString uriList = QStringLiteral("text/uri-list");

// By what a program may ask for.
constexpr std::pair<const char *, const char *> parts[] = {
    {"image/png", "png"}, {"image/svg+xml", "svg"}, {"text/html", "html"}, {"text/plain", "tsv"}};

} // namespace

DelayedFiles::DelayedFiles(PageSpec page)
    : m_page(std::move(page))
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
        const Result<QByteArray> png = pagePng(m_page, {});
        const QString path = folder->filePath(m_page.fileStem + QStringLiteral(".png"));
        if (!folder->isValid() || !png || !writeFileSafely(path, png.value()))
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
