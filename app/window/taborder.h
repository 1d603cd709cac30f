// Purpose: the Tab order of the window as a table: its parts in screen order, regardless of creation order. Invisible
// widgets are skipped.
#pragma once

#include <QList>

#include <span>

class QWidget;

namespace chipboard {

struct TabPart
{
    const char *name;         ///< object name of the widget that contains the part
    bool leftToRight = false; ///< order by x position; else by creation
};

/// In Tab order; a widget inside two parts belongs to the inner one.
[[nodiscard]] std::span<const TabPart> tabParts();
/// Index in tabParts(); -1 if in none.
[[nodiscard]] int tabPartOf(const QWidget &widget);
/// Moves focus to the next or previous stop, wrapping around. False if there is none.
bool moveByTab(const QWidget &window, bool next);

} // namespace chipboard
