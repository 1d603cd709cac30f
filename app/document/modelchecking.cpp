#include "app/document/modelchecking.h"

namespace chipboard {

ModelCheck checkRuns(const Catalog &catalog, const RunSet &given, const RunSet &shipped)
{
    CheckBench bench(catalog.calibration);
    bench.add(given.models);
    bench.add(given.chips);
    bench.add(catalog.models);
    bench.add(shipped.chips);
    bench.add(catalog.chips);
    return checkModel(given.runs, bench);
}

ModelCheck checkShippedRuns(const Catalog &catalog)
{
    const RunSet shipped = shippedEvidence(catalog).set;
    return checkRuns(catalog, shipped, shipped);
}

} // namespace chipboard
