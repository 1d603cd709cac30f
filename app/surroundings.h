// Purpose: what the program takes from the process around it, set right before anything else begins: the home of a user
// who has none in the environment, signals that end the program, the locale of the C library, messages of libraries.
#pragma once

#include "data/core/ending.h"

namespace chipboard {

/// First of all in main(), before a thread is started.
void prepareSurroundings();

/// While one lives, an application object is made that shows nothing. Qt looks for a display all the same, in a folder
/// for the session that it makes among the temporary files where the environment names none; it goes again.
class SessionFolderGuard
{
public:
    SessionFolderGuard();
    ~SessionFolderGuard();
    SessionFolderGuard(const SessionFolderGuard &) = delete;
    SessionFolderGuard &operator=(const SessionFolderGuard &) = delete;

private:
    EndingHold m_hold;
    QString m_made; ///< empty: it was there before
};

} // namespace chipboard
