// Arbitrary bytes as a brand theme, with its logo as a second part: a theme without an error is complete, and its logo
// loads no external resources.
#include "data/files/exportrecipeio.h"
#include "tests/fuzz/inputfile.h"
#include "tests/fuzz/parts.h"

using namespace chipboard;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    static const InputFile logo("logo.svg");
    const QByteArray bytes(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    const PackageParts parts = partsIn(bytes);
    const QByteArray text = parts.isEmpty() ? bytes : parts.constFirst().bytes;
    (void)logo.holding(parts.value(1).bytes);
    const QString name = QStringLiteral("fuzz.json");
    const LookLoad load = readLook(text, name, logo.folder());
    require(load.look.has_value() != hasErrors(load.problems));
    for (const Problem &problem : load.problems)
        requirePlace(problem, name, text);
    if (load.look)
        require(!load.look->logo.contains("<!ENTITY") || !load.look->hasVectorLogo());
    return 0;
}
