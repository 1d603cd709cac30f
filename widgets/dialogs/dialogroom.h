// Purpose: fits windows and dialogs to their screen and type size: content that is too large scrolls, buttons stay
// visible.
#pragma once

#include <QObject>
#include <QSize>

class QWidget;

namespace chipboard {

/// The size available to a window on its screen, without the frame. The default screen of Qt's offscreen platform
/// imposes no limit: nobody looks at it.
[[nodiscard]] QSize roomFor(const QWidget &window);

/// Smaller than the default window size: panels stay closed until opened, and pages scroll as a whole.
[[nodiscard]] bool isOnSmallScreen(const QWidget &window);

/// Width of so many characters in the widget's font, in pixels; at least `least`.
[[nodiscard]] int lettersWide(const QWidget &widget, int letters, int least);

/// Keeps windows on their screen; a dialog that is too large scrolls above its buttons.
class DialogRoom : public QObject
{
public:
    explicit DialogRoom(QObject *parent); ///< active during its lifetime

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace chipboard
