// Purpose: Monte Carlo draws of a page, off the GUI thread. A page requests the draws of a task and gets known results;
// missing ones start after a pause without other requests, so that dragging starts none. Equal tasks give equal draws.
// Signals are emitted in this object's thread.
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
    /// Cancels running draws.
    ~PageDraws() override;

    /// Empty at first: changed() follows, unless another task is requested or the user stops it.
    [[nodiscard]] std::optional<Uncertainty> of(const DrawTask &task);
    /// Call before and after making a page: if it requests no draws, none are made.
    void beginPage() { m_asked = false; }
    void endPage();
    /// Draws synchronously if results are missing; true if it did.
    bool finish();
    /// Cancels draws until another task is requested.
    void stop();
    [[nodiscard]] bool isRunning() const { return m_isRunning; }
    /// Nothing is running or scheduled.
    [[nodiscard]] bool isIdle() const { return !m_isRunning && !m_pause.isActive(); }

signals:
    void changed();
    void progress(double share); ///< only for draws that take long enough
    void ended();                ///< after progress(): finished, cancelled or stopped

private:
    void begin();
    void work(const DrawTask &task, quint64 number);
    void cancel();
    void take(const Uncertainty &found);

    std::thread m_thread;
    std::atomic<bool> m_cancelled = false;
    quint64 m_current = 0; ///< id of the current work; only used in this object's thread
    bool m_isRunning = false;
    bool m_asked = false;
    bool m_stopped = false;
    QTimer m_pause;
    std::unique_ptr<DrawTask> m_wanted;
    std::unique_ptr<Uncertainty> m_found; ///< for m_wanted
};

} // namespace chipboard
