#include "app/window/ownthings.h"

#include "app/document/boardedit.h"
#include "app/window/folderwatch.h"
#include "data/board/books.h"
#include "data/board/ownmodels.h"
#include "data/core/find.h"
#include "data/files/catalogreader.h"
#include "data/files/modelconfig.h"
#include "widgets/dialogs/filechooser.h"
#include "widgets/export/safefile.h"

#include <QDir>

#include <algorithm>

namespace chipboard {
template<typename Item>
static QStringList idsOf(const QList<Item> &items)
{
    return mapped(items, [](const Item &item) { return item.id.text(); });
}

static Problems errorsAmong(const Problems &problems, const Problems &known)
{
    return allWhere(problems,
                    [&known](const Problem &one) { return one.severity == Severity::Error && !known.contains(one); });
}

OwnThings::OwnThings(Presenter &presenter, BoardDocument &document, const WindowServices &services, QObject *parent)
    : QObject(parent)
    , m_presenter(presenter)
    , m_document(document)
    , m_services(services)
{
}

void OwnThings::watch(const Problems &known)
{
    m_known = known;
    if (m_watch != nullptr || m_services.catalogFolders.isEmpty())
        return;
    m_watch = new FolderWatch(m_services.catalogFolders, this);
    connect(m_watch, &FolderWatch::changed, this, &OwnThings::reload);
}

// New errors would remove items from the board, so nothing is applied until they are fixed.
bool OwnThings::reload()
{
    if (!m_services.readCatalog || !m_services.replaceCatalog)
        return false;
    const CatalogLoad load = m_services.readCatalog(booksOf(m_presenter.board()));
    const Problems fresh = errorsAmong(load.problems, m_known);
    if (!fresh.isEmpty()) {
        emit refused(fresh, tr("The catalogue stays unchanged until this is fixed."));
        return false;
    }
    m_known = load.problems;
    m_services.replaceCatalog(load.catalog);
    m_presenter.catalogReplaced();
    emit reloaded(tr("Your files changed; the catalogue was reloaded."));
    return true;
}

std::optional<OwnThings::Entry> OwnThings::subjectEntry() const
{
    const Catalog &catalog = m_presenter.published();
    const QString id = m_presenter.card().subject;
    if (const Chip *chip = catalog.chip(ChipId(id)))
        return Entry{QStringLiteral("chip"), chip->where, id, chip->name, idsOf(catalog.chips)};
    if (const Instance *instance = catalog.instance(InstanceId(id)))
        return Entry{QStringLiteral("instance"), instance->where, id, instance->name, idsOf(catalog.instances)};
    if (const System *system = catalog.system(SystemId(id)))
        return Entry{QStringLiteral("system"), system->where, id, system->name, idsOf(catalog.systems)};
    return std::nullopt;
}

std::optional<OwnThings::Entry> OwnThings::workloadEntry() const
{
    const Catalog &catalog = m_presenter.published();
    const Workload *workload = catalog.workload(m_presenter.board().workload);
    if (workload == nullptr)
        return std::nullopt;
    return Entry{QStringLiteral("workload"), workload->where, workload->id.text(), workload->name,
                 idsOf(catalog.workloads) + idsOf(catalog.servings)};
}

void OwnThings::duplicateSubject()
{
    if (const auto entry = subjectEntry())
        duplicate(*entry, [this](const QString &id) {
            m_document.edit(selectThing(m_presenter.published(), m_presenter.board(), id, true));
        });
}

void OwnThings::duplicateWorkload()
{
    if (const auto entry = workloadEntry())
        duplicate(*entry, [this](const QString &id) { m_presenter.chooseWorkload(id); });
}

void OwnThings::importModel(QWidget *window)
{
    const FileQuestion question{tr("Import a model"), {}, tr("Model configuration (*.json);;All files (*)"), {}};
    if (const auto path = m_services.fileChooser.fileToOpen(window, question))
        importModel(*path);
}

void OwnThings::importModel(const QString &path)
{
    const ModelConfigLoad load = modelFromConfigFile(path);
    const Result<BoardEdit> edit =
        load.model ? serveOwnModel(m_presenter.board(), *load.model) : load.problems.constFirst();
    if (!edit) {
        emit refused(load.model ? Problems{edit.problem()} : load.problems, tr("The model was not imported."));
        return;
    }
    m_document.edit(edit.value());
    QStringList sentences{tr("The workload now serves %1.").arg(load.model->name)};
    sentences << load.notes;
    if (const QString twin = twinNote(m_presenter.shipped(), *load.model); !twin.isEmpty())
        sentences << twin;
    emit modelImported(sentences.join(u' '));
}

void OwnThings::duplicate(const Entry &entry, const std::function<void(const QString &)> &show)
{
    Problems unread;
    QList<SpecFile> files = shippedSpecFiles();
    for (const QString &folder : std::as_const(m_services.catalogFolders))
        files << specFilesIn(folder, unread);
    const QString id = idForCopy(entry.id, entry.taken);
    constexpr qsizetype longestOther = 100;
    const QString name =
        nameForCopy(entry.name, entry.kind == QLatin1String("chip") ? longestNameOfCopy : longestOther);
    const Result<QByteArray> content = duplicateEntry(files, entry.where, id, name);
    if (!content) {
        emit refused({content.problem()}, tr("Nothing was written."));
        return;
    }
    const QString path = QDir(m_services.chipsFolder).filePath(QStringLiteral("%1-%2.json").arg(entry.kind, id));
    QDir().mkpath(m_services.chipsFolder);
    const Result<Done> written = writeFileSafely(path, content.value());
    if (!written) {
        emit refused({written.problem()}, tr("Nothing was written."));
        return;
    }
    if (m_watch != nullptr)
        m_watch->note(); // reload now, without the usual delay
    if (!reload())
        return;
    show(id);
    emit duplicated(
        tr("“%1” is in %2. Edit the file: changes appear immediately.").arg(name, QDir::toNativeSeparators(path)),
        path);
}

} // namespace chipboard
