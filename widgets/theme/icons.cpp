#include "widgets/theme/icons.h"

#include <QFile>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QSvgRenderer>

// Q_INIT_RESOURCE needs the global namespace; a static library's resources are only linked in when asked for.
static void initIconResource() { Q_INIT_RESOURCE(icons); }

namespace chipboard {
namespace {

constexpr double disabledOpacity = 0.4;

/// A drawing that is drawn anew for each size, so it is sharp at every pixel ratio.
class SvgEngine : public QIconEngine
{
public:
    explicit SvgEngine(const QByteArray &svg)
        : m_svg(svg)
    {
    }

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State /*state*/) override
    {
        QSvgRenderer renderer(m_svg);
        painter->save();
        if (mode == QIcon::Disabled)
            painter->setOpacity(painter->opacity() * disabledOpacity);
        renderer.render(painter, rect);
        painter->restore();
    }

    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override
    {
        QPixmap pixmap(size);
        if (pixmap.isNull()) // of a control that has no room for it
            return pixmap;
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect(QPoint(0, 0), size), mode, state);
        return pixmap;
    }

    [[nodiscard]] QIconEngine *clone() const override { return new SvgEngine(*this); }

private:
    QByteArray m_svg;
};

QByteArray drawing(const QString &name)
{
    initIconResource();
    QFile file(QStringLiteral(":/icons/%1.svg").arg(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

QIcon ownIcon(const QString &name, const QColor &colour)
{
    QByteArray svg = drawing(name);
    return svg.isEmpty() ? QIcon() : QIcon(new SvgEngine(svg.replace("currentColor", colour.name().toLatin1())));
}

QIcon actionIcon(const QString &name, const Theme &theme)
{
    const QIcon own = ownIcon(name, theme.text);
    // A desktop's icons are made for the desktop's palette: not for the other one chosen here.
    return theme == themeFor(QPalette()) ? QIcon::fromTheme(name, own) : own;
}

QIcon applicationIcon()
{
    const QByteArray svg = drawing(QStringLiteral("org.chipboard.Chipboard"));
    return svg.isEmpty() ? QIcon() : QIcon(new SvgEngine(svg));
}

} // namespace chipboard
