// Purpose: help for every control, as a table by object name: the text of "What's this?" and the help page for F1. A
// new control is a new row.
#pragma once

#include <QString>

#include <span>

class QWidget;

namespace chipboard {

struct WidgetHelpRow
{
    const char *name;      ///< object name; "filter.*" matches a prefix
    const char *text;      ///< QT_TR_NOOP
    const char *page = ""; ///< help topic or entry; empty: the current page
};
[[nodiscard]] std::span<const WidgetHelpRow> widgetHelpTable();

struct WidgetHelp
{
    QString text;  ///< empty: unknown
    QString place; ///< id of a topic or an entry; empty: the current page
};
/// From the widget itself, else its nearest ancestor with a row; text and place may come from different ones. Charts
/// describe their contents, assumptions and settings use their tables.
[[nodiscard]] WidgetHelp widgetHelp(const QWidget &widget);

// Help for each menu entry, for "What's this?". One row per row of the action table.

struct ActionHelpRow
{
    const char *id;   ///< id in the action table
    const char *text; ///< QT_TR_NOOP
};
[[nodiscard]] std::span<const ActionHelpRow> actionHelpTable();
/// Empty if the action has no row.
[[nodiscard]] QString actionHelp(const QString &id);

} // namespace chipboard
