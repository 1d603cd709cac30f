// Purpose: the way that Tab takes through the window, as a table: its parts in the order in which they stand on the
// screen, whenever they were made. Nothing is a stop that cannot be seen.
#pragma once

#include <QList>

#include <span>

class QWidget;

namespace chipboard {

struct TabPart
{
    const char *name;         ///< object name of a widget: it and all in it are the part
    bool leftToRight = false; ///< as they stand in the line; else in the order in which they were made
};

/// First come first; of two that a stop lies in, the inner one holds.
[[nodiscard]] std::span<const TabPart> tabParts();
/// Place in tabParts(); -1: in none of them.
[[nodiscard]] int tabPartOf(const QWidget &widget);
/// To the stop after the one that has the keyboard, or before it; round at the ends. False: there is none.
bool moveByTab(const QWidget &window, bool next);

} // namespace chipboard
