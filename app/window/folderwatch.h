// Purpose: tells when files of the user's folders changed: once for a burst, and also when an editor puts a new file in
// the place of the old one, or when a folder comes to be.
#pragma once

#include <QFileSystemWatcher>
#include <QObject>
#include <QTimer>

namespace chipboard {

class FolderWatch : public QObject
{
    Q_OBJECT

public:
    /// Folders that are not there yet are waited for.
    explicit FolderWatch(const QStringList &folders, QObject *parent = nullptr);

    /// The files as they are now are known: what was done until here is not told.
    void note();

signals:
    /// A moment after the last change.
    void changed();

private:
    void watch();
    void tell();
    [[nodiscard]] QStringList stamps() const;

    QStringList m_folders;
    QFileSystemWatcher m_watcher;
    QTimer m_timer;
    QStringList m_stamps; ///< path, size and time of each file when it was last told
};

} // namespace chipboard
