// Purpose: shell completion of Chipboard's command lines, generated from the tables of commands and options, so that it
// is never out of date. Catalogue ids are queried from the program while typing.
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
