// Purpose: how wrong usage is told: a whole sentence that quotes what was typed, and the nearest thing that would have
// worked.
#pragma once

#include "data/core/format.h"
#include "data/core/result.h"

#include <QStringList>

namespace chipboard {

[[nodiscard]] Problem wrongUsage(const QString &message, const QString &remedy = {});
/// "Did you mean trainium2, trainium3 or trainium?"; empty when nothing is near.
[[nodiscard]] QString didYouMean(const QString &typed, const QStringList &known, const QString &prefix = {});
/// The same; where nothing is near, the command that shows all of them: "chipboard list chips".
[[nodiscard]] QString nearOrAll(const QString &typed, const QStringList &known, const char *command);
/// Of terminals and files.
[[nodiscard]] Formatter terminalFormatter();
/// "table, json or csv"
[[nodiscard]] QString alternatives(const QStringList &words);

} // namespace chipboard
