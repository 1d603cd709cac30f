// Purpose: reports changes of files in the user's folders: once per burst, including files that an editor replaces and
// folders that appear.
#pragma once

#include <QFileSystemWatcher>
#include <QObject>
#include <QTimer>

namespace chipboard {

class FolderWatch : public QObject
{
    Q_OBJECT

public:
    /// Missing folders are watched for.
    explicit FolderWatch(const QStringList &folders, QObject *parent = nullptr);

    /// Takes the current files as known: changes so far are not reported.
    void note();

signals:
    /// Emitted shortly after the last change.
    void changed();

private:
    void watch();
    void tell();
    [[nodiscard]] QStringList stamps() const;

    QStringList m_folders;
    QFileSystemWatcher m_watcher;
    QTimer m_timer;
    QStringList m_stamps; ///< path, size and time of each file at the last report
};

} // namespace chipboard
