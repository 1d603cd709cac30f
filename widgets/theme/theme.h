// Purpose: colours, type and sizes of everything that is drawn, and themes for eyes that need more.
#pragma once

#include "data/views/chartspec.h"

#include <QColor>
#include <QFont>
#include <QString>

#include <span>

class QPalette;

namespace chipboard {

// How everything looks, in one value: colours by role, type scale, spacing. Light and dark are two such values;
// exports use the light one whatever the screen does. No colour is named anywhere else.

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

// Themes for eyes that need more: higher contrast, larger type, and the same theme as people see it who see colours
// differently or print without them.

/// Black and white grounds, texts of 7:1 at least (WCAG 2.1, 1.4.6), marks and borders of 4.5:1.
[[nodiscard]] Theme contrastTheme(bool dark);

/// In per cent, from small to large.
[[nodiscard]] std::span<const int> textSizes();
/// What comes after a size in `textSizes()`, or before it; the ends stay.
[[nodiscard]] int nextTextSize(int percent, int by);
/// All type sizes in per cent of what they are.
[[nodiscard]] Theme enlarged(Theme theme, int percent);

/// What a look through other eyes is: a row of the preview's menu.
struct EyesRow
{
    const char *id;
    const char *name; ///< QT_TR_NOOP
    QColor (*seen)(const QColor &colour);
};
/// The first one: as it is.
[[nodiscard]] std::span<const EyesRow> eyesTable();
/// The first one where there is no such row.
[[nodiscard]] const EyesRow &findEyes(const QString &id);
/// Every colour as these eyes see it; nothing else changes.
[[nodiscard]] Theme seenThrough(const EyesRow &eyes, Theme theme);

} // namespace chipboard
