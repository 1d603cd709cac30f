// Purpose: what each entry of the menus does, in a sentence or two: for "What's this?" over a menu. One row for each
// row of the action table.
#pragma once

#include <QString>

#include <span>

namespace chipboard {

struct ActionHelpRow
{
    const char *id;   ///< of the action table
    const char *text; ///< QT_TRANSLATE_NOOP in context "ActionHelp"
};
[[nodiscard]] std::span<const ActionHelpRow> actionHelpTable();
/// Empty when the action has no row.
[[nodiscard]] QString actionHelp(const QString &id);

} // namespace chipboard
