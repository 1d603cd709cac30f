// Purpose: File > Import prices: asks for files, detects their format, previews and imports them, and adds the new
// prices to the current catalogue.
#pragma once

#include "app/settings/settings.h"
#include "app/store/storing.h"
#include "app/window/presenter.h"
#include "app/window/windowservices.h"
#include "data/files/catalogreader.h"
#include "data/import/importlook.h"

#include <QObject>
#include <QPointer>

#include <atomic>
#include <functional>
#include <memory>
#include <thread>

class QWidget;

namespace chipboard {

// Runs imports off the GUI thread: a preview, or an import followed by reloading the catalogue. One at a time; signals
// are emitted in the job's thread. Cancelling leaves the store unchanged.

struct ImportTask
{
    const Importer *importer = nullptr;
    ImportRequest request;
    Catalog catalog;
    QString store;       ///< file of the price store
    QString chipsFolder; ///< target of imported chips
    /// Called in the job's thread after a successful import.
    std::function<CatalogLoad()> readCatalog;
};

class ImportJob : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;
    ~ImportJob() override;

    /// Cancels running work, which then emits nothing more.
    void preview(ImportTask task);
    void run(ImportTask task);
    /// Emits failed(), unless the work can no longer be cancelled.
    void cancel();
    [[nodiscard]] bool isRunning() const { return m_isRunning; }

signals:
    void progress(double share);
    void previewed(const chipboard::ImportReport &report);
    /// Emitted before one of the next two: notices about the store, such as a damaged file that was renamed.
    void noticed(const chipboard::Problems &notices);
    void stored(const chipboard::StoredImport &stored, const chipboard::CatalogLoad &load);
    void failed(const chipboard::Problem &problem);

private:
    using Report = std::function<void()>;
    /// Posts from the worker to the job's thread, unless newer work has started.
    using Tell = std::function<void(const Report &report)>;
    using Work = std::function<void(const ProgressFunction &progress, const Tell &tell)>;

    void start(Work work);
    void stop();

    std::thread m_thread;
    std::atomic<bool> m_cancelled = false;
    quint64 m_current = 0; ///< id of the current work; only used in the job's thread
    bool m_isRunning = false;
};

class ImportDialog;

class ImportController : public QObject
{
    Q_OBJECT

public:
    ImportController(Presenter &presenter, const WindowServices &services, QWidget *window);

    void importFiles();
    /// Imports files one after another.
    void importFiles(const QStringList &paths);
    /// True for files that could be imported.
    [[nodiscard]] static bool takes(const QString &path);

signals:
    /// The import is stored, and the current catalogue includes it.
    void imported(const QString &summary);
    void failed(const chipboard::Problem &problem);

private:
    void openDialog();
    void nextFile();
    void showPlace();
    void lookAgain();
    void askColumns();
    void preview();
    void begin();
    void stored(const StoredImport &stored, const CatalogLoad &load);
    void jobFailed(const Problem &problem);
    [[nodiscard]] ImportTask task() const;

    Presenter &m_presenter;
    WindowServices m_services;
    QWidget *m_window;
    KeptMappings m_kept;
    ImportJob m_job;
    QPointer<ImportDialog> m_dialog;
    QStringList m_paths;
    qsizetype m_next = 0; ///< index of the next path
    QString m_path;       ///< the current file
    std::optional<ImportLook> m_look;
    ColumnMapping m_mapping;
};

} // namespace chipboard
