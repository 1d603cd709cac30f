// Where spec files come from: the program's own resources, directories, paths on the command line.
#include "data/json/boardio.h"
#include "data/json/catalogreader.h"
#include "data/json/specfile.h"
#include "data/json/textfile.h"

#include <QCoreApplication>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace chipboard {
namespace {

QString tr(const char *text) { return QCoreApplication::translate("SpecSources", text); }

SpecFile embeddedFile(const QString &name)
{
    QFile file(QStringLiteral(":/specs/") + name);
    // A file that is listed but not there reads as empty text, and that is reported like any other file's fault.
    const bool opened = file.open(QIODevice::ReadOnly);
    return {QStringLiteral("specs/") + name, opened ? file.readAll() : QByteArray()};
}

QStringList filesBelow(const QString &directory, const QString &pattern)
{
    QStringList paths;
    QDirIterator files(directory, {pattern}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString path = files.next();
        if (!path.endsWith(QLatin1String(".schema.json")))
            paths << path;
    }
    std::sort(paths.begin(), paths.end());
    return paths;
}

void addFile(const QString &path, QList<SpecFile> &files, Problems &problems)
{
    const Result<QByteArray> content = readTextFile(path);
    if (content)
        files << SpecFile{QDir::toNativeSeparators(path), content.value()};
    else
        problems << content.problem();
}

struct Paths
{
    QStringList specs;
    QStringList boards;
};

Problem nothingToCheck(const QString &directory)
{
    return {ProblemCode::CannotRead,
            tr("The directory holds no catalogue file and no board."),
            tr("Name a *.json or *.chipboard file, or a directory of them."),
            {QDir::toNativeSeparators(directory), 0, 0, {}},
            Severity::Error};
}

Paths sortedOut(const QStringList &paths, Problems &problems)
{
    Paths result;
    for (const QString &path : paths) {
        if (QFileInfo(path).isDir()) {
            const QStringList specs = filesBelow(path, QStringLiteral("*.json"));
            const QStringList boards = filesBelow(path, QStringLiteral("*.chipboard"));
            if (specs.isEmpty() && boards.isEmpty())
                problems << nothingToCheck(path);
            result.specs << specs;
            result.boards << boards;
        } else {
            // Exported files have their board inside; other texts are told to have none.
            (QFileInfo(path).suffix().toLower() == QLatin1String("json") ? result.specs : result.boards) << path;
        }
    }
    result.specs.removeDuplicates();
    result.boards.removeDuplicates();
    return result;
}

} // namespace

QList<SpecFile> shippedSpecFiles()
{
    const QString indexName = QStringLiteral("catalog.json");
    QList<SpecFile> files{embeddedFile(indexName)};
    Problems ignored; // readCatalog() reads the index again and reports them
    for (const QString &name : readSpecFile(files.constFirst(), ignored).files)
        files << embeddedFile(name);
    return files;
}

QList<SpecFile> specFilesIn(const QString &directory, Problems &problems)
{
    QList<SpecFile> files;
    if (!QFileInfo(directory).isReadable()) {
        problems << Problem{ProblemCode::CannotRead,
                            tr("The directory cannot be read."),
                            tr("Check its permissions."),
                            {QDir::toNativeSeparators(directory), 0, 0, {}},
                            Severity::Error};
        return files;
    }
    for (const QString &path : filesBelow(directory, QStringLiteral("*.json")))
        addFile(path, files, problems);
    return files;
}

CatalogLoad loadCatalog(const QStringList &userDirectories)
{
    Problems problems;
    QList<SpecFile> user;
    for (const QString &directory : userDirectories) {
        if (QFileInfo::exists(directory))
            user << specFilesIn(directory, problems);
    }
    CatalogLoad load = readCatalog(shippedSpecFiles(), user);
    load.problems = problems + load.problems;
    return load;
}

Problems checkPaths(const QStringList &paths, const CatalogForBoard &around)
{
    Problems problems;
    const Paths sorted = sortedOut(paths, problems);
    QList<SpecFile> specs;
    for (const QString &path : sorted.specs)
        addFile(path, specs, problems);
    const CatalogLoad load = readCatalog(shippedSpecFiles(), specs);
    problems << load.problems;
    for (const QString &path : sorted.boards) {
        const BoardLoad board = readBoardFile(path);
        problems << board.problems;
        if (board.board)
            problems << checkBoard(*board.board, around ? around(load.catalog, *board.board) : load.catalog,
                                   QDir::toNativeSeparators(path));
    }
    return problems;
}

} // namespace chipboard
