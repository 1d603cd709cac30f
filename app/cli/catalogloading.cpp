#include "app/cli/catalogloading.h"

#include "app/document/catalogmessages.h"
#include "app/settings/languages.h"
#include "app/settings/settings.h"
#include "app/store/importedbooks.h"
#include "app/store/pricestore.h"
#include "app/surroundings.h"
#include "data/board/books.h"
#include "data/core/format.h"
#include "data/core/tr.h"
#include "data/files/boardio.h"
#include "data/files/catalogreader.h"
#include "data/import/importedbook.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace chipboard {
namespace {

Problem unreadable(const QString &directory, const QString &message)
{
    return {ProblemCode::CannotRead, message, tr("Name a directory of catalogue files after --catalog."), {directory}};
}

bool isIn(const QString &file, const QStringList &directories)
{
    return std::ranges::any_of(directories, [&file](const QString &directory) {
        const QString native = QDir::toNativeSeparators(directory);
        return file == native
            || file.startsWith(native.endsWith(QDir::separator()) ? native : native + QDir::separator());
    });
}

// Only counts overlaid entries: imported chips would fill the screen on every command.
void tellOverlaid(const QStringList &overlaid, Streams &streams)
{
    for (const QString &each : overlaid.first(std::min(mostOwnNamed, overlaid.size())))
        streams.say(tr("Note: your files change the catalogue: %1.").arg(each));
    if (overlaid.size() > mostOwnNamed)
        streams.say(tr("Note: and %1 more.").arg(Formatter().integer(overlaid.size() - mostOwnNamed)));
}

/// Price books that a board names; problems with the board are reported where it is loaded.
QList<BookId> pinnedBooks(const Invocation &invocation)
{
    const QString path = invocation.arguments.value(0);
    if (!boardEndings().contains(QFileInfo(path).suffix().toLower()))
        return {};
    const BoardLoad load = readBoardFile(path);
    return load.board ? booksOf(*load.board) : QList<BookId>();
}

// Messages created before the language was set are untranslated, so the catalogue is then loaded again.
CatalogLoad readNow(const Invocation &invocation, Streams &streams)
{
    if (streams.catalog.valid()) {
        CatalogLoad load = streams.catalog.get();
        if (load.problems.isEmpty() && load.overlaid.isEmpty())
            return load;
    }
    return loadCatalog(catalogFoldersOf(invocation));
}

} // namespace

Problems missingDirectories(const QStringList &directories)
{
    Problems problems;
    for (const QString &directory : directories) {
        if (!QFileInfo(directory).isDir())
            problems << unreadable(directory, tr("There is no such directory."));
        else if (!holdsSpecFiles(directory))
            problems << unreadable(directory, tr("The directory contains no catalogue files."));
    }
    return problems;
}

QStringList catalogFoldersOf(const Invocation &invocation)
{
    return QStringList(userCatalogFolder()) + invocation.catalogs;
}

ProblemCount tell(const Problems &problems, Streams &streams)
{
    ProblemCount count;
    for (const Problem &problem : problems) {
        const bool error = problem.severity == Severity::Error;
        ++(error ? count.errors : count.warnings);
        streams.say(error ? problem.toText() : tr("Warning: %1").arg(problem.toText()));
    }
    return count;
}

LoadedCatalog loadCatalogFor(const Invocation &invocation, Streams &streams)
{
    CatalogLoad load = readNow(invocation, streams);
    const Problems problems = missingDirectories(invocation.catalogs) + load.problems;
    const ProblemCount count = tell(problems, streams);
    tellOverlaid(load.overlaid, streams);
    if (invocation.command != Command::Import) {
        const QString store = invocation.store.isEmpty() ? defaultPriceStore() : invocation.store;
        const QList<BookId> pinned = pinnedBooks(invocation);
        tell(addImportedBooks(load.catalog, store, pinned + QList<BookId>{BookId(invocation.prices)}), streams);
        load.catalog =
            withAbsentBooks(std::move(load.catalog), pinned); // --prices must name one of the catalogue's lists
    }

    LoadedCatalog loaded{.catalog = inSpokenLanguage(std::move(load.catalog))};
    loaded.catalog.today = currentDay(loaded.catalog.revision);
    loaded.status = count.errors > 0 ? BadData : Fine;
    loaded.isAsAsked = std::ranges::none_of(problems, [&invocation](const Problem &problem) {
        return problem.severity == Severity::Error && isIn(problem.where.file, invocation.catalogs);
    });
    loaded.errors = count.errors;
    loaded.warnings = count.warnings;
    return loaded;
}

} // namespace chipboard
