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
    const char *arguments; ///< as in the usage line: "KIND"
    const char *summary;   ///< one sentence; QT_TR_NOOP, like all texts here
    const char *details;
    int fewest;
    int most;
    int (*run)(const Invocation &, Streams &); ///< null for the window: main() opens it
    QStringList (*words)() = nullptr;          ///< valid first arguments; null: a file name, or none
};

using OptionTarget = std::variant<bool Invocation::*, QString Invocation::*, QStringList Invocation::*>;

struct OptionRow
{
    const char *name;  ///< without the dashes
    const char *value; ///< the value in the usage line, "ID,ID" for a list; empty for a switch
    const char *help;
    OptionTarget target;
    unsigned commands;                  ///< maskOf() of the commands that accept it
    QStringList (*choices)() = nullptr; ///< valid values; null if they come from the catalogue
    const char *list = nullptr;         ///< the kind of `chipboard list` with its valid ids
    /// Maps a synonym in `choices` to its canonical word; null: no synonyms.
    QString (*canonical)(const QString &) = nullptr;

    /// Takes comma-separated values.
    [[nodiscard]] bool isList() const
    {
        return std::holds_alternative<QStringList Invocation::*>(target) && QLatin1String(value).contains(u',');
    }
};

[[nodiscard]] std::span<const CommandRow> commandTable();
[[nodiscard]] std::span<const OptionRow> optionTable();
[[nodiscard]] QStringList commandNames();                         ///< except the window's
[[nodiscard]] const CommandRow *findCommand(const QString &name); ///< null if unknown; the window has no name
[[nodiscard]] const CommandRow &commandRow(Command command);
/// Runs it and returns its exit status.
[[nodiscard]] int runInvocation(const Invocation &invocation, Streams &streams);
/// "--prices"
[[nodiscard]] inline QString dashed(const OptionRow &row) { return QStringLiteral("--") + QLatin1String(row.name); }
[[nodiscard]] const OptionRow *findOption(const QString &name);

} // namespace chipboard
