#include "app/cli/catalogloading.h"
#include "app/cli/commands.h"
#include "app/document/catalogmessages.h"
#include "data/views/estimateexport.h"

using namespace Qt::StringLiterals;

namespace chipboard {

int runModelCheck(const Invocation &invocation, Streams &streams)
{
    const LoadedCatalog loaded = loadCatalogFor(invocation, streams);
    const RunSetLoad shipped = shippedEvidence(loaded.catalog);
    const RunSetLoad given = invocation.runs.isEmpty() ? shipped : runsFromFile(invocation.runs);
    tell(given.problems, streams);
    if (hasErrors(given.problems))
        return worstStatus(given.problems);
    const ModelCheck check = checkRuns(loaded.catalog, given.set, shipped.set);
    if (invocation.format == u"json")
        streams.result(modelCheckToJson(check, loaded.catalog.revision));
    else if (invocation.format == u"csv")
        streams.result(listToCsv(modelCheckToList(check)));
    else
        streams.result(modelCheckToText(check).toUtf8());
    return loaded.status;
}

} // namespace chipboard
