// Purpose: the command line as tables. The parser, the help texts and the man page's test all read these rows: a new
// command or option is a row here and the function that it names.
#pragma once

#include "app/cli/commands.h"
#include "app/cli/invocation.h"

#include <span>
#include <variant>

namespace chipboard {

/// A command's place in OptionRow::commands.
[[nodiscard]] constexpr unsigned maskOf(Command command) { return 1U << static_cast<unsigned>(command); }

struct CommandRow
{
    Command command;
    const char *name;      ///< as typed; empty for the window
    const char *arguments; ///< as the usage line shows them: "KIND"
    const char *summary;   ///< one sentence; QT_TR_NOOP, like all texts here
    const char *details;
    int fewest;
    int most;
    int (*run)(const Invocation &, Streams &); ///< null for the window: main() opens it
    QStringList (*words)() = nullptr;          ///< what its first argument can be; null: the name of a file, or nothing
};

using OptionTarget = std::variant<bool Invocation::*, QString Invocation::*, QStringList Invocation::*>;

struct OptionRow
{
    const char *name;  ///< without the dashes
    const char *value; ///< what stands after it, "ID,ID" where that is a list; empty for a switch
    const char *help;
    OptionTarget target;
    unsigned commands;                  ///< maskOf() of those that know it
    QStringList (*choices)() = nullptr; ///< the words that it takes; null when that is for the catalogue to say
    const char *list = nullptr;         ///< the kind of `chipboard list` whose ids it takes
    /// The word of `choices` that another one of them stands for; null: each stands for itself.
    QString (*canonical)(const QString &) = nullptr;

    /// Several values with commas between them.
    [[nodiscard]] bool isList() const
    {
        return std::holds_alternative<QStringList Invocation::*>(target) && QLatin1String(value).contains(u',');
    }
};

[[nodiscard]] std::span<const CommandRow> commandTable();
[[nodiscard]] std::span<const OptionRow> optionTable();
[[nodiscard]] QStringList commandNames();                         ///< but for the window's
[[nodiscard]] const CommandRow *findCommand(const QString &name); ///< null when there is none; the window has no name
[[nodiscard]] const CommandRow &commandRow(Command command);
/// Runs it and gives its exit status.
[[nodiscard]] int runInvocation(const Invocation &invocation, Streams &streams);
/// "--prices"
[[nodiscard]] inline QString dashed(const OptionRow &row) { return QStringLiteral("--") + QLatin1String(row.name); }
[[nodiscard]] const OptionRow *findOption(const QString &name);

} // namespace chipboard
