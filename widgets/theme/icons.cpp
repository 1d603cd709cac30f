#include "widgets/theme/icons.h"

#include "widgets/theme/typefaces.h"

#include <QFile>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QStyleOption>
#include <QSvgRenderer>
#include <QWidget>

#include <array>

// Q_INIT_RESOURCE needs the global namespace; a static library's resources are only linked if requested.
static void initIconResource() { Q_INIT_RESOURCE(icons); }

namespace chipboard {

namespace {

constexpr double disabledOpacity = 0.4;

/// Renders the SVG for each size, so it is sharp at every pixel ratio.
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
        if (pixmap.isNull()) // of a control without room for it
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
    // Desktop icons match the desktop's palette, not another theme chosen here.
    return theme == themeFor(QPalette()) ? QIcon::fromTheme(name, own) : own;
}

QIcon applicationIcon()
{
    const QByteArray svg = drawing(QStringLiteral("org.chipboard.Chipboard"));
    return svg.isEmpty() ? QIcon() : QIcon(new SvgEngine(svg));
}

namespace {

/// Qt caches the icon across theme changes: this grey contrasts with both (4.0:1 or more).
constexpr QRgb greyOnBoth = qRgb(0x7c, 0x7f, 0x84);

struct OwnPicture
{
    QStyle::StandardPixmap which;
    const char *name;
};

constexpr std::array ownPictures = {
    OwnPicture{QStyle::SP_LineEditClearButton, "window-close"},
    OwnPicture{QStyle::SP_DockWidgetCloseButton, "window-close"},
    OwnPicture{QStyle::SP_TitleBarCloseButton, "window-close"},
    OwnPicture{QStyle::SP_TitleBarNormalButton, "window-restore"},
    OwnPicture{QStyle::SP_ToolBarHorizontalExtensionButton, "view-more"},
};

} // namespace

ChipboardStyle::ChipboardStyle()
    : QProxyStyle(QStringLiteral("Fusion"))
{
}

QIcon ChipboardStyle::standardIcon(StandardPixmap which, const QStyleOption *option, const QWidget *widget) const
{
    for (const OwnPicture &own : ownPictures) {
        if (own.which == which)
            return ownIcon(QLatin1String(own.name), QColor(greyOnBoth));
    }
    return QProxyStyle::standardIcon(which, option, widget);
}

QSize ChipboardStyle::sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &size,
                                       const QWidget *widget) const
{
    if (const auto *header = qstyleoption_cast<const QStyleOptionHeader *>(option);
        type == CT_HeaderSection && header != nullptr && widget != nullptr) {
        QStyleOptionHeader plain = *header;
        plain.fontMetrics = widget->fontMetrics();
        return QProxyStyle::sizeFromContents(type, &plain, size, widget);
    }
    return QProxyStyle::sizeFromContents(type, option, size, widget);
}

int ChipboardStyle::styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                              QStyleHintReturn *data) const
{
    return hint == SH_DialogButtonBox_ButtonsHaveIcons ? 0 : QProxyStyle::styleHint(hint, option, widget, data);
}

void ChipboardStyle::drawItemText(QPainter *painter, const QRect &area, int flags, const QPalette &palette,
                                  bool isEnabled, const QString &text, QPalette::ColorRole role) const
{
    const QFont before = painter->font();
    painter->setFont(fontShowing(before, text));
    QProxyStyle::drawItemText(painter, area, flags, palette, isEnabled, text, role);
    painter->setFont(before);
}

} // namespace chipboard
