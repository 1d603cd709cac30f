// Purpose: argv -> Invocation, by the tables of commandtable.h. Pure: no file, no catalogue, no application object, so
// it runs before Qt sees (and eats) any argument.
#pragma once

#include "app/cli/invocation.h"
#include "data/core/result.h"

#include <QSize>

namespace chipboard {

/// `arguments` without the program name. A Problem has one sentence with a remedy.
[[nodiscard]] Result<Invocation> parseArguments(const QStringList &arguments);

/// "1920x1080"; empty if it is not a size.
[[nodiscard]] QSize windowSizeFrom(const QString &text);

} // namespace chipboard
