// Purpose: what the command palette offers: every entry of the menus, those that are filled when they open too, and
// everything that can be compared at the board's level.
#pragma once

#include "data/query/commandmatch.h"
#include "widgets/models/pickertree.h"

#include <functional>

class QMenuBar;

namespace chipboard {

struct WindowCommand
{
    Command shown;
    std::function<void()> run; ///< does nothing where the entry is gone by then
};

/// Entries that cannot be chosen now are left out, and each is there once. Pages come first. An entry whose text is a
/// mere name says what it does.
[[nodiscard]] QList<WindowCommand> menuCommands(const QMenuBar &bar);

/// To add what is not among `chosen`, and to take out what is; `check` is told the id and whether it is wanted.
[[nodiscard]] QList<WindowCommand> pickerCommands(const QList<PickerNode> &tree, const QStringList &chosen,
                                                  const std::function<void(const QString &id, bool wanted)> &check);

} // namespace chipboard
