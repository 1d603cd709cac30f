// Purpose: what every control of the program is, as a table by object names: the text of "What's this?" and the place
// of the help that F1 opens. A new control is a new row.
#pragma once

#include <QString>

#include <span>

class QWidget;

namespace chipboard {

struct WidgetHelpRow
{
    const char *name;      ///< object name; "filter.*" stands for all that begin so
    const char *text;      ///< QT_TR_NOOP
    const char *page = ""; ///< of the help: a topic or an entry; empty: the page that is shown
};
[[nodiscard]] std::span<const WidgetHelpRow> widgetHelpTable();

struct WidgetHelp
{
    QString text;  ///< empty: nothing is known of it
    QString place; ///< id of a topic or an entry; empty: the page that is shown
};
/// Of the widget itself, else of the nearest one around it that a row names; text and place may be of two. Charts tell
/// what they show, assumptions and settings what their rows say.
[[nodiscard]] WidgetHelp widgetHelp(const QWidget &widget);

// What each entry of the menus does, for "What's this?". One row for each row of the action table.

struct ActionHelpRow
{
    const char *id;   ///< of the action table
    const char *text; ///< QT_TR_NOOP
};
[[nodiscard]] std::span<const ActionHelpRow> actionHelpTable();
/// Empty when the action has no row.
[[nodiscard]] QString actionHelp(const QString &id);

} // namespace chipboard
