#include "app/window/importjob.h"

#include <QFileInfo>
#include <QLatin1String>

#include <cmath>

namespace chipboard {
namespace {

bool yieldsChips(const ImportTask &task) { return QLatin1String(task.importer->yields) == QLatin1String("chips"); }

// A store that cannot be read stops no preview: everything is new then, and the import itself tells what is wrong.
Result<ImportReport> previewOf(const ImportTask &task, const ProgressFunction &progress)
{
    std::unique_ptr<PriceStore> store;
    if (!yieldsChips(task) && QFileInfo::exists(task.store)) {
        Result<std::unique_ptr<PriceStore>> opened = PriceStore::open(task.store, PriceStore::Place::Untouched);
        if (opened)
            store = std::move(opened).value();
    }
    return previewImport(*task.importer, task.request, task.catalog, store.get(), progress);
}

Result<StoredImport> importOf(const ImportTask &task, const ProgressFunction &progress)
{
    if (yieldsChips(task))
        return importChips(*task.importer, task.request, task.catalog, task.chipsFolder, progress);
    // The window waits for this thread when it is stopped, so it waits for no other program for long.
    const Result<std::unique_ptr<PriceStore>> store =
        PriceStore::open(task.store, PriceStore::Place::Ours, PriceStore::largeCache);
    if (!store)
        return store.problem();
    return importPrices(*task.importer, task.request, task.catalog, *store.value(), progress);
}

} // namespace

ImportJob::~ImportJob() { stop(); }

void ImportJob::stop()
{
    m_cancelled = true;
    ++m_current;
    if (m_thread.joinable())
        m_thread.join();
    m_isRunning = false;
}

void ImportJob::cancel() { m_cancelled = true; }

void ImportJob::start(Work work)
{
    stop();
    m_cancelled = false;
    m_isRunning = true;
    const Tell tell = [this, number = m_current](const Report &report) {
        QMetaObject::invokeMethod(
            this,
            [this, number, report] {
                if (number == m_current)
                    report();
            },
            Qt::QueuedConnection);
    };
    m_thread = std::thread([this, tell, work = std::move(work)] {
        int told = 0;
        work(
            [this, tell, told](double share) mutable {
                constexpr double steps = 100.0;
                const int step = static_cast<int>(std::floor(share * steps));
                if (step != told && !m_cancelled)
                    tell([this, share] { emit progress(share); });
                told = step;
                return !m_cancelled;
            },
            tell);
    });
}

void ImportJob::preview(ImportTask task)
{
    start([this, task = std::move(task)](const ProgressFunction &progress, const Tell &tell) {
        const Result<ImportReport> report = previewOf(task, progress);
        tell([this, report] {
            m_isRunning = false;
            if (report)
                emit previewed(report.value());
            else
                emit failed(report.problem());
        });
    });
}

void ImportJob::run(ImportTask task)
{
    start([this, task = std::move(task)](const ProgressFunction &progress, const Tell &tell) {
        const Result<StoredImport> stored = importOf(task, progress);
        if (stored)
            tell([this] { emit this->progress(1.0); }); // what follows cannot be taken back
        CatalogLoad load;
        if (stored && !stored.value().place.isEmpty() && task.readCatalog)
            load = task.readCatalog();
        tell([this, stored, load] {
            m_isRunning = false;
            if (stored)
                emit this->stored(stored.value(), load);
            else
                emit failed(stored.problem());
        });
    });
}

} // namespace chipboard
