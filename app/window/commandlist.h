// Purpose: what the command palette offers: every entry of the menus, all that can be compared at the board's level,
// and the plain words that find them.
#pragma once

#include "data/compare/commandmatch.h"
#include "widgets/models/pickermodel.h"

#include <QStringList>

#include <functional>
#include <span>

class QMenuBar;

namespace chipboard {

// What people type in the command palette who do not know what a page, an action or an assumption is called.

struct SynonymRow
{
    const char *command; ///< id of a command
    const char *words;   ///< QT_TR_NOOP: phrases with "; " between them
};
[[nodiscard]] std::span<const SynonymRow> synonymTable();

/// What a command is also called, in the language of the window and in English.
[[nodiscard]] QStringList synonymsOf(const QString &command);

// Every entry of the menus, also of those filled when they open, and everything that can be compared.

struct WindowCommand
{
    Command shown;
    std::function<void()> run; ///< does nothing where the entry is gone by then
};

/// Pages first, each entry once, without those disabled. An entry whose text is a mere name says what it does.
[[nodiscard]] QList<WindowCommand> menuCommands(const QMenuBar &bar);

/// To add what is not among `chosen`, and to take out what is; `check` is told the id and whether it is wanted.
[[nodiscard]] QList<WindowCommand> pickerCommands(const QList<PickerNode> &tree, const QStringList &chosen,
                                                  const std::function<void(const QString &id, bool wanted)> &check);

// Further commands: fields, currencies, formats, questions, metrics, workloads, assumptions, instances, help.

class MainWindow;
class Presenter;

struct CommandSource
{
    const char *id;
    const char *group; ///< QT_TR_NOOP: stands beside each of its commands
    QList<WindowCommand> (*commands)(MainWindow &window, Presenter &presenter);
};

[[nodiscard]] std::span<const CommandSource> commandSources();
/// Of all sources, with their groups.
[[nodiscard]] QList<WindowCommand> sourcedCommands(MainWindow &window, Presenter &presenter);
/// By the table of synonyms: what else each is found by.
void addSynonyms(QList<WindowCommand> &commands);

} // namespace chipboard
