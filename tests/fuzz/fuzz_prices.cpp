// Arbitrary bytes as a price list in CSV, JSON or a workbook: read in the detected format, with arbitrary columns, and
// in SkyPilot's format, which joins machines and accelerators.
#include "data/core/package.h"
#include "data/import/importlook.h"
#include "tests/fuzz/importing.h"
#include "tests/fuzz/inputfile.h"

using namespace chipboard;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    static const InputFile table("list.csv");
    static const InputFile workbook("list.xlsx");
    const QByteArray bytes(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    ImportRequest request{.path = (isPackage(bytes) ? workbook : table).holding(bytes)};
    const Result<ImportLook> look = lookAtImport(request.path);
    require(look || !look.problem().message.isEmpty());
    const Importer *like = look ? look.value().importer : nullptr;
    request.mapping.constants[Column::Provider] = QStringLiteral("Cloud");
    if (look)
        (void)mappingFaults(look.value(), request.mapping);
    request.accepted = {Reason::SpotFloor};
    (void)fuzzing::import("csv", request);
    const bool isTable =
        like != nullptr && (like->isMapped || QLatin1String(like->yields) == QLatin1String("measurements"));
    if (isTable && QLatin1String(like->id) != QLatin1String("csv"))
        (void)fuzzing::import(like->id, request);
    return 0;
}
