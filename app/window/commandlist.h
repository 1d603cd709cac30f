// Purpose: the commands of the palette: every menu entry, everything comparable at the board's level, and synonyms to
// find them.
#pragma once

#include "data/compare/commandmatch.h"
#include "widgets/models/pickermodel.h"

#include <QStringList>

#include <functional>
#include <span>

class QMenuBar;

namespace chipboard {

// Synonyms of pages, actions and assumptions for users who do not know their names.

struct SynonymRow
{
    const char *command; ///< id of a command
    const char *words;   ///< QT_TR_NOOP: phrases separated by "; "
};
[[nodiscard]] std::span<const SynonymRow> synonymTable();

/// Synonyms of a command, in the window's language and in English.
[[nodiscard]] QStringList synonymsOf(const QString &command);

// All menu entries, including those of menus filled on demand, and everything comparable.

struct WindowCommand
{
    Command shown;
    std::function<void()> run; ///< no effect if the entry no longer exists
};

/// Pages first, each entry once, without disabled ones. Entries that are just names get a verb.
[[nodiscard]] QList<WindowCommand> menuCommands(const QMenuBar &bar);

/// Adds items that are not in `chosen`, or removes those that are; calls `check` with the id and the new state.
[[nodiscard]] QList<WindowCommand> pickerCommands(const QList<PickerNode> &tree, const QStringList &chosen,
                                                  const std::function<void(const QString &id, bool wanted)> &check);

// Further commands: fields, currencies, formats, questions, metrics, workloads, assumptions, instances, help.

class MainWindow;
class Presenter;

struct CommandSource
{
    const char *id;
    const char *group; ///< QT_TR_NOOP: shown next to each command
    QList<WindowCommand> (*commands)(MainWindow &window, Presenter &presenter);
};

[[nodiscard]] std::span<const CommandSource> commandSources();
/// From all sources, with their groups.
[[nodiscard]] QList<WindowCommand> sourcedCommands(MainWindow &window, Presenter &presenter);
/// Adds the phrases of the synonym table.
void addSynonyms(QList<WindowCommand> &commands);

} // namespace chipboard
