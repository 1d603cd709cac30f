#include "app/window/importcontroller.h"

#include "data/board/books.h"
#include "data/core/format.h"
#include "data/core/tr.h"
#include "data/import/importreport.h"
#include "widgets/dialogs/importdialog.h"
#include "widgets/dialogs/mappingdialog.h"
#include "widgets/theme/parts.h"

#include <QDir>
#include <QFileInfo>
#include <QLatin1String>

#include <cmath>

namespace chipboard {
namespace {

bool yieldsChips(const ImportTask &task) { return QLatin1String(task.importer->yields) == QLatin1String("chips"); }

// An unreadable store does not prevent a preview: all prices count as new, and the import itself reports the problem.
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

Result<StoredImport> importOf(const ImportTask &task, const ProgressFunction &progress, Problems &notices)
{
    if (QLatin1String(task.importer->yields) == QLatin1String("measurements"))
        return importMeasurements(*task.importer, task.request, task.catalog,
                                  QFileInfo(task.chipsFolder).absolutePath(), progress);
    if (yieldsChips(task))
        return importChips(*task.importer, task.request, task.catalog, task.chipsFolder, progress);
    // The window waits for this thread when it stops, so use the short timeout for other programs.
    const Result<std::unique_ptr<PriceStore>> store =
        PriceStore::open(task.store, PriceStore::Place::Ours, PriceStore::largeCache);
    if (!store)
        return store.problem();
    Result<StoredImport> stored = importPrices(*task.importer, task.request, task.catalog, *store.value(), progress);
    notices = store.value()->notices();
    return stored;
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
        Problems notices;
        const Result<StoredImport> stored = importOf(task, progress, notices);
        if (stored)
            tell([this] { emit this->progress(1.0); }); // cannot be cancelled from here on
        CatalogLoad load;
        if (stored && !stored.value().place.isEmpty() && task.readCatalog)
            load = task.readCatalog();
        tell([this, stored, load, notices] {
            m_isRunning = false;
            if (!notices.isEmpty())
                emit noticed(notices);
            if (stored)
                emit this->stored(stored.value(), load);
            else
                emit failed(stored.problem());
        });
    });
}

static const Importer &importerFor(const QString &format)
{
    const Importer *found = findImporter(format);
    return found != nullptr ? *found : importerTable().front();
}

// Remedies refer to command line options; here they must refer to fields.
static Problem inWindowWords(Problem problem, const std::optional<ImportLook> &look)
{
    if (problem.remedy.contains(QLatin1String("--as-of")))
        problem.remedy = ImportController::tr("Enter it in the field \"Prices as of\".");
    else if (problem.remedy.contains(QLatin1String("--map")))
        problem.remedy = ImportController::tr("Click \"Columns…\" and assign the columns.");
    else if (look && problem.remedy.contains(QLatin1String("chipboard import ")))
        problem.remedy = ImportController::tr("Choose the format \"%1\".").arg(tr(look->importer->name));
    return problem;
}

ImportController::ImportController(Presenter &presenter, const WindowServices &services, QWidget *window)
    : QObject(window)
    , m_presenter(presenter)
    , m_services(services)
    , m_window(window)
    , m_kept(services.mappings)
{
    connect(&m_job, &ImportJob::noticed, this, [this](const Problems &notices) {
        for (const Problem &notice : notices)
            emit failed(notice);
    });
    connect(&m_job, &ImportJob::failed, this, &ImportController::jobFailed);
    connect(&m_job, &ImportJob::stored, this, &ImportController::stored);
    connect(&m_job, &ImportJob::previewed, this, [this](const ImportReport &report) {
        if (m_dialog)
            m_dialog->setReport(report);
    });
    connect(&m_job, &ImportJob::progress, this, [this](double share) {
        if (m_dialog)
            m_dialog->setProgress(share);
    });
}

bool ImportController::takes(const QString &path)
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    return suffix == QLatin1String("csv") || suffix == QLatin1String("json") || suffix == QLatin1String("tsv")
        || suffix == QLatin1String("xlsx");
}

void ImportController::importFiles()
{
    const FileQuestion question{tr("Import prices"),
                                QFileInfo(m_path).path(),
                                tr("Price lists (*.csv *.tsv *.txt *.json *.xlsx);;All files (*)"),
                                {}};
    importFiles(m_services.fileChooser.filesToOpen(m_window, question));
}

void ImportController::importFiles(const QStringList &paths)
{
    if (paths.isEmpty())
        return;
    if (m_dialog && m_dialog->isVisible()) { // queued after the current ones
        m_paths << paths;
        showPlace();
        return;
    }
    m_paths = paths;
    m_next = 0;
    openDialog();
    nextFile();
}

void ImportController::openDialog()
{
    m_dialog = transient<ImportDialog>(m_presenter.formatter(), m_window);
    connect(m_dialog, &ImportDialog::choiceChanged, this, &ImportController::preview);
    connect(m_dialog, &ImportDialog::columnsRequested, this, &ImportController::askColumns);
    connect(m_dialog, &ImportDialog::importRequested, this, &ImportController::begin);
    connect(m_dialog, &ImportDialog::cancelRequested, &m_job, &ImportJob::cancel);
    connect(m_dialog, &ImportDialog::nextRequested, this, &ImportController::nextFile);
    m_dialog->open();
}

void ImportController::nextFile()
{
    if (m_next >= m_paths.size()) {
        m_dialog->accept();
        return;
    }
    m_path = m_paths.at(m_next++);
    m_mapping = {};
    m_look.reset();
    const Result<ImportLook> look = lookAtImport(m_path);
    ImportChoice choice;
    if (look) {
        m_look = look.value();
        choice.format = QString::fromLatin1(look.value().importer->id);
        if (const auto kept = m_kept.find(look.value().header)) {
            m_mapping = *kept;
            lookAgain();
            choice.format = QString::fromLatin1(m_look->importer->id);
        }
    }
    m_dialog->setFile(QDir::toNativeSeparators(m_path), {}, choice);
    showPlace();
    if (!look)
        m_dialog->setProblem(look.problem());
    else if (m_look->needsMapping)
        askColumns();
    else
        preview();
}

void ImportController::showPlace()
{
    const QString place = m_paths.size() > 1 ? tr("file %1 of %2").arg(m_next).arg(m_paths.size()) : QString();
    m_dialog->setPlace(place, m_next < m_paths.size());
}

// Another separator may give another header.
void ImportController::lookAgain()
{
    if (const Result<ImportLook> look = lookAtImport(m_path, m_mapping))
        m_look = look.value();
}

void ImportController::askColumns()
{
    if (!m_look)
        return;
    const QStringList header = m_look->header; // as read without a mapping
    auto *dialog = transient<MappingDialog>(
        *m_look, m_mapping, [path = m_path](const ColumnMapping &mapping) { return lookAtImport(path, mapping); },
        m_dialog);
    connect(dialog, &QDialog::accepted, this, [this, dialog, header] {
        m_mapping = dialog->mapping();
        if (const Result<Done> kept = m_kept.keep(header, m_mapping); !kept)
            emit failed(kept.problem());
        lookAgain();
        preview();
    });
    connect(dialog, &QDialog::rejected, this, &ImportController::preview); // reports what is missing
    dialog->open();
}

ImportTask ImportController::task() const
{
    const ImportChoice choice = m_dialog->choice();
    ImportTask task{
        .importer = &importerFor(choice.format),
        .request = {.path = m_path, .asOf = choice.asOf, .accepted = choice.accepted, .today = QDate::currentDate()}};
    if (task.importer->isMapped)
        task.request.mapping = m_mapping;
    task.catalog = m_presenter.shipped();
    task.store = m_services.priceStore;
    task.chipsFolder = m_services.chipsFolder;
    if (m_services.readCatalog)
        task.readCatalog = [read = m_services.readCatalog, books = booksOf(m_presenter.board())] {
            return read(books);
        };
    return task;
}

void ImportController::preview()
{
    if (!m_dialog)
        return;
    m_dialog->setBusy(tr("Reading the file; nothing is stored yet."), ImportDialog::Errand::Preview);
    m_job.preview(task());
}

void ImportController::begin()
{
    m_dialog->setBusy(tr("Storing the rows. Cancel reverts the import."), ImportDialog::Errand::Store);
    m_job.run(task());
}

void ImportController::jobFailed(const Problem &problem)
{
    if (m_dialog)
        m_dialog->setProblem(inWindowWords(problem, m_look));
    else
        emit failed(inWindowWords(problem, m_look));
}

void ImportController::stored(const StoredImport &stored, const CatalogLoad &load)
{
    const Formatter &formatter = m_presenter.formatter();
    const ImportReport &report = stored.report;
    const QString summary = stored.already ? tr("These prices were already imported on %1; nothing was added.")
                                                 .arg(dateText(stored.already->importedAt.left(10)))
        : report.isUseless()     ? nothingUsable(report)
        : stored.place.isEmpty() ? tr("No rows were imported; nothing was stored.")
        : report.measurements > 0
        ? (report.measurements == 1 ? tr("%1 measurement was stored in %2.") : tr("%1 measurements were stored in %2."))
              .arg(formatter.integer(report.measurements), stored.place)
        : report.chips == 1 ? tr("1 chip was stored in %1 and can now be selected.").arg(stored.place)
        : report.chips > 1
        ? tr("%1 chips were stored in %2 and can now be selected.").arg(formatter.integer(report.chips), stored.place)
        : (report.prices == 1 ? tr("%1 price dated %2 was stored in %3. Select it under Prices.")
                              : tr("%1 prices dated %2 were stored in %3. Select them under Prices."))
              .arg(formatter.integer(report.prices), dateText(report.asOf), stored.place);
    if (!stored.place.isEmpty()) {
        if (m_services.replaceCatalog && m_services.readCatalog) {
            m_services.replaceCatalog(load.catalog);
            m_presenter.catalogReplaced();
        }
        emit imported(summary);
    }
    if (m_dialog)
        m_dialog->setDone(summary);
}

} // namespace chipboard
