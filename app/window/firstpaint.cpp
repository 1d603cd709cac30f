#include "app/window/firstpaint.h"

#include <QEvent>
#include <QFile>
#include <QTimer>
#include <QWidget>

#include <ctime>
#include <unistd.h>

namespace chipboard {

FirstPaint::FirstPaint(QWidget &window, std::function<void()> done)
    : QObject(&window)
    , m_done(std::move(done))
{
    window.installEventFilter(this);
}

bool FirstPaint::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Paint) {
        // The window is painted first, then its children, all in this turn; the next turn has everything on screen.
        watched->removeEventFilter(this);
        QTimer::singleShot(0, this, m_done);
    }
    return QObject::eventFilter(watched, event);
}

double millisecondsSinceStart()
{
    QFile file(QStringLiteral("/proc/self/stat"));
    timespec now{};
    if (!file.open(QIODevice::ReadOnly) || clock_gettime(CLOCK_BOOTTIME, &now) != 0)
        return -1.0;
    // The name in parentheses may contain spaces; field 22 is the start in clock ticks since boot (proc(5)).
    const QByteArray fields = file.readAll();
    const QList<QByteArray> rest = fields.mid(fields.lastIndexOf(')') + 2).split(' ');
    const double ticks = rest.value(19).toDouble();
    const double milliseconds = static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
    return milliseconds - ticks * 1e3 / static_cast<double>(sysconf(_SC_CLK_TCK));
}

} // namespace chipboard
