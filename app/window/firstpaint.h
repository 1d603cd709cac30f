// Purpose: detects the first complete paint of a window, for measuring the start-up time and for screenshots.
#pragma once

#include <QObject>

#include <functional>

class QWidget;

namespace chipboard {

class FirstPaint : public QObject
{
    Q_OBJECT

public:
    /// Calls `done` once, one turn of the event loop after the window and its children were first painted.
    FirstPaint(QWidget &window, std::function<void()> done);

    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    std::function<void()> m_done;
};

/// Milliseconds since process start, from the kernel's start time with a resolution of 10 ms: average several runs.
/// Negative if /proc has no value.
[[nodiscard]] double millisecondsSinceStart();

} // namespace chipboard
