// Purpose: the logo of a company look, in the margin of a page: SVG as vectors, PNG as it is.
#pragma once

#include "data/look/companylook.h"

#include <QRectF>

class QPainter;

namespace chipboard {

/// In its corner between the edge of the page and the body; as high as three fifths of that margin.
[[nodiscard]] QRectF logoPlace(const CompanyLook &look, const QSizeF &page, const QRectF &body);
/// The logo as PNG with so many pixels in height at most, without anything else that was in its file; empty where there
/// is none that can be drawn.
[[nodiscard]] QByteArray logoPicture(const CompanyLook &look, int height);
/// Nothing where the look has no logo, or one that cannot be drawn.
void paintLogo(QPainter &painter, const CompanyLook &look, const QSizeF &page, const QRectF &body);

} // namespace chipboard
