#include "widgets/theme/logo.h"

#include <QBuffer>
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

QByteArray logoPicture(const CompanyLook &look, int height)
{
    const QSizeF natural = look.logo.isEmpty() ? QSizeF() : naturalSize(look);
    if (natural.isEmpty())
        return {};
    const QSize size = natural.scaled(QSizeF(8.0 * height, height), Qt::KeepAspectRatio).toSize().expandedTo({1, 1});
    QImage image;
    if (look.hasVectorLogo()) {
        image = QImage(size, QImage::Format_ARGB32);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        QSvgRenderer(look.logo).render(&painter, QRectF(QPointF(0, 0), size));
    } else {
        image = QImage::fromData(look.logo).convertToFormat(QImage::Format_ARGB32);
        if (image.height() > size.height() || image.width() > size.width())
            image = image.scaled(size, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
        // The pixels alone: what else was in the file stays there.
        image = QImage(image.constBits(), image.width(), image.height(), image.bytesPerLine(), image.format()).copy();
    }
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return buffer.data();
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
