#include "app/window/folderwatch.h"

#include <QDir>
#include <QDirIterator>
#include <QFileInfo>

namespace chipboard {
constexpr int restMs = 300; ///< an editor writes in several steps

/// The folder with all subfolders, or its nearest existing ancestor.
static QStringList foldersToWatch(const QString &folder)
{
    if (!QFileInfo(folder).isDir()) {
        QString above = QFileInfo(folder).absolutePath();
        while (!QFileInfo(above).isDir() && !QDir(above).isRoot())
            above = QFileInfo(above).absolutePath();
        return {above};
    }
    QStringList folders{folder};
    QDirIterator below(folder, QDir::Dirs | QDir::NoDotAndDotDot, QDirIterator::Subdirectories);
    while (below.hasNext())
        folders << below.next();
    return folders;
}

static QFileInfoList specFiles(const QString &folder)
{
    QFileInfoList files;
    QDirIterator below(folder, {QStringLiteral("*.json")}, QDir::Files, QDirIterator::Subdirectories);
    while (below.hasNext())
        files << QFileInfo(below.next());
    return files;
}

FolderWatch::FolderWatch(const QStringList &folders, QObject *parent)
    : QObject(parent)
    , m_folders(folders)
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(restMs);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, &m_timer, [this] { m_timer.start(); });
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, &m_timer, [this] { m_timer.start(); });
    connect(&m_timer, &QTimer::timeout, this, &FolderWatch::tell);
    note();
}

void FolderWatch::note()
{
    watch();
    m_stamps = stamps();
}

void FolderWatch::watch()
{
    QStringList paths;
    for (const QString &folder : std::as_const(m_folders)) {
        paths << foldersToWatch(folder);
        for (const QFileInfo &file : specFiles(folder))
            paths << file.filePath();
    }
    const QStringList watched = m_watcher.files() + m_watcher.directories();
    for (const QString &path : std::as_const(paths)) {
        if (!watched.contains(path))
            m_watcher.addPath(path);
    }
}

QStringList FolderWatch::stamps() const
{
    QStringList stamps;
    for (const QString &folder : m_folders) {
        for (const QFileInfo &file : specFiles(folder)) {
            stamps << QStringLiteral("%1 %2 %3")
                          .arg(file.filePath())
                          .arg(file.size())
                          .arg(file.lastModified().toMSecsSinceEpoch());
        }
    }
    stamps.sort();
    return stamps;
}

// A replaced file is no longer watched, so all paths are added again each time.
void FolderWatch::tell()
{
    watch();
    const QStringList now = stamps();
    if (now == m_stamps)
        return;
    m_stamps = now;
    emit changed();
}

} // namespace chipboard
