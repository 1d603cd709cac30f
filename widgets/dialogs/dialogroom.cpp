#include "widgets/dialogs/dialogroom.h"

#include <QFontMetrics>
#include <QScreen>
#include <QWidget>

#include <algorithm>

namespace chipboard {
namespace {

constexpr QSize frame{16, 48};
constexpr QSize smallestScreen{1024, 600};
constexpr QSize anyRoom{QWIDGETSIZE_MAX, QWIDGETSIZE_MAX};

} // namespace

QSize roomFor(const QWidget &window)
{
    const QSize room = window.screen()->availableSize();
    return room.width() < smallestScreen.width() || room.height() < smallestScreen.height() ? anyRoom : room - frame;
}

int lettersWide(const QWidget &widget, int letters, int least)
{
    return std::max(least, QFontMetrics(widget.font()).averageCharWidth() * letters);
}

} // namespace chipboard
