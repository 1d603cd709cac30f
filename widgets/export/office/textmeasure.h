// Purpose: measures texts on slides and Office charts, by the metrics of their font. Readers may not have that font, so
// widths in cells and boxes, where programs wrap lines, get a margin of a tenth. Lengths in the unit of the size.
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

inline constexpr double lineSpacing = 1.25; ///< line height in font sizes
inline constexpr double cellSides = 12.0;   ///< points of horizontal cell padding, both sides

/// Copies share a cache, so all must be used in one thread.
class TextMeasure
{
public:
    explicit TextMeasure(const TypeScale &type = paperTheme().type);

    /// On one line.
    [[nodiscard]] double width(const QString &text, double size, bool bold = false) const;
    /// Elided to `room`.
    [[nodiscard]] QString elided(const QString &text, double size, double room) const;
    /// As many whole parts, separated by dots, as fit; only the first may be elided.
    [[nodiscard]] QString wholeParts(const QString &text, double size, double room) const;

    /// On one line of a cell or box, with the margin for other fonts.
    [[nodiscard]] double lineWidth(const QString &text, double size, bool bold = false) const;
    /// The same for the longest unbreakable piece: programs break at spaces and after a hyphen between letters.
    [[nodiscard]] double longestWord(const QString &text, double size, bool bold = false) const;
    /// At least 1; a word wider than a line is broken.
    [[nodiscard]] int lines(const QString &text, double room, double size, bool bold = false) const;

    friend bool operator==(const TextMeasure &one, const TextMeasure &other) { return one.m_plain == other.m_plain; }

private:
    QFont m_plain; ///< at the size used for measuring
    QFont m_bold;
    std::shared_ptr<TextRuler> m_ruler;
};

// Appearance of a presentation: the theme of the export, and the language of its texts.

struct OfficeLook
{
    Theme theme = paperTheme();
    QLocale locale = QLocale::c();   ///< locale of the chart labels
    TextMeasure letters{theme.type}; ///< of the theme's font
    bool isOnTemplate = false;       ///< its theme comes from a template

    /// The theme font, so that texts change with the theme.
    [[nodiscard]] static QString typeface();
    /// The colours of the file's theme; see themeSlots().
    [[nodiscard]] QList<SchemeColour> scheme() const;
};

/// Maps our colours to the theme colours of a file: vendors are accents.
struct ThemeSlot
{
    const char *part; ///< in the theme part: "a:dk1"
    const char *name; ///< as referenced by slides and charts: "tx1"
    QColor Theme::*colour;
    bool isOurs = false; ///< has another meaning in a company's template
};
[[nodiscard]] std::span<const ThemeSlot> themeSlots();

/// "B85C00".
[[nodiscard]] QString hexText(const QColor &colour);
/// BCP 47 tag for the language of texts in files: "en-US", "de-DE".
[[nodiscard]] QString languageTag(const QLocale &locale);

} // namespace chipboard
