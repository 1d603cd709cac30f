// Purpose: runs a command line from argv to exit status: standard streams, the application object that the command
// needs, and silence about what concerns only Qt.
#pragma once

#include "app/cli/invocation.h"
#include "data/core/result.h"

namespace chipboard {

/// argv without the program's name, as text.
[[nodiscard]] QStringList programArguments(int argc, char **argv);

/// Runs the command, or tells on stderr what is wrong with the arguments. Not for the window.
[[nodiscard]] int runCommand(int &argc, char **argv, const Result<Invocation> &invocation);

/// True when a window can be shown, or is not needed; else says on stderr what to do instead.
[[nodiscard]] bool prepareForWindow(const Invocation &invocation);

} // namespace chipboard
