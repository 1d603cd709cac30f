// Purpose: how much room texts take on slides and on charts of Office files, by the metrics of their font. Who opens a
// file may not have that font: cells and boxes, in which programs break lines, count a tenth more. Lengths in the unit
// of the size.
#pragma once

#include "widgets/export/office/xmlpart.h"
#include "widgets/theme/theme.h"

#include <QFont>
#include <QLocale>
#include <QString>

#include <memory>
#include <span>

namespace chipboard {

class TextRuler;

inline constexpr double lineSpacing = 1.25; ///< of the letters' size, from line to line
inline constexpr double cellSides = 12.0;   ///< points beside a cell's text, both sides together

/// Copies share what they have measured, so all of them belong to one thread.
class TextMeasure
{
public:
    explicit TextMeasure(const TypeScale &type = paperTheme().type);

    /// In one line.
    [[nodiscard]] double width(const QString &text, double size, bool bold = false) const;
    /// As much of it as there is room for, with an ellipsis where something is missing.
    [[nodiscard]] QString elided(const QString &text, double size, double room) const;
    /// Of parts between dots as many as have room, none of them cut but the first.
    [[nodiscard]] QString wholeParts(const QString &text, double size, double room) const;

    /// In one line of a cell or box, in whatever font.
    [[nodiscard]] double lineWidth(const QString &text, double size, bool bold = false) const;
    /// Likewise of the longest piece that programs do not break: they break at spaces and after a hyphen between
    /// letters.
    [[nodiscard]] double longestWord(const QString &text, double size, bool bold = false) const;
    /// At least 1; a word that is wider than a line is broken at its end.
    [[nodiscard]] int lines(const QString &text, double room, double size, bool bold = false) const;

    friend bool operator==(const TextMeasure &one, const TextMeasure &other) { return one.m_plain == other.m_plain; }

private:
    QFont m_plain; ///< at the size that is measured
    QFont m_bold;
    std::shared_ptr<TextRuler> m_ruler;
};

// How presentations look: the theme of the export, and the language that their texts are in.

struct OfficeLook
{
    Theme theme = paperTheme();
    QLocale locale = QLocale::c();   ///< that the labels of charts were written in
    TextMeasure letters{theme.type}; ///< of the theme's font
    bool isOnTemplate = false;       ///< its theme is a template's

    /// That of the theme, so that texts change with it.
    [[nodiscard]] static QString typeface();
    /// Of the theme that the file has; see themeSlots().
    [[nodiscard]] QList<SchemeColour> scheme() const;
};

/// Which colour of ours stands where in the theme of a file: makers are accents.
struct ThemeSlot
{
    const char *part; ///< in the theme: "a:dk1"
    const char *name; ///< as slides and charts refer to it: "tx1"
    QColor Theme::*colour;
    bool isOurs = false; ///< it means something else in a company's template
};
[[nodiscard]] std::span<const ThemeSlot> themeSlots();

/// "B85C00".
[[nodiscard]] QString hexText(const QColor &colour);
/// What files say of the language of their texts: "en-US", "de-DE".
[[nodiscard]] QString languageTag(const QLocale &locale);

} // namespace chipboard
