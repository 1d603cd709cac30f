// Any bytes as a catalogue file, shipped or a user's: never a crash, no problem without words, no range out of order.
#include "data/json/catalogreader.h"
#include "tests/fuzz/require.h"

using namespace chipboard;
using chipboard::fuzz::require;

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, std::size_t size)
{
    const QByteArray text(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    const QList<SpecFile> files{{QStringLiteral("fuzz.json"), text}};
    for (const CatalogLoad &load : {readCatalog(files), readCatalog({}, files)}) {
        for (const Problem &problem : load.problems)
            require(!problem.message.isEmpty());
        forEachFigure(load.catalog, [](const Figure &figure) {
            require(!figure.value || (figure.value->isOrdered() && figure.value->low >= 0.0));
        });
    }
    return 0;
}
