// Purpose: colours, type and sizes of everything drawn, and accessible variants.
#pragma once

#include "data/views/chartspec.h"

#include <QColor>
#include <QFont>
#include <QString>

#include <span>

class QPalette;

namespace chipboard {

// The appearance in one value: colours by role, type scale, spacing. Light and dark are two such values; exports use
// the light one regardless of the screen. No colour is defined elsewhere.

/// Four sizes, in pixels, and two weights: the whole type scale.
struct TypeScale
{
    QString family;
    int title = 20;
    int heading = 15;
    int body = 13;
    int small = 11;
    bool forPaper = false; ///< no hinting, no ligatures: PDF texts keep their position and can be searched

    [[nodiscard]] QFont font(int pixelSize, bool strong = false) const;
    /// Scales a length, given for the default type size, with the type: heights of rows and bars.
    [[nodiscard]] int scaled(int pixels) const { return pixels * body / 13; }

    friend bool operator==(const TypeScale &, const TypeScale &) = default;
};

struct Theme
{
    bool dark = false;
    QColor window; ///< window background
    QColor panel;  ///< docks and bars
    QColor card;
    QColor border;
    QColor text;      ///< 4.5:1 on card, panel and window
    QColor textMuted; ///< also 4.5:1
    QColor grid;
    QColor accent;
    QColor accentText; ///< text on accent
    QColor highlight;  ///< background of the highlighted row
    QColor warning;
    QColor better; ///< than the baseline: blue, filled arrow; 4.5:1 like all text
    QColor worse;  ///< orange, hollow arrow
    QColor trainium;
    QColor inferentia;
    QColor nvidia;
    QColor other;
    QColor quiet;    ///< marks while another one is highlighted: still 3:1 on card
    QColor heatLow;  ///< low end of a heat table: blue, and darker in greyscale
    QColor heatEven; ///< its middle
    QColor heatHigh; ///< orange; text has 4.5:1 on all three and on colours between them
    TypeScale type;

    [[nodiscard]] QColor colour(ColourRole role) const;
    /// Colour of a number compared with the baseline; the text colour if a brand theme's background leaves too little
    /// contrast.
    [[nodiscard]] QColor ink(Beside beside) const;
    /// The text colour, or black or white where it has less than 4.5:1 on that background: a heat table keeps its
    /// colours when a brand theme or template turns texts light.
    [[nodiscard]] QColor inkOn(const QColor &ground) const;

    friend bool operator==(const Theme &, const Theme &) = default;
};

/// Colour of a heat table cell; `tone` is -1 (low end) to 1.
[[nodiscard]] QColor heatColour(const Theme &theme, double tone);

/// Base grid of all spacing, in pixels.
inline constexpr int gridStep = 8;

[[nodiscard]] Theme lightTheme();
[[nodiscard]] Theme darkTheme();
/// The light theme on white paper, for exports.
[[nodiscard]] Theme paperTheme();
/// Dark when the palette's window is darker than its text (Qt 6.4 has no colorScheme()).
[[nodiscard]] Theme themeFor(const QPalette &systemPalette);
[[nodiscard]] QPalette paletteOf(const Theme &theme);
[[nodiscard]] QString styleSheetOf(const Theme &theme);

/// WCAG 2.1 contrast ratio, 1 to 21.
[[nodiscard]] double contrastRatio(const QColor &a, const QColor &b);

// Accessible themes: higher contrast, larger type, and simulations of colour-vision deficiencies and monochrome print.

/// Black or white backgrounds; text at least 7:1 (WCAG 2.1, 1.4.6), marks and borders 4.5:1.
[[nodiscard]] Theme contrastTheme(bool dark);

/// In per cent, ascending.
[[nodiscard]] std::span<const int> textSizes();
/// The next or previous size in textSizes(); stops at the ends.
[[nodiscard]] int nextTextSize(int percent, int by);
/// Scales all type sizes by `percent`.
[[nodiscard]] Theme enlarged(Theme theme, int percent);

/// A row of the colour-vision simulation menu.
struct EyesRow
{
    const char *id;
    const char *name; ///< QT_TR_NOOP
    QColor (*seen)(const QColor &colour);
};
/// The first row is the unmodified view.
[[nodiscard]] std::span<const EyesRow> eyesTable();
/// The first row if the id is unknown.
[[nodiscard]] const EyesRow &findEyes(const QString &id);
/// Maps every colour as seen with this colour vision; nothing else changes.
[[nodiscard]] Theme seenThrough(const EyesRow &eyes, Theme theme);

} // namespace chipboard
