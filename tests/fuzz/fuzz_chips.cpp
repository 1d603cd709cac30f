// Arbitrary bytes as a chip table. Imported chips are written as catalogue files, which the catalogue must accept.
#include "data/import/epochchips.h"
#include "tests/fuzz/importing.h"
#include "tests/fuzz/inputfile.h"

using namespace chipboard;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    static const InputFile file("chips-2025-12-24.csv");
    ImportRequest request;
    request.path = file.holding(QByteArray(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size)));
    const fuzzing::Imported imported = fuzzing::import("epoch", request);
    if (!imported.report)
        return 0;
    QList<Chip> chips;
    for (const RowOutcome &outcome : imported.outcomes) {
        if (enters(outcome, request.accepted))
            chips << outcome.chips;
    }
    if (chips.isEmpty())
        return 0;
    const CatalogLoad load =
        readCatalog({{QStringLiteral("sources.json"), sourcesToSpecFile({epochSource(imported.report->asOf)})},
                     {QStringLiteral("chips.json"), chipsToSpecFile(chips)}});
    require(!hasErrors(load.problems) && load.catalog.chips.size() == chips.size());
    return 0;
}
