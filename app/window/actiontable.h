// Purpose: the table of all menu entries. A new action is a row that names its handler; handlers longer than a call are
// in WindowActions.
#pragma once

#include <QAction>
#include <QKeySequence>

#include <span>

class QMenu;

namespace chipboard {

class WindowActions;

enum class MenuId { File, Edit, View, Board, Help };

struct MenuRow
{
    MenuId id;
    const char *name;  ///< object name
    const char *title; ///< QT_TR_NOOP
};
[[nodiscard]] std::span<const MenuRow> menuTable();

/// Exactly one of run and fill is set; a row with neither is a separator.
struct ActionRow
{
    MenuId menu;
    const char *id;   ///< object name
    const char *text; ///< QT_TR_NOOP
    const char *keys; ///< portable text, "" for none; a platform's `standard` key takes precedence
    QKeySequence::StandardKey standard = QKeySequence::UnknownKey;
    const char *icon = "";  ///< freedesktop name; our icon of the same name is the fallback
    const char *group = ""; ///< if set: checkable, exclusive within the group
    void (*run)(WindowActions &actions) = nullptr;
    void (WindowActions::*fill)(QMenu &menu) = nullptr; ///< a submenu, filled when it opens
    QAction::MenuRole role = QAction::NoRole;           ///< for platforms with a standard place for it
};
[[nodiscard]] std::span<const ActionRow> actionTable();

} // namespace chipboard
