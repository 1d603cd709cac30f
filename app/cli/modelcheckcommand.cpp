#include "app/cli/catalogloading.h"
#include "app/cli/commands.h"
#include "data/export/estimateexport.h"
#include "data/json/evidencereader.h"

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
    CheckBench bench(loaded.catalog.calibration);
    bench.add(given.set.models);
    bench.add(given.set.chips);
    bench.add(loaded.catalog.models);
    bench.add(shipped.set.chips);
    bench.add(loaded.catalog.chips);
    const ModelCheck check = checkModel(given.set.runs, bench);
    if (invocation.format == u"json")
        streams.result(modelCheckToJson(check));
    else if (invocation.format == u"csv")
        streams.result(listToCsv(modelCheckToList(check)));
    else
        streams.result(modelCheckToText(check).toUtf8());
    return loaded.status;
}

} // namespace chipboard
