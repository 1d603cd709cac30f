// Arbitrary bytes as a board: no crash, a position for each problem, and a lossless round trip.
#include "data/core/embeddedboard.h"
#include "data/files/boardio.h"

#include "tests/fuzz/require.h"

using namespace chipboard;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const QByteArray text(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    const QString name = QStringLiteral("fuzz.chipboard");
    const BoardLoad load = readBoard(text, name);
    if (canEmbedBoard(text))
        (void)embeddedBoard(sealed(text), name); // with a valid checksum
    require(load.board.has_value() != hasErrors(load.problems));
    for (const Problem &problem : load.problems)
        requirePlace(problem, name, text);
    if (load.board) {
        const QByteArray written = writeBoard(*load.board);
        const BoardLoad again = readBoard(written, name);
        require(again.board == load.board);
        require(writeBoard(*again.board) == written);
    }
    return 0;
}
