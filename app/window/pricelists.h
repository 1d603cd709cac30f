// Purpose: imported price lists in the window: loads those that a board names, detects changes by other programs, and
// lists them for removal.
#pragma once

#include "app/store/pricestore.h"
#include "app/window/presenter.h"
#include "app/window/windowservices.h"

#include <QFileSystemWatcher>
#include <QPointer>
#include <QTimer>

class QWidget;

namespace chipboard {

class SnapshotsDialog;

class PriceLists : public QObject
{
    Q_OBJECT

public:
    PriceLists(Presenter &presenter, BoardDocument &document, const WindowServices &services, QWidget *window);

    /// Initially only the newest lists are loaded; a board may name older or missing ones.
    void bringNamed();
    /// Takes the current state of the store as loaded.
    void note();
    /// Reloads the lists if the store has changed.
    void lookAgain();
    void showList();

signals:
    void failed(const chipboard::Problems &problems);
    void removed(const QString &message);

private:
    void watch();
    void read();
    void showLines();
    void askToRemove(qint64 snapshot);
    void remove(const Snapshot &snapshot);
    [[nodiscard]] Result<QList<Snapshot>> snapshots() const;
    [[nodiscard]] QString stamp() const;
    /// Names of the current and recent boards that use the list.
    [[nodiscard]] QStringList usersOf(const Snapshot &snapshot) const;
    [[nodiscard]] QString question(const Snapshot &snapshot) const;

    Presenter &m_presenter;
    BoardDocument &m_document;
    WindowServices m_services;
    QWidget *m_window;
    QFileSystemWatcher m_watcher;
    QTimer m_timer;
    QString m_stamp; ///< size and time of the store when last read
    QPointer<SnapshotsDialog> m_dialog;
};

} // namespace chipboard
