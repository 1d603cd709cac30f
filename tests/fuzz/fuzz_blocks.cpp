// Arbitrary bytes as an AWS Capacity Block list.
#include "tests/fuzz/importing.h"
#include "tests/fuzz/inputfile.h"

using namespace chipboard;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    static const InputFile file("blocks-2026-07-22.json");
    ImportRequest request;
    request.path = file.holding(QByteArray(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size)));
    (void)fuzzing::import("aws-capacity-blocks", request);
    return 0;
}
