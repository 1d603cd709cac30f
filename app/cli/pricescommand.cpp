#include "app/cli/commands.h"
#include "app/store/pricestore.h"
#include "data/core/find.h"
#include "data/core/format.h"
#include "data/core/textfile.h"
#include "data/core/tr.h"
#include "data/views/tableexport.h"

#include <QDir>
#include <QFileInfo>

#include <limits>

using namespace Qt::StringLiterals;

namespace chipboard {
namespace {

Table snapshotList(const QList<Snapshot> &snapshots)
{
    Table list =
        listOf("snapshots", "id,as_of,provider,format,prices,file,imported_at,content", {u"id"_s, u"prices"_s});
    for (const Snapshot &one : snapshots)
        list.rows << Table::Row{listNumber(static_cast<double>(one.id)),
                                one.asOf,
                                one.provider,
                                one.format,
                                listNumber(static_cast<double>(one.prices)),
                                QDir::toNativeSeparators(one.file),
                                one.importedAt,
                                one.content};
    return list;
}

QByteArray printed(const Table &list, const QString &format)
{
    if (format == u"json")
        return listToJson(list);
    return isOfRows(format) ? rowsOf(list, format) : listToText(list).toUtf8();
}

int listPrices(const Invocation &invocation, const QString &path, Streams &streams)
{
    if (invocation.arguments.size() > 1)
        return streams.refuse(wrongUsage(tr("\"chipboard prices list\" does not accept a snapshot number."),
                                         tr("It always lists all snapshots.")));
    const bool isThere = QFileInfo::exists(path);
    if (const Result<Done> checked = checkReadable(path, std::numeric_limits<qint64>::max());
        !checked && (isThere || QFileInfo(path).isSymbolicLink()))
        return streams.refuse(checked.problem());
    if (!isThere) {
        streams.say(tr("No prices have been imported: there is no %1.").arg(QDir::toNativeSeparators(path)));
        streams.result(printed(snapshotList({}), invocation.format));
        return Fine;
    }
    const auto store = PriceStore::open(path, PriceStore::Place::Untouched);
    if (!store)
        return streams.refuse(store.problem());
    const Result<QList<Snapshot>> snapshots = store.value()->snapshots();
    if (!snapshots)
        return streams.refuse(snapshots.problem());
    streams.result(printed(snapshotList(snapshots.value()), invocation.format));
    return Fine;
}

Problem noSuchSnapshot(const QString &typed, const QList<Snapshot> &snapshots)
{
    const QStringList known = mapped(snapshots, [](const Snapshot &one) { return QString::number(one.id); });
    return wrongUsage(tr("There is no snapshot \"%1\" in the price store.").arg(typed),
                      known.isEmpty()
                          ? tr("It is empty.")
                          : tr("Available: %1; \"chipboard prices list\" describes them.").arg(alternatives(known)));
}

/// Without duplicates; all typed ids must exist before the first is removed.
Result<QList<Snapshot>> chosenIn(const QList<Snapshot> &snapshots, const QStringList &typed)
{
    QList<Snapshot> chosen;
    for (const QString &word : typed) {
        const auto *found = findWhere(snapshots, [&](const Snapshot &one) { return QString::number(one.id) == word; });
        if (found == nullptr)
            return noSuchSnapshot(word, snapshots);
        addOnce(chosen, *found);
    }
    return chosen;
}

int removePrices(const Invocation &invocation, const QString &path, Streams &streams)
{
    const QStringList typed = invocation.arguments.mid(1);
    if (typed.isEmpty())
        return streams.refuse(wrongUsage(tr("No snapshot to remove is given."),
                                         tr("Add its number; \"chipboard prices list\" shows the snapshots.")));
    if (!invocation.format.isEmpty())
        return streams.refuse(
            wrongUsage(tr("\"chipboard prices remove\" does not print a list."), tr("Remove --format.")));
    if (!QFileInfo::exists(path))
        return streams.refuse(noSuchSnapshot(typed.constFirst(), {}));
    const auto store = PriceStore::open(path);
    if (!store)
        return streams.refuse(store.problem());
    const Result<QList<Snapshot>> snapshots = store.value()->snapshots();
    if (!snapshots)
        return streams.refuse(snapshots.problem());
    const Result<QList<Snapshot>> chosen = chosenIn(snapshots.value(), typed);
    if (!chosen)
        return streams.refuse(chosen.problem());
    for (const Snapshot &one : chosen.value()) {
        if (const Result<Done> done = store.value()->remove(one.id); !done)
            return streams.refuse(done.problem());
        streams.result(tr("Removed snapshot %1: %2 prices dated %3 from %4.")
                           .arg(one.id)
                           .arg(terminalFormatter().integer(one.prices),
                                one.asOf.isEmpty() ? tr("undated") : dateText(one.asOf),
                                QFileInfo(one.file).fileName()));
    }
    return Fine;
}

} // namespace

int runPrices(const Invocation &invocation, Streams &streams)
{
    const QString path = invocation.store.isEmpty() ? defaultPriceStore() : invocation.store;
    const QString what = invocation.arguments.value(0, u"list"_s);
    if (what == u"list")
        return listPrices(invocation, path, streams);
    if (what == u"remove")
        return removePrices(invocation, path, streams);
    return streams.refuse(
        wrongUsage(tr("\"chipboard prices\" has no action \"%1\".").arg(what), tr("Use list or remove.")));
}

} // namespace chipboard
