#include "app/window/exportjob.h"

#include "data/core/tr.h"

#include <QDir>

namespace chipboard {

ExportJob::ExportJob(QObject *parent)
    : QObject(parent)
{
    m_turn.setSingleShot(true);
    connect(&m_turn, &QTimer::timeout, this, &ExportJob::next);
}

void ExportJob::start(ExportTask task)
{
    stop();
    m_pages.clear();
    m_rows.clear();
    m_run.reset();
    m_refused.reset();
    const Result<QList<const PageRow *>> rows = rowsAskedFor(task.ask);
    if (!rows) {
        emit failed(rows.problem());
        return;
    }
    m_rows = rows.value();
    m_task = std::move(task);
    emit progress(0.0);
    m_turn.start(0);
}

void ExportJob::stop()
{
    if (!m_task)
        return;
    m_turn.stop();
    m_task.reset();
    m_run.reset();
    emit stopped();
}

void ExportJob::next()
{
    if (!m_task)
        return;
    const Result<Done> done = step();
    if (!done && m_run && done.problem().code == ProblemCode::CannotWrite
        && m_run->leaveOut(done.problem().where.file)) {
        m_refused = done.problem();
        m_turn.start(0);
        return;
    }
    if (!done) {
        m_task.reset();
        m_run.reset();
        emit failed(done.problem());
        return;
    }
    if (m_run && m_run->isDone()) {
        finish();
        return;
    }
    const auto all = static_cast<double>(m_rows.size() + (m_run ? m_run->stepCount() : m_task->targets.size() + 1));
    emit progress(static_cast<double>(m_pages.size() + (m_run ? m_run->stepsDone() : 0)) / all);
    m_turn.start(0);
}

void ExportJob::finish()
{
    QStringList paths;
    for (const PlannedFile &file : m_run->files())
        paths << file.path;
    m_task.reset();
    m_run.reset();
    if (!m_refused) {
        emit written(paths);
        return;
    }
    // The dialog stays for another try; what it need not write again is said.
    Problem problem = *m_refused;
    QStringList names;
    for (const QString &path : paths)
        names << QDir::toNativeSeparators(path);
    problem.remedy +=
        QLatin1Char(' ') + tr("These files are written already: %1.").arg(names.join(QStringLiteral(", ")));
    emit failed(problem);
}

// The last step writes what is made; what goes wrong there is told in the window's language.
Result<Done> ExportJob::step()
{
    const bool isMade = m_run && m_run->stepsDone() + 1 == m_run->stepCount();
    const std::shared_ptr<void> spoken = m_task->speak && !isMade ? m_task->speak() : nullptr;
    if (m_run)
        return m_run->step();
    for (const PageRow *row : std::as_const(m_rows)) {
        if (m_pages.contains(row))
            continue;
        m_pages.insert(row, m_task->make(*row));
        return Done();
    }
    return begin();
}

Result<Done> ExportJob::begin()
{
    const Result<QList<ExportedPage>> pages =
        exportedPages(m_task->ask, [this](const PageRow &row) { return m_pages.value(&row); });
    if (!pages)
        return pages.problem();
    ExportInput input{*m_task->catalog, m_task->board, pages.value(), m_task->options};
    input.report = reportAskedFor({m_task->ask, m_task->options}, *m_task->catalog, m_task->board, pages.value(),
                                  m_task->formatter);
    input.deckTemplate = m_task->deckTemplate;
    const QList<PlannedFile> files = plannedFiles(m_task->targets, pages.value(), m_task->options);
    if (const auto problem = twiceIn(files))
        return *problem;
    m_run = std::make_unique<ExportRun>(input, files, boardTextFor(m_task->toSave, m_task->ask), m_task->old);
    return Done();
}

QList<ExportTarget> targetsFor(const QStringList &formats, const QString &folder, const QString &name)
{
    QList<ExportTarget> targets;
    for (const QString &id : formats) {
        if (const Exporter *exporter = findExporter(id))
            targets << ExportTarget{QDir(folder).filePath(name + QLatin1Char('.') + QLatin1String(exporter->suffix)),
                                    exporter};
    }
    return targets;
}

} // namespace chipboard
