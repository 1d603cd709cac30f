// Purpose: the program's pictures, and Fusion drawn with them.
#pragma once

#include "widgets/theme/theme.h"

#include <QIcon>
#include <QProxyStyle>

namespace chipboard {

// The desktop's icon of a freedesktop name where there is one, else our drawing in the theme's text colour.

/// By a freedesktop name; a null icon when neither the desktop nor we have it.
[[nodiscard]] QIcon actionIcon(const QString &name, const Theme &theme);
/// Ours alone, in a colour.
[[nodiscard]] QIcon ownIcon(const QString &name, const QColor &colour);
[[nodiscard]] QIcon applicationIcon();

// Fusion with our own pictures where Qt would look for the desktop's: the crosses of panels and search fields, the
// arrow of a toolbar that is too long. Qt's search walks the icon themes and loads every image plug-in, which took a
// tenth of the time to the first window.

class ChipboardStyle : public QProxyStyle
{
    Q_OBJECT

public:
    ChipboardStyle();

    [[nodiscard]] QIcon standardIcon(StandardPixmap which, const QStyleOption *option,
                                     const QWidget *widget) const override;
    /// Qt measures every heading in bold, whatever it is drawn in, and loads the bold face for it.
    [[nodiscard]] QSize sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &size,
                                         const QWidget *widget) const override;
    /// No pictures on the buttons of dialogs: Fusion's are black, on dark as well.
    [[nodiscard]] int styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                                QStyleHintReturn *data) const override;
    /// Letters of any font; see anyletter.h.
    void drawItemText(QPainter *painter, const QRect &area, int flags, const QPalette &palette, bool isEnabled,
                      const QString &text, QPalette::ColorRole role) const override;
};

} // namespace chipboard
