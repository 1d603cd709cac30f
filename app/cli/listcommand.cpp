#include "app/cli/catalogloading.h"
#include "app/cli/commands.h"
#include "app/cli/listtable.h"
#include "app/cli/usage.h"

using namespace Qt::StringLiterals;

namespace chipboard {

int runList(const Invocation &invocation, Streams &streams)
{
    const QString typed = invocation.arguments.value(0);
    const ListKind *kind = findListKind(typed);
    if (kind == nullptr) {
        QStringList known;
        for (const ListKind &each : listTable())
            known << QString::fromLatin1(each.id);
        streams.say(wrongUsage(CommandLine::tr("There is no list of \"%1\".").arg(typed),
                               CommandLine::tr("There are lists of %1.").arg(alternatives(known)))
                        .toText());
        return WrongUsage;
    }
    const LoadedCatalog loaded = loadCatalogFor(invocation, streams);
    ListSpec list = kind->build(loaded.catalog);
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
