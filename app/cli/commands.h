// Purpose: what the commands do. Each reads the catalogue, writes its result to streams.out and what went wrong to
// streams.err, and returns the exit status. No window, no dialog, no display.
#pragma once

#include "app/cli/invocation.h"
#include "app/cli/streams.h"

namespace chipboard {

[[nodiscard]] int runList(const Invocation &invocation, Streams &streams);
[[nodiscard]] int runTable(const Invocation &invocation, Streams &streams);
[[nodiscard]] int runEstimate(const Invocation &invocation, Streams &streams);
[[nodiscard]] int runCalibrate(const Invocation &invocation, Streams &streams);
[[nodiscard]] int runModelCheck(const Invocation &invocation, Streams &streams);
[[nodiscard]] int runExport(const Invocation &invocation, Streams &streams);
[[nodiscard]] int runImportCommand(const Invocation &invocation, Streams &streams);
[[nodiscard]] int runPrices(const Invocation &invocation, Streams &streams);
[[nodiscard]] int runWhatIf(const Invocation &invocation, Streams &streams);
[[nodiscard]] int runAdvise(const Invocation &invocation, Streams &streams);
[[nodiscard]] int runCheck(const Invocation &invocation, Streams &streams);
/// Writes what a shell needs to complete command lines.
[[nodiscard]] int runCompletion(const Invocation &invocation, Streams &streams);
[[nodiscard]] int runHelp(const Invocation &invocation, Streams &streams);
[[nodiscard]] int runVersion(const Invocation &invocation, Streams &streams);

/// What `chipboard what-if` can tell.
[[nodiscard]] QStringList whatIfKinds();

} // namespace chipboard
