// Purpose: the draws of a page, off the GUI's thread. A page asks for a task's draws and gets what is known; what is
// not is begun a moment after the last other task was asked for, so that a drag begins nothing. Equal tasks give
// equal draws, whoever waits for them. All signals come in the thread of this object.
#pragma once

#include "data/analysis/uncertainty.h"

#include <QObject>
#include <QTimer>

#include <atomic>
#include <memory>
#include <thread>

namespace chipboard {

class PageDraws : public QObject
{
    Q_OBJECT

public:
    explicit PageDraws(QObject *parent = nullptr);
    /// What is on its way is cancelled.
    ~PageDraws() override;

    /// Nothing yet: changed() follows, unless another task is asked for, or the person stops it.
    [[nodiscard]] std::optional<Uncertainty> of(const DrawTask &task);
    /// Around the reckoning of a page: where it asks for nothing, nothing is drawn.
    void beginPage() { m_asked = false; }
    void endPage();
    /// Draws here and now what is wanted; true when that was something new.
    bool finish();
    /// What is on its way stays away until another task is asked for.
    void stop();
    [[nodiscard]] bool isRunning() const { return m_isRunning; }
    /// Nothing runs, and nothing will by itself.
    [[nodiscard]] bool isIdle() const { return !m_isRunning && !m_pause.isActive(); }

signals:
    void changed();
    void progress(double share); ///< of what takes long enough to be told
    void ended();                ///< after progress(): drawn, cancelled or stopped

private:
    void begin();
    void work(const DrawTask &task, quint64 number);
    void cancel();
    void take(const Uncertainty &found);

    std::thread m_thread;
    std::atomic<bool> m_cancelled = false;
    quint64 m_current = 0; ///< which work counts; only this object's thread looks at it
    bool m_isRunning = false;
    bool m_asked = false;
    bool m_stopped = false;
    QTimer m_pause;
    std::unique_ptr<DrawTask> m_wanted;
    std::unique_ptr<Uncertainty> m_found; ///< of m_wanted
};

} // namespace chipboard
