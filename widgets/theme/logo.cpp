#include "widgets/theme/logo.h"

#include <QImage>
#include <QPainter>
#include <QSvgRenderer>

#include <algorithm>

namespace chipboard {
namespace {

constexpr double heightShare = 0.6;  // of the margin
constexpr double widestShare = 0.25; // of the page

QSizeF naturalSize(const CompanyLook &look)
{
    if (look.hasVectorLogo())
        return QSvgRenderer(look.logo).defaultSize();
    return QImage::fromData(look.logo).size();
}

} // namespace

QRectF logoPlace(const CompanyLook &look, const QSizeF &page, const QRectF &body)
{
    const QSizeF natural = look.logo.isEmpty() ? QSizeF() : naturalSize(look);
    if (natural.isEmpty())
        return {};
    const bool isTop = look.corner == LogoCorner::TopLeft || look.corner == LogoCorner::TopRight;
    const bool isLeft = look.corner == LogoCorner::TopLeft || look.corner == LogoCorner::BottomLeft;
    const double margin = isTop ? body.top() : page.height() - body.bottom();
    const QSizeF most(page.width() * widestShare, margin * heightShare);
    const QSizeF size = natural.scaled(most, Qt::KeepAspectRatio);
    const double y = (margin - size.height()) / 2.0;
    return {QPointF(isLeft ? body.left() : body.right() - size.width(), isTop ? y : page.height() - y - size.height()),
            size};
}

void paintLogo(QPainter &painter, const CompanyLook &look, const QSizeF &page, const QRectF &body)
{
    const QRectF place = logoPlace(look, page, body);
    if (place.isEmpty())
        return;
    if (look.hasVectorLogo()) {
        QSvgRenderer(look.logo).render(&painter, place);
        return;
    }
    painter.setRenderHint(QPainter::SmoothPixmapTransform, true);
    painter.drawImage(place, QImage::fromData(look.logo));
}

} // namespace chipboard
