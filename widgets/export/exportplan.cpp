#include "widgets/export/exportplan.h"

#include "data/core/find.h"
#include "data/core/tr.h"

#include <QDir>
#include <QFileInfo>
#include <QSet>

#include <algorithm>

namespace chipboard {
static bool haveOwnIds(const QList<ExportedPage> &pages)
{
    QSet<QString> ids;
    for (const ExportedPage &one : pages)
        ids.insert(one.slide ? QString() : one.page.id);
    return ids.size() == pages.size() && !ids.contains(QString());
}

QString exportName(const PageSpec &page, const QString &day, const QString &what)
{
    QString stem = page.fileStem;
    if (!what.isEmpty() && stem.endsWith(page.id))
        stem = stem.chopped(page.id.size()) + what;
    return stem + QLatin1Char('_') + day;
}

QString fileNamed(const QString &path, const QString &addition)
{
    if (addition.isEmpty())
        return path;
    const QFileInfo info(path);
    const QString name = info.completeBaseName() + QLatin1Char('-') + addition + QLatin1Char('.') + info.suffix();
    return info.path() == QLatin1String(".") && !path.startsWith(QLatin1Char('.'))
        ? name
        : info.path() + QLatin1Char('/') + name;
}

QList<PlannedFile> plannedFiles(const QList<ExportTarget> &targets, const QList<ExportedPage> &pages,
                                const ExportOptions &options)
{
    QList<PlannedFile> files;
    const bool byId = haveOwnIds(pages);
    const auto addPage = [&](const ExportTarget &target, qsizetype page) {
        const QString name = page < 0 ? QString() : byId ? pages.at(page).page.id : QString::number(page + 1);
        const QString path = fileNamed(target.path, name);
        const QStringList parts = target.exporter->parts == nullptr || pages.isEmpty()
            ? QStringList()
            : target.exporter->parts(pages.at(std::max<qsizetype>(0, page)), options);
        if (parts.size() < 2)
            files << PlannedFile{path, target.exporter, page};
        for (qsizetype part = 0; part < parts.size() && parts.size() > 1; ++part)
            files << PlannedFile{fileNamed(path, parts.at(part)), target.exporter, page, part};
    };
    for (const ExportTarget &target : targets) {
        if (pages.size() < 2 || hasUse(target.exporter->uses, ExportUse::ManyPages)) {
            addPage(target, -1);
            continue;
        }
        for (qsizetype i = 0; i < pages.size(); ++i)
            addPage(target, i);
    }
    return files;
}

std::optional<Problem> twiceIn(const QList<PlannedFile> &files)
{
    QSet<QString> seen;
    for (const PlannedFile &file : files) {
        const QString path = QDir::cleanPath(QFileInfo(file.path).absoluteFilePath());
        if (!seen.contains(path)) {
            seen.insert(path);
            continue;
        }
        return Problem{ProblemCode::WrongUsage,
                       tr("Two files of this export have the same name."),
                       tr("Use each name only once."),
                       {QDir::toNativeSeparators(file.path)}};
    }
    return std::nullopt;
}

QStringList existingFiles(const QList<PlannedFile> &files)
{
    return allWhere(mapped(files, &PlannedFile::path), [](const QString &path) { return QFileInfo::exists(path); });
}

ExportRun::ExportRun(ExportInput input, QList<PlannedFile> files, BoardText boardText, OldFiles old)
    : m_input(std::move(input))
    , m_files(std::move(files))
    , m_boardText(std::move(boardText))
    , m_old(old)
{
}

Result<Done> ExportRun::step()
{
    if (m_contents.size() < m_files.size())
        return make(m_files.at(m_contents.size()));
    const Result<Done> written = writeAll();
    m_isDone = bool(written);
    return written;
}

bool ExportRun::leaveOut(const QString &path)
{
    const auto cleaned = [](const QString &one) { return QDir::cleanPath(QDir::fromNativeSeparators(one)); };
    for (qsizetype i = 0; i < m_files.size() && m_files.size() > 1; ++i) {
        if (cleaned(m_files.at(i).path) != cleaned(path))
            continue;
        m_files.removeAt(i);
        if (i < m_contents.size())
            m_contents.removeAt(i);
        return true;
    }
    return false;
}

Result<Done> ExportRun::make(const PlannedFile &file)
{
    if (const Result<Done> checked = checkTarget(file.path); !checked)
        return checked.problem();
    ExportInput input = m_input;
    if (file.page >= 0)
        input.pages = {m_input.pages.at(file.page)};
    input.part = file.part;
    input.boardText = m_boardText ? m_boardText(input, file) : QByteArray();
    Result<QByteArray> content = file.exporter->write(input);
    if (!content) {
        Problem problem = content.problem();
        if (problem.where.file.isEmpty())
            problem.where.file = QDir::toNativeSeparators(file.path);
        return problem;
    }
    m_contents << std::move(content).value();
    return Done();
}

Result<Done> ExportRun::writeAll()
{
    QList<FileContent> contents;
    for (qsizetype i = 0; i < m_files.size(); ++i)
        contents << FileContent{m_files.at(i).path, m_contents.at(i)};
    return m_old == OldFiles::Kept ? writeNewFiles(contents) : writeFilesSafely(contents);
}

} // namespace chipboard
