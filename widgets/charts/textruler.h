// Purpose: measures and fits texts: wrapped at words, elided when there is no room, never clipped. Caches measurements,
// because shaping is the most expensive part of a layout; texts on paper scale linearly and are measured once for all
// sizes.
#pragma once

#include <QFont>
#include <QHash>
#include <QPointF>
#include <QStringList>

class QPainter;

namespace chipboard {

class TextRuler
{
public:
    [[nodiscard]] double width(const QFont &font, const QString &text);
    [[nodiscard]] double ascent(const QFont &font);
    [[nodiscard]] double descent(const QFont &font);
    [[nodiscard]] double height(const QFont &font) { return ascent(font) + descent(font); }

    [[nodiscard]] QString elided(const QFont &font, const QString &text, double width);
    /// Lines no wider than `width`; at most `mostLines`, the last one elided. Words too long for a line are broken.
    [[nodiscard]] QStringList wrapped(const QFont &font, const QString &text, double width, int mostLines);

private:
    struct Face
    {
        double scale = 1.0; ///< from the measured to the requested size
        double ascent = 0.0;
        double descent = 0.0;
        QFont measured;
        QHash<QString, double> widths;
    };
    Face &face(const QFont &font);
    [[nodiscard]] qsizetype fittingLength(const QFont &font, const QString &text, double width);

    QHash<int, Face> m_faces;
};

/// Distance from the top of a row of this height to the base line of a vertically centred text.
[[nodiscard]] inline double baselineIn(double height, const QFont &font, TextRuler &ruler)
{
    return height / 2.0 + (ruler.ascent(font) - ruler.descent(font)) / 2.0;
}

/// Draws from `at` on the base line with the painter's font. In a PDF with a paper font (TypeScale::forPaper), draws
/// signs between letters or digits separately: fonts like Inter substitute glyphs there ("2026-07") that a PDF cannot
/// map back to characters, which breaks search.
void drawSearchable(QPainter &painter, const QPointF &at, const QString &text);

} // namespace chipboard
