// Arbitrary bytes as a measurement file (`model-check --runs`): no crash in reading or predicting, a position for each
// problem, and no NaN.
#include "data/files/evidencereader.h"
#include "data/model/modelcheck.h"
#include "data/views/estimateexport.h"

#include "tests/fuzz/require.h"

#include <cmath>

using namespace chipboard;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    static const Catalog catalog = loadCatalog({}).catalog;
    const QByteArray text(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    const QString name = QStringLiteral("fuzz.json");
    const RunSetLoad load = runsFromText(text, name);
    require(hasErrors(load.problems) || !load.set.runs.isEmpty());
    for (const Problem &problem : load.problems)
        requirePlace(problem, name, text);
    CheckBench bench(catalog.calibration);
    bench.add(load.set.models);
    bench.add(catalog.models);
    bench.add(load.set.chips);
    bench.add(catalog.chips);
    const ModelCheck check = checkModel(load.set.runs, bench);
    for (const CheckRow &row : check.rows)
        require(!row.predicted || std::isfinite(*row.predicted));
    require(!modelCheckToJson(check).isEmpty());
    require(!modelCheckToText(check).isEmpty());
    return 0;
}
