// Purpose: paints a slide from its written part: titles, texts, tables and positions are read from the XML, so that the
// preview cannot differ from the file. Charts are drawn by the screen renderer in their frames.
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
    QByteArray layout;       ///< its layout part: positions and text defaults
    QList<ChartSpec> charts; ///< in relationship order, from rId2
    QSizeF paper;            ///< points
    QRectF title;            ///< title position, for a layout without one
    Theme theme;             ///< of the file
    QByteArray logo = {};    ///< PNG

    friend bool operator==(const SlidePicture &, const SlidePicture &) = default;
};

/// In pixels of 1/96 inch, with the slide's background.
void paintSlide(QCPPainter &painter, const SlidePicture &slide, TextRuler &ruler);

} // namespace chipboard
