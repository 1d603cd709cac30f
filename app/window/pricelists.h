// Purpose: the imported price lists in the window: brings those that a board names, notices what other programs import
// or remove, and lists them with a way to remove one.
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

    /// Only the newest lists are in the catalogue from the start; a board may name older ones, or some that are not
    /// here.
    void bringNamed();
    /// What was stored until here is in the catalogue.
    void note();
    /// Reads the lists anew where the store is another than it was.
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
    /// Names of the board in the window and of recent ones that name the list.
    [[nodiscard]] QStringList usersOf(const Snapshot &snapshot) const;
    [[nodiscard]] QString question(const Snapshot &snapshot) const;

    Presenter &m_presenter;
    BoardDocument &m_document;
    WindowServices m_services;
    QWidget *m_window;
    QFileSystemWatcher m_watcher;
    QTimer m_timer;
    QString m_stamp; ///< size and time of the store when it was last read
    QPointer<SnapshotsDialog> m_dialog;
};

} // namespace chipboard
