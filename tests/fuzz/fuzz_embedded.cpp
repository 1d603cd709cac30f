// Arbitrary bytes as an exported PDF, SVG or PNG that is opened again: unchanged, and with a valid checksum.
#include "data/core/embeddedboard.h"
#include "data/files/boardio.h"
#include "tests/fuzz/require.h"

using namespace chipboard;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const QByteArray file(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    const QString name = QStringLiteral("fuzz.pdf");
    (void)isOtherText(file, name);
    if (!canEmbedBoard(file))
        return 0;
    for (const QByteArray &each : {file, sealed(file)}) {
        const Result<QByteArray> text = embeddedBoard(each, name);
        require(text ? !text.value().isEmpty() && text.value().size() <= largestUnpackedBoard
                     : !text.problem().message.isEmpty() && text.problem().where.file == name);
        if (text)
            (void)readBoard(text.value(), name);
    }
    return 0;
}
