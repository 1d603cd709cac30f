#include "widgets/theme/chipboardstyle.h"

#include "widgets/theme/icons.h"
#include "widgets/theme/typefaces.h"

#include <QPainter>
#include <QStyleOption>
#include <QWidget>

#include <array>

namespace chipboard {
namespace {

/// Qt asks once and keeps the answer, whatever theme comes later: this grey stands out on both (4.0:1 and more).
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
