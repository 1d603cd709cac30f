// Purpose: tells when a window has been painted for the first time: what is on the screen then is what a person sees
// first. For measuring the start and for screenshots.
#pragma once

#include <QObject>

#include <functional>

class QWidget;

namespace chipboard {

class FirstPaint : public QObject
{
    Q_OBJECT

public:
    /// Calls `done` once, in the turn of the event loop after the first paint of the window and all that is in it.
    FirstPaint(QWidget &window, std::function<void()> done);

    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    std::function<void()> m_done;
};

/// Milliseconds since the process was started, by the kernel, which keeps the start in steps of 10 ms:
/// take the mean of several runs. Negative where /proc tells nothing.
[[nodiscard]] double millisecondsSinceStart();

} // namespace chipboard
