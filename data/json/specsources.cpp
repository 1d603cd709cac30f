// Where spec files come from: the program's own resources, directories, paths on the command line.
#include "data/core/tr.h"
#include "data/json/boardio.h"
#include "data/json/catalogreader.h"
#include "data/json/specfile.h"
#include "data/json/textfile.h"

#include <QDir>
#include <QDirIterator>
#include <QFileInfo>
#include <QResource>

#include <algorithm>

namespace chipboard {
namespace {

constexpr QLatin1String specEnding("json");
constexpr QLatin1String boardEnding("chipboard");

// It lies in the program: nothing is copied.
SpecFile embeddedFile(const QString &listed)
{
    const QString name = QStringLiteral("specs/") + listed;
    const QResource text(QStringLiteral(":/") + name);
    return {name, QByteArray::fromRawData(reinterpret_cast<const char *>(text.data()), text.size())};
}

// A folder that was taken by mistake, such as a whole disk, would be read for hours. Links to folders are not followed,
// so no circle of them is gone through. A folder that has the name of such a file is named, too: whoever reads it tells
// that it is none.
Result<QStringList> filesBelow(const QString &directory, const QStringList &endings)
{
    constexpr int mostLookedAt = 100'000;
    constexpr int mostRead = 2000;
    QStringList paths;
    QDirIterator files(directory, QDir::Files | QDir::Dirs | QDir::NoDotAndDotDot, QDirIterator::Subdirectories);
    for (int seen = 0; files.hasNext(); ++seen) {
        const QString path = files.next();
        const bool isOurs = endings.contains(files.fileInfo().suffix().toLower());
        if (isOurs && !path.endsWith(QLatin1String(".schema.json")))
            paths << path;
        if (seen >= mostLookedAt || paths.size() > mostRead)
            return Problem{ProblemCode::TooLarge,
                           seen >= mostLookedAt ? tr("The directory holds more than %1 files.").arg(mostLookedAt)
                                                : tr("The directory holds more than %1 files to read.").arg(mostRead),
                           tr("Name a directory of catalogue files alone."),
                           {QDir::toNativeSeparators(directory), 0, 0, {}},
                           Severity::Error};
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

bool isSpec(const QString &path) { return QFileInfo(path).suffix().toLower() == specEnding; }

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
            const Result<QStringList> found = filesBelow(path, {specEnding, boardEnding});
            if (!found)
                problems << found.problem();
            else if (found.value().isEmpty())
                problems << nothingToCheck(path);
            for (const QString &each : found.valueOr({}))
                (isSpec(each) ? result.specs : result.boards) << each;
        } else {
            // Exported files have their board inside; other texts are told to have none.
            (isSpec(path) ? result.specs : result.boards) << path;
        }
    }
    result.specs.removeDuplicates();
    result.boards.removeDuplicates();
    return result;
}

} // namespace

QList<SpecFile> shippedSpecFiles()
{
    QList<SpecFile> files{embeddedFile(QStringLiteral("catalog.json"))};
    Problems problems; // told when all of them are read
    for (const QString &name : readSpecFile(files.constFirst(), problems).files)
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
    const Result<QStringList> found = filesBelow(directory, {specEnding});
    if (!found)
        problems << found.problem();
    for (const QString &path : found.valueOr({}))
        addFile(path, files, problems);
    return files;
}

bool holdsSpecFiles(const QString &directory)
{
    const Result<QStringList> found = filesBelow(directory, {specEnding});
    return !found || !found.value().isEmpty();
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
                                   QDir::toNativeSeparators(path), board.text);
    }
    return problems;
}

} // namespace chipboard
