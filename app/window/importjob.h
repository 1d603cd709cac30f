// Purpose: an import off the GUI's thread: a preview, or the import itself with the catalogue read anew afterwards. One
// at a time; all signals come in the thread of the job. Cancelling leaves the store as it was.
#pragma once

#include "app/store/storing.h"
#include "data/json/catalogreader.h"

#include <QObject>

#include <atomic>
#include <functional>
#include <memory>
#include <thread>

namespace chipboard {

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

} // namespace chipboard
