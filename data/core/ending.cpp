#include "data/core/ending.h"

#include <QDir>
#include <QStringList>
#include <QTemporaryDir>

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>

#ifdef Q_OS_UNIX
#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <unistd.h>
#endif

namespace chipboard {
namespace {

constexpr std::chrono::seconds longestWait(10);

/// Process-wide, like signals. Never destroyed: threads use it until the very end.
struct Ending
{
    std::mutex mutex;
    std::condition_variable changed;
    std::atomic<bool> hasBegun = false;
    int holds = 0;
    QStringList folders;
};

Ending &ending()
{
    static Ending *const all = new Ending;
    return *all;
}

/// Per thread: a nested hold must not wait for an end that waits for the outer hold.
int &holdsOfThread()
{
    thread_local int holds = 0;
    return holds;
}

void waitForEnd(std::unique_lock<std::mutex> &lock)
{
    for (;;)
        ending().changed.wait(lock);
}

#ifdef Q_OS_UNIX

int signalPipe[2] = {-1, -1}; // the only thing a handler can reach

// Only async-signal-safe calls are allowed: write() is. Child processes get the default action, as handlers are not
// inherited.
extern "C" void noteSignal(int signal)
{
    const int before = errno;
    const auto note = static_cast<unsigned char>(signal);
    (void)!write(signalPipe[1], &note, 1);
    errno = before;
}

/// By the signal itself, so that the parent process sees it.
[[noreturn]] void endBy(int signal)
{
    std::signal(signal, SIG_DFL);
    sigset_t open;
    sigemptyset(&open);
    sigaddset(&open, signal);
    pthread_sigmask(SIG_UNBLOCK, &open, nullptr);
    raise(signal);
    _exit(128 + signal);
}

void waitForSignal()
{
    unsigned char signal = 0;
    while (read(signalPipe[0], &signal, 1) != 1) {
        if (errno != EINTR)
            return;
    }
    Ending &all = ending();
    std::unique_lock<std::mutex> lock(all.mutex);
    all.hasBegun = true;
    all.changed.wait_for(lock, longestWait, [&all] { return all.holds == 0; });
    for (const QString &folder : std::as_const(all.folders))
        QDir(folder).removeRecursively();
    endBy(signal);
}

#endif

} // namespace

void watchEndingSignals()
{
#ifdef Q_OS_UNIX
    if (signalPipe[0] >= 0 || pipe(signalPipe) != 0)
        return;
    for (const int end : signalPipe)
        fcntl(end, F_SETFD, FD_CLOEXEC);
    std::thread(waitForSignal).detach();
    for (const int signal : {SIGINT, SIGTERM, SIGHUP}) {
        struct sigaction before = {};
        if (sigaction(signal, nullptr, &before) != 0 || before.sa_handler != SIG_DFL)
            continue; // ignored, as under nohup
        struct sigaction action = {};
        action.sa_handler = noteSignal;
        action.sa_flags = SA_RESTART;
        sigaction(signal, &action, nullptr);
    }
#endif
}

bool isEnding() { return ending().hasBegun; }

EndingHold::EndingHold()
{
    if (holdsOfThread()++ > 0)
        return;
    std::unique_lock<std::mutex> lock(ending().mutex);
    if (ending().hasBegun)
        waitForEnd(lock);
    ++ending().holds;
}

EndingHold::~EndingHold()
{
    if (--holdsOfThread() > 0)
        return;
    std::unique_lock<std::mutex> lock(ending().mutex);
    --ending().holds;
    ending().changed.notify_all();
    if (ending().hasBegun)
        waitForEnd(lock);
}

TemporaryFolder::TemporaryFolder()
{
    const EndingHold hold;
    // Qt returns nothing if the environment names a missing folder.
    const QString place = QDir::tempPath().isEmpty() ? QStringLiteral("/tmp") : QDir::tempPath();
    QTemporaryDir made(place + QStringLiteral("/chipboard-XXXXXX"));
    if (!made.isValid()) {
        m_error = made.errorString();
        return;
    }
    made.setAutoRemove(false);
    m_path = made.path();
    const std::lock_guard<std::mutex> lock(ending().mutex);
    ending().folders << m_path;
}

TemporaryFolder::~TemporaryFolder() { remove(); }

void TemporaryFolder::remove()
{
    if (!isValid())
        return;
    const EndingHold hold;
    QDir(m_path).removeRecursively();
    const std::lock_guard<std::mutex> lock(ending().mutex);
    ending().folders.removeOne(m_path);
    m_path.clear();
}

} // namespace chipboard
