// Purpose: what the command palette offers beside the menus and the things to compare, as a table: questions, metrics,
// workloads, assumptions, instances while chips are compared, pages of the help.
#pragma once

#include "app/window/commandlist.h"

#include <span>

namespace chipboard {

class MainWindow;
class Presenter;

struct CommandSource
{
    const char *id;
    const char *group; ///< QT_TRANSLATE_NOOP in context "CommandSource": stands beside each of its commands
    QList<WindowCommand> (*commands)(MainWindow &window, Presenter &presenter);
};

[[nodiscard]] std::span<const CommandSource> commandSources();
/// Of all sources, with their groups.
[[nodiscard]] QList<WindowCommand> sourcedCommands(MainWindow &window, Presenter &presenter);

} // namespace chipboard
