#include "app/cli/catalogloading.h"
#include "app/cli/commands.h"
#include "app/cli/listtable.h"
#include "app/cli/usage.h"
#include "data/core/tr.h"
#include "data/query/instancequery.h"

#include <QSet>

using namespace Qt::StringLiterals;

namespace chipboard {
namespace {

// To the instances that --where asks for.
std::optional<Problem> narrow(Catalog &catalog, const ListKind &kind, const Invocation &invocation)
{
    const bool isInstances = QLatin1String(kind.id) == u"instances";
    if (!isInstances && (!invocation.where.isEmpty() || !invocation.prices.isEmpty()))
        return wrongUsage(tr("Only instances can be listed with --where and --prices."),
                          tr("Write chipboard list instances --where EXPRESSION."));
    if (invocation.where.isEmpty())
        return std::nullopt;
    const BookId book(invocation.prices.isEmpty() ? u"on-demand"_s : invocation.prices);
    if (catalog.book(book) == nullptr) {
        QStringList known;
        for (const PriceBook &each : std::as_const(catalog.books))
            known << each.id.text();
        return wrongUsage(tr("There is no price book \"%1\".").arg(book.text()), didYouMean(book.text(), known));
    }
    const Result<QList<InstanceId>> found = instancesWhere(catalog, invocation.where, book);
    if (!found) {
        Problem problem = found.problem();
        problem.where.file = u"--where"_s;
        return problem;
    }
    const QSet<InstanceId> kept(found.value().begin(), found.value().end());
    catalog.instances.removeIf([&kept](const Instance &instance) { return !kept.contains(instance.id); });
    catalog.index();
    return std::nullopt;
}

} // namespace

int runList(const Invocation &invocation, Streams &streams)
{
    const QString typed = invocation.arguments.value(0);
    const ListKind *kind = findListKind(typed);
    if (kind == nullptr) {
        QStringList known;
        for (const ListKind &each : listTable())
            known << QString::fromLatin1(each.id);
        streams.say(wrongUsage(tr("There is no list of \"%1\".").arg(typed),
                               tr("There are lists of %1.").arg(alternatives(known)))
                        .toText());
        return WrongUsage;
    }
    LoadedCatalog loaded = loadCatalogFor(invocation, streams);
    if (const auto problem = narrow(loaded.catalog, *kind, invocation)) {
        streams.say(problem->toText());
        return exitStatusOf(*problem);
    }
    Table list = kind->build(loaded.catalog);
    list.name = QString::fromLatin1(kind->id);
    if (invocation.format == u"json")
        streams.result(listToJson(list));
    else if (invocation.format == u"csv")
        streams.result(listToCsv(list));
    else
        streams.result(listToText(list).toUtf8());
    return loaded.status;
}

} // namespace chipboard
