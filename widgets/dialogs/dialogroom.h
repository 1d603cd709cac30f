// Purpose: dialogs that fit their screen and the size of their type: what is too much scrolls, buttons stay in reach.
#pragma once

#include <QSize>

class QWidget;

namespace chipboard {

/// What a window of this one's screen can have, its frame left out. A screen too small for anything is not believed:
/// it is one that a test or a server has made up.
[[nodiscard]] QSize roomFor(const QWidget &window);

/// The width of so many letters in the widget's type, in pixels; at least `least`.
[[nodiscard]] int lettersWide(const QWidget &widget, int letters, int least);

} // namespace chipboard
