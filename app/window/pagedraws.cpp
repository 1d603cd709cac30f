#include "app/window/pagedraws.h"

#include <QElapsedTimer>

namespace chipboard {
constexpr int pauseMs = 120;     // longer than between two drag steps
constexpr qint64 silentMs = 250; // shorter draws show no progress
constexpr double toldSteps = 50.0;

PageDraws::PageDraws(QObject *parent)
    : QObject(parent)
{
    m_pause.setSingleShot(true);
    m_pause.setInterval(pauseMs);
    connect(&m_pause, &QTimer::timeout, this, &PageDraws::begin);
}

PageDraws::~PageDraws()
{
    cancel();
    if (m_thread.joinable())
        m_thread.join();
}

std::optional<Uncertainty> PageDraws::of(const DrawTask &task)
{
    m_asked = true;
    if (m_wanted && *m_wanted == task)
        return m_found ? std::optional(*m_found) : std::nullopt;
    cancel();
    m_wanted = std::make_unique<DrawTask>(task);
    m_found.reset();
    m_stopped = false;
    m_pause.start();
    return std::nullopt;
}

void PageDraws::endPage()
{
    if (m_asked)
        return;
    cancel();
    if (!m_found)
        m_wanted.reset();
}

bool PageDraws::finish()
{
    if (!m_wanted || m_found)
        return false;
    cancel();
    m_found = std::make_unique<Uncertainty>(*drawn(*m_wanted, DrawPlan())); // never cancelled
    return true;
}

void PageDraws::stop()
{
    cancel();
    m_stopped = true;
}

// Returns at once: the thread ends soon after, and its results are ignored.
void PageDraws::cancel()
{
    m_pause.stop();
    m_cancelled = true;
    ++m_current;
    if (std::exchange(m_isRunning, false))
        emit ended();
}

void PageDraws::begin()
{
    if (!m_wanted || m_found || m_stopped)
        return;
    if (m_thread.joinable())
        m_thread.join(); // it was cancelled before the pause
    m_cancelled = false;
    m_isRunning = true;
    m_thread = std::thread([this, task = *m_wanted, number = m_current] { work(task, number); });
}

void PageDraws::work(const DrawTask &task, quint64 number)
{
    const auto tell = [this, number](const std::function<void()> &report) {
        QMetaObject::invokeMethod(
            this,
            [this, number, report] {
                if (number == m_current)
                    report();
            },
            Qt::QueuedConnection);
    };
    QElapsedTimer timer;
    timer.start();
    int told = 0;
    const std::optional<Uncertainty> found = drawn(task, DrawPlan(), [&](double share) {
        const int step = static_cast<int>(share * toldSteps);
        if (step != std::exchange(told, step) && timer.elapsed() > silentMs)
            tell([this, share] { emit progress(share); });
        return !m_cancelled;
    });
    if (found)
        tell([this, found] { take(*found); });
}

void PageDraws::take(const Uncertainty &found)
{
    m_isRunning = false;
    m_found = std::make_unique<Uncertainty>(found);
    emit ended();
    emit changed();
}

} // namespace chipboard
