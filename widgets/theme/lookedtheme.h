// Purpose: a theme with the colours and the font of a company look, and what is wrong with such colours in words.
#pragma once

#include "data/board/exportrecipe.h"
#include "data/core/result.h"
#include "widgets/theme/theme.h"

#include <QRectF>

class QPainter;

namespace chipboard {

/// What the look does not name stays as it was.
[[nodiscard]] Theme withLook(Theme theme, const CompanyLook &look);
/// Warnings: contrasts below 4.5:1 of texts and 3:1 of marks, and marks that some eyes cannot tell apart, in the light
/// and in the dark theme.
[[nodiscard]] Problems checkLook(const CompanyLook &look, const QString &name);

// The logo of a company look, in the margin of a page: SVG as vectors, PNG as it is.

/// In its corner between the edge of the page and the body; as high as three fifths of that margin.
[[nodiscard]] QRectF logoPlace(const CompanyLook &look, const QSizeF &page, const QRectF &body);
/// The logo as PNG with at most so many pixels in height, and nothing else that its file had.
[[nodiscard]] QByteArray logoPicture(const CompanyLook &look, int height);
/// Nothing where the look has no logo, or one that cannot be drawn.
void paintLogo(QPainter &painter, const CompanyLook &look, const QSizeF &page, const QRectF &body);

} // namespace chipboard
