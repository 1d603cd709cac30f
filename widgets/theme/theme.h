// Purpose: how everything looks, in one value: colours by role, type scale, spacing. Light and dark are two such
// values; exports use the light one whatever the screen does. No colour is named anywhere else.
#pragma once

#include "data/views/chartspec.h"

#include <QColor>
#include <QFont>
#include <QString>

class QApplication;
class QPalette;

namespace chipboard {

/// Four sizes, in pixels, and two weights: the whole type scale.
struct TypeScale
{
    QString family;
    int title = 20;
    int heading = 15;
    int body = 13;
    int small = 11;
    bool forPaper = false; ///< no hinting and no ligatures: texts of a PDF keep their place and can be searched

    [[nodiscard]] QFont font(int pixelSize, bool strong = false) const;
    /// A length that goes with the type, given for its usual size: heights of rows and bars.
    [[nodiscard]] int scaled(int pixels) const { return pixels * body / 13; }

    friend bool operator==(const TypeScale &, const TypeScale &) = default;
};

struct Theme
{
    bool dark = false;
    QColor window; ///< the quiet ground
    QColor panel;  ///< docks and bars
    QColor card;
    QColor border;
    QColor text;      ///< 4.5:1 on card, panel and window
    QColor textMuted; ///< 4.5:1 too
    QColor grid;
    QColor accent;
    QColor accentText; ///< on accent
    QColor highlight;  ///< behind the lit row
    QColor warning;
    QColor better; ///< than the baseline: blue, and the arrow is full; 4.5:1 like all text
    QColor worse;  ///< orange, and the arrow is hollow
    QColor trainium;
    QColor inferentia;
    QColor nvidia;
    QColor other;
    QColor quiet;    ///< marks while another one is lit: 3:1 on card all the same
    QColor heatLow;  ///< ends of a heat table: blue, and darker as a grey
    QColor heatEven; ///< its middle
    QColor heatHigh; ///< orange; 4.5:1 for the text on all three and between them
    TypeScale type;

    [[nodiscard]] QColor colour(ColourRole role) const;
    /// Of a number beside the baseline's; the text's own where a company look's ground leaves it too faint.
    [[nodiscard]] QColor ink(Beside beside) const;

    friend bool operator==(const Theme &, const Theme &) = default;
};

/// Of a cell from -1, the low end, to 1.
[[nodiscard]] QColor heatColour(const Theme &theme, double tone);

/// The grid that all spacing is a multiple of, in pixels.
inline constexpr int gridStep = 8;

[[nodiscard]] Theme lightTheme();
[[nodiscard]] Theme darkTheme();
/// The light theme on white paper: for exports.
[[nodiscard]] Theme paperTheme();
/// Dark when the palette's window is darker than its text (Qt 6.4 has no colorScheme()).
[[nodiscard]] Theme themeFor(const QPalette &systemPalette);
/// A palette and a style sheet for the whole program.
[[nodiscard]] QPalette paletteOf(const Theme &theme);
[[nodiscard]] QString styleSheetOf(const Theme &theme);

/// WCAG 2.1 contrast ratio, 1 to 21.
[[nodiscard]] double contrastRatio(const QColor &a, const QColor &b);

} // namespace chipboard
