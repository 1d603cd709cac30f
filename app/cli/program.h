// Purpose: runs a command line from argv to exit status: standard streams, the application object that the command
// needs, and suppression of Qt's own messages.
#pragma once

#include "app/cli/invocation.h"
#include "data/core/result.h"

namespace chipboard {

/// argv without the program name, as text.
[[nodiscard]] QStringList programArguments(int argc, char **argv);

/// Runs the command, or reports wrong arguments on stderr. Not for the window.
[[nodiscard]] int runCommand(int &argc, char **argv, const Result<Invocation> &invocation);

/// True if a window can be shown, or is not needed; else reports a remedy on stderr.
[[nodiscard]] bool prepareForWindow(const Invocation &invocation);

} // namespace chipboard
