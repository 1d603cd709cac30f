// Purpose: cleanup when a signal (SIGINT, SIGTERM, SIGHUP) ends the program: a half-written file, a temporary folder,
// the journal of the price store. The program still terminates by that signal, so its exit status is the signal's.
#pragma once

#include <QString>

namespace chipboard {

/// Makes these signals wait for operations in progress. Called once, before the program starts a thread; without the
/// call, signals have their default action.
void watchEndingSignals();

/// True once a signal has arrived and only EndingHolds delay the exit. Long work under a hold checks this and stops.
[[nodiscard]] bool isEnding();

/// While one exists, a signal does not end the program, for ten seconds at most. After that, or if the signal arrived
/// first, its thread never resumes: the program is terminating.
class EndingHold
{
public:
    EndingHold();
    ~EndingHold();
    EndingHold(const EndingHold &) = delete;
    EndingHold &operator=(const EndingHold &) = delete;
};

/// A folder that only this user can read, removed with the object or when a signal ends the program first.
class TemporaryFolder
{
public:
    TemporaryFolder();
    ~TemporaryFolder();
    TemporaryFolder(const TemporaryFolder &) = delete;
    TemporaryFolder &operator=(const TemporaryFolder &) = delete;

    void remove();
    [[nodiscard]] bool isValid() const { return !m_path.isEmpty(); }
    [[nodiscard]] const QString &error() const { return m_error; } ///< why the folder could not be created
    [[nodiscard]] QString filePath(const QString &name) const { return m_path + QLatin1Char('/') + name; }
    [[nodiscard]] const QString &path() const { return m_path; }

private:
    QString m_path;
    QString m_error;
};

} // namespace chipboard
