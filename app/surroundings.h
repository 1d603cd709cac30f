// Purpose: what the program takes from the process around it, set right before anything else begins: the home of a user
// who has none in the environment, signals that end the program, the order of hashes, folders that Qt makes.
#pragma once

#include "data/core/ending.h"

#include <QByteArray>
#include <QDate>

namespace chipboard {

/// First of all in main(), before a thread is started.
void prepareSurroundings();

/// The day that prices are old or new on: of SOURCE_DATE_EPOCH where the environment has it, so that files can be made
/// again as they were. Else that of the clock in UTC, wherever somebody is, but none before the catalogue's `revision`
/// (ISO): such a clock is wrong.
[[nodiscard]] QDate currentDay(const QString &revision = {});

/// While one lives, an application object is made that shows nothing. Qt looks for a display all the same, in a folder
/// of the session, and makes one among the temporary files where the environment names none: here it has one that goes.
class SessionFolderGuard
{
public:
    SessionFolderGuard();
    ~SessionFolderGuard();
    SessionFolderGuard(const SessionFolderGuard &) = delete;
    SessionFolderGuard &operator=(const SessionFolderGuard &) = delete;

private:
    EndingHold m_hold;
    TemporaryFolder m_folder;
    QByteArray m_before; ///< null: the environment named none
};

} // namespace chipboard
