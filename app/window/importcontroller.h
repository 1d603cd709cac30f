// Purpose: from "Import prices…" to prices in the store: asks for files, recognises them, shows what would come in,
// imports, and puts the new prices into the catalogue that is shown.
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

// An import off the GUI's thread: a preview, or the import itself with the catalogue read anew afterwards. One
// at a time; all signals come in the thread of the job. Cancelling leaves the store as it was.

struct ImportTask
{
    const Importer *importer = nullptr;
    ImportRequest request;
    Catalog catalog;
    QString store;       ///< file of the price store
    QString chipsFolder; ///< where imported chips go
    /// Called in the job's thread once something was stored.
    std::function<CatalogLoad()> readCatalog;
};

class ImportJob : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;
    ~ImportJob() override;

    /// What is still on its way is cancelled; nothing more is heard of it.
    void preview(ImportTask task);
    void run(ImportTask task);
    /// The signal failed() follows, unless it was too late for that.
    void cancel();
    [[nodiscard]] bool isRunning() const { return m_isRunning; }

signals:
    void progress(double share);
    void previewed(const chipboard::ImportReport &report);
    /// Before one of the next two: what was found wrong with the store, such as a damaged file that was set aside.
    void noticed(const chipboard::Problems &notices);
    void stored(const chipboard::StoredImport &stored, const chipboard::CatalogLoad &load);
    void failed(const chipboard::Problem &problem);

private:
    using Report = std::function<void()>;
    /// From the work's thread: calls in the job's thread, unless another work was begun since.
    using Tell = std::function<void(const Report &report)>;
    using Work = std::function<void(const ProgressFunction &progress, const Tell &tell)>;

    void start(Work work);
    void stop();

    std::thread m_thread;
    std::atomic<bool> m_cancelled = false;
    quint64 m_current = 0; ///< which work counts; only the job's thread looks at it
    bool m_isRunning = false;
};

class ImportDialog;

class ImportController : public QObject
{
    Q_OBJECT

public:
    ImportController(Presenter &presenter, const WindowServices &services, QWidget *window);

    /// Asks for files.
    void importFiles();
    /// One after the other.
    void importFiles(const QStringList &paths);
    /// True for files that an import may be made of.
    [[nodiscard]] static bool takes(const QString &path);

signals:
    /// Something is in the store; the catalogue shown has it.
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
    qsizetype m_next = 0; ///< of the paths
    QString m_path;       ///< of the file that is shown
    std::optional<ImportLook> m_look;
    ColumnMapping m_mapping;
};

} // namespace chipboard
