// Any bytes as a board file: never a crash, and what is read is written so that it reads back the same.
#include "data/json/boardio.h"
#include "tests/fuzz/require.h"

using namespace chipboard;
using chipboard::fuzz::require;

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, std::size_t size)
{
    const QByteArray text(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    const BoardLoad load = readBoard(text, QStringLiteral("fuzz.chipboard"));
    require(load.board.has_value() != hasErrors(load.problems));
    if (load.board) {
        const QByteArray written = writeBoard(*load.board);
        const BoardLoad again = readBoard(written, QStringLiteral("again.chipboard"));
        require(again.board == load.board);
        require(writeBoard(*again.board) == written);
    }
    return 0;
}
