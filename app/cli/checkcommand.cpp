#include "app/cli/catalogloading.h"
#include "app/cli/commands.h"
#include "app/cli/listtable.h"
#include "app/store/importedbooks.h"
#include "app/store/pricestore.h"
#include "data/board/books.h"
#include "data/core/format.h"
#include "data/core/tr.h"
#include "data/files/catalogreader.h"
#include "data/import/importedbook.h"
#include "data/views/tableexport.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace chipboard {
namespace {

void printCounts(const Catalog &catalog, Streams &streams)
{
    const CatalogCounts counts = countsOf(catalog);
    const std::pair<int, QString> lines[] = {
        {counts.chips, tr("chips")},
        {counts.instances, tr("instances")},
        {counts.systems, tr("systems")},
        {counts.books, tr("price lists")},
        {counts.prices, tr("prices")},
        {counts.figures, tr("figures")},
        {counts.missing, tr("missing figures, with reasons")},
        {counts.sources, tr("sources")},
        {counts.claims, tr("claims")},
        {counts.contradictions, tr("contradictions")},
    };
    streams.result(tr("Catalogue of %1").arg(dateText(catalog.revision)));
    for (const auto &[count, what] : lines)
        streams.result(u"%1 %2"_s.arg(count, 6).arg(what));
}

int figuresWithoutSource(const Catalog &catalog)
{
    int count = 0;
    forEachFigure(catalog, [&count](const Figure &figure) {
        count += !figure.isMissing() && figure.sources.isEmpty() ? 1 : 0;
        for (const Reading &rival : figure.rivals)
            count += rival.sources.isEmpty() ? 1 : 0;
    });
    return count;
}

QString counted(int count, const QString &one, const QString &many)
{
    return u"%1 %2"_s.arg(count).arg(count == 1 ? one : many);
}

QString verdict(int errors, int warnings)
{
    return u"%1, %2"_s.arg(counted(errors, tr("error"), tr("errors")),
                           counted(warnings, tr("warning"), tr("warnings")));
}

void printAge(const Catalog &catalog, Streams &streams)
{
    const Table old = findListKind(u"age"_s)->build(catalog, {});
    if (old.rows.isEmpty())
        return streams.result(tr("No price list and no figure is more than %n days old.", nullptr, mostDaysFresh));
    streams.result(
        tr("More than %n days old on %1:", nullptr, mostDaysFresh).arg(dateText(catalog.today.toString(Qt::ISODate))));
    streams.result(listToText(old).toUtf8());
}

// An unreadable store has no lists: the board check reports those that are missing.
Catalog withImportedLists(const Catalog &catalog, const Board &board)
{
    const QList<BookId> books = booksOf(board);
    Catalog own = catalog;
    (void)addImportedBooks(own, defaultPriceStore(), books);
    return withAbsentBooks(std::move(own), books);
}

} // namespace

int runCheck(const Invocation &invocation, Streams &streams)
{
    if (!invocation.arguments.isEmpty()) {
        const ProblemCount count = tell(checkPaths(invocation.arguments, withImportedLists), streams);
        streams.result(verdict(count.errors, count.warnings));
        return count.errors > 0 ? BadData : Fine;
    }
    const LoadedCatalog loaded = loadCatalogFor(invocation, streams);
    printCounts(loaded.catalog, streams);
    const int sourceless = figuresWithoutSource(loaded.catalog);
    streams.result(sourceless == 0 ? tr("Every figure has a source.")
                                   : tr("Figures without a source: %1.").arg(sourceless));
    if (invocation.age)
        printAge(loaded.catalog, streams);
    streams.result(verdict(loaded.errors, loaded.warnings));
    return sourceless == 0 ? loaded.status : int(BadData);
}

} // namespace chipboard
