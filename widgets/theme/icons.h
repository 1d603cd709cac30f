// Purpose: the program's icons, and Fusion drawn with them.
#pragma once

#include "widgets/theme/theme.h"

#include <QIcon>
#include <QProxyStyle>

namespace chipboard {

// The desktop's icon for a freedesktop name, else our drawing in the theme's text colour.

/// By freedesktop name; a null icon if neither the desktop nor we have it.
[[nodiscard]] QIcon actionIcon(const QString &name, const Theme &theme);
/// Our drawing only, in a given colour.
[[nodiscard]] QIcon ownIcon(const QString &name, const QColor &colour);
[[nodiscard]] QIcon applicationIcon();

// Fusion with our own icons where Qt would look up the desktop's: close buttons of panels, clear buttons of search
// fields, the extension arrow of toolbars. Qt's lookup walks the icon themes and loads every image plug-in, which took
// a tenth of the time to the first window.

class ChipboardStyle : public QProxyStyle
{
    Q_OBJECT

public:
    ChipboardStyle();

    [[nodiscard]] QIcon standardIcon(StandardPixmap which, const QStyleOption *option,
                                     const QWidget *widget) const override;
    /// Avoids Qt measuring every header section in bold, which loads the bold face.
    [[nodiscard]] QSize sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &size,
                                         const QWidget *widget) const override;
    /// No icons on dialog buttons: Fusion's are black, even in dark themes.
    [[nodiscard]] int styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                                QStyleHintReturn *data) const override;
    /// Supports letters of any font; see anyletter.h.
    void drawItemText(QPainter *painter, const QRect &area, int flags, const QPalette &palette, bool isEnabled,
                      const QString &text, QPalette::ColorRole role) const override;
};

} // namespace chipboard
