// Purpose: measuring texts and making them fit: wrapped at words, elided where there is no more room, never cut.
// Remembers what it measured, because shaping is the dearest part of a layout; texts on paper, which scale evenly, are
// measured once for all sizes.
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
    /// Lines not wider than `width`; the last of `mostLines` is elided. Words too long for a line are broken.
    [[nodiscard]] QStringList wrapped(const QFont &font, const QString &text, double width, int mostLines);

private:
    struct Face
    {
        double scale = 1.0; ///< from the measured size to the one asked for
        double ascent = 0.0;
        double descent = 0.0;
        QFont measured;
        QHash<QString, double> widths;
    };
    Face &face(const QFont &font);
    [[nodiscard]] qsizetype fittingLength(const QFont &font, const QString &text, double width);

    QHash<int, Face> m_faces;
};

/// From the top of a row of this height to the base line of a text in its middle.
[[nodiscard]] inline double baselineIn(double height, const QFont &font, TextRuler &ruler)
{
    return height / 2.0 + (ruler.ascent(font) - ruler.descent(font)) / 2.0;
}

/// Draws with the painter's font from `at` on the base line. In a PDF, with a font for paper (TypeScale::forPaper)
/// signs between letters or figures are drawn apart: fonts like Inter put other glyphs there ("2026-07"), which a PDF
/// cannot map back to characters, so that nobody could search for them.
void drawSearchable(QPainter &painter, const QPointF &at, const QString &text);

} // namespace chipboard
