// Arbitrary bytes as a model's config.json: no crash, a position for each problem; a parsed model can be served and
// survives a round trip through a board.
#include "data/board/ownmodels.h"
#include "data/files/boardio.h"
#include "data/files/modelconfig.h"
#include "data/model/setup.h"

#include "tests/fuzz/require.h"

#include <cmath>

using namespace chipboard;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const QByteArray text(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    const QString name = QStringLiteral("fuzz/config.json");
    const ModelConfigLoad load = modelFromConfig(text, name);
    require(load.model.has_value() != hasErrors(load.problems));
    for (const Problem &problem : load.problems)
        requirePlace(problem, name, text);
    if (!load.model)
        return 0;
    require(checkShape(*load.model).hasValue());
    require(std::isfinite(load.model->parameters) && load.model->activeParameters <= load.model->parameters);
    require(!load.notes.isEmpty());
    const auto board = withOwnModel(Board(), *load.model);
    require(board.hasValue() == (load.model->kind == ModelKind::Decoder));
    if (board)
        require(readBoard(writeBoard(board.value()), QStringLiteral("fuzz.chipboard")).board == board.value());
    return 0;
}
