// Purpose: everything that the menus offer, as a table. A new action is a new row that says what it does; what takes
// more than a call is in WindowActions.
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
    const char *keys; ///< portable text, "" for none; `standard` goes before where the platform has one
    QKeySequence::StandardKey standard = QKeySequence::UnknownKey;
    const char *icon = "";  ///< freedesktop name; ours of the same name stands in
    const char *group = ""; ///< not empty: checkable, one of its group
    void (*run)(WindowActions &actions) = nullptr;
    void (WindowActions::*fill)(QMenu &menu) = nullptr; ///< a submenu, filled when it opens
    QAction::MenuRole role = QAction::NoRole;           ///< where the platform has a place of its own for it
};
[[nodiscard]] std::span<const ActionRow> actionTable();

} // namespace chipboard
