// Purpose: making texts fit: wrapped at words, elided where there is no more room, never cut.
#pragma once

#include <QFont>
#include <QPointF>
#include <QStringList>

class QPainter;

namespace chipboard {

/// Lines not wider than `width`; the last of `mostLines` is elided when the text goes on. Words that are too long for a
/// line are broken.
[[nodiscard]] QStringList wrappedText(const QString &text, const QFont &font, double width, int mostLines);

/// Draws with the painter's font from `at` on the base line. With a font for paper (TypeScale::forPaper) signs between
/// letters or figures are drawn apart: fonts like Inter put other glyphs there ("2026-07"), which a PDF cannot map back
/// to characters, so that nobody could search for them.
void drawSearchable(QPainter &painter, const QPointF &at, const QString &text);

} // namespace chipboard
