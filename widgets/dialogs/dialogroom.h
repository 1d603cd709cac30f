// Purpose: windows and dialogs that fit their screen and the size of their type: what is too much scrolls, buttons stay
// in reach.
#pragma once

#include <QObject>
#include <QSize>

class QWidget;

namespace chipboard {

/// What a window of this one's screen can have, its frame left out. The screen that Qt's offscreen platform makes up by
/// itself bounds nothing: no person looks at it.
[[nodiscard]] QSize roomFor(const QWidget &window);

/// Smaller than the windows are made for: panels wait until they are asked for, and pages scroll as a whole.
[[nodiscard]] bool isOnSmallScreen(const QWidget &window);

/// The width of so many letters in the widget's type, in pixels; at least `least`.
[[nodiscard]] int lettersWide(const QWidget &widget, int letters, int least);

/// Keeps windows within their screen; a dialog that needs more scrolls above its buttons.
class DialogRoom : public QObject
{
public:
    explicit DialogRoom(QObject *parent); ///< while this lives

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace chipboard
