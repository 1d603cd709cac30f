// Purpose: what must be tidy when a signal (SIGINT, SIGTERM, SIGHUP) ends the program: a file half published, a folder
// of temporary files, the journal of the price store. The program still ends by that signal, so its status is the
// signal's.
#pragma once

#include <QString>

namespace chipboard {

/// Lets these signals wait for what is in the middle of something. Called once by the program, before it starts a
/// thread; where nobody calls it, signals act as the system has them act.
void watchEndingSignals();

/// A signal came, and the program waits only for what holds it. Long work that holds the end looks here and gives up.
[[nodiscard]] bool isEnding();

/// While one lives, a signal does not end the program, for ten seconds at most. After that, or when the signal came
/// first, its thread does not go on: the program is at its end.
class EndingHold
{
public:
    EndingHold();
    ~EndingHold();
    EndingHold(const EndingHold &) = delete;
    EndingHold &operator=(const EndingHold &) = delete;
};

/// A folder that only this user can read, gone with the object or, if the program is ended by a signal first, with it.
class TemporaryFolder
{
public:
    TemporaryFolder();
    ~TemporaryFolder();
    TemporaryFolder(const TemporaryFolder &) = delete;
    TemporaryFolder &operator=(const TemporaryFolder &) = delete;

    void remove();
    [[nodiscard]] bool isValid() const { return !m_path.isEmpty(); }
    [[nodiscard]] const QString &error() const { return m_error; } ///< why it is not there
    [[nodiscard]] QString filePath(const QString &name) const { return m_path + QLatin1Char('/') + name; }
    [[nodiscard]] const QString &path() const { return m_path; }

private:
    QString m_path;
    QString m_error;
};

} // namespace chipboard
