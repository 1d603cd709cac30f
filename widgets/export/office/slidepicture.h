// Purpose: a slide painted from its part, as the file has it: titles, texts, tables and their places are read from what
// the writer wrote, so a preview cannot differ from it. Charts are drawn by the renderer of the screen in their frames.
#pragma once

#include "data/views/chartspec.h"
#include "widgets/theme/theme.h"

#include <QByteArray>
#include <QList>
#include <QRectF>

class QCPPainter;

namespace chipboard {

class TextRuler;

struct SlidePicture
{
    QByteArray slide;        ///< the part
    QByteArray layout;       ///< that of its layout: places, and how texts look that do not say so
    QList<ChartSpec> charts; ///< in the order of their relationships, from rId2 on
    QSizeF paper;            ///< points
    QRectF title;            ///< of a layout that does not say where its title stands
    Theme theme;             ///< of the file
    QByteArray logo = {};    ///< PNG

    friend bool operator==(const SlidePicture &, const SlidePicture &) = default;
};

/// In pixels of 1/96 inch, on the slide's ground.
void paintSlide(QCPPainter &painter, const SlidePicture &slide, TextRuler &ruler);

} // namespace chipboard
