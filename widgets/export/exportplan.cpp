#include "widgets/export/exportplan.h"

#include <QDir>
#include <QFileInfo>
#include <QSet>

namespace chipboard {
namespace {

QString withPage(const QString &path, const QString &page)
{
    const QFileInfo info(path);
    const QString name = info.completeBaseName() + QLatin1Char('-') + page + QLatin1Char('.') + info.suffix();
    return info.path() == QLatin1String(".") && !path.startsWith(QLatin1Char('.'))
        ? name
        : info.path() + QLatin1Char('/') + name;
}

bool haveOwnIds(const QList<ExportedPage> &pages)
{
    QSet<QString> ids;
    for (const ExportedPage &one : pages)
        ids.insert(one.page.id);
    return ids.size() == pages.size() && !ids.contains(QString());
}

} // namespace

QList<PlannedFile> plannedFiles(const QList<ExportTarget> &targets, const QList<ExportedPage> &pages)
{
    QList<PlannedFile> files;
    const bool byId = haveOwnIds(pages);
    for (const ExportTarget &target : targets) {
        if (pages.size() < 2 || hasUse(target.exporter->uses, ExportUse::ManyPages)) {
            files << PlannedFile{target.path, target.exporter, -1};
            continue;
        }
        for (qsizetype i = 0; i < pages.size(); ++i)
            files << PlannedFile{withPage(target.path, byId ? pages.at(i).page.id : QString::number(i + 1)),
                                 target.exporter, i};
    }
    return files;
}

QStringList existingFiles(const QList<PlannedFile> &files)
{
    QStringList existing;
    for (const PlannedFile &file : files) {
        if (QFileInfo::exists(file.path))
            existing << file.path;
    }
    return existing;
}

ExportRun::ExportRun(ExportInput input, QList<PlannedFile> files, BoardText boardText)
    : m_input(std::move(input))
    , m_files(std::move(files))
    , m_boardText(std::move(boardText))
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

Result<Done> ExportRun::make(const PlannedFile &file)
{
    if (const Result<Done> checked = checkTarget(file.path); !checked)
        return checked.problem();
    ExportInput input = m_input;
    if (file.page >= 0)
        input.pages = {m_input.pages.at(file.page)};
    input.boardText = m_boardText ? m_boardText(input, file) : QByteArray();
    Result<QByteArray> content = file.exporter->write(input);
    if (!content)
        return content.problem();
    m_contents << std::move(content).value();
    return Done();
}

Result<Done> ExportRun::writeAll()
{
    QList<FileContent> contents;
    for (qsizetype i = 0; i < m_files.size(); ++i)
        contents << FileContent{m_files.at(i).path, m_contents.at(i)};
    return writeFilesSafely(contents);
}

} // namespace chipboard
