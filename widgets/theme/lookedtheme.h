// Purpose: applies the colours and font of a brand theme, and checks them for contrast and colour vision.
#pragma once

#include "data/board/exportrecipe.h"
#include "data/core/result.h"
#include "widgets/theme/theme.h"

#include <QRectF>

class QPainter;

namespace chipboard {

/// Settings that the brand theme omits stay unchanged.
[[nodiscard]] Theme withLook(Theme theme, const CompanyLook &look);
/// Warnings for light and dark themes: text contrast below 4.5:1, mark contrast below 3:1, and marks that are
/// indistinguishable with a colour-vision deficiency.
[[nodiscard]] Problems checkLook(const CompanyLook &look, const QString &name);

// The logo of a brand theme, in the margin of a page: SVG as vectors, PNG unchanged.

/// In its corner between page edge and body; its height is three fifths of that margin.
[[nodiscard]] QRectF logoPlace(const CompanyLook &look, const QSizeF &page, const QRectF &body);
/// The logo as PNG of at most `height` pixels, stripped of all other contents of its file.
[[nodiscard]] QByteArray logoPicture(const CompanyLook &look, int height);
/// Paints nothing if there is no logo or it cannot be drawn.
void paintLogo(QPainter &painter, const CompanyLook &look, const QSizeF &page, const QRectF &body);

} // namespace chipboard
