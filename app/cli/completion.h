// Purpose: what shells need to complete Chipboard's command lines, made of the tables of commands and options, so that
// it never lags behind them. Ids of the catalogue are asked of the program while one types.
#pragma once

#include <QByteArray>

#include <span>

namespace chipboard {

struct Shell
{
    const char *id; ///< as typed
    QByteArray (*script)();
};
[[nodiscard]] std::span<const Shell> shellTable();

} // namespace chipboard
