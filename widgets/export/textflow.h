// Purpose: headed lists of paragraphs on paper: wrapped, never cut, flowing from column to column and page to page.
// Lengths in pixels.
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

/// Wrapped from the area's top, in so many lines at most; the block is as high as they are.
[[nodiscard]] TextBlock textBlock(const QString &text, const QFont &font, TextTone tone, const QRectF &area, int lines,
                                  TextRuler &ruler);
/// One quiet line in the area's lower right corner: the number of a page.
[[nodiscard]] TextBlock cornerText(const QString &text, const QFont &font, const QRectF &area, TextRuler &ruler);

struct FlowSection
{
    QString heading;
    QStringList paragraphs;
};

/// Where text may go: the columns of the page that was begun already (none when it is full), and those of every page
/// after it, of which there is at least one.
struct FlowRoom
{
    QList<QRectF> first;
    QList<QRectF> others;
};

/// What a page tells in sentences.
[[nodiscard]] QList<FlowSection> flowOf(const QList<TextSection> &texts);
/// Lines as long as a wide page are hard to read: one column, or two from 800 pixels on.
[[nodiscard]] QList<QRectF> textColumns(const QRectF &area);

/// One list of blocks a page, the begun one first. Sections without paragraphs are left out; a heading is never the
/// last line of a column, and a paragraph is parted only when it is longer than one.
[[nodiscard]] QList<QList<TextBlock>> layoutFlow(const QList<FlowSection> &sections, const TypeScale &type,
                                                 const FlowRoom &room, TextRuler &ruler);

} // namespace chipboard
