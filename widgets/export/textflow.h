// Purpose: flows headed lists of paragraphs across columns and pages: wrapped, never cut. Lengths in pixels.
#pragma once

#include "data/views/pagespec.h"
#include "widgets/charts/chartlayout.h"

#include <QRectF>

namespace chipboard {

enum class TextTone { Plain, Muted, Warning };

struct TextBlock
{
    QList<PlacedText> lines;
    QFont font;
    TextTone tone = TextTone::Plain;
    QRectF rect;
};

/// Wraps from the area's top into at most `lines` lines; the block has the height of its lines.
[[nodiscard]] TextBlock textBlock(const QString &text, const QFont &font, TextTone tone, const QRectF &area, int lines,
                                  TextRuler &ruler);
/// One muted line in the lower right corner: a page number.
[[nodiscard]] TextBlock cornerText(const QString &text, const QFont &font, const QRectF &area, TextRuler &ruler);

struct FlowSection
{
    QString heading;
    QStringList paragraphs;
};

/// Areas for text: the columns left on the current page (none if it is full), and those of each following page, at
/// least one.
struct FlowRoom
{
    QList<QRectF> first;
    QList<QRectF> others;
};

/// A page's sentences.
[[nodiscard]] QList<FlowSection> flowOf(const QList<TextSection> &texts);
/// One column, or two from 800 pixels on: long lines are hard to read.
[[nodiscard]] QList<QRectF> textColumns(const QRectF &area);

/// One list of blocks per page, the current page first. Sections without paragraphs are dropped; a heading is never the
/// last line of a column, and a paragraph is split only if it is longer than a column.
[[nodiscard]] QList<QList<TextBlock>> layoutFlow(const QList<FlowSection> &sections, const TypeScale &type,
                                                 const FlowRoom &room, TextRuler &ruler);

} // namespace chipboard
