#include "widgets/dialogs/dialogroom.h"

#include "widgets/theme/parts.h"

#include <QBoxLayout>
#include <QDialog>
#include <QDialogButtonBox>
#include <QEvent>
#include <QFontMetrics>
#include <QGuiApplication>
#include <QMainWindow>
#include <QScreen>
#include <QScrollArea>
#include <QTimer>

#include <algorithm>
#include <memory>

namespace chipboard {
namespace {

constexpr QSize frame{16, 48};
constexpr QSize madeUpScreen{800, 800}; ///< default of the offscreen platform
constexpr QSize smallScreen{1024, 600};
constexpr QSize anyRoom{QWIDGETSIZE_MAX, QWIDGETSIZE_MAX};

bool isMadeUp(const QScreen &screen)
{
    return screen.size() * screen.devicePixelRatio() == madeUpScreen
        && QGuiApplication::platformName() == QLatin1String("offscreen");
}

bool holdsButtons(QLayoutItem &item)
{
    if (QWidget *widget = item.widget())
        return qobject_cast<QDialogButtonBox *>(widget) != nullptr
            || widget->findChild<QDialogButtonBox *>() != nullptr;
    QLayout *layout = item.layout();
    for (int i = 0; layout != nullptr && i < layout->count(); ++i) {
        if (holdsButtons(*layout->itemAt(i)))
            return true;
    }
    return false;
}

// Moves everything above the buttons into a scroll area.
void letScroll(QDialog &dialog)
{
    auto *outer = qobject_cast<QVBoxLayout *>(dialog.layout());
    const QString name = QStringLiteral("dialogContent");
    if (outer == nullptr || dialog.findChild<QScrollArea *>(name, Qt::FindDirectChildrenOnly) != nullptr)
        return;
    auto *area = new QScrollArea(&dialog);
    area->setObjectName(name);
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setFocusPolicy(Qt::NoFocus);
    auto *content = new QWidget(area);
    auto *inner = arranged<QVBoxLayout>(content, outer->spacing());
    int place = 0;
    while (place < outer->count()) {
        if (holdsButtons(*outer->itemAt(place))) {
            ++place;
            continue;
        }
        const int stretch = outer->stretch(place);
        std::unique_ptr<QLayoutItem> item(outer->takeAt(place));
        if (QLayout *layout = item->layout()) { // a layout is its own item
            layout->setParent(nullptr);
            inner->addLayout(layout, stretch);
            (void)item.release();
        } else if (QWidget *widget = item->widget()) {
            inner->addWidget(widget, stretch, item->alignment());
        } else {
            inner->addItem(item.release());
        }
    }
    area->setWidget(content);
    outer->insertWidget(0, area, 1);
}

QSize leastOf(const QWidget &window, const QSize &room)
{
    QSize least = window.minimumSizeHint().expandedTo(window.minimumSize());
    if (const QLayout *layout = window.layout(); layout != nullptr && layout->hasHeightForWidth())
        least = least.expandedTo({0, layout->totalHeightForWidth(std::min(window.width(), room.width()))});
    return least;
}

void fit(QWidget &window)
{
    auto *dialog = qobject_cast<QDialog *>(&window);
    // A main window may be as large as the screen: only the requested size is limited, the window manager handles the
    // frame.
    const bool isMain = qobject_cast<QMainWindow *>(&window) != nullptr && roomFor(window) != anyRoom;
    const QSize room = isMain ? roomFor(window) + frame : roomFor(window);
    if (room == anyRoom || (window.windowState() & (Qt::WindowMaximized | Qt::WindowFullScreen)) != 0)
        return;
    constexpr QSize spare(8, 8); // wrapped texts need slightly more than they report
    const QSize least = leastOf(window, room) + spare;
    if (dialog != nullptr && (least.width() > room.width() || least.height() > room.height())) {
        letScroll(*dialog);
        dialog->setMinimumSize(0, 0);
        if (dialog->layout() != nullptr)
            dialog->layout()->activate(); // drops the old size limits
    }
    if (window.width() > room.width() || window.height() > room.height())
        window.resize(window.size().boundedTo(room));
}

void keepOnScreen(QWidget &window)
{
    if ((window.windowState() & (Qt::WindowMaximized | Qt::WindowFullScreen)) != 0 || roomFor(window) == anyRoom)
        return;
    const QRect screen = window.screen()->availableGeometry();
    const QRect whole = window.frameGeometry();
    const int x = std::clamp(whole.x(), screen.x(), std::max(screen.x(), screen.right() + 1 - whole.width()));
    const int y = std::clamp(whole.y(), screen.y(), std::max(screen.y(), screen.bottom() + 1 - whole.height()));
    if (QPoint(x, y) != whole.topLeft())
        window.move(x, y);
}

} // namespace

QSize roomFor(const QWidget &window)
{
    const QScreen &screen = *window.screen();
    return isMadeUp(screen) ? anyRoom : screen.availableSize() - frame;
}

bool isOnSmallScreen(const QWidget &window)
{
    const QSize room = roomFor(window) + frame;
    return room.width() < smallScreen.width() || room.height() < smallScreen.height();
}

int lettersWide(const QWidget &widget, int letters, int least)
{
    return std::max(least, QFontMetrics(widget.font()).averageCharWidth() * letters);
}

DialogRoom::DialogRoom(QObject *parent)
    : QObject(parent)
{
    QCoreApplication::instance()->installEventFilter(this);
}

bool DialogRoom::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::Show || event->spontaneous()) // a restored window keeps its position
        return QObject::eventFilter(watched, event);
    auto *window = qobject_cast<QWidget *>(watched);
    if (window == nullptr || (window->windowType() != Qt::Window && window->windowType() != Qt::Dialog))
        return QObject::eventFilter(watched, event);
    fit(*window);
    // Again after it has been shown and its frame is known.
    QTimer::singleShot(0, window, [window] {
        fit(*window);
        keepOnScreen(*window);
    });
    return QObject::eventFilter(watched, event);
}

} // namespace chipboard
